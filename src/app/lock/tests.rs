use super::*;

#[test]
fn a_second_run_is_refused_until_the_first_ends() {
    let directory = tempfile::tempdir().unwrap();
    let store = directory.path().join("ccmail.db");
    assert!(!RunLock::is_held(&store).unwrap());

    let first = RunLock::acquire(&store).unwrap();
    assert!(directory.path().join("ccmail.db.run.lock").is_file());
    assert!(RunLock::is_held(&store).unwrap());
    let error = RunLock::acquire(&store).unwrap_err();
    let own = std::process::id();
    assert!(matches!(error, LockError::Held { process: Some(process), .. } if process == own));
    assert!(
        error
            .to_string()
            .ends_with(&format!("another ccmail (process {own})"))
    );

    drop(first);
    assert!(!RunLock::is_held(&store).unwrap());
    RunLock::acquire(&store).unwrap();
}

#[test]
fn a_command_that_looks_does_not_stop_a_run() {
    let directory = tempfile::tempdir().unwrap();
    let store = directory.path().join("ccmail.db");
    drop(RunLock::acquire(&store).unwrap());
    std::thread::scope(|scope| {
        scope.spawn(|| (0..500).for_each(|_| assert!(RunLock::is_held(&store).is_ok())));
        (0..500).for_each(|_| drop(RunLock::acquire(&store).unwrap()));
    });
}

#[test]
fn each_account_has_its_delivery_lock() {
    let directory = tempfile::tempdir().unwrap();
    let store = directory.path().join("ccmail.db");
    let home = DeliveryLock::acquire(&store, "home").unwrap();
    assert!(matches!(
        DeliveryLock::try_acquire(&store, "home"),
        Err(LockError::Held { .. })
    ));
    let club = DeliveryLock::try_acquire(&store, "club / été").unwrap();
    drop(home);
    drop(DeliveryLock::try_acquire(&store, "home").unwrap());
    drop(club);
    assert!(
        directory
            .path()
            .join("ccmail.db.deliver-club%20%2f%20%c3%a9t%c3%a9.lock")
            .is_file()
    );
}

#[test]
fn a_missing_directory_is_named() {
    let error = RunLock::acquire(Path::new("/no/such/ccmail.db")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "cannot lock `/no/such/ccmail.db.run.lock`"
    );
}
