//! Mail: bytes in, header fields and lines out, and letters to write. No chess is known here.
//! `mail-parser` (reading), `html5gum` (HTML) and `lettre`'s builder (writing) are named only here.

mod compose;
mod html;
mod message;
mod parse;
mod split;

pub use self::compose::{ComposeError, Letter, compose};
pub use self::html::html_to_text;
pub use self::message::{
    AuthResult, Automatic, Mail, Mailbox, MailText, RawMessage, SourceId, TextKind,
};
pub use self::parse::{MAIL_BYTES_MAX, ParseMailError, parse};
pub use self::split::{Body, Line, LineKind, split_body};
