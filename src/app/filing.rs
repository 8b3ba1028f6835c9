//! Files mails: each is read, judged and recorded in one savepoint, and may be filed twice without harm.

use std::panic::{AssertUnwindSafe, catch_unwind};

use sha2::{Digest as _, Sha256};

use crate::correspondence::{Author, Judgement, Reason, Sender, Verdict};
use crate::game::GameId;
use crate::mail::{LineKind, Mail, ParseMailError, RawMessage, parse, split_body};
use crate::store::{MessageRowId, NewMessage, NewReading, ReadingId, StoreError};

use super::App;
use super::arrival::Arrival;
use super::line::{LineFacts, MailLine};
use super::opened::{Judged, Opened};

/// Mails of a backlog that are committed together.
const BATCH_MAILS_MAX: usize = 100;

/// Bytes of a mail that is too large which are read for its header.
const HEADER_BYTES_MAX: usize = 64 * 1024;

/// Stored with each reading, so that a better reader can find what an older one has filed.
const READER_VERSION: u32 = 1;

impl App {
    /// Files one mail and whatever it resolves; committed when this returns.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't take it; then nothing of the mail is stored.
    pub fn file(&self, raw: &RawMessage) -> Result<Vec<MailLine>, StoreError> {
        self.store.savepoint(|_| {
            let mut lines = self.file_one(raw)?;
            let changed: Vec<GameId> = lines.iter().filter_map(changed_game).collect();
            lines.extend(self.rejudge(&changed)?);
            Ok(lines)
        })
    }

    /// Files mails in the order given, up to 100 to a commit; `report` sees only what is committed.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't take a mail; those reported before are stored.
    pub fn file_all<E: From<StoreError>>(
        &self,
        mails: impl Iterator<Item = Result<RawMessage, E>>,
        mut report: impl FnMut(Vec<MailLine>),
    ) -> Result<(), E> {
        let mut mails = mails.peekable();
        while mails.peek().is_some() {
            let mut lines = Vec::new();
            self.store.batch_begin()?;
            for mail in mails.by_ref().take(BATCH_MAILS_MAX) {
                let filed = mail.and_then(|mail| self.file(&mail).map_err(E::from));
                match filed {
                    Ok(filed) => lines.extend(filed),
                    Err(error) => {
                        // What was filed before the fault stands; only this mail is left out. On a full
                        // disk SQLite has dropped the batch already: the first error is the one to tell.
                        if self.store.batch_commit().is_ok() {
                            report(lines);
                        }
                        return Err(error);
                    }
                }
            }
            self.store.batch_commit()?;
            report(lines);
        }
        Ok(())
    }

    fn file_one(&self, raw: &RawMessage) -> Result<Vec<MailLine>, StoreError> {
        let digest: [u8; 32] = Sha256::digest(&raw.bytes).into();
        if let Some(known) = self.store.message_by_digest(&digest)? {
            self.note_place(raw, known.id)?;
            return Ok(vec![bare_line(
                raw,
                known.message_id.as_deref(),
                Author::Other,
                Verdict::Seen,
            )]);
        }
        let parsed = catch_unwind(AssertUnwindSafe(|| parse(&raw.bytes)))
            .unwrap_or(Err(ParseMailError::Unreadable));
        match parsed {
            Ok(mail) => self.file_mail(raw, digest, &mail),
            Err(ParseMailError::TooLarge) => {
                let head = raw.bytes.get(..HEADER_BYTES_MAX).unwrap_or(&raw.bytes);
                let mail = parse(head).unwrap_or_default();
                self.file_unread(raw, digest, &mail, Reason::TooLarge)
            }
            Err(ParseMailError::Unreadable) => {
                self.file_unread(raw, digest, &Mail::default(), Reason::Unreadable)
            }
        }
    }

