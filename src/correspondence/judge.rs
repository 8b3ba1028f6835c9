//! The rule by which a mail's words about one game become a verdict.
//!
//! | what the plain words hold | verdict |
//! | --- | --- |
//! | one next move, legal, everything before it as recorded | `recorded` |
//! | the same, and our move repeated wrongly | `held`: `echo_differs` |
//! | another move than the one recorded for him | `held`: `conflict` |
//! | a next move that is not legal, or can be read in several ways | `held`: `illegal`, `ambiguous` |
//! | two next moves, or one more among doubtful words | `held`: `ambiguous` |
//! | numbers that the game does not have | `held`: `number_differs`, `gap` |
//! | moves built on moves that are not recorded | `held`: `gap`, `not_their_turn` |
//! | nothing after his last recorded move, and as recorded | `repeat` |
//! | only plies before his last one, and not as recorded | `no_move`, with a warning |
//! | no move; an offer, an acceptance, a resignation | `held`: `draw_offer`, `draw_accepted`, `resignation` |
//! | no move | `no_move` |
//!
//! *Plain* are moves in sentences of which every word is understood. A move among other words is never
//! recorded; it can only hold back what is plain.

use crate::game::{Game, GameState, Move, Ply};
use crate::notation::Languages;

use super::align::Letters;
use super::identify::Part;
use super::phrases::Statement;
use super::{Correspondent, Echo, Judgement, Played, Reason, Sender, Verdict, Warning};

mod conditional;
mod findings;
mod plain;
mod signs;

#[cfg(test)]
mod tests;

use self::findings::Findings;

/// What is judged: a game, and what is known beside the mail.
#[derive(Clone, Copy, Debug)]
pub struct Case<'c> {
    /// The game as recorded.
    pub game: &'c Game,
    /// The user's answer that stands ready in a draft, perhaps sent already by other means.
    pub pending: Option<Move>,
    /// The opponent, as far as known.
    pub correspondent: Option<&'c Correspondent>,
    /// Hold a move whose mail does not repeat ours (`echo = "require"`).
    pub is_echo_required: bool,
    /// The user's own name: its words may stand beside a move.
    pub my_name: &'c str,
}

impl Case<'_> {
    fn letters(&self) -> Letters {
        let all = Languages::all_sure();
        let known = self.correspondent.and_then(Correspondent::letters);
        Letters {
            known,
            all: known.map_or(all, |known| all.union(known)),
        }
    }
}

/// Judges what a part of a mail says of one game. Pure; never fails.
pub fn judge(case: &Case<'_>, part: &Part<'_, '_>, sender: &Sender) -> Judgement {
    if sender.is_forged && part.speaks_of_chess() {
        return Judgement::bare(Verdict::Held(Reason::Unauthenticated));
    }
    if let Some(judgement) = judge_on_pending(case, part) {
        return judgement;
    }
    judge_as_recorded(case, part)
}

/// An opponent who repeats the move of a ready draft has received it: it was sent by other means.
fn judge_on_pending(case: &Case<'_>, part: &Part<'_, '_>) -> Option<Judgement> {
    let pending = case.pending.filter(|_| case.game.is_my_turn())?;
    let ply = case.game.record.next_ply();
    let mut game = case.game.clone();
    if !game.record.push(pending) {
        return None;
    }
    let sent = Case {
        game: &game,
        pending: None,
        ..*case
    };
    let mut judgement = judge_as_recorded(&sent, part);
    let is_proof = judgement.verdict == Verdict::Recorded && judgement.echo == Some(Echo::Matches);
    is_proof.then(|| {
        judgement.moves.insert(0, Played { ply, mv: pending });
        judgement
    })
}

fn judge_as_recorded(case: &Case<'_>, part: &Part<'_, '_>) -> Judgement {
    let findings = Findings::gather(case, part);
    let verdict = decide(case, part, &findings);
    let moves = match (verdict, findings.new_move()) {
        (Verdict::Recorded, Some(mv)) => {
            vec![Played {
                ply: case.game.record.next_ply(),
                mv,
            }]
        }
        _ => Vec::new(),
    };
    let echo = echo(case.game, &findings);
    let mut warnings = findings.warnings.clone();
    if verdict == Verdict::Recorded && echo == Echo::Missing {
        warnings.push(Warning::EchoMissing);
    }
    Judgement {
        verdict,
        moves,
        echo: Some(echo),
        draw_offer: findings.has_draw_offer,
        conditionals: match verdict {
            Verdict::Recorded => findings.conditionals.clone().unwrap_or_default(),
            _ => Vec::new(),
        },
        claims: part.claims,
        wrote: findings.wrote,
        warnings,
        notes: findings.notes,
    }
}

/// The table above, from the top.
fn decide(case: &Case<'_>, part: &Part<'_, '_>, findings: &Findings) -> Verdict {
    let says = |statement: Statement| part.statements().any(|other| other == statement);
    if is_over(case.game) && findings.goes_on {
        return Verdict::Held(Reason::GameOver);
    }
    if let Some(reason) = findings.problem() {
        return Verdict::Held(reason);
    }
    if let Some(mv) = findings.new_move() {
        return decide_on_move(case, part, mv, findings, &says);
    }
    let is_doubtful = findings.doubtful_new.is_some() || findings.has_doubtful_figure;
    if is_doubtful || findings.has_hypothetical_new {
        return Verdict::Held(Reason::Ambiguous);
    }
    if says(Statement::DrawAccepted) {
        Verdict::Held(Reason::DrawAccepted)
    } else if says(Statement::Resignation) {
        Verdict::Held(Reason::Resignation)
    } else if findings.has_draw_offer {
        Verdict::Held(Reason::DrawOffer)
    } else if findings.repeats_his {
        Verdict::Repeat
    } else {
        Verdict::NoMove
    }
}

fn decide_on_move(
    case: &Case<'_>,
    part: &Part<'_, '_>,
    mv: Move,
    findings: &Findings,
    says: &dyn Fn(Statement) -> bool,
) -> Verdict {
    if findings.doubtful_new.is_some_and(|other| other != Some(mv)) {
        return Verdict::Held(Reason::Ambiguous);
    }
    let is_taken_back = part.sentences.iter().any(|sentence| sentence.retracts);
    if is_taken_back || (findings.is_weak && findings.has_chatter) {
        return Verdict::Held(Reason::Ambiguous);
    }
    if findings.conditionals.is_none() {
        return Verdict::Held(Reason::Conditional);
    }
    if says(Statement::DrawAccepted) {
        return Verdict::Held(Reason::DrawAccepted);
    }
    if says(Statement::Resignation) {
        return Verdict::Held(Reason::Resignation);
    }
    if case.is_echo_required && echo(case.game, findings) == Echo::Missing {
        return Verdict::Held(Reason::EchoMissing);
    }
    Verdict::Recorded
}

fn is_over(game: &Game) -> bool {
    game.state == GameState::Finished || game.record.position().termination().is_some()
}

fn echo(game: &Game, findings: &Findings) -> Echo {
    if findings.problem() == Some(Reason::EchoDiffers) {
        Echo::Differs
    } else if findings.repeats_mine {
        Echo::Matches
    } else if game.my_last_ply().is_none() {
        Echo::NotDue
    } else {
        Echo::Missing
    }
}

/// The opponent's last recorded ply.
fn his_last_ply(game: &Game) -> Option<Ply> {
    game.last_ply_of(game.my_color.other())
}
