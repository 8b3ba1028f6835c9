use serde::Serialize;

use crate::game::{Move, Ply, Position, Record};
use crate::notation::{
    Notation, Score, ScoreError, ScoreFault, numeric, san, write_full_score, write_pgn, write_ply,
};

use super::TargetName;

/// A score in its new notation, as far as it could be read.
#[derive(Clone, Debug, Serialize)]
pub struct Conversion {
    /// The moves.
    pub moves: Vec<MoveAnswer>,
    /// The result: `1-0`, `0-1`, `1/2-1/2`, `*`.
    pub result: String,
    /// The position after the last move.
    pub final_fen: String,
    /// The name of the notation that was read.
    pub read_as: String,
    /// Where and why reading stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<ConversionError>,
    /// The notation that was read.
    #[serde(skip)]
    pub notation: Notation,
    /// The score as text.
    #[serde(skip)]
    pub text: String,
}

/// One move in several notations.
#[derive(Clone, Debug, Serialize)]
pub struct MoveAnswer {
    /// Half-moves, from 1.
    pub ply: u32,
    /// `white` or `black`.
    pub color: &'static str,
    /// In UCI.
    pub uci: String,
    /// In ICCF numeric.
    pub numeric: String,
    /// In SAN.
    pub san: String,
    /// In the notation asked for.
    pub text: String,
    /// A draw was offered with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub draw_offer: bool,
}

/// Where and why reading stopped.
#[derive(Clone, Debug, Serialize)]
pub struct ConversionError {
    /// `unreadable`, `illegal` or `ambiguous`.
    pub kind: &'static str,
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// In words.
    pub reason: String,
    /// What an ambiguous move can be.
    pub candidates: Vec<String>,
    /// The line that holds it.
    #[serde(skip)]
    pub excerpt: String,
    /// How many characters are meant.
    #[serde(skip)]
    pub width: usize,
}

impl Conversion {
    pub(super) fn new(score: &Score, to: TargetName, error: Option<&ScoreError>) -> Self {
        let record = &score.record;
        let plies = (1..=record.n_plies()).map(Ply);
        let moves = plies
            .filter_map(|ply| move_answer(score, ply, to.notation()))
            .collect();
        Self {
            moves,
            result: score.result.as_str().to_owned(),
            final_fen: record.position().fen(),
            read_as: read_as(score.read_as),
            error: error.map(|error| ConversionError::new(error, record)),
            notation: score.read_as,
            text: written(score, to),
        }
    }
}

fn read_as(notation: Notation) -> String {
    if notation == Notation::SAN {
        "san".to_owned()
    } else {
        notation.code()
    }
}

fn written(score: &Score, to: TargetName) -> String {
    let record = &score.record;
    match to {
        TargetName::Fen => record.position().fen(),
        TargetName::Pgn => write_pgn(&score.tags, record, score.result),
        TargetName::Of(notation) => {
            write_full_score(record, notation, &score.draw_offers, score.result)
        }
    }
}

fn move_answer(score: &Score, ply: Ply, notation: Notation) -> Option<MoveAnswer> {
    let record = &score.record;
    let position = record.position_before(ply)?;
    let mv = record.move_at(ply)?;
    Some(MoveAnswer {
        ply: ply.0,
        color: record.color_of(ply).fold_wb("white", "black"),
        uci: position.uci(mv),
        numeric: numeric(position, mv),
        san: san(position, mv),
        text: write_ply(record, ply, notation),
        draw_offer: score.draw_offers.contains(&ply),
    })
}

impl ConversionError {
    fn new(error: &ScoreError, record: &Record) -> Self {
        let token: String = error
            .text
            .chars()
            .skip(error.column.saturating_sub(1))
            .take(error.width)
            .collect();
        let token = token.trim().to_owned();
        let place = match record.last_ply() {
            None => "in the first position".to_owned(),
            Some(ply) => format!("after {}", name_of(record, ply)),
        };
        let (kind, reason, candidates) = match &error.fault {
            ScoreFault::Illegal => (
                "illegal",
                format!("`{token}` is not legal {place}"),
                Vec::new(),
            ),
            ScoreFault::Ambiguous(names) => (
                "ambiguous",
                format!("`{token}` can be {} {place}", names.join(" or ")),
                names.clone(),
            ),
            ScoreFault::Unread => (
                "unreadable",
                format!("`{token}` is not understood"),
                Vec::new(),
            ),
            other => ("unreadable", other.to_string(), Vec::new()),
        };
        Self {
            kind,
            line: error.line,
            column: error.column,
            reason,
            candidates,
            excerpt: error.text.clone(),
            width: error.width,
        }
    }

    /// Returns the line with carets below the place.
    #[must_use]
    pub fn carets(&self) -> String {
        // Tabs keep their width, so that the carets stand below.
        let before = self.excerpt.chars().take(self.column.saturating_sub(1));
        let blanks: String = before.map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
        let left = self.excerpt.chars().count().saturating_sub(self.column - 1);
        let carets = "^".repeat(self.width.clamp(1, left.max(1)));
        format!(
            "{:>5} | {}\n      | {blanks}{carets}",
            self.line, self.excerpt
        )
    }
}

fn name_of(record: &Record, ply: Ply) -> String {
    let dots = record.color_of(ply).fold_wb(".", "...");
    let name = |position: &Position, mv: Move| san(position, mv);
    match (record.position_before(ply), record.move_at(ply)) {
        (Some(position), Some(mv)) => {
            format!("{}{dots} {}", record.number_of(ply), name(position, mv))
        }
        _ => format!("move {}", record.number_of(ply)),
    }
}
