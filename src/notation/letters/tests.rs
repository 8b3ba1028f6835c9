use std::collections::HashSet;

use super::table::ROWS;
use super::{Language, Languages, Likeness, read_letters};
use crate::game::Role;
use crate::notation::scan::Reader;

#[test]
fn every_row_is_complete_and_has_no_doubles() {
    assert_eq!(ROWS.len(), 48);
    assert_eq!(Language::ENGLISH.code(), "en");
    let codes: HashSet<_> = ROWS.iter().map(|row| row.code).collect();
    assert_eq!(codes.len(), ROWS.len());
    for language in Language::every() {
        let spellings: Vec<_> = language.spellings().map(|(spelling, _)| spelling).collect();
        assert!(
            spellings
                .iter()
                .all(|spelling| (1..=3).contains(&spelling.chars().count()))
        );
        let different: HashSet<_> = spellings.iter().collect();
        assert_eq!(
            different.len(),
            spellings.len(),
            "{} repeats a letter",
            language.name()
        );
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
}

#[track_caller]
fn check(text: &str, codes: &[&str], expected: &[(Role, &str, usize)]) {
    let languages: Languages = codes
        .iter()
        .map(|code| Language::from_code(code).expect("a known code"))
        .collect();
    let mut found = Vec::new();
    for (letters, after) in read_letters(Reader::new(text, 0), languages, Likeness::Exact) {
        for role in Role::ALL {
            for language in letters.languages_for(role).intersection(languages).iter() {
                found.push((role, language.code(), after.offset()));
            }
        }
    }
    assert_eq!(found, expected);
}

#[test]
fn the_longest_letter_comes_first() {
    check(
        "Крd2",
        &["ru"],
        &[(Role::King, "ru", 4), (Role::Knight, "ru", 2)],
    );
    check(
        "Ktf3",
        &["en"],
        &[(Role::Knight, "en", 2), (Role::King, "en", 1)],
    );
    check(
        "Mshd2",
        &["sq"],
        &[(Role::Queen, "sq", 3), (Role::King, "sq", 1)],
    );
}

#[test]
fn letters_mean_what_the_languages_say() {
    check(
        "Rd1",
        &["en", "fr", "fi"],
        &[
            (Role::Knight, "fi", 1),
            (Role::Rook, "en", 1),
            (Role::King, "fr", 1),
        ],
    );
    check("x", &["en", "fr"], &[]);
    check("♞", &["en"], &[(Role::Knight, "en", 3)]);
}

#[test]
fn a_letter_with_a_combining_mark_is_one_letter() {
    check("S\u{327}f8", &["tr"], &[(Role::King, "tr", 3)]);
}

#[test]
fn sure_languages_leave_out_those_from_memory() {
    let sure = Languages::all_sure();
    assert!(sure.contains(Language::ENGLISH));
    assert!(!sure.contains(Language::from_code("el").expect("Greek")));
}
