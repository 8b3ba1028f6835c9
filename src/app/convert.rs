//! Reads moves and scores in one notation and writes them in another. Needs no config and no store.

mod batch;

pub use self::batch::answer_line;
