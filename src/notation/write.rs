#[cfg(test)]
mod tests;

use crate::game::{
    CastlingSide, Color, Move, Ply, Position, Record, Role, Square, Termination, Variant,
};

use super::descriptive::{History, write_descriptive};
use super::{Language, Languages, TokenKind, resolve, scan};

/// A notation to write in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// ICCF numeric.
    Numeric,
    /// Short algebraic with the letters of a language; English is PGN's SAN.
    Algebraic(Language),
    /// Long algebraic (`Ng1-f3`) with the letters of a language.
    Long(Language),
    /// Short algebraic with figurines.
    Figurine,
    /// `e2e4`, `e7e8q`.
    Uci,
    /// Descriptive, of English (`P-K4`) or one of the Romance languages (`P4R`).
    Descriptive(Language),
}

impl Notation {
    /// PGN's SAN.
    pub const SAN: Self = Self::Algebraic(Language::ENGLISH);

    /// Reads the contract's name of a notation (`numeric`, `san`, `lan`, `uci`, `figurine`, `fr`, ...).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "numeric" => Some(Self::Numeric),
            "san" => Some(Self::SAN),
            "lan" => Some(Self::Long(Language::ENGLISH)),
            "uci" => Some(Self::Uci),
            "figurine" => Some(Self::Figurine),
            _ => Self::of_language(code),
        }
    }

    fn of_language(code: &str) -> Option<Self> {
        if let Some(code) = code.strip_prefix("descriptive-") {
            return Language::from_code(code)
                .filter(|language| language.is_descriptive())
                .map(Self::Descriptive);
        }
        match code.strip_prefix("lan-") {
            Some(code) => Language::from_code(code).map(Self::Long),
            None => Language::from_code(code).map(Self::Algebraic),
        }
    }

    /// Returns the contract's name; long algebraic of another language than English is `lan-fr`.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Self::Numeric => "numeric".to_owned(),
            Self::SAN => "san".to_owned(),
            Self::Long(Language::ENGLISH) => "lan".to_owned(),
            Self::Algebraic(language) => language.code().to_owned(),
            Self::Long(language) => format!("lan-{}", language.code()),
            Self::Figurine => "figurine".to_owned(),
            Self::Descriptive(language) => format!("descriptive-{}", language.code()),
            Self::Uci => "uci".to_owned(),
        }
    }
}

/// Writes a legal move.
#[must_use]
pub fn write(position: &Position, mv: Move, notation: Notation) -> String {
    write_with(position, None, mv, notation)
}

/// Writes the move of a ply, or nothing where the game has none.
///
/// Descriptive notation calls a rook the king's or the queen's by where it began, too.
#[must_use]
pub fn write_ply(record: &Record, ply: Ply, notation: Notation) -> String {
    match (record.position_before(ply), record.move_at(ply)) {
        (Some(position), Some(mv)) => {
            write_with(position, History::before(record, ply), mv, notation)
        }
        _ => String::new(),
    }
}

fn write_with(
    position: &Position,
    history: Option<History<'_>>,
    mv: Move,
    notation: Notation,
) -> String {
    match notation {
        Notation::Numeric => write_numeric(position, mv),
        Notation::Uci => position.uci(mv),
        Notation::Descriptive(language) => write_descriptive(position, history, mv, language),
        Notation::Algebraic(language) => {
            let lettering = Lettering::Language(language);
            write_short(position, mv, lettering)
        }
        Notation::Figurine => write_short(position, mv, Lettering::Figurine(position.turn())),
        Notation::Long(language) => {
            let text = body(position, mv, Lettering::Language(language), Origin::Long);
            text + check_sign(position, mv)
        }
    }
}

/// Writes a legal move in ICCF numeric; castling in Chess960 as king's square and rook's square.
#[must_use]
pub fn numeric(position: &Position, mv: Move) -> String {
    write(position, mv, Notation::Numeric)
}

/// Writes a legal move in SAN.
#[must_use]
pub fn san(position: &Position, mv: Move) -> String {
    write(position, mv, Notation::SAN)
}

#[derive(Clone, Copy, Debug)]
enum Lettering {
    Language(Language),
    Figurine(Color),
}

/// How much of the square of origin is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Origin {
    None,
    File,
    Rank,
    Square,
    /// The square and a sign before the target (`Ng1-f3`).
    Long,
}

