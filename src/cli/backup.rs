use std::path::PathBuf;

use crate::app::Backup;

use super::context::Context;
use super::dates::{bytes, count};
use super::error::CliError;
use super::layout;
use super::output::{Answer, Style};

/// Copy games and drafts into a file; `run` may go on meanwhile
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The file to write; it must not exist yet
    file: PathBuf,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let config = context.config()?;
    context.output.answer(&Backup::write(&config, &args.file)?)
}

impl Backup {
    fn told(&self) -> String {
        let (size, games) = (bytes(self.bytes), count(self.in_play, "game"));
        format!("The copy is complete: {size}, {games} in play.")
    }
}

impl Answer for Backup {
    fn text(&self, _style: Style) -> String {
        let file = self.file.display();
        format!(
            "{}\n  {file}\nPut it back with: ccmail restore FILE\n",
            self.told()
        )
    }

    fn plain(&self) -> String {
        let file = format!("It is in {}.", self.file.display());
        layout::sentence(&self.told())
            + &layout::sentence(&file)
            + &layout::sentence("Put it back with:")
            + &layout::command("ccmail restore FILE")
    }
}
