use crate::game::{Move, MoveNumber, Ply};
use crate::notation::Notation;

use super::Claims;

/// Whose words a mail holds, by its From address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Author {
    /// An opponent, by an address known for him.
    Opponent,
    /// The user.
    Me,
    /// An event's director.
    Director,
    /// Anybody else.
    Other,
}

/// What became of a mail, or of what it says of one game.
#[must_use]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The opponent's move is to be recorded.
    Recorded,
    /// The user's own move, sent by whatever means, is to be recorded.
    Sent,
    /// Nothing that is not recorded.
    Repeat,
    /// The user must look; nothing is recorded.
    Held(Reason),
    /// From an opponent or a director, without a move.
    NoMove,
    /// Not correspondence chess.
    Ignored,
    /// Handled before.
    Seen,
}

/// Why a mail is held. The words are the contract's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Our move is not repeated, and the config asks for it.
    EchoMissing,
    /// Our move is repeated wrongly.
    EchoDiffers,
    /// The move is not legal.
    Illegal,
    /// The move can be read in more than one way, or it is not clear which is meant.
    Ambiguous,
    /// The same move in two notations, and they differ.
    NotationsDisagree,
    /// The move number contradicts the game.
    NumberDiffers,
    /// Builds on moves that are not recorded.
    Gap,
    /// Another move than the recorded one, or one Message-ID with two texts.
    Conflict,
    /// The user is on move.
    NotTheirTurn,
    /// The game has ended.
    GameOver,
    /// Several games fit.
    SeveralGames,
    /// No game fits.
    UnknownGame,
    /// The game is known, the address is not.
    UnknownSender,
    /// The user's mail server says that the sender is forged.
    Unauthenticated,
    /// A draw offer without a move.
    DrawOffer,
    /// A draw is accepted.
    DrawAccepted,
    /// The opponent resigns.
    Resignation,
    /// A choice about "if" lines is the user's.
    Conditional,
    /// A mail of ours came back.
    Bounced,
    /// The user's own mail holds an illegal move.
    OwnIllegal,
    /// The user's own mail can be read in more than one way.
    OwnAmbiguous,
    /// The user's own mail holds another move than the recorded one.
    OwnConflict,
    /// The user's own mail holds no move.
    OwnWithoutMove,
    /// Over the size limit.
    TooLarge,
    /// Not a mail that can be read.
    Unreadable,
}

impl Verdict {
    /// Returns the contract's word.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Recorded => "recorded",
            Self::Sent => "sent",
            Self::Repeat => "repeat",
            Self::Held(_) => "held",
            Self::NoMove => "no_move",
            Self::Ignored => "ignored",
            Self::Seen => "seen",
        }
    }

    /// Returns the reason of a held mail.
    #[must_use]
    pub fn reason(self) -> Option<Reason> {
        match self {
            Self::Held(reason) => Some(reason),
            Self::Recorded | Self::Sent | Self::Repeat => None,
            Self::NoMove | Self::Ignored | Self::Seen => None,
        }
    }

    /// Reads the contract's words back; `None` for words it does not know.
    #[must_use]
    pub fn parse(verdict: &str, reason: Option<&str>) -> Option<Self> {
        Some(match verdict {
            "recorded" => Self::Recorded,
            "sent" => Self::Sent,
            "repeat" => Self::Repeat,
            "held" => Self::Held(Reason::parse(reason?)?),
            "no_move" => Self::NoMove,
            "ignored" => Self::Ignored,
            "seen" => Self::Seen,
            _ => return None,
        })
    }
}

impl Reason {
    /// Every reason, in the contract's order.
    pub const ALL: [Self; 25] = [
        Self::EchoMissing,
        Self::EchoDiffers,
        Self::Illegal,
        Self::Ambiguous,
        Self::NotationsDisagree,
        Self::NumberDiffers,
        Self::Gap,
        Self::Conflict,
        Self::NotTheirTurn,
        Self::GameOver,
        Self::SeveralGames,
        Self::UnknownGame,
        Self::UnknownSender,
        Self::Unauthenticated,
        Self::DrawOffer,
        Self::DrawAccepted,
        Self::Resignation,
        Self::Conditional,
        Self::Bounced,
        Self::OwnIllegal,
        Self::OwnAmbiguous,
        Self::OwnConflict,
        Self::OwnWithoutMove,
        Self::TooLarge,
        Self::Unreadable,
    ];