    fn file_mail(
        &self,
        raw: &RawMessage,
        digest: [u8; 32],
        mail: &Mail,
    ) -> Result<Vec<MailLine>, StoreError> {
        let words = words_digest(mail);
        let arrival = Arrival::of(mail, raw, |host| self.is_own_host(host), self.clock.now());
        let mut opened = Opened {
            mail,
            sender: self.sender_of(mail)?,
            received_at: arrival.at,
            message: None,
        };
        let mut is_other_text = false;
        if let Some(id) = mail.message_id.as_deref() {
            let known = self.store.messages_by_message_id(id)?;
            if let Some(same) = known.iter().find(|row| row.words_digest == Some(words)) {
                self.note_place(raw, same.id)?;
                return Ok(vec![bare_line(
                    raw,
                    Some(id),
                    opened.sender.author,
                    Verdict::Seen,
                )]);
            }
            is_other_text = !known.is_empty();
        }
        let judged = catch_unwind(AssertUnwindSafe(|| self.judge_mail(&opened)));
        let mut judged = match judged {
            Ok(judged) => judged?,
            Err(_panic) => return self.file_unread(raw, digest, mail, Reason::Unreadable),
        };
        if is_other_text {
            judged.iter_mut().for_each(hold_second_text);
        }
        let facts = Facts {
            raw,
            digest,
            mail,
            sender: &opened.sender,
            arrival,
        };
        let id = self.add_message(facts, Some(words), is_kept(&judged))?;
        self.note_place(raw, id)?;
        if is_kept(&judged) {
            self.store.add_raw(id, &raw.bytes)?;
        }
        opened.message = Some(id);
        judged
            .iter()
            .map(|judged| self.record(raw, &opened, judged))
            .collect()
    }

    /// Files what can't be read: held if it may concern a game, else only noted.
    fn file_unread(
        &self,
        raw: &RawMessage,
        digest: [u8; 32],
        mail: &Mail,
        reason: Reason,
    ) -> Result<Vec<MailLine>, StoreError> {
        let sender = self.sender_of(mail)?;
        let arrival = Arrival::of(mail, raw, |host| self.is_own_host(host), self.clock.now());
        let is_strangers = !mail.from.is_empty() && sender.author == Author::Other;
        let verdict = if is_strangers {
            Verdict::Ignored
        } else {
            Verdict::Held(reason)
        };
        let is_held = verdict != Verdict::Ignored;
        let facts = Facts {
            raw,
            digest,
            mail,
            sender: &sender,
            arrival,
        };
        let id = self.add_message(facts, None, is_held)?;
        self.note_place(raw, id)?;
        if is_held && reason != Reason::TooLarge {
            self.store.add_raw(id, &raw.bytes)?;
        }
        let judged = Judged {
            game: None,
            judgement: Judgement::bare(verdict),
        };
        let opened = Opened {
            mail,
            sender,
            received_at: arrival.at,
            message: Some(id),
        };
        Ok(vec![self.record(raw, &opened, &judged)?])
    }

    /// Records what one part of a mail says: the reading, and what follows from it for the game.
    fn record(
        &self,
        raw: &RawMessage,
        opened: &Opened<'_>,
        judged: &Judged,
    ) -> Result<MailLine, StoreError> {
        let facts = LineFacts {
            source: &raw.source.name,
            message_id: opened.mail.message_id.as_deref(),
            author: opened.sender.author,
            game: judged.game,
        };
        self.record_reading(facts, opened, judged, None)
    }

    /// Records a reading, the first of a mail or one that replaces another.
    pub(super) fn record_reading(
        &self,
        facts: LineFacts<'_>,
        opened: &Opened<'_>,
        judged: &Judged,
        replaces: Option<ReadingId>,
    ) -> Result<MailLine, StoreError> {
        let message = opened.message.ok_or_else(StoreError::unfiled)?;
        if let (Some(game), false) = (judged.game, judged.judgement.moves.is_empty()) {
            self.store.append_plies(game, &judged.judgement.moves)?;
        }
        let stored = judged
            .game
            .map(|game| self.store.game(game))
            .transpose()?
            .flatten();
        let record = stored.as_ref().map(|stored| &stored.game.record);
        let mut line = MailLine::new(facts, &judged.judgement, record);
        if let Some(explanation) = self.explain_held(opened, judged, stored.as_ref())? {
            line.explanation = Some(explanation.sentence);
            line.gist = Some(explanation.gist);
        }
        let said = serde_json::to_string(&line).unwrap_or_default();
        line.gist = None;
        let reading = NewReading {
            message,
            game: judged.game,
            verdict: judged.judgement.verdict,
            said: &said,
            source: facts.source,
            judged_at: self.clock.now(),
            replaces,
        };
        let id = match replaces {
            Some(old) => self.store.rejudge(old, &reading)?,
            None => self.store.add_reading(&reading)?,
        };
        if matches!(judged.judgement.verdict, Verdict::Held(_)) {
            line.held = Some(id.0);
        }
        if let Some(stored) = &stored {
            let draft = self.follow_up(stored, id, opened, &judged.judgement)?;
            line.draft = draft.map(|draft| draft.0);
        }
        Ok(line)
    }

