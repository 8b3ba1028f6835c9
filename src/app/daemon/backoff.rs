//! When to try again what failed.

use std::time::Duration;

use super::super::clock::Alarm;

/// The first retry comes after this, each further one after twice as long.
const RETRY_FIRST: Duration = Duration::from_secs(2);

/// No retry waits longer.
const RETRY_LONGEST: Duration = Duration::from_secs(300);

/// The time of the next retry, if one is due.
#[derive(Debug, Default)]
pub(super) struct Backoff {
    last: Option<(Duration, Alarm)>,
}

impl Backoff {
    /// Notes how a round went: the longer things fail, the more seldom they are tried.
    pub(super) fn note(&mut self, is_done: bool) {
        let pause = match &self.last {
            _ if is_done => None,
            None => Some(RETRY_FIRST),
            Some((pause, _)) => Some(pause.saturating_mul(2).min(RETRY_LONGEST)),
        };
        self.last = pause.map(|pause| (pause, Alarm::after(pause)));
    }

    /// Returns how long to wait for the next retry.
    pub(super) fn remaining(&self) -> Option<Duration> {
        self.last.as_ref().map(|(_, alarm)| alarm.remaining())
    }
}
