//! Finds the phrase that some words begin with.

use std::cmp::Reverse;
use std::sync::LazyLock;

use super::super::claims::months_named;
use super::Phrase;
use super::labels::{CLOCK, FILLERS, rows};
use super::packed::{Span, Texts};
use super::statement::statement_words;
use super::words::{Word, alternatives, cells, words};

/// Most words that one phrase may take.
const PHRASE_WORDS_MAX: usize = 12;

/// Fewest letters of a month's name.
const MONTH_LETTERS_MIN: usize = 4;

/// A phrase of the tables.
#[derive(Debug)]
struct Entry {
    /// Its words, folded.
    folded: Span,
    /// Its words with their accents.
    exact: Span,
    n_words: u8,
    phrase: Phrase,
}

/// All phrases by their first word, of each the longest first.
#[derive(Debug)]
struct Phrases {
    texts: Texts,
    entries: Vec<Entry>,
}

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| {
    let mut texts = Texts::default();
    let mut entries = Vec::new();
    for (cell, phrase) in all_cells() {
        for text in alternatives(cell) {
            let words: Vec<Word> = words(&text).collect();
            let Ok(n_words @ 1..) = u8::try_from(words.len()) else {
                continue;
            };
            let folded = texts.push(words.iter().map(|word| word.folded.as_str()));
            let exact = if words.iter().all(|word| word.folded == word.exact) {
                folded
            } else {
                texts.push(words.iter().map(|word| word.exact.as_str()))
            };
            entries.push(Entry {
                folded,
                exact,
                n_words,
                phrase,
            });
        }
    }
    texts.shrink();
    entries.shrink_to_fit();
    entries.sort_by(|one, other| {
        let first = |entry: &Entry| first_word(texts.get(entry.folded));
        // The graver word first: where two languages disagree, better to ask the user once too often.
        let rank = |entry: &Entry| (Reverse(entry.n_words), gravity(entry.phrase));
        first(one)
            .cmp(first(other))
            .then_with(|| rank(one).cmp(&rank(other)))
    });
    Phrases { texts, entries }
});

impl Phrases {
    /// Returns the phrases that begin with a word.
    fn beginning_with(&self, word: &str) -> impl Iterator<Item = &Entry> {
        let first = |entry: &Entry| first_word(self.texts.get(entry.folded));
        let start = self.entries.partition_point(|entry| first(entry) < word);
        let rest = self.entries.get(start..).unwrap_or_default();
        let n = rest.partition_point(|entry| first(entry) == word);
        rest.iter().take(n)
    }

    /// Returns whether an entry stands at the start of the groups, and whether with the same accents.
    fn matches(&self, entry: &Entry, groups: &[Word]) -> Option<bool> {
        let folded = self.texts.get(entry.folded).split(' ');
        let exact = self.texts.get(entry.exact).split(' ');
        let mut is_exact = true;
        for ((folded, exact), group) in folded.zip(exact).zip(groups) {
            if folded != group.folded {
                return None;
            }
            is_exact &= exact == group.exact;
        }
        Some(is_exact)
    }
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

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
    let phrases = &*PHRASES;
    let mut found: Option<(usize, bool, Phrase, usize)> = None;
    for entry in phrases.beginning_with(&first.folded) {
        let len = usize::from(entry.n_words);
        if found.is_some_and(|(best, ..)| len < best) {
            break;
        }
        let Some(taken) = ends.iter().position(|end| *end == len) else {
            continue;
        };
        let Some(exact) = phrases.matches(entry, groups) else {
            continue;
        };
        // Of equals, the one that is spelt the same, accents and all.
        if found.is_none_or(|(_, was_exact, ..)| exact && !was_exact) {
            found = Some((len, exact, entry.phrase, taken + 1));
        }
    }
    found.map(|(_, _, phrase, taken)| (phrase, taken))
}
