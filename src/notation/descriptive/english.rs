//! English: `Kt-KB3`, `Kt - K B 3`, `Kt to KB3`, `P. to K's 4th`, `QNPxP`, `R(K1)-K2`.

use crate::game::{File, Rank, Role};
use crate::notation::Languages;
use crate::notation::scan::Reader;

use super::letter::{Sign, eat_cross, eat_dash, eat_promotion, eat_rank, eat_word, skip_filler};
use super::{Files, Goal, Man, Part, Promoted, Reading, Typography, Wing};

/// Men by their full names, read where the text is known to be a move.
const NAMES: &[(&str, Role)] = &[
    ("king", Role::King),
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("pawn", Role::Pawn),
];

/// Ranks in words, and the endings of figures.
const RANKS: &[(&str, Rank)] = &[
    ("square", Rank::First),
    ("sq", Rank::First),
    ("first", Rank::First),
    ("second", Rank::Second),
    ("third", Rank::Third),
    ("fourth", Rank::Fourth),
    ("fifth", Rank::Fifth),
    ("sixth", Rank::Sixth),
    ("seventh", Rank::Seventh),
    ("eighth", Rank::Eighth),
];

/// Most letters that one man has: `QKtP`.
const LETTERS_MAX: usize = 3;

#[derive(Clone, Copy, Debug)]
struct Manner {
    lax: bool,
    small: bool,
}

/// A man's letters with the place after them.
#[derive(Clone, Copy, Debug)]
struct Named<'a> {
    man: Man,
    /// Spaces without a dot stand between its letters.
    has_spaces: bool,
    end: Reader<'a>,
}

pub(super) fn read(
    reader: Reader<'_>,
    typography: Typography,
    small: bool,
) -> Option<(Reading, Reader<'_>)> {
    let manner = Manner {
        lax: typography.lax,
        small,
    };
    let options = men(reader, manner, Part::Mover, true);
    options
        .into_iter()
        .flatten()
        .find_map(|named| {
            let mut here = named.end;
            let (sign, is_spaced) = eat_sign(&mut here)?;
            if named.has_spaces && !is_spaced {
                return None;
            }
            let (goal, end) = match sign {
                Sign::To => destination(here, manner)?,
                Sign::Takes => target(here, manner, is_spaced)?,
            };
            let (promotion, end) = promotion(named.man, goal, end, manner);
            let reading = Reading {
                languages: Languages::ENGLISH,
                mover: named.man,
                goal,
                promotion,
            };
            Some((reading, end))
        })
        .or_else(|| only_check(reader, manner))
}

/// `R ch`, `Q mates`: a man and the mark alone, where a move is known to stand.
fn only_check(reader: Reader<'_>, manner: Manner) -> Option<(Reading, Reader<'_>)> {
    if !manner.lax {
        return None;
    }
    let named = men(reader, manner, Part::Mover, true)
        .into_iter()
        .flatten()
        .next()?;
    let mut ahead = named.end;
    skip_filler(&mut ahead, true);
    let is_check = ["ch", "check", "checks", "mate", "mates"]
        .iter()
        .any(|word| eat_word(&mut ahead, word));
    is_check.then_some((
        Reading {
            languages: Languages::ENGLISH,
            mover: named.man,
            goal: Goal::Check,
            promotion: None,
        },
        named.end,
    ))
}

/// The ways to read a man here, the one with most letters first.
fn men(
    reader: Reader<'_>,
    manner: Manner,
    part: Part,
    over_spaces: bool,
) -> [Option<Named<'_>>; LETTERS_MAX] {
    let mut found = [const { None }; LETTERS_MAX];
    let mut roles = [None; LETTERS_MAX];
    let mut here = reader;
    let mut has_spaces = false;
    for index in 0..LETTERS_MAX {
        let mut ahead = here;
        if index > 0 {
            let before = ahead;
            let spaced = skip_filler(&mut ahead, over_spaces);
            has_spaces |= spaced && before.peek() != Some('.');
        }
        let Some(role) = eat_letter(&mut ahead, manner) else {
            break;
        };
        here = ahead;
        if let Some(slot) = roles.get_mut(index) {
            *slot = Some(role);
        }
        let named = man_of(&roles).and_then(|man| {
            let (man, end) = located(man, ahead, manner, part)?;
            Some(Named {
                man,
                has_spaces,
                end,
            })
        });
        if let Some(slot) = found.get_mut(LETTERS_MAX - 1 - index) {
            *slot = named;
        }
    }
    found
}

