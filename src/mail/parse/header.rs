//! Header fields: addresses, ids, dates, stamps of the servers on the way.

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use mail_parser::{Addr, Address, Header, HeaderName, HeaderValue, Host, Message};

use super::charset;
use crate::mail::Mailbox;

/// Addresses read from one kind of field.
const ADDRESSES_MAX: usize = 1_000;
/// Ids read from one kind of field.
const IDS_MAX: usize = 1_000;
/// Characters of a subject that are kept; a whole game has fewer.
const SUBJECT_CHARS_MAX: usize = 4_000;
/// RFC 5322 2.1.1: no line is longer.
const ID_BYTES_MAX: usize = 998;
/// `Received` and `Authentication-Results` fields read.
const STAMPS_MAX: usize = 100;

/// The header of a message or of one inside it.
#[derive(Clone, Copy)]
pub(super) struct Fields<'m> {
    headers: &'m [Header<'m>],
    raw: &'m [u8],
}

impl<'m> Fields<'m> {
    /// The header at the head of a message.
    pub(super) fn of(message: &'m Message<'m>) -> Self {
        let headers = message.parts.first().map(|part| part.headers.as_slice());
        Self {
            headers: headers.unwrap_or_default(),
            raw: &message.raw_message,
        }
    }

    /// Each field of the name, topmost first.
    fn named(self, name: &str) -> impl Iterator<Item = &'m Header<'m>> {
        self.headers
            .iter()
            .filter(move |header| header.name.as_str().eq_ignore_ascii_case(name))
    }

    pub(super) fn has(self, name: &str) -> bool {
        self.named(name).next().is_some()
    }

    /// The text of each field of the name, unfolded and undecoded, topmost first.
    pub(super) fn texts(self, name: &str) -> impl Iterator<Item = String> {
        self.named(name)
            .take(STAMPS_MAX)
            .map(move |header| self.text_of(header))
    }

    /// The text of the first field of the name.
    pub(super) fn text(self, name: &str) -> Option<String> {
        self.texts(name).next()
    }

    fn text_of(self, header: &Header<'_>) -> String {
        let start = usize::try_from(header.offset_start).unwrap_or(usize::MAX);
        let end = usize::try_from(header.offset_end).unwrap_or(usize::MAX);
        let bytes = self.raw.get(start..end).unwrap_or_default();
        charset::clean_line(&charset::decode(bytes, None).0)
    }

    /// `Subject`, decoded, on one line.
    pub(super) fn subject(self) -> String {
        let Some(header) = self.named("Subject").next() else {
            return String::new();
        };
        let raw = self.text_of(header);
        let subject = match &header.value {
            HeaderValue::Text(text) if raw.is_ascii() || raw.contains("=?") => {
                charset::clean_line(text)
            }
            // Programs of the nineties wrote the bytes of their charset as they were.
            _ => raw,
        };
        subject.chars().take(SUBJECT_CHARS_MAX).collect()
    }

    /// Addresses of all fields of the name: a message with two `From` fields has two senders.
    pub(super) fn mailboxes(self, name: &str) -> Vec<Mailbox> {
        self.named(name)
            .filter_map(|header| header.value.as_address())
            .flat_map(addresses)
            .filter_map(mailbox)
            .take(ADDRESSES_MAX)
            .collect()
    }

    /// Ids in the fields of the name, without angle brackets.
    pub(super) fn ids(self, name: &str) -> Vec<String> {
        self.texts(name)
            .flat_map(|text| ids_in(&text))
            .take(IDS_MAX)
            .collect()
    }

    /// `Date`, if it is one.
    pub(super) fn date(self) -> Option<DateTime<FixedOffset>> {
        self.named("Date")
            .find_map(|header| header.value.as_datetime())
            .and_then(instant)
    }

    /// Each `Received` field: the host after `by`, and its instant.
    pub(super) fn received(self) -> Vec<(String, Option<DateTime<Utc>>)> {
        self.headers
            .iter()
            .filter(|header| header.name == HeaderName::Received)
            .take(STAMPS_MAX)
            .map(|header| match header.value.as_received() {
                Some(received) => {
                    let host = match &received.by {
                        Some(Host::Name(name)) => charset::clean_line(name),
                        Some(Host::IpAddr(address)) => address.to_string(),
                        None => String::new(),
                    };
                    let at = received.date.as_ref().and_then(instant);
                    (host, at.map(|at| at.to_utc()))
                }
                None => (String::new(), None),
            })
            .collect()
    }

    /// The addresses a server delivered to, from `Delivered-To` and `X-Original-To`.
    pub(super) fn delivered_to(self) -> Vec<String> {
        self.texts("Delivered-To")
            .chain(self.texts("X-Original-To"))
            .map(|text| text.trim_matches(['<', '>', ' ']).to_owned())
            .filter(|address| address.contains('@'))
            .collect()
    }
}

fn addresses<'a>(address: &'a Address<'a>) -> Vec<&'a Addr<'a>> {
    match address {
        Address::List(list) => list.iter().collect(),
        Address::Group(groups) => groups.iter().flat_map(|group| &group.addresses).collect(),
    }
}

fn mailbox(addr: &Addr<'_>) -> Option<Mailbox> {
    let address = charset::clean_line(addr.address.as_deref()?);
    (!address.is_empty()).then(|| Mailbox {
        name: charset::clean_line(addr.name.as_deref().unwrap_or_default()),
        address,
    })
}

/// What stands in angle brackets, or, where none do, the words with an `@`: old programs write
/// `In-Reply-To: Your message of ... <id>`, and some leave the brackets out.
pub(super) fn ids_in(text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut rest = text;
    while let Some((_, from)) = rest.split_once('<') {
        let Some((id, after)) = from.split_once('>') else {
            break;
        };
        rest = after;
        // A program that folds within an id leaves white space in it.
        let id: String = id.chars().filter(|char| !char.is_whitespace()).collect();
        push_id(&mut ids, &id);
    }
    if ids.is_empty() {
        for word in text.split_whitespace().filter(|word| word.contains('@')) {
            push_id(&mut ids, word.trim_matches(['<', '>', ',', ';']));
        }
    }
    ids
}

fn push_id(ids: &mut Vec<String>, id: &str) {
    if !id.is_empty() && id.len() <= ID_BYTES_MAX && ids.len() < IDS_MAX {
        ids.push(id.to_owned());
    }
}

fn instant(date: &mail_parser::DateTime) -> Option<DateTime<FixedOffset>> {
    let local = NaiveDate::from_ymd_opt(
        i32::from(date.year),
        u32::from(date.month),
        u32::from(date.day),
    )?
    // A leap second is the last second of its minute to us.
    .and_hms_opt(u32::from(date.hour), u32::from(date.minute), u32::from(date.second).min(59))?;
    let seconds = (i32::from(date.tz_hour) * 60 + i32::from(date.tz_minute)) * 60;
    let offset = if date.tz_before_gmt {
        -seconds
    } else {
        seconds
    };
    local
        .and_local_timezone(FixedOffset::east_opt(offset)?)
        .single()
}
