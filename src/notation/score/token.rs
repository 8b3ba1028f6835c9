//! What is played, and what is left unread.

use crate::game::{Color, GameResult};
use crate::notation::scan::{Manner, scan_in};
use crate::notation::{Languages, Marks, MoveSyntax, TokenKind};

/// A piece of a score that says something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item<'a> {
    pub(super) said: Said,
    pub(super) text: &'a str,
    pub(super) offset: usize,
}

/// What it says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Said {
    Move(MoveSyntax, Marks),
    Result(GameResult),
    /// The side to move (or the one named) resigns.
    Resigns(Option<Color>),
    DrawOffer,
    Number,
    /// Figures alone: a number if they count on, else unread.
    Figure,
    Unread,
}

/// Signs that may stand between moves.
const SIGNS: &str = ",;:.|-–—!?+#=±∓⩲⩱∞□()[]\"'*_/~<>";

/// Words at the end of printed games.
const ENDINGS: &[(&str, Ending)] = &[
    ("resigns", Ending::Resigns),
    ("resign", Ending::Resigns),
    ("resigned", Ending::Resigns),
    ("abandonne", Ending::Resigns),
    ("abandonnent", Ending::Resigns),
    ("abandona", Ending::Resigns),
    ("abandonan", Ending::Resigns),
    ("abandonam", Ending::Resigns),
    ("abbandona", Ending::Resigns),
    ("abbandonano", Ending::Resigns),
    ("aufgegeben", Ending::Resigns),
    ("drawn", Ending::Draw),
    ("draw", Ending::Draw),
    ("nulle", Ending::Draw),
    ("tablas", Ending::Draw),
    ("patta", Ending::Draw),
    ("empate", Ending::Draw),
    ("remis", Ending::Draw),
    ("white", Ending::Side(Color::White)),
    ("blancs", Ending::Side(Color::White)),
    ("blancas", Ending::Side(Color::White)),
    ("black", Ending::Side(Color::Black)),
    ("noirs", Ending::Side(Color::Black)),
    ("negras", Ending::Side(Color::Black)),
    ("les", Ending::Nothing),
    ("las", Ending::Nothing),
    ("game", Ending::Nothing),
    ("and", Ending::Nothing),
    ("wins", Ending::Nothing),
];

#[derive(Clone, Copy, Debug)]
enum Ending {
    Resigns,
    Draw,
    Side(Color),
    Nothing,
}

/// Cuts a score into what it says. Nothing is passed over but signs between moves.
pub(super) fn items(text: &str, languages: Languages, manner: Manner) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    let mut side = None;
    for token in scan_in(text, languages, manner) {
        let said = match token.kind {
            TokenKind::Move { syntax, marks } => Said::Move(syntax, marks),
            TokenKind::Number { .. } => Said::Number,
            TokenKind::Ellipsis => continue,
            TokenKind::Result(result) => Said::Result(result),
            TokenKind::DrawOffer => Said::DrawOffer,
            TokenKind::Figure => Said::Figure,
            TokenKind::Punctuation if token.text.chars().all(|c| SIGNS.contains(c)) => continue,
            TokenKind::Punctuation => Said::Unread,
            TokenKind::Word => match ending(token.text) {
                Some(Ending::Resigns) => Said::Resigns(side),
                Some(Ending::Draw) => Said::Result(GameResult::Draw),
                Some(Ending::Side(color)) => {
                    side = Some(color);
                    continue;
                }
                Some(Ending::Nothing) => continue,
                None => Said::Unread,
            },
        };
        items.push(Item {
            said,
            text: token.text,
            offset: token.offset,
        });
    }
    items
}

fn ending(word: &str) -> Option<Ending> {
    let small = word.to_lowercase();
    let found = ENDINGS.iter().find(|(known, _)| *known == small);
    found.map(|(_, ending)| *ending)
}
