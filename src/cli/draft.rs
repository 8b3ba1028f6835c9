use std::fs;
use std::process::Command;

use serde::Serialize;

use crate::app::{App, DraftError, DraftView, Edited, draft_state_words, visible};
use crate::correspondence::{DraftState, surname};

use super::context::Context;
use super::error::{CliError, chain};
use super::layout::{self, wrap};
use super::output::{Answer, Style};
use super::speech;

/// Look at a draft, edit it, throw it away, take it back
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Show the mail as it lies in your Drafts folder
    Show {
        /// Its number
        draft: i64,
    },
    /// Edit the text with $VISUAL or $EDITOR
    Edit {
        /// Its number
        draft: i64,
    },
    /// Throw a draft away; `restore` takes it back
    Discard {
        /// Its number
        draft: i64,
    },
    /// Take a discarded or deleted draft back
    Restore {
        /// Its number
        draft: i64,
    },
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    let told = match args.action {
        Action::Show { draft } => {
            let view = app.draft_by_number(draft)?;
            let view = view.ok_or(DraftError::NoDraft(draft))?;
            return show(context, &view);
        }
        Action::Edit { draft } => edited(&edit(&app, draft)?),
        Action::Discard { draft } => {
            let view = app.discard_draft(draft)?;
            let sentences = vec![
                format!("Draft {draft} is discarded, and leaves your Drafts folder."),
                format!("Take it back with: ccmail draft restore {draft}"),
            ];
            Told { view, sentences }
        }
        Action::Restore { draft } => {
            let view = app.restore_draft(draft)?;
            let state = draft_state_words(view.is.1);
            let mut sentences = vec![format!(
                "Draft {draft} is in your Drafts folder again: {state}."
            )];
            sentences.push(next(&view));
            Told { view, sentences }
        }
    };
    app.deliver()?;
    context.output.answer(&told)
}

/// Shows a draft as the mail that it is.
pub(super) fn show(context: &Context, view: &DraftView) -> Result<(), CliError> {
    context.output.answer(&Letter(view))
}

/// Lets the user's editor work on the text of a draft.
fn edit(app: &App, number: i64) -> Result<Edited, CliError> {
    let draft = app.draft_to_edit(number)?;
    let editor = ["VISUAL", "EDITOR"]
        .iter()
        .find_map(|name| {
            std::env::var(name)
                .ok()
                .filter(|value| !value.trim().is_empty())
        })
        .unwrap_or_else(|| "vi".to_owned());
    let mut words = editor.split_whitespace();
    let program = words.next().unwrap_or("vi");
    let file = tempfile::Builder::new()
        .prefix("ccmail-draft-")
        .suffix(".txt")
        .tempfile()?;
    fs::write(file.path(), &draft.body)?;
    // No shell: the words of the variable are the command, and the file's name is ours.
    let status = Command::new(program)
        .args(words)
        .arg(file.path())
        .status()
        .map_err(|error| {
            CliError::user(format!("cannot start the editor `{program}`: {error}"))
                .hint("set VISUAL or EDITOR to your editor")
        })?;
    if !status.success() {
        return Err(
            CliError::user(format!("the editor `{program}` ended with an error"))
                .hint("the draft is as it was"),
        );
    }
    let body = fs::read_to_string(file.path())?;
    Ok(app.edit_draft(number, &body)?)
}

fn edited(edited: &Edited) -> Told {
    let view = edited.draft.clone();
    let number = view.id;
    let mut sentences = Vec::new();
    if !edited.is_changed {
        sentences.push(format!("Draft {number} is unchanged."));
    } else {
        sentences.push(format!(
            "Draft {number} has your text now; ccmail does not change it any more."
        ));
        match (&view.answer, edited.problem) {
            (_, Some(problem)) => sentences.push(format!("Careful: {problem}.")),
            (Some(mv), None) => sentences.push(format!("Your move in it: {}.", mv.in_sentence())),
            (None, None) => {}
        }
    }
    sentences.push(next(&view));
    Told { view, sentences }
}

