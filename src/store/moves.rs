use chrono::{DateTime, Utc};
use rusqlite::{Row, params};
use sha2::{Digest as _, Sha256};

use crate::correspondence::Played;
use crate::game::{GameId, Ply, Position, Record, RecordError, Variant};

use super::Store;
use super::column;
use super::error::{Fault, StoreError};
use super::message::MessageRowId;
use super::statement::found;

/// A change of recorded moves: from a ply on, another tail.
#[derive(Clone, Copy, Debug)]
pub struct NewCorrection<'a> {
    /// The game.
    pub game: GameId,
    /// All moves as they are now.
    pub record: &'a Record,
    /// Who decided it (`user`, `director`).
    pub decided_by: &'a str,
    /// Why.
    pub because: &'a str,
    /// On which message.
    pub message: Option<MessageRowId>,
    /// When.
    pub at: DateTime<Utc>,
}

/// A correction of the past; the old tail stays readable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredCorrection {
    /// The first ply that was replaced.
    pub from_ply: Ply,
    /// How many plies the old tail had.
    pub n_old_plies: u32,
    /// How many plies the new tail has.
    pub n_new_plies: u32,
    /// The old tail in the stored form, to be read after the plies before it.
    pub old_tail: Vec<u8>,
    /// Who decided it.
    pub decided_by: String,
    /// Why.
    pub because: String,
    /// On which message.
    pub message: Option<MessageRowId>,
    /// When.
    pub at: DateTime<Utc>,
}

/// Returns the number by which the same moves are found again: the first 8 bytes of the SHA-256 of
/// the first position and the moves.
#[must_use]
pub fn moves_hash(record: &Record) -> i64 {
    let mut hasher = Sha256::new();
    hasher.update(record.start().fen());
    hasher.update([0]);
    hasher.update(record.encode());
    let digest = hasher.finalize();
    digest
        .first_chunk()
        .map_or(0, |bytes| i64::from_be_bytes(*bytes))
}

impl Store {
    /// Appends plies; each must be the next one and legal.
    ///
    /// # Errors
    /// [`StoreError`] if the game is unknown or the plies do not fit; then nothing is changed.
    pub fn append_plies(&self, game: GameId, plies: &[Played]) -> Result<(), StoreError> {
        const OPERATION: &str = "record moves";
        self.savepoint(|store| {
            let mut record = store.record_of(game, OPERATION)?;
            for played in plies {
                let next = record.next_ply();
                if played.ply != next {
                    let fault = Fault::PlyOutOfOrder {
                        given: played.ply.0,
                        next: next.0,
                    };
                    return Err(StoreError::new(OPERATION, fault));
                }
                if !record.push(played.mv) {
                    return Err(StoreError::new(OPERATION, Fault::IllegalPly(played.ply.0)));
                }
            }
            store.write_moves(game, &record, OPERATION)
        })
    }

    /// Replaces the moves by a record that continues them, as when a game in play is imported again.
    ///
    /// # Errors
    /// [`StoreError`] if the game is unknown, or the record does not begin with the stored moves.
    pub fn replace_moves(&self, game: GameId, record: &Record) -> Result<(), StoreError> {
        const OPERATION: &str = "update the moves";
        self.savepoint(|store| {
            let old = store.record_of(game, OPERATION)?;
            if old.start() != record.start() || !record.moves().starts_with(old.moves()) {
                return Err(StoreError::new(OPERATION, Fault::NotAContinuation));
            }
            store.write_moves(game, record, OPERATION)
        })
    }

