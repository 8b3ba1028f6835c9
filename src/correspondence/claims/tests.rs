use chrono::NaiveDate;
use proptest::prelude::*;

use super::super::phrases::fold;
use super::months::{MONTHS, months_named};
use super::{ClaimContext, ClaimReader, Claims, DateOrder, claim_in};
use crate::game::Color;

fn day(month: u32, day: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(2026, month, day)
}

fn context(order: DateOrder) -> ClaimContext<'static> {
    ClaimContext {
        today: NaiveDate::from_ymd_opt(2026, 3, 16).unwrap_or_default(),
        order,
        writer: "Livia Kirchquell",
        color: Some(Color::White),
    }
}

fn read(text: &str, order: DateOrder) -> Claims {
    let mut reader = ClaimReader::new(context(order));
    for line in text.lines() {
        let ranges = reader.read_line(line);
        for range in &ranges {
            assert!(line.get(range.clone()).is_some(), "{line}: {range:?}");
        }
    }
    reader.finish()
}

/// Months and days of receipt and answer, days, total.
type Expected = (
    Option<(u32, u32)>,
    Option<(u32, u32)>,
    Option<u32>,
    Option<u32>,
);

#[track_caller]
fn check_in(order: DateOrder, text: &str, (received, replied, days, total): Expected) {
    let claims = Claims {
        received: received.and_then(|(month, of)| day(month, of)),
        replied: replied.and_then(|(month, of)| day(month, of)),
        days,
        total,
    };
    assert_eq!(read(text, order), claims, "{text}");
}

#[track_caller]
fn check(text: &str, expected: Expected) {
    check_in(DateOrder::Unknown, text, expected);
}

#[test]
fn dates_in_all_shapes() {
    for text in [
        "14.03.2026",
        "14.3.2026",
        "14. 3. 2026",
        "2026/3/14",
        "2026-03-14",
        "2026.03.14.",
        "14-Mar-2026",
        "14-Mar-26",
        "14 March 2026",
        "March 14, 2026",
        "March 14th, 2026",
        "the 14th of March 2026",
        "14.3.",
        "14.3.26",
        "14 mars 2026",
        "14. März 2026",
        "14 de marzo de 2026",
        "14 marzo 2026",
        "14 de março de 2026",
        "14 maart 2026",
        "14 mars",
        "14. marts 2026",
        "14. maaliskuuta 2026",
        "2026. március 14.",
        "14 марта 2026 г.",
        "14 березня 2026",
        "14 marca 2026",
        "14. března 2026",
        "14. marca 2026",
        "14 martie 2026",
        "14 Μαρτίου 2026",
        "14 Mart 2026",
        "14. marta 2026",
        "14. ožujka 2026",
        "14 de març de 2026",
        "3/14/2026",
        "03.14.2026",
        "Sat, 14 Mar 2026",
    ] {
        check(
            &format!("Received: {text}"),
            (Some((3, 14)), None, None, None),
        );
        check(
            &format!("Received: {text}\nReplied: {text}"),
            (Some((3, 14)), Some((3, 14)), None, None),
        );
    }
}

