//! Which game a mail speaks of: by its tag in the words or the subject, by the thread, by the sender.

use std::collections::HashSet;
use std::rc::Rc;

use crate::game::{Game, GameId};

use super::phrases::Statement;
use super::read::{Reading, Sentence, SpokenText};
use super::{Author, Case, Claims, Echo, Judgement, OpponentId, Reason, Sender, Verdict, judge};

/// Event names shorter than this say nothing when they turn up in a text.
const EVENT_CHARS_MIN: usize = 3;

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

/// An event's name found in a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mention {
    game: GameId,
    /// Index of the first sentence at or after it; `None` in the subject.
    at: Option<usize>,
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
                which: which(&section.games, &mentions, sender, directory),
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

fn mentions(
    subject: &str,
    texts: &[SpokenText<'_>],
    reading: &Reading<'_>,
    directory: &Directory,
) -> Vec<Mention> {
    let words = words_of(subject, texts);
    let mut mentions = Vec::new();
    for entry in directory.games() {
        let Some(event) = entry.event.as_deref() else {
            continue;
        };
        let tags = reading.tags.iter();
        for tag in tags.filter(|tag| tag.name.eq_ignore_ascii_case("Event")) {
            if same_name(tag.value, event) {
                let at = Some(tag.after_sentence);
                mentions.push(Mention { game: entry.id, at });
            }
        }
        // Of a thousand events nearly all are ruled out by their first word.
        if !is_code(event) || !words.contains(&first_word(event)) {
            continue;
        }
        if names_event(subject, event) {
            mentions.push(Mention {
                game: entry.id,
                at: None,
            });
        }
        for (index, text) in texts.iter().enumerate() {
            for (line, words) in own_lines(text) {
                if names_event(words, event) && !words.trim_start().starts_with('[') {
                    let at = Some(sentence_at(reading, index, line));
                    mentions.push(Mention { game: entry.id, at });
                }
            }
        }
    }
    mentions.sort_by_key(|mention| mention.at);
    mentions
}

/// All words of the subject and the own lines, in lower case.
fn words_of(subject: &str, texts: &[SpokenText<'_>]) -> HashSet<String> {
    let own = texts
        .iter()
        .flat_map(|text| own_lines(text).map(|(_, words)| words));
    own.chain([subject])
        .flat_map(|line| line.split(|c: char| !c.is_alphanumeric()))
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

fn first_word(event: &str) -> String {
    let mut words = event.split(|c: char| !c.is_alphanumeric());
    words
        .find(|word| !word.is_empty())
        .unwrap_or_default()
        .to_lowercase()
}

/// Only a code with a digit in it says which event is meant; `friendly` may stand anywhere.
fn is_code(event: &str) -> bool {
    event.chars().count() >= EVENT_CHARS_MIN && event.chars().any(|c| c.is_ascii_digit())
}

fn own_lines<'t>(text: &'t SpokenText<'_>) -> impl Iterator<Item = (usize, &'t str)> {
    let lines = text.body.lines.iter().enumerate();
    lines
        .filter(|(_, line)| line.kind == crate::mail::LineKind::Own)
        .map(|(index, line)| (index, line.text))
}

fn sentence_at(reading: &Reading<'_>, text: usize, line: usize) -> usize {
    reading
        .sentences
        .iter()
        .position(|sentence| {
            sentence.text > Some(text) || (sentence.text == Some(text) && sentence.lines.1 >= line)
        })
        .unwrap_or(reading.sentences.len())
}

fn same_name(one: &str, other: &str) -> bool {
    let fold = |text: &str| {
        text.split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .to_lowercase()
    };
    fold(one) == fold(other)
}

/// Tells whether the name of an event stands in a text by itself.
fn names_event(text: &str, event: &str) -> bool {
    let (text, event) = (text.to_lowercase(), event.to_lowercase());
    text.match_indices(&event).any(|(start, found)| {
        let before = text
            .get(..start)
            .and_then(|before| before.chars().next_back());
        let after = text
            .get(start + found.len()..)
            .and_then(|after| after.chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
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
