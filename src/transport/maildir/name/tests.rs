use super::*;

#[test]
fn names_of_folders_become_directories() {
    for (name, expected) in [
        ("INBOX", ""),
        ("inbox", ""),
        ("Drafts", ".Drafts"),
        (".Drafts", ".Drafts"),
        ("INBOX.Drafts", ".Drafts"),
        ("Clubs/2026", ".Clubs.2026"),
        ("Clubs.2026", ".Clubs.2026"),
        ("../../etc", "......etc"),
        ("Envoyés", ".Envoy&AOk-s"),
        ("Entwürfe & mehr", ".Entw&APw-rfe &- mehr"),
        ("台北", ".&U,BTFw-"),
    ] {
        assert_eq!(
            directory(Path::new("/m"), name),
            Path::new("/m").join(expected),
            "{name}"
        );
    }
}

#[test]
fn only_a_plausible_number_is_an_instant() {
    for (base, expected) in [
        (
            "1700000000.M123456P42Q1.host",
            Some((1_700_000_000, 123_456)),
        ),
        ("1700000000.42_1.host", Some((1_700_000_000, 0))),
        ("1700000000.M9999999P1.host", Some((1_700_000_000, 0))),
        ("1700000000", None),
        ("0001.eml", None),
        ("20260316120000.x", None),
        ("17000x0000.x", None),
        ("letter", None),
    ] {
        let found = delivered_at(base).map(|at| (at.timestamp(), at.timestamp_subsec_micros()));
        assert_eq!(found, expected, "{base}");
    }
}
