use super::super::Phrase::{Clock, Doubt, Filler, If, Mine, Then, Yours};
use super::super::{Phrase, fold, phrase_at};

/// Reads all phrases of a line; an unknown word is `None`.
fn phrases(text: &str) -> Vec<Option<Phrase>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut rest = words.as_slice();
    let mut found = Vec::new();
    while !rest.is_empty() {
        let taken = match phrase_at(rest) {
            Some((phrase, taken)) => {
                found.push(Some(phrase));
                taken
            }
            None => {
                found.push(None);
                1
            }
        };
        rest = rest.get(taken..).unwrap_or_default();
    }
    found
}

#[track_caller]
fn check(text: &str, expected: &[Phrase]) {
    let expected: Vec<Option<Phrase>> = expected.iter().copied().map(Some).collect();
    assert_eq!(phrases(text), expected, "{text}");
}

#[test]
fn the_readers_move() {
    for text in [
        "Your move",
        "Votre coup",
        "Dein Zug",
        "Ihr Zug",
        "Su jugada",
        "Tua mossa",
        "La sua mossa",
        "Seu lance",
        "Uw zet",
        "Jouw zet",
        "Ditt drag",
        "Dit træk",
        "Ditt trekk",
        "Pana ruch",
        "Twój ruch",
        "Váš tah",
        "Tvoj ťah",
        "ваш ход",
        "Твой ход",
        "Ваш хід",
        "Az ön lépése",
        "Siirtosi",
        "Mutarea ta",
        "Mutarea dumneavoastră",
        "Hamleniz",
        "Senin hamlen",
        "Η κίνησή σου",
        "κίνησή σας",
        "vaš potez",
        "ваш потез",
        "La vostra jugada",
        "You played",
        "To your",
        "On your last move",
        "Na tah",
        "V/",
        "A su",
        "På",
    ] {
        check(text, &[Yours]);
    }
}

#[test]
fn the_writers_move() {
    for text in [
        "My move",
        "My reply",
        "my answer is",
        "I play",
        "here is my move",
        "Ma réponse",
        "Mon coup",
        "je réponds",
        "Mein Zug",
        "Meine Antwort",
        "Ich ziehe",
        "antworte ich mit",
        "Mi jugada",
        "respondo",
        "Mia mossa",
        "La mia mossa",
        "Meu lance",
        "Mijn zet",
        "Mijn antwoord",
        "Mitt drag",
        "svarar jag",
        "Mit træk",
        "Mitt trekk",
        "svarer jeg",
        "Mój ruch",
        "odpowiadam",
        "Můj tah",
        "odpovídám",
        "мой ход",
        "отвечаю",
        "мій хід",
        "Az én lépésem",
        "lépésre a válaszom",
        "Siirtoni",
        "Mutarea mea",
        "Hamlem",
        "Benim hamlem",
        "Η κίνησή μου",
        "moj potez",
        "мој потез",
        "la meva jugada",
        "M/",
        "Môj ťah",
    ] {
        check(text, &[Mine]);
    }
}

#[test]
fn conditions_and_doubts() {
    for text in [
        "if",
        "falls",
        "si",
        "se",
        "als",
        "om",
        "jos",
        "ha",
        "если",
        "якщо",
        "jeśli",
        "pokud",
        "dacă",
        "eğer",
        "αν",
        "hvis",
        "ako",
        "ak",
        "in case of",
    ] {
        check(text, &[If]);
    }
    for text in [
        "then", "dann", "alors", "entonces", "allora", "então", "dan", "då", "akkor", "то", "pak",
        "niin", "atunci", "o zaman", "τότε", "onda",
    ] {
        check(text, &[Then]);
    }
    for text in [
        "or",
        "oder",
        "ou",
        "o",
        "of",
        "eller",
        "или",
        "або",
        "lub",
        "nebo",
        "alebo",
        "vagy",
        "tai",
        "veya",
        "sau",
        "ή",
        "ili",
        "instead of",
        "why",
        "I mean",
        "Sorry",
        "not",
        "cannot",
        "между",
    ] {
        check(text, &[Doubt]);
    }
}

#[test]
fn words_without_weight() {
    for text in [
        "Hi",
        "please",
        "and",
        "White:",
        "Schwarz",
        "Turnier",
        "и",
        "și",
        "und",
        "et",
        "check",
        "échec et mat",
        "matt",
        "Jogada:",
        "with best wishes",
        "Amici sumus",
    ] {
        check(text, &[Filler]);
    }
    for text in [
        "erh.",
        "beantw.",
        "BZ:",
        "Bedenkzeit",
        "Received:",
        "Répondu le",
        "отправлен",
    ] {
        check(text, &[Clock]);
    }
    check("Dein Zug Meine Antwort", &[Yours, Mine]);
    for text in ["Ich biete Remis", "I offer a draw", "I resign", "March"] {
        assert!(
            phrases(text).iter().all(|phrase| *phrase == Some(Filler)),
            "{text}"
        );
    }
    // Spelt alike in two languages: the accents decide, or the longer phrase.
    check("Váš tah je", &[Yours]);
    check("Lieber", &[Filler]);
    check("én", &[Mine]);
    check("en", &[Filler]);
    assert_eq!(phrases("Kirchquell"), [None]);
}

#[test]
fn folding() {
    for (text, folded) in [
        ("Grüße", "grusse"),
        ("ŁÓDŹ", "lodz"),
        ("İstanbul ı", "istanbul i"),
        ("Ход", "ход"),
        ("ΚΊΝΗΣΉΣ", "κινησησ"),
        ("j’ai", "j'ai"),
        ("øæœ", "oaeoe"),
    ] {
        assert_eq!(fold(text), folded, "{text}");
    }
}
