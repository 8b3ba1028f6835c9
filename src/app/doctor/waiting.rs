use chrono::{DateTime, Utc};

use crate::correspondence::DraftState;
use crate::store::StoreError;

use super::super::App;
use super::store::unusable;
use super::{Finding, Findings, count};

/// A held mail that waits longer was forgotten, most likely.
const HELD_DAYS_MAX: i64 = 7;
/// A draft that is ready longer was not sent, most likely.
const READY_DAYS_MAX: i64 = 3;

/// Looks at what waits for the user, and for whom he has no address.
pub(super) fn examine(app: &App, findings: &mut Findings) {
    for look in [held, drafts, reading] {
        match look(app) {
            Ok(finding) => findings.push(finding),
            Err(error) => findings.push(unusable(&error)),
        }
    }
    if let Err(error) = addresses(app, findings) {
        findings.push(unusable(&error));
    }
}

fn held(app: &App) -> Result<Finding, StoreError> {
    let held = app.store.held()?;
    let Some(oldest) = held.iter().map(|held| held.received_at).min() else {
        return Ok(Finding::ok("held mails", "no mail waits for you"));
    };
    let mails = count(held.len(), "mail");
    let days = days_since(app, oldest);
    Ok(if days > HELD_DAYS_MAX {
        let text = format!("{mails} to decide about, the oldest for {days} days");
        Finding::warning("held mails", text, "decide about them with: ccmail held")
    } else {
        Finding::ok("held mails", format!("{mails} to decide about"))
    })
}

fn drafts(app: &App) -> Result<Finding, StoreError> {
    let drafts = app.store.drafts(false)?;
    let ready = drafts
        .iter()
        .filter(|draft| draft.state == DraftState::Ready);
    let since: Vec<DateTime<Utc>> = ready.map(|draft| draft.changed_at).collect();
    let Some(oldest) = since.iter().min() else {
        return Ok(Finding::ok("drafts", "no finished draft waits to be sent"));
    };
    let (n, days) = (
        count(since.len(), "finished draft"),
        days_since(app, *oldest),
    );
    Ok(if days > READY_DAYS_MAX {
        let text = format!("{n} not sent yet, the oldest for {days} days");
        let advice = "send from your mail program what is in: ccmail drafts";
        Finding::warning("drafts", text, advice)
    } else {
        Finding::ok("drafts", format!("{n} not sent yet"))
    })
}

/// What the last `run` could not read.
fn reading(app: &App) -> Result<Finding, StoreError> {
    let folders = app.store.reached()?;
    let failed = folders
        .iter()
        .find_map(|folder| folder.error.as_ref().map(|error| (folder, error)));
    if let Some((folder, error)) = failed {
        let text = format!(
            "the last reading of `{}` of {} failed: {error}",
            folder.name, folder.account
        );
        return Ok(Finding::warning(
            "mail",
            text,
            "try again with: ccmail run --once",
        ));
    }
    let reached = folders.iter().filter_map(|folder| folder.reached_at).max();
    Ok(match reached {
        Some(at) => {
            let at = app.local(at).format("%-d %B %Y, %-H:%M");
            Finding::ok("mail", format!("last read to its end on {at}"))
        }
        None => Finding::ok("mail", "no folder was read by `ccmail run` yet"),
    })
}

/// Opponents whose mail cannot be told from a stranger's.
fn addresses(app: &App, findings: &mut Findings) -> Result<(), StoreError> {
    let rows = app.store.status_rows()?;
    let mut n_known = 0;
    for row in &rows {
        let known = match row.opponent {
            Some(id) => !app.store.correspondent(id)?.addresses.is_empty(),
            None => false,
        };
        if known {
            n_known += 1;
            continue;
        }
        let name = row.my_color.fold_wb(&row.black, &row.white);
        let tag = row.my_color.fold_wb("BlackNA", "WhiteNA");
        findings.push(Finding::warning(
            "addresses",
            format!(
                "no address of {name} is known, so every mail in game {} will be held",
                row.id
            ),
            format!("begin the game from a PGN file with the address in its tag {tag}"),
        ));
    }
    if n_known == rows.len() && n_known > 0 {
        findings.push(Finding::ok(
            "addresses",
            "an address of every opponent is known",
        ));
    }
    Ok(())
}

fn days_since(app: &App, at: DateTime<Utc>) -> i64 {
    (app.local_date(app.clock.now()) - app.local_date(at)).num_days()
}
