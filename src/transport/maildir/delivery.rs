use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use chrono::{DateTime, TimeDelta, Utc};

use super::TransportError;
use super::name::base_and_flags;

/// Flags of a new draft: a draft, and seen, so that mail programs do not announce it as new mail.
const DRAFT_INFO: &str = ":2,DS";

/// Ending of our own files in `tmp`, by which a later run knows them.
const TMP_ENDING: &str = ".ccmail";

/// Age from which the Maildir rules let a file in `tmp` be removed.
const TMP_HOURS_MAX: i64 = 36;

/// Names that are tried before delivery is given up.
const NAMES_MAX: usize = 64;

/// Makes a Maildir++ folder below an existing Maildir, whatever of it is missing.
pub(super) fn make_folder(root: &Path, folder: &Path) -> Result<(), TransportError> {
    if !root.is_dir() {
        // A wrong path in the config must not make a Maildir that nobody reads.
        let missing = io::Error::new(io::ErrorKind::NotFound, "no such folder");
        return Err(TransportError::io("open", root, missing));
    }
    if ["cur", "new", "tmp"]
        .iter()
        .all(|part| folder.join(part).is_dir())
    {
        return Ok(());
    }
    let make = || {
        for part in ["tmp", "new", "cur"] {
            make_directory(&folder.join(part))?;
        }
        if folder != root {
            // Maildir++: tells delivery agents that this is a folder, not a Maildir of its own.
            OpenOptions::new()
                .create(true)
                .append(true)
                .open(folder.join("maildirfolder"))?;
        }
        sync_directory(folder)?;
        sync_directory(root)
    };
    make().map_err(|error| TransportError::io("make", folder, error))
}

/// Delivers a draft by way of `tmp`; returns its base name and its path.
pub(super) fn deliver(
    folder: &Path,
    bytes: &[u8],
    now: DateTime<Utc>,
) -> Result<(String, PathBuf), TransportError> {
    let host = host_name();
    for _ in 0..NAMES_MAX {
        let base = unique_name(now, &host);
        if is_taken(folder, &base) {
            continue;
        }
        let waiting = folder.join("tmp").join(format!("{base}{TMP_ENDING}"));
        match write_new(&waiting, bytes) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            written => written.map_err(|error| TransportError::io("write", &waiting, error))?,
        }
        let delivered = folder.join("cur").join(format!("{base}{DRAFT_INFO}"));
        if let Err(error) = fs::rename(&waiting, &delivered) {
            fs::remove_file(&waiting).ok();
            return Err(TransportError::io("write", &delivered, error));
        }
        // Without this a crash may undo the rename although we have noted the copy's name.
        sync_directory(&folder.join("cur"))
            .map_err(|error| TransportError::io("write", &delivered, error))?;
        return Ok((base, delivered));
    }
    let taken = io::Error::new(io::ErrorKind::AlreadyExists, "every name tried is taken");
    Err(TransportError::io("write", folder, taken))
}

/// Removes what an interrupted delivery of ours left in `tmp`; failing to is of no consequence.
pub(super) fn sweep(tmp: &Path, now: DateTime<Utc>) {
    let Ok(files) = fs::read_dir(tmp) else { return };
    for path in files.flatten().map(|file| file.path()) {
        let is_ours = path.to_string_lossy().ends_with(TMP_ENDING);
        if is_ours && is_older(&path, now - TimeDelta::hours(TMP_HOURS_MAX)) {
            fs::remove_file(&path).ok();
        }
    }
}

fn is_older(path: &Path, limit: DateTime<Utc>) -> bool {
    let modified_at = fs::metadata(path).and_then(|metadata| metadata.modified());
    modified_at.is_ok_and(|at| DateTime::<Utc>::from(at) < limit)
}

/// Returns a name that no other program and no other delivery of ours uses.
fn unique_name(now: DateTime<Utc>, host: &str) -> String {
    static DELIVERIES: AtomicU32 = AtomicU32::new(0);
    let (seconds, micros) = (now.timestamp(), now.timestamp_subsec_micros());
    let process = std::process::id();
    let delivery = DELIVERIES.fetch_add(1, Ordering::Relaxed);
    format!("{seconds}.M{micros}P{process}Q{delivery}.{host}")
}

/// Returns whether a mail of that name lies there: a frozen clock and a process id that came round
/// again can make a name twice, and renaming would replace the other mail.
fn is_taken(folder: &Path, base: &str) -> bool {
    ["new", "cur"]
        .iter()
        .filter_map(|part| fs::read_dir(folder.join(part)).ok())
        .any(|files| {
            files
                .flatten()
                .any(|file| base_and_flags(&file.file_name().to_string_lossy()).0 == base)
        })
}

/// Returns the machine's name, with the characters that a file name cannot hold written as the
/// Maildir rules say.
fn host_name() -> String {
    let name = ["/proc/sys/kernel/hostname", "/etc/hostname"]
        .iter()
        .find_map(|path| fs::read_to_string(path).ok())
        .unwrap_or_default();
    match name.trim() {
        "" => "localhost".to_owned(),
        name => name.replace('/', "\\057").replace(':', "\\072"),
    }
}

fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        fs::remove_file(path).ok();
    }
    written
}

fn make_directory(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}
