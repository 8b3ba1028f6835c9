//! Games by random legal moves, always the same ones.

use std::fmt::Write as _;

use ccmail::game::{Color, Ply, Position, Record};
use ccmail::notation::{self, Notation};

/// Numbers that look random (xorshift) and are the same in every run.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    pub(crate) fn pick<'p, T>(&mut self, all: &'p [T]) -> &'p T {
        &all[self.below(all.len())]
    }
}

/// A game of the user's against an opponent of his own.
pub(crate) struct RandomGame {
    pub(crate) event: String,
    pub(crate) address: String,
    pub(crate) my_color: Color,
    pub(crate) record: Record,
}

impl RandomGame {
    /// Makes the game number `n`, of so many plies unless it ends before.
    pub(crate) fn new(n: usize, n_plies: usize, my_color: Color, dice: &mut Dice) -> Self {
        let mut record = Record::default();
        while record.moves().len() < n_plies {
            let moves = record.position().legal_moves();
            let going_on: Vec<_> = moves
                .into_iter()
                .filter(|mv| {
                    let after = record.position().play(*mv).unwrap();
                    after.termination().is_none()
                })
                .collect();
            if going_on.is_empty() {
                break;
            }
            assert!(record.push(*dice.pick(&going_on)));
        }
        Self {
            event: format!("RG/{n}/26"),
            address: format!("player{n}@example.net"),
            my_color,
            record,
        }
    }

    pub(crate) fn pgn(&self) -> String {
        let (me, he) = (
            ("Example, Ann", "ann@example.org"),
            ("Player, Pat", &*self.address),
        );
        let (white, black) = self.my_color.fold_wb((me, he), (he, me));
        let mut text = format!(
            "[Event \"{}\"]\n[Site \"?\"]\n[Round \"1\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result \"*\"]\n\
             [WhiteNA \"{}\"]\n[BlackNA \"{}\"]\n[OpponentNotation \"numeric\"]\n\n",
            self.event, white.0, black.0, white.1, black.1
        );
        for ply in self.plies() {
            if self.record.color_of(ply) == Color::White {
                write!(text, "{}. ", self.number(ply)).unwrap();
            }
            text += &self.written(ply, Notation::SAN);
            text.push('\n');
        }
        text + "*\n\n"
    }

    pub(crate) fn plies(&self) -> impl Iterator<Item = Ply> {
        (1..=u32::try_from(self.record.moves().len()).unwrap()).map(Ply)
    }

    pub(crate) fn number(&self, ply: Ply) -> u32 {
        self.record.number_of(ply).0
    }

    pub(crate) fn before(&self, ply: Ply) -> &Position {
        self.record.position_before(ply).unwrap()
    }

    pub(crate) fn written(&self, ply: Ply, notation: Notation) -> String {
        notation::write(
            self.before(ply),
            self.record.move_at(ply).unwrap(),
            notation,
        )
    }

    /// The moves up to a ply, as a score.
    pub(crate) fn score(&self, last: Ply, notation: Notation) -> String {
        let mut record = self.record.clone();
        record.truncate(last.0);
        notation::write_score(&record, notation)
    }
}
