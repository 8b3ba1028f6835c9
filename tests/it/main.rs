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
mod exchange;
mod fuzz_corpus;
mod harness;
mod notation_round_trip;
mod order;
mod random_games;
mod sources;
mod tidy;
mod verdicts;
mod views;
