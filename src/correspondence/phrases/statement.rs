//! What a sentence says beside moves: offers, answers to them, resignations, questions about a move.

use std::sync::LazyLock;

use super::Statement;
use super::pattern::{Hit, Index};
use super::speech::{Row, rows};
use super::words::{WORDS_MAX, Word, cells, words};

/// What a pattern of a row stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Draw,
    Offer,
    Accept,
    Decline,
    Ask,
    Not,
    Block,
    Resign,
    Resigning,
    Query,
}

/// A class of a row, by the row's place.
type Tag = (usize, Class);

static INDEX: LazyLock<Index<Tag>> = LazyLock::new(|| {
    Index::new(rows().enumerate().flat_map(|(row, words)| {
        classes(words)
            .into_iter()
            .flat_map(move |(class, list)| cells(list).map(move |cell| (cell, (row, class))))
    }))
});

/// Words that may stand beside "draw?" and leave it an offer.
const SMALL_WORDS: &str = "a, an, the, to, of, ok, okay, so, and, by, agreed, la, le, de, du, une, un, el, las, los, unas, in, en, ein, eine, \
    vielleicht, na, auf, etwa, also, perhaps, maybe, o, um, uma, et, partie, par, y, e, jogada, move, ett, det, och, og, een, ne, mu, \
    i, we, is, it, est, ce, now, here, jetzt, schon, hier, nu, maintenant, ahora, ora, agora, или, может, на, а, и, may, peut, etre, quizas, \
    forse, talvez, misschien, kanske, maske, kanskje, mozna, moze, ehka, esetleg, belki, ισως, poate, draw, would, you, accept";

static SMALL: LazyLock<Vec<&str>> = LazyLock::new(|| cells(SMALL_WORDS).collect());

/// A row's patterns by class.
fn classes(row: &Row) -> [(Class, &'static str); 10] {
    [
        (Class::Draw, row.draw),
        (Class::Offer, row.offer),
        (Class::Accept, row.accept),
        (Class::Decline, row.decline),
        (Class::Ask, row.ask),
        (Class::Not, row.not),
        (Class::Block, row.block),
        (Class::Resign, row.resign),
        (Class::Resigning, row.resigning),
        (Class::Query, row.query),
    ]
}

/// Finds what a sentence says beside moves.
///
/// Conditions, maybes and other people's doings give nothing: a sentence is only read where it can be
/// read one way. A question with a draw in it is an offer. Whatever comes out is the user's to confirm.
pub(in crate::correspondence) fn statement(sentence: &str) -> Option<Statement> {
    let whole = clause(sentence);
    if whole.len() > WORDS_MAX {
        return None;
    }
    let asked = sentence.contains(['?', ';', '？', '\u{37e}']) && ends_as_question(sentence);
    let hits = INDEX.find(&whole);
    let parts: Vec<(Vec<Word>, Vec<Hit<Tag>>)> = sentence
        .split([
            ',', ';', ':', '–', '—', '(', ')', '/', '.', '!', '?', '\u{37e}', '…',
        ])
        .map(clause)
        .filter(|words| !words.is_empty())
        .map(|words| {
            let hits = INDEX.find(&words);
            (words, hits)
        })
        .collect();
    let mut found: Vec<Statement> = Vec::new();
    // Languages share verbs (`abandono`): what one of them takes back, another does not assert.
    let mut vetoed: Vec<Statement> = Vec::new();
    for place in 0..rows().count() {
        if !hits.iter().any(|hit| hit.tag.0 == place) {
            continue;
        }
        let mut said: Vec<Statement> = parts
            .iter()
            .filter_map(|(words, hits)| read(&Clause::new(words, hits, place), asked))
            .collect();
        if said.is_empty() && parts.len() > 1 {
            said.extend(read(&Clause::new(&whole, &hits, place), asked));
        }
        if is_blocked(&hits, place) {
            vetoed.extend(said.iter().filter(|said| **said != Statement::Query));
            said.retain(|said| *said == Statement::Query);
        }
        found.extend(said);
    }
    if found.contains(&Statement::NoResignation) {
        vetoed.push(Statement::Resignation);
    }
    if found.contains(&Statement::NoDraw) {
        vetoed.extend([Statement::DrawOffer, Statement::DrawAccepted]);
    }
    ORDER
        .into_iter()
        .find(|statement| found.contains(statement) && !vetoed.contains(statement))
}

/// What wins when the parts of a sentence say different things.
const ORDER: [Statement; 6] = [
    Statement::Query,
    Statement::Resignation,
    Statement::DrawAccepted,
    Statement::DrawOffer,
    Statement::NoDraw,
    Statement::NoResignation,
];

/// Returns how many words at the start of some are an offer's, an acceptance's or a resignation's.
///
/// A sentence may hold a move beside them; [`statement`] says what they amount to.
pub(super) fn statement_words(words: &[Word]) -> Option<usize> {
    let classes = [Class::Draw, Class::Offer, Class::Accept, Class::Resign];
    INDEX
        .find_first(words)
        .into_iter()
        .filter(|hit| classes.contains(&hit.tag.1))
        .map(|hit| hit.len)
        .max()
}

/// Greek writes `;` for a question mark, so that alone is only believed at the end.
fn ends_as_question(sentence: &str) -> bool {
    let greek = sentence
        .chars()
        .any(|letter| ('\u{370}'..='\u{3ff}').contains(&letter));
    sentence.contains(['?', '？']) || (greek && sentence.trim_end().ends_with([';', '\u{37e}']))
}

/// The words of a clause, without figures and the moves that have them.
fn clause(text: &str) -> Vec<Word> {
    words(text)
        .filter(|word| !word.folded.chars().any(char::is_numeric))
        .take(WORDS_MAX + 1)
        .collect()
}

/// A clause in the eyes of one row.
struct Clause<'a> {
    words: &'a [Word],
    hits: Vec<Hit<Tag>>,
}

