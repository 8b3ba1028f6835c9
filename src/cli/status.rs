use super::context::Context;
use super::error::CliError;

/// Show what needs you: mails to look at, your move, their move
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {}

pub(super) fn run(_args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    context.output.json_line(&app.status(false)?)
}
