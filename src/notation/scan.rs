mod algebraic;
mod figure;
mod marks;
mod numeric;
mod reader;
#[cfg(test)]
mod tests;

use crate::game::{GameResult, MoveNumber};

use super::castling::read_castling_words;
use super::descriptive::{Typography, read_descriptive};
use super::{DescriptiveMove, Languages, Marks, MoveSyntax};

pub(super) use self::figure::read_result;
pub(super) use self::reader::Reader;

/// A piece of a line. Tokens come in order and do not overlap; between them is white space only
/// (and invisible characters).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// What it is.
    pub kind: TokenKind,
    /// As it stands in the line, marks included.
    pub text: &'a str,
    /// Byte offset in the line.
    pub offset: usize,
}

/// What a token is, by its form alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// Something written like a move.
    Move {
        /// The move as written.
        syntax: MoveSyntax,
        /// Check, mate, `e.p.`, `(=)` around it.
        marks: Marks,
    },
    /// A move number: `12.`, `12)`, `12...`, and a bare `12` directly before a move.
    Number {
        /// The number.
        number: MoveNumber,
        /// True for `12...` and `12…` (Black's move follows).
        black: bool,
    },
    /// `...` or `…` standing alone: the move that follows is Black's, or the score goes on.
    Ellipsis,
    /// `1-0`, `½-½`, `*`.
    Result(GameResult),
    /// `(=)` away from a move.
    DrawOffer,
    /// Digits that are no move: dates, times, ratios, amounts, telephone numbers.
    Figure,
    /// A word.
    Word,
    /// Anything else.
    Punctuation,
}

/// What stands before a place.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::notation) struct Context {
    /// A move number, or the dots of Black's move.
    pub(in crate::notation) numbered: bool,
    /// A move.
    pub(in crate::notation) after_move: bool,
    /// A number, a move, a bar or a colon stood before, and nothing but signs since.
    pub(in crate::notation) due: bool,
    /// The text is known to be a move or a score, and in which kind of notation.
    pub(in crate::notation) manner: Manner,
    /// Figures that are no move.
    pub(super) after_figure: bool,
    /// Figures that look like the first group of a telephone number.
    pub(super) after_telephone: bool,
}

/// What is known of a text before it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::notation) enum Manner {
    /// Words of a mail, with moves among them.
    #[default]
    Mail,
    /// A move or a score in any notation.
    Score,
    /// A move or a score in any notation but descriptive.
    NotDescriptive,
    /// A move or a score in descriptive notation.
    Descriptive,
}

/// Cuts a line into tokens. Never fails; knows no board.
#[must_use]
pub fn scan(line: &str, languages: Languages) -> Vec<Token<'_>> {
    scan_in(line, languages, Manner::Mail)
}

/// Cuts a line into tokens, where something is known of the text.
pub(super) fn scan_in(line: &str, languages: Languages, manner: Manner) -> Vec<Token<'_>> {
    let context = Context {
        manner,
        ..Context::default()
    };
    let mut scanner = Scanner {
        line,
        languages,
        context,
        joined_at: None,
    };
    let mut tokens = Vec::new();
    let mut reader = Reader::new(line, 0);
    loop {
        reader.spaces();
        let Some(start) = scanner.start_of_token(reader) else {
            return tokens;
        };
        let (kind, end) = scanner.token(Reader::new(line, start));
        let Some(text) = line
            .get(start..end.offset())
            .filter(|text| !text.is_empty())
        else {
            return tokens;
        };
        scanner.remember(&kind, text, end);
        tokens.push(Token {
            kind,
            text,
            offset: start,
        });
        reader = end;
    }
}

/// Reads a text that is one move and nothing else, its marks included. Nothing is allocated.
#[must_use]
pub fn parse_move(text: &str, languages: Languages) -> Option<(MoveSyntax, Marks)> {
    let context = Context {
        due: true,
        numbered: true,
        manner: Manner::Score,
        ..Context::default()
    };
    let (syntax, marks, end) = read_move(Reader::new(text, 0), languages, context)?;
    end.peek().is_none().then_some((syntax, marks))
}

