use std::error::Error;
use std::fmt;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

use unicode_width::UnicodeWidthChar as _;

/// Likeness (Jaro-Winkler) from which a known key is offered for an unknown one.
const LIKENESS_MIN: f64 = 0.8;

/// What is wrong with a config, and where.
#[derive(Debug)]
pub struct ConfigError {
    /// The config file.
    pub path: PathBuf,
    /// The place in the file, if it is one place.
    pub excerpt: Option<Box<Excerpt>>,
    /// What is wrong there.
    pub message: String,
    /// What would be right.
    pub hint: Option<String>,
    source: Option<io::Error>,
}

/// A place in a text, as shown to the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The whole line.
    pub text: String,
    /// Characters that the place covers on this line, at least 1.
    pub length: usize,
}

impl ConfigError {
    /// Returns whether there is no such file, so that making one would help.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        self.source
            .as_ref()
            .is_some_and(|source| source.kind() == io::ErrorKind::NotFound)
    }

    pub(super) fn unreadable(path: &Path, source: io::Error) -> Self {
        let is_missing = source.kind() == io::ErrorKind::NotFound;
        Self {
            path: path.to_owned(),
            excerpt: None,
            message: "cannot read the config".to_owned(),
            hint: is_missing.then(|| "`ccmail init` makes one".to_owned()),
            source: Some(source),
        }
    }

    pub(super) fn whole(path: &Path, message: String) -> Self {
        Self {
            path: path.to_owned(),
            excerpt: None,
            message,
            hint: None,
            source: None,
        }
    }

    /// Makes an error at a place in the text.
    pub(super) fn at(path: &Path, text: &str, span: Range<usize>, message: String) -> Self {
        let excerpt = Some(Box::new(Excerpt::of(text, span)));
        Self {
            excerpt,
            ..Self::whole(path, message)
        }
    }

    pub(super) fn with_hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Says in our words what the TOML reader found.
    pub(super) fn of_toml(path: &Path, text: &str, error: &toml::de::Error) -> Self {
        let said = error.message();
        let mut wrong = Self::at(
            path,
            text,
            error.span().unwrap_or_default(),
            in_our_words(said),
        );
        let line = wrong.excerpt.as_ref().map(|excerpt| excerpt.text.as_str());
        wrong.hint = hint_for(said, line.unwrap_or_default());
        if said.starts_with("unknown field") && in_backticks(said).next().is_some_and(is_secret) {
            wrong.hide_secret();
        }
        wrong
    }

    /// Leaves the value away where somebody wrote a password into the config: the message may end
    /// in a log or in a letter that asks for help.
    fn hide_secret(&mut self) {
        if let Some(excerpt) = &mut self.excerpt {
            let shown = (excerpt.column + excerpt.length).saturating_sub(1);
            excerpt.text = excerpt.text.chars().take(shown).collect::<String>() + " ...";
        }
        self.hint =
            Some("ccmail keeps no passwords: use `password_command` or `password_file`".to_owned());
    }
}

impl Excerpt {
    fn of(text: &str, span: Range<usize>) -> Self {
        let before = text.get(..span.start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let line_text = text.get(line_start..).unwrap_or_default().lines().next();
        let line_text = line_text.unwrap_or_default().trim_end();
        let covered = text
            .get(span)
            .unwrap_or_default()
            .lines()
            .next()
            .unwrap_or_default();
        Self {
            line: before.matches('\n').count() + 1,
            column: before.get(line_start..).unwrap_or_default().chars().count() + 1,
            text: line_text.to_owned(),
            length: covered.trim_end().chars().count().max(1),
        }
    }

    /// Returns the line that stands below the text and points at the place.
    #[must_use]
    pub fn carets(&self) -> String {
        let column = self.column.saturating_sub(1);
        let before = self.text.chars().take(column);
        let blank = before.map(|c| match c {
            '\t' => "\t".to_owned(),
            c => " ".repeat(c.width().unwrap_or_default()),
        });
        let marked = self.text.chars().skip(column).take(self.length);
        let width: usize = marked.filter_map(char::width).sum();
        blank.collect::<String>() + &"^".repeat(width.max(1))
    }
}

impl fmt::Display for ConfigError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in `{}`", self.message, self.path.display())?;
        match &self.excerpt {
            Some(excerpt) => write!(f, ", line {}", excerpt.line),
            None => Ok(()),
        }
    }
}

impl Error for ConfigError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source
            .as_ref()
            .map(|source| source as &(dyn Error + 'static))
    }
}

/// Turns a message of the TOML reader, which speaks to programmers, into one for the user.
fn in_our_words(said: &str) -> String {
    if let Some((found, expected)) = said
        .strip_prefix("invalid type: ")
        .or_else(|| said.strip_prefix("invalid value: "))
        .and_then(|rest| rest.rsplit_once(", expected "))
    {
        let expected = match expected {
            "a sequence" => "a list",
            "a nonzero u32" => "a whole number above 0",
            "a string" | "path string" => "a text in quotes",
            other => other,
        };
        return format!(
            "expected {expected}, found {}",
            found.replace("map", "table")
        );
    }
    if said == "wanted string or table" {
        return "expected a text in quotes".to_owned();
    }
    let gist = match said.split_once(", expected ") {
        Some((gist, _)) if gist.starts_with("unknown ") => gist,
        _ => said,
    };
    gist.replace("unknown field", "unknown key")
        .replace("unknown variant", "unknown value")
        .replace("missing field", "missing key")
}

/// Returns what would be right instead, for what people are likely to get wrong.
fn hint_for(said: &str, line: &str) -> Option<String> {
    if said.starts_with("unknown field `plain`") {
        return Some("`plain` stands at the top of the file, before [me]".to_owned());
    }
    if said == "missing field `me`" {
        let needed = "a config begins with [me], your name and your addresses";
        return Some(format!("{needed}; `ccmail init` writes one"));
    }
    if said.ends_with("expected a sequence") {
        return Some(match line {
            "[account]" => "write it with two brackets: [[account]]".to_owned(),
            _ => "a list stands in brackets: [\"one\", \"two\"]".to_owned(),
        });
    }
    let (gist, expected) = said.split_once(", expected ")?;
    let unknown = gist
        .starts_with("unknown ")
        .then(|| in_backticks(gist).next())
        .flatten()?;
    let known: Vec<&str> = in_backticks(expected).collect();
    Some(match nearest(unknown, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("known here: {}", known.join(", ")),
    })
}

/// Returns whether a key that we do not know seems to hold a secret.
fn is_secret(key: &str) -> bool {
    let key = key.to_ascii_lowercase();
    ["pass", "secret", "token"]
        .iter()
        .any(|word| key.contains(word))
}

fn in_backticks(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// Returns the known word that is most like the given one, if any is like it at all.
pub(super) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let likeness =
        |known: &str| strsim::jaro_winkler(&word.to_ascii_lowercase(), &known.to_ascii_lowercase());
    known
        .map(|known| (likeness(known), known))
        .filter(|(likeness, _)| *likeness >= LIKENESS_MIN)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, known)| known)
}