impl<'a> Clause<'a> {
    fn new(words: &'a [Word], hits: &[Hit<Tag>], row: usize) -> Self {
        Self {
            words,
            hits: hits
                .iter()
                .copied()
                .filter(|hit| hit.tag.0 == row)
                .collect(),
        }
    }

    fn has(&self, class: Class) -> bool {
        self.hits.iter().any(|hit| hit.tag.1 == class)
    }

    /// Returns whether a clause holds nothing but the name of a draw.
    fn is_bare_draw(&self) -> bool {
        let covered = |at: usize| {
            self.hits
                .iter()
                .any(|hit| hit.tag.1 == Class::Draw && covers(hit, at))
        };
        self.words
            .iter()
            .enumerate()
            .all(|(at, word)| covered(at) || SMALL.contains(&word.folded.as_str()))
    }
}

fn covers(hit: &Hit<Tag>, at: usize) -> bool {
    (hit.start..hit.start + hit.len).contains(&at)
}

/// Returns whether a condition or the like stands in a sentence, outside of the row's own set phrases.
fn is_blocked(hits: &[Hit<Tag>], row: usize) -> bool {
    let own = || hits.iter().filter(move |hit| hit.tag.0 == row);
    own().filter(|hit| hit.tag.1 == Class::Block).any(|block| {
        !own().any(|hit| {
            hit.len > block.len
                && !matches!(hit.tag.1, Class::Block | Class::Draw)
                && covers(hit, block.start)
        })
    })
}

/// Reads one clause by one row.
fn read(clause: &Clause<'_>, asked: bool) -> Option<Statement> {
    if clause.has(Class::Query) {
        return Some(Statement::Query);
    }
    let negated = clause.has(Class::Not);
    if clause.has(Class::Draw) {
        return read_draw(clause, asked);
    }
    if negated && (clause.has(Class::Resign) || clause.has(Class::Resigning)) {
        return Some(Statement::NoResignation);
    }
    if clause.has(Class::Resign) && !asked {
        return Some(Statement::Resignation);
    }
    None
}

fn read_draw(clause: &Clause<'_>, asked: bool) -> Option<Statement> {
    if clause.has(Class::Decline) || clause.has(Class::Not) {
        return Some(Statement::NoDraw);
    }
    let asks = clause.has(Class::Ask);
    if clause.has(Class::Offer) || asks {
        return Some(Statement::DrawOffer);
    }
    if clause.has(Class::Accept) {
        return Some(if asked {
            Statement::DrawOffer
        } else {
            Statement::DrawAccepted
        });
    }
    (asked && clause.is_bare_draw()).then_some(Statement::DrawOffer)
}
