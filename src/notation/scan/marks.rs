//! What stands behind a move: check, mate, `e.p.`, `(=)`, judgments.

use crate::notation::{CheckMark, Marks};

use super::Reader;

/// How many marks one move may have; the rest stays outside.
const MARKS_MAX: usize = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Check,
    DoubleOrMate,
    Mate,
    EnPassant,
    DrawOffer,
    /// A judgment of the move or the position.
    Judgment,
}

/// Signs, each before those with which it begins. Dashes of every length read as `-`.
const SIGNS: &[(&str, Sign)] = &[
    ("+/-", Sign::Judgment),
    ("-/+", Sign::Judgment),
    ("+/=", Sign::Judgment),
    ("=/+", Sign::Judgment),
    ("++-", Sign::Check),
    ("+++", Sign::Mate),
    ("+-", Sign::Judgment),
    ("-+", Sign::Judgment),
    ("+=", Sign::Judgment),
    ("=+", Sign::Judgment),
    ("++", Sign::DoubleOrMate),
    ("+", Sign::Check),
    ("††", Sign::DoubleOrMate),
    ("†", Sign::Check),
    ("‡", Sign::Mate),
    ("##", Sign::Mate),
    ("#", Sign::Mate),
    ("≠", Sign::Mate),
    ("â‰\u{A0}", Sign::Mate),
    // UTF-8 `≠` read as Windows-1252; its last byte, a no-break space, is lost.
    ("â‰", Sign::Mate),
    ("(=)", Sign::DrawOffer),
    ("(ch.)", Sign::Check),
    ("(ch)", Sign::Check),
    ("(mate)", Sign::Mate),
    ("(mat)", Sign::Mate),
    ("(+)", Sign::Check),
    ("(#)", Sign::Mate),
    ("(e.p.)", Sign::EnPassant),
    ("(e.p)", Sign::EnPassant),
    ("(ep)", Sign::EnPassant),
    ("(a.p.)", Sign::EnPassant),
    ("!", Sign::Judgment),
    ("?", Sign::Judgment),
    ("‼", Sign::Judgment),
    ("⁇", Sign::Judgment),
    ("⁈", Sign::Judgment),
    ("⁉", Sign::Judgment),
    ("±", Sign::Judgment),
    ("∓", Sign::Judgment),
    ("⩲", Sign::Judgment),
    ("⩱", Sign::Judgment),
    ("∞", Sign::Judgment),
    ("□", Sign::Judgment),
    ("=", Sign::Judgment),
];

/// Words, compared in small letters; a full stop may follow the abbreviations.
const WORDS: &[(&str, Sign)] = &[
    ("e.p.", Sign::EnPassant),
    ("e.p", Sign::EnPassant),
    ("e. p.", Sign::EnPassant),
    ("ep.", Sign::EnPassant),
    ("ep", Sign::EnPassant),
    ("a.p.", Sign::EnPassant),
    ("a.p", Sign::EnPassant),
    ("en passant", Sign::EnPassant),
    ("double check", Sign::DoubleOrMate),
    ("double ch.", Sign::DoubleOrMate),
    ("double ch", Sign::DoubleOrMate),
    ("doub. ch.", Sign::DoubleOrMate),
    ("dbl. ch.", Sign::DoubleOrMate),
    ("dbl. ch", Sign::DoubleOrMate),
    ("dis. ch.", Sign::Check),
    ("dis. ch", Sign::Check),
    ("disc. ch.", Sign::Check),
    ("disc. ch", Sign::Check),
    ("disc ch", Sign::Check),
    ("discovered check", Sign::Check),
    ("discovering check", Sign::Check),
    ("dis. +", Sign::Check),
    ("dis +", Sign::Check),
    ("ch. dis.", Sign::Check),
    ("ch dis", Sign::Check),
    ("dbl ch.", Sign::DoubleOrMate),
    ("dbl ch", Sign::DoubleOrMate),
    ("dis ch.", Sign::Check),
    ("dis ch", Sign::Check),
    ("ch.", Sign::Check),
    ("ch", Sign::Check),
    ("checkmate", Sign::Mate),
    ("checks", Sign::Check),
    ("mates", Sign::Mate),
    ("mating", Sign::Mate),
    ("éch. et mat", Sign::Mate),
    ("échec et mat", Sign::Mate),
    ("jaque mate", Sign::Mate),
    ("scacco matto", Sign::Mate),
    ("xeque mate", Sign::Mate),
    ("jaq.", Sign::Check),
    ("jaq", Sign::Check),
    ("check", Sign::Check),
    ("éch.", Sign::Check),
    ("éch", Sign::Check),
    ("échec", Sign::Check),
    ("sch.", Sign::Check),
    ("sch", Sign::Check),
    ("schach", Sign::Check),
    ("jaque", Sign::Check),
    ("scacco", Sign::Check),
    ("xeque", Sign::Check),
    ("шах", Sign::Check),
    ("matto", Sign::Mate),
    ("matt", Sign::Mate),
    ("mate", Sign::Mate),
    ("mat", Sign::Mate),
    ("мат", Sign::Mate),
];

