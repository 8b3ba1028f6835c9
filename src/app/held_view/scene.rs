//! What comes near to a held mail, and what can be done about it.

use crate::correspondence::{Reason, Remark, surname};
use crate::game::{Game, Move};
use crate::notation::{self, Notation};
use crate::store::Held;

use super::{Choice, HeldLine, HeldNote};
use crate::app::held::is_own;
use crate::app::notated::{Notated, number_before};
use crate::app::opened::Judged;

/// Moves that are offered where several come near.
const NEAR_MAX: usize = 4;

/// A held mail and what was found in it.
pub(super) struct Scene<'s> {
    pub(super) held: &'s Held,
    pub(super) game: Option<&'s Game>,
    pub(super) notation: Option<Notation>,
    /// The moves that it may hold.
    pub(super) found: &'s [Move],
}

impl Scene<'_> {
    /// Says what comes near: a quoted line that knows better, a single wrong digit.
    pub(super) fn hints(&self, lines: &[HeldLine], judged: Option<&Judged>) -> Vec<String> {
        let (Some(game), Some(judged)) = (self.game, judged) else {
            return Vec::new();
        };
        let notes = &judged.judgement.notes;
        let mut hints = Vec::new();
        match self.held.reason {
            Reason::EchoDiffers => {
                hints.extend(self.quoted_hint(game, lines));
                hints.extend(notes.iter().find_map(|note| digit_hint(note.remark, game)));
                for mv in self.found {
                    if let Some(one) = self.next(game, *mv) {
                        let one = one.in_sentence();
                        hints.push(format!(
                            "{one} is legal after the move that you really played."
                        ));
                    }
                }
            }
            Reason::Illegal => hints.extend(self.near_hint(game, lines)),
            _ => {}
        }
        hints
    }

    fn quoted_hint(&self, game: &Game, lines: &[HeldLine]) -> Option<String> {
        let ply = game.my_last_ply()?;
        let mine = Notated::of_ply(&game.record, ply, self.notation)?;
        let quotes = |line: &&HeldLine| {
            let is_word = |word: &str| {
                let word = word.trim_matches(|c: char| !c.is_alphanumeric());
                word == mine.text || word == mine.san
            };
            line.kind == "quoted" && line.text.split_whitespace().any(is_word)
        };
        let line = lines.iter().find(quotes)?;
        let mine = mine.in_sentence();
        Some(format!(
            "Perhaps a slip of the pen: the mail quotes your {mine} in line {}.",
            line.n
        ))
    }

    /// Legal moves whose four digits differ in one from those written.
    fn near_hint(&self, game: &Game, lines: &[HeldLine]) -> Option<String> {
        let position = game.record.position();
        let is_not_legal = |note: &&HeldNote| note.remark.starts_with("not legal");
        let (line, note) = lines
            .iter()
            .find_map(|line| Some((line, line.notes.iter().find(is_not_legal)?)))?;
        let written = line.text.get(note.offset..note.offset + note.len)?;
        let digits: String = written.chars().filter(char::is_ascii_digit).collect();
        if digits.len() != 4 {
            return None;
        }
        let legal = position.legal_moves().into_iter();
        let near: Vec<String> = legal
            .filter(|mv| n_differing(&notation::numeric(position, *mv), &digits) == Some(1))
            .filter_map(|mv| self.next(game, mv))
            .map(|one| one.without_number())
            .take(NEAR_MAX)
            .collect();
        let number = number_before(&game.record, game.record.next_ply());
        (!near.is_empty())
            .then(|| format!("One digit away and legal as {number} {}.", near.join(", ")))
    }

    fn next(&self, game: &Game, mv: Move) -> Option<Notated> {
        Notated::of_move(&game.record, game.record.next_ply(), mv, self.notation)
    }

    /// Lists the commands that make sense for the reason, the likeliest first.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let n = self.held.id.0;
        let ask = self.ask();
        let mut choices = Vec::new();
        match self.held.reason {
            Reason::EchoMissing
            | Reason::UnknownSender
            | Reason::NumberDiffers
            | Reason::Conditional => {
                choices.extend(self.accepts());
                choices.extend(ask);
            }
            Reason::EchoDiffers
            | Reason::Illegal
            | Reason::Ambiguous
            | Reason::NotationsDisagree
            | Reason::Gap
            | Reason::Conflict
            | Reason::Unauthenticated => {
                choices.extend(ask);
                choices.extend(self.accepts());
            }
            Reason::NotTheirTurn | Reason::OwnIllegal | Reason::OwnAmbiguous => {
                choices.extend(self.play());
                choices.extend(ask);
            }
            Reason::OwnConflict | Reason::OwnWithoutMove | Reason::Bounced | Reason::GameOver => {
                choices.extend(self.show());
            }
            Reason::SeveralGames | Reason::UnknownGame | Reason::TooLarge | Reason::Unreadable => {
                choices.extend(self.accepts());
                let command = format!("ccmail held accept {n} MOVE --game GAME");
                choices.push(choice(command, "record the move in the game that is meant"));
            }
            Reason::DrawOffer | Reason::DrawAccepted | Reason::Resignation => {
                choices.extend(self.show());
                let command = format!("ccmail held accept {n}");
                choices.push(choice(
                    command,
                    "mark it as seen; no result is entered by this",
                ));
            }
        }
        choices.push(choice(
            format!("ccmail held dismiss {n}"),
            "record nothing, and take it off the list",
        ));
        choices
    }

    fn accepts(&self) -> Vec<Choice> {
        let n = self.held.id.0;
        let Some(game) = self.game.filter(|game| !game.is_my_turn()) else {
            return Vec::new();
        };
        let name = surname(game.opponent_name());
        let named: Vec<Choice> = self
            .found
            .iter()
            .take(NEAR_MAX)
            .filter_map(|mv| self.next(game, *mv))
            .map(|one| {
                let command = format!("ccmail held accept {n} {}", one.text);
                choice(
                    command,
                    &format!("record {} as {name}'s move", one.in_sentence()),
                )
            })
            .collect();
        if named.is_empty() {
            let command = format!("ccmail held accept {n} MOVE");
            return vec![choice(
                command,
                &format!("record the move that {name} means"),
            )];
        }
        named
    }

    fn ask(&self) -> Option<Choice> {
        let game = self.game.filter(|_| !is_own(self.held.reason))?;
        let name = surname(game.opponent_name());
        let does = format!("draft a question to {name}, with the score and the position");
        Some(choice(format!("ccmail held ask {}", self.held.id), &does))
    }

    fn play(&self) -> Option<Choice> {
        let game = self.game.filter(|game| game.is_my_turn())?;
        let command = format!("ccmail play {} MOVE --sent", game.id);
        Some(choice(command, "tell which move you have sent already"))
    }

    fn show(&self) -> Option<Choice> {
        let game = self.game?;
        Some(choice(
            format!("ccmail show {}", game.id),
            "look at the game",
        ))
    }
}

fn choice(command: String, does: &str) -> Choice {
    Choice {
        command,
        does: does.to_owned(),
    }
}

fn digit_hint(remark: Remark, game: &Game) -> Option<String> {
    let Remark::DiffersFrom(ply, Some(read)) = remark else {
        return None;
    };
    let position = game.record.position_before(ply)?;
    let (read, played) = (
        notation::numeric(position, read),
        notation::numeric(position, game.record.move_at(ply)?),
    );
    (n_differing(&read, &played) == Some(1))
        .then(|| format!("{read} and {played} differ in one digit."))
}

/// In how many places two texts of the same length differ.
fn n_differing(one: &str, other: &str) -> Option<usize> {
    let is_comparable = one.len() == other.len();
    let pairs = one.chars().zip(other.chars());
    is_comparable.then(|| pairs.filter(|(one, other)| one != other).count())
}
