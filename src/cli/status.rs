mod wording;

use crate::app::{GameStatus, HeldItem, Status, visible};

use self::wording::{
    draft_lines, event, last_move, looks, named, next, service, shown_name, spoken_game, summary,
};
use super::context::Context;
use super::dates::{count, day, days, moment};
use super::error::CliError;
use super::layout::{self, Column, Give, capital, ends, pad, pad_left, wrap};
use super::output::{Answer, Style};
use super::speech;

/// Show what needs you: mails to look at, your move, their move
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    /// Show the games that have ended, too
    #[arg(long)]
    all: bool,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    context.output.answer(&app.status(args.all)?)
}

/// Columns of the opponents' names in the first group.
const NAME_COLUMNS: usize = 16;
/// Terminals narrower than this have no column for days in the first group.
const SINCE_COLUMNS_MIN: usize = 72;

/// The games in their groups; each game stands in one.
struct Groups<'s> {
    look: Vec<&'s GameStatus>,
    mine: Vec<&'s GameStatus>,
    theirs: Vec<&'s GameStatus>,
    ended: Vec<&'s GameStatus>,
}

impl<'s> Groups<'s> {
    fn of(status: &'s Status) -> Self {
        let mut groups = Self {
            look: Vec::new(),
            mine: Vec::new(),
            theirs: Vec::new(),
            ended: Vec::new(),
        };
        for game in &status.games {
            if !game.attention.is_empty() {
                groups.look.push(game);
            } else if game.result.is_some() {
                groups.ended.push(game);
            } else if game.turn == "me" {
                groups.mine.push(game);
            } else {
                groups.theirs.push(game);
            }
        }
        // Whoever has waited longest is served first.
        let longest_first = |game: &&GameStatus| std::cmp::Reverse(game.waiting_days);
        groups.mine.sort_by_key(longest_first);
        groups.theirs.sort_by_key(longest_first);
        groups
    }
}

impl Answer for Status {
    fn text(&self, style: Style) -> String {
        let columns = style.columns;
        let mut text = ends(&moment(self.now), &service(self), columns) + "\n";
        for account in &self.service.accounts {
            if let Some(error) = &account.error {
                let line = format!("account {}: {}", account.name, visible(error));
                text.push_str(&(wrap(&line, columns).join("\n") + "\n"));
            }
        }
        if self.games.is_empty() && self.unplaced.is_empty() {
            text.push_str(EMPTY);
            return text;
        }
        let groups = Groups::of(self);
        let n_look = groups.look.len() + self.unplaced.len();
        if n_look > 0 {
            let n = count(
                n_look,
                if self.unplaced.is_empty() {
                    "game"
                } else {
                    "item"
                },
            );
            text.push_str(&heading("LOOK AT THESE", &n, style));
            for game in &groups.look {
                look_rows(&mut text, game, self, columns);
            }
            for item in &self.unplaced {
                unplaced_rows(&mut text, item, self, columns);
            }
        }
        let listed = [
            ("YOUR MOVE", "their last move", &groups.mine),
            ("THEIR MOVE", "your last move", &groups.theirs),
            ("ENDED", "last move", &groups.ended),
        ];
        for (name, last, games) in listed {
            if !games.is_empty() {
                let n = count(games.len(), "game");
                text.push_str(&heading(name, &n, style));
                text.push_str(&games_table(games, last, columns));
            }
        }
        let end = format!("{} Next: {}", summary(self), next(self, &groups));
        text.push('\n');
        text.push_str(&(wrap_commands(&end, columns) + "\n"));
        text
    }

    fn plain(&self) -> String {
        let groups = Groups::of(self);
        let mut text = String::new();
        let mut say = |line: &str| {
            text.push_str(&match line.strip_prefix("Command: ") {
                Some(command) => layout::command(command),
                None => layout::sentence(line),
            });
        };
        if self.games.is_empty() && self.unplaced.is_empty() {
            say("No games yet.");
            say("Import games with: ccmail import FILE");
            say("Or begin one with: ccmail new --help");
            return text;
        }
        let n_look = groups.look.len() + self.unplaced.len();
        if n_look > 0 {
            let need = if n_look == 1 { "needs" } else { "need" };
            say(&format!("{n_look} {need} a look."));
        }
        for game in &groups.look {
            for (gist, command) in looks(game) {
                let name = shown_name(game);
                say(&format!(
                    "Game {}, {name}: {}.",
                    game.id,
                    speech::words(&gist)
                ));
                say(&format!("Command: {command}"));
            }
        }
        for item in &self.unplaced {
            say(&format!(
                "A mail: {}",
                speech::words(&visible(&item.explanation))
            ));
            say(&format!("Command: ccmail held show {}", item.held));
        }
        for (games, whose) in [(&groups.mine, "your move"), (&groups.theirs, "their move")] {
            if games.is_empty() {
                continue;
            }
            say(&format!("{}, {whose}.", count(games.len(), "game")));
            for game in games {
                say(&spoken_game(game));
                for (what, command) in draft_lines(game) {
                    say(&format!("{}.", capital(&speech::words(&what))));
                    say(&format!("Command: {command}"));
                }
            }
        }
        for game in &groups.ended {
            let result = game.result.unwrap_or_default();
            say(&format!(
                "Game {}, {}: ended {result}.",
                game.id,
                shown_name(game)
            ));
        }
        say(&format!("{}.", capital(&service(self))));
        say(&format!("Next: {}", next(self, &groups)));
        text
    }
}

