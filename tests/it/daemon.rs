//! `ccmail run` as short stories.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::Duration;

use chrono::{DateTime, TimeDelta};

use super::harness::World;

const GAMES: &str = r#"[Event "WS/M/123"]
[White "Example, Ann"]
[Black "Hughes, Gareth"]
[WhiteNA "ann@example.org"]
[BlackNA "gareth@example.net"]
[OpponentNotation "numeric"]
[Result "*"]

1. e4 e5 2. Nf3 *

[Event "Friendly"]
[White "Example, Ann"]
[Black "Okonkwo, Ada"]
[WhiteNA "ann@example.org"]
[BlackNA "ada@example.com"]
[OpponentNotation "numeric"]
[Result "*"]

1. d4 *
"#;

const STEP: Duration = Duration::from_millis(20);
/// Steps until something that is waited for counts as missing: 10 s.
const STEPS_MAX: usize = 500;
/// Steps until a draft must lie there: 2 s.
const DRAFT_STEPS_MAX: usize = 100;
/// Steps until a run must have ended: 1 s.
const END_STEPS_MAX: usize = 50;

/// A `ccmail run`. It ends with the test, however that ends.
struct Running {
    child: Child,
}

impl Running {
    /// Begins a run, and waits until it has looked at the mail that is there.
    fn begin(world: &World) -> Self {
        let file = |name: &str| fs::File::create(world.path(name)).unwrap();
        let child = world
            .command()
            .args(["--config", "ccmail.toml", "run", "--json"])
            .stdin(Stdio::null())
            .stdout(file("run.out"))
            .stderr(file("run.err"))
            .spawn()
            .unwrap();
        let running = Self { child };
        wait_until("the run has looked", STEPS_MAX, || {
            let service = &world.json(&["status", "--json"])["service"];
            let accounts = service["accounts"].as_array().unwrap();
            let is_looked_at = |name: &str| accounts.iter().any(|one| !one[name].is_null());
            service["running"] == true && (is_looked_at("reached_at") || is_looked_at("error"))
        });
        running
    }

