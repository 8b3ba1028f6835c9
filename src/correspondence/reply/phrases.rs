use super::table::ROWS;
use crate::correspondence::{Correspondent, DraftFacts};

/// What we say in one language. In the cells `{name}`, `{date}`, `{move}` and `{number}` stand for what they name.
#[derive(Debug)]
pub(super) struct Phrases {
    /// Code of the language.
    pub(super) code: &'static str,
    /// Greeting with a `{name}`; free of gender.
    pub(super) greeting: &'static str,
    /// Greeting where no first name is known.
    pub(super) greeting_plain: &'static str,
    /// Order of a date, in chrono's signs.
    pub(super) date_format: &'static str,
    /// When his mail came.
    pub(super) received: &'static str,
    /// When it was answered.
    pub(super) answered: &'static str,
    /// When a letter that answers none goes out.
    pub(super) sent: &'static str,
    /// Asks the user for his move; must hold nothing that is written like a move in any language (`de` is a capture).
    pub(super) placeholder: &'static str,
    /// Offers a draw.
    pub(super) draw_offer: &'static str,
    /// Stands above the name.
    pub(super) closing: &'static str,
    /// Our last move once more.
    pub(super) resend: &'static str,
    /// Announces the user's first move.
    pub(super) first_mine: &'static str,
    /// Gives the first move to the opponent.
    pub(super) first_yours: &'static str,
    /// Wishes a good game.
    pub(super) wish: &'static str,
    /// Thanks for the mail that is asked about.
    pub(super) thanks: &'static str,
    /// Stands above his own words.
    pub(super) wrote: &'static str,
    /// Stands above the game as we have it.
    pub(super) record: &'static str,
    /// Asks him to compare and to write once more.
    pub(super) please: &'static str,
    /// It (the mail just thanked for) does not repeat our last `{move}`, or repeats another one.
    pub(super) echo: &'static str,
    /// The move is not legal.
    pub(super) illegal: &'static str,
    /// The move has several readings.
    pub(super) ambiguous: &'static str,
    /// Two notations of the move differ.
    pub(super) notations: &'static str,
    /// The number does not fit; we wait for move `{number}`.
    pub(super) number: &'static str,
    /// It builds on moves that have not come.
    pub(super) gap: &'static str,
    /// Another move of his is on record.
    pub(super) conflict: &'static str,
    /// It is the user's turn.
    pub(super) not_your_turn: &'static str,
    /// Anything else.
    pub(super) general: &'static str,
}

/// Returns the code of the language in which the opponent is written to: his, else the user's, else English.
///
/// A language that has no row in the table of phrases gives English, which he more likely reads than the user's own.
#[must_use]
pub fn language(correspondent: &Correspondent, my_language: &str) -> &'static str {
    chosen(correspondent, my_language).code
}

/// Returns the phrases in which the reader of a draft is written to.
pub(super) fn of(facts: &DraftFacts<'_>) -> &'static Phrases {
    chosen(facts.correspondent, facts.my_language)
}

fn chosen(correspondent: &Correspondent, my_language: &str) -> &'static Phrases {
    let his = correspondent
        .language
        .as_deref()
        .map(str::trim)
        .filter(|code| !code.is_empty());
    row(his.unwrap_or(my_language))
}

/// Returns the row of a language; `pt-BR` and `pt_BR` find `pt`, an unknown one English.
pub(super) fn row(code: &str) -> &'static Phrases {
    let base = code.trim().split(['-', '_']).next().unwrap_or_default();
    let found = ROWS.iter().find(|row| row.code.eq_ignore_ascii_case(base));
    let [english, ..] = &ROWS;
    found.unwrap_or(english)
}
