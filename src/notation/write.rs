use crate::game::{Move, Position};

use super::Language;

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
}

impl Notation {
    /// PGN's SAN.
    pub const SAN: Self = Self::Algebraic(Language::ENGLISH);

    /// Reads the contract's name of a notation (`numeric`, `san`, `lan`, `uci`, `figurine`, `fr`, ...).
    #[must_use]
    pub fn from_code(_code: &str) -> Option<Self> {
        todo!()
    }

    /// Returns the contract's name.
    #[must_use]
    pub fn code(self) -> String {
        todo!()
    }
}

/// Writes a legal move.
#[must_use]
pub fn write(_position: &Position, _mv: Move, _notation: Notation) -> String {
    todo!()
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
