//! Dates as they are written.

use chrono::{Datelike as _, Days, NaiveDate};

use super::DateOrder;
use super::lexer::{Lexeme, Token};
use super::months::months_named;

/// How far back a date of a mail may lie.
const PAST_DAYS_MAX: u64 = 60;
/// The writer may live east of the reader, and be a day ahead.
const FUTURE_DAYS_MAX: u64 = 1;
/// Years that a date may have; numeric moves begin at 1111 and end at 8888, without 0 and 9.
const YEARS: std::ops::RangeInclusive<u32> = 1990..=2099;

/// A date, as far as its text tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// Day and month are told apart; a month's name may be two months' in two languages.
    Named(Vec<NaiveDate>),
    /// Two numbers, in some order.
    Figures {
        /// The first.
        first: u32,
        /// The second.
        second: u32,
        /// The year, written or taken from today.
        year: Option<i32>,
    },
}

impl Written {
    /// Reads it in an order; a date that is only one in the other order is read in that.
    pub(super) fn read(&self, order: DateOrder, today: NaiveDate) -> Option<NaiveDate> {
        match self {
            Self::Named(dates) => dates
                .iter()
                .find(|date| is_likely(**date, today))
                .or_else(|| dates.first())
                .copied(),
            Self::Figures {
                first,
                second,
                year,
            } => {
                let by_day = || date(*year, *second, *first, today);
                let by_month = || date(*year, *first, *second, today);
                match order {
                    DateOrder::DayFirst => by_day().or_else(by_month),
                    DateOrder::MonthFirst => by_month().or_else(by_day),
                    DateOrder::Unknown => match (by_day(), by_month()) {
                        (Some(one), Some(other)) => (one == other).then_some(one),
                        (one, other) => one.or(other),
                    },
                }
            }
        }
    }

    /// Returns whether it is a likely date in one order at least.
    pub(super) fn may_be_likely(&self, today: NaiveDate) -> bool {
        [DateOrder::DayFirst, DateOrder::MonthFirst]
            .into_iter()
            .filter_map(|order| self.read(order, today))
            .any(|date| is_likely(date, today))
    }

    /// Returns the order that it can only have, if so.
    pub(super) fn shows(&self) -> Option<DateOrder> {
        match self {
            Self::Figures { first, second, .. } if *first > 12 && *second <= 12 => {
                Some(DateOrder::DayFirst)
            }
            Self::Figures { first, second, .. } if *first <= 12 && *second > 12 => {
                Some(DateOrder::MonthFirst)
            }
            Self::Figures { .. } | Self::Named(_) => None,
        }
    }
}

/// Returns whether a mail of today may well speak of a date.
pub(super) fn is_likely(date: NaiveDate, today: NaiveDate) -> bool {
    let first = today.checked_sub_days(Days::new(PAST_DAYS_MAX));
    let last = today.checked_add_days(Days::new(FUTURE_DAYS_MAX));
    first.is_some_and(|first| date >= first) && last.is_some_and(|last| date <= last)
}

/// Makes a date; without a year, the one nearest to today.
fn date(year: Option<i32>, month: u32, day: u32, today: NaiveDate) -> Option<NaiveDate> {
    if let Some(year) = year {
        return NaiveDate::from_ymd_opt(year, month, day);
    }
    (today.year() - 1..=today.year() + 1)
        .filter_map(|year| NaiveDate::from_ymd_opt(year, month, day))
        .min_by_key(|date| (*date - today).num_days().abs())
}

/// A date that was found.
#[derive(Debug)]
pub(super) struct Found {
    /// What is written.
    pub(super) written: Written,
    /// How many tokens it takes.
    pub(super) len: usize,
    /// Whether it can be nothing but a date; `12.3.` can.
    pub(super) certain: bool,
}

/// Finds a date at the start of some tokens.
pub(super) fn date_at(tokens: &[Token], today: NaiveDate) -> Option<Found> {
    figures(tokens).or_else(|| named(tokens, today))
}

fn year_of(token: &Token) -> Option<i32> {
    match token.lexeme {
        Lexeme::Number(year, 4) if YEARS.contains(&year) => i32::try_from(year).ok(),
        _ => None,
    }
}

/// A two-figure year, as this century's.
fn short_year(token: &Token) -> Option<i32> {
    match token.lexeme {
        Lexeme::Number(year, 2) => i32::try_from(year).ok().map(|year| 2000 + year),
        _ => None,
    }
}

fn touches(left: &Token, right: &Token) -> bool {
    left.range.end == right.range.start
}

fn is_separator(token: &Token) -> bool {
    ['.', '/', '-', '–', '‐', '‑']
        .iter()
        .any(|mark| token.is_mark(*mark))
}