/// Reads all marks behind a move, glued to it or one space apart.
pub(super) fn read_marks<'a>(reader: Reader<'a>, marks: &mut Marks) -> Reader<'a> {
    let mut here = reader;
    for _ in 0..MARKS_MAX {
        let Some((sign, after)) = read_mark(here).or_else(|| {
            let mut spaced = here;
            spaced.eat_if(char::is_whitespace)?;
            // Behind a space a sign belongs to the move only if it stands free.
            read_mark(spaced).filter(|(_, after)| after.at_word_end())
        }) else {
            break;
        };
        apply(sign, marks);
        here = after;
    }
    here
}

fn apply(sign: Sign, marks: &mut Marks) {
    match sign {
        Sign::Check if marks.check == CheckMark::None => marks.check = CheckMark::Check,
        // `+ +`: a double check in two signs.
        Sign::Check if marks.check == CheckMark::Check => marks.check = CheckMark::DoubleOrMate,
        Sign::DoubleOrMate if marks.check != CheckMark::Mate => {
            marks.check = CheckMark::DoubleOrMate;
        }
        Sign::Mate => marks.check = CheckMark::Mate,
        Sign::EnPassant => marks.en_passant = true,
        Sign::DrawOffer => marks.draw_offer = true,
        Sign::Check | Sign::DoubleOrMate | Sign::Judgment => {}
    }
}

fn read_mark(reader: Reader<'_>) -> Option<(Sign, Reader<'_>)> {
    read_sign(reader)
        .or_else(|| read_nag(reader))
        .or_else(|| read_word(reader))
}

fn read_sign(reader: Reader<'_>) -> Option<(Sign, Reader<'_>)> {
    // Most moves have no sign: letters and spaces need no search.
    if reader
        .peek()
        .is_none_or(|c| c.is_ascii_alphanumeric() || c.is_whitespace())
    {
        return None;
    }
    SIGNS.iter().find_map(|(text, sign)| {
        let mut after = reader;
        after.eat_str(text).then_some((*sign, after))
    })
}

fn read_nag(reader: Reader<'_>) -> Option<(Sign, Reader<'_>)> {
    let mut after = reader;
    if !after.eat('$') {
        return None;
    }
    after.digit()?;
    while after.digit().is_some() {}
    Some((Sign::Judgment, after))
}

/// Whether the word of a mark (`ch`, `mat`, `e.p.`) is at this place.
pub(super) fn starts_word(reader: Reader<'_>) -> bool {
    read_word(reader).is_some()
}

fn read_word(reader: Reader<'_>) -> Option<(Sign, Reader<'_>)> {
    // The next move (`e5`) is no word: most searches end here.
    let first = reader.peek().filter(|c| c.is_alphabetic())?;
    let is_square = reader.peek_second().is_some_and(|c| c.is_ascii_digit());
    if is_square
        || first.is_ascii()
            && !matches!(first, 'a' | 'c'..='e' | 'j' | 'm' | 's' | 'x' | 'A' | 'C'..='E' | 'J' | 'M' | 'S' | 'X')
    {
        return None;
    }
    WORDS.iter().find_map(|(text, sign)| {
        let mut after = reader;
        let small = |c: char| c.to_lowercase().next().unwrap_or(c);
        (after.eat_as(text, small) && after.at_word_end()).then_some((*sign, after))
    })
}
