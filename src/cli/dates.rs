//! Dates and spans of time in words.

use chrono::{DateTime, FixedOffset};

/// Days within which a weekday is enough.
const WEEK_DAYS: i64 = 6;

/// `Monday 16 March 2026, 9:30`.
pub(super) fn moment(at: DateTime<FixedOffset>) -> String {
    at.format("%A %-d %B %Y, %-H:%M").to_string()
}

/// A day as one speaks of it now: `today`, `Saturday`, `14 March`, `14 March 2025`.
pub(super) fn day(at: DateTime<FixedOffset>, now: DateTime<FixedOffset>) -> String {
    let days = (now.date_naive() - at.date_naive()).num_days();
    let format = match days {
        0 => return "today".to_owned(),
        1..=WEEK_DAYS => "%A",
        _ if at.format("%Y").to_string() == now.format("%Y").to_string() => "%-d %B",
        _ => "%-d %B %Y",
    };
    at.format(format).to_string()
}

/// `today`, `1 day`, `15 days`.
pub(super) fn days(days: i64) -> String {
    match days {
        ..=0 => "today".to_owned(),
        1 => "1 day".to_owned(),
        _ => format!("{days} days"),
    }
}

/// `just now`, `2 minutes ago`, `3 hours ago`, `4 days ago`.
pub(super) fn ago(at: DateTime<FixedOffset>, now: DateTime<FixedOffset>) -> String {
    let minutes = (now - at).num_minutes();
    let (n, unit) = match minutes {
        ..=0 => return "just now".to_owned(),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    };
    format!("{n} {unit}{} ago", if n == 1 { "" } else { "s" })
}

/// `1 game`, `2 games`.
pub(super) fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}
