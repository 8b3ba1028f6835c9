use crate::game::GameId;
use crate::store::{GameLookup, StoreError};

use super::App;
use super::visible::visible;

/// Games that are listed where a text names several.
const LISTED_MAX: usize = 10;

/// Why a text names no game.
#[derive(Debug, thiserror::Error)]
pub enum FindGameError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No game at all.
    #[error("no game is called `{0}`")]
    None(String),
    /// More than one.
    #[error("`{text}` is the name of several games")]
    Several {
        /// As typed.
        text: String,
        /// A line for each: number, players, event.
        games: Vec<String>,
    },
}

impl App {
    /// Finds the game that the user names: by its number, or any text that only one game has.
    ///
    /// # Errors
    /// [`FindGameError`] if there is none, or several.
    pub fn find_game(&self, text: &str) -> Result<GameId, FindGameError> {
        match self.store.game_by_text(text)? {
            GameLookup::One(id) => Ok(id),
            GameLookup::None => Err(FindGameError::None(text.to_owned())),
            GameLookup::Several(ids) => {
                let mut games = Vec::new();
                for id in ids.iter().take(LISTED_MAX) {
                    let Some(stored) = self.store.game(*id)? else {
                        continue;
                    };
                    let game = stored.game;
                    let event = game.event.map(|event| format!(", {event}"));
                    let event = event.unwrap_or_default();
                    let names = format!("{id}: {} - {}{event}", game.white, game.black);
                    games.push(visible(&names));
                }
                if ids.len() > LISTED_MAX {
                    games.push(format!("and {} more", ids.len() - LISTED_MAX));
                }
                Err(FindGameError::Several {
                    text: text.to_owned(),
                    games,
                })
            }
        }
    }
}
