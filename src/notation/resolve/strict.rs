//! The short way for what nearly every move is: strictly written.

use crate::game::{Move, Position, Role, Square, Variant};
use crate::notation::{Languages, Letters, MoveSyntax};

use super::{plain_languages, promotion_languages};

/// Finds the move of a strict text without any list of moves; `None` where a closer look is needed.
///
/// What is found here is the only move that fits, so that no mark can choose another.
pub(super) fn strict(
    syntax: &MoveSyntax,
    position: &Position,
    languages: Languages,
) -> Option<Move> {
    match syntax {
        MoveSyntax::Castling(side) => position.castling(*side),
        MoveSyntax::Numeric(written) => {
            let piece = position.piece_at(written.from)?;
            let fits = |mv: Move| {
                mv.from() == Some(written.from)
                    && promotion_languages(written.promotion, mv, languages).is_some()
            };
            position.only_move_to(piece.role, written.to, fits)
        }
        MoveSyntax::Algebraic(written) => {
            let is_long = written.from_file.is_some() && written.from_rank.is_some();
            if is_long || written.joined.is_some() || written.letter_file.is_some() {
                return None;
            }
            let role = match written.piece {
                None => Role::Pawn,
                Some(letters) => only_role(&letters, languages)?,
            };
            if role == Role::King && position.variant() == Variant::Chess960 {
                return None;
            }
            let to = Square::from_coords(written.to_file, written.to_rank?);
            let fits = |mv: Move| plain_languages(written, mv, languages).is_some();
            position.only_move_to(role, to, fits)
        }
        MoveSyntax::Descriptive(_) => None,
    }
}

/// The one role that a letter names in the languages.
fn only_role(letters: &Letters, languages: Languages) -> Option<Role> {
    let mut named = Role::ALL
        .into_iter()
        .filter(|role| letters.read_as(*role, languages).is_some());
    let role = named.next()?;
    named.next().is_none().then_some(role)
}
