use crate::game::{Position, Record, Variant};
use crate::notation::{
    Language, Languages, Notation, SingleMoveError, TokenKind, Writing, resolve_next, scan, write,
};

#[track_caller]
fn check(fen: &str, code: &str, text: &str, expected: &str) {
    let position = Position::from_fen(fen, Variant::Standard).unwrap();
    let language = Languages::one(Language::from_code(code).unwrap());
    let record = Record::from_position(position.clone());
    let read = match resolve_next(text, &record, language, Writing::Descriptive) {
        Ok(mv) => position.uci(mv),
        Err(SingleMoveError::Ambiguous(moves)) => {
            let mut names: Vec<_> = moves.iter().map(|mv| position.uci(*mv)).collect();
            names.sort();
            names.join("|")
        }
        Err(SingleMoveError::Illegal) => "illegal".to_owned(),
        Err(SingleMoveError::Unreadable) => "unreadable".to_owned(),
    };
    assert_eq!(read, expected, "{text}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TWO_ROOKS: &str = "4k3/8/8/8/8/R6R/8/4K3 w - - 0 1";
const TWO_KNIGHTS: &str = "k7/5N2/8/4q3/8/5N2/8/7K w - - 0 1";
const PROMOTING: &str = "6nk/3P1P1p/8/8/8/8/B7/6K1 w - - 0 1";

#[test]
fn five_typographies_of_english_books_are_read() {
    for text in [
        "Kt-KB3",
        "Kt - K B 3",
        "Kt to KB3",
        "Kt. to K. B.'s 3rd",
        "Kt-f3",
        "N-KB3",
        "KKt-B3",
        "Kn-KB3",
        "Kt—KB3",
        "Knight to king's bishop's third",
        "n-kb3",
    ] {
        check(START, "en", text, "g1f3");
    }
    check(START, "en", "P. to K's 4th", "e2e4");
    check(START, "en", "Kt-B3", "b1c3|g1f3");
}

#[test]
fn examples_of_the_seed_are_read() {
    check(START, "fr", "P4R", "e2e4");
    check("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "fr", "T5F", "illegal");
    check("4k3/8/8/5R2/8/8/8/4K3 w - - 0 1", "fr", "T6FR", "f5f6");
    check(TWO_ROOKS, "fr", "TD3FR", "a3f3");
    check(TWO_KNIGHTS, "fr", "C(3FR)xD", "f3e5");
    check(
        "k7/8/2r5/8/8/8/2R3K1/2r5 w - - 0 1",
        "fr",
        "TxT(6F)",
        "c2c6",
    );
    check("k7/8/8/1n1n4/2B5/8/8/7K w - - 0 1", "fr", "FxCD", "c4b5");
    check(PROMOTING, "fr", "P8D=D", "d7d8q");
    check(PROMOTING, "fr", "PxC:D≠", "f7g8q");
    check(PROMOTING, "fr", "P8D", "d7d8b|d7d8n|d7d8q|d7d8r");
}

#[test]
fn a_captured_man_is_named_with_its_wing_or_its_square() {
    check(TWO_KNIGHTS, "en", "N(B7)xQ", "f7e5");
    check(TWO_KNIGHTS, "en", "N/B3xQ", "f3e5");
    check(TWO_KNIGHTS, "es", "C7xD", "f7e5");
    check("7k/8/4n3/8/8/1n2R3/8/7K w - - 0 1", "en", "RxKN", "e3e6");
    check("7k/8/4n3/8/8/1n2R3/8/7K w - - 0 1", "en", "RxN(N3)", "e3b3");
    check("7k/8/4n3/8/8/1n2R3/8/7K w - - 0 1", "en", "RxK6", "e3e6");
}

#[test]
fn castling_is_read_in_words() {
    const BOTH: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for (code, text, expected) in [
        ("en", "Castles K", "e1g1"),
        ("en", "Castles QR", "e1c1"),
        ("en", "Castles (Q)", "e1c1"),
        ("en", "Castles", "e1c1|e1g1"),
        ("fr", "Roque côté roi", "e1g1"),
        ("fr", "grand roque", "e1c1"),
        ("es", "Enroque largo", "e1c1"),
        ("it", "Arrocco corto", "e1g1"),
        ("pt", "Roque grande", "e1c1"),
    ] {
        check(BOTH, code, text, expected);
    }
}

#[test]
fn ordinary_words_are_no_moves() {
    for text in [
        "B-4",
        "P.S. hello",
        "Q-3",
        "K2",
        "R2-D2",
        "PKW",
        "B2B",
        "B2C sales",
        "C3PO",
        "I play the P-38 and the B-52",
        "Route B-6, exit R-1A",
        "R & B to K",
        "Castles in Spain",
        "he castles",
        "DxO",
        "PS-5",
        "N-R",
        "A4 paper, A3",
        "Q&A",
    ] {
        let tokens = scan(text, Languages::all_sure());
        let moves: Vec<_> = tokens
            .iter()
            .filter(|token| matches!(token.kind, TokenKind::Move { marks, .. } if !marks.loose))
            .map(|token| token.text)
            .collect();
        assert!(moves.is_empty(), "{text}: {moves:?}");
    }
}

#[test]
fn moves_are_found_among_words() {
    for text in [
        "I play P-K4.",
        "Je joue P4R!",
        "9. Roque",
        "My move: Kt - K B 3",
        "12... B2C",
    ] {
        let tokens = scan(text, Languages::all_sure());
        let is_move = |kind: &TokenKind| matches!(kind, TokenKind::Move { .. });
        assert!(tokens.iter().any(|token| is_move(&token.kind)), "{text}");
    }
}

#[test]
fn origin_by_history_and_place_differ_only_where_both_are_known() {
    let mut record = Record::default();
    // The queen's rook goes to the king's side of the king's rook.
    for uci in [
        "a2a4", "a7a5", "a1a3", "h7h6", "a3h3", "h6h5", "h3g3", "g7g6", "h2h4", "b7b6",
    ] {
        let mv = record.position().parse_uci(uci).unwrap();
        assert!(record.push(mv));
    }
    let english = Languages::ENGLISH;
    let read = |text| resolve_next(text, &record, english, Writing::Descriptive);
    let uci = |mv| record.position().uci(mv);
    assert_eq!(read("QR-QB3").map(uci), Ok("g3c3".to_owned()));
    assert_eq!(read("R-QB3").map(uci), Ok("g3c3".to_owned()));
    assert_eq!(read("KR-R3").map(uci), Ok("h1h3".to_owned()));
}

#[test]
fn the_shortest_form_is_written() {
    for (fen, uci, english, french) in [
        (START, "g1f3", "N-KB3", "C3FR"),
        (START, "e2e4", "P-K4", "P4R"),
        (TWO_ROOKS, "a3f3", "QR-KB3", "TD3FR"),
        (TWO_KNIGHTS, "f3e5", "N(B3)xQ", "C(3F)xD"),
        (PROMOTING, "d7d8q", "P-Q8=Q", "P8D=D"),
        (PROMOTING, "f7g8q", "PxN=Q‡", "PxC=D≠"),
        (
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "e1g1",
            "O-O",
            "Roque côté roi",
        ),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O", "Roque"),
    ] {
        let position = Position::from_fen(fen, Variant::Standard).unwrap();
        let mv = position.parse_uci(uci).unwrap();
        let written = |language| write(&position, mv, Notation::Descriptive(language));
        assert_eq!(written(Language::ENGLISH), english);
        assert_eq!(written(Language::FRENCH), french);
    }
}