/// Reads a move at a place: castling, numeric, algebraic, with its marks.
pub(super) fn read_move(
    reader: Reader<'_>,
    languages: Languages,
    context: Context,
) -> Option<(MoveSyntax, Marks, Reader<'_>)> {
    let mut marks = Marks::default();
    let is_digit = reader.peek()?.is_ascii_digit();
    let (syntax, after) = if let Some((side, after)) = algebraic::read_castling(reader) {
        (MoveSyntax::Castling(side), after)
    } else if is_digit {
        let (mv, after) = numeric::read_numeric(reader, languages, context)?;
        (MoveSyntax::Numeric(mv), after)
    } else if let Some((syntax, after)) = castling_in_words(reader, languages, context) {
        (syntax, after)
    } else {
        let (syntax, loose, after) = read_lettered(reader, languages, context)?;
        marks.loose = loose;
        (syntax, after)
    };
    let end = marks::read_marks(after, &mut marks);
    let is_marked = end.offset() > after.offset();
    let is_joined = context.numbered && starts_joined_move(end, languages, context.manner);
    let is_free = if is_marked {
        end.at_word_end()
    } else {
        end.at_clean_end()
    };
    (is_free || is_joined).then_some((syntax, marks, end))
}

/// `5254-5755` and `Nf3-Nc6`: behind a number a second move may be joined to the first.
fn starts_joined_move(reader: Reader<'_>, languages: Languages, manner: Manner) -> bool {
    let mut after = reader;
    after
        .eat_if(|c| matches!(c, '-' | '/' | ',' | ';' | ':'))
        .is_some()
        && {
            let context = Context {
                manner,
                ..Context::default()
            };
            read_move(after, languages, context).is_some_and(|(_, marks, _)| !marks.loose)
        }
}

/// Castling in words: in a mail only where a move is due, or alone on its line.
fn castling_in_words(
    reader: Reader<'_>,
    languages: Languages,
    context: Context,
) -> Option<(MoveSyntax, Reader<'_>)> {
    let (side, after) = read_castling_words(reader)?;
    let mut rest = after;
    rest.eat('.');
    rest.spaces();
    let is_alone = reader.offset() == 0 && rest.peek().is_none();
    let is_due = context.due || is_alone || context.manner != Manner::Mail;
    let mv = DescriptiveMove::castles(side, languages);
    is_due.then_some((MoveSyntax::Descriptive(mv), after))
}

/// A move in letters: algebraic in its strict form first, then descriptive, then whatever is loose.
fn read_lettered(
    reader: Reader<'_>,
    languages: Languages,
    context: Context,
) -> Option<(MoveSyntax, bool, Reader<'_>)> {
    let algebraic = read_fitting_algebraic(reader, languages, context)
        .map(|(mv, loose, after)| (MoveSyntax::Algebraic(mv), loose, after));
    if context.manner == Manner::NotDescriptive {
        return algebraic;
    }
    let prefers_algebraic = context.manner != Manner::Descriptive;
    if prefers_algebraic && matches!(algebraic, Some((_, false, _))) {
        return algebraic;
    }
    let typography = Typography {
        lax: context.manner != Manner::Mail,
        due: context.due,
    };
    read_descriptive(reader, languages, typography)
        .map(|(mv, loose, after)| (MoveSyntax::Descriptive(mv), loose, after))
        .filter(|(_, _, end)| {
            algebraic
                .as_ref()
                .is_none_or(|(_, _, other)| end.offset() >= other.offset())
        })
        .or(algebraic)
}

/// An algebraic move; `ed` without a sign only where a move is due, and never an ordinary word.
fn read_fitting_algebraic(
    reader: Reader<'_>,
    languages: Languages,
    context: Context,
) -> Option<(super::AlgebraicMove, bool, Reader<'_>)> {
    let is_word = ["ab", "de", "ed", "fe"].iter().any(|word| {
        let mut after = reader;
        after.eat_str(word) && after.at_word_end()
    });
    let short_captures = context.numbered || context.after_move && !is_word;
    algebraic::read_algebraic(reader, languages, short_captures)
}

/// Whether figures look like a group of a telephone number, behind which four figures are another:
/// `040/1234 5678`. A year is none, nor is a date: moves may stand behind them.
fn is_part_of_telephone(figure: &str) -> bool {
    let is_plain = figure
        .chars()
        .all(|c| c.is_ascii_digit() || matches!(c, '/' | '-'));
    let is_year = figure.len() == 4 && (figure.starts_with("19") || figure.starts_with("20"));
    is_plain && figure.len() >= 3 && !is_year
}

