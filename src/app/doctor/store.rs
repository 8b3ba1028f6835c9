use crate::store::StoreError;

use super::super::{App, Clock, Config};
use super::{Finding, Findings, count, mode};

/// Findings of SQLite that are told; one damaged page gives hundreds.
const PROBLEMS_MAX: usize = 3;

const RESTORE: &str = "put your last backup back with: ccmail restore FILE";

/// Opens the store, if there is one that can be opened.
pub(super) fn open(config: Config, clock: Clock, findings: &mut Findings) -> Option<App> {
    let path = config.store.clone();
    if !path.exists() {
        findings.push(Finding::warning(
            "store",
            format!("there are no games yet: `{}` is not there", path.display()),
            "take your games with: ccmail import FILE",
        ));
        return None;
    }
    App::open(config, clock)
        .map_err(|error| findings.push(unusable(&error)))
        .ok()
}

/// Looks whether the file is sound, and every game in it.
pub(super) fn examine(app: &App, findings: &mut Findings) {
    let path = app.store.path();
    if mode(path).is_some_and(|mode| mode & 0o077 != 0) {
        findings.push(Finding::warning(
            "store",
            format!("others on this computer may read `{}`", path.display()),
            format!("keep it to yourself with: chmod 600 {}", path.display()),
        ));
    }
    match app.store.integrity() {
        Ok(problems) if problems.is_empty() => match games(app) {
            Ok(finding) => findings.push(finding),
            Err(error) => findings.push(unusable(&error)),
        },
        Ok(problems) => findings.push(damaged(&problems)),
        Err(error) => findings.push(unusable(&error)),
    }
}

fn damaged(problems: &[String]) -> Finding {
    let told: Vec<&str> = problems
        .iter()
        .flat_map(|problem| problem.lines())
        .take(PROBLEMS_MAX)
        .collect();
    let text = format!("the file is damaged: {}", told.join("; "));
    Finding::problem("store", text, RESTORE).of_system()
}

fn games(app: &App) -> Result<Finding, StoreError> {
    let broken = app.store.games_that_do_not_replay()?;
    if let Some((game, error)) = broken.first() {
        let more = broken.len().saturating_sub(1);
        let more = match more {
            0 => String::new(),
            _ => format!(", and {} more", count(more, "game")),
        };
        let text = format!("game {game} does not replay: {error}{more}");
        return Ok(Finding::problem("store", text, RESTORE).of_system());
    }
    let in_play = count(app.store.open_games()?.len(), "game");
    let path = app.store.path().display();
    let text = format!("`{path}` is sound, every game replays; {in_play} in play");
    Ok(Finding::ok("store", text))
}

/// Says what can be done about a store that cannot be read.
pub(super) fn unusable(error: &StoreError) -> Finding {
    let advice = if error.is_locked() {
        "another ccmail is writing: try again in a moment"
    } else if error.is_full() {
        "the disk is full: make room"
    } else if error.is_newer() {
        "install the newest ccmail"
    } else if error.is_read_only() {
        "make the file and its folder your own"
    } else {
        RESTORE
    };
    Finding::problem("store", error.to_string(), advice).of_system()
}