    /// Of mail that is neither of a game nor held only digests and ids are stored.
    fn add_message(
        &self,
        facts: Facts<'_>,
        words_digest: Option<[u8; 32]>,
        is_kept: bool,
    ) -> Result<MessageRowId, StoreError> {
        let Facts {
            raw,
            digest,
            mail,
            sender,
            arrival,
        } = facts;
        let date = mail.date.map(|date| date.to_rfc3339());
        self.store.add_message(&NewMessage {
            message_id: mail.message_id.as_deref(),
            digest,
            words_digest,
            author: sender.author,
            from_address: sender.address.as_deref().filter(|_| is_kept),
            subject: Some(mail.subject.as_str()).filter(|_| is_kept),
            account: Some(&raw.source.account),
            received_at: arrival.at,
            received_by: arrival.by,
            date_header: date.as_deref().filter(|_| is_kept),
            in_reply_to: mail
                .in_reply_to
                .first()
                .map(String::as_str)
                .filter(|_| is_kept),
            references: if is_kept { &mail.references } else { &[] },
            auth: sender.is_forged.then_some("forged"),
            automatic: mail.automatic,
            reader_version: READER_VERSION,
            handled_at: self.clock.now(),
            own_text: None,
        })
    }

    fn note_place(&self, raw: &RawMessage, message: MessageRowId) -> Result<(), StoreError> {
        let source = &raw.source;
        if source.folder.is_empty() {
            return Ok(());
        }
        self.store
            .add_place(&source.account, &source.folder, 0, &source.name, message)
    }
}

/// What is stored of a message.
#[derive(Clone, Copy)]
struct Facts<'f> {
    raw: &'f RawMessage,
    digest: [u8; 32],
    mail: &'f Mail,
    sender: &'f Sender,
    arrival: Arrival,
}

/// Raw bytes, address and subject are kept only of mails of a game and of held ones.
fn is_kept(judged: &[Judged]) -> bool {
    judged
        .iter()
        .any(|judged| judged.game.is_some() || matches!(judged.judgement.verdict, Verdict::Held(_)))
}

/// One Message-ID with two texts: whatever the second one says, the user must look.
fn hold_second_text(judged: &mut Judged) {
    let verdict = judged.judgement.verdict;
    if matches!(verdict, Verdict::Recorded | Verdict::Sent | Verdict::Repeat) {
        judged.judgement.verdict = Verdict::Held(Reason::Conflict);
        judged.judgement.moves.clear();
    }
}

fn changed_game(line: &MailLine) -> Option<GameId> {
    (!line.moves.is_empty()).then_some(GameId(line.game?))
}

fn bare_line(
    raw: &RawMessage,
    message_id: Option<&str>,
    author: Author,
    verdict: Verdict,
) -> MailLine {
    let facts = LineFacts {
        source: &raw.source.name,
        message_id,
        author,
        game: None,
    };
    MailLine::new(facts, &Judgement::bare(verdict), None)
}

/// The digest of the own words, white space apart: servers and lists change the rest of a mail.
fn words_digest(mail: &Mail) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for text in &mail.texts {
        for line in split_body(&text.text, &[]).lines {
            if line.kind == LineKind::Own {
                for word in line.text.split_whitespace() {
                    hasher.update(word.as_bytes());
                    hasher.update(b" ");
                }
            }
        }
    }
    hasher.finalize().into()
}
