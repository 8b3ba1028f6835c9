//! What the user does with a draft: edits it, throws it away, takes it back.

use crate::correspondence::{
    Author, Case, DraftKind, DraftState, Part, ReadingContext, Sender, SpokenText, Verdict, Which,
    judge, read,
};
use crate::game::{Game, GameState, Move};
use crate::mail::{Automatic, TextKind, split_body};
use crate::notation::Languages;
use crate::store::{DraftId, StoreError, StoredDraft};

use super::App;
use super::drafting::own_ply;
use super::drafts::DraftView;

/// Why a draft was left as it is.
#[derive(Debug, thiserror::Error)]
pub enum DraftError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No such draft.
    #[error("there is no draft {0}")]
    NoDraft(i64),
    /// It is over, or on its way.
    #[error("draft {draft} is {state}")]
    Closed {
        /// Its number.
        draft: i64,
        /// Where it stands, in words.
        state: &'static str,
    },
    /// The game has gone on.
    #[error("draft {draft} is overtaken: game {game} has gone on since")]
    Overtaken {
        /// Its number.
        draft: i64,
        /// The game.
        game: i64,
    },
    /// Another draft of the game is open.
    #[error("draft {other} is in the place of draft {draft}")]
    Replaced {
        /// Its number.
        draft: i64,
        /// The other's.
        other: i64,
    },
    /// The copy in the Drafts folder has been changed there.
    #[error("you have changed the copy of draft {0} in your Drafts folder")]
    ChangedThere(i64),
}

/// What the user's own words mean for a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct Edited {
    /// The draft as it is now.
    pub draft: DraftView,
    /// Whether the text was changed at all.
    pub is_changed: bool,
    /// What was found in place of one legal move of the user's.
    pub problem: Option<&'static str>,
}

/// Returns where a draft stands, in words.
#[must_use]
pub fn draft_state_words(state: DraftState) -> &'static str {
    match state {
        DraftState::NeedsMove => "your move is missing",
        DraftState::Ready => "ready to send",
        DraftState::Sending => "on its way",
        DraftState::Sent => "sent",
        DraftState::Refused => "refused by the server",
        DraftState::Unclear => "perhaps sent",
        DraftState::Discarded => "discarded",
        DraftState::Withdrawn => "overtaken",
    }
}

impl App {
    /// Returns a draft that the user may edit.
    ///
    /// # Errors
    /// [`DraftError`] if there is none, if it is over, or if its copy was changed in the Drafts folder.
    pub fn draft_to_edit(&self, number: i64) -> Result<DraftView, DraftError> {
        let draft = self.open_draft(number)?;
        if self.changed_copy(&draft)?.is_some() {
            return Err(DraftError::ChangedThere(number));
        }
        Ok(self.draft_view(&draft)?)
    }

    /// Gives a draft the user's own text; a legal move of his in it makes it ready.
    ///
    /// # Errors
    /// [`DraftError`] if there is none, or it is over.
    pub fn edit_draft(&self, number: i64, body: &str) -> Result<Edited, DraftError> {
        let draft = self.open_draft(number)?;
        let body = with_line_end(body);
        if body == draft.body {
            return Ok(Edited {
                draft: self.draft_view(&draft)?,
                is_changed: false,
                problem: None,
            });
        }
        let found = self.own_move_in(&draft, &body)?;
        let position_move = |mv: Move, game: &Game| game.record.position().uci(mv);
        let (mv, state, problem) = match &found {
            OwnMove::NotDue => (draft.mv.clone(), draft.state, None),
            OwnMove::Found(game, mv) => (Some(position_move(*mv, game)), DraftState::Ready, None),
            OwnMove::Missing(problem) => (None, DraftState::NeedsMove, Some(*problem)),
        };
        let edited = StoredDraft {
            body,
            mv,
            state,
            is_users: true,
            changed_at: self.clock.now(),
            ..draft
        };
        self.store.update_draft(&edited)?;
        Ok(Edited {
            draft: self.draft_view(&edited)?,
            is_changed: true,
            problem,
        })
    }

    /// Throws a draft away; its copy leaves the Drafts folder with the next delivery.
    ///
    /// # Errors
    /// [`DraftError`] if there is none, or it is over.
    pub fn discard_draft(&self, number: i64) -> Result<DraftView, DraftError> {
        let draft = self.open_draft(number)?;
        self.store
            .set_draft_state(draft.id, DraftState::Discarded, self.clock.now())?;
        self.view_of(number)
    }

    /// Takes a discarded draft back, or puts a copy of an open one that is gone into the Drafts folder again.
    ///
    /// # Errors
    /// [`DraftError`] if there is none, or the game has gone on since.
    pub fn restore_draft(&self, number: i64) -> Result<DraftView, DraftError> {
        let draft = self.stored_draft(number)?;
        match draft.state {
            DraftState::Discarded | DraftState::NeedsMove | DraftState::Ready => {}
            state => {
                return Err(DraftError::Closed {
                    draft: number,
                    state: draft_state_words(state),
                });
            }
        }
        self.still_fits(&draft)?;
        // A copy that still lies there is known again by its mark, and no second one is written.
        for copy in self.store.draft_copies(draft.id)? {
            self.store.remove_copy(&copy)?;
        }
        let needs_move = matches!(draft.kind, DraftKind::Reply | DraftKind::Opening);
        let state = if needs_move && draft.mv.is_none() {
            DraftState::NeedsMove
        } else {
            DraftState::Ready
        };
        self.store
            .set_draft_state(draft.id, state, self.clock.now())?;
        self.view_of(number)
    }

