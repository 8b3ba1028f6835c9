//! A move that stands alone on its line is believed only where nothing else stands there.

use crate::correspondence::phrases;
use crate::notation::{Token, TokenKind};

/// Signs that may stand around a lone move.
const MERE_PUNCTUATION: &str = ".,;:!*_-–—()[]<>\"'„“”«»~";

/// Words that make figures a number of something ("move no. 7866"). Folded.
const NUMBERINGS: &[&str] = &[
    "no", "nr", "num", "numero", "number", "nummer", "numer", "n", "n°", "№",
];

/// Words for a move: four figures behind them are no rating, time or sum. Folded.
const MOVE_NOUNS: &[&str] = &[
    "move",
    "reply",
    "answer",
    "coup",
    "reponse",
    "zug",
    "antwort",
    "jugada",
    "respuesta",
    "mossa",
    "risposta",
    "lance",
    "jogada",
    "resposta",
    "zet",
    "antwoord",
    "drag",
    "svar",
    "træk",
    "trek",
    "trekk",
    "siirto",
    "siirtoni",
    "ruch",
    "posuniecie",
    "odpowiedz",
    "tah",
    "odpoved",
    "lepes",
    "lepesem",
    "potez",
    "poteza",
    "hamle",
    "hamlem",
    "mutare",
    "mutarea",
    "ход",
    "ответ",
    "хід",
    "відповідь",
    "κινηση",
    "απαντηση",
    "потез",
];

/// Tells whether a line holds more than moves, words that say that a move follows, and mere punctuation.
pub(super) fn has_others(tokens: &[Token<'_>]) -> bool {
    let is_noun = |word: &str| MOVE_NOUNS.contains(&phrases::fold(word).as_str());
    let is_numbering = |word: &str| NUMBERINGS.contains(&phrases::fold(word).as_str());
    let words = || tokens.iter().filter(|token| token.kind == TokenKind::Word);
    let has_words = words().next().is_some();
    let names_move = words().any(|token| is_noun(token.text));
    let is_number = words().any(|token| is_numbering(token.text));
    let has_other_signs = tokens.iter().any(|token| match token.kind {
        TokenKind::Figure => true,
        TokenKind::Punctuation => token.text.contains(|c: char| !MERE_PUNCTUATION.contains(c)),
        // `7866?` may ask for a room or a price; after a move of letters the sign is a remark.
        TokenKind::Move { .. } => token.text.contains('?'),
        _ => false,
    });
    has_other_signs || (has_words && !names_move) || is_number
}
