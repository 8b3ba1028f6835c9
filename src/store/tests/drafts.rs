use crate::correspondence::{DraftKind, DraftState};
use crate::game::Ply;
use crate::store::{DraftCopy, OutgoingState};

use super::{add_draft, add_game, add_held, add_message, at, new_draft, store};

#[test]
fn draft_comes_back_as_it_was_stored() {
    let store = store();
    let game = add_game(&store, "E", "e2e4");
    let mut new = new_draft(Some(game), None, "d@x");
    new.answers_ply = Some(Ply(1));
    new.cc = Some("td@x".to_owned());
    new.draw_offer = true;
    new.in_reply_to = Some("b@x".to_owned());
    new.references = vec!["a@x".to_owned(), "b@x".to_owned()];
    let id = store.add_draft(&new).unwrap();
    let draft = store.draft(id).unwrap().unwrap();
    assert_eq!(
        (draft.game, draft.kind, draft.state),
        (Some(game), new.kind, new.state)
    );
    assert_eq!((draft.answers_ply, draft.draw_offer), (Some(Ply(1)), true));
    assert_eq!(
        (&draft.from, &draft.to, &draft.cc),
        (&new.from, &new.to, &new.cc)
    );
    assert_eq!(
        (&draft.subject, &draft.body, &draft.mv),
        (&new.subject, &new.body, &new.mv)
    );
    assert_eq!(
        (&draft.in_reply_to, &draft.references),
        (&new.in_reply_to, &new.references)
    );
    assert_eq!((draft.revision, draft.is_users), (1, false));
    assert_eq!((draft.created_at, draft.changed_at), (at(200), at(200)));
    assert_eq!(
        store.draft_by_message_id("d@x").unwrap(),
        Some(draft.clone())
    );
    assert_eq!(
        store.open_draft_of_game(game, None).unwrap(),
        Some(draft.clone())
    );
    assert_eq!(
        store
            .open_draft_of_game(game, Some(DraftKind::Query))
            .unwrap(),
        None
    );
    assert_eq!(
        store
            .open_draft_of_game(game, Some(DraftKind::Reply))
            .unwrap(),
        Some(draft)
    );
    assert!(
        store.add_draft(&new).unwrap_err().is_duplicate(),
        "the Message-ID is taken"
    );
}

#[test]
fn revision_counts_the_changes_of_words() {
    let store = store();
    let game = add_game(&store, "E", "");
    let id = add_draft(&store, game, "d@x");
    let mut draft = store.draft(id).unwrap().unwrap();
    draft.to = "new@x".to_owned();
    draft.changed_at = at(300);
    assert_eq!(store.update_draft(&draft).unwrap(), 1);
    draft.mv = Some("e2e4".to_owned());
    draft.state = DraftState::Ready;
    assert_eq!(store.update_draft(&draft).unwrap(), 2);
    draft.body.push_str("1. e4\n");
    assert_eq!(store.update_draft(&draft).unwrap(), 3);
    assert_eq!(store.update_draft(&draft).unwrap(), 3);
    draft.mv = None;
    assert_eq!(store.update_draft(&draft).unwrap(), 4);
    draft.revision = 4;
    assert_eq!(store.draft(id).unwrap(), Some(draft.clone()));
    store.set_draft_owner_user(id).unwrap();
    assert!(store.draft(id).unwrap().unwrap().is_users);
    draft.id = crate::store::DraftId(99);
    assert!(store.update_draft(&draft).unwrap_err().is_missing());
}

#[test]
fn reading_has_one_draft_of_a_kind_until_it_is_thrown_away() {
    let store = store();
    let game = add_game(&store, "E", "");
    let reading = add_held(&store, add_message(&store, 1), Some(game));
    let first = store
        .add_draft(&new_draft(Some(game), Some(reading), "1@x"))
        .unwrap();
    let second = new_draft(Some(game), Some(reading), "2@x");
    assert!(store.add_draft(&second).unwrap_err().is_duplicate());
    let mut query = new_draft(Some(game), Some(reading), "3@x");
    query.kind = DraftKind::Query;
    store.add_draft(&query).unwrap();
    store
        .set_draft_state(first, DraftState::Discarded, at(1))
        .unwrap();
    let second = store.add_draft(&second).unwrap();
    let restored = store.set_draft_state(first, DraftState::NeedsMove, at(2));
    assert!(restored.unwrap_err().is_duplicate());
    store
        .set_draft_state(second, DraftState::Sent, at(3))
        .unwrap();
    assert_eq!(store.open_drafts().unwrap().len(), 1);
    assert_eq!(store.drafts(false).unwrap().len(), 1);
    assert_eq!(store.drafts(true).unwrap().len(), 3);
    assert_eq!(store.drafts_of_game(game).unwrap().len(), 3);
    assert_eq!(store.counts().unwrap().drafts, 1);
    let waiting = &store.status_rows().unwrap()[0].drafts;
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].1, DraftKind::Query);
}

