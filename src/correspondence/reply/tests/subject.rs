use super::Scene;
use crate::correspondence::{resend, subject};
use crate::game::{Color, Record};

#[track_caller]
fn check(thread: Option<&'static str>, expected: &str) {
    let scene = Scene {
        subject: thread,
        ..Scene::mockup("en")
    };
    assert_eq!(scene.with(subject), expected);
}

#[test]
fn one_prefix_is_left_of_any_number() {
    check(Some("WS/M/123"), "Re: WS/M/123");
    check(Some("Re: WS/M/123"), "Re: WS/M/123");
    check(
        Some("AW: Re: RE : Antw: SV: VS:Odp: WS/M/123"),
        "Re: WS/M/123",
    );
    check(Some("Re[4]: re(2): Antw.: WS/M/123"), "Re: WS/M/123");
    check(Some("HA: Отв: Réf: our game"), "Re: HA: Отв: Réf: our game");
    check(Some("Réf: Отв: our game: part 2"), "Re: our game: part 2");
    check(Some("Reti: opening"), "Re: Reti: opening");
}

#[test]
fn a_mail_without_a_subject_gets_one() {
    check(None, "Re: WS/M/123 Example - Nowak, 10. ... 7456");
    check(Some(""), "Re: WS/M/123 Example - Nowak, 10. ... 7456");
    check(
        Some("Re: AW:  "),
        "Re: WS/M/123 Example - Nowak, 10. ... 7456",
    );
    let mut scene = Scene {
        subject: None,
        ..Scene::black("en")
    };
    assert_eq!(
        scene.with(subject),
        "Re: WS/M/123 Nowak - Example, 11. 2133"
    );
    scene.game.event = None;
    assert_eq!(scene.with(subject), "Re: Nowak - Example, 11. 2133");
}

#[test]
fn a_letter_that_answers_nothing_has_no_prefix() {
    let mut scene = Scene {
        subject: None,
        received: false,
        ..Scene::mockup("en")
    };
    assert_eq!(
        scene.with(resend).subject,
        "WS/M/123 Example - Nowak, 10. ... 7456"
    );
    scene.game = super::game(Color::White, Record::default(), "");
    assert_eq!(scene.with(subject), "WS/M/123 Example - Nowak");
}

#[test]
fn no_subject_breaks_out_of_its_line() {
    check(
        Some("game\r\nBcc: x@example.org\u{0}\t!\u{202e}"),
        "Re: game Bcc: x@example.org !",
    );
    let scene = Scene {
        subject: Some(LONG),
        ..Scene::mockup("en")
    };
    let text = scene.with(subject);
    assert!(
        text.chars().count() <= 120 && text.starts_with("Re: ééé"),
        "{text}"
    );
}

const LONG: &str = "éééééééééé éééééééééé éééééééééé éééééééééé éééééééééé éééééééééé éééééééééé éééééééééé \
                    éééééééééé éééééééééé éééééééééé éééééééééé éééééééééé";
