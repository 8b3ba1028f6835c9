use std::error::Error;

use unicode_width::UnicodeWidthStr as _;

use crate::app::{
    BackupError, ClockError, ConfigError, DaemonError, DeliverError, FindGameError, ImportError,
    InitError, LockError, NewGameError, PlayError, SourceError, StoreError,
};

/// Who is at fault, which gives the exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The user or the input: 1.
    User,
    /// A server or the system: 3.
    System,
    /// Nobody; it may work later: 75.
    Later,
    /// Whoever reads our output has gone: ends quietly.
    Quiet,
}

/// An error as the user sees it: what, where, and what to do.
#[derive(Debug)]
pub(super) struct CliError {
    pub(super) fault: Fault,
    /// What happened, causes after colons.
    pub(super) message: String,
    /// A line of a file with a caret below, if there is one to show.
    pub(super) excerpt: Option<String>,
    /// What to do.
    pub(super) hints: Vec<String>,
}

impl CliError {
    pub(super) fn user(message: impl Into<String>) -> Self {
        Self {
            fault: Fault::User,
            message: message.into(),
            excerpt: None,
            hints: Vec::new(),
        }
    }

    pub(super) fn system(message: impl Into<String>) -> Self {
        Self {
            fault: Fault::System,
            ..Self::user(message)
        }
    }

    pub(super) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hints.push(hint.into());
        self
    }

    /// Shows what was typed, with carets below.
    pub(super) fn marking(mut self, text: &str) -> Self {
        let carets = "^".repeat(text.width().max(1));
        self.excerpt = Some(format!("  {text}\n  {carets}"));
        self
    }

    /// Names the file that the error is about.
    pub(super) fn at(mut self, path: &str) -> Self {
        self.message = format!("`{path}`: {}", self.message);
        self
    }

    pub(super) fn no_config() -> Self {
        Self::user("there is no config file yet")
            .hint("make one with: ccmail init")
            .hint("look around first with: ccmail demo")
    }
}

/// Joins an error and its causes by colons.
pub(super) fn chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        let cause_text = cause.to_string();
        if !text.ends_with(&cause_text) {
            text.push_str(": ");
            text.push_str(&cause_text);
        }
        source = cause.source();
    }
    text
}

impl From<StoreError> for CliError {
    fn from(error: StoreError) -> Self {
        let base = Self::system(chain(&error));
        if error.is_locked() {
            Self {
                fault: Fault::Later,
                ..base
            }
            .hint("another ccmail is writing; try again in a moment")
        } else if error.is_full() {
            Self {
                fault: Fault::Later,
                ..base
            }
            .hint("the disk is full; nothing was written")
        } else if error.is_corrupt() {
            base.hint("look at what is damaged with: ccmail doctor")
        } else if error.is_missing() {
            Self {
                fault: Fault::User,
                ..base
            }
        } else {
            base
        }
    }
}

impl From<ClockError> for CliError {
    fn from(error: ClockError) -> Self {
        Self::user(chain(&error)).hint("CCMAIL_NOW sets the clock for tests; leave it unset")
    }
}

impl From<ConfigError> for CliError {
    fn from(error: ConfigError) -> Self {
        if error.is_missing() {
            return Self::user(format!(
                "there is no config file `{}` yet",
                error.path.display()
            ))
            .hint("make one with: ccmail init")
            .hint("look around first with: ccmail demo");
        }
        let excerpt = error.excerpt.as_ref().map(|excerpt| {
            format!(
                "{:>5} | {}\n      | {}",
                excerpt.line,
                excerpt.text,
                excerpt.carets()
            )
        });
        let hints = error.hint.iter().cloned().collect();
        Self {
            excerpt,
            hints,
            ..Self::user(chain(&error))
        }
    }
}

impl From<SourceError> for CliError {
    fn from(error: SourceError) -> Self {
        Self::user(chain(&error))
    }
}

impl From<DeliverError> for CliError {
    fn from(error: DeliverError) -> Self {
        match error {
            DeliverError::Store(error) => error.into(),
            other => Self::system(chain(&other))
                .hint("the draft waits and is put there in the next round"),
        }
    }
}

impl From<ImportError> for CliError {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::Store(error) => error.into(),
            io @ ImportError::Io { .. } => Self::user(chain(&io)),
        }
    }
}

