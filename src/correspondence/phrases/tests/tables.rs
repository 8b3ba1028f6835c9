use super::super::{labels, speech};

/// Languages that must be there.
const LANGUAGES: [&str; 22] = [
    "en", "fr", "de", "es", "it", "pt", "nl", "ru", "uk", "pl", "cs", "sk", "hu", "sv", "da", "no",
    "fi", "ca", "el", "sr", "tr", "ro",
];

#[test]
fn every_row_of_speech_is_complete() {
    for row in speech::rows() {
        let cells = [
            row.draw,
            row.offer,
            row.accept,
            row.decline,
            row.ask,
            row.not,
            row.block,
            row.resign,
            row.resigning,
            row.query,
        ];
        for (at, cell) in cells.iter().enumerate() {
            assert!(!cell.trim().is_empty(), "{} lacks cell {at}", row.lang);
            assert!(
                cell.split(',').all(|part| !part.trim().is_empty()),
                "{} has a hole in {at}",
                row.lang
            );
        }
    }
    for language in LANGUAGES.iter().chain(&["hr"]) {
        assert_eq!(
            speech::rows().filter(|row| row.lang == *language).count(),
            1,
            "{language}"
        );
    }
}

#[test]
fn every_row_of_labels_is_complete() {
    for row in labels::rows() {
        let cells = [
            row.yours, row.mine, row.cond, row.then, row.doubt, row.filler,
        ];
        for (at, cell) in cells.iter().enumerate() {
            assert!(!cell.trim().is_empty(), "{} lacks cell {at}", row.lang);
            assert!(
                cell.split(',').all(|part| !part.trim().is_empty()),
                "{} has a hole in {at}",
                row.lang
            );
        }
    }
    for language in LANGUAGES {
        assert_eq!(
            labels::rows().filter(|row| row.lang == language).count(),
            1,
            "{language}"
        );
    }
}
