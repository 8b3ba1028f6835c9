mod drafts;
mod faults;
mod games;
mod mails;
mod opening;
mod plans;
mod savepoints;
mod schema;

use chrono::{DateTime, Utc};

use crate::correspondence::{Author, DraftKind, DraftState, OpponentId, Played, Reason, Verdict};
use crate::game::{Color, GameId, GameResult, GameState, Position, Record};
use crate::mail::Automatic;

use super::{
    DraftId, MessageRowId, NewDraft, NewGame, NewMessage, NewReading, ReadingId, ReceivedBy, Store,
};

fn store() -> Store {
    Store::in_memory().unwrap()
}

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_770_000_000 + seconds, 0).unwrap()
}

/// Plays UCI moves from the first position.
fn record(moves: &str) -> Record {
    let mut record = Record::from_position(Position::default());
    for uci in moves.split_whitespace() {
        let mv = record.position().parse_uci(uci).unwrap();
        assert!(record.push(mv), "{uci}");
    }
    record
}

/// The plies that `longer` has after those of `shorter`.
fn plies_after(shorter: &str, longer: &str) -> Vec<Played> {
    let (shorter, longer) = (record(shorter), record(longer));
    let mut plies = Vec::new();
    let mut ply = shorter.next_ply();
    while let Some(mv) = longer.move_at(ply) {
        plies.push(Played { ply, mv });
        ply = ply.next();
    }
    plies
}

fn new_game<'a>(event: &str, white: &str, black: &str, record: &'a Record) -> NewGame<'a> {
    NewGame {
        event: Some(event.to_owned()),
        round: None,
        site: None,
        white: white.to_owned(),
        black: black.to_owned(),
        my_color: Some(Color::White),
        opponent: None,
        my_address: None,
        record,
        state: GameState::Open,
        result: GameResult::Unknown,
        tags: Vec::new(),
        source: None,
        source_text: None,
    }
}

fn add_game(store: &Store, event: &str, moves: &str) -> GameId {
    store
        .add_game(&new_game(
            event,
            "Example, Ann",
            "Müller, Jörg",
            &record(moves),
        ))
        .unwrap()
}

fn add_opponent(store: &Store, name: &str, address: Option<&str>) -> OpponentId {
    store
        .ensure_opponent(name, address, None, None, at(0), "import")
        .unwrap()
}

fn new_message(number: u8) -> NewMessage<'static> {
    NewMessage {
        message_id: None,
        digest: [number; 32],
        words_digest: None,
        author: Author::Opponent,
        from_address: None,
        subject: None,
        account: None,
        received_at: at(i64::from(number)),
        received_by: ReceivedBy::Now,
        date_header: None,
        in_reply_to: None,
        references: &[],
        auth: None,
        automatic: Automatic::No,
        reader_version: 1,
        handled_at: at(i64::from(number)),
        own_text: None,
    }
}

fn add_message(store: &Store, number: u8) -> MessageRowId {
    store.add_message(&new_message(number)).unwrap()
}

fn new_reading(
    message: MessageRowId,
    game: Option<GameId>,
    verdict: Verdict,
) -> NewReading<'static> {
    NewReading {
        message,
        game,
        verdict,
        said: "{}",
        source: "a.eml",
        judged_at: at(100),
        replaces: None,
    }
}

fn add_held(store: &Store, message: MessageRowId, game: Option<GameId>) -> ReadingId {
    store
        .add_reading(&new_reading(message, game, Verdict::Held(Reason::Illegal)))
        .unwrap()
}

fn new_draft(game: Option<GameId>, answers: Option<ReadingId>, message_id: &str) -> NewDraft {
    NewDraft {
        game,
        kind: DraftKind::Reply,
        state: DraftState::NeedsMove,
        answers,
        answers_ply: None,
        account: "home".to_owned(),
        from: "ann@example.org".to_owned(),
        to: "jorg@example.net".to_owned(),
        cc: None,
        subject: "Re: game".to_owned(),
        body: "Dear Jörg,\n".to_owned(),
        mv: None,
        draw_offer: false,
        message_id: message_id.to_owned(),
        in_reply_to: None,
        references: Vec::new(),
        created_at: at(200),
    }
}

fn add_draft(store: &Store, game: GameId, message_id: &str) -> DraftId {
    store
        .add_draft(&new_draft(Some(game), None, message_id))
        .unwrap()
}
