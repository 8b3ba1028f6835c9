mod strict;
#[cfg(test)]
mod tests;

use crate::game::{CastlingSide, Move, Ply, Position, Record, Role, Square, Variant};

use self::strict::strict;
use super::descriptive;
use super::descriptive::History;
use super::{
    AlgebraicMove, Capture, CheckMark, Languages, Letters, Marks, MoveSyntax, NumericMove,
    Promotion,
};

/// Why a written move is no move here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ResolveError {
    /// Nothing legal fits.
    #[error("illegal move")]
    Illegal,
    /// Several legal moves fit.
    #[error("ambiguous move")]
    Ambiguous(Vec<Move>),
}

/// One legal move that a text can mean, and the languages in which it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// The legal move.
    pub mv: Move,
    /// The languages in which the letters say so; all of those asked for where no letter is written.
    pub languages: Languages,
}

/// Finds every legal move that the text can mean in one of the languages.
#[must_use]
pub fn resolutions(
    syntax: &MoveSyntax,
    position: &Position,
    languages: Languages,
) -> Vec<Resolution> {
    read_by(syntax, position, None, languages)
}

fn read_by(
    syntax: &MoveSyntax,
    position: &Position,
    history: Option<History<'_>>,
    languages: Languages,
) -> Vec<Resolution> {
    match syntax {
        MoveSyntax::Numeric(mv) => numeric(mv, position, languages),
        MoveSyntax::Algebraic(mv) => algebraic(mv, position, languages),
        MoveSyntax::Castling(side) => position
            .castling(*side)
            .map(|mv| Resolution { mv, languages })
            .into_iter()
            .collect(),
        MoveSyntax::Descriptive(mv) => descriptive::resolutions(mv, position, history, languages),
    }
}

/// Finds every legal move that the text can mean, where check, mate and `e.p.` choose between
/// several. They never exclude the only one.
#[must_use]
pub fn resolutions_marked(
    syntax: &MoveSyntax,
    marks: &Marks,
    position: &Position,
    languages: Languages,
) -> Vec<Resolution> {
    let found = resolutions(syntax, position, languages);
    narrow_by_marks(found, marks, position)
}

/// Finds every legal move that the text can mean at a ply of a game, marks considered.
///
/// In descriptive notation "king's rook" and "queen's knight" are told by where they began, which the
/// game knows and its position does not. Nothing fits at a ply that the game has not reached.
#[must_use]
pub fn resolutions_in_game(
    syntax: &MoveSyntax,
    marks: &Marks,
    record: &Record,
    ply: Ply,
    languages: Languages,
) -> Vec<Resolution> {
    let Some(position) = record.position_before(ply) else {
        return Vec::new();
    };
    let history = History::before(record, ply);
    let found = read_by(syntax, position, history, languages);
    narrow_by_marks(found, marks, position)
}

/// Finds every legal move that the text can mean after some moves from a first position.
pub(super) fn resolutions_after(
    (syntax, marks): (&MoveSyntax, &Marks),
    (start, moves): (&Position, &[Move]),
    position: &Position,
    languages: Languages,
) -> Vec<Resolution> {
    let history = History::of_moves(start, moves);
    let found = read_by(syntax, position, history, languages);
    narrow_by_marks(found, marks, position)
}

/// Lets check, mate and `e.p.` choose between readings.
pub(super) fn narrow_by_marks(
    mut found: Vec<Resolution>,
    marks: &Marks,
    position: &Position,
) -> Vec<Resolution> {
    if marks.en_passant {
        narrow(&mut found, Move::is_en_passant);
    }
    if marks.check != CheckMark::None {
        narrow(&mut found, |mv| position.gives_check(mv));
    }
    if marks.check == CheckMark::Mate {
        narrow(&mut found, |mv| gives_mate(position, mv));
    }
    found
}

/// Finds the one legal move that the text means.
///
/// # Errors
/// [`ResolveError`] if there is none, or more than one.
pub fn resolve(
    syntax: &MoveSyntax,
    position: &Position,
    languages: Languages,
) -> Result<Move, ResolveError> {
    resolve_marked(syntax, &Marks::default(), position, languages)
}

