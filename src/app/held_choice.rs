//! What the user decides about a held mail: take its move, ask, or let it be.

use serde::Serialize;

use crate::correspondence::{
    DraftKind, DraftState, Judgement, Played, Reason, Verdict, query, surname,
};
use crate::game::{Game, GameId, GameState, Move};
use crate::mail::{LineKind, split_body};
use crate::store::{DraftId, Held, NewDraft, OfferState, StoreError, StoredGame};

use super::App;
use super::explain::candidates;
use super::held::is_own;
use super::held_view::Reread;
use super::line::{LineFacts, MailLine, MoveLine};
use super::notated::Notated;
use super::opened::{Judged, Opened};
use super::play::PlayError;

/// Why nothing was done with a held mail.
#[derive(Debug, thiserror::Error)]
pub enum HeldError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No such mail.
    #[error("there is no held mail {0}")]
    NoHeld(i64),
    /// It is off the list already.
    #[error("held mail {held} is off the list already ({how})")]
    Done {
        /// Its number.
        held: i64,
        /// How it left the list.
        how: String,
    },
    /// It is not known which game it means.
    #[error("it is not known which game held mail {0} means")]
    NoGame(i64),
    /// The game has ended, or is not the user's.
    #[error("game {0} is not in play")]
    NotInPlay(GameId),
    /// The user is on move: the opponent's move has no place yet.
    #[error("you are on move in game {game}, so no move of {opponent}'s can be recorded")]
    YourTurn {
        /// The game.
        game: GameId,
        /// His surname.
        opponent: String,
    },
    /// The mail does not say clearly which move it holds.
    #[error("held mail {held} does not say clearly which move is meant")]
    NeedsMove {
        /// Its number.
        held: i64,
        /// The moves it may hold.
        candidates: Vec<String>,
    },
    /// It is the user's own mail, or one of his that came back.
    #[error("held mail {0} is about a mail of your own")]
    IsOwn(i64),
    /// A question was written before.
    #[error("you have asked about held mail {held} already: draft {draft}")]
    Asked {
        /// Its number.
        held: i64,
        /// The question.
        draft: i64,
    },
    /// The move can't be taken.
    #[error(transparent)]
    Move(PlayError),
}

impl From<PlayError> for HeldError {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Store(error) => Self::Store(error),
            other => Self::Move(other),
        }
    }
}

/// What became of a held mail.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HeldOutcome {
    /// The held mail.
    pub held: i64,
    /// `recorded`, `seen`, `dismissed` or `asked`.
    pub outcome: &'static str,
    /// The game.
    pub game: Option<i64>,
    /// The opponent's name.
    pub opponent: Option<String>,
    /// The plies put on record.
    pub moves: Vec<MoveLine>,
    /// The recorded move in both forms.
    #[serde(skip)]
    pub notated: Option<Notated>,
    /// The draft that answers, or asks.
    pub draft: Option<i64>,
    /// Held mails that resolved themselves by it.
    pub again: Vec<MailLine>,
}

impl HeldOutcome {
    fn bare(held: &Held, outcome: &'static str, game: Option<&Game>) -> Self {
        Self {
            held: held.id.0,
            outcome,
            game: held.game.map(|id| id.0),
            opponent: game.map(|game| game.opponent_name().to_owned()),
            moves: Vec::new(),
            notated: None,
            draft: None,
            again: Vec::new(),
        }
    }
}

impl App {
    /// Records the opponent's move as the user says, or as the mail says clearly enough.
    ///
    /// A draw offer, an acceptance or a resignation is only taken off the list: results are the user's to enter.
    ///
    /// # Errors
    /// [`HeldError`]; nothing is changed then.
    pub fn accept_held(
        &self,
        number: i64,
        text: Option<&str>,
        game: Option<GameId>,
    ) -> Result<HeldOutcome, HeldError> {
        let held = self.waiting(number)?;
        if is_own(held.reason) || held.reason == Reason::Bounced {
            return Err(HeldError::IsOwn(number));
        }
        let id = game.or(held.game);
        let is_result = matches!(
            held.reason,
            Reason::DrawOffer | Reason::DrawAccepted | Reason::Resignation
        );
        if is_result && text.is_none() {
            let stored = id.map(|id| self.store.game(id)).transpose()?.flatten();
            let outcome = HeldOutcome::bare(&held, "seen", stored.as_ref().map(|one| &one.game));
            self.store
                .resolve_reading(held.id, "accepted", self.clock.now())?;
            return Ok(outcome);
        }
        let id = id.ok_or(HeldError::NoGame(number))?;
        let stored = self.store.game(id)?.ok_or(HeldError::NoGame(number))?;
        if !stored.is_mine || stored.game.state == GameState::Finished {
            return Err(HeldError::NotInPlay(id));
        }
        if stored.game.is_my_turn() {
            let opponent = surname(stored.game.opponent_name());
            return Err(HeldError::YourTurn { game: id, opponent });
        }
        let reread = self.reread(&held, Some(&stored))?;
        let mv = match text {
            Some(text) => self.understand(&stored, text)?.0,
            None => self.clear_move(&held, &stored, &reread)?,
        };
        self.store
            .savepoint(|_| self.record_accepted(&held, &stored, reread, mv))
    }

