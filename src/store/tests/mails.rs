use crate::correspondence::{Author, Reason, Verdict};
use crate::store::NewReading;

use super::{
    add_draft, add_game, add_held, add_message, at, new_draft, new_message, new_reading, store,
};

fn ids(ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| (*id).to_owned()).collect()
}

#[test]
fn message_is_filed_once() {
    let store = store();
    let references = ids(&["a@x", "b@x"]);
    let mut new = new_message(1);
    new.message_id = Some("c@x");
    new.words_digest = Some([9; 32]);
    new.from_address = Some("Jorg@Example.net");
    new.references = &references;
    let id = store.add_message(&new).unwrap();
    assert!(store.add_message(&new).unwrap_err().is_duplicate());
    let row = store.message_by_digest(&[1; 32]).unwrap().unwrap();
    assert_eq!(row.id, id);
    assert_eq!(row.words_digest, Some([9; 32]));
    assert_eq!(row.from_address.as_deref(), Some("jorg@example.net"));
    assert_eq!(row.references, references);
    assert_eq!(row.received_at, at(1));
    assert_eq!(
        store.messages_by_message_id("c@x").unwrap(),
        std::slice::from_ref(&row)
    );
    assert_eq!(store.message(id).unwrap(), Some(row));
    assert_eq!(store.message_by_digest(&[2; 32]).unwrap(), None);
    store.add_raw(id, b"From: x\r\n\xff").unwrap();
    store.add_raw(id, b"something else").unwrap();
    assert_eq!(
        store.raw(id).unwrap().as_deref(),
        Some(b"From: x\r\n\xff".as_slice())
    );
}

#[test]
fn place_is_known_once_it_was_read() {
    let store = store();
    let message = add_message(&store, 1);
    store.add_place("home", "INBOX", 0, "1.x", message).unwrap();
    store.add_place("home", "INBOX", 0, "1.x", message).unwrap();
    assert!(store.is_place_known("home", "INBOX", 0, "1.x").unwrap());
    assert!(!store.is_place_known("home", "INBOX", 1, "1.x").unwrap());
    assert!(!store.is_place_known("home", "Sent", 0, "1.x").unwrap());
    assert_eq!(store.known_places("home", "INBOX").unwrap().len(), 1);
}

#[test]
fn thread_leads_to_its_games() {
    let store = store();
    let (first, second) = (add_game(&store, "E", ""), add_game(&store, "F", ""));
    let mut new = new_message(1);
    new.message_id = Some("his@x");
    let his = store.add_message(&new).unwrap();
    let held = add_held(&store, his, Some(first));
    add_draft(&store, second, "draft@x");
    let mut new = new_message(2);
    new.message_id = Some("mine@x");
    new.author = Author::Me;
    new.own_text = Some("what I wrote");
    let mine = store.add_message(&new).unwrap();
    store.add_alias(mine, "alias@x").unwrap();
    store
        .add_reading(&new_reading(mine, Some(second), Verdict::Sent))
        .unwrap();

    assert_eq!(store.games_in_thread(&ids(&["no@x"])).unwrap(), []);
    assert_eq!(
        store.games_in_thread(&ids(&["his@x"])).unwrap(),
        [(first, false)]
    );
    assert_eq!(
        store.games_in_thread(&ids(&["draft@x", "his@x"])).unwrap(),
        [(first, false), (second, true)]
    );
    assert_eq!(
        store.games_in_thread(&ids(&["alias@x"])).unwrap(),
        [(second, true)]
    );
    let again = new_reading(his, Some(second), Verdict::Recorded);
    store.rejudge(held, &again).unwrap();
    assert_eq!(
        store.games_in_thread(&ids(&["his@x"])).unwrap(),
        [(second, false)]
    );
    assert_eq!(
        store
            .own_texts_in_thread(&ids(&["draft@x", "his@x", "alias@x"]))
            .unwrap(),
        ["what I wrote", "Dear Jörg,\n"]
    );
    assert_eq!(
        store.own_texts_of_game(second, 5).unwrap(),
        ["Dear Jörg,\n", "what I wrote"]
    );
    assert_eq!(store.own_texts_of_game(second, 1).unwrap().len(), 1);
}

