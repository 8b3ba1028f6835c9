//! What the user sees: status, held mails, games and drafts, as stories with golden pages.
//!
//! `CCMAIL_BLESS=1` writes the pages anew.

use std::fs;
use std::path::Path;

use super::harness::World;

const GAMES: &str = r#"[Event "VM26/Gr2"]
[White "Example, Ann"]
[Black "Ferrand, Luc"]
[WhiteNA "ann@example.org"]
[BlackNA "luc@example.net"]
[OpponentLanguage "fr"]
[OpponentNotation "numeric"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 *

[Event "WS/M/123"]
[White "Example, Ann"]
[Black "Nowak, Marek"]
[WhiteNA "ann@example.org"]
[BlackNA "marek@example.net"]
[OpponentLanguage "pl"]
[OpponentNotation "numeric"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1
9. Rxd1 Bg4 10. f3 *

[Event "DESC 2214"]
[White "Wolf, Hans"]
[Black "Example, Ann"]
[WhiteNA "wolf@example.net"]
[BlackNA "ann@example.org"]
[OpponentLanguage "de"]
[OpponentNotation "de"]
[Result "*"]

1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Bg5 *

[Event "?"]
[White "山田, 太郎"]
[Black "Example, Ann"]
[WhiteNA "yamada@example.jp"]
[BlackNA "ann@example.org"]
[OpponentNotation "numeric"]
[Result "*"]

1. d4 d5 *

[Event "A very long name of an event 2026"]
[White "Example, Ann"]
[Black "van der Allerlangstenaam, Wilhelmina"]
[WhiteNA "ann@example.org"]
[BlackNA "wilhelmina@example.net"]
[Result "*"]

1. e4 c5 2. Nf3 *
"#;

fn mail(from: &str, subject: &str, id: &str, text: &str) -> String {
    format!(
        "From: {from}\nTo: ann@example.org\nSubject: {subject}\nMessage-ID: <{id}>\n\
         Date: Mon, 16 Mar 2026 09:00:00 +0100\nMIME-Version: 1.0\n\
         Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n{text}"
    )
}

/// A world with five games, in which five mails have come.
fn world() -> World {
    let world = World::new();
    let games = world.write("games.pgn", GAMES);
    world.run(&["import", games.to_str().unwrap()]).success();
    let mails = [
        (
            "luc@example.net",
            "VM26/Gr2",
            "Bonjour Ann,\n3. 6125 1716\nAmitiés, Luc\n> 3. 6134\n",
        ),
        (
            "marek@example.net",
            "WS/M/123",
            "Dzień dobry,\n10. 6263 7456\nMarek\n",
        ),
        (
            "stranger@example.com",
            "VM26/Gr2 \u{202e}gpj.exe",
            "3. 6134\t1716\u{1b}[2J\n\u{202e}olleh\u{202c} 日本\n",
        ),
        ("yamada@example.jp", "game", "2. 5464\n"),
        (
            "someone@example.com",
            "hello",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5\n",
        ),
    ];
    for (index, (from, subject, text)) in mails.into_iter().enumerate() {
        let text = mail(from, subject, &format!("m{index}@x"), text);
        let path = world.write(&format!("{index}.eml"), text);
        let file = fs::File::options().append(true).open(&path).unwrap();
        let arrived = world.now() - chrono::TimeDelta::days(2);
        file.set_modified(arrived.into()).unwrap();
        world.run(&["ingest", path.to_str().unwrap()]).success();
    }
    world
}

/// Hides what differs from world to world: the ends of our Message-IDs.
fn masked(text: &str) -> String {
    let mut parts = text.split("<ccmail.");
    let mut masked = parts.next().unwrap().to_owned();
    for part in parts {
        let (id, rest) = part.split_once('@').unwrap();
        let (id, _) = id.rsplit_once('.').unwrap();
        masked.push_str(&format!("<ccmail.{id}.xxxxxxxx@{rest}"));
    }
    masked
}

#[track_caller]
fn check(name: &str, pages: &[(&str, String)]) {
    let text: String = pages
        .iter()
        .map(|(command, page)| format!("$ ccmail {command}\n{}\n", masked(page)))
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/views");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("CCMAIL_BLESS").is_some() {
        fs::create_dir_all(folder).unwrap();
        fs::write(&path, text).unwrap();
        return;
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        golden == text,
        "{name} differs; CCMAIL_BLESS=1 writes it anew\n--- golden\n{golden}\n--- now\n{text}"
    );
}

#[track_caller]
fn pages<'c>(world: &World, commands: &[&'c str]) -> Vec<(&'c str, String)> {
    commands
        .iter()
        .map(|command| {
            let args: Vec<&str> = command.split(' ').collect();
            let output = world.run(&args);
            (*command, output.stdout + &output.stderr)
        })
        .collect()
}

