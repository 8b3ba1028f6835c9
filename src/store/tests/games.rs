use crate::correspondence::Author;
use crate::game::{Color, GameId, GameResult, GameState, Ply, Position, Record, Variant};
use crate::store::{
    AddressRole, ConditionalState, GameLookup, NewConditional, NewCorrection, NewOffer,
    NewTransmission, OfferKind, OfferState, Store, moves_hash,
};

use super::{add_game, add_opponent, at, new_game, plies_after, record, store};

#[test]
fn game_comes_back_as_it_was_stored() {
    let store = store();
    let record = record("e2e4 e7e5 g1f3");
    let opponent = add_opponent(&store, "Müller, Jörg", Some("Jorg@Example.NET"));
    let mut new = new_game("WS/M/123", "Example, Ann", "Müller, Jörg", &record);
    new.round = Some("2".to_owned());
    new.opponent = Some(opponent);
    new.my_address = Some("Ann@example.org".to_owned());
    new.tags = vec![
        ("B".to_owned(), "1".to_owned()),
        ("A".to_owned(), "2".to_owned()),
    ];
    let id = store.add_game(&new).unwrap();
    let stored = store.game(id).unwrap().unwrap();
    assert_eq!(stored.game.event.as_deref(), Some("WS/M/123"));
    assert_eq!(stored.game.round.as_deref(), Some("2"));
    assert_eq!(stored.game.record, record);
    assert_eq!(stored.game.state, GameState::Open);
    assert!(stored.is_mine);
    assert_eq!(stored.opponent, Some(opponent));
    assert_eq!(stored.my_address.as_deref(), Some("ann@example.org"));
    assert_eq!(stored.tags, new.tags);
    assert_eq!(store.open_games().unwrap()[0].n_plies, 3);
    assert_eq!(store.open_games_of(opponent).unwrap(), [id]);
    store
        .set_result(
            id,
            GameState::Finished,
            GameResult::WhiteWins,
            at(0).date_naive().into(),
        )
        .unwrap();
    let finished = store.finished_games_of(opponent).unwrap();
    assert_eq!(finished.first().map(|(game, _)| *game), Some(id));
    assert!(store.open_games().unwrap().is_empty());
    let stored = store.game(id).unwrap().unwrap();
    assert_eq!(stored.game.result, GameResult::WhiteWins);
    assert_eq!(stored.ended_on, Some(at(0).date_naive()));
    assert!(store.game(GameId(99)).unwrap().is_none());
}

#[test]
fn chess960_game_comes_back_with_its_first_position() {
    let store = store();
    let fen = "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1";
    let start = Position::from_fen(fen, Variant::Chess960).unwrap();
    let mut record = Record::from_position(start);
    let mv = record.position().parse_uci("c2c4").unwrap();
    assert!(record.push(mv));
    let id = store.add_game(&new_game("E", "A", "B", &record)).unwrap();
    assert_eq!(store.game(id).unwrap().unwrap().game.record, record);
}

#[test]
fn game_of_others_is_not_mine() {
    let store = store();
    let record = record("e2e4");
    let mut new = new_game("E", "A", "B", &record);
    new.my_color = None;
    let id = store.add_game(&new).unwrap();
    assert!(!store.game(id).unwrap().unwrap().is_mine);
    assert!(store.open_games().unwrap().is_empty());
}

#[test]
fn plies_that_do_not_fit_are_refused_and_nothing_is_changed() {
    let store = store();
    let game = add_game(&store, "E", "e2e4");
    store
        .append_plies(game, &plies_after("e2e4", "e2e4 e7e5 g1f3"))
        .unwrap();
    let refused = [
        plies_after("", "e2e4"),
        plies_after("e2e4 e7e5 g1f3 b8c6", "e2e4 e7e5 g1f3 b8c6 f1b5"),
        {
            // A bishop's move that is legal only where the knight has not moved.
            let mut plies = plies_after("e2e4 e7e5 g1f3", "e2e4 e7e5 g1f3 b8c6");
            plies.extend(plies_after(
                "e2e4 e7e5 g1h3 b8c6",
                "e2e4 e7e5 g1h3 b8c6 d1f3",
            ));
            plies
        },
    ];
    for plies in refused {
        let error = store.append_plies(game, &plies).unwrap_err();
        assert!(error.is_refused_move(), "{error}");
        assert_eq!(store.game(game).unwrap().unwrap().game.record.n_plies(), 3);
    }
    assert!(
        store
            .append_plies(GameId(99), &[])
            .unwrap_err()
            .is_missing()
    );
}

#[test]
fn longer_record_replaces_only_what_it_continues() {
    let store = store();
    let game = add_game(&store, "E", "e2e4 e7e5");
    store
        .replace_moves(game, &record("e2e4 e7e5 g1f3"))
        .unwrap();
    for other in ["e2e4", "e2e4 c7c5 g1f3 d7d6"] {
        assert!(
            store
                .replace_moves(game, &record(other))
                .unwrap_err()
                .is_refused_move()
        );
    }
    assert_eq!(
        store.game(game).unwrap().unwrap().game.record,
        record("e2e4 e7e5 g1f3")
    );
}

