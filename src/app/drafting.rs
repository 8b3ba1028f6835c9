//! What follows from a verdict for a game: dates, offers, and the draft that answers.

use chrono::{DateTime, NaiveDate, Utc};
use sha2::{Digest as _, Sha256};

use crate::correspondence::{
    Author, Correspondent, DraftFacts, DraftKind, DraftState, DraftText, Judgement, OpponentId,
    Verdict, domain_of, reply, resend,
};
use crate::game::{Game, GameId, GameState, Ply};
use crate::mail::{Automatic, Mail};
use crate::store::{
    DraftId, NewDraft, NewOffer, NewTransmission, OfferKind, OfferState, ReadingId, StoreError,
    StoredDraft, StoredGame,
};

use super::App;
use super::line::ClaimsLine;
use super::local_date;
use super::opened::Opened;

/// Ids of a thread that a draft refers to; the oldest are dropped beyond that (RFC 5322 sets no limit,
/// servers do).
const REFERENCES_MAX: usize = 40;

impl App {
    /// Writes down what a reading means for its game; gives the draft that answers it.
    pub(super) fn follow_up(
        &self,
        stored: &StoredGame,
        reading: ReadingId,
        opened: &Opened<'_>,
        judgement: &Judgement,
    ) -> Result<Option<DraftId>, StoreError> {
        let game = &stored.game;
        if judgement.draw_offer && matches!(judgement.verdict, Verdict::Recorded | Verdict::Held(_))
        {
            self.store.add_offer(&NewOffer {
                game: game.id,
                author: Author::Opponent,
                kind: OfferKind::Draw,
                ply: game.record.last_ply().unwrap_or(Ply(0)),
                message: opened.message,
                state: OfferState::Open,
            })?;
        }
        match judgement.verdict {
            Verdict::Recorded => {
                self.note_dates(game, opened, judgement)?;
                self.note_writing(stored.opponent, opened, judgement)?;
                self.answer(stored, reading, opened)
            }
            Verdict::Repeat => self.repeat_answer(stored, reading, opened),
            Verdict::Held(_) | Verdict::Sent => Ok(None),
            Verdict::NoMove | Verdict::Ignored | Verdict::Seen => Ok(None),
        }
    }

    fn note_dates(
        &self,
        game: &Game,
        opened: &Opened<'_>,
        judgement: &Judgement,
    ) -> Result<(), StoreError> {
        let claimed = serde_json::to_string(&ClaimsLine::new(&judgement.claims)).ok();
        for played in &judgement.moves {
            let is_his = game.record.color_of(played.ply) != game.my_color;
            self.store.add_transmission(&NewTransmission {
                message: opened.message,
                received_on: is_his.then(|| self.local_date(opened.received_at)),
                arrived_at: is_his.then_some(opened.received_at),
                claimed: claimed.as_deref().filter(|_| is_his),
                ..NewTransmission::of(game.id, played.ply)
            })?;
        }
        Ok(())
    }

    /// Remembers what the opponent writes moves in, so that he is answered in it.
    fn note_writing(
        &self,
        opponent: Option<OpponentId>,
        opened: &Opened<'_>,
        judgement: &Judgement,
    ) -> Result<(), StoreError> {
        let Some((opponent, wrote)) = opponent.zip(judgement.wrote) else {
            return Ok(());
        };
        let known = self.store.correspondent(opponent)?;
        if known.notation.is_some() || known.writes == Some(wrote) {
            return Ok(());
        }
        self.store
            .learn(opponent, "writes", &wrote.code(), opened.message)
    }

    /// Closes what the new move has overtaken, and drafts the answer to it.
    fn answer(
        &self,
        stored: &StoredGame,
        reading: ReadingId,
        opened: &Opened<'_>,
    ) -> Result<Option<DraftId>, StoreError> {
        self.close_drafts(&stored.game)?;
        if self.is_silent(stored, opened) {
            return Ok(None);
        }
        let Some(opponent) = stored.opponent else {
            return Ok(None);
        };
        let correspondent = self.store.correspondent(opponent)?;
        let facts = self.facts(&stored.game, &correspondent, opened);
        let text = reply(&facts);
        let draft = self.new_draft(stored, opened, DraftKind::Reply, text);
        let state = DraftState::NeedsMove;
        Ok(Some(self.store.add_draft(&NewDraft {
            answers: Some(reading),
            state,
            ..draft
        })?))
    }

