//! Tests of the phrases: tables of sentences.

mod labels;
mod more_statements;
mod proptests;
mod statements;
mod tables;