/// Finds the one legal move that the text with its marks means.
///
/// # Errors
/// [`ResolveError`] if there is none, or more than one.
pub fn resolve_marked(
    syntax: &MoveSyntax,
    marks: &Marks,
    position: &Position,
    languages: Languages,
) -> Result<Move, ResolveError> {
    if let Some(mv) = strict(syntax, position, languages) {
        return Ok(mv);
    }
    let found = resolutions_marked(syntax, marks, position, languages);
    match found.as_slice() {
        [] => Err(ResolveError::Illegal),
        [only] => Ok(only.mv),
        _ => Err(ResolveError::Ambiguous(
            found.iter().map(|found| found.mv).collect(),
        )),
    }
}

fn narrow(found: &mut Vec<Resolution>, fits: impl Fn(Move) -> bool) {
    if found.len() > 1 && found.iter().any(|found| fits(found.mv)) {
        found.retain(|found| fits(found.mv));
    }
}

fn gives_mate(position: &Position, mv: Move) -> bool {
    position
        .play(mv)
        .is_some_and(|after| after.is_check() && after.termination().is_some())
}

fn numeric(written: &NumericMove, position: &Position, languages: Languages) -> Vec<Resolution> {
    let legal = position.legal_moves();
    let from_here = |mv: &Move| mv.from() == Some(written.from);
    let plain = legal
        .iter()
        .filter(|mv| !mv.is_castle() && from_here(mv) && mv.to() == written.to);
    let mut found: Vec<_> = plain
        .filter_map(|mv| {
            let languages = promotion_languages(written.promotion, *mv, languages)?;
            Some(Resolution { mv: *mv, languages })
        })
        .collect();
    if found.is_empty() && written.promotion.is_none() {
        let castling = legal.iter().filter(|mv| mv.is_castle() && from_here(mv));
        // King's square and rook's square is the rule in Chess960, a habit elsewhere.
        found.extend(
            castling
                .filter(|mv| is_king_step(position, **mv, written.to) || mv.to() == written.to)
                .map(|mv| Resolution { mv: *mv, languages }),
        );
    }
    prefer_rook_square(&mut found, position, |mv| mv.to() == written.to);
    found
}

/// In Chess960 the rook's square of one castling may be the king's goal of the other: the rook's
/// square is the rule.
fn prefer_rook_square(
    found: &mut Vec<Resolution>,
    position: &Position,
    names_rook: impl Fn(Move) -> bool,
) {
    if position.variant() == Variant::Chess960 && found.iter().all(|found| found.mv.is_castle()) {
        narrow(found, names_rook);
    }
}

/// Whether a castling move is written as its king's own step, which no plain step of a king is.
fn is_king_step(position: &Position, castling: Move, to: Square) -> bool {
    let goal = position.king_target(castling);
    let from = castling.from().unwrap_or(goal);
    goal == to && from.file().distance(goal.file()) >= 2
}

fn algebraic(
    written: &AlgebraicMove,
    position: &Position,
    languages: Languages,
) -> Vec<Resolution> {
    let mut found: Vec<Resolution> = Vec::new();
    for mv in candidates(written, position) {
        let named = if mv.is_castle() {
            castling_languages(written, position, mv, languages)
        } else {
            let plain = plain_languages(written, mv, languages);
            let other = other_readings(written)
                .into_iter()
                .flatten()
                .filter_map(|reading| plain_languages(&reading, mv, languages));
            plain.into_iter().chain(other).reduce(Languages::union)
        };
        found.extend(named.map(|languages| Resolution { mv, languages }));
    }
    if written.piece.is_none() {
        prefer_plain(&mut found);
        prefer_rook_square(&mut found, position, |mv| to_fits(written, mv.to()));
    }
    found
}

/// The legal moves that may be meant: those of the written roles where the target square stands,
/// else all.
fn candidates(written: &AlgebraicMove, position: &Position) -> Vec<Move> {
    let is_long = written.from_file.is_some() && written.from_rank.is_some();
    let Some(to_rank) = written.to_rank.filter(|_| !is_long) else {
        return position.legal_moves();
    };
    let to = Square::from_coords(written.to_file, to_rank);
    let named = [written.piece, written.joined];
    let is_named = |role: Role| {
        let by_letter = named
            .iter()
            .flatten()
            .any(|l| !l.languages_for(role).is_empty());
        let is_pawn = written.piece.is_none() || written.letter_file.is_some();
        by_letter || is_pawn && role == Role::Pawn
    };
    let roles = Role::ALL.into_iter().filter(|role| is_named(*role));
    let mut moves: Vec<Move> = roles.flat_map(|role| position.moves_to(role, to)).collect();
    if is_named(Role::King) {
        let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
        moves.extend(sides.into_iter().filter_map(|side| position.castling(side)));
    }
    moves
}

