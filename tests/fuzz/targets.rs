// What the fuzzer and the replay of its stored corpora run.

use ccmail::game::{Record, Variant};
use ccmail::notation::{Languages, ScoreSource, Writing, read_score, resolve_next, scan};

/// Reads any bytes as one move in the first position.
pub(crate) fn move_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let record = Record::default();
    for languages in [
        Languages::ENGLISH,
        Languages::all_sure(),
        Languages::every(),
    ] {
        let mut end = 0;
        for token in scan(&text, languages) {
            assert!(token.offset >= end, "tokens overlap");
            end = token.offset + token.text.len();
        }
        for writing in [Writing::Any, Writing::Descriptive, Writing::NotDescriptive] {
            if let Ok(mv) = resolve_next(&text, &record, languages, writing) {
                assert!(record.position().is_legal(mv));
            }
        }
    }
}

/// Reads any bytes as a score.
pub(crate) fn score_text(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let source = ScoreSource {
        start: None,
        variant: Variant::Standard,
        languages: Languages::all_sure(),
        writing: Writing::Any,
        notation: None,
    };
    if let Err(failure) = read_score(&text, &source) {
        assert!(failure.error.line > 0 && failure.error.column > 0);
    }
}
