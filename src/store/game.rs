use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::{Row, params};
use sha2::{Digest as _, Sha256};

use crate::correspondence::{OpponentId, Played};
use crate::game::{
    Color, Game, GameId, GameResult, GameState, Ply, Position, Record, RecordError, Variant,
};

use super::Store;
use super::column;
use super::error::{During as _, Fault, StoreError};
use super::message::MessageRowId;
use super::statement::found;

/// A game to be stored.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// Name or code of the event.
    pub event: Option<String>,
    /// Round within the event.
    pub round: Option<String>,
    /// Site as the PGN tag gives it.
    pub site: Option<String>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The user's color; `None` for a game of others.
    pub my_color: Option<Color>,
    /// Whom the user plays.
    pub opponent: Option<OpponentId>,
    /// The address from which the user plays this game.
    pub my_address: Option<String>,
    /// The moves.
    pub record: &'a Record,
    /// Whether it is going on.
    pub state: GameState,
    /// The result.
    pub result: GameResult,
    /// Tags that have no column, in the order of the source.
    pub tags: Vec<(String, String)>,
    /// The file it came from.
    pub source: Option<String>,
    /// The text it was read from.
    pub source_text: Option<String>,
}

/// A game with what the store knows beside it.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// The game; for a game of others its `my_color` is White and says nothing.
    pub game: Game,
    /// Whether the user plays it.
    pub is_mine: bool,
    /// Whom the user plays.
    pub opponent: Option<OpponentId>,
    /// The address from which the user plays it.
    pub my_address: Option<String>,
    /// Tags that have no column, in the order of the source.
    pub tags: Vec<(String, String)>,
    /// The day on which it ended, if known.
    pub ended_on: Option<NaiveDate>,
}

/// A game in play without its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenGame {
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
    /// How many plies are recorded.
    pub n_plies: u32,
}

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
    /// Stores a game and returns its number.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn add_game(&self, new: &NewGame<'_>) -> Result<GameId, StoreError> {
        const OPERATION: &str = "add a game";
        let tags = serde_json::to_string(&new.tags).during(OPERATION)?;
        let start = new.record.start();
        let start_fen = (*start != Position::default()).then(|| start.fen());
        self.savepoint(|store| {
            let event = new
                .event
                .as_deref()
                .map(|name| store.ensure_event(name))
                .transpose()?;
            let id = store.insert(
                OPERATION,
                "INSERT INTO game (event_id, round, site, white, black, my_color, opponent_id,
                   my_address, variant, start_fen, moves, state, result, moves_hash, tags, source,
                   source_text)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16,
                   ?17)",
                params![
                    event,
                    new.round,
                    new.site,
                    new.white,
                    new.black,
                    new.my_color.map(column::color_word),
                    new.opponent.map(|id| id.0),
                    new.my_address.as_deref().map(str::to_lowercase),
                    new.record.variant().as_str(),
                    start_fen,
                    new.record.encode(),
                    new.state.as_str(),
                    new.result.as_str(),
                    moves_hash(new.record),
                    tags,
                    new.source,
                    new.source_text,
                ],
            )?;
            Ok(GameId(id))
        })
    }

    fn ensure_event(&self, name: &str) -> Result<i64, StoreError> {
        const OPERATION: &str = "add an event";
        let known = self.row(
            OPERATION,
            "SELECT id FROM event WHERE name = ?1",
            [name],
            |row| Ok(row.get(0)?),
        )?;
        match known {
            Some(id) => Ok(id),
            None => self.insert(OPERATION, "INSERT INTO event (name) VALUES (?1)", [name]),
        }
    }

    /// Reads a game with all its moves.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read, or the stored moves are not legal.
    pub fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.row(
            "read a game",
            "SELECT game.id, event.name AS event, round, site, white, black, my_color, opponent_id,
               my_address, variant, start_fen, moves, state, result, ended_on, tags
             FROM game LEFT JOIN event ON event.id = game.event_id
             WHERE game.id = ?1",
            [id.0],
            stored_game,
        )
    }

    /// Lists the user's games in play, lowest number first; its cost does not grow with past games.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn open_games(&self) -> Result<Vec<OpenGame>, StoreError> {
        self.rows(
            "list the games in play",
            "SELECT game.id, event.name AS event, round, white, black, my_color, opponent_id,
               length(moves) / 2 AS n_plies
             FROM game LEFT JOIN event ON event.id = game.event_id
             WHERE state = 'open' AND my_color IS NOT NULL
             ORDER BY game.id",
            [],
            |row| {
                Ok(OpenGame {
                    id: GameId(row.get("id")?),
                    event: row.get("event")?,
                    round: row.get("round")?,
                    white: row.get("white")?,
                    black: row.get("black")?,
                    my_color: column::word(row, "my_color", column::parse_color)?,
                    opponent: row.get::<_, Option<i64>>("opponent_id")?.map(OpponentId),
                    n_plies: row.get("n_plies")?,
                })
            },
        )
    }

    /// Lists the games in play against an opponent.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn open_games_of(&self, opponent: OpponentId) -> Result<Vec<GameId>, StoreError> {
        self.games_of(opponent, GameState::Open)
    }

    /// Lists the finished games against an opponent.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn finished_games_of(&self, opponent: OpponentId) -> Result<Vec<GameId>, StoreError> {
        self.games_of(opponent, GameState::Finished)
    }

    fn games_of(&self, opponent: OpponentId, state: GameState) -> Result<Vec<GameId>, StoreError> {
        self.rows(
            "list the games of an opponent",
            "SELECT id FROM game WHERE opponent_id = ?1 AND state = ?2 ORDER BY id",
            params![opponent.0, state.as_str()],
            |row| Ok(GameId(row.get(0)?)),
        )
    }

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

    /// Ends a game, or opens it again.
    ///
    /// # Errors
    /// [`StoreError`] if the game is unknown or the store cannot be written.
    pub fn set_result(
        &self,
        game: GameId,
        state: GameState,
        result: GameResult,
        ended_on: Option<NaiveDate>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "record the result";
        let n_changed = self.write(
            OPERATION,
            "UPDATE game SET state = ?2, result = ?3, ended_on = ?4 WHERE id = ?1",
            params![
                game.0,
                state.as_str(),
                result.as_str(),
                column::iso(ended_on)
            ],
        )?;
        found(n_changed, OPERATION, "game", game.0)
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

fn stored_game(row: &Row<'_>) -> Result<StoredGame, Fault> {
    let my_color = column::word_or_none(row, "my_color", column::parse_color)?;
    let tags: String = row.get("tags")?;
    Ok(StoredGame {
        game: Game {
            id: GameId(row.get("id")?),
            event: row.get("event")?,
            round: row.get("round")?,
            site: row.get("site")?,
            white: row.get("white")?,
            black: row.get("black")?,
            my_color: my_color.unwrap_or(Color::White),
            record: record(row)?,
            state: column::word(row, "state", column::parse_game_state)?,
            result: column::game_result(row)?,
        },
        is_mine: my_color.is_some(),
        opponent: row.get::<_, Option<i64>>("opponent_id")?.map(OpponentId),
        my_address: row.get("my_address")?,
        tags: serde_json::from_str(&tags)?,
        ended_on: column::date_or_none(row, "ended_on")?,
    })
}
