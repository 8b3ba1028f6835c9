use serde::Serialize;

use crate::app::{HeldError, HeldOutcome, MailLine, Notated, visible};
use crate::cli::error::{CliError, chain};
use crate::cli::layout::{self, wrap};
use crate::cli::output::{Answer, Style};
use crate::cli::speech;
use crate::correspondence::surname;

/// What became of a held mail, told.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Told<'o>(pub(super) &'o HeldOutcome);

impl Told<'_> {
    fn sentences(&self) -> Vec<String> {
        let outcome = self.0;
        let n = outcome.held;
        let game = outcome.game.unwrap_or_default();
        let name = outcome
            .opponent
            .as_deref()
            .map(|name| visible(&surname(name)));
        let name = name.unwrap_or_else(|| "the sender".to_owned());
        let mut told = Vec::new();
        match outcome.outcome {
            "recorded" => {
                let mv = outcome.notated.as_ref().map(Notated::in_sentence);
                told.push(format!(
                    "Recorded {} for {name} in game {game}.",
                    mv.unwrap_or_default()
                ));
                if let Some(draft) = outcome.draft {
                    told.push(format!(
                        "The answer waits in your Drafts folder: draft {draft}."
                    ));
                }
                told.extend(outcome.again.iter().map(MailLine::sentence));
                told.push(format!("Next: ccmail play {game} MOVE"));
            }
            "asked" => {
                let draft = outcome.draft.unwrap_or_default();
                told.push(format!(
                    "A question to {name} is in your Drafts folder: draft {draft}."
                ));
                told.push(format!(
                    "Held mail {n} stays on the list until the answer comes."
                ));
                told.push(format!("Next: ccmail draft show {draft}"));
            }
            "seen" => {
                told.push(format!("Held mail {n} is marked as seen. No result was entered: the game goes on until you say otherwise."));
                told.push(outcome.game.map_or_else(
                    || "Next: ccmail status".to_owned(),
                    |game| format!("Next: ccmail show {game}"),
                ));
            }
            _ => {
                told.push(format!(
                    "Held mail {n} is off the list. Nothing was recorded."
                ));
                told.push("Next: ccmail status".to_owned());
            }
        }
        told
    }
}

impl Answer for Told<'_> {
    fn text(&self, style: Style) -> String {
        let sentences = self.sentences();
        let lines = sentences.iter().flat_map(|line| wrap(line, style.columns));
        lines.collect::<Vec<_>>().join("\n") + "\n"
    }

    fn plain(&self) -> String {
        let sentences = self.sentences();
        let told = sentences
            .iter()
            .map(|line| layout::sentence(&speech::words(line)));
        told.collect()
    }
}

impl From<HeldError> for CliError {
    fn from(error: HeldError) -> Self {
        let base = Self::user(chain(&error));
        match error {
            HeldError::Store(error) => error.into(),
            HeldError::Move(error) => error.into(),
            HeldError::NoHeld(_) | HeldError::Done { .. } => {
                base.hint("see what is held with: ccmail held")
            }
            HeldError::NoGame(held) => base
                .hint(format!(
                    "say which: ccmail held accept {held} MOVE --game GAME"
                ))
                .hint(format!("or let it be: ccmail held dismiss {held}")),
            HeldError::NotInPlay(game) => base.hint(format!("look at it with: ccmail show {game}")),
            HeldError::YourTurn { game, .. } => base
                .hint(format!(
                    "if you have sent your move already: ccmail play {game} MOVE --sent"
                ))
                .hint("the mail is then read again by itself"),
            HeldError::NeedsMove { held, candidates } => {
                let named = candidates.join(", ");
                let base = base.hint(format!("say which: ccmail held accept {held} MOVE"));
                if named.is_empty() {
                    base
                } else {
                    base.hint(format!("it may hold: {named}"))
                }
            }
            HeldError::IsOwn(held) => base
                .hint("record a move of your own with: ccmail play GAME MOVE --sent")
                .hint(format!(
                    "take the mail off the list with: ccmail held dismiss {held}"
                )),
            HeldError::Asked { draft, .. } => {
                base.hint(format!("see it with: ccmail draft show {draft}"))
            }
        }
    }
}
