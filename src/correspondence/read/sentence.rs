use std::ops::Range;

use crate::game::{Color, MoveNumber};
use crate::mail::TextKind;
use crate::notation::{Token, TokenKind};

use super::figure::{Figure, figure};
use super::lone::has_others;
use super::{Candidate, Label, Phrase, Sentence, Spot, is_table_row, phrase_of, phrases};

/// Words of a sentence beyond this number are not looked up any more; it counts as not understood.
const SENTENCE_WORDS_MAX: usize = 400;

/// Builds sentences from the tokens of successive lines.
pub(super) struct SentenceBuilder<'a> {
    text: Option<usize>,
    kind: TextKind,
    done: Vec<Sentence<'a>>,
    current: Sentence<'a>,
    words: Vec<&'a str>,
    /// The sentence as text, for what it says beside moves.
    wording: String,
    number: Option<(MoveNumber, Option<Color>)>,
    label: Option<Label>,
    /// The words of a `{` comment of PGN, while it is open.
    comment: Option<String>,
    /// Depth of `(` variations in PGN.
    variation: usize,
    /// On the present line stands more than moves and words for a move.
    line_has_others: bool,
}

impl<'a> SentenceBuilder<'a> {
    pub(super) fn new(text: Option<usize>, kind: TextKind) -> Self {
        Self {
            text,
            kind,
            done: Vec::new(),
            current: Sentence::default(),
            words: Vec::new(),
            wording: String::new(),
            number: None,
            label: None,
            comment: None,
            variation: 0,
            line_has_others: false,
        }
    }

    /// The name of an event stands on the line to come.
    pub(super) fn note_event(&mut self) {
        self.current.names_event = true;
    }

    /// Returns how many sentences are complete.
    pub(super) fn n_done(&self) -> usize {
        self.done.len()
    }

