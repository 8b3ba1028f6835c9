//! Bad input: whatever comes in is filed and the next mail is read all the same.

use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use serde_json::Value;

use super::harness::World;
use super::verdicts::world_of_games;

const HEAD: &str = "From: marek@example.net\nTo: ann@example.org\nSubject: WS/M/101\n";

/// Delivers a bad mail and a good one behind it; gives what became of the bad one.
#[track_caller]
fn read_before_a_good_one(bad: impl AsRef<[u8]>) -> Value {
    let world = world_of_games();
    world.deliver(bad);
    world.deliver("From: vera@example.net\nTo: ann@example.org\nSubject: WS/M/102\nMessage-ID: <good@example.net>\n\n4... 5878 5. 6143\n");
    let lines = world.json_lines(&["run", "--once", "--json"]);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert_eq!(lines[1]["verdict"], "recorded", "{}", lines[1]);
    assert_eq!(
        world.drafts().len(),
        1 + usize::from(lines[0]["verdict"] == "recorded")
    );
    // What was filed is not read again.
    assert!(world.json_lines(&["run", "--once", "--json"]).is_empty());
    lines[0].clone()
}

#[track_caller]
fn check(line: &Value, verdict: &str, reason: Option<&str>) {
    assert_eq!(line["verdict"], verdict, "{line}");
    assert_eq!(line["reason"].as_str(), reason, "{line}");
}

#[test]
fn a_mail_of_50_megabytes_is_held_as_too_large() {
    let mut mail = format!("{HEAD}Message-ID: <large@example.net>\n\n4. 2536 4736\n").into_bytes();
    mail.resize(50 * 1024 * 1024, b'x');
    check(&read_before_a_good_one(mail), "held", Some("too_large"));
}

#[test]
fn a_strangers_large_mail_is_none_of_our_business() {
    let mut mail = b"From: shop@example.com\nTo: ann@example.org\nSubject: Sale\n\n".to_vec();
    mail.resize(50 * 1024 * 1024, b'x');
    check(&read_before_a_good_one(mail), "ignored", None);
}

#[test]
fn a_mail_of_100_000_lines_is_read_as_far_as_people_write() {
    let mut mail = format!("{HEAD}Message-ID: <long@example.net>\n\n4. 2536 4736\n\n");
    for n in 0..100_000 {
        writeln!(mail, "> line {n} 5254 5755").unwrap();
    }
    check(&read_before_a_good_one(mail), "recorded", None);
}

#[test]
fn a_mail_of_100_000_lines_of_moves_is_not_guessed_at() {
    let mut mail = format!("{HEAD}Message-ID: <moves@example.net>\n\n");
    for n in 0..100_000 {
        writeln!(mail, "{n}. 5254 5755").unwrap();
    }
    let line = read_before_a_good_one(mail);
    assert_ne!(line["verdict"], "recorded", "{line}");
}

#[test]
fn a_mail_of_one_line_of_ten_megabytes_is_read() {
    let mail = format!(
        "{HEAD}Message-ID: <line@example.net>\n\n{}\n",
        "4736 ".repeat(2_000_000)
    );
    let line = read_before_a_good_one(mail);
    assert_ne!(line["verdict"], "recorded", "{line}");
}

#[test]
fn multiparts_nested_20_000_deep_are_survived() {
    let mut mail = format!("{HEAD}Message-ID: <deep@example.net>\nMIME-Version: 1.0\n");
    for n in 0..20_000 {
        write!(
            mail,
            "Content-Type: multipart/mixed; boundary=\"b{n}\"\n\n--b{n}\n"
        )
        .unwrap();
    }
    mail += "Content-Type: text/plain\n\n4. 2536 4736\n";
    let line = read_before_a_good_one(mail);
    assert_ne!(line["verdict"], "ignored", "{line}");
}

#[test]
fn html_nested_100_000_deep_is_survived() {
    let mail = format!(
        "{HEAD}Message-ID: <html@example.net>\nMIME-Version: 1.0\nContent-Type: text/html\n\n{}4736{}",
        "<div><blockquote>".repeat(100_000),
        "</blockquote></div>".repeat(100_000)
    );
    let line = read_before_a_good_one(mail);
    assert_ne!(line["verdict"], "recorded", "{line}");
}

#[test]
fn broken_base64_is_no_move() {
    let line = read_before_a_good_one(format!(
        "{HEAD}Message-ID: <b64@example.net>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\
         Content-Transfer-Encoding: base64\n\nNC4gMj***U===zNiA0\n=?=\n"
    ));
    assert_ne!(line["verdict"], "recorded", "{line}");
}

#[test]
fn a_header_and_nothing_else_is_no_move() {
    check(&read_before_a_good_one(HEAD), "no_move", None);
}

#[test]
fn bytes_of_all_kinds_are_filed() {
    let mut mail = HEAD.as_bytes().to_vec();
    mail.extend(b"Message-ID: <bytes@example.net>\n\n");
    mail.extend((0..=255).cycle().take(100_000));
    let line = read_before_a_good_one(mail);
    assert_ne!(line["verdict"], "recorded", "{line}");
}

#[test]
fn a_header_of_200_000_references_is_read() {
    let mut mail = format!("{HEAD}Message-ID: <refs@example.net>\nReferences:");
    for n in 0..200_000 {
        write!(mail, "\n <{n}@example.net>").unwrap();
    }
    mail += "\n\n4. 2536 4736\n";
    check(&read_before_a_good_one(mail), "recorded", None);
}

