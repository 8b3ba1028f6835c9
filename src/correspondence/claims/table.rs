//! Tables with columns for dates and days.

use std::ops::Range;

use super::dates::date_at;
use super::lexer::{Token, lex};
use super::words::{Key, key_at};
use super::{ClaimReader, DateOf};

/// Fewest columns of a table.
const COLUMNS_MIN: usize = 4;

/// What the columns of a table hold.
#[derive(Debug)]
pub(super) struct Columns {
    separator: char,
    keys: Vec<Option<Key>>,
}

impl ClaimReader<'_> {
    /// Reads a line as the head or as a row of a table; `None` if it is neither.
    pub(super) fn read_table(&mut self, line: &str) -> Option<Vec<Range<usize>>> {
        let separator = ['|', '\t'].into_iter().find(|mark| line.contains(*mark))?;
        let cells: Vec<(usize, &str)> = cells(line, separator);
        if cells.len() < COLUMNS_MIN {
            return None;
        }
        let keys: Vec<Option<Key>> = cells.iter().map(|(_, text)| head(text)).collect();
        let dates = keys.iter().flatten().filter(|key| is_column(**key)).count();
        if dates >= 2 {
            self.columns = Some(Columns { separator, keys });
            return Some(std::iter::once(0..line.len()).collect());
        }
        let columns = self.columns.take()?;
        let fits = columns.separator == separator && cells.len() <= columns.keys.len();
        let ranges = fits.then(|| self.read_row(&columns, &cells));
        self.columns = fits.then_some(columns);
        ranges
    }

    fn read_row(&mut self, columns: &Columns, cells: &[(usize, &str)]) -> Vec<Range<usize>> {
        let mut ranges = Vec::new();
        for (key, (start, text)) in columns.keys.iter().zip(cells) {
            let Some(key) = key.filter(|key| is_column(*key)) else {
                continue;
            };
            let tokens = lex(text);
            if tokens.is_empty() {
                continue;
            }
            match key {
                Key::Days => self.days = number(&tokens).or(self.days),
                Key::Total => self.total = number(&tokens).or(self.total),
                Key::Received | Key::Replied | Key::Sent | Key::TheySent => {
                    if let Some(found) = date_at(&tokens, self.context.today) {
                        self.push(column_date(key), found.written);
                    }
                }
                Key::Reach | Key::Side(_) | Key::Yours | Key::Joint => {}
            }
            ranges.push(*start..*start + text.len());
        }
        ranges
    }
}

/// In a table "sent" is the reader's sending: the writer's is called "replied".
fn column_date(key: Key) -> DateOf {
    match key {
        Key::Received => DateOf::Received,
        Key::Replied => DateOf::Replied,
        _ => DateOf::Other,
    }
}

fn is_column(key: Key) -> bool {
    matches!(
        key,
        Key::Received | Key::Replied | Key::Sent | Key::TheySent | Key::Days | Key::Total
    )
}

/// Returns what a head of a column announces, if it is nothing but that.
fn head(text: &str) -> Option<Key> {
    let tokens = lex(text);
    let (key, len) = key_at(&tokens)?;
    // `days` alone joins words elsewhere, and is a column here.
    (len == tokens.len()).then_some(key)
}

fn number(tokens: &[Token]) -> Option<u32> {
    tokens.iter().find_map(|token| token.number(4))
}

/// Cuts a line at its separators; gives each cell with its start.
fn cells(line: &str, separator: char) -> Vec<(usize, &str)> {
    let mut start = 0;
    line.split(separator)
        .map(|text| {
            let cell = (start, text);
            start += text.len() + separator.len_utf8();
            cell
        })
        .collect()
}
