//! The repository's own files, for the tests that read them.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns all Rust files below a path of the repository, or the one at the path, in order of names.
pub(crate) fn rust_files(name: &str) -> Vec<PathBuf> {
    let mut pending = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(name)];
    let mut files = Vec::new();
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            pending.extend(
                fs::read_dir(&path)
                    .unwrap()
                    .map(|file| file.unwrap().path()),
            );
        } else if path.is_file() && path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}
