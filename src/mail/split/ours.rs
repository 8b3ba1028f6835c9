//! Our own earlier texts, found again in what the other side sends.

use std::collections::HashMap;

use super::{Line, LineKind, is_blank, is_own_word};

/// Lines of our texts that are looked at, over all texts.
const OUR_LINES_MAX: usize = 5_000;

/// A line without white space; what a mailer changes is not compared.
fn key(line: &str) -> String {
    line.chars()
        .filter(|char| !char.is_whitespace() && *char != '\u{a0}')
        .collect()
}

/// Our texts as keys of their lines that are not blank, the signature's separator left out.
fn keys_of(ours: &[&str]) -> Vec<Vec<String>> {
    let mut left = OUR_LINES_MAX;
    ours.iter()
        .map(|text| {
            let keys: Vec<String> = text
                .lines()
                .take(left)
                .map(key)
                .filter(|key| !key.is_empty() && key != "--" && !key.starts_with('>'))
                .collect();
            left = left.saturating_sub(keys.len());
            keys
        })
        .filter(|keys| !keys.is_empty())
        .collect()
}

/// The line after the last one, from `start` on, that stands in one of our texts; `None` where
/// none does, or nothing is left below.
pub(super) fn end_of_ours(lines: &[Line<'_>], start: usize, ours: &[&str]) -> Option<usize> {
    let keys = keys_of(ours);
    let known: std::collections::HashSet<&String> = keys.iter().flatten().collect();
    let last = lines
        .iter()
        .enumerate()
        .skip(start)
        .filter(|(_, line)| !is_blank(line) && known.contains(&key(line.text)))
        .map(|(position, _)| position)
        .next_back()?;
    lines
        .iter()
        .skip(last + 1)
        .any(|line| !is_blank(line))
        .then_some(last + 1)
}

/// Labels the whole of one of our texts where it stands among own lines without any introduction.
///
/// Two equal lines alone prove nothing: the echo of our move, the tags of a game and the first
/// lines of its score are rightly the same in both letters. So the run must be all of our text, with
/// a line in words (a greeting, a name), from its beginning to its end.
pub(super) fn label_runs(lines: &mut [Line<'_>], ours: &[&str]) {
    let texts = keys_of(ours);
    let texts: Vec<&Vec<String>> = texts.iter().filter(|keys| is_telling(keys)).collect();
    if texts.is_empty() {
        return;
    }
    let mut by_first: HashMap<&str, Vec<&Vec<String>>> = HashMap::new();
    for keys in texts {
        if let Some(first) = keys.first() {
            by_first.entry(first).or_default().push(keys);
        }
    }
    let own: Vec<(usize, String)> = lines
        .iter()
        .enumerate()
        .filter(|(_, line)| is_own_word(line))
        .map(|(position, line)| (position, key(line.text)))
        .collect();
    let mut at = 0;
    while let Some((start, first)) = own.get(at) {
        let run = by_first
            .get(first.as_str())
            .into_iter()
            .flatten()
            .find(|keys| {
                let rest = own.get(at..).unwrap_or_default();
                rest.len() >= keys.len() && rest.iter().zip(keys.iter()).all(|((_, a), b)| a == b)
            });
        let length = run.map_or(0, |keys| keys.len());
        if length == 0 {
            at += 1;
            continue;
        }
        let end = own
            .get(at + length - 1)
            .map_or(*start, |(position, _)| *position);
        if let Some(run) = lines.get_mut(*start..=end) {
            super::label(run, LineKind::Quoted);
        }
        at += length;
    }
}

fn is_telling(keys: &[String]) -> bool {
    let has_words = keys
        .iter()
        .any(|key| key.chars().count() >= 3 && !key.chars().any(|char| char.is_ascii_digit()));
    keys.len() >= 2 && has_words
}
