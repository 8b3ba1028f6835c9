use super::context::Context;
use super::error::CliError;

/// TODO
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {}

pub(super) fn run(_args: &Args, _context: &Context) -> Result<(), CliError> {
    Err(CliError::user("not built yet"))
}
