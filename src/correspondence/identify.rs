//! Which game a mail speaks of: by its tag in the words or the subject, by the thread, by the sender.

use std::rc::Rc;

use crate::game::{Game, GameId};

use super::phrases::Statement;
use super::read::{Reading, Sentence, SpokenText};
use super::{Author, Case, Claims, Echo, Judgement, OpponentId, Reason, Sender, Verdict, judge};

mod mention;

use self::mention::{Mention, is_another, mentions};

/// A game that a mail may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// The game.
    pub id: GameId,
    /// Its event.
    pub event: Option<String>,
    /// The opponent in it.
    pub opponent: Option<OpponentId>,
    /// Whether it is still going.
    pub is_open: bool,
}

/// What the store knows of a mail's surroundings.
#[derive(Clone, Debug, Default)]
pub struct Directory {
    /// All games in play.
    pub open: Rc<[GameEntry]>,
    /// Finished games of this sender.
    pub finished: Vec<GameEntry>,
    /// Games to which the messages in `In-Reply-To` and `References` belong, nearest first.
    pub thread: Vec<GameId>,
}

impl Directory {
    fn games(&self) -> impl Iterator<Item = &GameEntry> {
        self.open.iter().chain(&self.finished)
    }

    /// Returns the names of the events in which a sender plays, or has played: the user in all.
    #[must_use]
    pub fn events_of(&self, sender: &Sender) -> Vec<String> {
        let games = self.games().filter(|entry| {
            sender.author == Author::Me
                || sender.opponent.is_some() && entry.opponent == sender.opponent
        });
        games.filter_map(|entry| entry.event.clone()).collect()
    }

    fn entry(&self, id: GameId) -> Option<&GameEntry> {
        self.games().find(|entry| entry.id == id)
    }
}

/// Which game a part of a mail means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// This one.
    Game(GameId),
    /// One of these; number, echo and legality must tell.
    Among(Vec<GameId>),
    /// This one, but the address may not move in it.
    Foreign(GameId),
    /// None that is known.
    Unknown,
}

impl Which {
    /// A PGN tag with the code of another event than the game's: the game is none of ours.
    fn unless_foreign(
        self,
        reading: &Reading<'_>,
        is_in: impl Fn(usize) -> bool,
        directory: &Directory,
    ) -> Self {
        let Self::Game(id) = self else { return self };
        let event = directory.entry(id).and_then(|entry| entry.event.as_deref());
        let foreign = reading
            .tags
            .iter()
            .filter(|tag| tag.name.eq_ignore_ascii_case("Event") && is_in(tag.after_sentence))
            .any(|tag| event.is_some_and(|event| is_another(tag.value, event)));
        if foreign {
            Self::Unknown
        } else {
            Self::Game(id)
        }
    }
}

/// The sentences of a mail that speak of one game.
#[derive(Clone, Debug)]
pub struct Part<'r, 'a> {
    /// Which game.
    pub which: Which,
    /// The sentences.
    pub sentences: Vec<&'r Sentence<'a>>,
    /// Dates and days claimed in the mail.
    pub claims: Claims,
    /// Whether a PGN tag stands in it.
    pub has_tags: bool,
}

impl Part<'_, '_> {
    /// Returns whether anything in it looks like chess.
    #[must_use]
    pub fn speaks_of_chess(&self) -> bool {
        self.has_tags
            || self
                .sentences
                .iter()
                .any(|sentence| !sentence.candidates.is_empty() || sentence.statement.is_some())
    }

    /// Returns whether it reads like moves of a game that nobody knows: tags, or several numbered moves.
    #[must_use]
    pub fn proposes_chess(&self) -> bool {
        let plain = self
            .sentences
            .iter()
            .filter(|one| one.unknown.is_empty() && one.doubts.is_empty());
        let numbered = plain
            .flat_map(|one| &one.candidates)
            .filter(|one| one.number.is_some());
        let n_numbered = numbered.count();
        n_numbered >= 2 || (self.has_tags && n_numbered >= 1)
    }

    pub(super) fn statements(&self) -> impl Iterator<Item = Statement> + '_ {
        self.sentences
            .iter()
            .filter_map(|sentence| sentence.statement)
    }
}

/// Cuts a reading into parts and finds the game of each.
#[must_use]
pub fn identify<'r, 'a>(
    subject: &str,
    texts: &[SpokenText<'a>],
    reading: &'r Reading<'a>,
    sender: &Sender,
    directory: &Directory,
) -> Vec<Part<'r, 'a>> {
    let mentions = mentions(subject, texts, reading, directory);
    let own: Vec<Mention> = mentions
        .iter()
        .copied()
        .filter(|mention| mention.at.is_some())
        .collect();
    sections(&own, directory)
        .into_iter()
        .enumerate()
        .map(|(index, section)| {
            let is_in = |place: usize| {
                let first = if index == 0 { 0 } else { section.start };
                (first..section.end).contains(&place)
            };
            let sentences = reading.sentences.iter().enumerate();
            Part {
                which: which(&section.games, &mentions, sender, directory)
                    .unless_foreign(reading, is_in, directory),
                sentences: sentences
                    .filter(|(place, _)| is_in(*place))
                    .map(|(_, sentence)| sentence)
                    .collect(),
                claims: reading.claims,
                has_tags: reading.tags.iter().any(|tag| is_in(tag.after_sentence)),
            }
        })
        .collect()
}

struct Section {
    start: usize,
    end: usize,
    games: Vec<GameId>,
}

/// A new section begins where another game is named; games of one event are named together.
fn sections(own: &[Mention], directory: &Directory) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    for mention in own {
        let at = mention.at.unwrap_or(0);
        match sections.last_mut() {
            Some(last) if same_event(&last.games, mention.game, directory) => {
                if !last.games.contains(&mention.game) {
                    last.games.push(mention.game);
                }
            }
            Some(last) => {
                last.end = at;
                sections.push(Section {
                    start: at,
                    end: usize::MAX,
                    games: vec![mention.game],
                });
            }
            None => sections.push(Section {
                start: at,
                end: usize::MAX,
                games: vec![mention.game],
            }),
        }
    }
    if sections.is_empty() {
        sections.push(Section {
            start: 0,
            end: usize::MAX,
            games: Vec::new(),
        });
    }
    sections
}

