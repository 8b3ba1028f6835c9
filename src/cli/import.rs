use std::path::PathBuf;

use super::context::Context;
use super::error::CliError;

/// Take games from PGN files: those in play, and past ones
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// PGN files; `-` for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    let summary = app.import(&args.files)?;
    app.deliver()?;
    if context.output.is_json() {
        return context.output.json_line(&summary);
    }
    context.output.text(&summary.sentences())
}
