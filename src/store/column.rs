//! Values of columns as types.

use chrono::{DateTime, NaiveDate, Utc};
use rusqlite::Row;

use crate::correspondence::{Author, Verdict};
use crate::game::{Color, GameResult, GameState, Variant};

use super::error::Fault;

pub(super) fn instant(row: &Row<'_>, column: &'static str) -> Result<DateTime<Utc>, Fault> {
    let seconds: i64 = row.get(column)?;
    read_instant(column, seconds)
}

pub(super) fn instant_or_none(
    row: &Row<'_>,
    column: &'static str,
) -> Result<Option<DateTime<Utc>>, Fault> {
    let seconds: Option<i64> = row.get(column)?;
    seconds
        .map(|seconds| read_instant(column, seconds))
        .transpose()
}

fn read_instant(column: &'static str, seconds: i64) -> Result<DateTime<Utc>, Fault> {
    DateTime::from_timestamp(seconds, 0).ok_or_else(|| Fault::Value {
        column,
        value: seconds.to_string(),
    })
}

pub(super) fn seconds(at: Option<DateTime<Utc>>) -> Option<i64> {
    at.map(|at| at.timestamp())
}

pub(super) fn date_or_none(
    row: &Row<'_>,
    column: &'static str,
) -> Result<Option<NaiveDate>, Fault> {
    word_or_none(row, column, |text| text.parse().ok())
}

pub(super) fn iso(on: Option<NaiveDate>) -> Option<String> {
    on.map(|on| on.format("%Y-%m-%d").to_string())
}

pub(super) fn word<T>(
    row: &Row<'_>,
    column: &'static str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<T, Fault> {
    let text: String = row.get(column)?;
    parse(&text).ok_or(Fault::Value {
        column,
        value: text,
    })
}

pub(super) fn word_or_none<T>(
    row: &Row<'_>,
    column: &'static str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, Fault> {
    let text: Option<String> = row.get(column)?;
    let Some(text) = text else { return Ok(None) };
    match parse(&text) {
        Some(value) => Ok(Some(value)),
        None => Err(Fault::Value {
            column,
            value: text,
        }),
    }
}

pub(super) fn verdict(row: &Row<'_>) -> Result<Verdict, Fault> {
    let reason: Option<String> = row.get("reason")?;
    word(row, "verdict", |text| {
        Verdict::parse(text, reason.as_deref())
    })
}

pub(super) fn color_word(color: Color) -> &'static str {
    color.fold_wb("white", "black")
}

pub(super) fn parse_color(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

pub(super) fn parse_game_state(word: &str) -> Option<GameState> {
    [GameState::Open, GameState::Finished]
        .into_iter()
        .find(|state| state.as_str() == word)
}

pub(super) fn game_result(row: &Row<'_>) -> Result<GameResult, Fault> {
    word(row, "result", GameResult::parse)
}

pub(super) fn variant(row: &Row<'_>) -> Result<Variant, Fault> {
    word(row, "variant", Variant::parse)
}

pub(super) fn author_word(author: Author) -> &'static str {
    match author {
        Author::Opponent => "opponent",
        Author::Me => "me",
        Author::Director => "director",
        Author::Other => "other",
    }
}

pub(super) fn parse_author(word: &str) -> Option<Author> {
    [
        Author::Opponent,
        Author::Me,
        Author::Director,
        Author::Other,
    ]
    .into_iter()
    .find(|author| author_word(*author) == word)
}

/// Joins ids of mails; none of them holds a space.
pub(super) fn join_ids(ids: &[String]) -> Option<String> {
    (!ids.is_empty()).then(|| ids.join(" "))
}

pub(super) fn split_ids(row: &Row<'_>, column: &'static str) -> Result<Vec<String>, Fault> {
    let ids: Option<String> = row.get(column)?;
    Ok(ids
        .map(|ids| ids.split_whitespace().map(str::to_owned).collect())
        .unwrap_or_default())
}
