//! Why a mail is held, in words for people: one gist for the status page, one sentence for everything else.

use crate::correspondence::{Judgement, Reason, Remark};
use crate::game::{Game, Move, Ply};
use crate::notation::Notation;

use super::notated::{Notated, number_before};

/// What an explanation is made from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts<'f> {
    /// Why the mail is held.
    pub(super) reason: Reason,
    /// The game, if one is known.
    pub(super) game: Option<&'f Game>,
    /// Of whom the sentence speaks: the opponent's surname, else the address.
    pub(super) name: &'f str,
    /// In what the opponent writes moves.
    pub(super) notation: Option<Notation>,
    /// What was made of the words.
    pub(super) judgement: &'f Judgement,
    /// What stands at each of the judgement's notes, made visible.
    pub(super) words: &'f [String],
    /// The address of `From`.
    pub(super) address: &'f str,
}

/// Why a mail is held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Explanation {
    /// What stands behind the opponent's name in a table: `repeats 12. 6125 (Bb5); you played 12. 6134 (Bc4)`.
    pub(super) gist: String,
    /// A whole sentence.
    pub(super) sentence: String,
}

/// Explains why a mail is held.
pub(super) fn explain(facts: &Facts<'_>) -> Explanation {
    let (is_about_him, gist) = match facts.of_moves() {
        Some(gist) => (true, gist),
        None => general(facts),
    };
    let sentence = if is_about_him {
        format!("{} {gist}.", facts.name)
    } else {
        let mut chars = gist.chars();
        let first = chars.next().map(|c| c.to_uppercase().to_string());
        format!("{}{}.", first.unwrap_or_default(), chars.as_str())
    };
    Explanation { gist, sentence }
}

/// What can be said of a reason without looking at the words; whether it goes on behind the opponent's name.
fn general(facts: &Facts<'_>) -> (bool, String) {
    let mine = facts.my_last().map_or_else(
        || "your last move".to_owned(),
        |mine| format!("your {}", mine.in_sentence()),
    );
    let (name, address) = (facts.name, facts.address);
    let number = facts.next_number();
    let text = match facts.reason {
        Reason::EchoMissing => format!("does not repeat {mine}"),
        Reason::EchoDiffers => format!("does not repeat {mine} as you played it"),
        Reason::NumberDiffers => {
            format!("numbers the move otherwise; the game waits for {number}")
        }
        Reason::Gap => {
            format!("builds on moves that are not recorded; the game waits for {number}")
        }
        Reason::UnknownSender => {
            format!("this came from {address}, an address not known for {name}")
        }
        Reason::Unauthenticated => {
            format!("your mail server says that this is not really from {name}")
        }
        Reason::OwnConflict => {
            format!("your own mail holds another move than the recorded one ({mine})")
        }
        reason => fixed(reason).to_owned(),
    };
    (!is_about_the_mail(facts.reason), text)
}

/// Whether the words about a reason are not about the opponent.
fn is_about_the_mail(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::UnknownSender
            | Reason::Unauthenticated
            | Reason::Bounced
            | Reason::OwnIllegal
            | Reason::OwnAmbiguous
            | Reason::OwnConflict
            | Reason::OwnWithoutMove
            | Reason::TooLarge
            | Reason::Unreadable
    )
}

/// The words of reasons in which nothing of the game is named.
fn fixed(reason: Reason) -> &'static str {
    match reason {
        Reason::EchoMissing | Reason::EchoDiffers => "does not repeat your last move",
        Reason::Illegal => "writes a move that is not legal",
        Reason::Ambiguous => "writes what can be read in more than one way",
        Reason::NotationsDisagree => "writes the same move twice, and the two differ",
        Reason::NumberDiffers => "numbers the move otherwise than the game",
        Reason::Gap => "builds on moves that are not recorded",
        Reason::Conflict => "says two different things under one Message-ID",
        Reason::NotTheirTurn => "writes a move, and it is your turn",
        Reason::GameOver => "writes a move in a game that has ended",
        Reason::SeveralGames => "plays several games with you; this fits more than one",
        Reason::UnknownGame => "writes moves of a game that ccmail does not know",
        Reason::UnknownSender => "this came from an unknown address",
        Reason::Unauthenticated => "your mail server does not believe the sender",
        Reason::DrawOffer => "offers a draw",
        Reason::DrawAccepted => "accepts a draw",
        Reason::Resignation => "resigns",
        Reason::Conditional => "adds an \"if\" line: the choice is yours",
        Reason::Bounced => "your mail came back: it was not delivered",
        Reason::OwnIllegal => "the move in your own mail is not legal",
        Reason::OwnAmbiguous => "your own mail can be read in more than one way",
        Reason::OwnConflict => "your own mail holds another move than the recorded one",
        Reason::OwnWithoutMove => "your mail went out without a move in it",
        Reason::TooLarge => "the mail is too large to be read",
        Reason::Unreadable => "the mail cannot be read",
    }
}