#[test]
fn last_message_of_a_game_is_the_opponents() {
    let store = store();
    let game = add_game(&store, "E", "");
    assert_eq!(store.last_message_of_game(game).unwrap(), None);
    let authors = [
        Author::Opponent,
        Author::Opponent,
        Author::Director,
        Author::Me,
        Author::Other,
    ];
    let mut messages = Vec::new();
    for (number, author) in (1..).zip(authors) {
        let mut new = new_message(number);
        new.author = author;
        messages.push(store.add_message(&new).unwrap());
    }
    let mut readings = Vec::new();
    for message in &messages {
        readings.push(add_held(&store, *message, Some(game)));
    }
    assert_eq!(
        store.last_message_of_game(game).unwrap().unwrap().id,
        messages[1]
    );
    let accepted = new_reading(messages[4], Some(game), Verdict::Recorded);
    store.rejudge(readings[4], &accepted).unwrap();
    assert_eq!(
        store.last_message_of_game(game).unwrap().unwrap().id,
        messages[4]
    );
}

#[test]
fn held_mails_wait_until_they_are_resolved() {
    let store = store();
    let game = add_game(&store, "E", "");
    let mut new = new_message(5);
    new.subject = Some("Our game");
    let late = store.add_message(&new).unwrap();
    let early = add_message(&store, 3);
    let mut reading = new_reading(late, Some(game), Verdict::Held(Reason::Illegal));
    reading.said = r#"{"explanation": "`5259` is not a square"}"#;
    let late = store.add_reading(&reading).unwrap();
    let early = add_held(&store, early, None);
    let held = store.held().unwrap();
    assert_eq!(
        held.iter().map(|held| held.id).collect::<Vec<_>>(),
        [early, late]
    );
    assert_eq!(
        held[1].explanation.as_deref(),
        Some("`5259` is not a square")
    );
    assert_eq!(held[1].subject.as_deref(), Some("Our game"));
    assert_eq!(held[1].source, "a.eml");
    assert_eq!(held[1].reason, Reason::Illegal);
    assert_eq!(store.held_of_game(game).unwrap(), [held[1].clone()]);
    assert_eq!(store.counts().unwrap().held, 2);
    assert_eq!(
        store.status_rows().unwrap()[0].held,
        [(late, Reason::Illegal)]
    );
    store.resolve_reading(early, "dismissed", at(7)).unwrap();
    assert!(
        store
            .resolve_reading(early, "dismissed", at(7))
            .unwrap_err()
            .is_missing()
    );
    assert_eq!(store.held_by_id(early).unwrap(), None);
    assert_eq!(store.held().unwrap().len(), 1);
    let resolved = store.reading_by_id(early).unwrap().unwrap();
    assert_eq!(resolved.resolved.as_deref(), Some("dismissed"));
    assert_eq!(resolved.resolved_at, Some(at(7)));
}

#[test]
fn second_judgement_takes_over_the_draft() {
    let store = store();
    let game = add_game(&store, "E", "");
    let message = add_message(&store, 1);
    let old = add_held(&store, message, Some(game));
    let draft = store
        .add_draft(&new_draft(Some(game), Some(old), "d@x"))
        .unwrap();
    let again = new_reading(message, Some(game), Verdict::Recorded);
    let new = store.rejudge(old, &again).unwrap();
    assert_eq!(store.draft(draft).unwrap().unwrap().answers, Some(new));
    assert_eq!(store.held().unwrap(), []);
    let readings = store.readings_of_game(game).unwrap();
    assert_eq!(readings.len(), 2, "the history only grows");
    assert_eq!(readings[0].resolved.as_deref(), Some("rejudged"));
    assert_eq!(readings[1].replaces, Some(old));
    let second = store.add_draft(&new_draft(Some(game), Some(new), "e@x"));
    assert!(second.unwrap_err().is_duplicate());
    assert!(
        store.rejudge(old, &again).unwrap_err().is_duplicate(),
        "two at once"
    );
    assert_eq!(store.readings_of_message(message).unwrap().len(), 2);
}

#[test]
fn what_is_said_must_be_json() {
    let store = store();
    let message = add_message(&store, 1);
    let reading = NewReading {
        said: "{",
        ..new_reading(message, None, Verdict::Repeat)
    };
    assert!(store.add_reading(&reading).is_err());
}

#[test]
fn number_of_a_held_mail_is_never_given_twice() {
    let store = store();
    let message = add_message(&store, 1);
    let first = add_held(&store, message, None);
    store
        .conn
        .execute("DELETE FROM reading WHERE id = ?1", [first.0])
        .unwrap();
    assert!(add_held(&store, message, None) > first);
}
