use crate::game::{Color, Move, Ply, Position};
use crate::notation::{Notation, write};

use super::layout::{COLUMNS_MAX, fen_lines, pad, width};
use super::{phrases, placeholder};
use crate::correspondence::DraftFacts;

/// Column at which the arrow of a placeholder begins, if the line leaves it free.
const ARROW_COLUMN: usize = 25;
/// More pairs than this in a line are hard to follow with the finger.
const PAIRS_PER_LINE_MAX: usize = 5;
const GAP: usize = 3;

/// A numbered line of moves: White's and Black's, either of which may be missing.
#[derive(Debug)]
struct Row {
    number: String,
    white: Option<String>,
    black: Option<String>,
}

/// Returns his move, the pair completed by our previous one, and the user's own move or its placeholder.
pub(super) fn answer(facts: &DraftFacts<'_>) -> Vec<String> {
    let position = facts.game.record.position();
    if !facts.game.is_my_turn() || position.termination().is_some() {
        return last_answer(facts);
    }
    // A move that a correction has made illegal is as good as none.
    let mv = facts.my_move.filter(|mv| position.is_legal(*mv));
    let mut rows = rows(facts, first_shown(facts));
    let text = mv.map(|mv| with_offer(facts, written(facts, position, mv)));
    add(
        &mut rows,
        facts,
        facts.game.record.next_ply(),
        text.unwrap_or_default(),
    );
    let mut lines = row_lines(&rows);
    if mv.is_none()
        && let Some(line) = lines.last_mut()
    {
        let arrow = placeholder::text(phrases::of(facts), phrases::row(facts.my_language));
        let column = ARROW_COLUMN.max(width(line.trim_end()) + 2);
        *line = format!("{}{arrow}", pad(line.trim_end(), column));
    }
    lines
}

/// Returns the last recorded moves: his, and our answer to it.
pub(super) fn last_answer(facts: &DraftFacts<'_>) -> Vec<String> {
    row_lines(&rows(facts, first_shown(facts)))
}

/// Returns the game so far; nothing where the last pairs show every move of it already.
pub(super) fn score_beside_answer(facts: &DraftFacts<'_>) -> Vec<String> {
    let is_usual = *facts.game.record.start() == Position::default();
    if is_usual && first_shown(facts) == Ply(1) {
        Vec::new()
    } else {
        score(facts)
    }
}

/// Returns the numbered game in columns, led by its first position where that is not the usual one.
pub(super) fn score(facts: &DraftFacts<'_>) -> Vec<String> {
    let rows = rows(facts, Ply(1));
    let whites = rows
        .iter()
        .map(|row| width(row.white.as_deref().unwrap_or("...")))
        .max();
    let blacks = rows
        .iter()
        .map(|row| row.black.as_deref().map_or(0, width))
        .max();
    let (white_width, black_width) = (whites.unwrap_or(0), blacks.unwrap_or(0));
    let cells: Vec<String> = rows
        .iter()
        .map(|row| {
            let white = pad(row.white.as_deref().unwrap_or("..."), white_width);
            let black = pad(row.black.as_deref().unwrap_or_default(), black_width);
            format!("{:>2}. {white} {black}", row.number)
        })
        .collect();
    let cell_width = cells.iter().map(|cell| width(cell)).max().unwrap_or(1);
    let n_columns = (COLUMNS_MAX + 2) / (cell_width + 2);
    let mut lines = start(facts);
    for chunk in cells.chunks(n_columns.clamp(1, PAIRS_PER_LINE_MAX)) {
        let padded: Vec<String> = chunk.iter().map(|cell| pad(cell, cell_width)).collect();
        lines.push(padded.join("  "));
    }
    lines
}

/// Returns the first position as a FEN, if the game began in another than the usual one.
pub(super) fn start(facts: &DraftFacts<'_>) -> Vec<String> {
    let start = facts.game.record.start();
    if *start == Position::default() {
        Vec::new()
    } else {
        fen_lines(start)
    }
}

/// Returns the user's last recorded move with its number, `12. 6134` or `12... 6134`.
pub(super) fn my_last_move(facts: &DraftFacts<'_>) -> Option<String> {
    numbered(facts, facts.game.my_last_ply()?, "...")
}

/// Returns the last recorded move with its number, as a subject shows it: `10. ... 7456`.
pub(super) fn last_move(facts: &DraftFacts<'_>) -> Option<String> {
    numbered(facts, facts.game.record.last_ply()?, ". ...")
}

fn numbered(facts: &DraftFacts<'_>, ply: Ply, black_dots: &str) -> Option<String> {
    let record = &facts.game.record;
    let dots = record.color_of(ply).fold_wb(".", black_dots);
    let mv = recorded(facts, ply)?;
    Some(format!("{}{dots} {mv}", record.number_of(ply)))
}

fn with_offer(facts: &DraftFacts<'_>, mv: String) -> String {
    if facts.draw_offer {
        format!("{mv} (=)")
    } else {
        mv
    }
}

fn recorded(facts: &DraftFacts<'_>, ply: Ply) -> Option<String> {
    let record = &facts.game.record;
    Some(written(
        facts,
        record.position_before(ply)?,
        record.move_at(ply)?,
    ))
}

fn written(facts: &DraftFacts<'_>, position: &Position, mv: Move) -> String {
    write(position, mv, facts.correspondent.answered_in())
}

/// Returns the ply with which the last pairs begin: the first of the line that holds the opponent's last move.
fn first_shown(facts: &DraftFacts<'_>) -> Ply {
    let record = &facts.game.record;
    let his_color = facts.game.my_color.other();
    let Some(his) = facts.game.last_ply_of(his_color) else {
        return facts.game.record.last_ply().unwrap_or(Ply(1));
    };
    if record.color_of(his) == Color::Black {
        his.previous().unwrap_or(his)
    } else {
        his
    }
}

fn rows(facts: &DraftFacts<'_>, from: Ply) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut ply = from;
    while let Some(mv) = recorded(facts, ply) {
        add(&mut rows, facts, ply, mv);
        ply = ply.next();
    }
    rows
}

fn add(rows: &mut Vec<Row>, facts: &DraftFacts<'_>, ply: Ply, mv: String) {
    let record = &facts.game.record;
    let number = record.number_of(ply).to_string();
    match (record.color_of(ply), rows.last_mut()) {
        (Color::White, _) => rows.push(Row {
            number,
            white: Some(mv),
            black: None,
        }),
        (Color::Black, Some(row)) => row.black = Some(mv),
        (Color::Black, None) => rows.push(Row {
            number,
            white: None,
            black: Some(mv),
        }),
    }
}

fn row_lines(rows: &[Row]) -> Vec<String> {
    // A draw offer beside White's lone move would push Black's column out.
    let paired = rows.iter().filter(|row| row.black.is_some());
    let column = paired
        .filter_map(|row| row.white.as_deref())
        .map(width)
        .max()
        .unwrap_or(0);
    let line = |row: &Row| match (&row.white, &row.black) {
        (Some(white), Some(black)) => {
            format!("    {:>2}. {}{black}", row.number, pad(white, column + GAP))
        }
        (Some(white), None) => format!("    {:>2}. {white}", row.number),
        (None, Some(black)) => format!("    {:>2}... {black}", row.number),
        (None, None) => String::new(),
    };
    rows.iter().map(line).collect()
}