impl Facts<'_> {
    /// What the words at the notes say for the reason, where they say anything.
    fn of_moves(&self) -> Option<String> {
        match self.reason {
            Reason::EchoDiffers => self.differing(true),
            Reason::Conflict => self.differing(false),
            Reason::Illegal => {
                let (remark, text) = self.find(|remark| matches!(remark, Remark::Illegal(_)))?;
                let Remark::Illegal(ply) = remark else {
                    return None;
                };
                let number = number_before(&self.game?.record, ply);
                Some(format!("plays {number} {text}, which is not legal"))
            }
            Reason::Ambiguous => self.ambiguous(),
            _ => None,
        }
    }

    fn differing(&self, is_mine: bool) -> Option<String> {
        let game = self.game?;
        let is_wanted = |remark| match remark {
            Remark::DiffersFrom(ply, _) => (game.record.color_of(ply) == game.my_color) == is_mine,
            _ => false,
        };
        let (remark, text) = self.find(is_wanted)?;
        let Remark::DiffersFrom(ply, mv) = remark else {
            return None;
        };
        let recorded = self.recorded(ply)?;
        let number = &recorded.number;
        let written = match mv.and_then(|mv| self.written(ply, mv)) {
            Some(written) => written.without_number(),
            None => text.to_owned(),
        };
        let recorded = recorded.without_number();
        Some(if is_mine {
            format!("repeats {number} {written}; you played {number} {recorded}")
        } else {
            format!("now writes {number} {written}; recorded is {number} {recorded}")
        })
    }

    fn ambiguous(&self) -> Option<String> {
        let game = self.game?;
        if let Some((Remark::Ambiguous(ply), text)) =
            self.find(|remark| matches!(remark, Remark::Ambiguous(_)))
        {
            let number = number_before(&game.record, ply);
            return Some(format!(
                "writes {number} {text}, which can mean more than one move"
            ));
        }
        let named: Vec<String> = candidates(game, self.judgement)
            .into_iter()
            .filter_map(|mv| self.written(game.record.next_ply(), mv))
            .map(|written| written.without_number())
            .collect();
        match named.as_slice() {
            [] => {
                let (_, text) = self.find(|remark| remark == Remark::AmongWords)?;
                Some(format!(
                    "writes {text} among words that ccmail does not understand"
                ))
            }
            [one] => Some(format!("may mean {one}; other words leave it open")),
            _ => Some(format!("names more than one move: {}", named.join(", "))),
        }
    }

    fn find(&self, is_wanted: impl Fn(Remark) -> bool) -> Option<(Remark, &str)> {
        let notes = self.judgement.notes.iter().zip(self.words);
        notes
            .map(|(note, text)| (note.remark, text.as_str()))
            .find(|(remark, _)| is_wanted(*remark))
    }

    fn my_last(&self) -> Option<Notated> {
        self.recorded(self.game?.my_last_ply()?)
    }

    fn recorded(&self, ply: Ply) -> Option<Notated> {
        Notated::of_ply(&self.game?.record, ply, self.notation)
    }

    fn written(&self, ply: Ply, mv: Move) -> Option<Notated> {
        Notated::of_move(&self.game?.record, ply, mv, self.notation)
    }

    fn next_number(&self) -> String {
        self.game.map_or_else(
            || "another move".to_owned(),
            |game| number_before(&game.record, game.record.next_ply()),
        )
    }
}

/// Returns the different moves that a mail was read to hold for the opponent now.
pub(super) fn candidates(game: &Game, judgement: &Judgement) -> Vec<Move> {
    let next = game.record.next_ply();
    let mut found: Vec<Move> = Vec::new();
    if game.is_my_turn() {
        return found;
    }
    let played = judgement.moves.iter().map(|played| (played.ply, played.mv));
    let noted = judgement.notes.iter().filter_map(|note| match note.remark {
        Remark::NewMove(ply, mv) => Some((ply, mv)),
        _ => None,
    });
    for (ply, mv) in played.chain(noted) {
        if ply == next && game.record.position().is_legal(mv) && !found.contains(&mv) {
            found.push(mv);
        }
    }
    found
}