    /// Whether a draft still answers the last move of its game, and no other draft is in its place.
    fn still_fits(&self, draft: &StoredDraft) -> Result<(), DraftError> {
        let stored = draft
            .game
            .map(|id| self.store.game(id))
            .transpose()?
            .flatten();
        let Some(stored) = stored else {
            return Ok(());
        };
        let game = &stored.game;
        let last = match draft.kind {
            // It repeats our own answer, which is recorded.
            DraftKind::Resend => game.record.last_ply().and_then(crate::game::Ply::previous),
            _ => game.record.last_ply(),
        };
        let is_of_a_ply = matches!(
            draft.kind,
            DraftKind::Reply | DraftKind::Opening | DraftKind::Resend
        );
        let has_gone_on = is_of_a_ply && last != draft.answers_ply;
        if game.state == GameState::Finished || has_gone_on {
            return Err(DraftError::Overtaken {
                draft: draft.id.0,
                game: game.id.0,
            });
        }
        let other = self.store.open_draft_of_game(game.id, Some(draft.kind))?;
        match other {
            Some(other) if other.id != draft.id => Err(DraftError::Replaced {
                draft: draft.id.0,
                other: other.id.0,
            }),
            _ => Ok(()),
        }
    }

    fn stored_draft(&self, number: i64) -> Result<StoredDraft, DraftError> {
        let draft = self.store.draft(DraftId(number))?;
        draft.ok_or(DraftError::NoDraft(number))
    }

    fn open_draft(&self, number: i64) -> Result<StoredDraft, DraftError> {
        let draft = self.stored_draft(number)?;
        if draft.state.is_open() && draft.state != DraftState::Sending {
            return Ok(draft);
        }
        Err(DraftError::Closed {
            draft: number,
            state: draft_state_words(draft.state),
        })
    }

    fn view_of(&self, number: i64) -> Result<DraftView, DraftError> {
        let draft = self.stored_draft(number)?;
        Ok(self.draft_view(&draft)?)
    }

    /// Finds the user's move in the text of a draft, by the reader that reads everybody's mail: the user is the writer
    /// now, and what he repeats is the opponent's move.
    fn own_move_in(&self, draft: &StoredDraft, body: &str) -> Result<OwnMove, StoreError> {
        let stored = draft
            .game
            .map(|id| self.store.game(id))
            .transpose()?
            .flatten();
        let is_answer = matches!(draft.kind, DraftKind::Reply | DraftKind::Opening);
        let Some(stored) = stored.filter(|_| is_answer) else {
            return Ok(OwnMove::NotDue);
        };
        let mut game = stored.game;
        if !game.is_my_turn() || own_ply(draft) != game.record.next_ply() {
            return Ok(OwnMove::NotDue);
        }
        let correspondent = self.correspondent_of(stored.opponent)?;
        let letters = correspondent
            .as_ref()
            .and_then(crate::correspondence::Correspondent::letters);
        let opponent_name = game.opponent_name().to_owned();
        let texts = [SpokenText {
            kind: TextKind::Plain,
            body: split_body(body, &[]),
        }];
        let events: Vec<String> = game.event.iter().cloned().collect();
        let reading = read(
            "",
            &texts,
            ReadingContext {
                languages: letters.map_or(Languages::all_sure(), |letters| {
                    Languages::all_sure().union(letters)
                }),
                today: self.local_date(self.clock.now()),
                sender_name: &self.config.me.name,
                sender_color: Some(game.my_color),
                events: &events,
            },
        );
        game.my_color = game.my_color.other();
        let part = Part {
            which: Which::Game(game.id),
            sentences: reading.sentences.iter().collect(),
            claims: reading.claims,
            has_tags: false,
        };
        let case = Case {
            game: &game,
            pending: None,
            correspondent: correspondent.as_ref(),
            is_echo_required: false,
            my_name: &opponent_name,
        };
        let writer = Sender {
            author: Author::Me,
            address: None,
            opponent: None,
            is_forged: false,
            automatic: Automatic::No,
        };
        let judgement = judge(&case, &part, &writer);
        let found = judgement.moves.first().map(|played| played.mv);
        Ok(match (judgement.verdict, found) {
            (Verdict::Recorded, Some(mv)) => OwnMove::Found(Box::new(game), mv),
            (Verdict::Held(reason), _) => OwnMove::Missing(problem(reason)),
            _ => OwnMove::Missing("no move of yours was found in the text"),
        })
    }
}

/// The user's move in his own text.
enum OwnMove {
    /// The draft is not one that carries a move.
    NotDue,
    /// One legal move.
    Found(Box<Game>, Move),
    /// None, and why.
    Missing(&'static str),
}

fn problem(reason: crate::correspondence::Reason) -> &'static str {
    use crate::correspondence::Reason;
    match reason {
        Reason::Illegal => "the move in the text is not legal",
        Reason::Ambiguous | Reason::NotationsDisagree => {
            "the move in the text can be read in more than one way"
        }
        Reason::EchoDiffers | Reason::Conflict => {
            "the text repeats another move of your opponent's than the recorded one"
        }
        Reason::NumberDiffers | Reason::Gap => "the numbers in the text are not those of the game",
        _ => "no move of yours was found in the text",
    }
}

fn with_line_end(text: &str) -> String {
    let mut text = text.replace("\r\n", "\n");
    if !text.ends_with('\n') {
        text.push('\n');
    }
    text
}
