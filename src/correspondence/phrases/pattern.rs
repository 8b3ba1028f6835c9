//! Patterns of words, and an index that finds all of them in one pass over a sentence.

use super::packed::{Span, Texts};
use super::words::{Word, alternatives, fold};

/// Most words that a gap (`..`) may swallow.
const GAP_MAX: usize = 5;

/// What stands for a gap.
const GAP: &str = "..";

/// Returns whether a word is what a piece of a pattern asks for: `remis*` any word that begins so.
fn is_match(piece: &str, word: &Word) -> bool {
    match piece.strip_suffix('*') {
        Some(stem) => word.folded.starts_with(stem),
        None => word.folded == piece,
    }
}

/// Folds a piece of a pattern; its star stays.
fn piece(text: &str) -> String {
    match text.strip_suffix('*') {
        Some(stem) => fold(stem) + "*",
        None => fold(text),
    }
}

/// The letters under which a pattern is looked up: two of a stem, as a word gives two.
type Key = (char, Option<char>);

fn key(word: &str) -> Option<Key> {
    let mut letters = word.trim_end_matches('*').chars();
    Some((letters.next()?, letters.next()))
}

/// Words that follow each other, perhaps with gaps; `^` in front ties it to the start of the clause.
#[derive(Debug)]
struct Pattern<T> {
    key: Key,
    anchored: bool,
    /// Its pieces, with blanks between them.
    pieces: Span,
    tag: T,
}

/// Returns how many words the pieces of a pattern take at the start of `words`.
fn length_at(pieces: &str, words: &[Word]) -> Option<usize> {
    let mut taken = 0;
    let mut may_skip = 0;
    for piece in pieces.split(' ') {
        if piece == GAP {
            may_skip = GAP_MAX;
            continue;
        }
        let rest = words.get(taken..)?;
        let at = rest
            .iter()
            .take(may_skip + 1)
            .position(|word| is_match(piece, word))?;
        taken += at + 1;
        may_skip = 0;
    }
    (taken > 0).then_some(taken)
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
    texts: Texts,
    patterns: Vec<Pattern<T>>,
}

impl<T: Copy> Index<T> {
    /// Makes an index of patterns.
    pub(super) fn new(cells: impl Iterator<Item = (&'static str, T)>) -> Self {
        let mut texts = Texts::default();
        let mut patterns = Vec::new();
        for (cell, tag) in cells {
            for text in alternatives(cell) {
                let bare = text.trim_start_matches('^');
                // `l'offre` and `e-mail` are two words in a text, so they are two here.
                let pieces = bare.split([' ', '\'', '-']).filter(|part| !part.is_empty());
                let pieces: Vec<String> = pieces.map(piece).collect();
                let first = pieces.first().filter(|first| *first != GAP);
                if let Some(key) = first.and_then(|first| key(first)) {
                    patterns.push(Pattern {
                        key,
                        anchored: text.starts_with('^'),
                        pieces: texts.push(pieces.iter().map(String::as_str)),
                        tag,
                    });
                }
            }
        }
        texts.shrink();
        patterns.shrink_to_fit();
        // Stable: the order of the tables stands.
        patterns.sort_by_key(|pattern| pattern.key);
        Self { texts, patterns }
    }

    /// Finds the patterns that begin with the first of some words, and have no gap.
    pub(super) fn find_first(&self, words: &[Word]) -> Vec<Hit<T>> {
        let Some(first) = words.first() else {
            return Vec::new();
        };
        self.candidates(first)
            .filter_map(|pattern| {
                let pieces = self.texts.get(pattern.pieces);
                let has_gap = pieces.split(' ').any(|piece| piece == GAP);
                let len = length_at(pieces, words).filter(|_| !has_gap)?;
                Some(Hit {
                    tag: pattern.tag,
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
            for pattern in self.candidates(word) {
                if pattern.anchored && start > 0 {
                    continue;
                }
                if let Some(len) = length_at(self.texts.get(pattern.pieces), rest) {
                    hits.push(Hit {
                        tag: pattern.tag,
                        start,
                        len,
                    });
                }
            }
        }
        hits
    }

    fn candidates(&self, word: &Word) -> impl Iterator<Item = &Pattern<T>> {
        // A stem of one letter would be filed under that letter alone; the tables have none.
        let key = key(&word.folded);
        let start = self
            .patterns
            .partition_point(|pattern| Some(pattern.key) < key);
        let rest = self.patterns.get(start..).unwrap_or_default();
        rest.iter()
            .take_while(move |pattern| Some(pattern.key) == key)
    }
}