const EMPTY: &str = "
No games yet.

  ccmail import FILE     take your games from PGN files
  ccmail new --help      begin a game with somebody
  ccmail demo            look around in a small made-up world first
";

fn heading(name: &str, n: &str, style: Style) -> String {
    let line = ends(name, n, style.columns);
    format!("\n{}\n", line.replacen(name, &style.bold(name), 1))
}

fn look_rows(text: &mut String, game: &GameStatus, status: &Status, columns: usize) {
    let since = game
        .held
        .first()
        .map(|item| day(item.received_at, status.now));
    for (index, (gist, command)) in looks(game).into_iter().enumerate() {
        let id = if index == 0 {
            pad_left(&game.id.to_string(), 3)
        } else {
            String::new()
        };
        let names = if index == 0 {
            [named(game), event(game)]
        } else {
            Default::default()
        };
        let since = since.as_deref().filter(|_| index == 0).unwrap_or_default();
        look_block(text, &id, &names, &gist, &command, since, columns);
    }
}

fn unplaced_rows(text: &mut String, item: &HeldItem, status: &Status, columns: usize) {
    let from = visible(item.from.as_deref().unwrap_or("nobody"));
    let subject = visible(item.subject.as_deref().unwrap_or_default());
    let since = day(item.received_at, status.now);
    let command = format!("ccmail held show {}", item.held);
    let gist = visible(&item.gist);
    look_block(
        text,
        "  -",
        &[from, subject],
        &gist,
        &command,
        &since,
        columns,
    );
}

/// Number, name over event; the gist, and the command below it; since when at the right.
#[expect(clippy::too_many_arguments, reason = "each is a cell")]
fn look_block(
    text: &mut String,
    id: &str,
    names: &[String; 2],
    gist: &str,
    command: &str,
    since: &str,
    columns: usize,
) {
    let left = 5 + NAME_COLUMNS + 2;
    let right = if columns < SINCE_COLUMNS_MIN {
        0
    } else {
        layout::width(since) + 2
    };
    let mut lines = wrap(gist, columns.saturating_sub(left + right).max(20));
    lines.push(format!("-> {command}"));
    for (index, line) in lines.iter().enumerate() {
        let name = names.get(index).map(|name| layout::cut(name, NAME_COLUMNS));
        let id = if index == 0 { id } else { "" };
        let cells = format!(
            "{}  {}  {line}",
            pad(id, 3),
            pad(&name.unwrap_or_default(), NAME_COLUMNS)
        );
        if index == 0 && right > 0 {
            text.push_str(&ends(&cells, since, columns));
        } else {
            text.push_str(cells.trim_end());
        }
        text.push('\n');
    }
}

fn games_table(games: &[&GameStatus], last: &'static str, columns: usize) -> String {
    let column = |head, give| Column { head, give };
    let heads = [
        column("", Give::Stays),
        column("game", Give::IsCut),
        column("opponent", Give::IsCut),
        column(last, Give::Stays),
        column("since", Give::Goes),
    ];
    let rows: Vec<(Vec<String>, Vec<String>)> = games
        .iter()
        .map(|game| {
            let since = match game.result {
                Some(result) => result.to_owned(),
                None => game.waiting_days.map(days).unwrap_or_default(),
            };
            let id = pad_left(&game.id.to_string(), 3);
            let cells = vec![id, event(game), named(game), last_move(game), since];
            let below = draft_lines(game)
                .into_iter()
                .map(|(what, command)| format!("-> {what}: {command}"));
            (cells, below.collect())
        })
        .collect();
    layout::table(&heads, &rows, columns)
}

/// Wraps a line, but never within the command that ends it.
fn wrap_commands(line: &str, columns: usize) -> String {
    match line.split_once(" Next: ") {
        Some((before, command)) if layout::width(line) > columns => {
            format!("{}\nNext: {command}", wrap(before, columns).join("\n"))
        }
        _ => line.to_owned(),
    }
}
