//! Which man is the king's and which the queen's.

use crate::game::{Color, File, Move, Piece, Ply, Position, Record, Role, Square};

use super::Wing;

/// The game up to a position, from which a man's square of origin follows.
#[derive(Clone, Copy, Debug)]
pub(in crate::notation) struct History<'r> {
    /// The moves so far, White's first.
    moves: &'r [Move],
}

impl<'r> History<'r> {
    /// The history of the position before a ply; `None` where the game did not begin in the usual
    /// position, since then nobody knows where its men came from.
    pub(in crate::notation) fn before(record: &'r Record, ply: Ply) -> Option<Self> {
        let n_moves = usize::try_from(ply.0.saturating_sub(1)).ok()?;
        Self::of_moves(record.start(), record.moves().get(..n_moves)?)
    }

    /// The history that some moves from a first position make.
    pub(in crate::notation) fn of_moves(start: &Position, moves: &'r [Move]) -> Option<Self> {
        static USUAL: std::sync::LazyLock<Position> = std::sync::LazyLock::new(Position::default);
        (*start == *USUAL).then_some(Self { moves })
    }

    /// The square on which the man that now stands on a square began; `None` for a promoted one.
    fn origin(self, square: Square) -> Option<Square> {
        let mut square = square;
        for (index, mv) in self.moves.iter().enumerate().rev() {
            let color = Color::from_white(index % 2 == 0);
            if let Some(side) = mv.castling_side() {
                if square == side.rook_to(color) {
                    square = mv.to();
                } else if square == side.king_to(color) {
                    square = mv.from()?;
                }
            } else if mv.to() == square {
                if mv.promotion().is_some() {
                    return None;
                }
                square = mv.from()?;
            }
        }
        Some(square)
    }
}

/// What the print's "king's" and "queen's" say of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// By the wing on which it began; `None` where that is not known.
    pub(super) by_origin: Option<Wing>,
    /// By where it stands beside its twin; `None` on one file, or without a twin.
    pub(super) by_place: Option<Wing>,
}

/// Finds the wing of the man on a square.
pub(super) fn standing(
    position: &Position,
    history: Option<History<'_>>,
    square: Square,
    piece: Piece,
) -> Standing {
    if piece.role == Role::Bishop {
        let wing = wing_of_bishop(square, piece.color);
        return Standing {
            by_origin: Some(wing),
            by_place: Some(wing),
        };
    }
    let origin = history.and_then(|history| history.origin(square));
    let by_origin = origin.map(|origin| {
        if origin.file() >= File::E {
            Wing::King
        } else {
            Wing::Queen
        }
    });
    Standing {
        by_origin,
        by_place: wing_by_place(position, square, piece),
    }
}

/// The king's bishop is known by the color of its squares.
fn wing_of_bishop(square: Square, color: Color) -> Wing {
    if square.is_light() == color.is_white() {
        Wing::King
    } else {
        Wing::Queen
    }
}

fn wing_by_place(position: &Position, square: Square, piece: Piece) -> Option<Wing> {
    let mut is_right = false;
    let mut is_left = false;
    for twin in Square::ALL {
        if twin != square && position.piece_at(twin) == Some(piece) {
            is_right |= square.file() > twin.file();
            is_left |= square.file() < twin.file();
        }
    }
    match (is_right, is_left) {
        (true, false) => Some(Wing::King),
        (false, true) => Some(Wing::Queen),
        _ => None,
    }
}
