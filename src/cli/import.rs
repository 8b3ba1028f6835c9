use std::path::PathBuf;

use crate::app::{ImportSummary, Refusal, visible};

use super::context::Context;
use super::dates::count;
use super::error::CliError;
use super::ingest;
use super::layout;
use super::output::{Answer, Style};

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
    let delivered = app.deliver();
    context.output.answer(&summary)?;
    if !context.output.is_json() {
        ingest::print(context, &summary.lines)?;
    }
    Ok(delivered?)
}

impl ImportSummary {
    fn told(&self) -> String {
        format!(
            "{} imported: {} in play, {} past. {} updated, {} already there, {} refused.",
            count(self.imported, "game"),
            self.in_play,
            self.past,
            self.updated,
            self.skipped,
            self.errors.len(),
        )
    }
}

impl Answer for ImportSummary {
    fn text(&self, _style: Style) -> String {
        let refused: String = self.errors.iter().map(refused).collect();
        let next = if self.in_play > 0 {
            "Next: ccmail status\n"
        } else {
            ""
        };
        format!("{refused}{}\n{next}", self.told())
    }

    fn plain(&self) -> String {
        let mut text = layout::sentence(&self.told());
        for refusal in &self.errors {
            let game = visible(&refusal.game);
            text.push_str(&layout::sentence(&format!("Game {game} was left out.")));
            let at = format!("{}, at column {}.", place(refusal), refusal.column);
            text.push_str(&layout::sentence(&at));
            let reason = visible(&refusal.reason);
            text.push_str(&layout::sentence(&format!("Why: {reason}.")));
        }
        text
    }
}

fn place(refusal: &Refusal) -> String {
    format!("{}, line {}", visible(&refusal.file), refusal.line)
}

/// Where and why, the line with carets below, and which game that was.
fn refused(refusal: &Refusal) -> String {
    let Refusal { line, column, .. } = refusal;
    let (place, reason) = (place(refusal), visible(&refusal.reason));
    let mut text = format!("{place}, column {column}: {reason}\n");
    if !refusal.text.is_empty() {
        let before: String = refusal
            .text
            .chars()
            .take(column.saturating_sub(1))
            .collect();
        let indent = " ".repeat(layout::width(&visible(&before)));
        let carets = "^".repeat(refusal.width.max(1));
        let shown = visible(&refusal.text);
        text.push_str(&format!("{line:>5} | {shown}\n      | {indent}{carets}\n"));
    }
    let game = visible(&refusal.game);
    text.push_str(&format!("      game {game} was left out\n"));
    text
}
