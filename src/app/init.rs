//! The set-up: a config with the user's answers, and an empty store.

#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::store::{Store, StoreError};

use super::{Config, ConfigError, InitAnswers, Surroundings};

/// Folders in which mail programs keep a Maildir, in the user's home.
const MAILDIRS: [&str; 3] = ["Maildir", "Mail", ".maildir"];

/// What the machine knows of the user already.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InitDefaults {
    /// His name.
    pub name: Option<String>,
    /// His address.
    pub address: Option<String>,
    /// Language code.
    pub language: Option<String>,
    /// His time zone.
    pub timezone: Option<String>,
    /// A Maildir that exists.
    pub maildir: Option<PathBuf>,
}

/// What was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Initialized {
    /// The config.
    pub config: PathBuf,
    /// The store.
    pub store: PathBuf,
    /// Maildirs of the config that do not exist.
    pub missing: Vec<PathBuf>,
}

/// Why nothing was made.
#[derive(Debug, thiserror::Error)]
pub enum InitError {
    /// There is a config.
    #[error("`{}` exists already", .0.display())]
    Exists(PathBuf),
    /// An answer makes no sense.
    #[error("{}", .0.message)]
    Answer(Box<ConfigError>),
    /// The config can't be written.
    #[error("cannot write `{}`", path.display())]
    Io {
        /// The config.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The store can't be made.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl InitDefaults {
    /// Asks the machine; `variable` looks up an environment variable.
    #[must_use]
    pub fn of_system(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let text = |name: &str| variable(name).and_then(|value| value.into_string().ok());
        let system = Surroundings::of_system();
        let user = text("USER").or_else(|| text("LOGNAME"));
        let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
        let language = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| text(name).filter(|value| !value.is_empty()));
        Self {
            name: user.and_then(|user| full_name(&users, &user)),
            address: text("EMAIL").filter(|address| address.contains('@')),
            language: language.and_then(|locale| language_of(&locale)),
            timezone: system.timezone.map(|zone| zone.name().to_owned()),
            maildir: system.home.and_then(|home| {
                let mut folders = MAILDIRS.iter().map(|name| home.join(name));
                folders.find(|folder| folder.join("cur").is_dir())
            }),
        }
    }
}

impl Initialized {
    /// Writes a new config, readable by the user only, and makes the store. Nothing is made inside a
    /// Maildir.
    ///
    /// # Errors
    /// [`InitError`] if there is a config already, an answer makes no sense, or a file can't be written.
    pub fn make(path: &Path, answers: &InitAnswers) -> Result<Self, InitError> {
        let failed = |source| InitError::Io {
            path: path.to_owned(),
            source,
        };
        let path = std::path::absolute(path).map_err(failed)?;
        if path.symlink_metadata().is_ok() {
            return Err(InitError::Exists(path));
        }
        let text = Config::render(answers);
        let config = Config::parse(&text, &path, &Surroundings::of_system())
            .map_err(|error| InitError::Answer(Box::new(error)))?;
        write(&path, &text).map_err(|source| match source.kind() {
            io::ErrorKind::AlreadyExists => InitError::Exists(path.clone()),
            _ => failed(source),
        })?;
        if let Err(error) = Store::open(&config.store) {
            // So that the next try is not told that there is a config already.
            fs::remove_file(&path).ok();
            return Err(error.into());
        }
        let maildirs = config.accounts.iter().filter_map(|one| one.maildir().ok());
        let missing = maildirs.filter(|maildir| !maildir.path.is_dir());
        Ok(Self {
            config: path,
            missing: missing.map(|maildir| maildir.path.clone()).collect(),
            store: config.store,
        })
    }
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| file.sync_all());
    if written.is_err() {
        fs::remove_file(path).ok();
    }
    written
}

/// The full name of a user, as the system's list of users tells it.
fn full_name(users: &str, user: &str) -> Option<String> {
    let fields = users
        .lines()
        .map(|line| line.split(':').collect::<Vec<_>>());
    let mut users = fields.filter(|fields| fields.first() == Some(&user));
    let fields = users.next()?;
    // After the name may follow an office and telephone numbers.
    let name = fields.get(4)?.split(',').next()?.trim();
    name.contains(' ').then(|| name.to_owned())
}

/// `fr` of `fr_FR.UTF-8`; none of `C` and `POSIX`.
fn language_of(locale: &str) -> Option<String> {
    let code = locale.split(['_', '.', '@']).next()?;
    let is_code = (2..=3).contains(&code.len()) && code.bytes().all(|b| b.is_ascii_lowercase());
    is_code.then(|| code.to_owned())
}
