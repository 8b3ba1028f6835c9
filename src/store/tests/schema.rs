use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::store::Store;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schema")
}

/// The published schemas, oldest first, each with its version.
fn published() -> Vec<(i64, PathBuf)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let version = path.file_stem().unwrap().to_str().unwrap().parse().unwrap();
        found.push((version, path));
    }
    found.sort();
    found
}

fn is_blessing() -> bool {
    std::env::var_os("CCMAIL_BLESS").is_some()
}

fn dump(conn: &Connection) -> String {
    let mut statement = conn
        .prepare(
            "SELECT sql FROM sqlite_schema
             WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
             ORDER BY type = 'table' DESC, name",
        )
        .unwrap();
    let rows = statement
        .query_map([], |row| row.get::<_, String>(0))
        .unwrap();
    rows.map(|sql| sql.unwrap() + ";\n").collect()
}

#[test]
fn schema_is_the_published_one() {
    let store = Store::in_memory().unwrap();
    let version: i64 = store
        .conn
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap();
    let path = folder().join(format!("{version:02}.sql"));
    let dump = dump(&store.conn);
    if is_blessing() {
        std::fs::write(&path, &dump).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        dump == golden,
        "the schema differs from {}: write a new migration, or bless with CCMAIL_BLESS=1 if this \
         version was never published\n{dump}",
        path.display()
    );
}

#[test]
fn every_published_schema_migrates_to_this_one() {
    if is_blessing() {
        // The other test writes the newest one at this moment.
        return;
    }
    let latest = dump(&Store::in_memory().unwrap().conn);
    let published = published();
    assert!(!published.is_empty());
    for (expected, (version, path)) in (1..).zip(&published) {
        assert_eq!(*version, expected, "the versions are contiguous");
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("old.db");
        let conn = Connection::open(&file).unwrap();
        conn.execute_batch(&std::fs::read_to_string(path).unwrap())
            .unwrap();
        conn.pragma_update(
            None,
            "application_id",
            i64::from(u32::from_be_bytes(*b"ccml")),
        )
        .unwrap();
        conn.pragma_update(None, "user_version", version).unwrap();
        drop(conn);
        let store = Store::open(&file).unwrap();
        assert_eq!(dump(&store.conn), latest, "{}", path.display());
        assert_eq!(store.integrity().unwrap(), Vec::<String>::new());
    }
}

#[test]
fn every_table_is_strict() {
    let store = Store::in_memory().unwrap();
    let lax: i64 = store
        .conn
        .query_row(
            "SELECT count(*) FROM pragma_table_list
             WHERE schema = 'main' AND type = 'table' AND strict = 0
               AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
            [],
            |row| row.get(0),
        )
        .unwrap();
    assert_eq!(lax, 0);
}
