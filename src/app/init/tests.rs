use super::{full_name, language_of};

#[test]
fn the_machine_is_asked_for_name_and_language() {
    let users = "root:x:0:0:root:/root:/bin/sh\nann:x:1000:1000:Ann Example,,,:/home/ann:/bin/sh\n";
    assert_eq!(full_name(users, "ann"), Some("Ann Example".to_owned()));
    assert_eq!(full_name(users, "root"), None);
    assert_eq!(full_name(users, "bob"), None);
    assert_eq!(language_of("fr_FR.UTF-8"), Some("fr".to_owned()));
    assert_eq!(language_of("en"), Some("en".to_owned()));
    assert_eq!(language_of("C.UTF-8"), None);
    assert_eq!(language_of("POSIX"), None);
}
