//! A held mail in full: its own lines, what is remarked of them, and what can be done.

mod scene;

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::Serialize;

use crate::correspondence::{Author, Part, Sender, Verdict, Which};
use crate::game::{Game, GameId};
use crate::mail::{LineKind, Mail, Mailbox, TextKind, parse};
use crate::notation::Notation;
use crate::store::{Held, ReadingId, StoreError, StoredGame};

use self::scene::Scene;
use super::App;
use super::explain::{self, candidates, remark_words};
use super::held::HeldItem;
use super::held_choice::HeldError;
use super::opened::{Judged, Opened, spoken_texts, thread_ids};

/// Lines of a mail that are shown; what is unclear stands at its head.
const LINES_MAX: usize = 200;

/// A held mail in full.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HeldView {
    /// As the list shows it.
    #[serde(flatten)]
    pub item: HeldItem,
    /// The event of the game.
    pub event: Option<String>,
    /// Its lines, in order.
    pub lines: Vec<HeldLine>,
    /// How many more lines it has.
    pub n_more_lines: usize,
    /// Remarks about the subject.
    pub subject_notes: Vec<HeldNote>,
    /// What to think of before deciding.
    pub advice: &'static str,
    /// What comes near.
    pub hints: Vec<String>,
    /// What can be done.
    pub commands: Vec<Choice>,
}

/// One line of a held mail, as it stands there: it is not fit for a terminal before it is made visible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeldLine {
    /// Its number, from 1.
    pub n: usize,
    /// Whose words: `own`, `quoted`, `signature`.
    pub kind: &'static str,
    /// The line.
    pub text: String,
    /// What is remarked of it.
    pub notes: Vec<HeldNote>,
}

/// A remark about a spot in a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HeldNote {
    /// Where it begins, in bytes.
    pub offset: usize,
    /// How long it is, in bytes.
    pub len: usize,
    /// The remark.
    pub remark: String,
}

/// A command that makes sense now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// As it is typed.
    pub command: String,
    /// What it does.
    pub does: String,
}

/// A held mail, read once more.
#[derive(Debug)]
pub(super) struct Reread {
    pub(super) mail: Mail,
    pub(super) sender: Sender,
    /// What it says of the game, as if the opponent had written it and nobody doubted him.
    pub(super) judged: Option<Judged>,
}

impl App {
    /// Shows a held mail with all that is remarked of it.
    ///
    /// # Errors
    /// [`HeldError`] if there is no such mail, or it waits no more.
    pub fn held_view(&self, number: i64) -> Result<HeldView, HeldError> {
        let held = self.waiting(number)?;
        let stored = held
            .game
            .map(|id| self.store.game(id))
            .transpose()?
            .flatten();
        let reread = self.reread(&held, stored.as_ref())?;
        let opponent = stored.as_ref().and_then(|stored| stored.opponent);
        let notation = self
            .correspondent_of(opponent)?
            .and_then(|one| one.notation);
        let game = stored.as_ref().map(|stored| &stored.game);
        let (lines, n_more_lines, subject_notes) = self.lines(&reread, game, notation)?;
        let found = match (game, &reread.judged) {
            (Some(game), Some(judged)) => candidates(game, &judged.judgement),
            _ => Vec::new(),
        };
        let scene = Scene {
            held: &held,
            game,
            notation,
            found: &found,
        };
        Ok(HeldView {
            item: self.held_item(&held)?,
            event: game.and_then(|game| game.event.clone()),
            hints: scene.hints(&lines, reread.judged.as_ref()),
            commands: scene.choices(),
            advice: explain::advice(held.reason),
            lines,
            n_more_lines,
            subject_notes,
        })
    }

    /// Finds a held mail that still waits.
    pub(super) fn waiting(&self, number: i64) -> Result<Held, HeldError> {
        let id = ReadingId(number);
        if let Some(held) = self.store.held_by_id(id)? {
            return Ok(held);
        }
        match self.store.reading_by_id(id)? {
            Some(reading) if matches!(reading.verdict, Verdict::Held(_)) => Err(HeldError::Done {
                held: number,
                how: reading.resolved.unwrap_or_default(),
            }),
            _ => Err(HeldError::NoHeld(number)),
        }
    }

