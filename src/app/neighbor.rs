//! Legal moves that look like one that is not: slips of a finger, shown and never chosen.

use crate::game::{Move, Position};
use crate::notation;

/// Neighbors that are shown.
const NEIGHBORS_MAX: usize = 5;

/// Returns the legal moves that are one slip away from what was typed, as `2133 (Nc3)`.
pub(super) fn neighbors(position: &Position, text: &str) -> Vec<String> {
    let typed = without_number(text);
    let digits: String = typed
        .chars()
        .filter(|c| !matches!(c, '-' | ' ' | '.'))
        .collect();
    let is_numeric = digits.len() >= 4 && digits.chars().all(|c| c.is_ascii_digit());
    let legal = position.legal_moves().into_iter();
    let near = legal.filter(|mv| {
        if is_numeric {
            is_slip(&digits, &notation::numeric(position, *mv))
        } else {
            is_like(typed, position, *mv)
        }
    });
    near.take(NEIGHBORS_MAX)
        .map(|mv| {
            let (numeric, san) = (notation::numeric(position, mv), notation::san(position, mv));
            if is_numeric {
                format!("{numeric} ({san})")
            } else {
                format!("{san} ({numeric})")
            }
        })
        .collect()
}

/// One digit wrong, or two neighbors changed about.
fn is_slip(typed: &str, legal: &str) -> bool {
    typed.len() == legal.len() && strsim::osa_distance(typed, legal) == 1
}

/// The same man to another square, or another man to the same one, by a single sign.
fn is_like(typed: &str, position: &Position, mv: Move) -> bool {
    let bare = |text: &str| {
        let kept = text.chars().filter(|c| !matches!(c, 'x' | '+' | '#' | '='));
        kept.collect::<String>()
    };
    let (typed, legal) = (bare(typed), bare(&notation::san(position, mv)));
    // A letter left out makes another man of it: that is no slip to suggest.
    typed.len() == legal.len() && strsim::osa_distance(&typed, &legal) == 1
}

/// Leaves out the number before a move.
pub(super) fn without_number(text: &str) -> &str {
    let text = text.trim();
    match text.split_once('.') {
        Some((number, rest)) if number.chars().all(|c| c.is_ascii_digit()) => {
            rest.trim_start_matches(['.', ' '])
        }
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(typed: &str, expected: &[&str]) {
        assert_eq!(neighbors(&Position::default(), typed), expected);
    }

    #[test]
    fn slips_are_shown_with_the_man_that_moves() {
        check("1. 7164", &["7163 (Nf3)"]);
        check("71-36", &["7163 (Nf3)"]);
        check("7136", &["7163 (Nf3)"]);
        check("5245", &["5254 (e4)"]);
        check("Nf4", &["Nf3 (7163)"]);
        check("Ke2", &[]);
        check("?", &[]);
    }
}
