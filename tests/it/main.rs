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
mod harness;
mod help;
mod setup;
mod sources;
mod tidy;
mod views;
