use chrono::{DateTime, FixedOffset};

use super::Mailbox;

/// A message to be written: plain text, UTF-8.
#[derive(Clone, Debug)]
pub struct Letter {
    /// `From`.
    pub from: Mailbox,
    /// `To`.
    pub to: Vec<Mailbox>,
    /// `Cc`.
    pub cc: Vec<Mailbox>,
    /// `Subject`.
    pub subject: String,
    /// `Message-ID`, without angle brackets.
    pub message_id: String,
    /// `In-Reply-To`, without angle brackets.
    pub in_reply_to: Option<String>,
    /// `References`, oldest first, without angle brackets.
    pub references: Vec<String>,
    /// `Date`, in the user's zone.
    pub date: DateTime<FixedOffset>,
    /// `X-Ccmail-Draft`.
    pub draft_mark: String,
    /// The text; lines end in `\n`.
    pub body: String,
}

/// Why a letter cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ComposeError {
    /// An address that no server would take.
    #[error("`{0}` is not a mail address")]
    Address(String),
}

/// Writes the message with CRLF line ends: the very bytes for the Drafts folder and for SMTP.
///
/// # Errors
/// [`ComposeError`] for an address that cannot be written.
pub fn compose(_letter: &Letter) -> Result<Vec<u8>, ComposeError> {
    todo!()
}
