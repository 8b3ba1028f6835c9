//! Configs as people write them, right and wrong.

use std::collections::BTreeSet;

use super::*;

const EXAMPLE: &str = include_str!("../../../config.example.toml");
const ME: &str = "[me]\nname = \"Ann Example\"\naddresses = [\"ann@example.org\"]\n";
const ACCOUNT: &str = "[[account]]\nname = \"home\"\nkind = \"maildir\"\npath = \"~/Maildir\"\n";
const IMAP: &str = "[[account]]\nname = \"club\"\nkind = \"imap\"\nhost = \"imap.example.org\"\n";

fn surroundings() -> Surroundings {
    Surroundings {
        home: Some("/home/ann".into()),
        timezone: Some(Tz::Europe__Paris),
    }
}

fn parse(text: &str) -> Result<Config, ConfigError> {
    Config::parse(text, Path::new("/etc/chess/ccmail.toml"), &surroundings())
}

/// Renders an error for a human: the message, the marked line and the hint.
fn explained(error: &ConfigError) -> String {
    let place = error.excerpt.as_ref().map_or_else(String::new, |excerpt| {
        format!(
            "\n{}:{}: {}\n{}",
            excerpt.line,
            excerpt.column,
            excerpt.text,
            excerpt.carets()
        )
    });
    let hint = error
        .hint
        .as_ref()
        .map_or_else(String::new, |hint| format!("\nhint: {hint}"));
    format!("{}{place}{hint}", error.message)
}

#[track_caller]
fn check_error(text: &str, expected: &str) {
    match parse(text) {
        Ok(config) => panic!("accepted: {config:#?}"),
        Err(error) => assert_eq!(explained(&error), expected, "\n{text}"),
    }
}

#[test]
fn the_least_config_has_the_defaults_of_the_example() {
    let least = parse(&format!("{ME}{ACCOUNT}")).unwrap();
    assert_eq!(parse(EXAMPLE).unwrap(), least);
    assert_eq!(least.store, Path::new("/etc/chess/ccmail.db"));
    assert_eq!(least.me.timezone, Tz::Europe__Paris);
    let maildir = least.accounts[0].maildir().unwrap();
    assert_eq!(maildir.path, Path::new("/home/ann/Maildir"));
    assert_eq!(
        maildir.open().path(crate::transport::Folder::Drafts),
        maildir.path.join(".Drafts")
    );
    assert_eq!(
        parse(&format!("\u{feff}{ME}{ACCOUNT}").replace('\n', "\r\n")).unwrap(),
        least
    );
}

#[test]
fn the_example_shows_every_key() {
    let shown: BTreeSet<&str> = EXAMPLE
        .lines()
        .filter_map(|line| line.trim_start_matches("# ").split_once(" = "))
        .map(|(key, _)| key)
        .collect();
    let mut n_keys = 0;
    for (section, before) in [
        ("store", ""),
        ("reading", ""),
        ("me", ""),
        ("[account]", ME),
        ("account.smtp", &format!("{ME}{IMAP}")),
    ] {
        let error = parse(&format!("{before}\n[{section}]\nzzzzz = 1\n")).unwrap_err();
        let known = error.hint.unwrap();
        for key in known.strip_prefix("known here: ").unwrap().split(", ") {
            assert!(shown.contains(key) || key == "smtp", "[{section}] {key}");
            n_keys += 1;
        }
    }
    assert!(n_keys > 30, "{n_keys}");
}

#[test]
fn keys_that_do_not_exist_are_named_with_the_nearest() {
    check_error(
        "[me]\nname = \"Ann\"\nadresses = [\"ann@example.org\"]\n",
        "unknown key `adresses`\n3:1: adresses = [\"ann@example.org\"]\n^^^^^^^^\nhint: did you mean `addresses`?",
    );
    check_error(
        &format!("{ME}[reading]\n\techoo = \"warn\"\n"),
        "unknown key `echoo`\n5:2: \techoo = \"warn\"\n\t^^^^^\nhint: did you mean `echo`?",
    );
    check_error(
        &format!("{ME}[reading]\nzz = 1"),
        "unknown key `zz`\n5:1: zz = 1\n^^\nhint: known here: echo, authserv_ids",
    );
    check_error(
        &format!("{ME}[acount]\nname = \"home\""),
        "unknown key `acount`\n4:2: [acount]\n ^^^^^^\nhint: did you mean `account`?",
    );
    check_error(
        &format!("{ME}[reading]\necho = \"requir\""),
        "unknown value `requir`\n5:8: echo = \"requir\"\n       ^^^^^^^^\nhint: did you mean `require`?",
    );
}

#[test]
fn a_password_in_the_config_is_not_repeated() {
    let hint = "hint: ccmail keeps no passwords: use `password_command` or `password_file`";
    for (line, place) in [
        ("password = \"hunter2\"", "8:1: password ...\n^^^^^^^^"),
        (
            "smtpPassword = \"hunter2\"",
            "8:1: smtpPassword ...\n^^^^^^^^^^^^",
        ),
        (
            "smtp = { password = \"hunter2\" }",
            "8:10: smtp = { password ...\n         ^^^^^^^^",
        ),
    ] {
        let error = parse(&format!("{ME}{IMAP}{line}\n")).unwrap_err();
        let (_, shown) = explained(&error)
            .split_once('\n')
            .map(|(a, b)| (a.len(), b.to_owned()))
            .unwrap();
        assert_eq!(shown, format!("{place}\n{hint}"));
    }
}

