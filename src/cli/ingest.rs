use std::path::PathBuf;

use crate::app::{MailLine, mails_of};

use super::context::Context;
use super::error::CliError;

/// Read mails from files, folders, mbox, Maildir or standard input
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The account that the mails belong to [default: the first]
    #[arg(long, value_name = "NAME")]
    account: Option<String>,
    /// `.eml` files, mbox files, Maildirs, folders of `.eml`; `-` or nothing for standard input
    paths: Vec<PathBuf>,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    let account = match &args.account {
        Some(name)
            if app
                .config
                .accounts
                .iter()
                .any(|account| account.name == *name) =>
        {
            name.clone()
        }
        Some(name) => {
            return Err(CliError::user(format!(
                "there is no account `{name}` in the config"
            )));
        }
        None => app
            .config
            .accounts
            .first()
            .map(|account| account.name.clone())
            .unwrap_or_default(),
    };
    let stdin = [PathBuf::from("-")];
    let paths = if args.paths.is_empty() {
        &stdin
    } else {
        args.paths.as_slice()
    };
    let mails = mails_of(&account, paths)?;
    let mails = mails.map(|mail| mail.map_err(CliError::from));
    let mut printed = Ok(());
    app.file_all(mails, |lines| {
        if printed.is_ok() {
            printed = print(context, &lines);
        }
    })?;
    app.deliver()?;
    printed
}

/// Prints what became of each mail.
pub(super) fn print(context: &Context, lines: &[MailLine]) -> Result<(), CliError> {
    for line in lines {
        if context.output.is_json() {
            context.output.json_line(line)?;
        } else {
            context.output.text(&line.sentence())?;
        }
    }
    Ok(())
}
