//! Lays the moves of a mail along the recorded game: what coincides with recorded plies is echo, what
//! follows the last recorded ply and is legal there is new. Numbers say where a run begins; where there
//! are none, the place at which most of it coincides does.

mod proof;

use crate::game::{Color, Game, Move, MoveNumber, Ply, Position};
use crate::notation::{Languages, MoveSyntax, Resolution, resolutions_in_game, resolutions_marked};

use self::proof::Proof;
use super::read::Candidate;

/// Which letters may be read in an opponent's moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letters {
    /// Those he is known to use; `None` if nothing is known.
    pub(super) known: Option<Languages>,
    /// All that may be tried.
    pub(super) all: Languages,
}

/// The game along which moves are laid, and the letters in which they may be written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board<'g> {
    /// The game as recorded.
    pub(super) game: &'g Game,
    /// The letters.
    pub(super) letters: Letters,
}

/// What one unit of a run turned out to be at its ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fit {
    /// The recorded move.
    Repeats,
    /// Not the recorded move; the one it would be, if it is legal there.
    Differs(Option<Move>),
    /// Legal at the ply about to be made.
    New(Move),
    /// Not legal at the ply about to be made.
    Illegal,
    /// More than one legal reading at the ply about to be made.
    Ambiguous,
    /// Two notations of the same move that differ.
    Disagrees,
    /// After the ply about to be made.
    Beyond,
}

/// One unit laid at a ply: a move, or one move in several notations.
#[derive(Clone, Debug)]
pub(super) struct Step<'r, 'a> {
    /// The ply.
    pub(super) ply: Ply,
    /// What it is there.
    pub(super) fit: Fit,
    /// As written; more than one where notations stand side by side.
    pub(super) written: Vec<&'r Candidate<'a>>,
}

/// A run of moves laid along the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Path<'r, 'a> {
    /// In order; plies ascend by one.
    pub(super) steps: Vec<Step<'r, 'a>>,
    /// Whether its place follows from printed numbers.
    pub(super) is_numbered: bool,
}

impl Path<'_, '_> {
    /// Returns whether everything in it is recorded, or the one next move.
    pub(super) fn is_perfect(&self) -> bool {
        self.steps
            .iter()
            .all(|step| matches!(step.fit, Fit::Repeats | Fit::New(_)))
    }

    /// Returns how many steps repeat recorded plies.
    pub(super) fn n_repeats(&self) -> usize {
        self.steps
            .iter()
            .filter(|step| step.fit == Fit::Repeats)
            .count()
    }

    /// Returns the new move, if it holds one.
    pub(super) fn new_move(&self) -> Option<Move> {
        self.steps.iter().find_map(|step| match step.fit {
            Fit::New(mv) => Some(mv),
            _ => None,
        })
    }

    /// Returns the last ply it speaks of.
    pub(super) fn last_ply(&self) -> Option<Ply> {
        self.steps.last().map(|step| step.ply)
    }

    /// Better places rank higher: all of it fits and ends in the next move, much of it repeats, near the end.
    fn rank(&self, next: Ply) -> (bool, bool, usize, bool, u32) {
        let end = self.last_ply().unwrap_or(Ply(0));
        let (fits, ends) = (self.is_perfect(), end == next);
        (
            fits,
            fits && ends,
            self.n_repeats(),
            ends,
            end.0.min(next.0),
        )
    }
}

/// Cuts candidates where the printed numbers stop counting on.
pub(super) fn runs<'r, 'a>(candidates: &[&'r Candidate<'a>]) -> Vec<Vec<&'r Candidate<'a>>> {
    let mut runs: Vec<Vec<&'r Candidate<'a>>> = Vec::new();
    let mut expected: Vec<(MoveNumber, Color)> = Vec::new();
    for candidate in candidates {
        let here = printed(candidate);
        let follows: Vec<_> = match &here {
            None => expected.clone(),
            Some(places) => expected
                .iter()
                .filter(|place| places.contains(place))
                .copied()
                .collect(),
        };
        let begins = match (&here, runs.last()) {
            (_, None) => true,
            (Some(_), Some(_)) => follows.is_empty(),
            (None, Some(_)) => false,
        };
        let places = if begins {
            here.unwrap_or_default()
        } else {
            follows
        };
        expected = places.into_iter().map(after).collect();
        if begins {
            runs.push(vec![*candidate]);
        } else if let Some(run) = runs.last_mut() {
            run.push(*candidate);
        }
    }
    runs
}

