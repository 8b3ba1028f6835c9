//! One round: new mail of all accounts in one order of time, then the drafts.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use chrono::{DateTime, Utc};

use crate::mail::{RawMessage, SourceId};
use crate::store::StoreError;
use crate::transport::{Fetched, Folder, Inbox as _, Maildir, TransportError};

use super::super::deliver::DeliverError;
use super::super::line::MailLine;
use super::super::local_date;
use super::super::source::{limit, padded};
use super::news::News;
use super::{Daemon, Reporter, RunReport, store_hint};

/// Mails that one round passes over before it takes the store itself to be at fault.
const PASSED_OVER_MAX: usize = 10;

/// A Maildir that could be listed.
struct Open {
    account: String,
    folder: String,
    maildir: Maildir,
}

/// A mail to be read.
struct Waiting {
    /// Which of the open Maildirs it lies in.
    place: usize,
    uid: String,
    arrived_at: Option<DateTime<Utc>>,
}

impl Daemon<'_> {
    /// Reads and delivers what there is; returns false if something must be tried again later.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read or written; what is reported stands.
    pub(super) fn round(&mut self, news: News, report: Reporter<'_>) -> Result<bool, StoreError> {
        self.is_away = false;
        let is_new = (news.mail || self.delivered_on.is_none()) && self.read_mail(report)?;
        let version = self.app.store.data_version()?;
        let today = local_date(self.app.clock.now(), self.app.config.me.timezone);
        let is_due = is_new
            || news.drafts
            || self.version != Some(version)
            || self.delivered_on != Some(today);
        if is_due && !self.is_stopped() {
            self.version = Some(version);
            self.delivered_on = self.deliver(report)?.then_some(today);
        }
        Ok(self.delivered_on.is_some() && !self.is_away)
    }

    /// Reads what is new; returns whether there was anything.
    fn read_mail(&mut self, report: Reporter<'_>) -> Result<bool, StoreError> {
        let mut is_new = false;
        for _ in 0..PASSED_OVER_MAX {
            let (mut open, waiting) = self.gather(report)?;
            is_new |= !waiting.is_empty();
            let last = Cell::new(None);
            let filed = self.file(&mut open, &waiting, &last, report);
            match (filed, last.get().and_then(|index| waiting.get(index))) {
                (Ok(()), _) => return Ok(is_new),
                (Err(error), Some(mail)) if !is_passing(&error) => {
                    // One mail, or one damaged game: the others are not to wait for it.
                    let account = open.get(mail.place).map(|open| open.account.clone());
                    let key = (account.unwrap_or_default(), mail.uid.clone());
                    self.tell(&key.1, &error, store_hint(&error), report);
                    self.passed_over.insert(key);
                }
                (Err(error), _) => return Err(error),
            }
        }
        Ok(is_new)
    }

    /// Lists the new mails of all accounts that can be reached, oldest first.
    fn gather(&mut self, report: Reporter<'_>) -> Result<(Vec<Open>, Vec<Waiting>), StoreError> {
        let (mut open, mut waiting) = (Vec::new(), Vec::new());
        let app = self.app;
        for account in &app.config.accounts {
            let name = &account.name;
            let mut maildir = match account.maildir() {
                Ok(settings) => settings.open(),
                Err(error) => {
                    let hint = "give it `kind = \"maildir\"`, or take it out of the config";
                    self.tell(name, &error, hint, report);
                    continue;
                }
            };
            let folder = maildir.folder_name(Folder::Inbox).to_owned();
            let items = match maildir.list(Folder::Inbox) {
                Ok(items) => items,
                Err(error) => {
                    self.unreachable(name, &folder, &error, report)?;
                    continue;
                }
            };
            if self.troubles.remove(name).is_some() {
                // Reached again: that is to be noted, mail or no mail.
                self.delivered_on = None;
            }
            let known = app.store.known_places(name, &folder)?;
            let new = items.into_iter().filter(|item| {
                !known.contains(&item.uid)
                    && !self.passed_over.contains(&(name.clone(), item.uid.clone()))
            });
            waiting.extend(new.map(|item| Waiting {
                place: open.len(),
                uid: item.uid,
                arrived_at: item.arrived_at,
            }));
            open.push(Open {
                account: name.clone(),
                folder,
                maildir,
            });
        }
        // Stable: within a folder the order of arrival stands, to fractions of a second.
        waiting.sort_by_key(|mail| mail.arrived_at);
        Ok((open, waiting))
    }

    /// Files mails; `last` is the one that was read last.
    fn file(
        &mut self,
        open: &mut [Open],
        waiting: &[Waiting],
        last: &Cell<Option<usize>>,
        report: Reporter<'_>,
    ) -> Result<(), StoreError> {
        let app = self.app;
        let stop = std::sync::Arc::clone(&self.stop);
        let is_stopped = || stop.load(Ordering::Relaxed);
        let reached: Vec<(String, String)> = open
            .iter()
            .map(|open| (open.account.clone(), open.folder.clone()))
            .collect();
        let mut faults = Vec::new();
        let mails = waiting.iter().enumerate().filter_map(|(index, mail)| {
            if is_stopped() {
                return None;
            }
            last.set(Some(index));
            let place = open.get_mut(mail.place)?;
            match place.read(mail) {
                Ok(raw) => raw.map(Ok),
                Err(error) => {
                    faults.push((mail.uid.clone(), error));
                    None
                }
            }
        });
        // Drawn when the last mail is filed, so that it is committed with it and costs no sync.
        let mut is_noted = self.delivered_on.is_some() && waiting.is_empty();
        let end = std::iter::from_fn(|| {
            if std::mem::replace(&mut is_noted, true) || is_stopped() {
                return None;
            }
            note_reached(app, &reached).err().map(Err)
        });
        let mut tell = |lines: Vec<MailLine>| {
            if !lines.is_empty() && report(RunReport::Filed(lines)) == ControlFlow::Break(()) {
                stop.store(true, Ordering::Relaxed);
            }
        };
        app.file_all(mails.chain(end), &mut tell)?;
        for mail in waiting {
            if !faults.iter().any(|(uid, _)| *uid == mail.uid) {
                self.troubles.remove(&mail.uid);
            }
        }
        for (uid, error) in faults {
            // It is tried again with the next mail, or when its file is changed.
            let hint = "make the file readable; the other mails are handled";
            self.tell(&uid, &error, hint, report);
        }
        Ok(())
    }

    /// An account whose inbox can't be read: the others go on.
    fn unreachable(
        &mut self,
        account: &str,
        folder: &str,
        error: &TransportError,
        report: Reporter<'_>,
    ) -> Result<(), StoreError> {
        let hint = format!("look at `path` and `inbox` of account `{account}` in the config");
        // What must be put right by somebody shows in the folders that are watched.
        self.is_away |= error.is_transient();
        let is_known = self.troubles.contains_key(account);
        self.tell(account, error, &hint, report);
        if !is_known {
            let why = super::with_causes(error);
            let store = &self.app.store;
            store.set_reached(account, folder, "inbox", None, Some(&why))?;
        }
        Ok(())
    }

    /// Puts drafts where they belong; returns false if it must be tried again.
    fn deliver(&mut self, report: Reporter<'_>) -> Result<bool, StoreError> {
        match self.app.deliver() {
            Ok(()) => Ok(self.is_well("drafts")),
            Err(DeliverError::Store(error)) => Err(error),
            Err(error) => {
                let hint = "the drafts wait in the store; make the Drafts folder writable";
                self.tell("drafts", &error, hint, report);
                Ok(false)
            }
        }
    }
}

impl Open {
    /// Reads a mail; none if it is gone, which is no fault.
    fn read(&mut self, mail: &Waiting) -> Result<Option<RawMessage>, TransportError> {
        let bytes = match self.maildir.fetch(Folder::Inbox, &mail.uid, limit())? {
            Fetched::Mail(bytes) => bytes,
            Fetched::TooLarge { head, size } => padded(head, size),
            Fetched::Gone => return Ok(None),
        };
        Ok(Some(RawMessage {
            source: SourceId {
                account: self.account.clone(),
                folder: self.folder.clone(),
                name: mail.uid.clone(),
            },
            arrived_at: mail.arrived_at,
            bytes,
        }))
    }
}

/// Notes that the inboxes were read to their ends.
fn note_reached(app: &super::App, reached: &[(String, String)]) -> Result<(), StoreError> {
    let now = app.clock.now();
    app.store.savepoint(|store| {
        for (account, folder) in reached {
            store.set_reached(account, folder, "inbox", Some(now), None)?;
        }
        Ok(())
    })
}

/// Whether the store may take it later.
fn is_passing(error: &StoreError) -> bool {
    error.is_locked() || error.is_full() || error.is_read_only()
}
