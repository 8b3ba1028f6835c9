use proptest::prelude::*;

use super::super::{fold, is_greeting_or_closing, phrase_at, statement};

proptest! {
    #[test]
    fn nothing_panics(text in "\\PC{0,80}", words in proptest::collection::vec("\\PC{0,12}", 0..8)) {
        let _ = statement(&text);
        let _ = is_greeting_or_closing(&text);
        let once = fold(&text);
        prop_assert_eq!(fold(&once), once.clone());
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        if let Some((_, taken)) = phrase_at(&words) {
            prop_assert!(taken >= 1 && taken <= words.len());
        }
    }

    #[test]
    fn words_in_any_order_do_not_panic(
        words in proptest::collection::vec(
            prop::sample::select(vec!["remis", "ich", "biete", "an", "?", "if", "not", "I", "resign", "draw", "your", "move", "J'", "é"]),
            0..30,
        )
    ) {
        let _ = statement(&words.join(" "));
        let _ = phrase_at(&words);
    }
}
