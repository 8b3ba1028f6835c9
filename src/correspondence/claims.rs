//! Dates and days that the opponent states for his move.

mod dates;
mod lexer;
mod line;
mod months;
mod table;
#[cfg(test)]
mod tests;
mod words;

use std::ops::Range;

use chrono::NaiveDate;

pub(super) use self::months::months_named;

use self::dates::{Written, is_likely};
use self::line::State;
use self::table::Columns;
use crate::game::Color;

/// Most dates of a mail that are remembered.
const DATES_MAX: usize = 1000;

/// Dates and days that the opponent states for his move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Claims {
    /// When he received our move.
    pub received: Option<NaiveDate>,
    /// When he answered.
    pub replied: Option<NaiveDate>,
    /// Days used for this move.
    pub days: Option<u32>,
    /// Days used so far.
    pub total: Option<u32>,
}

/// How an opponent writes dates in figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum DateOrder {
    /// `14.03.2026`.
    DayFirst,
    /// `03/14/2026`.
    MonthFirst,
    /// Not known.
    #[default]
    Unknown,
}

/// What must be known to read the dates of a mail.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClaimContext<'a> {
    /// The day on which the mail came.
    pub(super) today: NaiveDate,
    /// How the writer is known to write dates; a mail that shows the contrary is believed.
    pub(super) order: DateOrder,
    /// The writer's name, for lines such as `Ann Example time usage: 3/17`.
    pub(super) writer: &'a str,
    /// The writer's color, for lines such as `White used +3 days`.
    pub(super) color: Option<Color>,
}

/// What a date stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DateOf {
    Received,
    Replied,
    Sent,
    /// A date that is nothing to us, but shows how the writer writes dates.
    Other,
}

/// Gathers the claims of a mail, line by line.
#[derive(Debug)]
pub(super) struct ClaimReader<'a> {
    context: ClaimContext<'a>,
    dates: Vec<(DateOf, Written)>,
    days: Option<u32>,
    total: Option<u32>,
    columns: Option<Columns>,
    /// What a line that broke off was about to say.
    carry: Option<State>,
}

impl<'a> ClaimReader<'a> {
    /// Starts on a mail, or on the part of a mail that speaks of one game.
    pub(super) fn new(context: ClaimContext<'a>) -> Self {
        Self {
            context,
            dates: Vec::new(),
            days: None,
            total: None,
            columns: None,
            carry: None,
        }
    }

    /// Reads a line; returns the byte ranges, in order and apart, that are understood as date or clock.
    pub(super) fn read_line(&mut self, line: &str) -> Vec<Range<usize>> {
        if let Some(ranges) = self.read_table(line) {
            self.carry = None;
            return ranges;
        }
        self.read_prose(line)
    }

    /// Returns what the lines so far claim.
    pub(super) fn finish(&self) -> Claims {
        let last = |of| {
            self.dates
                .iter()
                .rev()
                .find(|(is, _)| *is == of)
                .map(|(_, written)| written)
        };
        let (received, replied, sent) = (
            last(DateOf::Received),
            last(DateOf::Replied),
            last(DateOf::Sent),
        );
        let order = self.order(received, replied.or(sent));
        let read = |written: Option<&Written>| written?.read(order, self.context.today);
        let received = read(received);
        // "Sent" may be said of our move as well; after the day of receipt it is the answer.
        let sent = read(sent).filter(|sent| received.is_some_and(|received| *sent >= received));
        let replied = if replied.is_some() {
            read(replied)
        } else {
            sent
        };
        Claims {
            received,
            replied,
            days: self.days,
            total: self.total,
        }
    }

    /// Returns how the mail's dates are to be read.
    fn order(&self, received: Option<&Written>, replied: Option<&Written>) -> DateOrder {
        let labelled = [received, replied];
        let shown = labelled.into_iter().flatten().find_map(Written::shows);
        let shown = shown.or_else(|| {
            self.dates
                .iter()
                .rev()
                .find_map(|(_, written)| written.shows())
        });
        if let Some(order) = shown {
            return order;
        }
        let fits = |order: DateOrder, strict: bool| {
            let [received, replied] = labelled
                .map(|written| written.map(|written| written.read(order, self.context.today)));
            let likely = |date: Option<Option<NaiveDate>>| {
                date.is_none_or(|date| date.is_some_and(|date| is_likely(date, self.context.today)))
            };
            let span = received
                .flatten()
                .zip(replied.flatten())
                .map(|(from, to)| (to - from).num_days());
            let days = self.days.map(i64::from).filter(|_| strict);
            likely(received)
                && likely(replied)
                && span.is_none_or(|span| span >= 0 && days.is_none_or(|days| days == span))
        };
        for strict in [true, false] {
            match (
                fits(DateOrder::DayFirst, strict),
                fits(DateOrder::MonthFirst, strict),
            ) {
                (true, false) => return DateOrder::DayFirst,
                (false, true) => return DateOrder::MonthFirst,
                (true, true) => return self.context.order,
                (false, false) => {}
            }
        }
        self.context.order
    }

    fn push(&mut self, of: DateOf, written: Written) {
        if self.dates.len() < DATES_MAX {
            self.dates.push((of, written));
        }
    }
}

/// Reads one line by itself; `None` where it claims nothing.
#[cfg(test)]
fn claim_in(line: &str, context: ClaimContext<'_>) -> Option<Claims> {
    let mut reader = ClaimReader::new(context);
    let _understood = reader.read_line(line);
    Some(reader.finish()).filter(|claims| *claims != Claims::default())
}
