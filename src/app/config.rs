//! The config: one TOML file, checked as a whole when it is read.

mod check;
mod error;
mod raw;
mod render;
#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read as _};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use chrono_tz::Tz;
use serde::Deserialize;

use crate::transport::{FolderNames, Maildir};

pub use self::error::{ConfigError, Excerpt};
pub use self::render::{InitAccount, InitAnswers};

/// Bytes of a config file that are read.
const CONFIG_BYTES_MAX: u64 = 1024 * 1024;

/// The user's settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// The file they stand in.
    pub path: PathBuf,
    /// Whether everything is said in plain sentences, for screen readers.
    pub plain: bool,
    /// Who the user is.
    pub me: Me,
    /// The file in which games and drafts are kept.
    pub store: PathBuf,
    /// Where his mail lies, in the order of the file.
    pub accounts: Vec<Account>,
    /// How mail is read.
    pub reading: Reading,
}

/// The user.
#[derive(Clone, Debug, PartialEq)]
pub struct Me {
    /// His name, as it stands in `From` and in PGN files.
    pub name: String,
    /// All his addresses, at least one; the first is used where nothing tells which.
    pub addresses: Vec<String>,
    /// Language code of drafts to opponents who have no language of their own.
    pub language: String,
    /// The zone in which his days begin.
    pub timezone: Tz,
}

/// A mail account.
#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    /// Name by which commands call it; no other account has it.
    pub name: String,
    /// Where its mail lies.
    pub kind: AccountKind,
    /// How mail is sent from it, if ccmail may.
    pub smtp: Option<Smtp>,
}

/// Where an account's mail lies.
#[derive(Clone, Debug, PartialEq)]
pub enum AccountKind {
    /// In a Maildir on this machine.
    Maildir(MaildirAccount),
    /// On an IMAP server.
    Imap(ImapAccount),
}

/// A Maildir on this machine.
#[derive(Clone, Debug, PartialEq)]
pub struct MaildirAccount {
    /// Its root.
    pub path: PathBuf,
    /// Its folders.
    pub folders: FolderNames,
    /// How often to look, where the system does not report changes (network drives).
    pub poll_seconds: Option<NonZeroU32>,
}

/// Folders on an IMAP server.
#[derive(Clone, Debug, PartialEq)]
pub struct ImapAccount {
    /// The server.
    pub server: Server,
    /// Its folders.
    pub folders: FolderNames,
    /// How long to wait for the server's word before asking again.
    pub idle_minutes: Option<NonZeroU32>,
    /// How often to look, where the server does not report changes.
    pub poll_seconds: Option<NonZeroU32>,
}

/// The server through which an account sends.
#[derive(Clone, Debug, PartialEq)]
pub struct Smtp {
    /// The server.
    pub server: Server,
    /// Who puts a copy into the Sent folder.
    pub save_sent: SaveSent,
}

/// A mail server and how to log in there.
#[derive(Clone, Debug, PartialEq)]
pub struct Server {
    /// Its name.
    pub host: String,
    /// Its port, if not the customary one.
    pub port: Option<u16>,
    /// How the connection is kept secret.
    pub tls: Tls,
    /// The name to log in with.
    pub user: Option<String>,
    /// A command that prints the password.
    pub password_command: Option<String>,
    /// A file that holds the password.
    pub password_file: Option<PathBuf>,
    /// A command that prints an OAuth token.
    pub token_command: Option<String>,
    /// A file with certificates to trust besides the system's.
    pub ca_file: Option<PathBuf>,
    /// How long the server may be silent.
    pub timeout_seconds: Option<NonZeroU32>,
}

/// How a connection is kept secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tls {
    /// TLS from the first byte.
    #[default]
    Implicit,
    /// TLS after a first exchange in the clear.
    Starttls,
    /// None: only for servers on this machine.
    None,
}

/// Who puts a copy of a sent mail into the Sent folder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SaveSent {
    /// ccmail, unless the provider is known to do it.
    #[default]
    Auto,
    /// ccmail.
    Always,
    /// The provider.
    Never,
}

/// How mail is read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What a move without a repetition of ours is worth.
    pub echo: Echo,
    /// Whose `Authentication-Results` are believed; empty: the servers of the user's own domains.
    pub authserv_ids: Vec<String>,
}

/// What becomes of a legal move whose sender did not repeat ours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Echo {
    /// It is recorded, with a warning.
    #[default]
    Warn,
    /// It is held.
    Require,
}

