use std::time::Duration;

use crate::correspondence::{Reason, Verdict};
use crate::game::{GameId, Ply};
use crate::store::{MessageRowId, NewReading, NewTransmission, ReadingId, Store, StoreError};

use super::{add_game, at, new_draft, new_message, new_reading, plies_after};

fn file() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("ccmail.db")).unwrap();
    (folder, store)
}

#[test]
fn store_locked_by_another_is_told() {
    let (_folder, store) = file();
    let other = Store::open(store.path()).unwrap();
    other.batch_begin().unwrap();
    store.conn.busy_timeout(Duration::ZERO).unwrap();
    let error = store.savepoint(|_| Ok::<_, StoreError>(())).unwrap_err();
    assert!(error.is_locked() && !error.is_full() && !error.is_corrupt());
    assert_eq!(error.to_string(), "begin to write: database is locked");
    assert_eq!(store.counts().unwrap().held, 0, "reading goes on");
}

#[test]
fn read_only_file_can_be_read_and_is_told_when_written() {
    let (_folder, store) = file();
    let game = add_game(&store, "E", "e2e4");
    // Root may write any file; so the connection itself is made read-only.
    store.conn.pragma_update(None, "query_only", true).unwrap();
    assert!(store.game(game).unwrap().is_some());
    let error = store.set_meta("key", Some("value")).unwrap_err();
    assert!(error.is_read_only() && !error.is_locked(), "{error}");
}

#[cfg(unix)]
#[test]
fn file_without_write_permission_is_told() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, store) = file();
    let path = store.path().to_owned();
    drop(store);
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o400)).unwrap();
    if std::fs::OpenOptions::new().append(true).open(&path).is_ok() {
        eprintln!("not checked: this user may write any file");
        return;
    }
    let store = Store::open(&path).unwrap();
    assert!(
        store
            .set_meta("key", Some("value"))
            .unwrap_err()
            .is_read_only()
    );
}

#[test]
fn full_disk_is_told_and_undoes_all_of_the_savepoint() {
    let (_folder, store) = file();
    let n_pages: i64 = store
        .conn
        .pragma_query_value(None, "page_count", |row| row.get(0))
        .unwrap();
    store
        .conn
        .pragma_update_and_check(None, "max_page_count", n_pages + 4, |_| Ok(()))
        .unwrap();
    let long = "x".repeat(100_000);
    let error = store
        .savepoint(|store| {
            store.set_meta("short", Some("x"))?;
            store.set_meta("long", Some(&long))
        })
        .unwrap_err();
    assert!(error.is_full() && !error.is_locked(), "{error}");
    assert_eq!(store.meta("short").unwrap(), None);
    store.set_meta("short", Some("x")).unwrap();
}

#[test]
fn batch_that_was_rolled_back_is_never_half_committed() {
    let store = super::store();
    store.batch_begin().unwrap();
    store.set_meta("first", Some("x")).unwrap();
    // What SQLite does by itself on a full disk.
    store.conn.execute_batch("ROLLBACK").unwrap();
    let second = store.savepoint(|store| store.set_meta("second", Some("x")));
    assert!(second.is_err());
    assert!(store.batch_commit().is_err());
    assert_eq!(store.meta("second").unwrap(), None);
    store
        .savepoint(|store| store.set_meta("third", Some("x")))
        .unwrap();
}

#[test]
fn damaged_game_is_told_by_its_number() {
    let store = super::store();
    let game = add_game(&store, "E", "e2e4");
    let sound = add_game(&store, "F", "e2e4");
    store
        .conn
        .execute("UPDATE game SET moves = x'ffff' WHERE id = ?1", [game.0])
        .unwrap();
    let error = store.game(game).unwrap_err();
    assert!(error.is_corrupt());
    assert_eq!(
        error.to_string(),
        "read a game: game 1 does not replay: ply 1 is not legal"
    );
    let damaged = store.games_that_do_not_replay().unwrap();
    assert_eq!(
        damaged.iter().map(|(id, _)| *id).collect::<Vec<_>>(),
        [game]
    );
    let rows = store.status_rows().unwrap();
    assert_eq!(rows.len(), 2, "one damaged game does not hide the others");
    assert!(
        rows.iter()
            .find(|row| row.id == sound)
            .unwrap()
            .record()
            .is_ok()
    );
    assert!(
        rows.iter()
            .find(|row| row.id == game)
            .unwrap()
            .record()
            .is_err()
    );
}

