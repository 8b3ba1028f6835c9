//! Quotation that is marked line by line, and what a mailer that wraps lines makes of it.

use super::{Line, LineKind, head_of, is_blank, is_own_word};

/// A quoted line shorter than this was not cut by a mailer: they wrap at 50 to 80 characters.
const WRAP_CHARS_MIN: usize = 40;
/// Cut lines of one text end within so many characters of each other (a word that didn't fit).
const WRAP_SPREAD_CHARS: usize = 14;

/// Labels lines that bear a mark of quotation.
pub(super) fn label_marked(lines: &mut [Line<'_>]) {
    let initials = lines.iter().filter(|line| has_initials(line.text)).count();
    let mut is_introduced = false;
    for line in lines.iter_mut() {
        // One line that looks so may be anything; quotation has more, or an introduction.
        if has_mark(line.text) || (has_initials(line.text) && (initials >= 2 || is_introduced)) {
            line.kind = LineKind::Quoted;
        } else if !is_blank(line) {
            is_introduced = line.text.trim_end().ends_with(':');
        }
    }
    label_bars(lines);
}

fn has_mark(line: &str) -> bool {
    line.trim_start().starts_with('>')
}

/// The Bat! and `GoldED` quote as `VB> text`.
fn has_initials(line: &str) -> bool {
    let Some((initials, rest)) = line.trim_start().split_once('>') else {
        return false;
    };
    (1..=3).contains(&initials.chars().count())
        && initials.chars().all(char::is_uppercase)
        && (rest.is_empty() || rest.starts_with([' ', '>']))
}

/// Quotation with bars: two lines or more that begin with `| ` and have no other bar, for a table
/// has one between its columns.
fn label_bars(lines: &mut [Line<'_>]) {
    let is_bar = |line: &Line<'_>| {
        line.text.strip_prefix('|').is_some_and(|rest| {
            let inner = rest.trim_start_matches(['|', ' ']);
            (rest.is_empty() || rest.starts_with([' ', '|'])) && !inner.contains('|')
        })
    };
    for run in lines.chunk_by_mut(|a, b| is_bar(a) && is_bar(b)) {
        if run.len() >= 2 {
            super::label(run, LineKind::Quoted);
        }
    }
}

/// Labels tails that a mailer cut off quoted lines and left without a mark:
///
/// ```text
/// > 1. 4244 4745 2. 3234 3736 3. 7163 7866 4. 2133 4
/// 534 5. 1214 3865
/// > 6. 6355 2816 7. 5534 1624 8. 3453 6576 9. 6263 5
/// ```
///
/// A lone own line after a long quoted one may as well be an answer to it; so either two tails
/// show that lines were cut, or the answer stands above the quotation.
pub(super) fn label_wrapped_tails(lines: &mut [Line<'_>]) {
    let widest = lines
        .iter()
        .filter(|line| has_mark(line.text))
        .map(|line| line.text.chars().count())
        .max()
        .unwrap_or_default();
    let is_cut = |line: &Line<'_>| {
        let length = line.text.chars().count();
        has_mark(line.text) && length >= WRAP_CHARS_MIN && length + WRAP_SPREAD_CHARS >= widest
    };
    let is_tail = |window: &[Line<'_>]| match window {
        [before, line, after] => {
            is_cut(before)
                && is_own_word(line)
                && line.text.chars().count() < before.text.chars().count()
                && (has_mark(after.text) || is_blank(after))
        }
        _ => false,
    };
    let between = |window: &[Line<'_>]| {
        is_tail(window) && window.last().is_some_and(|after| has_mark(after.text))
    };
    let n_tails = lines.windows(3).filter(|window| between(window)).count();
    let is_sentence_cut = |window: &[Line<'_>]| {
        window
            .first()
            .is_some_and(|before| !before.text.trim_end().ends_with(['.', '!', '?', ':']))
    };
    let has_words_above = lines
        .iter()
        .take_while(|line| line.kind != LineKind::Quoted)
        .any(|line| is_own_word(line) && head_of(line.text).chars().any(char::is_alphanumeric));
    if n_tails == 0 || (n_tails == 1 && !has_words_above) {
        return;
    }
    let tails: Vec<usize> = lines
        .windows(3)
        .enumerate()
        .filter(|(_, window)| {
            if n_tails >= 2 {
                is_tail(window)
            } else {
                between(window) && is_sentence_cut(window)
            }
        })
        .map(|(start, _)| start + 1)
        .collect();
    for tail in tails {
        if let Some(line) = lines.get_mut(tail) {
            line.kind = LineKind::Quoted;
        }
    }
    label_last_tail(lines, n_tails, is_cut);
}

/// The last line of the text has no line after it.
fn label_last_tail(lines: &mut [Line<'_>], n_tails: usize, is_cut: impl Fn(&Line<'_>) -> bool) {
    if n_tails >= 2
        && let [.., before, last] = lines
        && is_cut(before)
        && is_own_word(last)
    {
        last.kind = LineKind::Quoted;
    }
}
