use crate::game::{GameResult, Record};

use super::Languages;

/// One game of a PGN text.
#[derive(Clone, Debug)]
pub struct PgnGame {
    /// All tag pairs in order, as written.
    pub tags: Vec<(String, String)>,
    /// The main line; variations and comments are passed over (the source text keeps them).
    pub record: Record,
    /// The termination marker of the movetext, else the Result tag.
    pub result: GameResult,
    /// Line (from 1) on which the game begins.
    pub line: usize,
    /// The game's text, byte for byte.
    pub source: String,
}

impl PgnGame {
    /// Returns the value of a tag, if present and not `?` or empty.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let (_, value) = self.tags.iter().find(|(tag, _)| tag == name)?;
        Some(value.trim()).filter(|value| !value.is_empty() && *value != "?")
    }
}

/// A game that could not be read; the games after it still come.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct PgnError {
    /// Line (from 1).
    pub line: usize,
    /// Column in characters (from 1).
    pub column: usize,
    /// Which game of the text (from 1).
    pub game: usize,
    /// The event, if a tag gave it.
    pub event: Option<String>,
    /// What is wrong, for people: "`Nf6` is not legal after 12. Nf3".
    pub reason: String,
    /// The line of text, for the caret.
    pub text: String,
    /// Width of the caret in characters.
    pub width: usize,
}

/// Reads the games of a PGN text, one after the other.
#[derive(Debug)]
pub struct PgnReader<'a> {
    _text: &'a str,
}

impl<'a> PgnReader<'a> {
    /// Begins at the start of a text; letters of these languages are read.
    #[must_use]
    pub fn new(_text: &'a str, _languages: Languages) -> Self {
        todo!()
    }
}

impl Iterator for PgnReader<'_> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        todo!()
    }
}

/// Writes a game in PGN's export format: tags as given, movetext in lines under 80 columns.
#[must_use]
pub fn write_pgn(_tags: &[(String, String)], _record: &Record, _result: GameResult) -> String {
    todo!()
}
