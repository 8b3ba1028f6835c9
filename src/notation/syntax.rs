use crate::game::{CastlingSide, File, Rank, Role, Square};

use super::{DescriptiveMove, Letters};

/// A move as it was written; nothing is known of its legality.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveSyntax {
    /// ICCF numeric: `5254`, `67681`.
    Numeric(NumericMove),
    /// Algebraic of any length and language, coordinates and UCI among them.
    Algebraic(AlgebraicMove),
    /// `O-O` or `O-O-O`, however it is spelled.
    Castling(CastlingSide),
    /// Descriptive: `P-K4`, `P4R`.
    Descriptive(DescriptiveMove),
}

/// Two squares in digits, and perhaps the digit of a promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumericMove {
    /// Square of origin.
    pub from: Square,
    /// Target square.
    pub to: Square,
    /// The man promoted to, where a fifth digit (or a letter) says so.
    pub promotion: Option<Promotion>,
}

/// The man that a pawn becomes, as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// Said beyond doubt: by ICCF digit, figurine, or lower-case UCI letter.
    Role(Role),
    /// Said by a letter, which languages read differently.
    Letters(Letters),
    /// `e8=`: a promotion is meant and its man is missing.
    Missing,
}

/// Whether a capture was marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Capture {
    /// No sign: a capture is possible all the same.
    #[default]
    Unmarked,
    /// `-`: a move to an empty square is claimed (long algebraic). Wrong use is a warning.
    Quiet,
    /// `x`, `:`, `×`: on a quiet move this is refused.
    Marked,
}

/// An algebraic move, from `e4` to `Ng1xf3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AlgebraicMove {
    /// The moving man's letter; `None` for a pawn, or for any man where the whole square of origin stands.
    pub piece: Option<Letters>,
    /// The letter and the file of origin read together as one letter of another language: `Gh` in
    /// `Ghf3` is a knight in Bengali, where Polish has a bishop of the h-file.
    pub joined: Option<Letters>,
    /// Where all is in capitals: the file of the pawn that the letter may be (`BXC3`).
    pub letter_file: Option<File>,
    /// File of origin, if written.
    pub from_file: Option<File>,
    /// Rank of origin, if written.
    pub from_rank: Option<Rank>,
    /// The sign between origin and target.
    pub capture: Capture,
    /// Target file.
    pub to_file: File,
    /// Target rank; missing only in short pawn captures (`exd`).
    pub to_rank: Option<Rank>,
    /// The promotion, if written.
    pub promotion: Option<Promotion>,
}

/// The check sign after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum CheckMark {
    /// No sign.
    #[default]
    None,
    /// `+`, `†`, `ch`, ...
    Check,
    /// `++`: mate (seed 001) or double check.
    DoubleOrMate,
    /// `#`, `≠`, `‡`, `mate`, ...
    Mate,
}

/// What stands around a move and is not the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Marks {
    /// Check or mate.
    pub check: CheckMark,
    /// `e.p.` stood there.
    pub en_passant: bool,
    /// `(=)`: a draw offer.
    pub draw_offer: bool,
    /// Written loosely: all in capitals (`NF3`), with a small piece letter (`nf3`), or with the
    /// letter of another script that looks alike. Much that is no move looks like this.
    pub loose: bool,
}
