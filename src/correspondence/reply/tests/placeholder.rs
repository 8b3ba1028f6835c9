use super::{Scene, each_language};
use crate::correspondence::{is_placeholder, placeholder_lines, reply, without_placeholder};
use crate::notation::{TokenKind, scan};

#[test]
fn no_placeholder_holds_a_move_in_any_language() {
    let languages = each_language();
    assert!(languages.len() > 40, "{}", languages.len());
    for line in placeholder_lines() {
        for letters in &languages {
            let tokens = scan(&line, *letters);
            let moves: Vec<_> = tokens
                .iter()
                .filter(|token| matches!(token.kind, TokenKind::Move { .. }))
                .collect();
            assert!(moves.is_empty(), "{line}: {moves:?}");
        }
    }
}

#[test]
fn every_placeholder_is_known_again_whole_quoted_or_broken() {
    let lines = placeholder_lines();
    assert_eq!(lines.len(), 100);
    for placeholder in &lines {
        for around in [
            placeholder.clone(),
            format!("    11.                  {placeholder}"),
            format!("    11. 2133             {placeholder}"),
            format!("> > 11. {placeholder}"),
            format!(">11.  {}", placeholder.to_uppercase()),
            format!("11. {}", placeholder.replace("<-", "←")),
            format!("11. {}", placeholder.replace(' ', "\u{a0}")),
        ] {
            assert!(is_placeholder(&around), "{around}");
        }
        for (at, _) in placeholder.match_indices(' ') {
            let (head, tail) = placeholder.split_at(at);
            assert!(is_placeholder(&format!("    11.     {head}")), "{head}");
            assert!(is_placeholder(&format!("> 11. {head} ")), "{head}");
            assert!(is_placeholder(tail), "{tail}");
            assert!(is_placeholder(&format!("> {tail}")), "{tail}");
        }
    }
}

#[test]
fn moves_and_chatter_are_no_placeholders() {
    for line in [
        "",
        "    10. 6263   7456",
        "    11. 2133",
        "    11.  <- 2133",
        "12. Nf3 (your move was clever)",
        "your move here was a surprise",
        "Your move: 12. Nf3",
        "(see the game over there)",
        "where the knight stands here :-)",
        "12. e4 (=)",
        "I like your move here, (really)",
        ")",
        "1/2-1/2",
        "-> this way",
        "----- Original message -----",
    ] {
        assert!(!is_placeholder(line), "{line}");
    }
}

#[track_caller]
fn left(line: &str, expected: &str) {
    let text = without_placeholder(line);
    assert_eq!(text.len(), line.len(), "{text}");
    assert_eq!(
        text.split_whitespace().collect::<Vec<_>>().join(" "),
        expected,
        "{line}"
    );
    for word in text.split_whitespace() {
        assert_eq!(text.find(word), line.find(word), "{line}");
    }
}

#[test]
fn a_move_typed_beside_the_placeholder_is_left() {
    left("11.      <- (wpisz ruch / your move here)", "11.");
    left("11. 2133 <- (wpisz ruch / your move here)", "11. 2133");
    left("11. <- 2133 (wpisz ruch / your move here)", "11. 2133");
    left("11.  <- (wpisz ruch / your move here) 2133", "11. 2133");
    left("11.  <- (2133)", "11. <- (2133)");
    left("11.  ← (inscrire le coup ici) Cc3", "11. Cc3");
    left("> 11.  <- (your move here) 2133 (=)", "> 11. 2133 (=)");
    left("11. 2133", "11. 2133");
}

#[test]
fn the_placeholder_stands_until_the_move_is_made() {
    let holds = |scene: &Scene| scene.with(reply).body.lines().any(is_placeholder);
    for scene in [Scene::mockup("fr"), Scene::black("ru")] {
        assert!(holds(&scene));
    }
    assert!(!holds(&Scene {
        my_move: Some("b1c3"),
        ..Scene::mockup("fr")
    }));
    assert!(!holds(&Scene {
        my_move: Some("g8e7"),
        ..Scene::black("ru")
    }));
}
