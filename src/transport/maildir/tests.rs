//! Maildirs in temporary directories, with other programs' moves made by hand.

use std::time::SystemTime;

use chrono::TimeDelta;
use tempfile::TempDir;

use super::*;

const HOUR: TimeDelta = TimeDelta::hours(1);

fn at(text: &str) -> DateTime<Utc> {
    DateTime::parse_from_rfc3339(text).unwrap().to_utc()
}

fn maildir() -> (TempDir, Maildir) {
    let directory = tempfile::tempdir().unwrap();
    for part in ["new", "cur", "tmp", ".Sent/cur"] {
        fs::create_dir_all(directory.path().join(part)).unwrap();
    }
    let names = FolderNames {
        inbox: "INBOX".to_owned(),
        drafts: "Drafts".to_owned(),
        sent: "Sent".to_owned(),
    };
    let maildir = Maildir::new(directory.path().to_owned(), names);
    (directory, maildir)
}

fn write(root: &Path, name: &str, text: &str, modified_at: &str) {
    let path = root.join(name);
    fs::write(&path, text).unwrap();
    let file = fs::File::options().append(true).open(path).unwrap();
    file.set_modified(SystemTime::from(at(modified_at)))
        .unwrap();
}

fn uids(items: &[Item]) -> Vec<&str> {
    items.iter().map(|item| item.uid.as_str()).collect()
}

/// All files below a directory with their bytes and times, to see that nothing was touched.
fn snapshot(root: &Path) -> Vec<(PathBuf, Vec<u8>, SystemTime)> {
    let mut found = Vec::new();
    let mut pending = vec![root.to_owned()];
    while let Some(path) = pending.pop() {
        if path.is_dir() {
            pending.extend(fs::read_dir(path).unwrap().map(|file| file.unwrap().path()));
        } else {
            let modified_at = fs::metadata(&path).unwrap().modified().unwrap();
            found.push((path.clone(), fs::read(&path).unwrap(), modified_at));
        }
    }
    found.sort();
    found
}

#[test]
fn mails_are_listed_in_the_order_of_arrival_with_the_files_times() {
    let (directory, mut maildir) = maildir();
    let root = directory.path();
    write(
        root,
        "cur/1700000002.M5P1.host:2,RS",
        "ccc",
        "2026-03-01T00:00:00Z",
    );
    write(
        root,
        "new/1700000002.M40P1.host",
        "dddd",
        "2026-03-01T00:00:00Z",
    );
    write(
        root,
        "new/1700000001.9.host",
        "b",
        "2026-03-05T10:00:00.75Z",
    );
    write(root, "cur/by-hand.eml", "eeeee", "2026-03-02T00:00:00Z");
    write(root, "cur/0002", "", "2001-09-09T01:46:40Z");
    write(root, "cur/.hidden", "x", "2026-03-02T00:00:00Z");
    fs::create_dir(root.join("cur/directory")).unwrap();

    let items = maildir.list(Folder::Inbox).unwrap();
    assert_eq!(
        uids(&items),
        [
            "0002",
            "1700000001.9.host",
            "1700000002.M5P1.host",
            "1700000002.M40P1.host",
            "by-hand.eml"
        ]
    );
    let second = &items[1];
    assert_eq!(second.arrived_at, Some(at("2026-03-05T10:00:00Z")));
    assert_eq!((second.size, second.uid_validity), (1, 0));
}

#[test]
fn reading_leaves_the_inbox_as_it_is() {
    let (directory, mut maildir) = maildir();
    write(
        directory.path(),
        "new/1700000001.1.host",
        "a",
        "2026-03-01T00:00:00Z",
    );
    write(
        directory.path(),
        "cur/1700000002.1.host:2,S",
        "b",
        "2026-03-01T00:00:00Z",
    );
    let before = snapshot(directory.path());
    for item in maildir.list(Folder::Inbox).unwrap() {
        maildir.fetch(Folder::Inbox, &item.uid, 100).unwrap();
    }
    assert!(maildir.list(Folder::Drafts).unwrap().is_empty());
    assert!(maildir.drafts(100).unwrap().is_empty());
    assert_eq!(snapshot(directory.path()), before);
}

#[test]
fn a_mail_is_found_again_after_it_moved_or_changed_flags() {
    let (directory, mut maildir) = maildir();
    let root = directory.path();
    write(
        root,
        "new/1700000001.1.host",
        "text",
        "2026-03-01T00:00:00Z",
    );
    maildir.list(Folder::Inbox).unwrap();
    for (from, to) in [
        ("new/1700000001.1.host", "cur/1700000001.1.host:2,"),
        ("cur/1700000001.1.host:2,", "cur/1700000001.1.host:2,S"),
        ("cur/1700000001.1.host:2,S", "cur/1700000001.1.host:2,RST"),
    ] {
        fs::rename(root.join(from), root.join(to)).unwrap();
        let fetched = maildir
            .fetch(Folder::Inbox, "1700000001.1.host", 100)
            .unwrap();
        assert_eq!(fetched, Fetched::Mail(b"text".to_vec()), "{to}");
    }
    fs::remove_file(root.join("cur/1700000001.1.host:2,RST")).unwrap();
    let fetched = maildir
        .fetch(Folder::Inbox, "1700000001.1.host", 100)
        .unwrap();
    assert_eq!(fetched, Fetched::Gone);
}

