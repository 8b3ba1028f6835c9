//! The harness itself, tried on the library and on runs of which only the shape matters.

use ccmail::app::{Clock, Config};
use ccmail::transport::{Fetched, Folder, Inbox as _};

use super::*;

#[test]
fn the_world_has_the_contracts_config_and_its_maildir() {
    let world = World::new();
    let first = world.deliver("Subject: one\n\n");
    let second = world.deliver("Subject: two\n\n");
    world.deliver_sent("Subject: sent\n\n");

    let config = Config::load(&world.path("ccmail.toml")).unwrap();
    let mut maildir = config.accounts[0].maildir().unwrap().open();
    let items = maildir.list(Folder::Inbox).unwrap();
    let uids: Vec<&str> = items.iter().map(|item| item.uid.as_str()).collect();
    assert_eq!(uids, [first, second]);
    assert_eq!(items[0].arrived_at, Some(world.now()));
    let sent = maildir.list(Folder::Sent).unwrap();
    let fetched = maildir.fetch(Folder::Sent, &sent[0].uid, 100).unwrap();
    assert_eq!(fetched, Fetched::Mail(b"Subject: sent\n\n".to_vec()));

    ccmail::transport::Drafts::put(&mut maildir, b"Subject: draft\n\n", world.now()).unwrap();
    assert_eq!(world.drafts(), ["Subject: draft\n\n"]);
}

#[test]
fn the_clock_moves_only_when_told() {
    let world = World::new();
    let setting = format!("@{}", world.path("now").display());
    let clock = Clock::from_setting(Some(&setting)).unwrap();
    assert_eq!(clock.now(), world.now());
    world.advance(TimeDelta::days(3));
    assert_eq!(clock.now().to_rfc3339(), "2026-03-19T08:30:00+00:00");
}

#[test]
fn output_is_read_as_json() {
    let output = Output {
        stdout: "{\"a\":1}\n".to_owned(),
        stderr: String::new(),
        status: 0,
    };
    assert_eq!(output.json()["a"], 1);
    let two = Output {
        stdout: "{\"a\":1}\n{\"a\":2}\n".to_owned(),
        ..output
    };
    assert_eq!(two.json_lines().len(), 2);
}

#[test]
fn the_program_runs_in_the_world() {
    let world = World::new();
    let long = "x".repeat(1_000_000);
    for output in [
        world.run(&["--version"]),
        world.run_without_config(&["--version"]),
        world.run_with_stdin(&["--version"], &long),
    ] {
        assert_eq!(output.success().stderr, "");
    }
}
