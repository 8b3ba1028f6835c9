//! Chess itself: positions, moves, the record of a game. The rules come from `shakmaty`, which is
//! named in this module only; no mail, no text and no clock is known here.

mod outcome;
mod position;
mod record;

pub use self::outcome::{GameResult, GameState, Termination};
pub use self::position::{Piece, Position, PositionError, Variant};
pub use self::record::{MoveNumber, Ply, Record, RecordError};
pub use shakmaty::{CastlingSide, Color, File, Move, Rank, Role, Square};

/// The number by which the user names a game; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub i64);

impl std::fmt::Display for GameId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A game of the user, as the store holds it: who plays, where it belongs, and its record.
#[derive(Clone, Debug)]
pub struct Game {
    /// The number that the user types.
    pub id: GameId,
    /// Name or code of the event (`WS/M/123`), if it has one.
    pub event: Option<String>,
    /// Round within the event.
    pub round: Option<String>,
    /// Site as the PGN tag gives it.
    pub site: Option<String>,
    /// White's name, as the source wrote it (`Last, First` or `First Last`).
    pub white: String,
    /// Black's name, as the source wrote it.
    pub black: String,
    /// The color that the user plays.
    pub my_color: Color,
    /// All plies so far; always legal.
    pub record: Record,
    /// Whether the game is still going.
    pub state: GameState,
    /// The result, `*` while the game is open.
    pub result: GameResult,
}

impl Game {
    /// Returns the name of the user's opponent.
    #[must_use]
    pub fn opponent_name(&self) -> &str {
        self.my_color.fold_wb(&self.black, &self.white)
    }

    /// Returns whether the user is on move.
    #[must_use]
    pub fn is_my_turn(&self) -> bool {
        self.record.turn() == self.my_color
    }

    /// Returns the user's last ply, if he has made one.
    #[must_use]
    pub fn my_last_ply(&self) -> Option<Ply> {
        self.last_ply_of(self.my_color)
    }

    /// Returns the last recorded ply of the given color.
    #[must_use]
    pub fn last_ply_of(&self, color: Color) -> Option<Ply> {
        let last = self.record.last_ply()?;
        if self.record.color_of(last) == color { Some(last) } else { last.previous() }
    }
}
