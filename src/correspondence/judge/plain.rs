use crate::correspondence::phrases::{self, Statement};
use crate::correspondence::read::{Candidate, Sentence};
use crate::game::Game;

/// The words that belong to a game: they may stand beside a move without making it doubtful.
pub(super) struct GameWords(Vec<String>);

impl GameWords {
    pub(super) fn of(game: &Game, my_name: &str) -> Self {
        let fields = [
            game.event.as_deref(),
            game.round.as_deref(),
            game.site.as_deref(),
        ];
        let names = [game.white.as_str(), game.black.as_str(), my_name];
        let mut words = Vec::new();
        for text in fields.into_iter().flatten().chain(names) {
            words.push(phrases::fold(text));
            let parts = text.split(|c: char| c.is_whitespace() || c == ',');
            words.extend(parts.filter(|part| !part.is_empty()).map(phrases::fold));
        }
        Self(words)
    }

    fn hold(&self, word: &str) -> bool {
        let word = phrases::fold(word);
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        word.is_empty() || self.0.iter().any(|own| own == word)
    }

    /// Returns whether the sentence has words of doubt; a surname such as Example is none.
    pub(super) fn leave_doubt(&self, sentence: &Sentence<'_>) -> bool {
        sentence.doubts.iter().any(|word| !self.hold(word))
    }

    /// Returns whether a sentence is nothing but a player's name, as it stands below a letter.
    fn are_all_of(&self, sentence: &Sentence<'_>) -> bool {
        sentence.text.is_some()
            && sentence.candidates.is_empty()
            && !sentence.unknown.is_empty()
            && sentence.unknown.iter().all(|word| self.hold(word))
    }

    /// Returns whether the sentence has words that nobody understands.
    pub(super) fn leave_unknown(&self, sentence: &Sentence<'_>) -> bool {
        sentence.unknown.iter().any(|word| !self.hold(word))
    }
}

/// Tells whether the moves of a sentence stand there by themselves.
pub(super) fn is_plain(sentence: &Sentence<'_>, words: &GameWords) -> bool {
    let is_offer = matches!(
        sentence.statement,
        Some(Statement::DrawOffer | Statement::NoDraw | Statement::NoResignation)
    );
    if words.leave_doubt(sentence) && !is_offer || sentence.is_conditional {
        return false;
    }
    if is_offer {
        return true;
    }
    let asks = sentence.is_question && sentence.has_words;
    !asks && !words.leave_unknown(sentence)
}

/// Candidates that belong together, and how they stand in the mail.
pub(super) struct Group<'r, 'a> {
    pub(super) candidates: Vec<&'r Candidate<'a>>,
    /// Every word beside them is understood.
    pub(super) is_plain: bool,
    /// A doubtful sentence that ends in a colon stands before them.
    pub(super) is_led: bool,
    /// No word beside them is unknown or doubtful.
    pub(super) is_clear: bool,
    /// Words stand beside them that name no move, if only such as are understood.
    pub(super) has_others: bool,
    /// They follow an "if".
    pub(super) is_conditional: bool,
}

/// Tells whether a sentence begins with a small letter: it goes on with what stands above.
fn goes_on(sentence: &Sentence<'_>) -> bool {
    let firsts = [sentence.unknown.first(), sentence.doubts.first()];
    firsts
        .into_iter()
        .flatten()
        .all(|word| word.starts_with(char::is_lowercase))
}

/// Tells whether a sentence begins on the line directly below another, or on the same one.
fn follows(above: &Sentence<'_>, below: &Sentence<'_>) -> bool {
    above.text.is_some() && above.text == below.text && below.lines.0 <= above.lines.1 + 1
}

/// Gathers the candidates of successive sentences; chatter, doubt and another text part them.
pub(super) fn groups<'r, 'a>(
    sentences: &[&'r Sentence<'a>],
    words: &GameWords,
) -> Vec<Group<'r, 'a>> {
    let mut groups: Vec<Group<'r, 'a>> = Vec::new();
    let mut open: Option<Option<usize>> = None;
    let mut is_led = false;
    let mut was_led;
    let mut was_name = false;
    let mut before: Option<&Sentence<'_>> = None;
    let mut last: Option<&Sentence<'_>> = None;
    for sentence in sentences {
        was_led = std::mem::replace(
            &mut is_led,
            sentence.leads_on && words.leave_doubt(sentence),
        );
        let plain = is_plain(sentence, words);
        let is_after_name = std::mem::replace(&mut was_name, words.are_all_of(sentence));
        if sentence.candidates.is_empty() {
            let is_chatter = !sentence.is_conditional
                && sentence.statement.is_none()
                && !sentence.names_event
                && (words.leave_unknown(sentence) || words.leave_doubt(sentence));
            if words.leave_unknown(sentence) {
                open = None;
            }
            // Words directly below a move may go on about it ("is bad.").
            if let Some(group) = groups.last_mut()
                && is_chatter
                && goes_on(sentence)
                && last.is_some_and(|last| !last.is_ended && follows(last, sentence))
            {
                group.is_led = true;
            }
            before = is_chatter.then_some(sentence);
            last = None;
            continue;
        }
        // Words directly above a move that do not end before it lead to it ("I will not play").
        was_led |= before.is_some_and(|before| !before.is_ended && follows(before, sentence));
        before = None;
        last = Some(sentence);
        let candidates = sentence.candidates.iter();
        match groups.last_mut() {
            Some(group) if plain && open == Some(sentence.text) && !was_led => {
                group.candidates.extend(candidates);
                group.has_others |= sentence.has_others || is_after_name;
            }
            _ => groups.push(Group {
                candidates: candidates.collect(),
                is_plain: plain,
                is_led: was_led,
                is_clear: !words.leave_unknown(sentence) && !words.leave_doubt(sentence),
                has_others: sentence.has_others || is_after_name,
                is_conditional: sentence.is_conditional,
            }),
        }
        open = plain.then_some(sentence.text);
    }
    groups
}
