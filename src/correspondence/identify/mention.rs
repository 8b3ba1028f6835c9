//! Names of events in a mail: in a tag, in the subject, in the own words.

use std::collections::HashSet;

use crate::correspondence::read::{Reading, SpokenText};
use crate::game::GameId;
use crate::mail::LineKind;

use super::Directory;

/// Event names shorter than this say nothing when they turn up in a text.
const EVENT_CHARS_MIN: usize = 3;

/// An event's name found in a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mention {
    pub(super) game: GameId,
    /// Index of the first sentence at or after it; `None` in the subject.
    pub(super) at: Option<usize>,
}

/// Finds every event of the directory that is named, in the order of the mail; the subject comes first.
pub(super) fn mentions(
    subject: &str,
    texts: &[SpokenText<'_>],
    reading: &Reading<'_>,
    directory: &Directory,
) -> Vec<Mention> {
    let words = words_of(subject, texts);
    let mut mentions = Vec::new();
    for entry in directory.games() {
        let Some(event) = entry.event.as_deref() else {
            continue;
        };
        let tags = reading.tags.iter();
        for tag in tags.filter(|tag| tag.name.eq_ignore_ascii_case("Event")) {
            if same_name(tag.value, event) {
                let at = Some(tag.after_sentence);
                mentions.push(Mention { game: entry.id, at });
            }
        }
        // Of a thousand events nearly all are ruled out by their first word.
        if !is_code(event) || !words.contains(&first_word(event)) {
            continue;
        }
        if names_event(subject, event) {
            mentions.push(Mention {
                game: entry.id,
                at: None,
            });
        }
        for (index, text) in texts.iter().enumerate() {
            for (line, words) in own_lines(text) {
                if names_event(words, event) && !words.trim_start().starts_with('[') {
                    let at = Some(sentence_at(reading, index, line));
                    mentions.push(Mention { game: entry.id, at });
                }
            }
        }
    }
    mentions.sort_by_key(|mention| mention.at);
    mentions
}

/// All words of the subject and the own lines, in lower case.
fn words_of(subject: &str, texts: &[SpokenText<'_>]) -> HashSet<String> {
    let own = texts
        .iter()
        .flat_map(|text| own_lines(text).map(|(_, words)| words));
    own.chain([subject])
        .flat_map(|line| line.split(|c: char| !c.is_alphanumeric()))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn first_word(event: &str) -> String {
    let mut words = event.split(|c: char| !c.is_alphanumeric());
    words
        .find(|word| !word.is_empty())
        .unwrap_or_default()
        .to_lowercase()
}

/// Only a code with a digit in it says which event is meant; `friendly` may stand anywhere.
fn is_code(event: &str) -> bool {
    event.chars().count() >= EVENT_CHARS_MIN && event.chars().any(|c| c.is_ascii_digit())
}

fn own_lines<'t>(text: &'t SpokenText<'_>) -> impl Iterator<Item = (usize, &'t str)> {
    let lines = text.body.lines.iter().enumerate();
    lines
        .filter(|(_, line)| line.kind == LineKind::Own)
        .map(|(index, line)| (index, line.text))
}

fn sentence_at(reading: &Reading<'_>, text: usize, line: usize) -> usize {
    reading
        .sentences
        .iter()
        .position(|sentence| {
            sentence.text > Some(text) || (sentence.text == Some(text) && sentence.lines.1 >= line)
        })
        .unwrap_or(reading.sentences.len())
}

fn same_name(one: &str, other: &str) -> bool {
    let fold = |text: &str| {
        text.split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .to_lowercase()
    };
    fold(one) == fold(other)
}

/// Tells whether two codes name different events; neither is part of the other.
pub(super) fn is_another(tag: &str, event: &str) -> bool {
    let (tag_code, event_code) = (is_code(tag), is_code(event));
    tag_code && event_code && !names_event(tag, event) && !names_event(event, tag.trim())
}

/// Tells whether the name of an event stands in a text by itself.
fn names_event(text: &str, event: &str) -> bool {
    let (text, event) = (text.to_lowercase(), event.to_lowercase());
    text.match_indices(&event).any(|(start, found)| {
        let before = text
            .get(..start)
            .and_then(|before| before.chars().next_back());
        let after = text
            .get(start + found.len()..)
            .and_then(|after| after.chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}
