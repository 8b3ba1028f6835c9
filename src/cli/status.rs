use crate::app::{GameStatus, HeldItem, Status, draft_state_words, visible};
use crate::correspondence::{DraftKind, DraftState, surname};

use super::context::Context;
use super::dates::{ago, count, day, days, moment};
use super::error::CliError;
use super::layout::{self, Column, Give, ends, pad, pad_left, wrap};
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
        let mut say = |line: &str| text.push_str(&layout::sentence(line));
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
                say(&format!("  Command: {command}"));
            }
        }
        for item in &self.unplaced {
            say(&format!(
                "A mail: {}",
                speech::words(&visible(&item.explanation))
            ));
            say(&format!("  Command: ccmail held show {}", item.held));
        }
        for (games, whose) in [(&groups.mine, "your move"), (&groups.theirs, "their move")] {
            if games.is_empty() {
                continue;
            }
            say(&format!("{}, {whose}.", count(games.len(), "game")));
            for game in games {
                say(&spoken_game(game));
                for line in draft_lines(game) {
                    say(&format!("  {}", speech::words(&line)));
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
        say(&capital(&service(self)));
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

/// `service running, mail read 2 minutes ago`.
fn service(status: &Status) -> String {
    let state = if status.service.running {
        "service running"
    } else {
        "service not running"
    };
    let reached = status.service.accounts.iter().filter_map(|one| one.reached);
    match reached.min() {
        Some(at) => format!("{state}, mail read {}", ago(at, status.now)),
        None => format!("{state}, no mail read yet"),
    }
}

fn heading(name: &str, n: &str, style: Style) -> String {
    let line = ends(name, n, style.columns);
    format!("\n{}\n", line.replacen(name, &style.bold(name), 1))
}

fn shown_name(game: &GameStatus) -> String {
    visible(&surname(&game.opponent))
}

fn named(game: &GameStatus) -> String {
    let name = shown_name(game);
    match &game.language {
        Some(code) => format!("{name} ({})", visible(code)),
        None => name,
    }
}

fn event(game: &GameStatus) -> String {
    match (&game.event, &game.round) {
        (Some(event), Some(round)) => visible(&format!("{event}/{round}")),
        (Some(event), None) => visible(event),
        (None, _) => "friendly".to_owned(),
    }
}

fn last_move(game: &GameStatus) -> String {
    let Some(last) = &game.last_move else {
        return "no move yet".to_owned();
    };
    let (number, text) = (&last.notated.number, &last.notated.text);
    if *text == last.san {
        format!("{number} {text}")
    } else {
        format!("{number} {text} {}", last.san)
    }
}

/// What is to be looked at in a game, each with its command.
fn looks(game: &GameStatus) -> Vec<(String, String)> {
    let mut looks: Vec<(String, String)> = game
        .held
        .iter()
        .map(|item| {
            let asked = item.asked.map_or("", |_| " (you have asked)");
            let gist = format!("{}{asked}", visible(&item.gist));
            (gist, format!("ccmail held show {}", item.held))
        })
        .collect();
    let has_offer = game.held.iter().any(|item| item.reason == "draw_offer");
    if game.attention.contains(&"draw_offer") && !has_offer {
        let gist = format!("offers a draw with {}", last_move(game));
        looks.push((gist, format!("ccmail show {}", game.id)));
    }
    for draft in &game.drafts {
        if matches!(draft.is.1, DraftState::Refused | DraftState::Unclear) {
            let gist = format!("draft {}: {}", draft.draft, draft_state_words(draft.is.1));
            looks.push((gist, format!("ccmail draft show {}", draft.draft)));
        }
    }
    looks
}

fn look_rows(text: &mut String, game: &GameStatus, status: &Status, columns: usize) {
    let since = game
        .held
        .first()
        .map(|item| day(item.received_at, status.now));
    for (index, (gist, command)) in looks(game).into_iter().enumerate() {
        let head = [pad_left(&game.id.to_string(), 3), String::new()];
        let [id, _] = if index == 0 { head } else { Default::default() };
        let names = if index == 0 {
            [named(game), event(game)]
        } else {
            Default::default()
        };
        let since = since.as_deref().unwrap_or_default();
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
                .map(|line| format!("-> {line}"));
            (cells, below.collect())
        })
        .collect();
    layout::table(&heads, &rows, columns)
}

/// What a game's drafts wait for, where the group does not say it already.
fn draft_lines(game: &GameStatus) -> Vec<String> {
    let ready = game
        .drafts
        .iter()
        .filter(|draft| draft.is.1 == DraftState::Ready);
    ready
        .map(|draft| {
            let what = match (&draft.answer, draft.is.0) {
                (Some(answer), _) => answer.in_sentence(),
                (None, DraftKind::Query) => "your question".to_owned(),
                (None, DraftKind::Resend) => "your last answer once more".to_owned(),
                (None, DraftKind::Reminder) => "a reminder".to_owned(),
                (None, _) => "a letter".to_owned(),
            };
            format!("{what} is ready to send: ccmail draft show {}", draft.draft)
        })
        .collect()
}

fn spoken_game(game: &GameStatus) -> String {
    let name = shown_name(game);
    let last = game.last_move.as_ref().map(|last| {
        let number = last.notated.number.trim_end_matches('.');
        let spoken = speech::san(&last.san).unwrap_or_else(|| last.san.clone());
        let who = if game.turn == "me" {
            name.as_str()
        } else {
            "You"
        };
        format!("{who} played {number}, {spoken}.")
    });
    let last = last.unwrap_or_else(|| "No move yet.".to_owned());
    let since = game
        .waiting_days
        .map(|n| format!(" {}.", capital(&days(n))));
    format!(
        "Game {}, {name}. {last}{}",
        game.id,
        since.unwrap_or_default()
    )
}

fn summary(status: &Status) -> String {
    let games = count(status.games.len(), "game");
    let mut parts = Vec::new();
    if status.held > 0 {
        parts.push(format!(
            "{} to look at",
            count(usize::try_from(status.held).unwrap_or(0), "mail")
        ));
    }
    if status.drafts > 0 {
        let drafts = count(usize::try_from(status.drafts).unwrap_or(0), "draft");
        parts.push(format!("{drafts} in your Drafts folder"));
    }
    if parts.is_empty() {
        format!("{games}.")
    } else {
        format!("{games}. {}.", parts.join(", "))
    }
}

/// The command that does the first thing that waits.
fn next(status: &Status, groups: &Groups<'_>) -> String {
    if let Some((_, command)) = groups.look.iter().flat_map(|game| looks(game)).next() {
        return command;
    }
    if let Some(item) = status.unplaced.first() {
        return format!("ccmail held show {}", item.held);
    }
    let needs_move = groups.mine.iter().find(|game| draft_lines(game).is_empty());
    if let Some(game) = needs_move {
        return format!("ccmail play {} MOVE", game.id);
    }
    let drafts = status.games.iter().flat_map(|game| &game.drafts);
    match drafts
        .into_iter()
        .find(|draft| draft.is.1 == DraftState::Ready)
    {
        Some(draft) => format!(
            "ccmail draft show {}, then send it from your mail program",
            draft.draft
        ),
        None => "nothing to do until mail comes".to_owned(),
    }
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

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), chars.as_str())
}
