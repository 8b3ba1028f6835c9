//! Tests of the phrases: tables of sentences.

mod labels;
mod proptests;
mod statements;
mod tables;
