use serde::Serialize;

use crate::app::{FindGameError, GameView, MoveView, draft_state_words, visible};
use crate::correspondence::{DraftState, surname};
use crate::game::Color;

use super::board::{self, Drawing};
use super::context::Context;
use super::dates::day;
use super::error::CliError;
use super::layout::{self, pad, width, wrap};
use super::output::{Answer, Style};
use super::speech;

/// Show a game: the board, the score, what happened
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Its number, or any text that only one game has (`WS/M/123`, `Nowak`)
    game: String,
    /// Show the board after this many half-moves
    #[arg(long, value_name = "N")]
    ply: Option<u32>,
    /// Show the board from the other side
    #[arg(long)]
    flip: bool,
    /// Draw the men as figurines
    #[arg(long)]
    unicode: bool,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    let id = app.find_game(&args.game)?;
    let view = app.game_view(id, args.ply)?;
    let view = view.ok_or_else(|| FindGameError::None(args.game.clone()))?;
    let below = if args.flip {
        view.board.below.other()
    } else {
        view.board.below
    };
    context.output.answer(&Shown {
        view,
        drawing: Drawing {
            below,
            is_unicode: args.unicode,
        },
    })
}

/// Events that are shown; the score tells the rest.
const EVENTS_MAX: usize = 8;
/// Columns of the board with its margin.
const BOARD_COLUMNS: usize = 32;

#[derive(Serialize)]
#[serde(transparent)]
struct Shown {
    view: GameView,
    #[serde(skip)]
    drawing: Drawing,
}

impl Answer for Shown {
    fn text(&self, style: Style) -> String {
        let view = &self.view;
        let columns = style.columns;
        let mut text = String::new();
        for (index, line) in header(view).iter().enumerate() {
            let line = wrap(line, columns).join("\n");
            let line = if index == 0 { style.bold(&line) } else { line };
            text.push_str(&(line + "\n"));
        }
        text.push('\n');
        let drawn = board::draw(&view.board, self.drawing);
        beside(&mut text, &drawn, &side_lines(view), columns);
        text.push('\n');
        text.push_str(&score(&view.moves, columns));
        if !view.events.is_empty() {
            text.push('\n');
            for (at, what) in recent(view) {
                text.push_str(&(ends_at_left(&at, &what, columns)));
            }
        }
        text.push('\n');
        for (what, command) in waiting(view) {
            for line in wrap(&what, columns) {
                text.push_str(&(line + "\n"));
            }
            text.push_str(&format!("  -> {command}\n"));
        }
        if waiting(view).is_empty() {
            text.push_str(&(nothing(view) + "\n"));
        }
        text
    }

    fn plain(&self) -> String {
        let view = &self.view;
        let mut text = String::new();
        for line in header(view) {
            text.push_str(&layout::sentence(&format!("{line}.")));
        }
        if let Some(last) = shown_move(view) {
            let spoken = speech::words(&format!(
                "Last move: {} {}.",
                last.notated.number, last.notated.san
            ));
            text.push_str(&layout::sentence(&spoken));
        }
        text.push_str(&speech::board(&view.board));
        for (at, what) in recent(view) {
            text.push_str(&layout::sentence(&speech::words(&format!("{at}: {what}."))));
        }
        for (what, command) in waiting(view) {
            text.push_str(&layout::sentence(&speech::words(&what)));
            text.push_str(&layout::command(&command));
        }
        if waiting(view).is_empty() {
            text.push_str(&layout::sentence(&nothing(view)));
        }
        text
    }
}

/// Event and players; who the user is and how it stands.
fn header(view: &GameView) -> Vec<String> {
    let mut place = vec![format!("Game {}", view.id)];
    place.extend(view.event.as_deref().map(visible));
    place.extend(
        view.round
            .as_deref()
            .map(|round| format!("round {}", visible(round))),
    );
    place.extend(view.site.as_deref().map(visible));
    let players = format!("{} - {}", visible(&view.white), visible(&view.black));
    let state = match (view.state, view.color, view.turn) {
        ("open", Some(color), Some("me")) => format!("you are {}; it is your move", capital(color)),
        ("open", Some(color), _) => {
            let name = visible(&surname(opponent(view)));
            format!("you are {}; it is {name}'s move", capital(color))
        }
        (_, Some(color), _) => format!(
            "you were {}; the game ended {}",
            capital(color),
            view.result
        ),
        (_, None, _) => format!("a game of others, {}", view.result),
    };
    let ended = view
        .ended_by
        .map_or_else(String::new, |how| format!("; {how} on the board"));
    let offer = if view.draw_offered {
        let name = visible(&surname(opponent(view)));
        format!("; {name} offers a draw")
    } else {
        String::new()
    };
    vec![place.join(", "), players, format!("{state}{ended}{offer}")]
}

fn opponent(view: &GameView) -> &str {
    match view.color {
        Some("white") => &view.black,
        _ => &view.white,
    }
}

fn shown_move(view: &GameView) -> Option<&MoveView> {
    view.moves.iter().find(|mv| mv.ply == view.ply)
}

/// What stands beside the board: the last move and, for a past position, where it is.
fn side_lines(view: &GameView) -> Vec<String> {
    let mut lines = Vec::new();
    match shown_move(view) {
        Some(mv) => lines.push(format!("Last: {}", mv.notated.in_sentence())),
        None => lines.push("No move yet".to_owned()),
    }
    let n_plies = view.moves.len();
    if usize::try_from(view.ply).is_ok_and(|ply| ply < n_plies) {
        lines.push(format!("after {} of {n_plies} half-moves", view.ply));
    }
    let to_move = match view.board.position.turn() {
        Color::White => "White to move",
        Color::Black => "Black to move",
    };
    if view.ended_by.is_none() {
        let check = if view.board.position.is_check() {
            ", in check"
        } else {
            ""
        };
        lines.push(format!("{to_move}{check}"));
    }
    lines
}

