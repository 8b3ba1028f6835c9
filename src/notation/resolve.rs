use crate::game::{Move, Position};

use super::{Languages, MoveSyntax};

/// Why a written move is no move here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResolveError {
    /// Nothing legal fits.
    #[error("illegal move")]
    Illegal,
    /// Several legal moves fit.
    #[error("ambiguous move")]
    Ambiguous(Vec<Move>),
}

/// One legal move that a text can mean, and the languages in which it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// The legal move.
    pub mv: Move,
    /// The languages in which the letters say so; all of those asked for where no letter is written.
    pub languages: Languages,
}

/// Finds every legal move that the text can mean in one of the languages.
#[must_use]
pub fn resolutions(
    _syntax: &MoveSyntax,
    _position: &Position,
    _languages: Languages,
) -> Vec<Resolution> {
    todo!()
}

/// Finds the one legal move that the text means.
///
/// # Errors
/// [`ResolveError`] if there is none, or more than one.
pub fn resolve(
    _syntax: &MoveSyntax,
    _position: &Position,
    _languages: Languages,
) -> Result<Move, ResolveError> {
    todo!()
}

/// Stub.
pub fn resolutions_marked(
    _s: &MoveSyntax,
    _m: super::Marks,
    _p: &Position,
    _l: Languages,
) -> Vec<Resolution> {
    todo!()
}
