//! Ordinary mail from opponents, inside the threads of their games, in which nothing is a move.
//!
//! `tests/corpus/negatives.txt` holds the mails with gaps for figures; the gaps are filled with what
//! looks most like a move: years, times, telephone numbers, and squares that would be legal.

use std::fs;
use std::path::Path;

use ccmail::game::{Color, Ply};
use ccmail::notation::{self, Notation};
use chrono::TimeDelta;
use serde_json::Value;

use super::harness::World;
use super::random_games::{Dice, RandomGame};

const GAMES: usize = 30;
const MAILS: usize = 600;

fn templates() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/negatives.txt");
    let text = fs::read_to_string(path).unwrap();
    text.split("\n----\n")
        .map(|one| one.trim().to_owned())
        .collect()
}

/// Fills each gap of a mail, every time with something else.
fn filled(template: &str, game: &RandomGame, dice: &mut Dice) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        let (gap, after) = after.split_once('}').unwrap();
        text += before;
        text += &figure(gap, game, dice);
        rest = after;
    }
    text + rest
}

fn figure(gap: &str, game: &RandomGame, dice: &mut Dice) -> String {
    let digit = |dice: &mut Dice| 1 + dice.below(8);
    let last = Ply(u32::try_from(game.record.moves().len()).unwrap());
    match gap {
        "year" => format!("{}", 1811 + dice.below(78)),
        "date" => format!(
            "{}.{}.202{}",
            1 + dice.below(28),
            1 + dice.below(12),
            dice.below(7)
        ),
        "time" => format!("{}:{}{}", 10 + dice.below(14), digit(dice) % 6, digit(dice)),
        "score" => (*dice.pick(&["1-0", "0-1", "1/2-1/2", "2:1", "3-2"])).to_owned(),
        "price" => format!("{},{}{}", 11 + dice.below(78), digit(dice), digit(dice)),
        "digits" => (0..4).map(|_| digit(dice).to_string()).collect(),
        "number" => format!(
            "{}",
            game.number(last) + u32::try_from(dice.below(3)).unwrap()
        ),
        // Four figures that would be a legal move now.
        "legal" => {
            let moves = game.record.position().legal_moves();
            notation::numeric(game.record.position(), *dice.pick(&moves))
        }
        // A recorded move with its number, long before the last one.
        "old" => {
            let ply = Ply(u32::try_from(1 + dice.below(game.record.moves().len() - 4)).unwrap());
            let dots = game.record.color_of(ply).fold_wb(".", "...");
            let notation = *dice.pick(&[Notation::SAN, Notation::Numeric]);
            format!("{}{dots} {}", game.number(ply), game.written(ply, notation))
        }
        // A recorded move without its number.
        "bare" => {
            let ply = Ply(u32::try_from(1 + dice.below(game.record.moves().len() - 4)).unwrap());
            game.written(ply, Notation::SAN)
        }
        other => panic!("there is no figure for {{{other}}}"),
    }
}

#[test]
fn nothing_in_ordinary_mail_from_opponents_is_taken_for_a_move() {
    let templates = templates();
    assert!(templates.len() >= 40, "only {} templates", templates.len());
    let mut dice = Dice::new(7);
    let games: Vec<RandomGame> = (0..GAMES)
        .map(|n| {
            // It is the opponent's move in each: there is something to take for a move.
            let color = if n % 2 == 0 {
                Color::White
            } else {
                Color::Black
            };
            let n_plies = 13 + 2 * (n % 15) + usize::from(color == Color::Black);
            RandomGame::new(n, n_plies, color, &mut dice)
        })
        .collect();
    let world = World::new();
    world.write(
        "games.pgn",
        games.iter().map(RandomGame::pgn).collect::<String>(),
    );
    let done = world.json(&["import", "--json", "games.pgn"]);
    assert_eq!(done["in_play"], GAMES, "{done}");
    let before = world.json(&["status", "--json"]);
    for n in 0..MAILS {
        let game = &games[n % GAMES];
        let body = filled(&templates[n % templates.len()], game, &mut dice);
        world.advance(TimeDelta::minutes(1));
        world.deliver(format!(
            "From: Pat Player <{}>\nTo: ann@example.org\nSubject: Re: {}\nMessage-ID: <talk.{n}@example.net>\n\
             References: <earlier.{n}@example.org>\n\n{body}\n",
            game.address, game.event
        ));
    }
    let lines = world.json_lines(&["run", "--once", "--json"]);
    assert_eq!(lines.len(), MAILS);
    let wrong: Vec<String> = lines
        .iter()
        .filter(|line| {
            line["verdict"] == "recorded"
                || !line["moves"].as_array().unwrap().is_empty()
                || !line["draft"].is_null()
        })
        .map(|line| {
            let path = world
                .path("Maildir/new")
                .join(line["source"].as_str().unwrap());
            format!("{line}\n{}", fs::read_to_string(path).unwrap())
        })
        .collect();
    assert!(
        wrong.is_empty(),
        "{} of {MAILS} mails:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert_eq!(world.drafts(), Vec::<String>::new());
    let after = world.json(&["status", "--json"]);
    let last_moves = |status: &Value| -> Vec<Value> {
        status["games"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["last_move"].clone())
            .collect()
    };
    let sorted = |mut moves: Vec<Value>| {
        moves.sort_by_key(Value::to_string);
        moves
    };
    assert_eq!(sorted(last_moves(&before)), sorted(last_moves(&after)));
}
