//! Castling in words.

use crate::game::CastlingSide;

use super::scan::Reader;

/// Castling in words; without a side it is the only castling that is legal.
const CASTLING_PHRASES: &[(&str, Option<CastlingSide>)] = &[
    ("castles", None),
    ("castle", None),
    ("castling", None),
    ("castles kingside", Some(CastlingSide::KingSide)),
    ("castles king side", Some(CastlingSide::KingSide)),
    ("castles short", Some(CastlingSide::KingSide)),
    ("kingside castling", Some(CastlingSide::KingSide)),
    ("short castling", Some(CastlingSide::KingSide)),
    ("castles on the kings side", Some(CastlingSide::KingSide)),
    ("castles on king side", Some(CastlingSide::KingSide)),
    ("castles on the queens side", Some(CastlingSide::QueenSide)),
    ("castles on queen side", Some(CastlingSide::QueenSide)),
    ("castles kings side", Some(CastlingSide::KingSide)),
    ("castles queens side", Some(CastlingSide::QueenSide)),
    ("castles with kr", Some(CastlingSide::KingSide)),
    ("castles with qr", Some(CastlingSide::QueenSide)),
    ("castles with k r", Some(CastlingSide::KingSide)),
    ("castles with q r", Some(CastlingSide::QueenSide)),
    ("castles with kings rook", Some(CastlingSide::KingSide)),
    ("castles with queens rook", Some(CastlingSide::QueenSide)),
    ("castles king s side", Some(CastlingSide::KingSide)),
    ("castles queen s side", Some(CastlingSide::QueenSide)),
    ("castles k side", Some(CastlingSide::KingSide)),
    ("castles q side", Some(CastlingSide::QueenSide)),
    ("castles k s side", Some(CastlingSide::KingSide)),
    ("castles q s side", Some(CastlingSide::QueenSide)),
    ("castles k r", Some(CastlingSide::KingSide)),
    ("castles q r", Some(CastlingSide::QueenSide)),
    ("castles k", Some(CastlingSide::KingSide)),
    ("castles kr", Some(CastlingSide::KingSide)),
    ("castles queenside", Some(CastlingSide::QueenSide)),
    ("castles queen side", Some(CastlingSide::QueenSide)),
    ("castles long", Some(CastlingSide::QueenSide)),
    ("queenside castling", Some(CastlingSide::QueenSide)),
    ("long castling", Some(CastlingSide::QueenSide)),
    ("castles q", Some(CastlingSide::QueenSide)),
    ("castles qr", Some(CastlingSide::QueenSide)),
    ("roque", None),
    ("petit roque", Some(CastlingSide::KingSide)),
    ("roque côté roi", Some(CastlingSide::KingSide)),
    ("grand roque", Some(CastlingSide::QueenSide)),
    ("roque côté dame", Some(CastlingSide::QueenSide)),
    ("roque r", Some(CastlingSide::KingSide)),
    ("roque tr", Some(CastlingSide::KingSide)),
    ("roque roi", Some(CastlingSide::KingSide)),
    ("roque court", Some(CastlingSide::KingSide)),
    ("roque du côté du roi", Some(CastlingSide::KingSide)),
    ("roque du roi", Some(CastlingSide::KingSide)),
    ("roque cote roi", Some(CastlingSide::KingSide)),
    ("roque d", Some(CastlingSide::QueenSide)),
    ("roque td", Some(CastlingSide::QueenSide)),
    ("roque dame", Some(CastlingSide::QueenSide)),
    ("roque long", Some(CastlingSide::QueenSide)),
    ("roque du côté de la dame", Some(CastlingSide::QueenSide)),
    ("roque de la dame", Some(CastlingSide::QueenSide)),
    ("roque cote dame", Some(CastlingSide::QueenSide)),
    ("roque corto", Some(CastlingSide::KingSide)),
    ("roque largo", Some(CastlingSide::QueenSide)),
    ("roque curto", Some(CastlingSide::KingSide)),
    ("roque longo", Some(CastlingSide::QueenSide)),
    ("pequeno roque", Some(CastlingSide::KingSide)),
    ("grande roque", Some(CastlingSide::QueenSide)),
    ("roque do lado do rei", Some(CastlingSide::KingSide)),
    ("roque do lado da dama", Some(CastlingSide::QueenSide)),
    ("roque pequeno", Some(CastlingSide::KingSide)),
    ("roque menor", Some(CastlingSide::KingSide)),
    ("roque grande", Some(CastlingSide::QueenSide)),
    ("roque maior", Some(CastlingSide::QueenSide)),
    ("rochade", None),
    ("kurze rochade", Some(CastlingSide::KingSide)),
    ("kleine rochade", Some(CastlingSide::KingSide)),
    ("lange rochade", Some(CastlingSide::QueenSide)),
    ("große rochade", Some(CastlingSide::QueenSide)),
    ("enroque", None),
    ("enroque corto", Some(CastlingSide::KingSide)),
    ("enroque largo", Some(CastlingSide::QueenSide)),
    ("enroque r", Some(CastlingSide::KingSide)),
    ("enroque d", Some(CastlingSide::QueenSide)),
    ("enroque tr", Some(CastlingSide::KingSide)),
    ("enroque td", Some(CastlingSide::QueenSide)),
    ("enroque rey", Some(CastlingSide::KingSide)),
    ("enroque dama", Some(CastlingSide::QueenSide)),
    ("enroque lado rey", Some(CastlingSide::KingSide)),
    ("enroque lado dama", Some(CastlingSide::QueenSide)),
    ("arrocco r", Some(CastlingSide::KingSide)),
    ("arrocco d", Some(CastlingSide::QueenSide)),
    ("arrocco di re", Some(CastlingSide::KingSide)),
    ("arrocco di donna", Some(CastlingSide::QueenSide)),
    ("arrocco", None),
    ("arrocco corto", Some(CastlingSide::KingSide)),
    ("arrocco lungo", Some(CastlingSide::QueenSide)),
    ("рокировка", None),
    ("короткая рокировка", Some(CastlingSide::KingSide)),
    ("длинная рокировка", Some(CastlingSide::QueenSide)),
    ("коротка рокіровка", Some(CastlingSide::KingSide)),
    ("довга рокіровка", Some(CastlingSide::QueenSide)),
    ("rokade", None),
    ("korte rokade", Some(CastlingSide::KingSide)),
    ("kort rokade", Some(CastlingSide::KingSide)),
    ("lange rokade", Some(CastlingSide::QueenSide)),
    ("lang rokade", Some(CastlingSide::QueenSide)),
    ("kort rockad", Some(CastlingSide::KingSide)),
    ("lång rockad", Some(CastlingSide::QueenSide)),
    ("krótka roszada", Some(CastlingSide::KingSide)),
    ("długa roszada", Some(CastlingSide::QueenSide)),
    ("malá rošáda", Some(CastlingSide::KingSide)),
    ("velká rošáda", Some(CastlingSide::QueenSide)),
    ("rövid sánc", Some(CastlingSide::KingSide)),
    ("hosszú sánc", Some(CastlingSide::QueenSide)),
];