#[test]
fn correction_keeps_the_old_tail() {
    let store = store();
    let game = add_game(&store, "E", "e2e4 e7e5 g1f3 b8c6");
    let corrected = record("e2e4 e7e5 f1c4");
    store
        .correct_moves(&NewCorrection {
            game,
            record: &corrected,
            decided_by: "user",
            because: "a slip of the pen",
            message: None,
            at: at(5),
        })
        .unwrap();
    assert_eq!(store.game(game).unwrap().unwrap().game.record, corrected);
    let corrections = store.corrections(game).unwrap();
    let [correction] = corrections.as_slice() else {
        panic!("{corrections:?}")
    };
    assert_eq!(correction.from_ply, Ply(3));
    assert_eq!((correction.n_old_plies, correction.n_new_plies), (2, 1));
    let before = record("e2e4 e7e5").position().clone();
    let old = Record::decode(before, &correction.old_tail).unwrap();
    assert_eq!(old.moves(), &record("e2e4 e7e5 g1f3 b8c6").moves()[2..]);
    assert_eq!(correction.at, at(5));
    let sum = store
        .same_game(&new_game("E", "Example, Ann", "Müller, Jörg", &corrected))
        .unwrap();
    assert_eq!(sum, Some(game), "the hash follows the moves");
}

#[track_caller]
fn check(store: &Store, text: &str, expected: &str) {
    let found = match store.game_by_text(text).unwrap() {
        GameLookup::One(id) => format!("{id}"),
        GameLookup::None => "none".to_owned(),
        GameLookup::Several(ids) => ids
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" "),
    };
    assert_eq!(found, expected, "{text}");
}

#[test]
fn game_is_found_by_number_event_or_part_of_a_name() {
    let store = store();
    let moves = record("e2e4");
    let add = |event: &str, white: &str, black: &str, state| {
        let mut game = new_game(event, white, black, &moves);
        game.state = state;
        store.add_game(&game).unwrap();
    };
    add("WS/M/123", "Example, Ann", "Müller, Jörg", GameState::Open);
    add("WS/M/12", "Example, Ann", "Šarić, Ivan", GameState::Open);
    add("WS/M/12", "Dupont, Jean", "Example, Ann", GameState::Open);
    add(
        "Old cup",
        "Dupont, Jean",
        "Durand, Luc",
        GameState::Finished,
    );
    add(
        "Old cup 2",
        "Petit, Paul",
        "Durand, Luc",
        GameState::Finished,
    );
    check(&store, "1", "1");
    check(&store, "123", "1");
    check(&store, "ws/m/123", "1");
    check(&store, "WS/M/12", "2 3");
    check(&store, "MÜLLER", "1");
    check(&store, "šarić", "2");
    check(&store, "example", "1 2 3");
    check(&store, "dupont", "3");
    check(&store, "old cup", "4");
    check(&store, "petit", "5");
    check(&store, "durand", "4 5");
    check(&store, "nobody", "none");
    check(&store, " ", "none");
}

#[test]
fn same_game_is_found_by_its_moves_and_names() {
    let store = store();
    let (moves, other) = (record("e2e4 e7e5"), record("e2e4 e7e6"));
    let new = new_game("E", "A", "B", &moves);
    let id = store.add_game(&new).unwrap();
    assert_eq!(store.same_game(&new).unwrap(), Some(id));
    assert_eq!(
        store.same_game(&new_game("E", "A", "C", &moves)).unwrap(),
        None
    );
    assert_eq!(
        store.same_game(&new_game("F", "A", "B", &moves)).unwrap(),
        None
    );
    assert_eq!(
        store.same_game(&new_game("E", "A", "B", &other)).unwrap(),
        None
    );
    assert_ne!(moves_hash(&moves), moves_hash(&other));
    assert_eq!(
        store.same_in_play(Some("E"), None, "A", "B").unwrap(),
        Some(id)
    );
    assert_eq!(
        store.same_in_play(Some("E"), Some("1"), "A", "B").unwrap(),
        None
    );
    assert_eq!(store.same_in_play(None, None, "A", "B").unwrap(), None);
}

#[test]
fn number_of_a_game_is_never_given_twice() {
    let store = store();
    let first = add_game(&store, "E", "e2e4");
    store
        .conn
        .execute("DELETE FROM game WHERE id = ?1", [first.0])
        .unwrap();
    assert!(add_game(&store, "E", "e2e4") > first);
}

