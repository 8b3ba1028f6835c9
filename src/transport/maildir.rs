//! Maildir and Maildir++ folders (<https://cr.yp.to/proto/maildir.html>). No locks are needed: a
//! mail is one file whose base name never changes, though other programs may move it from `new` to
//! `cur` or change its flags at any moment.

mod delivery;
mod listing;
mod name;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use super::TransportError;
use super::folder::{DraftItem, Drafts, Fetched, Folder, HEAD_BYTES_MAX, Inbox, Item};

/// How often a mail is looked for again when it moves under our hands.
const LOOKS_MAX: usize = 4;

/// The names of an account's folders; `INBOX` is the Maildir's root, others are Maildir++ folders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderNames {
    /// Name of the inbox.
    pub inbox: String,
    /// Name of the Drafts folder.
    pub drafts: String,
    /// Name of the folder with copies of sent mail.
    pub sent: String,
}

/// An account that is a Maildir on this machine.
#[derive(Debug)]
pub struct Maildir {
    root: PathBuf,
    names: FolderNames,
    /// Where each mail was seen last, so that fetching one does not list the folder again.
    seen: BTreeMap<Folder, BTreeMap<String, PathBuf>>,
}

impl Maildir {
    /// Returns the account whose Maildir has the given root; nothing is opened yet.
    #[must_use]
    pub fn new(root: PathBuf, names: FolderNames) -> Self {
        Self {
            root,
            names,
            seen: BTreeMap::new(),
        }
    }

    /// Returns the directory of a folder, whether it exists or not.
    #[must_use]
    pub fn path(&self, folder: Folder) -> PathBuf {
        name::directory(&self.root, self.folder_name(folder))
    }

    /// Returns the directories in which a change may mean news, those that exist now.
    ///
    /// The root is among them: there it shows when another program makes a missing folder.
    #[must_use]
    pub fn watch_paths(&self) -> Vec<PathBuf> {
        let mut paths = vec![self.root.clone()];
        for folder in [Folder::Inbox, Folder::Drafts, Folder::Sent] {
            let path = self.path(folder);
            paths.extend([path.join("new"), path.join("cur")]);
        }
        paths.retain(|path| path.is_dir());
        paths.sort();
        paths.dedup();
        paths
    }

    fn entries(&mut self, folder: Folder) -> Result<Vec<listing::Entry>, TransportError> {
        let path = self.path(folder);
        let entries = match listing::list(&path) {
            Err(error) if folder != Folder::Inbox && error.kind() == io::ErrorKind::NotFound => {
                Vec::new()
            }
            listed => listed.map_err(|error| TransportError::io("list", &path, error))?,
        };
        let seen = entries
            .iter()
            .map(|entry| (entry.base.clone(), entry.path.clone()));
        self.seen.insert(folder, seen.collect());
        Ok(entries)
    }

    /// Does something with a mail's file, looking for it again where it has moved meanwhile.
    fn with_file<T>(
        &mut self,
        folder: Folder,
        uid: &str,
        operation: &'static str,
        act: impl Fn(&Path) -> io::Result<T>,
    ) -> Result<Option<T>, TransportError> {
        for _ in 0..LOOKS_MAX {
            let known = self.seen.get(&folder).and_then(|seen| seen.get(uid));
            if let Some(path) = known {
                match act(path) {
                    Ok(done) => return Ok(Some(done)),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    Err(error) => return Err(TransportError::io(operation, path, error)),
                }
            }
            self.entries(folder)?;
            if !self
                .seen
                .get(&folder)
                .is_some_and(|seen| seen.contains_key(uid))
            {
                break;
            }
        }
        Ok(None)
    }
}

impl Inbox for Maildir {
    fn folder_name(&self, folder: Folder) -> &str {
        match folder {
            Folder::Inbox => &self.names.inbox,
            Folder::Drafts => &self.names.drafts,
            Folder::Sent => &self.names.sent,
        }
    }

    fn list(&mut self, folder: Folder) -> Result<Vec<Item>, TransportError> {
        let entries = self.entries(folder)?;
        Ok(entries.into_iter().map(listing::Entry::into_item).collect())
    }

    fn fetch(
        &mut self,
        folder: Folder,
        uid: &str,
        bytes_max: u64,
    ) -> Result<Fetched, TransportError> {
        let fetched = self.with_file(folder, uid, "read", |path| {
            let (mut bytes, size) = read_start(path, bytes_max)?;
            if size <= bytes_max {
                return Ok(Fetched::Mail(bytes));
            }
            bytes.truncate(usize::try_from(HEAD_BYTES_MAX).unwrap_or(usize::MAX));
            Ok(Fetched::TooLarge { head: bytes, size })
        })?;
        Ok(fetched.unwrap_or(Fetched::Gone))
    }
}

impl Drafts for Maildir {
    fn drafts(&mut self, bytes_max: u64) -> Result<Vec<DraftItem>, TransportError> {
        let mut drafts = Vec::new();
        for entry in self.entries(Folder::Drafts)? {
            if entry.has_flag('T') {
                continue;
            }
            let read = self.with_file(Folder::Drafts, &entry.base, "read", |path| {
                read_start(path, bytes_max)
            })?;
            if let Some((bytes, size)) = read {
                drafts.push(DraftItem {
                    uid: entry.base,
                    bytes,
                    is_cut: size > bytes_max,
                });
            }
        }
        Ok(drafts)
    }

    fn put(&mut self, bytes: &[u8], now: DateTime<Utc>) -> Result<String, TransportError> {
        let folder = self.path(Folder::Drafts);
        delivery::make_folder(&self.root, &folder)?;
        delivery::sweep(&folder.join("tmp"), now);
        let (base, path) = delivery::deliver(&folder, bytes, now)?;
        self.seen
            .entry(Folder::Drafts)
            .or_default()
            .insert(base.clone(), path);
        Ok(base)
    }

    fn remove(&mut self, uid: &str) -> Result<(), TransportError> {
        self.with_file(Folder::Drafts, uid, "remove", |path| fs::remove_file(path))?;
        if let Some(seen) = self.seen.get_mut(&Folder::Drafts) {
            seen.remove(uid);
        }
        Ok(())
    }
}

/// Reads at most `bytes_max` bytes of a file and returns them with the size of all of it.
fn read_start(path: &Path, bytes_max: u64) -> io::Result<(Vec<u8>, u64)> {
    let file = File::open(path)?;
    let size = file.metadata()?.len();
    let mut bytes = Vec::with_capacity(usize::try_from(size.min(bytes_max)).unwrap_or_default());
    file.take(bytes_max).read_to_end(&mut bytes)?;
    Ok((bytes, size))
}
