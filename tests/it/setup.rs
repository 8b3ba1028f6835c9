//! Setting up, looking after and rescuing: init, doctor, backup, restore, and how commands end.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use chrono::TimeDelta;
use serde_json::Value;

use super::harness::World;

fn game(number: usize) -> String {
    format!(
        "[Event \"T/{number}\"]\n[White \"Example, Ann\"]\n[Black \"Bob, B{number}\"]\n\
         [BlackNA \"bob{number}@example.net\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n\n"
    )
}

/// Takes games into the store of a world.
fn import(world: &World, numbers: std::ops::Range<usize>) {
    let pgn: String = numbers.map(game).collect();
    let path = world.write("games.pgn", pgn);
    world.run(&["import", path.to_str().unwrap()]).success();
}

fn n_games(world: &World) -> usize {
    let status = world.json(&["status", "--json"]);
    status["games"].as_array().unwrap().len()
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// The files of a world whose names hold a text.
fn files(world: &World, part: &str) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(world.path(""))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.file_name().unwrap().to_string_lossy().contains(part))
        .collect();
    paths.sort();
    paths
}

/// The findings of `doctor` that are not `ok`, each as `check: state`.
#[track_caller]
fn complaints(world: &World, status: i32) -> (Vec<String>, Value) {
    let output = world.run(&["doctor", "--json"]).fails_with(status);
    let findings = output.json();
    let told = findings
        .as_array()
        .unwrap()
        .iter()
        .filter(|finding| finding["state"] != "ok")
        .map(|finding| {
            assert!(finding["advice"].is_string(), "{finding}");
            let word = |key: &str| finding[key].as_str().unwrap().to_owned();
            format!("{}: {}", word("check"), word("state"))
        })
        .collect();
    (told, findings)
}

#[test]
fn a_backup_is_put_back_and_the_store_of_before_is_kept() {
    let world = World::new();
    import(&world, 0..2);
    let told = world.run(&["backup", "copy.db"]).success().stdout;
    assert!(told.contains("2 games in play"), "{told}");
    assert!(told.contains("copy.db"), "{told}");
    assert_eq!(mode(&world.path("copy.db")), 0o600);

    import(&world, 2..5);
    let restored = world.json(&["restore", "copy.db", "--json"]);
    assert_eq!(restored["in_play"], 2);
    assert_eq!(n_games(&world), 2);
    let kept = files(&world, "before-restore-20260316-093000");
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert_eq!(restored["kept"], kept[0].to_str().unwrap());
    assert_eq!(mode(&kept[0]), 0o600);
    assert_eq!(mode(&world.path("ccmail.db")), 0o600);
    assert!(files(&world, "ccmail-restore").is_empty());

    // And the other way round, in the same second.
    let kept = kept[0].to_str().unwrap().to_owned();
    world.run(&["restore", &kept]).success();
    assert_eq!(n_games(&world), 5);
    assert_eq!(files(&world, "before-restore-20260316-093000-2").len(), 1);
}

#[test]
fn a_backup_replaces_no_file() {
    let world = World::new();
    let refused = world.run(&["backup", "copy.db"]).fails_with(1);
    assert!(refused.stderr.contains("no store yet"), "{refused:?}");
    import(&world, 0..1);
    world.write("copy.db", "precious");
    let refused = world.run(&["backup", "copy.db"]).fails_with(1);
    assert!(refused.stderr.contains("exists already"), "{refused:?}");
    assert_eq!(fs::read(world.path("copy.db")).unwrap(), b"precious");
    world.run(&["backup", "nowhere/copy.db"]).fails_with(1);
    world.run(&["backup"]).fails_with(2);
}

