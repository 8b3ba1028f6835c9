use chrono::{DateTime, FixedOffset, Utc};

/// Where a message was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceId {
    /// The account's name in the config.
    pub account: String,
    /// The folder, or empty for a file given on the command line.
    pub folder: String,
    /// File name, Maildir base name or UID: what the JSON calls `source`.
    pub name: String,
}

/// A message as it came, byte for byte.
#[derive(Clone, Debug)]
pub struct RawMessage {
    /// Where it was found.
    pub source: SourceId,
    /// When it arrived, as far as its place knows (a file's time); `None`: only its header can tell.
    pub arrived_at: Option<DateTime<Utc>>,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// An address with its display name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    /// Display name, decoded, control characters removed; may be empty.
    pub name: String,
    /// Address, as written (compare with [`Mailbox::is`]).
    pub address: String,
}

impl Mailbox {
    /// Returns whether this is the given address; case does not matter.
    #[must_use]
    pub fn is(&self, address: &str) -> bool {
        self.address.eq_ignore_ascii_case(address)
    }
}

/// One `Authentication-Results` field (RFC 8601), topmost first in [`Mail::auth`].
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct AuthResult {
    /// Who speaks.
    pub authserv_id: String,
    /// `dmarc=` result in lower case.
    pub dmarc: Option<String>,
    /// Each `spf=` result with the domain it speaks of (from `smtp.mailfrom`), lower case.
    pub spf: Vec<(String, Option<String>)>,
    /// Each `dkim=` result with the domain it speaks of (`header.d` or `header.i`), lower case.
    pub dkim: Vec<(String, Option<String>)>,
}

/// Whether a program wrote the message rather than a person (RFC 3834 and common practice).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Automatic {
    /// No sign of it.
    #[default]
    No,
    /// `Auto-Submitted` other than `no`, or its older relatives (`X-Autoreply`, `Precedence: auto_reply`, ...).
    AutoReply,
    /// A mailing list (`List-Id`, `List-Unsubscribe`, `Precedence: list|bulk`).
    List,
    /// A delivery report (`multipart/report`, empty `Return-Path`, mailer-daemon).
    Bounce,
}

/// What kind of part a text came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// `text/plain`, or no type at all.
    Plain,
    /// `text/html`, turned into lines.
    Html,
    /// A PGN or `application/x-chess` part, inline or attached.
    Pgn,
    /// Text inside a forwarded `message/rfc822`: somebody else's words.
    Forwarded,
}

/// One text of a message that speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailText {
    /// Where it came from.
    pub kind: TextKind,
    /// Decoded; lines end in `\n`; format=flowed is joined; control characters other than tab are gone.
    pub text: String,
    /// The same words as an earlier text of the message (an alternative that agrees).
    pub is_alternative: bool,
}

/// A message, parsed.
#[derive(Clone, Debug, Default)]
pub struct Mail {
    /// `Message-ID`, without angle brackets.
    pub message_id: Option<String>,
    /// Ids in `In-Reply-To`.
    pub in_reply_to: Vec<String>,
    /// Ids in `References`, oldest first.
    pub references: Vec<String>,
    /// `Subject`, decoded, on one line.
    pub subject: String,
    /// All addresses of `From`.
    pub from: Vec<Mailbox>,
    /// Addresses of `Reply-To`.
    pub reply_to: Vec<Mailbox>,
    /// Addresses of `To`.
    pub to: Vec<Mailbox>,
    /// Addresses of `Cc`.
    pub cc: Vec<Mailbox>,
    /// Addresses in `Delivered-To`, `X-Original-To`.
    pub delivered_to: Vec<String>,
    /// `Date`, if it can be read; never believed for the order of mails.
    pub date: Option<DateTime<FixedOffset>>,
    /// Each `Received` field, topmost first: the host after `by`, and its instant.
    pub received: Vec<(String, Option<DateTime<Utc>>)>,
    /// Each `Authentication-Results` field, topmost first.
    pub auth: Vec<AuthResult>,
    /// Whether a program wrote it.
    pub automatic: Automatic,
    /// Ids (and `X-Ccmail-Draft` marks) of our messages that a delivery report speaks of.
    pub bounced_ids: Vec<String>,
    /// Our own `X-Ccmail-Draft` field, if it stands there.
    pub draft_mark: Option<String>,
    /// The texts that speak, in order.
    pub texts: Vec<MailText>,
    /// Names of parts that were not read, made visible (`winmail.dat`, ...).
    pub unread_parts: Vec<String>,
    /// Whether a part could not be decoded as it claims (bad base64, missing boundary, a charset that
    /// is another). No reason not to believe what could be read.
    pub is_damaged: bool,
}

impl Mail {
    /// Returns the one sender; `None` where there is no From, or several.
    #[must_use]
    pub fn sender(&self) -> Option<&Mailbox> {
        match self.from.as_slice() {
            [one] => Some(one),
            _ => None,
        }
    }
}
