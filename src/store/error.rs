use rusqlite::ErrorCode;

use crate::game::{PositionError, RecordError};

/// Why the store could not do something: what it was doing, and the cause.
///
/// The cause stands in the text and is not given again as a source.
#[derive(Debug, thiserror::Error)]
#[error("{operation}: {fault}")]
pub struct StoreError {
    operation: &'static str,
    fault: Fault,
}

/// The cause of a [`StoreError`].
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("{0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("{0}")]
    Migration(#[from] rusqlite_migration::Error),
    #[error("{0}")]
    Io(#[from] std::io::Error),
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    #[error("the first position is damaged: {0}")]
    Position(#[from] PositionError),
    #[error("game {game} does not replay: {error}")]
    Replay { game: i64, error: RecordError },
    #[error("`{value}` does not belong in the column `{column}`")]
    Value { column: &'static str, value: String },
    #[error(
        "the store has version {found}, this ccmail knows versions up to {known}: use a newer ccmail"
    )]
    Newer { found: i64, known: i64 },
    #[error("the file is damaged: {0}")]
    Damaged(String),
    #[error("the file is not a ccmail store")]
    NotAStore,
    #[error("there is no {what} {id}")]
    Missing { what: &'static str, id: i64 },
    #[error("ply {given} cannot follow: ply {next} is next")]
    PlyOutOfOrder { given: u32, next: u32 },
    #[error("ply {0} is not legal")]
    IllegalPly(u32),
    #[error("the moves do not continue the stored ones")]
    NotAContinuation,
    #[error("the address belongs to another opponent")]
    AddressTaken,
    #[error("the transaction was rolled back, and with it all of the batch")]
    BatchLost,
    #[error("no batch was begun")]
    NoBatch,
}

impl StoreError {
    /// Makes the error of a reading whose message was not filed before it.
    #[must_use]
    pub fn unfiled() -> Self {
        Self::new(
            "file a reading",
            Fault::Missing {
                what: "message",
                id: 0,
            },
        )
    }

    pub(super) fn new(operation: &'static str, fault: impl Into<Fault>) -> Self {
        Self {
            operation,
            fault: fault.into(),
        }
    }

    pub(super) fn into_fault(self) -> Fault {
        self.fault
    }

    /// Returns what the store was doing.
    #[must_use]
    pub fn operation(&self) -> &'static str {
        self.operation
    }

    /// Returns whether another process holds the store; trying later helps.
    #[must_use]
    pub fn is_locked(&self) -> bool {
        self.fault.is_locked()
    }

    /// Returns whether the disk is full; trying later may help.
    #[must_use]
    pub fn is_full(&self) -> bool {
        match &self.fault {
            Fault::Io(error) => matches!(
                error.kind(),
                std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded
            ),
            _ => {
                // Where not even the index of the write-ahead log can grow, SQLite speaks of I/O.
                let is_index =
                    self.fault.extended_code() == Some(rusqlite::ffi::SQLITE_IOERR_SHMSIZE);
                is_index || self.fault.code() == Some(ErrorCode::DiskFull)
            }
        }
    }

    /// Returns whether the file, or its folder, may not be written.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.fault.is_read_only()
    }

    /// Returns whether the file holds what no ccmail wrote: damaged, or no store at all.
    #[must_use]
    pub fn is_corrupt(&self) -> bool {
        match &self.fault {
            Fault::Json(_)
            | Fault::Position(_)
            | Fault::Replay { .. }
            | Fault::Value { .. }
            | Fault::Damaged(_)
            | Fault::NotAStore => true,
            Fault::Sqlite(
                rusqlite::Error::FromSqlConversionFailure(..)
                | rusqlite::Error::IntegralValueOutOfRange(..)
                | rusqlite::Error::InvalidColumnType(..)
                | rusqlite::Error::Utf8Error(..),
            ) => true,
            _ => matches!(
                self.fault.code(),
                Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
            ),
        }
    }

    /// Returns whether the store was written by a newer ccmail.
    #[must_use]
    pub fn is_newer(&self) -> bool {
        matches!(self.fault, Fault::Newer { .. })
    }

    /// Returns whether the game, mail or draft that was named does not exist.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        matches!(self.fault, Fault::Missing { .. })
    }

    /// Returns whether the row is there already: a second draft for one reading, a second row for
    /// one message.
    #[must_use]
    pub fn is_duplicate(&self) -> bool {
        match &self.fault {
            Fault::Sqlite(error) => error.sqlite_error().is_some_and(|error| {
                matches!(
                    error.extended_code,
                    rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE
                        | rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY
                )
            }),
            _ => false,
        }
    }

    /// Returns whether moves were refused because they do not fit the stored game.
    #[must_use]
    pub fn is_refused_move(&self) -> bool {
        matches!(
            self.fault,
            Fault::PlyOutOfOrder { .. } | Fault::IllegalPly(_) | Fault::NotAContinuation
        )
    }
}

impl Fault {
    pub(super) fn is_locked(&self) -> bool {
        matches!(
            self.code(),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked)
        )
    }

    pub(super) fn is_read_only(&self) -> bool {
        match self {
            Self::Io(error) => matches!(
                error.kind(),
                std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied
            ),
            _ => matches!(
                self.code(),
                Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied)
            ),
        }
    }

    fn extended_code(&self) -> Option<i32> {
        match self {
            Self::Sqlite(error)
            | Self::Migration(rusqlite_migration::Error::RusqliteError { err: error, .. }) => {
                error.sqlite_error().map(|error| error.extended_code)
            }
            _ => None,
        }
    }

    fn code(&self) -> Option<ErrorCode> {
        match self {
            Self::Sqlite(error)
            | Self::Migration(rusqlite_migration::Error::RusqliteError { err: error, .. }) => {
                error.sqlite_error_code()
            }
            _ => None,
        }
    }
}

/// Names the operation that a fault stopped.
pub(super) trait During<T> {
    fn during(self, operation: &'static str) -> Result<T, StoreError>;
}

impl<T, F: Into<Fault>> During<T> for Result<T, F> {
    fn during(self, operation: &'static str) -> Result<T, StoreError> {
        self.map_err(|fault| StoreError::new(operation, fault))
    }
}