    /// The one move that a mail can be read to hold.
    fn clear_move(
        &self,
        held: &Held,
        stored: &StoredGame,
        reread: &Reread,
    ) -> Result<Move, HeldError> {
        let game = &stored.game;
        let judged = reread.judged.as_ref();
        let found = judged.map_or_else(Vec::new, |judged| candidates(game, &judged.judgement));
        if let [one] = found.as_slice() {
            return Ok(*one);
        }
        let notation = self
            .correspondent_of(stored.opponent)?
            .and_then(|one| one.notation);
        let next = game.record.next_ply();
        let candidates = found
            .into_iter()
            .filter_map(|mv| Notated::of_move(&game.record, next, mv, notation))
            .map(|one| one.without_number());
        Err(HeldError::NeedsMove {
            held: held.id.0,
            candidates: candidates.collect(),
        })
    }

    fn record_accepted(
        &self,
        held: &Held,
        stored: &StoredGame,
        reread: Reread,
        mv: Move,
    ) -> Result<HeldOutcome, HeldError> {
        let game = &stored.game;
        let ply = game.record.next_ply();
        let read = reread.judged.map(|judged| judged.judgement);
        let bare = Judgement::bare(Verdict::Recorded);
        let read = read.unwrap_or(bare);
        let offers = self.store.open_offers(game.id)?;
        let is_noted = offers
            .iter()
            .any(|offer| offer.message == Some(held.message));
        let judgement = Judgement {
            verdict: Verdict::Recorded,
            draw_offer: read.draw_offer && !is_noted,
            moves: vec![Played { ply, mv }],
            notes: Vec::new(),
            conditionals: Vec::new(),
            ..read
        };
        let opened = Opened {
            mail: &reread.mail,
            sender: reread.sender,
            received_at: held.received_at,
            message: Some(held.message),
        };
        let facts = LineFacts {
            source: &held.source,
            message_id: reread.mail.message_id.as_deref(),
            author: held.author,
            game: Some(game.id),
        };
        let judged = Judged {
            game: Some(game.id),
            judgement,
        };
        // Resolved first: what replaces a reading that waits is noted as a second judgement, not as the user's.
        self.store
            .resolve_reading(held.id, "accepted", self.clock.now())?;
        let line = self.record_reading(facts, &opened, &judged, Some(held.id))?;
        let notation = self
            .correspondent_of(stored.opponent)?
            .and_then(|one| one.notation);
        Ok(HeldOutcome {
            game: Some(game.id.0),
            notated: Notated::of_move(&game.record, ply, mv, notation),
            moves: line.moves,
            draft: line.draft,
            again: self.rejudge(&[game.id])?,
            ..HeldOutcome::bare(held, "recorded", Some(game))
        })
    }

    /// Takes a held mail off the list and records nothing.
    ///
    /// # Errors
    /// [`HeldError`] if there is no such mail, or it waits no more.
    pub fn dismiss_held(&self, number: i64) -> Result<HeldOutcome, HeldError> {
        let held = self.waiting(number)?;
        let stored = held
            .game
            .map(|id| self.store.game(id))
            .transpose()?
            .flatten();
        let now = self.clock.now();
        self.store.savepoint(|store| {
            store.resolve_reading(held.id, "dismissed", now)?;
            // What he offered in it is let go with it.
            if let Some(game) = held.game {
                for offer in store.open_offers(game)? {
                    if offer.message == Some(held.message) {
                        store.set_offer_state(offer.id, OfferState::Lapsed, now)?;
                    }
                }
            }
            Ok::<(), StoreError>(())
        })?;
        let game = stored.as_ref().map(|stored| &stored.game);
        Ok(HeldOutcome::bare(&held, "dismissed", game))
    }

    /// Drafts a question about a held mail; the mail stays on the list until the answer comes.
    ///
    /// # Errors
    /// [`HeldError`] if there is nobody to ask, or a question was drafted before.
    pub fn ask_held(&self, number: i64) -> Result<HeldOutcome, HeldError> {
        let held = self.waiting(number)?;
        if is_own(held.reason) || held.reason == Reason::Bounced {
            return Err(HeldError::IsOwn(number));
        }
        let id = held.game.ok_or(HeldError::NoGame(number))?;
        let stored = self.store.game(id)?.ok_or(HeldError::NoGame(number))?;
        let opponent = stored.opponent.ok_or(HeldError::NotInPlay(id))?;
        if let Some(draft) = self.query_of(&held, id)? {
            return Err(HeldError::Asked {
                held: number,
                draft,
            });
        }
        let reread = self.reread(&held, Some(&stored))?;
        let correspondent = self.store.correspondent(opponent)?;
        let mut sender = reread.sender;
        // Whoever may have forged the mail, or writes from an unknown place, is not told our game.
        if matches!(held.reason, Reason::UnknownSender | Reason::Unauthenticated) {
            sender.address = correspondent.addresses.first().cloned();
        }
        let opened = Opened {
            mail: &reread.mail,
            sender,
            received_at: held.received_at,
            message: Some(held.message),
        };
        let facts = self.facts(&stored.game, &correspondent, &opened);
        let words = own_words(&reread.mail);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let text = query(&facts, &words, held.reason);
        let draft = self.new_draft(&stored, &opened, DraftKind::Query, text);
        let id: DraftId = self.store.add_draft(&NewDraft {
            answers: Some(held.id),
            state: DraftState::Ready,
            ..draft
        })?;
        Ok(HeldOutcome {
            draft: Some(id.0),
            ..HeldOutcome::bare(&held, "asked", Some(&stored.game))
        })
    }
}

/// The sender's own lines, for the question to quote.
fn own_words(mail: &crate::mail::Mail) -> Vec<String> {
    let texts = mail.texts.iter().filter(|text| !text.is_alternative);
    let mut words = Vec::new();
    for text in texts {
        let body = split_body(&text.text, &[]);
        let own = body.lines.iter().filter(|line| line.kind == LineKind::Own);
        words.extend(own.map(|line| line.text.to_owned()));
    }
    words
}
