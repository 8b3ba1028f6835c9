use std::collections::HashSet;

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::correspondence::Author;
use crate::mail::Automatic;

use super::Store;
use super::column;
use super::error::{Fault, StoreError};

/// The store's number of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MessageRowId(pub i64);

/// What told the instant at which a message arrived; never its `Date`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceivedBy {
    /// IMAP's INTERNALDATE.
    InternalDate,
    /// The topmost `Received` field of the user's own server.
    Received,
    /// The file's time.
    FileTime,
    /// The clock, when it was read.
    Now,
}

impl ReceivedBy {
    fn as_str(self) -> &'static str {
        match self {
            Self::InternalDate => "internaldate",
            Self::Received => "received",
            Self::FileTime => "file",
            Self::Now => "now",
        }
    }
}

/// A message to be filed. Of mail that is not about chess, address, subject and text stay `None`.
#[derive(Clone, Copy, Debug)]
pub struct NewMessage<'a> {
    /// `Message-ID`, without angle brackets.
    pub message_id: Option<&'a str>,
    /// SHA-256 of the bytes.
    pub digest: [u8; 32],
    /// SHA-256 of the own words.
    pub words_digest: Option<[u8; 32]>,
    /// Whose words they are.
    pub author: Author,
    /// Address of `From`.
    pub from_address: Option<&'a str>,
    /// Subject, on one line.
    pub subject: Option<&'a str>,
    /// The account through which it came.
    pub account: Option<&'a str>,
    /// When it arrived.
    pub received_at: DateTime<Utc>,
    /// What told when.
    pub received_by: ReceivedBy,
    /// The `Date` field as written.
    pub date_header: Option<&'a str>,
    /// The first id of `In-Reply-To`.
    pub in_reply_to: Option<&'a str>,
    /// Ids of `References`, oldest first.
    pub references: &'a [String],
    /// What the user's server says of the sender, in short.
    pub auth: Option<&'a str>,
    /// Whether a program wrote it.
    pub automatic: Automatic,
    /// The version of the code that read it.
    pub reader_version: u32,
    /// When it was read.
    pub handled_at: DateTime<Utc>,
    /// The own words, of the user's own mail only.
    pub own_text: Option<&'a str>,
}

/// A filed message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageRow {
    /// Its number.
    pub id: MessageRowId,
    /// `Message-ID`, without angle brackets.
    pub message_id: Option<String>,
    /// SHA-256 of the own words.
    pub words_digest: Option<[u8; 32]>,
    /// Whose words they are.
    pub author: Author,
    /// Address of `From`.
    pub from_address: Option<String>,
    /// Subject.
    pub subject: Option<String>,
    /// The account through which it came.
    pub account: Option<String>,
    /// When it arrived.
    pub received_at: DateTime<Utc>,
    /// The first id of `In-Reply-To`.
    pub in_reply_to: Option<String>,
    /// Ids of `References`, oldest first.
    pub references: Vec<String>,
}