fn narrow(world: &World, args: &[&str]) -> String {
    let output = world
        .command()
        .env("COLUMNS", "60")
        .env("NO_COLOR", "1")
        .arg("--config")
        .arg(world.path("ccmail.toml"))
        .args(args)
        .output()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn status_groups_by_what_is_to_be_done() {
    let world = world();
    let mut shown = pages(&world, &["status", "status --plain"]);
    let text = narrow(&world, &["status"]);
    for line in text.lines().chain(shown[0].1.lines()) {
        assert!(!line.contains('\u{1b}'), "{line}");
    }
    let widths = |text: &str, columns: usize| {
        let too_wide = |line: &&str| unicode_width::UnicodeWidthStr::width(*line) > columns;
        assert_eq!(text.lines().find(too_wide), None);
    };
    widths(&shown[0].1, 80);
    widths(&text, 60);
    shown.push(("status, 60 columns", text));
    check("status", &shown);
}

#[test]
fn status_as_json_is_the_contracts() {
    let world = world();
    let status = world.json(&["status", "--json"]);
    let game = &status["games"][1];
    assert_eq!(game["opponent"], "Nowak, Marek");
    assert_eq!(game["color"], "white");
    assert_eq!(game["move_number"], 11);
    assert_eq!(game["last_move"]["numeric"], "7456");
    assert_eq!(game["last_move"]["san"], "Be6");
    assert_eq!(game["turn"], "me");
    assert_eq!(game["waiting_days"], 2);
    assert_eq!(game["draft"], 1);
    assert_eq!(game["attention"], serde_json::json!([]));
    assert!(game["clock"]["me"]["left"].is_null());
    assert_eq!(status["games"][0]["attention"], serde_json::json!(["held"]));
    assert_eq!(status["held"], 4);
    assert_eq!(status["drafts"], 1);
    assert_eq!(status["unplaced"][0]["reason"], "unknown_game");
    assert_eq!(status["service"]["running"], false);
    assert_eq!(status["service"]["accounts"][0]["name"], "home");
}

#[test]
fn an_empty_store_says_how_to_begin() {
    let world = World::new();
    let commands = [
        "status",
        "status --plain",
        "held",
        "drafts",
        "show 1",
        "held show 9",
    ];
    check("empty", &pages(&world, &commands));
    assert_eq!(world.json(&["held", "--json"]), serde_json::json!([]));
    assert_eq!(world.json(&["drafts", "--json"]), serde_json::json!([]));
}

#[test]
fn held_mails_are_shown_with_what_is_wrong() {
    let world = world();
    let commands = [
        "held",
        "held --plain",
        "held show 1",
        "held show 1 --plain",
        "held show 3",
        "held show 4",
        "held show 5",
    ];
    let shown = pages(&world, &commands);
    for (command, page) in &shown {
        let bad = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!page.contains(bad), "{command}: {page:?}");
    }
    check("held", &shown);
    let list = world.json(&["held", "--json"]);
    assert_eq!(list[0]["reason"], "echo_differs");
    assert_eq!(list[0]["message_id"], "<m0@x>");
    assert_eq!(list[0]["from"], "luc@example.net");
    let view = world.json(&["held", "show", "1", "--json"]);
    assert_eq!(view["lines"][1]["notes"][0]["offset"], 3);
}

#[test]
fn a_held_move_is_accepted_and_answered() {
    let world = world();
    let commands = [
        "held accept 4",
        "held accept 1",
        "held accept 1",
        "status",
        "show 1",
        "draft show 2",
    ];
    check("accept", &pages(&world, &commands));
    let moves = &world.json(&["show", "1", "--json"])["moves"];
    assert_eq!(moves[5]["uci"], "a7a6");
    assert_eq!(world.drafts().len(), 2);
}

#[test]
fn a_move_that_the_user_names_must_be_legal() {
    let world = world();
    let commands = [
        "held accept 3 9999",
        "held accept 3 5254",
        "held accept 5 e5",
        "held accept 3 a6",
        "show 1 --plain",
    ];
    check("accept-named", &pages(&world, &commands));
}

#[test]
fn a_mail_of_no_game_is_accepted_for_one() {
    let world = world();
    let line = world.json(&["held", "accept", "5", "Nc6", "--game", "long", "--json"]);
    assert_eq!(line["outcome"], "recorded");
    assert_eq!(line["moves"][0]["uci"], "b8c6");
}

