//! The user's own move.

use chrono::{DateTime, Utc};

use crate::correspondence::{DraftKind, DraftState};
use crate::game::{GameId, GameState, Move, MoveNumber, Ply};
use crate::notation::{self, Languages, SingleMoveError, TokenKind, resolve_text, scan};
use crate::store::{DraftId, NewDraft, NewTransmission, StoreError, StoredDraft, StoredGame};

use super::App;
use super::line::{MailLine, MoveLine, move_line};
use super::neighbor::neighbors;

/// What `play` did.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// The game.
    pub game: GameId,
    /// The move.
    pub mv: MoveLine,
    /// In SAN, with its number: `11. Nc3`.
    pub san: String,
    /// The draft that holds it, unless it counts as sent.
    pub draft: Option<DraftId>,
    /// Whether it counts as sent.
    pub is_sent: bool,
    /// Whether a draw is offered with it.
    pub draw_offer: bool,
    /// Held mails that resolved themselves.
    pub lines: Vec<MailLine>,
}

/// Why a move was not taken.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No such game.
    #[error("there is no game {0}")]
    NoGame(GameId),
    /// A game of others, or one that has ended.
    #[error("game {0} is not in play")]
    NotInPlay(GameId),
    /// The opponent is on move.
    #[error("it is {opponent}'s move in game {game}")]
    NotYourTurn {
        /// The game.
        game: GameId,
        /// His name.
        opponent: String,
    },
    /// The text is not written like a move.
    #[error("`{0}` is not written like a move")]
    Unreadable(String),
    /// No legal move fits.
    #[error("`{text}` is not legal in game {game}")]
    Illegal {
        /// The game.
        game: GameId,
        /// As typed.
        text: String,
        /// Legal moves that look like it.
        near: Vec<String>,
    },
    /// Another move is due.
    #[error("`{text}` has not the number of the move that is due in game {game}, {due}")]
    NumberDiffers {
        /// The game.
        game: GameId,
        /// As typed.
        text: String,
        /// The number due.
        due: MoveNumber,
    },
    /// Several legal moves fit.
    #[error("`{text}` can mean {}", candidates.join(" or "))]
    Ambiguous {
        /// As typed.
        text: String,
        /// In SAN.
        candidates: Vec<String>,
    },
    /// The user has written into the draft himself.
    #[error("you have changed draft {0} yourself: ccmail leaves it alone")]
    DraftIsYours(i64),
}

/// How a move of the user's is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayHow {
    /// It went out already, by whatever means.
    pub sent: bool,
    /// A draw is offered with it.
    pub draw_offer: bool,
}

impl App {
    /// Takes the user's move: into the waiting draft, or, if it is sent, straight on record.
    ///
    /// # Errors
    /// [`PlayError`]; nothing is changed then.
    pub fn play(&self, id: GameId, text: &str, how: PlayHow) -> Result<Play, PlayError> {
        let stored = self.store.game(id)?.ok_or(PlayError::NoGame(id))?;
        let game = &stored.game;
        if !stored.is_mine || game.state == GameState::Finished {
            return Err(PlayError::NotInPlay(id));
        }
        if !game.is_my_turn() {
            let opponent = game.opponent_name().to_owned();
            return Err(PlayError::NotYourTurn { game: id, opponent });
        }
        let (mv, offers) = self.understand(&stored, text)?;
        let draw_offer = how.draw_offer || offers;
        let mut record = game.record.clone();
        if !record.push(mv) {
            return Err(illegal(&stored, text));
        }
        let ply = game.record.next_ply();
        let written = move_line(&record, ply).ok_or(PlayError::NoGame(id))?;
        let position = game.record.position();
        let san = numbered(&stored, ply, &notation::san(position, mv));
        self.store.savepoint(|_| {
            let (draft, lines) = if how.sent {
                (None, self.record_sent(&stored, ply, mv)?)
            } else {
                (
                    Some(self.put_into_draft(&stored, ply, mv, draw_offer)?),
                    Vec::new(),
                )
            };
            Ok(Play {
                game: id,
                mv: written,
                san,
                draft,
                is_sent: how.sent,
                draw_offer,
                lines,
            })
        })
    }

    /// Reads what the user typed: his own letters first, then English, then whatever has one meaning.
    pub(super) fn understand(
        &self,
        stored: &StoredGame,
        text: &str,
    ) -> Result<(Move, bool), PlayError> {
        let record = &stored.game.record;
        let position = record.position();
        let own = notation::Language::from_code(&self.config.me.language).map(Languages::one);
        let tries = [
            own.unwrap_or(Languages::ENGLISH),
            Languages::ENGLISH,
            Languages::all_sure(),
        ];
        let due = record.number_of(record.next_ply());
        let mut error = PlayError::Unreadable(text.to_owned());
        for languages in tries {
            match resolve_text(text, position, languages) {
                Ok(mv) => {
                    let marks = marks_of(text, languages);
                    if marks.number.is_some_and(|number| number != due) {
                        let (game, text) = (stored.game.id, text.to_owned());
                        return Err(PlayError::NumberDiffers { game, text, due });
                    }
                    return Ok((mv, marks.draw_offer));
                }
                Err(SingleMoveError::Unreadable) => {}
                Err(SingleMoveError::Illegal) => error = illegal(stored, text),
                Err(SingleMoveError::Ambiguous(moves)) => {
                    let candidates = moves
                        .iter()
                        .map(|mv| notation::san(position, *mv))
                        .collect();
                    return Err(PlayError::Ambiguous {
                        text: text.to_owned(),
                        candidates,
                    });
                }
            }
        }
        Err(error)
    }