/// Writes a remark about a spot of a mail in words; `text` is what stands there.
pub(super) fn remark_words(
    remark: Remark,
    text: &str,
    game: &Game,
    notation: Option<Notation>,
) -> String {
    let record = &game.record;
    let recorded = |ply: Ply| Notated::of_ply(record, ply, notation);
    let number = |ply: Ply| number_before(record, ply);
    let is_mine = |ply: Ply| record.color_of(ply) == game.my_color;
    match remark {
        Remark::Repeats(ply) => match recorded(ply) {
            Some(one) if is_mine(ply) => format!("repeats your {}", one.in_sentence()),
            Some(one) => format!("repeats {}, recorded before", one.in_sentence()),
            None => "repeats your move".to_owned(),
        },
        Remark::DiffersFrom(ply, mv) => {
            let read = mv.and_then(|mv| Notated::of_move(record, ply, mv, notation));
            let read = read.map_or_else(|| text.to_owned(), |one| one.without_number());
            let number = number(ply);
            match recorded(ply) {
                Some(one) if is_mine(ply) => {
                    format!(
                        "repeats {number} {read}; you played {number} {}",
                        one.without_number()
                    )
                }
                Some(one) => format!(
                    "says {number} {read}; recorded is {number} {}",
                    one.without_number()
                ),
                None => format!("says {number} {read}; recorded is another move"),
            }
        }
        Remark::NewMove(ply, mv) => match Notated::of_move(record, ply, mv, notation) {
            Some(one) => format!("can be read as {}, a legal move", one.in_sentence()),
            None => "can be read as a move".to_owned(),
        },
        Remark::Illegal(ply) => format!("not legal as {}", number(ply)),
        Remark::Ambiguous(ply) => format!("can mean more than one move as {}", number(ply)),
        Remark::Number(number) => format!("the game has no move {number} now"),
        Remark::AmongWords => "a move among words that are not understood".to_owned(),
        Remark::Beyond => "builds on moves that are not recorded".to_owned(),
    }
}

/// Returns what to think of before deciding: a sentence or two for each reason.
pub(super) fn advice(reason: Reason) -> &'static str {
    match reason {
        Reason::EchoMissing => {
            "Your config asks for the repetition of your move (`echo = \"require\"`)."
        }
        Reason::EchoDiffers => {
            "It may be a slip of the pen, or you may both see different positions. ICCF players ask back before they go on."
        }
        Reason::Illegal => "An illegal move is answered with a question, not with a move.",
        Reason::Ambiguous | Reason::NotationsDisagree => {
            "ccmail does not guess. If you are sure what is meant, say which move; else ask."
        }
        Reason::NumberDiffers => "If only the number is wrong, take the move; else ask.",
        Reason::Gap => {
            "A mail may have been lost, or is still on its way: when the missing move comes, this one resolves itself."
        }
        Reason::Conflict => "What is recorded stays until you decide otherwise.",
        Reason::NotTheirTurn => {
            "If you have sent a move by other means, tell ccmail (`ccmail play GAME MOVE --sent`) and this mail is read again."
        }
        Reason::GameOver => "The game's record is closed.",
        Reason::SeveralGames => "Say which game is meant, or let it be.",
        Reason::UnknownGame => {
            "Import the game or make it (`ccmail import`, `ccmail new`), and the mail is read again; or say which game is meant."
        }
        Reason::UnknownSender => {
            "Only addresses known for an opponent may move. If you know that this is genuine, you can take the move this once."
        }
        Reason::Unauthenticated => {
            "Anybody can write any name into a mail. Take a move from it only if you know by other means that it is genuine."
        }
        Reason::DrawOffer => "Nothing is accepted or declined for you.",
        Reason::DrawAccepted | Reason::Resignation => "No result is entered without you.",
        Reason::Conditional => "The move can be taken without the \"if\" line.",
        Reason::Bounced => "Check the address, and send the mail again.",
        Reason::OwnIllegal | Reason::OwnAmbiguous | Reason::OwnConflict => {
            "Write to your opponent if what went out was wrong; else tell ccmail what you played."
        }
        Reason::OwnWithoutMove => "Your opponent still waits for your move.",
        Reason::TooLarge => "Read it in your mail program, and say which move it holds.",
        Reason::Unreadable => "Look at it in your mail program; there may be a move in it.",
    }
}
