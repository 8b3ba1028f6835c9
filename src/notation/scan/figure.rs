//! What is no move: move numbers, results, figures and words.

use crate::game::{GameResult, MoveNumber};

use super::reader::{is_ideograph, is_joining};
use super::{Context, Manner, Reader, TokenKind, read_move};
use crate::notation::Languages;

/// The highest move number; longer games are not on record.
const NUMBER_MAX: u32 = 300;

/// Spellings of results, each before those with which it begins. Dashes of every length read as `-`.
const RESULTS: &[(&str, GameResult)] = &[
    ("1/2-1/2", GameResult::Draw),
    ("1/2:1/2", GameResult::Draw),
    ("1/2 - 1/2", GameResult::Draw),
    ("0.5-0.5", GameResult::Draw),
    ("0,5-0,5", GameResult::Draw),
    ("½-½", GameResult::Draw),
    ("½ - ½", GameResult::Draw),
    ("½:½", GameResult::Draw),
    ("1/2", GameResult::Draw),
    ("½", GameResult::Draw),
    ("1-0", GameResult::WhiteWins),
    ("1:0", GameResult::WhiteWins),
    ("1 - 0", GameResult::WhiteWins),
    ("0-1", GameResult::BlackWins),
    ("0:1", GameResult::BlackWins),
    ("0 - 1", GameResult::BlackWins),
];

/// Reads a result that stands free.
pub(crate) fn read_result(reader: Reader<'_>) -> Option<(GameResult, Reader<'_>)> {
    if !reader.peek().is_some_and(|c| matches!(c, '0' | '1' | '½')) {
        return None;
    }
    RESULTS.iter().find_map(|(text, result)| {
        let mut after = reader;
        (after.eat_str(text) && after.at_clean_end()).then_some((*result, after))
    })
}

/// Reads a move number: `12.`, `12...`, `12)`, `12.-`, and a bare `12` before a move.
pub(super) fn read_number<'a>(
    reader: Reader<'a>,
    languages: Languages,
    manner: Manner,
) -> Option<(TokenKind, Reader<'a>)> {
    let (number, after) = read_count(reader)?;
    let mut here = after;
    let dots = eat_dots(&mut here);
    let black = dots >= 2;
    if dots == 0 {
        return read_bare_number(number, after, languages, manner);
    }
    if !black {
        if let Some(end) = spaced_dots(here) {
            return Some((
                TokenKind::Number {
                    number,
                    black: true,
                },
                end,
            ));
        }
        here.eat(')');
        let mut dashed = here;
        if dashed.eat('-') && (dashed.at_space() || has_move(dashed, languages, manner)) {
            here = dashed;
        }
    }
    let fits = match here.peek() {
        Some(c) if c.is_ascii_digit() => has_move(here, languages, manner),
        _ => true,
    };
    fits.then_some((TokenKind::Number { number, black }, here))
}

/// A number without dots: `12`, `12)`, `12:`, `12 -`, `12 .`, only before a move.
fn read_bare_number<'a>(
    number: MoveNumber,
    after: Reader<'a>,
    languages: Languages,
    manner: Manner,
) -> Option<(TokenKind, Reader<'a>)> {
    let mut end = after;
    let mut apart = after;
    if apart.spaces() == 1 && matches!(apart.peek(), Some('.' | '-')) {
        end = apart;
        end.bump();
        let mut ahead = end;
        ahead.spaces();
        let fits = has_move(ahead, languages, manner);
        return fits.then_some((
            TokenKind::Number {
                number,
                black: false,
            },
            end,
        ));
    }
    let sign = end.eat_if(|c| matches!(c, ')' | ':' | '-'));
    let mut ahead = end;
    let spaces = ahead.spaces();
    let is_apart = spaces > 0 || sign == Some(')');
    let fits = is_apart && spaces <= 3 && has_move(ahead, languages, manner);
    fits.then_some((
        TokenKind::Number {
            number,
            black: false,
        },
        end,
    ))
}

