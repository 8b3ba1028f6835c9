use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::correspondence::{DraftKind, DraftState};
use crate::game::{GameId, Ply};

use super::Store;
use super::column;
use super::error::{Fault, StoreError};
use super::reading::ReadingId;
use super::statement::found;

/// The number by which the user names a draft; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DraftId(pub i64);

impl std::fmt::Display for DraftId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A draft to be stored; it begins as ccmail's own, at revision 1.
#[derive(Clone, Debug)]
pub struct NewDraft {
    /// The game; `None` for a query about an unknown one.
    pub game: Option<GameId>,
    /// What it is for.
    pub kind: DraftKind,
    /// Where it stands.
    pub state: DraftState,
    /// The reading that it answers.
    pub answers: Option<ReadingId>,
    /// The ply of the game that it answers.
    pub answers_ply: Option<Ply>,
    /// The account through which it goes.
    pub account: String,
    /// The user's address.
    pub from: String,
    /// Whom it goes to.
    pub to: String,
    /// Who gets a copy.
    pub cc: Option<String>,
    /// The subject.
    pub subject: String,
    /// The text.
    pub body: String,
    /// The user's move in UCI.
    pub mv: Option<String>,
    /// Whether it offers a draw.
    pub draw_offer: bool,
    /// `Message-ID`, without angle brackets.
    pub message_id: String,
    /// The id of the mail that it answers.
    pub in_reply_to: Option<String>,
    /// Ids for `References`, oldest first.
    pub references: Vec<String>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
}

/// A stored draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDraft {
    /// Its number.
    pub id: DraftId,
    /// The game; `None` for a query about an unknown one.
    pub game: Option<GameId>,
    /// What it is for.
    pub kind: DraftKind,
    /// Where it stands.
    pub state: DraftState,
    /// The reading that it answers.
    pub answers: Option<ReadingId>,
    /// The ply of the game that it answers.
    pub answers_ply: Option<Ply>,
    /// The account through which it goes.
    pub account: String,
    /// The user's address.
    pub from: String,
    /// Whom it goes to.
    pub to: String,
    /// Who gets a copy.
    pub cc: Option<String>,
    /// The subject.
    pub subject: String,
    /// The text.
    pub body: String,
    /// The user's move in UCI.
    pub mv: Option<String>,
    /// Whether it offers a draw.
    pub draw_offer: bool,
    /// `Message-ID`, without angle brackets.
    pub message_id: String,
    /// The id of the mail that it answers.
    pub in_reply_to: Option<String>,
    /// Ids for `References`, oldest first.
    pub references: Vec<String>,
    /// Counts the changes of its words, from 1.
    pub revision: u32,
    /// Whether the user has edited it: then ccmail never replaces it.
    pub is_users: bool,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it was last changed.
    pub changed_at: DateTime<Utc>,
}

