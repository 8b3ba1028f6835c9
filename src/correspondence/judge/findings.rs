use crate::correspondence::align::{self, Board, Fit, Path, Step};
use crate::correspondence::identify::Part;
use crate::correspondence::read::{Candidate, Label};
use crate::correspondence::{Note, Reason, Remark, Warning};
use crate::game::{Game, Move};
use crate::notation::{Languages, Notation, resolutions};

use super::conditional;
use super::plain::{self, GameWords, Group};
use super::signs::{
    has_wrong_check_sign, is_lone, is_lone_figure, is_unread_condition, label, offers_draw, wrote,
};
use super::{Case, his_last_ply};

/// What was found in a mail's words about one game.
#[derive(Clone, Debug, Default)]
pub(super) struct Findings {
    /// Different next moves in plain words.
    news: Vec<Move>,
    /// What speaks against recording, in the order found.
    problems: Vec<Reason>,
    /// A next move among doubtful words; `Some(None)` where it can't be read.
    pub(super) doubtful_new: Option<Option<Move>>,
    /// A next move among doubtful words, after a move that was not played.
    pub(super) has_hypothetical_new: bool,
    /// Lone figures behind a word, which may be a rating, a time or a sum (`Elo 2122`, `Total: 5254`).
    pub(super) has_doubtful_figure: bool,
    /// Our last move is repeated in plain words.
    pub(super) repeats_mine: bool,
    /// His last move, or older ones, are repeated in plain words.
    pub(super) repeats_his: bool,
    /// Something in plain words stands after the last recorded ply.
    pub(super) goes_on: bool,
    /// The next move has neither number, label nor echo.
    pub(super) is_weak: bool,
    /// Words about something else stand in the mail.
    pub(super) has_chatter: bool,
    /// The opponent's "if" lines; `None` where they can't be read beyond doubt.
    pub(super) conditionals: Option<Vec<Vec<Move>>>,
    /// A draw is offered.
    pub(super) has_draw_offer: bool,
    /// What the next move is written in.
    pub(super) wrote: Option<Notation>,
    /// To tell beside the verdict.
    pub(super) warnings: Vec<Warning>,
    /// Remarks about spots.
    pub(super) notes: Vec<Note>,
}

impl Findings {
    pub(super) fn gather(case: &Case<'_>, part: &Part<'_, '_>) -> Self {
        let words = GameWords::of(case.game, case.my_name);
        let board = Board {
            game: case.game,
            letters: case.letters(),
        };
        let mut findings = Self {
            is_weak: true,
            has_draw_offer: offers_draw(part),
            has_chatter: part.sentences.iter().any(|sentence| {
                sentence.candidates.is_empty()
                    && sentence.text.is_some()
                    && sentence.statement.is_none()
                    && words.leave_unknown(sentence)
            }),
            ..Self::default()
        };
        let groups = plain::groups(&part.sentences, &words);
        for group in groups.iter().filter(|group| !group.is_conditional) {
            findings.add_group(group, board);
        }
        if part
            .sentences
            .iter()
            .any(|sentence| is_unread_condition(sentence))
        {
            findings.conditionals = None;
        } else {
            findings.add_conditions(&groups, board);
        }
        findings
    }

    fn add_conditions(&mut self, groups: &[Group<'_, '_>], board: Board<'_>) {
        let Board { game, letters } = board;
        if !groups.iter().any(|group| group.is_conditional) {
            self.conditionals = Some(Vec::new());
            return;
        }
        let mut after = game.record.clone();
        let is_on_record = self.new_move().is_some_and(|mv| after.push(mv));
        self.conditionals = is_on_record
            .then(|| conditional::lines(groups, game, &after, letters))
            .flatten();
    }

    /// Returns the one next move.
    pub(super) fn new_move(&self) -> Option<Move> {
        match self.news.as_slice() {
            [one] => Some(*one),
            _ => None,
        }
    }

    /// Returns the gravest thing that speaks against recording.
    pub(super) fn problem(&self) -> Option<Reason> {
        const GRAVEST_FIRST: [Reason; 8] = [
            Reason::NotationsDisagree,
            Reason::EchoDiffers,
            Reason::Conflict,
            Reason::Illegal,
            Reason::Ambiguous,
            Reason::NumberDiffers,
            Reason::Gap,
            Reason::NotTheirTurn,
        ];
        if self.news.len() > 1 {
            return Some(Reason::Ambiguous);
        }
        GRAVEST_FIRST
            .into_iter()
            .find(|reason| self.problems.contains(reason))
    }

