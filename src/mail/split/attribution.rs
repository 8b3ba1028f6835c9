//! The line that introduces a quotation: `On 12 Mar 2026, Ann Example wrote:`.

use super::{Line, LineKind, head_of, is_blank};

/// Lines that one attribution may be wrapped onto.
const ATTRIBUTION_LINES_MAX: usize = 3;
/// Characters of a whole attribution.
const ATTRIBUTION_CHARS_MAX: usize = 300;

/// "Wrote" as mail programs put it into an attribution, in lower case. Matched as whole words.
const VERBS: &[&str] = &[
    // English
    "wrote",
    "writes",
    // French
    "a écrit",
    "écrivait",
    "écrit",
    // German; `schrieb am 12.3.2026:` too
    "schrieb",
    "schreibt",
    "geschrieben",
    // Spanish, Catalan
    "escribió",
    "escribio",
    "escribe",
    "va escriure",
    "ha escrit",
    // Italian
    "ha scritto",
    "scrive",
    "scrisse",
    // Portuguese
    "escreveu",
    // Dutch
    "schreef",
    "geschreven",
    "schrijft",
    // Swedish, Danish, Norwegian
    "skrev",
    "skrivit",
    // Polish
    "napisał",
    "napisała",
    "napisał(a)",
    "pisze",
    // Russian, Ukrainian, Bulgarian
    "пишет",
    "написал",
    "написала",
    "написал(а)",
    "писал",
    "пише",
    "написав",
    "написала(в)",
    "написав(ла)",
    "писав",
    "написа",
    // Czech, Slovak
    "napsal",
    "napsala",
    "napsal(a)",
    "napísal",
    "napísala",
    "napísal(a)",
    // Hungarian
    "írta",
    "írt",
    // Finnish
    "kirjoitti",
    // Romanian
    "a scris",
    // Turkish
    "yazdı",
    "yazmış",
    // Greek
    "έγραψε",
    "έγραψεν",
    // Serbian, Croatian
    "је написао",
    "је написао/ла",
    "је написала",
    "napisao",
    "napisala",
    "je napisao",
    "napisao/la",
];

/// The sender speaks of himself or of the reader: `In your mail you wrote:` introduces a quotation
/// only where one follows.
const PERSONAL: &[&str] = &[
    "i wrote",
    "you wrote",
    "ich schrieb",
    "schrieb ich",
    "ich geschrieben",
    "du geschrieben",
    "j'ai écrit",
    "vous avez écrit",
    "tu as écrit",
    "ik schreef",
    "je schreef",
    "u schreef",
    "jeg skrev",
    "jag skrev",
    "du skrev",
    "я писал",
    "я написал",
    "ты писал",
    "я написав",
    "я писав",
];

/// How sure an attribution is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Strength {
    /// One where a quotation follows it.
    Weak,
    /// One by itself: a verb or an address, and a date.
    Strong,
}

/// An attribution, and the line after it.
#[derive(Clone, Copy, Debug)]
struct Found {
    start: usize,
    end: usize,
    strength: Strength,
}

/// The attributions of a text.
#[derive(Debug)]
pub(super) struct Attributions(Vec<Found>);

