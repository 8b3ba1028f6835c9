#[cfg(test)]
mod tests;

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;

/// Bytes that are read of a file with an instant in it.
const INSTANT_BYTES_MAX: u64 = 100;

/// The only clock: everything else is given `now` as a value.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// A clock that stands still.
    Frozen(DateTime<Utc>),
    /// A clock that a test moves by writing a file.
    File(FileClock),
}

/// A clock that reads the instant from a file at every look.
#[derive(Clone, Debug)]
pub struct FileClock {
    path: PathBuf,
    /// The last instant that could be read: the file may be looked at while it is being written.
    last: Arc<Mutex<DateTime<Utc>>>,
}

/// Why `CCMAIL_NOW` cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ClockError {
    /// The text is not an instant.
    #[error("`{text}` is not an instant such as 2026-03-16T09:30:00+01:00")]
    Text {
        /// What was given.
        text: String,
        /// What is wrong with it.
        source: chrono::ParseError,
    },
    /// The file cannot be read.
    #[error("cannot read the instant in `{}`", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl Clock {
    /// Makes the clock that the value of `CCMAIL_NOW` asks for: none or an empty one is the
    /// machine's, an instant (RFC 3339) stands still, `@FILE` is read at every look.
    ///
    /// # Errors
    /// Returns [`ClockError`] if the value, or what the file holds, is not an instant.
    pub fn from_setting(setting: Option<&str>) -> Result<Self, ClockError> {
        match setting {
            None | Some("") => Ok(Self::System),
            Some(text) => match text.strip_prefix('@') {
                None => parse_instant(text).map(Self::Frozen),
                Some(path) => {
                    let given = PathBuf::from(path);
                    let path = std::path::absolute(&given).unwrap_or(given);
                    let last = Arc::new(Mutex::new(read_instant(&path)?));
                    Ok(Self::File(FileClock { path, last }))
                }
            },
        }
    }

    /// Returns the present instant.
    #[must_use]
    #[allow(clippy::disallowed_methods, reason = "this is the only clock")]
    pub fn now(&self) -> DateTime<Utc> {
        match self {
            Self::System => Utc::now(),
            Self::Frozen(now) => *now,
            Self::File(file) => file.now(),
        }
    }
}

impl FileClock {
    /// Returns the file: a test lets time pass by writing it.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    fn now(&self) -> DateTime<Utc> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(now) = read_instant(&self.path) {
            *last = now;
        }
        *last
    }
}

/// The end of a pause, by the time that the machine runs: no clock of a test holds it up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Alarm(Option<Instant>);

impl Alarm {
    /// Sets it to go off after a pause.
    #[allow(
        clippy::disallowed_methods,
        reason = "measures a pause, not the time of day"
    )]
    pub(super) fn after(pause: Duration) -> Self {
        Self(Instant::now().checked_add(pause))
    }

    /// Returns how long it takes to go off.
    #[allow(
        clippy::disallowed_methods,
        reason = "measures a pause, not the time of day"
    )]
    pub(super) fn remaining(&self) -> Duration {
        self.0.map_or(Duration::MAX, |at| {
            at.saturating_duration_since(Instant::now())
        })
    }
}

/// Returns the date of an instant in a zone: what a player calls today.
#[must_use]
pub fn local_date(now: DateTime<Utc>, zone: Tz) -> NaiveDate {
    now.with_timezone(&zone).date_naive()
}

fn read_instant(path: &Path) -> Result<DateTime<Utc>, ClockError> {
    let mut text = String::new();
    File::open(path)
        .and_then(|file| file.take(INSTANT_BYTES_MAX).read_to_string(&mut text))
        .map_err(|source| ClockError::File {
            path: path.to_owned(),
            source,
        })?;
    parse_instant(text.trim())
}

fn parse_instant(text: &str) -> Result<DateTime<Utc>, ClockError> {
    DateTime::parse_from_rfc3339(text)
        .map(|instant| instant.to_utc())
        .map_err(|source| ClockError::Text {
            text: text.to_owned(),
            source,
        })
}
