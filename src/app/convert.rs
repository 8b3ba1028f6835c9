//! Reads moves and scores in one notation and writes them in another. Needs no config and no store.

mod answer;
mod batch;
mod name;

pub use self::answer::{Conversion, ConversionError, MoveAnswer};
pub use self::batch::answer_line;
pub use self::name::{SourceName, TargetName, notation_in_words};

use crate::game::{Position, PositionError, Variant};
use crate::notation::{ScoreSource, read_score};

/// What is to be converted, and how.
#[derive(Clone, Debug)]
pub struct ConvertRequest {
    /// The notation it is written in.
    pub from: SourceName,
    /// The notation to write.
    pub to: TargetName,
    /// The first position, if it is not the usual one.
    pub fen: Option<String>,
    /// The rules of castling.
    pub variant: Variant,
    /// The score.
    pub text: String,
}

/// Reads a score and writes it in another notation.
///
/// # Errors
/// [`PositionError`] if the FEN given is none. A score that cannot be read to its end is no error
/// here: the answer holds what was read and why it stopped.
pub fn convert(request: &ConvertRequest) -> Result<Conversion, PositionError> {
    let start = match &request.fen {
        Some(fen) => Some(Position::from_fen(fen, request.variant)?),
        None => None,
    };
    let source = ScoreSource {
        start,
        variant: request.variant,
        languages: request.from.languages(),
        writing: request.from.writing(),
        notation: request.from.notation(),
    };
    Ok(match read_score(&request.text, &source) {
        Ok(score) => Conversion::new(&score, request.to, None),
        Err(failure) => Conversion::new(&failure.score, request.to, Some(&failure.error)),
    })
}
