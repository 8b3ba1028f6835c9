//! A mail's own words against a game, as a player would tell it: the score so far, whose move, the words.

use chrono::NaiveDate;

use crate::correspondence::read::{ReadingContext, SpokenText, read};
use crate::correspondence::{
    Author, Case, Correspondent, Echo, OpponentId, Part, Sender, Verdict, Warning, Which, judge,
};
use crate::game::{Color, Game, GameId, GameResult, GameState, Record};
use crate::mail::{Automatic, TextKind, split_body};
use crate::notation::{Languages, Notation, TokenKind, numeric, resolve, scan};

/// The exchange variation of the Spanish game up to White's 4th move: Black is to answer.
const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6";
/// The same, answered: White is to move.
const ANSWERED: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";

fn record(moves: &str) -> Record {
    let mut record = Record::default();
    for word in moves.split_whitespace() {
        let tokens = scan(word, Languages::ENGLISH);
        let Some(TokenKind::Move { syntax, .. }) = tokens.first().map(|token| token.kind) else {
            panic!("`{word}` is no move");
        };
        let mv = resolve(&syntax, record.position(), Languages::ENGLISH).unwrap();
        assert!(record.push(mv));
    }
    record
}

fn game(moves: &str, my_color: Color) -> Game {
    Game {
        id: GameId(1),
        event: Some("WS/M/123".to_owned()),
        round: None,
        site: None,
        white: "Example, Ann".to_owned(),
        black: "Nowak, Marek".to_owned(),
        my_color,
        record: record(moves),
        state: GameState::Open,
        result: GameResult::Unknown,
    }
}

fn correspondent(notation: Option<&str>) -> Correspondent {
    Correspondent {
        id: OpponentId(1),
        name: "Nowak, Marek".to_owned(),
        addresses: vec!["marek@example.net".to_owned()],
        language: None,
        notation: notation.and_then(Notation::from_code),
        writes: None,
        greeting: None,
    }
}

/// Judges a text and says shortly what came of it: `recorded 4736 matches`, `held illegal`.
fn judged(game: &Game, notation: Option<&str>, text: &str) -> String {
    let correspondent = correspondent(notation);
    let body = split_body(text, &[]);
    let texts = [SpokenText {
        kind: TextKind::Plain,
        body,
    }];
    let context = ReadingContext {
        languages: Languages::all_sure(),
        today: NaiveDate::from_ymd_opt(2026, 3, 17).unwrap(),
        sender_name: "Nowak, Marek",
        sender_color: None,
        events: &[],
    };
    let reading = read("", &texts, context);
    let part = Part {
        which: Which::Game(game.id),
        sentences: reading.sentences.iter().collect(),
        claims: reading.claims,
        has_tags: !reading.tags.is_empty(),
    };
    let sender = Sender {
        author: Author::Opponent,
        address: None,
        opponent: Some(OpponentId(1)),
        is_forged: false,
        automatic: Automatic::No,
    };
    let case = Case {
        game,
        pending: None,
        correspondent: Some(&correspondent),
        is_echo_required: false,
        my_name: "Ann Example",
    };
    let judgement = judge(&case, &part, &sender);
    let mut said = judgement.verdict.as_str().to_owned();
    if let Some(reason) = judgement.verdict.reason() {
        said = format!("{said} {}", reason.as_str());
    }
    for played in &judgement.moves {
        let position = game.record.position();
        said = format!("{said} {}", numeric(position, played.mv));
    }
    if judgement.verdict == Verdict::Recorded {
        said = format!("{said} {}", judgement.echo.map_or("-", Echo::as_str));
    }
    for line in &judgement.conditionals {
        said = format!("{said} if:{}", line.len());
    }
    if judgement.warnings.contains(&Warning::CheckSign) {
        said.push_str(" sign");
    }
    if judgement.draw_offer {
        format!("{said} draw")
    } else {
        said
    }
}

#[track_caller]
fn check_white(text: &str, expected: &str) {
    assert_eq!(
        judged(&game(SPANISH, Color::White), None, text),
        expected,
        "{text}"
    );
}

