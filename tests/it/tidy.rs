//! Checks of the sources that neither the compiler nor clippy makes.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::sources::rust_files;

const LINES_MAX: usize = 400;

/// Names that say nothing about what is inside.
const EMPTY_NAMES: &[&str] = &[
    "mod", "util", "utils", "helper", "helpers", "common", "manager", "misc", "types",
];

#[test]
fn source_files_are_short_and_named_after_what_they_hold() {
    let mut offences = BTreeSet::new();
    let files = rust_files("src");
    assert!(files.len() > 10, "{files:?}");
    for path in &files {
        let n_lines = fs::read_to_string(path).unwrap().lines().count();
        if n_lines > LINES_MAX {
            offences.insert(format!(
                "{}: {n_lines} lines, at most {LINES_MAX}",
                path.display()
            ));
        }
    }
    for path in files.iter().chain(&rust_files("tests")) {
        let name = path.file_stem().unwrap().to_string_lossy();
        if name.split('_').any(|word| EMPTY_NAMES.contains(&word)) {
            offences.insert(format!(
                "{}: says nothing about what it holds",
                path.display()
            ));
        }
    }
    assert!(offences.is_empty(), "{offences:#?}");
}

#[test]
fn no_test_file_is_forgotten() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let main = fs::read_to_string(directory.join("main.rs")).unwrap();
    for file in fs::read_dir(directory).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let is_module = path.extension().is_some_and(|extension| extension == "rs");
        if is_module && name != "main" {
            assert!(
                main.contains(&format!("mod {name};\n")),
                "main.rs does not name {name}"
            );
        }
    }
}