/// The places that the print allows for a move; `None` without a number.
fn printed(candidate: &Candidate<'_>) -> Option<Vec<(MoveNumber, Color)>> {
    let number = candidate.number?;
    Some(match candidate.color {
        Some(color) => vec![(number, color)],
        None => vec![(number, Color::White), (number, Color::Black)],
    })
}

fn after((number, color): (MoveNumber, Color)) -> (MoveNumber, Color) {
    match color {
        Color::White => (number, Color::Black),
        Color::Black => (MoveNumber(number.0.saturating_add(1)), Color::White),
    }
}

/// Finds the best place for a run, by its numbers; without numbers where most of it coincides.
pub(super) fn place<'r, 'a>(run: &[&'r Candidate<'a>], board: Board<'_>) -> Path<'r, 'a> {
    let singles: Vec<Vec<&'r Candidate<'a>>> =
        run.iter().map(|candidate| vec![*candidate]).collect();
    let twins = paired(run);
    let mut best = place_units(&singles, board);
    if twins.len() < singles.len() {
        let other = place_units(&twins, board);
        let better =
            other.rank(board.game.record.next_ply()) > best.rank(board.game.record.next_ply());
        if better || (!best.is_perfect() && disagrees(&other)) {
            best = other;
        }
    }
    best
}

fn disagrees(path: &Path<'_, '_>) -> bool {
    path.steps.iter().any(|step| step.fit == Fit::Disagrees)
}

/// Joins moves that may be the same move in another notation: no number of its own, another kind of
/// writing than the one before, or brackets directly behind it.
fn paired<'r, 'a>(run: &[&'r Candidate<'a>]) -> Vec<Vec<&'r Candidate<'a>>> {
    let mut units: Vec<Vec<&'r Candidate<'a>>> = Vec::new();
    for candidate in run {
        let is_twin = candidate.number.is_none()
            && candidate.label.is_none()
            && units.last().is_some_and(|unit| {
                candidate.in_brackets || unit.iter().all(|other| is_other_writing(other, candidate))
            });
        match units.last_mut() {
            Some(unit) if is_twin => unit.push(*candidate),
            _ => units.push(vec![*candidate]),
        }
    }
    units
}

/// Whether two moves are written in different notations. Castling signs go with files and ranks in
/// letters, and with descriptive moves too; castling in words is descriptive.
fn is_other_writing(one: &Candidate<'_>, other: &Candidate<'_>) -> bool {
    use MoveSyntax::{Algebraic, Castling, Descriptive, Numeric};
    match (&one.syntax, &other.syntax) {
        (Numeric(_), Numeric(_)) => false,
        (Numeric(_), _) | (_, Numeric(_)) | (Algebraic(_), Descriptive(_)) => true,
        (Descriptive(_), Algebraic(_)) => true,
        (Castling(_), Descriptive(words)) | (Descriptive(words), Castling(_)) => {
            words.is_castling()
        }
        (Algebraic(_) | Castling(_), Algebraic(_) | Castling(_)) => false,
        (Descriptive(_), Descriptive(_)) => false,
    }
}

fn place_units<'r, 'a>(units: &[Vec<&'r Candidate<'a>>], board: Board<'_>) -> Path<'r, 'a> {
    let next = board.game.record.next_ply();
    let starts = numbered_starts(units, board.game);
    let is_numbered = starts.is_some();
    let starts = starts.unwrap_or_else(|| (1..=next.0).rev().map(Ply).collect());
    let mut best: Option<Path<'r, 'a>> = None;
    for start in starts {
        let path = Path {
            steps: walk(units, start, board),
            is_numbered,
        };
        if best
            .as_ref()
            .is_none_or(|best| path.rank(next) > best.rank(next))
        {
            best = Some(path);
        }
    }
    best.unwrap_or_default()
}

/// Lays a run where it would fit if its printed numbers were ignored.
pub(super) fn place_anywhere<'r, 'a>(run: &[&'r Candidate<'a>], board: Board<'_>) -> Path<'r, 'a> {
    let singles: Vec<Vec<&'r Candidate<'a>>> =
        run.iter().map(|candidate| vec![*candidate]).collect();
    let next = board.game.record.next_ply();
    let mut best = Path::default();
    for start in (1..=next.0).rev() {
        let path = Path {
            steps: walk(&singles, Ply(start), board),
            is_numbered: false,
        };
        if path.rank(next) > best.rank(next) || best.steps.is_empty() {
            best = path;
        }
    }
    best
}

