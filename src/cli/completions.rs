use clap_complete::Shell;

use super::context::Context;
use super::error::CliError;
use super::help;

/// Print the completions for your shell
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The shell
    shell: Shell,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(), "ccmail", &mut script);
    context.output.text(&String::from_utf8_lossy(&script))
}
