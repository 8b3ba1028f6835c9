//! A small made-up world to look around in: a config, games in play and a Maildir with mails.
//!
//! Only files are laid out here; they are read by the same code as everybody's.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Days, TimeDelta, Utc};
use chrono_tz::Tz;

use super::config::{Config, ConfigError, InitAccount, InitAnswers};

/// The games, as a player has them in a file.
const GAMES: &str = include_str!("demo/games.pgn");

/// A mail of the made-up world.
struct Letter {
    /// The name of its file, which tells its story.
    name: &'static str,
    /// How long ago it came.
    hours_ago: i64,
    /// Whether the user has seen it in his mail program.
    is_seen: bool,
    /// The mail; dates stand in it as `{sent}`, `{day}` and `{2 days before}`.
    text: &'static str,
}

macro_rules! letter {
    ($name:literal, $hours_ago:literal, $is_seen:literal) => {
        Letter {
            name: $name,
            hours_ago: $hours_ago,
            is_seen: $is_seen,
            text: include_str!(concat!("demo/mails/", $name, ".eml")),
        }
    };
}

const LETTERS: [Letter; 12] = [
    letter!("01-nowak-above-quotation", 75, true),
    letter!("02-ferrand-labels", 70, true),
    letter!("03-newsletter", 69, true),
    letter!("04-wolf-html", 53, true),
    letter!("05-okonkwo-question", 51, true),
    letter!("06-hughes-whole-score", 47, false),
    letter!("07-lindqvist-draw-offer", 29, false),
    letter!("08-rossi-wrong-echo", 27, false),
    letter!("09-rossi-away", 26, false),
    letter!("10-devries-illegal", 25, false),
    letter!("11-stranger", 5, false),
    letter!("12-nowak-again", 2, false),
];

/// A world that was laid out.
#[derive(Clone, Debug, PartialEq)]
pub struct DemoWorld {
    /// Its settings, as read from its config file.
    pub config: Config,
    /// The PGN file with its games.
    pub games: PathBuf,
    /// How many mails lie in its inbox.
    pub n_mails: usize,
}

/// Why no world could be laid out.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    /// There is something in the folder already.
    #[error("the folder `{}` is not empty", .0.display())]
    NotEmpty(PathBuf),
    /// A file or folder can't be written.
    #[error("cannot write `{}`", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The config that was written can't be read.
    #[error(transparent)]
    Config(#[from] ConfigError),
}

impl DemoWorld {
    /// Lays out the world in a folder, which is made if there is none.
    ///
    /// # Errors
    /// [`DemoError`] if the folder holds anything already, or can't be written.
    pub fn lay_out(folder: &Path, now: DateTime<Utc>) -> Result<Self, DemoError> {
        make_folder(folder)?;
        let mut entries = fs::read_dir(folder).map_err(fault_at(folder))?;
        if entries.next().is_some() {
            return Err(DemoError::NotEmpty(folder.to_owned()));
        }
        let config = folder.join("config.toml");
        write(&config, Config::render(&answers()).as_bytes())?;
        let config = Config::load(&config)?;
        let games = folder.join("games.pgn");
        write(&games, GAMES.as_bytes())?;
        let maildir = folder.join("Maildir");
        for inner in ["", ".Drafts", ".Sent"] {
            for part in ["cur", "new", "tmp"] {
                make_folder(&maildir.join(inner).join(part))?;
            }
        }
        for letter in &LETTERS {
            letter.put(&maildir, now, config.me.timezone)?;
        }
        Ok(Self {
            config,
            games,
            n_mails: LETTERS.len(),
        })
    }
}

impl Letter {
    /// Puts the mail into a Maildir, at the time at which it is to have come.
    fn put(&self, maildir: &Path, now: DateTime<Utc>, zone: Tz) -> Result<(), DemoError> {
        let came = now - TimeDelta::hours(self.hours_ago);
        let path = if self.is_seen {
            maildir.join("cur").join(format!("{}:2,S", self.name))
        } else {
            maildir.join("new").join(self.name)
        };
        let local = came.with_timezone(&zone);
        let day = local.date_naive();
        let before = day.checked_sub_days(Days::new(2)).unwrap_or(day);
        let text = self
            .text
            .replace("{sent}", &local.to_rfc2822())
            .replace("{day}", &day.format("%d.%m.%Y").to_string())
            .replace("{2 days before}", &before.format("%d.%m.%Y").to_string());
        let mut file = File::create_new(&path).map_err(fault_at(&path))?;
        file.write_all(text.as_bytes())
            .and_then(|()| file.set_modified(came.into()))
            .map_err(fault_at(&path))
    }
}

fn answers() -> InitAnswers {
    InitAnswers {
        name: "Ann Example".to_owned(),
        addresses: vec!["ann@example.org".to_owned()],
        language: "en".to_owned(),
        timezone: None,
        store: PathBuf::from("ccmail.db"),
        accounts: vec![InitAccount {
            name: "home".to_owned(),
            path: PathBuf::from("Maildir"),
            inbox: "INBOX".to_owned(),
            drafts: "Drafts".to_owned(),
            sent: "Sent".to_owned(),
        }],
    }
}

fn make_folder(path: &Path) -> Result<(), DemoError> {
    fs::create_dir_all(path).map_err(fault_at(path))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), DemoError> {
    fs::write(path, bytes).map_err(fault_at(path))
}

fn fault_at(path: &Path) -> impl FnOnce(io::Error) -> DemoError {
    |source| DemoError::Io {
        path: path.to_owned(),
        source,
    }
}