#[test]
fn a_backup_is_whole_while_another_process_writes() {
    let world = World::new();
    import(&world, 0..1);
    let pgn: String = (1..400).map(game).collect();
    world.write("many.pgn", pgn);
    let mut writer = world
        .command()
        .arg("--config")
        .arg(world.path("ccmail.toml"))
        .args(["import", "many.pgn"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut n = 0;
    while writer.try_wait().unwrap().is_none() && n < 20 {
        world.run(&["backup", &format!("copy{n}.db")]).success();
        n += 1;
    }
    assert!(writer.wait().unwrap().success());
    assert!(n > 0);
    assert_eq!(n_games(&world), 400);
    // What is copied is a state between two commits, and sound.
    let restored = world.json(&["restore", "copy0.db", "--json"]);
    let games = restored["in_play"].as_u64().unwrap();
    assert!(games == 1 || games == 400, "{games}");
    assert_eq!(complaints(&world, 0).0, Vec::<String>::new());
}

#[test]
fn what_is_no_sound_backup_is_not_put_back() {
    let world = World::new();
    import(&world, 0..1);
    world.run(&["backup", "copy.db"]).success();
    let bytes = fs::read(world.path("copy.db")).unwrap();
    world.write("half.db", &bytes[..bytes.len() / 2]);
    world.write("notes.txt", "1. e4 e5");
    world.write("empty.db", "");
    for wrong in [
        "half.db",
        "notes.txt",
        "empty.db",
        "missing.db",
        "Maildir",
        "ccmail.db",
    ] {
        let refused = world.run(&["restore", wrong]).fails_with(1);
        assert!(refused.stderr.contains(wrong), "{refused:?}");
    }
    assert_eq!(n_games(&world), 1);
    assert!(files(&world, "before-restore").is_empty());
    assert!(files(&world, "ccmail-restore").is_empty());
}

#[test]
fn nothing_is_put_back_under_a_running_service() {
    let world = World::new();
    import(&world, 0..1);
    world.run(&["backup", "copy.db"]).success();
    let mut service = world
        .command()
        .arg("--config")
        .arg(world.path("ccmail.toml"))
        .arg("run")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let is_running = || world.json(&["status", "--json"])["service"]["running"] == true;
    let mut looks = 0;
    while !is_running() && looks < 500 {
        looks += 1;
    }
    let refused = world.run(&["restore", "copy.db"]).fails_with(1);
    assert!(refused.stderr.contains("ccmail run"), "{refused:?}");
    world.run(&["backup", "second.db"]).success();
    let (told, findings) = complaints(&world, 0);
    assert_eq!(told, Vec::<String>::new());
    assert!(findings.to_string().contains("as it comes"), "{findings}");
    service.kill().unwrap();
    service.wait().unwrap();
    // It was killed in the middle: what it left is taken over all the same.
    world.run(&["restore", "copy.db"]).success();
    assert_eq!(files(&world, "-wal"), Vec::<PathBuf>::new());
}

#[test]
fn a_backup_makes_good_for_a_store_that_is_damaged_or_gone() {
    let world = World::new();
    import(&world, 0..3);
    world.run(&["backup", "copy.db"]).success();
    world.write("ccmail.db", "not a store any more");
    let broken = world.run(&["status"]).fails_with(3);
    assert!(broken.stderr.contains("ccmail doctor"), "{broken:?}");
    world.run(&["restore", "copy.db"]).success();
    assert_eq!(n_games(&world), 3);
    let kept = files(&world, "before-restore");
    assert_eq!(fs::read(&kept[0]).unwrap(), b"not a store any more");

    fs::remove_file(world.path("ccmail.db")).unwrap();
    let restored = world.json(&["restore", "copy.db", "--json"]);
    assert_eq!(restored["kept"], Value::Null);
    assert_eq!(n_games(&world), 3);
}

#[test]
fn the_doctor_finds_a_healthy_world_healthy() {
    let world = World::new();
    set_mode(&world.path("ccmail.toml"), 0o600);
    import(&world, 0..2);
    let before = world.drafts();
    assert_eq!(complaints(&world, 0).0, Vec::<String>::new());
    assert_eq!(world.drafts(), before);
    let page = world.run(&["doctor"]).success();
    assert_eq!(page.stderr, "");
    assert!(page.stdout.ends_with("\nAll is well.\n"), "{page:?}");
    let wide = page.stdout.lines().find(|line| {
        // A path cannot be broken.
        line.chars().count() > 80 && !line.contains('/')
    });
    assert_eq!(wide, None);
    let plain = world.run(&["doctor", "--plain"]).success().stdout;
    assert!(plain.starts_with("All is well.\nOk, config:"), "{plain}");
}

#[test]
fn the_doctor_sees_what_waits_too_long_and_whose_address_is_unknown() {
    let world = World::new();
    set_mode(&world.path("ccmail.toml"), 0o600);
    let without = game(0).replace("[BlackNA \"bob0@example.net\"]\n", "");
    let path = world.write("games.pgn", without + &game(1));
    world.run(&["import", path.to_str().unwrap()]).success();
    world.deliver("From: bob1@example.net\nTo: ann@example.org\nSubject: T/1\n\n2. 7163 1111\n");
    world.run(&["run", "--once"]).success();
    let told = complaints(&world, 0).0;
    assert_eq!(told, ["addresses: warning"]);
    world.advance(TimeDelta::days(9));
    let (told, findings) = complaints(&world, 0);
    assert_eq!(told, ["held mails: warning", "addresses: warning"]);
    assert!(findings.to_string().contains("Bob, B0"), "{findings}");
    let page = world.run(&["doctor"]).success().stdout;
    assert!(
        page.contains("-> decide about them with: ccmail held"),
        "{page}"
    );
    assert!(page.contains("nothing is broken"), "{page}");
}

#[test]
fn the_doctor_names_folders_that_are_missing() {
    let world = World::new();
    set_mode(&world.path("ccmail.toml"), 0o600);
    fs::rename(world.path("Maildir/.Sent"), world.path("Maildir/.Gesendet")).unwrap();
    fs::remove_dir_all(world.path("Maildir/.Drafts")).unwrap();
    let (told, findings) = complaints(&world, 0);
    assert_eq!(told, ["sent of home: warning", "store: warning"]);
    assert!(
        findings.to_string().contains("there are: Gesendet"),
        "{findings}"
    );
    assert!(!world.path("Maildir/.Drafts").exists());
    assert!(!world.path("ccmail.db").exists());

    fs::rename(world.path("Maildir"), world.path("Elsewhere")).unwrap();
    let (told, findings) = complaints(&world, 1);
    assert_eq!(told, ["inbox of home: problem", "store: warning"]);
    assert!(
        findings.to_string().contains("correct `path`"),
        "{findings}"
    );
    let page = world.run(&["doctor"]).fails_with(1);
    assert!(page.stdout.contains("bad   inbox of home"), "{page:?}");
    assert_eq!(page.stderr, "error: 1 problem, 1 thing to look at\n");
}

#[test]
fn the_doctor_works_without_a_config_that_does() {
    let world = World::new();
    set_mode(&world.path("ccmail.toml"), 0o666);
    assert_eq!(
        complaints(&world, 0).0,
        ["config: warning", "store: warning"]
    );
    let config = fs::read_to_string(world.path("ccmail.toml")).unwrap();
    world.write("ccmail.toml", config.replace("timezone", "timezne"));
    let (told, findings) = complaints(&world, 1);
    assert_eq!(told, ["config: problem"]);
    let text = findings[0]["text"].as_str().unwrap();
    assert!(
        text.contains("line 5") && text.contains("timezne"),
        "{text}"
    );
    fs::remove_file(world.path("ccmail.toml")).unwrap();
    let (_, findings) = complaints(&world, 1);
    assert_eq!(findings[0]["advice"], "make one with: ccmail init");
}

#[test]
fn the_doctor_finds_damage_in_the_store() {
    let world = World::new();
    set_mode(&world.path("ccmail.toml"), 0o600);
    import(&world, 0..60);
    let path = world.path("ccmail.db");
    set_mode(&path, 0o644);
    assert_eq!(complaints(&world, 0).0, ["store: warning"]);
    set_mode(&path, 0o600);
    let mut bytes = fs::read(&path).unwrap();
    // All pages but the first, which holds the schema.
    let from = 40 * 1024;
    for byte in &mut bytes[from..] {
        *byte ^= 0x5a;
    }
    fs::write(&path, bytes).unwrap();
    let (told, findings) = complaints(&world, 3);
    assert!(told.contains(&"store: problem".to_owned()), "{told:?}");
    assert!(
        findings.to_string().contains("ccmail restore"),
        "{findings}"
    );
    world.write("ccmail.db", "garbage");
    assert!(
        complaints(&world, 3)
            .0
            .contains(&"store: problem".to_owned())
    );
}

#[test]
fn init_writes_a_config_for_the_user_alone_and_never_twice() {
    let world = World::new();
    let maildir = world.path("Maildir");
    let args = [
        "init",
        "--name",
        "Ann \"Annie\" Example",
        "--address",
        "ann@example.org",
        "--address",
        "annie@example.org",
        "--language",
        "fr",
        "--timezone",
        "Europe/Paris",
        "--maildir",
        maildir.to_str().unwrap(),
    ];
    let told = world.run_without_config(&args).success().stdout;
    assert!(told.contains("ccmail import FILE"), "{told}");
    assert!(!told.contains("There is no folder"), "{told}");
    let config = world.path(".config/ccmail/config.toml");
    assert_eq!(mode(&config), 0o600);
    assert_eq!(mode(&world.path(".config/ccmail")), 0o700);
    assert_eq!(mode(&world.path(".config/ccmail/ccmail.db")), 0o600);
    let text = fs::read_to_string(&config).unwrap();
    assert!(text.contains("annie@example.org"), "{text}");

    let again = world.run_without_config(&args).fails_with(1);
    assert!(again.stderr.contains("exists already"), "{again:?}");
    assert_eq!(fs::read_to_string(&config).unwrap(), text);
    // The other commands work with it as it is.
    world.run_without_config(&["doctor"]).success();
    let status = world.run_without_config(&[]).success().stdout;
    assert!(status.contains("No games yet."), "{status}");
}

#[test]
fn init_says_what_is_missing_where_nobody_can_be_asked() {
    let world = World::new();
    let output = world.run_without_config(&["init"]).fails_with(1);
    assert!(
        output.stderr.contains("--name, --address, --maildir"),
        "{output:?}"
    );
    let given = ["init", "--name", "Ann", "--address", "ann@example.org"];
    let output = world.run_without_config(&given).fails_with(1);
    assert!(
        output.stderr.contains("please give --maildir\n"),
        "{output:?}"
    );
    let wrong = [&given[..], &["--yes", "--timezone", "Europe/Pariss"]].concat();
    let output = world.run_without_config(&wrong).fails_with(1);
    assert!(output.stderr.contains("Europe/Paris"), "{output:?}");
    assert!(!world.path(".config").exists());

    // ~/Maildir is found.
    let yes = [&given[..], &["--yes"]].concat();
    world.run_without_config(&yes).success();
    let text = fs::read_to_string(world.path(".config/ccmail/config.toml")).unwrap();
    let path = world.path("Maildir");
    assert!(text.contains(path.to_str().unwrap()), "{text}");

    let other = [
        "--config",
        "other/c.toml",
        "init",
        "--name",
        "Ann",
        "--address",
    ];
    let other = [&other[..], &["ann@example.org", "--maildir", "Mail"]].concat();
    let told = world.run_without_config(&other).success().stdout;
    assert!(told.contains("There is no folder"), "{told}");
    assert!(!world.path("Mail").exists());
}

#[test]
fn an_unknown_key_is_met_with_its_line_and_the_nearest_key() {
    let world = World::new();
    let config = fs::read_to_string(world.path("ccmail.toml")).unwrap();
    world.write("ccmail.toml", config.replace("addresses", "adresses"));
    let output = world.run(&["status"]).fails_with(1);
    assert!(output.stderr.contains("line 3"), "{output:?}");
    assert!(output.stderr.contains("    3 | adresses = "), "{output:?}");
    assert!(output.stderr.contains("      | ^^^^^^^^\n"), "{output:?}");
    assert!(output.stderr.contains("`addresses`"), "{output:?}");
    assert_eq!(output.stdout, "");
}

#[test]
fn the_exit_status_tells_who_is_at_fault() {
    let world = World::new();
    world.run(&["status"]).success();
    world.run(&["show", "no such game"]).fails_with(1);
    world.run(&["show"]).fails_with(2);
    world.run(&["no-such-command"]).fails_with(2);
    let output = world.run_without_config(&["status"]).fails_with(1);
    assert!(output.stderr.contains("ccmail init"), "{output:?}");
    assert!(output.stderr.contains("ccmail demo"), "{output:?}");
    world.write("ccmail.db", "no store");
    world.run(&["status"]).fails_with(3);
}

#[test]
fn a_store_that_is_locked_asks_to_try_later() {
    let world = World::new();
    import(&world, 0..1);
    // SQLite's own shell holds the store, where there is one.
    let shell = Command::new("sqlite3")
        .arg(world.path("ccmail.db"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut shell) = shell else { return };
    let mut stdin = shell.stdin.take().unwrap();
    stdin
        .write_all(b"BEGIN IMMEDIATE;\nSELECT 'held';\n")
        .unwrap();
    stdin.flush().unwrap();
    let mut line = String::new();
    let mut stdout = BufReader::new(shell.stdout.take().unwrap());
    stdout.read_line(&mut line).unwrap();
    assert_eq!(line, "held\n");
    // Who only reads does not wait.
    world.run(&["status"]).success();
    world.run(&["backup", "copy.db"]).success();
    let output = world.run(&["play", "1", "Nf3", "--sent"]);
    assert_ne!(output.status, 3, "{output:?}");
    let output = world.run(&["import", "games.pgn"]).fails_with(75);
    assert!(output.stderr.contains("try again"), "{output:?}");
    let output = world.run(&["restore", "copy.db"]).fails_with(75);
    assert!(output.stderr.contains("try again"), "{output:?}");
    drop(stdin);
    shell.wait().unwrap();
    world.run(&["restore", "copy.db"]).success();
}

#[test]
fn a_broken_pipe_ends_quietly() {
    let world = World::new();
    import(&world, 0..300);
    let script = "\"$CCMAIL\" --config ccmail.toml status 2> errors; echo $? > status";
    let mut shell = Command::new("sh");
    shell
        .current_dir(world.path(""))
        .env("CCMAIL", env!("CARGO_BIN_EXE_ccmail"));
    let output = shell
        .arg("-c")
        .arg(format!("({script}) | head -1"))
        .output()
        .unwrap();
    assert_eq!(
        output.stdout.iter().filter(|byte| **byte == b'\n').count(),
        1
    );
    assert_eq!(fs::read_to_string(world.path("errors")).unwrap(), "");
    assert_eq!(fs::read_to_string(world.path("status")).unwrap(), "0\n");
}
