#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

/// Digits of the seconds in a name that is made as the Maildir rules say; fewer or more are not an instant.
const SECONDS_DIGITS: std::ops::RangeInclusive<usize> = 9..=10;

/// Splits a file name into its base name, which never changes, and its flags.
pub(super) fn base_and_flags(name: &str) -> (&str, &str) {
    let (base, info) = name.split_once(':').unwrap_or((name, ""));
    (base, info.strip_prefix("2,").unwrap_or_default())
}

/// Returns the instant of delivery that a base name tells: `1700000000.M123456P42.host`.
pub(super) fn delivered_at(base: &str) -> Option<DateTime<Utc>> {
    let (seconds, rest) = base.split_once('.')?;
    if !SECONDS_DIGITS.contains(&seconds.len()) || !is_digits(seconds) {
        return None;
    }
    let micros = rest
        .strip_prefix('M')
        .and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next())
        .and_then(|digits| digits.parse::<u32>().ok())
        .filter(|micros| *micros < 1_000_000)
        .unwrap_or_default();
    DateTime::from_timestamp(seconds.parse().ok()?, micros * 1000)
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the directory of a folder: the root for `INBOX`, else a Maildir++ folder below it.
///
/// `Clubs/2026`, `Clubs.2026`, `.Clubs.2026` and `INBOX.Clubs.2026` are one folder. A name that is
/// not ASCII is taken as it is where such a directory exists, else in IMAP's modified UTF-7, as
/// IMAP servers write it.
pub(super) fn directory(root: &Path, name: &str) -> PathBuf {
    if name.eq_ignore_ascii_case("INBOX") {
        return root.to_owned();
    }
    let dotted = name.replace('/', ".");
    let dotted = dotted.strip_prefix('.').unwrap_or(&dotted);
    let dotted = dotted.strip_prefix("INBOX.").unwrap_or(dotted);
    let plain = root.join(format!(".{dotted}"));
    if dotted.is_ascii() || plain.is_dir() {
        return plain;
    }
    root.join(format!(".{}", modified_utf7(dotted)))
}

/// Writes a folder's name in the modified UTF-7 of RFC 3501, section 5.1.3.
fn modified_utf7(name: &str) -> String {
    let mut written = String::new();
    let mut wide: Vec<u16> = Vec::new();
    for c in name.chars() {
        if matches!(c, ' '..='~') {
            flush(&mut wide, &mut written);
            written.push(c);
            if c == '&' {
                written.push('-');
            }
        } else {
            wide.extend(c.encode_utf16(&mut [0; 2]).iter());
        }
    }
    flush(&mut wide, &mut written);
    written
}

/// Writes the waiting UTF-16 units as `&...-`: base64 without padding, `,` in the place of `/`.
fn flush(wide: &mut Vec<u16>, written: &mut String) {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+,";
    if wide.is_empty() {
        return;
    }
    written.push('&');
    let bytes: Vec<u8> = wide.drain(..).flat_map(u16::to_be_bytes).collect();
    for group in bytes.chunks(3) {
        let bits = group
            .iter()
            .fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte));
        let bits = bits << (8 * (3 - group.len()));
        for digit in 0..=group.len() {
            let at = bits >> (18 - 6 * digit) & 63;
            written.extend(DIGITS.get(at).map(|digit| char::from(*digit)));
        }
    }
    written.push('-');
}
