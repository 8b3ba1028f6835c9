use std::fs;
use std::sync::mpsc::{Receiver, channel};

use super::*;

const PATIENCE: Duration = Duration::from_secs(20);
const OFTEN: Duration = Duration::from_millis(20);

/// Waits until a report names the file.
#[track_caller]
fn wait_for(receiver: &Receiver<Wake>, path: &Path) {
    loop {
        match receiver.recv_timeout(PATIENCE).unwrap() {
            Wake::Changed(paths) if paths.iter().any(|changed| changed == path) => return,
            Wake::Changed(_) | Wake::Unsure => {}
        }
    }
}

#[test]
fn a_delivery_wakes_and_reading_does_not() {
    let directory = tempfile::tempdir().unwrap();
    let new = directory.path().join("new");
    fs::create_dir(&new).unwrap();
    fs::write(directory.path().join("waiting"), "mail").unwrap();
    let (sender, receiver) = channel();
    let watcher = Watcher::new(std::slice::from_ref(&new), OFTEN, sender).unwrap();

    fs::rename(directory.path().join("waiting"), new.join("one")).unwrap();
    wait_for(&receiver, &new.join("one"));

    if !watcher.is_polling() {
        fs::read(new.join("one")).unwrap();
        fs::write(new.join("two"), "mail").unwrap();
        match receiver.recv_timeout(PATIENCE).unwrap() {
            Wake::Changed(paths) => assert_eq!(paths, [new.join("two")]),
            Wake::Unsure => {}
        }
    }
}

#[test]
fn looking_at_intervals_finds_a_delivery_too() {
    let directory = tempfile::tempdir().unwrap();
    let (sender, receiver) = channel();
    let paths = [directory.path().to_owned()];
    let watcher = Watcher::polling(&paths, OFTEN, sender).unwrap();
    assert!(watcher.is_polling());
    fs::write(directory.path().join("one"), "mail").unwrap();
    wait_for(&receiver, &directory.path().join("one"));
}

#[test]
fn a_path_that_does_not_exist_is_refused() {
    let (sender, _receiver) = channel();
    let error = Watcher::new(&[PathBuf::from("/no/such/path")], OFTEN, sender).unwrap_err();
    assert_eq!(error.to_string(), "cannot watch `/no/such/path`");
    assert!(error.is_permanent());
}
