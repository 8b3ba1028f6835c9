//! Algebraic moves of all languages: `e4`, `exd`, `Ng1xf3`, `e2e4`, `d7xCe8=T`, `O-O`.

use crate::game::{CastlingSide, File, Rank, Role};
use crate::notation::letters::{Likeness, read_letters};
use crate::notation::{AlgebraicMove, Capture, Languages, Letters, Promotion};

use super::Reader;
use super::marks::starts_word;

/// What may be read, apart from the strict form.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    languages: Languages,
    likeness: Likeness,
    /// Files are capitals.
    capitals: bool,
    /// `ed` without a sign is a capture.
    short_captures: bool,
}

/// The squares of a move as written.
#[derive(Clone, Copy, Debug)]
struct Squares {
    from: (Option<File>, Option<Rank>),
    capture: Capture,
    to: (File, Option<Rank>),
}

/// Reads an algebraic move at a place, and whether it is loosely written.
///
/// Strict forms come first: mixed case is never folded, since `bxc3` and `Bxc3` differ.
pub(super) fn read_algebraic(
    reader: Reader<'_>,
    languages: Languages,
    short_captures: bool,
) -> Option<(AlgebraicMove, bool, Reader<'_>)> {
    let strict = Manner {
        languages,
        likeness: Likeness::Exact,
        capitals: false,
        short_captures,
    };
    if let Some((mv, after)) = read_in(reader, strict) {
        return Some((mv, false, after));
    }
    if !has_rank_soon(reader) {
        return None;
    }
    let look_alike = Manner {
        likeness: Likeness::LookAlike,
        ..strict
    };
    let small_letter = Manner {
        likeness: Likeness::AnyCase,
        ..strict
    };
    let capitals = Manner {
        capitals: true,
        ..small_letter
    };
    [look_alike, small_letter, capitals]
        .into_iter()
        .find_map(|manner| read_in(reader, manner))
        // `P-B3` and `Q-B2` are descriptive.
        .filter(|(mv, _)| mv.capture != Capture::Quiet || mv.from_rank.is_some())
        .map(|(mv, after)| (mv, true, after))
}

/// Whether a digit stands near: without it nothing loose is a move.
fn has_rank_soon(mut reader: Reader<'_>) -> bool {
    for _ in 0..8 {
        match reader.bump() {
            Some(c) if c.is_ascii_digit() => return true,
            Some(c) if !c.is_whitespace() => {}
            _ => return false,
        }
    }
    false
}

