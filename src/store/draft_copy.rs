use chrono::{DateTime, Utc};
use rusqlite::params;

use super::Store;
use super::column;
use super::draft::DraftId;
use super::error::StoreError;

/// A copy of a draft in a mail folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftCopy {
    /// The draft.
    pub draft: DraftId,
    /// The account.
    pub account: String,
    /// The folder.
    pub folder: String,
    /// The folder's UIDVALIDITY; 0 for a Maildir.
    pub uid_validity: u32,
    /// UID, or the base name in a Maildir.
    pub uid: String,
    /// The revision that ccmail wrote; `None` if the user wrote the copy.
    pub revision: Option<u32>,
    /// SHA-256 of the copy's bytes as they were seen last.
    pub digest: [u8; 32],
    /// When it was seen last.
    pub seen_at: DateTime<Utc>,
    /// Since when it is gone.
    pub missing_since: Option<DateTime<Utc>>,
}

impl Store {
    /// Lists the copies of a draft, the gone ones too, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn draft_copies(&self, draft: DraftId) -> Result<Vec<DraftCopy>, StoreError> {
        self.rows(
            "list the copies of a draft",
            "SELECT draft_id, account, folder, uid_validity, uid, revision, digest, seen_at,
               missing_since
             FROM draft_copy WHERE draft_id = ?1
             ORDER BY seen_at, account, folder, uid_validity, uid",
            [draft.0],
            |row| {
                Ok(DraftCopy {
                    draft: DraftId(row.get("draft_id")?),
                    account: row.get("account")?,
                    folder: row.get("folder")?,
                    uid_validity: row.get("uid_validity")?,
                    uid: row.get("uid")?,
                    revision: row.get("revision")?,
                    digest: row.get("digest")?,
                    seen_at: column::instant(row, "seen_at")?,
                    missing_since: column::instant_or_none(row, "missing_since")?,
                })
            },
        )
    }

    /// Keeps a copy, or what is new of the copy at its place.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn add_copy(&self, copy: &DraftCopy) -> Result<(), StoreError> {
        self.write(
            "keep the copy of a draft",
            "INSERT INTO draft_copy (draft_id, account, folder, uid_validity, uid, revision, digest,
               seen_at, missing_since)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
             ON CONFLICT (account, folder, uid_validity, uid)
             DO UPDATE SET draft_id = excluded.draft_id, revision = excluded.revision,
               digest = excluded.digest, seen_at = excluded.seen_at,
               missing_since = excluded.missing_since",
            params![
                copy.draft.0,
                copy.account,
                copy.folder,
                copy.uid_validity,
                copy.uid,
                copy.revision,
                copy.digest.as_slice(),
                copy.seen_at.timestamp(),
                column::seconds(copy.missing_since),
            ],
        )?;
        Ok(())
    }

    /// Forgets a copy that was deleted; one that is not known is no error.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn remove_copy(&self, copy: &DraftCopy) -> Result<(), StoreError> {
        self.write(
            "forget the copy of a draft",
            "DELETE FROM draft_copy
             WHERE account = ?1 AND folder = ?2 AND uid_validity = ?3 AND uid = ?4",
            params![copy.account, copy.folder, copy.uid_validity, copy.uid],
        )?;
        Ok(())
    }

    /// Keeps since when a copy is gone; the first instant stays.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn mark_copy_missing(
        &self,
        copy: &DraftCopy,
        since: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.write(
            "miss the copy of a draft",
            "UPDATE draft_copy SET missing_since = coalesce(missing_since, ?5)
             WHERE account = ?1 AND folder = ?2 AND uid_validity = ?3 AND uid = ?4",
            params![
                copy.account,
                copy.folder,
                copy.uid_validity,
                copy.uid,
                since.timestamp()
            ],
        )?;
        Ok(())
    }
}
