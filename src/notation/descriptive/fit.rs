//! Which legal moves a descriptive text can mean.

use crate::game::{Move, Position, Rank, Role, Square};
use crate::notation::{Languages, Resolution};

use super::wing::{History, Standing, standing};
use super::{DescriptiveMove, Goal, Man, Promoted, Reading, Wing};

/// Finds every legal move that the text can mean in one of the languages.
pub(in crate::notation) fn resolutions(
    written: &DescriptiveMove,
    position: &Position,
    history: Option<History<'_>>,
    languages: Languages,
) -> Vec<Resolution> {
    let mut found: Vec<Resolution> = Vec::new();
    let legal = position.legal_moves();
    for reading in written.readings.iter().flatten() {
        let languages = reading.languages.intersection(languages);
        if languages.is_empty() {
            continue;
        }
        for mv in (Board { position, history }).moves(reading, &legal) {
            match found.iter_mut().find(|found| found.mv == mv) {
                Some(same) => same.languages = same.languages.union(languages),
                None => found.push(Resolution { mv, languages }),
            }
        }
    }
    found
}

#[derive(Clone, Copy, Debug)]
struct Board<'p> {
    position: &'p Position,
    history: Option<History<'p>>,
}

impl Board<'_> {
    fn moves(self, reading: &Reading, legal: &[Move]) -> Vec<Move> {
        if let Goal::Castles(side) = reading.goal {
            let castles = |mv: &&Move| {
                let written = mv.castling_side();
                written.is_some() && side.is_none_or(|side| written == Some(side))
            };
            return legal.iter().filter(castles).copied().collect();
        }
        let fits = |mv: &&Move| {
            !mv.is_castle()
                && self.stands(reading.mover, mv.role(), mv.from())
                && self.reaches(reading, **mv)
                && promotes(reading.promotion, **mv)
        };
        let mut found: Vec<Move> = legal.iter().filter(fits).copied().collect();
        // What takes is written with a sign; only a piece that can't go there otherwise does without.
        if matches!(reading.goal, Goal::Square(..) | Goal::Named(..)) {
            let quiet = found.iter().any(|mv| !mv.is_capture());
            found.retain(|mv| !mv.is_capture() || !quiet && mv.role() != Role::Pawn);
        }
        if let Goal::Takes(target) = reading.goal {
            let on_square = found.is_empty().then(|| target.as_square()).flatten();
            if let Some(goal) = on_square {
                let square = Reading { goal, ..*reading };
                return self.moves(&square, legal);
            }
            found = self.of_wing(found, target.wing, captured_square);
        }
        self.of_wing(found, reading.mover.wing, Move::from)
    }

    fn stands(self, man: Man, role: Role, square: Option<Square>) -> bool {
        square.is_some_and(|square| {
            man.role == role
                && man.files.contains(square.file())
                && man.rank.is_none_or(|rank| rank == self.rank(square))
        })
    }

    /// A square's rank as the mover counts.
    fn rank(self, square: Square) -> Rank {
        self.position
            .turn()
            .fold_wb(square.rank(), square.rank().flip_vertical())
    }

    fn reaches(self, reading: &Reading, mv: Move) -> bool {
        match reading.goal {
            Goal::Square(files, rank) => {
                files.contains(mv.to().file()) && rank == self.rank(mv.to())
            }
            Goal::Named(file, rank) => mv.to() == Square::from_coords(file, rank),
            Goal::TakesOn(files, rank) => {
                mv.is_capture() && files.contains(mv.to().file()) && rank == self.rank(mv.to())
            }
            Goal::Takes(man) => mv.capture().is_some_and(|role| {
                self.stands(man, role, captured_square(mv)) || self.stands(man, role, Some(mv.to()))
            }),
            Goal::Castles(_) => false,
            Goal::Check => self.position.gives_check(mv),
        }
    }

    /// Those whose man is the king's or the queen's, as the text says: by the wing on which it began
    /// and by where it stands. Where the two name different men, both remain.
    fn of_wing(
        self,
        moves: Vec<Move>,
        wing: Option<Wing>,
        square: impl Fn(Move) -> Option<Square>,
    ) -> Vec<Move> {
        let Some(wing) = wing else { return moves };
        let said: Vec<(Move, Standing)> = moves
            .into_iter()
            .filter_map(|mv| {
                let square = square(mv)?;
                let piece = self.position.piece_at(square)?;
                Some((mv, standing(self.position, self.history, square, piece)))
            })
            .collect();
        let fits = |(_, said): &&(Move, Standing)| {
            said.by_origin == Some(wing) || said.by_place == Some(wing)
        };
        let sure: Vec<Move> = said.iter().filter(fits).map(|(mv, _)| *mv).collect();
        if !sure.is_empty() {
            return sure;
        }
        let is_open = |(_, said): &&(Move, Standing)| said.by_place.is_none();
        said.iter().filter(is_open).map(|(mv, _)| *mv).collect()
    }
}

impl Man {
    /// `RxB7` may be a square too, where no such man stands on that rank.
    fn as_square(self) -> Option<Goal> {
        let files = super::Files::named(self.role, self.wing)?;
        Some(Goal::TakesOn(files, self.rank?))
    }
}

/// Where the captured man stands.
pub(super) fn captured_square(mv: Move) -> Option<Square> {
    mv.capture()?;
    if mv.is_en_passant() {
        return Some(Square::from_coords(mv.to().file(), mv.from()?.rank()));
    }
    Some(mv.to())
}

fn promotes(written: Option<Promoted>, mv: Move) -> bool {
    match (written, mv.promotion()) {
        (None, _) | (Some(Promoted::Missing), Some(_)) => true,
        (Some(_), None) => false,
        (Some(Promoted::To(role)), Some(promoted)) => role == promoted,
    }
}