    /// Puts a move that went out by other means on record.
    pub(super) fn record_sent(
        &self,
        stored: &StoredGame,
        ply: Ply,
        mv: Move,
    ) -> Result<Vec<MailLine>, StoreError> {
        let id = stored.game.id;
        let now = self.clock.now();
        self.store
            .append_plies(id, &[crate::correspondence::Played { ply, mv }])?;
        self.note_sent(id, ply, now)?;
        if let Some(changed) = self.store.game(id)? {
            self.close_drafts(&changed.game)?;
        }
        self.rejudge(&[id])
    }

    fn note_sent(&self, game: GameId, ply: Ply, at: DateTime<Utc>) -> Result<(), StoreError> {
        self.store.add_transmission(&NewTransmission {
            replied_on: Some(self.local_date(at)),
            arrived_at: Some(at),
            ..NewTransmission::of(game, ply)
        })?;
        Ok(())
    }

    fn put_into_draft(
        &self,
        stored: &StoredGame,
        ply: Ply,
        mv: Move,
        draw_offer: bool,
    ) -> Result<DraftId, PlayError> {
        let uci = stored.game.record.position().uci(mv);
        let now = self.clock.now();
        let open = [DraftKind::Reply, DraftKind::Opening];
        let mut waiting = None;
        for kind in open {
            waiting = waiting.or(self.store.open_draft_of_game(stored.game.id, Some(kind))?);
        }
        let draft = match waiting {
            Some(draft) if draft.is_users => return Err(PlayError::DraftIsYours(draft.id.0)),
            Some(draft) => draft,
            None => self.opening_draft(stored, ply)?,
        };
        let state = DraftState::Ready;
        let filled = StoredDraft {
            mv: Some(uci),
            draw_offer,
            state,
            changed_at: now,
            ..draft
        };
        let text = self.rewrite(&filled)?;
        let filled = match text {
            Some(text) => StoredDraft {
                subject: text.subject,
                body: text.body,
                ..filled
            },
            None => filled,
        };
        self.store.update_draft(&filled)?;
        Ok(filled.id)
    }

    /// A letter of our own accord: the first move of a game, or an answer whose draft is gone.
    pub(super) fn opening_draft(
        &self,
        stored: &StoredGame,
        ply: Ply,
    ) -> Result<StoredDraft, PlayError> {
        let mine = self
            .config
            .me
            .addresses
            .first()
            .cloned()
            .unwrap_or_default();
        let from = stored.my_address.clone().unwrap_or(mine);
        let correspondent = self.correspondent_of(stored.opponent)?;
        let to = correspondent
            .and_then(|one| one.addresses.first().cloned())
            .unwrap_or_default();
        let last = self.store.last_message_of_game(stored.game.id)?;
        let message_id = self.draft_message_id(&from, stored.game.id, Some(ply), 0);
        let in_reply_to = last.as_ref().and_then(|last| last.message_id.clone());
        let mut references: Vec<String> = in_reply_to.clone().into_iter().collect();
        references.push(message_id.clone());
        let kind = if ply.0 <= 1 {
            DraftKind::Opening
        } else {
            DraftKind::Reply
        };
        let id = self.store.add_draft(&NewDraft {
            game: Some(stored.game.id),
            kind,
            state: DraftState::NeedsMove,
            answers: None,
            account: self.draft_account(),
            from,
            to,
            cc: None,
            subject: last.and_then(|last| last.subject).unwrap_or_default(),
            body: String::new(),
            mv: None,
            draw_offer: false,
            answers_ply: ply.previous(),
            message_id,
            in_reply_to,
            references,
            created_at: self.clock.now(),
        })?;
        self.store.draft(id)?.ok_or(PlayError::DraftIsYours(id.0))
    }
}

fn illegal(stored: &StoredGame, text: &str) -> PlayError {
    PlayError::Illegal {
        game: stored.game.id,
        text: text.to_owned(),
        near: neighbors(stored.game.record.position(), text),
    }
}

/// What stands beside a move.
#[derive(Default)]
struct Beside {
    number: Option<MoveNumber>,
    draw_offer: bool,
}

fn marks_of(text: &str, languages: Languages) -> Beside {
    let mut beside = Beside::default();
    for token in scan(text, languages) {
        match token.kind {
            TokenKind::Number { number, .. } => beside.number = Some(number),
            TokenKind::DrawOffer => beside.draw_offer = true,
            TokenKind::Move { marks, .. } => beside.draw_offer |= marks.draw_offer,
            _ => {}
        }
    }
    beside
}

/// Writes a move with the number that stands before it: `11. Nc3`, `11... Be6`.
pub(super) fn numbered(stored: &StoredGame, ply: Ply, text: &str) -> String {
    let record = &stored.game.record;
    let number = record.number_of(ply);
    match record.color_of(ply) {
        crate::game::Color::White => format!("{number}. {text}"),
        crate::game::Color::Black => format!("{number}... {text}"),
    }
}