fn next(view: &DraftView) -> String {
    match (view.is.1, view.game) {
        (DraftState::NeedsMove, Some(_)) if view.edited => {
            format!("Next: ccmail draft edit {}", view.id)
        }
        (DraftState::NeedsMove, Some(game)) => format!("Next: ccmail play {game} MOVE"),
        _ => "Next: send it from your mail program".to_owned(),
    }
}

/// What was done with a draft.
#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    view: DraftView,
    #[serde(skip)]
    sentences: Vec<String>,
}

impl Answer for Told {
    fn text(&self, style: Style) -> String {
        let lines = self
            .sentences
            .iter()
            .flat_map(|line| wrap(line, style.columns));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    fn plain(&self) -> String {
        let told = self
            .sentences
            .iter()
            .map(|line| layout::sentence(&speech::words(line)));
        told.collect()
    }
}

/// A draft as the mail that it is.
#[derive(Serialize)]
#[serde(transparent)]
struct Letter<'d>(&'d DraftView);

impl Letter<'_> {
    fn fields(&self) -> Vec<(&'static str, String)> {
        let draft = self.0;
        let to = match draft.opponent.as_deref() {
            Some(name) => format!("{} <{}>", spoken_name(name), draft.to),
            None => draft.to.clone(),
        };
        let mut fields = vec![
            ("From", format!("{} <{}>", draft.my_name, draft.from)),
            ("To", to),
        ];
        fields.extend(draft.cc.clone().map(|cc| ("Cc", cc)));
        fields.push(("Subject", draft.subject.clone()));
        fields.extend(draft.in_reply_to.clone().map(|id| ("In-Reply-To", id)));
        fields.push(("References", draft.references.join(" ")));
        fields.push(("Message-ID", draft.message_id.clone()));
        fields
    }
}

impl Answer for Letter<'_> {
    fn text(&self, style: Style) -> String {
        let mut text = String::new();
        for (name, value) in self.fields() {
            let value = visible(&value);
            // Continued lines are set in by one, as in the mail itself.
            let lines = wrap(&format!("{name}: {value}"), style.columns.saturating_sub(1));
            text.push_str(&(lines.join("\n ") + "\n"));
        }
        text.push('\n');
        for line in self.0.body.lines() {
            text.push_str(visible(line).trim_end());
            text.push('\n');
        }
        text
    }

    fn plain(&self) -> String {
        let draft = self.0;
        let name = draft
            .opponent
            .as_deref()
            .map(surname)
            .unwrap_or_else(|| draft.to.clone());
        let head = format!(
            "Draft {} to {}: {}.",
            draft.id,
            visible(&name),
            draft_state_words(draft.is.1)
        );
        let mut text = layout::sentence(&head);
        text.push_str(&layout::sentence(&format!(
            "Subject: {}",
            visible(&draft.subject)
        )));
        for line in draft.body.lines().filter(|line| !line.trim().is_empty()) {
            text.push_str(&layout::sentence(&visible(line)));
        }
        text
    }
}

/// `Nowak, Marek` as a mail program shows a name.
fn spoken_name(name: &str) -> String {
    match name.split_once(',') {
        Some((last, first)) => format!("{} {}", first.trim(), last.trim()),
        None => name.trim().to_owned(),
    }
}

impl From<DraftError> for CliError {
    fn from(error: DraftError) -> Self {
        let base = Self::user(chain(&error));
        match error {
            DraftError::Store(error) => error.into(),
            DraftError::NoDraft(_) => base.hint("see all drafts with: ccmail drafts --all"),
            DraftError::Closed { draft, .. } => {
                base.hint(format!("see it with: ccmail draft show {draft}"))
            }
            DraftError::Replaced { other: draft, .. } => {
                base.hint(format!("see it with: ccmail draft show {draft}"))
            }
            DraftError::Overtaken { game, .. } => {
                base.hint(format!("see the game with: ccmail show {game}"))
            }
            DraftError::ChangedThere(_) => {
                base.hint("edit it there, in your mail program: ccmail leaves it alone")
            }
        }
    }
}
