use super::layout::{clean, cut};
use super::{moves, names};
use crate::correspondence::DraftFacts;

const SUBJECT_CHARS_MAX: usize = 120;

/// What mail programs put before the subject of an answer, in lower case and without the colon.
const REPLY_PREFIXES: [&str; 18] = [
    "re",
    "aw",
    "antw",
    "antwort",
    "sv",
    "vs",
    "odp",
    "rif",
    "r",
    "res",
    "resp",
    "réf",
    "ref",
    "ynt",
    "bls",
    "vá",
    "отв",
    "ответ",
];

/// Writes the subject: the thread's own with one `Re:`, because mail programs thread by it; else one that names the
/// game and its last move.
#[must_use]
pub fn subject(facts: &DraftFacts<'_>) -> String {
    let thread = facts.subject.map(bare).unwrap_or_default();
    let text = if thread.is_empty() {
        own(facts)
    } else {
        thread
    };
    let answers = facts.subject.is_some() || facts.received_on.is_some();
    cut(
        &if answers { format!("Re: {text}") } else { text },
        SUBJECT_CHARS_MAX,
    )
}

fn own(facts: &DraftFacts<'_>) -> String {
    let title = names::game_title(facts.game);
    match moves::last_move(facts) {
        Some(mv) => format!("{title}, {mv}"),
        None => title,
    }
}

/// Returns a subject in one line without any of the prefixes of answers.
pub(super) fn bare(subject: &str) -> String {
    let text = clean(subject);
    let mut rest = text.as_str();
    while let Some((head, tail)) = rest.split_once([':', '：']) {
        if !is_reply_prefix(head) {
            break;
        }
        rest = tail.trim_start();
    }
    rest.to_owned()
}

/// `Re`, `RE `, `Re[2]` and `Re(3)`, `Antw.` and the like.
fn is_reply_prefix(head: &str) -> bool {
    let head = head.trim().to_lowercase();
    let word = head.split(['[', '(', '*', '^']).next().unwrap_or_default();
    let count = head.strip_prefix(word).unwrap_or_default();
    let is_count = count
        .chars()
        .all(|c| c.is_ascii_digit() || "[](){}*^".contains(c));
    is_count && REPLY_PREFIXES.contains(&word.trim().trim_end_matches('.'))
}
