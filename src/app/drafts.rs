//! The drafts, as lists and mails.

use chrono::{DateTime, FixedOffset};
use serde::Serialize;

use crate::correspondence::{DraftKind, DraftState};
use crate::mail::{Mail, parse};
use crate::store::{DraftId, StoreError, StoredDraft};
use crate::transport::Drafts as _;

use super::App;
use super::drafting::own_ply;
use super::held::rfc3339;
use super::notated::Notated;

/// Bytes of a copy in the Drafts folder that are read.
const COPY_BYTES_MAX: u64 = 1024 * 1024;

/// A draft: the contract's JSON, and what the faces show beside.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DraftView {
    /// Its number.
    pub id: i64,
    /// The game.
    pub game: Option<i64>,
    /// What it is for, in the contract's word.
    pub kind: &'static str,
    /// Where it stands, in the contract's word.
    pub state: &'static str,
    /// The user's address.
    pub from: String,
    /// Whom it goes to.
    pub to: String,
    /// Who gets a copy.
    pub cc: Option<String>,
    /// The subject.
    pub subject: String,
    /// The id of the mail that it answers, in angle brackets.
    pub in_reply_to: Option<String>,
    /// The text.
    pub body: String,
    /// When it was made.
    #[serde(serialize_with = "rfc3339")]
    pub created: DateTime<FixedOffset>,
    /// When it was last changed.
    #[serde(serialize_with = "rfc3339")]
    pub changed: DateTime<FixedOffset>,
    /// The opponent's name.
    pub opponent: Option<String>,
    /// The user's move in it.
    #[serde(rename = "move")]
    pub answer: Option<Notated>,
    /// Whether it offers a draw.
    pub draw_offer: bool,
    /// Whether the user has written into it: then ccmail leaves it alone.
    pub edited: bool,
    /// Its `Message-ID`, in angle brackets.
    pub message_id: String,
    /// `References`, oldest first, in angle brackets.
    pub references: Vec<String>,
    /// Kind and state as values.
    #[serde(skip)]
    pub is: (DraftKind, DraftState),
    /// The user's name.
    #[serde(skip)]
    pub my_name: String,
}

/// Drafts, oldest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct DraftList {
    /// The drafts.
    pub drafts: Vec<DraftView>,
    /// Now, in the user's zone.
    #[serde(skip)]
    pub now: DateTime<FixedOffset>,
}

impl App {
    /// Lists the open drafts, or all that ever were.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read.
    pub fn draft_list(&self, all: bool) -> Result<DraftList, StoreError> {
        let drafts = self.store.drafts(all)?;
        let drafts = drafts.iter().map(|draft| self.draft_view(draft));
        Ok(DraftList {
            drafts: drafts.collect::<Result<_, _>>()?,
            now: self.local(self.clock.now()),
        })
    }

    /// Shows one draft; with the text of its copy in the Drafts folder, where the user has changed that.
    ///
    /// `None` if there is no such draft.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read.
    pub fn draft_by_number(&self, number: i64) -> Result<Option<DraftView>, StoreError> {
        let Some(draft) = self.store.draft(DraftId(number))? else {
            return Ok(None);
        };
        let mut view = self.draft_view(&draft)?;
        if let Some(mail) = self.changed_copy(&draft)? {
            view.subject = mail.subject;
            view.body = mail.texts.into_iter().map(|text| text.text).collect();
            view.edited = true;
        }
        Ok(Some(view))
    }

    /// The copy of a draft in the Drafts folder, if the user has changed it there.
    pub(super) fn changed_copy(&self, draft: &StoredDraft) -> Result<Option<Mail>, StoreError> {
        if !draft.state.is_open() {
            return Ok(None);
        }
        let account = self
            .config
            .accounts
            .iter()
            .find(|one| one.name == draft.account);
        let Some(maildir) = account.and_then(|account| account.maildir().ok()) else {
            return Ok(None);
        };
        // A folder that can't be read is told of where drafts are delivered.
        let Ok(present) = maildir.open().drafts(COPY_BYTES_MAX) else {
            return Ok(None);
        };
        for copy in self.store.draft_copies(draft.id)? {
            let item = present.iter().find(|item| item.uid == copy.uid);
            let changed = item.filter(|item| super::deliver::digest(&item.bytes) != copy.digest);
            if let Some(mail) = changed.and_then(|item| parse(&item.bytes).ok()) {
                return Ok(Some(mail));
            }
        }
        Ok(None)
    }

    pub(super) fn draft_view(&self, draft: &StoredDraft) -> Result<DraftView, StoreError> {
        let stored = draft
            .game
            .map(|id| self.store.game(id))
            .transpose()?
            .flatten();
        let opponent = stored.as_ref().and_then(|stored| stored.opponent);
        let notation = self
            .correspondent_of(opponent)?
            .and_then(|one| one.notation);
        let answer = stored.as_ref().and_then(|stored| {
            let record = &stored.game.record;
            let ply = own_ply(draft);
            let mv = record
                .position_before(ply)?
                .parse_uci(draft.mv.as_deref()?)?;
            Notated::of_move(record, ply, mv, notation)
        });
        let angled = |id: &String| format!("<{id}>");
        Ok(DraftView {
            id: draft.id.0,
            game: draft.game.map(|id| id.0),
            kind: draft.kind.as_str(),
            state: draft.state.as_str(),
            from: draft.from.clone(),
            to: draft.to.clone(),
            cc: draft.cc.clone(),
            subject: draft.subject.clone(),
            in_reply_to: draft.in_reply_to.as_ref().map(angled),
            body: draft.body.clone(),
            created: self.local(draft.created_at),
            changed: self.local(draft.changed_at),
            opponent: stored.map(|stored| stored.game.opponent_name().to_owned()),
            answer,
            draw_offer: draft.draw_offer,
            edited: draft.is_users,
            message_id: angled(&draft.message_id),
            references: draft.references.iter().map(angled).collect(),
            is: (draft.kind, draft.state),
            my_name: self.config.me.name.clone(),
        })
    }
}