impl From<PlayError> for CliError {
    fn from(error: PlayError) -> Self {
        let said = Self::user(chain(&error));
        match error {
            PlayError::Store(error) => error.into(),
            PlayError::NoGame(_) | PlayError::NotInPlay(_) => {
                said.hint("see your games in play with: ccmail status")
            }
            PlayError::NotYourTurn { game, .. } => {
                said.hint(format!("look at the game with: ccmail show {game}"))
            }
            PlayError::Unreadable(text) => {
                let hint = if text.chars().any(|c| matches!(c, '0' | '9')) {
                    "the digits of a square are 1 to 8, as in 5254"
                } else {
                    "write it like Nf3, 7163, g1f3 or O-O"
                };
                said.marking(&text).hint(hint)
            }
            PlayError::Illegal { game, text, near } => {
                let said = said.marking(&text);
                if near.is_empty() {
                    said.hint(format!("look at the board with: ccmail show {game}"))
                } else {
                    said.hint(format!("a slip away and legal: {}", near.join(", ")))
                }
            }
            PlayError::NumberDiffers { game, text, .. } => said
                .marking(&text)
                .hint(format!("look at the game with: ccmail show {game}")),
            PlayError::Ambiguous { text, candidates } => {
                let first = candidates.first().cloned().unwrap_or_default();
                said.marking(&text)
                    .hint(format!("say which, for example: {first}"))
            }
            PlayError::DraftIsYours(draft) => said
                .hint("write your move there yourself, and send it from your mail program")
                .hint(format!(
                    "or throw that draft away and play again: ccmail draft discard {draft}"
                )),
        }
    }
}

impl From<FindGameError> for CliError {
    fn from(error: FindGameError) -> Self {
        let said = Self::user(chain(&error));
        match error {
            FindGameError::Store(error) => error.into(),
            FindGameError::None(_) => said.hint("see your games in play with: ccmail status"),
            FindGameError::Several { games, .. } => Self {
                excerpt: Some(format!("  {}", games.join("\n  "))),
                ..said
            }
            .hint("name it by its number"),
        }
    }
}

impl From<LockError> for CliError {
    fn from(error: LockError) -> Self {
        match &error {
            LockError::Held { process, .. } => {
                let by = process
                    .map(|process| format!(" (process {process})"))
                    .unwrap_or_default();
                Self::user(format!("a `ccmail run` works on this store already{by}"))
                    .hint("it reads your mail; see what it did with: ccmail status")
            }
            LockError::Io { .. } => Self::system(chain(&error)),
        }
    }
}

impl From<DaemonError> for CliError {
    fn from(error: DaemonError) -> Self {
        match error {
            DaemonError::Lock(error) => error.into(),
            DaemonError::Store(error) => error.into(),
            DaemonError::Signals(_) => Self::system(chain(&error)),
        }
    }
}

impl From<NewGameError> for CliError {
    fn from(error: NewGameError) -> Self {
        let said = Self::user(chain(&error));
        match error {
            NewGameError::Store(error) => error.into(),
            NewGameError::Opponent(text) => said
                .marking(&text)
                .hint("write it as in a mail: \"Marek Nowak <m.nowak@example.net>\""),
            NewGameError::Myself(_) => said.hint("give your opponent's address"),
            NewGameError::Notation(text) => said.marking(&text).hint(
                "the notations are numeric, san, lan, uci, figurine, and language codes such as fr",
            ),
            NewGameError::Fen { fen, .. } => said.marking(&fen),
            NewGameError::Moves(fault) => {
                let indent = " ".repeat(fault.column.saturating_sub(1));
                let carets = "^".repeat(fault.width.max(1));
                Self {
                    excerpt: Some(format!("  {}\n  {indent}{carets}", fault.text)),
                    ..said
                }
            }
            NewGameError::Known(game) => said
                .hint(format!("look at it with: ccmail show {game}"))
                .hint("for another game of the same event give it another --round"),
        }
    }
}

impl From<BackupError> for CliError {
    fn from(error: BackupError) -> Self {
        let said = Self::user(chain(&error));
        match error {
            BackupError::Store(error) => error.into(),
            BackupError::Lock(LockError::Held { .. }) => Self::user(
                "a `ccmail run` works on this store: it would go on with the games of before",
            )
            .hint("end it first, and start it again afterwards"),
            BackupError::Lock(error) => error.into(),
            BackupError::NoStore(_) => said.hint("take your games with: ccmail import FILE"),
            BackupError::Exists(_) => {
                said.hint("give a name that no file has; nothing was changed")
            }
            BackupError::NoFolder(_) | BackupError::NoFile(_) | BackupError::IsStore(_) => said,
            BackupError::Unsound { source, .. } if source.is_locked() => Self {
                fault: Fault::Later,
                ..said
            }
            .hint("another ccmail is writing; try again in a moment"),
            BackupError::Unsound { .. } => {
                said.hint("your games and drafts are as they were; try another backup")
            }
            BackupError::InUse(_) => said.hint(
                "another ccmail writes to it: copy it with `ccmail backup`, and put that back",
            ),
            BackupError::Io { source, .. } => Self {
                message: said.message,
                ..Self::from(source)
            },
        }
    }
}

impl From<InitError> for CliError {
    fn from(error: InitError) -> Self {
        match error {
            InitError::Store(error) => error.into(),
            InitError::Exists(path) => super::init::exists(&path),
            InitError::Answer(error) => Self {
                hints: error.hint.iter().cloned().collect(),
                ..Self::user(error.message)
            },
            InitError::Io { source, path } => Self {
                message: format!("cannot write `{}`: {source}", path.display()),
                ..Self::from(source)
            },
        }
    }
}