    /// Returns the contract's word.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::EchoMissing => "echo_missing",
            Self::EchoDiffers => "echo_differs",
            Self::Illegal => "illegal",
            Self::Ambiguous => "ambiguous",
            Self::NotationsDisagree => "notations_disagree",
            Self::NumberDiffers => "number_differs",
            Self::Gap => "gap",
            Self::Conflict => "conflict",
            Self::NotTheirTurn => "not_their_turn",
            Self::GameOver => "game_over",
            Self::SeveralGames => "several_games",
            Self::UnknownGame => "unknown_game",
            Self::UnknownSender => "unknown_sender",
            Self::Unauthenticated => "unauthenticated",
            Self::DrawOffer => "draw_offer",
            Self::DrawAccepted => "draw_accepted",
            Self::Resignation => "resignation",
            Self::Conditional => "conditional",
            Self::Bounced => "bounced",
            Self::OwnIllegal => "own_illegal",
            Self::OwnAmbiguous => "own_ambiguous",
            Self::OwnConflict => "own_conflict",
            Self::OwnWithoutMove => "own_without_move",
            Self::TooLarge => "too_large",
            Self::Unreadable => "unreadable",
        }
    }

    /// Reads the contract's word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.as_str() == text)
    }
}

/// What the mail does with our last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    /// Repeats it.
    Matches,
    /// Does not repeat it.
    Missing,
    /// Repeats another one.
    Differs,
    /// We have made no move yet.
    NotDue,
}

impl Echo {
    /// Returns the contract's word.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Matches => "matches",
            Self::Missing => "missing",
            Self::Differs => "differs",
            Self::NotDue => "not_due",
        }
    }
}

/// A ply that a mail puts on record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which ply.
    pub ply: Ply,
    /// The move.
    pub mv: Move,
}

/// Something to tell the user beside the verdict; nothing is held for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Our move was not repeated.
    EchoMissing,
    /// A check or mate sign is wrong.
    CheckSign,
    /// The mail also holds a word of resignation.
    Resignation,
    /// The mail holds other moves too, in sentences that were not taken for the answer.
    OtherMoves,
    /// Old mail that says something else than the record.
    OldMailDiffers,
}

impl Warning {
    /// Returns one English sentence without a full stop.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::EchoMissing => "your last move was not repeated".to_owned(),
            Self::CheckSign => "the check or mate sign does not fit the move".to_owned(),
            Self::Resignation => "the mail also speaks of resigning".to_owned(),
            Self::OtherMoves => {
                "other moves are mentioned in the mail and were left alone".to_owned()
            }
            Self::OldMailDiffers => "an old mail says something else than the record".to_owned(),
        }
    }
}

/// A remark about a spot in the mail, for the caret lines of `held show`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Which text of the mail; `None` is the subject.
    pub text: Option<usize>,
    /// Line of that text, from 0.
    pub line: usize,
    /// Byte offset in the line.
    pub offset: usize,
    /// Length in bytes.
    pub len: usize,
    /// What is remarked.
    pub remark: Remark,
}

/// What is remarked of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// Repeats a recorded ply.
    Repeats(Ply),
    /// Stands where a recorded ply should be repeated, and is another move (if it can be read at all).
    DiffersFrom(Ply, Option<Move>),
    /// Read as the new move of this ply.
    NewMove(Ply, Move),
    /// Not legal at this ply.
    Illegal(Ply),
    /// Several legal readings at this ply.
    Ambiguous(Ply),
    /// A number that the game does not have now.
    Number(MoveNumber),
    /// A move among words that are not understood.
    AmongWords,
    /// Builds on moves that are not recorded.
    Beyond,
}

/// What is made of a mail's words about one game.
#[must_use]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// Plies to record, in order; empty unless recorded or sent.
    pub moves: Vec<Played>,
    /// What it does with our last move; `None` where no game is known.
    pub echo: Option<Echo>,
    /// A draw is offered (and not declined, negated or quoted).
    pub draw_offer: bool,
    /// The opponent's "if" lines, each beginning with our move after the recorded one.
    pub conditionals: Vec<Vec<Move>>,
    /// Dates and days that the mail claims.
    pub claims: Claims,
    /// What the new move is written in, where its form tells.
    pub wrote: Option<Notation>,
    /// Told beside the verdict.
    pub warnings: Vec<Warning>,
    /// Remarks about spots.
    pub notes: Vec<Note>,
}

impl Judgement {
    /// Makes a judgement that says no more than its verdict.
    pub fn bare(verdict: Verdict) -> Self {
        Self {
            verdict,
            moves: Vec::new(),
            echo: None,
            draw_offer: false,
            conditionals: Vec::new(),
            claims: Claims::default(),
            wrote: None,
            warnings: Vec::new(),
            notes: Vec::new(),
        }
    }
}