struct Scanner<'a> {
    line: &'a str,
    languages: Languages,
    context: Context,
    /// Where a second move begins that is joined to the first (`5254-5755`).
    joined_at: Option<usize>,
}

impl<'a> Scanner<'a> {
    /// The offset of the next visible character.
    fn start_of_token(&self, reader: Reader<'a>) -> Option<usize> {
        let rest = self.line.get(reader.offset()..)?;
        let (index, _) = rest
            .char_indices()
            .find(|(_, c)| !reader::is_invisible(*c))?;
        Some(reader.offset() + index)
    }

    fn token(&mut self, start: Reader<'a>) -> (TokenKind, Reader<'a>) {
        let mut after = start;
        if after.eat_str("(=)") {
            return (TokenKind::DrawOffer, after);
        }
        if let Some((result, after)) = read_result(start) {
            return (TokenKind::Result(result), after);
        }
        if self.is_lone_asterisk(start) {
            after.bump();
            return (TokenKind::Result(GameResult::Unknown), after);
        }
        let found = if start.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.digits(start)
        } else {
            self.move_at(start).or_else(|| figure::read_figure(start))
        };
        if let Some(found) = found {
            return found;
        }
        if let Some(after) = figure::read_word(start) {
            return (TokenKind::Word, after);
        }
        let dots = figure::eat_dots(&mut after);
        if dots >= 2 {
            return (TokenKind::Ellipsis, after);
        }
        let mut after = start;
        after.bump();
        (TokenKind::Punctuation, after)
    }

    fn digits(&self, start: Reader<'a>) -> Option<(TokenKind, Reader<'a>)> {
        let is_tail = self.context.after_telephone || self.is_tail_of_figure(start.offset());
        let number_first = || figure::read_number(start, self.languages, self.context.manner);
        let found = if is_tail { None } else { self.move_at(start) };
        // `12.7163` is a number with its move; `52.54` is a move.
        let dotted = number_first().filter(|(_, end)| {
            let glued = end.peek().is_some_and(|c| c.is_ascii_digit());
            found.is_none() || glued
        });
        dotted.or(found).or_else(|| figure::read_figure(start))
    }

    fn move_at(&self, start: Reader<'a>) -> Option<(TokenKind, Reader<'a>)> {
        let (syntax, marks, end) = read_move(start, self.languages, self.context)?;
        Some((TokenKind::Move { syntax, marks }, end))
    }

    /// Whether a dash or slash joins this place to something before: `(0171)-5254`.
    fn is_tail_of_figure(&self, offset: usize) -> bool {
        if self.joined_at == Some(offset) {
            return false;
        }
        let before = self.line.get(..offset).unwrap_or_default();
        let mut chars = before.chars().rev();
        let joins = chars
            .next()
            .is_some_and(|c| matches!(c, '-' | '/' | '_' | '@' | '\\' | '%'));
        joins && chars.next().is_some_and(|c| !c.is_whitespace()) && !self.context.numbered
    }

    fn is_lone_asterisk(&self, start: Reader<'a>) -> bool {
        let before = self
            .line
            .get(..start.offset())
            .unwrap_or_default()
            .chars()
            .next_back();
        let follows = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '*');
        start.peek() == Some('*') && !follows(before) && !follows(start.peek_second())
    }

    fn remember(&mut self, kind: &TokenKind, text: &str, end: Reader<'a>) {
        let was_numbered = self.context.numbered;
        let is_move = matches!(kind, TokenKind::Move { .. });
        if is_move && was_numbered && starts_joined_move(end, self.languages, self.context.manner) {
            let mut sign = end;
            sign.bump();
            self.joined_at = Some(sign.offset());
        } else if *kind != TokenKind::Punctuation {
            self.joined_at = None;
        }
        self.context = Context {
            manner: self.context.manner,
            due: match kind {
                TokenKind::Number { .. } | TokenKind::Ellipsis | TokenKind::Move { .. } => true,
                TokenKind::Punctuation => self.context.due || matches!(text, "|" | ":"),
                _ => false,
            },
            numbered: matches!(kind, TokenKind::Number { .. } | TokenKind::Ellipsis),
            after_move: is_move,
            after_figure: *kind == TokenKind::Figure,
            after_telephone: *kind == TokenKind::Figure
                && end.peek() == Some(' ')
                && is_part_of_telephone(text),
        };
    }
}
