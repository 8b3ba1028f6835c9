use rusqlite::params;

use crate::correspondence::Author;
use crate::game::{GameId, Move, Ply, Record};

use super::Store;
use super::column;
use super::error::{Fault, StoreError};
use super::message::MessageRowId;
use super::statement::found;

/// What became of an "if" line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionalState {
    /// Waits for the move on which it depends.
    Open,
    /// Played as far as it goes by itself.
    Followed,
    /// Accepted by the other side.
    Accepted,
    /// Overtaken by another move, or cancelled.
    Void,
}

impl ConditionalState {
    const ALL: [Self; 4] = [Self::Open, Self::Followed, Self::Accepted, Self::Void];

    /// Returns the word that the store keeps.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Followed => "followed",
            Self::Accepted => "accepted",
            Self::Void => "void",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == word)
    }
}

/// An "if" line to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewConditional<'a> {
    /// The game.
    pub game: GameId,
    /// Who proposes it: the opponent or the user.
    pub author: Author,
    /// The number of plies after which the line begins.
    pub after_plies: u32,
    /// The moves, of both sides.
    pub line: &'a [Move],
    /// The mail in which it stands.
    pub message: Option<MessageRowId>,
    /// Where it stands.
    pub state: ConditionalState,
}

/// A stored "if" line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditional {
    /// The row's number.
    pub id: i64,
    /// Who proposes it: the opponent or the user.
    pub author: Author,
    /// The number of plies after which the line begins.
    pub after_plies: u32,
    /// The moves, from the position in which the line begins; `None` once a correction of the game
    /// has made them impossible.
    pub line: Option<Record>,
    /// The mail in which it stands.
    pub message: Option<MessageRowId>,
    /// Where it stands.
    pub state: ConditionalState,
}

impl Store {
    /// Stores an "if" line, and returns the row's number.
    ///
    /// # Errors
    /// [`StoreError`] if the game is unknown or a move of the line is not legal.
    pub fn add_conditional(&self, new: &NewConditional<'_>) -> Result<i64, StoreError> {
        const OPERATION: &str = "store an if-line";
        self.savepoint(|store| {
            let game = store.record_of(new.game, OPERATION)?;
            let first = Ply(new.after_plies.saturating_add(1));
            let illegal = |ply: Ply| StoreError::new(OPERATION, Fault::IllegalPly(ply.0));
            let start = game.position_before(first).ok_or_else(|| illegal(first))?;
            let mut line = Record::from_position(start.clone());
            for mv in new.line {
                let ply = Ply(new.after_plies.saturating_add(line.next_ply().0));
                if !line.push(*mv) {
                    return Err(illegal(ply));
                }
            }
            store.insert(
                OPERATION,
                "INSERT INTO conditional (game_id, author, after_ply, line, message_id, state)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                params![
                    new.game.0,
                    column::author_word(new.author),
                    new.after_plies,
                    line.encode(),
                    new.message.map(|id| id.0),
                    new.state.as_str(),
                ],
            )
        })
    }

    /// Lists the "if" lines of a game, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the game is unknown or the store cannot be read.
    pub fn conditionals(&self, game: GameId) -> Result<Vec<Conditional>, StoreError> {
        const OPERATION: &str = "list the if-lines of a game";
        let record = self.record_of(game, OPERATION)?;
        self.rows(
            OPERATION,
            "SELECT id, author, after_ply, line, message_id, state
             FROM conditional WHERE game_id = ?1 ORDER BY id",
            [game.0],
            |row| {
                let after_plies: u32 = row.get("after_ply")?;
                let bytes: Vec<u8> = row.get("line")?;
                let start = record.position_before(Ply(after_plies.saturating_add(1)));
                Ok(Conditional {
                    id: row.get("id")?,
                    author: column::word(row, "author", column::parse_author)?,
                    after_plies,
                    line: start.and_then(|start| Record::decode(start.clone(), &bytes).ok()),
                    message: row.get::<_, Option<i64>>("message_id")?.map(MessageRowId),
                    state: column::word(row, "state", ConditionalState::parse)?,
                })
            },
        )
    }

    /// Sets what became of an "if" line.
    ///
    /// # Errors
    /// [`StoreError`] if it is unknown or the store cannot be written.
    pub fn set_conditional_state(
        &self,
        id: i64,
        state: ConditionalState,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "decide an if-line";
        let n_changed = self.write(
            OPERATION,
            "UPDATE conditional SET state = ?2 WHERE id = ?1",
            params![id, state.as_str()],
        )?;
        found(n_changed, OPERATION, "if-line", id)
    }
}
