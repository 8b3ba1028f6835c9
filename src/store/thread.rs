use std::collections::BTreeMap;

use rusqlite::params;

use crate::game::GameId;

use super::Store;
use super::error::StoreError;
use super::message::{MessageRow, message_row};

/// How many ids of a thread are looked at, counted from the newest: a mail may name any number.
const THREAD_IDS_MAX: usize = 100;

/// How many texts of ours are looked for in a mail.
const OWN_TEXTS_MAX: usize = 3;

impl Store {
    /// Finds the games of which the messages with these ids speak (oldest id first, as in
    /// `References`), each with whether one of the messages is ours: a draft, or a mail by the user.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn games_in_thread(&self, ids: &[String]) -> Result<Vec<(GameId, bool)>, StoreError> {
        let mut games = BTreeMap::new();
        for id in newest(ids) {
            // Only the last judgement of a mail counts: the user may have said that it means
            // another game.
            let found = self.rows(
                "find the games of a thread",
                "WITH named(id) AS (
                   SELECT id FROM message WHERE message_id = ?1
                   UNION SELECT message_id FROM message_alias WHERE alias = ?1
                 )
                 SELECT reading.game_id, message.author = 'me'
                 FROM named
                 JOIN message ON message.id = named.id
                 JOIN reading ON reading.message_id = message.id
                 WHERE reading.game_id IS NOT NULL
                   AND NOT EXISTS (
                     SELECT 1 FROM reading AS later WHERE later.replaces = reading.id
                   )
                 UNION ALL
                 SELECT game_id, 1 FROM draft WHERE message_id = ?1 AND game_id IS NOT NULL",
                [id],
                |row| Ok((GameId(row.get(0)?), row.get::<_, bool>(1)?)),
            )?;
            for (game, is_ours) in found {
                *games.entry(game).or_insert(false) |= is_ours;
            }
        }
        Ok(games.into_iter().collect())
    }

    /// Returns what the user wrote in the messages with these ids (oldest id first), newest first, at
    /// most three texts: by these a quotation without marks is known.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn own_texts_in_thread(&self, ids: &[String]) -> Result<Vec<String>, StoreError> {
        let mut texts = Vec::new();
        for id in newest(ids) {
            if texts.len() >= OWN_TEXTS_MAX {
                break;
            }
            // What was really sent says more than the draft it was made from.
            let text = self.row(
                "find what was written in a thread",
                "SELECT own_text, 0 AS place FROM message
                 WHERE message_id = ?1 AND own_text IS NOT NULL
                 UNION ALL
                 SELECT own_text, 1 FROM message_alias
                 JOIN message ON message.id = message_alias.message_id
                 WHERE alias = ?1 AND own_text IS NOT NULL
                 UNION ALL
                 SELECT body, 2 FROM draft WHERE message_id = ?1
                 ORDER BY place LIMIT 1",
                [id],
                |row| Ok(row.get(0)?),
            )?;
            texts.extend(text);
        }
        Ok(texts)
    }

    /// Returns what the user wrote about a game, newest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn own_texts_of_game(&self, game: GameId, limit: usize) -> Result<Vec<String>, StoreError> {
        self.rows(
            "find what was written about a game",
            "SELECT own_text AS text, received_at AS at FROM message
             WHERE own_text IS NOT NULL
               AND id IN (SELECT message_id FROM reading WHERE game_id = ?1)
             UNION ALL
             SELECT body, changed_at FROM draft
             WHERE game_id = ?1
               AND NOT EXISTS (
                 SELECT 1 FROM message
                 WHERE message.message_id = draft.message_id AND own_text IS NOT NULL
               )
             ORDER BY at DESC LIMIT ?2",
            params![game.0, i64::try_from(limit).unwrap_or(i64::MAX)],
            |row| Ok(row.get(0)?),
        )
    }

    /// Returns the opponent's last message about a game: the one that an answer answers.
    ///
    /// A mail from an unknown address counts once the user has accepted it.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn last_message_of_game(&self, game: GameId) -> Result<Option<MessageRow>, StoreError> {
        self.row(
            "find the last message of a game",
            "SELECT message.id, message_id, words_digest, author, from_address, subject, account,
               received_at, in_reply_to, reference_ids
             FROM message
             JOIN (
               SELECT reading.message_id AS row, max(verdict = 'recorded') AS is_recorded
               FROM reading WHERE game_id = ?1 GROUP BY reading.message_id
             ) AS said ON said.row = message.id
             WHERE author = 'opponent' OR (author = 'other' AND is_recorded)
             ORDER BY received_at DESC, message.id DESC LIMIT 1",
            [game.0],
            message_row,
        )
    }
}

fn newest(ids: &[String]) -> impl Iterator<Item = &String> {
    ids.iter().rev().take(THREAD_IDS_MAX)
}
