//! What needs the user, and what he waits for.

use serde::Serialize;

use crate::game::Color;
use crate::notation;
use crate::store::{StatusRow, StoreError};

use super::line::color_word;
use super::{App, RunLock};

/// The status page: the contract's JSON, and what the faces show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Status {
    /// The user's games in play.
    pub games: Vec<GameStatus>,
    /// Held mails.
    pub held: u32,
    /// Open drafts.
    pub drafts: u32,
    /// The daemon.
    pub service: ServiceStatus,
}

/// One game of the status page.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameStatus {
    /// Its number.
    pub id: i64,
    /// Its event.
    pub event: Option<String>,
    /// Its round.
    pub round: Option<String>,
    /// The opponent's name.
    pub opponent: String,
    /// The user's color.
    pub color: &'static str,
    /// The number of the next move.
    pub move_number: u32,
    /// The last move.
    pub last_move: Option<LastMove>,
    /// Who is on move: `me` or `opponent`.
    pub turn: &'static str,
    /// The open draft.
    pub draft: Option<i64>,
    /// What needs the user.
    pub attention: Vec<&'static str>,
}

/// The last move of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastMove {
    /// In ICCF numeric.
    pub numeric: String,
    /// In SAN.
    pub san: String,
}

/// The daemon, as the status page sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ServiceStatus {
    /// Whether a `ccmail run` works on this store.
    pub running: bool,
}

impl App {
    /// Gathers the status page.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read.
    pub fn status(&self) -> Result<Status, StoreError> {
        let counts = self.store.counts()?;
        let rows = self.store.status_rows()?;
        Ok(Status {
            games: rows.iter().map(game_status).collect::<Result<_, _>>()?,
            held: counts.held,
            drafts: counts.drafts,
            service: ServiceStatus {
                running: RunLock::is_held(self.store.path()).unwrap_or(false),
            },
        })
    }
}

fn game_status(row: &StatusRow) -> Result<GameStatus, StoreError> {
    let record = row.record()?;
    let last_move = record.last_ply().and_then(|ply| {
        let (position, mv) = (record.position_before(ply)?, record.move_at(ply)?);
        Some(LastMove {
            numeric: notation::numeric(position, mv),
            san: notation::san(position, mv),
        })
    });
    let is_mine = record.turn() == row.my_color;
    let mut attention = Vec::new();
    if !row.held.is_empty() {
        attention.push("held");
    }
    Ok(GameStatus {
        id: row.id.0,
        event: row.event.clone(),
        round: row.round.clone(),
        opponent: match row.my_color {
            Color::White => row.black.clone(),
            Color::Black => row.white.clone(),
        },
        color: color_word(row.my_color),
        move_number: record.number_of(record.next_ply()).0,
        last_move,
        turn: if is_mine { "me" } else { "opponent" },
        draft: row.drafts.first().map(|(id, _, _)| id.0),
        attention,
    })
}