    /// Ends and returns all sentences.
    pub(super) fn finish(mut self) -> Vec<Sentence<'a>> {
        self.end();
        self.done
    }

    /// Ends the current sentence.
    pub(super) fn end(&mut self) {
        self.take_words();
        self.end_sentence();
    }

    fn end_sentence(&mut self) {
        self.number = None;
        self.label = None;
        let wording = std::mem::take(&mut self.wording);
        let sentence = std::mem::take(&mut self.current);
        if sentence.candidates.is_empty() && !sentence.has_words && !sentence.has_draw_sign {
            return;
        }
        let statement = if sentence.has_words {
            phrases::statement(&wording)
        } else {
            None
        };
        let retracts = sentence.has_words && phrases::retracts(&wording);
        self.done.push(Sentence {
            text: self.text,
            statement,
            retracts,
            ..sentence
        });
    }

    /// Adds a line; `covered` are the bytes that were read as dates and clock times.
    pub(super) fn line(
        &mut self,
        index: usize,
        line: &'a str,
        tokens: &[Token<'a>],
        covered: &[Range<usize>],
    ) {
        let is_table = is_table_row(line);
        self.line_has_others = has_others(tokens);
        if is_table {
            self.number = row_number(tokens);
        }
        for (place, token) in tokens.iter().enumerate() {
            self.extend_to(index);
            let is_covered = covered.iter().any(|range| range.contains(&token.offset));
            if self.is_aside(token) {
                continue;
            }
            match token.kind {
                TokenKind::Move { .. } if !is_covered => {
                    self.add_move(index, token, bracketed(tokens, place));
                }
                TokenKind::Number { number, black } if !is_covered => {
                    self.take_words();
                    self.number = Some((number, black.then_some(Color::Black)));
                }
                TokenKind::Ellipsis => {
                    if let Some((_, color)) = &mut self.number {
                        *color = Some(Color::Black);
                    }
                }
                TokenKind::DrawOffer => self.current.has_draw_sign = true,
                TokenKind::Word => self.add_word(token.text, is_covered),
                TokenKind::Figure if !is_covered && is_black_number(tokens, place) => {
                    self.take_words();
                    let number = token.text.parse().ok().map(MoveNumber);
                    self.number = number.map(|number| (number, Some(Color::Black)));
                }
                TokenKind::Figure => self.add_figure(token.text, is_covered || is_table),
                TokenKind::Punctuation => self.add_punctuation(token.text, tokens.get(place + 1)),
                TokenKind::Move { .. } | TokenKind::Number { .. } | TokenKind::Result(_) => {}
            }
        }
        self.wording.push(' ');
    }

    fn extend_to(&mut self, line: usize) {
        if self.current.candidates.is_empty() && !self.current.has_words {
            self.current.lines = (line, line);
        }
        self.current.lines.1 = line;
    }

    /// Passes over comments and variations of PGN; a comment may speak (`{White offers a draw}`).
    fn is_aside(&mut self, token: &Token<'a>) -> bool {
        if token.text.starts_with('{') {
            self.take_words();
            self.comment.get_or_insert_default();
            return true;
        }
        if let Some(comment) = &mut self.comment {
            if token.text.starts_with('}') {
                self.end_comment();
            } else {
                comment.push_str(token.text);
                comment.push(' ');
            }
            return true;
        }
        if self.kind == TextKind::Pgn && token.kind == TokenKind::Punctuation {
            match token.text {
                "(" => self.variation += 1,
                ")" => self.variation = self.variation.saturating_sub(1),
                _ => {}
            }
        }
        self.variation > 0
    }

    /// Cmail writes offers and resignations as comments in which the color speaks of itself.
    fn end_comment(&mut self) {
        let comment = self.comment.take().unwrap_or_default();
        let words = comment
            .strip_prefix("White ")
            .or_else(|| comment.strip_prefix("Black "));
        let said = words.map(|words| {
            format!(
                "I {}",
                words
                    .replacen("offers", "offer", 1)
                    .replacen("resigns", "resign", 1)
            )
        });
        if let Some(statement) = phrases::statement(said.as_deref().unwrap_or(&comment)) {
            let lines = self.current.lines;
            let (text, has_words) = (self.text, true);
            self.done.push(Sentence {
                text,
                lines,
                has_words,
                statement: Some(statement),
                ..Sentence::default()
            });
        }
    }

    fn add_move(&mut self, line: usize, token: &Token<'a>, in_brackets: bool) {
        let is_dictated = self.words.iter().any(|word| phrases::names_man(word));
        self.take_words();
        let TokenKind::Move { syntax, mut marks } = token.kind else {
            return;
        };
        let (number, color) = match self.number.take() {
            Some((number, color)) => (Some(number), color),
            None => (None, None),
        };
        // "knight f6": the square alone would be read as a pawn's.
        marks.loose |= is_dictated;
        self.wording.push_str("… ");
        self.current.has_others |= self.line_has_others;
        self.current.candidates.push(Candidate {
            text: token.text,
            spot: Spot {
                text: self.text,
                line,
                offset: token.offset,
                len: token.text.len(),
            },
            syntax,
            marks,
            number,
            color,
            label: self.label.take(),
            in_brackets,
        });
    }

    fn add_word(&mut self, word: &'a str, is_covered: bool) {
        self.current.has_words = true;
        self.wording.push_str(word);
        self.wording.push(' ');
        if is_covered {
            self.take_words();
        } else if self.words.len() < SENTENCE_WORDS_MAX {
            self.words.push(word);
        } else {
            self.current.unknown.push(word);
        }
    }

    fn add_figure(&mut self, text: &'a str, is_covered: bool) {
        self.take_words();
        self.wording.push_str(text);
        self.wording.push(' ');
        let is_understood = match figure(text) {
            Figure::DateOrClock => true,
            Figure::Small => is_covered,
            Figure::Other => is_covered && !text.contains('+'),
        };
        if !is_understood {
            self.current.unknown.push(text);
        }
    }

    /// Ends the sentence at `.`, `!`, `?`, unless more of the line is mere punctuation.
    fn add_punctuation(&mut self, text: &'a str, next: Option<&Token<'a>>) {
        self.take_words();
        let ends = text.starts_with(['.', '!', '?', ';']) || text.ends_with(['.', '!', '?']);
        self.wording.push_str(text);
        self.wording.push(' ');
        if text.contains(['?', '¿', ';']) && text.contains(['?', '¿']) {
            self.current.is_question = true;
        }
        if text.starts_with(':') && next.is_none() && !self.current.unknown.is_empty() {
            self.current.leads_on = true;
        }
        let has_more = next.is_some_and(|next| next.kind != TokenKind::Punctuation);
        let has_said = self.current.has_words || !self.current.candidates.is_empty();
        if ends && (has_more || next.is_none()) && has_said {
            self.current.is_ended = true;
            self.end();
        }
    }

    /// Looks up the words since the last move, number or sign.
    fn take_words(&mut self) {
        let words = std::mem::take(&mut self.words);
        let mut rest = words.as_slice();
        while let [word, tail @ ..] = rest {
            match phrase_of(rest) {
                Some((phrase, n_words)) => {
                    self.add_phrase(phrase, word);
                    rest = rest.get(n_words..).unwrap_or_default();
                }
                None => {
                    // A code with strokes is an event's: of another game, if it is not this one's.
                    if !is_code(word) || word.contains('/') {
                        self.current.unknown.push(word);
                    }
                    rest = tail;
                }
            }
        }
    }

    /// Each "if" begins a sentence of its own, and leaves what stands before it alone.
    fn begin_condition(&mut self) {
        if !self.current.candidates.is_empty() {
            let lines = self.current.lines;
            self.end_sentence();
            self.current.lines = (lines.1, lines.1);
        }
        self.current.has_words = true;
        self.current.is_conditional = true;
    }

    fn add_phrase(&mut self, phrase: Phrase, word: &'a str) {
        match phrase {
            Phrase::Yours => self.label = Some(Label::Yours),
            Phrase::Mine => self.label = Some(Label::Mine),
            Phrase::If => self.begin_condition(),
            Phrase::Doubt => self.current.doubts.push(word),
            Phrase::Filler | Phrase::Then | Phrase::Clock => {}
        }
    }
}

