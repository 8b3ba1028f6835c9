//! Lines that state dates and days in words.

use std::ops::Range;

use super::dates::{Written, date_at};
use super::lexer::{Lexeme, Token, lex};
use super::words::{Key, key_at};
use super::{ClaimReader, DateOf};
use crate::correspondence::phrases::fold;

/// Most unknown words between a label and its date.
const GAP_MAX: usize = 3;
/// Most words of a name in front of a clock.
const NAME_WORDS_MAX: usize = 5;

/// Where the reading of a line stands.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// What the next date or number belongs to.
    expects: Option<Key>,
    /// Unknown words since.
    gap: usize,
    /// Whether the clock that is spoken of is the writer's.
    mine: bool,
    /// What the last figure was, for what hangs on it: `3/17`, `3 (17)`, `9 of 30`.
    after: Option<Key>,
}

impl Default for State {
    fn default() -> Self {
        Self {
            expects: None,
            gap: 0,
            mine: true,
            after: None,
        }
    }
}

impl ClaimReader<'_> {
    /// Reads a line that is no table.
    pub(super) fn read_prose(&mut self, line: &str) -> Vec<Range<usize>> {
        let tokens = lex(line);
        let mut state = self.carry.take().unwrap_or_default();
        let mut covered = vec![Cover::No; tokens.len()];
        let mut at = 0;
        while let Some(rest) = tokens.get(at..).filter(|rest| !rest.is_empty()) {
            let (cover, len) = self.step(&tokens, at, rest, &mut state);
            for slot in covered.iter_mut().skip(at).take(len) {
                *slot = cover;
            }
            at += len.max(1);
        }
        let open = state.expects.is_some() && state.gap == 0;
        let told = covered
            .iter()
            .any(|cover| matches!(cover, Cover::Yes | Cover::Label));
        if (open || state.after.is_some()) && told && covered.last() != Some(&Cover::No) {
            self.carry = Some(state);
        }
        ranges(&tokens, &covered)
    }

    /// Reads what stands at one place; returns how it counts and how many tokens it takes.
    fn step(
        &mut self,
        all: &[Token],
        at: usize,
        rest: &[Token],
        state: &mut State,
    ) -> (Cover, usize) {
        if let Some(len) = hangs_on(rest, state) {
            return self.hanging(rest, len, state);
        }
        if let Some(found) = self.dated(rest, state) {
            return found;
        }
        if let Some((key, len)) = key_at(rest) {
            return (
                self.keyed(all.get(..at).unwrap_or_default(), key, state),
                len,
            );
        }
        match rest {
            [hour, colon, minute, ..]
                if colon.is_mark(':') && hour.number(2).is_some() && minute.number(2).is_some() =>
            {
                (Cover::Yes, 3)
            }
            [
                Token {
                    lexeme: Lexeme::Number(..),
                    ..
                },
                ..,
            ] => self.numbered(rest, state),
            [
                Token {
                    lexeme: Lexeme::Word(_),
                    ..
                },
                ..,
            ] => {
                state.gap += 1;
                if state.gap > GAP_MAX {
                    state.expects = None;
                }
                state.after = None;
                (Cover::No, 1)
            }
            _ => (Cover::Joint, 1),
        }
    }

    /// Reads a date; one without a year only right behind its label.
    fn dated(&mut self, rest: &[Token], state: &mut State) -> Option<(Cover, usize)> {
        let label = state.expects.filter(|key| {
            matches!(
                key,
                Key::Received | Key::Replied | Key::Sent | Key::TheySent
            )
        });
        let counts = matches!(state.expects, Some(Key::Days | Key::Total | Key::Reach));
        let found = date_at(rest, self.context.today)?;
        if !found.certain && (counts || label.is_none() || state.gap > 0) {
            return None;
        }
        // `12.11 13` behind "my answer" is a move; a date is of these days, and no figure follows it.
        let behind = rest.get(found.len);
        let goes_on = behind.is_some_and(|next| next.number(4).is_some() || next.is_mark('-'));
        let yearless = matches!(found.written, Written::Figures { year: None, .. });
        if yearless && (goes_on || !found.written.may_be_likely(self.context.today)) {
            return None;
        }
        let of = match label {
            Some(Key::Received) => DateOf::Received,
            Some(Key::Replied) => DateOf::Replied,
            Some(Key::Sent) => DateOf::Sent,
            _ => DateOf::Other,
        };
        if !(yearless && of == DateOf::Other) {
            self.push(of, found.written);
        }
        if label.is_some() {
            state.expects = None;
        }
        state.gap = 0;
        state.after = None;
        Some((Cover::Yes, found.len))
    }

    /// Takes note of a label.
    fn keyed(&self, before: &[Token], key: Key, state: &mut State) -> Cover {
        match key {
            Key::Joint => return Cover::Joint,
            Key::Side(color) => {
                state.mine = self.context.color == Some(color);
                return Cover::Joint;
            }
            Key::Yours => {
                state.mine = false;
                return Cover::Joint;
            }
            Key::Days => {
                if let Some(mine) = self.owner(before) {
                    state.mine = mine;
                }
            }
            Key::Received | Key::Replied | Key::Sent | Key::TheySent => state.mine = true,
            Key::Total | Key::Reach => {}
        }
        state.expects = Some(key);
        state.gap = 0;
        state.after = None;
        Cover::Label
    }

    /// Returns whether a name in front of a clock is the writer's; `None` where no name is.
    fn owner(&self, before: &[Token]) -> Option<bool> {
        let mut names = Vec::new();
        for token in before {
            match &token.lexeme {
                Lexeme::Word(word) => names.push(word.as_str()),
                Lexeme::Mark('.' | ',' | '-' | '\'' | '’') => {}
                Lexeme::Number(..) | Lexeme::Mark(_) => return None,
            }
        }
        // Words that are labels themselves are no name.
        let unknown = before.iter().enumerate().any(|(at, token)| {
            matches!(token.lexeme, Lexeme::Word(_)) && before.get(at..).and_then(key_at).is_none()
        });
        if !unknown || names.len() > NAME_WORDS_MAX {
            return None;
        }
        let writer = fold(self.context.writer);
        let mut parts = writer
            .split(|letter: char| !letter.is_alphabetic())
            .filter(|part| part.len() > 1);
        Some(parts.any(|part| names.contains(&part)))
    }

    /// Reads a number that is no date: days, or the number of a move.
    fn numbered(&mut self, rest: &[Token], state: &mut State) -> (Cover, usize) {
        let value = rest
            .first()
            .and_then(|token| token.number(3))
            .filter(|_| state.gap == 0);
        match (state.expects, value) {
            (Some(key @ (Key::Days | Key::Total)), Some(value)) if !is_move_number(rest) => {
                self.count(key, value, state.mine);
                state.expects = None;
                state.after = Some(key);
                (Cover::Yes, 1)
            }
            (Some(Key::Reach), Some(_)) => {
                state.expects = None;
                (Cover::Yes, 1)
            }
            _ => {
                state.expects = None;
                state.after = None;
                (Cover::No, 1)
            }
        }
    }

    /// Reads what hangs on a number of days: the total, or what is allowed.
    fn hanging(&mut self, rest: &[Token], len: usize, state: &mut State) -> (Cover, usize) {
        let value = rest.iter().take(len).find_map(|token| token.number(3));
        if state.after == Some(Key::Days)
            && let Some(value) = value
        {
            self.count(Key::Total, value, state.mine);
        }
        state.after = None;
        (Cover::Yes, len)
    }

    fn count(&mut self, key: Key, value: u32, mine: bool) {
        match key {
            _ if !mine => {}
            Key::Days => self.days = Some(value),
            _ => self.total = Some(value),
        }
    }
}

