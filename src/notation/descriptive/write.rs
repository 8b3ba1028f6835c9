//! Writing.

use crate::game::{Move, Position};
use crate::notation::Language;

/// Writes a move.
pub(in crate::notation) fn write_descriptive(
    _position: &Position,
    _mv: Move,
    _language: Language,
) -> String {
    String::new()
}
