use std::fs;

use super::*;

#[test]
fn a_setting_freezes_the_clock() {
    let clock = Clock::from_setting(Some("2026-03-16T23:30:00+01:00")).unwrap();
    assert_eq!(clock.now().to_rfc3339(), "2026-03-16T22:30:00+00:00");
    assert_eq!(clock.now(), clock.now());
    for none in [None, Some("")] {
        assert!(matches!(Clock::from_setting(none), Ok(Clock::System)));
    }
}

#[test]
fn a_file_moves_the_clock_and_a_broken_one_leaves_it() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("now");
    let setting = format!("@{}", path.display());
    assert!(matches!(
        Clock::from_setting(Some(&setting)),
        Err(ClockError::File { .. })
    ));

    fs::write(&path, "2026-03-16T09:30:00Z\n").unwrap();
    let clock = Clock::from_setting(Some(&setting)).unwrap();
    for (text, expected) in [
        ("2026-03-16T09:30:00Z\n", "2026-03-16T09:30:00+00:00"),
        ("2026-03-17T09:30:00Z", "2026-03-17T09:30:00+00:00"),
        ("2026-03", "2026-03-17T09:30:00+00:00"),
        ("", "2026-03-17T09:30:00+00:00"),
        ("2026-03-18T09:30:00+02:00", "2026-03-18T07:30:00+00:00"),
    ] {
        fs::write(&path, text).unwrap();
        assert_eq!(clock.now().to_rfc3339(), expected, "{text}");
    }
}

#[test]
fn what_is_no_instant_is_refused() {
    for text in [
        "tomorrow",
        "2026-03-16",
        "2026-03-16T09:30:00",
        "1773653400",
    ] {
        let error = Clock::from_setting(Some(text)).unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with(&format!("`{text}` is not an instant"))
        );
    }
}

#[test]
fn today_depends_on_the_zone() {
    let now = Clock::from_setting(Some("2026-03-16T23:30:00Z"))
        .unwrap()
        .now();
    for (zone, expected) in [
        (Tz::UTC, "2026-03-16"),
        (Tz::Europe__Paris, "2026-03-17"),
        (Tz::America__New_York, "2026-03-16"),
    ] {
        assert_eq!(local_date(now, zone).to_string(), expected, "{zone}");
    }
}