/// The man that a row of letters names.
fn man_of(roles: &[Option<Role>; LETTERS_MAX]) -> Option<Man> {
    let is_winged = |role| matches!(role, Role::Rook | Role::Bishop | Role::Knight);
    let wing = |role| match role {
        Role::King => Some(Wing::King),
        Role::Queen => Some(Wing::Queen),
        _ => None,
    };
    match *roles {
        [Some(role), None, None] => Some(Man::new(role)),
        [Some(file), Some(Role::Pawn), None] => Some(Man {
            files: Files::named(file, None)?,
            ..Man::new(Role::Pawn)
        }),
        [Some(side), Some(file), Some(Role::Pawn)] => Some(Man {
            files: Files::named(file, Some(wing(side)?))?,
            ..Man::new(Role::Pawn)
        }),
        [Some(side), Some(role), None] if is_winged(role) => Some(Man {
            wing: Some(wing(side)?),
            ..Man::new(role)
        }),
        _ => None,
    }
}

/// Reads the place after a man: `(KB3)`, `(B3)`, `(3)`, `/3`, `3`.
fn located<'a>(
    man: Man,
    reader: Reader<'a>,
    manner: Manner,
    part: Part,
) -> Option<(Man, Reader<'a>)> {
    let mut ahead = reader;
    let mut spaced = ahead;
    skip_filler(&mut spaced, true);
    if spaced.eat('(') {
        skip_filler(&mut spaced, true);
        let files = eat_files(&mut spaced, manner);
        skip_filler(&mut spaced, true);
        let rank = eat_ordinal(&mut spaced);
        skip_filler(&mut spaced, true);
        // `PxQ(Q)` is a promotion: where the captured man stands is said with its rank.
        let is_promotion = rank.is_none() && (part == Part::Target || man.role == Role::Pawn);
        if is_promotion || !spaced.eat(')') {
            return Some((man, reader));
        }
        if rank.is_none() && files.is_none() {
            return Some((man, reader));
        }
        return Some((at(man, files, rank), spaced));
    }
    let has_slash = ahead.eat_if(|c| matches!(c, '/' | '\\')).is_some();
    let files = if has_slash {
        eat_files(&mut ahead, manner)
    } else {
        None
    };
    match eat_rank(&mut ahead) {
        Some(rank) if !ahead.peek().is_some_and(|c| c.is_ascii_digit()) => {
            Some((at(man, files, Some(rank)), ahead))
        }
        _ => Some((man, reader)),
    }
}

fn at(man: Man, files: Option<Files>, rank: Option<Rank>) -> Man {
    Man {
        files: files.unwrap_or(man.files),
        rank,
        ..man
    }
}

/// The sign between man and goal; the answer tells whether spaces stand around it.
fn eat_sign(reader: &mut Reader<'_>) -> Option<(Sign, bool)> {
    let mut ahead = *reader;
    let before = skip_filler(&mut ahead, true);
    let sign = if eat_dash(&mut ahead) {
        Sign::To
    } else if eat_cross(&mut ahead) || eat_any(&mut ahead, &["takes", "captures", "tks"]) {
        Sign::Takes
    } else if eat_any(&mut ahead, &["to"]) {
        Sign::To
    } else {
        return None;
    };
    let after = skip_filler(&mut ahead, true);
    *reader = ahead;
    Some((sign, before || after))
}

fn eat_any(reader: &mut Reader<'_>, words: &[&str]) -> bool {
    words.iter().any(|word| eat_word(reader, word))
}

fn destination(reader: Reader<'_>, manner: Manner) -> Option<(Goal, Reader<'_>)> {
    // Without capitals `b4` is a bishop's file.
    if manner.small
        && let Some(found) = destination_in_files(reader, manner)
    {
        return Some(found);
    }
    let mut named = reader;
    if let Some(file) = named.bump().and_then(File::from_char)
        && let Some(rank) = eat_rank(&mut named)
    {
        return Some((Goal::Named(file, rank), named));
    }
    destination_in_files(reader, manner)
}

