//! What stands under a letter and is not part of it: signature, disclaimer, footer, advertisement.

use super::phrase::{
    ADVERTISEMENTS, CONFIDENTIAL, DEVICES, DISCLAIMERS, SENT_FROM, SENT_FROM_ENDS, TELEPHONE,
};
use super::{Line, LineKind, head_of, is_blank, is_own_word, label};

#[cfg(test)]
mod tests;

/// A block longer than this below a bare `--` is no signature.
const SIGNATURE_LINES_MAX: usize = 15;
/// Lines that a list or a free mail service puts under a rule.
const FOOTER_LINES_MAX: usize = 8;
/// Lines below a telephone number that belong to it (a street, a town, a page).
const CONTACT_LINES_MAX: usize = 3;

/// Labels what is not the letter. Runs over the own lines only, block by block.
pub(super) fn label_all(lines: &mut [Line<'_>]) {
    let n_words = lines.iter().filter(|line| is_own_word(line)).count();
    for block in lines.chunk_by_mut(|a, b| (a.kind == LineKind::Own) == (b.kind == LineKind::Own)) {
        if block.first().is_some_and(|line| line.kind == LineKind::Own) {
            label_delimited(block, n_words);
            label_sure(block);
            label_footer(block, n_words);
            label_disclaimers(block);
            label_contacts(block);
            label_last_link(block);
        }
    }
}

/// From `-- ` on (RFC 3676 4.3). Programs that strip white space leave `--`; others encode the line
/// as `--=20` or keep a no-break space.
fn label_delimited(block: &mut [Line<'_>], n_words: usize) {
    let is_delimiter = |line: &Line<'_>| {
        let text = line.text.trim_end();
        matches!(text, "--" | "- --" | "--=20" | "\u{2014}" | "\u{2013}")
    };
    let exact = block.iter().position(|line| line.text == "-- ");
    let is_exact = exact.is_some();
    let Some(start) = exact.or_else(|| block.iter().rposition(is_delimiter)) else {
        return;
    };
    let Some(signature) = block.get_mut(start..) else {
        return;
    };
    let length = signature.iter().filter(|line| is_own_word(line)).count();
    // A long text below a line that only looks like the delimiter, or all there is, is the letter.
    let is_all = length >= n_words;
    if length > SIGNATURE_LINES_MAX && (!is_exact || is_all) {
        return;
    }
    // Dashes that only look like it may set a move apart.
    if !is_exact && (is_all && length > 4 || signature.iter().any(|line| is_numbered(line.text))) {
        return;
    }
    sign(signature);
}

/// `12. Nf3`, `12...`, `3)`: no signature begins a line so, a street does with `4153 Elm`.
fn is_numbered(line: &str) -> bool {
    let rest = line
        .trim_start()
        .trim_start_matches(|char: char| char.is_ascii_digit());
    let n_digits = line.trim_start().len() - rest.len();
    (1..=3).contains(&n_digits) && rest.trim_start().starts_with(['.', ')', '\u{2026}'])
}

fn sign(lines: &mut [Line<'_>]) {
    label(lines, LineKind::Signature);
}

/// Lines that are known by themselves: what a telephone adds, advertisements.
fn label_sure(block: &mut [Line<'_>]) {
    for line in block.iter_mut().filter(|line| is_own_word(line)) {
        let text = head_of(line.text)
            .trim()
            .trim_matches(['*', '_', '"'])
            .to_lowercase();
        if is_sent_from(&text) || starts_with_any(&text, ADVERTISEMENTS) {
            line.kind = LineKind::Signature;
        }
    }
}

fn is_sent_from(text: &str) -> bool {
    // `Gesendet: 12.3. per Mail` is a date.
    let is_labelled = text
        .split_whitespace()
        .next()
        .is_some_and(|word| word.ends_with(':'));
    text.chars().count() <= 100
        && !is_labelled
        && (starts_with_any(text, SENT_FROM)
            || SENT_FROM_ENDS
                .iter()
                .any(|end| text.trim_end_matches('.').ends_with(end)))
        && DEVICES.iter().any(|device| text.contains(device))
}

fn starts_with_any(text: &str, starts: &[&str]) -> bool {
    starts.iter().any(|start| text.starts_with(start))
}

/// A rule and what a list or a free mail service writes below it, at the end of the block. A rule
/// of dashes or stars may frame a game; below it only a footer's words count.
fn label_footer(block: &mut [Line<'_>], n_words: usize) {
    let Some(start) = block
        .iter()
        .rposition(|line| line.kind == LineKind::Own && is_rule(line.text))
    else {
        return;
    };
    let is_underscores = block
        .get(start)
        .is_some_and(|line| line.text.trim().starts_with('_'));
    let Some(footer) = block.get_mut(start..) else {
        return;
    };
    let below: Vec<&Line<'_>> = footer
        .iter()
        .skip(1)
        .filter(|line| !is_blank(line))
        .collect();
    let has_footer_words = below.iter().any(|line| {
        let text = head_of(line.text).to_lowercase();
        [
            "unsubscribe",
            "mailing list",
            "mailinglist",
            "http://",
            "https://",
            "www.",
            "abmelde",
        ]
        .iter()
        .any(|word| text.contains(word))
    });
    let has_prose = below.iter().any(|line| is_prose(line.text));
    // The rule is a line too; an answer may stand above the quotation before the footer.
    let has_words_elsewhere = n_words > below.len() + 1;
    if has_words_elsewhere
        && !below.is_empty()
        && below.len() <= FOOTER_LINES_MAX
        && (has_footer_words || (is_underscores && has_prose))
    {
        sign(footer);
    }
}

/// Ten or more of one character and nothing else.
fn is_rule(line: &str) -> bool {
    let line = head_of(line).trim();
    let mut chars = line.chars();
    chars.next().is_some_and(|first| {
        matches!(first, '_' | '-' | '*' | '=' | '~') && chars.all(|char| char == first)
    }) && line.len() >= 10
}

/// Two words of three small letters or more.
fn is_prose(line: &str) -> bool {
    let is_word =
        |word: &&str| word.chars().count() >= 3 && word.chars().skip(1).all(char::is_lowercase);
    head_of(line).split_whitespace().filter(is_word).count() >= 2
}

/// Paragraphs about confidence; where they would leave nothing, they are the letter.
fn label_disclaimers(block: &mut [Line<'_>]) {
    let is_paragraph = |a: &Line<'_>, b: &Line<'_>| !is_blank(a) && !is_blank(b);
    for paragraph in block.chunk_by_mut(is_paragraph) {
        // It may follow the name without a blank line between.
        let start = paragraph.iter().position(|line| {
            let text = head_of(line.text)
                .trim()
                .trim_matches(['*', '_', '-', ' '])
                .to_lowercase();
            is_own_word(line) && starts_with_any(&text, DISCLAIMERS)
        });
        let Some(notice) = start.and_then(|start| paragraph.get_mut(start..)) else {
            continue;
        };
        let is_confidential = notice.iter().any(|line| {
            let text = head_of(line.text).to_lowercase();
            CONFIDENTIAL.iter().any(|word| text.contains(word))
        });
        if is_confidential {
            sign(notice);
        }
    }
}

/// Telephone numbers, and the few lines right below them, if the block ends there.
fn label_contacts(block: &mut [Line<'_>]) {
    for position in 0..block.len() {
        let Some(line) = block.get_mut(position) else {
            return;
        };
        if !is_own_word(line) || !is_telephone(line.text) {
            continue;
        }
        line.kind = LineKind::Signature;
        let Some(rest) = block.get_mut(position + 1..) else {
            return;
        };
        let n_below = rest.iter().take_while(|line| is_own_word(line)).count();
        let ends = rest.iter().skip(n_below).all(|line| !is_own_word(line));
        if n_below <= CONTACT_LINES_MAX
            && ends
            && let Some(below) = rest.get_mut(..n_below)
        {
            sign(below);
        }
    }
}

/// `Phone 713-555-0100`, `Tel. 2248 2646`, `(713) 555-0100 ext. 5254`, `+49 30 1234567`.
fn is_telephone(line: &str) -> bool {
    let text = head_of(line).trim();
    let n_digits = text.chars().filter(char::is_ascii_digit).count();
    let (label, number) = text
        .find(|char: char| char.is_ascii_digit() || matches!(char, '+' | '('))
        .and_then(|start| text.split_at_checked(start))
        .unwrap_or_default();
    let label = label.trim().trim_end_matches(':').trim().to_lowercase();
    let is_number = number.split_whitespace().all(|word| {
        let word = word.trim_matches(['(', ')', '.', ',', ':']);
        TELEPHONE.contains(&word.to_lowercase().as_str())
            || matches!(word, "x" | "-" | "/" | "|")
            || word.chars().all(|char| {
                char.is_ascii_digit() || matches!(char, '-' | '/' | '.' | '(' | ')' | '+' | 'x')
            })
    });
    if !is_number {
        return false;
    }
    if TELEPHONE.contains(&label.as_str()) {
        return n_digits >= 5;
    }
    // Without a word before it, only the forms with an area code or a country's number.
    let has_area = number.starts_with('(')
        && number
            .get(1..)
            .and_then(|rest| rest.split_once(')'))
            .is_some_and(|(area, _)| {
                (2..=5).contains(&area.len()) && area.bytes().all(|byte| byte.is_ascii_digit())
            });
    label.is_empty() && n_digits >= 7 && (has_area || number.starts_with('+'))
}

/// A last paragraph of one line with an address in the web: an advertisement of the mail service,
/// or the sender's page. The digits of such an address are no moves.
fn label_last_link(block: &mut [Line<'_>]) {
    let Some(last) = block.iter().rposition(is_own_word) else {
        return;
    };
    let is_alone = block.get(last.wrapping_sub(1)).is_some_and(is_blank);
    let has_words_above = block.iter().take(last).any(is_own_word);
    let Some(line) = block.get_mut(last) else {
        return;
    };
    let text = head_of(line.text).trim().to_lowercase();
    let has_link = ["http://", "https://", "www."]
        .iter()
        .any(|start| text.contains(start));
    if is_alone && has_words_above && has_link && text.starts_with(char::is_alphabetic) {
        line.kind = LineKind::Signature;
    }
}
