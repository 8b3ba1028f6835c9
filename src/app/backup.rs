//! Copies of the store: made while others work, and put back.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::store::{Store, StoreError};

use super::{Clock, Config, LockError, RunLock};

/// Names that are tried for the store of before.
const NAMES_MAX: usize = 100;

/// A copy of the store that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Backup {
    /// The copy.
    pub file: PathBuf,
    /// Its size.
    pub bytes: u64,
    /// Games in play in it.
    pub in_play: usize,
}

/// A copy that was put back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Restored {
    /// The copy.
    pub file: PathBuf,
    /// The store that is like the copy now.
    pub store: PathBuf,
    /// Where the store of before is kept; none if there was no store.
    pub kept: Option<PathBuf>,
    /// Games in play now.
    pub in_play: usize,
}

/// Why a copy was not made or not put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The lock of `ccmail run`.
    #[error(transparent)]
    Lock(#[from] LockError),
    /// There is no store to copy.
    #[error("there is no store yet at `{}`", .0.display())]
    NoStore(PathBuf),
    /// A file of the copy's name exists.
    #[error("`{}` exists already", .0.display())]
    Exists(PathBuf),
    /// The folder of the copy does not exist.
    #[error("there is no folder `{}`", .0.display())]
    NoFolder(PathBuf),
    /// The file to put back is not there.
    #[error("there is no file `{}`", .0.display())]
    NoFile(PathBuf),
    /// The file to put back is no sound copy.
    #[error("`{}` cannot be put back", file.display())]
    Unsound {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        source: Box<StoreError>,
    },
    /// The file to put back is the store itself.
    #[error("`{}` is the store itself", .0.display())]
    IsStore(PathBuf),
    /// The file to put back is being written.
    #[error("`{}` is in use", .0.display())]
    InUse(PathBuf),
    /// A file.
    #[error("cannot copy `{}`", file.display())]
    Io {
        /// Which.
        file: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

impl BackupError {
    fn unsound(file: &Path, source: StoreError) -> Self {
        Self::Unsound {
            file: file.to_owned(),
            source: Box::new(source),
        }
    }
}

impl Backup {
    /// Writes a copy of the store into a new file; others may write meanwhile.
    ///
    /// # Errors
    /// [`BackupError`] if there is no store, the file exists already, or it cannot be written; then
    /// none is left behind.
    pub fn write(config: &Config, to: &Path) -> Result<Self, BackupError> {
        if !config.store.exists() {
            return Err(BackupError::NoStore(config.store.clone()));
        }
        let failed = |source| BackupError::Io {
            file: to.to_owned(),
            source,
        };
        let to = std::path::absolute(to).map_err(failed)?;
        if to.symlink_metadata().is_ok() {
            return Err(BackupError::Exists(to));
        }
        if let Some(folder) = to.parent().filter(|folder| !folder.is_dir()) {
            return Err(BackupError::NoFolder(folder.to_owned()));
        }
        let store = Store::open(&config.store)?;
        store.backup(&to)?;
        Ok(Self {
            bytes: fs::metadata(&to).map_err(failed)?.len(),
            in_play: store.open_games()?.len(),
            file: to,
        })
    }
}

impl Restored {
    /// Puts a copy in the place of the store, which is kept beside it.
    ///
    /// # Errors
    /// [`BackupError`] if the copy is not sound, a `ccmail run` works on the store, or a file can't
    /// be written; then the store is as it was.
    pub fn from_file(config: &Config, clock: &Clock, from: &Path) -> Result<Self, BackupError> {
        let store = &config.store;
        check(from, store)?;
        let failed = |source| BackupError::Io {
            file: from.to_owned(),
            source,
        };
        let folder = store.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder).map_err(failed)?;
        let _lock = RunLock::acquire(store)?;
        // In the same folder, so that it can be renamed into place; readable by the user only.
        let mut copy = tempfile::Builder::new()
            .prefix(".ccmail-restore-")
            .tempfile_in(folder)
            .map_err(failed)?;
        let mut file = File::open(from).map_err(failed)?;
        io::copy(&mut file, copy.as_file_mut()).map_err(failed)?;
        copy.as_file().sync_all().map_err(failed)?;
        // What was read is what is checked: the file may have changed since the first look.
        Store::check_file(copy.path()).map_err(|source| BackupError::unsound(from, source))?;
        let copy = copy.into_temp_path();
        let kept = kept_name(config, clock)?;
        let was_there = store.exists();
        Store::replace(store, &copy, &kept)?;
        Ok(Self {
            file: from.to_owned(),
            store: store.clone(),
            kept: was_there.then_some(kept),
            in_play: Store::open(store)?.open_games()?.len(),
        })
    }
}

/// Checks that a file can be put back, before anything is changed.
fn check(from: &Path, store: &Path) -> Result<(), BackupError> {
    if !from.is_file() {
        return Err(BackupError::NoFile(from.to_owned()));
    }
    let same = from.canonicalize().ok() == store.canonicalize().ok();
    if same {
        return Err(BackupError::IsStore(from.to_owned()));
    }
    Store::check_file(from).map_err(|source| BackupError::unsound(from, source))?;
    // The check has folded a log into the file, unless somebody still writes to it: then the file
    // alone is not all of it.
    let mut log = OsString::from(from);
    log.push("-wal");
    let is_written = fs::metadata(&log).is_ok_and(|log| log.len() > 0);
    if is_written {
        return Err(BackupError::InUse(from.to_owned()));
    }
    Ok(())
}

/// A name beside the store that tells when it was kept, and that no file has.
fn kept_name(config: &Config, clock: &Clock) -> Result<PathBuf, BackupError> {
    let now = clock.now().with_timezone(&config.me.timezone);
    let name = |n: usize| {
        let mut name = OsString::from(&config.store);
        name.push(format!(".before-restore-{}", now.format("%Y%m%d-%H%M%S")));
        if n > 1 {
            name.push(format!("-{n}"));
        }
        PathBuf::from(name)
    };
    (1..=NAMES_MAX)
        .map(name)
        .find(|path| path.symlink_metadata().is_err())
        .ok_or_else(|| BackupError::Exists(name(1)))
}
