use crate::game::{Color, GameResult, Move, Ply, Position, Record, Variant};
use crate::notation::{
    AlgebraicMove, Capture, Language, Languages, MoveSyntax, Notation, Writing, san,
};

use super::mask::{Mask, mask};
use super::path::Paths;
use super::token::{Item, Said, items};

/// What is known of a score before it is read.
#[derive(Clone, Debug)]
pub struct ScoreSource {
    /// The position in which it begins; that of its own tags where there are any.
    pub start: Option<Position>,
    /// The rules of castling.
    pub variant: Variant,
    /// The languages whose letters may be read.
    pub languages: Languages,
    /// The notation; [`Writing::Any`] to find out.
    pub writing: Writing,
    /// The name under which it is reported; `None` to find out.
    pub notation: Option<Notation>,
}

/// A game read from its score.
#[derive(Clone, Debug)]
pub struct Score {
    /// The moves.
    pub record: Record,
    /// The result that stands at the end.
    pub result: GameResult,
    /// The plies that came with a draw offer.
    pub draw_offers: Vec<Ply>,
    /// The notation in which it is written.
    pub read_as: Notation,
    /// Tag pairs that stood above it.
    pub tags: Vec<(String, String)>,
}

/// Why a score cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ScoreFault {
    /// Not understood.
    #[error("this is not understood")]
    Unread,
    /// Legal on no path.
    #[error("this move is not legal here")]
    Illegal,
    /// Legal in several ways to the very end.
    #[error("this can be {}", .0.join(" or "))]
    Ambiguous(Vec<String>),
    /// A bracket that is not closed.
    #[error("this bracket is not closed")]
    Unclosed,
    /// The position above the score is none.
    #[error("the FEN tag gives no position")]
    Position,
    /// No move at all.
    #[error("there is no move in it")]
    Empty,
}

/// Where and why reading stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The line's text.
    pub text: String,
    /// How many characters are meant.
    pub width: usize,
    /// Why.
    pub fault: ScoreFault,
}

/// What was read, and where and why it stopped.
#[derive(Clone, Debug)]
pub struct ScoreFailure {
    /// The game up to there.
    pub score: Score,
    /// The place and the reason.
    pub error: ScoreError,
}

/// Reads one game in any notation.
///
/// All readings are carried forward; the one path on which everything is legal is the game. Print
/// marks its checks: of several paths those with the fewest unmarked ones remain.
///
/// # Errors
/// [`ScoreFailure`] with the game up to the first place that is unread, illegal or ambiguous.
pub fn read_score(text: &str, source: &ScoreSource) -> Result<Score, Box<ScoreFailure>> {
    let masked = mask(text);
    let Ok(start) = start_of(source, &masked.tags) else {
        let empty = Paths::new(&Position::default(), source.languages);
        let reader = ScoreReader::new(text, &masked, source, Writing::Any);
        return Err(reader.failure(&empty, (0, 1), ScoreFault::Position));
    };
    let writings: &[Writing] = match source.writing {
        Writing::Any => &[Writing::NotDescriptive, Writing::Descriptive, Writing::Any],
        Writing::Descriptive => &[Writing::Descriptive],
        Writing::NotDescriptive => &[Writing::NotDescriptive],
    };
    let mut farthest: Option<Box<ScoreFailure>> = None;
    for writing in writings {
        let reader = ScoreReader::new(text, &masked, source, *writing);
        match reader.read(&start) {
            Ok(score) => return Ok(score),
            Err(failure) => {
                let is_farther = farthest
                    .as_ref()
                    .is_none_or(|known| place(&failure) > place(known));
                if is_farther {
                    farthest = Some(failure);
                }
            }
        }
    }
    farthest.map_or_else(
        || {
            let reader = ScoreReader::new(text, &masked, source, Writing::Any);
            let empty = Paths::new(&start, source.languages);
            Err(reader.failure(&empty, (0, 1), ScoreFault::Empty))
        },
        Err,
    )
}

fn place(failure: &ScoreFailure) -> (u32, usize, usize) {
    let error = &failure.error;
    (failure.score.record.n_plies(), error.line, error.column)
}

