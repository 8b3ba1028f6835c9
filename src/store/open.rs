use std::cell::Cell;
use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::Path;
use std::time::Duration;

use include_dir::{Dir, include_dir};
use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::Migrations;

use super::Store;
use super::error::{During as _, Fault, StoreError};

static MIGRATIONS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/migrations");

/// `ccml`; written by the first migration.
const APPLICATION_ID: i64 = 0x6363_6d6c;

/// How long a statement waits for another process before the store counts as locked.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// More than there are statements on the way of a mail.
const STATEMENTS_MAX: usize = 96;

/// Tries and pause of the steps for which SQLite does not wait by itself.
const TRIES_MAX: u32 = 50;
const TRY_PAUSE: Duration = Duration::from_millis(50);

impl Store {
    /// Opens the store, creating it (readable by the user only) or bringing it to this version.
    ///
    /// # Errors
    /// [`StoreError`] if the file cannot be opened, is no store, or comes from a newer ccmail.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let open = || {
            create_private(path)?;
            let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let mut conn = Connection::open_with_flags(path, flags)?;
            set_up(&mut conn)?;
            Ok::<_, Fault>(conn)
        };
        Ok(Self::over(open().during("open the store")?, path))
    }

    /// Opens an empty store that is gone with the process.
    ///
    /// # Errors
    /// [`StoreError`] if SQLite has no memory left.
    pub fn in_memory() -> Result<Self, StoreError> {
        let open = || {
            let mut conn = Connection::open_in_memory()?;
            set_up(&mut conn)?;
            Ok::<_, Fault>(conn)
        };
        Ok(Self::over(
            open().during("open a store in memory")?,
            Path::new(""),
        ))
    }

    fn over(conn: Connection, path: &Path) -> Self {
        Self {
            conn,
            path: path.to_owned(),
            in_batch: Cell::new(false),
            games_changed: Cell::new(0),
            #[cfg(test)]
            writes_left: Cell::new(None),
        }
    }

    /// Checks that a file is a sound ccmail store of this version or an older one, without changing it.
    ///
    /// # Errors
    /// [`StoreError`] that says what is wrong with the file.
    pub fn check_file(path: &Path) -> Result<(), StoreError> {
        let check = || {
            // A read-only connection would leave the files of the write-ahead log behind.
            let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            let conn = Connection::open_with_flags(path, flags)?;
            conn.pragma_update(None, "query_only", true)?;
            conn.busy_timeout(BUSY_TIMEOUT)?;
            if version(&conn)? == 0 {
                return Err(Fault::NotAStore);
            }
            match problems(&conn)?.into_iter().next() {
                Some(problem) => Err(Fault::Damaged(problem)),
                None => Ok(()),
            }
        };
        check().during("check the store's file")
    }

    /// Returns a number that changes whenever another connection has written to the file.
    ///
    /// # Errors
    /// [`StoreError`] if the file cannot be read.
    pub fn data_version(&self) -> Result<i64, StoreError> {
        self.conn
            .pragma_query_value(None, "data_version", |row| row.get(0))
            .during("look for changes")
    }

    /// Returns what SQLite finds wrong with the file, one sentence each; empty if all is well.
    ///
    /// # Errors
    /// [`StoreError`] if the file cannot be read at all.
    pub fn integrity(&self) -> Result<Vec<String>, StoreError> {
        problems(&self.conn).during("check the store")
    }

    /// Writes a consistent and compact copy of the store into a new file, while others may write.
    ///
    /// # Errors
    /// [`StoreError`] if the file exists already or cannot be written; then none is left behind.
    pub fn backup(&self, to: &Path) -> Result<(), StoreError> {
        const OPERATION: &str = "back up the store";
        // Absolute, so that no file name is taken for a `file:` address.
        let to = std::path::absolute(to).during(OPERATION)?;
        let write = || {
            let name = to.to_str().ok_or_else(|| {
                std::io::Error::new(ErrorKind::InvalidInput, "the file name is not UTF-8")
            })?;
            self.conn.execute("VACUUM INTO ?1", [name])?;
            File::open(&to)?.sync_all()?;
            Ok::<_, Fault>(())
        };
        new_private_file(&to).during(OPERATION)?;
        let written = write().during(OPERATION);
        if written.is_err() {
            // The first error is the one to tell.
            std::fs::remove_file(&to).ok();
        }
        written
    }
}

