use crate::game::Position;

/// Text lines stay under this many columns, so that they survive being quoted a few times.
pub(super) const COLUMNS_MAX: usize = 71;

/// A letter in the making: blocks of lines with one blank line between them.
#[derive(Debug, Default)]
pub(super) struct Letter {
    blocks: Vec<String>,
}

impl Letter {
    /// Adds running text, wrapped.
    pub(super) fn paragraph(&mut self, text: &str) {
        self.block(&wrap(text, COLUMNS_MAX));
    }

    /// Adds lines as they are; no lines add nothing.
    pub(super) fn block(&mut self, lines: &[String]) {
        if !lines.is_empty() {
            let trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
            self.blocks.push(trimmed.join("\n"));
        }
    }

    /// Adds lines directly under words that announce them.
    pub(super) fn headed_block(&mut self, head: &str, lines: &[String]) {
        let mut all = wrap(head, COLUMNS_MAX);
        all.extend_from_slice(lines);
        self.block(&all);
    }

    /// Returns the text, ended by one line end.
    pub(super) fn finish(self) -> String {
        let mut text = self.blocks.join("\n\n");
        text.push('\n');
        text
    }
}

/// Makes one line of any text: nothing that moves the cursor or turns the direction of writing is left.
pub(super) fn clean(text: &str) -> String {
    let is_blank = |c: char| c.is_control() || c.is_whitespace();
    let visible = text.chars().filter(|c| !is_formatting(*c));
    let spaced: String = visible.map(|c| if is_blank(c) { ' ' } else { c }).collect();
    spaced.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Zero-width, soft hyphen, and the signs that turn the direction of writing.
fn is_formatting(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Keeps the first `n_chars` characters.
pub(super) fn cut(text: &str, n_chars: usize) -> String {
    let kept: String = text.chars().take(n_chars).collect();
    kept.trim_end().to_owned()
}

/// Breaks a text into lines at its blanks, and never at a no-break space (which becomes a plain one); a word that
/// fills more than a line is broken too.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && width(&line) + 1 + width(word) > columns {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for c in word.chars() {
            if width(&line) >= columns {
                lines.push(std::mem::take(&mut line));
            }
            line.push(if c == '\u{a0}' { ' ' } else { c });
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Returns the columns a text takes.
pub(super) fn width(text: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(text)
}

/// Fills a text with blanks up to a width.
pub(super) fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Writes a position as a labeled FEN, the board on a line of its own where one line is too short.
pub(super) fn fen_lines(position: &Position) -> Vec<String> {
    let fen = position.fen();
    let line = format!("FEN: {fen}");
    match fen.split_once(' ') {
        Some((board, rest)) if width(&line) > COLUMNS_MAX => {
            vec!["FEN:".to_owned(), board.to_owned(), rest.to_owned()]
        }
        _ => vec![line],
    }
}
