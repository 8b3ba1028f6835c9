//! The order of mails: late ones, early ones, the same again, and a folder full of old ones.

use ccmail::game::{Color, Ply};
use ccmail::notation::{self, Notation};
use chrono::TimeDelta;
use serde_json::Value;

use super::harness::World;
use super::random_games::{Dice, RandomGame};
use super::verdicts::world_of_games;

fn mail(id: &str, from: &str, subject: &str, body: &str) -> String {
    format!(
        "From: {from}\nTo: ann@example.org\nSubject: {subject}\nMessage-ID: <{id}@example.com>\n\n{body}\n"
    )
}

/// A mail of Marek's in the game WS/M/101, in which it is his move: 4. Bxc6 waits for an answer.
fn mareks(id: &str, body: &str) -> String {
    mail(id, "marek@example.net", "WS/M/101", body)
}

/// Delivers a mail and reads it, an hour after the last one.
#[track_caller]
fn arrives(world: &World, eml: &str) -> Vec<Value> {
    world.advance(TimeDelta::hours(1));
    world.deliver(eml);
    world.json_lines(&["run", "--once", "--json"])
}

#[track_caller]
fn check(line: &Value, verdict: &str, reason: Option<&str>) {
    assert_eq!(line["verdict"], verdict, "{line}");
    assert_eq!(line["reason"].as_str(), reason, "{line}");
}

#[test]
fn a_move_that_comes_before_the_one_it_builds_on_waits_for_it() {
    let world = world_of_games();
    let early = arrives(&world, &mareks("second", "4. 2536 4736\n5. 5171 6766\n"));
    check(&early[0], "held", Some("gap"));
    assert_eq!(world.json(&["held", "--json"]).as_array().unwrap().len(), 1);

    let late = arrives(&world, &mareks("first", "4. 2536 4736"));
    check(&late[0], "recorded", None);
    // His fifth move builds on ours, which is made now.
    let played = world.json(&["play", "--json", "--sent", "1", "5171"]);
    let again = &played["resolved"][0];
    check(again, "recorded", None);
    assert_eq!(again["again"], true);
    assert_eq!(again["source"], early[0]["source"]);
    assert_eq!(again["moves"][0]["numeric"], "6766");
    assert_eq!(world.json(&["held", "--json"]), Value::Array(Vec::new()));
}

#[test]
fn move_13_before_move_12_is_recorded_as_soon_as_12_has_come() {
    let world = world_of_games();
    world.run(&["play", "--sent", "OPEN-2", "Nf3"]).success();
    let luis = |id: &str, body: &str| mail(id, "luis@example.com", "OPEN-2", body);
    let early = arrives(&world, &luis("three", "2. 7163 2836\n3. 6134 7866\n"));
    check(&early[0], "held", Some("gap"));
    let late = arrives(&world, &luis("two", "2. 7163 2836"));
    check(&late[0], "recorded", None);
    assert_eq!(late.len(), 1);
    let played = world.json(&["play", "--json", "--sent", "OPEN-2", "Bc4"]);
    assert_eq!(played["resolved"][0]["again"], true);
    assert_eq!(played["resolved"][0]["verdict"], "recorded");
}

#[test]
fn the_same_mail_twice_is_one_mail() {
    let world = world_of_games();
    let eml = mareks("same", "4. 2536 4736");
    check(&arrives(&world, &eml)[0], "recorded", None);
    check(&arrives(&world, &eml)[0], "seen", None);
    // A list or a server may add lines to the header.
    let through_another_server = format!("X-Spam-Score: 0.1\n{eml}");
    check(&arrives(&world, &through_another_server)[0], "seen", None);
    assert_eq!(world.drafts().len(), 1);
    assert!(world.json_lines(&["run", "--once", "--json"]).is_empty());
}

