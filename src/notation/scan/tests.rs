use proptest::prelude::*;

use super::{Token, TokenKind, scan};
use crate::game::{CastlingSide, File, Rank, Role};
use crate::notation::{
    AlgebraicMove, Capture, CheckMark, Language, Languages, Letters, Marks, MoveSyntax, Promotion,
};

fn languages(codes: &str) -> Languages {
    codes
        .split(' ')
        .map(|code| Language::from_code(code).expect("a known code"))
        .collect()
}

/// Moves by their squares, `w` for words, `f` for figures, the rest as it stands.
fn render(tokens: &[Token<'_>]) -> String {
    let words: Vec<String> = tokens.iter().map(render_token).collect();
    words.join(" ")
}

fn render_token(token: &Token<'_>) -> String {
    match token.kind {
        TokenKind::Move { syntax, marks } => render_move(&syntax) + &render_marks(marks),
        TokenKind::Number {
            number,
            black: false,
        } => format!("{number}."),
        TokenKind::Number {
            number,
            black: true,
        } => format!("{number}..."),
        TokenKind::Ellipsis => "...".to_owned(),
        TokenKind::Result(result) => result.to_string(),
        TokenKind::DrawOffer => "(=)".to_owned(),
        TokenKind::Figure => "f".to_owned(),
        TokenKind::Word => "w".to_owned(),
        TokenKind::Punctuation => token.text.to_owned(),
    }
}

fn render_move(syntax: &MoveSyntax) -> String {
    match syntax {
        MoveSyntax::Numeric(mv) => {
            format!("{}{}{}", mv.from, mv.to, render_promotion(mv.promotion))
        }
        MoveSyntax::Castling(CastlingSide::KingSide) => "O-O".to_owned(),
        MoveSyntax::Castling(CastlingSide::QueenSide) => "O-O-O".to_owned(),
        MoveSyntax::Algebraic(mv) => render_algebraic(mv),
        MoveSyntax::Descriptive(_) => "descriptive".to_owned(),
    }
}

fn render_algebraic(mv: &AlgebraicMove) -> String {
    let mut text = mv.piece.map_or(String::new(), |letters| roles(&letters));
    text.extend(mv.from_file.map(File::char));
    text.extend(mv.from_rank.map(Rank::char));
    text.push_str(match mv.capture {
        Capture::Unmarked => "",
        Capture::Quiet => "-",
        Capture::Marked => "x",
    });
    text.push(mv.to_file.char());
    text.extend(mv.to_rank.map(Rank::char));
    text + &render_promotion(mv.promotion)
}

fn roles(letters: &Letters) -> String {
    let named = |role: &Role| !letters.languages_for(*role).is_empty();
    Role::ALL
        .into_iter()
        .rev()
        .filter(named)
        .map(Role::upper_char)
        .collect()
}

fn render_promotion(promotion: Option<Promotion>) -> String {
    match promotion {
        None => String::new(),
        Some(Promotion::Missing) => "=".to_owned(),
        Some(Promotion::Role(role)) => format!("={}", role.upper_char()),
        Some(Promotion::Letters(letters)) => format!("={}", roles(&letters)),
    }
}

fn render_marks(marks: Marks) -> String {
    let check = match marks.check {
        CheckMark::None => "",
        CheckMark::Check => "+",
        CheckMark::DoubleOrMate => "++",
        CheckMark::Mate => "#",
    };
    let flag = |set: bool, text: &'static str| if set { text } else { "" };
    let marks = [
        check,
        flag(marks.en_passant, "ep"),
        flag(marks.draw_offer, "(=)"),
        flag(marks.loose, "~"),
    ];
    marks.concat()
}

#[track_caller]
fn check_in(codes: &str, line: &str, expected: &str) {
    let tokens = scan(line, languages(codes));
    assert_eq!(render(&tokens), expected, "{line}");
    for token in &tokens {
        assert_eq!(
            line.get(token.offset..token.offset + token.text.len()),
            Some(token.text)
        );
    }
}

#[track_caller]
fn check(line: &str, expected: &str) {
    check_in("en", line, expected);
}

#[test]
fn numeric_in_all_its_forms() {
    for text in [
        "5254",
        "52-54",
        "52/54",
        "52:54",
        "52x54",
        "52.54",
        "52 54",
        "52×54",
        "52–54",
        "５２５４",
    ] {
        check(text, "e2e4");
    }
    check("٥٢٥٤", "e2e4");
    check("12. 7163 2836", "12. g1f3 b8c6");
    check("12.7163", "12. g1f3");
    check("12.7163-2836", "12. g1f3 - b8c6");
    check("12. 7163/2836", "12. g1f3 / b8c6");
    check("12. 52 54", "12. e2e4");
    check("1. 52 54 57 55", "1. e2e4 e7e5");
    check("1. 52 54 2. 71 63", "1. e2e4 2. g1f3");
    check("12 7163 2836", "12. g1f3 b8c6");
    check("12...7866", "12... g8f6");
    check("12 .7163 12 - 7163 _7163_", "12. g1f3 12. g1f3 _ g1f3 _");
    check("I play 5254.", "w w e2e4 .");
    check(
        "(5254), [7456] \"5254\" *7163*",
        "( e2e4 ) , [ g4e6 ] \" e2e4 \" * g1f3 *",
    );
    check("1812 4114", "a8a2 d1a4");
    check("12. 18:36", "12. a8c6");
}

#[test]
fn promotions_in_numeric() {
    for text in [
        "67681", "6768-1", "6768=1", "6768=Q", "6768(Q)", "67-68-1", "6768 1", "6768Q",
    ] {
        let tokens = scan(text, Languages::ENGLISH);
        assert!(
            render(&tokens).starts_with("f7f8=Q"),
            "{text}: {}",
            render(&tokens)
        );
    }
    check_in("fr", "6768D", "f7f8=Q");
    check("6768", "f7f8");
    check("54553", "e4e5=B");
    check("27288", "f");
    check("31. 6768 32. 5254", "31. f7f8 32. e2e4");
    check("31. 6768 1 5254", "31. f7f8 1. e2e4");
}

#[test]
fn numbers_stick_to_moves() {
    check("1.e4 e5", "1. e4 e5");
    check("12...Nf6", "12... Nf6");
    check("12…Nf6", "12... Nf6");
    check("12. ... Nf6", "12... Nf6");
    check("12.-Nf6", "12. Nf6");
    check("12) Nf3", "12. Nf3");
    check("1.) Nf3", "1. Nf3");
    check("12.Nd2-e4", "12. Nd2-e4");
    check("12 Nf3", "12. Nf3");
    check("12 days", "f w");
    check("12. Runde", "12. w");
    check("... Nf6", "... Nf6");
    check("1.Nf3-Nc6 2.Nc3/d5", "1. Nf3 - Nc6 2. Nc3 / d5");
    check("12. ed cd", "12. ed cd");
}

#[test]
fn figures_are_no_moves() {
    for text in [
        "14.03.2026",
        "2026-03-14",
        "14/3/26",
        "14.3.",
        "11.3",
        "9:30",
        "18:36",
        "2/16",
        "10/30",
        "3/17",
        "1,271.34",
        "713-555-3233",
        "+1.714.555.7542",
        "2026",
        "10:38 AM",
        "12:34 PM",
        "50%",
        "1.2.3",
        "+49 171 5254",
        "$1234",
        "#1234",
        "555-1234",
        "1234-5678",
        "12",
        "0171-5254",
        "(0171)-5254",
        "1234567",
        "52545",
        "T1300070B",
        "WS/M/0387",
        "CCM-0455",
        "a@5254.org",
        "5254@example.org",
        "http://example.org/5254?e4=Nf3,",
        "12-34-56",
        "12.34.5678",
        "1234/56",
        "555 1234 5678",
        "040/1234 5678",
    ] {
        for token in scan(text, Languages::all_sure()) {
            let is_move = matches!(
                token.kind,
                TokenKind::Move { .. } | TokenKind::Number { .. }
            );
            assert!(!is_move, "{text}: {token:?}");
        }
    }
}

#[test]
fn algebraic_in_all_its_forms() {
    for (text, expected) in [
        ("e4", "e4"),
        ("exd5", "exd5"),
        ("ed5", "ed5"),
        ("exd", "exd"),
        ("e4xd5", "e4xd5"),
        ("e2-e4", "e2-e4"),
        ("e2–e4", "e2-e4"),
        ("e2−e4", "e2-e4"),
        ("e2‑e4", "e2-e4"),
        ("Ng1-f3", "Ng1-f3"),
        ("N1f3", "N1f3"),
        ("Nbd2", "Nbd2"),
        ("Ng1f3", "Ng1f3"),
        ("N:f3", "Nxf3"),
        ("N×f3", "Nxf3"),
        ("Nxf3", "Nxf3"),
        ("Bxc3", "Bxc3"),
        ("bxc3", "bxc3"),
        ("e8=Q", "e8=Q"),
        ("e8Q", "e8=Q"),
        ("e8(Q)", "e8=Q"),
        ("e8/Q", "e8=Q"),
        ("e8:Q", "e8=Q"),
        ("e8-Q", "e8=Q"),
        ("e8=", "e8="),
        ("e8", "e8"),
        ("e2e4", "e2e4"),
        ("e7e8q", "e7e8=Q"),
        ("exd8=N+", "exd8=N+"),
        ("♘f3", "Nf3"),
        ("♞\u{FE0E}c6", "Nc6"),
        ("Ng8â€“f6", "Ng8-f6"),
        ("&#9814;e6", "Re6"),
        ("с4", "c4"),
        ("Ktf3", "Nf3"),
    ] {
        check(text, expected);
    }
    check_in("fr", "Cg1xFf3 d7xCe8=T+ Dd8", "Ng1xf3 d7xe8=R+ Qd8");
    check_in("ru", "Крd2 Кf3 Лg7:+ Сb5", "Kd2 Nf3 Rg7+ Bb5");
    check_in("en fi", "Rd1", "RNd1");
    check_in("de", "Be2-e4 Bf3", "Pe2-e4 w");
    check_in("pl bn", "Ghf3", "Bhf3");
}

#[test]
fn castling_in_letters_and_noughts() {
    for text in ["O-O", "0-0", "o-o", "OO", "О-О", "O–O"] {
        check(text, "O-O");
    }
    check("O-O-O 0-0-0", "O-O-O O-O-O");
    check("0-0+ 0–0", "O-O+ O-O");
    check("00 000 0-1 1-0", "f f 0-1 1-0");
}

#[test]
fn marks_belong_to_the_move() {
    check("Nf3+ Nf3++ Nf3# Nf3†", "Nf3+ Nf3++ Nf3# Nf3+");
    check(
        "Nf3 ch. Nf3 mate Nf3 +- Nf3!? Nf3 $14 Nf3",
        "Nf3+ Nf3# Nf3 Nf3 Nf3 Nf3",
    );
    check("exd6 e.p. exd6ep exd6 (e.p.)", "exd6ep exd6ep exd6ep");
    check("Rb1(=) Rb1 (=) (=)", "Rb1(=) Rb1(=)");
    check("(=) Rb1", "(=) Rb1");
    check("Nd5 â‰", "Nd5#");
    check("Kh2, =", "Kh2 , =");
    check("5254+- 5755 !", "e2e4 e7e5");
    check("Qh5ch Qh5++-", "Qh5+ Qh5+");
}

#[test]
fn punctuation_hides_no_move() {
    check("Nf4, please.", "Nf4 , w .");
    check("(Be6) *Nf3* \"e4\"; e5!", "( Be6 ) * Nf3 * \" e4 \" ; e5");
    check("{ e4 } [Result \"*\"]", "{ e4 } [ w \" * \" ]");
    check("Your move:38...7372", "w w : 38... g3g2");
}

#[test]
fn scripts_without_spaces_do_not_hide_a_move() {
    check("我走7163，谢谢", "w g1f3 ， w");
    check("12.7163로 2026年3月14日", "12. g1f3 w f w f w f w");
    check("第12手Nf3です", "w f w Nf3 w");
}

#[test]
fn words_are_no_moves() {
    check("a Be ed exam abed de cafe be", "w w w w w w w w");
    check("Nf3x", "Nxf3");
    check("e4e5e6 xe4 e4s Nf3a", "w w w w");
}

#[test]
fn loose_forms_are_flagged() {
    check("E4 NF3 nf3 BXC3", "e4~ Nf3~ Nf3~ Bxc3~");
    check("Кd2", "Kd2~");
}

proptest! {
    #[test]
    fn tokens_are_in_order_and_cover_the_line(line in "\\PC{0,60}|[1-8a-hKQRBNx0O.()=+/ -]{0,40}") {
        for set in [Languages::NONE, Languages::ENGLISH, Languages::all_sure()] {
            let mut end = 0;
            for token in scan(&line, set) {
                let between = line.get(end..token.offset).expect("in order");
                prop_assert!(between.chars().all(|c| c.is_whitespace() || super::reader::is_invisible(c)));
                prop_assert_eq!(line.get(token.offset..token.offset + token.text.len()), Some(token.text));
                end = token.offset + token.text.len();
            }
            let rest = line.get(end..).expect("a boundary");
            prop_assert!(rest.chars().all(|c| c.is_whitespace() || super::reader::is_invisible(c)));
        }
    }
}

/// Far more than any line of a mail; quadratic behavior would take minutes.
#[test]
fn long_lines_take_linear_time() {
    for text in [
        "1", "(", "a.", "e4", "1.", "e.p.", "\u{200B}", "52 ", "a@", "http://", "-",
    ] {
        let line = text.repeat(100_000);
        let tokens = scan(&line, Languages::ENGLISH);
        assert!(tokens.len() <= 200_000);
    }
}
