//! Whole games in lines of text.

mod mask;
mod path;
mod read;
#[cfg(test)]
mod tests;
mod token;

use std::fmt::Write as _;

use crate::game::{Color, GameResult, Ply, Record};

use super::{Notation, write_ply};

pub use self::read::{Score, ScoreError, ScoreFailure, ScoreFault, ScoreSource, read_score};

/// Lines of a score have less columns than this, so that a quoted mail still fits.
const COLUMNS: usize = 71;

/// Pairs of moves in a line of the numeric table.
const PAIRS_PER_LINE: usize = 4;

/// How numbers and result are written.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbering<'a> {
    /// `1.e4` in place of `1. e4`.
    pub(super) glued: bool,
    /// Written at the end.
    pub(super) result: Option<GameResult>,
    /// The plies that get a `(=)`.
    pub(super) draw_offers: &'a [Ply],
}

/// Writes a whole game with its move numbers, in lines of less than 72 columns.
#[must_use]
pub fn write_score(record: &Record, notation: Notation) -> String {
    wrap_score(record, notation, Numbering::default(), COLUMNS)
}

/// Writes a whole game as [`write_score`] does, with its draw offers and its result.
#[must_use]
pub fn write_full_score(
    record: &Record,
    notation: Notation,
    draw_offers: &[Ply],
    result: GameResult,
) -> String {
    let numbering = Numbering {
        glued: false,
        result: Some(result),
        draw_offers,
    };
    wrap_score(record, notation, numbering, COLUMNS)
}

/// Writes the score as a table of numbered pairs, four to a line, for the end of a mail:
/// ` 1. 5254 5755   2. 7163 2836`.
#[must_use]
pub fn write_score_table(record: &Record, notation: Notation) -> String {
    let mut lines = Vec::new();
    let mut pairs: Vec<String> = Vec::new();
    for (ply, text) in written_moves(record, notation) {
        match (record.color_of(ply), pairs.last_mut()) {
            (Color::Black, Some(pair)) => {
                pair.push(' ');
                pair.push_str(&text);
            }
            (color, _) => {
                let dots = if color == Color::White { "" } else { " ..." };
                pairs.push(format!("{:>2}.{dots} {text}", record.number_of(ply).0));
            }
        }
    }
    let width = pairs.iter().map(|pair| columns(pair)).max().unwrap_or(0);
    for row in pairs.chunks(PAIRS_PER_LINE) {
        let mut line = String::new();
        for pair in row {
            if !line.is_empty() {
                line.push_str("  ");
            }
            let padding = width.saturating_sub(columns(pair));
            line.push_str(pair);
            line.extend(std::iter::repeat_n(' ', padding));
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

pub(super) fn wrap_score(
    record: &Record,
    notation: Notation,
    numbering: Numbering<'_>,
    max_columns: usize,
) -> String {
    let mut words: Vec<String> = Vec::new();
    for (ply, text) in written_moves(record, notation) {
        let mut word = String::new();
        let is_first = words.is_empty();
        let dots = match record.color_of(ply) {
            Color::White => ".",
            Color::Black if is_first => "...",
            Color::Black => "",
        };
        if !dots.is_empty() {
            let space = if numbering.glued { "" } else { " " };
            // Writing to a string cannot fail.
            if write!(word, "{}{dots}{space}", record.number_of(ply)).is_err() {
                word.clear();
            }
        }
        word.push_str(&text);
        if numbering.draw_offers.contains(&ply) {
            word.push_str("(=)");
        }
        words.push(word);
    }
    words.extend(numbering.result.map(|result| result.as_str().to_owned()));
    wrap(&words, max_columns)
}

fn wrap(words: &[String], max_columns: usize) -> String {
    let mut text = String::new();
    let mut width = 0;
    // A number may stand apart from its move, so that lines are filled as PGN's export asks.
    for word in words.iter().flat_map(|word| word.split(' ')) {
        let word_width = columns(word);
        if width > 0 && width + 1 + word_width > max_columns {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += word_width;
    }
    text
}

fn written_moves(record: &Record, notation: Notation) -> impl Iterator<Item = (Ply, String)> {
    (1..=record.n_plies())
        .map(Ply)
        .map(move |ply| (ply, write_ply(record, ply, notation)))
}

fn columns(text: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(text)
}
