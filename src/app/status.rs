//! What needs the user, and what he waits for.

use std::collections::BTreeMap;

use chrono::{DateTime, FixedOffset};
use serde::Serialize;

use crate::correspondence::{Author, DraftKind, DraftState};
use crate::game::GameId;
use crate::notation;
use crate::store::{OfferKind, StatusRow, StoreError};

use super::held::HeldItem;
use super::line::color_word;
use super::notated::Notated;
use super::{App, RunLock};

/// The status page: the contract's JSON, and what the faces show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Status {
    /// The user's games in play; with those that have ended, if they are asked for.
    pub games: Vec<GameStatus>,
    /// Held mails.
    pub held: u32,
    /// Open drafts.
    pub drafts: u32,
    /// The daemon.
    pub service: ServiceStatus,
    /// Held mails that belong to no game in play.
    pub unplaced: Vec<HeldItem>,
    /// Now, in the user's zone.
    #[serde(skip)]
    pub now: DateTime<FixedOffset>,
}

/// One game of the status page.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameStatus {
    /// Its number.
    pub id: i64,
    /// Its event.
    pub event: Option<String>,
    /// Its round.
    pub round: Option<String>,
    /// The opponent's name.
    pub opponent: String,
    /// The user's color.
    pub color: &'static str,
    /// The number of the next move.
    pub move_number: u32,
    /// The last move.
    pub last_move: Option<LastMove>,
    /// Who is on move: `me` or `opponent`.
    pub turn: &'static str,
    /// Reflection time.
    pub clock: Clocks,
    /// Days since the last move.
    pub waiting_days: Option<i64>,
    /// The open draft.
    pub draft: Option<i64>,
    /// What needs the user.
    pub attention: Vec<&'static str>,
    /// The language of the opponent's words.
    pub language: Option<String>,
    /// The held mails.
    pub held: Vec<HeldItem>,
    /// The open drafts.
    pub drafts: Vec<DraftStatus>,
    /// The result of a game that has ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<&'static str>,
}

/// The last move of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastMove {
    /// In ICCF numeric.
    pub numeric: String,
    /// In SAN.
    pub san: String,
    /// With its number, and in the opponent's notation.
    #[serde(flatten)]
    pub notated: InBoth,
}

/// A last move as people are shown it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InBoth {
    /// `12.` or `12...`.
    pub number: String,
    /// In the opponent's notation.
    pub text: String,
}

/// Reflection time of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Clocks {
    /// The user's.
    pub me: Clock,
    /// The opponent's.
    pub opponent: Clock,
}

/// Reflection time of one side, in days.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Clock {
    /// Used so far.
    pub used: Option<u32>,
    /// Left until the next time control.
    pub left: Option<u32>,
}

/// An open draft of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DraftStatus {
    /// Its number.
    pub draft: i64,
    /// What it is for, in the contract's word.
    pub kind: &'static str,
    /// Where it stands, in the contract's word.
    pub state: &'static str,
    /// The user's move in it.
    #[serde(rename = "move")]
    pub answer: Option<Notated>,
    /// Kind and state as values.
    #[serde(skip)]
    pub is: (DraftKind, DraftState),
}

/// The daemon, as the status page sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ServiceStatus {
    /// Whether a `ccmail run` works on this store.
    pub running: bool,
    /// How far the mail of each account was read.
    pub accounts: Vec<AccountStatus>,
}

/// How far the mail of an account was read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AccountStatus {
    /// Its name in the config.
    pub name: String,
    /// When its inbox was last read to the end (RFC 3339).
    pub reached_at: Option<String>,
    /// Why it could not be read since.
    pub error: Option<String>,
    /// The same instant as a value.
    #[serde(skip)]
    pub reached: Option<DateTime<FixedOffset>>,
}

impl App {
    /// Gathers the status page; with all the games that have ended too, if asked for.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read.
    pub fn status(&self, all: bool) -> Result<Status, StoreError> {
        let counts = self.store.counts()?;
        let rows = self.store.status_rows()?;
        let mut held: BTreeMap<Option<i64>, Vec<HeldItem>> = BTreeMap::new();
        for item in self.held_list()?.items {
            held.entry(item.game).or_default().push(item);
        }
        let mut games = Vec::new();
        for row in &rows {
            let held = held.remove(&Some(row.id.0)).unwrap_or_default();
            games.push(self.game_status(row, held)?);
        }
        if all {
            for (row, result) in self.store.finished_rows()? {
                let held = held.remove(&Some(row.id.0)).unwrap_or_default();
                games.push(GameStatus {
                    result: Some(result.as_str()),
                    ..self.game_status(&row, held)?
                });
            }
        }
        let mut unplaced: Vec<HeldItem> = held.into_values().flatten().collect();
        unplaced.sort_by_key(|item| (item.received_at, item.held));
        Ok(Status {
            games,
            held: counts.held,
            drafts: counts.drafts,
            service: self.service_status()?,
            unplaced,
            now: self.local(self.clock.now()),
        })
    }

