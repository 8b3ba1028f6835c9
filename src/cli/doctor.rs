use serde::Serialize;

use crate::app::{Condition, Finding, Mender, check_up, visible};

use super::context::Context;
use super::dates::count;
use super::error::{CliError, Fault};
use super::layout::{self, capital, pad, wrap};
use super::output::{Answer, Style};

/// Check config, folders and games, and say what to do
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {}

/// All findings.
#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Checkup {
    findings: Vec<Finding>,
}

pub(super) fn run(_args: &Args, context: &Context) -> Result<(), CliError> {
    let config = context.load_config()?;
    if config.as_ref().is_ok_and(|config| config.plain) {
        context.output.be_plain();
    }
    let findings = check_up(config, context.clock.clone());
    let checkup = Checkup { findings };
    context.output.answer(&checkup)?;
    match checkup.fault() {
        None => Ok(()),
        Some(fault) => Err(CliError {
            fault,
            ..CliError::user(checkup.gist())
        }),
    }
}

/// The columns that the marks and what was checked take.
const MARK_COLUMNS: usize = 4;
const CHECK_COLUMNS: usize = 16;

impl Checkup {
    fn n(&self, state: Condition) -> usize {
        let found = self.findings.iter();
        found.filter(|finding| finding.state == state).count()
    }

    fn fault(&self) -> Option<Fault> {
        let mut problems = self
            .findings
            .iter()
            .filter(|finding| finding.state == Condition::Problem)
            .peekable();
        problems.peek()?;
        Some(if problems.any(|one| one.mender == Mender::System) {
            Fault::System
        } else {
            Fault::User
        })
    }

    fn gist(&self) -> String {
        let (bad, look) = (self.n(Condition::Problem), self.n(Condition::Warning));
        let looks = count(look, "thing");
        match (bad, look) {
            (0, 0) => "all is well".to_owned(),
            (0, _) => format!("{looks} to look at; nothing is broken"),
            (_, 0) => count(bad, "problem"),
            _ => format!("{}, {looks} to look at", count(bad, "problem")),
        }
    }
}

fn mark(finding: &Finding) -> &'static str {
    match finding.state {
        Condition::Ok => "ok",
        Condition::Warning => "look",
        Condition::Problem => "bad",
    }
}

impl Answer for Checkup {
    fn text(&self, style: Style) -> String {
        let mut text = String::new();
        let indent = MARK_COLUMNS + 2 + CHECK_COLUMNS + 2;
        let room = style.columns.saturating_sub(indent).max(20);
        for finding in &self.findings {
            let check = visible(&finding.check);
            let mark = pad(mark(finding), MARK_COLUMNS);
            let mark = if finding.state == Condition::Ok {
                mark
            } else {
                style.bold(&mark)
            };
            let mut head = format!("{mark}  {}  ", pad(&check, CHECK_COLUMNS));
            let mut lines = wrap(&visible(&finding.text), room);
            lines.extend(advice_lines(finding, room));
            for line in lines {
                text.push_str(&head);
                text.push_str(&line);
                text.push('\n');
                head = " ".repeat(indent);
            }
        }
        if self.fault().is_none() {
            text.push_str(&format!("\n{}.\n", capital(&self.gist())));
        }
        text
    }

    fn plain(&self) -> String {
        let mut text = layout::sentence(&format!("{}.", capital(&self.gist())));
        // What is to be done comes first.
        let mut findings: Vec<&Finding> = self.findings.iter().collect();
        findings.sort_by_key(|finding| match finding.state {
            Condition::Problem => 0,
            Condition::Warning => 1,
            Condition::Ok => 2,
        });
        for finding in findings {
            let told = format!(
                "{}, {}: {}.",
                capital(mark(finding)),
                visible(&finding.check),
                visible(&finding.text)
            );
            text.push_str(&layout::sentence(&told));
            match finding.advice.as_deref().map(command_in) {
                None => {}
                Some((what, None)) => {
                    text.push_str(&layout::sentence(&format!("{}.", capital(&visible(what)))));
                }
                Some((what, Some(command))) => {
                    text.push_str(&layout::sentence(&format!("{}:", capital(&visible(what)))));
                    text.push_str(&layout::command(&visible(command)));
                }
            }
        }
        text
    }
}

/// The advice below a finding; a command is never broken, for it may be copied.
fn advice_lines(finding: &Finding, room: usize) -> Vec<String> {
    let Some(advice) = &finding.advice else {
        return Vec::new();
    };
    let whole = format!("-> {}", visible(advice));
    match command_in(advice) {
        (what, Some(command)) if layout::width(&whole) > room => {
            let mut lines = wrap(&format!("-> {}:", visible(what)), room);
            lines.push(format!("   {}", visible(command)));
            lines
        }
        (_, Some(_)) => vec![whole],
        (_, None) => wrap(&whole, room),
    }
}

/// Splits an advice into what it is for and its command, where it has one.
fn command_in(advice: &str) -> (&str, Option<&str>) {
    let split = advice.split_once(": ");
    match split.filter(|(_, after)| after.starts_with("ccmail ") || after.starts_with("chmod ")) {
        Some((what, command)) => (what, Some(command)),
        None => (advice, None),
    }
}