#[test]
fn number_of_a_draft_is_never_given_twice() {
    let store = store();
    let game = add_game(&store, "E", "");
    let first = add_draft(&store, game, "1@x");
    store
        .conn
        .execute("DELETE FROM draft WHERE id = ?1", [first.0])
        .unwrap();
    assert!(add_draft(&store, game, "2@x") > first);
}

#[test]
fn copies_of_a_draft_are_followed() {
    let store = store();
    let game = add_game(&store, "E", "");
    let draft = add_draft(&store, game, "1@x");
    let mut copy = DraftCopy {
        draft,
        account: "home".to_owned(),
        folder: "Drafts".to_owned(),
        uid_validity: 0,
        uid: "1.x".to_owned(),
        revision: Some(1),
        digest: [1; 32],
        seen_at: at(1),
        missing_since: None,
    };
    store.add_copy(&copy).unwrap();
    copy.digest = [2; 32];
    store.add_copy(&copy).unwrap();
    assert_eq!(store.draft_copies(draft).unwrap(), [copy.clone()]);
    store.mark_copy_missing(&copy, at(5)).unwrap();
    store.mark_copy_missing(&copy, at(9)).unwrap();
    assert_eq!(
        store.draft_copies(draft).unwrap()[0].missing_since,
        Some(at(5))
    );
    store.remove_copy(&copy).unwrap();
    assert_eq!(store.draft_copies(draft).unwrap(), []);
}

#[test]
fn folder_keeps_its_last_success_beside_an_error() {
    let store = store();
    store
        .set_reached("home", "INBOX", "inbox", Some(at(1)), None)
        .unwrap();
    store
        .set_reached("home", "INBOX", "inbox", None, Some("login refused"))
        .unwrap();
    store.set_uid_next("home", "INBOX", "inbox", 7, 42).unwrap();
    let reached = store.reached().unwrap();
    assert_eq!(reached[0].reached_at, Some(at(1)));
    assert_eq!(reached[0].error.as_deref(), Some("login refused"));
    assert_eq!(
        (reached[0].uid_validity, reached[0].uid_next),
        (Some(7), Some(42))
    );
    store
        .set_reached("home", "INBOX", "inbox", Some(at(2)), None)
        .unwrap();
    assert_eq!(store.reached().unwrap()[0].error, None);
    store.set_meta("run", Some("1")).unwrap();
    store.set_meta("run", None).unwrap();
    assert_eq!(store.meta("run").unwrap(), None);
}

#[test]
fn approved_letter_goes_out_at_most_once() {
    let store = store();
    let game = add_game(&store, "E", "");
    let draft = add_draft(&store, game, "1@x");
    let id = store.queue_outgoing(draft, b"From: x", at(1)).unwrap();
    assert!(
        store
            .queue_outgoing(draft, b"From: x", at(2))
            .unwrap_err()
            .is_duplicate()
    );
    store.start_outgoing(id, at(3)).unwrap();
    assert!(
        store.start_outgoing(id, at(3)).unwrap_err().is_missing(),
        "two at once"
    );
    assert_eq!(
        store.pending_outgoing().unwrap()[0].state,
        OutgoingState::Sending
    );
    store.postpone_outgoing(id, "451 later", at(9)).unwrap();
    let pending = store.pending_outgoing().unwrap();
    assert_eq!((pending[0].tries, pending[0].next_try_at), (1, Some(at(9))));
    assert_eq!(pending[0].answer.as_deref(), Some("451 later"));
    store.start_outgoing(id, at(9)).unwrap();
    store
        .finish_outgoing(id, OutgoingState::Refused, Some("550 no"), at(10))
        .unwrap();
    assert_eq!(store.pending_outgoing().unwrap(), []);
    let second = store.queue_outgoing(draft, b"From: y", at(11)).unwrap();
    store.start_outgoing(second, at(12)).unwrap();
    store
        .finish_outgoing(second, OutgoingState::Sent, None, at(13))
        .unwrap();
    assert!(
        store
            .queue_outgoing(draft, b"From: y", at(14))
            .unwrap_err()
            .is_duplicate()
    );
    let last = store.outgoing_of_draft(draft).unwrap().unwrap();
    assert_eq!(
        (last.id, last.state, last.done_at),
        (second, OutgoingState::Sent, Some(at(13)))
    );
    assert_eq!(last.bytes, b"From: y");
}
