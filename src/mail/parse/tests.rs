use std::fmt::Write as _;
use std::path::Path;

use proptest::prelude::*;

use super::*;
use crate::mail::{LineKind, MailText, Mailbox, split_body};

/// Renders what is not empty, a line for each, then the texts with `o`, `q`, `s` before each line.
fn render(mail: &Mail) -> String {
    let mut out = String::new();
    let mut field = |name: &str, value: String| {
        if !value.is_empty() {
            writeln!(out, "{name}: {value}").unwrap();
        }
    };
    field("message_id", mail.message_id.clone().unwrap_or_default());
    field("in_reply_to", mail.in_reply_to.join(" | "));
    field("references", mail.references.join(" | "));
    field("subject", mail.subject.clone());
    field("from", mailboxes(&mail.from));
    field("reply_to", mailboxes(&mail.reply_to));
    field("to", mailboxes(&mail.to));
    field("cc", mailboxes(&mail.cc));
    field("delivered_to", mail.delivered_to.join(" | "));
    field(
        "date",
        mail.date.map(|date| date.to_rfc3339()).unwrap_or_default(),
    );
    for (host, at) in &mail.received {
        field(
            "received",
            format!(
                "{host} {}",
                at.map(|at| at.to_rfc3339()).unwrap_or_default()
            ),
        );
    }
    for auth in &mail.auth {
        field(
            "auth",
            format!(
                "{} {:?} {:?} {:?}",
                auth.authserv_id, auth.dmarc, auth.spf, auth.dkim
            ),
        );
    }
    if mail.automatic != Automatic::No {
        field("automatic", format!("{:?}", mail.automatic));
    }
    field("bounced_ids", mail.bounced_ids.join(" | "));
    field("draft_mark", mail.draft_mark.clone().unwrap_or_default());
    field("unread_parts", mail.unread_parts.join(" | "));
    if mail.is_damaged {
        field("is_damaged", "yes".to_owned());
    }
    for text in &mail.texts {
        out.push_str(&text_lines(text));
    }
    out
}

fn mailboxes(mailboxes: &[Mailbox]) -> String {
    let all: Vec<String> = mailboxes
        .iter()
        .map(|one| format!("{:?} <{}>", one.name, one.address))
        .collect();
    all.join(" | ")
}

fn text_lines(text: &MailText) -> String {
    let alternative = if text.is_alternative {
        ", alternative"
    } else {
        ""
    };
    let mut out = format!("--- {:?}{alternative}\n", text.kind);
    for line in split_body(&text.text, &[]).lines {
        let kind = match line.kind {
            LineKind::Own => 'o',
            LineKind::Quoted => 'q',
            LineKind::Signature => 's',
        };
        out.push_str(format!("{kind} {}", line.text).trim_end());
        out.push('\n');
    }
    out
}

/// Every `NAME.eml` of the corpus against `NAME.txt`, with LF and with CRLF.
/// `CCMAIL_BLESS=1` writes what came out, to be read before it is committed.
#[test]
fn the_corpus_is_read_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/mail");
    let mut differences = Vec::new();
    let mut n_read = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "eml") {
            continue;
        }
        n_read += 1;
        let raw = std::fs::read(&path).unwrap();
        let lf: Vec<u8> = raw.iter().copied().filter(|&byte| byte != b'\r').collect();
        let crlf: Vec<u8> = lf
            .iter()
            .flat_map(|&byte| {
                if byte == b'\n' {
                    vec![b'\r', b'\n']
                } else {
                    vec![byte]
                }
            })
            .collect();
        let recorded = path.with_extension("txt");
        let actual = render(&parse(&lf).unwrap());
        if std::env::var_os("CCMAIL_BLESS").is_some() {
            std::fs::write(&recorded, &actual).unwrap();
        }
        let expected = std::fs::read_to_string(&recorded).unwrap_or_default();
        if actual != expected {
            differences.push(format!("{path:?}:\n{actual}"));
        }
        let with_crlf = render(&parse(&crlf).unwrap());
        if with_crlf != expected {
            differences.push(format!("{path:?} with CRLF:\n{with_crlf}"));
        }
    }
    assert!(n_read > 20, "only {n_read} mails in the corpus");
    assert!(
        differences.is_empty(),
        "{}\n(CCMAIL_BLESS=1 records what came out)",
        differences.join("\n")
    );
}

