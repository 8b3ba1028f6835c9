//! The parts of a message: which of them speak, and what they say.

use mail_parser::{ContentType, Message, MessagePart, MimeHeaders as _, PartType};

use super::header::{Fields, ids_in};
use super::{charset, flowed, transfer, words};
use crate::mail::html::html_to_text;
use crate::mail::{MailText, TextKind};

/// Multiparts and messages within each other that are looked into.
const PARTS_DEPTH_MAX: usize = 100;
/// Parts of one message that are looked at.
const PARTS_MAX: usize = 2_000;
/// Characters of a part's name that are kept.
const NAME_CHARS_MAX: usize = 200;

/// Bodies that say nothing to a reader of the text beside them.
const SILENT: &[&str] = &[
    "application/pgp-signature",
    "application/pkcs7-signature",
    "application/x-pkcs7-signature",
    "message/delivery-status",
    "message/global-delivery-status",
    "message/disposition-notification",
    "message/feedback-report",
];

/// Where a part stands.
#[derive(Clone, Copy, Default)]
struct Place {
    depth: usize,
    /// Inside a message that was forwarded or returned.
    is_forwarded: bool,
    /// Inside a `multipart/report`.
    is_report: bool,
}

/// What the parts of a message yielded.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) texts: Vec<MailText>,
    pub(super) unread: Vec<String>,
    pub(super) is_damaged: bool,
    /// Ids of messages that came back in a report.
    pub(super) returned_ids: Vec<String>,
    seen: usize,
}

impl Parts {
    /// Reads all parts of a message.
    pub(super) fn read(message: &Message<'_>) -> Self {
        let mut parts = Self::default();
        parts.part(message, 0, Place::default());
        parts
    }

    fn part(&mut self, message: &Message<'_>, id: u32, place: Place) {
        let Some(part) = usize::try_from(id)
            .ok()
            .and_then(|id| message.parts.get(id))
        else {
            return;
        };
        self.seen += 1;
        if self.seen > PARTS_MAX || place.depth > PARTS_DEPTH_MAX {
            self.is_damaged = true;
            return;
        }
        let inside = Place {
            depth: place.depth + 1,
            ..place
        };
        self.is_damaged |= part.is_encoding_problem;
        match &part.body {
            PartType::Multipart(children) => self.multipart(message, part, children, inside),
            PartType::Message(inner) => self.message(inner, inside),
            PartType::Text(_)
            | PartType::Html(_)
            | PartType::Binary(_)
            | PartType::InlineBinary(_) => self.leaf(message, part, place),
        }
    }

    fn multipart(
        &mut self,
        message: &Message<'_>,
        part: &MessagePart<'_>,
        children: &[u32],
        mut place: Place,
    ) {
        let subtype = part
            .content_type()
            .and_then(ContentType::subtype)
            .unwrap_or_default();
        place.is_report |= subtype.eq_ignore_ascii_case("report");
        let start = self.texts.len();
        for &child in children {
            self.part(message, child, place);
        }
        if subtype.eq_ignore_ascii_case("alternative") {
            let mut texts = self.texts.split_off(start.min(self.texts.len()));
            mark_alternatives(&mut texts);
            self.texts.append(&mut texts);
        }
    }

    fn message(&mut self, inner: &Message<'_>, mut place: Place) {
        if place.is_report {
            let fields = Fields::of(inner);
            self.returned_ids.extend(fields.ids("Message-ID"));
            self.returned_ids
                .extend(fields.ids("X-Microsoft-Original-Message-ID"));
            self.returned_ids.extend(fields.text("X-Ccmail-Draft"));
        }
        place.is_report = false;
        place.is_forwarded = true;
        self.part(inner, 0, place);
    }

    fn leaf(&mut self, message: &Message<'_>, part: &MessagePart<'_>, place: Place) {
        let content_type = part.content_type();
        let mime = mime_type(content_type);
        let name = charset::clean_line(part.attachment_name().unwrap_or_default());
        if mime == "text/rfc822-headers" || mime == "message/rfc822-headers" {
            let text = self.text_of(message, part);
            self.returned_ids.extend(ids_of_lines(&text));
            return;
        }
        if SILENT.contains(&mime.as_str()) {
            return;
        }
        let Some(mut kind) = text_kind(&mime, &name) else {
            self.unread.push(visible_name(&name, &mime));
            return;
        };
        let mut text = self.text_of(message, part);
        if kind == TextKind::Plain && content_type.is_none() && looks_like_html(&text) {
            kind = TextKind::Html;
        }
        if kind == TextKind::Html {
            text = html_to_text(&text);
        } else if is_flowed(content_type) {
            let delete_space = attribute(content_type, "delsp").eq_ignore_ascii_case("yes");
            text = flowed::join(&text, delete_space);
        }
        if text.trim().is_empty() {
            return;
        }
        if !text.ends_with('\n') {
            text.push('\n');
        }
        self.texts.push(MailText {
            kind: if place.is_forwarded {
                TextKind::Forwarded
            } else {
                kind
            },
            text,
            is_alternative: false,
        });
    }