#[test]
fn labels_in_all_languages() {
    for text in [
        "Received: 14.03.2026\nAnswered: 16.03.2026",
        "erhalten am 14.3.2026\nbeantwortet am 16.3.2026",
        "Reçu le 14.03.2026\nRépondu le 16.03.2026",
        "Recibido: 14.03.2026\nRespondido: 16.03.2026",
        "Ricevuto: 14.03.2026\nRisposto: 16.03.2026",
        "Recebido: 14.03.2026\nRespondido: 16.03.2026",
        "Ontvangen: 14.03.2026\nBeantwoord: 16.03.2026",
        "Mottaget: 14.03.2026\nBesvarat: 16.03.2026",
        "Modtaget: 14.03.2026\nBesvaret: 16.03.2026",
        "Mottatt: 14.03.2026\nBesvart: 16.03.2026",
        "Saapunut: 14.03.2026\nVastattu: 16.03.2026",
        "Érkezett: 14.03.2026\nVálasz: 16.03.2026",
        "Получено: 14.03.2026\nОтправлено: 16.03.2026",
        "Отримано: 14.03.2026\nНадіслано: 16.03.2026",
        "Otrzymano: 14.03.2026\nOdpowiedź: 16.03.2026",
        "Obdrženo: 14.03.2026\nOdesláno: 16.03.2026",
        "Prijaté: 14.03.2026\nOdoslané: 16.03.2026",
        "Primit: 14.03.2026\nRăspuns: 16.03.2026",
        "Ελήφθη: 14.03.2026\nΑπαντήθηκε: 16.03.2026",
        "Alındı: 14.03.2026\nCevaplandı: 16.03.2026",
        "Primljeno: 14.03.2026\nOdgovoreno: 16.03.2026",
        "Rebut: 14.03.2026\nContestat: 16.03.2026",
        "reçu le 14.3., répondu le 16.3.",
        "12. Nf3 erh. 14.3.  Nf6 beantw. 16.3.",
        "Ваш ход: 35. Лf1   получен 14 марта 2026\nМой ход: 35. ... Фе3+   отправлен 16 марта 2026",
        "You sent on March 14, 2026; I received on March 14, 2026 and I answered on March 16, 2026.",
        "Sent: 2026/3/14\nReceived: 2026/3/14\nReplied: 2026/3/16",
        "You sent on 2026/3/13; I received on 2026/3/14 and I answered on\n2026/3/16.",
    ] {
        check(text, (Some((3, 14)), Some((3, 16)), None, None));
    }
}

#[test]
fn days_and_totals() {
    for text in [
        "Bedenkzeit: 2/16",
        "BZ: 2/16",
        "Days used: 2  Total: 16",
        "Time used: 2/16",
        "Livia Kirchquell time usage: 2/16\nAnn Example time usage: 5/9",
        "Ann Example time usage: 5/9\nLivia Kirchquell time usage: 2/16",
        "Затрачено: 2, всего 16",
        "Tiempo de reflexión: 2/16",
        "White used +2 days which totals 16 of 30 allowed days to reach move 20.\nBlack used +5 days which totals 9 of 30 allowed days to reach move 20.",
        "Temps de réflexion : 2 (16)",
        "Düşünme süresi: 2/16",
        "Χρόνος σκέψης: 2/16",
        "Čas na rozmyšlenou: 2/16",
        "Czas do namysłu: 2/16",
        "Время на обдумывание: 2/16",
        "Час на обмірковування: 2/16",
        "Miettimisaika: 2/16",
        "Gondolkodási idő: 2/16",
        "Betänketid: 2/16",
        "Betænkningstid: 2/16",
        "Betenkningstid: 2/16",
        "Bedenktijd: 2/16",
        "Tempo di riflessione: 2/16",
        "Tempo de reflexão: 2/16",
        "Timp de gândire: 2/16",
        "Vreme za razmišljanje: 2/16",
        "Temps de reflexió: 2/16",
        "White used +2 days which totals 16 of 30 allowed days to reach\nmove 20.",
    ] {
        check(text, (None, None, Some(2), Some(16)));
    }
}

#[test]
fn order_of_day_and_month() {
    check(
        "Received: 03.08.2026\nReplied: 03.12.2026",
        (Some((3, 8)), Some((3, 12)), None, None),
    );
    check(
        "Received: 08.03.2026\nReplied: 12.03.2026",
        (Some((3, 8)), Some((3, 12)), None, None),
    );
    check(
        "Received: 03.10.2026\nReplied: 03.14.2026",
        (Some((3, 10)), Some((3, 14)), None, None),
    );
    check("Received: 03.03.2026", (Some((3, 3)), None, None, None));
    // The 2nd of March or the 3rd of February.
    check("Received: 02.03.2026", (None, None, None, None));
    check_in(
        DateOrder::MonthFirst,
        "Received: 02.03.2026",
        (Some((2, 3)), None, None, None),
    );
    check(
        "Received: 02.03.2026\nReplied: 03.03.2026\nDays used: 1",
        (Some((3, 2)), Some((3, 3)), Some(1), None),
    );
}

