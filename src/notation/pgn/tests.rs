use proptest::prelude::*;

use super::{PgnReader, languages_of_score, write_pgn};
use crate::game::{GameResult, Ply, Record};
use crate::notation::Notation;
use crate::notation::{Language, Languages, write_score};

/// One line a game: number of plies, last position's side, result; or the error.
fn render(text: &str, languages: Languages) -> String {
    let lines: Vec<String> = PgnReader::new(text, languages)
        .map(|game| match game {
            Ok(game) => {
                let white = game.tag("White").unwrap_or("-").to_owned();
                format!(
                    "{} {white} {} {}",
                    game.line,
                    game.record.n_plies(),
                    game.result
                )
            }
            Err(error) => {
                let caret = "^".repeat(error.width);
                let event = error.event.clone().unwrap_or_default();
                format!("{error} | {event} | {} | {caret}", error.text)
            }
        })
        .collect();
    lines.join("\n")
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(render(text, Languages::ENGLISH), expected);
    let crlf = text.replace('\n', "\r\n");
    assert_eq!(render(&crlf, Languages::ENGLISH), expected, "with CRLF");
}

#[test]
fn games_follow_each_other() {
    check(
        "\u{FEFF}[Event \"A\"]\n[White \"Ann\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n\
         [Event \"B\"]\n[White \"Bob\"]\n\n1.d4 *\n",
        "1 Ann 3 1-0\n7 Bob 1 *",
    );
    check("1. e4 e5 *\n1. d4 d5 0-1", "1 - 2 *\n2 - 2 0-1");
    check("", "");
    check("\n\n% nothing\n; nothing\n", "");
}

#[test]
fn the_marker_counts_before_the_tag() {
    check("[White \"A\"]\n[Result \"1-0\"]\n\n1. e4", "1 A 1 1-0");
    check(
        "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 1/2-1/2",
        "1 A 1 1/2-1/2",
    );
    check(
        "[White \"A\"]\n\n1. e4\n\n[Event \"x\"]\n\n*",
        "1 A 1 *\n5 - 0 *",
    );
}

#[test]
fn comments_variations_and_judgments_are_passed_over() {
    check(
        "[White \"A\"]\n\n1. e4 {best (by test [%clk 1:00] 2. xx} e5 $1 (1... c5 (1... e6 {)} 2. d4) 2. Nf3) \
         2. Nf3 ; to the end ) }\n% escaped Qxx\n2... Nc6!? +- 3. Bb5 = *",
        "1 A 5 *",
    );
    let deep = format!("1. e4 {}{} e5 *", "(".repeat(900), ")".repeat(900));
    check(&deep, "1 - 2 *");
    let too_deep = format!("1. e4 {}", "(".repeat(100_000));
    assert!(render(&too_deep, Languages::ENGLISH).contains("variations lie too deep"));
}

#[test]
fn numbers_in_any_style() {
    check("1.e4 1...e5 2 Nf3 2... Nc6 3.Bb5 a6 4... Ba4 *", "1 - 7 *");
    check(
        "1. e2e4 e7-e5 2. Ng1-f3 Nb8c6 3. 0-0 *",
        "line 1, column 34: `0-0` is not legal after 2... Nc6 |  | 1. e2e4 e7-e5 2. Ng1-f3 Nb8c6 3. 0-0 * | ^^^",
    );
    check("1. 5254 5755 2.7163 *", "1 - 3 *");
    check("1. 52 54 57 55 2.71-63 28.36 *", "1 - 4 *");
    check("1. e4 d5 2. ed Qd5: *", "1 - 4 *");
}

#[test]
fn what_cannot_be_read_is_an_error_and_the_next_game_follows() {
    check(
        "[Event \"Cup\"]\n[White \"A\"]\n\n1. e4 e5\n2. Nf3 Nf3 3. Bb5 *\n\n[Event \"B\"]\n[White \"Bob\"]\n\n1. d4 *\n",
        "line 5, column 8: `Nf3` is not legal after 2. Nf3 | Cup | 2. Nf3 Nf3 3. Bb5 * | ^^^\n7 Bob 1 *",
    );
    check(
        "1. e4 blah *",
        "line 1, column 7: `blah` is no move |  | 1. e4 blah * | ^^^^",
    );
    check(
        "1. e4 -- 2. d4 *",
        "line 1, column 7: `--` is a null move, which no game has |  | 1. e4 -- 2. d4 * | ^^",
    );
    check(
        "1. Nd2 *",
        "line 1, column 4: `Nd2` is not legal in the first position |  | 1. Nd2 * | ^^^",
    );
    check(
        "1. d4 d5 2. Nf3 e6 3. Nd2 *",
        "line 1, column 23: `Nd2` can be Nbd2 or Nfd2 after 2... e6 |  | 1. d4 d5 2. Nf3 e6 3. Nd2 * | ^^^",
    );
    check(
        "1. e4 { open",
        "line 1, column 7: this comment is not closed |  | 1. e4 { open | ^",
    );
    check(
        "1. e4 ) e5",
        "line 1, column 7: `)` closes nothing |  | 1. e4 ) e5 | ^",
    );
}

