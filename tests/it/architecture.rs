//! Checks which module of `src/` may name which module and which crate.

use std::collections::BTreeSet;
use std::fs;

use super::sources::rust_files;

/// Each module with the modules it may name, lowest layer first.
const LAYERS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("notation", &["game"]),
    ("mail", &[]),
    ("correspondence", &["game", "notation", "mail"]),
    ("store", &["game", "mail", "correspondence"]),
    ("transport", &["mail"]),
    (
        "app",
        &[
            "game",
            "notation",
            "mail",
            "correspondence",
            "store",
            "transport",
        ],
    ),
    (
        "cli",
        &["game", "notation", "mail", "correspondence", "app"],
    ),
];

/// Each outside crate with the modules that may name it. A crate that is not listed may be named
/// anywhere.
const CRATES: &[(&str, &[&str])] = &[
    ("shakmaty", &["game"]),
    ("mail_parser", &["mail"]),
    ("html5gum", &["mail"]),
    ("lettre", &["mail", "transport"]),
    ("notify", &["transport", "app"]),
    ("rusqlite", &["store"]),
    ("rusqlite_migration", &["store"]),
    ("include_dir", &["store"]),
    ("toml", &["app"]),
    ("iana_time_zone", &["app"]),
    ("signal_hook", &["app", "cli"]),
    ("serde", &["store", "app", "cli"]),
    ("serde_json", &["notation", "store", "app", "cli"]),
    ("sha2", &["mail", "store", "app"]),
    ("strsim", &["app", "cli"]),
    (
        "unicode_width",
        &["notation", "correspondence", "app", "cli"],
    ),
    ("clap", &["cli"]),
    ("clap_complete", &["cli"]),
    ("clap_mangen", &["cli"]),
    ("terminal_size", &["cli"]),
];

#[test]
fn modules_name_only_lower_layers() {
    let mut offences = BTreeSet::new();
    for (module, allowed) in LAYERS {
        let files = [
            rust_files(&format!("src/{module}.rs")),
            rust_files(&format!("src/{module}")),
        ];
        for path in files.iter().flatten() {
            let text = fs::read_to_string(path).unwrap();
            let path = path.display();
            let code: String = text
                .lines()
                .map(|line| without_comment(line) + "\n")
                .collect();
            if code.contains("use crate::{") {
                offences.insert(format!(
                    "{path}: write one `use crate::module::…` per module"
                ));
            }
            for (at, root) in paths_from_root(&code) {
                let name = ident(&code[at + root.len()..]);
                let known = LAYERS.iter().any(|(other, _)| *other == name);
                if known && name != *module && !allowed.contains(&name) {
                    offences.insert(format!("{path}: `{module}` may not name `{name}`"));
                }
            }
            for (name, owners) in CRATES {
                if names_crate(&code, name) && !owners.contains(module) {
                    offences.insert(format!("{path}: `{module}` may not name crate `{name}`"));
                }
            }
        }
    }
    assert!(offences.is_empty(), "{offences:#?}");
}

/// Each place where a path starts at the crate's root, or climbs towards it.
fn paths_from_root(code: &str) -> impl Iterator<Item = (usize, &'static str)> + '_ {
    ["crate::", "super::"]
        .into_iter()
        .flat_map(move |root| code.match_indices(root).map(move |(at, _)| (at, root)))
}

fn names_crate(code: &str, name: &str) -> bool {
    code.match_indices(&format!("{name}::")).any(|(at, _)| {
        !code[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':')
    })
}

fn without_comment(line: &str) -> String {
    line.split("//").next().unwrap_or_default().to_owned()
}

#[test]
fn every_module_has_a_layer() {
    let lib = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/lib.rs")).unwrap();
    let declared: BTreeSet<&str> = lib
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .collect();
    assert_eq!(declared, LAYERS.iter().map(|(module, _)| *module).collect());
}

fn ident(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    &text[..end.unwrap_or(text.len())]
}
