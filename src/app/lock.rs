#[cfg(test)]
mod tests;

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// How often the lock is tried again while commands only look whether it is held.
const TRIES_MAX: usize = 1000;

/// Bytes of a lock file that are read: a process id.
const PROCESS_BYTES_MAX: u64 = 20;

/// The lock of the one `ccmail run` on a store, held until it is dropped.
///
/// The system frees it when the process ends, however that happens. The file stays: removing it
/// would let two programs lock two files of one name.
#[derive(Debug)]
pub struct RunLock(#[expect(dead_code, reason = "held, not used")] File);

/// The lock of an account while something is delivered to it, held until it is dropped.
#[derive(Debug)]
pub struct DeliveryLock(#[expect(dead_code, reason = "held, not used")] File);

/// Why a lock was not to be had.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another process holds it.
    #[error("`{}` is locked by another ccmail{}", path.display(), process_note(*process))]
    Held {
        /// The lock file.
        path: PathBuf,
        /// The id of the process that holds it, if it wrote it down.
        process: Option<u32>,
    },
    /// The lock file cannot be made or locked.
    #[error("cannot lock `{}`", path.display())]
    Io {
        /// The lock file.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl RunLock {
    /// Takes the lock of a store.
    ///
    /// # Errors
    /// Returns [`LockError::Held`] if a `ccmail run` works on this store already, and
    /// [`LockError::Io`] if the lock file cannot be made.
    pub fn acquire(store: &Path) -> Result<Self, LockError> {
        let path = beside(store, ".run.lock");
        let failed = |source| LockError::Io {
            path: path.clone(),
            source,
        };
        let mut file = open(&path).map_err(failed)?;
        for _ in 0..TRIES_MAX {
            match file.try_lock() {
                Ok(()) => {
                    note_process(&mut file).map_err(failed)?;
                    return Ok(Self(file));
                }
                Err(TryLockError::Error(source)) => return Err(failed(source)),
                Err(TryLockError::WouldBlock) => {}
            }
            // A command that looks whether we run shares the lock for an instant; a run never does.
            match file.try_lock_shared() {
                Ok(()) => file.unlock().map_err(failed)?,
                Err(TryLockError::Error(source)) => return Err(failed(source)),
                Err(TryLockError::WouldBlock) => break,
            }
            std::thread::yield_now();
        }
        let process = read_process(&mut file);
        Err(LockError::Held { path, process })
    }

    /// Returns whether a `ccmail run` works on this store now.
    ///
    /// # Errors
    /// Returns [`LockError::Io`] if the lock file is there and cannot be opened or locked.
    pub fn is_held(store: &Path) -> Result<bool, LockError> {
        let path = beside(store, ".run.lock");
        let failed = |source| LockError::Io {
            path: path.clone(),
            source,
        };
        let file = match File::open(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
            opened => opened.map_err(failed)?,
        };
        match file.try_lock_shared() {
            Ok(()) => Ok(false),
            Err(TryLockError::WouldBlock) => Ok(true),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }
}

impl DeliveryLock {
    /// Waits for the lock of an account and takes it: between looking for a copy and writing one,
    /// no other ccmail may do the same.
    ///
    /// # Errors
    /// Returns [`LockError::Io`] if the lock file cannot be made or locked.
    pub fn acquire(store: &Path, account: &str) -> Result<Self, LockError> {
        let path = Self::path(store, account);
        let failed = |source| LockError::Io {
            path: path.clone(),
            source,
        };
        let file = open(&path).map_err(failed)?;
        file.lock().map_err(failed)?;
        Ok(Self(file))
    }

    /// Takes the lock of an account if nobody holds it.
    ///
    /// # Errors
    /// Returns [`LockError::Held`] if somebody does, and [`LockError::Io`] if the lock file cannot
    /// be made or locked.
    pub fn try_acquire(store: &Path, account: &str) -> Result<Self, LockError> {
        let path = Self::path(store, account);
        let file = open(&path).map_err(|source| LockError::Io {
            path: path.clone(),
            source,
        })?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(LockError::Held {
                path,
                process: None,
            }),
            Err(TryLockError::Error(source)) => Err(LockError::Io { path, source }),
        }
    }

    fn path(store: &Path, account: &str) -> PathBuf {
        beside(store, &format!(".deliver-{}.lock", file_name_of(account)))
    }
}

/// Returns the path beside the store that has its whole name and the ending.
fn beside(store: &Path, ending: &str) -> PathBuf {
    let mut path = OsString::from(store);
    path.push(ending);
    PathBuf::from(path)
}

/// Writes an account's name so that it can stand in a file name, differently for different names.
fn file_name_of(account: &str) -> String {
    let mut name = String::new();
    for byte in account.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => name.push(char::from(byte)),
            _ => name.push_str(&format!("%{byte:02x}")),
        }
    }
    name
}

fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn note_process(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    writeln!(file, "{}", std::process::id())
}

fn read_process(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.take(PROCESS_BYTES_MAX)
        .read_to_string(&mut text)
        .ok()?;
    text.trim().parse().ok()
}

fn process_note(process: Option<u32>) -> String {
    process
        .map(|process| format!(" (process {process})"))
        .unwrap_or_default()
}
