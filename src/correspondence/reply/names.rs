use crate::game::Game;

use super::layout::{COLUMNS_MAX, clean, cut, width};

const SURNAME_CHARS_MAX: usize = 30;

/// Returns the line that names the game, `WS/M/123   Example - Nowak`; two lines where one is too short.
pub(super) fn game_lines(game: &Game) -> Vec<String> {
    let players = players(game);
    let Some(event) = event(game) else {
        return vec![players];
    };
    let line = format!("{event}   {players}");
    if width(&line) <= COLUMNS_MAX {
        vec![line]
    } else {
        vec![cut(&event, COLUMNS_MAX), players]
    }
}

/// Returns event and players in one short text, for a subject.
pub(super) fn game_title(game: &Game) -> String {
    match event(game) {
        Some(event) => format!("{} {}", cut(&event, SURNAME_CHARS_MAX), players(game)),
        None => players(game),
    }
}

fn event(game: &Game) -> Option<String> {
    let event = clean(game.event.as_deref()?);
    (!event.is_empty() && event != "?" && event != "-").then_some(event)
}

fn players(game: &Game) -> String {
    format!("{} - {}", surname(&game.white), surname(&game.black))
}

/// Returns the surname of `Last, First` or `First Last`, with its particles (`van der Berg`).
#[must_use]
pub fn surname(name: &str) -> String {
    let name = clean(name);
    if let Some((last, _first)) = name.split_once(',') {
        return cut(last, SURNAME_CHARS_MAX);
    }
    let mut words: Vec<&str> = name.split(' ').collect();
    if words.len() > 2 && words.last().is_some_and(|word| is_suffix(word)) {
        words.pop();
    }
    let is_particle = |word: &&str| word.chars().next().is_some_and(char::is_lowercase);
    let begin = words
        .iter()
        .skip(1)
        .position(is_particle)
        .map_or(words.len().saturating_sub(1), |position| position + 1);
    cut(
        &words.get(begin..).unwrap_or_default().join(" "),
        SURNAME_CHARS_MAX,
    )
}

/// Returns the first name of `Last, First` or `First Last`; `None` where only a surname, initials or no name is known.
pub(super) fn first_name(name: &str) -> Option<String> {
    let name = clean(name);
    let given: Vec<&str> = match name.split_once(',') {
        Some((_last, first)) => first.split_whitespace().collect(),
        None => {
            let words: Vec<&str> = name.split(' ').collect();
            // The last word is a surname; a lone word may be anything.
            words
                .split_last()
                .map(|(_last, given)| given.to_vec())
                .unwrap_or_default()
        }
    };
    let is_name = |word: &&&str| {
        let is_letter = |c: char| c.is_alphabetic() || matches!(c, '-' | '\'' | '’');
        let capital = word.chars().next().is_some_and(|c| !c.is_lowercase());
        capital && word.chars().count() > 1 && word.chars().all(is_letter)
    };
    given
        .iter()
        .find(is_name)
        .map(|word| cut(word, SURNAME_CHARS_MAX))
}

fn is_suffix(word: &str) -> bool {
    matches!(
        word.trim_end_matches('.'),
        "Jr" | "jr" | "Sr" | "sr" | "II" | "III" | "IV"
    )
}