impl Store {
    /// Finds a message by the digest of its bytes.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn message_by_digest(&self, digest: &[u8; 32]) -> Result<Option<MessageRow>, StoreError> {
        self.row(
            "look for a message",
            "SELECT id, message_id, words_digest, author, from_address, subject, account,
               received_at, in_reply_to, reference_ids
             FROM message WHERE digest = ?1",
            [digest.as_slice()],
            message_row,
        )
    }

    /// Finds the messages with a `Message-ID`; two that differ in their words are a conflict.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn messages_by_message_id(&self, message_id: &str) -> Result<Vec<MessageRow>, StoreError> {
        self.rows(
            "look for a message",
            "SELECT id, message_id, words_digest, author, from_address, subject, account,
               received_at, in_reply_to, reference_ids
             FROM message WHERE message_id = ?1 ORDER BY id",
            [message_id],
            message_row,
        )
    }

    /// Reads a filed message.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn message(&self, id: MessageRowId) -> Result<Option<MessageRow>, StoreError> {
        self.row(
            "read a message",
            "SELECT id, message_id, words_digest, author, from_address, subject, account,
               received_at, in_reply_to, reference_ids
             FROM message WHERE id = ?1",
            [id.0],
            message_row,
        )
    }

    /// Files a message.
    ///
    /// # Errors
    /// [`StoreError`] if the same bytes are filed already ([`StoreError::is_duplicate`]) or the store
    /// cannot be written.
    pub fn add_message(&self, new: &NewMessage<'_>) -> Result<MessageRowId, StoreError> {
        let id = self.insert(
            "file a message",
            "INSERT INTO message (message_id, digest, words_digest, author, from_address, subject,
               account, received_at, received_by, date_header, in_reply_to, reference_ids, auth,
               auto, reader_version, handled_at, own_text)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
            params![
                new.message_id,
                new.digest.as_slice(),
                new.words_digest.as_ref().map(<[u8; 32]>::as_slice),
                column::author_word(new.author),
                new.from_address.map(str::to_lowercase),
                new.subject,
                new.account,
                new.received_at.timestamp(),
                new.received_by.as_str(),
                new.date_header,
                new.in_reply_to,
                column::join_ids(new.references),
                new.auth,
                automatic_word(new.automatic),
                new.reader_version,
                new.handled_at.timestamp(),
                new.own_text,
            ],
        )?;
        Ok(MessageRowId(id))
    }

    /// Keeps another id under which a message of ours travels.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn add_alias(&self, message: MessageRowId, alias: &str) -> Result<(), StoreError> {
        self.write(
            "keep another id of a message",
            "INSERT INTO message_alias (alias, message_id) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            params![alias, message.0],
        )?;
        Ok(())
    }

    /// Keeps the bytes of a message, as evidence; the first ones stay.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn add_raw(&self, message: MessageRowId, bytes: &[u8]) -> Result<(), StoreError> {
        self.write(
            "keep the bytes of a message",
            "INSERT INTO raw (message_id, bytes) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
            params![message.0, bytes],
        )?;
        Ok(())
    }

    /// Returns the bytes of a message, if they were kept.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn raw(&self, message: MessageRowId) -> Result<Option<Vec<u8>>, StoreError> {
        self.row(
            "read the bytes of a message",
            "SELECT bytes FROM raw WHERE message_id = ?1",
            [message.0],
            |row| Ok(row.get(0)?),
        )
    }

    /// Keeps where a message lies; a place that is known is set to the message that lies there now.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    #[expect(clippy::too_many_arguments, reason = "four of them are one place")]
    pub fn add_place(
        &self,
        account: &str,
        folder: &str,
        uid_validity: u32,
        uid: &str,
        message: MessageRowId,
    ) -> Result<(), StoreError> {
        self.write(
            "keep the place of a message",
            "INSERT INTO place (account, folder, uid_validity, uid, message_id)
             VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (account, folder, uid_validity, uid)
             DO UPDATE SET message_id = excluded.message_id",
            params![account, folder, uid_validity, uid, message.0],
        )?;
        Ok(())
    }

    /// Returns whether the message at a place was read before.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn is_place_known(
        &self,
        account: &str,
        folder: &str,
        uid_validity: u32,
        uid: &str,
    ) -> Result<bool, StoreError> {
        let known = self.row(
            "look up a place",
            "SELECT 1 FROM place
             WHERE account = ?1 AND folder = ?2 AND uid_validity = ?3 AND uid = ?4",
            params![account, folder, uid_validity, uid],
            |_| Ok(()),
        )?;
        Ok(known.is_some())
    }

    /// Returns the names of all messages of a folder that were read, under whatever UIDVALIDITY.
    ///
    /// Meant for a Maildir, whose names last; of IMAP ask with [`Store::is_place_known`].
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn known_places(&self, account: &str, folder: &str) -> Result<HashSet<String>, StoreError> {
        let known = self.rows(
            "list the known messages of a folder",
            "SELECT uid FROM place WHERE account = ?1 AND folder = ?2",
            params![account, folder],
            |row| Ok(row.get(0)?),
        )?;
        Ok(known.into_iter().collect())
    }
}

fn automatic_word(automatic: Automatic) -> Option<&'static str> {
    match automatic {
        Automatic::No => None,
        Automatic::AutoReply => Some("auto_reply"),
        Automatic::List => Some("list"),
        Automatic::Bounce => Some("bounce"),
    }
}

pub(super) fn message_row(row: &Row<'_>) -> Result<MessageRow, Fault> {
    Ok(MessageRow {
        id: MessageRowId(row.get("id")?),
        message_id: row.get("message_id")?,
        words_digest: row.get("words_digest")?,
        author: column::word(row, "author", column::parse_author)?,
        from_address: row.get("from_address")?,
        subject: row.get("subject")?,
        account: row.get("account")?,
        received_at: column::instant(row, "received_at")?,
        in_reply_to: row.get("in_reply_to")?,
        references: column::split_ids(row, "reference_ids")?,
    })
}
