//! Cuts a line into words, numbers and marks, with their places.

use std::ops::Range;

use unicode_normalization::char::is_combining_mark;

use super::super::phrases::fold;

/// Most tokens of a line that are looked at.
const TOKENS_MAX: usize = 400;

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Lexeme {
    /// Letters, folded.
    Word(String),
    /// Digits, and how many.
    Number(u32, usize),
    /// Anything else.
    Mark(char),
}

/// A token and its bytes.
#[derive(Clone, Debug)]
pub(super) struct Token {
    /// What it is.
    pub(super) lexeme: Lexeme,
    /// Where it stands.
    pub(super) range: Range<usize>,
}

impl Token {
    /// Returns the number, if it is one of at most so many digits.
    pub(super) fn number(&self, digits_max: usize) -> Option<u32> {
        match self.lexeme {
            Lexeme::Number(value, digits) if digits <= digits_max => Some(value),
            _ => None,
        }
    }

    /// Returns whether it is this mark.
    pub(super) fn is_mark(&self, mark: char) -> bool {
        self.lexeme == Lexeme::Mark(mark)
    }
}

/// Kinds of characters that stick together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Letter,
    Digit,
    Space,
    Mark,
}

fn kind(letter: char) -> Kind {
    if letter.is_ascii_digit() {
        Kind::Digit
    } else if letter.is_alphabetic() || is_combining_mark(letter) || letter == '\u{ad}' {
        Kind::Letter
    } else if letter.is_whitespace() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{feff}') {
        Kind::Space
    } else {
        Kind::Mark
    }
}

/// Cuts a line into tokens; spaces are left out.
pub(super) fn lex(line: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut letters = line.char_indices().peekable();
    while let Some((start, letter)) = letters.next() {
        let this = kind(letter);
        let mut end = start + letter.len_utf8();
        if matches!(this, Kind::Letter | Kind::Digit) {
            while let Some((at, next)) = letters.next_if(|(_, next)| kind(*next) == this) {
                end = at + next.len_utf8();
            }
        }
        if this == Kind::Space {
            continue;
        }
        if tokens.len() == TOKENS_MAX {
            break;
        }
        let text = line.get(start..end).unwrap_or_default();
        let lexeme = match this {
            Kind::Letter => Lexeme::Word(fold(text)),
            // A number that does not fit is none that means a day.
            Kind::Digit => Lexeme::Number(text.parse().unwrap_or(u32::MAX), text.len()),
            Kind::Space | Kind::Mark => Lexeme::Mark(letter),
        };
        tokens.push(Token {
            lexeme,
            range: start..end,
        });
    }
    tokens
}