    /// Our last answer once more, for an opponent who repeats himself because it never came: only to the
    /// newest mail of its game, only if it came after our answer went out, and once.
    fn repeat_answer(
        &self,
        stored: &StoredGame,
        reading: ReadingId,
        opened: &Opened<'_>,
    ) -> Result<Option<DraftId>, StoreError> {
        let game = &stored.game;
        let (Some(mine), Some(opponent)) = (game.my_last_ply(), stored.opponent) else {
            return Ok(None);
        };
        let is_answered = Some(mine) == game.record.last_ply();
        if !is_answered || self.is_silent(stored, opened) {
            return Ok(None);
        }
        let drafts = self.store.drafts_of_game(game.id)?;
        let is_repeated = drafts.iter().any(|draft| {
            draft.state.is_open() || (draft.kind == DraftKind::Resend && own_ply(draft) == mine)
        });
        let sent_at = self.sent_at(game.id, mine)?;
        let newest = self.store.last_message_of_game(game.id)?;
        let is_newest = newest.is_none_or(|newest| newest.received_at <= opened.received_at);
        if is_repeated || !is_newest || sent_at.is_none_or(|sent| opened.received_at <= sent) {
            return Ok(None);
        }
        let correspondent = self.store.correspondent(opponent)?;
        let text = resend(&self.facts(game, &correspondent, opened));
        let draft = self.new_draft(stored, opened, DraftKind::Resend, text);
        let state = DraftState::Ready;
        Ok(Some(self.store.add_draft(&NewDraft {
            answers: Some(reading),
            state,
            ..draft
        })?))
    }

    /// Programs, lists and finished games get no answer (RFC 3834 section 2).
    fn is_silent(&self, stored: &StoredGame, opened: &Opened<'_>) -> bool {
        opened.mail.automatic != Automatic::No
            || opened.sender.author != Author::Opponent
            || stored.game.state == GameState::Finished
            || stored.game.record.position().termination().is_some()
    }

    /// A recorded move overtakes every open draft of its game: sent if it held the recorded answer, else
    /// withdrawn.
    pub(super) fn close_drafts(&self, game: &Game) -> Result<(), StoreError> {
        for draft in self.store.drafts_of_game(game.id)? {
            if !draft.state.is_open() {
                continue;
            }
            let state = if self.is_on_record(&draft, game) {
                DraftState::Sent
            } else {
                DraftState::Withdrawn
            };
            self.store
                .set_draft_state(draft.id, state, self.clock.now())?;
        }
        Ok(())
    }

    fn is_on_record(&self, draft: &StoredDraft, game: &Game) -> bool {
        let Some(uci) = draft.mv.as_deref() else {
            return false;
        };
        let ply = own_ply(draft);
        let position = game.record.position_before(ply);
        let recorded = game.record.move_at(ply);
        position
            .zip(recorded)
            .is_some_and(|(position, mv)| position.uci(mv) == uci)
    }

