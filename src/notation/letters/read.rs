use std::sync::LazyLock;

use super::{Language, Languages, Letters};
use crate::game::Role;
use crate::notation::scan::Reader;

/// How a written letter is compared with the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Likeness {
    /// Character by character.
    Exact,
    /// Capitals and small letters alike.
    AnyCase,
    /// Letters of Latin, Cyrillic and Greek that look the same alike.
    LookAlike,
}

impl Likeness {
    fn holds(self, written: char, wanted: char) -> bool {
        match self {
            Self::Exact => written == wanted,
            Self::AnyCase => written == wanted || written.to_lowercase().eq(wanted.to_lowercase()),
            Self::LookAlike => latin_shape(written) == latin_shape(wanted),
        }
    }
}

/// A spelling that one or more languages have.
#[derive(Debug)]
struct Spelling {
    text: &'static str,
    first: char,
    n_chars: usize,
    letters: Letters,
    languages: Languages,
}

/// Every spelling of the table once, with all that it names.
static SPELLINGS: LazyLock<Vec<Spelling>> = LazyLock::new(|| {
    let mut spellings: Vec<Spelling> = Vec::new();
    for language in Language::every() {
        for (text, role) in language.spellings() {
            let mut letters = Letters::NOTHING;
            let languages = Languages::one(language);
            letters.add(role, languages);
            if let Some(known) = spellings.iter_mut().find(|known| known.text == text) {
                known.letters.join(&letters);
                known.languages = known.languages.union(languages);
            } else {
                let first = text.chars().next().unwrap_or_default();
                let n_chars = text.chars().count();
                spellings.push(Spelling {
                    text,
                    first,
                    n_chars,
                    letters,
                    languages,
                });
            }
        }
    }
    spellings
});

/// The places of the spellings that begin with each ASCII letter.
static BY_FIRST_LETTER: LazyLock<[Vec<usize>; 128]> = LazyLock::new(|| {
    let mut places = [const { Vec::new() }; 128];
    for (place, spelling) in SPELLINGS.iter().enumerate() {
        let slot = usize::try_from(u32::from(spelling.first)).ok();
        if let Some(slot) = slot.and_then(|first| places.get_mut(first)) {
            slot.push(place);
        }
    }
    places
});

/// The spellings that may stand where this letter does.
fn spellings_of(first: char, likeness: Likeness) -> impl Iterator<Item = &'static Spelling> {
    let exact = (likeness == Likeness::Exact && first.is_ascii())
        .then(|| usize::try_from(u32::from(first)).ok())
        .flatten()
        .and_then(|first| BY_FIRST_LETTER.get(first));
    let places = exact.map(|places| places.iter().filter_map(|place| SPELLINGS.get(*place)));
    let all = exact.is_none().then(|| SPELLINGS.iter());
    places
        .into_iter()
        .flatten()
        .chain(all.into_iter().flatten())
}

/// Reads the letter at a place: every length at which the table knows one, the longest first.
pub(in crate::notation) fn read_letters(
    reader: Reader<'_>,
    languages: Languages,
    likeness: Likeness,
) -> impl Iterator<Item = (Letters, Reader<'_>)> {
    let mut found = [const { None }; 3];
    if let Some(role) = reader.peek().and_then(figurine_role) {
        let mut after = reader;
        after.bump();
        found = [Some((Letters::figurine(role), after)), None, None];
    } else if let Some((role, after)) = figurine_entity(reader) {
        found = [Some((Letters::figurine(role), after)), None, None];
    } else if let Some(first) = reader.peek().filter(|c| c.is_alphabetic()) {
        for spelling in spellings_of(first, likeness) {
            if spelling.languages.intersection(languages).is_empty()
                || !likeness.holds(first, spelling.first)
            {
                continue;
            }
            let mut after = reader;
            if !eat_spelling(&mut after, spelling.text, likeness) {
                continue;
            }
            if let Some(slot) = found.get_mut(3_usize.saturating_sub(spelling.n_chars)) {
                let (all, _) = slot.get_or_insert((Letters::NOTHING, after));
                all.join(&spelling.letters.among(languages));
            }
        }
    }
    found.into_iter().flatten()
}

fn eat_spelling(reader: &mut Reader<'_>, spelling: &str, likeness: Likeness) -> bool {
    let mut ahead = *reader;
    let all = spelling
        .chars()
        .all(|wanted| ahead.eat_if(|c| likeness.holds(c, wanted)).is_some());
    if all {
        *reader = ahead;
    }
    all
}

fn figurine_role(c: char) -> Option<Role> {
    match c {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    }
}

/// `&#9814;`: a figurine that a mail program left as an entity.
fn figurine_entity(mut reader: Reader<'_>) -> Option<(Role, Reader<'_>)> {
    if !reader.eat_str("&#") {
        return None;
    }
    let mut code = 0;
    for _ in 0..4 {
        code = code * 10 + reader.digit()?;
    }
    let role = figurine_role(char::from_u32(code)?)?;
    reader.eat(';').then_some((role, reader))
}

/// The Latin capital that a Cyrillic or Greek one looks like.
fn latin_shape(c: char) -> char {
    match c {
        'А' | 'Α' => 'A',
        'В' | 'Β' => 'B',
        'С' => 'C',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'І' | 'Ι' => 'I',
        'К' | 'Κ' => 'K',
        'М' | 'Μ' => 'M',
        'Ν' => 'N',
        'О' | 'Ο' => 'O',
        'Р' | 'Ρ' => 'P',
        'Ѕ' => 'S',
        'Т' | 'Τ' => 'T',
        'Ζ' => 'Z',
        _ => c,
    }
}