/// Returns whether a number is a move's: `12. Nf3`, `12...Nf6`.
fn is_move_number(rest: &[Token]) -> bool {
    matches!(rest, [_, dot, next, ..] if dot.is_mark('.') && key_at(std::slice::from_ref(next)).is_none())
}

/// Returns the length of what hangs on the figure before: `/17`, `(17)`, `of 30`.
fn hangs_on(rest: &[Token], state: &State) -> Option<usize> {
    state.after?;
    match rest {
        [stroke, number, ..] if stroke.is_mark('/') && number.number(3).is_some() => Some(2),
        [open, number, close, ..]
            if open.is_mark('(') && close.is_mark(')') && number.number(3).is_some() =>
        {
            Some(3)
        }
        [
            Token {
                lexeme: Lexeme::Word(of),
                ..
            },
            number,
            ..,
        ] if state.after == Some(Key::Total)
            && number.number(3).is_some()
            && matches!(
                of.as_str(),
                "of" | "von" | "de" | "di" | "van" | "av" | "af" | "z" | "из" | "sur"
            ) =>
        {
            Some(2)
        }
        _ => None,
    }
}

/// How a token counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cover {
    /// Not understood here.
    No,
    /// Understood between others.
    Joint,
    /// Understood if a date or a number follows.
    Label,
    /// A date or a number of days.
    Yes,
}

/// Joins what is understood to ranges, each from a label or value to the last value behind it.
///
/// A label without a value stays out: "my answer" and "received" are words beside moves as well.
fn ranges(tokens: &[Token], covered: &[Cover]) -> Vec<Range<usize>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let mut start = None;
    let mut end = None;
    for (token, cover) in tokens.iter().zip(covered) {
        match cover {
            Cover::No => {
                ranges.extend(start.take().zip(end.take()).map(|(start, end)| start..end));
            }
            Cover::Joint => {}
            Cover::Label => start = start.or(Some(token.range.start)),
            Cover::Yes => {
                start = start.or(Some(token.range.start));
                end = Some(token.range.end);
            }
        }
    }
    ranges.extend(start.zip(end).map(|(start, end)| start..end));
    ranges
}