#[test]
fn one_message_id_with_two_texts_is_a_conflict() {
    let world = world_of_games();
    check(
        &arrives(&world, &mareks("one", "4. 2536 4736"))[0],
        "recorded",
        None,
    );
    let second = arrives(&world, &mareks("one", "4. 2536 2736"));
    check(&second[0], "held", Some("conflict"));
    let shown = world.json(&["show", "--json", "1"]);
    assert_eq!(shown["moves"].as_array().unwrap().len(), 8);
}

#[test]
fn who_repeats_his_move_after_our_answer_gets_the_answer_once_more() {
    let world = world_of_games();
    arrives(&world, &mareks("move", "4. 2536 4736"));
    // As long as our answer is not out, the draft that waits is all that there is to say.
    let early = arrives(
        &world,
        &mareks("again-1", "Ann, did you get my mail? 4. 2536 4736"),
    );
    assert_ne!(early[0]["verdict"], "recorded");
    assert_eq!(early[0]["draft"], Value::Null);

    world.advance(TimeDelta::hours(1));
    world.run(&["play", "--sent", "1", "5171"]).success();
    assert_eq!(world.drafts(), Vec::<String>::new());
    let late = arrives(&world, &mareks("again-2", "4. 2536 4736"));
    check(&late[0], "repeat", None);
    assert_ne!(late[0]["draft"], Value::Null);
    let drafts = world.json(&["drafts", "--json"]);
    assert_eq!(drafts[0]["kind"], "resend");
    assert_eq!(world.drafts().len(), 1);

    let once_more = arrives(&world, &mareks("again-3", "Dear Ann,\n\n4. 2536 4736"));
    check(&once_more[0], "repeat", None);
    assert_eq!(once_more[0]["draft"], Value::Null);
    assert_eq!(world.drafts().len(), 1);
}

#[test]
fn a_repetition_that_was_sent_before_our_answer_gets_none() {
    let world = world_of_games();
    arrives(&world, &mareks("move", "4. 2536 4736"));
    let arrived_at = world.now();
    world.advance(TimeDelta::days(2));
    world.run(&["play", "--sent", "1", "5171"]).success();
    // It lay in the folder, or on some server, since before our answer.
    let answered_at = world.now();
    world.set_now(arrived_at + TimeDelta::hours(3));
    world.deliver(mareks("again", "4. 2536 4736 !"));
    world.set_now(answered_at + TimeDelta::hours(3));
    let lines = world.json_lines(&["run", "--once", "--json"]);
    check(&lines[0], "repeat", None);
    assert_eq!(lines[0]["draft"], Value::Null);
    assert_eq!(world.drafts(), Vec::<String>::new());
}

/// The ways in which a ply was written when it was the newest.
fn old_body(game: &RandomGame, ply: Ply, dice: &mut Dice) -> String {
    let number = game.number(ply);
    let mv = game.written(ply, Notation::Numeric);
    let dots = game.record.color_of(ply).fold_wb(".", "...");
    let Some(before) = ply.previous() else {
        return format!("{number}. {mv}");
    };
    let echo = game.written(before, Notation::Numeric);
    let echo_dots = game.record.color_of(before).fold_wb(".", "...");
    let echo_number = game.number(before);
    let pair = match game.record.color_of(ply) {
        Color::White => format!("{echo_number}... {echo} {number}. {mv}"),
        Color::Black => format!("{number}. {echo} {mv}"),
    };
    match dice.below(6) {
        0 => pair,
        1 => format!("Hello,\n\n{pair}\n\nRegards\n"),
        2 => format!("Your move: {echo_number}{echo_dots} {echo}\nMy move: {number}{dots} {mv}"),
        3 => game.score(ply, Notation::Numeric),
        4 => format!(
            "{pair}\n\nOn Tue, 3 Feb 2026 at 08:00, somebody wrote:\n> {echo_number}{echo_dots} {echo}\n"
        ),
        _ => game.score(ply, Notation::SAN),
    }
}