/// A king's step written with its squares is castling only where nothing else fits.
fn prefer_plain(found: &mut Vec<Resolution>) {
    narrow(found, |mv| !mv.is_castle());
}

/// The other ways in which a text can be cut into letter and origin.
fn other_readings(written: &AlgebraicMove) -> [Option<AlgebraicMove>; 2] {
    // Before a dash stands the whole square of origin: `Gh3-f5` is no `Gh` from the third rank.
    let is_long = written.from_rank.is_some() && written.capture == Capture::Quiet;
    let joined = written
        .joined
        .filter(|_| !is_long)
        .map(|letters| AlgebraicMove {
            piece: Some(letters),
            from_file: None,
            ..*written
        });
    let pawn = written.letter_file.map(|file| AlgebraicMove {
        piece: None,
        from_file: Some(file),
        ..*written
    });
    [joined, pawn]
}

fn plain_languages(written: &AlgebraicMove, mv: Move, languages: Languages) -> Option<Languages> {
    let from = mv.from()?;
    let fits = written.from_file.is_none_or(|file| file == from.file())
        && written.from_rank.is_none_or(|rank| rank == from.rank())
        && to_fits(written, mv.to())
        && (written.capture != Capture::Marked || mv.is_capture());
    if !fits {
        return None;
    }
    let is_long = written.from_file.is_some() && written.from_rank.is_some();
    let by_letter = match written.piece {
        Some(letters) if mv.role() == Role::Pawn && !is_long => {
            short_pawn_languages(&letters, languages)?
        }
        Some(letters) => letters.read_as(mv.role(), languages)?,
        None if is_long => languages,
        None if mv.role() != Role::Pawn => return None,
        None if written.from_file.is_none() && mv.is_capture() => return None,
        None if written.to_rank.is_none() && !mv.is_capture() => return None,
        None => languages,
    };
    promotion_languages(written.promotion, mv, by_letter)
}

/// `Pf3` is a knight in Dutch: where that may be meant, no pawn is read.
fn short_pawn_languages(letters: &Letters, languages: Languages) -> Option<Languages> {
    let names_knight = !letters.is_figurine()
        && !letters
            .languages_for(Role::Knight)
            .intersection(languages)
            .is_empty();
    if names_knight {
        None
    } else {
        letters.read_as(Role::Pawn, languages)
    }
}

/// The languages, among those left, in which the promotion is the one written.
fn promotion_languages(
    written: Option<Promotion>,
    mv: Move,
    languages: Languages,
) -> Option<Languages> {
    match (written, mv.promotion()) {
        // Without its man every promotion fits: the caller sees that it is ambiguous.
        (None, _) | (Some(Promotion::Missing), Some(_)) => Some(languages),
        (Some(_), None) => None,
        (Some(Promotion::Role(role)), Some(promoted)) => (role == promoted).then_some(languages),
        (Some(Promotion::Letters(letters)), Some(promoted)) => letters.read_as(promoted, languages),
    }
}

/// Castling as the king's step over two files, or in coordinates as king takes rook.
fn castling_languages(
    written: &AlgebraicMove,
    position: &Position,
    mv: Move,
    languages: Languages,
) -> Option<Languages> {
    let from = mv.from()?;
    let is_long = written.from_file.is_some() && written.from_rank.is_some();
    let from_fits = written.from_file.is_none_or(|file| file == from.file())
        && written.from_rank.is_none_or(|rank| rank == from.rank());
    let is_step = written
        .to_rank
        .is_some_and(|rank| is_king_step(position, mv, Square::from_coords(written.to_file, rank)));
    let takes_rook = written.piece.is_none() && is_long && to_fits(written, mv.to());
    let fits = from_fits
        && (is_step || takes_rook)
        && written.capture != Capture::Marked
        && written.promotion.is_none();
    if !fits {
        return None;
    }
    match written.piece {
        Some(letters) => letters.read_as(Role::King, languages),
        None => is_long.then_some(languages),
    }
}

fn to_fits(written: &AlgebraicMove, to: Square) -> bool {
    written.to_file == to.file() && written.to_rank.is_none_or(|rank| rank == to.rank())
}
