//! The words of the status page, for eyes and for ears.

use crate::app::{GameStatus, Status, draft_state_words, visible};
use crate::cli::dates::{ago, count, days};
use crate::cli::layout::capital;
use crate::cli::speech;
use crate::correspondence::{DraftKind, DraftState, surname};

use super::Groups;

/// `service running, mail read 2 minutes ago`.
pub(super) fn service(status: &Status) -> String {
    let state = if status.service.running {
        "service running"
    } else {
        "service not running"
    };
    let reached = status.service.accounts.iter().filter_map(|one| one.reached);
    match reached.min() {
        Some(at) => format!("{state}, mail read {}", ago(at, status.now)),
        None => format!("{state}, no mail read yet"),
    }
}

pub(super) fn shown_name(game: &GameStatus) -> String {
    visible(&surname(&game.opponent))
}

pub(super) fn named(game: &GameStatus) -> String {
    let name = shown_name(game);
    match &game.language {
        Some(code) => format!("{name} ({})", visible(code)),
        None => name,
    }
}

pub(super) fn event(game: &GameStatus) -> String {
    match (&game.event, &game.round) {
        (Some(event), Some(round)) => visible(&format!("{event}/{round}")),
        (Some(event), None) => visible(event),
        (None, _) => "friendly".to_owned(),
    }
}

pub(super) fn last_move(game: &GameStatus) -> String {
    let Some(last) = &game.last_move else {
        return "no move yet".to_owned();
    };
    let (number, text) = (&last.notated.number, &last.notated.text);
    if *text == last.san {
        format!("{number} {text}")
    } else {
        format!("{number} {text} {}", last.san)
    }
}

/// What is to be looked at in a game, each with its command.
pub(super) fn looks(game: &GameStatus) -> Vec<(String, String)> {
    let mut looks: Vec<(String, String)> = game
        .held
        .iter()
        .map(|item| {
            let asked = item.asked.map_or("", |_| " (you have asked)");
            let gist = format!("{}{asked}", visible(&item.gist));
            (gist, format!("ccmail held show {}", item.held))
        })
        .collect();
    let has_offer = game.held.iter().any(|item| item.reason == "draw_offer");
    if game.attention.contains(&"draw_offer") && !has_offer {
        let gist = if game.turn == "me" {
            format!("offers a draw with {}", last_move(game))
        } else {
            "offers a draw".to_owned()
        };
        looks.push((gist, format!("ccmail show {}", game.id)));
    }
    for draft in &game.drafts {
        if matches!(draft.is.1, DraftState::Refused | DraftState::Unclear) {
            let gist = format!("draft {}: {}", draft.draft, draft_state_words(draft.is.1));
            looks.push((gist, format!("ccmail draft show {}", draft.draft)));
        }
    }
    let has_answer = game.drafts.iter().any(|draft| draft.answer.is_some());
    if game.turn == "me" && game.result.is_none() && !has_answer {
        let command = format!("ccmail play {} MOVE", game.id);
        looks.push(("it is your move".to_owned(), command));
    }
    looks.extend(draft_lines(game));
    looks
}

/// What a game's drafts wait for, where the group does not say it already.
pub(super) fn draft_lines(game: &GameStatus) -> Vec<(String, String)> {
    let ready = game
        .drafts
        .iter()
        .filter(|draft| draft.is.1 == DraftState::Ready);
    ready
        .map(|draft| {
            let what = match (&draft.answer, draft.is.0) {
                (Some(answer), _) => answer.in_sentence(),
                (None, DraftKind::Query) => "your question".to_owned(),
                (None, DraftKind::Resend) => "your last answer once more".to_owned(),
                (None, DraftKind::Reminder) => "a reminder".to_owned(),
                (None, _) => "a letter".to_owned(),
            };
            (
                format!("{what} is ready to send"),
                format!("ccmail draft show {}", draft.draft),
            )
        })
        .collect()
}

pub(super) fn spoken_game(game: &GameStatus) -> String {
    let name = shown_name(game);
    let last = game.last_move.as_ref().map(|last| {
        let number = last.notated.number.trim_end_matches('.');
        let spoken = speech::san(&last.san).unwrap_or_else(|| last.san.clone());
        let who = if game.turn == "me" {
            name.as_str()
        } else {
            "You"
        };
        format!("{who} played {number}, {spoken}.")
    });
    let last = last.unwrap_or_else(|| "No move yet.".to_owned());
    let since = game
        .waiting_days
        .map(|n| format!(" {}.", capital(&days(n))));
    format!(
        "Game {}, {name}. {last}{}",
        game.id,
        since.unwrap_or_default()
    )
}

pub(super) fn summary(status: &Status) -> String {
    let games = count(status.games.len(), "game");
    let mut parts = Vec::new();
    if status.held > 0 {
        parts.push(format!(
            "{} to look at",
            count(usize::try_from(status.held).unwrap_or(0), "mail")
        ));
    }
    if status.drafts > 0 {
        let drafts = count(usize::try_from(status.drafts).unwrap_or(0), "draft");
        parts.push(format!("{drafts} in your Drafts folder"));
    }
    if parts.is_empty() {
        format!("{games}.")
    } else {
        format!("{games}. {}.", parts.join(", "))
    }
}

/// The command that does the first thing that waits.
pub(super) fn next(status: &Status, groups: &Groups<'_>) -> String {
    if let Some((_, command)) = groups.look.iter().flat_map(|game| looks(game)).next() {
        return command;
    }
    if let Some(item) = status.unplaced.first() {
        return format!("ccmail held show {}", item.held);
    }
    let needs_move = groups.mine.iter().find(|game| draft_lines(game).is_empty());
    if let Some(game) = needs_move {
        return format!("ccmail play {} MOVE", game.id);
    }
    let drafts = status.games.iter().flat_map(|game| &game.drafts);
    match drafts
        .into_iter()
        .find(|draft| draft.is.1 == DraftState::Ready)
    {
        Some(draft) => format!(
            "ccmail draft show {}, then send it from your mail program",
            draft.draft
        ),
        None => "nothing to do until mail comes".to_owned(),
    }
}
