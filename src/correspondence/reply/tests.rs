mod golden;
mod names;
mod phrases;
mod placeholder;
mod read_back;
mod subject;

use chrono::NaiveDate;

use crate::correspondence::{Correspondent, DraftFacts, OpponentId};
use crate::game::{Color, Game, GameId, GameResult, GameState, Position, Record, Variant};
use crate::notation::{Language, Languages, Notation};

/// The game of the mock-ups.
const MOCKUP: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5 d4b3 d8d1 \
                      f1d1 c8g4 f2f3 g4e6";

/// A correspondence and what a draft is made from; tests change what they are about.
#[derive(Clone, Debug)]
struct Scene {
    game: Game,
    correspondent: Correspondent,
    my_language: &'static str,
    my_move: Option<&'static str>,
    draw_offer: bool,
    received: bool,
    subject: Option<&'static str>,
}

impl Scene {
    /// The user is White against Marek Nowak, who has just played 10... Be6.
    fn mockup(language: &str) -> Self {
        Self {
            game: game(Color::White, Record::default(), MOCKUP),
            correspondent: Correspondent {
                id: OpponentId(1),
                name: "Nowak, Marek".to_owned(),
                addresses: vec!["m.nowak@example.net".to_owned()],
                language: Some(language.to_owned()),
                notation: Some(Notation::Numeric),
                writes: None,
                greeting: None,
            },
            my_language: "en",
            my_move: None,
            draw_offer: false,
            received: true,
            subject: Some("WS/M/123 Example - Nowak"),
        }
    }

    /// The same game, the user being Black and White having just played 11. Nc3.
    fn black(language: &str) -> Self {
        let mut scene = Self::mockup(language);
        scene.game = game(Color::Black, Record::default(), &format!("{MOCKUP} b1c3"));
        scene
    }

    /// Another first position with these moves.
    fn from_fen(my_color: Color, fen: &str, variant: Variant, moves: &str) -> Self {
        let mut scene = Self::mockup("en");
        let start = Position::from_fen(fen, variant).unwrap();
        scene.game = game(my_color, Record::from_position(start), moves);
        scene
    }

    fn with<T>(&self, write: impl Fn(&DraftFacts<'_>) -> T) -> T {
        let date = |day| NaiveDate::from_ymd_opt(2026, 3, day).unwrap();
        let uci = |text: &str| self.game.record.position().parse_uci(text).unwrap();
        write(&DraftFacts {
            game: &self.game,
            correspondent: &self.correspondent,
            my_name: "Ann Example",
            my_language: self.my_language,
            my_move: self.my_move.map(uci),
            draw_offer: self.draw_offer,
            received_on: self.received.then(|| date(14)),
            answered_on: date(16),
            subject: self.subject,
        })
    }
}

fn game(my_color: Color, mut record: Record, moves: &str) -> Game {
    for uci in moves.split_whitespace() {
        let mv = record.position().parse_uci(uci).unwrap();
        assert!(record.push(mv), "{uci}");
    }
    let (white, black) = my_color.fold_wb(
        ("Ann Example", "Nowak, Marek"),
        ("Nowak, Marek", "Ann Example"),
    );
    Game {
        id: GameId(12),
        event: Some("WS/M/123".to_owned()),
        round: None,
        site: None,
        white: white.to_owned(),
        black: black.to_owned(),
        my_color,
        record,
        state: GameState::Open,
        result: GameResult::Unknown,
    }
}

/// Every language of letters that `notation` knows, found by its code.
fn each_language() -> Vec<Languages> {
    let letters = || 'a'..='z';
    let codes = letters().flat_map(|a| letters().map(move |b| format!("{a}{b}")));
    let known = codes
        .filter_map(|code| Language::from_code(&code))
        .map(Languages::one);
    let mut all: Vec<Languages> = known.collect();
    all.extend(Language::from_code("sr-Cyrl").map(Languages::one));
    let union = all.iter().fold(Languages::NONE, |sum, one| sum.union(*one));
    all.extend([Languages::NONE, Languages::all_sure(), union]);
    all
}