/// A move that was taken back soon after, with its number.
fn taken_back(game: &RandomGame, ply: Ply, dice: &mut Dice) -> String {
    let position = game.before(ply);
    let others: Vec<_> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| Some(*mv) != game.record.move_at(ply))
        .collect();
    let echo = game.written(ply.previous().unwrap(), Notation::Numeric);
    if others.is_empty() {
        return "I am on my way to Lisbon".to_owned();
    }
    let other = notation::numeric(position, *dice.pick(&others));
    match game.record.color_of(ply) {
        Color::White => {
            let before = game.number(ply.previous().unwrap());
            format!("{before}... {echo} {}. {other}", game.number(ply))
        }
        Color::Black => format!("{}. {echo} {other}", game.number(ply)),
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "one story, told in order")]
fn a_first_run_over_an_inbox_of_old_mail_makes_no_noise() {
    const MAILS: usize = 2_000;
    let mut dice = Dice::new(2);
    let games: Vec<RandomGame> = (0..20)
        .map(|n| {
            let color = if n % 2 == 0 {
                Color::White
            } else {
                Color::Black
            };
            RandomGame::new(n, 48 + n % 5, color, &mut dice)
        })
        .collect();
    let world = World::new();
    world.write(
        "games.pgn",
        games.iter().map(RandomGame::pgn).collect::<String>(),
    );
    let done = world.json(&["import", "--json", "games.pgn"]);
    assert_eq!(done["in_play"], 20, "{done}");
    let beginning = world.now();
    world.set_now(beginning - TimeDelta::days(90));
    let mut n = 0;
    // Copies under other ids until the folder is full: people send the same again.
    'full: loop {
        for ply in (1..=52).map(Ply) {
            for game in &games {
                if game.record.move_at(ply).is_none() {
                    continue;
                }
                let is_mine = game.record.color_of(ply) == game.my_color;
                let (from, to) = if is_mine {
                    ("ann@example.org", game.address.as_str())
                } else {
                    (game.address.as_str(), "ann@example.org")
                };
                let is_early = usize::try_from(ply.0).unwrap() + 4 < game.record.moves().len();
                let mut bodies = vec![old_body(game, ply, &mut dice)];
                if ply.0 > 1 && is_early && dice.below(12) == 0 {
                    bodies.insert(0, taken_back(game, ply, &mut dice));
                    bodies.push("Sorry for the mistake in my last mail!".to_owned());
                }
                for body in bodies {
                    n += 1;
                    world.advance(TimeDelta::minutes(50));
                    world.deliver(format!(
                        "From: {from}\nTo: {to}\nSubject: Re: {}\nMessage-ID: <old.{n}@example.com>\n\n{body}\n",
                        game.event
                    ));
                    if n == MAILS {
                        break 'full;
                    }
                }
            }
        }
    }
    world.set_now(beginning);
    let lines = world.json_lines(&["run", "--once", "--json"]);
    assert_eq!(lines.len(), MAILS);
    let noise: Vec<String> = lines
        .iter()
        .filter(|line| {
            let verdict = line["verdict"].as_str().unwrap();
            matches!(verdict, "recorded" | "held" | "sent") || !line["draft"].is_null()
        })
        .map(|line| {
            let path = world
                .path("Maildir/new")
                .join(line["source"].as_str().unwrap());
            let eml = std::fs::read_to_string(path).unwrap_or_default();
            format!("{line}\n{eml}")
        })
        .collect();
    assert!(
        noise.is_empty(),
        "{} mails make noise, first of all\n{}",
        noise.len(),
        noise[..noise.len().min(5)].join("\n")
    );
    let n_repeats = lines
        .iter()
        .filter(|line| line["verdict"] == "repeat")
        .count();
    assert!(
        n_repeats > MAILS / 3,
        "only {n_repeats} were read as old moves"
    );
    assert_eq!(world.drafts(), Vec::<String>::new());
    assert_eq!(world.json(&["held", "--json"]), Value::Array(Vec::new()));
}