fn has_move(reader: Reader<'_>, languages: Languages, manner: Manner) -> bool {
    let context = Context {
        manner,
        due: true,
        numbered: true,
        ..Context::default()
    };
    read_move(reader, languages, context).is_some_and(|(_, marks, _)| !marks.loose)
}

/// `12. ...`: the dots of Black's move, one space apart.
fn spaced_dots(mut reader: Reader<'_>) -> Option<Reader<'_>> {
    (reader.eat(' ') && eat_dots(&mut reader) >= 2).then_some(reader)
}

/// Takes dots; an ellipsis counts as three.
pub(super) fn eat_dots(reader: &mut Reader<'_>) -> usize {
    let mut count = 0;
    while let Some(c) = reader.eat_if(|c| matches!(c, '.' | '…')) {
        count += if c == '.' { 1 } else { 3 };
    }
    count
}

fn read_count(reader: Reader<'_>) -> Option<(MoveNumber, Reader<'_>)> {
    let mut after = reader;
    let mut count = 0;
    for _ in 0..3 {
        match after.digit() {
            Some(digit) => count = count * 10 + digit,
            None => break,
        }
    }
    let is_whole = !after.peek().is_some_and(|c| c.is_ascii_digit());
    ((1..=NUMBER_MAX).contains(&count) && is_whole).then_some((MoveNumber(count), after))
}

/// Takes figures with all that is joined to them; with letters among them it is a word.
pub(super) fn read_figure(reader: Reader<'_>) -> Option<(TokenKind, Reader<'_>)> {
    let mut here = reader;
    let is_telephone = here.peek() == Some('+');
    here.eat_if(|c| matches!(c, '+' | '$' | '€' | '£' | '#' | '№'));
    if !here.peek().is_some_and(|c| c.is_ascii_digit()) {
        return None;
    }
    let mut kind = TokenKind::Figure;
    while let Some(c) = here.peek() {
        let is_part = is_joining(c)
            || matches!(
                c,
                '.' | ',' | '-' | '/' | ':' | '_' | '@' | '+' | '\'' | '’' | '=' | '×'
            ) && here
                .peek_second()
                .is_some_and(|c| c.is_alphanumeric() && (c == 'x' || !is_list(here)))
            || is_telephone && c == ' ' && here.peek_second().is_some_and(|c| c.is_ascii_digit());
        if !is_part {
            break;
        }
        if c.is_alphabetic() || c == '@' {
            kind = TokenKind::Word;
        }
        here.bump();
    }
    here.eat_if(|c| matches!(c, '%' | '€' | '°' | '‰'));
    Some((kind, here))
}

/// `12,Nf3`: a comma before a letter separates.
fn is_list(reader: Reader<'_>) -> bool {
    reader.peek() == Some(',') && reader.peek_second().is_some_and(char::is_alphabetic)
}

/// Takes a word, with what is joined to it: `WS/M/0387`, `d'accord`, an address, a link.
pub(super) fn read_word(reader: Reader<'_>) -> Option<Reader<'_>> {
    let mut here = reader;
    if here.eat_if(is_ideograph).is_some() {
        while here.eat_if(is_ideograph).is_some() {}
        return Some(here);
    }
    here.eat_if(char::is_alphanumeric)?;
    let mut is_link = false;
    let mut end = here;
    while let Some(c) = here.peek() {
        let second = here.peek_second();
        if c == '@' || c == ':' && second == Some('/') {
            is_link = true;
        }
        let joins = match c {
            '-' | '\'' | '’' | '.' | '/' | '@' | '_' => second.is_some_and(char::is_alphanumeric),
            ':' => second == Some('/'),
            _ => false,
        };
        let is_inside = is_joining(c) || is_mark(c);
        let is_address = is_link && !c.is_whitespace() && !matches!(c, '<' | '>' | '"' | ')');
        if !(is_inside || joins || is_address) {
            break;
        }
        here.bump();
        if !is_link || is_inside || matches!(c, '/' | '=' | '-') {
            end = here;
        }
    }
    Some(end)
}

/// Combining marks that no letter has taken in.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{0300}'..='\u{036F}')
}
