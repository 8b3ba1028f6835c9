//! Descriptive notation: `P-K4` and `Kt-KB3` of English books, `P4R` and `C3FR` of French, Spanish,
//! Italian and Portuguese ones. Ranks are counted from the mover's side, files have the names of the
//! men that stand there at first.

mod english;
mod fit;
mod letter;
mod romance;
#[cfg(test)]
mod tests;
mod wing;
mod write;

use crate::game::{CastlingSide, File, Rank, Role};

use super::scan::Reader;
use super::{Language, Languages};

pub(super) use self::fit::resolutions;
pub(super) use self::wing::History;
pub(super) use self::write::write_descriptive;

/// A move in descriptive notation, as it was written.
///
/// One text can be read by the English letters and by those of the Romance languages: `RxR` is a rook
/// in one, a king in the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DescriptiveMove {
    readings: [Option<Reading>; 2],
}

/// A move as the letters of one family of languages give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Reading {
    /// The languages that have these letters.
    languages: Languages,
    mover: Man,
    goal: Goal,
    promotion: Option<Promoted>,
}

/// A man, and what is said of the place where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Man {
    role: Role,
    wing: Option<Wing>,
    files: Files,
    /// Counted from the mover's side.
    rank: Option<Rank>,
}

/// Where a move goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// To a square, its rank counted from the mover's side.
    Square(Files, Rank),
    /// To a square named as in algebraic notation (`Kt-f3`).
    Named(File, Rank),
    /// A capture of a man.
    Takes(Man),
    /// A capture on a square.
    TakesOn(Files, Rank),
    /// Castling, in words; the side may be missing.
    Castles(Option<CastlingSide>),
    /// `R ch`: no more than that it gives check.
    Check,
}

/// What a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Promoted {
    To(Role),
    /// A promotion is meant, and its man is missing.
    Missing,
}

/// The side of the board on which a man began, or stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wing {
    King,
    Queen,
}

/// One or two files: `R` is that of either rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Files(u8);

impl Files {
    const ANY: Self = Self(u8::MAX);

    fn one(file: File) -> Self {
        Self(1 << file.to_u32())
    }

    fn contains(self, file: File) -> bool {
        self.0 & Self::one(file).0 != 0
    }

    /// The files that the name of a man stands for.
    fn named(role: Role, wing: Option<Wing>) -> Option<Self> {
        let (kings, queens) = match role {
            Role::Pawn => return None,
            Role::King => return wing.is_none().then(|| Self::one(File::E)),
            Role::Queen => return wing.is_none().then(|| Self::one(File::D)),
            Role::Bishop => (File::F, File::C),
            Role::Knight => (File::G, File::B),
            Role::Rook => (File::H, File::A),
        };
        Some(match wing {
            Some(Wing::King) => Self::one(kings),
            Some(Wing::Queen) => Self::one(queens),
            None => Self(Self::one(kings).0 | Self::one(queens).0),
        })
    }
}

impl Man {
    fn new(role: Role) -> Self {
        Self {
            role,
            wing: None,
            files: Files::ANY,
            rank: None,
        }
    }
}

/// Which man of a move is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Mover,
    Target,
}

/// How tolerantly the typography is read.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Typography {
    /// The text is known to be a score or a move: names of men in full, Romance letters set apart,
    /// and a text without capitals are read.
    pub(super) lax: bool,
    /// A move is due here.
    pub(super) due: bool,
}

/// Words of business and film that have the form of a move.
const ORDINARY: &[&str] = &["B2B", "B2C", "C2B", "C2C"];

impl DescriptiveMove {
    /// Castling as words say it, which need no letters.
    pub(super) fn castles(side: Option<CastlingSide>, languages: Languages) -> Self {
        let reading = Reading {
            languages,
            mover: Man::new(Role::King),
            goal: Goal::Castles(side),
            promotion: None,
        };
        Self {
            readings: [Some(reading), None],
        }
    }

    /// Returns whether it is castling.
    #[must_use]
    pub fn is_castling(&self) -> bool {
        self.readings
            .iter()
            .flatten()
            .any(|reading| matches!(reading.goal, Goal::Castles(_)))
    }

    /// Returns the languages in whose letters the move is written.
    #[must_use]
    pub fn languages(&self) -> Languages {
        self.readings
            .iter()
            .flatten()
            .fold(Languages::NONE, |all, reading| all.union(reading.languages))
    }
}

/// Reads a descriptive move at a place, without its marks.
///
/// The answer tells whether it is written loosely: without capitals, or with a capital as sign.
pub(super) fn read_descriptive(
    reader: Reader<'_>,
    languages: Languages,
    typography: Typography,
) -> Option<(DescriptiveMove, bool, Reader<'_>)> {
    let first = reader.peek()?;
    if !first.is_ascii_alphabetic() {
        return None;
    }
    let is_small = first.is_ascii_lowercase();
    if is_small && !(typography.lax && is_without_capitals(reader)) {
        return None;
    }
    if !typography.due && !typography.lax && is_ordinary(reader) {
        return None;
    }
    let english = languages
        .contains(Language::ENGLISH)
        .then(|| english::read(reader, typography, is_small))
        .flatten();
    let romance = romance::read(reader, languages, typography, is_small);
    let (readings, end) = match (english, romance) {
        (Some(one), Some(other)) if one.1.offset() == other.1.offset() => {
            ([Some(one.0), Some(other.0)], one.1)
        }
        (Some(one), Some(other)) if one.1.offset() < other.1.offset() => {
            ([None, Some(other.0)], other.1)
        }
        (Some(one), _) => ([Some(one.0), None], one.1),
        (None, Some(other)) => ([None, Some(other.0)], other.1),
        (None, None) => return None,
    };
    let mut here = reader;
    let mut has_capital_sign = false;
    while here.offset() < end.offset() {
        has_capital_sign |= here.bump() == Some('X');
    }
    let loose = is_small || has_capital_sign;
    Some((DescriptiveMove { readings }, loose && !typography.lax, end))
}

/// Whether no capital stands in the word at this place.
fn is_without_capitals(mut reader: Reader<'_>) -> bool {
    while let Some(c) = reader.bump().filter(|c| !c.is_whitespace()) {
        if c.is_uppercase() {
            return false;
        }
    }
    true
}

fn is_ordinary(reader: Reader<'_>) -> bool {
    ORDINARY.iter().any(|word| {
        let mut after = reader;
        after.eat_str(word) && after.at_word_end()
    })
}
