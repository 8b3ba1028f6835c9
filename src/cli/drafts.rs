use crate::app::{DraftList, DraftView, draft_state_words, visible};
use crate::correspondence::{DraftKind, DraftState, surname};

use super::context::Context;
use super::dates::{count, day};
use super::error::CliError;
use super::layout::{self, Column, Give};
use super::output::{Answer, Style};
use super::speech;

/// List the drafts that wait
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    /// List those that went out or were thrown away, too
    #[arg(long)]
    all: bool,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    context.output.answer(&app.draft_list(args.all)?)
}

/// Returns what a draft is for, in words.
pub(super) fn kind_words(kind: DraftKind) -> &'static str {
    match kind {
        DraftKind::Reply => "answer",
        DraftKind::Query => "question",
        DraftKind::Resend => "last answer again",
        DraftKind::Reminder => "reminder",
        DraftKind::Opening => "first letter",
        DraftKind::Notice => "notice",
        DraftKind::Result => "result",
        DraftKind::Director => "to the director",
    }
}

/// Returns what a draft is and where it stands: `answer 11. 2133 (Nc3)`, `ready to send`.
fn what(draft: &DraftView) -> String {
    let kind = kind_words(draft.is.0);
    match &draft.answer {
        Some(mv) => format!("{kind} {}", mv.in_sentence()),
        None => kind.to_owned(),
    }
}

fn state(draft: &DraftView) -> String {
    let edited = if draft.edited { ", edited by you" } else { "" };
    format!("{}{edited}", draft_state_words(draft.is.1))
}

fn name(draft: &DraftView) -> String {
    let name = draft.opponent.as_deref().map(surname);
    visible(&name.unwrap_or_else(|| draft.to.clone()))
}

impl Answer for DraftList {
    fn text(&self, style: Style) -> String {
        if self.drafts.is_empty() {
            return "No draft waits. Next: ccmail status\n".to_owned();
        }
        let column = |head, give| Column { head, give };
        let heads = [
            column("", Give::Stays),
            column("game", Give::Stays),
            column("to", Give::IsCut),
            column("what", Give::Stays),
            column("state", Give::Stays),
            column("since", Give::Goes),
        ];
        let rows: Vec<(Vec<String>, Vec<String>)> = self
            .drafts
            .iter()
            .map(|draft| {
                let id = layout::pad_left(&draft.id.to_string(), 3);
                let game = draft
                    .game
                    .map_or_else(|| "-".to_owned(), |game| game.to_string());
                let since = day(draft.changed, self.now);
                (
                    vec![id, game, name(draft), what(draft), state(draft), since],
                    Vec::new(),
                )
            })
            .collect();
        let mut text = layout::table(&heads, &rows, style.columns);
        text.push_str(&format!("\nNext: {}\n", next(self)));
        text
    }

    fn plain(&self) -> String {
        let mut text = layout::sentence(&format!("{}.", count(self.drafts.len(), "draft")));
        for draft in &self.drafts {
            let game = draft
                .game
                .map_or_else(String::new, |game| format!(", game {game}"));
            let line = format!(
                "Draft {}{game}, {}: {}, {}.",
                draft.id,
                name(draft),
                what(draft),
                state(draft)
            );
            text.push_str(&layout::sentence(&speech::words(&line)));
        }
        text
    }
}

fn next(list: &DraftList) -> String {
    let in_state = |state| list.drafts.iter().find(|draft| draft.is.1 == state);
    match (in_state(DraftState::NeedsMove), in_state(DraftState::Ready)) {
        (
            Some(DraftView {
                game: Some(game), ..
            }),
            _,
        ) => format!("ccmail play {game} MOVE"),
        (_, Some(draft)) => format!(
            "ccmail draft show {}, then send it from your mail program",
            draft.id
        ),
        _ => "ccmail status".to_owned(),
    }
}
