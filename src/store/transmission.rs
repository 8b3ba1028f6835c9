use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::params;

use crate::game::{GameId, Ply};

use super::Store;
use super::column;
use super::error::StoreError;
use super::message::MessageRowId;

/// How a ply travelled: the dates of both sides, from which the clock can be counted under any rule
/// book.
#[derive(Clone, Copy, Debug)]
pub struct NewTransmission<'a> {
    /// The game.
    pub game: GameId,
    /// The ply.
    pub ply: Ply,
    /// The mail that brought it or carried it.
    pub message: Option<MessageRowId>,
    /// The day on which its author received the move before.
    pub received_on: Option<NaiveDate>,
    /// The day on which its author answered.
    pub replied_on: Option<NaiveDate>,
    /// When it arrived with the user, or went out from him.
    pub arrived_at: Option<DateTime<Utc>>,
    /// Days that its author used for it, as counted when it was made.
    pub days: Option<u32>,
    /// What the author claims, as JSON.
    pub claimed: Option<&'a str>,
    /// The row whose figures these correct.
    pub corrects: Option<i64>,
    /// Why they are corrected.
    pub because: Option<&'a str>,
}

impl NewTransmission<'_> {
    /// Makes a transmission of which no more is known than its ply.
    #[must_use]
    pub fn of(game: GameId, ply: Ply) -> Self {
        Self {
            game,
            ply,
            message: None,
            received_on: None,
            replied_on: None,
            arrived_at: None,
            days: None,
            claimed: None,
            corrects: None,
            because: None,
        }
    }
}

/// A stored transmission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transmission {
    /// The row's number.
    pub id: i64,
    /// The ply.
    pub ply: Ply,
    /// The mail that brought it or carried it.
    pub message: Option<MessageRowId>,
    /// The day on which its author received the move before.
    pub received_on: Option<NaiveDate>,
    /// The day on which its author answered.
    pub replied_on: Option<NaiveDate>,
    /// When it arrived with the user, or went out from him.
    pub arrived_at: Option<DateTime<Utc>>,
    /// Days that its author used for it.
    pub days: Option<u32>,
    /// What the author claims, as JSON.
    pub claimed: Option<String>,
    /// The row whose figures these correct.
    pub corrects: Option<i64>,
    /// Why they are corrected.
    pub because: Option<String>,
}

impl Store {
    /// Stores the dates of a ply, and returns the row's number.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn add_transmission(&self, new: &NewTransmission<'_>) -> Result<i64, StoreError> {
        self.insert(
            "store the dates of a move",
            "INSERT INTO transmission (game_id, ply, message_id, received_on, replied_on, arrived_at,
               days, claimed, corrects, because)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            params![
                new.game.0,
                new.ply.0,
                new.message.map(|id| id.0),
                column::iso(new.received_on),
                column::iso(new.replied_on),
                column::seconds(new.arrived_at),
                new.days,
                new.claimed,
                new.corrects,
                new.because,
            ],
        )
    }

    /// Lists the dates of a game's plies, in order, without those that were corrected.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn transmissions(&self, game: GameId) -> Result<Vec<Transmission>, StoreError> {
        self.rows(
            "list the dates of a game",
            "SELECT id, ply, message_id, received_on, replied_on, arrived_at, days, claimed, corrects,
               because
             FROM transmission
             WHERE game_id = ?1
               AND NOT EXISTS (
                 SELECT 1 FROM transmission AS later WHERE later.corrects = transmission.id
               )
             ORDER BY ply, id",
            [game.0],
            |row| {
                Ok(Transmission {
                    id: row.get("id")?,
                    ply: Ply(row.get("ply")?),
                    message: row.get::<_, Option<i64>>("message_id")?.map(MessageRowId),
                    received_on: column::date_or_none(row, "received_on")?,
                    replied_on: column::date_or_none(row, "replied_on")?,
                    arrived_at: column::instant_or_none(row, "arrived_at")?,
                    days: row.get("days")?,
                    claimed: row.get("claimed")?,
                    corrects: row.get("corrects")?,
                    because: row.get("because")?,
                })
            },
        )
    }
}
