mod told;

use crate::app::{Choice, HeldLine, HeldList, HeldNote, HeldView, visible};
use crate::correspondence::surname;

use self::told::Told;
use super::context::Context;
use super::dates::day;
use super::error::CliError;
use super::layout::{self, Column, Give, width, wrap};
use super::output::{Answer, Style};
use super::speech;

/// List the held mails, look at one, and decide about it
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Option<Action>,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Show a held mail: its lines, what is wrong, and what can be done
    Show {
        /// Its number
        held: i64,
    },
    /// Record the opponent's move that a held mail holds
    Accept {
        /// Its number
        held: i64,
        /// The move, in any notation; may be left out where the mail is clear
        #[arg(value_name = "MOVE")]
        mv: Option<String>,
        /// The game that is meant, where the mail does not say it
        #[arg(long)]
        game: Option<String>,
    },
    /// Record nothing, and take a held mail off the list
    Dismiss {
        /// Its number
        held: i64,
    },
    /// Draft a question to the opponent about a held mail
    Ask {
        /// Its number
        held: i64,
    },
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    let outcome = match &args.action {
        None => return context.output.answer(&app.held_list()?),
        Some(Action::Show { held }) => return context.output.answer(&app.held_view(*held)?),
        Some(Action::Accept { held, mv, game }) => {
            let game = game
                .as_deref()
                .map(|text| app.find_game(text))
                .transpose()?;
            app.accept_held(*held, mv.as_deref(), game)?
        }
        Some(Action::Dismiss { held }) => app.dismiss_held(*held)?,
        Some(Action::Ask { held }) => app.ask_held(*held)?,
    };
    app.deliver()?;
    context.output.answer(&Told(&outcome))
}

impl Answer for HeldList {
    fn text(&self, style: Style) -> String {
        if self.items.is_empty() {
            return "No mail is held. Next: ccmail status\n".to_owned();
        }
        let column = |head, give| Column { head, give };
        let heads = [
            column("", Give::Stays),
            column("game", Give::Stays),
            column("from", Give::IsCut),
            column("since", Give::Goes),
        ];
        let rows: Vec<(Vec<String>, Vec<String>)> = self
            .items
            .iter()
            .map(|item| {
                let id = layout::pad_left(&item.held.to_string(), 3);
                let game = item
                    .game
                    .map_or_else(|| "-".to_owned(), |game| game.to_string());
                let from = match (&item.opponent, &item.from) {
                    (Some(name), _) => surname(name),
                    (None, from) => from.clone().unwrap_or_else(|| "nobody".to_owned()),
                };
                let asked = item
                    .asked
                    .map(|draft| format!("You have asked: draft {draft}."));
                let mut below = vec![visible(&item.explanation)];
                below.extend(asked);
                below.push(format!("-> ccmail held show {}", item.held));
                let since = day(item.received_at, self.now);
                (vec![id, game, visible(&from), since], below)
            })
            .collect();
        layout::table(&heads, &rows, style.columns)
    }

    fn plain(&self) -> String {
        if self.items.is_empty() {
            return "No mail is held.\n".to_owned();
        }
        let mut text = layout::sentence(&super::dates::count(self.items.len(), "held mail"));
        for item in &self.items {
            let game = item
                .game
                .map_or_else(String::new, |game| format!(", game {game}"));
            let said = speech::words(&visible(&item.explanation));
            text.push_str(&layout::sentence(&format!(
                "Held {}{game}. {said}",
                item.held
            )));
        }
        text.push_str("Command: ccmail held show N\n");
        text
    }
}

impl Answer for HeldView {
    fn text(&self, style: Style) -> String {
        let item = &self.item;
        let columns = style.columns;
        let mut text = String::new();
        let head = format!("{} Nothing was recorded.", title(self));
        text.push_str(&style.bold(&wrap(&head, columns).join("\n")));
        text.push('\n');
        text.push_str(&(wrap(&visible(&item.explanation), columns).join("\n") + "\n\n"));
        text.push_str(&format!(
            "Mail of {}\n",
            item.received_at.format("%A %-d %B, %-H:%M")
        ));
        for (name, value) in [("From", &item.from), ("Subject", &item.subject)] {
            if let Some(value) = value {
                text.push_str(&format!("{name}: {}\n", visible(value)));
            }
        }
        for note in &self.subject_notes {
            let line = item.subject.as_deref().unwrap_or_default();
            text.push_str(&caret_lines("", "Subject: ", line, note, columns));
        }
        text.push('\n');
        for line in &self.lines {
            mail_lines(&mut text, line, columns);
        }
        if self.n_more_lines > 0 {
            text.push_str(&format!("     ... and {} more lines\n", self.n_more_lines));
        }
        if self.lines.is_empty() {
            text.push_str("     (nothing that can be shown)\n");
        }
        text.push('\n');
        for hint in self.hints.iter().map(String::as_str).chain([self.advice]) {
            text.push_str(&(wrap(&visible(hint), columns).join("\n") + "\n"));
        }
        if let Some(draft) = item.asked {
            let asked = format!("You have asked: draft {draft} (ccmail draft show {draft}).");
            text.push_str(&(wrap(&asked, columns).join("\n") + "\n"));
        }
        text.push('\n');
        text.push_str(&choices(&self.commands, columns));
        text
    }

