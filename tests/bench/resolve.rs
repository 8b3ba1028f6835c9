//! Compares reading a strict move with shakmaty's own reading of the same moves, and counts what is
//! allocated. Run with `cargo bench --bench resolve`.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::indexing_slicing,
    reason = "a benchmark measures time and prints"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use ccmail::game::{Ply, Position, Variant};
use ccmail::notation::{
    Languages, Notation, ScoreSource, Writing, parse_move, read_score, resolve_marked, write,
};
use shakmaty::{CastlingMode, Chess, fen::Fen, san::San};

const ROUNDS: usize = 31;

struct Case {
    ours: Position,
    theirs: Chess,
    san: String,
    numeric: String,
}

fn cases() -> Vec<Case> {
    let source = ScoreSource {
        start: None,
        variant: Variant::Standard,
        languages: Languages::ENGLISH,
        writing: Writing::NotDescriptive,
        notation: Some(Notation::SAN),
    };
    let games = include_str!("../corpus/notation/games.txt");
    let mut cases = Vec::new();
    for line in games.lines() {
        let record = read_score(line, &source).unwrap().record;
        for ply in (1..=record.n_plies()).map(Ply) {
            let ours = record.position_before(ply).unwrap().clone();
            let mv = record.move_at(ply).unwrap();
            let fen: Fen = ours.fen().parse().unwrap();
            cases.push(Case {
                theirs: fen.into_position(CastlingMode::Standard).unwrap(),
                san: write(&ours, mv, Notation::SAN),
                numeric: write(&ours, mv, Notation::Numeric),
                ours,
            });
        }
    }
    cases
}

fn read(text: &str, position: &Position) {
    let (syntax, marks) = parse_move(text, Languages::ENGLISH).unwrap();
    black_box(resolve_marked(&syntax, &marks, position, Languages::ENGLISH).unwrap());
}

fn time(run: &dyn Fn()) -> Duration {
    let start = Instant::now();
    run();
    start.elapsed()
}

fn main() {
    let cases = cases();
    let theirs = || {
        for case in &cases {
            let san = San::from_ascii(case.san.trim_end_matches(['+', '#']).as_bytes()).unwrap();
            black_box(san.to_move(&case.theirs).unwrap());
        }
    };
    let san = || cases.iter().for_each(|case| read(&case.san, &case.ours));
    let numeric = || {
        cases
            .iter()
            .for_each(|case| read(&case.numeric, &case.ours));
    };
    let mut times = [const { Vec::new() }; 3];
    for _ in 0..ROUNDS {
        times[0].push(time(&theirs));
        times[1].push(time(&san));
        times[2].push(time(&numeric));
    }
    let median = |times: &mut Vec<Duration>| {
        times.sort();
        times[times.len() / 2]
    };
    let [base, san_time, numeric_time] = times.each_mut().map(median);
    let each = |time: Duration| time.as_nanos() / cases.len() as u128;
    println!("{} moves, medians of {ROUNDS} rounds", cases.len());
    println!("shakmaty San + to_move: {} ns a move", each(base));
    for (name, time) in [("SAN", san_time), ("numeric", numeric_time)] {
        let ratio = base.as_secs_f64() / time.as_secs_f64();
        println!(
            "ccmail {name}: {} ns a move, {ratio:.2} of shakmaty's speed",
            each(time)
        );
    }
    for (name, run) in [("SAN", &san as &dyn Fn()), ("numeric", &numeric)] {
        let counted = allocation_counter::measure(run);
        println!(
            "ccmail {name}: {} allocations in {} moves",
            counted.count_total,
            cases.len()
        );
    }
}
