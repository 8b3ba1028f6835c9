/// A PGN tag pair in a mail, as mangled as players leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The name, without its bracket.
    pub name: &'a str,
    /// The value, without its quotation marks.
    pub value: &'a str,
    /// How many sentences of the reading stand before it.
    pub after_sentence: usize,
}

const QUOTES: [char; 6] = ['"', '“', '”', '„', '«', '»'];

/// Reads a line as a tag pair. A missing bracket and curly quotes are forgiven (CXV's players wrote so).
#[must_use]
pub(super) fn tag_in(line: &str) -> Option<Tag<'_>> {
    let line = line.trim();
    let opened = line.strip_prefix('[');
    let closed = line.ends_with(']');
    if opened.is_none() && !closed {
        return None;
    }
    let inner = opened.unwrap_or(line).trim_end_matches(']').trim();
    let (name, value) = inner.split_at(inner.find(QUOTES)?);
    let name = name.trim();
    let is_name = name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| Tag {
        name,
        value: value.trim_matches(|c| QUOTES.contains(&c) || c == ' '),
        after_sentence: 0,
    })
}
