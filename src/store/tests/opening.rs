use rusqlite::Connection;

use crate::store::Store;

use super::{add_game, at};

#[cfg(unix)]
fn mode(path: &std::path::Path) -> u32 {
    use std::os::unix::fs::PermissionsExt as _;
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[cfg(unix)]
#[test]
fn files_are_readable_by_the_user_only() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/down/ccmail.db");
    let store = Store::open(&path).unwrap();
    add_game(&store, "E", "e2e4");
    for name in ["ccmail.db", "ccmail.db-wal", "ccmail.db-shm"] {
        assert_eq!(mode(&path.with_file_name(name)), 0o600, "{name}");
    }
}

#[test]
fn what_was_written_is_there_after_opening_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ccmail.db");
    let game = add_game(&Store::open(&path).unwrap(), "E", "e2e4 e7e5");
    let store = Store::open(&path).unwrap();
    assert_eq!(store.path(), path);
    assert_eq!(store.game(game).unwrap().unwrap().game.record.n_plies(), 2);
    let settings = ["journal_mode", "synchronous", "foreign_keys"].map(|pragma| {
        let read = |row: &rusqlite::Row<'_>| Ok(row.get::<_, rusqlite::types::Value>(0));
        format!(
            "{:?}",
            store
                .conn
                .pragma_query_value(None, pragma, read)
                .unwrap()
                .unwrap()
        )
    });
    assert_eq!(settings, ["Text(\"wal\")", "Integer(2)", "Integer(1)"]);
}

#[test]
fn many_that_create_the_store_at_once_get_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ccmail.db");
    let opened = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|number| {
                let path = &path;
                scope.spawn(move || {
                    let store = Store::open(path)?;
                    store.set_meta(&format!("thread {number}"), Some("here"))
                })
            })
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect::<Vec<_>>()
    });
    assert!(opened.iter().all(Result::is_ok), "{opened:?}");
    assert!(
        Store::open(&path)
            .unwrap()
            .meta("thread 7")
            .unwrap()
            .is_some()
    );
}

#[test]
fn newer_store_is_refused_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ccmail.db");
    let store = Store::open(&path).unwrap();
    store.conn.pragma_update(None, "user_version", 99).unwrap();
    drop(store);
    let error = Store::open(&path).unwrap_err();
    assert!(error.is_newer() && !error.is_corrupt());
    assert_eq!(
        error.to_string(),
        "open the store: the store has version 99, this ccmail knows versions up to 1: use a newer \
         ccmail"
    );
}

#[test]
fn file_that_is_no_store_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let text = folder.path().join("notes.txt");
    std::fs::write(&text, "1. e4 e5 2. Nf3 Nc6 ".repeat(100)).unwrap();
    assert!(Store::open(&text).unwrap_err().is_corrupt());
    assert!(Store::check_file(&text).unwrap_err().is_corrupt());
    let other = folder.path().join("other.db");
    Connection::open(&other)
        .unwrap()
        .execute_batch("CREATE TABLE song (name TEXT)")
        .unwrap();
    let before = std::fs::read(&other).unwrap();
    assert!(Store::open(&other).unwrap_err().is_corrupt());
    assert_eq!(std::fs::read(&other).unwrap(), before);
    let missing = folder.path().join("missing.db");
    assert!(Store::check_file(&missing).is_err());
    assert!(!missing.exists());
}

#[test]
fn backup_holds_what_was_committed_while_another_writes() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("ccmail.db")).unwrap();
    let game = add_game(&store, "E", "e2e4 e7e5");
    let writer = Store::open(store.path()).unwrap();
    writer.batch_begin().unwrap();
    add_game(&writer, "not committed", "d2d4");
    let copy = folder.path().join("backup.db");
    store.backup(&copy).unwrap();
    writer.batch_commit().unwrap();
    #[cfg(unix)]
    assert_eq!(mode(&copy), 0o600);
    Store::check_file(&copy).unwrap();
    let error = store.backup(&copy).unwrap_err();
    assert_eq!(error.operation(), "back up the store");
    let copy = Store::open(&copy).unwrap();
    assert_eq!(copy.game(game).unwrap().unwrap().game.record.n_plies(), 2);
    assert_eq!(copy.open_games().unwrap().len(), 1);
    assert_eq!(store.open_games().unwrap().len(), 2);
}

#[test]
fn backup_that_fails_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("ccmail.db")).unwrap();
    let copy = folder.path().join("backup.db");
    store.batch_begin().unwrap();
    assert!(store.backup(&copy).is_err());
    assert!(!copy.exists());
}

#[test]
fn write_of_another_connection_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("ccmail.db")).unwrap();
    let other = Store::open(store.path()).unwrap();
    let before = store.data_version().unwrap();
    store.set_meta("mine", Some("1")).unwrap();
    assert_eq!(store.data_version().unwrap(), before);
    other
        .set_reached("home", "INBOX", "inbox", Some(at(0)), None)
        .unwrap();
    assert_ne!(store.data_version().unwrap(), before);
}

#[test]
fn check_of_a_file_leaves_nothing_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ccmail.db");
    add_game(&Store::open(&path).unwrap(), "E", "e2e4");
    let copy = folder.path().join("copy/ccmail.db");
    std::fs::create_dir(copy.parent().unwrap()).unwrap();
    std::fs::copy(&path, &copy).unwrap();
    Store::check_file(&copy).unwrap();
    let names: Vec<_> = std::fs::read_dir(copy.parent().unwrap())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names, ["ccmail.db"]);
    let store = Store::open(&copy).unwrap();
    store
        .conn
        .execute_batch(
            "PRAGMA foreign_keys = OFF;
             INSERT INTO raw (message_id, bytes) VALUES (7, x'00');",
        )
        .unwrap();
    let error = Store::check_file(&copy).unwrap_err();
    assert!(error.is_corrupt());
    assert_eq!(
        error.to_string(),
        "check the store's file: the file is damaged: row 7 of `raw` refers to a row of `message` \
         that is missing"
    );
}