    pub(super) fn facts<'f>(
        &'f self,
        game: &'f Game,
        correspondent: &'f Correspondent,
        opened: &'f Opened<'_>,
    ) -> DraftFacts<'f> {
        DraftFacts {
            game,
            correspondent,
            my_name: &self.config.me.name,
            my_language: &self.config.me.language,
            my_move: None,
            draw_offer: false,
            received_on: Some(self.local_date(opened.received_at)),
            answered_on: self.local_date(self.clock.now()),
            subject: Some(&opened.mail.subject),
        }
    }

    pub(super) fn new_draft(
        &self,
        stored: &StoredGame,
        opened: &Opened<'_>,
        kind: DraftKind,
        text: DraftText,
    ) -> NewDraft {
        let mail = opened.mail;
        let from = self.answering_address(mail, stored.my_address.as_deref());
        let answers_ply = stored.game.last_ply_of(stored.game.my_color.other());
        let salt = opened.message.map_or(0, |message| message.0);
        let message_id = self.draft_message_id(&from, stored.game.id, answers_ply, salt);
        let mut references = mail.references.clone();
        references.extend(mail.message_id.clone());
        references.push(message_id.clone());
        references.dedup();
        let surplus = references.len().saturating_sub(REFERENCES_MAX);
        NewDraft {
            game: Some(stored.game.id),
            kind,
            state: DraftState::NeedsMove,
            answers: None,
            account: self.draft_account(),
            from,
            to: opened.sender.address.clone().unwrap_or_default(),
            cc: None,
            subject: text.subject,
            body: text.body,
            mv: None,
            draw_offer: false,
            answers_ply,
            message_id,
            in_reply_to: mail.message_id.clone(),
            references: references.split_off(surplus),
            created_at: self.clock.now(),
        }
    }

    /// The address that the opponent wrote to, else the game's, else the user's first.
    pub(super) fn answering_address(&self, mail: &Mail, of_game: Option<&str>) -> String {
        let addressed = mail
            .to
            .iter()
            .chain(&mail.cc)
            .map(|mailbox| mailbox.address.as_str());
        let delivered = mail.delivered_to.iter().map(String::as_str);
        let mine = &self.config.me.addresses;
        let written_to = addressed
            .chain(delivered)
            .chain(of_game)
            .find_map(|address| mine.iter().find(|mine| mine.eq_ignore_ascii_case(address)));
        written_to
            .or_else(|| mine.first())
            .cloned()
            .unwrap_or_default()
    }

    /// A Message-ID that is fixed when the draft is made, so that each copy of it can be known again.
    pub(super) fn draft_message_id(
        &self,
        from: &str,
        game: GameId,
        ply: Option<Ply>,
        salt: i64,
    ) -> String {
        let ply = ply.map_or(0, |ply| ply.0);
        let now = self.clock.now().timestamp_micros();
        let store = self.store.path().display();
        let digest = Sha256::digest(format!("{store} {game} {ply} {salt} {now}"));
        let tail: String = digest
            .iter()
            .take(4)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let domain = domain_of(from).unwrap_or_else(|| "localhost".to_owned());
        format!("ccmail.{game}.{ply}.{tail}@{domain}")
    }

    /// The account whose Drafts folder takes drafts.
    pub(super) fn draft_account(&self) -> String {
        self.config
            .accounts
            .first()
            .map(|account| account.name.clone())
            .unwrap_or_default()
    }

    /// When a ply of the user's went out, as far as known.
    pub(super) fn sent_at(
        &self,
        game: GameId,
        ply: Ply,
    ) -> Result<Option<DateTime<Utc>>, StoreError> {
        let all = self.store.transmissions(game)?;
        Ok(all
            .iter()
            .rev()
            .find(|one| one.ply == ply)
            .and_then(|one| one.arrived_at))
    }

    pub(super) fn local_date(&self, at: DateTime<Utc>) -> NaiveDate {
        local_date(at, self.config.me.timezone)
    }

    /// Writes the text of a draft anew: after the user's move, after midnight, after a change of the game.
    ///
    /// `None` where the draft's game, or its opponent, is gone.
    pub(super) fn rewrite(&self, draft: &StoredDraft) -> Result<Option<DraftText>, StoreError> {
        let Some(stored) = draft
            .game
            .map(|id| self.store.game(id))
            .transpose()?
            .flatten()
        else {
            return Ok(None);
        };
        let Some(correspondent) = self.correspondent_of(stored.opponent)? else {
            return Ok(None);
        };
        let game = &stored.game;
        let my_move = draft
            .mv
            .as_deref()
            .and_then(|uci| game.record.position().parse_uci(uci));
        let answered = game.record.last_ply();
        let received_on = self
            .store
            .transmissions(game.id)?
            .iter()
            .rev()
            .find(|one| Some(one.ply) == answered)
            .and_then(|one| one.received_on);
        let facts = DraftFacts {
            game,
            correspondent: &correspondent,
            my_name: &self.config.me.name,
            my_language: &self.config.me.language,
            my_move,
            draw_offer: draft.draw_offer,
            received_on,
            answered_on: self.local_date(self.clock.now()),
            subject: Some(&draft.subject),
        };
        Ok(match draft.kind {
            DraftKind::Reply => Some(reply(&facts)),
            DraftKind::Resend => Some(resend(&facts)),
            DraftKind::Opening => Some(crate::correspondence::opening(&facts)),
            DraftKind::Query | DraftKind::Reminder | DraftKind::Notice => None,
            DraftKind::Result | DraftKind::Director => None,
        })
    }

    pub(super) fn correspondent_of(
        &self,
        opponent: Option<OpponentId>,
    ) -> Result<Option<Correspondent>, StoreError> {
        opponent
            .map(|opponent| self.store.correspondent(opponent))
            .transpose()
    }
}

/// The ply of the user's own move in a draft.
pub(super) fn own_ply(draft: &StoredDraft) -> Ply {
    draft.answers_ply.map_or(Ply(1), Ply::next)
}