    fn plain(&self) -> String {
        let item = &self.item;
        let mut text = String::new();
        let mut say = |line: &str| {
            text.push_str(&match line.strip_prefix("Command: ") {
                Some(command) => layout::command(command),
                None => layout::sentence(line),
            });
        };
        say(&speech::words(&visible(&item.explanation)));
        say("Nothing was recorded.");
        say(&title(self));
        say(&format!(
            "Mail of {}.",
            item.received_at.format("%A %-d %B, %-H:%M")
        ));
        for line in &self.lines {
            if line.text.trim().is_empty() {
                continue;
            }
            let kind = match line.kind {
                "own" => String::new(),
                kind => format!(", {kind}"),
            };
            say(&format!("Line {}{kind}: {}", line.n, visible(&line.text)));
            for note in &line.notes {
                say(&format!(
                    "Remark: {}.",
                    speech::words(&visible(&note.remark))
                ));
            }
        }
        for hint in self.hints.iter().map(String::as_str).chain([self.advice]) {
            say(&speech::words(&visible(hint)));
        }
        for choice in &self.commands {
            let does = speech::words(&visible(&choice.does));
            say(&format!("To {does}:"));
            say(&format!("Command: {}", choice.command));
        }
        text
    }
}

/// `Held 4: game 17 against Ferrand (VM26/Gr2).`
fn title(view: &HeldView) -> String {
    let item = &view.item;
    let event = view
        .event
        .as_deref()
        .map(|event| format!(" ({})", visible(event)));
    match (item.game, &item.opponent) {
        (Some(game), Some(name)) => format!(
            "Held {}: game {game} against {}{}.",
            item.held,
            visible(&surname(name)),
            event.unwrap_or_default()
        ),
        _ => format!("Held {}: a mail of no known game.", item.held),
    }
}

/// Writes a line of a mail and the remarks about it; `>` marks what is not the sender's own.
fn mail_lines(text: &mut String, line: &HeldLine, columns: usize) {
    let mark = match line.kind {
        "own" => '|',
        "quoted" => '>',
        _ => ':',
    };
    text.push_str(format!("{:>4} {mark} {}", line.n, visible(&line.text)).trim_end());
    text.push('\n');
    for note in &line.notes {
        text.push_str(&caret_lines("     | ", "", &line.text, note, columns));
    }
}

/// Carets below a spot of a line, and the remark beside or below them.
fn caret_lines(margin: &str, before: &str, line: &str, note: &HeldNote, columns: usize) -> String {
    let end = note.offset.saturating_add(note.len);
    let start = line.get(..note.offset).map(visible).unwrap_or_default();
    let all = line.get(..end).map(visible).unwrap_or_default();
    let column = width(before) + width(&start);
    let carets = "^".repeat(width(&all).saturating_sub(width(&start)).max(1));
    let remark = visible(&note.remark);
    let line = format!("{margin}{}{carets}", " ".repeat(column));
    if width(&line) + 2 + width(&remark) <= columns {
        return format!("{line}  {remark}\n");
    }
    let mut text = format!("{line}\n");
    for part in wrap(&remark, columns.saturating_sub(width(margin) + 4).max(20)) {
        text.push_str(&format!("{margin}    {part}\n"));
    }
    text
}

/// Commands at the left, what they do at the right, or below where there is no room.
fn choices(commands: &[Choice], columns: usize) -> String {
    let widest = commands
        .iter()
        .map(|choice| width(&choice.command))
        .max()
        .unwrap_or(0);
    let mut text = String::new();
    for choice in commands {
        let does = visible(&choice.does);
        let left = widest + 4;
        let room = columns.saturating_sub(left);
        if room >= 30 {
            let parts = wrap(&does, room);
            for (index, part) in parts.iter().enumerate() {
                let command = if index == 0 {
                    choice.command.as_str()
                } else {
                    ""
                };
                text.push_str(&format!(" {}   {part}\n", layout::pad(command, widest)));
            }
        } else {
            text.push_str(&format!(" {}\n", choice.command));
            for part in wrap(&does, columns.saturating_sub(5).max(20)) {
                text.push_str(&format!("     {part}\n"));
            }
        }
    }
    text
}
