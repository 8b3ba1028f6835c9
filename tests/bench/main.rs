//! Measures what the README promises: `cargo bench`. Nothing is asserted; machines differ, ratios carry over.
//!
//! Needs `strace` for the number of fsyncs; without it that figure is left out, and said so.

#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a benchmark prints, and may panic"
)]
#![allow(clippy::disallowed_methods, reason = "time is what is measured here")]

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_ccmail");
const NOW: &str = "2026-03-17T08:00:00+01:00";
const OPEN_GAMES: usize = 100;

/// A config, a Maildir and a store in a folder of their own.
struct World {
    dir: tempfile::TempDir,
}

impl World {
    fn new(n_past: usize) -> Self {
        let dir = tempfile::tempdir().unwrap();
        for folder in ["", ".Drafts", ".Sent"] {
            for part in ["new", "cur", "tmp"] {
                fs::create_dir_all(dir.path().join("Maildir").join(folder).join(part)).unwrap();
            }
        }
        fs::write(
            dir.path().join("config.toml"),
            "[me]\nname = \"Ann Example\"\naddresses = [\"ann@example.org\"]\nlanguage = \"en\"\n\
             timezone = \"Europe/Paris\"\n[store]\npath = \"ccmail.db\"\n[[account]]\nname = \"home\"\n\
             kind = \"maildir\"\npath = \"Maildir\"\n",
        )
        .unwrap();
        let world = Self { dir };
        fs::write(world.path("games.pgn"), games(n_past)).unwrap();
        world.run(&["import", "games.pgn"]);
        world
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command
            .args(["--config", "config.toml"])
            .args(args)
            .current_dir(self.dir.path())
            .env("CCMAIL_NOW", NOW)
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        command
    }

    fn run(&self, args: &[&str]) -> Duration {
        let start = Instant::now();
        assert!(self.command(args).status().unwrap().success(), "{args:?}");
        start.elapsed()
    }

    fn deliver(&self, game: usize) {
        let name = format!("17737000{game:02}.M1P1Q{game}.example");
        let written = self.path("Maildir/tmp").join(&name);
        fs::write(&written, letter(game)).unwrap();
        fs::rename(written, self.path("Maildir/new").join(name)).unwrap();
    }
}

/// Games in play against many opponents, and past ones.
fn games(n_past: usize) -> String {
    let mut text = String::new();
    for number in 0..OPEN_GAMES + n_past {
        let (result, event) = if number < OPEN_GAMES {
            ("*", "WS")
        } else {
            ("1-0", "OLD")
        };
        write!(
            text,
            "[Event \"{event}/{number:05}\"]\n[White \"Example, Ann\"]\n[Black \"Player{number}, Bo\"]\n\
             [Result \"{result}\"]\n[BlackNA \"bo{number}@example.net\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 \
             4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 {result}\n\n"
        )
        .unwrap();
    }
    text
}

fn letter(game: usize) -> String {
    format!(
        "From: bo{game}@example.net\r\nTo: ann@example.org\r\nSubject: WS/{game:05}\r\n\
         Message-ID: <b{game}@example.net>\r\nDate: Mon, 16 Mar 2026 18:00:00 +0100\r\n\r\n\
         Hello Ann,\r\n\r\n10. 6263 7456\r\n\r\nBest wishes\r\nBo\r\n"
    )
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn main() {
    let small = World::new(100);
    let large = World::new(10_000);
    let (mut few, mut many) = (Vec::new(), Vec::new());
    for _ in 0..21 {
        few.push(small.run(&["status", "--json"]));
        many.push(large.run(&["status", "--json"]));
    }
    let (few, many) = (median(few), median(many));
    let ratio = many.as_secs_f64() / few.as_secs_f64();
    println!(
        "status, 100 games in play: {few:.1?} with 100 past games, {many:.1?} with 10,000 (x {ratio:.2})"
    );
    fsyncs(&small);
    idle(&large);
}

/// Counts the fsyncs of mails that come one by one while the daemon runs, and of their draft files.
fn fsyncs(world: &World) {
    let mails = 50;
    let mut arguments = vec![
        "-f",
        "-qq",
        "-y",
        "-e",
        "trace=fsync,fdatasync",
        "-o",
        "trace.txt",
        PROGRAM,
    ];
    arguments.extend(["--config", "config.toml", "run"]);
    let traced = Command::new("strace")
        .args(arguments)
        .current_dir(world.dir.path())
        .env("CCMAIL_NOW", NOW)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut daemon) = traced else {
        println!("fsyncs a mail: not measured, strace is missing");
        return;
    };
    thread::sleep(Duration::from_secs(2));
    let before = count(&world.path("trace.txt"));
    let start = Instant::now();
    for game in 0..mails {
        world.deliver(game);
        wait_for_drafts(world, game + 1);
    }
    let elapsed = start.elapsed();
    // strace itself ignores the signal while its child runs.
    Command::new("pkill")
        .args(["-TERM", "-P", &daemon.id().to_string()])
        .status()
        .unwrap();
    daemon.wait().unwrap();
    let after = count(&world.path("trace.txt"));
    let each = |n: usize| n as f64 / mails as f64;
    println!(
        "a live mail with its draft: {:.2} fsyncs of the store for recording and noting the copy, {:.2} for the \
         draft file; {:.0?} from arrival to draft under strace",
        each(after.0 - before.0),
        each(after.1 - before.1),
        elapsed / u32::try_from(mails).unwrap()
    );
}

/// Fsyncs of the store's files, and of everything else.
fn count(trace: &Path) -> (usize, usize) {
    let text = fs::read_to_string(trace).unwrap_or_default();
    let store = text
        .lines()
        .filter(|line| line.contains("ccmail.db"))
        .count();
    (
        store,
        text.lines().filter(|line| line.contains("sync(")).count() - store,
    )
}

fn wait_for_drafts(world: &World, n_drafts: usize) {
    let folder = world.path("Maildir/.Drafts/cur");
    for _ in 0..5_000 {
        if fs::read_dir(&folder).unwrap().count() >= n_drafts {
            return;
        }
        thread::sleep(Duration::from_millis(2));
    }
    println!("no draft came within 10 s");
}

/// Looks at the daemon at rest for a minute.
fn idle(world: &World) {
    let mut daemon = world.command(&["run"]).spawn().unwrap();
    thread::sleep(Duration::from_secs(3));
    let ticks = || -> u64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", daemon.id())).unwrap_or_default();
        stat.split_whitespace()
            .skip(13)
            .take(2)
            .filter_map(|field| field.parse::<u64>().ok())
            .sum()
    };
    let before = ticks();
    thread::sleep(Duration::from_secs(60));
    let used = ticks() - before;
    let status = fs::read_to_string(format!("/proc/{}/status", daemon.id())).unwrap_or_default();
    let line = |name: &str| {
        status
            .lines()
            .find(|line| line.starts_with(name))
            .unwrap_or("?")
            .to_owned()
    };
    println!(
        "the daemon at rest, 10,000 past games: {}, {}, {used} CPU ticks in 60 s, {}",
        line("VmRSS"),
        line("Threads"),
        line("voluntary_ctxt")
    );
    stop(daemon.id());
    daemon.wait().unwrap();
}

fn stop(process: u32) {
    Command::new("kill")
        .args(["-TERM", &process.to_string()])
        .status()
        .unwrap();
}
