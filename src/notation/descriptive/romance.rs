//! French, Spanish, Italian and Portuguese: `P4R`, `C3FR`, `TD3AR`, `FxCD`, `C(3FR)xD`, `P8D=D`.

use crate::game::{Rank, Role};
use crate::notation::scan::Reader;
use crate::notation::{Language, Languages};

use super::letter::{Sign, eat_cross, eat_dash, eat_promotion, eat_rank, eat_word, skip_filler};
use super::{Files, Goal, Man, Part, Promoted, Reading, Typography, Wing};

/// Words for a capture; old print shortens them.
const TAKES: &[&str] = &[
    "prend", "pr", "por", "toma", "prende", "come", "captura", "p",
];

/// Words before the square.
const TO: &[&str] = &["a", "à", "en", "em", "in"];

/// Men by their full names would be words of a mail; only letters are read.
#[derive(Clone, Copy, Debug)]
struct Letters {
    /// The languages that have all letters so far.
    languages: Languages,
    small: bool,
}

pub(super) fn read(
    reader: Reader<'_>,
    languages: Languages,
    typography: Typography,
    small: bool,
) -> Option<(Reading, Reader<'_>)> {
    let romance = [
        Language::FRENCH,
        Language::SPANISH,
        Language::ITALIAN,
        Language::PORTUGUESE,
    ];
    let romance: Languages = romance.into_iter().collect();
    let mut letters = Letters {
        languages: romance.intersection(languages),
        small,
    };
    if letters.languages.is_empty() {
        return None;
    }
    let mut here = reader;
    let mover = letters.eat_man(&mut here, Part::Mover, typography.lax)?;
    let sign = eat_sign(&mut here, typography)?;
    let goal = match sign {
        Sign::To => {
            let (files, rank) = letters.eat_square(&mut here, typography.lax)?;
            Goal::Square(files, rank)
        }
        Sign::Takes => letters.eat_target(&mut here)?,
    };
    let promotion = letters.eat_promotion(&mut here, mover, goal);
    let reading = Reading {
        languages: letters.languages,
        mover,
        goal,
        promotion,
    };
    Some((reading, here))
}

/// The sign between man and goal; before a rank there may be none.
fn eat_sign(reader: &mut Reader<'_>, typography: Typography) -> Option<Sign> {
    let mut ahead = *reader;
    let has_space = skip_filler(&mut ahead, true);
    if eat_cross(&mut ahead) || TAKES.iter().any(|word| eat_word(&mut ahead, word)) {
        skip_filler(&mut ahead, true);
        *reader = ahead;
        return Some(Sign::Takes);
    }
    if typography.due && !has_space && ahead.peek() == Some(':') {
        ahead.bump();
        *reader = ahead;
        return Some(Sign::Takes);
    }
    if has_space && !typography.lax {
        return None;
    }
    // `R-1A` is a room as well: with a dash only where a move is due.
    let has_dash = (typography.lax || typography.due) && eat_dash(&mut ahead);
    let has_word = typography.lax && TO.iter().any(|word| eat_word(&mut ahead, word));
    if has_dash || has_word {
        skip_filler(&mut ahead, typography.lax);
    }
    if !ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
        return None;
    }
    *reader = ahead;
    Some(Sign::To)
}

impl Letters {
    fn eat_letter(&mut self, reader: &mut Reader<'_>) -> Option<Role> {
        let mut ahead = *reader;
        let letter = ahead.bump()?;
        let letter = if self.small {
            letter.to_ascii_uppercase()
        } else {
            letter
        };
        let spanish = Languages::one(Language::SPANISH);
        let italian = Languages::one(Language::ITALIAN);
        let (role, languages) = match letter {
            'P' => (Role::Pawn, self.languages),
            'T' => (Role::Rook, self.languages),
            'C' => (Role::Knight, self.languages),
            'D' => (Role::Queen, self.languages),
            'R' => (Role::King, self.languages),
            'F' => (Role::Bishop, Languages::one(Language::FRENCH)),
            'A' => (Role::Bishop, spanish.union(italian)),
            'B' => (Role::Bishop, Languages::one(Language::PORTUGUESE)),
            _ => return None,
        };
        let languages = self.languages.intersection(languages);
        if languages.is_empty() {
            return None;
        }
        self.languages = languages;
        *reader = ahead;
        Some(role)
    }

    /// Takes `R` or `D` after the letter of a man or file.
    fn eat_wing(&mut self, reader: &mut Reader<'_>, over_spaces: bool) -> Option<Wing> {
        let mut ahead = *reader;
        skip_filler(&mut ahead, over_spaces);
        let wing = match self.eat_letter(&mut ahead)? {
            Role::King => Wing::King,
            Role::Queen => Wing::Queen,
            _ => return None,
        };
        if ahead.peek().is_some_and(|c| c.is_lowercase() && c != 'x') {
            return None;
        }
        *reader = ahead;
        Some(wing)
    }

