//! Patterns of words, and an index that finds all of them in one pass over a sentence.

use std::collections::HashMap;

use super::words::{Word, alternatives, fold};

/// Most words that a gap (`..`) may swallow.
const GAP_MAX: usize = 5;

/// One word of a pattern.
#[derive(Debug)]
enum Piece {
    /// This very word.
    Whole(String),
    /// A word with this beginning (`remis*`).
    Stem(String),
    /// A few words, or none (`gebe .. auf`).
    Gap,
}

impl Piece {
    fn parse(text: &str) -> Self {
        if text == ".." {
            return Self::Gap;
        }
        match text.strip_suffix('*') {
            Some(stem) => Self::Stem(fold(stem)),
            None => Self::Whole(fold(text)),
        }
    }

    fn matches(&self, word: &Word) -> bool {
        match self {
            Self::Whole(whole) => word.folded == *whole,
            Self::Stem(stem) => word.folded.starts_with(stem.as_str()),
            Self::Gap => false,
        }
    }

    /// The letters under which the pattern is looked up: two of a stem, as a word gives two.
    fn key(&self) -> Option<Key> {
        match self {
            Self::Whole(text) | Self::Stem(text) => key(text),
            Self::Gap => None,
        }
    }
}

/// The first two letters of a word.
type Key = (char, Option<char>);

fn key(word: &str) -> Option<Key> {
    let mut letters = word.chars();
    Some((letters.next()?, letters.next()))
}

/// Words that follow each other, perhaps with gaps; `^` in front ties it to the start of the clause.
#[derive(Debug)]
struct Pattern {
    anchored: bool,
    pieces: Vec<Piece>,
}

impl Pattern {
    fn parse(text: &str) -> Self {
        let (anchored, rest) = match text.strip_prefix('^') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        // `l'offre` and `e-mail` are two words in a text, so they are two here.
        let pieces = rest
            .split([' ', '\'', '-'])
            .filter(|piece| !piece.is_empty());
        Self {
            anchored,
            pieces: pieces.map(Piece::parse).collect(),
        }
    }

    /// Returns how many words it takes at the start of `words`.
    fn length_at(&self, words: &[Word]) -> Option<usize> {
        let mut taken = 0;
        let mut may_skip = 0;
        for piece in &self.pieces {
            if matches!(piece, Piece::Gap) {
                may_skip = GAP_MAX;
                continue;
            }
            let rest = words.get(taken..)?;
            let at = rest
                .iter()
                .take(may_skip + 1)
                .position(|word| piece.matches(word))?;
            taken += at + 1;
            may_skip = 0;
        }
        (taken > 0).then_some(taken)
    }
}

/// A pattern that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hit<T> {
    /// What the pattern stands for.
    pub(super) tag: T,
    /// Its first word.
    pub(super) start: usize,
    /// How many words it takes.
    pub(super) len: usize,
}

/// Patterns by the first letters of their first word, each with what it stands for.
#[derive(Debug)]
pub(super) struct Index<T> {
    by_key: HashMap<Key, Vec<(Pattern, T)>>,
}

impl<T: Copy> Index<T> {
    /// Makes an index of patterns.
    pub(super) fn new(patterns: impl Iterator<Item = (&'static str, T)>) -> Self {
        let mut by_key: HashMap<Key, Vec<(Pattern, T)>> = HashMap::new();
        let patterns = patterns.flat_map(|(cell, tag)| {
            alternatives(cell)
                .into_iter()
                .map(move |text| (Pattern::parse(&text), tag))
        });
        for (pattern, tag) in patterns {
            if let Some(key) = pattern.pieces.first().and_then(Piece::key) {
                by_key.entry(key).or_default().push((pattern, tag));
            }
        }
        Self { by_key }
    }

    /// Finds the patterns that begin with the first of some words, and have no gap.
    pub(super) fn find_first(&self, words: &[Word]) -> Vec<Hit<T>> {
        let Some(first) = words.first() else {
            return Vec::new();
        };
        self.candidates(first)
            .filter(|(pattern, _)| {
                !pattern
                    .pieces
                    .iter()
                    .any(|piece| matches!(piece, Piece::Gap))
            })
            .filter_map(|(pattern, tag)| {
                pattern.length_at(words).map(|len| Hit {
                    tag: *tag,
                    start: 0,
                    len,
                })
            })
            .collect()
    }

    /// Finds every pattern in a clause.
    pub(super) fn find(&self, words: &[Word]) -> Vec<Hit<T>> {
        let mut hits = Vec::new();
        for (start, word) in words.iter().enumerate() {
            let Some(rest) = words.get(start..) else {
                break;
            };
            for (pattern, tag) in self.candidates(word) {
                if pattern.anchored && start > 0 {
                    continue;
                }
                if let Some(len) = pattern.length_at(rest) {
                    hits.push(Hit {
                        tag: *tag,
                        start,
                        len,
                    });
                }
            }
        }
        hits
    }

    fn candidates(&self, word: &Word) -> impl Iterator<Item = &(Pattern, T)> {
        // A stem of one letter would be filed under that letter alone; the tables have none.
        key(&word.folded)
            .and_then(|key| self.by_key.get(&key))
            .into_iter()
            .flatten()
    }
}
