use rusqlite::params;

use crate::game::GameId;

use super::Store;
use super::error::StoreError;
use super::game::NewGame;
use super::moves::moves_hash;

/// Which games a text names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameLookup {
    /// Exactly one.
    One(GameId),
    /// None at all.
    None,
    /// More than one; the user must say more.
    Several(Vec<GameId>),
}

impl GameLookup {
    fn of(mut ids: Vec<GameId>) -> Self {
        match ids.pop() {
            None => Self::None,
            Some(id) if ids.is_empty() => Self::One(id),
            Some(id) => {
                ids.push(id);
                Self::Several(ids)
            }
        }
    }
}

/// What of a game its name may stand in.
struct Named {
    id: GameId,
    event: String,
    players: [String; 2],
}

impl Named {
    fn contains(&self, text: &str) -> bool {
        self.event.contains(text) || self.players.iter().any(|name| name.contains(text))
    }
}

impl Store {
    /// Finds the game that the user names: by its number, the whole name of the event, or any part
    /// of the event's or a player's name. Games in play come first; case does not matter.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn game_by_text(&self, text: &str) -> Result<GameLookup, StoreError> {
        let text = text.trim().to_lowercase();
        if text.is_empty() {
            return Ok(GameLookup::None);
        }
        if let Ok(number) = text.parse::<i64>()
            && let Some(id) = self.game_by_number(number)?
        {
            return Ok(GameLookup::One(id));
        }
        let open = self.named_open_games()?;
        let exact = open
            .iter()
            .filter(|game| game.event == text)
            .map(|game| game.id);
        let exact: Vec<GameId> = exact.collect();
        if !exact.is_empty() {
            return Ok(GameLookup::of(exact));
        }
        let part = open
            .iter()
            .filter(|game| game.contains(&text))
            .map(|game| game.id);
        let part: Vec<GameId> = part.collect();
        if !part.is_empty() {
            return Ok(GameLookup::of(part));
        }
        self.past_game_by_text(&text)
    }

    fn game_by_number(&self, number: i64) -> Result<Option<GameId>, StoreError> {
        self.row(
            "find a game",
            "SELECT id FROM game WHERE id = ?1",
            [number],
            |row| Ok(GameId(row.get(0)?)),
        )
    }

    fn named_open_games(&self) -> Result<Vec<Named>, StoreError> {
        let games = self.open_games()?.into_iter().map(|game| Named {
            id: game.id,
            event: game.event.unwrap_or_default().to_lowercase(),
            players: [game.white.to_lowercase(), game.black.to_lowercase()],
        });
        Ok(games.collect())
    }

    /// Reads through all past games: SQLite knows the case of ASCII letters only.
    fn past_game_by_text(&self, text: &str) -> Result<GameLookup, StoreError> {
        let found = self.rows(
            "find a past game",
            "SELECT game.id, coalesce(event.name, ''), white, black
             FROM game LEFT JOIN event ON event.id = game.event_id
             WHERE state <> 'open' OR my_color IS NULL
             ORDER BY game.id",
            [],
            |row| {
                let name = |column: usize| -> rusqlite::Result<String> {
                    Ok(row.get_ref(column)?.as_str()?.to_lowercase())
                };
                let named = Named {
                    id: GameId(row.get(0)?),
                    event: name(1)?,
                    players: [name(2)?, name(3)?],
                };
                let is_exact = named.event == text;
                Ok((is_exact || named.contains(text)).then_some((named.id, is_exact)))
            },
        )?;
        let found: Vec<(GameId, bool)> = found.into_iter().flatten().collect();
        let exact = found
            .iter()
            .filter(|(_, is_exact)| *is_exact)
            .map(|(id, _)| *id);
        let exact: Vec<GameId> = exact.collect();
        if exact.is_empty() {
            return Ok(GameLookup::of(
                found.into_iter().map(|(id, _)| id).collect(),
            ));
        }
        Ok(GameLookup::of(exact))
    }

    /// Finds a stored game with the same moves, players, event and round.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn same_game(&self, new: &NewGame<'_>) -> Result<Option<GameId>, StoreError> {
        self.row(
            "look for the same game",
            "SELECT game.id
             FROM game LEFT JOIN event ON event.id = game.event_id
             WHERE moves_hash = ?1 AND white = ?2 AND black = ?3 AND event.name IS ?4
               AND round IS ?5
             ORDER BY game.id",
            params![
                moves_hash(new.record),
                new.white,
                new.black,
                new.event,
                new.round
            ],
            |row| Ok(GameId(row.get(0)?)),
        )
    }

    /// Finds a game in play of the same event, round and players.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn same_in_play(
        &self,
        event: Option<&str>,
        round: Option<&str>,
        white: &str,
        black: &str,
    ) -> Result<Option<GameId>, StoreError> {
        self.row(
            "look for the same game in play",
            "SELECT game.id
             FROM game LEFT JOIN event ON event.id = game.event_id
             WHERE state = 'open' AND my_color IS NOT NULL AND event.name IS ?1 AND round IS ?2
               AND white = ?3 AND black = ?4
             ORDER BY game.id",
            params![event, round, white, black],
            |row| Ok(GameId(row.get(0)?)),
        )
    }
}
