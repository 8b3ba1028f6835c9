//! The text of drafts: the answer to a move, our last answer once more, a question about an unclear
//! mail, the first word of a game.
//!
//! The words stand in one table, a row for each language (`table`). The own move stands in one place
//! of a letter only, so that whoever edits it in a mail program cannot leave a second one behind; where
//! it is missing stands a placeholder that no reader takes for a move ([`is_placeholder`]).

mod layout;
mod moves;
mod names;
mod phrases;
mod placeholder;
mod subject;
mod table;
#[cfg(test)]
mod tests;

pub use self::names::surname;
pub use self::phrases::language;
pub use self::placeholder::{is_placeholder, placeholder_lines, without_placeholder};
pub use self::subject::subject;

use chrono::NaiveDate;

use self::layout::{COLUMNS_MAX, Letter, clean};
use self::phrases::Phrases;
use super::{DraftFacts, DraftText, Reason};

/// Longer mails are quoted up to here only; what is unclear stands at their head.
const QUOTED_LINES_MAX: usize = 12;

/// Writes the answer to a move: his move repeated, the user's own or its placeholder, dates, the game so far.
#[must_use]
pub fn reply(facts: &DraftFacts<'_>) -> DraftText {
    let phrases = phrases::of(facts);
    let mut letter = begin(facts, phrases);
    letter.block(&moves::answer(facts));
    if facts.draw_offer {
        letter.paragraph(phrases.draw_offer);
    }
    letter.paragraph(&dates(facts, phrases));
    letter.block(&moves::score_beside_answer(facts));
    end(letter, facts, phrases)
}

/// Writes our last answer once more: his move and ours, and the whole game.
///
/// No dates stand in it: those of the first letter hold.
#[must_use]
pub fn resend(facts: &DraftFacts<'_>) -> DraftText {
    let phrases = phrases::of(facts);
    let mut letter = begin(facts, phrases);
    letter.paragraph(phrases.resend);
    letter.block(&moves::last_answer(facts));
    letter.block(&moves::score_beside_answer(facts));
    end(letter, facts, phrases)
}

/// Writes a question about an unclear mail: what is unclear, his own words, the game and the position as we have them.
#[must_use]
pub fn query(facts: &DraftFacts<'_>, his_words: &[&str], reason: Reason) -> DraftText {
    let phrases = phrases::of(facts);
    let mut letter = begin(facts, phrases);
    letter.paragraph(&format!(
        "{} {}",
        phrases.thanks,
        question(facts, phrases, reason)
    ));
    let quoted = quote(his_words);
    if !quoted.is_empty() {
        letter.headed_block(phrases.wrote, &quoted);
    }
    let score = moves::score(facts);
    if !score.is_empty() {
        letter.headed_block(phrases.record, &score);
    }
    letter.block(&layout::fen_lines(facts.game.record.position()));
    letter.paragraph(phrases.please);
    end(letter, facts, phrases)
}

/// Writes the first letter of a game: the user's first move, or the invitation to make the first one.
#[must_use]
pub fn opening(facts: &DraftFacts<'_>) -> DraftText {
    let phrases = phrases::of(facts);
    let mut letter = begin(facts, phrases);
    let first = if facts.game.is_my_turn() {
        phrases.first_mine
    } else {
        phrases.first_yours
    };
    letter.paragraph(&format!("{first} {}", phrases.wish));
    letter.block(&moves::start(facts));
    letter.block(&moves::answer(facts));
    if facts.draw_offer {
        letter.paragraph(phrases.draw_offer);
    }
    letter.paragraph(&dated(phrases.sent, facts.answered_on, phrases));
    end(letter, facts, phrases)
}

fn begin(facts: &DraftFacts<'_>, phrases: &Phrases) -> Letter {
    let mut letter = Letter::default();
    letter.paragraph(&greeting(facts, phrases));
    letter.block(&names::game_lines(facts.game));
    letter
}