#[test]
fn positions_and_variants() {
    check(
        "[White \"A\"]\n[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 40\"]\n\n40. a8=Q *",
        "1 A 1 *",
    );
    check(
        "[White \"A\"]\n[FEN \"x\"]\n\n1. e4 *\n\n[White \"B\"]\n\n*",
        "line 1, column 1: the tag FEN gives no position: not a FEN |  | [White \"A\"] | ^^^^^^^^^^^\n6 B 0 *",
    );
    check(
        "[White \"A\"]\n[Variant \"Atomic\"]\n\n1. e4 *",
        "line 1, column 1: the variant `Atomic` is not known here |  | [White \"A\"] | ^^^^^^^^^^^",
    );
    check(
        "[White \"A\"]\n[Variant \"Chess960\"]\n[FEN \"1k6/8/8/8/8/8/8/RK3R2 w KQ - 0 1\"]\n\n1. O-O *",
        "1 A 1 *",
    );
}

#[test]
fn tags_are_read_tolerantly() {
    check("[White \"O\\\"Neil \\\\ x\"]\n\n*", "1 O\"Neil \\ x 0 *");
    check("[White “Ann”]\n\n*", "1 Ann 0 *");
    check("[White \"Ann\"\n[Black \"B\"]\n\n*", "1 Ann 0 *");
    check("[Event \"E\"] [White \"Ann\"]\n\n*", "1 Ann 0 *");
    check("[White \"Ann\"]\n\n[Black \"B\"]\n\n1. e4 *", "1 Ann 1 *");
}

#[test]
fn letters_of_other_languages() {
    let french = Languages::one(Language::from_code("fr").expect("French"));
    assert_eq!(render("1. e4 e5 2. Cf3 Cc6 3. Fb5 *", french), "1 - 5 *");
}

#[test]
fn the_language_of_a_score_is_found_by_reading_it() {
    let codes = |text: &str| -> Vec<_> {
        let found = languages_of_score(text, Languages::all_sure());
        found.iter().map(Language::code).collect()
    };
    assert_eq!(codes("1. e4 e5 2. Cf3 Cc6 3. Fb5 Fe7 *"), ["fr"]);
    assert_eq!(codes("1. e4 e5 2. Rf3 *"), ["fi", "is", "et", "af"]);
    assert_eq!(codes("1. e4 e5 2. Xf3 *"), [""; 0]);
}

fn sample() -> Record {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 \
                8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 *";
    PgnReader::new(text, Languages::ENGLISH)
        .next()
        .expect("a game")
        .expect("readable")
        .record
}

#[test]
fn export_has_the_roster_first_and_short_lines() {
    let tags = [
        ("Annotator".to_owned(), "me \"x\" \\".to_owned()),
        ("White".to_owned(), "Ann".to_owned()),
        ("Event".to_owned(), "Cup\n2".to_owned()),
    ];
    let text = write_pgn(&tags, &sample(), GameResult::WhiteWins);
    assert_eq!(
        text,
        "[Event \"Cup 2\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Ann\"]\n\
         [Black \"?\"]\n[Result \"1-0\"]\n[Annotator \"me \\\"x\\\" \\\\\"]\n\n\
         1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8.\n\
         Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 1-0\n"
    );
    let game = PgnReader::new(&text, Languages::ENGLISH)
        .next()
        .expect("a game")
        .expect("readable");
    assert_eq!(game.record, sample());
    assert_eq!(game.source, text.trim_end());
}

#[test]
fn export_from_a_set_position() {
    let text = "[SetUp \"1\"]\n[FEN \"8/P6k/8/8/8/8/p7/7K b - - 0 40\"]\n\n40... a1=Q+ 41. Kh2 *";
    let game = PgnReader::new(text, Languages::ENGLISH)
        .next()
        .expect("a game")
        .expect("readable");
    let written = write_pgn(&[], &game.record, GameResult::Unknown);
    assert!(
        written.contains("[FEN \"8/P6k/8/8/8/8/p7/7K b - - 0 40\"]\n\n40... a1=Q+ 41. Kh2 *\n"),
        "{written}"
    );
    let again = PgnReader::new(&written, Languages::ENGLISH)
        .next()
        .expect("a game")
        .expect("readable");
    assert_eq!(again.record, game.record);
}

#[test]
fn scores_read_back_in_every_language() {
    let record = sample();
    for language in Language::every() {
        let text = write_score(&record, Notation::Algebraic(language));
        let game = PgnReader::new(&text, Languages::one(language))
            .next()
            .expect("a game");
        assert_eq!(
            game.expect("readable").record.move_at(Ply(20)),
            record.move_at(Ply(20))
        );
    }
}

proptest! {
    #[test]
    fn reading_never_panics_and_ends(text in "(\\PC|\n|\\[Event \"x\"\\]\n|1\\. e4 |\\{|\\}|\\(|\\)|;|\\$1|%|\\*|Nf6 ){0,40}") {
        let n_games = PgnReader::new(&text, Languages::ENGLISH).take(1_000).count();
        prop_assert!(n_games < 1_000);
    }
}
