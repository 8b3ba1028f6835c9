//! The words of draws, resignations and questions about a move: one row a language.
//!
//! A cell is a list of patterns, separated by commas: `stem*` is any word with that beginning, `..` a few
//! words between, `^` ties a pattern to the start of a clause. Accents may be written; they are not compared.
//! Digits and moves are taken out of a clause before it is compared.

mod germanic;
mod others;
mod romance;
mod slavic;

/// What one language has to say.
#[derive(Debug)]
pub(super) struct Row {
    /// Its code.
    #[allow(dead_code, reason = "names the row for readers and tests")]
    pub(super) lang: &'static str,
    /// Nouns for a draw.
    pub(super) draw: &'static str,
    /// "I offer": verbs that only the writer can mean.
    pub(super) offer: &'static str,
    /// "I accept", "agreed".
    pub(super) accept: &'static str,
    /// "I decline".
    pub(super) decline: &'static str,
    /// "How about": with a draw behind it, an offer.
    pub(super) ask: &'static str,
    /// Negations.
    pub(super) not: &'static str,
    /// Ifs, maybes, whys, other people and other days: the sentence then says nothing for certain.
    pub(super) block: &'static str,
    /// "I resign".
    pub(super) resign: &'static str,
    /// Other shapes of the verb, which only mean something when negated: "resigning".
    pub(super) resigning: &'static str,
    /// Our move is wrong, or is asked for again.
    pub(super) query: &'static str,
}

/// The rows, group by group.
pub(super) const GROUPS: [&[Row]; 4] = [germanic::ROWS, romance::ROWS, slavic::ROWS, others::ROWS];

/// Returns all rows.
pub(super) fn rows() -> impl Iterator<Item = &'static Row> {
    GROUPS.into_iter().flatten()
}
