use proptest::prelude::*;

use super::{SingleMoveError, resolve_text};
use crate::game::{Position, Variant};
use crate::notation::{Language, Languages};

fn languages<'a>(codes: impl IntoIterator<Item = &'a str>) -> Languages {
    codes
        .into_iter()
        .map(|code| Language::from_code(code).expect("a known code"))
        .collect()
}

fn read(position: &Position, text: &str, set: Languages) -> &'static str {
    match resolve_text(text, position, set) {
        Ok(_) => "move",
        Err(SingleMoveError::Unreadable) => "unreadable",
        Err(SingleMoveError::Illegal) => "illegal",
        Err(SingleMoveError::Ambiguous(_)) => "ambiguous",
    }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    let fen = "r3k2r/8/8/8/8/8/4P3/R3K2R w KQkq - 0 1";
    let position = Position::from_fen(fen, Variant::Standard).expect("a position");
    let given = match resolve_text(text, &position, Languages::ENGLISH) {
        Ok(mv) => position.uci(mv),
        Err(_) => read(&position, text, Languages::ENGLISH).to_owned(),
    };
    assert_eq!(given, expected, "{text}");
}

#[test]
fn one_move_with_what_belongs_to_it() {
    check("e4", "e2e4");
    check(" 12. 5254! ", "e2e4");
    check("12... e4", "e2e4");
    check("e4, =", "e2e4");
    check("(=)", "unreadable");
    check("e4 please", "unreadable");
    check("1-0", "unreadable");
    check("", "unreadable");
    check("e5", "illegal");
}

#[test]
fn two_notations_must_agree() {
    check("5254 (e4)", "e2e4");
    check("5254 (e3)", "ambiguous");
    check("e4 e5", "unreadable");
}

#[test]
fn castling_in_words() {
    check("Petit roque", "e1g1");
    check("castles queenside", "e1c1");
    check("12. Große Rochade", "e1c1");
    check("castles", "ambiguous");
    check("castles in spain", "unreadable");
}

#[test]
fn single_moves_of_the_corpus() {
    let cases = include_str!("../../../tests/corpus/notation/single_moves.jsonl");
    let mut failures = Vec::new();
    let mut n_run = 0;
    for line in cases.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("a case");
        let text = case["text"].as_str().expect("a text");
        n_run += 1;
        let variant = Variant::parse(case["variant"].as_str().unwrap_or_default()).expect("known");
        let position =
            Position::from_fen(case["fen"].as_str().expect("a FEN"), variant).expect("a position");
        let codes = case["lang"]
            .as_array()
            .expect("codes")
            .iter()
            .filter_map(|code| code.as_str());
        let given = match resolve_text(text, &position, languages(codes)) {
            Ok(mv) => position.uci(mv),
            Err(SingleMoveError::Ambiguous(_)) => "ambiguous".to_owned(),
            Err(_) => "illegal".to_owned(),
        };
        let expected = case["expect"].as_str().expect("an expectation");
        // A case with a policy may be answered by an error.
        let is_lenient = case["policy"].is_string() && matches!(&*given, "illegal" | "ambiguous");
        if given != expected && !is_lenient {
            failures.push(format!("{} `{text}`: {given}, not {expected}", case["id"]));
        }
    }
    assert!(n_run > 190, "only {n_run} cases");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Without knowing the language a reader may be in doubt, but never wrong.
#[test]
fn no_case_of_the_corpus_is_read_wrongly_in_all_languages() {
    let cases = include_str!("../../../tests/corpus/notation/single_moves.jsonl");
    let all = Languages::every();
    let mut failures = Vec::new();
    for line in cases.lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("a case");
        let text = case["text"].as_str().expect("a text");
        let expected = case["expect"].as_str().expect("an expectation");
        let variant = Variant::parse(case["variant"].as_str().unwrap_or_default()).expect("known");
        let position =
            Position::from_fen(case["fen"].as_str().expect("a FEN"), variant).expect("a position");
        let codes: Vec<_> = case["lang"]
            .as_array()
            .expect("codes")
            .iter()
            .filter_map(|code| code.as_str())
            .collect();
        if let Ok(mv) = resolve_text(text, &position, all) {
            let given = position.uci(mv);
            if given != expected && !case["policy"].is_string() {
                failures.push(format!(
                    "{} `{text}` {codes:?}: {given}, not {expected}",
                    case["id"]
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

proptest! {
    #[test]
    fn no_text_is_too_much(text in "\\PC{0,20}|[1-8a-hKQRBNPx0O.()=+/: -]{0,16}") {
        let fen = "r3k2r/1P4P1/8/2pP4/8/7n/p5p1/R3K2R w KQkq c6 0 1";
        for variant in [Variant::Standard, Variant::Chess960] {
            let position = Position::from_fen(fen, variant).expect("a position");
            for set in [Languages::NONE, Languages::ENGLISH, Languages::every()] {
                if let Ok(mv) = resolve_text(&text, &position, set) {
                    prop_assert!(position.is_legal(mv));
                }
            }
        }
    }
}
