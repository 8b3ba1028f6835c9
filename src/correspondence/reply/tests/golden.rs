use std::fmt::Write as _;
use std::path::Path;

use super::Scene;
use crate::correspondence::reply::table::ROWS;
use crate::correspondence::{DraftText, OpponentId, Reason, opening, query, reply, resend};
use crate::game::{Color, Record, Variant};
use crate::notation::{Language, Notation};

/// Compares a text with its file; all letters of a file are looked at as a whole.
#[track_caller]
fn check(name: &str, letters: &[(&str, DraftText)]) {
    let mut text = String::new();
    for (title, letter) in letters {
        check_form(name, letter);
        writeln!(
            text,
            "==== {title}\nSubject: {}\n\n{}",
            letter.subject, letter.body
        )
        .unwrap();
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden/drafts")
        .join(format!("{name}.txt"));
    if std::env::var_os("CCMAIL_BLESS").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        text == golden,
        "{name}: differs (CCMAIL_BLESS=1 rewrites {})\n{text}",
        path.display()
    );
}

#[track_caller]
fn check_form(name: &str, letter: &DraftText) {
    assert!(
        letter.body.ends_with('\n') && !letter.body.ends_with("\n\n"),
        "{name}"
    );
    assert!(
        !letter.body.contains('{') && !letter.body.contains("\n\n\n"),
        "{name}: {}",
        letter.body
    );
    for line in letter.body.lines() {
        assert!(line.chars().count() < 72, "{name}: too long: {line}");
        assert_eq!(line, line.trim_end(), "{name}: trailing blanks");
        assert!(!line.chars().any(char::is_control), "{name}: {line:?}");
    }
    assert!(letter.subject.chars().count() <= 120, "{name}");
}

fn replies(scene: &Scene, my_move: &'static str) -> [(&'static str, DraftText); 2] {
    let unfilled = scene.with(reply);
    let filled = Scene {
        my_move: Some(my_move),
        ..scene.clone()
    }
    .with(reply);
    [("reply, the move missing", unfilled), ("reply", filled)]
}

#[test]
fn every_language_writes_the_letters_of_the_mockup() {
    for row in &ROWS {
        let scene = Scene::mockup(row.code);
        let offer = Scene {
            my_move: Some("b1c3"),
            draw_offer: true,
            ..scene.clone()
        };
        let mut sent = Scene {
            received: false,
            subject: None,
            ..scene.clone()
        };
        sent.game = super::game(
            Color::White,
            Record::default(),
            &format!("{} b1c3", super::MOCKUP),
        );
        let mut first = Scene {
            received: false,
            subject: None,
            ..scene.clone()
        };
        first.game = super::game(Color::White, Record::default(), "");
        let mut invitation = first.clone();
        invitation.game = super::game(Color::Black, Record::default(), "");
        // The mail in question did not count: it is still his turn.
        let mut asked = scene.clone();
        asked.game.record.truncate(19);
        let asks = |reason| asked.with(|facts| query(facts, &["10. 6233  7456", "Marek"], reason));
        check(
            row.code,
            &[
                ("reply, the move missing", scene.with(reply)),
                ("reply with a draw offer", offer.with(reply)),
                ("resend", sent.with(resend)),
                ("query: echo differs", asks(Reason::EchoDiffers)),
                ("query: number differs", asks(Reason::NumberDiffers)),
                ("opening", first.with(opening)),
                ("opening, the first move is his", invitation.with(opening)),
            ],
        );
    }
}

#[test]
fn black_answers_in_the_same_line() {
    let scene = Scene::black("en");
    let [unfilled, filled] = replies(&scene, "g8e7");
    let mut sent = Scene {
        received: false,
        subject: None,
        ..scene
    };
    sent.game = super::game(
        Color::Black,
        Record::default(),
        &format!("{} b1c3 g8e7", super::MOCKUP),
    );
    check("black", &[unfilled, filled, ("resend", sent.with(resend))]);
}

#[test]
fn letters_of_his_language_are_written() {
    for (code, name) in [("fr", "letters-fr"), ("ru", "letters-ru")] {
        let mut scene = Scene::mockup(code);
        scene.correspondent.notation = Language::from_code(code).map(Notation::Algebraic);
        check(name, &replies(&scene, "b1c3"));
    }
}

#[test]
fn english_letters_and_a_user_who_writes_french() {
    let mut scene = Scene {
        my_language: "fr",
        subject: None,
        ..Scene::mockup("en")
    };
    scene.correspondent.notation = Some(Notation::SAN);
    check("letters-en", &replies(&scene, "b1c3"));
}

#[test]
fn set_positions_that_begin_with_black() {
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    let begin = |color, moves| Scene::from_fen(color, fen, Variant::Standard, moves);
    let first = |color| Scene {
        received: false,
        subject: None,
        ..begin(color, "")
    };
    let [unfilled, filled] = replies(&begin(Color::White, "f8c5"), "b2b4");
    let [later, later_filled] = replies(&begin(Color::Black, "f8c5 b2b4"), "c5b4");
    check(
        "set-position",
        &[
            (
                "opening, Black begins and is the user",
                first(Color::Black).with(opening),
            ),
            (
                "opening, Black begins and is the opponent",
                first(Color::White).with(opening),
            ),
            unfilled,
            filled,
            later,
            later_filled,
        ],
    );
}

#[test]
fn the_first_answer_has_no_game_before_it() {
    let begin = |color, moves| {
        let mut scene = Scene::mockup("en");
        scene.game = super::game(color, Record::default(), moves);
        scene
    };
    let [unfilled, filled] = replies(&begin(Color::Black, "e2e4"), "e7e5");
    let [second, second_filled] = replies(&begin(Color::White, "e2e4 e7e5"), "g1f3");
    check("first-moves", &[unfilled, filled, second, second_filled]);
}

#[test]
fn names_events_and_words_of_any_length_stay_within_the_lines() {
    let mut scene = Scene::mockup("de");
    scene.correspondent.id = OpponentId(2);
    scene.correspondent.greeting = Some("Lieber Marek,\u{202e}\n\n11. 5254".to_owned());
    scene.game.event = Some("International Correspondence Memorial\tTournament ".repeat(4));
    scene.game.black = "Wolfeschlegelsteinhausenbergerdorff ".repeat(3);
    scene.subject = Some("");
    let words = [
        "",
        "",
        "12. 6125 1716\u{1b}[31m",
        "",
        "",
        "a ".repeat(90).trim_end(),
        &"x".repeat(300),
        "",
    ]
    .map(str::to_owned);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    check(
        "long",
        &[
            ("reply", scene.with(reply)),
            (
                "query",
                scene.with(|facts| query(facts, &words, Reason::Illegal)),
            ),
        ],
    );
}

#[test]
fn a_chess960_game_shows_where_it_began() {
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let scene = Scene::from_fen(Color::White, fen, Variant::Chess960, "g2g3 d8c7");
    check("chess960", &replies(&scene, "h2h4"));
}
