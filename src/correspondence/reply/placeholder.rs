use std::borrow::Cow;
use std::sync::LazyLock;

use super::phrases::Phrases;
use super::table::ROWS;

const ARROW: &str = "<-";

/// Returns what stands in the place of the user's move: `<- (wpisz ruch / your move here)`.
pub(super) fn text(theirs: &Phrases, mine: &Phrases) -> String {
    format!("{ARROW} ({})", inner(theirs, mine))
}

fn inner(theirs: &Phrases, mine: &Phrases) -> String {
    if theirs.code == mine.code {
        theirs.placeholder.to_owned()
    } else {
        format!("{} / {}", theirs.placeholder, mine.placeholder)
    }
}

/// What can stand in the brackets, closed, each language beside each other.
static CLOSED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let pairs = ROWS
        .iter()
        .flat_map(|theirs| ROWS.iter().map(move |mine| inner(theirs, mine)));
    pairs
        .map(|text| format!("{text})").to_lowercase())
        .collect()
});

/// Returns every placeholder that a draft can hold.
#[must_use]
pub fn placeholder_lines() -> Vec<String> {
    ROWS.iter()
        .flat_map(|theirs| ROWS.iter().map(move |mine| text(theirs, mine)))
        .collect()
}

/// Returns whether a line holds the placeholder of a move that is still missing, or a piece of it.
///
/// It is known again after a mail program has quoted it, broken it in two, or made one sign of its arrow.
#[must_use]
pub fn is_placeholder(line: &str) -> bool {
    // Most lines of most mails have none of these.
    if !line.contains([')', '←', '/', '-']) {
        return false;
    }
    let line = fold(line);
    if let Some((_before, after)) = line.split_once(ARROW) {
        let after = after.trim_start();
        if after.is_empty() {
            return true;
        }
        if let Some(opened) = after.strip_prefix('(') {
            let opened = opened.trim();
            if CLOSED.iter().any(|closed| closed.starts_with(opened)) {
                return true;
            }
        }
    }
    holds_phrase(&line) || is_end(&line)
}

/// Lower case, one blank between words, no quote marks before, the arrow as we write it.
fn fold(line: &str) -> String {
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '>' | '|'));
    let line = line.replace('←', ARROW).to_lowercase();
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whole words of ours, with the signs beside them that only we put there.
fn holds_phrase(line: &str) -> bool {
    ROWS.iter().any(|row| {
        let phrase = row.placeholder.to_lowercase();
        line.match_indices(&phrase).any(|(at, found)| {
            let before = line.get(..at).unwrap_or_default().trim_end();
            let after = line
                .get(at + found.len()..)
                .unwrap_or_default()
                .trim_start();
            let opened = before.ends_with('(') || before.ends_with('/') || before.ends_with(ARROW);
            let closed = after.starts_with(')') || after.starts_with('/');
            opened && (closed || after.is_empty()) || closed && before.is_empty()
        })
    })
}

/// The second half of a placeholder that was broken in two: nothing else stands in its line.
fn is_end(line: &str) -> bool {
    line.ends_with(')')
        && CLOSED.iter().any(|closed| {
            closed
                .strip_suffix(line)
                .is_some_and(|rest| rest.is_empty() || rest.ends_with(' '))
        })
}

/// Returns a line with the placeholder blanked out, every other byte in its place.
///
/// Whoever types his move before, behind or into the placeholder and forgets to take it away has made a move all the
/// same: what is left of the line is his.
#[must_use]
pub fn without_placeholder(line: &str) -> Cow<'_, str> {
    let holds_ours = |row: &Phrases| line.contains(row.placeholder);
    let has_arrow = line.contains(ARROW) || line.contains('←');
    let is_ours = is_placeholder(line) || has_arrow && ROWS.iter().any(holds_ours);
    if !is_ours {
        return Cow::Borrowed(line);
    }
    let mut text = line.replace(ARROW, "  ").replace('←', "   ");
    for row in &ROWS {
        text = text.replace(row.placeholder, &" ".repeat(row.placeholder.len()));
    }
    if let Some((before, bracket)) = text.split_once('(') {
        let is_empty = |c: char| matches!(c, ' ' | '/');
        let rest = bracket.trim_start_matches(is_empty);
        if rest.is_empty() || rest.starts_with(')') {
            let rest = rest.strip_prefix(')').unwrap_or(rest);
            let blanks = line.len() - before.len() - rest.len();
            text = format!("{before}{}{rest}", " ".repeat(blanks));
        }
    }
    Cow::Owned(text)
}
