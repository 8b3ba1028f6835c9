use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::correspondence::{Author, Reason, Verdict};
use crate::game::GameId;

use super::Store;
use super::column;
use super::error::{Fault, StoreError};
use super::message::MessageRowId;
use super::statement::found;

/// The number by which the user names a held mail; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ReadingId(pub i64);

impl std::fmt::Display for ReadingId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// What is made of a mail's words about one game.
#[derive(Clone, Copy, Debug)]
pub struct NewReading<'a> {
    /// The mail.
    pub message: MessageRowId,
    /// The game, if one is known.
    pub game: Option<GameId>,
    /// The verdict.
    pub verdict: Verdict,
    /// All else that is said, as a JSON object; its `explanation` is shown with a held mail.
    pub said: &'a str,
    /// The `source` of the mail's JSON line.
    pub source: &'a str,
    /// When it was judged.
    pub judged_at: DateTime<Utc>,
    /// The earlier reading that this one replaces.
    pub replaces: Option<ReadingId>,
}

/// A stored reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReading {
    /// Its number.
    pub id: ReadingId,
    /// The mail.
    pub message: MessageRowId,
    /// The game, if one is known.
    pub game: Option<GameId>,
    /// The verdict.
    pub verdict: Verdict,
    /// All else that is said, as JSON.
    pub said: String,
    /// The `source` of the mail's JSON line.
    pub source: String,
    /// When it was judged.
    pub judged_at: DateTime<Utc>,
    /// The earlier reading that this one replaces.
    pub replaces: Option<ReadingId>,
    /// How a held mail was resolved.
    pub resolved: Option<String>,
    /// When.
    pub resolved_at: Option<DateTime<Utc>>,
}

/// A held mail that waits for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The number that the user types.
    pub id: ReadingId,
    /// The mail.
    pub message: MessageRowId,
    /// Its `Message-ID`.
    pub message_id: Option<String>,
    /// The game, if one is known.
    pub game: Option<GameId>,
    /// Why it is held.
    pub reason: Reason,
    /// All else that is said, as JSON.
    pub said: String,
    /// The explanation in it.
    pub explanation: Option<String>,
    /// The `source` of the mail's JSON line.
    pub source: String,
    /// The account through which it came.
    pub account: Option<String>,
    /// Whose words they are.
    pub author: Author,
    /// Address of `From`.
    pub from_address: Option<String>,
    /// Subject.
    pub subject: Option<String>,
    /// When it arrived.
    pub received_at: DateTime<Utc>,
    /// When it was judged.
    pub judged_at: DateTime<Utc>,
}