    fn text_of(&mut self, message: &Message<'_>, part: &MessagePart<'_>) -> String {
        let start = usize::try_from(part.offset_body).unwrap_or(usize::MAX);
        let end = usize::try_from(part.offset_end).unwrap_or(usize::MAX);
        let raw = message.raw_message.get(start..end).unwrap_or_default();
        let encoding = part.content_transfer_encoding().unwrap_or_default().trim();
        let decoded = transfer::decode(raw, encoding);
        let label = attribute(part.content_type(), "charset");
        let (text, is_right) = charset::decode(&decoded.bytes, Some(label));
        self.is_damaged |= decoded.is_damaged || !is_right;
        charset::clean_text(&text)
    }
}

/// The plain one first, and each later one marked that says the same as one before it.
fn mark_alternatives(texts: &mut [MailText]) {
    texts.sort_by_key(|text| text.kind == TextKind::Html);
    for later in 1..texts.len() {
        let (earlier, rest) = texts.split_at_mut(later);
        if let Some(text) = rest.first_mut() {
            text.is_alternative = earlier
                .iter()
                .any(|one| !one.is_alternative && words::agree(&one.text, &text.text));
        }
        // Alternatives come in twos and threes; a crowd of them is not compared.
        if later >= 4 {
            break;
        }
    }
}

fn mime_type(content_type: Option<&ContentType<'_>>) -> String {
    content_type.map_or_else(
        || "text/plain".to_owned(),
        |content_type| match content_type.subtype() {
            Some(subtype) => format!("{}/{subtype}", content_type.ctype()).to_ascii_lowercase(),
            None => content_type.ctype().to_ascii_lowercase(),
        },
    )
}

fn attribute<'c>(content_type: Option<&'c ContentType<'_>>, name: &str) -> &'c str {
    content_type
        .and_then(|content_type| content_type.attribute(name))
        .unwrap_or_default()
}

fn is_flowed(content_type: Option<&ContentType<'_>>) -> bool {
    attribute(content_type, "format").eq_ignore_ascii_case("flowed")
}

/// What a part is read as; `None` where it is not read.
fn text_kind(mime: &str, name: &str) -> Option<TextKind> {
    const CHESS: &[&str] = &["x-chess", "vnd.chess-pgn", "x-pgn", "/pgn"];
    let is_chess = CHESS.iter().any(|word| mime.contains(word));
    if is_chess || name.to_ascii_lowercase().ends_with(".pgn") {
        return Some(TextKind::Pgn);
    }
    match mime {
        "text/html" | "application/xhtml+xml" => Some(TextKind::Html),
        "text/plain" | "text" | "text/markdown" | "text/x-markdown" | "text/flowed" => {
            Some(TextKind::Plain)
        }
        // A multipart without its boundary: what stands in it is still worth a look.
        _ if mime.starts_with("multipart/") => Some(TextKind::Plain),
        _ => None,
    }
}

fn looks_like_html(text: &str) -> bool {
    let start: String = text.trim_start().chars().take(15).collect();
    let start = start.to_ascii_lowercase();
    start.starts_with("<html") || start.starts_with("<!doctype html")
}

/// A name for the user: control characters shown, not obeyed.
fn visible_name(name: &str, mime: &str) -> String {
    let name = if name.is_empty() { mime } else { name };
    name.chars()
        .take(NAME_CHARS_MAX)
        .flat_map(visible)
        .collect()
}

fn visible(char: char) -> Vec<char> {
    if char.is_control() {
        char.escape_default().collect()
    } else {
        vec![char]
    }
}

/// Ids in the lines of a header that came back as text.
pub(super) fn ids_of_lines(text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let Some((name, value)) = line.split_once(':') else {
            continue;
        };
        if name.eq_ignore_ascii_case("message-id") {
            let folded = lines
                .next_if(|next| next.starts_with([' ', '\t']))
                .unwrap_or_default();
            ids.extend(ids_in(&format!("{value}{folded}")));
        } else if name.eq_ignore_ascii_case("x-ccmail-draft") {
            ids.push(value.trim().to_owned());
        }
    }
    ids
}
