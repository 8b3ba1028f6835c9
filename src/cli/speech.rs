//! Moves and squares as they are spoken, with the names of the FIDE Laws of Chess, Appendix D.

use crate::app::BoardView;
use crate::game::{Color, Role, Square};

use super::layout;

const FILES: [&str; 8] = [
    "Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector",
];
const RANKS: [&str; 8] = [
    "one", "two", "three", "four", "five", "six", "seven", "eight",
];

fn file_name(c: char) -> Option<&'static str> {
    let at = u32::from(c).checked_sub(u32::from('a'))?;
    FILES.get(usize::try_from(at).ok()?).copied()
}

fn rank_name(c: char) -> Option<&'static str> {
    let at = c.to_digit(10)?.checked_sub(1)?;
    RANKS.get(usize::try_from(at).ok()?).copied()
}

fn role_name(c: char) -> Option<&'static str> {
    Some(match c {
        'K' => "king",
        'Q' => "queen",
        'R' => "rook",
        'B' => "bishop",
        'N' => "knight",
        _ => return None,
    })
}

/// Speaks a move in SAN: `bishop to Eva six`, `pawn from Eva takes David five, check`.
///
/// `None` for what is not written like SAN.
pub(super) fn san(text: &str) -> Option<String> {
    let (text, end) = match (text.strip_suffix('#'), text.strip_suffix('+')) {
        (Some(text), _) => (text, ", mate"),
        (None, Some(text)) => (text, ", check"),
        (None, None) => (text, ""),
    };
    match text {
        "O-O" => return Some(format!("castles king side{end}")),
        "O-O-O" => return Some(format!("castles queen side{end}")),
        _ => {}
    }
    let (text, promotion) = match text.split_once('=') {
        Some((text, piece)) => (text, Some(role_name(piece.chars().next()?)?)),
        None => (text, None),
    };
    let mut chars: Vec<char> = text.chars().collect();
    let role = chars.first().copied().and_then(role_name);
    if role.is_some() {
        chars.remove(0);
    }
    let rank = rank_name(chars.pop()?)?;
    let file = file_name(chars.pop()?)?;
    let is_capture = chars.last() == Some(&'x');
    if is_capture {
        chars.pop();
    }
    let mut from = String::new();
    for c in chars {
        from.push(' ');
        from.push_str(file_name(c).or_else(|| rank_name(c))?);
    }
    let from = if from.is_empty() {
        from
    } else {
        format!(" from{from}")
    };
    let verb = if is_capture { "takes" } else { "to" };
    let role = role.unwrap_or("pawn");
    let promotion = promotion.map_or_else(String::new, |role| format!(", becomes {role}"));
    Some(format!("{role}{from} {verb} {file} {rank}{promotion}{end}"))
}

/// Speaks a sentence: each move in SAN by its squares, each numeric move digit by digit.
pub(super) fn words(text: &str) -> String {
    let all: Vec<&str> = text.split_whitespace().collect();
    let followers = all.iter().skip(1).map(Some).chain([None]);
    let spoken = all.iter().zip(followers).map(|(word, follower)| {
        let bare = word.trim_matches(|c: char| matches!(c, '(' | ')' | ',' | ';' | '.' | ':'));
        let is_numeric =
            matches!(bare.len(), 4 | 5) && bare.chars().all(|c| matches!(c, '1'..='8'));
        let said = if is_numeric {
            let digits: Vec<String> = bare.chars().map(String::from).collect();
            digits.join(" ")
        } else if let Some(said) = san(bare) {
            said
        } else if let (Some(number), Some(_)) = (move_number(word), follower) {
            return format!("{number},");
        } else {
            return (*word).to_owned();
        };
        let end = word.trim_start_matches('(');
        let end = end
            .strip_prefix(bare)
            .unwrap_or_default()
            .trim_start_matches(')');
        let start = if word.starts_with('(') {
            "that is "
        } else {
            ""
        };
        format!("{start}{said}{end}")
    });
    spoken.collect::<Vec<_>>().join(" ")
}

/// `12.` and `12...` are spoken as 12.
fn move_number(word: &str) -> Option<&str> {
    let number = word
        .strip_suffix("...")
        .or_else(|| word.strip_suffix('.'))?;
    let is_number = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    (is_number && number.len() <= 3).then_some(number)
}

/// Speaks a position: for each side, each role with its squares, in lines for a Braille display.
pub(super) fn board(view: &BoardView) -> String {
    const ROLES: [(Role, &str, &str); 6] = [
        (Role::King, "king", "Kings"),
        (Role::Queen, "queen", "Queens"),
        (Role::Rook, "rook", "Rooks"),
        (Role::Bishop, "bishop", "Bishops"),
        (Role::Knight, "knight", "Knights"),
        (Role::Pawn, "pawn", "Pawns"),
    ];
    let mut text = String::new();
    for (color, name) in [(Color::White, "White"), (Color::Black, "Black")] {
        let mut sentences = Vec::new();
        for (role, one, many) in ROLES {
            let squares: Vec<String> = Square::ALL
                .into_iter()
                .filter(|square| {
                    let piece = view.position.piece_at(*square);
                    piece.is_some_and(|piece| piece.color == color && piece.role == role)
                })
                .map(square_name)
                .collect();
            match squares.as_slice() {
                [] => {}
                [square] => sentences.push(format!("{} {square}.", capital(one))),
                _ => sentences.push(format!("{many} {}.", squares.join(", "))),
            }
        }
        text.push_str(&layout::sentence(&format!(
            "{name}: {}",
            sentences.join(" ")
        )));
    }
    text
}

fn square_name(square: Square) -> String {
    let text = square.to_string();
    let mut chars = text.chars();
    let file = chars.next().and_then(file_name).unwrap_or_default();
    let rank = chars.next().and_then(rank_name).unwrap_or_default();
    format!("{file} {rank}")
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), chars.as_str())
}

#[cfg(test)]
mod tests {
    use super::{san, words};

    #[track_caller]
    fn check(text: &str, expected: &str) {
        assert_eq!(san(text).as_deref().unwrap_or("-"), expected);
    }

    #[test]
    fn moves_are_spoken_by_their_squares() {
        check("Be6", "bishop to Eva six");
        check("exd5+", "pawn from Eva takes David five, check");
        check("Nbd7", "knight from Bella to David seven");
        check("R1xe2", "rook from one takes Eva two");
        check(
            "gxh8=Q#",
            "pawn from Gustav takes Hector eight, becomes queen, mate",
        );
        check("O-O", "castles king side");
        check("Nowak", "-");
        check("a", "-");
    }

    #[test]
    fn sentences_are_spoken() {
        let text = "Ferrand repeats 12. 6125 (Bb5); you played 12. 6134 (Bc4).";
        assert_eq!(
            words(text),
            "Ferrand repeats 12, 6 1 2 5 that is bishop to Bella five; you played 12, 6 1 3 4 \
             that is bishop to Cesar four."
        );
    }
}
