use std::ops::ControlFlow;

use crate::app::{RunReport, Trouble};

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
    let mut printed = Ok(());
    let report = |report: RunReport| {
        match report {
            RunReport::Filed(lines) => printed = ingest::print(context, &lines),
            RunReport::Trouble(trouble) => tell(context, &trouble),
        }
        if printed.is_err() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let is_well = if args.once {
        app.run_once(report)?
    } else {
        app.run(report)?;
        true
    };
    printed?;
    if is_well {
        Ok(())
    } else {
        Err(CliError::system("not all mail could be handled")
            .hint("what could be read is handled; the rest is named above"))
    }
}

fn tell(context: &Context, trouble: &Trouble) {
    let Trouble { message, hint } = trouble;
    context
        .output
        .note(&format!("warning: {message}\nhint: {hint}"));
}
