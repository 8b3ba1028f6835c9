use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::Row;

use crate::correspondence::{Author, DraftKind, DraftState, OpponentId, Reason};
use crate::game::{Color, GameId, GameResult, Record, Variant};

use super::Store;
use super::column;
use super::draft::DraftId;
use super::error::{During as _, Fault, StoreError};
use super::moves::replay;
use super::offer::OfferKind;
use super::reading::ReadingId;

/// A game in play with all that waits in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusRow {
    /// Its number.
    pub id: GameId,
    /// Name or code of the event.
    pub event: Option<String>,
    /// Round within the event.
    pub round: Option<String>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The user's color.
    pub my_color: Color,
    /// Whom the user plays.
    pub opponent: Option<OpponentId>,
    /// His name.
    pub opponent_name: Option<String>,
    /// The language of his words.
    pub opponent_language: Option<String>,
    /// When the last move arrived or went out.
    pub last_at: Option<DateTime<Utc>>,
    /// The open drafts, oldest first.
    pub drafts: Vec<(DraftId, DraftKind, DraftState)>,
    /// The held mails, oldest first.
    pub held: Vec<(ReadingId, Reason)>,
    /// The undecided offers, oldest first.
    pub offers: Vec<(Author, OfferKind)>,
    variant: Variant,
    start_fen: Option<String>,
    moves: Vec<u8>,
}

impl StatusRow {
    /// Replays the moves.
    ///
    /// # Errors
    /// [`StoreError`] if the stored moves are not legal.
    pub fn record(&self) -> Result<Record, StoreError> {
        replay(
            self.id.0,
            self.start_fen.as_deref(),
            self.variant,
            &self.moves,
        )
        .during("read a game")
    }

    /// Returns how many plies are recorded.
    #[must_use]
    pub fn n_plies(&self) -> u32 {
        u32::try_from(self.moves.len() / 2).unwrap_or(u32::MAX)
    }
}

/// How much waits for the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counts {
    /// Held mails.
    pub held: u32,
    /// Open drafts.
    pub drafts: u32,
}

/// The statements of [`Store::status_rows`]. Each goes over a partial index of what is open, so that
/// past games cost nothing; a test looks at their query plans.
pub(super) const GAMES: &str = "\
    SELECT game.id, event.name AS event, round, white, black, my_color, opponent_id,
      opponent.name AS opponent_name, opponent.language AS opponent_language, variant, start_fen,
      moves,
      (SELECT max(arrived_at) FROM transmission WHERE transmission.game_id = game.id) AS last_at
    FROM game
    LEFT JOIN event ON event.id = game.event_id
    LEFT JOIN opponent ON opponent.id = game.opponent_id
    WHERE state = 'open' AND my_color IS NOT NULL
    ORDER BY game.id";
/// The same of the games that have ended; these are read only when they are asked for.
const FINISHED: &str = "\
    SELECT game.id, event.name AS event, round, white, black, my_color, opponent_id,
      opponent.name AS opponent_name, opponent.language AS opponent_language, variant, start_fen,
      moves, result,
      (SELECT max(arrived_at) FROM transmission WHERE transmission.game_id = game.id) AS last_at
    FROM game
    LEFT JOIN event ON event.id = game.event_id
    LEFT JOIN opponent ON opponent.id = game.opponent_id
    WHERE state <> 'open' AND my_color IS NOT NULL
    ORDER BY game.id";
pub(super) const DRAFTS: &str = "\
    SELECT game_id, id, kind, state FROM draft
    WHERE state NOT IN ('sent', 'discarded', 'withdrawn') AND game_id IS NOT NULL
    ORDER BY id";
pub(super) const HELD: &str = "\
    SELECT game_id, id, verdict, reason FROM reading
    WHERE verdict = 'held' AND resolved_at IS NULL AND game_id IS NOT NULL
    ORDER BY id";
pub(super) const OFFERS: &str = "\
    SELECT game_id, author, kind FROM offer
    WHERE state = 'open'
    ORDER BY id";
pub(super) const COUNTS: &str = "\
    SELECT
      (SELECT count(*) FROM reading WHERE verdict = 'held' AND resolved_at IS NULL) AS held,
      (SELECT count(*) FROM draft WHERE state NOT IN ('sent', 'discarded', 'withdrawn')) AS drafts";

impl Store {
    /// Lists the user's games in play with all that waits in them, lowest number first; its cost does
    /// not grow with past games.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn status_rows(&self) -> Result<Vec<StatusRow>, StoreError> {
        self.snapshot("read the status", |store| {
            let mut drafts = store.by_game(DRAFTS, |row| {
                Ok((
                    DraftId(row.get("id")?),
                    column::word(row, "kind", DraftKind::parse)?,
                    column::word(row, "state", DraftState::parse)?,
                ))
            })?;
            let mut held = store.by_game(HELD, |row| {
                let reason = column::word(row, "reason", Reason::parse)?;
                Ok((ReadingId(row.get("id")?), reason))
            })?;
            let mut offers = store.by_game(OFFERS, |row| {
                Ok((
                    column::word(row, "author", column::parse_author)?,
                    column::word(row, "kind", OfferKind::parse)?,
                ))
            })?;
            store.rows("read the status", GAMES, [], |row| {
                let game = status_row(row)?;
                let id = game.id;
                Ok(StatusRow {
                    drafts: drafts.remove(&id).unwrap_or_default(),
                    held: held.remove(&id).unwrap_or_default(),
                    offers: offers.remove(&id).unwrap_or_default(),
                    ..game
                })
            })
        })
    }

    /// Lists the user's games that have ended with their results, lowest number first; what may wait
    /// in them is not looked for.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn finished_rows(&self) -> Result<Vec<(StatusRow, GameResult)>, StoreError> {
        self.rows("list the games that have ended", FINISHED, [], |row| {
            Ok((status_row(row)?, column::game_result(row)?))
        })
    }

    fn by_game<T>(
        &self,
        sql: &'static str,
        mut map: impl FnMut(&rusqlite::Row<'_>) -> Result<T, Fault>,
    ) -> Result<BTreeMap<GameId, Vec<T>>, StoreError> {
        let rows = self.rows("read the status", sql, [], |row| {
            Ok((GameId(row.get("game_id")?), map(row)?))
        })?;
        let mut games: BTreeMap<GameId, Vec<T>> = BTreeMap::new();
        for (game, value) in rows {
            games.entry(game).or_default().push(value);
        }
        Ok(games)
    }

    /// Counts the held mails and the open drafts.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn counts(&self) -> Result<Counts, StoreError> {
        let counts = self.row("count what waits", COUNTS, [], |row| {
            Ok(Counts {
                held: row.get("held")?,
                drafts: row.get("drafts")?,
            })
        })?;
        Ok(counts.unwrap_or_default())
    }
}

/// Reads a game without what waits in it.
fn status_row(row: &Row<'_>) -> Result<StatusRow, Fault> {
    Ok(StatusRow {
        id: GameId(row.get("id")?),
        event: row.get("event")?,
        round: row.get("round")?,
        white: row.get("white")?,
        black: row.get("black")?,
        my_color: column::word(row, "my_color", column::parse_color)?,
        opponent: row.get::<_, Option<i64>>("opponent_id")?.map(OpponentId),
        opponent_name: row.get("opponent_name")?,
        opponent_language: row.get("opponent_language")?,
        last_at: column::instant_or_none(row, "last_at")?,
        drafts: Vec::new(),
        held: Vec::new(),
        offers: Vec::new(),
        variant: column::variant(row)?,
        start_fen: row.get("start_fen")?,
        moves: row.get("moves")?,
    })
}
