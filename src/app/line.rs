use serde::Serialize;

use crate::correspondence::{Author, Claims, Judgement};
use crate::game::{Color, GameId, Move, Ply, Position, Record};
use crate::notation;

/// What became of a mail, or of its words about one game: a JSON line of the contract.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MailLine {
    /// File name or UID.
    pub source: String,
    /// Message-ID in angle brackets.
    pub message_id: Option<String>,
    /// Whose words.
    pub by: &'static str,
    /// The game.
    pub game: Option<i64>,
    /// The verdict.
    pub verdict: &'static str,
    /// The reason of a held mail.
    pub reason: Option<&'static str>,
    /// Every ply put on record.
    pub moves: Vec<MoveLine>,
    /// What it does with our last move.
    pub echo: Option<&'static str>,
    /// Whether a draw is offered.
    pub draw_offer: bool,
    /// The opponent's "if" lines.
    pub conditionals: Vec<Vec<SquaresLine>>,
    /// Claimed dates and days.
    pub claims: ClaimsLine,
    /// Sentences to tell.
    pub warnings: Vec<String>,
    /// The draft that answers it.
    pub draft: Option<i64>,
    /// A held mail that was judged again and resolved itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// The held mail's number, for `held show`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub held: Option<i64>,
    /// Why it is held, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
    /// The same in a few words, as it stands behind the opponent's name on the status page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gist: Option<String>,
}

/// A ply put on record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveLine {
    /// Half-moves from 1.
    pub ply: u32,
    /// Who made it.
    pub color: &'static str,
    /// UCI.
    pub uci: String,
    /// ICCF numeric.
    pub numeric: String,
}

/// A move of an "if" line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SquaresLine {
    /// UCI.
    pub uci: String,
    /// ICCF numeric.
    pub numeric: String,
}

/// Claimed dates and days; `null` where nothing is claimed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ClaimsLine {
    /// When he received our move.
    pub received: Option<String>,
    /// When he answered.
    pub replied: Option<String>,
    /// Days for this move.
    pub days: Option<u32>,
    /// Days so far.
    pub total: Option<u32>,
}

/// Returns the contract's word for an author.
#[must_use]
pub(super) fn author_word(author: Author) -> &'static str {
    match author {
        Author::Opponent => "opponent",
        Author::Me => "me",
        Author::Director => "director",
        Author::Other => "other",
    }
}

/// Returns the contract's word for a color.
#[must_use]
pub(super) fn color_word(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

/// Writes a ply of a record; `None` if the record has no such ply.
#[must_use]
pub(super) fn move_line(record: &Record, ply: Ply) -> Option<MoveLine> {
    let (position, mv) = (record.position_before(ply)?, record.move_at(ply)?);
    Some(MoveLine {
        ply: ply.0,
        color: color_word(record.color_of(ply)),
        uci: position.uci(mv),
        numeric: notation::numeric(position, mv),
    })
}

/// Writes an "if" line that begins in a position; what is not legal there is cut off.
#[must_use]
pub(super) fn squares_line(position: &Position, line: &[Move]) -> Vec<SquaresLine> {
    let mut position = position.clone();
    let mut squares = Vec::new();
    for mv in line {
        let written = SquaresLine {
            uci: position.uci(*mv),
            numeric: notation::numeric(&position, *mv),
        };
        if !position.advance(*mv) {
            break;
        }
        squares.push(written);
    }
    squares
}

impl ClaimsLine {
    /// Writes claims.
    #[must_use]
    pub fn new(claims: &Claims) -> Self {
        let date = |date: Option<chrono::NaiveDate>| date.map(|date| date.to_string());
        Self {
            received: date(claims.received),
            replied: date(claims.replied),
            days: claims.days,
            total: claims.total,
        }
    }
}

/// What a line is made of beside the judgement.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineFacts<'f> {
    pub(super) source: &'f str,
    pub(super) message_id: Option<&'f str>,
    pub(super) author: Author,
    pub(super) game: Option<GameId>,
}

impl MailLine {
    /// Makes the line of a judgement; `record` is that of the game with the new plies in it.
    pub(super) fn new(
        facts: LineFacts<'_>,
        judgement: &Judgement,
        record: Option<&Record>,
    ) -> Self {
        let moves = judgement.moves.iter();
        Self {
            source: facts.source.to_owned(),
            message_id: facts.message_id.map(|id| format!("<{id}>")),
            by: author_word(facts.author),
            game: facts.game.map(|game| game.0),
            verdict: judgement.verdict.as_str(),
            reason: judgement
                .verdict
                .reason()
                .map(crate::correspondence::Reason::as_str),
            moves: record.map_or_else(Vec::new, |record| {
                moves
                    .filter_map(|played| move_line(record, played.ply))
                    .collect()
            }),
            echo: judgement.echo.map(crate::correspondence::Echo::as_str),
            draw_offer: judgement.draw_offer,
            conditionals: record.map_or_else(Vec::new, |record| {
                let lines = judgement.conditionals.iter();
                lines
                    .map(|line| squares_line(record.position(), line))
                    .collect()
            }),
            claims: ClaimsLine::new(&judgement.claims),
            warnings: judgement
                .warnings
                .iter()
                .map(crate::correspondence::Warning::sentence)
                .collect(),
            draft: None,
            again: false,
            held: None,
            explanation: None,
            gist: None,
        }
    }
}

impl MailLine {
    /// Tells in one line what became of the mail.
    #[must_use]
    pub fn sentence(&self) -> String {
        let game = self
            .game
            .map(|game| format!(", game {game}"))
            .unwrap_or_default();
        let moves: Vec<&str> = self.moves.iter().map(|one| one.numeric.as_str()).collect();
        let reason = self
            .reason
            .map(|reason| format!(" ({reason})"))
            .unwrap_or_default();
        let held = self
            .held
            .map(|held| format!("  -> ccmail held show {held}"))
            .unwrap_or_default();
        let moves = if moves.is_empty() {
            String::new()
        } else {
            format!(": {}", moves.join(" "))
        };
        format!(
            "{}{game}: {}{reason}{moves}{held}",
            self.source, self.verdict
        )
    }
}