/// Puts lines at the right of the board, or below it where there is no room.
fn beside(text: &mut String, drawn: &str, side: &[String], columns: usize) {
    let widest = side.iter().map(|line| width(line)).max().unwrap_or(0);
    if BOARD_COLUMNS + widest > columns {
        text.push_str(drawn);
        for line in side {
            text.push_str(&format!("{line}\n"));
        }
        return;
    }
    for (index, line) in drawn.lines().enumerate() {
        let beside = side.get(index).map_or("", String::as_str);
        text.push_str(format!("{}{beside}", pad(line, BOARD_COLUMNS)).trim_end());
        text.push('\n');
    }
}

/// The score in both forms: as many columns of numbered pairs as fit.
fn score(moves: &[MoveView], columns: usize) -> String {
    let mut rows: Vec<[String; 5]> = Vec::new();
    for mv in moves {
        let notated = &mv.notated;
        let san = if notated.text == notated.san {
            ""
        } else {
            notated.san.as_str()
        };
        match rows.last_mut() {
            Some(row) if mv.color == "black" => {
                row[2].clone_from(&notated.text);
                row[4] = san.to_owned();
            }
            _ => {
                let number = notated.number.trim_end_matches('.').to_owned() + ".";
                rows.push(if mv.color == "white" {
                    [
                        number,
                        notated.text.clone(),
                        String::new(),
                        san.to_owned(),
                        String::new(),
                    ]
                } else {
                    let dots = "...".to_owned();
                    [
                        number,
                        dots.clone(),
                        notated.text.clone(),
                        dots,
                        san.to_owned(),
                    ]
                });
            }
        }
    }
    let mut widths = [0; 5];
    for row in &rows {
        for (column, cell) in widths.iter_mut().zip(row) {
            *column = width(cell).max(*column);
        }
    }
    let cells: Vec<String> = rows.iter().map(|row| score_cell(row, widths)).collect();
    let widest = cells.iter().map(|cell| width(cell)).max().unwrap_or(1);
    let n_columns = ((columns + 3) / (widest + 3)).max(1);
    let n_lines = cells.len().div_ceil(n_columns);
    let mut text = String::new();
    for at in 0..n_lines {
        let line = cells.iter().skip(at).step_by(n_lines.max(1));
        let line: Vec<String> = line.map(|cell| pad(cell, widest)).collect();
        text.push_str(line.join("   ").trim_end());
        text.push('\n');
    }
    text
}

fn score_cell(row: &[String; 5], widths: [usize; 5]) -> String {
    let [number, white, black, white_san, black_san] = row;
    let [number_width, white_width, black_width, san_width, _] = widths;
    let both = format!(
        "{} {} {}",
        layout::pad_left(number, number_width),
        pad(white, white_width),
        pad(black, black_width)
    );
    if san_width == 0 {
        return both;
    }
    format!("{both}  {} {black_san}", pad(white_san, san_width))
}

fn recent(view: &GameView) -> Vec<(String, String)> {
    let surplus = view.events.len().saturating_sub(EVENTS_MAX);
    let events = view.events.iter().skip(surplus);
    events
        .map(|event| (day(event.at, view.now), event.text.clone()))
        .collect()
}

fn ends_at_left(at: &str, what: &str, columns: usize) -> String {
    let left = pad(at, 12);
    let mut text = String::new();
    for (index, line) in wrap(what, columns.saturating_sub(14).max(20))
        .iter()
        .enumerate()
    {
        let left = if index == 0 {
            left.clone()
        } else {
            " ".repeat(width(&left))
        };
        text.push_str(&format!("{left}  {line}\n"));
    }
    text
}

/// What waits for the user, each with its command.
fn waiting(view: &GameView) -> Vec<(String, String)> {
    let mut waiting: Vec<(String, String)> = view
        .held
        .iter()
        .map(|item| {
            let text = format!(
                "Held since {}: {}",
                day(item.received_at, view.now),
                visible(&item.explanation)
            );
            (text, format!("ccmail held show {}", item.held))
        })
        .collect();
    let mut has_answer = false;
    for draft in &view.drafts {
        let state = draft_state_words(draft.is.1);
        let mv = draft
            .answer
            .as_ref()
            .map(|mv| format!(", {}", mv.in_sentence()));
        let text = format!("Draft {}{}: {state}.", draft.id, mv.unwrap_or_default());
        if draft.is.1 == DraftState::NeedsMove {
            waiting.push((text, format!("ccmail play {} MOVE", view.id)));
        } else {
            waiting.push((text, format!("ccmail draft show {}", draft.id)));
        }
        has_answer |= draft.kind == "reply" || draft.kind == "opening";
    }
    if view.turn == Some("me") && view.ended_by.is_none() && !has_answer {
        waiting.push((
            "It is your move.".to_owned(),
            format!("ccmail play {} MOVE", view.id),
        ));
    }
    waiting
}

fn nothing(view: &GameView) -> String {
    match view.turn {
        Some("opponent") => format!(
            "Nothing to do: {} is on move.",
            visible(&surname(opponent(view)))
        ),
        _ => "Nothing to do. Next: ccmail status".to_owned(),
    }
}

fn capital(text: &str) -> &'static str {
    if text == "white" { "White" } else { "Black" }
}
