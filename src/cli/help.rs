//! The help pages: the commands in groups, an example for each, and the general options last.

use clap::{Command, CommandFactory as _};

use super::Cli;
use super::layout::{pad, width};

/// The commands in the order of their groups. A command that none of them names stands under
/// [`OTHERS`], and a name without a command is left out.
const GROUPS: [(&str, &[&str]); 4] = [
    (
        "Daily",
        &["status", "show", "play", "held", "drafts", "import", "run"],
    ),
    (
        "Games",
        &[
            "new",
            "if",
            "draw",
            "resign",
            "claim",
            "result",
            "correct",
            "export",
            "convert",
            "notations",
        ],
    ),
    ("Drafts and mail", &["draft", "review", "ingest"]),
    (
        "Set-up and care",
        &[
            "init",
            "demo",
            "doctor",
            "backup",
            "restore",
            "completions",
            "man",
        ],
    ),
];
const OTHERS: &str = "More";

/// An example for each command that there is.
const EXAMPLES: [(&str, &str); 18] = [
    ("status", "ccmail status --plain"),
    ("show", "ccmail show Nowak"),
    ("play", "ccmail play 12 Nf3 --draw-offer"),
    ("held", "ccmail held accept 3 Nf3"),
    ("drafts", "ccmail drafts --all"),
    ("import", "ccmail import games.pgn"),
    ("run", "ccmail run --once"),
    (
        "new",
        "ccmail new --opponent \"Marek Nowak <m.nowak@example.net>\" --color black",
    ),
    ("notations", "ccmail notations"),
    ("draft", "ccmail draft edit 7"),
    ("ingest", "ccmail ingest --json < letter.eml"),
    (
        "init",
        "ccmail init --name \"Ann Example\" --address ann@example.org --maildir ~/Maildir",
    ),
    ("demo", "ccmail demo chess-demo"),
    ("doctor", "ccmail doctor"),
    ("backup", "ccmail backup ccmail-backup.db"),
    ("restore", "ccmail restore ccmail-backup.db"),
    (
        "completions",
        "ccmail completions bash > ~/.local/share/bash-completion/completions/ccmail",
    ),
    ("man", "ccmail man --dir ~/.local/share/man/man1"),
];

const TEMPLATE: &str = "\
{about}

{usage-heading} {usage}
";
const END: &str = "\
Options:
{options}

Without a command it shows the status. More about one: ccmail COMMAND --help
Example: ccmail play 12 Nf3
";

/// Returns the command line with its help pages.
pub(super) fn command() -> Command {
    let mut command = Cli::command();
    for (name, example) in EXAMPLES {
        let page = command.find_subcommand(name);
        // A command that shows more than one line keeps its own.
        if page.is_some_and(|page| page.get_after_help().is_none()) {
            let page = |page: Command| page.after_help(format!("Example: {example}"));
            command = command.mut_subcommand(name, page);
        }
    }
    let template = format!("{TEMPLATE}{}\n{END}", groups(&command));
    // The groups stand for the list that clap would make.
    command.help_template(template)
}

/// The commands with what each does, in their groups.
fn groups(command: &Command) -> String {
    let commands: Vec<(&str, String)> = command
        .get_subcommands()
        .filter(|one| !one.is_hide_set())
        .map(|one| {
            let about = one.get_about().map(ToString::to_string);
            (one.get_name(), about.unwrap_or_default())
        })
        .collect();
    let widest = commands.iter().map(|(name, _)| width(name)).max();
    let mut text = String::new();
    let mut add = |heading: &str, listed: &[&(&str, String)]| {
        if !listed.is_empty() {
            text.push_str(&format!("\n{heading}:\n"));
        }
        for (name, about) in listed {
            let name = pad(name, widest.unwrap_or_default());
            text.push_str(&format!("  {name}  {about}\n"));
        }
    };
    for (heading, names) in GROUPS {
        let find = |name: &&str| commands.iter().find(|(one, _)| one == name);
        let listed: Vec<_> = names.iter().filter_map(find).collect();
        add(heading, &listed);
    }
    let is_named = |name: &str| GROUPS.iter().any(|(_, names)| names.contains(&name));
    let others: Vec<_> = commands.iter().filter(|one| !is_named(one.0)).collect();
    add(OTHERS, &others);
    text
}