    /// Reads the name of a file: `R`, `TD`, `C`.
    fn eat_files(&mut self, reader: &mut Reader<'_>) -> Option<Files> {
        let mut here = *reader;
        let before = *self;
        let role = self.eat_letter(&mut here)?;
        let is_winged = matches!(role, Role::Rook | Role::Bishop | Role::Knight);
        let wing = if is_winged {
            let known = *self;
            let wing = self.eat_wing(&mut here, false);
            if wing.is_none() {
                *self = known;
            }
            wing
        } else {
            None
        };
        let Some(files) = Files::named(role, wing) else {
            *self = before;
            return None;
        };
        *reader = here;
        Some(files)
    }

    /// Reads a man with what is said of its place: `TD`, `C(3FR)`, `T1`, `PR`.
    fn eat_man(&mut self, reader: &mut Reader<'_>, part: Part, lax: bool) -> Option<Man> {
        let role = self.eat_letter(reader)?;
        let mut man = Man::new(role);
        let mut ahead = *reader;
        skip_filler(&mut ahead, false);
        let known = *self;
        match role {
            Role::Pawn => match self.eat_files(&mut ahead) {
                Some(files) => {
                    man.files = files;
                    *reader = ahead;
                }
                None => *self = known,
            },
            Role::Rook | Role::Bishop | Role::Knight => {
                man.wing = self.eat_wing(&mut ahead, false);
                if man.wing.is_some() {
                    *reader = ahead;
                } else {
                    *self = known;
                }
            }
            Role::Queen | Role::King => {}
        }
        Some(self.eat_place(man, reader, part, lax))
    }

    /// Reads the place after a man: `(3FR)`, `(3)`, `/3`, `\3`, and a rank before a sign.
    fn eat_place(&mut self, man: Man, reader: &mut Reader<'_>, part: Part, lax: bool) -> Man {
        let mut ahead = *reader;
        skip_filler(&mut ahead, lax);
        if ahead.eat('(') {
            ahead.spaces();
            let rank = eat_rank(&mut ahead);
            skip_filler(&mut ahead, true);
            let known = *self;
            let files = self.eat_files(&mut ahead);
            if files.is_none() {
                *self = known;
            }
            skip_filler(&mut ahead, true);
            // `PxD(D)` is a promotion: where the captured man stands is said with its rank.
            let says_place = part == Part::Mover && files.is_some() && man.role != Role::Pawn;
            let says_nothing = rank.is_none() && !says_place;
            if says_nothing || !ahead.eat(')') {
                *self = known;
                return man;
            }
            *reader = ahead;
            return Man {
                files: files.unwrap_or(man.files),
                rank,
                ..man
            };
        }
        let has_slash = ahead.eat_if(|c| matches!(c, '/' | '\\')).is_some();
        let Some(rank) = eat_rank(&mut ahead) else {
            return man;
        };
        let mut behind = ahead;
        let is_before_sign = eat_cross(&mut behind) || eat_dash(&mut behind);
        if has_slash || is_before_sign {
            *reader = ahead;
            return Man {
                rank: Some(rank),
                ..man
            };
        }
        man
    }

    /// Reads a square: `4R`, `3FR`.
    fn eat_square(&mut self, reader: &mut Reader<'_>, lax: bool) -> Option<(Files, Rank)> {
        let rank = eat_rank(reader)?;
        let mut ahead = *reader;
        ahead.eat_if(|c| matches!(c, 'ª' | 'º' | '°'));
        skip_filler(&mut ahead, lax);
        let files = self.eat_files(&mut ahead)?;
        *reader = ahead;
        Some((files, rank))
    }

    fn eat_target(&mut self, reader: &mut Reader<'_>) -> Option<Goal> {
        if reader.peek().is_some_and(|c| c.is_ascii_digit()) {
            let (files, rank) = self.eat_square(reader, false)?;
            return Some(Goal::TakesOn(files, rank));
        }
        let man = self.eat_man(reader, Part::Target, false)?;
        Some(Goal::Takes(man))
    }

    fn eat_promotion(
        &mut self,
        reader: &mut Reader<'_>,
        mover: Man,
        goal: Goal,
    ) -> Option<Promoted> {
        let may = match goal {
            Goal::Square(_, rank) => rank == Rank::Eighth,
            _ => true,
        };
        if mover.role != Role::Pawn || !may {
            return None;
        }
        let known = std::cell::Cell::new(*self);
        let promoted = eat_promotion(reader, false, |reader| {
            let mut letters = known.get();
            let role = letters.eat_letter(reader)?;
            known.set(letters);
            Some(role)
        });
        if promoted.is_some() {
            *self = known.get();
        }
        promoted
    }
}
