use crate::correspondence::reply::names::{first_name, surname};

#[track_caller]
fn check(name: &str, expected: (&str, Option<&str>)) {
    assert_eq!(
        (surname(name).as_str(), first_name(name).as_deref()),
        expected,
        "{name:?}"
    );
}

#[test]
fn surnames_and_first_names_are_told_apart() {
    check("Nowak, Marek", ("Nowak", Some("Marek")));
    check("Marek Nowak", ("Nowak", Some("Marek")));
    check("Jan de Vries", ("de Vries", Some("Jan")));
    check("Ana Maria van der Berg", ("van der Berg", Some("Ana")));
    check("de Vries, Jan", ("de Vries", Some("Jan")));
    check("Dr. Hans Wolf", ("Wolf", Some("Hans")));
    check("Jean-Luc Ferrand", ("Ferrand", Some("Jean-Luc")));
    check("John Smith Jr.", ("Smith", Some("John")));
    check("Иван Петров", ("Петров", Some("Иван")));
}

#[test]
fn no_first_name_is_made_up() {
    check("Nowak", ("Nowak", None));
    check("J. Hughes", ("Hughes", None));
    check("Hughes, J.", ("Hughes", None));
    check("Nowak,", ("Nowak", None));
    check("", ("", None));
    check("m.nowak@example.net", ("m.nowak@example.net", None));
    check("e4 Nf3", ("Nf3", None));
}
