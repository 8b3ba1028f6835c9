//! A text that should be one move: what the user types, one field of a form.

#[cfg(test)]
mod tests;

use crate::game::{CastlingSide, Move, Position, Record};

use super::castling_phrase;
use super::scan::{Manner, scan_in};
use super::{Languages, Resolution, ResolveError, TokenKind, resolutions_in_game};

/// Why a text is not one legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SingleMoveError {
    /// Nothing in it has the form of a move, or something besides the move is not understood.
    #[error("no move can be read")]
    Unreadable,
    /// It is written like a move, and nothing legal fits.
    #[error("illegal move")]
    Illegal,
    /// Several legal moves fit, or two notations side by side disagree.
    #[error("ambiguous move")]
    Ambiguous(Vec<Move>),
}

/// In which notation a text is known to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Writing {
    /// Nothing is known.
    #[default]
    Any,
    /// Descriptive.
    Descriptive,
    /// Any other than descriptive.
    NotDescriptive,
}

impl Writing {
    pub(super) fn manner(self) -> Manner {
        match self {
            Self::Any => Manner::Score,
            Self::Descriptive => Manner::Descriptive,
            Self::NotDescriptive => Manner::NotDescriptive,
        }
    }
}

/// Finds the one legal move that a text means, its number and marks included.
///
/// Two notations may stand side by side (`5254 (e4)`): both must give the same move. Castling may
/// be written in words.
///
/// # Errors
/// [`SingleMoveError`] if the text holds no move, or not exactly one legal one.
pub fn resolve_text(
    text: &str,
    position: &Position,
    languages: Languages,
) -> Result<Move, SingleMoveError> {
    let record = Record::from_position(position.clone());
    resolve_next(text, &record, languages, Writing::Any)
}

/// Finds the one legal move by which a text continues a game.
///
/// It reads as [`resolve_text`] does, and tells "king's rook" and "queen's rook" by the game.
///
/// # Errors
/// [`SingleMoveError`] if the text holds no move, or not exactly one legal one.
pub fn resolve_next(
    text: &str,
    record: &Record,
    languages: Languages,
    writing: Writing,
) -> Result<Move, SingleMoveError> {
    let position = record.position();
    let mut found: Option<Result<Move, SingleMoveError>> = None;
    let mut words = Vec::new();
    for token in scan_in(text, languages, writing.manner()) {
        match token.kind {
            TokenKind::Move { syntax, marks } => {
                let ply = record.next_ply();
                let readings = resolutions_in_game(&syntax, &marks, record, ply, languages);
                let read = the_one(&readings).map_err(SingleMoveError::from);
                found = Some(agree(found, read));
            }
            TokenKind::Word => words.push(token.text.to_lowercase()),
            TokenKind::Figure | TokenKind::Result(_) => return Err(SingleMoveError::Unreadable),
            TokenKind::Number { .. }
            | TokenKind::Ellipsis
            | TokenKind::DrawOffer
            | TokenKind::Punctuation => {}
        }
    }
    match (found, words.as_slice()) {
        (Some(read), []) => read,
        (None, [_, ..]) => resolve_phrase(&words.join(" "), position),
        _ => Err(SingleMoveError::Unreadable),
    }
}

fn the_one(readings: &[Resolution]) -> Result<Move, ResolveError> {
    match readings {
        [] => Err(ResolveError::Illegal),
        [only] => Ok(only.mv),
        _ => Err(ResolveError::Ambiguous(
            readings.iter().map(|reading| reading.mv).collect(),
        )),
    }
}

fn resolve_phrase(phrase: &str, position: &Position) -> Result<Move, SingleMoveError> {
    let sides: &[CastlingSide] = match castling_phrase(phrase) {
        Some(Some(CastlingSide::KingSide)) => &[CastlingSide::KingSide],
        Some(Some(CastlingSide::QueenSide)) => &[CastlingSide::QueenSide],
        Some(None) => &[CastlingSide::KingSide, CastlingSide::QueenSide],
        None => return Err(SingleMoveError::Unreadable),
    };
    let legal: Vec<Move> = sides
        .iter()
        .filter_map(|side| position.castling(*side))
        .collect();
    match legal.as_slice() {
        [] => Err(SingleMoveError::Illegal),
        [only] => Ok(*only),
        _ => Err(SingleMoveError::Ambiguous(legal)),
    }
}

/// Joins the readings of two notations: one that is clear settles an ambiguous one that allows it.
fn agree(
    before: Option<Result<Move, SingleMoveError>>,
    read: Result<Move, SingleMoveError>,
) -> Result<Move, SingleMoveError> {
    use SingleMoveError::Ambiguous;
    let Some(before) = before else { return read };
    match (before, read) {
        (Ok(one), Ok(other)) if one == other => Ok(one),
        (Ok(one), Err(Ambiguous(many))) | (Err(Ambiguous(many)), Ok(one))
            if many.contains(&one) =>
        {
            Ok(one)
        }
        (Ok(one), Ok(other)) => Err(Ambiguous(vec![one, other])),
        _ => Err(SingleMoveError::Unreadable),
    }
}

impl From<ResolveError> for SingleMoveError {
    fn from(error: ResolveError) -> Self {
        match error {
            ResolveError::Illegal => Self::Illegal,
            ResolveError::Ambiguous(moves) => Self::Ambiguous(moves),
        }
    }
}
