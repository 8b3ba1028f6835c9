use crate::game::{Game, Move};

use super::Correspondent;

/// What a draft is for. The words are the contract's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftKind {
    /// The answer to a move.
    Reply,
    /// A question about an unclear mail.
    Query,
    /// Our last answer once more.
    Resend,
    /// A word after long silence.
    Reminder,
    /// The first move of a game.
    Opening,
    /// An answer without a move.
    Notice,
    /// The report of a result.
    Result,
    /// A word to the director.
    Director,
}

/// Where a draft stands. The words are the contract's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DraftState {
    /// The user's move is missing.
    NeedsMove,
    /// Complete; the user may send it.
    Ready,
    /// Approved, on its way.
    Sending,
    /// Gone out, by whatever means.
    Sent,
    /// Refused by the server.
    Refused,
    /// The server's answer never came.
    Unclear,
    /// Thrown away by the user.
    Discarded,
    /// Overtaken by events.
    Withdrawn,
}

macro_rules! words {
    ($name:ident { $($variant:ident => $word:literal),+ $(,)? }) => {
        impl $name {
            /// Returns the contract's word.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// Reads the contract's word.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                match text { $($word => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

words!(DraftKind {
    Reply => "reply",
    Query => "query",
    Resend => "resend",
    Reminder => "reminder",
    Opening => "opening",
    Notice => "notice",
    Result => "result",
    Director => "director",
});

words!(DraftState {
    NeedsMove => "needs_move",
    Ready => "ready",
    Sending => "sending",
    Sent => "sent",
    Refused => "refused",
    Unclear => "unclear",
    Discarded => "discarded",
    Withdrawn => "withdrawn",
});

impl DraftState {
    /// Returns whether the draft still waits for the user.
    #[must_use]
    pub fn is_open(self) -> bool {
        match self {
            Self::NeedsMove | Self::Ready | Self::Refused | Self::Unclear | Self::Sending => true,
            Self::Sent | Self::Discarded | Self::Withdrawn => false,
        }
    }
}

/// All that the text of a draft is made from. The text is made anew whenever one of these changes.
#[derive(Clone, Copy, Debug)]
pub struct DraftFacts<'a> {
    /// The game, its last recorded ply being the one that is answered (or our own last, for a resend).
    pub game: &'a Game,
    /// Who will read it.
    pub correspondent: &'a Correspondent,
    /// The user's name.
    pub my_name: &'a str,
    /// The language of drafts to opponents with no language of their own.
    pub my_language: &'a str,
    /// The user's move, once he has made it.
    pub my_move: Option<Move>,
    /// Whether the user offers a draw with it.
    pub draw_offer: bool,
    /// The local date on which the answered mail came.
    pub received_on: Option<chrono::NaiveDate>,
    /// The local date of sending: today, until it has gone out.
    pub answered_on: chrono::NaiveDate,
    /// Subject of the answered mail, if there is one.
    pub subject: Option<&'a str>,
}

/// Subject and text of a letter to the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftText {
    /// The subject, `Re:` once where it answers.
    pub subject: String,
    /// The text; lines end in `\n`.
    pub body: String,
}