/// `9 ... Na5`: the number stands apart from its dots.
fn is_black_number(tokens: &[Token<'_>], place: usize) -> bool {
    let kind = |ahead: usize| tokens.get(place + ahead).map(|token| token.kind);
    kind(1) == Some(TokenKind::Ellipsis) && matches!(kind(2), Some(TokenKind::Move { .. }))
}

/// The move number in the first cell of a table's row.
fn row_number(tokens: &[Token<'_>]) -> Option<(MoveNumber, Option<Color>)> {
    let first = tokens
        .first()
        .filter(|token| token.kind == TokenKind::Figure)?;
    Some((
        MoveNumber(first.text.trim_end_matches('.').parse().ok()?),
        None,
    ))
}

/// Codes of servers and events mix letters and digits (`ze75k36`, `T130001W`); they say nothing of a move.
fn is_code(word: &str) -> bool {
    let has = |test: fn(&char) -> bool| word.chars().any(|c| test(&c));
    word.chars().count() >= 4 && has(char::is_ascii_digit) && has(char::is_ascii_alphabetic)
}

/// Tells whether a move stands in brackets directly behind another move.
fn bracketed(tokens: &[Token<'_>], place: usize) -> bool {
    let before = |back: usize| place.checked_sub(back).and_then(|index| tokens.get(index));
    let is_open = |token: &Token<'_>| token.text == "(" || token.text == "[";
    let is_move = |token: &Token<'_>| matches!(token.kind, TokenKind::Move { .. });
    before(1).is_some_and(is_open) && before(2).is_some_and(is_move)
}
