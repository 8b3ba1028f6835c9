use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use chrono::{DateTime, SubsecRound as _, Utc};

use super::Item;
use super::name::{base_and_flags, delivered_at};

/// How often a folder is read again because it changed while it was read.
const READINGS_MAX: usize = 4;

/// A mail's file in `new` or `cur`.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) base: String,
    pub(super) path: PathBuf,
    flags: String,
    size: u64,
    modified_at: Option<DateTime<Utc>>,
}

impl Entry {
    pub(super) fn has_flag(&self, flag: char) -> bool {
        self.flags.contains(flag)
    }

    pub(super) fn into_item(self) -> Item {
        Item {
            uid: self.base,
            size: self.size,
            arrived_at: self.modified_at.map(|at| at.trunc_subsecs(0)),
            uid_validity: 0,
        }
    }

    /// Orders by arrival. Copying a Maildir may lose the files' times but never their names, so the
    /// instant in the name counts first.
    fn by_arrival(&self, other: &Self) -> Ordering {
        let arrival = |entry: &Self| delivered_at(&entry.base).or(entry.modified_at);
        arrival(self)
            .cmp(&arrival(other))
            .then_with(|| self.base.cmp(&other.base))
    }
}

/// Lists the mails of a folder in the order of arrival, each base name once.
pub(super) fn list(folder: &Path) -> io::Result<Vec<Entry>> {
    let parts = [folder.join("new"), folder.join("cur")];
    if !parts.iter().any(|part| part.is_dir()) {
        let reason = if folder.is_dir() {
            "not a Maildir"
        } else {
            "no such folder"
        };
        return Err(io::Error::new(io::ErrorKind::NotFound, reason));
    }
    let mut found = BTreeMap::new();
    for _ in 0..READINGS_MAX {
        let before = parts.each_ref().map(|part| changed_at(part));
        found.clear();
        // `new` first: a mail that moves meanwhile goes to `cur` and is then seen twice, not never.
        for part in &parts {
            read_part(part, &mut found)?;
        }
        // A file that is renamed while its directory is read may show under neither name.
        if before == parts.each_ref().map(|part| changed_at(part)) {
            break;
        }
    }
    let mut entries: Vec<Entry> = found.into_values().collect();
    entries.sort_by(Entry::by_arrival);
    Ok(entries)
}

fn changed_at(directory: &Path) -> Option<SystemTime> {
    fs::metadata(directory).ok()?.modified().ok()
}

fn read_part(directory: &Path, found: &mut BTreeMap<String, Entry>) -> io::Result<()> {
    let files = match fs::read_dir(directory) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        files => files?,
    };
    for file in files {
        let path = file?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if name.starts_with('.') {
            continue;
        }
        let metadata = match fs::metadata(&path) {
            // Moved or deleted since the directory was read.
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            // A link that leads nowhere is no mail, and the others are not to wait for it.
            Err(_) if fs::symlink_metadata(&path).is_ok_and(|link| link.is_symlink()) => continue,
            metadata => metadata?,
        };
        if !metadata.is_file() {
            continue;
        }
        let (base, flags) = base_and_flags(&name);
        let entry = Entry {
            base: base.to_owned(),
            flags: flags.to_owned(),
            size: metadata.len(),
            modified_at: metadata.modified().ok().map(DateTime::from),
            path,
        };
        found.insert(entry.base.clone(), entry);
    }
    Ok(())
}
