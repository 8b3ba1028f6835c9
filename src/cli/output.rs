//! The one place that prints: answers to stdout, everything else to stderr.
#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the faces print; nothing else does"
)]

use std::cell::Cell;
use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::process::ExitCode;

use serde::Serialize;

use super::error::{CliError, Fault};

/// The form in which answers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// For eyes: tables and boards.
    Text,
    /// For ears: plain sentences.
    Plain,
    /// For scripts.
    Json,
}

/// How a command answers.
#[derive(Debug)]
pub(super) struct Output {
    form: Cell<Form>,
}

/// An answer in each of its forms.
pub(super) trait Answer {
    /// For eyes: tables and boards, at most `columns` wide.
    fn text(&self, style: Style) -> String;
    /// For ears: sentences, one fact a line.
    fn plain(&self) -> String;
}

/// What the terminal can show.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// Width in columns.
    pub(super) columns: usize,
    /// Whether bold and color may be used.
    pub(super) color: bool,
}

/// Columns where the width is not known.
const COLUMNS_DEFAULT: usize = 80;
/// Nothing is laid out narrower than this: a board and a move need the room.
const COLUMNS_MIN: usize = 40;

impl Style {
    /// Writes a text in bold where the terminal can.
    pub(super) fn bold(self, text: &str) -> String {
        if self.color {
            format!("\x1b[1m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}

impl Output {
    pub(super) fn new(form: Form) -> Self {
        let is_dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let form = if is_dumb && form == Form::Text {
            Form::Plain
        } else {
            form
        };
        Self {
            form: Cell::new(form),
        }
    }

    /// The config asks for plain sentences.
    pub(super) fn be_plain(&self) {
        if self.form.get() == Form::Text {
            self.form.set(Form::Plain);
        }
    }

    pub(super) fn is_json(&self) -> bool {
        self.form.get() == Form::Json
    }

    pub(super) fn is_plain(&self) -> bool {
        self.form.get() == Form::Plain
    }

    /// What the terminal can show: color only on a terminal, and never against `NO_COLOR`.
    pub(super) fn style(&self) -> Style {
        let is_terminal = io::stdout().is_terminal();
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let width = terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
        let wished = std::env::var("COLUMNS").ok();
        let wished = wished.and_then(|text| text.parse().ok());
        let columns = wished
            .or(width.filter(|_| is_terminal))
            .unwrap_or(COLUMNS_DEFAULT)
            .max(COLUMNS_MIN);
        Style {
            columns,
            color: is_terminal && !no_color && !self.is_plain(),
        }
    }

    /// Answers in the form that was asked for.
    pub(super) fn answer(&self, answer: &(impl Answer + Serialize)) -> Result<(), CliError> {
        if self.is_json() {
            self.json_line(answer)
        } else if self.is_plain() {
            self.text(&answer.plain())
        } else {
            self.text(&answer.text(self.style()))
        }
    }

    /// Prints one JSON value on a line.
    pub(super) fn json_line(&self, value: &impl Serialize) -> Result<(), CliError> {
        let text =
            serde_json::to_string(value).map_err(|error| CliError::system(error.to_string()))?;
        self.text(&text)
    }

    /// Prints text, with a line end if it has none.
    pub(super) fn text(&self, text: &str) -> Result<(), CliError> {
        let mut stdout = io::stdout().lock();
        let end = if text.ends_with('\n') || text.is_empty() {
            ""
        } else {
            "\n"
        };
        stdout.write_all(text.as_bytes())?;
        stdout.write_all(end.as_bytes())?;
        stdout.flush()?;
        Ok(())
    }

    /// Whether somebody sits there who can be asked.
    pub(super) fn can_ask(&self) -> bool {
        io::stdin().is_terminal() && io::stderr().is_terminal() && !self.is_json()
    }

    /// Puts a question and reads a line; `None` at the end of the input.
    pub(super) fn ask(&self, prompt: &str) -> Result<Option<String>, CliError> {
        let mut stderr = io::stderr().lock();
        stderr.write_all(prompt.as_bytes())?;
        stderr.flush()?;
        let mut line = String::new();
        let n = io::stdin().lock().read_line(&mut line)?;
        Ok((n > 0).then_some(line))
    }

    /// Tells something beside the answer.
    pub(super) fn note(&self, text: &str) {
        eprintln!("{text}");
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        let fault = match error.kind() {
            io::ErrorKind::BrokenPipe => Fault::Quiet,
            io::ErrorKind::StorageFull => Fault::Later,
            _ => Fault::System,
        };
        Self {
            fault,
            ..Self::system(error.to_string())
        }
    }
}

/// Prints clap's message: help to stdout, a mistake to stderr.
pub(super) fn usage(error: &clap::Error) -> ExitCode {
    let printed = error.print();
    if printed.is_err() {
        return ExitCode::SUCCESS;
    }
    if error.use_stderr() {
        ExitCode::from(2)
    } else {
        ExitCode::SUCCESS
    }
}

/// Prints an error, if there is one, and gives the exit status.
pub(super) fn finish(result: Result<(), CliError>) -> ExitCode {
    let Err(error) = result else {
        return ExitCode::SUCCESS;
    };
    let status = match error.fault {
        Fault::Quiet => return ExitCode::SUCCESS,
        Fault::User => 1,
        Fault::System => 3,
        Fault::Later => 75,
    };
    let mut text = format!("error: {}\n", error.message);
    if let Some(excerpt) = &error.excerpt {
        text.push_str(excerpt);
        text.push('\n');
    }
    for hint in &error.hints {
        text.push_str(&format!("hint: {hint}\n"));
    }
    // Where even stderr is gone, the status still tells.
    let written = io::stderr().write_all(text.as_bytes());
    if written.is_err() {
        return ExitCode::from(3);
    }
    ExitCode::from(status)
}
