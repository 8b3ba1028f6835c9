//! From a parsed mail to judgements: everything that reading needs to know from the store is looked up here.

use std::rc::Rc;

use chrono::{DateTime, Utc};

use crate::correspondence::{
    Author, Case, Correspondent, Directory, DraftState, GameEntry, Judgement, Part, ReadingContext,
    Reason, Sender, SpokenText, Verdict, Which, choose, domain_of, identify, is_forged, judge,
    read,
};
use crate::game::{Color, Game, GameId, Move};
use crate::mail::{Automatic, Mail, TextKind, split_body};
use crate::notation::Languages;
use crate::store::{AddressRole, MessageRowId, StoreError};

use super::App;
use super::{Echo, local_date};

/// A mail with what is known of its sender and its arrival.
#[derive(Debug)]
pub(super) struct Opened<'m> {
    pub(super) mail: &'m Mail,
    pub(super) sender: Sender,
    pub(super) received_at: DateTime<Utc>,
    /// Its row in the store, once it is filed.
    pub(super) message: Option<MessageRowId>,
}

/// What is made of a mail's words about one game.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) game: Option<GameId>,
    pub(super) judgement: Judgement,
}

impl Judged {
    fn bare(game: Option<GameId>, verdict: Verdict) -> Self {
        Self {
            game,
            judgement: Judgement::bare(verdict),
        }
    }
}

impl App {
    /// Finds out who wrote a mail, and whether the user's own server believes it.
    pub(super) fn sender_of(&self, mail: &Mail) -> Result<Sender, StoreError> {
        let address = mail.sender().map(|from| from.address.clone());
        let is_mine = |address: &str| {
            self.config
                .me
                .addresses
                .iter()
                .any(|mine| mine.eq_ignore_ascii_case(address))
        };
        let (author, opponent) = match address.as_deref() {
            None => (Author::Other, None),
            Some(address) if is_mine(address) => (Author::Me, None),
            Some(address) => match self.store.role_of_address(address)? {
                Some(AddressRole::Mine) => (Author::Me, None),
                Some(AddressRole::Director) => (Author::Director, None),
                Some(AddressRole::Player) => {
                    (Author::Opponent, self.store.opponent_by_address(address)?)
                }
                None => (Author::Other, None),
            },
        };
        let is_forged = is_forged(mail, |authserv_id| self.is_believed(authserv_id));
        Ok(Sender {
            author,
            address,
            opponent,
            is_forged,
            automatic: mail.automatic,
        })
    }

    /// Whose `Authentication-Results` count: those named in the config, else hosts of the user's domains.
    fn is_believed(&self, authserv_id: &str) -> bool {
        let named = &self.config.reading.authserv_ids;
        if !named.is_empty() {
            return named.iter().any(|id| id.eq_ignore_ascii_case(authserv_id));
        }
        self.is_own_host(authserv_id)
    }

    /// Returns whether a host is the domain of one of the user's addresses, or lies in it.
    pub(super) fn is_own_host(&self, host: &str) -> bool {
        let host = host.to_ascii_lowercase();
        self.config
            .me
            .addresses
            .iter()
            .filter_map(|mine| domain_of(mine))
            .any(|domain| {
                host == domain
                    || host
                        .strip_suffix(&domain)
                        .is_some_and(|rest| rest.ends_with('.'))
            })
    }

    /// Judges each part of a mail.
    pub(super) fn judge_mail(&self, opened: &Opened<'_>) -> Result<Vec<Judged>, StoreError> {
        if let Some(judged) = self.judge_unread(opened)? {
            return Ok(vec![judged]);
        }
        let correspondent = match opened.sender.opponent {
            Some(opponent) => Some(self.store.correspondent(opponent)?),
            None => None,
        };
        self.with_parts(opened, correspondent.as_ref(), |parts| {
            let judged = parts
                .iter()
                .map(|part| self.judge_part(part, opened, correspondent.as_ref()));
            judged.collect()
        })
    }

