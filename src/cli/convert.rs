use std::io::BufRead as _;

use crate::app;

use super::context::Context;
use super::error::CliError;

/// Read moves in one notation and write them in another
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    /// Answer JSON lines, a single move each
    #[arg(long)]
    batch: bool,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    if args.batch {
        return batch(context);
    }
    Err(CliError::user("not built yet"))
}

fn batch(context: &Context) -> Result<(), CliError> {
    let mut stdin = std::io::stdin().lock();
    let mut line = Vec::new();
    while stdin.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            context.output.text(&app::answer_line(text.trim()))?;
        }
        line.clear();
    }
    Ok(())
}