impl Store {
    /// Stores a reading. One that replaces another resolves it, and takes over the drafts that
    /// answer it, so that no second draft is made.
    ///
    /// # Errors
    /// [`StoreError`] if the other is replaced already ([`StoreError::is_duplicate`]) or the store
    /// cannot be written.
    pub fn add_reading(&self, new: &NewReading<'_>) -> Result<ReadingId, StoreError> {
        self.savepoint(|store| {
            let id = ReadingId(store.insert(
                "store a reading",
                "INSERT INTO reading (message_id, game_id, verdict, reason, said, source, judged_at,
                   replaces)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![
                    new.message.0,
                    new.game.map(|id| id.0),
                    new.verdict.as_str(),
                    new.verdict.reason().map(Reason::as_str),
                    new.said,
                    new.source,
                    new.judged_at.timestamp(),
                    new.replaces.map(|id| id.0),
                ],
            )?);
            if let Some(old) = new.replaces {
                store.write(
                    "replace a reading",
                    "UPDATE reading SET resolved = 'rejudged', resolved_at = ?2
                     WHERE id = ?1 AND resolved_at IS NULL",
                    params![old.0, new.judged_at.timestamp()],
                )?;
                store.write(
                    "replace a reading",
                    "UPDATE draft SET answers = ?2 WHERE answers = ?1",
                    params![old.0, id.0],
                )?;
            }
            Ok(id)
        })
    }

    /// Stores the new reading of a mail that is judged again; see [`Store::add_reading`].
    ///
    /// A mail that stays held for the same reason had better keep its reading, and its number.
    ///
    /// # Errors
    /// As [`Store::add_reading`].
    pub fn rejudge(&self, old: ReadingId, new: &NewReading<'_>) -> Result<ReadingId, StoreError> {
        self.add_reading(&NewReading {
            replaces: Some(old),
            ..*new
        })
    }

    /// Lists the held mails that wait for the user, oldest arrival first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn held(&self) -> Result<Vec<Held>, StoreError> {
        self.rows(
            "list the held mails",
            "SELECT reading.id, reading.message_id AS message, message.message_id, game_id, verdict,
               reason, said, explanation, source, account, author, from_address, subject,
               received_at, judged_at
             FROM reading JOIN message ON message.id = reading.message_id
             WHERE verdict = 'held' AND resolved_at IS NULL
             ORDER BY received_at, reading.id",
            [],
            held,
        )
    }

    /// Returns a held mail that waits for the user, by its number.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn held_by_id(&self, id: ReadingId) -> Result<Option<Held>, StoreError> {
        self.row(
            "read a held mail",
            "SELECT reading.id, reading.message_id AS message, message.message_id, game_id, verdict,
               reason, said, explanation, source, account, author, from_address, subject,
               received_at, judged_at
             FROM reading JOIN message ON message.id = reading.message_id
             WHERE reading.id = ?1 AND verdict = 'held' AND resolved_at IS NULL",
            [id.0],
            held,
        )
    }

    /// Lists the held mails of a game that wait for the user, oldest arrival first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn held_of_game(&self, game: GameId) -> Result<Vec<Held>, StoreError> {
        self.rows(
            "list the held mails of a game",
            "SELECT reading.id, reading.message_id AS message, message.message_id, game_id, verdict,
               reason, said, explanation, source, account, author, from_address, subject,
               received_at, judged_at
             FROM reading JOIN message ON message.id = reading.message_id
             WHERE game_id = ?1 AND verdict = 'held' AND resolved_at IS NULL
             ORDER BY received_at, reading.id",
            [game.0],
            held,
        )
    }

    /// Takes a held mail off the list, and keeps how it was resolved (`accepted`, `dismissed`, ...).
    ///
    /// # Errors
    /// [`StoreError`] if no such mail waits ([`StoreError::is_missing`]) or the store cannot be written.
    pub fn resolve_reading(
        &self,
        id: ReadingId,
        how: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "resolve a held mail";
        let n_changed = self.write(
            OPERATION,
            "UPDATE reading SET resolved = ?2, resolved_at = ?3
             WHERE id = ?1 AND verdict = 'held' AND resolved_at IS NULL",
            params![id.0, how, at.timestamp()],
        )?;
        found(n_changed, OPERATION, "held mail", id.0)
    }

    /// Returns a reading by its number, resolved or not.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn reading_by_id(&self, id: ReadingId) -> Result<Option<StoredReading>, StoreError> {
        self.row(
            "read a reading",
            "SELECT id, message_id, game_id, verdict, reason, said, source, judged_at, replaces,
               resolved, resolved_at
             FROM reading WHERE id = ?1",
            [id.0],
            stored_reading,
        )
    }

    /// Lists all readings of a game, in the order in which they were made.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn readings_of_game(&self, game: GameId) -> Result<Vec<StoredReading>, StoreError> {
        self.rows(
            "list the readings of a game",
            "SELECT id, message_id, game_id, verdict, reason, said, source, judged_at, replaces,
               resolved, resolved_at
             FROM reading WHERE game_id = ?1 ORDER BY id",
            [game.0],
            stored_reading,
        )
    }

    /// Lists all readings of a message, in the order in which they were made.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn readings_of_message(
        &self,
        message: MessageRowId,
    ) -> Result<Vec<StoredReading>, StoreError> {
        self.rows(
            "list the readings of a message",
            "SELECT id, message_id, game_id, verdict, reason, said, source, judged_at, replaces,
               resolved, resolved_at
             FROM reading WHERE message_id = ?1 ORDER BY id",
            [message.0],
            stored_reading,
        )
    }
}

fn held(row: &Row<'_>) -> Result<Held, Fault> {
    let verdict = column::verdict(row)?;
    let reason = verdict.reason().ok_or_else(|| Fault::Value {
        column: "verdict",
        value: verdict.as_str().to_owned(),
    })?;
    Ok(Held {
        id: ReadingId(row.get("id")?),
        message: MessageRowId(row.get("message")?),
        message_id: row.get("message_id")?,
        game: row.get::<_, Option<i64>>("game_id")?.map(GameId),
        reason,
        said: row.get("said")?,
        explanation: row.get("explanation")?,
        source: row.get("source")?,
        account: row.get("account")?,
        author: column::word(row, "author", column::parse_author)?,
        from_address: row.get("from_address")?,
        subject: row.get("subject")?,
        received_at: column::instant(row, "received_at")?,
        judged_at: column::instant(row, "judged_at")?,
    })
}

fn stored_reading(row: &Row<'_>) -> Result<StoredReading, Fault> {
    Ok(StoredReading {
        id: ReadingId(row.get("id")?),
        message: MessageRowId(row.get("message_id")?),
        game: row.get::<_, Option<i64>>("game_id")?.map(GameId),
        verdict: column::verdict(row)?,
        said: row.get("said")?,
        source: row.get("source")?,
        judged_at: column::instant(row, "judged_at")?,
        replaces: row.get::<_, Option<i64>>("replaces")?.map(ReadingId),
        resolved: row.get("resolved")?,
        resolved_at: column::instant_or_none(row, "resolved_at")?,
    })
}