fn start_of(source: &ScoreSource, tags: &[(String, String)]) -> Result<Position, ()> {
    if let Some(start) = &source.start {
        return Ok(start.clone());
    }
    let value = |name: &str| {
        let found = tags.iter().find(|(tag, _)| tag == name);
        found.map(|(_, value)| value.as_str())
    };
    let variant = value("Variant")
        .and_then(Variant::parse)
        .unwrap_or(source.variant);
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    Position::from_fen(value("FEN").unwrap_or(usual), variant).map_err(|_impossible| ())
}

struct ScoreReader<'a> {
    text: &'a str,
    items: Vec<Item<'a>>,
    mask: &'a Mask,
    source: &'a ScoreSource,
}

/// What has been read so far, beside the moves.
#[derive(Debug, Default)]
struct Progress<'a> {
    played: Vec<(Item<'a>, MoveSyntax)>,
    draw_offers: Vec<Ply>,
    result: Option<GameResult>,
}

impl<'a> ScoreReader<'a> {
    fn new(text: &'a str, mask: &'a Mask, source: &'a ScoreSource, writing: Writing) -> Self {
        Self {
            text,
            items: items(&mask.text, source.languages, writing.manner()),
            mask,
            source,
        }
    }

    fn read(&self, start: &Position) -> Result<Score, Box<ScoreFailure>> {
        let mut paths = Paths::new(start, self.source.languages);
        let mut progress = Progress::default();
        for item in &self.items {
            if let Err(fault) = self.take(item, &mut paths, &mut progress) {
                let width = item.text.chars().count();
                let mut failure = self.failure(&paths, (item.offset, width), fault);
                self.describe(&mut failure.score, &paths, &progress);
                return Err(failure);
            }
        }
        if let Some(offset) = self.mask.unclosed {
            let mut failure = self.failure(&paths, (offset, 1), ScoreFault::Unclosed);
            self.describe(&mut failure.score, &paths, &progress);
            return Err(failure);
        }
        if progress.played.is_empty() && progress.result.is_none() {
            return Err(self.failure(&paths, (0, 1), ScoreFault::Empty));
        }
        let best = paths.best();
        if let Some((at, moves)) = Paths::parting(&best) {
            return Err(self.ambiguous(&paths, &progress, at, &moves));
        }
        let mut score = self.score(&paths);
        self.describe(&mut score, &paths, &progress);
        Ok(score)
    }

    fn take(
        &self,
        item: &Item<'a>,
        paths: &mut Paths,
        progress: &mut Progress<'a>,
    ) -> Result<(), ScoreFault> {
        let n_plies = u32::try_from(progress.played.len()).unwrap_or(u32::MAX);
        match item.said {
            _ if progress.result.is_some() => match item.said {
                Said::Result(result) if progress.result == Some(result) => Ok(()),
                _ => Err(ScoreFault::Unread),
            },
            Said::Move(syntax, marks) => {
                let is_numeric = matches!(syntax, MoveSyntax::Numeric(_));
                if self.source.notation == Some(Notation::Numeric) && !is_numeric {
                    return Err(ScoreFault::Unread);
                }
                if !paths.advance(&syntax, &marks) {
                    return Err(ScoreFault::Illegal);
                }
                progress.played.push((*item, syntax));
                if marks.draw_offer {
                    progress.draw_offers.push(Ply(n_plies + 1));
                }
                Ok(())
            }
            Said::DrawOffer if n_plies > 0 => {
                progress.draw_offers.push(Ply(n_plies));
                Ok(())
            }
            Said::Result(result) => {
                progress.result = Some(result);
                Ok(())
            }
            Said::Resigns(side) => {
                let turn = paths.alive.first().map(|path| path.position.turn());
                let loser = side.or(turn).unwrap_or(Color::White);
                progress.result = Some(match loser {
                    Color::White => GameResult::BlackWins,
                    Color::Black => GameResult::WhiteWins,
                });
                Ok(())
            }
            Said::Number => Ok(()),
            Said::Figure => {
                let expected = paths.alive.first().map(|path| path.position.move_number());
                match item.text.parse::<u32>() {
                    Ok(number) if Some(number) == expected => Ok(()),
                    _ => Err(ScoreFault::Unread),
                }
            }
            Said::DrawOffer | Said::Unread => Err(ScoreFault::Unread),
        }
    }

