//! Puts drafts into the Drafts folder and takes them out again. The only place that writes there.

use chrono::{DateTime, FixedOffset, Offset as _, Utc};
use sha2::{Digest as _, Sha256};

use crate::correspondence::{DraftKind, DraftState};
use crate::mail::{ComposeError, Letter, Mailbox, compose};
use crate::store::{DraftCopy, StoreError, StoredDraft};
use crate::transport::{DraftItem, Drafts as _, Folder, Inbox as _, Maildir, TransportError};

use super::App;
use super::{DeliveryLock, LockError};

/// Bytes of a copy that are compared; drafts are a few kilobytes.
const COPY_BYTES_MAX: u64 = 1024 * 1024;

/// Why drafts could not be delivered. They wait in the store for the next round.
#[derive(Debug, thiserror::Error)]
pub enum DeliverError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The Drafts folder.
    #[error(transparent)]
    Transport(#[from] TransportError),
    /// The lock.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// A draft that can't be written as a mail.
    #[error("draft {draft}")]
    Compose {
        /// The draft's number.
        draft: i64,
        /// Why not.
        source: ComposeError,
    },
}

impl App {
    /// Brings the Drafts folder of every account to what the store says.
    ///
    /// # Errors
    /// [`DeliverError`] at the first account or draft that fails; the rest waits.
    pub fn deliver(&self) -> Result<(), DeliverError> {
        for account in &self.config.accounts {
            let Ok(maildir) = account.maildir() else {
                continue;
            };
            if !self.has_work(&account.name)? {
                continue;
            }
            let _lock = DeliveryLock::acquire(self.store.path(), &account.name)?;
            self.deliver_to(&account.name, &mut maildir.open())?;
        }
        Ok(())
    }

    fn has_work(&self, account: &str) -> Result<bool, StoreError> {
        Ok(self
            .store
            .drafts(true)?
            .iter()
            .any(|draft| draft.account == account))
    }

    fn deliver_to(&self, account: &str, maildir: &mut Maildir) -> Result<(), DeliverError> {
        let present = maildir.drafts(COPY_BYTES_MAX)?;
        for draft in self.store.drafts(true)? {
            if draft.account != account {
                continue;
            }
            let copies = self.store.draft_copies(draft.id)?;
            if draft.state.is_open() {
                let draft = self.renew(&draft)?;
                self.place_copy(&draft, &copies, &present, maildir)?;
            } else {
                self.take_out(&copies, &present, maildir)?;
            }
        }
        Ok(())
    }

    /// Writes an untouched draft's text anew where today is another day, or the game has changed.
    fn renew(&self, draft: &StoredDraft) -> Result<StoredDraft, StoreError> {
        if draft.is_users {
            return Ok(draft.clone());
        }
        let Some(text) = self.rewrite(draft)? else {
            return Ok(draft.clone());
        };
        if text.body == draft.body && text.subject == draft.subject {
            return Ok(draft.clone());
        }
        let renewed = StoredDraft {
            subject: text.subject,
            body: text.body,
            changed_at: self.clock.now(),
            ..draft.clone()
        };
        self.store.update_draft(&renewed)?;
        Ok(self.store.draft(draft.id)?.unwrap_or(renewed))
    }

    /// Makes sure that one copy of the present revision stands in the folder.
    fn place_copy(
        &self,
        draft: &StoredDraft,
        copies: &[DraftCopy],
        present: &[DraftItem],
        maildir: &mut Maildir,
    ) -> Result<(), DeliverError> {
        let mut untouched = Vec::new();
        for copy in copies {
            match present.iter().find(|item| item.uid == copy.uid) {
                Some(item) if digest(&item.bytes) == copy.digest => untouched.push(copy),
                Some(_) => {
                    // The user has written into it: it is his from now on.
                    if !draft.is_users {
                        self.store.set_draft_owner_user(draft.id)?;
                    }
                    return Ok(());
                }
                // Moved, sent or deleted by the user: his wish, until the draft changes.
                None if copy.revision == Some(draft.revision) => return Ok(()),
                None => {}
            }
        }
        if untouched
            .iter()
            .any(|copy| copy.revision == Some(draft.revision))
        {
            return Ok(());
        }
        let now = self.clock.now();
        let uid = match self.stray_copy(draft, copies, present) {
            Some(item) => item.uid.clone(),
            None => {
                let bytes = self.draft_bytes(draft, now)?;
                let uid = maildir.put(&bytes, now)?;
                let folder = maildir.folder_name(Folder::Drafts).to_owned();
                self.note_copy(draft, &folder, &uid, &bytes)?;
                uid
            }
        };
        for copy in untouched.into_iter().filter(|copy| copy.uid != uid) {
            maildir.remove(&copy.uid)?;
            self.store.remove_copy(copy)?;
        }
        Ok(())
    }

