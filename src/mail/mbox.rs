use std::borrow::Cow;

#[cfg(test)]
mod tests;

/// Splits an mbox file into its messages, without their `From ` lines.
///
/// A message begins at a line `From sender date`, at the start of the file or after a blank line:
/// "From here on" within a letter is none, even at the start of a paragraph. What stands before the
/// first such line is a message of its own.
pub fn split_mbox(bytes: &[u8]) -> impl Iterator<Item = Cow<'_, [u8]>> {
    Messages { rest: bytes }
}

struct Messages<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Messages<'a> {
    type Item = Cow<'a, [u8]>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if self.rest.is_empty() {
                return None;
            }
            let (first, after) = split_line(self.rest);
            let start = if is_from_line(first) {
                after
            } else {
                self.rest
            };
            let length = message_length(start);
            let (message, rest) = start.split_at_checked(length).unwrap_or((start, &[]));
            self.rest = rest;
            let message = without_last_blank(message);
            if !message.trim_ascii().is_empty() {
                return Some(unescaped(message));
            }
        }
    }
}

/// Bytes up to the next `From ` line.
fn message_length(bytes: &[u8]) -> usize {
    let mut length = 0;
    let mut is_after_blank = false;
    let mut rest = bytes;
    while !rest.is_empty() {
        let (line, after) = split_line(rest);
        if is_after_blank && is_from_line(line) {
            break;
        }
        is_after_blank = line.trim_ascii().is_empty();
        length += rest.len() - after.len();
        rest = after;
    }
    length
}

fn split_line(bytes: &[u8]) -> (&[u8], &[u8]) {
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .map_or(bytes.len(), |at| at + 1);
    bytes.split_at_checked(end).unwrap_or((bytes, &[]))
}

/// `From ann@example.org Thu Mar 12 06:17:00 2026`, where a zone may stand by the year.
fn is_from_line(line: &[u8]) -> bool {
    const DAYS: &[&str] = &["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
    let Some(rest) = line.strip_prefix(b"From ") else {
        return false;
    };
    let Ok(text) = std::str::from_utf8(rest) else {
        return false;
    };
    let words: Vec<&str> = text.split_whitespace().take(16).collect();
    let is_year = |word: &str| word.len() == 4 && word.bytes().all(|byte| byte.is_ascii_digit());
    let is_clock = |word: &str| {
        word.len() >= 4
            && word.contains(':')
            && word
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b':')
    };
    let Some(day) = words.iter().position(|word| DAYS.contains(word)) else {
        return false;
    };
    let date = words.get(day..).unwrap_or_default();
    date.len() >= 5
        && date.len() <= 7
        && date.iter().any(|word| is_clock(word))
        && date.iter().skip(3).any(|word| is_year(word))
}

/// The blank line before a `From ` line belongs to the file, not to the message.
fn without_last_blank(message: &[u8]) -> &[u8] {
    match message
        .strip_suffix(b"\r\n\r\n")
        .or_else(|| message.strip_suffix(b"\n\n"))
    {
        Some(rest) => message.get(..rest.len() + if message.ends_with(b"\r\n") { 2 } else { 1 }),
        None => Some(message),
    }
    .unwrap_or(message)
}

/// Takes one `>` from each line of the form `>From `, `>>From ` (the mboxrd way).
fn unescaped(message: &[u8]) -> Cow<'_, [u8]> {
    let is_escaped = |line: &[u8]| {
        let marks = line.iter().take_while(|&&byte| byte == b'>').count();
        marks > 0
            && line
                .get(marks..)
                .is_some_and(|rest| rest.starts_with(b"From "))
    };
    if !message.split(|&byte| byte == b'\n').any(is_escaped) {
        return Cow::Borrowed(message);
    }
    let mut plain = Vec::with_capacity(message.len());
    for line in message.split_inclusive(|&byte| byte == b'\n') {
        let kept = if is_escaped(line) {
            line.get(1..).unwrap_or_default()
        } else {
            line
        };
        plain.extend_from_slice(kept);
    }
    Cow::Owned(plain)
}