#[test]
fn what_is_no_mail_is_unreadable() {
    let garbage: &[&[u8]] = &[
        b"",
        b"\n\n\n",
        b"\0\0\0",
        b"hello",
        b"Moves: 1. e4\n\nbody",
        b"\xef\xbb\xbf",
        b"From ann Thu Mar 12 06:17:00 2026\n",
        &[0xff; 1000],
    ];
    for raw in garbage {
        assert_eq!(
            parse(raw).err(),
            Some(ParseMailError::Unreadable),
            "{raw:?}"
        );
    }
}

#[test]
fn a_mail_over_the_limit_is_not_looked_into() {
    let mut raw = b"Subject: a\n\n".to_vec();
    raw.resize(MAIL_BYTES_MAX + 1, b'a');
    assert_eq!(parse(&raw).err(), Some(ParseMailError::TooLarge));
}

#[test]
fn messages_within_messages_do_not_overflow_the_stack() {
    for depth in [MESSAGES_DEPTH_MAX - 1, 100_000] {
        let raw = "Content-Type: message/rfc822\n\n".repeat(depth) + "Subject: a\n\n12. Nf3\n";
        assert!(parse(raw.as_bytes()).unwrap().is_damaged, "{depth}");
        let raw = (0..depth).fold(String::new(), |mut raw, n| {
            write!(
                raw,
                "Content-Type: multipart/mixed; boundary=b{n}\n\n--b{n}\n"
            )
            .unwrap();
            raw
        });
        assert!(parse(raw.as_bytes()).unwrap().is_damaged, "{depth}");
    }
}

#[test]
fn alternatives_agree_by_their_words() {
    for (plain, html) in [
        ("12. Nf3!\n\nVera", "<p>12.  <b>Nf3</b>!</p><div>Vera</div>"),
        (
            "12.\u{a0}\u{2658}f3 see <http://example.org/x>",
            "12. ♘f3 <a href=x>see</a>",
        ),
        ("*12.* 5254", "<b>12.</b> 52-54"),
        ("a\n\nOn 1 Mar 2026, Ann wrote:\n> b", "a"),
    ] {
        assert!(
            words::agree(plain, &crate::mail::html_to_text(html)),
            "{plain}"
        );
    }
    for (plain, html) in [("12. 5254", "12. 5255"), ("12. Nf3", "12. ♘f3"), ("", "a")] {
        assert!(!words::agree(plain, html), "{plain}");
    }
}

#[test]
fn authentication_results_are_read_by_rfc_8601() {
    let check = |field: &str, expected: &str| {
        let actual = auth::parse(field).map_or_else(
            || "-".to_owned(),
            |auth| {
                format!(
                    "{} {:?} {:?} {:?}",
                    auth.authserv_id, auth.dmarc, auth.spf, auth.dkim
                )
            },
        );
        assert_eq!(actual, expected, "of {field}");
    };
    check("example.org; none", "example.org None [] []");
    check(
        "example.org 1; dmarc=FAIL",
        "example.org Some(\"fail\") [] []",
    );
    check(
        "mx.example.org (a (nested; spf=pass) comment) 1 ; spf = pass (ok) \
         smtp.mailfrom=vera@Example.NET; dkim=pass header.i=@example.net; \
         dkim/1=fail reason=\"bad; dkim=pass\" header.d=example.com; dmarc=pass",
        "mx.example.org Some(\"pass\") [(\"pass\", Some(\"example.net\"))] \
         [(\"pass\", Some(\"example.net\")), (\"fail\", Some(\"example.com\"))]",
    );
    check(
        "\"mx.example.org\"; spf=none",
        "mx.example.org None [(\"none\", None)] []",
    );
    // Exchange Online names no server.
    check("spf=pass smtp.mailfrom=example.net; dmarc=pass", "-");
    check("", "-");
    check(";;;", "-");
    check("a; b; =; spf; ((", "a None [] []");
}