#[test]
fn missing_row_is_a_problem_of_integrity() {
    let store = super::store();
    assert_eq!(store.integrity().unwrap(), Vec::<String>::new());
    store
        .conn
        .execute_batch(
            "PRAGMA foreign_keys = OFF;
             INSERT INTO raw (message_id, bytes) VALUES (7, x'00');",
        )
        .unwrap();
    assert_eq!(
        store.integrity().unwrap(),
        ["row 7 of `raw` refers to a row of `message` that is missing"]
    );
}

#[test]
fn reference_to_nothing_is_refused() {
    let store = super::store();
    let error = store
        .resolve_reading(ReadingId(5), "dismissed", at(0))
        .unwrap_err();
    assert!(error.is_missing());
    assert_eq!(
        error.to_string(),
        "resolve a held mail: there is no held mail 5"
    );
    assert!(store.add_raw(MessageRowId(5), b"x").is_err());
}

/// All that the store holds, table by table.
fn contents(store: &Store) -> String {
    let tables = [
        "opponent",
        "address",
        "game",
        "message",
        "raw",
        "place",
        "reading",
        "transmission",
        "offer",
        "draft",
        "draft_copy",
    ];
    let mut lines = Vec::new();
    for table in tables {
        let sql = format!("SELECT * FROM {table} ORDER BY 1, 2");
        let mut statement = store.conn.prepare(&sql).unwrap();
        let n_columns = statement.column_count();
        let mut rows = statement.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let values: Vec<_> = (0..n_columns)
                .map(|idx| row.get_ref(idx).unwrap())
                .collect();
            lines.push(format!("{table} {values:?}"));
        }
    }
    lines.join("\n")
}

fn record_mail(store: &Store, game: GameId) -> Result<(), StoreError> {
    store.savepoint(|store| {
        let message = store.add_message(&new_message(1))?;
        store.add_raw(message, b"From: x")?;
        store.add_place("home", "INBOX", 0, "1.x", message)?;
        let held = NewReading {
            said: r#"{"explanation": "first"}"#,
            ..new_reading(message, Some(game), Verdict::Held(Reason::Gap))
        };
        let held = store.add_reading(&held)?;
        store.add_draft(&new_draft(Some(game), Some(held), "1@x"))?;
        store.append_plies(game, &plies_after("e2e4", "e2e4 e7e5"))?;
        store.rejudge(held, &new_reading(message, Some(game), Verdict::Recorded))?;
        let opponent = store.ensure_opponent("A", Some("a@x"), None, None, at(1), "mail")?;
        store.learn(opponent, "language", "fr", Some(message))?;
        let mut transmission = NewTransmission::of(game, Ply(2));
        transmission.message = Some(message);
        store.add_transmission(&transmission)?;
        Ok(())
    })
}

#[test]
fn failure_of_any_write_leaves_the_store_as_it_was() {
    let store = super::store();
    let game = add_game(&store, "E", "e2e4");
    let before = contents(&store);
    let mut n_writes = 0;
    loop {
        store.fail_after_writes(Some(n_writes));
        let recorded = record_mail(&store, game);
        store.fail_after_writes(None);
        match recorded {
            Ok(()) => break,
            Err(error) => assert!(error.is_full(), "{error}"),
        }
        assert_eq!(contents(&store), before, "write {n_writes} failed");
        n_writes += 1;
    }
    assert!(n_writes > 10, "{n_writes}");
    assert_ne!(contents(&store), before);
    assert_eq!(store.game(game).unwrap().unwrap().game.record.n_plies(), 2);
}

#[test]
fn failure_of_one_mail_in_a_batch_leaves_the_others() {
    let store = super::store();
    let game = add_game(&store, "E", "e2e4");
    store.batch_begin().unwrap();
    store
        .savepoint(|store| store.add_message(&new_message(7)))
        .unwrap();
    store.fail_after_writes(Some(5));
    assert!(record_mail(&store, game).is_err());
    store.fail_after_writes(None);
    store
        .savepoint(|store| store.add_message(&new_message(8)))
        .unwrap();
    store.batch_commit().unwrap();
    let known = [1, 7, 8].map(|number| store.message_by_digest(&[number; 32]).unwrap().is_some());
    assert_eq!(known, [false, true, true]);
}
