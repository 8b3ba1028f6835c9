//! `ccmail demo`: what a newcomer sees first.

use std::fs;

use serde_json::{Value, json};

use super::harness::World;

/// Each mail by the name of its file, which tells its story; what becomes of it, why, and the moves.
const STORY: [(&str, &str, &str, &[&str]); 12] = [
    ("01-nowak-above-quotation", "recorded", "", &["7456"]),
    ("02-ferrand-labels", "recorded", "", &["5623"]),
    ("03-newsletter", "ignored", "", &[]),
    ("04-wolf-html", "recorded", "", &["4334"]),
    ("05-okonkwo-question", "no_move", "", &[]),
    ("06-hughes-whole-score", "recorded", "", &["5878"]),
    ("07-lindqvist-draw-offer", "recorded", "", &["3342"]),
    ("08-rossi-wrong-echo", "held", "echo_differs", &[]),
    ("09-rossi-away", "no_move", "", &[]),
    ("10-devries-illegal", "held", "illegal", &[]),
    ("11-stranger", "held", "unknown_sender", &[]),
    ("12-nowak-again", "repeat", "", &[]),
];

fn numerics(line: &Value) -> Vec<&str> {
    let moves = line["moves"].as_array().unwrap();
    moves
        .iter()
        .map(|one| one["numeric"].as_str().unwrap())
        .collect()
}

#[test]
fn every_mail_of_the_demo_becomes_what_its_name_tells() {
    let world = World::new();
    let mut lines = world
        .run_without_config(&["demo", "--json"])
        .success()
        .json_lines();
    let status = lines.pop().unwrap();
    assert_eq!(lines.len(), STORY.len(), "{lines:#?}");
    for (line, (name, verdict, reason, moves)) in lines.iter().zip(STORY) {
        assert_eq!(line["source"], name);
        assert_eq!(line["verdict"], verdict, "{line:#}");
        assert_eq!(
            line["reason"].as_str().unwrap_or_default(),
            reason,
            "{line:#}"
        );
        assert_eq!(numerics(line), moves, "{line:#}");
        assert_eq!(line["draw_offer"], name.contains("draw-offer"), "{line:#}");
    }
    assert_eq!(status["held"], 3);
    assert_eq!(status["drafts"], 5);
    let copies = fs::read_dir(world.path("ccmail-demo/Maildir/.Drafts/cur")).unwrap();
    assert_eq!(copies.count(), 5);
}

#[test]
fn the_demo_shows_the_mails_the_status_a_held_mail_and_a_draft() {
    let world = World::new();
    let shown = world.run_without_config(&["demo", "little"]).success();
    assert_eq!(shown.stderr, "");
    let parts = [
        "$ ccmail run --once",
        "02-ferrand-labels, game 2: recorded",
        "$ ccmail status",
        "LOOK AT THESE",
        "YOUR MOVE",
        "THEIR MOVE",
        "$ ccmail held show ",
        "Nothing was recorded.",
        "$ ccmail draft show 1",
        "your move here",
        "export CCMAIL_CONFIG=",
        "ccmail play 1 Nc3",
    ];
    let mut rest = shown.stdout.as_str();
    for part in parts {
        let at = rest
            .find(part)
            .unwrap_or_else(|| panic!("{part} in {rest}"));
        rest = &rest[at + part.len()..];
    }
    let too_wide: Vec<&str> = shown
        .stdout
        .lines()
        .filter(|line| {
            line.chars().count() > 80 && !line.contains("config.toml") && !line.contains("export ")
        })
        .collect();
    assert_eq!(too_wide, Vec::<&str>::new());
}

#[test]
fn the_world_of_the_demo_goes_on_living() {
    let world = World::new();
    world.run_without_config(&["demo"]).success();
    let run = |args: &[&str]| {
        let config = ["--config", "ccmail-demo/config.toml"];
        world.run_without_config(&[&config, args].concat())
    };
    let status = run(&["status", "--json"]).success().json();
    assert_eq!(status["games"].as_array().unwrap().len(), 8);
    run(&["play", "1", "Nc3"]).success();
    let draft = run(&["draft", "show", "1"]).success().stdout;
    assert!(draft.contains("11. 2133"), "{draft}");
    // Each mail is read once.
    assert_eq!(run(&["run", "--once"]).success().stdout, "");
    // What was laid out is not laid out once more over what the user did there.
    let again = world.run_without_config(&["demo"]).fails_with(1);
    assert_eq!(again.stdout, "");
    assert!(again.stderr.contains("is not empty"), "{}", again.stderr);
    assert!(again.stderr.contains("hint: "), "{}", again.stderr);
    assert_eq!(
        run(&["status", "--json"]).success().json()["held"],
        json!(3)
    );
}

#[test]
fn the_demo_can_be_listened_to() {
    let world = World::new();
    let said = world.run_without_config(&["demo", "--plain"]).success();
    assert!(!said.stdout.contains("---"), "{}", said.stdout);
    assert!(
        said.stdout.contains("Command: ccmail status"),
        "{}",
        said.stdout
    );
}
