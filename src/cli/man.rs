use std::path::PathBuf;

use clap_mangen::Man;

use super::context::Context;
use super::error::CliError;
use super::help;

/// Print the manual page, or write those of all commands
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    /// The folder to write a page for each command into
    #[arg(long, value_name = "FOLDER")]
    dir: Option<PathBuf>,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    // `ccmail help` prints the help pages; it needs no page of its own for each.
    let command = help::command().disable_help_subcommand(true);
    let Some(folder) = &args.dir else {
        let mut page = Vec::new();
        Man::new(command).render(&mut page)?;
        return context.output.text(&String::from_utf8_lossy(&page));
    };
    let write = || {
        std::fs::create_dir_all(folder)?;
        clap_mangen::generate_to(command, folder)
    };
    write().map_err(|error| {
        let message = format!("cannot write to `{}`: {error}", folder.display());
        CliError {
            message,
            ..CliError::from(error)
        }
    })?;
    let told = format!(
        "The pages are in {}; read one with: man ccmail\n",
        folder.display()
    );
    context.output.text(&told)
}
