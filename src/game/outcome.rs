use std::fmt;

use super::Color;

/// Whether a game is still going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameState {
    /// In play.
    Open,
    /// Ended, whatever the result.
    Finished,
}

impl GameState {
    /// Returns the word that the store keeps.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Finished => "finished",
        }
    }
}

/// The result of a game, as PGN writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum GameResult {
    /// `*`: not ended, or not known.
    #[default]
    Unknown,
    /// `1-0`.
    WhiteWins,
    /// `0-1`.
    BlackWins,
    /// `1/2-1/2`.
    Draw,
}

impl GameResult {
    /// Reads the customary spellings of a result; `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "*" => Some(Self::Unknown),
            "1-0" | "1:0" | "1–0" => Some(Self::WhiteWins),
            "0-1" | "0:1" | "0–1" => Some(Self::BlackWins),
            "1/2-1/2" | "1/2" | "½-½" | "½" | "½–½" | "0.5-0.5" | "1/2:1/2" => Some(Self::Draw),
            _ => None,
        }
    }

    /// Returns the PGN spelling.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Unknown => "*",
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// An end that stands on the board by the rules alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Termination {
    /// The side on move is mated; the other color has won.
    Checkmate {
        /// The color that gave mate.
        winner: Color,
    },
    /// The side on move has no legal move and is not in check.
    Stalemate,
}

impl Termination {
    /// Returns the result that follows from the board.
    #[must_use]
    pub fn result(self) -> GameResult {
        match self {
            Self::Checkmate { winner: Color::White } => GameResult::WhiteWins,
            Self::Checkmate { winner: Color::Black } => GameResult::BlackWins,
            Self::Stalemate => GameResult::Draw,
        }
    }
}
