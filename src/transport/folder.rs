use chrono::{DateTime, Utc};

use super::TransportError;

/// Bytes that are still read of a mail over the limit: enough for any honest header.
pub const HEAD_BYTES_MAX: u64 = 64 * 1024;

/// The part that a folder plays in an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Folder {
    /// Where mail arrives.
    Inbox,
    /// Where mails wait to be finished.
    Drafts,
    /// Where copies of what the user sent are kept.
    Sent,
}

/// A mail that lies in a folder, as the listing shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Name that stays while the mail lies in this folder: an IMAP UID or a Maildir base name.
    pub uid: String,
    /// Size in bytes.
    pub size: u64,
    /// When it arrived, in whole seconds, as far as the folder knows.
    pub arrived_at: Option<DateTime<Utc>>,
    /// The numbering that `uid` belongs to; always 0 in a Maildir, whose names are never given twice.
    pub uid_validity: i64,
}

/// What became of reading one mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fetched {
    /// The whole mail, byte for byte.
    Mail(Vec<u8>),
    /// It is larger than the limit.
    TooLarge {
        /// Its first bytes, at most [`HEAD_BYTES_MAX`], so that its header can be read.
        head: Vec<u8>,
        /// Its size in bytes.
        size: u64,
    },
    /// It was moved away or deleted since it was listed: no error.
    Gone,
}

/// A copy in the Drafts folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftItem {
    /// Name that stays while the copy lies there.
    pub uid: String,
    /// Its bytes, up to the limit that was asked for.
    pub bytes: Vec<u8>,
    /// Whether `bytes` ends before the copy does.
    pub is_cut: bool,
}

/// Folders that can be read; reading leaves them exactly as they are.
pub trait Inbox {
    /// Returns the name of a folder as the config gives it.
    fn folder_name(&self, folder: Folder) -> &str;

    /// Lists the mails of a folder in the order of arrival.
    ///
    /// A folder other than the inbox that does not exist is empty.
    ///
    /// # Errors
    /// Returns [`TransportError`] if the folder cannot be read.
    fn list(&mut self, folder: Folder) -> Result<Vec<Item>, TransportError>;

    /// Reads one mail, if it has at most `bytes_max` bytes.
    ///
    /// # Errors
    /// Returns [`TransportError`] if it is there and cannot be read.
    fn fetch(
        &mut self,
        folder: Folder,
        uid: &str,
        bytes_max: u64,
    ) -> Result<Fetched, TransportError>;
}

/// A Drafts folder, into which copies are put and from which they are taken.
pub trait Drafts {
    /// Reads all copies that are not marked as deleted, at most `bytes_max` bytes of each.
    ///
    /// # Errors
    /// Returns [`TransportError`] if the folder cannot be read.
    fn drafts(&mut self, bytes_max: u64) -> Result<Vec<DraftItem>, TransportError>;

    /// Puts a copy there, safe on disk before this returns, and returns its uid.
    ///
    /// After an error the copy may stand there all the same: look before trying again.
    ///
    /// # Errors
    /// Returns [`TransportError`] if it could not be written.
    fn put(&mut self, bytes: &[u8], now: DateTime<Utc>) -> Result<String, TransportError>;

    /// Removes a copy; one that is gone already is no error.
    ///
    /// # Errors
    /// Returns [`TransportError`] if it could not be removed.
    fn remove(&mut self, uid: &str) -> Result<(), TransportError>;
}