    /// Reads a mail and hands its parts on; the store is asked for what the reading needs.
    pub(super) fn with_parts<T>(
        &self,
        opened: &Opened<'_>,
        correspondent: Option<&Correspondent>,
        work: impl FnOnce(&[Part<'_, '_>]) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mail = opened.mail;
        let directory = self.directory(mail, &opened.sender)?;
        let ours = self.store.own_texts_in_thread(&thread_ids(mail))?;
        let ours: Vec<&str> = ours.iter().map(String::as_str).collect();
        let texts = spoken_texts(mail, &ours);
        let known = correspondent.and_then(Correspondent::letters);
        let context = ReadingContext {
            languages: known.map_or(Languages::all_sure(), |known| {
                Languages::all_sure().union(known)
            }),
            today: local_date(opened.received_at, self.config.me.timezone),
            sender_name: correspondent.map_or("", |correspondent| &correspondent.name),
            sender_color: self.color_of_sender(&opened.sender)?,
            events: &directory.events_of(&opened.sender),
        };
        let reading = read(&mail.subject, &texts, context);
        let parts = identify(&mail.subject, &texts, &reading, &opened.sender, &directory);
        work(&parts)
    }

    /// The sender's color, where all his open games have him play the same.
    fn color_of_sender(&self, sender: &Sender) -> Result<Option<Color>, StoreError> {
        let Some(opponent) = sender.opponent else {
            return Ok(None);
        };
        let mut colors = Vec::new();
        for id in self.store.open_games_of(opponent)? {
            colors.extend(self.store.my_color(id)?.map(Color::other));
        }
        let mut colors = colors.into_iter();
        let first = colors.next();
        Ok(first.filter(|first| colors.all(|color| color == *first)))
    }

    /// What is decided before any word is read: programs' mails, and the user's own.
    fn judge_unread(&self, opened: &Opened<'_>) -> Result<Option<Judged>, StoreError> {
        let known = !matches!(opened.sender.author, Author::Other);
        let quiet = if known {
            Verdict::NoMove
        } else {
            Verdict::Ignored
        };
        Ok(match (opened.mail.automatic, opened.sender.author) {
            (Automatic::Bounce, _) => {
                let ids = &opened.mail.bounced_ids;
                let game = self
                    .store
                    .games_in_thread(ids)?
                    .into_iter()
                    .find(|(_, ours)| *ours);
                Some(match game {
                    Some((game, _)) => Judged::bare(Some(game), Verdict::Held(Reason::Bounced)),
                    None => Judged::bare(None, quiet),
                })
            }
            (Automatic::AutoReply | Automatic::List, _) => Some(Judged::bare(None, quiet)),
            (Automatic::No, Author::Me) => Some(Judged::bare(None, Verdict::Ignored)),
            (Automatic::No, Author::Director) => Some(Judged::bare(None, Verdict::NoMove)),
            (Automatic::No, Author::Opponent | Author::Other) => None,
        })
    }

    pub(super) fn judge_part(
        &self,
        part: &Part<'_, '_>,
        opened: &Opened<'_>,
        correspondent: Option<&Correspondent>,
    ) -> Result<Judged, StoreError> {
        let sender = &opened.sender;
        let is_opponents = sender.author == Author::Opponent;
        let quiet = if is_opponents {
            Verdict::NoMove
        } else {
            Verdict::Ignored
        };
        match &part.which {
            Which::Game(id) => match self.store.game(*id)? {
                Some(stored) => {
                    let pending = self.pending_move(&stored.game)?;
                    let case = self.case(&stored.game, pending, correspondent);
                    Ok(Judged {
                        game: Some(*id),
                        judgement: judge(&case, part, sender),
                    })
                }
                None => Ok(Judged::bare(None, quiet)),
            },
            Which::Among(ids) => self.judge_among(ids, part, sender, correspondent),
            Which::Foreign(id) if part.speaks_of_chess() => Ok(Judged::bare(
                Some(*id),
                Verdict::Held(Reason::UnknownSender),
            )),
            Which::Foreign(_) => Ok(Judged::bare(None, quiet)),
            Which::Unknown if part.proposes_chess() => {
                Ok(Judged::bare(None, Verdict::Held(Reason::UnknownGame)))
            }
            Which::Unknown => Ok(Judged::bare(None, quiet)),
        }
    }

