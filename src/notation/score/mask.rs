//! Blanks what is not played: tags, comments, variations. Offsets stay as they are.

use crate::notation::pgn::is_tag_line;

/// What is not played, found in a text.
#[derive(Debug, Default)]
pub(super) struct Mask {
    /// The text with blanks in its place.
    pub(super) text: String,
    /// Tag pairs.
    pub(super) tags: Vec<(String, String)>,
    /// Where a bracket is not closed.
    pub(super) unclosed: Option<usize>,
}

/// Words that head the columns of a printed score.
const HEADINGS: &[&str] = &[
    "white", "black", "blancs", "noirs", "blancas", "negras", "bianco", "nero", "brancas",
    "pretas", "weiss", "weiß", "schwarz", "no", "nr", "move",
];

/// Blanks tags, comments, variations and the headings of columns.
pub(super) fn mask(text: &str) -> Mask {
    let mut mask = Mask::default();
    let mut depth = 0_usize;
    let mut opened = None;
    let mut is_comment = false;
    for line in text.split_inclusive('\n') {
        if depth == 0 && !is_comment && (is_tag_line(line) || is_heading(line)) {
            mask.tags.extend(tag(line));
            blank(&mut mask.text, line);
            continue;
        }
        let mut rest_is_comment = false;
        for (index, c) in line.char_indices() {
            let at = mask.text.len();
            let behind = line.get(index + c.len_utf8()..).unwrap_or_default();
            let is_hidden = rest_is_comment || is_comment || depth > 0;
            match c {
                '{' if !is_hidden => {
                    is_comment = true;
                    opened = Some(at);
                }
                '}' if is_comment => {
                    is_comment = false;
                    push_blank(&mut mask.text, c);
                    continue;
                }
                '(' if !is_comment && !rest_is_comment && (depth > 0 || is_variation(behind)) => {
                    depth += 1;
                    opened = opened.filter(|_| depth > 1).or(Some(at));
                }
                ')' if depth > 0 && !is_comment => {
                    depth -= 1;
                    push_blank(&mut mask.text, c);
                    continue;
                }
                ';' if !is_hidden => rest_is_comment = is_prose(behind),
                _ => {}
            }
            if rest_is_comment || is_comment || depth > 0 {
                push_blank(&mut mask.text, c);
            } else {
                mask.text.push(c);
            }
        }
    }
    if is_comment || depth > 0 {
        mask.unclosed = opened;
    }
    mask
}

/// Whether a bracket opens a note or a variation: what belongs to a move is short.
fn is_variation(behind: &str) -> bool {
    let Some((inside, _)) = behind.split_once(')') else {
        return true;
    };
    let n_chars = inside.trim().chars().count();
    let has_small_word = inside.contains(' ') && inside.chars().any(char::is_lowercase);
    n_chars > 6 || has_small_word || inside.contains('(')
}

/// Whether a line after `;` is a comment: it has words, not moves alone.
fn is_prose(behind: &str) -> bool {
    behind
        .split_whitespace()
        .filter(|word| word.chars().count() > 3 && word.chars().all(char::is_alphabetic))
        .count()
        >= 2
}

fn is_heading(line: &str) -> bool {
    let mut words = line
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .peekable();
    words.peek().is_some() && words.all(|word| HEADINGS.contains(&word.to_lowercase().as_str()))
}

fn tag(line: &str) -> Option<(String, String)> {
    let inside = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inside.split_once(char::is_whitespace)?;
    let value = value.trim().trim_matches('"');
    Some((name.to_owned(), value.to_owned()))
}

fn blank(text: &mut String, line: &str) {
    for c in line.chars() {
        push_blank(text, c);
    }
}

/// As many blanks as the character has bytes; line ends stay.
fn push_blank(text: &mut String, c: char) {
    if c == '\n' {
        text.push(c);
    } else {
        text.extend(std::iter::repeat_n(' ', c.len_utf8()));
    }
}
