//! `ccmail run`: reads what came in, delivers what is due, and sleeps until there is something to do.

mod backoff;
mod lookout;
mod news;
mod round;
mod signal;

use std::collections::{BTreeMap, HashSet};
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, TimeZone as _, Utc};
use chrono_tz::Tz;

use crate::correspondence::DraftKind;
use crate::store::StoreError;
use crate::transport::Wake;

use self::backoff::Backoff;
use self::lookout::Lookout;
use self::news::News;
use super::line::MailLine;
use super::lock::{LockError, RunLock};
use super::{App, Clock, local_date};

/// How long to let changes gather: a mail program that sorts a hundred mails is one reason to look.
const GATHERING: Duration = Duration::from_millis(100);

/// What `ccmail run` has to tell.
#[derive(Clone, Debug, PartialEq)]
pub enum RunReport {
    /// What became of mails; it is committed.
    Filed(Vec<MailLine>),
    /// Something stands in the way; the rest goes on.
    Trouble(Trouble),
}

/// Something that stands in the way of the daemon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// What happened.
    pub message: String,
    /// What to do about it.
    pub hint: String,
}

/// Why `ccmail run` can't begin, or (with `--once`) can't go on.
#[derive(Debug, thiserror::Error)]
pub enum DaemonError {
    /// Another `ccmail run` works on the store.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system's signals can't be listened to.
    #[error("cannot listen for signals")]
    Signals(#[source] io::Error),
}

/// Who is told; breaking off ends the run.
type Reporter<'r> = &'r mut dyn FnMut(RunReport) -> ControlFlow<()>;

/// A run that works on a store.
struct Daemon<'a> {
    app: &'a App,
    _lock: RunLock,
    stop: Arc<AtomicBool>,
    /// Mails that could not be filed although the store works: account and name.
    passed_over: HashSet<(String, String)>,
    /// What stands in the way now, by what it concerns, so that it is told once.
    troubles: BTreeMap<String, Trouble>,
    /// The store as we saw it last.
    version: Option<i64>,
    /// The local day on which drafts were looked at last; none if they must be looked at again.
    delivered_on: Option<NaiveDate>,
    /// Whether an account is away that may come back by itself.
    is_away: bool,
}

impl App {
    /// Handles the mail that is there, and returns whether nothing stood in the way.
    ///
    /// # Errors
    /// [`DaemonError`] if another run works on the store, or the store can't be written.
    pub fn run_once(
        &self,
        mut report: impl FnMut(RunReport) -> ControlFlow<()>,
    ) -> Result<bool, DaemonError> {
        let mut daemon = Daemon::new(self, Arc::default())?;
        daemon.round(News::ALL, &mut report)?;
        Ok(daemon.troubles.is_empty())
    }

    /// Handles mail as it arrives, until a signal or `report` ends it.
    ///
    /// # Errors
    /// [`DaemonError`] if it can't begin; once it runs, everything that fails is tried again.
    pub fn run(
        &self,
        mut report: impl FnMut(RunReport) -> ControlFlow<()>,
    ) -> Result<(), DaemonError> {
        let (sender, wakes) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let mut daemon = Daemon::new(self, Arc::clone(&stop))?;
        signal::listen(stop, sender.clone()).map_err(DaemonError::Signals)?;
        let mut lookout = Lookout::new(sender);
        let mut backoff = Backoff::default();
        let mut news = News::ALL;
        while !daemon.is_stopped() {
            if !news.is_empty() {
                let is_done = daemon.look(news, &mut lookout, &mut report);
                backoff.note(is_done);
            }
            if daemon.is_stopped() {
                break;
            }
            let until = earlier(backoff.remaining(), daemon.until_midnight());
            news = daemon.wait(&wakes, until, &lookout);
        }
        Ok(())
    }
}

