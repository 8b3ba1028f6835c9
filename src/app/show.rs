//! One game: the board, the score, and what happened.

use chrono::{DateTime, FixedOffset};
use serde::Serialize;

use crate::game::{Color, Game, GameId, GameState, Move, Ply, Position, Termination};
use crate::notation::{self, Notation};
use crate::store::{StoreError, StoredGame};

use super::App;
use super::drafts::DraftView;
use super::held::{HeldItem, rfc3339};
use super::line::color_word;
use super::notated::Notated;

/// A game as `show` shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameView {
    /// Its number.
    pub id: i64,
    /// Its event.
    pub event: Option<String>,
    /// Its round.
    pub round: Option<String>,
    /// Its site.
    pub site: Option<String>,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The user's color; `None` for a game of others.
    pub color: Option<&'static str>,
    /// Whether it is `open` or `finished`.
    pub state: &'static str,
    /// The result as PGN writes it.
    pub result: &'static str,
    /// Mate or stalemate, if it stands on the board.
    pub ended_by: Option<&'static str>,
    /// Who is on move: `me` or `opponent`; `None` for a game of others.
    pub turn: Option<&'static str>,
    /// Whether the opponent offers a draw.
    pub draw_offered: bool,
    /// All plies.
    pub moves: Vec<MoveView>,
    /// After which ply the board stands.
    pub ply: u32,
    /// The position shown.
    pub fen: String,
    /// What happened, oldest first.
    pub events: Vec<Event>,
    /// The held mails.
    pub held: Vec<HeldItem>,
    /// The drafts that wait.
    pub drafts: Vec<DraftView>,
    /// The board.
    #[serde(skip)]
    pub board: BoardView,
    /// Now, in the user's zone.
    #[serde(skip)]
    pub now: DateTime<FixedOffset>,
}

/// One ply of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveView {
    /// Half-moves from 1.
    pub ply: u32,
    /// Who made it.
    pub color: &'static str,
    /// UCI.
    pub uci: String,
    /// ICCF numeric.
    pub numeric: String,
    /// The number, the opponent's notation, SAN.
    #[serde(flatten)]
    pub notated: Notated,
}

/// A position with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardView {
    /// The position.
    pub position: Position,
    /// The move, with the position before it.
    pub last: Option<(Position, Move)>,
    /// The user's side, which stands below.
    pub below: Color,
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event {
    /// When.
    #[serde(serialize_with = "rfc3339")]
    pub at: DateTime<FixedOffset>,
    /// What, in words.
    pub text: String,
}

impl App {
    /// Shows a game, the board after a ply or after the last one.
    ///
    /// `None` if there is no such game.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read.
    pub fn game_view(&self, id: GameId, ply: Option<u32>) -> Result<Option<GameView>, StoreError> {
        let Some(stored) = self.store.game(id)? else {
            return Ok(None);
        };
        let game = &stored.game;
        let notation = self
            .correspondent_of(stored.opponent)?
            .and_then(|one| one.notation);
        let held = self.store.held_of_game(id)?;
        let held: Result<_, _> = held.iter().map(|held| self.held_item(held)).collect();
        let drafts = self.store.drafts_of_game(id)?;
        let waiting = drafts.iter().filter(|draft| draft.state.is_open());
        let drafts: Result<_, _> = waiting.map(|draft| self.draft_view(draft)).collect();
        let n_plies = game.record.n_plies();
        let ply = ply.map_or(n_plies, |ply| ply.min(n_plies));
        let is_mine = stored.is_mine && game.state == GameState::Open;
        let turn = if game.is_my_turn() { "me" } else { "opponent" };
        let board = board_at(game, ply);
        Ok(Some(GameView {
            id: id.0,
            event: game.event.clone(),
            round: game.round.clone(),
            site: game.site.clone(),
            white: game.white.clone(),
            black: game.black.clone(),
            color: stored.is_mine.then(|| color_word(game.my_color)),
            state: game.state.as_str(),
            result: game.result.as_str(),
            ended_by: game.record.position().termination().map(termination_word),
            turn: is_mine.then_some(turn),
            draw_offered: is_mine && self.is_draw_offered(id, n_plies)?,
            moves: moves(game, notation),
            ply,
            fen: board.position.fen(),
            events: self.events(&stored, notation)?,
            held: held?,
            drafts: drafts?,
            board,
            now: self.local(self.clock.now()),
        }))
    }

    /// Gathers what happened from the dates of the moves, the mails and the corrections.
    fn events(
        &self,
        stored: &StoredGame,
        notation: Option<Notation>,
    ) -> Result<Vec<Event>, StoreError> {
        let game = &stored.game;
        let mut events = Vec::new();
        for one in self.store.transmissions(game.id)? {
            let Some(at) = one.arrived_at else { continue };
            let Some(mv) = Notated::of_ply(&game.record, one.ply, notation) else {
                continue;
            };
            let is_mine = game.record.color_of(one.ply) == game.my_color;
            let what = if is_mine { "sent" } else { "came" };
            events.push(self.event(at, format!("{} {what}", mv.in_sentence())));
        }
        for reading in self.store.readings_of_game(game.id)? {
            let said: serde_json::Value = serde_json::from_str(&reading.said).unwrap_or_default();
            let arrived = self.store.message(reading.message)?;
            let at = arrived.map_or(reading.judged_at, |message| message.received_at);
            let warnings = said.get("warnings").and_then(|value| value.as_array());
            for warning in warnings.into_iter().flatten() {
                if let Some(warning) = warning.as_str() {
                    events.push(self.event(at, format!("note: {warning}")));
                }
            }
            let how = reading.resolved.as_deref().filter(|how| *how != "rejudged");
            if let (Some(how), Some(resolved_at)) = (how, reading.resolved_at) {
                let text = format!("held mail {} {how}", reading.id);
                events.push(self.event(resolved_at, text));
            }
        }
        for correction in self.store.corrections(game.id)? {
            let number = super::notated::number_before(&game.record, correction.from_ply);
            let because = super::visible::visible(&correction.because);
            events.push(self.event(
                correction.at,
                format!("corrected from {number} on: {because}"),
            ));
        }
        events.sort_by_key(|event| event.at);
        Ok(events)
    }

    fn event(&self, at: DateTime<chrono::Utc>, text: String) -> Event {
        Event {
            at: self.local(at),
            text,
        }
    }
}

fn board_at(game: &Game, ply: u32) -> BoardView {
    let record = &game.record;
    let position = record.position_before(Ply(ply).next());
    let last = record
        .position_before(Ply(ply))
        .zip(record.move_at(Ply(ply)));
    BoardView {
        position: position.unwrap_or(record.position()).clone(),
        last: last.map(|(position, mv)| (position.clone(), mv)),
        below: game.my_color,
    }
}

fn moves(game: &Game, notation: Option<Notation>) -> Vec<MoveView> {
    let record = &game.record;
    (1..=record.n_plies())
        .map(Ply)
        .filter_map(|ply| {
            let (position, mv) = (record.position_before(ply)?, record.move_at(ply)?);
            Some(MoveView {
                ply: ply.0,
                color: color_word(record.color_of(ply)),
                uci: position.uci(mv),
                numeric: notation::numeric(position, mv),
                notated: Notated::of_ply(record, ply, notation)?,
            })
        })
        .collect()
}

fn termination_word(termination: Termination) -> &'static str {
    match termination {
        Termination::Checkmate { .. } => "checkmate",
        Termination::Stalemate => "stalemate",
    }
}
