use std::time::SystemTime;

use chrono::{DateTime, FixedOffset};
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{MessageBuilder, SinglePart};
use lettre::{Address, Message};

use super::Mailbox;

#[cfg(test)]
mod tests;
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
pub fn compose(letter: &Letter) -> Result<Vec<u8>, ComposeError> {
    let mut builder = Message::builder()
        .from(mailbox(&letter.from)?)
        .subject(one_line(&letter.subject))
        // lettre writes the time of the clock where none is given, and knows no zone; the real
        // date takes this one's place below.
        .date(SystemTime::UNIX_EPOCH);
    for to in &letter.to {
        builder = builder.to(mailbox(to)?);
    }
    for cc in &letter.cc {
        builder = builder.cc(mailbox(cc)?);
    }
    // A message cannot be built without a recipient, and a draft without one is of no use.
    let mut message = with_ids(builder, letter)
        .singlepart(SinglePart::plain(unix_lines(&letter.body)))
        .map_err(|error| ComposeError::Address(error.to_string()))?;
    let headers = message.headers_mut();
    let date = letter.date.format("%a, %d %b %Y %H:%M:%S %z").to_string();
    headers.insert_raw(HeaderValue::new(
        HeaderName::new_from_ascii_str("Date"),
        date,
    ));
    let mark = one_line(&letter.draft_mark);
    if !mark.is_empty() {
        headers.insert_raw(HeaderValue::new(
            HeaderName::new_from_ascii_str(DRAFT_MARK),
            mark,
        ));
    }
    Ok(message.formatted())
}

const DRAFT_MARK: &str = "X-Ccmail-Draft";

fn with_ids(mut builder: MessageBuilder, letter: &Letter) -> MessageBuilder {
    if let Some(id) = bracketed(&letter.message_id) {
        builder = builder.message_id(Some(id));
    }
    if let Some(id) = letter.in_reply_to.as_deref().and_then(bracketed) {
        builder = builder.in_reply_to(id);
    }
    let references: Vec<String> = letter
        .references
        .iter()
        .filter_map(|id| bracketed(id))
        .collect();
    if references.is_empty() {
        builder
    } else {
        // A second call would take the place of the first.
        builder.references(references.join(" "))
    }
}

fn mailbox(mailbox: &Mailbox) -> Result<lettre::message::Mailbox, ComposeError> {
    let refused = || ComposeError::Address(mailbox.address.clone());
    let address: Address = mailbox.address.trim().parse().ok().ok_or_else(refused)?;
    let name = one_line(&mailbox.name);
    Ok(lettre::message::Mailbox::new(
        (!name.is_empty()).then_some(name),
        address,
    ))
}

/// An id as it stands in a header; `None` for one that would break it.
fn bracketed(id: &str) -> Option<String> {
    let id = id.trim().trim_matches(['<', '>']);
    let is_sound = !id.is_empty()
        && id
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && !matches!(byte, b'<' | b'>'));
    is_sound.then(|| format!("<{id}>"))
}

/// No line end, nor any other control character, may reach a header.
fn one_line(text: &str) -> String {
    let line: String = text
        .chars()
        .map(|char| if char.is_control() { ' ' } else { char })
        .collect();
    line.trim().to_owned()
}

/// lettre turns `\n` into CRLF and adds one at the end; a carriage return would make a bare one.
fn unix_lines(body: &str) -> String {
    body.replace("\r\n", "\n")
        .chars()
        .filter(|&char| char != '\r' && char != '\0')
        .collect::<String>()
        .trim_end_matches('\n')
        .to_owned()
}