/// What the defaults of a config depend on.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// What `~` stands for in paths.
    pub home: Option<PathBuf>,
    /// The zone if the config names none; UTC where this is none either.
    pub timezone: Option<Tz>,
}

/// An account of a kind that this version cannot use.
#[derive(Debug, thiserror::Error)]
#[error("account `{account}` is of kind \"imap\": this version reads Maildir accounts only")]
pub struct KindError {
    account: String,
}

impl Config {
    /// Returns the config file to use: the given one, `$CCMAIL_CONFIG`, or
    /// `ccmail/config.toml` in `$XDG_CONFIG_HOME` or `~/.config`; whether it exists is not looked at.
    ///
    /// `variable` looks up an environment variable. There is none where not even `$HOME` is set.
    #[must_use]
    pub fn locate(
        given: Option<&Path>,
        variable: impl Fn(&str) -> Option<OsString>,
    ) -> Option<PathBuf> {
        let path_in = |name: &str| variable(name).filter(|v| !v.is_empty()).map(PathBuf::from);
        // A relative XDG path is to be ignored, says the XDG base directory specification.
        let folder = || {
            path_in("XDG_CONFIG_HOME")
                .filter(|path| path.is_absolute())
                .or_else(|| path_in("HOME").map(|home| home.join(".config")))
        };
        given
            .map(Path::to_owned)
            .or_else(|| path_in("CCMAIL_CONFIG"))
            .or_else(|| folder().map(|folder| folder.join("ccmail").join("config.toml")))
    }

    /// Reads and checks a config file.
    ///
    /// # Errors
    /// Returns [`ConfigError`] if it cannot be read, is not TOML, or says something that makes no
    /// sense.
    pub fn load(path: &Path) -> Result<Self, ConfigError> {
        let unreadable = |error| ConfigError::unreadable(path, error);
        // The daemon must find its files wherever it stands.
        let path = std::path::absolute(path).map_err(unreadable)?;
        let mut bytes = Vec::new();
        File::open(&path)
            .and_then(|file| file.take(CONFIG_BYTES_MAX + 1).read_to_end(&mut bytes))
            .map_err(unreadable)?;
        if u64::try_from(bytes.len()).is_ok_and(|length| length > CONFIG_BYTES_MAX) {
            return Err(unreadable(io::ErrorKind::FileTooLarge.into()));
        }
        let text = String::from_utf8(bytes).map_err(|error| {
            let line = error
                .as_bytes()
                .iter()
                .take(error.utf8_error().valid_up_to());
            let line = line.filter(|byte| **byte == b'\n').count() + 1;
            ConfigError::whole(&path, format!("line {line} is not UTF-8 text"))
        })?;
        Self::parse(&text, &path, &Surroundings::of_system())
    }

    /// Checks the text of a config file; relative paths in it start where the file lies.
    ///
    /// # Errors
    /// Returns [`ConfigError`] if it is not TOML, or says something that makes no sense.
    pub fn parse(
        text: &str,
        path: &Path,
        surroundings: &Surroundings,
    ) -> Result<Self, ConfigError> {
        let raw = toml::from_str(text).map_err(|error| ConfigError::of_toml(path, text, &error))?;
        check::Checker {
            text,
            path,
            surroundings,
        }
        .config(raw)
    }

    /// Returns the text of a new config file with these answers, comments and all.
    #[must_use]
    pub fn render(answers: &InitAnswers) -> String {
        render::render(answers)
    }
}

impl Account {
    /// Returns the settings of a Maildir account.
    ///
    /// # Errors
    /// Returns [`KindError`] for any other kind.
    pub fn maildir(&self) -> Result<&MaildirAccount, KindError> {
        match &self.kind {
            AccountKind::Maildir(maildir) => Ok(maildir),
            AccountKind::Imap(_) => Err(KindError {
                account: self.name.clone(),
            }),
        }
    }
}

impl MaildirAccount {
    /// Returns the account's Maildir; nothing is opened yet.
    #[must_use]
    pub fn open(&self) -> Maildir {
        Maildir::new(self.path.clone(), self.folders.clone())
    }
}

impl Surroundings {
    /// Asks the system for the home folder and the time zone.
    #[must_use]
    pub fn of_system() -> Self {
        let zone = iana_time_zone::get_timezone().ok();
        Self {
            home: std::env::home_dir(),
            timezone: zone.and_then(|zone| zone.parse().ok()),
        }
    }
}
