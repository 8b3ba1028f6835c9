//! Whose words: each line of a text is the sender's own, quoted, or signature. Pure functions over
//! the lines; each heuristic names the program it comes from.

use self::attribution::Attributions;

mod attribution;
mod forward;
mod mark;
mod ours;
mod phrase;
mod signature;
#[cfg(test)]
mod tests;

/// Lines that are judged. What stands beyond is labelled as quoted: nobody writes that much by hand.
pub const LINES_MAX: usize = 20_000;

/// Bytes of a line that the heuristics look at; a longer one is prose or data.
const LINE_BYTES_MAX: usize = 1_000;

/// Whose words a line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// The sender's own words.
    Own,
    /// Quoted from an earlier message, or the line that introduces the quotation.
    Quoted,
    /// Signature, disclaimer, footer, advertisement.
    Signature,
}

/// One line of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Whose words.
    pub kind: LineKind,
    /// The line as it stands, without its line end.
    pub text: &'a str,
}

/// A text, each of its lines labelled; all lines, in order.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Body<'a> {
    /// The lines.
    pub lines: Vec<Line<'a>>,
}

/// Labels each line of a text. `ours`: texts that we sent in this thread, to know unmarked quotes by.
///
/// Never fails, and leaves no line out. Lines beyond [`LINES_MAX`] are quoted.
#[must_use]
pub fn split_body<'a>(text: &'a str, ours: &[&str]) -> Body<'a> {
    let mut lines: Vec<Line<'a>> = text
        .lines()
        .map(|text| Line {
            kind: LineKind::Own,
            text,
        })
        .collect();
    if let Some(beyond) = lines.get_mut(LINES_MAX..) {
        label(beyond, LineKind::Quoted);
    }
    let judged = lines.len().min(LINES_MAX);
    if let Some(lines) = lines.get_mut(..judged) {
        mark::label_marked(lines);
        let attributions = Attributions::find(lines);
        attributions.label(lines);
        forward::label_to_end(lines, &attributions, ours);
        mark::label_wrapped_tails(lines);
        ours::label_runs(lines, ours);
        label_blanks_within(lines);
        signature::label_all(lines);
    }
    Body { lines }
}

fn label(lines: &mut [Line<'_>], kind: LineKind) {
    for line in lines {
        line.kind = kind;
    }
}

/// The start of a line, as far as heuristics look.
fn head_of(line: &str) -> &str {
    let mut end = line.len().min(LINE_BYTES_MAX);
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    line.get(..end).unwrap_or_default()
}

fn is_blank(line: &Line<'_>) -> bool {
    line.text.trim().is_empty()
}

/// Own words: not blank, not yet given to anybody else.
fn is_own_word(line: &Line<'_>) -> bool {
    line.kind == LineKind::Own && !is_blank(line)
}

/// Blank lines between quoted ones are quoted.
fn label_blanks_within(lines: &mut [Line<'_>]) {
    let mut blanks = 0;
    let mut is_after_quoted = false;
    for position in 0..lines.len() {
        let Some(line) = lines.get(position) else {
            return;
        };
        if line.kind == LineKind::Own && is_blank(line) {
            blanks += 1;
            continue;
        }
        let is_quoted = line.kind == LineKind::Quoted;
        if is_quoted
            && is_after_quoted
            && let Some(between) = lines.get_mut(position - blanks..position)
        {
            label(between, LineKind::Quoted);
        }
        is_after_quoted = is_quoted;
        blanks = 0;
    }
}