impl Lettering {
    fn letter(self, role: Role) -> &'static str {
        let by_color = |white, black, color: Color| color.fold_wb(white, black);
        match (self, role) {
            (Self::Language(language), role) => language.letter(role).unwrap_or_default(),
            (Self::Figurine(_), Role::Pawn) => "",
            (Self::Figurine(color), Role::Knight) => by_color("♘", "♞", color),
            (Self::Figurine(color), Role::Bishop) => by_color("♗", "♝", color),
            (Self::Figurine(color), Role::Rook) => by_color("♖", "♜", color),
            (Self::Figurine(color), Role::Queen) => by_color("♕", "♛", color),
            (Self::Figurine(color), Role::King) => by_color("♔", "♚", color),
        }
    }

    /// English letters and figurines never run together with a file.
    fn is_safe(self) -> bool {
        matches!(self, Self::Figurine(_) | Self::Language(Language::ENGLISH))
    }

    fn languages(self) -> Languages {
        match self {
            Self::Language(language) => Languages::one(language),
            Self::Figurine(_) => Languages::NONE,
        }
    }
}

fn write_numeric(position: &Position, mv: Move) -> String {
    let to = match position.variant() {
        Variant::Chess960 => mv.to(),
        Variant::Standard => position.king_target(mv),
    };
    let from = mv.from().unwrap_or(to);
    let promotion = match mv.promotion() {
        Some(Role::Queen) => "1",
        Some(Role::Rook) => "2",
        Some(Role::Bishop) => "3",
        Some(Role::Knight) => "4",
        _ => "",
    };
    let digits = |square: Square| {
        let (file, rank) = square.coords();
        format!("{}{}", file.to_u32() + 1, rank.to_u32() + 1)
    };
    format!("{}{}{promotion}", digits(from), digits(to))
}

/// Writes the shortest form that names the move alone and reads back as itself.
///
/// Letters of some languages run together with a file (`Gh`, `Ka`); there more of the origin helps.
fn write_short(position: &Position, mv: Move, lettering: Lettering) -> String {
    let least = least_origin(position, mv);
    let sign = check_sign(position, mv);
    let text = body(position, mv, lettering, least);
    if lettering.is_safe() || reads_back(&text, position, mv, lettering) {
        return text + sign;
    }
    [Origin::File, Origin::Rank, Origin::Square, Origin::Long]
        .into_iter()
        .map(|origin| body(position, mv, lettering, origin))
        .find(|text| reads_back(text, position, mv, lettering))
        .unwrap_or_else(|| body(position, mv, lettering, Origin::Long))
        + sign
}

fn reads_back(text: &str, position: &Position, mv: Move, lettering: Lettering) -> bool {
    match scan(text, lettering.languages()).as_slice() {
        [token] => match token.kind {
            TokenKind::Move { syntax, .. } => {
                resolve(&syntax, position, lettering.languages()) == Ok(mv)
            }
            _ => false,
        },
        _ => false,
    }
}

fn least_origin(position: &Position, mv: Move) -> Origin {
    let Some(from) = mv.from() else {
        return Origin::None;
    };
    if mv.role() == Role::Pawn {
        return if mv.is_capture() {
            Origin::File
        } else {
            Origin::None
        };
    }
    let rivals: Vec<Square> = position
        .moves_to(mv.role(), mv.to())
        .into_iter()
        .filter_map(Move::from)
        .filter(|square| *square != from)
        .collect();
    if rivals.is_empty() {
        Origin::None
    } else if rivals.iter().all(|square| square.file() != from.file()) {
        Origin::File
    } else if rivals.iter().all(|square| square.rank() != from.rank()) {
        Origin::Rank
    } else {
        Origin::Square
    }
}

fn body(position: &Position, mv: Move, lettering: Lettering, origin: Origin) -> String {
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => return "O-O".to_owned(),
        Some(CastlingSide::QueenSide) => return "O-O-O".to_owned(),
        None => {}
    }
    let mut text = lettering.letter(mv.role()).to_owned();
    let from = mv.from().unwrap_or(mv.to());
    if matches!(origin, Origin::File | Origin::Square | Origin::Long) {
        text.push(from.file().char());
    }
    if matches!(origin, Origin::Rank | Origin::Square | Origin::Long) {
        text.push(from.rank().char());
    }
    if mv.is_capture() {
        text.push('x');
    } else if origin == Origin::Long {
        text.push('-');
    }
    text.push_str(&position.king_target(mv).to_string());
    if let Some(role) = mv.promotion() {
        text.push('=');
        text.push_str(lettering.letter(role));
    }
    text
}

fn check_sign(position: &Position, mv: Move) -> &'static str {
    match position.play(mv) {
        Some(after) if matches!(after.termination(), Some(Termination::Checkmate { .. })) => "#",
        Some(after) if after.is_check() => "+",
        _ => "",
    }
}
