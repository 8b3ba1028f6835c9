//! The store: one SQLite file with every game, mail, verdict and draft. The only SQL of the crate.
//!
//! Whatever a mail changes is written inside one [`Store::savepoint`], so a crash at any instruction
//! leaves all of it or nothing. The history only grows: a correction, a second judgement and a
//! resolved mail are new facts beside the old ones. Several processes may have the same file open;
//! each method is one statement, or a transaction of its own.
//!
//! Words, instants and moves are turned into types on their way out, so a damaged row is an error
//! ([`StoreError::is_corrupt`]) and never a wrong game. Instants keep whole seconds.

mod column;
mod conditional;
mod draft;
mod draft_copy;
mod error;
mod folder;
mod game;
mod game_lookup;
mod message;
mod moves;
mod offer;
mod open;
mod opponent;
mod outgoing;
mod reading;
mod savepoint;
mod statement;
mod status;
mod thread;
mod transmission;

#[cfg(test)]
mod tests;

use std::cell::Cell;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

pub use self::conditional::{Conditional, ConditionalState, NewConditional};
pub use self::draft::{DraftId, NewDraft, StoredDraft};
pub use self::draft_copy::DraftCopy;
pub use self::error::StoreError;
pub use self::folder::Reached;
pub use self::game::{NewGame, OpenGame, StoredGame};
pub use self::game_lookup::GameLookup;
pub use self::message::{MessageRow, MessageRowId, NewMessage, ReceivedBy};
pub use self::moves::{NewCorrection, StoredCorrection, moves_hash};
pub use self::offer::{NewOffer, Offer, OfferId, OfferKind, OfferState};
pub use self::opponent::AddressRole;
pub use self::outgoing::{Outgoing, OutgoingId, OutgoingState};
pub use self::reading::{Held, NewReading, ReadingId, StoredReading};
pub use self::status::{Counts, StatusRow};
pub use self::transmission::{NewTransmission, Transmission};

/// A connection to the store's file.
#[derive(Debug)]
pub struct Store {
    conn: Connection,
    path: PathBuf,
    /// Whether a batch was begun; SQLite may have rolled it back since, on a full disk for instance.
    in_batch: Cell<bool>,
    /// Counts the changes of this connection to which games there are, and which of them are in play.
    games_changed: Cell<u64>,
    /// Writes that still succeed, for the tests that let each write in turn fail.
    #[cfg(test)]
    writes_left: Cell<Option<u32>>,
}

impl Store {
    /// Returns the path of the file; empty for a store in memory.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns a stamp that stays the same while no game is added or ended, by whatever process.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn games_stamp(&self) -> Result<(i64, u64), StoreError> {
        Ok((self.data_version()?, self.games_changed.get()))
    }

    fn note_games_changed(&self) {
        self.games_changed
            .set(self.games_changed.get().wrapping_add(1));
    }
}