    /// Asks it to end, as the system does.
    fn terminate(&mut self) -> ExitStatus {
        let id = self.child.id().to_string();
        let killed = Command::new("sh")
            .args(["-c", &format!("kill -TERM {id}")])
            .status();
        assert!(killed.unwrap().success());
        let mut ended = None;
        wait_until("the run has ended", END_STEPS_MAX, || {
            ended = self.child.try_wait().unwrap();
            ended.is_some()
        });
        ended.unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It has ended already where the test went well.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

#[track_caller]
fn wait_until(what: &str, n_steps: usize, mut is_so: impl FnMut() -> bool) {
    for _ in 0..n_steps {
        if is_so() {
            return;
        }
        sleep(STEP);
    }
    panic!("waited in vain until {what}");
}

fn world() -> World {
    let world = World::new();
    world.write("games.pgn", GAMES);
    world.run(&["import", "games.pgn"]).success();
    world
}

fn mail(from: &str, id: &str, body: &str) -> String {
    format!(
        "From: {from}\nTo: ann@example.org\nSubject: chess\nMessage-ID: <{id}@example.net>\n\n{body}\n"
    )
}

fn gareths_answer() -> String {
    mail("gareth@example.net", "g2", "2. 7163 2836")
}

/// Delivers as mail servers do: written in `tmp`, moved into `new`.
fn arrive(world: &World, maildir: &str, name: &str, eml: impl AsRef<[u8]>) {
    let written = world.write(&format!("{maildir}/tmp/{name}"), eml);
    fs::rename(written, world.path(&format!("{maildir}/new/{name}"))).unwrap();
}

fn has_draft_with(world: &World, text: &str) -> bool {
    world.drafts().iter().any(|draft| draft.contains(text))
}

/// Every file below a folder with its bytes and its time.
fn tree(root: &Path) -> BTreeMap<String, (Vec<u8>, std::time::SystemTime)> {
    let mut files = BTreeMap::new();
    for part in ["new", "cur", "tmp"] {
        for file in fs::read_dir(root.join(part)).unwrap() {
            let path = file.unwrap().path();
            let modified = fs::metadata(&path).unwrap().modified().unwrap();
            let name = format!("{part}/{}", path.file_name().unwrap().to_string_lossy());
            files.insert(name, (fs::read(&path).unwrap(), modified));
        }
    }
    files
}

#[test]
fn a_new_mail_has_its_draft_within_two_seconds_and_play_fills_it_in() {
    let world = world();
    let mut running = Running::begin(&world);
    arrive(&world, "Maildir", "one", gareths_answer());
    wait_until("the draft is there", DRAFT_STEPS_MAX, || {
        has_draft_with(&world, "2836")
    });
    // The user answers with another command.
    world.run(&["play", "1", "Bb5"]).success();
    wait_until("the draft has the move", DRAFT_STEPS_MAX, || {
        has_draft_with(&world, "6125")
    });
    assert_eq!(world.drafts().len(), 1);
    // The system asks it to end.
    let status = running.terminate();
    assert_eq!(status.code(), Some(0));
    let told = fs::read_to_string(world.path("run.out")).unwrap();
    assert_eq!(told.lines().count(), 1, "{told}");
    assert!(told.contains(r#""verdict":"recorded""#), "{told}");
    assert_eq!(fs::read_to_string(world.path("run.err")).unwrap(), "");
}

#[test]
fn run_once_files_each_mail_once() {
    let world = world();
    world.deliver(gareths_answer());
    world.deliver(mail("ada@example.com", "a1", "1. 4244 4745"));
    let lines = world.json_lines(&["run", "--once", "--json"]);
    let verdicts: Vec<&str> = lines
        .iter()
        .map(|line| line["verdict"].as_str().unwrap())
        .collect();
    assert_eq!(verdicts, ["recorded", "recorded"]);
    assert_eq!(world.drafts().len(), 2);
    assert_eq!(world.run(&["run", "--once"]).success().stdout, "");
    assert_eq!(world.drafts().len(), 2);
}

#[test]
fn a_mail_program_that_files_a_mail_as_read_does_not_bring_it_again() {
    let world = world();
    let base = world.deliver(gareths_answer());
    world.run(&["run", "--once"]).success();
    let (new, cur) = (
        format!("Maildir/new/{base}"),
        format!("Maildir/cur/{base}:2,S"),
    );
    fs::rename(world.path(&new), world.path(&cur)).unwrap();
    assert_eq!(world.run(&["run", "--once"]).success().stdout, "");
}

#[test]
fn a_second_run_is_refused() {
    let world = world();
    let _running = Running::begin(&world);
    for args in [&["run"][..], &["run", "--once"]] {
        let refused = world.run(args).fails_with(1);
        assert!(
            refused.stderr.contains("works on this store already"),
            "{refused:?}"
        );
        assert!(refused.stderr.contains("hint: "), "{refused:?}");
    }
}

#[test]
fn midnight_renews_an_untouched_draft_and_leaves_an_edited_one_alone() {
    let world = world();
    world.deliver(gareths_answer());
    world.deliver(mail("ada@example.com", "a1", "1. 4244 4745"));
    let _running = Running::begin(&world);
    wait_until("both drafts are there", STEPS_MAX, || {
        world.drafts().len() == 2
    });
    let today = world.now().format("%d").to_string();
    assert_eq!(today, "16");
    // The user writes a line into the one to Ada, in his mail program.
    let folder = world.path("Maildir/.Drafts/cur");
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        if text.contains("ada@example.com") {
            fs::write(&path, format!("{text}Greetings to your cat!\r\n")).unwrap();
        }
    }
    let midnight = DateTime::parse_from_rfc3339("2026-03-17T00:00:05+01:00").unwrap();
    world.set_now(midnight.to_utc());
    wait_until("the other one is renewed", STEPS_MAX, || {
        let drafts = world.drafts();
        let gareths = drafts.iter().find(|draft| draft.contains("gareth@"));
        gareths.is_some_and(|draft| draft.contains("17 March 2026"))
    });
    let drafts = world.drafts();
    assert_eq!(drafts.len(), 2);
    let adas = drafts.iter().find(|draft| draft.contains("ada@")).unwrap();
    assert!(adas.contains("Greetings to your cat!"), "{adas}");
    assert!(!adas.contains("17 March 2026"), "{adas}");
}

#[test]
fn mails_that_cannot_be_read_do_not_stop_the_others() {
    let world = world();
    world.advance(TimeDelta::minutes(1));
    world.deliver([0; 2000]);
    world.deliver("");
    world.deliver([0xff, 0xfe, b'\n', b'\n', 0x80]);
    std::os::unix::fs::symlink("nowhere", world.path("Maildir/new/dangling")).unwrap();
    std::os::unix::fs::symlink("loop", world.path("Maildir/new/loop")).unwrap();
    fs::create_dir(world.path("Maildir/new/folder")).unwrap();
    let _running = Running::begin(&world);
    arrive(&world, "Maildir", "one", gareths_answer());
    wait_until("the draft is there", STEPS_MAX, || {
        has_draft_with(&world, "2836")
    });
}

#[test]
fn a_mail_whose_file_fails_is_told_once_and_read_when_it_can_be() {
    let world = world();
    // Reading the start of this file fails, for root too.
    std::os::unix::fs::symlink("/proc/self/mem", world.path("Maildir/new/bad")).unwrap();
    let mut running = Running::begin(&world);
    arrive(&world, "Maildir", "one", gareths_answer());
    wait_until("the draft is there", STEPS_MAX, || {
        has_draft_with(&world, "2836")
    });
    arrive(
        &world,
        "Maildir",
        "bad",
        mail("ada@example.com", "a1", "1. 4244 4745"),
    );
    wait_until("the bad one is read", STEPS_MAX, || {
        world.drafts().len() == 2
    });
    running.terminate();
    let told = fs::read_to_string(world.path("run.err")).unwrap();
    assert_eq!(told.matches("warning: cannot read").count(), 1, "{told}");
    assert_eq!(
        told.matches("hint: make the file readable").count(),
        1,
        "{told}"
    );
}

#[test]
fn a_maildir_that_is_missing_is_told_and_the_others_go_on() {
    let world = world();
    let config = fs::read_to_string(world.path("ccmail.toml")).unwrap();
    let more = "\n[[account]]\nname = \"away\"\nkind = \"maildir\"\npath = \"Nowhere\"\n";
    world.write("ccmail.toml", config + more);
    world.deliver(gareths_answer());
    let once = world.run(&["run", "--once"]).fails_with(3);
    assert!(once.stdout.contains("recorded"), "{once:?}");
    assert!(once.stderr.contains("Nowhere"), "{once:?}");
    assert!(once.stderr.contains("hint: look at `path`"), "{once:?}");
    assert_eq!(world.drafts().len(), 1);

    // The daemon goes on, and takes the other one up as soon as it is there.
    let _running = Running::begin(&world);
    for part in ["tmp", "new", "cur"] {
        fs::create_dir_all(world.path("Nowhere").join(part)).unwrap();
    }
    arrive(
        &world,
        "Nowhere",
        "one",
        mail("ada@example.com", "a1", "1. 4244 4745"),
    );
    wait_until("its mail is read", STEPS_MAX, || {
        world.json(&["status", "--json"])["drafts"] == 2
    });
    wait_until("nothing is wrong any more", STEPS_MAX, || {
        let status = world.json(&["status", "--json"]);
        let accounts = status["service"]["accounts"].as_array().unwrap();
        accounts.iter().all(|account| account["error"].is_null())
    });
}

#[test]
fn the_inbox_keeps_its_names_flags_and_places() {
    let world = world();
    world.deliver(gareths_answer());
    world.write(
        "Maildir/cur/seen:2,FRS",
        mail("ada@example.com", "a1", "1. 4244 4745"),
    );
    let inbox = world.path("Maildir");
    let before = tree(&inbox);
    assert_eq!(before.len(), 2);
    world.run(&["run", "--once"]).success();
    let mut running = Running::begin(&world);
    running.terminate();
    assert_eq!(tree(&inbox), before);
    assert_eq!(world.drafts().len(), 2);
}