#[test]
fn tables() {
    check(
        "No | White   | Black   | sent       | received   | replied    | days | total\n\
         13 | Cb5     | c6      | 02.13.2026 | 02.13.2026 | 02.15.2026 |    2 |    12\n\
         14 | cxd5    | Tac8    | 03.12.2026 | 03.12.2026 | 03.15.2026 |    3 |    14",
        (Some((3, 12)), Some((3, 15)), Some(3), Some(14)),
    );
}

#[test]
fn no_claims() {
    for text in [
        "12. Nf3 Nf6",
        "5254 5755",
        "I have received your move and will answer next week.",
        "Entschuldige die Verspätung, ich war bis zum 14.3. verreist.",
        "1. 42-44     78-66     14.09.2025",
        "Phone 713-555-3233",
        "Your time used: 3/17",
        "",
        "\u{301}",
        "Last time 12. Nf3",
        "The game so far:\n1 e4 e5",
        "Meine Antwort: 12.11 13",
        "Meine Antwort: 3.12-14",
        "Ma réponse : 3.12 14",
    ] {
        check(text, (None, None, None, None));
    }
    assert_eq!(claim_in("12. Nf3", context(DateOrder::Unknown)), None);
    assert!(claim_in("BZ: 1/13", context(DateOrder::Unknown)).is_some());
}

#[track_caller]
fn check_ranges(line: &str, expected: &[&str]) {
    let ranges = ClaimReader::new(context(DateOrder::Unknown)).read_line(line);
    let texts: Vec<&str> = ranges
        .into_iter()
        .filter_map(|range| line.get(range))
        .collect();
    assert_eq!(texts, expected, "{line}");
}

#[test]
fn understood_ranges() {
    check_ranges("34. Rxc5  erh. 12.3.", &["erh. 12.3."]);
    check_ranges(
        "34... Rb2+ beantw. 13.3. BZ: 1/13",
        &["beantw. 13.3. BZ: 1/13"],
    );
    check_ranges("Days used: 2  Total: 5", &["Days used: 2  Total: 5"]);
    check_ranges(
        "White used +5 days which totals 12 of 30 allowed days to reach move 20.",
        &["used +5 days which totals 12 of 30 allowed days to reach move 20"],
    );
    check_ranges("1. 42-44     78-66     14.09.2025", &["14.09.2025"]);
    check_ranges("12. 5254 5755", &[]);
    check_ranges("Moj odgovor: 12... Nc6", &[]);
    check_ranges("Your move (12. Nf3) received, my move: 12... Nc6", &[]);
    check_ranges("received 12.3., my move: 12... Nc6", &["received 12.3."]);
}

#[test]
fn rows_of_months_are_complete() {
    for row in MONTHS {
        let months: Vec<&str> = row.split(',').collect();
        assert_eq!(months.len(), 12, "{row}");
        for (month, forms) in (1..).zip(months) {
            for form in forms.split('/') {
                assert!(months_named(&fold(form.trim())).contains(&month), "{form}");
            }
        }
    }
    assert!(months_named("jui").is_empty());
}

proptest! {
    #[test]
    fn nothing_panics(lines in proptest::collection::vec("\\PC{0,60}|[0-9./ |:-]{0,40}(received|sent|BZ|days|March|total)[0-9./ |:(-]{0,40}", 0..6)) {
        let mut reader = ClaimReader::new(context(DateOrder::Unknown));
        for line in &lines {
            let mut end = 0;
            for range in reader.read_line(line) {
                prop_assert!(range.start >= end && range.start < range.end);
                prop_assert!(line.get(range.clone()).is_some());
                end = range.end;
            }
        }
        let _ = reader.finish();
    }
}
