//! The words that customarily stand beside moves: one row a language.
//!
//! A cell is a list of phrases, separated by commas; `a/b` gives alternatives for a word, `-` among them
//! lets the word be missing. Accents count where two languages differ in nothing else (`și`, `si`).

mod clock;
mod east;
mod fillers;
mod north;
mod south;

/// What a language writes beside moves.
#[derive(Debug)]
pub(super) struct Row {
    /// Its code.
    #[allow(dead_code, reason = "names the row for readers and tests")]
    pub(super) lang: &'static str,
    /// "Your move", "to your".
    pub(super) yours: &'static str,
    /// "My move", "I play".
    pub(super) mine: &'static str,
    /// "If".
    pub(super) cond: &'static str,
    /// "Then".
    pub(super) then: &'static str,
    /// "Or", "sorry", "not", "why".
    pub(super) doubt: &'static str,
    /// Greetings, "please", "and", colors, names of tables' columns.
    pub(super) filler: &'static str,
}

/// The rows, group by group.
pub(super) const GROUPS: [&[Row]; 3] = [north::ROWS, south::ROWS, east::ROWS];

/// Words of date, clock and transmission, in all languages.
pub(super) const CLOCK: &str = clock::WORDS;

/// Words that say nothing, of no particular language: checks, columns, names of tournaments, weekdays.
pub(super) const FILLERS: &[&str] = fillers::WORDS;

/// Returns all rows.
pub(super) fn rows() -> impl Iterator<Item = &'static Row> {
    GROUPS.into_iter().flatten()
}