fn read_in(reader: Reader<'_>, manner: Manner) -> Option<(AlgebraicMove, Reader<'_>)> {
    let bare = || read_rest(reader, None, manner);
    if manner.likeness == Likeness::Exact
        && let Some(found) = bare()
    {
        return Some(found);
    }
    let mut best: Option<(AlgebraicMove, Reader<'_>, Letters)> = None;
    for (letters, after) in read_letters(reader, manner.languages, manner.likeness) {
        let Some((mut mv, end)) = read_rest(after, Some(letters), manner) else {
            continue;
        };
        let is_long = mv.from_file.is_some() && mv.from_rank.is_some();
        if !is_long && !is_plain_pawn(reader) {
            // `Be2-e4`: other pawn letters are written in the long form only.
            let officers = letters.without_pawn();
            if officers.is_empty() {
                continue;
            }
            mv.piece = Some(officers);
        }
        if manner.capitals {
            mv.letter_file = letter_file(reader, &mv);
        }
        if let Some((longer, _, longer_letters)) = &best {
            if longer.from_file.is_none() && mv.from_file.is_some() {
                mv.joined = Some(longer_letters.without_shared(&letters));
                return Some((mv, end));
            }
            break;
        }
        best = Some((mv, end, letters));
    }
    best.map(|(mv, end, _)| (mv, end)).or_else(|| {
        if manner.likeness == Likeness::Exact {
            None
        } else {
            bare()
        }
    })
}

/// `P` and `п`: the letters that short forms use for a pawn.
fn is_plain_pawn(reader: Reader<'_>) -> bool {
    matches!(reader.peek(), Some('P' | 'p' | 'П' | 'п' | '♙' | '♟'))
}

/// The file that the capital letter of `BXC3` may be.
fn letter_file(mut reader: Reader<'_>, mv: &AlgebraicMove) -> Option<File> {
    let file = read_file(&mut reader, true)?;
    let beside = file.distance(mv.to_file) == 1;
    (beside && mv.from_file.is_none() && mv.from_rank.is_none()).then_some(file)
}

fn read_rest(
    reader: Reader<'_>,
    piece: Option<Letters>,
    manner: Manner,
) -> Option<(AlgebraicMove, Reader<'_>)> {
    let (squares, after) = read_squares(reader, piece.is_some(), manner)?;
    let (from_file, from_rank) = squares.from;
    let (to_file, to_rank) = squares.to;
    let is_long = from_file.is_some() && from_rank.is_some();
    let mut mv = AlgebraicMove {
        piece,
        joined: None,
        letter_file: None,
        from_file,
        from_rank,
        capture: squares.capture,
        to_file,
        to_rank,
        promotion: None,
    };
    let names_pawn = piece.is_none_or(|letters| !letters.languages_for(Role::Pawn).is_empty());
    let can_promote = matches!(to_rank, None | Some(Rank::First | Rank::Eighth));
    if names_pawn
        && can_promote
        && let Some((promotion, end)) = read_promotion(after, manner.languages, is_long)
    {
        mv.promotion = Some(promotion);
        return Some((mv, end));
    }
    Some((mv, after))
}

fn read_squares(
    reader: Reader<'_>,
    has_piece: bool,
    manner: Manner,
) -> Option<(Squares, Reader<'_>)> {
    let mut here = reader;
    let file = read_file(&mut here, manner.capitals);
    let rank = read_rank(&mut here);
    if !has_piece && file.is_none() {
        return None;
    }
    read_target(here, (file, rank), has_piece, manner).or_else(|| {
        let squares = Squares {
            from: (None, None),
            capture: Capture::Unmarked,
            to: (file?, Some(rank?)),
        };
        Some(trailing_sign(squares, here))
    })
}

/// Reads sign and target after what then is the origin.
fn read_target<'a>(
    origin_end: Reader<'a>,
    from: (Option<File>, Option<Rank>),
    has_piece: bool,
    manner: Manner,
) -> Option<(Squares, Reader<'a>)> {
    let mut after = origin_end;
    let capture = read_sign(&mut after, manner.capitals).unwrap_or_default();
    if capture == Capture::Marked {
        after = captured_man(after, manner).unwrap_or(after);
    }
    let to_file = read_file(&mut after, manner.capitals)?;
    let to_rank = read_rank(&mut after);
    let is_fine = match (has_piece, from) {
        (true, _) | (false, (Some(_), Some(_))) => to_rank.is_some(),
        (false, (Some(file), None)) => {
            let is_marked = capture == Capture::Marked;
            let is_short = to_rank.is_none();
            let is_unmistakable = is_marked || !is_short || manner.short_captures;
            file.distance(to_file) == 1 && capture != Capture::Quiet && is_unmistakable
        }
        (false, (None, _)) => false,
    };
    is_fine.then_some((
        Squares {
            from,
            capture,
            to: (to_file, to_rank),
        },
        after,
    ))
}

