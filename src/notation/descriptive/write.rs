//! Writes moves in the shortest customary form that means them alone.

use crate::game::{CastlingSide, Move, Position, Rank, Role, Square, Termination};
use crate::notation::{CheckMark, Language, Languages, Marks, narrow_by_marks};

use super::fit::captured_square;
use super::wing::{History, standing};
use super::{DescriptiveMove, Files, Goal, Man, Promoted, Reading, Wing, resolutions};

/// Writes a legal move; the history tells which rook is the king's where the board misleads.
pub(in crate::notation) fn write_descriptive(
    position: &Position,
    history: Option<History<'_>>,
    mv: Move,
    language: Language,
) -> String {
    let marks = marks_of(position, mv);
    let mut text = match mv.castling_side() {
        Some(side) => castling(position, side, language).to_owned(),
        None => {
            let writer = Writer {
                position,
                history,
                mv,
                language,
                marks,
            };
            render(&writer.shortest(), language)
        }
    };
    text.push_str(match (marks.check, language) {
        (CheckMark::None, _) => "",
        (CheckMark::Mate, Language::ENGLISH) => "‡",
        (CheckMark::Mate, _) => "≠",
        (CheckMark::Check | CheckMark::DoubleOrMate, _) => "+",
    });
    if marks.en_passant {
        text.push_str(" e.p.");
    }
    text
}

fn marks_of(position: &Position, mv: Move) -> Marks {
    let check = match position.play(mv) {
        Some(after) if matches!(after.termination(), Some(Termination::Checkmate { .. })) => {
            CheckMark::Mate
        }
        Some(after) if after.is_check() => CheckMark::Check,
        _ => CheckMark::None,
    };
    Marks {
        check,
        en_passant: mv.is_en_passant(),
        ..Marks::default()
    }
}

/// Castling in words, its side only where both are possible; English books print signs.
fn castling(position: &Position, side: CastlingSide, language: Language) -> &'static str {
    let is_king_side = side == CastlingSide::KingSide;
    let other = if is_king_side {
        CastlingSide::QueenSide
    } else {
        CastlingSide::KingSide
    };
    let is_only = position.castling(other).is_none();
    match (language, is_king_side) {
        (Language::FRENCH | Language::PORTUGUESE, _) if is_only => "Roque",
        (Language::FRENCH, true) => "Roque côté roi",
        (Language::FRENCH, false) => "Roque côté dame",
        (Language::PORTUGUESE, true) => "Roque pequeno",
        (Language::PORTUGUESE, false) => "Roque grande",
        (Language::SPANISH, _) if is_only => "Enroque",
        (Language::SPANISH, true) => "Enroque corto",
        (Language::SPANISH, false) => "Enroque largo",
        (Language::ITALIAN, _) if is_only => "Arrocco",
        (Language::ITALIAN, true) => "Arrocco corto",
        (Language::ITALIAN, false) => "Arrocco lungo",
        (_, true) => "O-O",
        (_, false) => "O-O-O",
    }
}

#[derive(Clone, Copy, Debug)]
struct Writer<'p> {
    position: &'p Position,
    history: Option<History<'p>>,
    mv: Move,
    language: Language,
    marks: Marks,
}

impl Writer<'_> {
    /// The first form that is the move's alone; forms grow from the man alone to both squares.
    fn shortest(self) -> Reading {
        let from = self.mv.from().unwrap_or(self.mv.to());
        let movers = self.men(from, self.mv.role());
        let goals = match (self.mv.capture(), captured_square(self.mv)) {
            (Some(role), Some(square)) => self.men(square, role).map(|man| man.map(Goal::Takes)),
            _ => self.squares(),
        };
        let mut last = None;
        for mover in movers.into_iter().flatten() {
            for goal in goals.into_iter().flatten() {
                let reading = Reading {
                    languages: Languages::one(self.language),
                    mover,
                    goal,
                    promotion: self.mv.promotion().map(Promoted::To),
                };
                if self.is_alone(&reading) {
                    return reading;
                }
                last = Some(reading);
            }
        }
        last.unwrap_or(Reading {
            languages: Languages::one(self.language),
            mover: Man::new(self.mv.role()),
            goal: Goal::Square(Files::one(self.mv.to().file()), self.rank(self.mv.to())),
            promotion: None,
        })
    }

    fn is_alone(self, reading: &Reading) -> bool {
        let written = DescriptiveMove {
            readings: [Some(*reading), None],
        };
        let languages = Languages::one(self.language);
        let found = resolutions(&written, self.position, self.history, languages);
        let found = narrow_by_marks(found, &self.marks, self.position);
        matches!(found.as_slice(), [only] if only.mv == self.mv)
    }

    fn rank(self, square: Square) -> Rank {
        self.position
            .turn()
            .fold_wb(square.rank(), square.rank().flip_vertical())
    }

    /// The ways to name a man, the shortest first.
    fn men(self, square: Square, role: Role) -> [Option<Man>; 5] {
        let man = Man::new(role);
        let (short, full) = files_of(square);
        let rank = Some(self.rank(square));
        let on_file = |files| (role == Role::Pawn).then_some(Man { files, ..man });
        [
            Some(man),
            on_file(short).or_else(|| self.winged(square, man)),
            on_file(full),
            Some(Man {
                files: short,
                rank,
                ..man
            }),
            Some(Man {
                files: full,
                rank,
                ..man
            }),
        ]
    }

    /// King's or queen's, where origin and place say the same.
    fn winged(self, square: Square, man: Man) -> Option<Man> {
        if matches!(man.role, Role::King | Role::Queen) {
            return None;
        }
        let piece = self.position.piece_at(square)?;
        let said = standing(self.position, self.history, square, piece);
        let wing = said.by_place?;
        let agree = said.by_origin.is_none_or(|origin| origin == wing);
        agree.then_some(Man {
            wing: Some(wing),
            ..man
        })
    }

    fn squares(self) -> [Option<Goal>; 5] {
        let (short, full) = files_of(self.mv.to());
        let rank = self.rank(self.mv.to());
        [
            Some(Goal::Square(short, rank)),
            Some(Goal::Square(full, rank)),
            None,
            None,
            None,
        ]
    }
}

