use crate::game::GameState;
use crate::store::{Store, status};

use super::{add_game, new_game, record};

const OPEN_DRAFTS: &str =
    "SELECT * FROM draft WHERE state NOT IN ('sent', 'discarded', 'withdrawn') ORDER BY id";
const HELD: &str = "SELECT reading.id FROM reading JOIN message ON message.id = reading.message_id
    WHERE verdict = 'held' AND resolved_at IS NULL ORDER BY received_at, reading.id";

/// A store with many past games and few in play.
fn full_store() -> Store {
    let store = Store::in_memory().unwrap();
    let moves = record("e2e4 e7e5");
    let mut game = new_game("Past", "A", "B", &moves);
    game.state = GameState::Finished;
    store.batch_begin().unwrap();
    for number in 0..2_000 {
        game.event = Some(format!("Past {}", number / 10));
        store.add_game(&game).unwrap();
    }
    add_game(&store, "E", "e2e4");
    store.batch_commit().unwrap();
    store
}

/// Every loop over a whole table or index in the plan of a statement.
fn scans(store: &Store, sql: &str) -> Vec<String> {
    let mut statement = store
        .conn
        .prepare(&format!("EXPLAIN QUERY PLAN {sql}"))
        .unwrap();
    let mut rows = statement.raw_query();
    let mut found = Vec::new();
    while let Some(row) = rows.next().unwrap() {
        let step: String = row.get("detail").unwrap();
        if step.starts_with("SCAN") && step != "SCAN CONSTANT ROW" {
            found.push(step);
        }
    }
    found
}

#[test]
fn status_goes_over_what_is_open_only() {
    let store = full_store();
    for analyzed in [false, true] {
        if analyzed {
            store.conn.execute_batch("ANALYZE").unwrap();
        }
        for (sql, index) in [
            (status::GAMES, "game_open"),
            (status::DRAFTS, "draft_open"),
            (status::HELD, "reading_held"),
            (status::OFFERS, "offer_open"),
            (OPEN_DRAFTS, "draft_open"),
            (HELD, "reading_held"),
        ] {
            let scans = scans(&store, sql);
            assert!(
                scans.iter().all(|step| step.contains(index)),
                "{sql}\n{scans:?}"
            );
        }
        let scans = scans(&store, status::COUNTS);
        assert!(
            scans
                .iter()
                .all(|step| step.contains("reading_held") || step.contains("draft_open")),
            "{scans:?}"
        );
    }
    assert_eq!(store.status_rows().unwrap().len(), 1);
    let row = &store.status_rows().unwrap()[0];
    assert_eq!(row.n_plies(), 1);
    assert_eq!(row.record().unwrap(), record("e2e4"));
}

#[test]
fn what_each_mail_asks_for_is_found_by_an_index() {
    let store = full_store();
    let asked = [
        "SELECT id FROM message WHERE digest = ?1",
        "SELECT id FROM message WHERE message_id = ?1",
        "SELECT opponent_id FROM address WHERE address = ?1 AND opponent_id IS NOT NULL",
        "SELECT address FROM address WHERE opponent_id = ?1 AND role <> 'mine'",
        "SELECT id FROM game WHERE opponent_id = ?1 AND state = ?2",
        "SELECT id FROM game WHERE moves_hash = ?1",
        "SELECT id FROM reading WHERE message_id = ?1",
        "SELECT id FROM reading WHERE game_id = ?1",
        "SELECT id FROM reading WHERE replaces = ?1",
        "SELECT id FROM transmission WHERE game_id = ?1",
        "SELECT id FROM transmission WHERE corrects = ?1",
        "SELECT id FROM draft WHERE answers = ?1 AND state NOT IN ('discarded', 'withdrawn')",
        "SELECT id FROM draft WHERE game_id = ?1",
        "SELECT uid FROM draft_copy WHERE draft_id = ?1",
        "SELECT uid FROM place WHERE account = ?1 AND folder = ?2",
    ];
    for sql in asked {
        assert_eq!(scans(&store, sql), Vec::<String>::new(), "{sql}");
    }
}
