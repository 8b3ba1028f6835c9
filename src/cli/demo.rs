use std::path::{Path, PathBuf};

use crate::app::{App, DemoError, DemoWorld};

use super::context::Context;
use super::dates::count;
use super::draft;
use super::error::{CliError, chain};
use super::layout::{self, wrap};
use super::run::once;

/// Look around in a small made-up world first
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A new folder for it
    #[arg(value_name = "DIR", default_value = "ccmail-demo")]
    folder: PathBuf,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let world = DemoWorld::lay_out(&args.folder, context.clock.now())?;
    let app = App::open(world.config.clone(), context.clock.clone())?;
    let games = app.import(std::slice::from_ref(&world.games))?;
    if context.output.is_json() {
        once(&app, context)?;
        return context.output.answer(&app.status(false)?);
    }
    let laid_out = format!(
        "Ann Example plays chess by mail. Her world lies in {}: {} in play, {}, and a mailbox \
         with {} that came in the last days.",
        args.folder.display(),
        count(games.in_play, "game"),
        count(games.past, "past game"),
        count(world.n_mails, "mail"),
    );
    say(context, &laid_out)?;

    let about = "Each mail is read; an opponent's move that is certain goes on record, and the \
                 reply is drafted.";
    heading(context, "run --once", about)?;
    once(&app, context)?;

    let about = "What needs her comes first; then the games in which it is her move.";
    heading(context, "status", about)?;
    context.output.answer(&app.status(false)?)?;

    if let Some(item) = app.held_list()?.items.first() {
        let about = "Nothing is ever guessed: what does not fit is held, and this is why.";
        heading(context, &format!("held show {}", item.held), about)?;
        context.output.answer(&app.held_view(item.held)?)?;
    }
    let drafts = app.draft_list(false)?.drafts;
    if let Some(view) = drafts.first() {
        let about = "This mail lies in her Drafts folder. Only her own move is missing, and only \
                     she sends it.";
        heading(context, &format!("draft show {}", view.id), about)?;
        draft::show(context, view)?;
    }
    let game = drafts.first().and_then(|draft| draft.game);
    let rule = "-".repeat(context.output.style().columns);
    if !context.output.is_plain() {
        context.output.text(&format!("\n{rule}"))?;
    }
    context.output.text(&next(&args.folder, game.unwrap_or(1)))
}

/// Shows the command whose answer follows, and what it is about.
fn heading(context: &Context, command: &str, about: &str) -> Result<(), CliError> {
    let output = &context.output;
    if output.is_plain() {
        let said = layout::sentence(about);
        let command = layout::command(&format!("ccmail {command}"));
        return output.text(&format!("\n{said}{command}"));
    }
    let style = output.style();
    let rule = "-".repeat(style.columns);
    let prompt = style.bold(&format!("$ ccmail {command}"));
    let about = wrap(about, style.columns).join("\n");
    output.text(&format!("\n{rule}\n{about}\n\n{prompt}\n\n"))
}

fn say(context: &Context, text: &str) -> Result<(), CliError> {
    if context.output.is_plain() {
        return context.output.text(&layout::sentence(text));
    }
    let columns = context.output.style().columns;
    context.output.text(&wrap(text, columns).join("\n"))
}

/// What to try now, with what it takes to be typed as it stands.
fn next(folder: &Path, game: i64) -> String {
    let config = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let config = quoted(&config.join("config.toml"));
    let mut text =
        "Now you. Tell your shell of this world, and the commands work as they stand:\n\n"
            .to_owned();
    if let Some(path) = program_folder() {
        text.push_str(&format!("  export PATH={}:\"$PATH\"\n", quoted(&path)));
    }
    text.push_str(&format!(
        "  export CCMAIL_CONFIG={config}\n\n\
         (Or name it each time: ccmail --config {config} status)\n\n\
         \x20 ccmail show {game}          the board, and the game so far\n\
         \x20 ccmail play {game} Nc3      your move; it goes into the draft, see: ccmail drafts\n\
         \x20 ccmail held            the mails that were held; each says what can be done\n\
         \x20 ccmail status          what is left to do\n"
    ));
    text
}

/// The folder of this program, if the shell would not find it by its name.
fn program_folder() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let folder = program.parent()?;
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_found = std::env::split_paths(&path).any(|one| one == folder);
    (!is_found).then(|| folder.to_owned())
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+".contains(c);
    if text.chars().all(is_plain) {
        text
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

impl From<DemoError> for CliError {
    fn from(error: DemoError) -> Self {
        let said = chain(&error);
        match error {
            DemoError::NotEmpty(folder) => {
                let config = folder.join("config.toml");
                let said = Self::user(said)
                    .hint("name a folder that is not there yet: ccmail demo NEW-FOLDER");
                if config.is_file() {
                    let config = quoted(&config);
                    said.hint(format!(
                        "or look around in this one: ccmail --config {config} status"
                    ))
                } else {
                    said
                }
            }
            DemoError::Io { .. } => Self::user(said).hint("name a folder where you may write"),
            DemoError::Config(error) => error.into(),
        }
    }
}