#[test]
fn an_echo_and_a_legal_move_are_recorded() {
    check_white("4. 2536 4736", "recorded 4736 matches");
    check_white("4. 25-36 47-36", "recorded 4736 matches");
    check_white("2536 4736", "recorded 4736 matches");
    check_white("4. 2536\n4... 4736", "recorded 4736 matches");
    check_white(
        "Your move: 4. 2536\nMy move: 4... 4736",
        "recorded 4736 matches",
    );
    check_white("4. Bxc6 dxc6", "recorded 4736 matches");
    check_white("4. Bxc6 dxc6+", "recorded 4736 matches sign");
    check_white("4. Bxc6 dxc6#", "recorded 4736 matches sign");
    check_white(
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 bxc6",
        "recorded 2736 matches",
    );
    check_white("4. 2536 [4736]", "recorded 4736 matches");
}

#[test]
fn a_move_alone_is_recorded_where_nothing_else_is_said() {
    check_white("4... 4736", "recorded 4736 missing");
    check_white("4 ... dxc6", "recorded 4736 missing");
    check_white(
        "4... dxc6. All the best for the new year!",
        "recorded 4736 missing",
    );
    check_white("My move: 4736", "recorded 4736 missing");
    check_white("4736", "recorded 4736 missing");
    check_white(
        "4736\n\nThe weather is fine here, and my cat sends her love.",
        "held ambiguous",
    );
}

#[test]
fn another_echo_than_our_move_is_held() {
    check_white("4. 2514 4736", "held echo_differs");
    check_white("4. Ba4 4736", "held echo_differs");
    check_white(
        "Your move: 4. 2514. My move: 4... 7866",
        "held echo_differs",
    );
}

#[test]
fn a_move_that_is_not_legal_is_held() {
    check_white("4. 2536 4737", "held illegal");
    check_white("4... Nd4", "held illegal");
    check_white("4. 2536 4758", "held illegal");
}

#[test]
fn numbers_must_be_the_games() {
    check_white("14... 4736", "held number_differs");
    check_white("5. 2536 4736", "held number_differs");
    check_white("4. 2536 4736 5. 5171 6766", "held gap");
}

#[test]
fn two_moves_are_one_too_many() {
    check_white("4... 4736\n4... 2736", "held ambiguous");
    check_white("4... dxc6\nSorry, I mean 4... bxc6", "held ambiguous");
    check_white(
        "I can't decide between 4... dxc6 and 4... bxc6.",
        "held ambiguous",
    );
}

#[test]
fn words_on_the_lines_around_a_move_are_heard() {
    for above in [
        "I will not play",
        "Rejected:",
        "Stockfish:",
        "Surtout pas",
        "Ich spiele nicht",
        "Draft",
    ] {
        check_white(&format!("{above}\n4... dxc6"), "held ambiguous");
    }
    check_white("4... dxc6\nis bad.", "held ambiguous");
    check_white("Thanks for your move.\n4... dxc6", "recorded 4736 missing");
}

#[test]
fn what_is_taken_back_is_not_recorded() {
    check_white("4... dxc6\nSorry, wrong game!", "held ambiguous");
    let second_thought = "4... dxc6\nPlease wait before you answer, I may change it.";
    check_white(second_thought, "held ambiguous");
    check_white(
        "4... dxc6\nFalsche Partie, bitte ignorieren.",
        "held ambiguous",
    );
    check_white("4... dxc6 in game WS/M/999", "held ambiguous");
    check_white("WS/M/123 4... dxc6", "recorded 4736 missing");
    check_white("4... dxc6\nSorry for the delay.", "recorded 4736 missing");
}

#[test]
fn chatter_about_moves_is_not_the_move() {
    check_white("What was the idea behind 4. Bxc6?", "no_move");
    check_white(
        "Thanks, I have your move and will answer next week.",
        "no_move",
    );
    check_white("Call me at 713-555-4736 tomorrow.", "no_move");
    check_white("My invoice no. 4736 is attached.", "no_move");
    check_white(
        "4. Bxc6 dxc6\n\nI expected 4. Ba4 Nf6 5. O-O.",
        "recorded 4736 matches",
    );
}

