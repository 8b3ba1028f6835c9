use super::{write_score, write_score_table};
use crate::game::{Position, Record, Variant};
use crate::notation::{Language, Languages, Notation, PgnReader};

fn record(text: &str) -> Record {
    PgnReader::new(text, Languages::ENGLISH)
        .next()
        .expect("a game")
        .expect("readable")
        .record
}

const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 \
                    8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 *";

#[test]
fn the_table_stands_as_in_a_draft() {
    assert_eq!(
        write_score_table(&record(GAME), Notation::Numeric),
        " 1. 5254 5755   2. 7163 2836   3. 6125 1716   4. 2536 4736\n \
          5. 5171 6766   6. 4244 5544   7. 6344 3635   8. 4423 4841\n \
          9. 6141 3874  10. 6263 7456"
    );
}

#[test]
fn a_score_has_short_lines() {
    let text = write_score(&record(GAME), Notation::Algebraic(Language::ENGLISH));
    assert!(text.starts_with("1. e4 e5 2. Nf3 Nc6"));
    assert!(text.lines().all(|line| line.len() < 72), "{text}");
}

#[test]
fn black_may_begin() {
    let start =
        Position::from_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 7", Variant::Standard).expect("a position");
    let mut record = Record::from_position(start);
    for uci in ["e8e7", "e1e2"] {
        let mv = record.position().parse_uci(uci).expect("legal");
        assert!(record.push(mv));
    }
    assert_eq!(write_score(&record, Notation::SAN), "7... Ke7 8. Ke2");
    assert_eq!(
        write_score_table(&record, Notation::Numeric),
        " 7. ... 5857   8. 5152"
    );
    assert_eq!(write_score(&Record::default(), Notation::SAN), "");
}