#[test]
fn an_illegal_move_in_a_pgn_refuses_its_game_and_no_other() {
    let game = |event: &str, moves: &str| {
        format!(
            "[Event \"{event}\"]\n[White \"Example, Ann\"]\n[Black \"Holt, Vera\"]\n[Result \"*\"]\n\
             [WhiteNA \"ann@example.org\"]\n[BlackNA \"vera@example.net\"]\n\n{moves} *\n\n"
        )
    };
    let pgn = [
        game("ONE/1", "1. e4 e5"),
        game("TWO/2", "1. e4 e5\n2. Nf3 Nf5 3. Bb5"),
        game("THREE/3", "1. d4"),
    ];
    let world = World::new();
    world.write("three.pgn", pgn.concat());
    let done = world.json(&["import", "--json", "three.pgn"]);
    assert_eq!(done["in_play"], 2, "{done}");
    let errors = done["errors"].as_array().unwrap();
    assert_eq!(errors.len(), 1, "{done}");
    let error = &errors[0];
    assert!(
        error["file"].as_str().unwrap().ends_with("three.pgn"),
        "{error}"
    );
    // Nine lines of the first game and eight of the second stand above it.
    assert_eq!(error["line"], 18, "{error}");
    assert_eq!(error["column"], 8, "{error}");
    assert!(error["game"].as_str().unwrap().contains("TWO/2"), "{error}");
    assert!(error["reason"].as_str().unwrap().contains("Nf5"), "{error}");
    let events: Vec<Value> = world.json(&["status", "--json"])["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["event"].clone())
        .collect();
    assert_eq!(events.len(), 2);
    assert!(
        events.contains(&"ONE/1".into()) && events.contains(&"THREE/3".into()),
        "{events:?}"
    );

    let told = World::new();
    told.write("three.pgn", pgn.concat());
    let output = told.run(&["import", "three.pgn"]).success();
    let said = output.stdout + &output.stderr;
    for word in ["three.pgn", "18", "Nf5", "^"] {
        assert!(said.contains(word), "`{word}` is missing:\n{said}");
    }
}

#[test]
fn a_store_that_cannot_be_written_is_an_error_of_the_system() {
    let world = world_of_games();
    let store = world.path("ccmail.db");
    for (path, mode) in [(store.clone(), 0o400), (world.path("."), 0o500)] {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }
    let is_root = fs::File::options().append(true).open(&store).is_ok();
    if is_root {
        // Root may write everywhere but here.
        let config = fs::read_to_string(world.path("ccmail.toml")).unwrap();
        world.write(
            "ccmail.toml",
            config.replace("\"ccmail.db\"", "\"/proc/ccmail.db\""),
        );
    }
    let output = world.run_with_stdin(&["ingest", "--json"], &format!("{HEAD}\n4. 2536 4736\n"));
    fs::set_permissions(world.path("."), fs::Permissions::from_mode(0o700)).unwrap();
    let output = output.fails_with(3);
    assert_eq!(output.stdout, "");
    assert!(output.stderr.contains("store"), "{}", output.stderr);
}

#[test]
fn a_store_that_another_program_writes_says_try_later() {
    let world = world_of_games();
    let other = rusqlite::Connection::open(world.path("ccmail.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mail = format!("{HEAD}Message-ID: <later@example.net>\n\n4. 2536 4736\n");
    let output = world
        .run_with_stdin(&["ingest", "--json"], &mail)
        .fails_with(75);
    assert_eq!(output.stdout, "");
    other.execute_batch("ROLLBACK").unwrap();
    let line = world
        .run_with_stdin(&["ingest", "--json"], &mail)
        .success()
        .json_lines()
        .remove(0);
    check(&line, "recorded", None);
}

/// A store on a disk of its own; unmounted at the end.
struct TinyDisk(std::path::PathBuf);

impl TinyDisk {
    fn mount(path: std::path::PathBuf) -> Option<Self> {
        fs::create_dir_all(&path).unwrap();
        let mount = std::process::Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"])
            .arg(&path)
            .status();
        mount
            .is_ok_and(|status| status.success())
            .then_some(Self(path))
    }
}

impl Drop for TinyDisk {
    fn drop(&mut self) {
        let _unmounted = std::process::Command::new("umount").arg(&self.0).status();
    }
}

#[test]
fn on_a_full_disk_nothing_is_half_written_and_later_all_is_well() {
    let world = World::new();
    let config = fs::read_to_string(world.path("ccmail.toml")).unwrap();
    world.write("ccmail.toml", config.replace("ccmail.db", "tiny/ccmail.db"));
    let Some(disk) = TinyDisk::mount(world.path("tiny")) else {
        eprintln!("a full disk is not tested: only root may mount one");
        return;
    };
    world.write("games.pgn", include_str!("../corpus/games.pgn"));
    world.run(&["import", "games.pgn"]).success();
    let mail = world.write(
        "one.eml",
        format!("{HEAD}Message-ID: <one@example.net>\n\n4. 2536 4736\n"),
    );
    let mail = mail.to_str().unwrap();
    // Fill what is left, to the last byte.
    let mut rest = fs::File::create(disk.0.join("rest")).unwrap();
    while std::io::Write::write(&mut rest, &[0; 1024]).is_ok_and(|written| written > 0) {}

    let refused = world.run(&["ingest", mail]);
    assert_eq!(refused.status, 75, "{}", refused.stderr);
    assert!(refused.stderr.contains("full"), "{}", refused.stderr);

    drop(rest);
    fs::remove_file(disk.0.join("rest")).unwrap();
    let lines = world.json_lines(&["ingest", "--json", mail]);
    assert_eq!(lines[0]["verdict"], "recorded", "{}", lines[0]);
}