fn same_event(games: &[GameId], other: GameId, directory: &Directory) -> bool {
    let event = |id: GameId| directory.entry(id).and_then(|entry| entry.event.as_deref());
    games
        .iter()
        .any(|game| *game == other || event(*game) == event(other))
}

fn which(named: &[GameId], mentions: &[Mention], sender: &Sender, directory: &Directory) -> Which {
    let subject: Vec<GameId> = mentions
        .iter()
        .filter(|mention| mention.at.is_none())
        .map(|mention| mention.game)
        .collect();
    for ids in [named, &subject] {
        if !ids.is_empty() {
            return among_named(ids, sender, directory);
        }
    }
    let of_sender = |id: &GameId| is_senders(*id, sender, directory);
    if let Some(game) = directory.thread.iter().copied().find(|id| of_sender(id)) {
        return Which::Game(game);
    }
    if let (Some(game), Author::Other) = (directory.thread.first(), sender.author) {
        return Which::Foreign(*game);
    }
    let his = |is_open: bool| -> Vec<GameId> {
        let games = directory.games().filter(|entry| entry.is_open == is_open);
        games.map(|entry| entry.id).filter(of_sender).collect()
    };
    let open = his(true);
    match (open.as_slice(), his(false).as_slice()) {
        ([one], _) | ([], [.., one]) => Which::Game(*one),
        ([], []) => Which::Unknown,
        _ => Which::Among(open),
    }
}

fn among_named(ids: &[GameId], sender: &Sender, directory: &Directory) -> Which {
    let his: Vec<GameId> = ids
        .iter()
        .copied()
        .filter(|id| is_senders(*id, sender, directory))
        .collect();
    let in_thread = his.iter().copied().find(|id| directory.thread.contains(id));
    match (his.as_slice(), in_thread, ids.first()) {
        ([one], _, _) => Which::Game(*one),
        (_, Some(one), _) => Which::Game(one),
        ([], _, Some(first)) => Which::Foreign(*first),
        ([], _, None) => Which::Unknown,
        _ => Which::Among(his),
    }
}

fn is_senders(id: GameId, sender: &Sender, directory: &Directory) -> bool {
    sender.opponent.is_some()
        && directory
            .games()
            .any(|entry| entry.id == id && entry.opponent == sender.opponent)
}

/// Finds which of several games a part means: the only one in which it is a good next move.
///
/// # Errors
/// [`Reason::SeveralGames`] where number, echo and legality can't tell.
pub fn choose<'g>(
    games: &'g [Game],
    case: impl Fn(&'g Game) -> Case<'g>,
    part: &Part<'_, '_>,
    sender: &Sender,
) -> Result<(&'g Game, Judgement), Reason> {
    let judged: Vec<(&Game, Judgement)> = games
        .iter()
        .map(|game| (game, judge(&case(game), part, sender)))
        .collect();
    let recorded = |(_, judgement): &&(&Game, Judgement)| judgement.verdict == Verdict::Recorded;
    let good: Vec<&(&Game, Judgement)> = judged.iter().filter(recorded).collect();
    let echoed: Vec<&(&Game, Judgement)> = good
        .iter()
        .copied()
        .filter(|(_, one)| one.echo == Some(Echo::Matches))
        .collect();
    let others_refuse = judged
        .iter()
        .all(|(_, one)| matches!(one.verdict, Verdict::Recorded | Verdict::Held(_)));
    match (echoed.as_slice(), good.as_slice()) {
        ([one], _) => Ok((one.0, one.1.clone())),
        ([], [one]) if others_refuse => Ok((one.0, one.1.clone())),
        _ => settle_without_move(&judged),
    }
}

/// Where no game takes it as a next move: all of them agree on what it is, or nobody can tell.
fn settle_without_move<'g>(
    judged: &[(&'g Game, Judgement)],
) -> Result<(&'g Game, Judgement), Reason> {
    let repeats: Vec<_> = judged
        .iter()
        .filter(|(_, one)| one.verdict == Verdict::Repeat)
        .collect();
    let quiet = judged.iter().all(|(_, one)| one.verdict == Verdict::NoMove);
    match (repeats.as_slice(), judged.first()) {
        ([one], _)
            if judged
                .iter()
                .all(|(_, other)| other.verdict != Verdict::Recorded) =>
        {
            Ok((one.0, one.1.clone()))
        }
        (_, Some(first)) if quiet => Ok((first.0, first.1.clone())),
        _ => Err(Reason::SeveralGames),
    }
}
