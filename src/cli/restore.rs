use std::path::PathBuf;

use crate::app::Restored;

use super::context::Context;
use super::dates::count;
use super::error::CliError;
use super::layout;
use super::output::{Answer, Style};

/// Put a backup back; the present games and drafts are kept aside
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// A file that `ccmail backup` wrote
    file: PathBuf,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let config = context.config()?;
    let restored = Restored::from_file(&config, &context.clock, &args.file)?;
    context.output.answer(&restored)
}

impl Restored {
    fn told(&self) -> String {
        let games = count(self.in_play, "game");
        format!("`{}` is put back: {games} in play.", self.file.display())
    }
}

const KEPT: &str = "Games and drafts as they were before are kept in";
const NEXT: &str = "ccmail status";

impl Answer for Restored {
    fn text(&self, _style: Style) -> String {
        let mut text = self.told() + "\n";
        if let Some(kept) = &self.kept {
            text.push_str(&format!("{KEPT}\n  {}\n", kept.display()));
        }
        text + "Next: " + NEXT + "\n"
    }

    fn plain(&self) -> String {
        let mut text = layout::sentence(&self.told());
        if let Some(kept) = &self.kept {
            text.push_str(&layout::sentence(&format!("{KEPT} {}.", kept.display())));
        }
        text + &layout::command(NEXT)
    }
}
