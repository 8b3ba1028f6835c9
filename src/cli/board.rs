//! The board in letters, the last move marked: `<` `>` where it began, `[` `]` where it ended.

use crate::app::BoardView;
use crate::game::{Color, File, Piece, Rank, Role, Square};

/// How a board is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Drawing {
    /// Who sits below.
    pub(super) below: Color,
    /// Whether the men are drawn as figurines.
    pub(super) is_unicode: bool,
}

/// Draws a board, eight lines and the files below.
pub(super) fn draw(view: &BoardView, drawing: Drawing) -> String {
    let mut ranks: Vec<Rank> = Rank::ALL.to_vec();
    let mut files: Vec<File> = File::ALL.to_vec();
    match drawing.below {
        Color::White => ranks.reverse(),
        Color::Black => files.reverse(),
    }
    let ends = view
        .last
        .as_ref()
        .map(|(before, mv)| (mv.from(), before.king_target(*mv)));
    let mut text = String::new();
    for rank in ranks {
        text.push_str(&format!("  {rank} |"));
        for file in &files {
            let square = Square::from_coords(*file, rank);
            let man = man(view.position.piece_at(square), drawing.is_unicode);
            match ends {
                Some((_, to)) if to == square => text.push_str(&format!("[{man}]")),
                Some((Some(from), _)) if from == square => {
                    let man = if man == '.' { ' ' } else { man };
                    text.push_str(&format!("<{man}>"));
                }
                _ => text.push_str(&format!(" {man} ")),
            }
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text.push_str("     ");
    for file in &files {
        text.push_str(&format!(" {file} "));
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn man(piece: Option<Piece>, is_unicode: bool) -> char {
    let Some(piece) = piece else { return '.' };
    if !is_unicode {
        return piece.char();
    }
    match (piece.color, piece.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}
