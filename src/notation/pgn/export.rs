use crate::game::{Color, GameResult, Position, Record, Variant};
use crate::notation::Notation;
use crate::notation::score::{Numbering, wrap_score};

/// The tags that each exported game has, in this order, with what stands for the unknown.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Lines of the export format have less than this many columns.
const COLUMNS: usize = 79;

/// Writes a game in PGN's export format: tags as given, movetext in lines under 80 columns.
///
/// The seven tags of the roster come first, and `?` stands where one is missing; the Result tag is
/// that of the result given. A set position and Chess960 add the tags that they need.
#[must_use]
pub fn write_pgn(tags: &[(String, String)], record: &Record, result: GameResult) -> String {
    let mut text = String::new();
    let given = |name: &str| {
        tags.iter()
            .find(|(tag, _)| tag == name)
            .map(|(_, value)| value)
    };
    for (name, unknown) in ROSTER {
        let value = match name {
            "Result" => result.as_str(),
            _ => given(name).map_or(unknown, String::as_str),
        };
        push_tag(&mut text, name, value);
    }
    let is_roster = |name: &str| ROSTER.iter().any(|(tag, _)| *tag == name);
    for (name, value) in tags.iter().filter(|(name, _)| !is_roster(name)) {
        push_tag(&mut text, name, value);
    }
    for (name, value) in needed_tags(record) {
        if given(name).is_none() {
            push_tag(&mut text, name, &value);
        }
    }
    text.push('\n');
    let numbering = Numbering {
        glued: false,
        result: Some(result),
        draw_offers: &[],
    };
    text.push_str(&wrap_score(record, Notation::SAN, numbering, COLUMNS));
    text.push('\n');
    text
}

fn needed_tags(record: &Record) -> Vec<(&'static str, String)> {
    let mut needed = Vec::new();
    if record.variant() == Variant::Chess960 {
        needed.push(("Variant", "Chess960".to_owned()));
    }
    let start = record.start();
    if *start != Position::default() && start.fen() != Position::default().fen()
        || start.turn() == Color::Black
    {
        needed.push(("SetUp", "1".to_owned()));
        needed.push(("FEN", start.fen()));
    }
    needed
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            // A tag is one line.
            c if c.is_control() => text.push(' '),
            c => text.push(c),
        }
    }
    text.push_str("\"]\n");
}
