//! A text that should be one move: what the user types, one field of a form.

#[cfg(test)]
mod tests;

use crate::game::{CastlingSide, Move, Position};

use super::{Languages, ResolveError, TokenKind, resolve_marked, scan};

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

/// Castling in words; without a side it is the only castling that is legal.
const CASTLING_PHRASES: &[(&str, Option<CastlingSide>)] = &[
    ("castles", None),
    ("castle", None),
    ("castling", None),
    ("castles kingside", Some(CastlingSide::KingSide)),
    ("castles king side", Some(CastlingSide::KingSide)),
    ("castles short", Some(CastlingSide::KingSide)),
    ("kingside castling", Some(CastlingSide::KingSide)),
    ("short castling", Some(CastlingSide::KingSide)),
    ("castles k", Some(CastlingSide::KingSide)),
    ("castles kr", Some(CastlingSide::KingSide)),
    ("castles queenside", Some(CastlingSide::QueenSide)),
    ("castles queen side", Some(CastlingSide::QueenSide)),
    ("castles long", Some(CastlingSide::QueenSide)),
    ("queenside castling", Some(CastlingSide::QueenSide)),
    ("long castling", Some(CastlingSide::QueenSide)),
    ("castles q", Some(CastlingSide::QueenSide)),
    ("castles qr", Some(CastlingSide::QueenSide)),
    ("roque", None),
    ("petit roque", Some(CastlingSide::KingSide)),
    ("roque côté roi", Some(CastlingSide::KingSide)),
    ("grand roque", Some(CastlingSide::QueenSide)),
    ("roque côté dame", Some(CastlingSide::QueenSide)),
    ("roque pequeno", Some(CastlingSide::KingSide)),
    ("roque menor", Some(CastlingSide::KingSide)),
    ("roque grande", Some(CastlingSide::QueenSide)),
    ("roque maior", Some(CastlingSide::QueenSide)),
    ("rochade", None),
    ("kurze rochade", Some(CastlingSide::KingSide)),
    ("kleine rochade", Some(CastlingSide::KingSide)),
    ("lange rochade", Some(CastlingSide::QueenSide)),
    ("große rochade", Some(CastlingSide::QueenSide)),
    ("enroque", None),
    ("enroque corto", Some(CastlingSide::KingSide)),
    ("enroque largo", Some(CastlingSide::QueenSide)),
    ("arrocco", None),
    ("arrocco corto", Some(CastlingSide::KingSide)),
    ("arrocco lungo", Some(CastlingSide::QueenSide)),
    ("рокировка", None),
    ("короткая рокировка", Some(CastlingSide::KingSide)),
    ("длинная рокировка", Some(CastlingSide::QueenSide)),
    ("коротка рокіровка", Some(CastlingSide::KingSide)),
    ("довга рокіровка", Some(CastlingSide::QueenSide)),
    ("rokade", None),
    ("korte rokade", Some(CastlingSide::KingSide)),
    ("kort rokade", Some(CastlingSide::KingSide)),
    ("lange rokade", Some(CastlingSide::QueenSide)),
    ("lang rokade", Some(CastlingSide::QueenSide)),
    ("kort rockad", Some(CastlingSide::KingSide)),
    ("lång rockad", Some(CastlingSide::QueenSide)),
    ("krótka roszada", Some(CastlingSide::KingSide)),
    ("długa roszada", Some(CastlingSide::QueenSide)),
    ("malá rošáda", Some(CastlingSide::KingSide)),
    ("velká rošáda", Some(CastlingSide::QueenSide)),
    ("rövid sánc", Some(CastlingSide::KingSide)),
    ("hosszú sánc", Some(CastlingSide::QueenSide)),
];

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
    let mut found: Option<Result<Move, SingleMoveError>> = None;
    let mut words = Vec::new();
    for token in scan(text, languages) {
        match token.kind {
            TokenKind::Move { syntax, marks } => {
                let read = resolve_marked(&syntax, &marks, position, languages);
                found = Some(agree(found, read.map_err(SingleMoveError::from)));
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

/// Reads castling in words (`petit roque`); `Some(None)` where the side is not said.
#[must_use]
pub fn castling_phrase(text: &str) -> Option<Option<CastlingSide>> {
    let small = text.trim().to_lowercase();
    let (_, side) = CASTLING_PHRASES
        .iter()
        .find(|(phrase, _)| *phrase == small)?;
    Some(*side)
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