#[test]
fn opponent_is_known_by_his_addresses() {
    let store = store();
    let first = add_opponent(&store, "Müller, Jörg", None);
    assert_eq!(add_opponent(&store, "Müller, Jörg", None), first);
    assert_eq!(
        add_opponent(&store, "Müller, Jörg", Some("J@X.org")),
        first,
        "he had no address"
    );
    let second = add_opponent(&store, "Müller, Jörg", Some("other@x.org"));
    assert_ne!(second, first, "another address is another man of the name");
    assert_eq!(add_opponent(&store, "J. Müller", Some("j@x.org")), first);
    store
        .add_address(first, "Work@X.org", "held accept", at(1))
        .unwrap();
    assert_eq!(
        store.opponent_by_address("work@x.ORG").unwrap(),
        Some(first)
    );
    assert_eq!(
        store.role_of_address("WORK@x.org").unwrap(),
        Some(AddressRole::Player)
    );
    assert_eq!(store.role_of_address("unknown@x.org").unwrap(), None);
    assert!(
        store
            .add_address(second, "work@x.org", "held accept", at(1))
            .is_err()
    );
    store
        .set_address_role("td@x.org", AddressRole::Director, "config", at(1))
        .unwrap();
    let director = add_opponent(&store, "Director", Some("td@x.org"));
    assert_eq!(
        store.role_of_address("td@x.org").unwrap(),
        Some(AddressRole::Director)
    );
    assert_eq!(
        store.opponent_by_address("td@x.org").unwrap(),
        Some(director)
    );
    let correspondent = store.correspondent(first).unwrap();
    assert_eq!(correspondent.name, "Müller, Jörg");
    assert_eq!(correspondent.addresses, ["j@x.org", "work@x.org"]);
}

#[test]
fn what_is_learnt_is_kept_with_the_message_that_taught_it() {
    let store = store();
    let id = add_opponent(&store, "A", None);
    let message = super::add_message(&store, 1);
    store.learn(id, "language", "fr", Some(message)).unwrap();
    store.learn(id, "pet", "a \"cat\"", None).unwrap();
    store
        .ensure_opponent("A", None, Some("de"), None, at(0), "import")
        .unwrap();
    assert_eq!(
        store.correspondent(id).unwrap().language.as_deref(),
        Some("fr")
    );
    let learnt = store.learnt(id).unwrap();
    assert_eq!(learnt["language"]["message"], message.0);
    assert_eq!(learnt["pet"]["value"], "a \"cat\"");
}

#[test]
fn dates_offers_and_if_lines_come_back() {
    let store = store();
    let game = add_game(&store, "E", "e2e4 e7e5");
    let mut new = NewTransmission::of(game, Ply(2));
    new.replied_on = Some(at(0).date_naive());
    new.days = Some(3);
    new.claimed = Some(r#"{"days": 3}"#);
    let first = store.add_transmission(&new).unwrap();
    new.days = Some(2);
    new.corrects = Some(first);
    store.add_transmission(&new).unwrap();
    let transmissions = store.transmissions(game).unwrap();
    assert_eq!(
        transmissions.iter().map(|row| row.days).collect::<Vec<_>>(),
        [Some(2)]
    );
    assert_eq!(transmissions[0].replied_on, Some(at(0).date_naive()));

    let offer = NewOffer {
        game,
        author: Author::Opponent,
        kind: OfferKind::Draw,
        ply: Ply(2),
        message: None,
        state: OfferState::Open,
    };
    let id = store.add_offer(&offer).unwrap();
    assert_eq!(store.open_offers(game).unwrap()[0].id, id);
    assert_eq!(
        store.status_rows().unwrap()[0].offers,
        [(Author::Opponent, OfferKind::Draw)]
    );
    store
        .set_offer_state(id, OfferState::Declined, at(9))
        .unwrap();
    assert!(store.open_offers(game).unwrap().is_empty());
    assert_eq!(store.offers(game).unwrap()[0].decided_at, Some(at(9)));

    let line = record("e2e4 e7e5 g1f3 b8c6");
    let mut new = NewConditional {
        game,
        author: Author::Opponent,
        after_plies: 2,
        line: &line.moves()[2..],
        message: None,
        state: ConditionalState::Open,
    };
    let id = store.add_conditional(&new).unwrap();
    new.after_plies = 1;
    assert!(store.add_conditional(&new).unwrap_err().is_refused_move());
    store
        .set_conditional_state(id, ConditionalState::Void)
        .unwrap();
    let lines = store.conditionals(game).unwrap();
    assert_eq!(lines[0].line.as_ref().unwrap().moves(), &line.moves()[2..]);
    assert_eq!(lines[0].state, ConditionalState::Void);
}

#[test]
fn color_of_the_user_is_kept() {
    let store = store();
    let record = record("");
    for color in [Color::White, Color::Black] {
        let mut new = new_game("E", "A", "B", &record);
        new.my_color = Some(color);
        let id = store.add_game(&new).unwrap();
        assert_eq!(store.game(id).unwrap().unwrap().game.my_color, color);
    }
}
