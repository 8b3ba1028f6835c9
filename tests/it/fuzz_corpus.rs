//! Replays the stored corpora of the fuzz targets, and random texts beside them.

use std::fs;
use std::path::Path;

use proptest::prelude::*;

#[path = "../fuzz/targets.rs"]
mod targets;

fn replay(name: &str, target: fn(&[u8])) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let directory = root.join("tests/fuzz/corpus").join(name);
    let mut n_files = 0;
    for file in fs::read_dir(directory).unwrap() {
        target(&fs::read(file.unwrap().path()).unwrap());
        n_files += 1;
    }
    assert!(n_files >= 5, "{n_files}");
}

#[test]
fn stored_moves_are_answered() {
    replay("move_text", targets::move_text);
}

#[test]
fn stored_scores_are_answered() {
    replay("score_text", targets::score_text);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_bytes_are_answered(data in prop::collection::vec(any::<u8>(), 0..80)) {
        targets::move_text(&data);
        targets::score_text(&data);
    }

    #[test]
    fn anything_like_a_score_is_answered(
        words in prop::collection::vec("[KQRBNPTCFADx:()=/1-8.' -]{1,9}|Kt-KB3|P4R|Roque|e4|5254|ch|[(){};]", 0..12)
    ) {
        let text = words.join(" ");
        targets::move_text(text.as_bytes());
        targets::score_text(text.as_bytes());
    }
}
