use serde::Serialize;

use crate::game::GameId;
use crate::notation::{PgnError, PgnGame};

use super::super::line::MailLine;
use super::Imported;

/// What an import did: the contract's last line.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ImportSummary {
    /// New games, in play and past.
    pub imported: usize,
    /// New games in play.
    pub in_play: usize,
    /// Games in play that went on.
    pub updated: usize,
    /// New past games.
    pub past: usize,
    /// Games that were there already.
    pub skipped: usize,
    /// Games that were refused.
    pub errors: Vec<Refusal>,
    /// Held mails that resolved themselves.
    #[serde(skip)]
    pub lines: Vec<MailLine>,
}

/// A game that was refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The file.
    pub file: String,
    /// Line in it, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// Which game of the file, from 1; its event, if it has one.
    pub game: String,
    /// What is wrong.
    pub reason: String,
    /// The line's text.
    #[serde(skip)]
    pub text: String,
    /// Width of the caret.
    #[serde(skip)]
    pub width: usize,
}

impl ImportSummary {
    /// Counts what became of a game; `changed` gets those that went on.
    pub(super) fn count(
        &mut self,
        done: Imported,
        (index, game): (usize, &PgnGame),
        file: &str,
        changed: &mut Vec<GameId>,
    ) {
        match done {
            Imported::InPlay => {
                self.in_play += 1;
                self.imported += 1;
            }
            Imported::Past => {
                self.past += 1;
                self.imported += 1;
            }
            Imported::Updated(id) => {
                self.updated += 1;
                changed.push(id);
            }
            Imported::Skipped => self.skipped += 1,
            Imported::Refused(reason) => self.errors.push(Refusal {
                file: file.to_owned(),
                line: game.line,
                column: 1,
                game: named(index, game.tag("Event")),
                reason,
                text: String::new(),
                width: 0,
            }),
        }
    }
}

impl Refusal {
    pub(super) fn new(file: &str, error: PgnError) -> Self {
        Self {
            file: file.to_owned(),
            line: error.line,
            column: error.column,
            game: named(error.game, error.event.as_deref()),
            reason: error.reason,
            text: error.text,
            width: error.width,
        }
    }
}

fn named(index: usize, event: Option<&str>) -> String {
    event.map_or_else(|| index.to_string(), |event| format!("{index} ({event})"))
}
