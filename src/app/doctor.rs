//! The check of everything that ccmail depends on, with what to do about each finding. Nothing is
//! changed on the way, and whatever is broken is a finding, never an end.

mod folders;
mod store;
mod waiting;

use std::error::Error;
use std::path::Path;

use serde::Serialize;

use super::{Clock, Config, ConfigError, RunLock, Surroundings};

type Findings = Vec<Finding>;

/// How a thing was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Condition {
    /// As it should be.
    Ok,
    /// It works, and the user should know.
    Warning,
    /// It does not work.
    Problem,
}

/// Who can mend a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mender {
    /// The user, in his config or folders.
    User,
    /// Whoever looks after the machine.
    System,
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What was looked at.
    pub check: String,
    /// How it was found.
    pub state: Condition,
    /// What was found, in a sentence.
    pub text: String,
    /// What to do about it.
    pub advice: Option<String>,
    /// Who can do it.
    #[serde(skip)]
    pub mender: Mender,
}

impl Finding {
    pub(super) fn ok(check: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            check: check.into(),
            state: Condition::Ok,
            text: text.into(),
            advice: None,
            mender: Mender::User,
        }
    }

    pub(super) fn warning(
        check: impl Into<String>,
        text: impl Into<String>,
        advice: impl Into<String>,
    ) -> Self {
        Self {
            state: Condition::Warning,
            advice: Some(advice.into()),
            ..Self::ok(check, text)
        }
    }

    pub(super) fn problem(
        check: impl Into<String>,
        text: impl Into<String>,
        advice: impl Into<String>,
    ) -> Self {
        Self {
            state: Condition::Problem,
            ..Self::warning(check, text, advice)
        }
    }

    pub(super) fn of_system(self) -> Self {
        Self {
            mender: Mender::System,
            ..self
        }
    }
}

/// Looks at the config, the store, the folders and all that waits.
///
/// `config` is what loading the config gave.
#[must_use]
pub fn check_up(config: Result<Config, ConfigError>, clock: Clock) -> Vec<Finding> {
    let config = match config {
        Ok(config) => config,
        Err(error) => return vec![unusable(&error)],
    };
    let mut findings: Findings = vec![config_file(&config), time_zone(&config, &clock)];
    for account in &config.accounts {
        folders::examine(account, &config, &mut findings);
    }
    if config.accounts.is_empty() {
        findings.push(Finding::warning(
            "accounts",
            "the config names no account: mail comes only through `ccmail ingest`",
            "add an [[account]] as in config.example.toml",
        ));
    }
    findings.push(service(&config));
    let app = store::open(config, clock, &mut findings);
    if let Some(app) = app {
        store::examine(&app, &mut findings);
        waiting::examine(&app, &mut findings);
    }
    findings
}

/// A config that cannot be loaded.
fn unusable(error: &ConfigError) -> Finding {
    if error.is_missing() {
        let text = format!("there is no config at `{}`", error.path.display());
        return Finding::problem("config", text, "make one with: ccmail init");
    }
    let mut text = caused(error);
    if let Some(excerpt) = &error.excerpt {
        text.push_str(&format!(": {}", excerpt.text.trim()));
    }
    let advice = error.hint.clone();
    let advice = advice.unwrap_or_else(|| "correct it in your editor".to_owned());
    Finding::problem("config", text, advice)
}

fn config_file(config: &Config) -> Finding {
    let path = config.path.display();
    if mode(&config.path).is_some_and(|mode| mode & 0o022 != 0) {
        // It names commands that ccmail runs for passwords.
        return Finding::warning(
            "config",
            format!("others on this computer may change `{path}`"),
            format!("keep it to yourself with: chmod go-w {path}"),
        );
    }
    Finding::ok("config", format!("`{path}` makes sense"))
}

fn time_zone(config: &Config, clock: &Clock) -> Finding {
    let zone = config.me.timezone;
    let now = clock.now().with_timezone(&zone).format("%-H:%M");
    let system = Surroundings::of_system().timezone;
    if zone == chrono_tz::Tz::UTC && system.is_none() {
        return Finding::warning(
            "time zone",
            format!("your days begin at midnight UTC, where it is {now} now"),
            "set `timezone` in the config if you live elsewhere",
        );
    }
    Finding::ok(
        "time zone",
        format!("your days begin at midnight in {zone}, where it is {now} now"),
    )
}

fn service(config: &Config) -> Finding {
    match RunLock::is_held(&config.store) {
        Ok(true) => Finding::ok("service", "a `ccmail run` reads your mail as it comes"),
        Ok(false) => Finding::ok(
            "service",
            "no `ccmail run` is at work now: mail waits until you start one",
        ),
        Err(error) => Finding::problem(
            "service",
            caused(&error),
            "make the file and its folder your own",
        )
        .of_system(),
    }
}

/// The permission bits of a file; none where it cannot be looked at.
#[cfg(unix)]
fn mode(path: &Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt as _;
    let metadata = std::fs::metadata(path).ok()?;
    Some(metadata.permissions().mode())
}

/// Other systems have no such bits.
#[cfg(not(unix))]
fn mode(_path: &Path) -> Option<u32> {
    None
}

/// Joins an error and its causes by colons.
fn caused(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text.push_str(&format!(": {cause}"));
        source = cause.source();
    }
    text
}

/// `1 game`, `2 games`.
fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}
