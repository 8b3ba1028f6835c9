//! What becomes of each kind of mail: `tests/corpus/verdicts/NAME.eml` beside `NAME.txt`, which says for
//! a person whose words were read, what was decided, and which draft was written.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use ccmail::mail::{LineKind, parse, split_body};
use serde_json::Value;

use super::harness::World;

/// The texts of very long mails are shown up to here.
const LINES_SHOWN_MAX: usize = 40;

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// A world in which the corpus' games are in play.
pub(crate) fn world_of_games() -> World {
    let world = World::new();
    let games = corpus().join("games.pgn");
    let done = world.json(&["import", "--json", games.to_str().unwrap()]);
    assert_eq!(done["errors"], Value::Array(Vec::new()));
    world
}

/// Reads one mail, alone, on top of a store in which the games are imported.
fn rendered(store: &[u8], games: &Value, eml: &[u8]) -> String {
    let world = World::new();
    world.write("ccmail.db", store);
    world.deliver(eml);
    let lines = world.json_lines(&["ingest", "--json", "Maildir"]);
    let mut text = words(eml);
    for line in &lines {
        text += &verdict(line, games);
    }
    for draft in world.drafts() {
        text += &draft_text(&draft);
    }
    text
}

fn words(eml: &[u8]) -> String {
    let Ok(mail) = parse(eml) else {
        return "--- cannot be parsed\n".to_owned();
    };
    let mut text = String::new();
    let from: Vec<&str> = mail.from.iter().map(|from| from.address.as_str()).collect();
    writeln!(text, "From: {}\nSubject: {}", from.join(" "), mail.subject).unwrap();
    for part in &mail.texts {
        let again = if part.is_alternative {
            ", alternative"
        } else {
            ""
        };
        writeln!(text, "--- {:?}{again}", part.kind).unwrap();
        let body = split_body(&part.text, &[]);
        for line in body.lines.iter().take(LINES_SHOWN_MAX) {
            let kind = match line.kind {
                LineKind::Own => "own",
                LineKind::Quoted => "quo",
                LineKind::Signature => "sig",
            };
            writeln!(text, "{}", format!("{kind} {}", line.text).trim_end()).unwrap();
        }
    }
    text
}

/// One fact a line; what says nothing is left out.
fn verdict(line: &Value, games: &Value) -> String {
    let mut text = "=== ".to_owned();
    let word = |name: &str| line[name].as_str();
    text += word("verdict").unwrap();
    if let Some(reason) = word("reason") {
        write!(text, ": {reason}").unwrap();
    }
    writeln!(text, "\nby {}", word("by").unwrap()).unwrap();
    let named = games["games"].as_array().unwrap().iter();
    let event = named.clone().find(|game| game["id"] == line["game"]);
    if let Some(event) = event {
        writeln!(text, "game {}", event["event"].as_str().unwrap()).unwrap();
    } else if !line["game"].is_null() {
        text += "game: one that is over\n";
    }
    for mv in line["moves"].as_array().unwrap() {
        let said = |name: &str| mv[name].as_str().unwrap();
        let (color, uci, numeric) = (said("color"), said("uci"), said("numeric"));
        writeln!(text, "move: ply {}, {color} {uci} {numeric}", mv["ply"]).unwrap();
    }
    if let Some(echo) = word("echo") {
        writeln!(text, "echo {echo}").unwrap();
    }
    if line["draw_offer"] == true {
        text += "a draw is offered\n";
    }
    for branch in line["conditionals"].as_array().unwrap() {
        let moves = branch.as_array().unwrap().iter();
        let moves: Vec<&str> = moves.map(|mv| mv["numeric"].as_str().unwrap()).collect();
        writeln!(text, "if: {}", moves.join(" ")).unwrap();
    }
    for (name, claim) in line["claims"].as_object().unwrap() {
        if !claim.is_null() {
            writeln!(text, "claims {name}: {claim}").unwrap();
        }
    }
    for warning in line["warnings"].as_array().unwrap() {
        writeln!(text, "warning: {}", warning.as_str().unwrap()).unwrap();
    }
    text
}

fn draft_text(draft: &str) -> String {
    let mail = parse(draft.as_bytes()).unwrap();
    let to = &mail.to[0].address;
    let body = &mail.texts[0].text;
    format!(
        "=== draft to {to}\nSubject: {}\n{}\n",
        mail.subject,
        body.trim_end()
    )
}

