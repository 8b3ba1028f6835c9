//! Letters, signs and fillers that both families of languages share.

use crate::game::{Rank, Role};
use crate::notation::scan::Reader;

use super::Promoted;

/// How many spaces may stand between two parts of a move.
const SPACES_MAX: usize = 3;

/// What stands between the man and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    To,
    Takes,
}

/// Passes over dots, `'s` and, if wanted, spaces; tells whether there were spaces.
pub(super) fn skip_filler(reader: &mut Reader<'_>, over_spaces: bool) -> bool {
    let mut has_space = false;
    let mut n_spaces = 0;
    let mut has_dot = false;
    loop {
        let mut ahead = *reader;
        match ahead.bump() {
            Some('.') if !has_dot => has_dot = true,
            Some('\'' | '’' | '‘' | '´' | '`') => {
                let mut after = ahead;
                let is_genitive = after.eat('s') && !after.peek().is_some_and(char::is_alphabetic);
                if is_genitive {
                    ahead = after;
                }
            }
            Some(c) if c.is_whitespace() && over_spaces && n_spaces < SPACES_MAX => {
                has_space = true;
                n_spaces += 1;
            }
            _ => return has_space,
        }
        *reader = ahead;
    }
}

/// Takes a word of small letters that ends here.
pub(super) fn eat_word(reader: &mut Reader<'_>, word: &str) -> bool {
    let mut ahead = *reader;
    let small = |c: char| c.to_lowercase().next().unwrap_or(c);
    let found = ahead.eat_as(word, small) && !ahead.peek().is_some_and(char::is_alphabetic);
    if found {
        *reader = ahead;
    }
    found
}

/// Takes the sign of a capture: `x`, `×`, and their mojibake.
pub(super) fn eat_cross(reader: &mut Reader<'_>) -> bool {
    let mut ahead = *reader;
    let found = match ahead.bump() {
        Some('x' | '×' | 'X' | 'х' | '*') => true,
        Some('Ã') => ahead.eat('-'),
        _ => false,
    };
    if found {
        *reader = ahead;
    }
    found
}

/// Takes a dash of any length, or what is left of one.
pub(super) fn eat_dash(reader: &mut Reader<'_>) -> bool {
    reader.eat('-') || reader.eat_str("â€“") || reader.eat_str("â€”") || reader.eat_str("â€-")
}

/// Takes the number of a rank.
pub(super) fn eat_rank(reader: &mut Reader<'_>) -> Option<Rank> {
    let mut ahead = *reader;
    let rank = Rank::from_char(ahead.bump()?)?;
    *reader = ahead;
    Some(rank)
}

/// Reads what a pawn becomes: `=Q`, `:D`, `/Q`, `(Q)`, and a bare letter where the caller allows it.
pub(super) fn eat_promotion<'a>(
    reader: &mut Reader<'a>,
    allows_bare: bool,
    letter: impl Fn(&mut Reader<'a>) -> Option<Role>,
) -> Option<Promoted> {
    let mut ahead = *reader;
    let officer = |reader: &mut Reader<'a>| {
        letter(reader).filter(|role| !matches!(role, Role::Pawn | Role::King))
    };
    let mut spaced = ahead;
    if spaced.spaces() <= 1 && matches!(spaced.peek(), Some('(' | '=')) {
        ahead = spaced;
    }
    let sign = ahead.eat_if(|c| matches!(c, '=' | ':' | '/' | '(' | '-'));
    if sign.is_none() && !allows_bare {
        return None;
    }
    if sign == Some('(') {
        ahead.eat('=');
    }
    let after_sign = ahead;
    ahead.spaces();
    let Some(role) = officer(&mut ahead) else {
        if sign == Some('=') && !after_sign.peek().is_some_and(char::is_alphanumeric) {
            *reader = after_sign;
            return Some(Promoted::Missing);
        }
        return None;
    };
    if sign == Some('(') {
        ahead.eat('.');
        if !ahead.eat(')') {
            return None;
        }
    }
    if ahead.peek().is_some_and(char::is_uppercase) {
        return None;
    }
    *reader = ahead;
    Some(Promoted::To(role))
}
