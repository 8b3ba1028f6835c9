//! Held mails: the list of them, and why each is held.

use chrono::{DateTime, FixedOffset, Offset as _, Utc};
use serde::{Serialize, Serializer};

use crate::correspondence::{Reason, Verdict, surname};
use crate::game::{Game, GameId};
use crate::mail::Mail;
use crate::store::{Held, StoreError, StoredGame};

use super::App;
use super::explain::{self, Explanation};
use super::opened::{Judged, Opened, spoken_texts, thread_ids};
use super::visible::visible;

/// Characters of a mail that are put into a sentence about it.
const WORDS_CHARS_MAX: usize = 24;

/// A held mail, as a list shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HeldItem {
    /// The number that the user types.
    pub held: i64,
    /// The game, if one is known.
    pub game: Option<i64>,
    /// The opponent's name in that game.
    pub opponent: Option<String>,
    /// The contract's word for why it is held.
    pub reason: &'static str,
    /// Why it is held, in a sentence.
    pub explanation: String,
    /// The same in a few words, to stand behind the opponent's name.
    #[serde(skip)]
    pub gist: String,
    /// File name or UID.
    pub source: String,
    /// Message-ID in angle brackets.
    pub message_id: Option<String>,
    /// The address of `From`.
    pub from: Option<String>,
    /// The subject.
    pub subject: Option<String>,
    /// When it arrived.
    #[serde(serialize_with = "rfc3339")]
    pub received_at: DateTime<FixedOffset>,
    /// The draft that asks about it.
    pub asked: Option<i64>,
}

/// The held mails that wait for the user, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct HeldList {
    /// The mails.
    pub items: Vec<HeldItem>,
    /// Now, in the user's zone.
    #[serde(skip)]
    pub now: DateTime<FixedOffset>,
}

/// Writes an instant as the contract does.
pub(super) fn rfc3339<S: Serializer>(
    at: &DateTime<FixedOffset>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&at.to_rfc3339())
}

impl App {
    /// Lists the held mails that wait for the user, oldest arrival first.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read.
    pub fn held_list(&self) -> Result<HeldList, StoreError> {
        let held = self.store.held()?;
        let items = held.iter().map(|held| self.held_item(held));
        Ok(HeldList {
            items: items.collect::<Result<_, _>>()?,
            now: self.local(self.clock.now()),
        })
    }

    /// Describes one held mail.
    pub(super) fn held_item(&self, held: &Held) -> Result<HeldItem, StoreError> {
        let opponent = match held.game {
            Some(id) => self.store.game(id)?,
            None => None,
        };
        let opponent = opponent.map(|stored| stored.game.opponent_name().to_owned());
        let asked = match held.game {
            Some(id) => self.query_of(held, id)?,
            None => None,
        };
        let explained = self.stored_explanation(held, opponent.as_deref());
        Ok(HeldItem {
            held: held.id.0,
            game: held.game.map(|game| game.0),
            opponent,
            reason: held.reason.as_str(),
            explanation: explained.sentence,
            gist: explained.gist,
            source: held.source.clone(),
            message_id: held.message_id.as_ref().map(|id| format!("<{id}>")),
            from: held.from_address.clone(),
            subject: held.subject.clone(),
            received_at: self.local(held.received_at),
            asked,
        })
    }

    /// The draft of a question about a held mail, if one was written and stands or went out.
    pub(super) fn query_of(&self, held: &Held, game: GameId) -> Result<Option<i64>, StoreError> {
        use crate::correspondence::{DraftKind, DraftState};
        let drafts = self.store.drafts_of_game(game)?;
        let query = drafts.iter().find(|draft| {
            draft.kind == DraftKind::Query
                && draft.answers == Some(held.id)
                && (draft.state.is_open() || draft.state == DraftState::Sent)
        });
        Ok(query.map(|draft| draft.id.0))
    }

    /// What was found when the mail was judged; in general words for one that an older ccmail has filed.
    fn stored_explanation(&self, held: &Held, opponent: Option<&str>) -> Explanation {
        let said: serde_json::Value = serde_json::from_str(&held.said).unwrap_or_default();
        let text = |key: &str| said.get(key).and_then(|value| value.as_str());
        if let (Some(gist), Some(sentence)) = (text("gist"), text("explanation")) {
            return Explanation {
                gist: gist.to_owned(),
                sentence: sentence.to_owned(),
            };
        }
        let judgement = crate::correspondence::Judgement::bare(Verdict::Held(held.reason));
        let address = visible(held.from_address.as_deref().unwrap_or_default());
        let name = opponent.map(surname).unwrap_or_else(|| address.clone());
        explain::explain(&explain::Facts {
            reason: held.reason,
            game: None,
            name: &name,
            notation: None,
            judgement: &judgement,
            words: &[],
            address: &address,
        })
    }

    /// Explains why a mail is held that is being filed; `None` for one that is not.
    pub(super) fn explain_held(
        &self,
        opened: &Opened<'_>,
        judged: &Judged,
        stored: Option<&StoredGame>,
    ) -> Result<Option<Explanation>, StoreError> {
        let Verdict::Held(reason) = judged.judgement.verdict else {
            return Ok(None);
        };
        let game: Option<&Game> = stored.map(|stored| &stored.game);
        let opponent = stored.and_then(|stored| stored.opponent);
        let correspondent = self.correspondent_of(opponent.or(opened.sender.opponent))?;
        let address = visible(opened.sender.address.as_deref().unwrap_or("nobody"));
        let name = match (game, &correspondent) {
            (Some(game), _) => surname(game.opponent_name()),
            (None, Some(correspondent)) => surname(&correspondent.name),
            (None, None) => address.clone(),
        };
        let words = self.words_at_notes(opened.mail, judged)?;
        Ok(Some(explain::explain(&explain::Facts {
            reason,
            game,
            name: &name,
            notation: correspondent.and_then(|one| one.notation),
            judgement: &judged.judgement,
            words: &words,
            address: &address,
        })))
    }

    /// What stands in the mail at each note, made visible.
    fn words_at_notes(&self, mail: &Mail, judged: &Judged) -> Result<Vec<String>, StoreError> {
        let notes = &judged.judgement.notes;
        if notes.is_empty() {
            return Ok(Vec::new());
        }
        let ours = self.store.own_texts_in_thread(&thread_ids(mail))?;
        let ours: Vec<&str> = ours.iter().map(String::as_str).collect();
        let texts = spoken_texts(mail, &ours);
        let words = notes.iter().map(|note| {
            let line = match note.text {
                None => Some(mail.subject.as_str()),
                Some(index) => texts
                    .get(index)
                    .and_then(|text| text.body.lines.get(note.line))
                    .map(|line| line.text),
            };
            let end = note.offset.saturating_add(note.len);
            let text = line.and_then(|line| line.get(note.offset..end));
            let cut: String = text
                .unwrap_or_default()
                .chars()
                .take(WORDS_CHARS_MAX)
                .collect();
            visible(&cut)
        });
        Ok(words.collect())
    }

    /// An instant in the user's zone.
    pub(super) fn local(&self, at: DateTime<Utc>) -> DateTime<FixedOffset> {
        let local = at.with_timezone(&self.config.me.timezone);
        local.with_timezone(&local.offset().fix())
    }
}

/// Whether a held mail is the user's own, or about one.
pub(super) fn is_own(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::OwnIllegal | Reason::OwnAmbiguous | Reason::OwnConflict | Reason::OwnWithoutMove
    )
}
