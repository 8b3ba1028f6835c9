use std::path::{Path, PathBuf};

use crate::app::{InitAccount, InitAnswers, InitDefaults, Initialized};

use super::context::Context;
use super::error::CliError;
use super::layout;
use super::output::{Answer, Style};

/// Make your config: asks for name, address and mail folder
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {
    /// Your name, as it stands in your mails and PGN files
    #[arg(long)]
    name: Option<String>,
    /// An address you play from; may be given more than once
    #[arg(long = "address", value_name = "ADDRESS")]
    addresses: Vec<String>,
    /// The language of drafts to opponents who have none of their own
    #[arg(long, value_name = "CODE")]
    language: Option<String>,
    /// The folder with your mail
    #[arg(long, value_name = "FOLDER")]
    maildir: Option<PathBuf>,
    /// The time zone in which your days begin [default: this computer's]
    #[arg(long, value_name = "ZONE")]
    timezone: Option<String>,
    /// Ask nothing: what is not given is what this computer knows
    #[arg(long)]
    yes: bool,
}

/// The languages in which drafts are written.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// How often a question is put again.
const TRIES_MAX: usize = 5;

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let path = context.config_path()?;
    if path.exists() {
        // Before anything is asked.
        return Err(exists(&path));
    }
    let variable = |name: &str| std::env::var_os(name);
    let defaults = InitDefaults::of_system(variable);
    let answers = if args.yes {
        let given = Given::of(args, Some(&defaults))?;
        given.answers()?
    } else if context.output.can_ask() {
        ask_all(args, &defaults, context)?
    } else {
        Given::of(args, None)?.answers()?
    };
    let made = Initialized::make(&path, &answers)?;
    context.output.answer(&made)
}

/// The error where there is a config already.
pub(super) fn exists(path: &Path) -> CliError {
    CliError::user(format!("`{}` exists already", path.display()))
        .hint("edit it to change your settings; it is never overwritten")
        .hint("make another one with: ccmail --config FILE init")
}

/// What is known without asking.
struct Given {
    name: Option<String>,
    addresses: Vec<String>,
    language: Option<String>,
    maildir: Option<PathBuf>,
    timezone: Option<String>,
}

impl Given {
    fn of(args: &Args, defaults: Option<&InitDefaults>) -> Result<Self, CliError> {
        let maildir = args.maildir.as_deref().map(shown_path).transpose()?;
        let or = |given: &Option<String>, known: fn(&InitDefaults) -> &Option<String>| {
            given
                .clone()
                .or_else(|| defaults.and_then(|all| known(all).clone()))
        };
        let mut addresses = args.addresses.clone();
        if addresses.is_empty() {
            addresses.extend(defaults.and_then(|all| all.address.clone()));
        }
        Ok(Self {
            name: or(&args.name, |all| &all.name),
            addresses,
            language: or(&args.language, |all| &all.language),
            maildir: maildir.or_else(|| defaults.and_then(|all| all.maildir.clone())),
            timezone: args.timezone.clone(),
        })
    }

    fn answers(self) -> Result<InitAnswers, CliError> {
        let mut missing = Vec::new();
        if self.name.is_none() {
            missing.push("--name");
        }
        if self.addresses.is_empty() {
            missing.push("--address");
        }
        if self.maildir.is_none() {
            missing.push("--maildir");
        }
        match (self.name, self.maildir) {
            (Some(name), Some(maildir)) if missing.is_empty() => Ok(InitAnswers {
                name,
                addresses: self.addresses,
                language: self.language.unwrap_or_else(|| "en".to_owned()),
                timezone: self.timezone,
                store: "ccmail.db".into(),
                accounts: vec![account(maildir)],
            }),
            _ => Err(CliError::user(format!("please give {}", missing.join(", "))).hint(
                "on a terminal `ccmail init` asks; see all that can be given with: ccmail init --help",
            )),
        }
    }
}

fn account(maildir: PathBuf) -> InitAccount {
    // As most mail programs call it, unless another one is there.
    let sent = ["Sent", "Sent Items", "Sent Messages", "INBOX.Sent"]
        .into_iter()
        .find(|name| maildir.join(format!(".{name}")).is_dir());
    InitAccount {
        name: "home".to_owned(),
        path: maildir,
        inbox: "INBOX".to_owned(),
        drafts: "Drafts".to_owned(),
        sent: sent.unwrap_or("Sent").to_owned(),
    }
}

/// A path as the config is to hold it: `~` stays, for the config knows it; all else is absolute.
fn shown_path(path: &Path) -> Result<PathBuf, CliError> {
    if path.starts_with("~") {
        Ok(path.to_owned())
    } else {
        Ok(std::path::absolute(path)?)
    }
}

