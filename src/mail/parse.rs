//! Bytes to a [`Mail`]: the only place that knows `mail-parser`. Whatever is broken, what can be
//! read is read.

use std::borrow::Cow;

use mail_parser::{Message, MessageParser, MimeHeaders as _};

use self::header::Fields;
use self::part::{Parts, ids_of_lines};
use super::{Automatic, Mail, TextKind};

mod auth;
mod automatic;
mod charset;
mod flowed;
mod header;
mod part;
#[cfg(test)]
mod tests;
mod transfer;
mod words;

/// Larger mails are filed as `too_large` without a look inside.
pub const MAIL_BYTES_MAX: usize = 20 * 1024 * 1024;

/// Messages within messages; more than that is an attack on the stack, and only the header is read.
const MESSAGES_DEPTH_MAX: usize = 1_000;

/// Why a mail cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseMailError {
    /// Nothing, or nothing that looks like a message.
    #[error("not a mail")]
    Unreadable,
    /// Over [`MAIL_BYTES_MAX`].
    #[error("larger than {} MiB", MAIL_BYTES_MAX / 1024 / 1024)]
    TooLarge,
}

/// Parses a message.
///
/// # Errors
/// [`ParseMailError`] where there is nothing to read, or too much.
pub fn parse(raw: &[u8]) -> Result<Mail, ParseMailError> {
    if raw.len() > MAIL_BYTES_MAX {
        return Err(ParseMailError::TooLarge);
    }
    let raw = with_end_of_header(without_preamble(raw));
    let parser = MessageParser::default();
    let is_deep = count_nested(&raw) > MESSAGES_DEPTH_MAX;
    let message = if is_deep {
        parser.parse_headers(&raw)
    } else {
        parser.parse(&raw)
    };
    let message = message.ok_or(ParseMailError::Unreadable)?;
    let fields = Fields::of(&message);
    if !has_mail_header(fields) {
        return Err(ParseMailError::Unreadable);
    }
    let parts = if is_deep {
        Parts::default()
    } else {
        Parts::read(&message)
    };
    let mut mail = header_of(&message, fields);
    mail.bounced_ids = bounced_ids(&mail, &parts);
    mail.texts = parts.texts;
    mail.unread_parts = parts.unread;
    mail.is_damaged = parts.is_damaged || is_deep;
    Ok(mail)
}

/// Leaves out what may stand before the header: a byte order mark, NULs, blank lines, the `From `
/// line of an mbox.
fn without_preamble(raw: &[u8]) -> &[u8] {
    let raw = raw.strip_prefix(b"\xef\xbb\xbf").unwrap_or(raw);
    let start = raw
        .iter()
        .position(|&byte| byte != 0 && !byte.is_ascii_whitespace());
    let raw = start.and_then(|start| raw.get(start..)).unwrap_or_default();
    if raw.starts_with(b"From ") || raw.starts_with(b">From ") {
        let end = raw.iter().position(|&byte| byte == b'\n');
        return end.and_then(|end| raw.get(end + 1..)).unwrap_or_default();
    }
    raw
}

/// Adds the blank line that ends the header where there is none: a mail without a body is a mail.
fn with_end_of_header(raw: &[u8]) -> Cow<'_, [u8]> {
    let has_blank = raw.ends_with(b"\n\n")
        || raw
            .windows(4)
            .any(|four| matches!(four, b"\r\n\r\n" | [b'\n', b'\n', ..]));
    if has_blank || raw.is_empty() {
        Cow::Borrowed(raw)
    } else {
        Cow::Owned([raw, b"\r\n\r\n"].concat())
    }
}

/// Counts the words without which no message can stand within another. mail-parser drops its tree
/// recursively: 100,000 levels would overflow the stack, which nothing can catch.
fn count_nested(raw: &[u8]) -> usize {
    const WORDS: &[&[u8]] = &[b"rfc822", b"global", b"digest"];
    raw.windows(6)
        // Most bytes are told by the first letter alone.
        .filter(|window| matches!(window, [b'r' | b'R' | b'g' | b'G' | b'd' | b'D', ..]))
        .filter(|window| WORDS.iter().any(|word| window.eq_ignore_ascii_case(word)))
        .count()
}

fn has_mail_header(fields: Fields<'_>) -> bool {
    const NAMES: &[&str] = &[
        "From",
        "To",
        "Subject",
        "Date",
        "Message-ID",
        "Received",
        "Return-Path",
        "Content-Type",
        "MIME-Version",
        "Delivered-To",
        "Sender",
        "Reply-To",
        "In-Reply-To",
        "References",
    ];
    NAMES.iter().any(|name| fields.has(name))
}

fn header_of(message: &Message<'_>, fields: Fields<'_>) -> Mail {
    let from = fields.mailboxes("From");
    let subject = fields.subject();
    let report = report_type(message);
    Mail {
        message_id: fields.ids("Message-ID").into_iter().next(),
        in_reply_to: fields.ids("In-Reply-To"),
        references: fields.ids("References"),
        reply_to: fields.mailboxes("Reply-To"),
        to: fields.mailboxes("To"),
        cc: fields.mailboxes("Cc"),
        delivered_to: fields.delivered_to(),
        date: fields.date(),
        received: fields.received(),
        auth: fields
            .texts("Authentication-Results")
            .filter_map(|text| auth::parse(&text))
            .collect(),
        automatic: automatic::judge(fields, &from, &subject, report.as_deref()),
        draft_mark: fields
            .text("X-Ccmail-Draft")
            .filter(|mark| !mark.is_empty()),
        subject,
        from,
        ..Mail::default()
    }
}

/// The `report-type` of a `multipart/report`, empty where it names none.
fn report_type(message: &Message<'_>) -> Option<String> {
    let content_type = message.parts.first()?.content_type()?;
    (content_type.ctype().eq_ignore_ascii_case("multipart")
        && content_type
            .subtype()
            .is_some_and(|subtype| subtype.eq_ignore_ascii_case("report")))
    .then(|| {
        content_type
            .attribute("report-type")
            .unwrap_or_default()
            .to_owned()
    })
}

/// Ids that came back in a report, or, as qmail and others return a message, in the text of it.
fn bounced_ids(mail: &Mail, parts: &Parts) -> Vec<String> {
    let mut ids = parts.returned_ids.clone();
    if ids.is_empty() && mail.automatic == Automatic::Bounce {
        let plain = parts
            .texts
            .iter()
            .filter(|text| text.kind == TextKind::Plain);
        ids.extend(plain.flat_map(|text| ids_of_lines(&text.text)));
    }
    ids
}
