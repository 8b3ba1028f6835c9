use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use super::Store;
use super::column;
use super::draft::DraftId;
use super::error::{Fault, StoreError};
use super::statement::found;

/// The store's number of an approved letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OutgoingId(pub i64);

/// Where an approved letter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutgoingState {
    /// Waits for its time; nothing was tried, or the server said "later".
    Queued,
    /// A connection was begun. Found so at start-up, it is not known whether it went out.
    Sending,
    /// The server's answer never came.
    Unclear,
    /// Accepted by the server.
    Sent,
    /// Refused by the server.
    Refused,
}

impl OutgoingState {
    const ALL: [Self; 5] = [
        Self::Queued,
        Self::Sending,
        Self::Unclear,
        Self::Sent,
        Self::Refused,
    ];

    fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Sending => "sending",
            Self::Unclear => "unclear",
            Self::Sent => "sent",
            Self::Refused => "refused",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == word)
    }
}

/// A letter that the user has approved, byte for byte as it goes out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// Its number.
    pub id: OutgoingId,
    /// The draft it was made from.
    pub draft: DraftId,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// When the user approved it.
    pub approved_at: DateTime<Utc>,
    /// Where it stands.
    pub state: OutgoingState,
    /// How often a connection was begun.
    pub tries: u32,
    /// When the last connection was begun.
    pub started_at: Option<DateTime<Utc>>,
    /// What the server said last.
    pub answer: Option<String>,
    /// When to try again.
    pub next_try_at: Option<DateTime<Utc>>,
    /// When it was over.
    pub done_at: Option<DateTime<Utc>>,
}

impl Store {
    /// Queues an approved letter. One that is queued, on its way, unclear or sent keeps a second one
    /// of the same draft out.
    ///
    /// # Errors
    /// [`StoreError`] if it is on its way already ([`StoreError::is_duplicate`]) or the store cannot be
    /// written.
    pub fn queue_outgoing(
        &self,
        draft: DraftId,
        bytes: &[u8],
        at: DateTime<Utc>,
    ) -> Result<OutgoingId, StoreError> {
        let id = self.insert(
            "queue a letter",
            "INSERT INTO outgoing (draft_id, bytes, approved_at, state, next_try_at)
             VALUES (?1, ?2, ?3, 'queued', ?3)",
            params![draft.0, bytes, at.timestamp()],
        )?;
        Ok(OutgoingId(id))
    }

    /// Lists the letters that are queued or were being sent, by the time of their next try.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn pending_outgoing(&self) -> Result<Vec<Outgoing>, StoreError> {
        self.rows(
            "list the letters to send",
            "SELECT id, draft_id, bytes, approved_at, state, tries, started_at, answer, next_try_at,
               done_at
             FROM outgoing WHERE state IN ('queued', 'sending') ORDER BY next_try_at, id",
            [],
            outgoing,
        )
    }

    /// Returns the last approved letter of a draft.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn outgoing_of_draft(&self, draft: DraftId) -> Result<Option<Outgoing>, StoreError> {
        self.row(
            "read a letter",
            "SELECT id, draft_id, bytes, approved_at, state, tries, started_at, answer, next_try_at,
               done_at
             FROM outgoing WHERE draft_id = ?1 ORDER BY id DESC LIMIT 1",
            [draft.0],
            outgoing,
        )
    }

    /// Keeps that a connection is about to be begun for a queued or unclear letter.
    ///
    /// To be committed before connecting: only so can a crash be told from a letter never tried.
    ///
    /// # Errors
    /// [`StoreError`] if it is not to be sent (any more), or the store cannot be written.
    pub fn start_outgoing(&self, id: OutgoingId, at: DateTime<Utc>) -> Result<(), StoreError> {
        const OPERATION: &str = "begin to send a letter";
        let n_changed = self.write(
            OPERATION,
            "UPDATE outgoing SET state = 'sending', started_at = ?2, tries = tries + 1
             WHERE id = ?1 AND state IN ('queued', 'unclear')",
            params![id.0, at.timestamp()],
        )?;
        found(n_changed, OPERATION, "letter to send", id.0)
    }

    /// Puts a letter back into the queue after a failure that will pass; the approval stands.
    ///
    /// # Errors
    /// [`StoreError`] if it was not being sent, or the store cannot be written.
    pub fn postpone_outgoing(
        &self,
        id: OutgoingId,
        answer: &str,
        next_try_at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "postpone a letter";
        let n_changed = self.write(
            OPERATION,
            "UPDATE outgoing SET state = 'queued', answer = ?2, next_try_at = ?3
             WHERE id = ?1 AND state = 'sending'",
            params![id.0, answer, next_try_at.timestamp()],
        )?;
        found(n_changed, OPERATION, "letter being sent", id.0)
    }

    /// Keeps how the sending of a letter ended.
    ///
    /// # Errors
    /// [`StoreError`] if it is unknown, or the store cannot be written.
    pub fn finish_outgoing(
        &self,
        id: OutgoingId,
        state: OutgoingState,
        answer: Option<&str>,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "finish a letter";
        let n_changed = self.write(
            OPERATION,
            "UPDATE outgoing SET state = ?2, answer = coalesce(?3, answer), done_at = ?4
             WHERE id = ?1",
            params![id.0, state.as_str(), answer, at.timestamp()],
        )?;
        found(n_changed, OPERATION, "letter", id.0)
    }
}

fn outgoing(row: &Row<'_>) -> Result<Outgoing, Fault> {
    Ok(Outgoing {
        id: OutgoingId(row.get("id")?),
        draft: DraftId(row.get("draft_id")?),
        bytes: row.get("bytes")?,
        approved_at: column::instant(row, "approved_at")?,
        state: column::word(row, "state", OutgoingState::parse)?,
        tries: row.get("tries")?,
        started_at: column::instant_or_none(row, "started_at")?,
        answer: row.get("answer")?,
        next_try_at: column::instant_or_none(row, "next_try_at")?,
        done_at: column::instant_or_none(row, "done_at")?,
    })
}
