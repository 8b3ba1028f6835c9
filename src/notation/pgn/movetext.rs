use crate::game::{Color, GameResult, Move, Ply, Position, Record};
use crate::notation::scan::{Context, Reader, read_move, read_result};
use crate::notation::{Languages, Marks, MoveSyntax, ResolveError, resolve_marked, san};

use super::{Fault, is_tag_line};

/// How deep variations may lie in each other.
const VARIATION_DEPTH_MAX: usize = 1_000;

/// Signs that may stand alone between moves: judgments, novelties, diagrams.
const LONE_SIGNS: &[&str] = &[
    "!!", "??", "!?", "?!", "!", "?", "+-", "-+", "+/-", "-/+", "+=", "=+", "=", "±", "∓", "⩲",
    "⩱", "∞", "□", "N", "D", "+", "#", "++", "e.p.", "ep", "(=)", ":",
];

/// Reads the moves of one game over the legal moves.
#[derive(Debug)]
pub(super) struct Movetext<'a> {
    text: &'a str,
    at: usize,
    languages: Languages,
    record: Record,
}

impl<'a> Movetext<'a> {
    pub(super) fn new(text: &'a str, at: usize, languages: Languages, start: Position) -> Self {
        Self {
            text,
            at,
            languages,
            record: Record::from_position(start),
        }
    }

