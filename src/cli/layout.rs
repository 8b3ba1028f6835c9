//! Text laid out in columns, by the width that it takes on a terminal.

use unicode_width::UnicodeWidthChar as _;
use unicode_width::UnicodeWidthStr as _;

/// Cells of a line on a Braille display.
pub(super) const BRAILLE_COLUMNS: usize = 40;

/// Returns the columns a text takes.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// Fills a text with blanks on the right.
pub(super) fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Fills a text with blanks on the left.
pub(super) fn pad_left(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Cuts a name that is too wide, and shows by `~` that it was cut.
pub(super) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut taken = 1;
    for c in text.chars() {
        taken += c.width().unwrap_or(0);
        if taken > columns {
            break;
        }
        kept.push(c);
    }
    format!("{}~", kept.trim_end())
}

/// Puts one text at the left and one at the right; below each other where they do not fit.
pub(super) fn ends(left: &str, right: &str, columns: usize) -> String {
    let used = width(left) + width(right) + 2;
    if right.is_empty() {
        left.to_owned()
    } else if used > columns {
        format!("{left}\n{right}")
    } else {
        format!("{left}{}", pad_left(right, columns - width(left)))
    }
}

/// Breaks a text at its blanks; a word that is wider than a line stands on its own.
pub(super) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line) + 1 + width(word) <= columns => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Wraps a sentence for a Braille line: what follows the first line is set in by two.
pub(super) fn sentence(text: &str) -> String {
    let mut lines = wrap(text, BRAILLE_COLUMNS).into_iter();
    let first = lines.next().unwrap_or_default();
    let rest = lines.collect::<Vec<_>>().join(" ");
    let mut told = first;
    told.push('\n');
    for line in wrap(&rest, BRAILLE_COLUMNS - 2) {
        told.push_str(&format!("  {line}\n"));
    }
    told
}

/// Writes a command on a line of its own, never broken: it may be copied from there.
pub(super) fn command(command: &str) -> String {
    format!("  Command: {command}\n")
}

/// Begins a sentence.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), chars.as_str())
}

/// A column of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column {
    /// What stands above it.
    pub(super) head: &'static str,
    /// What may happen to it where the line is too long.
    pub(super) give: Give,
}

/// What may happen to a column that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Give {
    /// Nothing: a number, a move.
    Stays,
    /// Its texts are cut: a name.
    IsCut,
    /// It goes, the rightmost first.
    Goes,
}

/// Columns between two columns.
const GAP: usize = 2;
/// A name is not cut to less than this.
const NAME_COLUMNS_MIN: usize = 8;

/// Lays out rows; what is given below a row stands under it, set in.
pub(super) fn table(
    columns: &[Column],
    rows: &[(Vec<String>, Vec<String>)],
    total: usize,
) -> String {
    let mut widths: Vec<Option<usize>> = columns
        .iter()
        .enumerate()
        .map(|(at, column)| {
            let cells = rows.iter().filter_map(|(cells, _)| cells.get(at));
            let widest = cells.map(|cell| width(cell)).max().unwrap_or(0);
            (widest > 0).then_some(widest.max(width(column.head)))
        })
        .collect();
    fit(columns, &mut widths, total);
    let line = |cells: &[String]| {
        let mut text = String::new();
        for (at, (cell, width)) in cells.iter().zip(&widths).enumerate() {
            let Some(width) = width else { continue };
            let cell = cut_to(cell, *width, columns.get(at));
            if at == 0 {
                text.push_str(&pad_left(&cell, *width));
            } else {
                text.push_str(&" ".repeat(GAP));
                text.push_str(&pad(&cell, *width));
            }
        }
        text.trim_end().to_owned() + "\n"
    };
    let heads: Vec<String> = columns
        .iter()
        .map(|column| column.head.to_owned())
        .collect();
    let mut text = String::new();
    if heads.iter().any(|head| !head.is_empty()) {
        text.push_str(&line(&heads));
    }
    let indent = widths.first().copied().flatten().unwrap_or(0) + GAP;
    for (cells, below) in rows {
        text.push_str(&line(cells));
        for below in below {
            for part in wrap(below, total.saturating_sub(indent).max(NAME_COLUMNS_MIN)) {
                text.push_str(&format!("{}{part}\n", " ".repeat(indent)));
            }
        }
    }
    text
}

fn cut_to(cell: &str, width: usize, column: Option<&Column>) -> String {
    match column.map(|column| column.give) {
        Some(Give::IsCut) => cut(cell, width),
        _ => cell.to_owned(),
    }
}

/// Names are cut first, down to what still tells; then columns go, from the right.
fn fit(columns: &[Column], widths: &mut [Option<usize>], total: usize) {
    let used = |widths: &[Option<usize>]| -> usize {
        let shown = widths.iter().flatten();
        shown
            .map(|width| width + GAP)
            .sum::<usize>()
            .saturating_sub(GAP)
    };
    loop {
        let surplus = used(widths).saturating_sub(total);
        if surplus == 0 {
            return;
        }
        let widest = columns
            .iter()
            .zip(widths.iter_mut())
            .filter(|(column, _)| column.give == Give::IsCut)
            .filter_map(|(_, width)| width.as_mut())
            .max_by_key(|width| **width)
            .filter(|width| **width > NAME_COLUMNS_MIN);
        if let Some(widest) = widest {
            *widest -= 1;
            continue;
        }
        let shown = columns.iter().zip(widths.iter_mut()).rev();
        let last = shown
            .filter(|(column, width)| column.give == Give::Goes && width.is_some())
            .map(|(_, width)| width)
            .next();
        match last {
            Some(last) => *last = None,
            None => return,
        }
    }
}
