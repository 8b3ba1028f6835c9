use super::{Fault, is_tag_line};

/// Characters that stand for the quotation mark where a mail program was helpful.
const QUOTES: [char; 6] = ['"', '“', '”', '„', '«', '»'];

/// Reads the tag section at a place; returns where it ends.
pub(super) fn read_tags(
    text: &str,
    start: usize,
    tags: &mut Vec<(String, String)>,
) -> Result<usize, Fault> {
    let mut at = start;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let line = rest.split_inclusive('\n').next().unwrap_or_default();
        if line.is_empty() {
            return Ok(at);
        }
        let is_empty = line.trim().is_empty();
        let ends_section = is_empty && !tags.is_empty() && !section_goes_on(rest);
        if is_tag_line(line) {
            read_line(line, at, tags)?;
        } else if ends_section || !is_empty && !line.starts_with('%') {
            return Ok(at);
        }
        at += line.len();
    }
}

/// Whether, behind empty lines, more tags of the same game follow: a new game begins with `Event`.
fn section_goes_on(rest: &str) -> bool {
    let next = rest
        .lines()
        .find(|line| !line.trim().is_empty())
        .unwrap_or_default();
    is_tag_line(next) && !next.trim_start().starts_with("[Event ")
}

/// Reads the tags of one line: one as a rule, several where line ends were lost.
fn read_line(line: &str, offset: usize, tags: &mut Vec<(String, String)>) -> Result<(), Fault> {
    let mut rest = line.trim();
    while !rest.is_empty() {
        let Some((name, value, after)) = read_tag(rest) else {
            return Err(Fault {
                offset: offset + (line.len() - line.trim_start().len()),
                len: line.trim().len(),
                reason: format!("`{rest}` is no tag"),
            });
        };
        tags.push((name, value));
        rest = after.trim_start();
    }
    Ok(())
}

/// Reads `[Name "value"]`; the closing quotation mark or bracket may be missing.
fn read_tag(text: &str) -> Option<(String, String, &str)> {
    let inside = text.strip_prefix('[')?.trim_start();
    let name_len = inside.find(|c: char| !(c.is_alphanumeric() || c == '_'))?;
    let (name, rest) = inside.split_at_checked(name_len)?;
    let rest = rest.trim_start().strip_prefix(QUOTES)?;
    let mut value = String::new();
    let mut chars = rest.char_indices().peekable();
    let mut end = rest.len();
    while let Some((index, c)) = chars.next() {
        let follows = rest.get(index + c.len_utf8()..).unwrap_or_default();
        match c {
            '\\' if follows.starts_with(['"', '\\']) => {
                value.extend(chars.next().map(|(_, escaped)| escaped));
            }
            // A quotation mark inside a value is followed by more of it.
            c if QUOTES.contains(&c) && closes(follows) => {
                end = index + c.len_utf8();
                break;
            }
            c => value.push(c),
        }
    }
    let after = rest.get(end..)?.trim_start();
    if end == rest.len() && !rest.ends_with(QUOTES) {
        value = value.trim_end_matches(']').to_owned();
    }
    let is_named = !name.is_empty();
    is_named.then(|| {
        (
            name.to_owned(),
            value,
            after.strip_prefix(']').unwrap_or(after),
        )
    })
}

fn closes(follows: &str) -> bool {
    let follows = follows.trim_start();
    follows.is_empty() || follows.starts_with(']')
}