impl Store {
    /// Stores a draft.
    ///
    /// # Errors
    /// [`StoreError`] if there is one of its kind for its reading ([`StoreError::is_duplicate`]), or
    /// the store cannot be written.
    pub fn add_draft(&self, new: &NewDraft) -> Result<DraftId, StoreError> {
        let id = self.insert(
            "store a draft",
            "INSERT INTO draft (game_id, kind, state, answers, answers_ply, account, from_address,
               to_address, cc, subject, body, move, draw_offer, message_id, in_reply_to,
               reference_ids, revision, owner, created_at, changed_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, 1,
               'ccmail', ?17, ?17)",
            params![
                new.game.map(|id| id.0),
                new.kind.as_str(),
                new.state.as_str(),
                new.answers.map(|id| id.0),
                new.answers_ply.map(|ply| ply.0),
                new.account,
                new.from,
                new.to,
                new.cc,
                new.subject,
                new.body,
                new.mv,
                new.draw_offer,
                new.message_id,
                new.in_reply_to,
                column::join_ids(&new.references),
                new.created_at.timestamp(),
            ],
        )?;
        Ok(DraftId(id))
    }

    /// Reads a draft.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn draft(&self, id: DraftId) -> Result<Option<StoredDraft>, StoreError> {
        self.row(
            "read a draft",
            "SELECT * FROM draft WHERE id = ?1",
            [id.0],
            stored_draft,
        )
    }

    /// Finds a draft by its `Message-ID`.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn draft_by_message_id(&self, message_id: &str) -> Result<Option<StoredDraft>, StoreError> {
        self.row(
            "find a draft",
            "SELECT * FROM draft WHERE message_id = ?1",
            [message_id],
            stored_draft,
        )
    }

    /// Lists the drafts that still wait for the user or the server, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn open_drafts(&self) -> Result<Vec<StoredDraft>, StoreError> {
        self.rows(
            "list the drafts",
            "SELECT * FROM draft
             WHERE state NOT IN ('sent', 'discarded', 'withdrawn')
             ORDER BY id",
            [],
            stored_draft,
        )
    }

    /// Lists the open drafts, or all that ever were, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn drafts(&self, all: bool) -> Result<Vec<StoredDraft>, StoreError> {
        if all {
            self.rows(
                "list the drafts",
                "SELECT * FROM draft ORDER BY id",
                [],
                stored_draft,
            )
        } else {
            self.open_drafts()
        }
    }

    /// Lists all drafts of a game, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn drafts_of_game(&self, game: GameId) -> Result<Vec<StoredDraft>, StoreError> {
        self.rows(
            "list the drafts of a game",
            "SELECT * FROM draft WHERE game_id = ?1 ORDER BY id",
            [game.0],
            stored_draft,
        )
    }

    /// Returns the newest open draft of a game, of one kind or of any.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn open_draft_of_game(
        &self,
        game: GameId,
        kind: Option<DraftKind>,
    ) -> Result<Option<StoredDraft>, StoreError> {
        self.row(
            "find the draft of a game",
            "SELECT * FROM draft
             WHERE game_id = ?1 AND (?2 IS NULL OR kind = ?2)
               AND state NOT IN ('sent', 'discarded', 'withdrawn')
             ORDER BY id DESC LIMIT 1",
            params![game.0, kind.map(DraftKind::as_str)],
            stored_draft,
        )
    }

    /// Writes a changed draft; its revision grows if subject, text or move are not what they were.
    ///
    /// All columns are written: read the draft inside the same savepoint, or what another process
    /// has changed meanwhile is lost. Returns the revision now. The number, the `Message-ID` and the time of making never change.
    ///
    /// # Errors
    /// [`StoreError`] if the draft is unknown or the store cannot be written.
    pub fn update_draft(&self, draft: &StoredDraft) -> Result<u32, StoreError> {
        const OPERATION: &str = "change a draft";
        let missing = || {
            StoreError::new(
                OPERATION,
                Fault::Missing {
                    what: "draft",
                    id: draft.id.0,
                },
            )
        };
        self.savepoint(|store| {
            store.write(
                OPERATION,
                "UPDATE draft
                 SET revision = revision + (subject <> ?9 OR body <> ?10 OR move IS NOT ?11),
                   game_id = ?2, kind = ?3, state = ?4, answers = ?5, answers_ply = ?6, account = ?7,
                   from_address = ?8, subject = ?9, body = ?10, move = ?11, draw_offer = ?12,
                   to_address = ?13, cc = ?14, in_reply_to = ?15, reference_ids = ?16, owner = ?17,
                   changed_at = ?18
                 WHERE id = ?1",
                params![
                    draft.id.0,
                    draft.game.map(|id| id.0),
                    draft.kind.as_str(),
                    draft.state.as_str(),
                    draft.answers.map(|id| id.0),
                    draft.answers_ply.map(|ply| ply.0),
                    draft.account,
                    draft.from,
                    draft.subject,
                    draft.body,
                    draft.mv,
                    draft.draw_offer,
                    draft.to,
                    draft.cc,
                    draft.in_reply_to,
                    column::join_ids(&draft.references),
                    if draft.is_users { "user" } else { "ccmail" },
                    draft.changed_at.timestamp(),
                ],
            )?;
            let revision = store.row(
                OPERATION,
                "SELECT revision FROM draft WHERE id = ?1",
                [draft.id.0],
                |row| Ok(row.get(0)?),
            )?;
            revision.ok_or_else(missing)
        })
    }

    /// Sets where a draft stands.
    ///
    /// # Errors
    /// [`StoreError`] if the draft is unknown, if it would be a second one for its reading
    /// ([`StoreError::is_duplicate`]), or the store cannot be written.
    pub fn set_draft_state(
        &self,
        id: DraftId,
        state: DraftState,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "change a draft";
        let n_changed = self.write(
            OPERATION,
            "UPDATE draft SET state = ?2, changed_at = ?3 WHERE id = ?1",
            params![id.0, state.as_str(), at.timestamp()],
        )?;
        found(n_changed, OPERATION, "draft", id.0)
    }

    /// Leaves a draft to the user, who has edited it: ccmail never replaces it again.
    ///
    /// # Errors
    /// [`StoreError`] if the draft is unknown or the store cannot be written.
    pub fn set_draft_owner_user(&self, id: DraftId) -> Result<(), StoreError> {
        const OPERATION: &str = "leave a draft to the user";
        let n_changed = self.write(
            OPERATION,
            "UPDATE draft SET owner = 'user' WHERE id = ?1",
            [id.0],
        )?;
        found(n_changed, OPERATION, "draft", id.0)
    }
}

fn stored_draft(row: &Row<'_>) -> Result<StoredDraft, Fault> {
    Ok(StoredDraft {
        id: DraftId(row.get("id")?),
        game: row.get::<_, Option<i64>>("game_id")?.map(GameId),
        kind: column::word(row, "kind", DraftKind::parse)?,
        state: column::word(row, "state", DraftState::parse)?,
        answers: row.get::<_, Option<i64>>("answers")?.map(ReadingId),
        answers_ply: row.get::<_, Option<u32>>("answers_ply")?.map(Ply),
        account: row.get("account")?,
        from: row.get("from_address")?,
        to: row.get("to_address")?,
        cc: row.get("cc")?,
        subject: row.get("subject")?,
        body: row.get("body")?,
        mv: row.get("move")?,
        draw_offer: row.get("draw_offer")?,
        message_id: row.get("message_id")?,
        in_reply_to: row.get("in_reply_to")?,
        references: column::split_ids(row, "reference_ids")?,
        revision: row.get("revision")?,
        is_users: row.get::<_, String>("owner")? == "user",
        created_at: column::instant(row, "created_at")?,
        changed_at: column::instant(row, "changed_at")?,
    })
}