#[test]
fn what_is_misunderstood_about_toml_is_said_in_plain_words() {
    check_error(
        "",
        "missing key `me`\n1:1: \n^\nhint: a config begins with [me], your name and your addresses; `ccmail init` writes one",
    );
    check_error(
        &ME.replace("[\"ann@example.org\"]", "\"ann@example.org\""),
        "expected a list, found string \"ann@example.org\"\n3:13: addresses = \"ann@example.org\"\n            ^^^^^^^^^^^^^^^^^\nhint: a list stands in brackets: [\"one\", \"two\"]",
    );
    check_error(
        &format!("{ME}[account]\nname = \"home\"\n"),
        "expected a list, found table\n4:1: [account]\n^^^^^^^^^\nhint: write it with two brackets: [[account]]",
    );
    check_error(
        &format!("{ME}plain = true\n"),
        "unknown key `plain`\n4:1: plain = true\n^^^^^\nhint: `plain` stands at the top of the file, before [me]",
    );
    check_error(
        &format!("{ME}{ACCOUNT}poll_seconds = 0\n"),
        "expected a whole number above 0, found integer `0`\n8:16: poll_seconds = 0\n               ^",
    );
    check_error(
        &format!("{ME}[reading]\necho = true\n"),
        "expected a text in quotes\n5:8: echo = true\n       ^^^^",
    );
    check_error(
        &format!("{ME}timezone = \"Paris\"\n"),
        "unknown time zone `Paris`\n4:12: timezone = \"Paris\"\n           ^^^^^^^\nhint: did you mean `Europe/Paris`?",
    );
}

#[test]
fn values_that_make_no_sense_are_shown_where_they_stand() {
    let me = |rest: &str| format!("[me]\nname = \"Ann\"\n{rest}");
    let address = "addresses = [\"a@b.c\"]\n";
    for (text, expected) in [
        (
            me("addresses = []"),
            "`addresses` is empty\n3:13: addresses = []\n            ^^\nhint: give all addresses you play from: addresses = [\"ann@example.org\"]",
        ),
        (
            me("addresses = [\"a@b.c\", \"Zoë <z@b.c>\"]"),
            "`Zoë <z@b.c>` does not look like a mail address\n3:23: addresses = [\"a@b.c\", \"Zoë <z@b.c>\"]\n                      ^^^^^^^^^^^^^\nhint: write only the address: ann@example.org",
        ),
        (
            me(&format!("{address}timezone = \"Europe/Pari\"")),
            "unknown time zone `Europe/Pari`\n4:12: timezone = \"Europe/Pari\"\n           ^^^^^^^^^^^^^\nhint: did you mean `Europe/Paris`?",
        ),
        (
            me(&format!("{address}language = \"French\"")),
            "`French` is not a language code\n4:12: language = \"French\"\n           ^^^^^^^^\nhint: such as en, fr, de or sr-Cyrl",
        ),
        (
            format!("[me]\nname = \" \"\n{address}"),
            "`name` is empty\n2:8: name = \" \"\n       ^^^",
        ),
        (
            format!("[me]\nname = \"a\\nBcc: x\"\n{address}"),
            "`name` holds a control character\n2:8: name = \"a\\nBcc: x\"\n       ^^^^^^^^^^^",
        ),
        (
            format!("[me]\n{address}"),
            "missing key `name`\n1:1: [me]\n^^^^",
        ),
        (
            format!("{ME}{ACCOUNT}{ACCOUNT}"),
            "a second account is named `home`\n9:8: name = \"home\"\n       ^^^^^^",
        ),
        (
            format!("{ME}[[account]]\nname = \"home\"\nkind = \"maildir\"\n"),
            "missing key `path`: where the Maildir lies\n4:1: [[account]]\n^^^^^^^^^^^",
        ),
        (
            format!("{ME}{ACCOUNT}host = \"x\"\n"),
            "`host` has no meaning for a Maildir\n8:8: host = \"x\"\n       ^^^",
        ),
        (
            format!("{ME}[store]\npath = \"\""),
            "`path` is empty\n5:8: path = \"\"\n       ^^",
        ),
    ] {
        check_error(&text, expected);
    }
}

#[test]
fn addresses_look_like_addresses() {
    for good in [
        "ann@example.org",
        "a.b+c@localhost",
        "zoë@exämple.org",
        "o'neil@x.y",
    ] {
        assert!(
            parse(&ME.replace("ann@example.org", good)).is_ok(),
            "{good}"
        );
    }
    for bad in [
        "ann", "@x.y", "ann@", "ann@x..y", "ann@.x", "a b@x.y", "a@b@c.d", "a,b@x.y", "",
    ] {
        assert!(parse(&ME.replace("ann@example.org", bad)).is_err(), "{bad}");
    }
}

