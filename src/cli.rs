//! The command line: one file a command, each `Args` and `run`, and one place that prints.

mod board;
mod context;
mod dates;
mod error;
mod help;
mod layout;
mod output;
mod speech;

mod backup;
mod completions;
mod convert;
mod demo;
mod doctor;
mod draft;
mod drafts;
mod held;
mod import;
mod ingest;
mod init;
mod man;
mod new;
mod notations;
mod play;
mod restore;
mod run;
mod show;
mod status;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{FromArgMatches as _, Parser, Subcommand};

use self::context::Context;
use self::error::CliError;
use self::output::Form;

/// The heading of the options that every command takes; it comes after those of the command.
const GENERAL: &str = "General options";

/// Keeps your games of correspondence chess by e-mail
#[derive(Debug, Parser)]
#[command(name = "ccmail", version, max_term_width = 80)]
struct Cli {
    #[arg(help = "The config file [default: $CCMAIL_CONFIG, then ~/.config/ccmail/config.toml]")]
    #[arg(long, global = true, value_name = "FILE", help_heading = GENERAL)]
    config: Option<PathBuf>,
    /// Print JSON for scripts
    #[arg(long, global = true, help_heading = GENERAL)]
    json: bool,
    /// Say everything in plain sentences, for screen readers
    #[arg(long, global = true, help_heading = GENERAL)]
    plain: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Status(status::Args),
    Show(show::Args),
    Play(play::Args),
    Held(held::Args),
    Drafts(drafts::Args),
    Import(import::Args),
    Run(run::Args),
    Draft(draft::Args),
    New(new::Args),
    Ingest(ingest::Args),
    Init(init::Args),
    Demo(demo::Args),
    Doctor(doctor::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Convert(convert::Args),
    Notations(notations::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// Runs the program with its arguments, prints, and gives the exit status.
#[must_use]
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let matches = help::command().try_get_matches_from(args);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return output::usage(&error),
    };
    let form = match (cli.json, cli.plain) {
        (true, _) => Form::Json,
        (false, true) => Form::Plain,
        (false, false) => Form::Text,
    };
    let context = Context::new(cli.config, form);
    let result = match context {
        Ok(context) => {
            let command = cli
                .command
                .unwrap_or(Command::Status(status::Args::default()));
            dispatch(command, &context)
        }
        Err(error) => Err(error),
    };
    output::finish(result)
}

fn dispatch(command: Command, context: &Context) -> Result<(), CliError> {
    match command {
        Command::Status(args) => status::run(&args, context),
        Command::Show(args) => show::run(&args, context),
        Command::Play(args) => play::run(&args, context),
        Command::Held(args) => held::run(&args, context),
        Command::Drafts(args) => drafts::run(&args, context),
        Command::Import(args) => import::run(&args, context),
        Command::Run(args) => run::run(&args, context),
        Command::Draft(args) => draft::run(&args, context),
        Command::New(args) => new::run(&args, context),
        Command::Ingest(args) => ingest::run(&args, context),
        Command::Init(args) => init::run(&args, context),
        Command::Demo(args) => demo::run(&args, context),
        Command::Doctor(args) => doctor::run(&args, context),
        Command::Backup(args) => backup::run(&args, context),
        Command::Restore(args) => restore::run(&args, context),
        Command::Convert(args) => convert::run(&args, context),
        Command::Notations(args) => notations::run(&args, context),
        Command::Completions(args) => completions::run(&args, context),
        Command::Man(args) => man::run(&args, context),
    }
}