/// The plies at which the first unit can stand by the numbers printed in the run.
fn numbered_starts(units: &[Vec<&Candidate<'_>>], game: &Game) -> Option<Vec<Ply>> {
    let (index, places) = units.iter().enumerate().find_map(|(index, unit)| {
        let places = unit.first().and_then(|candidate| printed(candidate))?;
        Some((u32::try_from(index).unwrap_or(u32::MAX), places))
    })?;
    let mut starts: Vec<Ply> = places
        .into_iter()
        .filter_map(|(number, color)| game.record.ply_of(number, color))
        .filter_map(|ply| ply.0.checked_sub(index).filter(|start| *start > 0).map(Ply))
        .collect();
    // In a pair the number stands before White's move; a lone `12.` may be either color's.
    starts.retain(|start| fits_print(units, *start, game));
    Some(starts)
}

fn fits_print(units: &[Vec<&Candidate<'_>>], start: Ply, game: &Game) -> bool {
    (start.0..).zip(units).all(|(ply, unit)| {
        unit.first()
            .and_then(|candidate| printed(candidate))
            .is_none_or(|places| {
                let ply = Ply(ply);
                places.contains(&(game.record.number_of(ply), game.record.color_of(ply)))
            })
    })
}

/// Lays units at successive plies and says what each is there.
fn walk<'r, 'a>(
    units: &[Vec<&'r Candidate<'a>>],
    start: Ply,
    board: Board<'_>,
) -> Vec<Step<'r, 'a>> {
    let mut proof = Proof {
        letters: board.letters,
        shown: None,
    };
    (start.0..)
        .zip(units)
        .map(|(ply, unit)| {
            let ply = Ply(ply);
            let fit = fit(unit, ply, board.game, &mut proof);
            Step {
                ply,
                fit,
                written: unit.clone(),
            }
        })
        .collect()
}

fn fit(unit: &[&Candidate<'_>], ply: Ply, game: &Game, proof: &mut Proof) -> Fit {
    if game.record.position_before(ply).is_none() {
        return Fit::Beyond;
    }
    let all = proof.letters.all;
    let readings: Vec<Vec<Resolution>> = unit
        .iter()
        .map(|candidate| {
            let (syntax, marks) = (&candidate.syntax, &candidate.marks);
            resolutions_in_game(syntax, marks, &game.record, ply, all)
        })
        .collect();
    match game.record.move_at(ply) {
        Some(recorded) => {
            for readings in &readings {
                match readings.iter().find(|reading| reading.mv == recorded) {
                    Some(reading) => proof.note(reading.languages),
                    None => return Fit::Differs(single(readings)),
                }
            }
            Fit::Repeats
        }
        None => new_fit(unit, &readings, proof),
    }
}

/// Reads a move in a position, with no more proof of its letters than is known of the opponent.
pub(super) fn read_at(
    candidate: &Candidate<'_>,
    position: &Position,
    letters: Letters,
) -> Option<Move> {
    let readings = resolutions_marked(&candidate.syntax, &candidate.marks, position, letters.all);
    match new_fit(
        &[candidate],
        &[readings],
        &Proof {
            letters,
            shown: None,
        },
    ) {
        Fit::New(mv) => Some(mv),
        _ => None,
    }
}

fn new_fit(unit: &[&Candidate<'_>], readings: &[Vec<Resolution>], proof: &Proof) -> Fit {
    let is_loose = unit.iter().any(|candidate| candidate.marks.loose);
    let fits: Vec<Fit> = unit
        .iter()
        .zip(readings)
        .map(|(candidate, readings)| proof.choose(candidate, readings))
        .collect();
    let fit = match fits.as_slice() {
        [one] => one.clone(),
        [first, rest @ ..] if rest.iter().all(|fit| fit == first) => first.clone(),
        _ => match common_move(readings) {
            Some(mv) if fits.contains(&Fit::New(mv)) => Fit::New(mv),
            _ if fits.contains(&Fit::Illegal) => Fit::Illegal,
            _ => Fit::Disagrees,
        },
    };
    match fit {
        Fit::New(_) if is_loose => Fit::Ambiguous,
        fit => fit,
    }
}

/// The one move that every notation of a unit can mean.
fn common_move(readings: &[Vec<Resolution>]) -> Option<Move> {
    let (first, rest) = readings.split_first()?;
    let mut common: Vec<Move> = Vec::new();
    for reading in first {
        let everywhere = rest
            .iter()
            .all(|other| other.iter().any(|one| one.mv == reading.mv));
        if everywhere && !common.contains(&reading.mv) {
            common.push(reading.mv);
        }
    }
    match common.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

fn single(readings: &[Resolution]) -> Option<Move> {
    let (first, rest) = readings.split_first()?;
    rest.iter()
        .all(|reading| reading.mv == first.mv)
        .then_some(first.mv)
}
