mod export;
mod movetext;
mod tag;
#[cfg(test)]
mod tests;

use crate::game::{GameResult, Position, Record, Variant};

use self::movetext::Movetext;
use super::{Language, Languages};

pub use self::export::write_pgn;

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

/// What is wrong, and where in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    offset: usize,
    len: usize,
    reason: String,
}

/// Reads the games of a PGN text, one after the other.
#[derive(Debug)]
pub struct PgnReader<'a> {
    text: &'a str,
    languages: Languages,
    at: usize,
    n_games: usize,
    /// A place and its line (from 1), so that lines are counted once only.
    counted: (usize, usize),
}

impl<'a> PgnReader<'a> {
    /// Begins at the start of a text; letters of these languages are read.
    #[must_use]
    pub fn new(text: &'a str, languages: Languages) -> Self {
        let at = if text.starts_with('\u{FEFF}') {
            '\u{FEFF}'.len_utf8()
        } else {
            0
        };
        Self {
            text,
            languages,
            at,
            n_games: 0,
            counted: (0, 1),
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The line of a place; places must not go backwards by more than one game.
    fn line_of(&mut self, offset: usize) -> usize {
        let (place, line) = if offset < self.counted.0 {
            (0, 1)
        } else {
            self.counted
        };
        let between = self.text.get(place..offset).unwrap_or_default();
        let line = line + between.bytes().filter(|byte| *byte == b'\n').count();
        self.counted = (offset, line);
        line
    }

    fn read_game(
        &mut self,
        tags: &mut Vec<(String, String)>,
        line: usize,
        start: usize,
    ) -> Result<PgnGame, Fault> {
        self.at = tag::read_tags(self.text, self.at, tags)?;
        let position = start_position(tags).map_err(|reason| Fault {
            offset: start,
            len: first_line_len(self.text, start),
            reason,
        })?;
        let mut movetext = Movetext::new(self.text, self.at, self.languages, position);
        let end = movetext.read_game();
        self.at = movetext.offset();
        let marker = end?;
        let result = marker.unwrap_or_else(|| {
            let named = tags.iter().find(|(name, _)| name == "Result");
            named
                .and_then(|(_, value)| GameResult::parse(value.trim()))
                .unwrap_or_default()
        });
        Ok(PgnGame {
            tags: std::mem::take(tags),
            record: movetext.into_record(),
            result,
            line,
            source: self
                .text
                .get(start..self.at)
                .unwrap_or_default()
                .trim_end()
                .to_owned(),
        })
    }

    fn error(&mut self, fault: Fault, tags: &[(String, String)]) -> PgnError {
        let line = self.line_of(fault.offset);
        let before = self.text.get(..fault.offset).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |index| index + 1);
        let column = before.get(line_start..).unwrap_or_default().chars().count() + 1;
        let from_line = self.text.get(line_start..).unwrap_or_default();
        let token = self
            .text
            .get(fault.offset..fault.offset + fault.len)
            .unwrap_or_default();
        let event = tags
            .iter()
            .find(|(name, _)| name == "Event")
            .map(|(_, value)| value.clone());
        PgnError {
            line,
            column,
            game: self.n_games,
            event,
            reason: fault.reason,
            text: from_line.lines().next().unwrap_or_default().to_owned(),
            width: token
                .lines()
                .next()
                .unwrap_or_default()
                .chars()
                .count()
                .max(1),
        }
    }

    /// Goes on to the next tag section: a line that begins like a tag, behind a line that does not.
    fn skip_game(&mut self, fault_offset: usize) {
        let mut offset = self.at.max(fault_offset);
        let mut in_tags = is_tag_line(line_at(self.text, offset));
        let rest = self.text.get(offset..).unwrap_or_default();
        for line in rest.split_inclusive('\n') {
            let is_tag = offset > fault_offset && is_tag_line(line);
            if is_tag && !in_tags {
                break;
            }
            in_tags = is_tag_line(line) || in_tags && line.trim().is_empty();
            offset += line.len();
        }
        self.at = offset;
    }
}

impl Iterator for PgnReader<'_> {
    type Item = Result<PgnGame, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.at = movetext::skip_between_games(self.text, self.at);
        if self.rest().is_empty() {
            return None;
        }
        self.n_games += 1;
        let start = self.at;
        let line = self.line_of(start);
        let mut tags = Vec::new();
        Some(self.read_game(&mut tags, line, start).map_err(|fault| {
            let offset = fault.offset;
            let error = self.error(fault, &tags);
            self.skip_game(offset.max(start));
            error
        }))
    }
}

/// Returns the languages, of those given, in whose letters the first game of a text reads from
/// beginning to end; all of them where no letter is written.
#[must_use]
pub fn languages_of_score(text: &str, among: Languages) -> Languages {
    let reads = |language: &Language| {
        matches!(
            PgnReader::new(text, Languages::one(*language)).next(),
            Some(Ok(_))
        )
    };
    among.iter().filter(reads).collect()
}

fn start_position(tags: &[(String, String)]) -> Result<Position, String> {
    let value = |wanted: &str| {
        let named = tags
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        named
            .map(|(_, value)| value.trim())
            .filter(|value| !value.is_empty() && *value != "?")
    };
    let named = value("Variant").unwrap_or_default();
    let variant = match named {
        // Orthodox chess from the position of the FEN tag, as servers write it.
        "From Position" => Some(Variant::Standard),
        _ => Variant::parse(named),
    }
    .ok_or_else(|| format!("the variant `{named}` is not known here"))?;
    match value("FEN") {
        None => Ok(Position::from_fen(START_FEN, variant).unwrap_or_default()),
        Some(fen) => Position::from_fen(fen, variant)
            .map_err(|error| format!("the tag FEN gives no position: {error}")),
    }
}

/// The first position of orthodox chess.
const START_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

pub(super) fn is_tag_line(line: &str) -> bool {
    let inside = line.trim_start().strip_prefix('[');
    inside.is_some_and(|inside| {
        inside
            .trim_start()
            .starts_with(|c: char| c.is_ascii_alphabetic())
            && inside.contains(['"', '“', '”', '„'])
    })
}

fn line_at(text: &str, offset: usize) -> &str {
    let start = text
        .get(..offset)
        .unwrap_or_default()
        .rfind('\n')
        .map_or(0, |index| index + 1);
    text.get(start..)
        .unwrap_or_default()
        .lines()
        .next()
        .unwrap_or_default()
}

fn first_line_len(text: &str, offset: usize) -> usize {
    text.get(offset..)
        .unwrap_or_default()
        .lines()
        .next()
        .unwrap_or_default()
        .len()
}