/// The captured man in `Cg1xFf3`, passed over where a square follows.
fn captured_man(reader: Reader<'_>, manner: Manner) -> Option<Reader<'_>> {
    read_letters(reader, manner.languages, manner.likeness)
        .map(|(_, after)| after)
        .find(|after| {
            let mut ahead = *after;
            read_file(&mut ahead, manner.capitals).is_some() && read_rank(&mut ahead).is_some()
        })
}

/// `Лg7:+` and `Nf3x`: the sign of capture at the end.
///
/// A colon may as well be the sentence's: then it stays outside.
fn trailing_sign(mut squares: Squares, reader: Reader<'_>) -> (Squares, Reader<'_>) {
    let mut after = reader;
    let Some(sign) = after.eat_if(|c| matches!(c, 'x' | '×' | ':')) else {
        return (squares, reader);
    };
    if sign == ':' && matches!(after.peek(), Some('+' | '#' | '≠')) {
        return (squares, after);
    }
    if sign != ':' && after.at_word_end() {
        squares.capture = Capture::Marked;
        return (squares, after);
    }
    (squares, reader)
}

fn read_promotion(
    reader: Reader<'_>,
    languages: Languages,
    is_long: bool,
) -> Option<(Promotion, Reader<'_>)> {
    let mut here = reader;
    let mut spaced = here;
    if spaced.eat(' ') && spaced.peek() == Some('=') {
        here = spaced;
    }
    let sign = here.eat_if(|c| matches!(c, '=' | '/' | ':' | '-' | '('));
    let sign_end = here;
    if sign == Some('=') {
        here.eat(' ');
    }
    if let Some((promotion, mut after)) = read_man(here, languages, is_long) {
        let is_closed = sign != Some('(') || after.eat(')');
        if is_closed && (after.at_word_end() || starts_word(after)) {
            return Some((promotion, after));
        }
    }
    let is_missing = sign == Some('=')
        && !matches!(sign_end.peek(), Some('+' | '/' | ')'))
        && sign_end.at_word_end()
        && reader.peek() == Some('=');
    is_missing.then_some((Promotion::Missing, sign_end))
}

/// The man after a promotion's sign; small letters of UCI are beyond doubt in the long form.
fn read_man(
    reader: Reader<'_>,
    languages: Languages,
    is_long: bool,
) -> Option<(Promotion, Reader<'_>)> {
    if is_long {
        let mut after = reader;
        let role = after
            .eat_if(|c| matches!(c, 'q' | 'r' | 'b' | 'n'))
            .and_then(Role::from_char);
        if let Some(role) = role {
            return Some((Promotion::Role(role), after));
        }
    }
    let letters = [Likeness::Exact, Likeness::LookAlike, Likeness::AnyCase];
    letters
        .into_iter()
        .flat_map(|likeness| read_letters(reader, languages, likeness))
        .find(|(letters, _)| letters.names_officer())
        .map(|(letters, after)| (Promotion::Letters(letters), after))
}

fn read_file(reader: &mut Reader<'_>, capitals: bool) -> Option<File> {
    let mut ahead = *reader;
    let c = match ahead.bump()? {
        // Cyrillic letters that look like Latin ones, typed on a Cyrillic keyboard.
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        c => c,
    };
    let c = if capitals {
        match c {
            'А' => 'a',
            'В' => 'b',
            'С' => 'c',
            'Е' => 'e',
            'Н' => 'h',
            'A'..='H' => c.to_ascii_lowercase(),
            _ => return None,
        }
    } else {
        c
    };
    let file = File::from_char(c)?;
    *reader = ahead;
    Some(file)
}

fn read_rank(reader: &mut Reader<'_>) -> Option<Rank> {
    let mut ahead = *reader;
    let rank = Rank::from_char(ahead.bump()?)?;
    *reader = ahead;
    Some(rank)
}

/// The sign between origin and target, mojibake of dash and cross among them.
fn read_sign(reader: &mut Reader<'_>, capitals: bool) -> Option<Capture> {
    let mut ahead = *reader;
    let capture = match ahead.bump()? {
        'x' | '×' | '*' | ':' | 'х' => Capture::Marked,
        'X' | 'Х' if capitals => Capture::Marked,
        '-' => Capture::Quiet,
        // UTF-8 read as Windows-1252: `–` and `—` are `â€“` and `â€”`, `×` is `Ã—`.
        'â' if ahead.eat('€') && ahead.eat_if(|c| matches!(c, '“' | '”' | '-')).is_some() => {
            Capture::Quiet
        }
        'Ã' if ahead.eat('-') => Capture::Marked,
        _ => return None,
    };
    *reader = ahead;
    Some(capture)
}

/// Reads castling in letters or noughts. `00` alone is none: figures look like that.
pub(super) fn read_castling(reader: Reader<'_>) -> Option<(CastlingSide, Reader<'_>)> {
    let mut after = reader;
    let is_nought = |c: char| matches!(c, 'O' | 'o' | '0' | 'О' | 'о' | 'Ο' | 'ο');
    let first = after.eat_if(is_nought)?;
    let is_dashed = eat_dash(&mut after);
    if !is_dashed && !matches!(first, 'O' | 'О' | 'Ο') {
        return None;
    }
    let alike = |c: char| is_nought(c) && (c == '0') == (first == '0');
    after.eat_if(alike)?;
    let mut longer = after;
    let is_long = eat_dash(&mut longer) == is_dashed && longer.eat_if(alike).is_some();
    let end = if is_long { longer } else { after };
    let mut more = end;
    let is_cut = !end.at_word_end() && !starts_word(end)
        || eat_dash(&mut more) && more.eat_if(char::is_alphanumeric).is_some();
    let side = if is_long {
        CastlingSide::QueenSide
    } else {
        CastlingSide::KingSide
    };
    (!is_cut).then_some((side, end))
}

fn eat_dash(reader: &mut Reader<'_>) -> bool {
    reader.eat('-') || reader.eat_str(" - ") || reader.eat_str("â€“") || reader.eat_str("â€-")
}
