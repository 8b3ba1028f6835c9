//! `ccmail convert` and `ccmail notations`, as a user and as a script see them.

use serde_json::{Value, json};

use super::harness::World;

const ENGLISH: &str =
    "1.P-K4 P-K4 2.N-KB3 P-Q3 3.B-B4 B-N5 4.N-B3 P-QR3 5.NxP BxQ 6.BxP+ K-K2 7.N-Q5‡";
const FRENCH: &str = "1 P4R P4R 2 C3FR P3D 3 F4F F5C 4 C3F P3TD 5 CxP FxD 6 FxP+ R2R 7 C5D â‰";
const ALGEBRAIC: &str = "1 e4 e5 2 Cf3 d6 3 Fc4 Fg4 4 Cc3 a6 5 Cxe5 Fxd1 6 Fxf7+ Re7 7 Cd5#";
const NUMERIC: [&str; 13] = [
    "5254", "5755", "7163", "4746", "6134", "3874", "2133", "1716", "6355", "7441", "3467", "5857",
    "3345",
];

fn converted(world: &World, args: &[&str], text: &str) -> Value {
    let mut all = vec!["convert", "--json"];
    all.extend_from_slice(args);
    world.run_with_stdin(&all, text).success().json()
}

fn texts(answer: &Value) -> Vec<String> {
    let moves = answer["moves"].as_array().unwrap();
    moves
        .iter()
        .map(|mv| mv["text"].as_str().unwrap().to_owned())
        .collect()
}

/// The moves of a printed line, without its numbers.
fn printed(line: &str) -> Vec<String> {
    line.split_whitespace()
        .filter_map(|word| {
            let word = word.trim_start_matches(|c: char| c.is_ascii_digit());
            let word = word.trim_start_matches('.');
            (!word.is_empty()).then(|| word.to_owned())
        })
        .collect()
}

#[test]
fn the_three_lines_of_the_descriptive_seed_are_one_game() {
    let world = World::new();
    for (line, read_as) in [
        (ENGLISH, "descriptive-en"),
        (FRENCH, "descriptive-fr"),
        (ALGEBRAIC, "fr"),
    ] {
        let answer = converted(&world, &["--to", "numeric"], line);
        assert_eq!(texts(&answer), NUMERIC);
        assert_eq!(answer["read_as"], read_as);
        let named = converted(&world, &["--from", read_as, "--to", "numeric"], line);
        assert_eq!(texts(&named), NUMERIC);
    }
}

#[test]
fn the_lines_of_the_descriptive_seed_are_written_as_they_stand_there() {
    let world = World::new();
    let english = converted(&world, &["--to", "descriptive-en"], ALGEBRAIC);
    assert_eq!(texts(&english), printed(ENGLISH));
    let french = converted(&world, &["--to", "descriptive-fr"], ENGLISH);
    let line = FRENCH.replace(" â‰", "≠");
    assert_eq!(texts(&french), printed(&line));
    let algebraic = converted(&world, &["--to", "fr"], FRENCH);
    assert_eq!(texts(&algebraic), printed(ALGEBRAIC));
}

#[test]
fn the_game_of_the_algebraic_seed_reads_with_its_draw_offer() {
    let world = World::new();
    let line = "1. e4 e5 2. Cf3 Cf6 3. d4 exd4 4. e5 Ce4 5. Dxd4 d5 6. exd6 e.p. Cxd6 7. Fg5 Cc6 \
                8. De3+ Fe7 9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1(=)";
    let answer = converted(&world, &["--to", "san"], line);
    let last = answer["moves"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["san"], "Kb1");
    assert_eq!(last["draw_offer"], true);
    assert_eq!(answer["read_as"], "fr");
}

#[test]
fn the_table_of_the_numeric_seed_reads_in_both_notations() {
    let world = World::new();
    let long = "- e2-e4 e7-e5\n- Cg1-f3 Cb8-c6\n- Ff1-b5 a7-a6\n- Fb5xc6 b7xc6\n";
    let numeric = "- 5254 5755\n- 7163 2836\n- 6125 1716\n- 2536 2736\n";
    let one = converted(&world, &["--to", "numeric"], long);
    let other = converted(&world, &["--to", "numeric"], numeric);
    assert_eq!(texts(&one), texts(&other));
    assert_eq!(one["read_as"], "lan-fr");
    assert_eq!(other["read_as"], "numeric");
}

#[test]
fn what_cannot_be_read_is_shown_with_its_place() {
    let world = World::new();
    for (text, read, message) in [
        ("1. e4 e5 2. Cf9", "1. e4 e5 *\n", "`Cf9` is not understood"),
        (
            "1. e4 e5\n2. Ne4",
            "1. e4 e5 *\n",
            "`Ne4` is not legal after 1... e5",
        ),
        (
            "1. P-K4 P-K4 2. N-B3",
            "1. e4 e5 *\n",
            "`N-B3` can be Nc3 or Nf3 after 1... e5",
        ),
        (
            "1. e4 something e5",
            "1. e4 *\n",
            "`something` is not understood",
        ),
        ("1. e4 {open", "1. e4 *\n", "this bracket is not closed"),
        ("", "", "there is no move in it"),
    ] {
        let output = world.run_with_stdin(&["convert"], text).fails_with(1);
        assert_eq!(output.stdout, read, "{text}");
        assert!(output.stderr.contains(message), "{text}: {}", output.stderr);
        assert!(output.stderr.contains('^'), "{text}: {}", output.stderr);
    }
}

#[test]
fn no_config_is_needed_and_help_has_examples() {
    let world = World::new();
    let output = world
        .run_without_config(&["convert", "--to", "fen", "e4"])
        .success();
    assert!(
        output
            .stdout
            .starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b")
    );
    let help = world.run_without_config(&["convert", "--help"]).success();
    assert!(help.stdout.contains("--to pgn"), "{}", help.stdout);
    let list = world.run_without_config(&["notations"]).success();
    assert!(list.stdout.contains("descriptive-pt"), "{}", list.stdout);
}

#[test]
fn an_old_book_becomes_pgn() {
    let world = World::new();
    let book = "  White.            Black.\n1. P - K 4          P - K 4\n2. Kt - K B 3       Kt - Q B 3\n\
                3. B - Kt 5         P - Q R 3\n4. B x Kt           Q P x B\n5. Castles\n";
    let output = world
        .run_with_stdin(&["convert", "--to", "pgn"], book)
        .success();
    assert!(
        output
            .stdout
            .contains("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O *"),
        "{}",
        output.stdout
    );
}

#[test]
fn a_batch_is_answered_line_by_line() {
    let world = World::new();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let questions = [
        json!({"id": 1, "fen": start, "text": "N-KB3", "notation": "descriptive", "lang": ["en"]}),
        json!({"id": 2, "fen": start, "text": "N-B3", "notation": null, "lang": null}),
        json!({"id": 3, "fen": "no", "text": "e4", "notation": null, "lang": null}),
        json!({"id": 4, "text": "e5", "notation": "san", "lang": ["en"], "history": ["e2e4"]}),
    ];
    let lines = questions.map(|question| question.to_string()).join("\n") + "\nno json\n";
    let answers = world
        .run_with_stdin(&["convert", "--batch"], &lines)
        .success()
        .json_lines();
    assert_eq!(answers[0]["uci"], "g1f3");
    assert_eq!(answers[1]["error"], "ambiguous");
    assert_eq!(answers[1]["candidates"].as_array().unwrap().len(), 2);
    assert_eq!(answers[2]["error"], "unreadable");
    assert_eq!(answers[3]["uci"], "e7e5");
    assert_eq!(answers[4]["error"], "unreadable");
}
