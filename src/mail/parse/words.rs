//! Whether two texts say the same.

use crate::mail::{Body, LineKind, split_body};

/// Returns whether two alternatives carry the same words, at least the sender's own: programs often
/// leave the quotation out of one of them, or set it differently.
pub(super) fn agree(plain: &str, other: &str) -> bool {
    if key(plain.lines()) == key(other.lines()) {
        return true;
    }
    let own = own_key(&split_body(plain, &[]));
    !own.is_empty() && own == own_key(&split_body(other, &[]))
}

fn own_key(body: &Body<'_>) -> String {
    key(body
        .lines
        .iter()
        .filter(|line| line.kind == LineKind::Own)
        .map(|line| line.text))
}

/// Letters, digits and symbols such as figurines, without spaces and punctuation. Addresses in
/// angle brackets and `[cid:...]` are left out: the plain part has them where the HTML has a link.
fn key<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut key = String::new();
    for line in lines {
        let mut rest = line;
        while let Some(start) = rest.find(['<', '[']) {
            let Some((before, from)) = rest.split_at_checked(start) else {
                break;
            };
            push_words(&mut key, before);
            rest = match end_of_link(from) {
                Some(after) => after,
                None => from.get(1..).unwrap_or_default(),
            };
        }
        push_words(&mut key, rest);
    }
    key
}

fn end_of_link(from: &str) -> Option<&str> {
    const LINKS: &[(&str, char)] = &[
        ("<http", '>'),
        ("<mailto:", '>'),
        ("<tel:", '>'),
        ("[cid:", ']'),
        ("[image:", ']'),
        ("[http", ']'),
        ("[mailto:", ']'),
    ];
    LINKS
        .iter()
        .find(|(start, _)| from.starts_with(start))
        .and_then(|&(_, end)| from.split_once(end))
        .map(|(_, after)| after)
}

fn push_words(key: &mut String, text: &str) {
    key.extend(
        text.chars()
            .filter(|&char| is_word(char))
            .flat_map(char::to_lowercase),
    );
}

fn is_word(char: char) -> bool {
    char.is_alphanumeric()
        // Figurines and other symbols; not the punctuation of U+2000..U+206F (dashes, dots, quotes)
        // nor of Latin-1.
        || (char > '\u{2070}' && !char.is_whitespace() && !char.is_control())
}
