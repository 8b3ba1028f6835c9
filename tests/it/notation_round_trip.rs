//! What is written in any notation is read back as the same move.

use std::fs;

use ccmail::game::{Ply, Record};
use ccmail::notation::{
    Language, Languages, Notation, ScoreSource, Writing, read_score, resolve_next, write,
    write_ply, write_score,
};

/// Positions in the ordinary run, and where `CCMAIL_SLOW` is set.
const POSITIONS: usize = 12;
const POSITIONS_SLOW: usize = 2_000;

fn games() -> Vec<Record> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/corpus/notation/games.txt"
    );
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| read(line, Notation::SAN)).collect()
}

fn source(notation: Notation) -> ScoreSource {
    ScoreSource {
        start: None,
        variant: ccmail::game::Variant::Standard,
        languages: languages(notation),
        writing: writing(notation),
        notation: Some(notation),
    }
}

fn read(text: &str, notation: Notation) -> Record {
    match read_score(text, &source(notation)) {
        Ok(score) => score.record,
        Err(failure) => panic!("{notation:?}: {:?}\n{text}", failure.error),
    }
}

fn every_notation() -> Vec<Notation> {
    Language::every()
        .flat_map(|language| [Notation::Algebraic(language), Notation::Long(language)])
        .chain(Language::DESCRIPTIVE.map(Notation::Descriptive))
        .chain([Notation::Numeric, Notation::Uci, Notation::Figurine])
        .collect()
}

fn languages(notation: Notation) -> Languages {
    match notation {
        Notation::Algebraic(language)
        | Notation::Long(language)
        | Notation::Descriptive(language) => Languages::one(language),
        _ => Languages::ENGLISH,
    }
}

fn writing(notation: Notation) -> Writing {
    if matches!(notation, Notation::Descriptive(_)) {
        Writing::Descriptive
    } else {
        Writing::NotDescriptive
    }
}

fn is_slow() -> bool {
    std::env::var_os("CCMAIL_SLOW").is_some()
}

#[test]
fn every_legal_move_reads_back_in_every_notation() {
    let n_positions = if is_slow() { POSITIONS_SLOW } else { POSITIONS };
    let games = games();
    let all: usize = games.iter().map(|game| game.moves().len()).sum();
    let step = (all / n_positions).max(1);
    let notations = every_notation();
    let mut failures = Vec::new();
    let mut n_seen = 0;
    let mut n_moves = 0;
    for game in &games {
        for ply in 1..=game.n_plies() {
            n_seen += 1;
            if n_seen % step != 0 {
                continue;
            }
            let position = game.position_before(Ply(ply)).unwrap();
            let record = Record::from_position(position.clone());
            for mv in position.legal_moves() {
                n_moves += 1;
                for notation in &notations {
                    let text = write(position, mv, *notation);
                    let back =
                        resolve_next(&text, &record, languages(*notation), writing(*notation));
                    if back.as_ref() != Ok(&mv) && failures.len() < 40 {
                        let uci = position.uci(mv);
                        failures.push(format!(
                            "{} `{text}` for {uci} in {}: {back:?}",
                            notation.code(),
                            position.fen()
                        ));
                    }
                }
            }
        }
    }
    assert!(n_moves > 300, "{n_moves}");
    assert!(failures.is_empty(), "{n_moves} moves: {failures:#?}");
}

#[test]
fn whole_games_read_back_in_every_notation() {
    let games = games();
    let step = if is_slow() { 1 } else { 11 };
    for game in games.iter().step_by(step) {
        for notation in every_notation() {
            let text = write_score(game, notation);
            assert_eq!(read(&text, notation).moves(), game.moves(), "{text}");
        }
    }
}

#[test]
fn a_score_in_descriptive_notation_is_found_out_by_itself() {
    for game in games().iter().step_by(7) {
        for language in Language::DESCRIPTIVE {
            let text = write_score(game, Notation::Descriptive(language));
            let auto = ScoreSource {
                languages: Languages::all_sure(),
                writing: Writing::Any,
                notation: None,
                ..source(Notation::SAN)
            };
            let score = read_score(&text, &auto).unwrap();
            assert_eq!(score.record.moves(), game.moves());
            assert!(matches!(score.read_as, Notation::Descriptive(_)));
        }
    }
}

#[test]
fn each_move_of_a_game_is_written_as_its_history_tells() {
    for game in games().iter().step_by(9) {
        for ply in (1..=game.n_plies()).map(Ply) {
            let mut before = game.clone();
            before.truncate(ply.0 - 1);
            let mv = game.move_at(ply).unwrap();
            for language in Language::DESCRIPTIVE {
                let notation = Notation::Descriptive(language);
                let text = write_ply(game, ply, notation);
                let back = resolve_next(
                    &text,
                    &before,
                    Languages::one(language),
                    Writing::Descriptive,
                );
                assert_eq!(back, Ok(mv), "{text}");
            }
        }
    }
}
