//! Finds the phrase that some words begin with.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::super::claims::months_named;
use super::Phrase;
use super::labels::{CLOCK, FILLERS, rows};
use super::statement::statement_words;
use super::words::{Word, alternatives, cells, words};

/// Most words that one phrase may take.
const PHRASE_WORDS_MAX: usize = 12;

/// Fewest letters of a month's name.
const MONTH_LETTERS_MIN: usize = 4;

/// A phrase of the tables.
#[derive(Debug)]
struct Entry {
    words: Vec<Word>,
    phrase: Phrase,
}

/// All phrases by their first word, the longest first.
static PHRASES: LazyLock<HashMap<String, Vec<Entry>>> = LazyLock::new(|| {
    let mut phrases: HashMap<String, Vec<Entry>> = HashMap::new();
    for (cell, phrase) in all_cells() {
        for text in alternatives(cell) {
            let words: Vec<Word> = words(&text).collect();
            if let Some(first) = words.first() {
                phrases
                    .entry(first.folded.clone())
                    .or_default()
                    .push(Entry { words, phrase });
            }
        }
    }
    for entries in phrases.values_mut() {
        // The graver word first: where two languages disagree, better to ask the user once too often.
        entries.sort_by_key(|entry| (std::cmp::Reverse(entry.words.len()), gravity(entry.phrase)));
    }
    phrases
});

fn all_cells() -> impl Iterator<Item = (&'static str, Phrase)> {
    let labels = rows().flat_map(|row| {
        [
            (row.yours, Phrase::Yours),
            (row.mine, Phrase::Mine),
            (row.cond, Phrase::If),
            (row.then, Phrase::Then),
            (row.doubt, Phrase::Doubt),
            (row.filler, Phrase::Filler),
        ]
    });
    labels
        .chain([(CLOCK, Phrase::Clock)])
        .chain(FILLERS.iter().map(|list| (*list, Phrase::Filler)))
        .flat_map(|(list, phrase)| cells(list).map(move |cell| (cell, phrase)))
}

fn gravity(phrase: Phrase) -> u8 {
    match phrase {
        Phrase::Doubt => 0,
        Phrase::If => 1,
        Phrase::Mine => 2,
        Phrase::Yours => 3,
        Phrase::Clock => 4,
        Phrase::Then => 5,
        Phrase::Filler => 6,
    }
}

/// Finds the longest phrase at the start of some words; gives it with the number of words it takes.
///
/// The words may come with apostrophes, points or hyphens in them (`j'ai`, `erh.`, `e-mail`): they are
/// compared letter group by letter group, and a phrase always ends where one of the given words ends.
pub(in crate::correspondence) fn phrase_at(given: &[&str]) -> Option<(Phrase, usize)> {
    let mut groups: Vec<Word> = Vec::new();
    // How many groups there are after each given word.
    let mut ends: Vec<usize> = Vec::new();
    for text in given.iter().take(PHRASE_WORDS_MAX) {
        groups.extend(words(text));
        ends.push(groups.len());
    }
    let first = groups.first()?;
    let label = label_at(&groups, &ends);
    let longer = label.map_or(0, |(_, taken)| taken);
    // "I offer a draw" beside a move leaves it what it is.
    let said = statement_words(&groups)
        .and_then(|len| ends.iter().position(|end| *end == len))
        .map(|at| (Phrase::Filler, at + 1))
        .filter(|(_, taken)| *taken > longer);
    said.or(label).or_else(|| {
        let end = ends.iter().position(|end| *end == 1)?;
        is_month(&first.folded).then_some((Phrase::Filler, end + 1))
    })
}

/// Returns whether a word is a month's name; the shorter ones (`may`, `out`) are other words as well.
fn is_month(word: &str) -> bool {
    word.chars().count() >= MONTH_LETTERS_MIN && !months_named(word).is_empty()
}

/// Finds the longest phrase of the tables of labels.
fn label_at(groups: &[Word], ends: &[usize]) -> Option<(Phrase, usize)> {
    let first = groups.first()?;
    let entries = PHRASES.get(&first.folded)?;
    let mut found: Option<(usize, bool, Phrase, usize)> = None;
    for entry in entries {
        let len = entry.words.len();
        if found.is_some_and(|(best, ..)| len < best) {
            break;
        }
        let Some(taken) = ends.iter().position(|end| *end == len) else {
            continue;
        };
        let Some(exact) = matches(entry, groups) else {
            continue;
        };
        // Of equals, the one that is spelt the same, accents and all.
        if found.is_none_or(|(_, was_exact, ..)| exact && !was_exact) {
            found = Some((len, exact, entry.phrase, taken + 1));
        }
    }
    found.map(|(_, _, phrase, taken)| (phrase, taken))
}

/// Returns whether an entry stands at the start of the groups, and whether with the same accents.
fn matches(entry: &Entry, groups: &[Word]) -> Option<bool> {
    let mut exact = true;
    for (word, group) in entry.words.iter().zip(groups) {
        if word.folded != group.folded {
            return None;
        }
        exact &= word.exact == group.exact;
    }
    Some(exact)
}
