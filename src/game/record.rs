use std::fmt;

use super::{Color, Move, Position, Role, Square, Variant};

/// A count of half-moves: 1 is the first move of the game, from a set position too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ply(pub u32);

impl Ply {
    /// Returns the ply before, or `None` before the first.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        self.0.checked_sub(1).filter(|ply| *ply > 0).map(Self)
    }

    /// Returns the ply after.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    fn index(self) -> usize {
        usize::try_from(self.0.saturating_sub(1)).unwrap_or(usize::MAX)
    }
}

/// The number that is printed before a move, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MoveNumber(pub u32);

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Why a stored or given sequence of moves is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The move at this ply is not legal.
    #[error("ply {0} is not legal")]
    Illegal(u32),
    /// The bytes are not two for each ply.
    #[error("the moves are cut off")]
    Truncated,
}

/// The moves of a game from its first position; legal at every ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// `positions[i]` stands before ply `i + 1`; one more than there are moves.
    positions: Vec<Position>,
    moves: Vec<Move>,
}

impl Default for Record {
    fn default() -> Self {
        Self::from_position(Position::default())
    }
}

impl Record {
    /// Starts an empty record in a position.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        Self { positions: vec![start], moves: Vec::new() }
    }

    /// Replays the stored form: two bytes a ply (from, to, promotion).
    ///
    /// # Errors
    /// [`RecordError`] at the first ply that is not legal.
    pub fn decode(start: Position, bytes: &[u8]) -> Result<Self, RecordError> {
        let mut record = Self::from_position(start);
        for (ply, pair) in (1..).zip(bytes.chunks(2)) {
            let [high, low] = pair else { return Err(RecordError::Truncated) };
            let mv = decode_move(record.position(), u16::from_be_bytes([*high, *low]))
                .ok_or(RecordError::Illegal(ply))?;
            if !record.push(mv) {
                return Err(RecordError::Illegal(ply));
            }
        }
        Ok(record)
    }

    /// Writes the stored form.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        self.moves.iter().flat_map(|mv| encode_move(*mv).to_be_bytes()).collect()
    }

    /// Appends a move; returns false, and changes nothing, if it is not legal.
    #[must_use]
    pub fn push(&mut self, mv: Move) -> bool {
        match self.position().play(mv) {
            Some(after) => {
                self.positions.push(after);
                self.moves.push(mv);
                true
            }
            None => false,
        }
    }

    /// Keeps the first `n_plies` plies only.
    pub fn truncate(&mut self, n_plies: u32) {
        let len = usize::try_from(n_plies).unwrap_or(usize::MAX);
        self.moves.truncate(len);
        self.positions.truncate(len.saturating_add(1));
    }

    /// Returns the position after the last move.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.positions.last().unwrap_or(&FALLBACK)
    }

    /// Returns the position in which the game began.
    #[must_use]
    pub fn start(&self) -> &Position {
        self.positions.first().unwrap_or(&FALLBACK)
    }

    /// Returns the position before a ply, up to the ply about to be made.
    #[must_use]
    pub fn position_before(&self, ply: Ply) -> Option<&Position> {
        if ply.0 == 0 { None } else { self.positions.get(ply.index()) }
    }

    /// Returns the move of a ply.
    #[must_use]
    pub fn move_at(&self, ply: Ply) -> Option<Move> {
        if ply.0 == 0 { None } else { self.moves.get(ply.index()).copied() }
    }

    /// Returns all moves in order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns the number of plies.
    #[must_use]
    pub fn n_plies(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    /// Returns the last ply, if there is one.
    #[must_use]
    pub fn last_ply(&self) -> Option<Ply> {
        let n_plies = self.n_plies();
        (n_plies > 0).then_some(Ply(n_plies))
    }

    /// Returns the ply about to be made.
    #[must_use]
    pub fn next_ply(&self) -> Ply {
        Ply(self.n_plies().saturating_add(1))
    }

    /// Returns the side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Returns the variant of the game.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    /// Returns who makes a ply.
    #[must_use]
    pub fn color_of(&self, ply: Ply) -> Color {
        let first = self.start().turn();
        if ply.0 % 2 == 1 { first } else { first.other() }
    }

    /// Returns the number printed before a ply.
    #[must_use]
    pub fn number_of(&self, ply: Ply) -> MoveNumber {
        let offset = u32::from(self.start().turn() == Color::Black);
        let moves_before = (ply.0.saturating_sub(1)).saturating_add(offset) / 2;
        MoveNumber(self.start().move_number().saturating_add(moves_before))
    }

    /// Returns the ply that a printed number and a color name, if the game can have it.
    #[must_use]
    pub fn ply_of(&self, number: MoveNumber, color: Color) -> Option<Ply> {
        let first = self.start().turn();
        let moves_before = number.0.checked_sub(self.start().move_number())?;
        let ply = match (first, color) {
            (Color::White, Color::White) => moves_before.checked_mul(2)?.checked_add(1)?,
            (Color::White, Color::Black) => moves_before.checked_mul(2)?.checked_add(2)?,
            (Color::Black, Color::Black) => moves_before.checked_mul(2)?.checked_add(1)?,
            (Color::Black, Color::White) => moves_before.checked_mul(2)?,
        };
        (ply > 0).then_some(Ply(ply))
    }
}

static FALLBACK: std::sync::LazyLock<Position> = std::sync::LazyLock::new(Position::default);

/// Bits: promotion (3), from (6), to (6); castling is king's square to rook's square.
fn encode_move(mv: Move) -> u16 {
    let from = mv.from().map_or(0, u16::from);
    let promotion = match mv.promotion() {
        Some(Role::Knight) => 1,
        Some(Role::Bishop) => 2,
        Some(Role::Rook) => 3,
        Some(Role::Queen) => 4,
        _ => 0,
    };
    (promotion << 12) | (from << 6) | u16::from(mv.to())
}

fn decode_move(position: &Position, bits: u16) -> Option<Move> {
    let square = |bits: u16| Square::try_from(u32::from(bits & 63)).ok();
    let (from, to) = (square(bits >> 6)?, square(bits)?);
    position
        .legal_moves()
        .into_iter()
        .find(|mv| mv.from() == Some(from) && mv.to() == to && encode_move(*mv) == bits)
}