#[test]
fn a_mail_in_both_places_is_listed_once() {
    let (directory, mut maildir) = maildir();
    write(
        directory.path(),
        "new/1700000001.1.host",
        "a",
        "2026-03-01T00:00:00Z",
    );
    write(
        directory.path(),
        "cur/1700000001.1.host:2,S",
        "a",
        "2026-03-01T00:00:00Z",
    );
    assert_eq!(
        uids(&maildir.list(Folder::Inbox).unwrap()),
        ["1700000001.1.host"]
    );
}

#[test]
fn a_mail_over_the_limit_gives_its_head() {
    let (directory, mut maildir) = maildir();
    let large = "x".repeat(100_000);
    write(
        directory.path(),
        "new/1700000001.1.host",
        &large,
        "2026-03-01T00:00:00Z",
    );
    for (bytes_max, expected) in [(99_999, Some(65_536)), (10, Some(10)), (100_000, None)] {
        let fetched = maildir
            .fetch(Folder::Inbox, "1700000001.1.host", bytes_max)
            .unwrap();
        let head = match fetched {
            Fetched::TooLarge {
                head,
                size: 100_000,
            } => Some(head.len()),
            Fetched::TooLarge { .. } | Fetched::Mail(_) | Fetched::Gone => None,
        };
        assert_eq!(head, expected, "{bytes_max}");
    }
}

#[test]
fn a_missing_inbox_is_an_error_and_a_missing_sent_folder_is_empty() {
    let (directory, mut maildir) = maildir();
    fs::remove_dir_all(directory.path()).unwrap();
    assert!(maildir.list(Folder::Sent).unwrap().is_empty());
    let error = maildir.list(Folder::Inbox).unwrap_err();
    assert!(error.is_permanent() && !error.is_transient());
    assert_eq!(
        error.to_string(),
        format!("cannot list `{}`", directory.path().display())
    );
    let error = maildir.put(b"x", at("2026-03-16T09:30:00Z")).unwrap_err();
    assert!(error.is_permanent());
    assert!(
        !directory.path().exists(),
        "a wrong path must not make a Maildir"
    );
}

#[test]
fn a_draft_is_put_read_back_edited_and_removed() {
    let (directory, mut maildir) = maildir();
    let now = at("2026-03-16T09:30:00.25Z");
    let first = maildir.put(b"first", now).unwrap();
    let second = maildir.put(b"second", now).unwrap();
    assert!(first.starts_with(&format!(
        "{}.M250000P{}Q",
        now.timestamp(),
        std::process::id()
    )));
    assert_ne!(first, second);

    let drafts = directory.path().join(".Drafts");
    assert!(drafts.join("maildirfolder").is_file());
    assert!(drafts.join(format!("cur/{first}:2,DS")).is_file());
    assert_eq!(fs::read_dir(drafts.join("tmp")).unwrap().count(), 0);

    let found = maildir.drafts(5).unwrap();
    let found: Vec<_> = found
        .iter()
        .map(|d| (d.uid.as_str(), &d.bytes[..], d.is_cut))
        .collect();
    assert_eq!(
        found,
        [
            (&*first, &b"first"[..], false),
            (&*second, &b"secon"[..], true)
        ]
    );

    let flagged = drafts.join(format!("cur/{second}:2,DST"));
    fs::rename(drafts.join(format!("cur/{second}:2,DS")), flagged).unwrap();
    assert_eq!(
        maildir.drafts(100).unwrap().len(),
        1,
        "a copy marked as deleted is gone"
    );
    maildir.remove(&second).unwrap();
    maildir.remove(&first).unwrap();
    maildir.remove(&first).unwrap();
    assert_eq!(fs::read_dir(drafts.join("cur")).unwrap().count(), 0);
}

#[test]
fn only_old_leftovers_of_our_own_are_swept() {
    let (directory, mut maildir) = maildir();
    let tmp = directory.path().join(".Drafts/tmp");
    fs::create_dir_all(&tmp).unwrap();
    let now = at("2026-03-16T09:30:00Z");
    for (name, age) in [
        ("1.M1P1Q1.host.ccmail", HOUR * 37),
        ("2.M1P1Q1.host.ccmail", HOUR * 35),
        ("3.M1P1Q1.host", HOUR * 37),
    ] {
        write(&tmp, name, "", &(now - age).to_rfc3339());
    }
    maildir.put(b"x", now).unwrap();
    let mut left: Vec<_> = fs::read_dir(tmp)
        .unwrap()
        .map(|f| f.unwrap().file_name())
        .collect();
    left.sort();
    assert_eq!(left, ["2.M1P1Q1.host.ccmail", "3.M1P1Q1.host"]);
}

#[test]
fn watched_are_the_directories_that_exist() {
    let (directory, mut maildir) = maildir();
    let root = directory.path();
    let expected = ["", ".Sent/cur", "cur", "new"].map(|part| root.join(part));
    assert_eq!(maildir.watch_paths(), expected);
    maildir.put(b"x", at("2026-03-16T09:30:00Z")).unwrap();
    assert!(maildir.watch_paths().contains(&root.join(".Drafts/cur")));
}
