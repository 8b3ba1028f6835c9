//! What the form of single sentences and moves tells.

use crate::correspondence::align::Path;
use crate::correspondence::identify::Part;
use crate::correspondence::phrases::Statement;
use crate::correspondence::read::{Candidate, Label, Sentence};
use crate::game::{Game, Move, Termination};
use crate::notation::{CheckMark, Language, MoveSyntax, Notation};

/// An "if" with something like a move in it that is none (`If 5. Qh9`): it must not go unseen.
pub(super) fn is_unread_condition(sentence: &Sentence<'_>) -> bool {
    let is_like_a_move = |word: &&str| {
        word.contains(|c: char| c.is_ascii_digit()) && word.contains(char::is_alphabetic)
    };
    sentence.is_conditional
        && sentence.candidates.is_empty()
        && sentence.unknown.iter().any(is_like_a_move)
}

/// The notation that the form of a move shows; a move without letters goes with English ones.
pub(super) fn wrote(candidate: &Candidate<'_>, mv: Move) -> Option<Notation> {
    let written = match candidate.syntax {
        MoveSyntax::Numeric(_) => return Some(Notation::Numeric),
        MoveSyntax::Castling(_) => return Some(Notation::SAN),
        MoveSyntax::Algebraic(written) => written,
        MoveSyntax::Descriptive(_) => return None,
    };
    if written.piece.is_some_and(|letters| letters.is_figurine()) {
        return Some(Notation::Figurine);
    }
    let languages = written
        .piece
        .map(|letters| letters.languages_for(mv.role()));
    let language = match languages {
        None => Language::ENGLISH,
        Some(languages) if languages.contains(Language::ENGLISH) => Language::ENGLISH,
        Some(languages) => languages.iter().next()?,
    };
    let is_long = written.from_file.is_some() && written.from_rank.is_some();
    Some(if is_long {
        Notation::Long(language)
    } else {
        Notation::Algebraic(language)
    })
}

/// A move without number, label and company.
pub(super) fn is_lone(path: &Path<'_, '_>, run: &[&Candidate<'_>]) -> bool {
    run.len() == 1 && !path.is_numbered && label(run) != Some(Label::Mine)
}

pub(super) fn is_lone_figure(path: &Path<'_, '_>, run: &[&Candidate<'_>]) -> bool {
    let is_repeat = path.n_repeats() > 0;
    let is_figure = |one: &&Candidate<'_>| matches!(one.syntax, MoveSyntax::Numeric(_));
    is_lone(path, run) && !is_repeat && run.iter().all(is_figure) && label(run).is_none()
}

pub(super) fn offers_draw(part: &Part<'_, '_>) -> bool {
    let says = |wanted: Statement| part.statements().any(|statement| statement == wanted);
    let has_sign = part.sentences.iter().any(|sentence| sentence.has_draw_sign);
    says(Statement::DrawOffer) || has_sign && !says(Statement::NoDraw)
}

pub(super) fn label(run: &[&Candidate<'_>]) -> Option<Label> {
    run.last().and_then(|candidate| candidate.label)
}

/// A check or mate sign that the move does not deserve. A missing one is no fault: many never write it.
pub(super) fn has_wrong_check_sign(candidate: &Candidate<'_>, mv: Move, game: &Game) -> bool {
    let Some(after) = game.record.position().play(mv) else {
        return false;
    };
    let is_mate = matches!(after.termination(), Some(Termination::Checkmate { .. }));
    match candidate.marks.check {
        CheckMark::None => false,
        CheckMark::Check | CheckMark::DoubleOrMate => !after.is_check(),
        CheckMark::Mate => !is_mate,
    }
}