fn destination_in_files(reader: Reader<'_>, manner: Manner) -> Option<(Goal, Reader<'_>)> {
    let mut here = reader;
    let files = eat_files(&mut here, manner)?;
    skip_filler(&mut here, true);
    let rank = eat_ordinal(&mut here)?;
    Some((Goal::Square(files, rank), here))
}

/// Reads what is captured. Of `B x Kt P x B` the pawn belongs to the next move.
fn target(reader: Reader<'_>, manner: Manner, over_spaces: bool) -> Option<(Goal, Reader<'_>)> {
    let options = men(reader, manner, Part::Target, over_spaces);
    options.into_iter().flatten().find_map(|named| {
        let mut ahead = named.end;
        let is_next_mover = eat_sign(&mut ahead).is_some();
        (!is_next_mover).then_some((Goal::Takes(named.man), named.end))
    })
}

fn promotion<'a>(
    mover: Man,
    goal: Goal,
    reader: Reader<'a>,
    manner: Manner,
) -> (Option<Promoted>, Reader<'a>) {
    let mut here = reader;
    let (may, allows_bare) = match goal {
        Goal::Square(_, rank) => (rank == Rank::Eighth, true),
        Goal::Named(_, rank) => (matches!(rank, Rank::First | Rank::Eighth), true),
        Goal::Takes(_) | Goal::TakesOn(..) => (true, false),
        Goal::Check | Goal::Castles(_) => (false, false),
    };
    if mover.role != Role::Pawn || !may {
        return (None, reader);
    }
    let promoted = eat_promotion(&mut here, allows_bare, |reader| eat_letter(reader, manner));
    match promoted {
        Some(promoted) => (Some(promoted), here),
        None => (None, reader),
    }
}

/// Reads the name of a file: `K`, `KB`, `B`.
fn eat_files(reader: &mut Reader<'_>, manner: Manner) -> Option<Files> {
    let mut here = *reader;
    let first = eat_letter(&mut here, manner)?;
    let side = match first {
        Role::King => Some(Wing::King),
        Role::Queen => Some(Wing::Queen),
        _ => None,
    };
    let mut longer = here;
    skip_filler(&mut longer, true);
    if side.is_some()
        && let Some(second) = eat_letter(&mut longer, manner)
        && let Some(files) = Files::named(second, side)
    {
        *reader = longer;
        return Some(files);
    }
    let files = Files::named(first, None)?;
    *reader = here;
    Some(files)
}

/// Reads a rank: `4`, `4th`, `fourth`, `sq.`.
fn eat_ordinal(reader: &mut Reader<'_>) -> Option<Rank> {
    for (word, rank) in RANKS {
        if eat_word(reader, word) {
            return Some(*rank);
        }
    }
    let rank = eat_rank(reader)?;
    ["st", "nd", "rd", "th", "d"]
        .iter()
        .any(|ending| eat_word(reader, ending));
    Some(rank)
}

fn eat_letter(reader: &mut Reader<'_>, manner: Manner) -> Option<Role> {
    let mut ahead = *reader;
    if manner.lax {
        for (name, role) in NAMES {
            if eat_word(&mut ahead, name) {
                *reader = ahead;
                return Some(*role);
            }
        }
    }
    let letter = ahead.bump()?;
    let letter = if manner.small {
        letter.to_ascii_uppercase()
    } else {
        letter
    };
    let role = match letter {
        'K' => {
            // `Kt` and `Kn`, and `KT` in capitals; `KN` is the king's knight.
            let mut longer = ahead;
            let is_knight = match longer.bump() {
                Some('t' | 'T') => true,
                Some('n') => !manner.small,
                _ => false,
            };
            if is_knight {
                ahead = longer;
                Role::Knight
            } else {
                Role::King
            }
        }
        'Q' => Role::Queen,
        'R' => Role::Rook,
        'B' => Role::Bishop,
        'N' => Role::Knight,
        'P' => Role::Pawn,
        _ => return None,
    };
    *reader = ahead;
    Some(role)
}
