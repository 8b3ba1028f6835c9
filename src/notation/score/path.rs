//! All games that a score can mean so far.

use crate::game::{Move, Position};
use crate::notation::resolve::resolutions_after;
use crate::notation::{CheckMark, Languages, Marks, MoveSyntax};

/// How many readings are carried forward at once.
const PATHS_MAX: usize = 512;

/// One game that the score can mean.
#[derive(Clone, Debug)]
pub(super) struct Path {
    pub(super) moves: Vec<Move>,
    pub(super) position: Position,
    /// The languages in which every move so far reads so.
    pub(super) languages: Languages,
    /// Checks without a mark: print marks its checks.
    n_unmarked: usize,
}

/// All paths that are legal so far.
#[derive(Clone, Debug)]
pub(super) struct Paths {
    start: Position,
    pub(super) alive: Vec<Path>,
    /// There were more than are carried forward.
    pub(super) was_cut: bool,
}

impl Paths {
    pub(super) fn new(start: &Position, languages: Languages) -> Self {
        let path = Path {
            moves: Vec::new(),
            position: start.clone(),
            languages,
            n_unmarked: 0,
        };
        Self {
            start: start.clone(),
            alive: vec![path],
            was_cut: false,
        }
    }

    /// The position in which all begin.
    pub(super) fn start(&self) -> &Position {
        &self.start
    }

    /// Makes a move on every path; returns false, and keeps the paths, where it is legal on none.
    pub(super) fn advance(&mut self, syntax: &MoveSyntax, marks: &Marks) -> bool {
        let mut next: Vec<Path> = Vec::new();
        let is_printed = !matches!(syntax, MoveSyntax::Numeric(_));
        for path in &self.alive {
            let said = (syntax, marks);
            let so_far = (&self.start, path.moves.as_slice());
            for found in resolutions_after(said, so_far, &path.position, path.languages) {
                let Some(position) = path.position.play(found.mv) else {
                    continue;
                };
                let is_unmarked =
                    is_printed && marks.check == CheckMark::None && position.is_check();
                let mut moves = path.moves.clone();
                moves.push(found.mv);
                next.push(Path {
                    moves,
                    position,
                    languages: found.languages,
                    n_unmarked: path.n_unmarked + usize::from(is_unmarked),
                });
            }
        }
        if next.is_empty() {
            return false;
        }
        if next.len() > PATHS_MAX {
            next.sort_by_key(|path| path.n_unmarked);
            next.truncate(PATHS_MAX);
            self.was_cut = true;
        }
        self.alive = next;
        true
    }

    /// The paths with the fewest unmarked checks.
    pub(super) fn best(&self) -> Vec<&Path> {
        let least = self.alive.iter().map(|path| path.n_unmarked).min();
        self.alive
            .iter()
            .filter(|path| Some(path.n_unmarked) == least)
            .collect()
    }

    /// The number of plies at which paths first part, and the moves made there.
    pub(super) fn parting(paths: &[&Path]) -> Option<(usize, Vec<Move>)> {
        let (first, rest) = paths.split_first()?;
        let at = (0..first.moves.len()).find(|at| {
            rest.iter()
                .any(|path| path.moves.get(*at) != first.moves.get(*at))
        })?;
        let mut moves: Vec<Move> = Vec::new();
        for mv in paths.iter().filter_map(|path| path.moves.get(at)) {
            if !moves.contains(mv) {
                moves.push(*mv);
            }
        }
        Some((at, moves))
    }
}
