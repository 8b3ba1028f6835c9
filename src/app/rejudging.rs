//! When a game changes, its open held mails are judged again: what resolves itself leaves the list.

use crate::correspondence::Verdict;
use crate::game::GameId;
use crate::mail::parse;
use crate::store::{Held, StoreError};

use super::App;
use super::line::{LineFacts, MailLine};
use super::opened::{Judged, Opened};

/// How often one change may lead to the next before the rest is left for later.
const ROUNDS_MAX: usize = 100;

impl App {
    /// Judges the held mails of changed games again, oldest first, until nothing changes any more.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read or written.
    pub fn rejudge(&self, changed: &[GameId]) -> Result<Vec<MailLine>, StoreError> {
        let mut lines = Vec::new();
        let mut pending: Vec<GameId> = changed.to_vec();
        for _ in 0..ROUNDS_MAX {
            let Some(game) = pending.pop() else { break };
            for held in self.store.held_of_game(game)? {
                let Some(line) = self.rejudge_one(&held)? else {
                    continue;
                };
                if !line.moves.is_empty() {
                    pending.push(game);
                }
                lines.push(line);
                if pending.contains(&game) {
                    break;
                }
            }
        }
        Ok(lines)
    }

    /// Judges the mails again of which it was not clear which game they mean.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be read or written.
    pub fn rejudge_unplaced(&self) -> Result<Vec<MailLine>, StoreError> {
        let mut lines = Vec::new();
        for held in self
            .store
            .held()?
            .into_iter()
            .filter(|held| held.game.is_none())
        {
            if let Some(line) = self.rejudge_one(&held)? {
                let changed: Vec<GameId> = line
                    .game
                    .map(GameId)
                    .filter(|_| !line.moves.is_empty())
                    .into_iter()
                    .collect();
                lines.push(line);
                lines.extend(self.rejudge(&changed)?);
            }
        }
        Ok(lines)
    }

    fn rejudge_one(&self, held: &Held) -> Result<Option<MailLine>, StoreError> {
        let Some(bytes) = self.store.raw(held.message)? else {
            return Ok(None);
        };
        let Ok(mail) = parse(&bytes) else {
            return Ok(None);
        };
        let opened = Opened {
            mail: &mail,
            sender: self.sender_of(&mail)?,
            received_at: held.received_at,
            message: Some(held.message),
        };
        let judged = self.judge_mail(&opened)?;
        let same = match held.game {
            Some(game) => judged.into_iter().find(|judged| judged.game == Some(game)),
            None => judged.into_iter().next(),
        };
        let Some(judged) = same else { return Ok(None) };
        if judged.judgement.verdict == Verdict::Held(held.reason) && judged.game == held.game {
            return Ok(None);
        }
        let is_resolved = !matches!(judged.judgement.verdict, Verdict::Held(_));
        let line = self.replace_reading(held, &opened, &judged)?;
        Ok(is_resolved.then_some(line))
    }

    fn replace_reading(
        &self,
        held: &Held,
        opened: &Opened<'_>,
        judged: &Judged,
    ) -> Result<MailLine, StoreError> {
        let facts = LineFacts {
            source: &held.source,
            message_id: opened.mail.message_id.as_deref(),
            author: opened.sender.author,
            game: judged.game,
        };
        let line = self.record_reading(facts, opened, judged, Some(held.id))?;
        Ok(MailLine {
            again: true,
            ..line
        })
    }
}
