//! ICCF numeric: `5254`, `52-54`, `67681`.

use crate::game::{File, Rank, Role, Square};
use crate::notation::letters::{Likeness, read_letters};
use crate::notation::{Languages, NumericMove, Promotion};

use super::marks::starts_word;
use super::{Context, Reader, starts_joined_move};

/// What makes `12:34`, `12.34` and `12,34` a time or an amount.
const UNITS: &[&str] = &[
    "am", "pm", "a.m", "p.m", "uhr", "h", "hrs", "utc", "gmt", "cet", "cest", "eur", "usd", "euro",
];

/// Reads a numeric move at a place.
///
/// Four figures joined to others by dashes, slashes, points are dates, amounts, telephone numbers;
/// only behind a move number are `5254-5755` two moves.
pub(super) fn read_numeric<'a>(
    reader: Reader<'a>,
    languages: Languages,
    context: Context,
) -> Option<(NumericMove, Reader<'a>)> {
    let mut here = reader;
    let from = read_square(&mut here)?;
    let mut joined = here;
    if let Some(to) = read_square(&mut joined) {
        return finish((from, to), None, joined, languages, context);
    }
    if here.peek() == Some(' ') {
        return read_spaced(reader, languages, context);
    }
    let sign = here.eat_if(|c| matches!(c, '-' | '/' | ':' | 'x' | '×' | '.' | ',' | '*' | 'х'))?;
    let to = read_square(&mut here)?;
    if matches!(sign, ':' | '.' | ',') && has_unit(here)
        || sign == ':' && is_time(from, to) && !context.numbered
    {
        return None;
    }
    finish((from, to), Some(sign), here, languages, context)
}

/// `52 54`: two squares apart, if no other figures stand beside them.
fn read_spaced<'a>(
    reader: Reader<'a>,
    languages: Languages,
    context: Context,
) -> Option<(NumericMove, Reader<'a>)> {
    if context.after_figure {
        return None;
    }
    let mut here = reader;
    let from = read_square(&mut here)?;
    if !here.eat(' ') {
        return None;
    }
    let to = read_square(&mut here)?;
    let found = finish((from, to), None, here, languages, context)?;
    let pairs_after = count_pairs(found.1);
    let is_alone = pairs_after == 0;
    let is_first_of_two = context.numbered && pairs_after == 2;
    (is_alone || is_first_of_two).then_some(found)
}

/// How many two-digit figures follow, one space apart; 3 where it is no such row.
fn count_pairs(mut reader: Reader<'_>) -> usize {
    let mut count = 0;
    while count < 3 {
        let mut ahead = reader;
        if !ahead.eat(' ') || !ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
            return count;
        }
        let mut digits = 0;
        while ahead.digit().is_some() && digits < 4 {
            digits += 1;
        }
        if matches!(ahead.peek(), Some('.' | ')' | '…')) {
            // The next move's number.
            return count;
        }
        if digits != 2 || !ahead.at_word_end() {
            return 3;
        }
        count += 1;
        reader = ahead;
    }
    count
}

fn finish<'a>(
    (from, to): (Square, Square),
    sign: Option<char>,
    reader: Reader<'a>,
    languages: Languages,
    context: Context,
) -> Option<(NumericMove, Reader<'a>)> {
    let reaches_end = matches!(
        (from.rank(), to.rank()),
        (Rank::Seventh, Rank::Eighth) | (Rank::Second, Rank::First)
    ) && from.file().distance(to.file()) <= 1;
    let ends = |promotion, after: Reader<'a>| {
        let ends_move = after.at_clean_end()
            || context.numbered && starts_joined_move(after, languages, context.manner)
            || starts_word(after);
        ends_move.then_some((
            NumericMove {
                from,
                to,
                promotion,
            },
            after,
        ))
    };
    if let Some(digit) = digit_promotion(reader, sign, reaches_end) {
        return ends(Some(Promotion::Role(digit.0)), digit.1);
    }
    if reaches_end && let Some((promotion, after)) = letter_promotion(reader, languages) {
        return ends(Some(promotion), after);
    }
    ends(None, reader)
}

/// The fifth digit, glued; or set apart where a pawn can reach the last rank.
fn digit_promotion<'a>(
    reader: Reader<'a>,
    sign: Option<char>,
    reaches_end: bool,
) -> Option<(Role, Reader<'a>)> {
    let mut after = reader;
    let before_digit = after.eat_if(|c| matches!(c, '-' | '=' | '/' | '(' | ' ' | ':'));
    let role = match after.eat_if(|c| matches!(c, '1'..='4'))? {
        '1' => Role::Queen,
        '2' => Role::Rook,
        '3' => Role::Bishop,
        _ => Role::Knight,
    };
    if before_digit == Some('(') && !after.eat(')') {
        return None;
    }
    let is_bare = after.at_clean_end() && !after.peek().is_some_and(|c| matches!(c, '.' | ')'));
    let fits = match before_digit {
        None => sign.is_none() || reaches_end,
        // ` 1` may be the number of the next move.
        Some(' ') => reaches_end && is_bare && !is_before_figures(after),
        Some(_) => reaches_end,
    };
    fits.then_some((role, after))
}

fn is_before_figures(mut reader: Reader<'_>) -> bool {
    reader.spaces() > 0 && reader.peek().is_some_and(char::is_alphanumeric)
}

fn letter_promotion(reader: Reader<'_>, languages: Languages) -> Option<(Promotion, Reader<'_>)> {
    let mut here = reader;
    let sign = here.eat_if(|c| matches!(c, '-' | '=' | '/' | '('));
    let (promotion, mut after) = [Likeness::Exact, Likeness::AnyCase]
        .into_iter()
        .flat_map(|likeness| read_letters(here, languages, likeness))
        .find(|(letters, _)| letters.names_officer())
        .map(|(letters, after)| (Promotion::Letters(letters), after))?;
    if sign == Some('(') && !after.eat(')') {
        return None;
    }
    after.at_word_end().then_some((promotion, after))
}

/// `18:36` is a time of day; `52:54` is none.
fn is_time(from: Square, to: Square) -> bool {
    let is_hour = from.file() == File::A || from.file() == File::B && from.rank() <= Rank::Fourth;
    is_hour && to.file() <= File::E
}

fn has_unit(mut reader: Reader<'_>) -> bool {
    reader.eat(' ');
    if reader.peek().is_some_and(|c| matches!(c, '€' | '$' | '£')) {
        return true;
    }
    let small = |c: char| c.to_ascii_lowercase();
    UNITS.iter().any(|unit| {
        let mut after = reader;
        after.eat_as(unit, small) && after.at_word_end()
    })
}

fn read_square(reader: &mut Reader<'_>) -> Option<Square> {
    let mut ahead = *reader;
    let file = ahead.digit()?.checked_sub(1).filter(|file| *file < 8)?;
    let rank = ahead.digit()?.checked_sub(1).filter(|rank| *rank < 8)?;
    *reader = ahead;
    Some(Square::from_coords(File::new(file), Rank::new(rank)))
}
