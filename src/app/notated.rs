//! Moves as people are shown them: in the opponent's notation first, then in short algebraic.

use serde::Serialize;

use crate::game::{Color, Move, Ply, Position, Record};
use crate::notation::{self, Notation};

/// A move with its number, in both forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notated {
    /// `12.` or `12...`.
    pub number: String,
    /// In the opponent's notation; ICCF numeric where that is not known.
    pub text: String,
    /// In SAN.
    pub san: String,
}

impl Notated {
    /// Writes a recorded ply; `None` if the record has no such ply.
    #[must_use]
    pub fn of_ply(record: &Record, ply: Ply, notation: Option<Notation>) -> Option<Self> {
        let position = record.position_before(ply)?;
        let mv = record.move_at(ply)?;
        Some(Self::at(record, ply, position, mv, notation))
    }

    /// Writes a move that is legal at a ply up to the next one; `None` where it is not.
    #[must_use]
    pub fn of_move(
        record: &Record,
        ply: Ply,
        mv: Move,
        notation: Option<Notation>,
    ) -> Option<Self> {
        let position = record.position_before(ply)?;
        let is_legal = position.is_legal(mv);
        is_legal.then(|| Self::at(record, ply, position, mv, notation))
    }

    fn at(
        record: &Record,
        ply: Ply,
        position: &Position,
        mv: Move,
        notation: Option<Notation>,
    ) -> Self {
        let notation = notation.unwrap_or(Notation::Numeric);
        Self {
            number: number_before(record, ply),
            text: notation::write(position, mv, notation),
            san: notation::san(position, mv),
        }
    }

    /// For a sentence: `12. 6134 (Bc4)`.
    #[must_use]
    pub fn in_sentence(&self) -> String {
        format!("{} {}", self.number, self.without_number())
    }

    /// For a sentence, without its number: `6134 (Bc4)`.
    #[must_use]
    pub fn without_number(&self) -> String {
        if self.text == self.san {
            self.san.clone()
        } else {
            format!("{} ({})", self.text, self.san)
        }
    }

    /// For a table: `12. 6134 Bc4`.
    #[must_use]
    pub fn in_table(&self) -> String {
        if self.text == self.san {
            format!("{} {}", self.number, self.san)
        } else {
            format!("{} {} {}", self.number, self.text, self.san)
        }
    }
}

/// Writes the number that stands before a ply: `12.` or `12...`.
#[must_use]
pub fn number_before(record: &Record, ply: Ply) -> String {
    let dots = match record.color_of(ply) {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots}", record.number_of(ply))
}