    /// Where reading stopped.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    pub(super) fn into_record(self) -> Record {
        self.record
    }

    /// Reads to the termination marker, the next tag section or the end; returns the marker.
    pub(super) fn read_game(&mut self) -> Result<Option<GameResult>, Fault> {
        loop {
            let rest = self.rest();
            let Some(c) = rest.chars().next() else {
                return Ok(None);
            };
            if self.at_line_start() && is_tag_line(first_line(rest)) {
                return Ok(None);
            }
            if let Some(end) = self.end_of_filling(c)? {
                self.at = end;
                continue;
            }
            if let Some(result) = self.read_marker() {
                return Ok(Some(result));
            }
            self.read_token()?;
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn at_line_start(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.is_empty() || before.ends_with(['\n', '\r'])
    }

    fn fault(&self, len: usize, reason: String) -> Fault {
        Fault {
            offset: self.at,
            len,
            reason,
        }
    }

    /// The end of white space, a comment, a variation or a NAG that begins here.
    fn end_of_filling(&self, c: char) -> Result<Option<usize>, Fault> {
        let rest = self.rest();
        match c {
            '{' => match rest.find('}') {
                Some(len) => Ok(Some(self.at + len + 1)),
                None => Err(self.fault(1, "this comment is not closed".to_owned())),
            },
            ';' => Ok(Some(self.at + first_line(rest).len())),
            '%' if self.at_line_start() => Ok(Some(self.at + first_line(rest).len())),
            '(' if !rest.starts_with("(=)") => self.end_of_variation().map(Some),
            ')' => Err(self.fault(1, "`)` closes nothing".to_owned())),
            '}' => Err(self.fault(1, "`}` closes nothing".to_owned())),
            '$' => {
                let digits = rest.get(1..).unwrap_or_default();
                let len = digits
                    .find(|c: char| !c.is_ascii_digit())
                    .unwrap_or(digits.len());
                Ok((len > 0).then_some(self.at + 1 + len))
            }
            c if c.is_whitespace() || c == '\u{FEFF}' => Ok(Some(self.at + c.len_utf8())),
            _ => Ok(None),
        }
    }

    fn end_of_variation(&self) -> Result<usize, Fault> {
        let mut depth = 0_usize;
        let mut chars = self.rest().char_indices();
        let mut is_line_start = false;
        while let Some((index, c)) = chars.next() {
            match c {
                '{' => while chars.next().is_some_and(|(_, c)| c != '}') {},
                ';' => while chars.next().is_some_and(|(_, c)| c != '\n') {},
                '%' if is_line_start => while chars.next().is_some_and(|(_, c)| c != '\n') {},
                '(' => depth += 1,
                ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
            is_line_start = c == '\n' || matches!(c, ';' | '%') && is_line_start;
            if depth == 0 {
                return Ok(self.at + index + 1);
            }
            if depth > VARIATION_DEPTH_MAX {
                return Err(self.fault(1, "variations lie too deep in each other".to_owned()));
            }
        }
        Err(self.fault(1, "this variation is not closed".to_owned()))
    }

    /// Reads the result that ends the game.
    fn read_marker(&mut self) -> Option<GameResult> {
        if self.rest().starts_with('*') {
            self.at += 1;
            return Some(GameResult::Unknown);
        }
        let (result, after) = read_result(Reader::new(self.text, self.at))?;
        self.at = after.offset();
        Some(result)
    }

    /// Reads a move number, a sign or a move; anything else is a fault.
    fn read_token(&mut self) -> Result<(), Fault> {
        let token = self.token();
        if let Some(len) = self.number_len(token) {
            self.at += len;
            return Ok(());
        }
        if let Some((syntax, marks, after)) = self.move_at(self.at) {
            let written = token_of(self.text, self.at, after.offset());
            let position = self.record.position();
            let mv = resolve_marked(&syntax, &marks, position, self.languages)
                .map_err(|error| self.fault(written.len(), self.why_not(written, &error)))?;
            if !self.record.push(mv) {
                return Err(self.fault(written.len(), format!("`{written}` is not legal")));
            }
            self.at = after.offset();
            return Ok(());
        }
        if LONE_SIGNS.contains(&token) {
            self.at += token.len();
            return Ok(());
        }
        // `1 e4`: a number without its dot.
        let digits = token.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 && digits == token.len() && digits <= 3 {
            self.at += digits;
            return Ok(());
        }
        let reason = match token {
            "--" | "Z0" | "null" | "@@@@" => format!("`{token}` is a null move, which no game has"),
            _ => format!("`{token}` is no move"),
        };
        Err(self.fault(token.len(), reason))
    }

    fn move_at(&self, at: usize) -> Option<(MoveSyntax, Marks, Reader<'a>)> {
        let context = Context {
            due: true,
            numbered: true,
            after_move: true,
            ..Context::default()
        };
        read_move(Reader::new(self.text, at), self.languages, context)
    }

    /// The length of `12.`, `12...`, `12…`, or of dots alone.
    fn number_len(&self, token: &str) -> Option<usize> {
        let digits = token.bytes().take_while(u8::is_ascii_digit).count();
        let rest = token.get(digits..)?;
        let dots: usize = rest
            .chars()
            .take_while(|c| matches!(c, '.' | '…'))
            .map(char::len_utf8)
            .sum();
        let len = digits + dots;
        let behind = rest.get(dots..)?;
        // `52.54` is a numeric move, `12.7163` and `12.52-54` are a number and a move.
        let is_square = digits == 2 && behind.starts_with(|c: char| c.is_ascii_digit());
        let is_number = dots > 0 && digits <= 4;
        (is_number && (!is_square || self.move_at(self.at + len).is_some())).then_some(len)
    }

    /// What stands here, to the next space or bracket.
    fn token(&self) -> &'a str {
        let rest = self.rest();
        let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | ';' | ')' | '[');
        let len = rest
            .char_indices()
            .skip(1)
            .find(|(_, c)| ends(*c))
            .map_or(rest.len(), |(i, _)| i);
        rest.get(..len).unwrap_or(rest)
    }

    /// Says why a move cannot be played, and where the game stands.
    fn why_not(&self, written: &str, error: &ResolveError) -> String {
        let place = match self.record.last_ply() {
            None => "in the first position".to_owned(),
            Some(ply) => format!("after {}", self.name_of(ply)),
        };
        match error {
            ResolveError::Illegal => format!("`{written}` is not legal {place}"),
            ResolveError::Ambiguous(moves) => {
                let names: Vec<_> = moves
                    .iter()
                    .map(|mv| san(self.record.position(), *mv))
                    .collect();
                format!("`{written}` can be {} {place}", names.join(" or "))
            }
        }
    }

    fn name_of(&self, ply: Ply) -> String {
        let number = self.record.number_of(ply);
        let dots = if self.record.color_of(ply) == Color::White {
            "."
        } else {
            "..."
        };
        let name = |position: &Position, mv: Move| san(position, mv);
        match (self.record.position_before(ply), self.record.move_at(ply)) {
            (Some(position), Some(mv)) => format!("{number}{dots} {}", name(position, mv)),
            _ => format!("move {number}"),
        }
    }
}

/// Passes over what may stand between two games: white space, lone comments, escaped lines.
pub(super) fn skip_between_games(text: &str, start: usize) -> usize {
    let mut at = start;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
        at += rest.len() - trimmed.len();
        match trimmed.chars().next() {
            Some('%' | ';') => at += first_line(trimmed).len(),
            _ => return at,
        }
    }
}

fn token_of(text: &str, start: usize, end: usize) -> &str {
    let token = text.get(start..end).unwrap_or_default();
    token.split_whitespace().next().unwrap_or(token)
}

/// The first line without its end.
fn first_line(text: &str) -> &str {
    text.split(['\n', '\r']).next().unwrap_or_default()
}
