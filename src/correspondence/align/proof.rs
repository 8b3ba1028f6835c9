//! Which letters a mail has proved, and what a new move means by them.

use crate::game::{Move, Role};
use crate::notation::{Languages, MoveSyntax, Resolution};

use super::{Candidate, Fit, Letters};

/// What a run has shown so far of the letters in use.
pub(super) struct Proof {
    pub(super) letters: Letters,
    /// Languages in which every repeated move with letters reads as recorded.
    pub(super) shown: Option<Languages>,
}

impl Proof {
    pub(super) fn note(&mut self, languages: Languages) {
        if languages == self.letters.all {
            return;
        }
        let narrowed = self
            .shown
            .map_or(languages, |shown| shown.intersection(languages));
        // A score that changes its letters half-way proves nothing more.
        self.shown = Some(if narrowed.is_empty() {
            languages
        } else {
            narrowed
        });
    }

    /// Chooses among the readings of a new move: the letters known for the opponent and those that the
    /// mail itself has shown; where both say nothing, whatever is the same in every language.
    pub(super) fn choose(&self, candidate: &Candidate<'_>, readings: &[Resolution]) -> Fit {
        let by = |languages: Languages| distinct(readings, languages);
        // What the mail has shown may fit many languages; those of the opponent among them are meant.
        let both = self
            .letters
            .known
            .zip(self.shown)
            .map(|(known, shown)| by(known.intersection(shown)))
            .unwrap_or_default();
        if !both.is_empty() {
            return single_fit(&both);
        }
        let known = self.letters.known.map(by).unwrap_or_default();
        let shown = self.shown.map(by).unwrap_or_default();
        let settled = union(known, shown);
        if !settled.is_empty() {
            return single_fit(&settled);
        }
        let all = by(self.letters.all);
        match self.letters.known {
            // The letter names a man in the opponent's own language, only that man can't go there.
            Some(known) if !all.is_empty() && is_letter_of(candidate, known) => Fit::Ambiguous,
            _ => single_fit(&all),
        }
    }
}

fn single_fit(moves: &[Move]) -> Fit {
    match moves {
        [] => Fit::Illegal,
        [mv] => Fit::New(*mv),
        _ => Fit::Ambiguous,
    }
}

fn is_letter_of(candidate: &Candidate<'_>, languages: Languages) -> bool {
    let written = match candidate.syntax {
        MoveSyntax::Algebraic(written) => written,
        MoveSyntax::Descriptive(written) => {
            return !written.languages().intersection(languages).is_empty();
        }
        MoveSyntax::Numeric(_) | MoveSyntax::Castling(_) => return false,
    };
    written.piece.is_some_and(|letters| {
        Role::ALL.into_iter().any(|role| {
            !letters
                .languages_for(role)
                .intersection(languages)
                .is_empty()
        })
    })
}

fn distinct(readings: &[Resolution], languages: Languages) -> Vec<Move> {
    let mut moves = Vec::new();
    for reading in readings {
        if !reading.languages.intersection(languages).is_empty() && !moves.contains(&reading.mv) {
            moves.push(reading.mv);
        }
    }
    moves
}

fn union(mut moves: Vec<Move>, more: Vec<Move>) -> Vec<Move> {
    for mv in more {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    moves
}
