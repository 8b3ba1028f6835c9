use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use super::Store;
use super::error::{During as _, Fault, StoreError};
use super::open::BUSY_TIMEOUT;

const OPERATION: &str = "replace the store";

impl Store {
    /// Puts a file in the place of a store in one step, and keeps what stood there under another
    /// name, whole in one file.
    ///
    /// A store that is damaged is kept as it is, its log beside it. Nothing is kept where there is
    /// no store yet.
    ///
    /// # Errors
    /// [`StoreError`] if another process has the store open, or a file cannot be renamed; then the
    /// store stands where it stood.
    pub fn replace(path: &Path, new: &Path, kept: &Path) -> Result<(), StoreError> {
        let replace = || {
            if path.try_exists()? {
                // Held until the new file is in place: nobody may write to the old one any more.
                let _held = hold(path)?;
                exchange(path, new, kept)?;
            } else {
                fs::rename(new, path)?;
            }
            sync_folder(path)?;
            Ok::<_, Fault>(())
        };
        replace().during(OPERATION)
    }
}

/// Folds the log into the file and locks all others out; `None` for what SQLite cannot read.
fn hold(path: &Path) -> Result<Option<Connection>, Fault> {
    let lock = || {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let conn = Connection::open_with_flags(path, flags)?;
        conn.busy_timeout(BUSY_TIMEOUT)?;
        // This succeeds only where no other connection is open. The log must be gone: SQLite would
        // take it for that of the new file.
        conn.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
        conn.execute_batch("BEGIN EXCLUSIVE")?;
        Ok::<_, rusqlite::Error>(conn)
    };
    match lock() {
        Ok(conn) => Ok(Some(conn)),
        Err(error) => {
            let error = StoreError::new(OPERATION, error);
            if error.is_corrupt() {
                Ok(None)
            } else {
                Err(error.into_fault())
            }
        }
    }
}

fn exchange(path: &Path, new: &Path, kept: &Path) -> io::Result<()> {
    keep_log(path, kept)?;
    // With a second name for the old file there is a store at each instant.
    match fs::hard_link(path, kept) {
        Ok(()) => fs::rename(new, path),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // A file system without hard links.
        Err(_) => {
            fs::rename(path, kept)?;
            fs::rename(new, path).inspect_err(|_| {
                // The first error is the one to tell.
                fs::rename(kept, path).ok();
            })
        }
    }
}

/// Takes the log of a damaged store away with it.
fn keep_log(path: &Path, kept: &Path) -> io::Result<()> {
    match fs::rename(beside(path, "-wal"), beside(kept, "-wal")) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    match fs::remove_file(beside(path, "-shm")) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}
