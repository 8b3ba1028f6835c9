use std::borrow::Cow;

use chrono::NaiveDate;

use crate::game::{Color, MoveNumber};
use crate::mail::{Body, LineKind, TextKind};
use crate::notation::{Languages, Marks, MoveSyntax, Token, TokenKind, scan};

use super::claims::{ClaimContext, ClaimReader, Claims, DateOrder};
use super::phrases::{self, Phrase, Statement};
use super::reply::without_placeholder;

mod event;
mod figure;
mod lone;
mod sentence;
mod tag;

use self::event::event_in;
use self::sentence::SentenceBuilder;
use self::tag::tag_in;

pub use self::tag::Tag;

/// Mails with more moves than this are scores gone wild; the rest is not read.
const CANDIDATES_MAX: usize = 4_000;

/// One text of a mail, its lines labelled.
#[derive(Clone, Debug)]
pub struct SpokenText<'a> {
    /// What kind of part it came from.
    pub kind: TextKind,
    /// The lines.
    pub body: Body<'a>,
}

/// Where something stands in a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Which text; `None` is the subject.
    pub text: Option<usize>,
    /// Line of the text, from 0.
    pub line: usize,
    /// Byte offset in the line.
    pub offset: usize,
    /// Length in bytes.
    pub len: usize,
}

/// Whose move a label says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// "Your move": the reader's.
    Yours,
    /// "My move": the writer's.
    Mine,
}

/// Something written like a move, with what is printed around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate<'a> {
    /// As it stands in the mail.
    pub text: &'a str,
    /// Where.
    pub spot: Spot,
    /// The move as written.
    pub syntax: MoveSyntax,
    /// Its marks.
    pub marks: Marks,
    /// The number printed for it.
    pub number: Option<MoveNumber>,
    /// The color, where the print says so (`12...`).
    pub color: Option<Color>,
    /// The label in front of it.
    pub label: Option<Label>,
    /// Stands in brackets directly behind another move: the same move once more.
    pub in_brackets: bool,
}

/// A sentence of the sender's own words.
#[derive(Clone, Debug, Default)]
pub struct Sentence<'a> {
    /// Which text; `None` is the subject.
    pub text: Option<usize>,
    /// First and last line.
    pub lines: (usize, usize),
    /// The moves in it, in order.
    pub candidates: Vec<Candidate<'a>>,
    /// Words and figures that are not understood.
    pub unknown: Vec<&'a str>,
    /// Words that make what stands beside them doubtful ("or", "instead of", "I expected").
    pub doubts: Vec<&'a str>,
    /// It begins, or holds, an "if".
    pub is_conditional: bool,
    /// It asks.
    pub is_question: bool,
    /// It ends in a colon: what follows belongs to it.
    pub leads_on: bool,
    /// What it says beside moves.
    pub(super) statement: Option<Statement>,
    /// `(=)` without a move.
    pub has_draw_sign: bool,
    /// The name of an event stands in it: a heading.
    pub names_event: bool,
    /// It ends in a full stop or an exclamation mark.
    pub is_ended: bool,
    /// It takes back, or puts off, what stands beside it ("wrong game", "please wait").
    pub retracts: bool,
    /// Beside its moves stand words that don't say that a move follows, figures, or signs such as `€`.
    pub has_others: bool,
    /// It holds words at all.
    pub has_words: bool,
}

/// What a mail says, in order, in the sender's own words.
#[derive(Clone, Debug, Default)]
pub struct Reading<'a> {
    /// The subject's sentences, then those of each text.
    pub sentences: Vec<Sentence<'a>>,
    /// PGN tag pairs.
    pub tags: Vec<Tag<'a>>,
    /// Dates and days claimed.
    pub claims: Claims,
}

impl<'a> Reading<'a> {
    /// Returns all candidates in order.
    pub fn candidates(&self) -> impl Iterator<Item = &Candidate<'a>> {
        self.sentences
            .iter()
            .flat_map(|sentence| sentence.candidates.iter())
    }

    /// Returns whether anything in it looks like chess.
    #[must_use]
    pub fn speaks_of_chess(&self) -> bool {
        !self.tags.is_empty()
            || self
                .candidates()
                .any(|candidate| candidate.number.is_some())
            || self
                .sentences
                .iter()
                .any(|sentence| sentence.statement.is_some())
    }
}

/// What the reader must know beside the words.
#[derive(Clone, Copy, Debug)]
pub struct ReadingContext<'c> {
    /// The languages whose letters may name men.
    pub languages: Languages,
    /// The local date of arrival; dates claimed without a year are near it.
    pub today: NaiveDate,
    /// The sender's surname, as far as known: some clock lines name both players.
    pub sender_name: &'c str,
    /// The sender's color, where his only game tells.
    pub sender_color: Option<Color>,
    /// The names of the events that the sender plays in: `DESC 2214` is no move from b2 to a4.
    pub events: &'c [String],
}