#[test]
fn figures_that_happen_to_be_legal_are_not_moves() {
    for text in [
        "No. 4736",
        "Nr. 4736",
        "Game no. 4736",
        "move no 4736",
        "€ 4736",
        "$ 4736",
        "4736 €",
        "4736?",
        "12.3.2026 4736",
        "4736 12:30",
        "Elo 4736",
        "Total: 4736",
        "Received 4736",
        "Marek\n4736",
        "Best wishes\nMarek Nowak\n4736",
    ] {
        let said = judged(&game(SPANISH, Color::White), None, text);
        assert!(!said.starts_with("recorded"), "{text}: {said}");
    }
}

#[test]
fn offers_are_told_and_never_taken() {
    check_white("4. 2536 4736 (=)", "recorded 4736 matches draw");
    check_white(
        "4. 2536 4736\nI offer a draw.",
        "recorded 4736 matches draw",
    );
    check_white("4. 2536 4736\nErbjuder remi.", "recorded 4736 matches draw");
    check_white(
        "4. 2536 4736\nProponuję remis.",
        "recorded 4736 matches draw",
    );
    check_white(
        "4. 2536 4736\nIch biete kein Remis an.",
        "recorded 4736 matches",
    );
    check_white("I offer a draw.", "held draw_offer draw");
    check_white("I accept your draw offer.", "held draw_accepted");
    check_white("I resign. Well played!", "held resignation");
    check_white("I won't resign yet.", "no_move");
}

#[test]
fn if_lines_are_read_with_the_move() {
    check_white("4... dxc6\nIf 5. O-O f6", "recorded 4736 missing if:2");
    check_white(
        "4... dxc6\nIf 5. O-O f6 6. d4 exd4",
        "recorded 4736 missing if:4",
    );
    check_white(
        "4... dxc6\nIf 5. O-O f6\n   If 6. d4 exd4\nIf 5. d4 exd4",
        "recorded 4736 missing if:4 if:2",
    );
    check_white("4... dxc6\nIf 5. O-O", "held conditional");
    check_white("4... dxc6\nif any, f6", "held conditional");
    check_white("4... dxc6\nIf 5. Qh9 then Rx2", "held conditional");
}

#[test]
fn notations_side_by_side_must_agree() {
    check_white("4. Bxc6 (2536) dxc6 (4736)", "recorded 4736 matches");
    check_white("4. Bxc6 (2536) dxc6 (2736)", "held notations_disagree");
}

#[test]
fn letters_need_one_meaning() {
    // After 4... dxc6 5. Nc3 a rook and a king could both be meant by R.
    let rook_or_king = "e4 e5 d3 d6 Be2 Be7 Nf3 Nf6";
    let game = game(rook_or_king, Color::Black);
    let check = |notation, text: &str, expected: &str| {
        assert_eq!(judged(&game, notation, text), expected, "{text}");
    };
    check(Some("san"), "5. Rf1", "recorded 8161 missing");
    check(Some("fr"), "5. Rf1", "recorded 5161 missing");
    check(None, "5. Rf1", "held ambiguous");
    check(None, "4... Nf6 5. Rf1", "recorded 8161 matches");
    check(None, "4... Cf6 5. Rf1", "recorded 5161 matches");
    check(Some("fr"), "5. Nc3", "recorded 2133 missing");
}

#[test]
fn what_is_recorded_already_is_a_repetition() {
    let game = game(ANSWERED, Color::White);
    let check =
        |text: &str, expected: &str| assert_eq!(judged(&game, None, text), expected, "{text}");
    check("4. 2536 4736", "repeat");
    check("3. 6125 1716", "repeat");
    check("3. 6125 4746", "no_move");
    check("4. 2536 2736", "held conflict");
    check(
        "I made a mistake. Instead of 4... dxc6 I want to play 4... bxc6.",
        "held conflict",
    );
    check("5... 6766", "held not_their_turn");
    check("5. 5171 6766", "held gap");
}

#[test]
fn an_ended_game_takes_no_more_moves() {
    let mated = game("f3 e5 g4 Qh4#", Color::Black);
    assert_eq!(judged(&mated, None, "3. 5254"), "held game_over");
    assert_eq!(judged(&mated, None, "Thanks for the game!"), "no_move");
}

#[test]
fn the_first_move_of_a_game_needs_no_echo() {
    let fresh = game("", Color::Black);
    assert_eq!(judged(&fresh, None, "1. 5254"), "recorded 5254 not_due");
    assert_eq!(judged(&fresh, None, "1. e4"), "recorded 5254 not_due");
}