/// The short name of a file, which both wings have, and its full name.
fn files_of(square: Square) -> (Files, Files) {
    let full = Files::one(square.file());
    let short = [Role::Rook, Role::Knight, Role::Bishop]
        .into_iter()
        .filter_map(|role| Files::named(role, None))
        .find(|files| files.contains(square.file()));
    (short.unwrap_or(full), full)
}

fn render(reading: &Reading, language: Language) -> String {
    let mut text = render_man(reading.mover, language);
    match reading.goal {
        Goal::Takes(man) => {
            text.push('x');
            text.push_str(&render_man(man, language));
        }
        Goal::Square(files, rank) | Goal::TakesOn(files, rank) => {
            if language == Language::ENGLISH {
                text.push('-');
            }
            text.push_str(&render_square(files, rank, language));
        }
        Goal::Named(..) | Goal::Castles(_) | Goal::Check => {}
    }
    if let Some(Promoted::To(role)) = reading.promotion {
        text.push('=');
        text.push_str(letter(role, language));
    }
    text
}

/// `QN`, `QBP`, `N(B3)`; in the Romance languages `CD`, `PFD`, `C(3F)`.
fn render_man(man: Man, language: Language) -> String {
    let role = letter(man.role, language);
    if let Some(rank) = man.rank {
        return format!("{role}({})", render_square(man.files, rank, language));
    }
    let file = if man.files == Files::ANY {
        String::new()
    } else {
        render_files(man.files, language)
    };
    let wing = man.wing.map_or("", |wing| wing_letter(wing, language));
    if language == Language::ENGLISH {
        format!("{file}{wing}{role}")
    } else {
        format!("{role}{file}{wing}")
    }
}

fn render_square(files: Files, rank: Rank, language: Language) -> String {
    let file = render_files(files, language);
    if language == Language::ENGLISH {
        format!("{file}{}", rank.char())
    } else {
        format!("{}{file}", rank.char())
    }
}

fn render_files(files: Files, language: Language) -> String {
    const NAMES: [(Role, Option<Wing>); 11] = [
        (Role::King, None),
        (Role::Queen, None),
        (Role::Rook, None),
        (Role::Knight, None),
        (Role::Bishop, None),
        (Role::Rook, Some(Wing::King)),
        (Role::Rook, Some(Wing::Queen)),
        (Role::Knight, Some(Wing::King)),
        (Role::Knight, Some(Wing::Queen)),
        (Role::Bishop, Some(Wing::King)),
        (Role::Bishop, Some(Wing::Queen)),
    ];
    let named = NAMES
        .into_iter()
        .find(|(role, wing)| Files::named(*role, *wing) == Some(files));
    let Some((role, wing)) = named else {
        return String::new();
    };
    let wing = wing.map_or("", |wing| wing_letter(wing, language));
    let role = letter(role, language);
    if language == Language::ENGLISH {
        format!("{wing}{role}")
    } else {
        format!("{role}{wing}")
    }
}

fn letter(role: Role, language: Language) -> &'static str {
    language.letter(role).unwrap_or("P")
}

fn wing_letter(wing: Wing, language: Language) -> &'static str {
    let role = match wing {
        Wing::King => Role::King,
        Wing::Queen => Role::Queen,
    };
    letter(role, language)
}
