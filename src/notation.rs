//! How moves are written: reading what stands in a line, finding the one legal move it means, and
//! writing moves in any notation. Syntax and legality are two steps: [`scan()`] knows no board,
//! [`resolve()`] knows no text. No mail is known here.

mod castling;
mod descriptive;
mod letters;
mod pgn;
mod resolve;
mod scan;
mod score;
mod single;
mod syntax;
mod write;

pub use self::castling::castling_phrase;
pub use self::descriptive::DescriptiveMove;
pub use self::letters::{Language, Languages, Letters};
pub use self::pgn::{PgnError, PgnGame, PgnReader, languages_of_score, write_pgn};
use self::resolve::narrow_by_marks;
pub use self::resolve::{
    Resolution, ResolveError, resolutions, resolutions_in_game, resolutions_marked, resolve,
    resolve_marked,
};
pub use self::scan::{Token, TokenKind, parse_move, scan};
pub use self::score::{
    Score, ScoreError, ScoreFailure, ScoreFault, ScoreSource, read_score, write_full_score,
    write_score, write_score_table,
};
pub use self::single::{SingleMoveError, Writing, resolve_next, resolve_text};
pub use self::syntax::{
    AlgebraicMove, Capture, CheckMark, Marks, MoveSyntax, NumericMove, Promotion,
};
pub use self::write::{Notation, numeric, san, write, write_ply};