    fn add_group(&mut self, group: &Group<'_, '_>, board: Board<'_>) {
        for run in align::runs(&group.candidates) {
            let path = align::place(&run, board);
            // Under "so I repeat:" a repetition is plain enough; anything new is not.
            let only_repeats = path.is_perfect() && path.new_move().is_none();
            if group.is_plain && (!group.is_led || only_repeats) {
                if group.has_others && is_lone_figure(&path, &run) {
                    self.has_doubtful_figure |=
                        path.new_move().is_some() && !board.game.is_my_turn();
                    self.note_doubtful(&path);
                } else {
                    self.add_path(&path, &run, board);
                }
            } else {
                self.add_doubtful(&path, &run, board);
            }
        }
    }

    fn add_path(&mut self, path: &Path<'_, '_>, run: &[&Candidate<'_>], board: Board<'_>) {
        let game = board.game;
        self.note_steps(path, game);
        let next = game.record.next_ply();
        self.goes_on |= path
            .steps
            .iter()
            .any(|step| step.ply >= next && step.fit != Fit::Repeats);
        for step in path.steps.iter().filter(|step| step.fit == Fit::Repeats) {
            let is_mine = game.record.color_of(step.ply) == game.my_color;
            if is_mine {
                self.repeats_mine |= Some(step.ply) == game.my_last_ply();
            } else {
                self.repeats_his = true;
            }
        }
        let is_lone = is_lone(path, run);
        match path
            .steps
            .iter()
            .find(|step| !matches!(step.fit, Fit::Repeats | Fit::New(_)))
        {
            Some(step) => self.add_misfit(step, path, run, board),
            None => self.add_new(path, is_lone, game),
        }
    }

    fn add_new(&mut self, path: &Path<'_, '_>, is_lone: bool, game: &Game) {
        let Some(mv) = path.new_move() else { return };
        if game.is_my_turn() {
            // A move for the user's side that we do not have: he builds on something.
            if !is_lone {
                self.problems.push(Reason::Gap);
            }
            return;
        }
        if is_lone && self.also_repeats(path, game) {
            self.problems.push(Reason::Ambiguous);
            return;
        }
        self.is_weak &= is_lone;
        let written = path.steps.last().and_then(|step| step.written.first());
        self.wrote = written.and_then(|written| wrote(written, mv));
        if written.is_some_and(|written| has_wrong_check_sign(written, mv, game)) {
            self.warnings.push(Warning::CheckSign);
        }
        if !self.news.contains(&mv) {
            self.news.push(mv);
        }
        if path
            .steps
            .iter()
            .flat_map(|step| &step.written)
            .any(|written| written.marks.draw_offer)
        {
            self.has_draw_offer = true;
        }
    }

    /// A lone `Nf6` may be the next move, or nothing but the repetition of ours.
    fn also_repeats(&self, path: &Path<'_, '_>, game: &Game) -> bool {
        let (Some(last), Some(step)) = (game.record.last_ply(), path.steps.first()) else {
            return false;
        };
        let (Some(position), Some(recorded)) =
            (game.record.position_before(last), game.record.move_at(last))
        else {
            return false;
        };
        let all = Languages::all_sure();
        step.written.iter().all(|written| {
            resolutions(&written.syntax, position, all)
                .iter()
                .any(|reading| reading.mv == recorded)
        })
    }

    fn add_misfit(
        &mut self,
        step: &Step<'_, '_>,
        path: &Path<'_, '_>,
        run: &[&Candidate<'_>],
        board: Board<'_>,
    ) {
        let game = board.game;
        let is_evident =
            path.is_numbered || path.n_repeats() > 0 || label(run) == Some(Label::Mine);
        let his_last = his_last_ply(game);
        let is_old = path.last_ply() < his_last;
        if is_old && path.is_numbered {
            self.warnings.push(Warning::OldMailDiffers);
            return;
        }
        if path.is_numbered && fits_elsewhere(run, board) {
            self.problems.push(Reason::NumberDiffers);
            return;
        }
        match &step.fit {
            Fit::Differs(_) if run.len() == 1 && !is_evident => {}
            Fit::Differs(_) if step.written.iter().any(|written| written.marks.loose) => {
                self.problems.push(Reason::Ambiguous);
            }
            Fit::Differs(_) if game.record.color_of(step.ply) == game.my_color => {
                self.problems.push(Reason::EchoDiffers);
            }
            Fit::Differs(_) => self.problems.push(Reason::Conflict),
            Fit::Illegal if game.is_my_turn() && !path.is_numbered => {
                self.add_out_of_turn(run, board);
            }
            Fit::Illegal if is_evident || run.len() > 1 || !self.has_chatter => {
                self.problems.push(Reason::Illegal);
            }
            Fit::Ambiguous => self.problems.push(Reason::Ambiguous),
            Fit::Disagrees => self.problems.push(Reason::NotationsDisagree),
            Fit::Beyond => self.problems.push(beyond(step, path, game)),
            Fit::Illegal | Fit::Repeats | Fit::New(_) => {}
        }
    }

    /// The user is on move, and a move without a number comes in: another one for the last ply?
    fn add_out_of_turn(&mut self, run: &[&Candidate<'_>], board: Board<'_>) {
        if replaces_last(run, board) {
            self.problems.push(Reason::Conflict);
        } else if run.len() > 1 {
            self.problems.push(Reason::Gap);
        }
    }

    /// Doubtful words never record; they hold back a plain move that they contradict.
    fn add_doubtful(&mut self, path: &Path<'_, '_>, run: &[&Candidate<'_>], board: Board<'_>) {
        let game = board.game;
        self.note_doubtful(path);
        let is_evident = path.is_numbered || path.n_repeats() > 0;
        if !is_evident {
            return;
        }
        let numbered = run.iter().filter(|candidate| candidate.number.is_some());
        if numbered
            .into_iter()
            .any(|candidate| replaces_last(&[*candidate], board))
        {
            self.problems.push(Reason::Conflict);
        }
        let next = game.record.next_ply();
        let mut is_hypothetical = false;
        for step in &path.steps {
            match &step.fit {
                Fit::Differs(_) => is_hypothetical = true,
                Fit::New(_) if is_hypothetical && !game.is_my_turn() => {
                    self.has_hypothetical_new = true;
                }
                Fit::New(mv) if !game.is_my_turn() => self.doubtful_new = Some(Some(*mv)),
                Fit::Ambiguous | Fit::Disagrees if step.ply == next && !game.is_my_turn() => {
                    self.doubtful_new = Some(None);
                }
                _ => {}
            }
        }
    }

    fn note_steps(&mut self, path: &Path<'_, '_>, game: &Game) {
        for step in &path.steps {
            let remark = match &step.fit {
                Fit::Repeats if Some(step.ply) == game.record.last_ply() => {
                    Remark::Repeats(step.ply)
                }
                Fit::Repeats => continue,
                Fit::Differs(mv) => Remark::DiffersFrom(step.ply, *mv),
                Fit::New(mv) => Remark::NewMove(step.ply, *mv),
                Fit::Illegal => Remark::Illegal(step.ply),
                Fit::Ambiguous | Fit::Disagrees => Remark::Ambiguous(step.ply),
                Fit::Beyond => Remark::Beyond,
            };
            self.notes
                .extend(step.written.iter().map(|written| note(written, remark)));
        }
    }

    fn note_doubtful(&mut self, path: &Path<'_, '_>) {
        let written = path.steps.iter().flat_map(|step| &step.written);
        self.notes
            .extend(written.map(|written| note(written, Remark::AmongWords)));
    }
}

fn note(written: &Candidate<'_>, remark: Remark) -> Note {
    Note {
        text: written.spot.text,
        line: written.spot.line,
        offset: written.spot.offset,
        len: written.spot.len,
        remark,
    }
}

/// Tells whether the run ends in another move for the opponent's last recorded ply.
fn replaces_last(run: &[&Candidate<'_>], board: Board<'_>) -> bool {
    let game = board.game;
    let Some(last) = his_last_ply(game) else {
        return false;
    };
    // `8. P-QR4` may be either side's: where it repeats what is recorded it replaces nothing.
    let here = align::place(run, board);
    if here.is_perfect() && here.new_move().is_none() {
        return false;
    }
    let mut before = game.clone();
    before.record.truncate(last.0.saturating_sub(1));
    let path = align::place(
        run,
        Board {
            game: &before,
            ..board
        },
    );
    let recorded = game.record.move_at(last);
    path.is_perfect() && path.new_move().is_some_and(|mv| Some(mv) != recorded)
}

/// Where the printed number is wrong and all else right, the number is what differs.
fn fits_elsewhere(run: &[&Candidate<'_>], board: Board<'_>) -> bool {
    let path = align::place_anywhere(run, board);
    path.is_perfect() && path.new_move().is_some() && (path.n_repeats() > 0 || run.len() == 1)
}

/// Names what stands after the next move: a gap, a foreign number, or a move out of turn.
fn beyond(step: &Step<'_, '_>, path: &Path<'_, '_>, game: &Game) -> Reason {
    let next = game.record.next_ply();
    let is_first = path
        .steps
        .first()
        .is_some_and(|first| first.ply == step.ply);
    if !is_first || path.steps.len() > 1 {
        return Reason::Gap;
    }
    if game.is_my_turn() && step.ply == next.next() {
        return Reason::NotTheirTurn;
    }
    Reason::NumberDiffers
}
