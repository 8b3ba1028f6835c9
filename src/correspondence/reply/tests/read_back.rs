//! Invariant 7 as far as this module can see it: the one unquoted line that holds a move after his is the answer, and
//! it gives the very move. `read` and `judge` prove it for the whole letter.

use super::{Scene, each_language};
use crate::correspondence::reply::table::ROWS;
use crate::correspondence::{is_placeholder, reply};
use crate::game::{Color, Move, Position, Record, Variant};
use crate::notation::{Language, Languages, MoveSyntax, Notation, TokenKind, resolve, scan};

/// Returns the moves written between the line of the game and the dates.
fn moves_of(body: &str, letters: Languages) -> Vec<MoveSyntax> {
    let block = body
        .split("\n\n")
        .find(|block| block.starts_with("    "))
        .unwrap();
    let tokens = block.lines().flat_map(|line| scan(line, letters));
    tokens
        .filter_map(|token| match token.kind {
            TokenKind::Move { syntax, .. } => Some(syntax),
            _ => None,
        })
        .collect()
}

#[track_caller]
fn check(scene: &Scene, letters: Languages) {
    let position = scene.game.record.position().clone();
    for mv in position.legal_moves() {
        let body = scene.with(|facts| {
            let facts = crate::correspondence::DraftFacts {
                my_move: Some(mv),
                ..*facts
            };
            reply(&facts).body
        });
        assert!(!body.lines().any(is_placeholder));
        let syntax = moves_of(&body, letters).pop().unwrap();
        assert_eq!(
            resolve(&syntax, &position, letters).ok(),
            Some(mv),
            "{body}"
        );
    }
    unfilled_gives_nothing_new(scene, letters, &position);
}

/// What is written without the user's move are recorded moves only.
#[track_caller]
fn unfilled_gives_nothing_new(scene: &Scene, letters: Languages, position: &Position) {
    let body = scene.with(reply).body;
    let moves = moves_of(&body, letters);
    let record = &scene.game.record;
    let recorded: Vec<Move> = record.moves().to_vec();
    let tail = recorded.len().saturating_sub(moves.len());
    let mut before = record.start().clone();
    for (index, mv) in recorded.iter().enumerate() {
        if let Some(syntax) = index.checked_sub(tail).and_then(|at| moves.get(at)) {
            assert_eq!(resolve(syntax, &before, letters).ok(), Some(*mv), "{body}");
        }
        before = before.play(*mv).unwrap();
    }
    assert!(
        moves.len() <= recorded.len() && before == *position,
        "{body}"
    );
}

#[test]
fn every_legal_move_is_read_back_in_numeric_and_letters() {
    let french = Language::from_code("fr").unwrap();
    for (notation, letters) in [
        (None, Languages::NONE),
        (Some(Notation::SAN), Languages::ENGLISH),
        (Some(Notation::Algebraic(french)), Languages::one(french)),
        (Some(Notation::Long(french)), Languages::one(french)),
        (Some(Notation::Figurine), Languages::NONE),
        (Some(Notation::Uci), Languages::NONE),
    ] {
        for mut scene in [
            Scene::mockup("fr"),
            Scene::black("en"),
            promotions(),
            castling(),
            castling_960(),
            first(),
        ] {
            scene.correspondent.notation = notation;
            check(&scene, letters);
        }
    }
}

#[test]
fn the_words_around_the_moves_hold_no_move_in_any_language() {
    let languages = each_language();
    for row in &ROWS {
        let scene = Scene {
            draw_offer: true,
            ..Scene::mockup(row.code)
        };
        let body = scene.with(reply).body;
        let words = body
            .lines()
            .filter(|line| !line.contains("5254") && !line.starts_with(' '));
        let words: Vec<&str> = words.collect();
        assert!(words.len() > 6, "{body}");
        for (line, letters) in words
            .iter()
            .flat_map(|line| languages.iter().map(move |set| (line, set)))
        {
            let is_move = |kind| matches!(kind, TokenKind::Move { .. });
            let tokens = scan(line, *letters);
            assert!(
                !tokens.iter().any(|token| is_move(token.kind)),
                "{line}: {tokens:?}"
            );
        }
    }
}

#[test]
fn a_draw_offer_leaves_the_move_readable() {
    let scene = Scene {
        my_move: Some("b1c3"),
        draw_offer: true,
        ..Scene::mockup("de")
    };
    let body = scene.with(reply).body;
    assert!(
        body.contains("    11. 2133 (=)\n\nIch biete Remis an.\n"),
        "{body}"
    );
    let tokens = scan("    11. 2133 (=)", Languages::NONE);
    let offers = tokens.iter().any(|token| match token.kind {
        TokenKind::Move { marks, .. } => marks.draw_offer,
        kind => kind == TokenKind::DrawOffer,
    });
    assert!(offers, "{tokens:?}");
}

#[test]
fn a_move_that_is_not_legal_any_more_is_not_written() {
    let scene = Scene::mockup("en");
    let stale = scene.game.record.moves().first().copied();
    let body = scene.with(|facts| {
        reply(&crate::correspondence::DraftFacts {
            my_move: stale,
            ..*facts
        })
        .body
    });
    assert!(body.lines().any(is_placeholder), "{body}");
}

#[test]
fn nothing_is_asked_for_where_no_move_is_left() {
    let mut scene = Scene::mockup("en");
    scene.game = super::game(Color::White, Record::default(), "f2f3 e7e5 g2g4 d8h4");
    let body = scene.with(reply).body;
    assert!(!body.lines().any(is_placeholder), "{body}");
    assert!(body.contains("\n     2. 7274   4884\n\n"), "{body}");
}

fn promotions() -> Scene {
    let fen = "1n5k/P1P5/8/8/8/8/6p1/K6R b - - 0 40";
    Scene::from_fen(Color::White, fen, Variant::Standard, "h8g7")
}

fn castling() -> Scene {
    let fen = "r3k2r/8/8/8/8/8/P6p/R3K2R w KQkq - 0 20";
    Scene::from_fen(Color::Black, fen, Variant::Standard, "a2a3")
}

fn castling_960() -> Scene {
    let fen = "1rk4r/8/8/8/8/8/P6p/1RK4R w HBhb - 0 20";
    Scene::from_fen(Color::Black, fen, Variant::Chess960, "a2a3")
}

fn first() -> Scene {
    let mut scene = Scene::mockup("en");
    scene.game = super::game(Color::White, Record::default(), "");
    scene
}
