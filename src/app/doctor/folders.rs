use std::fs;
use std::path::{Path, PathBuf};

use crate::transport::{Fetched, Folder, HEAD_BYTES_MAX, Inbox as _, Maildir};

use super::super::{Account, Config};
use super::{Finding, Findings, caused, count};

/// Folders that are named where the wanted one is not found.
const FOLDERS_MAX: usize = 12;

/// Looks at the folders of an account.
pub(super) fn examine(account: &Account, config: &Config, findings: &mut Findings) {
    let settings = match account.maildir() {
        Ok(settings) => settings,
        Err(error) => {
            findings.push(Finding::problem(
                named(account, "account"),
                error.to_string(),
                "give the account a Maildir, or take it out of the config",
            ));
            return;
        }
    };
    let root = &settings.path;
    let mut maildir = settings.open();
    if !root.is_dir() {
        findings.push(Finding::problem(
            named(account, "inbox"),
            format!("there is no folder `{}`", root.display()),
            format!(
                "correct `path` of this account in {}",
                config.path.display()
            ),
        ));
        return;
    }
    findings.push(inbox(account, &mut maildir, root));
    findings.push(drafts(account, &maildir, root));
    findings.push(sent(account, &mut maildir, root));
}

fn named(account: &Account, folder: &str) -> String {
    format!("{folder} of {}", account.name)
}

fn inbox(account: &Account, maildir: &mut Maildir, root: &Path) -> Finding {
    let check = named(account, "inbox");
    let items = match maildir.list(Folder::Inbox) {
        Ok(items) => items,
        Err(error) => {
            let advice = "make it readable for you, or correct `path` and `inbox` in the config";
            let advice = format!("{advice}{}", others(root));
            return Finding::problem(check, caused(&error), advice);
        }
    };
    // The newest stands for all: their rights are hardly ever different.
    let newest = items.last();
    let read = newest.map(|item| maildir.fetch(Folder::Inbox, &item.uid, HEAD_BYTES_MAX));
    let path = maildir.path(Folder::Inbox);
    match read {
        Some(Err(error)) => Finding::problem(check, caused(&error), "make it readable for you"),
        None | Some(Ok(Fetched::Mail(_) | Fetched::TooLarge { .. } | Fetched::Gone)) => {
            let mails = count(items.len(), "mail");
            Finding::ok(check, format!("{mails} in `{}`", path.display()))
        }
    }
}

fn drafts(account: &Account, maildir: &Maildir, root: &Path) -> Finding {
    let check = named(account, "drafts");
    let folder = maildir.path(Folder::Drafts);
    let (place, is_there) = if folder.is_dir() {
        let tmp = folder.join("tmp");
        (if tmp.is_dir() { tmp } else { folder.clone() }, true)
    } else {
        (root.to_owned(), false)
    };
    // A file without a name, which leaves no trace.
    match tempfile::tempfile_in(&place) {
        Ok(_) if is_there => Finding::ok(check, format!("`{}` can be written", folder.display())),
        Ok(_) => Finding::ok(
            check,
            format!("`{}` is made with the first draft", folder.display()),
        ),
        Err(error) => Finding::problem(
            check,
            format!("no draft can be put into `{}`: {error}", folder.display()),
            "make the folder your own, and see that the disk is not full",
        )
        .of_system(),
    }
}

fn sent(account: &Account, maildir: &mut Maildir, root: &Path) -> Finding {
    let check = named(account, "sent");
    let folder = maildir.path(Folder::Sent);
    if !folder.is_dir() {
        return Finding::warning(
            check,
            format!(
                "there is no folder `{}`: ccmail does not see which moves you sent",
                folder.display()
            ),
            format!(
                "set `sent` of this account to the folder of your mail program{}",
                others(root)
            ),
        );
    }
    match maildir.list(Folder::Sent) {
        Ok(items) => {
            let mails = count(items.len(), "mail");
            Finding::ok(check, format!("{mails} in `{}`", folder.display()))
        }
        Err(error) => Finding::problem(check, caused(&error), "make it readable for you"),
    }
}

/// Names the folders that there are.
fn others(root: &Path) -> String {
    let folders = fs::read_dir(root).into_iter().flatten().flatten();
    let folders = folders
        .map(|entry| entry.path())
        .filter(|path| is_folder(path));
    let mut names: Vec<String> = folders
        .filter_map(|path: PathBuf| Some(path.file_name()?.to_string_lossy().into_owned()))
        .filter_map(|name| Some(name.strip_prefix('.')?.to_owned()))
        .collect();
    names.sort();
    names.truncate(FOLDERS_MAX);
    if names.is_empty() {
        String::new()
    } else {
        format!(" (there are: {})", names.join(", "))
    }
}

fn is_folder(path: &Path) -> bool {
    path.join("cur").is_dir()
}