/// Makes the file before SQLite does, which would leave its mode to the umask. The files of the
/// write-ahead log take their mode from it.
fn create_private(path: &Path) -> std::io::Result<()> {
    match new_private_file(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let Some(folder) = path.parent() else {
                return Err(error);
            };
            std::fs::create_dir_all(folder)?;
            match new_private_file(path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
                created => created,
            }
        }
        created => created,
    }
}

fn new_private_file(path: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn set_up(conn: &mut Connection) -> Result<(), Fault> {
    conn.busy_timeout(BUSY_TIMEOUT)?;
    conn.set_prepared_statement_cache_capacity(STATEMENTS_MAX);
    // Off while a migration may have to write a table anew; it is checked behind it.
    conn.pragma_update(None, "foreign_keys", false)?;
    if version(conn)? < known_version() {
        migrate(conn)?;
    }
    write_ahead(conn)?;
    conn.execute_batch(
        "PRAGMA foreign_keys = ON;
         PRAGMA synchronous = FULL;
         PRAGMA wal_autocheckpoint = 4000;
         PRAGMA trusted_schema = OFF;",
    )?;
    Ok(())
}

/// Returns the number of migrations done; fails for what is no store, or a newer one.
fn version(conn: &Connection) -> Result<i64, Fault> {
    let found: i64 = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let id: i64 = conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if id != APPLICATION_ID {
        let n_objects: i64 =
            conn.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        if found != 0 || id != 0 || n_objects != 0 {
            return Err(Fault::NotAStore);
        }
    }
    if found > known_version() {
        return Err(Fault::Newer {
            found,
            known: known_version(),
        });
    }
    Ok(found)
}

fn known_version() -> i64 {
    i64::try_from(MIGRATIONS.dirs().count()).unwrap_or(i64::MAX)
}

/// Brings the store to this version; another process may be doing the same at this moment.
fn migrate(conn: &mut Connection) -> Result<(), Fault> {
    let migrations = Migrations::from_directory(&MIGRATIONS)?;
    loop {
        let before = version(conn)?;
        match migrations.to_latest(conn) {
            Ok(()) => break,
            // The other process was first: look again at what is left to do.
            Err(_) if version(conn)? > before => {}
            Err(error) => return Err(error.into()),
        }
    }
    match foreign_key_problems(conn)?.into_iter().next() {
        Some(problem) => Err(Fault::Damaged(problem)),
        None => Ok(()),
    }
}

/// Turns the write-ahead log on, which stays with the file. Readers then never wait for a writer.
fn write_ahead(conn: &Connection) -> Result<(), Fault> {
    let mut tries = 0;
    loop {
        let mode = conn
            .pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0));
        match mode.map_err(Fault::from) {
            Ok(_) => return Ok(()),
            // A copy on a read-only disk can still be read; the first write will say so.
            Err(error) if error.is_read_only() => return Ok(()),
            Err(error) if error.is_locked() && tries < TRIES_MAX => {
                tries += 1;
                std::thread::sleep(TRY_PAUSE);
            }
            Err(error) => return Err(error),
        }
    }
}

fn problems(conn: &Connection) -> Result<Vec<String>, Fault> {
    let mut found = Vec::new();
    let mut statement = conn.prepare("PRAGMA integrity_check")?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let line: String = row.get(0)?;
        if line != "ok" {
            found.push(line);
        }
    }
    found.extend(foreign_key_problems(conn)?);
    Ok(found)
}

fn foreign_key_problems(conn: &Connection) -> Result<Vec<String>, Fault> {
    let mut statement = conn.prepare("PRAGMA foreign_key_check")?;
    let mut rows = statement.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        let id: Option<i64> = row.get(1)?;
        let id = id.map_or_else(|| "a row".to_owned(), |id| format!("row {id}"));
        found.push(format!(
            "{id} of `{table}` refers to a row of `{parent}` that is missing"
        ));
    }
    Ok(found)
}
