use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::store::{Store, StoreError};

use super::store;

fn keys(store: &Store) -> Vec<String> {
    let names = ["a", "b", "c", "d"];
    names
        .iter()
        .filter(|key| store.meta(key).unwrap().is_some())
        .map(|key| (*key).into())
        .collect()
}

#[derive(Debug)]
enum Failed {
    Store,
    Other,
}

impl From<StoreError> for Failed {
    fn from(_error: StoreError) -> Self {
        Self::Store
    }
}

#[test]
fn error_undoes_what_was_written() {
    let store = store();
    let written = store.savepoint(|store| {
        store.set_meta("a", Some("1"))?;
        Err::<(), Failed>(Failed::Other)
    });
    assert!(matches!(written, Err(Failed::Other)));
    assert_eq!(keys(&store), Vec::<String>::new());
    let inner = store.savepoint(|store| {
        store.set_meta("b", Some("1"))?;
        store
            .savepoint(|store| {
                store.set_meta("c", Some("1"))?;
                Err::<(), Failed>(Failed::Other)
            })
            .unwrap_err();
        store.savepoint(|store| store.set_meta("d", Some("1")))
    });
    inner.unwrap();
    assert_eq!(
        keys(&store),
        ["b", "d"],
        "only the inner savepoint is undone"
    );
}

#[test]
fn panic_undoes_what_was_written() {
    let store = store();
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        store.savepoint(|store| -> Result<(), StoreError> {
            store.set_meta("a", Some("1"))?;
            panic!("a bad mail");
        })
    }));
    assert!(panicked.is_err());
    assert_eq!(keys(&store), Vec::<String>::new());
    store
        .savepoint(|store| store.set_meta("b", Some("1")))
        .unwrap();
    assert_eq!(keys(&store), ["b"]);
}

#[test]
fn batch_keeps_all_but_the_savepoints_that_failed() {
    let store = store();
    store.batch_begin().unwrap();
    store
        .savepoint(|store| store.set_meta("a", Some("1")))
        .unwrap();
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        store.savepoint(|store| -> Result<(), StoreError> {
            store.set_meta("b", Some("1"))?;
            panic!("a bad mail");
        })
    }));
    assert!(panicked.is_err());
    store
        .savepoint(|store| store.set_meta("c", Some("1")))
        .unwrap();
    store.batch_commit().unwrap();
    assert!(store.conn.is_autocommit());
    assert_eq!(keys(&store), ["a", "c"]);
}

#[test]
fn batch_is_seen_by_others_only_when_committed() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("ccmail.db")).unwrap();
    let other = Store::open(store.path()).unwrap();
    store.batch_begin().unwrap();
    store
        .savepoint(|store| store.set_meta("a", Some("1")))
        .unwrap();
    assert_eq!(keys(&other), Vec::<String>::new());
    store.batch_commit().unwrap();
    assert_eq!(keys(&other), ["a"]);
    store.batch_begin().unwrap();
    store
        .savepoint(|store| store.set_meta("b", Some("1")))
        .unwrap();
    store.batch_rollback().unwrap();
    assert_eq!(keys(&store), ["a"]);
    assert!(store.batch_commit().is_err(), "there is none");
}
