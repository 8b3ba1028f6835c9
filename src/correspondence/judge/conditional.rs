//! "If" lines: each begins with a move of the user's and ends with the opponent's answer to it.

use crate::correspondence::align::{Letters, read_at};
use crate::correspondence::read::Candidate;
use crate::game::{Game, Move, Position, Record};

use super::plain::Group;

/// "If" lines longer than this are not read.
const LINE_PLIES_MAX: usize = 60;

/// Reads all "if" lines of a mail, branches written out from the beginning; `after` is the record with
/// the mail's own move on it. `None` where one of them can't be read beyond doubt.
pub(super) fn lines(
    groups: &[Group<'_, '_>],
    game: &Game,
    after: &Record,
    letters: Letters,
) -> Option<Vec<Vec<Move>>> {
    let mut lines: Vec<Vec<Move>> = Vec::new();
    let mut path: Vec<Move> = Vec::new();
    for group in groups.iter().filter(|group| group.is_conditional) {
        if !group.is_clear {
            return None;
        }
        let depth = depth(group.candidates.first()?, game, after)?;
        path = extend(
            path.get(..depth)?,
            &group.candidates,
            after.position(),
            letters,
        )?;
        lines.retain(|line| !path.starts_with(line));
        lines.push(path.clone());
    }
    Some(lines)
}

/// How many plies of the line before a branch shares: its printed number tells; without one it begins anew.
fn depth(first: &Candidate<'_>, game: &Game, after: &Record) -> Option<usize> {
    let Some(number) = first.number else {
        return Some(0);
    };
    let ply = after.ply_of(number, game.my_color)?;
    usize::try_from(ply.0.checked_sub(after.next_ply().0)?).ok()
}

fn extend(
    prefix: &[Move],
    candidates: &[&Candidate<'_>],
    start: &Position,
    letters: Letters,
) -> Option<Vec<Move>> {
    let mut position = start.clone();
    let mut path = Vec::new();
    for mv in prefix {
        path.push(*mv);
        if !position.advance(*mv) {
            return None;
        }
    }
    for candidate in candidates {
        let mv = read_at(candidate, &position, letters)?;
        path.push(mv);
        if !position.advance(mv) || path.len() > LINE_PLIES_MAX {
            return None;
        }
    }
    (path.len() % 2 == 0).then_some(path)
}