    /// More than one game remains: the place where they part.
    fn ambiguous(
        &self,
        paths: &Paths,
        progress: &Progress<'a>,
        at: usize,
        moves: &[Move],
    ) -> Box<ScoreFailure> {
        let mut score = self.score(paths);
        score.record.truncate(u32::try_from(at).unwrap_or(u32::MAX));
        let position = score.record.position().clone();
        let names = moves.iter().map(|mv| san(&position, *mv)).collect();
        let item = progress.played.get(at).map(|(item, _)| *item);
        let place = item.map_or((0, 1), |item| (item.offset, item.text.chars().count()));
        let mut failure = self.failure(paths, place, ScoreFault::Ambiguous(names));
        failure.score.record = score.record;
        failure.score.read_as = self.notation(paths, progress);
        failure
    }

    fn score(&self, paths: &Paths) -> Score {
        let best = paths.best();
        let mut record = Record::from_position(paths.start().clone());
        for mv in best.first().iter().flat_map(|path| &path.moves) {
            if !record.push(*mv) {
                break;
            }
        }
        Score {
            record,
            result: GameResult::Unknown,
            draw_offers: Vec::new(),
            read_as: self.source.notation.unwrap_or(Notation::SAN),
            tags: self.mask.tags.clone(),
        }
    }

    fn describe(&self, score: &mut Score, paths: &Paths, progress: &Progress<'a>) {
        score.draw_offers.clone_from(&progress.draw_offers);
        score.result = progress.result.unwrap_or(GameResult::Unknown);
        score.read_as = self.notation(paths, progress);
    }

    fn failure(
        &self,
        paths: &Paths,
        (offset, width): (usize, usize),
        fault: ScoreFault,
    ) -> Box<ScoreFailure> {
        let before = self.text.get(..offset).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let text = self.text.get(line_start..).unwrap_or_default();
        let column = before.get(line_start..).unwrap_or_default();
        Box::new(ScoreFailure {
            score: self.score(paths),
            error: ScoreError {
                line,
                column: column.chars().count() + 1,
                text: text.lines().next().unwrap_or_default().to_owned(),
                width,
                fault,
            },
        })
    }

    /// The notation that most of it is written in, and the first language that all of it fits.
    fn notation(&self, paths: &Paths, progress: &Progress<'a>) -> Notation {
        if let Some(notation) = self.source.notation {
            return notation;
        }
        let languages = paths
            .best()
            .first()
            .map_or(self.source.languages, |path| path.languages);
        let played = || progress.played.iter().map(|(_, syntax)| syntax);
        let n_moves = progress.played.len();
        let n_numeric = played()
            .filter(|mv| matches!(mv, MoveSyntax::Numeric(_)))
            .count();
        let n_descriptive = played()
            .filter(|mv| matches!(mv, MoveSyntax::Descriptive(_)))
            .count();
        if n_numeric * 2 > n_moves {
            return Notation::Numeric;
        }
        if n_descriptive * 2 > n_moves {
            let mut known = Language::DESCRIPTIVE.into_iter();
            let language = known.find(|language| languages.contains(*language));
            return Notation::Descriptive(language.unwrap_or(Language::ENGLISH));
        }
        algebraic(played(), languages)
    }
}

fn algebraic<'m>(played: impl Iterator<Item = &'m MoveSyntax>, languages: Languages) -> Notation {
    let moves: Vec<AlgebraicMove> = played
        .filter_map(|mv| match mv {
            MoveSyntax::Algebraic(mv) => Some(*mv),
            _ => None,
        })
        .collect();
    let language = languages.iter().next().unwrap_or(Language::ENGLISH);
    let is_long = |mv: &AlgebraicMove| mv.from_file.is_some() && mv.from_rank.is_some();
    let letters = || moves.iter().filter_map(|mv| mv.piece);
    if moves.is_empty() || !moves.iter().all(is_long) {
        let is_figurine = letters().next().is_some() && letters().all(|l| l.is_figurine());
        return if is_figurine {
            Notation::Figurine
        } else {
            Notation::Algebraic(language)
        };
    }
    let is_plain = |mv: &AlgebraicMove| mv.piece.is_none() && mv.capture == Capture::Unmarked;
    if moves.iter().all(is_plain) {
        Notation::Uci
    } else {
        Notation::Long(language)
    }
}