#[test]
fn an_imap_account_is_accepted_and_refused_at_use() {
    let config = parse(&format!(
        "{ME}{IMAP}tls = \"starttls\"\npassword_file = \"~/pw\"\nca_file = \"ca.pem\"\n\
         [account.smtp]\nhost = \"smtp.example.org\"\nsave_sent = \"never\"\n"
    ))
    .unwrap();
    let account = &config.accounts[0];
    assert_eq!(
        account.maildir().unwrap_err().to_string(),
        "account `club` is of kind \"imap\": this version reads Maildir accounts only"
    );
    let AccountKind::Imap(imap) = &account.kind else {
        panic!("{account:?}")
    };
    assert_eq!(imap.server.tls, Tls::Starttls);
    assert_eq!(
        imap.server.password_file.as_deref(),
        Some(Path::new("/home/ann/pw"))
    );
    assert_eq!(
        imap.server.ca_file.as_deref(),
        Some(Path::new("/etc/chess/ca.pem"))
    );
    assert_eq!(account.smtp.as_ref().unwrap().save_sent, SaveSent::Never);
}

#[test]
fn a_rendered_config_says_what_was_answered() {
    let answers = InitAnswers {
        name: "Zoë \"Zed\" O'Neil\\".to_owned(),
        addresses: vec!["zoe@example.org".to_owned(), "zed@example.org".to_owned()],
        language: "fr".to_owned(),
        timezone: Some("America/New_York".to_owned()),
        store: "games/ccmail.db".into(),
        accounts: vec![InitAccount {
            name: "home".to_owned(),
            path: "/var/mail/zoë 'x'".into(),
            inbox: "INBOX".to_owned(),
            drafts: "Brouillons".to_owned(),
            sent: "Envoyés".to_owned(),
        }],
    };
    let config = parse(&Config::render(&answers)).unwrap();
    assert_eq!(config.me.name, answers.name);
    assert_eq!(config.me.addresses, answers.addresses);
    assert_eq!(config.me.language, "fr");
    assert_eq!(config.me.timezone, Tz::America__New_York);
    assert_eq!(config.store, Path::new("/etc/chess/games/ccmail.db"));
    let maildir = config.accounts[0].maildir().unwrap();
    assert_eq!(maildir.path, answers.accounts[0].path);
    assert_eq!(maildir.folders.drafts, "Brouillons");
    assert_eq!(maildir.folders.sent, "Envoyés");

    let answers = InitAnswers {
        timezone: None,
        accounts: Vec::new(),
        ..answers
    };
    let config = parse(&Config::render(&answers)).unwrap();
    assert_eq!(config.me.timezone, Tz::Europe__Paris);
    assert_eq!(config.reading, Reading::default());
}

#[test]
fn the_config_is_looked_for_in_order() {
    let all = [
        ("CCMAIL_CONFIG", "/c.toml"),
        ("XDG_CONFIG_HOME", "/xdg"),
        ("HOME", "/home/ann"),
    ];
    for (given, variables, expected) in [
        (Some("g.toml"), &all[..], Some("g.toml")),
        (None, &all[..], Some("/c.toml")),
        (None, &all[1..], Some("/xdg/ccmail/config.toml")),
        (
            None,
            &all[2..],
            Some("/home/ann/.config/ccmail/config.toml"),
        ),
        (
            None,
            &[("XDG_CONFIG_HOME", "rel"), ("HOME", "/h")],
            Some("/h/.config/ccmail/config.toml"),
        ),
        (
            None,
            &[("CCMAIL_CONFIG", ""), ("HOME", "/h")],
            Some("/h/.config/ccmail/config.toml"),
        ),
        (None, &[], None),
    ] {
        let variable = |name: &str| {
            variables
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| value.into())
        };
        let found = Config::locate(given.map(Path::new), variable);
        assert_eq!(found.as_deref(), expected.map(Path::new));
    }
}

#[test]
fn a_file_is_read_and_what_is_wrong_with_it_is_said() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("config.toml");
    let error = Config::load(&path).unwrap_err();
    assert!(error.is_missing());
    assert_eq!(
        explained(&error),
        "cannot read the config\nhint: `ccmail init` makes one"
    );
    assert_eq!(
        error.to_string(),
        format!("cannot read the config in `{}`", path.display())
    );

    std::fs::write(&path, format!("{ME}[store]\npath = \"x.db\"\n")).unwrap();
    assert_eq!(
        Config::load(&path).unwrap().store,
        directory.path().join("x.db")
    );
    std::fs::write(&path, b"[me]\nname = \"\xe9\"\n").unwrap();
    assert_eq!(
        Config::load(&path).unwrap_err().message,
        "line 2 is not UTF-8 text"
    );
    std::fs::write(&path, "#".repeat(2_000_000)).unwrap();
    assert!(!Config::load(&path).unwrap_err().is_missing());
    std::fs::write(&path, "[me]\nname = Ann\n").unwrap();
    let error = Config::load(&path).unwrap_err();
    assert_eq!(
        error.excerpt.map(|excerpt| (excerpt.line, excerpt.column)),
        Some((2, 8))
    );
}
