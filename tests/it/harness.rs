//! A world for the program to run in: a folder with a config, a Maildir and a clock that only the
//! test moves.
//!
//! ```ignore
//! let world = World::new();
//! world.deliver("From: bob@example.net\nTo: ann@example.org\nSubject: our game\n\n12. 5254 5755\n");
//! let lines = world.json_lines(&["run", "--once", "--json"]);
//! ```

mod tests;

use std::cell::Cell;
use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::SystemTime;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;
use tempfile::TempDir;

/// The config of the contract, with only the keys that scripts write.
const CONFIG: &str = r#"[me]
name = "Ann Example"
addresses = ["ann@example.org"]
language = "en"
timezone = "Europe/Paris"

[store]
path = "ccmail.db"

[[account]]
name = "home"
kind = "maildir"
path = "Maildir"
inbox = "INBOX"
drafts = "Drafts"
sent = "Sent"

[reading]
echo = "warn"
"#;

/// The instant at which every world begins: a Monday morning in Paris.
const BEGINNING: &str = "2026-03-16T09:30:00+01:00";

/// A user's folder. It is removed in the end.
pub(crate) struct World {
    directory: TempDir,
    now: Cell<DateTime<Utc>>,
    n_mails: Cell<usize>,
}

/// What a run of the program gave.
#[derive(Debug)]
pub(crate) struct Output {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    /// Exit status; -1 if a signal ended it.
    pub(crate) status: i32,
}

impl World {
    /// Makes a world with the contract's config and an empty Maildir.
    pub(crate) fn new() -> Self {
        let now = DateTime::parse_from_rfc3339(BEGINNING).unwrap().to_utc();
        let directory = tempfile::tempdir().unwrap();
        let world = Self {
            directory,
            now: Cell::new(now),
            n_mails: Cell::new(0),
        };
        for folder in ["Maildir", "Maildir/.Drafts", "Maildir/.Sent"] {
            for part in ["cur", "new", "tmp"] {
                fs::create_dir_all(world.path(folder).join(part)).unwrap();
            }
        }
        world.write("ccmail.toml", CONFIG);
        world.set_now(now);
        world
    }

    /// Returns the path of something in this world.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// Writes a file and returns its path.
    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    /// Returns the present instant of this world.
    pub(crate) fn now(&self) -> DateTime<Utc> {
        self.now.get()
    }

    /// Sets the clock; a program that runs already sees it too.
    pub(crate) fn set_now(&self, now: DateTime<Utc>) {
        self.now.set(now);
        // Renamed into place, so that nobody reads half of it.
        let waiting = self.write("now.tmp", now.to_rfc3339());
        fs::rename(waiting, self.path("now")).unwrap();
    }

    /// Lets time pass.
    pub(crate) fn advance(&self, by: TimeDelta) {
        self.set_now(self.now() + by);
    }

    /// Delivers a mail into the inbox now and returns its base name.
    pub(crate) fn deliver(&self, eml: impl AsRef<[u8]>) -> String {
        self.put_mail("Maildir/new", "", eml)
    }

    /// Puts a mail into the Sent folder, as a mail program does, and returns its base name.
    pub(crate) fn deliver_sent(&self, eml: impl AsRef<[u8]>) -> String {
        self.put_mail("Maildir/.Sent/cur", ":2,S", eml)
    }

    fn put_mail(&self, folder: &str, info: &str, eml: impl AsRef<[u8]>) -> String {
        let n = self.n_mails.get() + 1;
        self.n_mails.set(n);
        let base = format!("{}.M{n}P1Q{n}.test", self.now().timestamp());
        let path = self.write(&format!("{folder}/{base}{info}"), eml);
        let file = fs::File::options().append(true).open(path).unwrap();
        file.set_modified(SystemTime::from(self.now())).unwrap();
        base
    }

    /// Returns the texts of the copies in the Drafts folder, in the order of their names.
    pub(crate) fn drafts(&self) -> Vec<String> {
        let mut paths: Vec<PathBuf> = ["new", "cur"]
            .iter()
            .flat_map(|part| fs::read_dir(self.path("Maildir/.Drafts").join(part)).unwrap())
            .map(|file| file.unwrap().path())
            .collect();
        paths.sort_by_key(|path| path.file_name().map(std::ffi::OsStr::to_owned));
        paths
            .iter()
            .map(|path| fs::read_to_string(path).unwrap())
            .collect()
    }

    /// Runs the program with this world's config.
    pub(crate) fn run(&self, args: &[&str]) -> Output {
        self.run_with_stdin(args, "")
    }

    /// Runs the program with this world's config and a text on standard input.
    pub(crate) fn run_with_stdin(&self, args: &[&str], stdin: &str) -> Output {
        let config = self.path("ccmail.toml");
        finish(self.command().arg("--config").arg(config).args(args), stdin)
    }

    /// Runs the program as somebody who has no config yet.
    pub(crate) fn run_without_config(&self, args: &[&str]) -> Output {
        finish(self.command().args(args), "")
    }

    /// Runs the program and reads the one JSON value that it prints; the run must succeed.
    #[track_caller]
    pub(crate) fn json(&self, args: &[&str]) -> Value {
        self.run(args).success().json()
    }

    /// Runs the program and reads the JSON lines that it prints; the run must succeed.
    #[track_caller]
    pub(crate) fn json_lines(&self, args: &[&str]) -> Vec<Value> {
        self.run(args).success().json_lines()
    }

    /// Returns the program, ready to run in this world and to see nothing of ours.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ccmail"));
        command
            .current_dir(self.directory.path())
            .env_clear()
            .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
            .env("HOME", self.directory.path())
            .env("LANG", "C.UTF-8")
            .env("TERM", "xterm")
            .env("CCMAIL_NOW", format!("@{}", self.path("now").display()));
        command
    }
}

impl Output {
    /// Checks that the run ended with status 0.
    #[track_caller]
    pub(crate) fn success(self) -> Self {
        self.fails_with(0)
    }

    /// Checks that the run ended with this status.
    #[track_caller]
    pub(crate) fn fails_with(self, status: i32) -> Self {
        assert_eq!(self.status, status, "{self:#?}");
        self
    }

    /// Reads standard output as one JSON value.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error}: {self:#?}"))
    }

    /// Reads standard output as JSON lines.
    #[track_caller]
    pub(crate) fn json_lines(&self) -> Vec<Value> {
        let read = |line| {
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}: {self:#?}"))
        };
        self.stdout.lines().map(read).collect()
    }
}

/// Whether the tests that take long are to run too: `tests/run --slow`.
#[allow(dead_code, reason = "for tests that take minutes, which come later")]
pub(crate) fn is_slow_asked() -> bool {
    std::env::var_os("CCMAIL_SLOW").is_some_and(|value| value == "1")
}

fn finish(command: &mut Command, stdin: &str) -> Output {
    let pipes = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let text = stdin.to_owned();
    // Written beside: a program that answers before it has read all would wait for us for ever.
    let writer = std::thread::spawn(move || pipe.write_all(text.as_bytes()).ok());
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Output {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        status: output.status.code().unwrap_or(-1),
    }
}