#[test]
fn each_kind_of_mail_comes_to_its_verdict() {
    let world = world_of_games();
    let games = world.json(&["status", "--json"]);
    let store = fs::read(world.path("ccmail.db")).unwrap();
    let is_blessed = std::env::var_os("CCMAIL_BLESS").is_some_and(|value| value == "1");
    let mut paths: Vec<PathBuf> = fs::read_dir(corpus().join("verdicts"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "eml"))
        .collect();
    paths.sort();
    assert!(paths.len() > 60, "only {} mails", paths.len());
    let mut differences = String::new();
    let mut all = String::new();
    for path in &paths {
        let lf = fs::read(path).unwrap();
        assert!(!lf.contains(&b'\r'), "{}: has a CR", path.display());
        let crlf: Vec<u8> = lf
            .iter()
            .flat_map(|byte| {
                if *byte == b'\n' {
                    vec![b'\r', b'\n']
                } else {
                    vec![*byte]
                }
            })
            .collect();
        let name = path.file_name().unwrap().display();
        let (text, other) = std::thread::scope(|scope| {
            let other = scope.spawn(|| rendered(&store, &games, &crlf));
            (rendered(&store, &games, &lf), other.join().unwrap())
        });
        if other != text {
            writeln!(
                differences,
                "## {name}: CRLF is read otherwise\n{text}\n## CRLF\n{other}"
            )
            .unwrap();
        }
        all += &text;
        let golden = path.with_extension("txt");
        if is_blessed {
            fs::write(&golden, &text).unwrap();
            continue;
        }
        let wanted = fs::read_to_string(&golden).unwrap_or_default();
        if wanted != text {
            writeln!(differences, "## {name}: wanted\n{wanted}\n## got\n{text}").unwrap();
        }
    }
    assert!(
        differences.is_empty(),
        "{differences}\nIf all of this is right, CCMAIL_BLESS=1 writes it into the goldens."
    );
    check_that_all_is_met(&all);
}

/// Every verdict and reason that one mail can meet stands in some golden.
fn check_that_all_is_met(goldens: &str) {
    // Those that need a mail before, another config, or a mail that no repository should hold. The
    // user's own mails are left alone so far.
    const ELSEWHERE: &[&str] = &["echo_missing", "too_large", "bounced"];
    let missing: Vec<&str> = ccmail::correspondence::Reason::ALL
        .iter()
        .map(|reason| reason.as_str())
        .filter(|reason| !ELSEWHERE.contains(reason) && !reason.starts_with("own_"))
        .filter(|reason| !goldens.contains(&format!("=== held: {reason}\n")))
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
    for verdict in ["recorded", "repeat", "no_move", "ignored"] {
        assert!(goldens.contains(&format!("=== {verdict}\n")), "{verdict}");
    }
}

#[test]
fn a_mail_of_ours_that_comes_back_is_held() {
    let world = world_of_games();
    world.deliver(
        "From: marek@example.net\nTo: ann@example.org\nSubject: WS/M/101\nMessage-ID: <1@example.net>\n\n4. 2536 4736\n",
    );
    world.json_lines(&["ingest", "--json", "Maildir"]);
    let draft = parse(world.drafts()[0].as_bytes()).unwrap();
    let id = draft.message_id.unwrap();
    world.deliver(format!(
        "Return-Path: <>\nFrom: mailer-daemon@example.org\nTo: ann@example.org\nSubject: Undelivered\n\
         Message-ID: <2@example.org>\nMIME-Version: 1.0\n\
         Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n\
         --b\nContent-Type: text/plain\n\nNobody lives here.\n\n\
         --b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.org\n\n\
         Final-Recipient: rfc822; marek@example.net\nAction: failed\nStatus: 5.1.1\n\n\
         --b\nContent-Type: message/rfc822\n\nFrom: ann@example.org\nMessage-ID: <{id}>\n\n5. 4244\n\n--b--\n"
    ));
    let lines = world.json_lines(&["ingest", "--json", "Maildir"]);
    let bounce = lines.last().unwrap();
    assert_eq!(bounce["verdict"], "held", "{bounce}");
    assert_eq!(bounce["reason"], "bounced");
    assert_eq!(bounce["game"], 1);
}

#[test]
fn a_move_without_our_own_beside_it_is_held_where_the_config_asks_for_it() {
    let world = world_of_games();
    let config = fs::read_to_string(world.path("ccmail.toml")).unwrap();
    world.write("ccmail.toml", config.replace("\"warn\"", "\"require\""));
    world.deliver(
        "From: marek@example.net\nTo: ann@example.org\nSubject: WS/M/101\nMessage-ID: <1@example.net>\n\n4... 4736\n",
    );
    let lines = world.json_lines(&["ingest", "--json", "Maildir"]);
    assert_eq!(lines[0]["verdict"], "held");
    assert_eq!(lines[0]["reason"], "echo_missing");
    assert_eq!(world.drafts(), Vec::<String>::new());
}
