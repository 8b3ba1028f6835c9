//! ccmail keeps games of correspondence chess that are played by e-mail: it reads what comes in, finds
//! the game, compares the repetition of the user's last move, checks the new move, records it, and puts
//! a draft reply into the Drafts folder. It must be right before anything else: a wrong move recorded or
//! sent costs a game that took a year. In doubt it holds the mail and explains.
//!
//! # The way of a message
//! ```text
//! raw bytes ─ mail::parse ─> Mail ─ mail::split_body ─> own, quoted, signature lines
//!   ─ correspondence::read (notation::scan) ─> Reading: sentences, moves as written, offers, "if" lines, dates
//!   ─ correspondence::identify ─> Parts, each with the game it speaks of
//!   ─ correspondence::judge (notation::resolutions) ─> Judgement: verdict, plies, remarks
//!   ─ correspondence::reply ─> the text of the draft
//!   ─ store: message, reading, plies, dates, draft in ONE savepoint
//!   ─ only then app::deliver puts the draft into the Drafts folder
//! ```
//! It flows one way. `run`, `ingest`, held mails judged again and the tests all go through this path.
//!
//! # Code map
//! | module | what it is | may name |
//! | --- | --- | --- |
//! | [`game`] | positions, moves, records of games; the only user of the rules crate | – |
//! | [`notation`] | what is written in a line, which legal move it means, and writing it | `game` |
//! | [`mail`] | bytes to header fields and labelled lines, and letters to bytes | – |
//! | [`correspondence`] | where mail and chess meet: read, identify, judge, reply | the three above |
//! | [`store`] | the only SQL; one file a table group; migrations embedded | `game`, `mail`, `correspondence` |
//! | [`transport`] | mail folders behind traits; errors that say transient or permanent | `mail` |
//! | [`app`] | the use-cases, each a function over store, folders and clock | all above |
//! | [`cli`] | one file a command; the only place that prints | `app` and the core |
//!
//! The first four are the core: no I/O, no clock, no environment. `store` and `transport` don't know
//! each other; `app` carries things between them. A test reads the sources and checks this table.
//!
//! # Invariants
//! 1. The core does no I/O and takes `now` as a value.
//! 2. Reading a mail never fails and never panics: it is filed, whatever it holds. One bad mail can't
//!    stop the daemon.
//! 3. Nothing is sent that the user has not approved, one by one. (This version sends nothing at all.)
//! 4. One mail, one savepoint; the same mail twice changes nothing. Raw bytes are kept, unchanged, of
//!    mails of a game and of held ones; of all other mail only digests, ids and the verdict.
//! 5. The history only grows: a correction is a new entry, and the old tail stays readable.
//! 6. Results, draw agreements and resignations are the user's to confirm, always.
//! 7. A stored game always replays legally. A draft's text, read back by our own reader, gives the very
//!    move it is meant to carry.
//! 8. Only `store` has SQL; only `transport` opens mail folders; only the faces print. No shell is ever
//!    started with anything that came from a mail.
//! 9. Every loop over outside data has a limit with a name. Text from a mail reaches a terminal only
//!    with its control characters made visible.
//! 10. One draft for each game of a mail, by the schema.
//! 11. Old mail makes no noise: what lies wholly on plies before the opponent's last recorded one is
//!     `repeat` where it agrees, `no_move` with a warning where it does not.
//! 12. No periodic timer wakes an idle daemon: it waits for the mail folder and the store's file, and
//!     sleeps until the next known deadline.
//!
//! # Where to look
//! The rule by which a mail becomes a verdict stands at the head of `correspondence/judge.rs`; how moves
//! are laid along the game, in `correspondence/align.rs`; the words of 25 languages, in
//! `correspondence/phrases/`; the letters of 48, in `notation/letters/`; what a draft says, in
//! `correspondence/reply/`; the tables, in `migrations/`.

pub mod app;
pub mod cli;
pub mod correspondence;
pub mod game;
pub mod mail;
pub mod notation;
pub mod store;
pub mod transport;