/// Most words that such a phrase has.
const WORDS_MAX: usize = 6;

/// Reads castling in words (`petit roque`); `Some(None)` where the side is not said.
#[must_use]
pub fn castling_phrase(text: &str) -> Option<Option<CastlingSide>> {
    let (side, end) = read_castling_words(Reader::new(text.trim(), 0))?;
    end.peek().is_none().then_some(side)
}

/// Reads castling in words at a place, as long a phrase as is known.
pub(super) fn read_castling_words(
    reader: Reader<'_>,
) -> Option<(Option<CastlingSide>, Reader<'_>)> {
    // Nearly every move ends here: words have four letters and no digit behind.
    let mut ahead = reader;
    for _ in 0..4 {
        ahead.eat_if(char::is_alphabetic)?;
    }
    if ahead.peek().is_some_and(|c| c.is_ascii_digit()) {
        return None;
    }
    let mut here = reader;
    let mut phrase = String::new();
    let mut found = None;
    for _ in 0..WORDS_MAX {
        let before = phrase.len();
        while let Some(c) = here.eat_if(char::is_alphabetic) {
            phrase.extend(c.to_lowercase());
        }
        if phrase.len() == before {
            break;
        }
        let known = CASTLING_PHRASES.iter().find(|(known, _)| *known == phrase);
        if let Some((_, side)) = known {
            let mut end = here;
            if phrase.contains(' ') {
                end.eat(')');
            }
            let last = phrase.rsplit(' ').next().unwrap_or_default();
            // `Roque D2R` and `Castles Q-K2`: the letter is the next move's.
            let is_next_mover = last.len() <= 2 && starts_goal(here);
            if here.at_word_end() && !is_next_mover {
                found = Some((*side, end));
            }
        }
        if skip_joint(&mut here) == 0 {
            break;
        }
        phrase.push(' ');
    }
    found
}

/// Whether what follows a letter makes it the man of a move.
fn starts_goal(mut reader: Reader<'_>) -> bool {
    reader.spaces();
    if reader
        .peek()
        .is_some_and(|c| matches!(c, '-' | 'x' | '×' | ':' | '1'..='8'))
    {
        return true;
    }
    ["takes", "to ", "prend", "pr ", "por "].iter().any(|word| {
        let mut after = reader;
        after.eat_str(word)
    })
}

/// Passes over what stands between two words of a phrase.
fn skip_joint(reader: &mut Reader<'_>) -> usize {
    let mut count = 0;
    while count < 3
        && reader
            .eat_if(|c| c.is_whitespace() || matches!(c, '.' | '-' | '(' | '\'' | '’'))
            .is_some()
    {
        count += 1;
    }
    count
}