impl<'a> Daemon<'a> {
    fn new(app: &'a App, stop: Arc<AtomicBool>) -> Result<Self, LockError> {
        Ok(Self {
            app,
            _lock: RunLock::acquire(app.store.path())?,
            stop,
            passed_over: HashSet::new(),
            troubles: BTreeMap::new(),
            version: None,
            delivered_on: None,
            is_away: false,
        })
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// One round; returns false if something must be tried again later.
    fn look(&mut self, news: News, lookout: &mut Lookout, report: Reporter<'_>) -> bool {
        // Before the round, so that nothing arrives unseen between the two.
        let is_watched = match lookout.renew(self.app, news) {
            Ok(()) => self.is_well("watch"),
            Err(error) => {
                let hint = "mail is looked for again in a while";
                self.tell("watch", &error, hint, report);
                false
            }
        };
        match self.round(news, report) {
            Ok(is_done) => self.is_well("store") && is_watched && is_done,
            Err(error) => {
                // Whatever was not done is done in the next round.
                self.delivered_on = None;
                self.tell("store", &error, store_hint(&error), report);
                false
            }
        }
    }

    /// Sleeps until something happens that matters, or until the time is up.
    fn wait(&self, wakes: &Receiver<Wake>, until: Option<Duration>, lookout: &Lookout) -> News {
        let first = match until {
            Some(until) => wakes.recv_timeout(until).ok(),
            None => wakes.recv().ok(),
        };
        // The time is up: a retry, or midnight.
        let Some(first) = first.map(|wake| lookout.news_of(&wake)) else {
            return News::ALL;
        };
        if first.is_empty() || self.is_stopped() {
            return first;
        }
        std::thread::sleep(GATHERING);
        wakes
            .try_iter()
            .fold(first, |news, wake| news.and(lookout.news_of(&wake)))
    }

    /// How long until the date in waiting drafts is wrong; none while no draft waits.
    fn until_midnight(&self) -> Option<Duration> {
        if !matches!(self.app.clock, Clock::System) || !self.has_dated_draft() {
            // A test's clock wakes us by its file.
            return None;
        }
        let now = self.app.clock.now();
        let midnight = next_midnight(now, self.app.config.me.timezone)?;
        (midnight - now).to_std().ok()
    }

    fn has_dated_draft(&self) -> bool {
        let is_dated = |kind| matches!(kind, DraftKind::Reply | DraftKind::Opening);
        self.app.store.open_drafts().is_ok_and(|drafts| {
            drafts
                .iter()
                .any(|draft| !draft.is_users && is_dated(draft.kind))
        })
    }

    /// Tells of trouble, once until it is another.
    fn tell(
        &mut self,
        what: &str,
        error: &dyn std::error::Error,
        hint: &str,
        report: Reporter<'_>,
    ) {
        let trouble = Trouble {
            message: with_causes(error),
            hint: hint.to_owned(),
        };
        let known = self.troubles.insert(what.to_owned(), trouble.clone());
        if known.as_ref() != Some(&trouble) && report(RunReport::Trouble(trouble)).is_break() {
            self.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Trouble is over; always true.
    fn is_well(&mut self, what: &str) -> bool {
        self.troubles.remove(what);
        true
    }
}

fn earlier(one: Option<Duration>, other: Option<Duration>) -> Option<Duration> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

/// The instant at which the next day begins in a zone.
fn next_midnight(now: DateTime<Utc>, zone: Tz) -> Option<DateTime<Utc>> {
    let day = local_date(now, zone).checked_add_days(Days::new(1))?;
    let midnight = day.and_time(NaiveTime::MIN);
    // Where clocks are put forward at midnight, the day begins at one.
    let begins = zone.from_local_datetime(&midnight).earliest().or_else(|| {
        zone.from_local_datetime(&(midnight + TimeDelta::hours(1)))
            .earliest()
    })?;
    Some(begins.to_utc())
}

fn store_hint(error: &StoreError) -> &'static str {
    if error.is_locked() {
        "another ccmail is writing; it is tried again in a moment"
    } else if error.is_full() {
        "make room on the disk; it is tried again until then"
    } else if error.is_read_only() {
        "make the store's file and its folder writable; it is tried again until then"
    } else {
        "look at what is wrong with: ccmail doctor"
    }
}

/// An error and its causes, joined by colons.
fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text.push_str(&format!(": {cause}"));
        source = cause.source();
    }
    text
}