    fn game_status(&self, row: &StatusRow, held: Vec<HeldItem>) -> Result<GameStatus, StoreError> {
        let record = row.record()?;
        let correspondent = self.correspondent_of(row.opponent)?;
        let notation = correspondent.and_then(|one| one.notation);
        let last_move = record.last_ply().and_then(|ply| {
            let (position, mv) = (record.position_before(ply)?, record.move_at(ply)?);
            let notated = Notated::of_ply(&record, ply, notation)?;
            Some(LastMove {
                numeric: notation::numeric(position, mv),
                san: notated.san,
                notated: InBoth {
                    number: notated.number,
                    text: notated.text,
                },
            })
        });
        let is_mine = record.turn() == row.my_color;
        let mut drafts = Vec::new();
        for (id, kind, state) in &row.drafts {
            // Only a draft that is complete holds a move to be shown.
            let answer = match state {
                DraftState::NeedsMove => None,
                _ => match self.store.draft(*id)? {
                    Some(draft) => self.draft_view(&draft)?.answer,
                    None => None,
                },
            };
            drafts.push(DraftStatus {
                draft: id.0,
                kind: kind.as_str(),
                state: state.as_str(),
                answer,
                is: (*kind, *state),
            });
        }
        let today = self.local_date(self.clock.now());
        let waited = row.last_at.map(|at| today - self.local_date(at));
        Ok(GameStatus {
            id: row.id.0,
            event: row.event.clone(),
            round: row.round.clone(),
            opponent: row.my_color.fold_wb(&row.black, &row.white).clone(),
            color: color_word(row.my_color),
            move_number: record.number_of(record.next_ply()).0,
            last_move,
            turn: if is_mine { "me" } else { "opponent" },
            clock: Clocks::default(),
            waiting_days: waited.map(|waited| waited.num_days()),
            draft: row.drafts.first().map(|(id, _, _)| id.0),
            attention: self.attention(row, &held)?,
            language: row.opponent_language.clone(),
            held,
            drafts,
            result: None,
        })
    }

    /// What needs the user in a game, gravest first.
    fn attention(
        &self,
        row: &StatusRow,
        held: &[HeldItem],
    ) -> Result<Vec<&'static str>, StoreError> {
        let mut words = Vec::new();
        if !held.is_empty() {
            words.push("held");
        }
        if held.iter().any(|item| item.reason == "own_without_move") {
            words.push("own_without_move");
        }
        if held.iter().any(|item| item.reason == "bounced") {
            words.push("bounced");
        }
        let has_offer = row.offers.contains(&(Author::Opponent, OfferKind::Draw));
        if has_offer && self.is_draw_offered(row.id, row.n_plies())? {
            words.push("draw_offer");
        }
        let states = row.drafts.iter().map(|(_, _, state)| *state);
        for state in states {
            match state {
                DraftState::Refused => words.push("refused"),
                DraftState::Unclear => words.push("unclear"),
                _ => {}
            }
        }
        words.dedup();
        Ok(words)
    }

    /// Whether the opponent offers a draw: an offer stands until the next move.
    pub(super) fn is_draw_offered(&self, game: GameId, n_plies: u32) -> Result<bool, StoreError> {
        let offers = self.store.open_offers(game)?;
        Ok(offers.iter().any(|offer| {
            offer.author == Author::Opponent
                && offer.kind == OfferKind::Draw
                && offer.ply.0 >= n_plies
        }))
    }

    fn service_status(&self) -> Result<ServiceStatus, StoreError> {
        let folders = self.store.reached()?;
        let accounts = self.config.accounts.iter().map(|account| {
            let own = || {
                folders
                    .iter()
                    .filter(|folder| folder.account == account.name)
            };
            let inbox = own().filter(|folder| folder.role == "inbox");
            let reached = inbox.filter_map(|folder| folder.reached_at).max();
            let reached = reached.map(|at| self.local(at));
            AccountStatus {
                name: account.name.clone(),
                reached_at: reached.map(|at| at.to_rfc3339()),
                error: own().find_map(|folder| folder.error.clone()),
                reached,
            }
        });
        Ok(ServiceStatus {
            running: RunLock::is_held(self.store.path()).unwrap_or(false),
            accounts: accounts.collect(),
        })
    }
}
