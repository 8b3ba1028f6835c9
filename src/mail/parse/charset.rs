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
        return (text.to_owned(), true);
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