/// Asks for what was not given.
fn ask_all(
    args: &Args,
    defaults: &InitDefaults,
    context: &Context,
) -> Result<InitAnswers, CliError> {
    let known = Given::of(args, None)?;
    context.output.note(
        "A few questions; Enter takes what stands in brackets. Everything can be changed later.\n",
    );
    let ask = |question: &str, default: Option<&str>, is_good: fn(&str) -> Result<(), String>| {
        ask(context, question, default, is_good)
    };
    let name = match known.name {
        Some(name) => name,
        None => ask("Your name", defaults.name.as_deref(), any)?,
    };
    let addresses = if known.addresses.is_empty() {
        let question = "Your address (several with blanks between)";
        let answer = ask(question, defaults.address.as_deref(), addresses)?;
        words(&answer)
    } else {
        known.addresses
    };
    let language = match known.language {
        Some(language) => language,
        None => {
            let default = defaults.language.as_deref();
            let default = default.filter(|code| LANGUAGES.contains(code));
            ask(
                "Language of your drafts (en, fr)",
                Some(default.unwrap_or("en")),
                any,
            )?
        }
    };
    let timezone = match (known.timezone, &defaults.timezone) {
        (Some(zone), _) => Some(zone),
        // The machine's own holds when the user travels, too.
        (None, Some(_)) => None,
        (None, None) => Some(ask("Your time zone", Some("Europe/Paris"), any)?),
    };
    let maildir = match known.maildir {
        Some(maildir) => maildir,
        None => {
            let found = defaults.maildir.as_deref();
            let found = found
                .unwrap_or(Path::new("~/Maildir"))
                .display()
                .to_string();
            shown_path(Path::new(&ask(
                "The folder with your mail",
                Some(&found),
                any,
            )?))?
        }
    };
    Given {
        name: Some(name),
        addresses,
        language: Some(language),
        maildir: Some(maildir),
        timezone,
    }
    .answers()
}

/// Puts a question until there is an answer that will do.
fn ask(
    context: &Context,
    question: &str,
    default: Option<&str>,
    is_good: fn(&str) -> Result<(), String>,
) -> Result<String, CliError> {
    let prompt = match default {
        Some(default) => format!("{question} [{default}]: "),
        None => format!("{question}: "),
    };
    for _ in 0..TRIES_MAX {
        let Some(line) = context.output.ask(&prompt)? else {
            break;
        };
        let answer = match (line.trim(), default) {
            ("", Some(default)) => default.to_owned(),
            (answer, _) => answer.to_owned(),
        };
        match is_good(&answer) {
            Ok(()) => return Ok(answer),
            Err(why) => context.output.note(&format!("  {why}")),
        }
    }
    Err(CliError::user("nothing was written: an answer is missing"))
}

fn any(answer: &str) -> Result<(), String> {
    if answer.is_empty() {
        Err("please write something".to_owned())
    } else {
        Ok(())
    }
}

fn addresses(answer: &str) -> Result<(), String> {
    let words = words(answer);
    match words.iter().find(|word| !word.contains('@')) {
        Some(wrong) => Err(format!(
            "`{wrong}` is no address; write it like ann@example.org"
        )),
        None if words.is_empty() => any(""),
        None => Ok(()),
    }
}

fn words(answer: &str) -> Vec<String> {
    let words = answer.split(|c: char| c.is_whitespace() || c == ',');
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

const NEXT: [(&str, &str); 3] = [
    ("ccmail import FILE", "take your games from PGN files"),
    ("ccmail run --once", "read the mail that is there"),
    ("ccmail doctor", "check the set-up"),
];

impl Answer for Initialized {
    fn text(&self, _style: Style) -> String {
        let mut text = format!(
            "Your settings are in\n  {}\nYour games and drafts will be in\n  {}\n",
            self.config.display(),
            self.store.display()
        );
        for folder in &self.missing {
            text.push_str(&format!(
                "There is no folder\n  {}\nyet. Correct `path` in your settings if your mail is elsewhere.\n",
                folder.display()
            ));
        }
        text.push_str("\nNext:\n");
        for (command, what) in NEXT {
            text.push_str(&format!("  {}  {what}\n", layout::pad(command, 18)));
        }
        text
    }

    fn plain(&self) -> String {
        let mut text = layout::sentence(&format!("Your settings: {}.", self.config.display()));
        let store = format!("Your games and drafts: {}.", self.store.display());
        text.push_str(&layout::sentence(&store));
        for folder in &self.missing {
            let told = format!("There is no folder {} yet.", folder.display());
            text.push_str(&layout::sentence(&told));
        }
        for (command, what) in NEXT {
            text.push_str(&layout::sentence(&format!("Next, to {what}:")));
            text.push_str(&layout::command(command));
        }
        text
    }
}
