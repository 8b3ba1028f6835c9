//! Where `ingest` finds mails: files, folders, mbox, Maildir, standard input.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};

use crate::mail::{MAIL_BYTES_MAX, RawMessage, SourceId, split_mbox};
use crate::transport::{Fetched, Folder, FolderNames, Inbox as _, Maildir, TransportError};

/// Mbox files are read whole; beyond this size they are refused.
const MBOX_BYTES_MAX: u64 = 4 * 1024 * 1024 * 1024;

/// Why a source of mails can't be read.
#[derive(Debug, thiserror::Error)]
pub enum SourceError {
    /// A file or folder.
    #[error("cannot read `{}`", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// A Maildir.
    #[error(transparent)]
    Transport(#[from] TransportError),
}

/// A mail that was found but not read yet.
#[derive(Clone, Debug)]
enum Found {
    File(PathBuf),
    InMaildir {
        root: PathBuf,
        uid: String,
        arrived_at: Option<DateTime<Utc>>,
    },
    Bytes {
        name: String,
        bytes: Vec<u8>,
    },
}

/// Finds the mails of some paths in the contract's order; each is read only when it is its turn.
///
/// # Errors
/// [`SourceError`] for a path that can't be read at all.
pub fn mails_of(
    account: &str,
    paths: &[PathBuf],
) -> Result<impl Iterator<Item = Result<RawMessage, SourceError>>, SourceError> {
    let mut found = Vec::new();
    for path in paths {
        if path.as_os_str() == "-" {
            found.push(read_stdin()?);
        } else {
            find(path, &mut found)?;
        }
    }
    let account = account.to_owned();
    let mut maildir: Option<(PathBuf, Maildir)> = None;
    Ok(found
        .into_iter()
        .filter_map(move |found| read(&account, found, &mut maildir).transpose()))
}

fn find(path: &Path, found: &mut Vec<Found>) -> Result<(), SourceError> {
    let failed = |source| SourceError::Io {
        path: path.to_owned(),
        source,
    };
    let kind = fs::metadata(path).map_err(failed)?;
    if kind.is_dir() && path.join("cur").is_dir() && path.join("new").is_dir() {
        let items = open_maildir(path).list(Folder::Inbox)?;
        found.extend(items.into_iter().map(|item| Found::InMaildir {
            root: path.to_owned(),
            uid: item.uid,
            arrived_at: item.arrived_at,
        }));
    } else if kind.is_dir() {
        let mut files: Vec<PathBuf> = fs::read_dir(path)
            .and_then(|entries| {
                entries
                    .map(|entry| entry.map(|entry| entry.path()))
                    .collect()
            })
            .map_err(failed)?;
        files.retain(|file| file.extension().is_some_and(|extension| extension == "eml"));
        files.sort();
        found.extend(files.into_iter().map(Found::File));
    } else if is_mbox(path).map_err(failed)? {
        let bytes = read_file(path, MBOX_BYTES_MAX).map_err(failed)?;
        let name = name_of(path);
        found.extend(
            split_mbox(&bytes)
                .enumerate()
                .map(|(index, mail)| Found::Bytes {
                    name: format!("{name}#{}", index + 1),
                    bytes: mail.into_owned(),
                }),
        );
    } else {
        found.push(Found::File(path.to_owned()));
    }
    Ok(())
}

fn open_maildir(root: &Path) -> Maildir {
    let inbox = "INBOX".to_owned();
    Maildir::new(
        root.to_owned(),
        FolderNames {
            inbox: inbox.clone(),
            drafts: inbox.clone(),
            sent: inbox,
        },
    )
}

/// An mbox begins with a `From ` line; a mail begins with a header field.
fn is_mbox(path: &Path) -> io::Result<bool> {
    let mut start = [0_u8; 5];
    let read = File::open(path)?.read(&mut start)?;
    Ok(start.get(..read) == Some(b"From ".as_slice()))
}

fn read(
    account: &str,
    found: Found,
    maildir: &mut Option<(PathBuf, Maildir)>,
) -> Result<Option<RawMessage>, SourceError> {
    let source = |name: String| SourceId {
        account: account.to_owned(),
        folder: String::new(),
        name,
    };
    Ok(match found {
        Found::Bytes { name, bytes } => Some(RawMessage {
            source: source(name),
            arrived_at: None,
            bytes,
        }),
        Found::File(path) => {
            let failed = |error| SourceError::Io {
                path: path.clone(),
                source: error,
            };
            let bytes = read_file(&path, limit()).map_err(failed)?;
            let modified = fs::metadata(&path)
                .and_then(|data| data.modified())
                .map_err(failed)?;
            Some(RawMessage {
                source: source(name_of(&path)),
                arrived_at: Some(DateTime::from(modified)),
                bytes,
            })
        }
        Found::InMaildir {
            root,
            uid,
            arrived_at,
        } => {
            if maildir.as_ref().is_none_or(|(open, _)| *open != root) {
                *maildir = Some((root.clone(), open_maildir(&root)));
            }
            let Some((_, open)) = maildir else {
                return Ok(None);
            };
            let bytes = match open.fetch(Folder::Inbox, &uid, limit())? {
                Fetched::Mail(bytes) => bytes,
                Fetched::TooLarge { head, size } => padded(head, size),
                Fetched::Gone => return Ok(None),
            };
            Some(RawMessage {
                source: source(uid),
                arrived_at,
                bytes,
            })
        }
    })
}

/// One byte more than may be read: what is longer is known to be too large.
pub(super) fn limit() -> u64 {
    u64::try_from(MAIL_BYTES_MAX)
        .unwrap_or(u64::MAX)
        .saturating_add(1)
}

/// Gives a mail that was not read whole a length by which it is known as too large.
pub(super) fn padded(mut head: Vec<u8>, size: u64) -> Vec<u8> {
    let length = usize::try_from(size.min(limit())).unwrap_or(usize::MAX);
    head.resize(length.max(head.len()), b' ');
    head
}

fn read_file(path: &Path, bytes_max: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(bytes_max).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn read_stdin() -> Result<Found, SourceError> {
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .take(limit())
        .read_to_end(&mut bytes)
        .map_err(|source| SourceError::Io {
            path: PathBuf::from("-"),
            source,
        })?;
    Ok(Found::Bytes {
        name: "-".to_owned(),
        bytes,
    })
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .unwrap_or(path.as_os_str())
        .to_string_lossy()
        .into_owned()
}
