use chrono::{DateTime, Utc};
use rusqlite::params;

use super::Store;
use super::column;
use super::error::StoreError;

/// How far a folder was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The account.
    pub account: String,
    /// The folder.
    pub name: String,
    /// What it is for: `inbox`, `sent`, `drafts`.
    pub role: String,
    /// The UIDVALIDITY under which `uid_next` counts.
    pub uid_validity: Option<u32>,
    /// The first UID that was not read.
    pub uid_next: Option<u32>,
    /// When it was last read to its end.
    pub reached_at: Option<DateTime<Utc>>,
    /// Why it could not be read since.
    pub error: Option<String>,
}

impl Store {
    /// Keeps when a folder was read to its end, or (with no instant) why it could not be.
    ///
    /// An error leaves the last instant as it is, and success clears the error.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    #[expect(clippy::too_many_arguments, reason = "each is a column")]
    pub fn set_reached(
        &self,
        account: &str,
        name: &str,
        role: &str,
        at: Option<DateTime<Utc>>,
        error: Option<&str>,
    ) -> Result<(), StoreError> {
        self.write(
            "keep how far a folder was read",
            "INSERT INTO folder (account, name, role, reached_at, error)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (account, name)
             DO UPDATE SET role = excluded.role,
               reached_at = coalesce(excluded.reached_at, reached_at), error = excluded.error",
            params![account, name, role, column::seconds(at), error],
        )?;
        Ok(())
    }

    /// Keeps the first UID of a folder that was not read.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    #[expect(clippy::too_many_arguments, reason = "each is a column")]
    pub fn set_uid_next(
        &self,
        account: &str,
        name: &str,
        role: &str,
        uid_validity: u32,
        uid_next: u32,
    ) -> Result<(), StoreError> {
        self.write(
            "keep how far a folder was read",
            "INSERT INTO folder (account, name, role, uid_validity, uid_next)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (account, name)
             DO UPDATE SET role = excluded.role, uid_validity = excluded.uid_validity,
               uid_next = excluded.uid_next",
            params![account, name, role, uid_validity, uid_next],
        )?;
        Ok(())
    }

    /// Lists how far each folder was read.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn reached(&self) -> Result<Vec<Reached>, StoreError> {
        self.rows(
            "list how far the folders were read",
            "SELECT account, name, role, uid_validity, uid_next, reached_at, error
             FROM folder ORDER BY account, name",
            [],
            |row| {
                Ok(Reached {
                    account: row.get("account")?,
                    name: row.get("name")?,
                    role: row.get("role")?,
                    uid_validity: row.get("uid_validity")?,
                    uid_next: row.get("uid_next")?,
                    reached_at: column::instant_or_none(row, "reached_at")?,
                    error: row.get("error")?,
                })
            },
        )
    }

    /// Returns a value kept under a key.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.row(
            "read a value",
            "SELECT value FROM meta WHERE key = ?1",
            [key],
            |row| Ok(row.get(0)?),
        )
    }

    /// Keeps a value under a key; `None` forgets it.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn set_meta(&self, key: &str, value: Option<&str>) -> Result<(), StoreError> {
        match value {
            Some(value) => self.write(
                "keep a value",
                "INSERT INTO meta (key, value) VALUES (?1, ?2)
                 ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                [key, value],
            )?,
            None => self.write("forget a value", "DELETE FROM meta WHERE key = ?1", [key])?,
        };
        Ok(())
    }
}
