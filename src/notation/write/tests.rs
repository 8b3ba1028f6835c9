use super::{Notation, write};
use crate::game::{Position, Variant};
use crate::notation::{Language, Languages, TokenKind, resolutions_marked, resolve_marked, scan};

/// A small generator, always the same: games, not statistics, are wanted.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(self.0 >> 33).expect("31 bits") % sides
    }
}

/// Positions of random games.
fn positions(variant: Variant, fen: &str, n_games: u64, n_plies: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for seed in 1..=n_games {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut position = Position::from_fen(fen, variant).expect("a position");
        for _ in 0..n_plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            found.push(position.clone());
            // Captures of everything would leave bare kings too soon.
            let quiet: Vec<_> = moves.iter().filter(|mv| !mv.is_capture()).collect();
            let mv = match quiet.get(dice.roll(quiet.len().max(1))) {
                Some(mv) if dice.roll(4) > 0 => **mv,
                _ => moves[dice.roll(moves.len())],
            };
            position = position.play(mv).expect("legal");
        }
    }
    found
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Every legal move, written and read back by the lexer and the rules.
#[track_caller]
fn check_all(positions: &[Position], notation: Notation, languages: Languages) {
    for position in positions {
        for mv in position.legal_moves() {
            let text = write(position, mv, notation);
            let tokens = scan(&text, languages);
            let [token] = tokens.as_slice() else {
                panic!("{text}: {tokens:?}")
            };
            let TokenKind::Move { syntax, marks } = token.kind else {
                panic!("{text}: {token:?}")
            };
            assert!(!marks.loose, "{text} in {}", notation.code());
            let read = resolve_marked(&syntax, &marks, position, languages);
            assert_eq!(
                read,
                Ok(mv),
                "{text} in {} {}",
                notation.code(),
                position.fen()
            );
        }
    }
}

#[test]
fn every_legal_move_reads_back_in_every_language() {
    let mut sample = positions(Variant::Standard, START, 3, 100);
    // Many men of a kind, and promotions in reach.
    for fen in [
        "1n2k1n1/P5P1/8/3N4/1N3N2/8/1B3B2/3QK2Q w - - 0 1",
        "r3k2r/p6P/8/2R2R2/8/2R5/1p6/R3K2R w KQkq - 0 1",
        "8/8/1N1N4/N3N3/8/N3N3/1N1N4/k5K1 w - - 0 1",
    ] {
        sample.extend(positions(Variant::Standard, fen, 1, 4));
    }
    assert!(sample.len() > 200, "{}", sample.len());
    for language in Language::every() {
        let languages = Languages::one(language);
        let few: Vec<_> = sample.iter().rev().step_by(7).cloned().collect();
        check_all(&few, Notation::Algebraic(language), languages);
        check_all(&few, Notation::Long(language), languages);
    }
    for notation in [Notation::Numeric, Notation::Uci, Notation::Figurine] {
        check_all(&sample, notation, Languages::NONE);
        check_all(&sample, notation, Languages::all_sure());
    }
    check_all(&sample, Notation::SAN, Languages::ENGLISH);
}

/// Who does not know the language may be in doubt, but is never led to another move.
#[test]
fn no_move_is_read_as_another_in_all_languages_at_once() {
    let every = Languages::every();
    for position in positions(Variant::Standard, START, 2, 100)
        .iter()
        .skip(9)
        .step_by(12)
    {
        for language in Language::every() {
            for mv in position.legal_moves() {
                let text = write(position, mv, Notation::Algebraic(language));
                let found: Vec<_> = scan(&text, every)
                    .iter()
                    .filter_map(|token| match token.kind {
                        TokenKind::Move { syntax, marks } => Some((syntax, marks)),
                        _ => None,
                    })
                    .flat_map(|(syntax, marks)| {
                        resolutions_marked(&syntax, &marks, position, every)
                    })
                    .map(|found| found.mv)
                    .collect();
                assert!(
                    found.contains(&mv),
                    "{text} in {}: {found:?}",
                    language.code()
                );
            }
        }
    }
}

#[test]
fn every_legal_move_reads_back_in_chess960() {
    let fen = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    let sample = positions(Variant::Chess960, fen, 6, 40);
    for notation in [Notation::Numeric, Notation::SAN, Notation::Uci] {
        check_all(&sample, notation, Languages::ENGLISH);
    }
}

#[track_caller]
fn check(fen: &str, uci: &str, expected: &str) {
    let position = Position::from_fen(fen, Variant::Standard).expect("a position");
    let mv = position.parse_uci(uci).expect("a legal move");
    let written: Vec<String> = ["numeric", "san", "fr", "lan", "figurine", "uci"]
        .into_iter()
        .map(|code| {
            write(
                &position,
                mv,
                Notation::from_code(code).expect("a notation"),
            )
        })
        .collect();
    assert_eq!(written.join(" "), expected);
}

#[test]
fn moves_are_written_as_people_write_them() {
    check(START, "g1f3", "7163 Nf3 Cf3 Ng1-f3 ♘f3 g1f3");
    check(
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
        "e8c8",
        "5838 O-O-O O-O-O O-O-O O-O-O e8c8",
    );
    check(
        "1n5k/P7/8/8/8/8/8/K7 w - - 0 1",
        "a7b8q",
        "17281 axb8=Q+ axb8=D+ a7xb8=Q+ axb8=♕+ a7b8q",
    );
    check(
        "7k/8/8/8/8/8/8/KR3R2 w - - 0 1",
        "b1d1",
        "2141 Rbd1 Tbd1 Rb1-d1 ♖bd1 b1d1",
    );
    check(
        "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
        "g5g6",
        "7576 Kg6 Rg6 Kg5-g6 ♔g6 g5g6",
    );
    check(
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
        "f1f8",
        "6168 Qf8# Df8# Qf1-f8# ♕f8# f1f8",
    );
}

#[test]
fn codes_of_notations_read_back() {
    let languages = Language::every();
    let all = languages
        .flat_map(|language| [Notation::Algebraic(language), Notation::Long(language)])
        .chain([Notation::Numeric, Notation::Figurine, Notation::Uci])
        .chain(Language::DESCRIPTIVE.map(Notation::Descriptive));
    for notation in all {
        assert_eq!(Notation::from_code(&notation.code()), Some(notation));
    }
    assert_eq!(Notation::from_code("descriptive-de"), None);
}
