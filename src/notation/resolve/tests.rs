use super::{ResolveError, resolutions, resolve_marked};
use crate::game::{Position, Variant};
use crate::notation::{Language, Languages, TokenKind, scan};

fn languages<'a>(codes: impl IntoIterator<Item = &'a str>) -> Languages {
    codes
        .into_iter()
        .map(|code| Language::from_code(code).expect("a known code"))
        .collect()
}

/// The last move of the text, read in a position: UCI, or why not.
fn read(position: &Position, text: &str, set: Languages) -> String {
    let tokens = scan(text, set);
    let last = tokens.iter().rev().find_map(|token| match token.kind {
        TokenKind::Move { syntax, marks } => Some((syntax, marks)),
        _ => None,
    });
    let Some((syntax, marks)) = last else {
        return "illegal".to_owned();
    };
    match resolve_marked(&syntax, &marks, position, set) {
        Ok(mv) => position.uci(mv),
        Err(ResolveError::Illegal) => "illegal".to_owned(),
        Err(ResolveError::Ambiguous(_)) => "ambiguous".to_owned(),
    }
}

#[track_caller]
fn check(fen: &str, codes: &str, text: &str, expected: &str) {
    let position = Position::from_fen(fen, Variant::Standard).expect("a position");
    assert_eq!(
        read(&position, text, languages(codes.split(' '))),
        expected,
        "{text}"
    );
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";

#[test]
fn castling_by_squares() {
    for text in [
        "5171", "O-O", "0-0", "Kg1", "Ke1-g1", "e1g1", "5181", "e1h1",
    ] {
        check(CASTLING, "en", text, "e1g1");
    }
    check(CASTLING, "fr", "Rg1", "e1g1");
    check(CASTLING, "en", "Rg1", "h1g1");
    check(CASTLING, "en", "5131", "e1c1");
    check(CASTLING, "en", "Kxg1", "illegal");
}

#[test]
fn promotions_name_their_man() {
    check(PROMOTION, "en", "1718", "ambiguous");
    check(PROMOTION, "en", "17181", "a7a8q");
    check(PROMOTION, "en", "a8", "ambiguous");
    check(PROMOTION, "en", "a8=", "ambiguous");
    check(PROMOTION, "en", "a8N", "a7a8n");
    check(PROMOTION, "en", "axb", "ambiguous");
    check(PROMOTION, "en", "axb8=Q", "a7b8q");
    check(PROMOTION, "fr", "a8C", "a7a8n");
    check(PROMOTION, "en fi", "a8R", "ambiguous");
    check(PROMOTION, "en", "a7a8r", "a7a8r");
    check(PROMOTION, "en", "17185", "illegal");
    check(START, "en", "52541", "illegal");
}

#[test]
fn signs_of_capture() {
    check(START, "en", "Nxf3", "illegal");
    check(START, "en", "Nf3:", "g1f3");
    check(START, "en", "Ng1-f3", "g1f3");
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "en", "e4-d5", "e4d5");
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "en", "d5", "illegal");
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "en", "1. ed", "e4d5");
}

#[test]
fn check_marks_choose_and_never_exclude_the_only_one() {
    let two_knights = "3k4/8/8/8/2N5/8/6N1/4K3 w - - 0 1";
    check(two_knights, "en", "Ne3", "ambiguous");
    check(START, "en", "Nf3+", "g1f3");
    check(START, "en", "Nf3#", "g1f3");
    // Rook or king to d1: only the rook gives check.
    let rook_or_king = "3k4/8/8/8/8/8/4K3/R7 w - - 0 1";
    check(rook_or_king, "en fr", "Rd1", "ambiguous");
    check(rook_or_king, "en fr", "Rd1+", "a1d1");
}

#[test]
fn languages_are_reported() {
    let position = Position::from_fen("3k4/8/8/8/8/8/4K3/R7 w - - 0 1", Variant::Standard)
        .expect("a position");
    let set = languages(["en", "fr", "es"]);
    let tokens = scan("Rd1", set);
    let [token] = tokens.as_slice() else {
        panic!("{tokens:?}")
    };
    let TokenKind::Move { syntax, .. } = token.kind else {
        panic!("{token:?}")
    };
    let mut found: Vec<_> = resolutions(&syntax, &position, set)
        .into_iter()
        .map(|found| {
            let codes: Vec<_> = found.languages.iter().map(Language::code).collect();
            format!("{} {}", position.uci(found.mv), codes.join(" "))
        })
        .collect();
    found.sort();
    assert_eq!(found, ["a1d1 en", "e2d1 fr es"]);
}

#[test]
fn dutch_knights_are_no_pawns() {
    check(START, "en", "Pf3", "f2f3");
    check(START, "nl", "Pf3", "g1f3");
    check(START, "en nl", "Pf3", "g1f3");
}

#[test]
fn castling_in_chess960() {
    let fen = "1k6/8/8/8/8/8/8/RK3R2 w KQ - 0 1";
    let position = Position::from_fen(fen, Variant::Chess960).expect("a position");
    let read = |text: &str| read(&position, text, Languages::ENGLISH);
    assert_eq!(read("2161"), "b1f1");
    assert_eq!(read("2111"), "b1a1");
    assert_eq!(read("2171"), "b1f1");
    // One step is a plain move of the king.
    assert_eq!(read("2131"), "b1c1");
    assert_eq!(read("O-O-O"), "b1a1");
}
