//! The tests that use ccmail from outside, in one program.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "a test may panic"
)]

mod architecture;
mod convert;
mod daemon;
mod demo;
mod exchange;
mod fuzz_corpus;
mod harness;
mod help;
mod negatives;
mod notation_round_trip;
mod order;
mod random_games;
mod robust;
mod setup;
mod sources;
mod tidy;
mod verdicts;
mod views;