impl Attributions {
    pub(super) fn find(lines: &[Line<'_>]) -> Self {
        let mut found = Vec::new();
        let mut position = 0;
        while position < lines.len() {
            match attribution_at(lines, position) {
                Some((length, strength)) => {
                    found.push(Found {
                        start: position,
                        end: position + length,
                        strength,
                    });
                    position += length;
                }
                None => position += 1,
            }
        }
        Self(found)
    }

    /// Labels those that marked quotation follows, at once or after a blank line.
    pub(super) fn label(&self, lines: &mut [Line<'_>]) {
        for one in &self.0 {
            let next = lines
                .iter()
                .skip(one.end)
                .take(3)
                .find(|line| !is_blank(line));
            if next.is_some_and(|line| line.kind == LineKind::Quoted)
                && let Some(lines) = lines.get_mut(one.start..one.end)
            {
                super::label(lines, LineKind::Quoted);
            }
        }
    }

    /// The first line of the first attribution that is sure although no marked quotation follows.
    pub(super) fn first_unmarked(&self, lines: &[Line<'_>]) -> Option<usize> {
        self.0
            .iter()
            .filter(|one| one.strength == Strength::Strong)
            .map(|one| one.start)
            .find(|&start| {
                lines
                    .get(start)
                    .is_some_and(|line| line.kind == LineKind::Own)
            })
    }
}

/// The number of lines and the strength of an attribution that begins here.
fn attribution_at(lines: &[Line<'_>], start: usize) -> Option<(usize, Strength)> {
    let mut whole = String::new();
    for (n, line) in lines
        .iter()
        .skip(start)
        .take(ATTRIBUTION_LINES_MAX)
        .enumerate()
    {
        if is_blank(line) || line.kind != LineKind::Own {
            return None;
        }
        let text = head_of(line.text).trim();
        if n > 0 {
            whole.push(' ');
        }
        whole.push_str(text);
        if whole.chars().count() > ATTRIBUTION_CHARS_MAX {
            return None;
        }
        if text.ends_with([':', '\u{ff1a}']) {
            let strength = strength(&whole)?;
            // Over several lines only a sure one counts, and not where the last line is one by
            // itself: an own line stands above it then.
            let is_one = n == 0 || strength == Strength::Strong && !is_dated_attribution(text);
            return is_one.then_some((n + 1, strength));
        }
        if n == 0 && !may_begin(&whole) {
            return None;
        }
    }
    None
}

/// A first line that goes on below: it has a time, and something of the form of an attribution, or
/// it ends in an address.
fn may_begin(line: &str) -> bool {
    let is_dated = has_clock_or_year(line) && (line.contains(['@', '<', ',']) || has_opener(line));
    is_dated || (address_in_brackets(line) && line.ends_with(['>', ']']))
}

/// `06:17`, `2026`.
fn has_clock_or_year(line: &str) -> bool {
    line.split(|char: char| !char.is_ascii_digit() && char != ':')
        .any(|word| {
            let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
            is_year
                || word
                    .split_once(':')
                    .is_some_and(|(hour, rest)| !hour.is_empty() && rest.len() >= 2)
        })
}

/// The words that attributions begin with: On, Le, Am, El, Il, Em, Op, Den, På, Dnia, Dne, ...
fn has_opener(line: &str) -> bool {
    const OPENERS: &[&str] = &[
        "on",
        "le",
        "am",
        "el",
        "il",
        "em",
        "op",
        "den",
        "på",
        "dnia",
        "w",
        "dne",
        "dňa",
        "la",
        "στις",
        "el",
        "date:",
        "pe",
        "tarihinde",
    ];
    let word = line
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_lowercase();
    OPENERS.contains(&word.as_str())
}

fn strength(line: &str) -> Option<Strength> {
    let lower = line.to_lowercase();
    let has_address = address_in_brackets(&lower);
    let has_date = has_date(&lower);
    let has_verb = has_verb(&lower);
    if PERSONAL.iter().any(|words| contains_word(&lower, words)) {
        return Some(Strength::Weak);
    }
    match (has_verb, has_address, has_date) {
        // Older Gmail in many languages has no verb: `2026-03-12 10:54 GMT+01:00 Ann <ann@...>:`
        (true, _, true) | (_, true, true) | (true, true, false) => Some(Strength::Strong),
        (true, false, false) | (false, true, false) => Some(Strength::Weak),
        (false, false, _) => None,
    }
}

fn is_dated_attribution(line: &str) -> bool {
    let lower = line.to_lowercase();
    has_date(&lower) && has_verb(&lower)
}

/// Two digits or more, outside an address.
fn has_date(line: &str) -> bool {
    let words = line.split_whitespace().filter(|word| !word.contains('@'));
    words
        .flat_map(str::chars)
        .filter(char::is_ascii_digit)
        .count()
        >= 2
}

fn has_verb(lower: &str) -> bool {
    VERBS.iter().any(|verb| contains_word(lower, verb))
}

/// `<ann@example.org>`, or `[mailto:ann@example.org]`.
fn address_in_brackets(line: &str) -> bool {
    line.split(['<', '[']).skip(1).any(|from| {
        from.split(['>', ']'])
            .next()
            .is_some_and(|inner| inner.contains('@') && !inner.trim().contains(' '))
    })
}

fn contains_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(start, found)| {
        let before = line
            .get(..start)
            .and_then(|before| before.chars().next_back());
        let after = line
            .get(start + found.len()..)
            .and_then(|after| after.chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}
