use super::*;
use crate::mail::parse;

fn mailbox(name: &str, address: &str) -> Mailbox {
    Mailbox {
        name: name.to_owned(),
        address: address.to_owned(),
    }
}

fn letter() -> Letter {
    Letter {
        from: mailbox("Ann Example", "ann@example.org"),
        to: vec![mailbox("Müller, Jörg", "jorg@example.net")],
        cc: vec![mailbox("", "td@example.com")],
        subject: "Re: WS/M/0387, Zug 12 – Дебют".to_owned(),
        message_id: "ccmail.1@example.org".to_owned(),
        in_reply_to: Some("two@example.net".to_owned()),
        references: vec!["one@example.net".to_owned(), "two@example.net".to_owned()],
        date: DateTime::parse_from_rfc3339("2026-03-12T06:17:05+01:00").unwrap(),
        draft_mark: "12.23".to_owned(),
        body: "Your move: 12. Nf3\nMy move: 12... ♞f6 (=)\n\nГрüße\nAnn\n".to_owned(),
    }
}

#[test]
fn what_is_written_is_read_back() {
    let letter = letter();
    let raw = compose(&letter).unwrap();
    let mail = parse(&raw).unwrap();
    assert_eq!(mail.from, [letter.from]);
    assert_eq!(mail.to, letter.to);
    assert_eq!(mail.cc, letter.cc);
    assert_eq!(mail.subject, letter.subject);
    assert_eq!(mail.message_id.as_deref(), Some("ccmail.1@example.org"));
    assert_eq!(mail.in_reply_to, ["two@example.net"]);
    assert_eq!(mail.references, letter.references);
    assert_eq!(mail.date, Some(letter.date));
    assert_eq!(mail.draft_mark.as_deref(), Some("12.23"));
    assert!(!mail.is_damaged);
    assert_eq!(mail.texts.len(), 1);
    assert_eq!(mail.texts[0].text, letter.body);
}

#[test]
fn lines_end_in_crlf_and_are_short() {
    let mut letter = letter();
    letter.body = format!("a\nb\r\nc\rd\n.\n{}\n", "5254 ".repeat(1_000));
    letter.references = (0..60).map(|n| format!("ccmail.{n}@example.org")).collect();
    let raw = String::from_utf8(compose(&letter).unwrap()).unwrap();
    assert!(!raw.replace("\r\n", "").contains(['\r', '\n']), "{raw:?}");
    assert!(raw.split("\r\n").all(|line| line.len() <= 998), "{raw}");
    assert!(raw.contains("MIME-Version: 1.0\r\n"), "{raw}");
    assert!(!raw.contains("User-Agent"), "{raw}");
    assert!(
        raw.contains("Date: Thu, 12 Mar 2026 06:17:05 +0100\r\n"),
        "{raw}"
    );
    let mail = parse(raw.as_bytes()).unwrap();
    assert_eq!(mail.references, letter.references);
    assert_eq!(
        mail.texts[0].text,
        letter.body.replace("\r\n", "\n").replace('\r', "")
    );
}

#[test]
fn no_header_can_be_smuggled_in() {
    let evil = "x\r\nBcc: eve@example.com\r\n\r\nbody";
    let mut letter = letter();
    letter.subject = evil.to_owned();
    letter.draft_mark = evil.to_owned();
    letter.message_id = evil.to_owned();
    letter.in_reply_to = Some(evil.to_owned());
    letter.references = vec![evil.to_owned()];
    letter.from.name = evil.to_owned();
    let raw = String::from_utf8(compose(&letter).unwrap()).unwrap();
    assert!(!raw.contains("\nBcc"), "{raw}");
    let mail = parse(raw.as_bytes()).unwrap();
    assert_eq!(mail.message_id, None);
    assert_eq!(mail.texts[0].text, letter.body);
}

#[test]
fn an_address_that_is_none_is_refused() {
    for address in [
        "",
        "ann",
        "ann@",
        "a.b.@x y",
        "ann@example.org\r\nBcc: eve@example.com",
    ] {
        let mut letter = letter();
        letter.to = vec![mailbox("Ann", address)];
        assert_eq!(
            compose(&letter),
            Err(ComposeError::Address(address.to_owned()))
        );
    }
    let mut letter = letter();
    letter.to.clear();
    letter.cc.clear();
    assert!(compose(&letter).is_err());
}
