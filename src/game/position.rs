use std::str::FromStr as _;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

use super::{CastlingSide, Color, Move, Role, Square, Termination};

pub use shakmaty::Piece;

/// Which rules of castling hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Variant {
    /// Orthodox chess.
    #[default]
    Standard,
    /// Chess960: castling is written as king takes rook.
    Chess960,
}

impl Variant {
    /// Returns the word that the store and the contract use.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chess960 => "chess960",
        }
    }

    /// Reads the word of the store, or the PGN tag `Variant`; `None` for an unknown variant.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text
            .to_ascii_lowercase()
            .replace([' ', '-', '_'], "")
            .as_str()
        {
            "" | "standard" | "normal" | "chess" => Some(Self::Standard),
            "chess960" | "fischerrandom" | "fischerandom" | "frc" | "960" => Some(Self::Chess960),
            _ => None,
        }
    }

    fn castling_mode(self) -> CastlingMode {
        match self {
            Self::Standard => CastlingMode::Standard,
            Self::Chess960 => CastlingMode::Chess960,
        }
    }
}

/// Why a FEN gives no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The text is not a FEN.
    #[error("not a FEN")]
    Syntax,
    /// The FEN describes no position that chess allows.
    #[error("the position is impossible")]
    Impossible,
}

/// A position with its side to move, and the moves that are legal in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    chess: Chess,
    variant: Variant,
}

impl Default for Position {
    fn default() -> Self {
        Self {
            chess: Chess::new(),
            variant: Variant::Standard,
        }
    }
}

impl Position {
    /// Reads a position from its FEN.
    ///
    /// # Errors
    /// [`PositionError`] if the text is no FEN or the position is impossible.
    pub fn from_fen(fen: &str, variant: Variant) -> Result<Self, PositionError> {
        let fen = Fen::from_str(fen.trim()).map_err(|_syntax| PositionError::Syntax)?;
        let chess = Self::forgiving(fen.into_position(variant.castling_mode()))
            .ok_or(PositionError::Impossible)?;
        Ok(Self { chess, variant })
    }

    /// A wrong en-passant square or castling right is dropped: old programs write them.
    #[allow(
        clippy::result_large_err,
        reason = "the error carries the position to be forgiven"
    )]
    fn forgiving(set_up: Result<Chess, shakmaty::PositionError<Chess>>) -> Option<Chess> {
        set_up
            .or_else(shakmaty::PositionError::ignore_invalid_ep_square)
            .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
            .ok()
    }

    /// Returns the FEN, with the en-passant square only where a capture is legal.
    #[must_use]
    pub fn fen(&self) -> String {
        Fen::from_position(&self.chess, EnPassantMode::Legal).to_string()
    }

    /// Returns the rules of castling in force.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// Returns the number of the move about to be made, from the FEN's counter.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// Returns what stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.chess.board().piece_at(square)
    }

    /// Returns all legal moves.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.chess.legal_moves().to_vec()
    }

    /// Returns the legal moves of one role to one square; castling is not among them.
    #[must_use]
    pub fn moves_to(&self, role: Role, to: Square) -> Vec<Move> {
        let moves = self.chess.san_candidates(role, to);
        moves.into_iter().filter(|mv| !mv.is_castle()).collect()
    }

    /// Returns the one legal move of a role to a square that fits; `None` if none does, or more than one.
    ///
    /// Castling is not among them. Nothing is allocated.
    #[must_use]
    pub fn only_move_to(
        &self,
        role: Role,
        to: Square,
        fits: impl Fn(Move) -> bool,
    ) -> Option<Move> {
        let moves = self.chess.san_candidates(role, to);
        let mut fitting = moves
            .iter()
            .copied()
            .filter(|mv| !mv.is_castle() && fits(*mv));
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first)
    }

    /// Returns the legal castling move of a side, if there is one.
    #[must_use]
    pub fn castling(&self, side: CastlingSide) -> Option<Move> {
        self.chess.castling_moves(side).first().copied()
    }

    /// Returns whether the move is legal here.
    #[must_use]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.chess.is_legal(mv)
    }

    /// Returns the position after a move, or `None` if the move is not legal here.
    #[must_use]
    pub fn play(&self, mv: Move) -> Option<Self> {
        let chess = self.chess.clone().play(mv).ok()?;
        Some(Self {
            chess,
            variant: self.variant,
        })
    }

    /// Plays a move in place; returns false, and changes nothing, if it is not legal.
    #[must_use]
    pub fn advance(&mut self, mv: Move) -> bool {
        if !self.chess.is_legal(mv) {
            return false;
        }
        self.chess.play_unchecked(mv);
        true
    }

    /// Returns whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.chess.is_check()
    }

    /// Returns whether the move gives check; false where it is not legal.
    #[must_use]
    pub fn gives_check(&self, mv: Move) -> bool {
        self.play(mv).is_some_and(|after| after.is_check())
    }

    /// Returns mate or stalemate, if it stands on the board.
    #[must_use]
    pub fn termination(&self) -> Option<Termination> {
        if self.chess.is_checkmate() {
            Some(Termination::Checkmate {
                winner: self.turn().other(),
            })
        } else if self.chess.is_stalemate() {
            Some(Termination::Stalemate)
        } else {
            None
        }
    }

    /// Writes a move in UCI: castling as the king's own move, in Chess960 as king takes rook.
    #[must_use]
    pub fn uci(&self, mv: Move) -> String {
        mv.to_uci(self.variant.castling_mode()).to_string()
    }

    /// Reads a move in UCI; castling in either form. `None` if it is not legal here.
    #[must_use]
    pub fn parse_uci(&self, text: &str) -> Option<Move> {
        UciMove::from_ascii(text.as_bytes())
            .ok()?
            .to_move(&self.chess)
            .ok()
    }

    /// Returns the square on which the king of a castling move ends, for any other move its target.
    #[must_use]
    pub fn king_target(&self, mv: Move) -> Square {
        match mv.castling_side() {
            Some(side) => side.king_to(self.turn()),
            None => mv.to(),
        }
    }
}
