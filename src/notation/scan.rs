use crate::game::{GameResult, MoveNumber};

use super::{Languages, Marks, MoveSyntax};

/// A piece of a line. Tokens come in order and do not overlap; between them is white space only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// What it is.
    pub kind: TokenKind,
    /// As it stands in the line, marks included.
    pub text: &'a str,
    /// Byte offset in the line.
    pub offset: usize,
}

/// What a token is, by its form alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Something written like a move.
    Move {
        /// The move as written.
        syntax: MoveSyntax,
        /// Check, mate, `e.p.`, `(=)` around it.
        marks: Marks,
    },
    /// A move number: `12.`, `12)`, `12...`, and a bare `12` directly before a move.
    Number {
        /// The number.
        number: MoveNumber,
        /// True for `12...` and `12…` (Black's move follows).
        black: bool,
    },
    /// `...` or `…` standing alone: the move that follows is Black's, or the score goes on.
    Ellipsis,
    /// `1-0`, `½-½`, `*`.
    Result(GameResult),
    /// `(=)` away from a move.
    DrawOffer,
    /// Digits that are no move: dates, times, ratios, amounts, telephone numbers.
    Figure,
    /// A word.
    Word,
    /// Anything else.
    Punctuation,
}

/// Cuts a line into tokens. Never fails; knows no board.
#[must_use]
pub fn scan(_line: &str, _languages: Languages) -> Vec<Token<'_>> {
    todo!()
}