    /// Reads a held mail again, by the code that filed it, for a game.
    pub(super) fn reread(
        &self,
        held: &Held,
        stored: Option<&StoredGame>,
    ) -> Result<Reread, StoreError> {
        let raw = self.store.raw(held.message)?;
        let parsed = raw.and_then(|bytes| {
            catch_unwind(AssertUnwindSafe(|| parse(&bytes)))
                .ok()
                .and_then(Result::ok)
        });
        let mail = parsed.unwrap_or_else(|| known_mail(held));
        let mut sender = self.sender_of(&mail)?;
        if let (Some(stored), true) = (stored, sender.author != Author::Me) {
            sender.author = Author::Opponent;
            sender.opponent = stored.opponent;
            sender.is_forged = false;
        }
        let opened = Opened {
            mail: &mail,
            sender,
            received_at: held.received_at,
            message: Some(held.message),
        };
        let judged = match stored {
            Some(stored) => {
                let id = stored.game.id;
                let judged = catch_unwind(AssertUnwindSafe(|| self.judge_for(&opened, id)));
                judged.unwrap_or(Ok(None))?
            }
            None => None,
        };
        let sender = opened.sender;
        Ok(Reread {
            mail,
            sender,
            judged,
        })
    }

    /// Judges what a mail says of one game, whichever games it could mean.
    fn judge_for(&self, opened: &Opened<'_>, id: GameId) -> Result<Option<Judged>, StoreError> {
        let correspondent = self.correspondent_of(opened.sender.opponent)?;
        let may_mean = |part: &&Part<'_, '_>| match &part.which {
            Which::Game(game) | Which::Foreign(game) => *game == id,
            Which::Among(games) => games.contains(&id),
            Which::Unknown => true,
        };
        self.with_parts(opened, correspondent.as_ref(), |parts| {
            let mut best: Option<Judged> = None;
            for part in parts.iter().filter(may_mean) {
                let part = Part {
                    which: Which::Game(id),
                    ..part.clone()
                };
                let judged = self.judge_part(&part, opened, correspondent.as_ref())?;
                let says =
                    |judged: &Judged| judged.judgement.notes.len() + judged.judgement.moves.len();
                if best.as_ref().is_none_or(|best| says(best) < says(&judged)) {
                    best = Some(judged);
                }
            }
            Ok(best)
        })
    }

    /// The lines of a mail with their remarks; how many more there are; the subject's remarks.
    fn lines(
        &self,
        reread: &Reread,
        game: Option<&Game>,
        notation: Option<Notation>,
    ) -> Result<(Vec<HeldLine>, usize, Vec<HeldNote>), StoreError> {
        let mail = &reread.mail;
        let ours = self.store.own_texts_in_thread(&thread_ids(mail))?;
        let ours: Vec<&str> = ours.iter().map(String::as_str).collect();
        let texts = spoken_texts(mail, &ours);
        let remarks = |text: Option<usize>, line: usize, words: &str| -> Vec<HeldNote> {
            let (Some(game), Some(judged)) = (game, &reread.judged) else {
                return Vec::new();
            };
            let notes = judged.judgement.notes.iter();
            let mut notes: Vec<HeldNote> = notes
                .filter(|note| note.text == text && note.line == line)
                .map(|note| {
                    let end = note.offset.saturating_add(note.len);
                    let spot = words.get(note.offset..end).unwrap_or_default();
                    HeldNote {
                        offset: note.offset,
                        len: note.len,
                        remark: remark_words(note.remark, spot, game, notation),
                    }
                })
                .collect();
            notes.sort_by_key(|note| note.offset);
            notes.dedup();
            notes
        };
        let mut lines = Vec::new();
        for (index, text) in texts.iter().enumerate() {
            for (at, line) in text.body.lines.iter().enumerate() {
                lines.push(HeldLine {
                    n: lines.len() + 1,
                    kind: kind_word(text.kind, line.kind),
                    text: line.text.to_owned(),
                    notes: remarks(Some(index), at, line.text),
                });
            }
        }
        let n_more = lines.len().saturating_sub(LINES_MAX);
        lines.truncate(LINES_MAX);
        let subject_notes = remarks(None, 0, &mail.subject);
        Ok((lines, n_more, subject_notes))
    }
}

/// What is known of a mail whose bytes were not kept.
fn known_mail(held: &Held) -> Mail {
    let from = held.from_address.iter().map(|address| Mailbox {
        name: String::new(),
        address: address.clone(),
    });
    Mail {
        message_id: held.message_id.clone(),
        subject: held.subject.clone().unwrap_or_default(),
        from: from.collect(),
        ..Mail::default()
    }
}

fn kind_word(text: TextKind, line: LineKind) -> &'static str {
    match (text, line) {
        (TextKind::Forwarded, _) | (_, LineKind::Quoted) => "quoted",
        (_, LineKind::Own) => "own",
        (_, LineKind::Signature) => "signature",
    }
}
