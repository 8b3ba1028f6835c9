//! What the words around moves say, in the languages that correspondence players write.
//!
//! [`phrase_at`] reads the words beside moves one phrase after the other, [`statement()`] a whole sentence.
//! The words are data: `phrases/labels/` and `phrases/speech/` hold one row a language.

mod greetings;
mod labels;
mod lookup;
mod men;
mod packed;
mod pattern;
mod retraction;
mod speech;
mod statement;
#[cfg(test)]
mod tests;
mod words;

pub(super) use self::greetings::is_greeting_or_closing;
pub(super) use self::lookup::phrase_at;
pub(super) use self::men::names_man;
pub(super) use self::retraction::retracts;
pub(super) use self::statement::statement;
pub(super) use self::words::fold;

/// What a run of words in front of, between or behind moves says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phrase {
    /// The move that follows is the reader's: "your move", "dein Zug", "to your".
    Yours,
    /// The move that follows is the writer's: "my answer is", "mein Zug", "I play".
    Mine,
    /// Says nothing of the game and may stand beside a move: greetings, "please", "and", colors, names of months in a date.
    Filler,
    /// "if", "falls", "si": the moves that follow are conditional.
    If,
    /// "then" after an "if".
    Then,
    /// "or", "between", "instead of", "I mean", "sorry": a second thought; what stands beside it is never plain.
    Doubt,
    /// Words of date, clock and transmission: "received", "Bedenkzeit", "days used".
    Clock,
}

/// What a whole sentence says beside moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Statement {
    /// A draw is offered.
    DrawOffer,
    /// A draw is accepted.
    DrawAccepted,
    /// A draw is declined, or said not to be offered.
    NoDraw,
    /// The writer resigns.
    Resignation,
    /// The writer says that he does not resign.
    NoResignation,
    /// Our move is said to be illegal or unclear, or asked for again.
    Query,
}