    /// A copy that was written before a crash, and not noted: it bears our Message-ID and this revision.
    fn stray_copy<'p>(
        &self,
        draft: &StoredDraft,
        copies: &[DraftCopy],
        present: &'p [DraftItem],
    ) -> Option<&'p DraftItem> {
        let mark = format!("X-Ccmail-Draft: {}\r\n", draft_mark(draft));
        present.iter().find(|item| {
            let is_noted = copies.iter().any(|copy| copy.uid == item.uid);
            !is_noted && contains(&item.bytes, mark.as_bytes())
        })
    }

    fn note_copy(
        &self,
        draft: &StoredDraft,
        folder: &str,
        uid: &str,
        bytes: &[u8],
    ) -> Result<(), StoreError> {
        self.store.add_copy(&DraftCopy {
            draft: draft.id,
            account: draft.account.clone(),
            folder: folder.to_owned(),
            uid_validity: 0,
            uid: uid.to_owned(),
            revision: Some(draft.revision),
            digest: digest(bytes),
            seen_at: self.clock.now(),
            missing_since: None,
        })
    }

    /// Removes the copies of a draft that is over, those that are still as ccmail wrote them.
    fn take_out(
        &self,
        copies: &[DraftCopy],
        present: &[DraftItem],
        maildir: &mut Maildir,
    ) -> Result<(), DeliverError> {
        for copy in copies {
            let item = present.iter().find(|item| item.uid == copy.uid);
            if item.is_some_and(|item| digest(&item.bytes) != copy.digest) {
                continue;
            }
            if item.is_some() {
                maildir.remove(&copy.uid)?;
            }
            self.store.remove_copy(copy)?;
        }
        Ok(())
    }

    /// Writes a draft as the mail it will be, dated now.
    ///
    /// # Errors
    /// [`DeliverError::Compose`] for an address that can't be written.
    pub fn draft_bytes(
        &self,
        draft: &StoredDraft,
        now: DateTime<Utc>,
    ) -> Result<Vec<u8>, DeliverError> {
        let local = now.with_timezone(&self.config.me.timezone);
        let date: DateTime<FixedOffset> = local.with_timezone(&local.offset().fix());
        let name_of = |address: &str, name: &str| Mailbox {
            name: name.to_owned(),
            address: address.to_owned(),
        };
        let letter = Letter {
            from: name_of(&draft.from, &self.config.me.name),
            to: vec![name_of(&draft.to, &self.recipient_name(draft)?)],
            cc: draft.cc.iter().map(|cc| name_of(cc, "")).collect(),
            subject: draft.subject.clone(),
            message_id: draft.message_id.clone(),
            in_reply_to: draft.in_reply_to.clone(),
            references: draft.references.clone(),
            date,
            draft_mark: draft_mark(draft),
            body: draft.body.clone(),
        };
        compose(&letter).map_err(|source| DeliverError::Compose {
            draft: draft.id.0,
            source,
        })
    }

    fn recipient_name(&self, draft: &StoredDraft) -> Result<String, StoreError> {
        let stored = draft
            .game
            .map(|game| self.store.game(game))
            .transpose()?
            .flatten();
        Ok(stored
            .map(|stored| spoken_name(stored.game.opponent_name()))
            .unwrap_or_default())
    }
}

/// `Nowak, Marek` as a mail program shows a name: `Marek Nowak`.
fn spoken_name(name: &str) -> String {
    match name.split_once(',') {
        Some((last, first)) => format!("{} {}", first.trim(), last.trim()),
        None => name.trim().to_owned(),
    }
}

fn draft_mark(draft: &StoredDraft) -> String {
    let game = draft.game.map_or(0, |game| game.0);
    format!("{game}.{}.{}", draft.id.0, draft.revision)
}

pub(super) fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

fn contains(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// Whether a draft of this kind and state asks the user for a move.
#[must_use]
pub fn wants_move(kind: DraftKind, state: DraftState) -> bool {
    matches!(kind, DraftKind::Reply | DraftKind::Opening)
        && matches!(state, DraftState::NeedsMove | DraftState::Ready)
}