    fn judge_among(
        &self,
        ids: &[GameId],
        part: &Part<'_, '_>,
        sender: &Sender,
        correspondent: Option<&Correspondent>,
    ) -> Result<Judged, StoreError> {
        let mut games = Vec::new();
        for id in ids {
            games.extend(self.store.game(*id)?.map(|stored| stored.game));
        }
        let mut pending = Vec::new();
        for game in &games {
            pending.push(self.pending_move(game)?);
        }
        let case = |game: &Game| {
            let index = games.iter().position(|other| other.id == game.id);
            let pending = index
                .and_then(|index| pending.get(index).copied())
                .flatten();
            (pending, correspondent)
        };
        let chosen = choose(
            &games,
            |game| {
                let (pending, correspondent) = case(game);
                self.case(game, pending, correspondent)
            },
            part,
            sender,
        );
        Ok(match chosen {
            Ok((game, judgement)) => Judged {
                game: Some(game.id),
                judgement,
            },
            Err(reason) if part.speaks_of_chess() => Judged::bare(None, Verdict::Held(reason)),
            Err(_) => Judged::bare(None, Verdict::NoMove),
        })
    }

    fn case<'c>(
        &'c self,
        game: &'c Game,
        pending: Option<Move>,
        correspondent: Option<&'c Correspondent>,
    ) -> Case<'c> {
        Case {
            game,
            pending,
            correspondent,
            is_echo_required: self.config.reading.echo == Echo::Require,
            my_name: &self.config.me.name,
        }
    }

    /// The user's move that stands in a draft of the game and is not on record yet.
    pub(super) fn pending_move(&self, game: &Game) -> Result<Option<Move>, StoreError> {
        let draft = self.store.open_draft_of_game(game.id, None)?;
        let ready = draft.filter(|draft| {
            matches!(
                draft.state,
                DraftState::Ready | DraftState::Sending | DraftState::Unclear
            )
        });
        let uci = ready.and_then(|draft| draft.mv);
        Ok(uci.and_then(|uci| game.record.position().parse_uci(&uci)))
    }

    fn directory(&self, mail: &Mail, sender: &Sender) -> Result<Directory, StoreError> {
        let finished = match sender.opponent {
            Some(opponent) => self.store.finished_games_of(opponent)?,
            None => Vec::new(),
        };
        let finished = finished.into_iter().map(|(id, event)| GameEntry {
            id,
            event,
            opponent: sender.opponent,
            is_open: false,
        });
        let thread = self.store.games_in_thread(&thread_ids(mail))?;
        Ok(Directory {
            open: self.open_entries()?,
            finished: finished.collect(),
            thread: thread.into_iter().map(|(game, _)| game).collect(),
        })
    }

    /// The games in play, listed anew only where some game was added or ended.
    fn open_entries(&self) -> Result<Rc<[GameEntry]>, StoreError> {
        let stamp = self.store.games_stamp()?;
        if let Some((known, entries)) = &*self.open_entries.borrow()
            && *known == stamp
        {
            return Ok(Rc::clone(entries));
        }
        let open = self.store.open_games()?;
        let entries: Rc<[GameEntry]> = open
            .into_iter()
            .map(|game| GameEntry {
                id: game.id,
                event: game.event,
                opponent: game.opponent,
                is_open: true,
            })
            .collect();
        *self.open_entries.borrow_mut() = Some((stamp, Rc::clone(&entries)));
        Ok(entries)
    }
}

/// The messages that a mail answers, nearest first.
pub(super) fn thread_ids(mail: &Mail) -> Vec<String> {
    let mut ids = mail.in_reply_to.clone();
    ids.extend(mail.references.iter().rev().cloned());
    ids
}

/// Labels the lines of every text that speaks; alternatives that agree speak once.
pub(super) fn spoken_texts<'m>(mail: &'m Mail, ours: &[&str]) -> Vec<SpokenText<'m>> {
    mail.texts
        .iter()
        .filter(|text| !text.is_alternative && text.kind != TextKind::Forwarded)
        .map(|text| SpokenText {
            kind: text.kind,
            body: split_body(&text.text, ours),
        })
        .collect()
}
