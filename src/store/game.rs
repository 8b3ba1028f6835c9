use chrono::NaiveDate;
use rusqlite::{Row, params};

use crate::correspondence::OpponentId;
use crate::game::{Color, Game, GameId, GameResult, GameState, Position, Record};

use super::Store;
use super::column;
use super::error::{During as _, Fault, StoreError};
use super::moves::{moves_hash, record};
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

impl Store {
    /// Stores a game and returns its number.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn add_game(&self, new: &NewGame<'_>) -> Result<GameId, StoreError> {
        self.note_games_changed();
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
        self.rows(
            "list the games in play against an opponent",
            "SELECT id FROM game WHERE opponent_id = ?1 AND state = 'open' ORDER BY id",
            [opponent.0],
            |row| Ok(GameId(row.get(0)?)),
        )
    }

    /// Lists the finished games against an opponent with their events, the newest last.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn finished_games_of(
        &self,
        opponent: OpponentId,
    ) -> Result<Vec<(GameId, Option<String>)>, StoreError> {
        self.rows(
            "list the finished games of an opponent",
            "SELECT game.id, event.name
             FROM game LEFT JOIN event ON event.id = game.event_id
             WHERE opponent_id = ?1 AND state = 'finished'
             ORDER BY game.id",
            [opponent.0],
            |row| Ok((GameId(row.get(0)?), row.get(1)?)),
        )
    }

    /// Returns the user's color in a game; `None` for a game of others, or none at all.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn my_color(&self, game: GameId) -> Result<Option<Color>, StoreError> {
        let color = self.row(
            "read the color of a game",
            "SELECT my_color FROM game WHERE id = ?1",
            [game.0],
            |row| column::word_or_none(row, "my_color", column::parse_color),
        )?;
        Ok(color.flatten())
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
        self.note_games_changed();
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