    /// Replaces a tail of the moves, and keeps the old tail with who decided it, when and why.
    ///
    /// # Errors
    /// [`StoreError`] if the game is unknown, or the record begins in another position.
    pub fn correct_moves(&self, new: &NewCorrection<'_>) -> Result<(), StoreError> {
        const OPERATION: &str = "correct the moves";
        self.savepoint(|store| {
            let old = store.record_of(new.game, OPERATION)?;
            if old.start() != new.record.start() {
                return Err(StoreError::new(OPERATION, Fault::NotAContinuation));
            }
            let pairs = old.moves().iter().zip(new.record.moves());
            let n_same = pairs.take_while(|(old, new)| old == new).count();
            let n_bytes = n_same.saturating_mul(2);
            let tail = |bytes: Vec<u8>| bytes.get(n_bytes..).unwrap_or_default().to_vec();
            store.insert(
                OPERATION,
                "INSERT INTO correction (game_id, from_ply, old_tail, new_tail, decided_by, because,
                   message_id, at)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![
                    new.game.0,
                    u32::try_from(n_same).unwrap_or(u32::MAX).saturating_add(1),
                    tail(old.encode()),
                    tail(new.record.encode()),
                    new.decided_by,
                    new.because,
                    new.message.map(|id| id.0),
                    new.at.timestamp(),
                ],
            )?;
            store.write_moves(new.game, new.record, OPERATION)
        })
    }

    /// Lists the corrections of a game, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn corrections(&self, game: GameId) -> Result<Vec<StoredCorrection>, StoreError> {
        self.rows(
            "list the corrections of a game",
            "SELECT from_ply, length(old_tail) / 2 AS n_old_plies, length(new_tail) / 2 AS n_new_plies,
               old_tail, decided_by, because, message_id, at
             FROM correction WHERE game_id = ?1 ORDER BY id",
            [game.0],
            |row| {
                Ok(StoredCorrection {
                    from_ply: Ply(row.get("from_ply")?),
                    n_old_plies: row.get("n_old_plies")?,
                    n_new_plies: row.get("n_new_plies")?,
                    old_tail: row.get("old_tail")?,
                    decided_by: row.get("decided_by")?,
                    because: row.get("because")?,
                    message: row.get::<_, Option<i64>>("message_id")?.map(MessageRowId),
                    at: column::instant(row, "at")?,
                })
            },
        )
    }

    fn write_moves(
        &self,
        game: GameId,
        record: &Record,
        operation: &'static str,
    ) -> Result<(), StoreError> {
        let n_changed = self.write(
            operation,
            "UPDATE game SET moves = ?2, moves_hash = ?3 WHERE id = ?1",
            params![game.0, record.encode(), moves_hash(record)],
        )?;
        found(n_changed, operation, "game", game.0)
    }

    /// Replays the moves of a game; a game that is not there is an error.
    pub(super) fn record_of(
        &self,
        game: GameId,
        operation: &'static str,
    ) -> Result<Record, StoreError> {
        let record = self.row(
            operation,
            "SELECT id, variant, start_fen, moves FROM game WHERE id = ?1",
            [game.0],
            record,
        )?;
        record.ok_or_else(|| {
            StoreError::new(
                operation,
                Fault::Missing {
                    what: "game",
                    id: game.0,
                },
            )
        })
    }

    /// Replays every stored game and returns those whose moves are not legal; for `doctor`.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn games_that_do_not_replay(&self) -> Result<Vec<(GameId, RecordError)>, StoreError> {
        let found = self.rows(
            "replay every game",
            "SELECT id, variant, start_fen, moves FROM game ORDER BY id",
            [],
            |row| match record(row) {
                Ok(_) => Ok(None),
                Err(Fault::Replay { game, error }) => Ok(Some((GameId(game), error))),
                Err(fault) => Err(fault),
            },
        )?;
        Ok(found.into_iter().flatten().collect())
    }
}

/// Replays the columns `variant`, `start_fen` and `moves`.
pub(super) fn record(row: &Row<'_>) -> Result<Record, Fault> {
    let moves: Vec<u8> = row.get("moves")?;
    let start_fen: Option<String> = row.get("start_fen")?;
    replay(
        row.get("id")?,
        start_fen.as_deref(),
        column::variant(row)?,
        &moves,
    )
}

pub(super) fn replay(
    game: i64,
    start_fen: Option<&str>,
    variant: Variant,
    moves: &[u8],
) -> Result<Record, Fault> {
    let start = match start_fen {
        Some(fen) => Position::from_fen(fen, variant)?,
        None => Position::default(),
    };
    Record::decode(start, moves).map_err(|error| Fault::Replay { game, error })
}
