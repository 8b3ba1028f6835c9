//! Whole games between two users of ccmail, whose letters are written over on the way as people do.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ccmail::game::{Color, MoveNumber, Ply};
use ccmail::mail::parse;
use ccmail::notation::{Languages, Notation, PgnGame, PgnReader, write, write_score};
use chrono::TimeDelta;
use serde_json::Value;

use super::harness::World;

/// How a letter is written over on the way.
#[derive(Clone, Copy, Debug)]
enum Hand {
    AsItIs,
    PairAboveQuotation,
    Labels,
    WholeScore,
    Dashes,
    Letters,
    Pgn,
}

const HANDS: [Hand; 7] = [
    Hand::AsItIs,
    Hand::PairAboveQuotation,
    Hand::Labels,
    Hand::WholeScore,
    Hand::Dashes,
    Hand::Letters,
    Hand::Pgn,
];

struct Exchange {
    game: PgnGame,
    source: String,
    notation: Notation,
}

impl Exchange {
    fn open(name: &str) -> Self {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/corpus/exchange")
            .join(name);
        let source = fs::read_to_string(path).unwrap();
        let game = PgnReader::new(&source, Languages::ENGLISH)
            .next()
            .unwrap()
            .unwrap();
        let code = game.tag("OpponentNotation").unwrap_or("numeric");
        let notation = Notation::from_code(code).unwrap();
        Self {
            game,
            source,
            notation,
        }
    }

    /// A user's world in which the game has begun and no move is made.
    fn world_of(&self, color: Color) -> World {
        let world = World::new();
        if color == Color::Black {
            let config = fs::read_to_string(world.path("ccmail.toml")).unwrap();
            let config = config
                .replace("Ann Example", "Bo Bergman")
                .replace("ann@example.org", "bo@example.net");
            world.write("ccmail.toml", config);
        }
        let (tags, _) = self.source.split_once("\n\n").unwrap();
        world.write("begun.pgn", format!("{tags}\n\n*\n"));
        let done = world.json(&["import", "--json", "begun.pgn"]);
        assert_eq!(done["in_play"], 1, "{done}");
        world
    }

    fn number(&self, ply: Ply) -> MoveNumber {
        self.game.record.number_of(ply)
    }

    fn written(&self, ply: Ply, notation: Notation) -> String {
        let position = self.game.record.position_before(ply).unwrap();
        write(position, self.game.record.move_at(ply).unwrap(), notation)
    }

    /// `12. 5254 5755` or `12... 5755 13. 7163`: the move before, and the move.
    fn pair(&self, ply: Ply, notation: Notation) -> String {
        let number = self.number(ply);
        let mv = self.written(ply, notation);
        let Some(before) = ply.previous() else {
            return format!("{number}. {mv}");
        };
        let echo = self.written(before, notation);
        match self.game.record.color_of(ply) {
            Color::White => format!("{}... {echo} {number}. {mv}", self.number(before)),
            Color::Black => format!("{number}. {echo} {mv}"),
        }
    }

    fn score(&self, ply: Ply, notation: Notation) -> String {
        let mut record = self.game.record.clone();
        record.truncate(ply.0);
        write_score(&record, notation)
    }

    fn body(&self, hand: Hand, ply: Ply, last_letter: &str) -> String {
        let notation = self.notation;
        let number = self.number(ply);
        match hand {
            Hand::AsItIs => panic!("the draft itself is sent"),
            Hand::PairAboveQuotation => {
                let quoted: Vec<String> = last_letter
                    .lines()
                    .map(|line| format!("> {line}"))
                    .collect();
                format!(
                    "{}\n\nOn Mon, 16 Mar 2026 at 09:12, my friend wrote:\n{}\n",
                    self.pair(ply, notation),
                    quoted.join("\n")
                )
            }
            Hand::Labels => {
                let mine = self.written(ply, notation);
                let dots = self.game.record.color_of(ply).fold_wb(".", "...");
                let yours = ply.previous().map(|before| {
                    let dots = self.game.record.color_of(before).fold_wb(".", "...");
                    let echo = self.written(before, notation);
                    format!("Your move: {}{dots} {echo}\n", self.number(before))
                });
                format!(
                    "Hello,\n\n{}My move: {number}{dots} {mine}\n\nRegards\n",
                    yours.unwrap_or_default()
                )
            }
            Hand::WholeScore => self.score(ply, notation),
            Hand::Dashes => {
                let dashed = self.pair(ply, Notation::Numeric);
                let words = dashed.split(' ').map(|word| match word.len() {
                    4 | 5 if word.bytes().all(|byte| byte.is_ascii_digit()) => {
                        format!("{}-{}", &word[..2], &word[2..])
                    }
                    _ => word.to_owned(),
                });
                words.collect::<Vec<_>>().join(" ")
            }
            // A single English letter says nothing to one who expects numbers: the score shows whose it is.
            Hand::Letters if self.notation == Notation::SAN => self.pair(ply, Notation::SAN),
            Hand::Letters => self.score(ply, Notation::SAN),
            Hand::Pgn => {
                let tags = self.source.split_once("\n\n").unwrap().0;
                format!("{tags}\n\n{} *\n", self.score(ply, Notation::SAN))
            }
        }
    }
}