fn end(mut letter: Letter, facts: &DraftFacts<'_>, phrases: &Phrases) -> DraftText {
    let name = names::first_name(facts.my_name).unwrap_or_else(|| clean(facts.my_name));
    letter.block(&[phrases.closing.to_owned(), name]);
    DraftText {
        subject: subject(facts),
        body: letter.finish(),
    }
}

fn greeting(facts: &DraftFacts<'_>, phrases: &Phrases) -> String {
    let wished = facts
        .correspondent
        .greeting
        .as_deref()
        .map(clean)
        .filter(|text| !text.is_empty());
    wished.unwrap_or_else(|| match names::first_name(&facts.correspondent.name) {
        Some(name) => phrases.greeting.replace("{name}", &name),
        None => phrases.greeting_plain.to_owned(),
    })
}

fn dates(facts: &DraftFacts<'_>, phrases: &Phrases) -> String {
    let answered = dated(phrases.answered, facts.answered_on, phrases);
    match facts.received_on {
        Some(date) => format!("{} {answered}", dated(phrases.received, date, phrases)),
        None => answered,
    }
}

fn dated(phrase: &str, date: NaiveDate, phrases: &Phrases) -> String {
    phrase.replace("{date}", &date.format(phrases.date_format).to_string())
}

fn question(facts: &DraftFacts<'_>, phrases: &Phrases, reason: Reason) -> String {
    match reason {
        Reason::EchoMissing | Reason::EchoDiffers => match moves::my_last_move(facts) {
            Some(mv) => with_move(phrases.echo, "{move}", &mv),
            None => phrases.general.to_owned(),
        },
        Reason::NumberDiffers => {
            let record = &facts.game.record;
            let number = record.number_of(record.next_ply()).to_string();
            with_move(phrases.number, "{number}", &number)
        }
        Reason::Illegal => phrases.illegal.to_owned(),
        Reason::Ambiguous => phrases.ambiguous.to_owned(),
        Reason::NotationsDisagree => phrases.notations.to_owned(),
        Reason::Gap => phrases.gap.to_owned(),
        Reason::Conflict => phrases.conflict.to_owned(),
        Reason::NotTheirTurn => phrases.not_your_turn.to_owned(),
        // Nobody asks the opponent about these by himself; where the user does, the general words fit.
        Reason::GameOver
        | Reason::SeveralGames
        | Reason::UnknownGame
        | Reason::UnknownSender
        | Reason::Unauthenticated
        | Reason::DrawOffer
        | Reason::DrawAccepted
        | Reason::Resignation
        | Reason::Conditional
        | Reason::Bounced
        | Reason::OwnIllegal
        | Reason::OwnAmbiguous
        | Reason::OwnConflict
        | Reason::OwnWithoutMove
        | Reason::TooLarge
        | Reason::Unreadable => phrases.general.to_owned(),
    }
}

/// Fills in a move or its number, which then never begins a line: there it would look like a move made.
fn with_move(phrase: &str, mark: &str, text: &str) -> String {
    let glued = text.replace(' ', "\u{a0}");
    phrase.replace(&format!(" {mark}"), &format!("\u{a0}{glued}"))
}

fn quote(his_words: &[&str]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in his_words {
        let text = clean(line);
        // A blank first line says nothing, nor does a second blank line after another.
        if text.is_empty() && lines.last().is_none_or(|last| last == ">") {
            continue;
        }
        if text.is_empty() {
            lines.push(">".to_owned());
        }
        lines.extend(
            layout::wrap(&text, COLUMNS_MAX - 2)
                .into_iter()
                .map(|part| format!("> {part}")),
        );
    }
    while lines.last().is_some_and(|last| last == ">") {
        lines.pop();
    }
    if lines.len() > QUOTED_LINES_MAX {
        lines.truncate(QUOTED_LINES_MAX);
        lines.push("> [...]".to_owned());
    }
    lines
}