#[test]
fn programs_are_told_from_people() {
    let check = |header: &str, expected: Automatic| {
        let raw = format!("From: vera@example.net\n{header}\n\nbody\n");
        assert_eq!(
            parse(raw.as_bytes()).unwrap().automatic,
            expected,
            "{header}"
        );
    };
    check("Subject: Re: Our game", Automatic::No);
    check("Auto-Submitted: no", Automatic::No);
    check("X-Auto-Response-Suppress: All", Automatic::No);
    check("Precedence: first-class", Automatic::No);
    check(
        "Subject: Out of office hours I play better",
        Automatic::AutoReply,
    );
    check("Subject: Re: Out of office", Automatic::No);
    check("Subject: Abwesenheitsnotiz: Partie", Automatic::AutoReply);
    check("Subject: Automatische Antwort", Automatic::AutoReply);
    check("Subject: Poissaolo ei haittaa", Automatic::No);
    check(
        "Auto-Submitted: auto-replied (vacation)",
        Automatic::AutoReply,
    );
    check("Auto-Submitted: auto-generated", Automatic::AutoReply);
    check("X-Autoreply: yes", Automatic::AutoReply);
    check("Precedence: auto_reply", Automatic::AutoReply);
    check("Precedence: bulk", Automatic::List);
    check("List-Unsubscribe: <mailto:a@example.com>", Automatic::List);
    check(
        "From: MAILER-DAEMON@example.net\nReturn-Path: <>",
        Automatic::Bounce,
    );
    check(
        "From: MAILER-DAEMON@example.net\nReturn-Path: <a@example.net>",
        Automatic::No,
    );
}

#[test]
fn base64_and_quoted_printable_are_read_leniently() {
    let check = |encoding: &str, raw: &str, expected: &str, is_damaged: bool| {
        let decoded = transfer::decode(raw.as_bytes(), encoding);
        assert_eq!(
            String::from_utf8_lossy(&decoded.bytes),
            expected,
            "of {raw:?}"
        );
        assert_eq!(decoded.is_damaged, is_damaged, "of {raw:?}");
    };
    check("base64", "MTIuIE5m\r\nMw==\r\n", "12. Nf3", false);
    check("BASE64", "YQ==Yg==", "ab", false);
    check("base64", "YWI", "ab", false);
    check("base64", "Y", "", true);
    check("base64", "Y*Q=", "a", true);
    check("quoted-printable", "a=3Db=\r\nc=20\r\n", "a=bc \n", false);
    check("quoted-printable", "a  \nb= \nc", "a\nbc", false);
    check("quoted-printable", "(=)", "(=)", true);
    check("quoted-printable", "=E9=", "\u{fffd}", false);
    check("quoted-printable", "a=\u{e9}b", "a=\u{e9}b", true);
    check("7bit", "a=3D", "a=3D", false);
}

proptest! {
    #[test]
    fn any_bytes_are_parsed_or_refused(raw in proptest::collection::vec(any::<u8>(), 0..2000)) {
        if let Ok(mail) = parse(&raw) {
            prop_assert!(!mail.subject.contains(char::is_control));
        }
    }

    #[test]
    fn any_header_and_structure_is_parsed(
        pieces in proptest::collection::vec(prop_oneof![
            Just("From: "), Just("Subject: "), Just("Received: by "), Just("Date: "),
            Just("Content-Type: multipart/alternative; boundary=b\n"),
            Just("Content-Type: message/rfc822\n"), Just("Content-Type: text/html; charset="),
            Just("Content-Transfer-Encoding: base64\n"), Just("utf-7\n"), Just("iso-2022-jp\n"),
            Just("Content-Type: multipart/report\n"), Just("Authentication-Results: a;"),
            Just("\n"), Just("\n\n"), Just("--b\n"), Just("--b--\n"), Just("=?utf-8?B?"),
            Just("?="), Just("<a@b>"), Just("\u{1b}[2J"), Just(";"), Just("("), Just("=00"),
            Just("\0"), Just("+ADw-"), Just("\u{e9}"), Just("12. Nf3 "), Just("99999999999"),
        ], 0..60),
    ) {
        let raw = format!("Subject: a\n{}", pieces.concat());
        let mail = parse(raw.as_bytes()).unwrap();
        prop_assert!(!mail.subject.contains(char::is_control));
        for text in &mail.texts {
            prop_assert!(text.text.ends_with('\n'));
            let is_bad = |char: char| char.is_control() && char != '\n' && char != '\t';
            prop_assert!(!text.text.contains(is_bad), "{:?}", text.text);
        }
    }
}
