//! Every help page against one golden; `CCMAIL_BLESS=1` writes it anew.

use std::fs;
use std::path::Path;

use super::harness::World;

/// The commands that a help page lists, as the page of all commands does.
fn commands(page: &str) -> Vec<String> {
    let listed = page
        .lines()
        .take_while(|line| *line != "Options:" && *line != "Arguments:")
        .filter_map(|line| line.strip_prefix("  "))
        .filter(|line| !line.starts_with(' '));
    let names = listed.filter_map(|line| line.split_whitespace().next());
    names
        .filter(|name| *name != "help")
        .map(str::to_owned)
        .collect()
}

fn page(world: &World, command: &[String]) -> String {
    let mut args: Vec<&str> = command.iter().map(String::as_str).collect();
    args.push("--help");
    world.run_without_config(&args).success().stdout
}

/// All pages, each below its command.
fn pages() -> Vec<(String, String)> {
    let world = World::new();
    let mut pages = Vec::new();
    let mut pending = vec![Vec::new()];
    while let Some(command) = pending.pop() {
        let text = page(&world, &command);
        let mut inner: Vec<Vec<String>> = commands(&text)
            .into_iter()
            .map(|name| [command.clone(), vec![name]].concat())
            .collect();
        inner.reverse();
        pending.append(&mut inner);
        let words: String = command.iter().map(|word| format!(" {word}")).collect();
        pages.push((format!("ccmail{words} --help"), text));
    }
    pages
}

#[test]
fn the_help_pages_are_as_in_the_golden() {
    let text: String = pages()
        .iter()
        .map(|(command, page)| format!("$ {command}\n{page}\n"))
        .collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/help.txt");
    if std::env::var_os("CCMAIL_BLESS").is_some() {
        fs::write(&path, text).unwrap();
        return;
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        golden == text,
        "the help differs; CCMAIL_BLESS=1 writes it anew\n--- golden\n{golden}\n--- now\n{text}"
    );
}

#[test]
fn the_help_fits_a_terminal_and_gives_an_example_of_each_command() {
    let pages = pages();
    assert!(pages.len() > 20, "{}", pages.len());
    for (command, page) in &pages {
        for line in page.lines() {
            // An example may be longer: it can be copied only whole.
            let is_example = line.starts_with("Example: ");
            assert!(
                is_example || line.chars().count() <= 80,
                "{command}: {line}"
            );
        }
        let is_nested = command.split(' ').count() > 3;
        assert!(
            is_nested || page.to_lowercase().contains("\nexample"),
            "{command}"
        );
    }
    let (_, first) = &pages[0];
    let daily = ["status", "show", "play", "held", "drafts", "import", "run"];
    assert_eq!(commands(first)[..7], daily);
    assert!(!first.contains("\nMore:\n"), "a command is in no group");
}

#[test]
fn a_typing_slip_is_met_with_the_right_word() {
    let world = World::new();
    for (args, right) in [
        (vec!["statsu"], "'status'"),
        (vec!["drafst"], "'drafts'"),
        (vec!["status", "--jsno"], "'--json'"),
        (vec!["completions", "bahs"], "'bash'"),
    ] {
        let output = world.run(&args).fails_with(2);
        assert!(output.stderr.contains(right), "{output:?}");
        assert_eq!(output.stdout, "");
    }
}

#[test]
fn completions_and_manual_know_every_command() {
    let world = World::new();
    let first = page(&world, &[]);
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = world.run_without_config(&["completions", shell]).success();
        for name in commands(&first) {
            assert!(script.stdout.contains(&name), "{shell}: {name}");
        }
    }
    let manual = world.run_without_config(&["man"]).success().stdout;
    assert!(manual.contains(".TH ccmail 1"), "{manual}");
    let args = ["man", "--dir", "pages"];
    world.run_without_config(&args).success();
    for name in commands(&first) {
        assert!(world.path(&format!("pages/ccmail-{name}.1")).is_file());
    }
}