#[test]
fn a_question_is_drafted_once() {
    let world = world();
    let commands = [
        "held ask 1",
        "held ask 1",
        "held",
        "draft show 2",
        "held ask 5",
        "held ask 3",
        "drafts",
    ];
    check("ask", &pages(&world, &commands));
    // A stranger is not told our game: the question goes to the address that is known.
    assert_eq!(
        world.json(&["drafts", "--json"])[2]["to"],
        "luc@example.net"
    );
}

#[test]
fn offers_and_resignations_are_shown_and_end_nothing() {
    let world = World::new();
    let games = world.write("games.pgn", GAMES);
    world.run(&["import", games.to_str().unwrap()]).success();
    let mails = [
        (
            "marek@example.net",
            "WS/M/123",
            "Dear Ann,\n10. 6263 7456 (=)\nMarek\n",
        ),
        ("luc@example.net", "VM26/Gr2", "I resign. Well played!\n"),
        ("yamada@example.jp", "game", "I offer a draw.\n"),
    ];
    for (index, (from, subject, text)) in mails.into_iter().enumerate() {
        let text = mail(from, subject, &format!("o{index}@x"), text);
        let path = world.write(&format!("{index}.eml"), text);
        world.run(&["ingest", path.to_str().unwrap()]).success();
    }
    let commands = [
        "status",
        "show 2",
        "held show 2",
        "held accept 2",
        "held ask 3",
        "held dismiss 3",
        "play 2 Nc3",
        "status",
        "status --plain",
    ];
    check("offers", &pages(&world, &commands));
    for game in world.json(&["status", "--json"])["games"]
        .as_array()
        .unwrap()
    {
        assert!(game.get("result").is_none(), "{game}");
    }
}

#[test]
fn a_dismissed_mail_leaves_the_list() {
    let world = world();
    check(
        "dismiss",
        &pages(&world, &["held dismiss 5", "held dismiss 5", "status"]),
    );
}

#[test]
fn drafts_are_listed_thrown_away_and_taken_back() {
    let world = world();
    let commands = [
        "drafts",
        "drafts --plain",
        "draft show 1",
        "draft discard 1",
        "drafts",
        "drafts --all",
        "draft discard 1",
        "draft restore 1",
        "draft show 9",
    ];
    check("drafts", &pages(&world, &commands));
    assert_eq!(world.drafts().len(), 1);
    world.run(&["draft", "discard", "1"]).success();
    assert_eq!(world.drafts().len(), 0);
    world.run(&["play", "2", "Nc3", "--sent"]).success();
    let refused = world.run(&["draft", "restore", "1"]).fails_with(1);
    assert!(refused.stderr.contains("overtaken"), "{refused:?}");
}

#[test]
fn the_users_own_text_becomes_the_draft() {
    let world = world();
    let editor = world.write("editor", "#!/bin/sh\nsed -i 's/<- (.*/2133/' \"$2\"\n");
    let mut permissions = fs::metadata(&editor).unwrap().permissions();
    std::os::unix::fs::PermissionsExt::set_mode(&mut permissions, 0o700);
    fs::set_permissions(&editor, permissions).unwrap();
    let edit = |script: &str| {
        world.write("editor", format!("#!/bin/sh\n{script}\n"));
        let output = world
            .command()
            .env("EDITOR", format!("{} --wait", editor.display()))
            .arg("--config")
            .arg(world.path("ccmail.toml"))
            .args(["draft", "edit", "1"])
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
    };
    let told = [
        ("draft edit 1, nothing changed", edit("true")),
        (
            "draft edit 1, illegal",
            edit("sed -i 's/<- (.*/1188/' \"$2\""),
        ),
        ("draft edit 1, legal", edit("sed -i 's/1188/2133/' \"$2\"")),
        ("draft edit 1, the editor fails", edit("false")),
    ];
    let folder = world.path("").display().to_string();
    let mut shown: Vec<(&str, String)> = told.to_vec();
    for (_, page) in &mut shown {
        *page = page.replace(&folder, "WORLD/");
    }
    shown.extend(pages(&world, &["drafts", "status"]));
    check("edit", &shown);
    let copies = world.drafts();
    assert_eq!(copies.len(), 1);
    assert!(copies[0].contains("2133"), "{copies:?}");
}

#[test]
fn a_game_is_shown_from_the_users_side() {
    let world = world();
    let commands = [
        "show 2",
        "show Wolf",
        "show 2 --ply 3 --flip",
        "show 2 --unicode",
        "show 2 --plain",
        "show ann",
        "show nobody",
    ];
    let mut shown = pages(&world, &commands);
    shown.push(("show 2, 60 columns", narrow(&world, &["show", "2"])));
    check("show", &shown);
}
