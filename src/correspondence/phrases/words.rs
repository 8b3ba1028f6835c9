//! Words as they are compared: lower case, without accents, cut at everything that is no letter.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// Most words that are looked at in one sentence; longer ones are no sentences.
pub(super) const WORDS_MAX: usize = 200;

/// Writes a text the way words are compared: lower case, accents off, `ß` as `ss`, `ø` as `o`, `ł` as `l`.
///
/// Cyrillic and Greek stay what they are (but `й` is compared as `и`, final sigma as sigma). Invisible
/// marks such as soft hyphens fall out; apostrophes of all shapes become one.
pub(in crate::correspondence) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.nfkd().flat_map(char::to_lowercase) {
        match letter {
            'ß' => folded.push_str("ss"),
            'ø' => folded.push('o'),
            'ł' => folded.push('l'),
            'ı' => folded.push('i'),
            'đ' | 'ð' => folded.push('d'),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            'ς' => folded.push('σ'),
            '’' | '‘' | 'ʼ' | '´' | '`' => folded.push('\''),
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => {}
            _ if is_combining_mark(letter) => {}
            _ => folded.push(letter),
        }
    }
    folded
}

/// A word in both of its shapes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Word {
    /// Lower case with its accents: tells Romanian `și` from French `si`.
    pub(super) exact: String,
    /// Folded.
    pub(super) folded: String,
}

/// Cuts a text into words: runs of letters and digits.
pub(super) fn words(text: &str) -> impl Iterator<Item = Word> + '_ {
    text.split(|letter: char| !is_word_char(letter))
        .map(word)
        // A lone invisible mark folds to nothing.
        .filter(|word| !word.folded.is_empty())
}

/// Makes a word of a run of letters.
fn word(piece: &str) -> Word {
    Word {
        exact: piece.nfc().flat_map(char::to_lowercase).collect(),
        folded: fold(piece),
    }
}

/// Returns whether a character belongs to a word.
fn is_word_char(letter: char) -> bool {
    letter.is_alphanumeric()
        || is_combining_mark(letter)
        || matches!(
            letter,
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
        )
}

/// Splits a table's cell at its commas.
pub(super) fn cells(list: &'static str) -> impl Iterator<Item = &'static str> {
    list.split(',')
        .map(str::trim)
        .filter(|cell| !cell.is_empty())
}

/// Writes out a cell's alternatives: `your last/- move` is "your last move" and "your move".
pub(super) fn alternatives(cell: &str) -> Vec<String> {
    let mut texts = vec![String::new()];
    for word in cell.split_whitespace() {
        texts = texts
            .iter()
            .flat_map(|text| {
                word.split('/').map(move |choice| match choice {
                    "-" => text.clone(),
                    _ if text.is_empty() => choice.to_owned(),
                    // The anchor belongs to the first word only, so later choices stay bare.
                    _ => format!("{text} {choice}"),
                })
            })
            .collect();
    }
    texts
}