/// `14.03.2026`, `14. 3. 2026`, `3/14/2026`, `2026-03-14`, `14.3.26`, `14.3.`, `3/14`.
fn figures(tokens: &[Token]) -> Option<Found> {
    let [a, mark, b, rest @ ..] = tokens else {
        return None;
    };
    let spaced = mark.is_mark('.');
    if !is_separator(mark) || !(touches(a, mark) && (spaced || touches(mark, b))) {
        return None;
    }
    let month = b.number(2)?;
    if let Some(year) = year_of(a) {
        let [mark2, c, ..] = rest else { return None };
        if mark2.lexeme != mark.lexeme {
            return None;
        }
        let date = NaiveDate::from_ymd_opt(year, month, c.number(2)?)?;
        return Some(Found {
            written: Written::Named(vec![date]),
            len: 5,
            certain: true,
        });
    }
    let first = a.number(2)?;
    let figures = |year| Written::Figures {
        first,
        second: month,
        year,
    };
    let is_date = |year: Option<i32>| {
        let leap = year.unwrap_or(2024);
        NaiveDate::from_ymd_opt(leap, month, first).is_some()
            || NaiveDate::from_ymd_opt(leap, first, month).is_some()
    };
    if let [mark2, c, ..] = rest
        && mark2.lexeme == mark.lexeme
        && touches(b, mark2)
    {
        let year = year_of(c)
            .filter(|_| spaced || touches(mark2, c))
            .map(|year| (year, true));
        let tight = touches(mark, b) && touches(mark2, c);
        let year = year.or_else(|| short_year(c).filter(|_| tight).map(|year| (year, false)));
        if let Some((year, certain)) = year {
            return is_date(Some(year)).then(|| Found {
                written: figures(Some(year)),
                len: 5,
                certain,
            });
        }
    }
    if !touches(mark, b) || mark.is_mark('-') || !is_date(None) {
        return None;
    }
    let dot = rest
        .first()
        .is_some_and(|next| next.is_mark('.') && touches(b, next));
    Some(Found {
        written: figures(None),
        len: if dot && spaced { 4 } else { 3 },
        certain: false,
    })
}

/// `14 March 2026`, `14-Mar-2026`, `March 14th, 2026`, `2026. március 14.`, `le 14 mars`, `14 de março de 2026`.
fn named(tokens: &[Token], today: NaiveDate) -> Option<Found> {
    let mut at = 0;
    let mut year = None;
    let mut day = None;
    let mut months = Vec::new();
    let mut end = 0;
    while let Some(token) = tokens.get(at) {
        match &token.lexeme {
            Lexeme::Word(word) if months.is_empty() && !months_named(word).is_empty() => {
                months = months_named(word);
                end = at + 1;
            }
            Lexeme::Word(word) if at > 0 && is_date_joint(word) => {}
            Lexeme::Number(..) => {
                let is_year = year_of(token).filter(|_| year.is_none());
                let is_day = token
                    .number(2)
                    .filter(|value| day.is_none() && (1..=31).contains(value));
                // `14-Mar-26`: the year hangs on the month.
                let hangs = at.checked_sub(1).and_then(|at| tokens.get(at));
                let hangs = hangs.filter(|mark| mark.is_mark('-') && touches(mark, token));
                let is_short = hangs
                    .filter(|_| year.is_none() && !months.is_empty())
                    .and(short_year(token));
                match (is_year, is_day) {
                    (Some(value), _) => year = Some(value),
                    (None, Some(value)) => day = Some(value),
                    (None, None) if is_short.is_some() => year = is_short,
                    (None, None) => break,
                }
                end = at + 1;
            }
            Lexeme::Mark('.' | ',' | '-' | '–' | '\'' | '’') if at > 0 => {}
            Lexeme::Word(_) | Lexeme::Mark(_) => break,
        }
        at += 1;
        if (year.is_some() && day.is_some() && !months.is_empty()) || at > 9 {
            break;
        }
        // `14 12 ...` is no date: after a day comes the month.
        if months.is_empty() && at > 4 {
            return None;
        }
    }
    let day = day?;
    let dates: Vec<NaiveDate> = months
        .iter()
        .filter_map(|month| date(year, *month, day, today))
        .collect();
    if dates.is_empty() {
        return None;
    }
    // `14 March 12. Nf3`: what was taken for more belongs to the move.
    let dot = tokens.get(end).zip(tokens.get(end - 1));
    let dotted = dot.is_some_and(|(dot, last)| {
        dot.is_mark('.') && touches(last, dot) && matches!(last.lexeme, Lexeme::Number(_, 1 | 2))
    });
    Some(Found {
        written: Written::Named(dates),
        len: end + usize::from(dotted),
        certain: true,
    })
}

fn is_date_joint(word: &str) -> bool {
    matches!(
        word,
        "de" | "del" | "of" | "th" | "st" | "nd" | "rd" | "er" | "den" | "d" | "do"
    )
}
