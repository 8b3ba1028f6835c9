use super::*;

#[track_caller]
fn check(file: &str, expected: &[&str]) {
    for file in [file.to_owned(), file.replace('\n', "\r\n")] {
        let messages: Vec<String> = split_mbox(file.as_bytes())
            .map(|message| String::from_utf8_lossy(&message).replace("\r\n", "\n"))
            .collect();
        assert_eq!(messages, expected);
    }
}

#[test]
fn messages_begin_at_lines_with_a_date() {
    check(
        "From ann@example.org Thu Mar 12 06:17:00 2026\nSubject: a\n\none\n\n\
         From - Fri Mar 13 06:17:00 2026\nSubject: b\n\ntwo\n",
        &["Subject: a\n\none\n", "Subject: b\n\ntwo\n"],
    );
    check(
        "From ann@example.org  Thu Mar 12 06:17:00 +0100 2026\nSubject: a\n\none\n",
        &["Subject: a\n\none\n"],
    );
}

#[test]
fn a_sentence_that_begins_with_from_is_none() {
    let letter = "Subject: a\n\nFrom here on\nI play.\n\nFrom Thu on I am away in 2026.\n";
    check(
        &format!("From a@example.org Thu Mar 12 06:17:00 2026\n{letter}"),
        &[letter],
    );
    // Without a blank line before it, not even with a date.
    let letter = "Subject: a\n\nhe wrote\nFrom a@example.org Thu Mar 12 06:17:00 2026\n";
    check(
        &format!("From a@example.org Thu Mar 12 06:17:00 2026\n{letter}"),
        &[letter],
    );
}

#[test]
fn escaped_lines_are_as_they_were() {
    check(
        "From a@example.org Thu Mar 12 06:17:00 2026\nSubject: a\n\n>From here\n>>From there\n> From\n",
        &["Subject: a\n\nFrom here\n>From there\n> From\n"],
    );
}

#[test]
fn a_file_without_separator_is_one_message() {
    check("Subject: a\n\none\n", &["Subject: a\n\none\n"]);
    check("", &[]);
    check("\n\n", &[]);
}
