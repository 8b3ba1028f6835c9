//! Bytes to text, with labels that lie, and text to printable lines.

use mail_parser::decoders::charsets::map::charset_decoder;

/// Decodes bytes under a label. The flag says whether the label was right.
pub(super) fn decode(bytes: &[u8], label: Option<&str>) -> (String, bool) {
    let label = label
        .unwrap_or_default()
        .trim()
        .trim_matches(['"', '\''])
        .to_ascii_lowercase();
    if is_unicode_or_ascii(&label) {
        return decode_unlabelled(bytes);
    }
    // A program that labels by the user's locale and writes UTF-8: text in a single-byte charset
    // is next to never valid UTF-8 by chance, unless it is ASCII.
    if is_single_byte(&label)
        && !bytes.is_ascii()
        && let Ok(text) = std::str::from_utf8(bytes)
    {
        return (text.to_owned(), false);
    }
    match charset_decoder(label.as_bytes()) {
        Some(decoder) => (decoder(bytes), true),
        None => decode_unlabelled(bytes),
    }
}

fn is_unicode_or_ascii(label: &str) -> bool {
    matches!(
        label,
        "" | "utf-8" | "utf8" | "us-ascii" | "ascii" | "unknown-8bit" | "x-unknown" | "default"
    )
}

fn is_single_byte(label: &str) -> bool {
    [
        "iso-8859",
        "iso8859",
        "iso_8859",
        "latin",
        "windows-12",
        "cp12",
        "cp8",
        "koi8",
        "mac",
    ]
    .iter()
    .any(|start| label.starts_with(start))
}

/// UTF-8 where that is what it mostly is, else windows-1252, what Western programs send unlabelled.
fn decode_unlabelled(bytes: &[u8]) -> (String, bool) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return match encoded_twice(text) {
            Some(text) => (text, false),
            None => (text.to_owned(), true),
        };
    }
    let mut good = 0_usize;
    let mut bad = 0_usize;
    for chunk in bytes.utf8_chunks() {
        good += chunk
            .valid()
            .chars()
            .filter(|char| !char.is_ascii())
            .count();
        bad += chunk.invalid().len();
    }
    match charset_decoder(b"windows-1252") {
        Some(decoder) if bad >= good => (decoder(bytes), false),
        _ => (String::from_utf8_lossy(bytes).into_owned(), false),
    }
}

/// What windows-1252 has at 0x80 to 0x9F; bytes it leaves open stand for themselves.
const WINDOWS_1252_MIDDLE: [char; 32] = [
    '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}', '\u{2021}',
    '\u{2c6}', '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}', '\u{8f}',
    '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}', '\u{2014}',
    '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}', '\u{17e}', '\u{178}',
];

/// Undoes UTF-8 that was taken for windows-1252 and encoded once more: `Ð¥Ð¾Ð´` for `Ход`. Text in
/// any language that makes valid UTF-8 by chance that way is next to impossible.
fn encoded_twice(text: &str) -> Option<String> {
    let text = text.trim_start_matches('\u{feff}');
    if text.is_ascii() {
        return None;
    }
    let byte_of = |char: char| match u8::try_from(u32::from(char)) {
        Ok(byte) => Some(byte),
        Err(_) => {
            let at = WINDOWS_1252_MIDDLE
                .iter()
                .position(|&middle| middle == char)?;
            u8::try_from(0x80 + at).ok()
        }
    };
    let bytes: Option<Vec<u8>> = text.chars().map(byte_of).collect();
    String::from_utf8(bytes?).ok()
}

/// Takes out what is not meant to be seen: control characters other than tab, marks of direction,
/// zero-width characters. Line ends become `\n`.
pub(super) fn clean_text(text: &str) -> String {
    let mut cleaned = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            '\r' => {
                chars.next_if_eq(&'\n');
                cleaned.push('\n');
            }
            '\n' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => cleaned.push('\n'),
            '\t' => cleaned.push('\t'),
            _ if char.is_control() || is_invisible(char) => {}
            _ => cleaned.push(char),
        }
    }
    cleaned
}

/// Makes one line of a header's text: a control character becomes a space.
pub(super) fn clean_line(text: &str) -> String {
    let line: String = text
        .chars()
        .filter(|&char| !is_invisible(char))
        .map(|char| match char {
            '\u{2028}' | '\u{2029}' => ' ',
            _ if char.is_control() => ' ',
            _ => char,
        })
        .collect();
    line.trim().to_owned()
}

/// Characters without a shape: bidirectional controls could show a move the other way round, and
/// programs that break long words leave zero-width spaces within a move.
fn is_invisible(char: char) -> bool {
    matches!(
        char,
        '\u{ad}' | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}