/// Reads the subject and the own words of each text. Never fails; knows no board.
#[must_use]
pub fn read<'a>(
    subject: &'a str,
    texts: &[SpokenText<'a>],
    context: ReadingContext<'_>,
) -> Reading<'a> {
    let mut reader = Reader {
        reading: Reading::default(),
        languages: context.languages,
        events: context.events,
        claims: ClaimReader::new(ClaimContext {
            today: context.today,
            order: DateOrder::Unknown,
            writer: context.sender_name,
            color: context.sender_color,
        }),
        n_candidates: 0,
    };
    reader.lines(None, &[(0, subject)], TextKind::Plain);
    for (index, text) in texts.iter().enumerate() {
        if text.kind == TextKind::Forwarded {
            continue;
        }
        for block in own_blocks(&text.body) {
            reader.lines(Some(index), &block, text.kind);
        }
    }
    reader.reading.claims = reader.claims.finish();
    reader.reading
}

/// Cuts the own lines at everything that is not the sender's own.
fn own_blocks<'a>(body: &Body<'a>) -> Vec<Vec<(usize, &'a str)>> {
    let mut blocks = vec![Vec::new()];
    for (index, line) in body.lines.iter().enumerate() {
        match line.kind {
            LineKind::Own => {
                if let Some(block) = blocks.last_mut() {
                    block.push((index, line.text));
                }
            }
            LineKind::Quoted | LineKind::Signature => {
                if blocks.last().is_some_and(|block| !block.is_empty()) {
                    blocks.push(Vec::new());
                }
            }
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// What a line of a block is.
enum LineRole<'a> {
    /// A tag pair.
    Tag(Tag<'a>),
    /// Nothing to read: blank, greeting.
    Nothing,
    /// Words and moves.
    Words,
}

fn role_of<'a>(line: &'a str, kind: TextKind) -> LineRole<'a> {
    if let Some(tag) = tag_in(line) {
        return LineRole::Tag(tag);
    }
    let is_comment = kind == TextKind::Pgn && line.starts_with('%');
    if line.trim().is_empty() || is_comment {
        return LineRole::Nothing;
    }
    if phrases::is_greeting_or_closing(line) {
        LineRole::Nothing
    } else {
        LineRole::Words
    }
}

/// Gathers what a mail says, block by block.
struct Reader<'a, 'c> {
    reading: Reading<'a>,
    languages: Languages,
    events: &'c [String],
    claims: ClaimReader<'c>,
    n_candidates: usize,
}

impl<'a> Reader<'a, '_> {
    /// Reads the lines of a block of own words.
    fn lines(&mut self, text: Option<usize>, lines: &[(usize, &'a str)], kind: TextKind) {
        let mut builder = SentenceBuilder::new(text, kind);
        let mut previous: Option<&str> = None;
        for (index, line) in lines {
            match role_of(line, kind) {
                LineRole::Tag(mut tag) => {
                    builder.end();
                    tag.after_sentence = self.reading.sentences.len() + builder.n_done();
                    self.reading.tags.push(tag);
                    previous = None;
                }
                LineRole::Nothing => {
                    builder.end();
                    previous = None;
                }
                LineRole::Words => {
                    if !previous.is_some_and(|before| runs_on(before, line)) {
                        builder.end();
                    }
                    self.words(*index, line, &mut builder);
                    previous = Some(line);
                }
            }
            if self.n_candidates > CANDIDATES_MAX {
                break;
            }
        }
        self.reading.sentences.append(&mut builder.finish());
    }

    fn words(&mut self, index: usize, line: &'a str, builder: &mut SentenceBuilder<'a>) {
        let mut covered = self.claims.read_line(line);
        let n_claims = covered.len();
        let events = self.events.iter();
        covered.extend(events.flat_map(|event| event_in(line, event)));
        if covered.len() > n_claims {
            builder.note_event();
        }
        let tokens = tokens_of(line, self.languages);
        builder.line(index, line, &tokens, &covered);
        self.n_candidates += tokens.iter().filter(|token| is_move(token)).count();
    }
}

/// Cuts a line into tokens; what is left of our own placeholder in it is no token.
fn tokens_of(line: &str, languages: Languages) -> Vec<Token<'_>> {
    match without_placeholder(line) {
        Cow::Borrowed(_) => scan(line, languages),
        Cow::Owned(blanked) => scan(&blanked, languages)
            .into_iter()
            .filter_map(|token| {
                let end = token.offset.checked_add(token.text.len())?;
                let text = line.get(token.offset..end)?;
                Some(Token {
                    kind: token.kind,
                    text,
                    offset: token.offset,
                })
            })
            .collect(),
    }
}

fn is_move(token: &Token<'_>) -> bool {
    matches!(token.kind, TokenKind::Move { .. })
}

/// Most mail programs wrap at 72 to 78 columns; a line much shorter than that was ended by hand.
const WRAP_COLUMNS_MIN: usize = 60;

/// Tells whether a line was wrapped by the mail program: its next word would not have fitted.
fn runs_on(line: &str, next: &str) -> bool {
    let next_word = next.split_whitespace().next().unwrap_or_default();
    let width = line.trim_end().chars().count() + 1 + next_word.chars().count();
    let is_table = is_table_row(line) || is_table_row(next);
    width > WRAP_COLUMNS_MIN && !next.starts_with([' ', '\t']) && !is_table
}

/// Tells whether a line is a row of a table, its cells parted by bars or tabs.
fn is_table_row(line: &str) -> bool {
    line.contains(['|', '\t'])
}

/// Finds the phrase at the start of some tokens that are words.
fn phrase_of(words: &[&str]) -> Option<(Phrase, usize)> {
    phrases::phrase_at(words).filter(|(_, n_words)| *n_words > 0)
}
