use std::ops::ControlFlow;

use crate::app::{App, RunReport, Trouble};

use super::context::Context;
use super::error::CliError;
use super::ingest;

/// Read mail as it arrives and keep the drafts ready
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    /// Handle what is there and end
    #[arg(long)]
    once: bool,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    if args.once {
        return once(&app, context);
    }
    let mut printed = Ok(());
    app.run(|report| tell(context, report, &mut printed))?;
    printed
}

/// Handles the mail that is there, and tells what became of it.
pub(super) fn once(app: &App, context: &Context) -> Result<(), CliError> {
    let mut printed = Ok(());
    let is_well = app.run_once(|report| tell(context, report, &mut printed))?;
    printed?;
    if is_well {
        Ok(())
    } else {
        Err(CliError::system("not all mail could be handled")
            .hint("what could be read is handled; the rest is named above"))
    }
}

/// Prints a report; whoever can't be told any more ends the run.
fn tell(
    context: &Context,
    report: RunReport,
    printed: &mut Result<(), CliError>,
) -> ControlFlow<()> {
    match report {
        RunReport::Filed(lines) => *printed = ingest::print(context, &lines),
        RunReport::Trouble(Trouble { message, hint }) => context
            .output
            .note(&format!("warning: {message}\nhint: {hint}")),
    }
    if printed.is_err() {
        ControlFlow::Break(())
    } else {
        ControlFlow::Continue(())
    }
}