/// The one letter that waits in the Drafts folder with a move in it.
#[track_caller]
fn ready_letter(world: &World, what: &str) -> String {
    let drafts = world.drafts();
    assert_eq!(drafts.len(), 1, "{what}: {drafts:#?}");
    drafts.into_iter().next().unwrap()
}

#[expect(clippy::too_many_lines, reason = "one story, told in order")]
fn play_through(name: &str) {
    let exchange = Exchange::open(name);
    let worlds = [
        exchange.world_of(Color::White),
        exchange.world_of(Color::Black),
    ];
    let [white, black] = &worlds;
    let mut last_letter = String::new();
    let record = &exchange.game.record;
    let n_plies = u32::try_from(record.moves().len()).unwrap();
    assert!(n_plies >= 80, "{n_plies}");
    for ply in (1..=n_plies).map(Ply) {
        let (writer, reader) = record.color_of(ply).fold_wb((white, black), (black, white));
        let uci = record
            .position_before(ply)
            .unwrap()
            .uci(record.move_at(ply).unwrap());
        let san = exchange.written(ply, Notation::SAN);
        let hand = HANDS[usize::try_from(ply.0).unwrap() % HANDS.len()];
        let what = format!("{name}, ply {}: {san} ({hand:?})", ply.0);

        let played = writer.json(&["play", "--json", "1", &uci]);
        assert_eq!(played["uci"], uci.as_str(), "{what}");
        let letter = ready_letter(writer, &what);
        let draft = parse(letter.as_bytes()).unwrap();
        let draft_body = draft.texts[0].text.clone();
        let body = match hand {
            Hand::AsItIs => draft_body,
            hand => exchange.body(hand, ply, &last_letter),
        };
        let sent = if matches!(hand, Hand::AsItIs) {
            letter
        } else {
            let (from, to) = (&draft.from[0].address, &draft.to[0].address);
            let answered: String = draft
                .in_reply_to
                .first()
                .map(|id| format!("In-Reply-To: <{id}>\n"))
                .unwrap_or_default();
            format!(
                "From: {from}\nTo: {to}\nSubject: Re: {}\nMessage-ID: <hand.{}@example.com>\n{answered}\
                 MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n{body}\n",
                draft.subject, ply.0
            )
        };
        // Every other letter is known to have gone out only by the answer that repeats its move.
        if ply.0 % 4 < 2 || ply.0 == n_plies {
            writer.run(&["play", "--sent", "1", &uci]).success();
        }

        for world in &worlds {
            world.advance(TimeDelta::hours(5));
        }
        reader.deliver(&sent);
        let lines = reader.json_lines(&["run", "--once", "--json"]);
        assert_eq!(lines.len(), 1, "{what}: {lines:#?}\n{sent}");
        let line = &lines[0];
        assert_eq!(line["verdict"], "recorded", "{what}: {line}\n{sent}");
        let moves = line["moves"].as_array().unwrap();
        assert_eq!(
            moves.last().unwrap()["uci"],
            uci.as_str(),
            "{what}: {line}\n{sent}"
        );
        assert_eq!(moves.last().unwrap()["ply"], ply.0, "{what}: {line}");
        last_letter = body;
    }
    let shown: Vec<Value> = worlds
        .iter()
        .map(|world| world.json(&["show", "--json", "1"])["moves"].clone())
        .collect();
    let expected: BTreeSet<u32> = (1..=n_plies).collect();
    assert_eq!(shown[0].as_array().unwrap().len(), expected.len());
    let squares = |shown: &Value| -> Vec<Value> {
        shown
            .as_array()
            .unwrap()
            .iter()
            .map(|mv| mv["uci"].clone())
            .collect()
    };
    assert_eq!(squares(&shown[0]), squares(&shown[1]));
    let wanted: Vec<String> = (1..=n_plies)
        .map(|ply| {
            record
                .position_before(Ply(ply))
                .unwrap()
                .uci(record.move_at(Ply(ply)).unwrap())
        })
        .collect();
    assert_eq!(squares(&shown[0]), wanted);
    for world in &worlds {
        assert_eq!(world.json(&["held", "--json"]), Value::Array(Vec::new()));
    }
}

#[test]
fn a_game_in_numbers_is_played_to_its_end() {
    play_through("numeric.pgn");
}

#[test]
fn a_game_in_english_letters_is_played_to_its_end() {
    play_through("letters.pgn");
}

#[test]
fn a_game_in_french_letters_is_played_to_its_end() {
    play_through("french.pgn");
}

#[test]
fn the_games_hold_castling_on_both_sides_en_passant_and_an_underpromotion() {
    let mut sides = BTreeSet::new();
    for name in ["numeric.pgn", "letters.pgn", "french.pgn"] {
        let exchange = Exchange::open(name);
        let moves = exchange.game.record.moves();
        assert!(moves.iter().any(|mv| mv.is_en_passant()), "{name}");
        let promotions = moves.iter().filter_map(|mv| mv.promotion());
        assert!(
            promotions
                .into_iter()
                .any(|role| role != ccmail::game::Role::Queen),
            "{name}"
        );
        let castled = moves.iter().filter(|mv| mv.is_castle()).count();
        assert_eq!(castled, 2, "{name}: one castling for each side");
        sides.extend(
            moves
                .iter()
                .filter_map(|mv| mv.castling_side())
                .map(|side| format!("{side:?}")),
        );
    }
    assert_eq!(sides.len(), 2);
}
