use std::path::PathBuf;

/// What a new config says: the answers of the user to `ccmail init`.
#[derive(Clone, Debug)]
pub struct InitAnswers {
    /// His name.
    pub name: String,
    /// His addresses, at least one.
    pub addresses: Vec<String>,
    /// Language code of his drafts.
    pub language: String,
    /// His time zone; the machine's if none.
    pub timezone: Option<String>,
    /// Where the store is to be.
    pub store: PathBuf,
    /// His Maildirs.
    pub accounts: Vec<InitAccount>,
}

/// A Maildir account of a new config.
#[derive(Clone, Debug)]
pub struct InitAccount {
    /// Its name.
    pub name: String,
    /// The Maildir's root.
    pub path: PathBuf,
    /// The inbox, `INBOX` for the root.
    pub inbox: String,
    /// The Drafts folder.
    pub drafts: String,
    /// The folder with sent mail.
    pub sent: String,
}

/// Writes the config that says what was answered.
pub(super) fn render(answers: &InitAnswers) -> String {
    let addresses: Vec<String> = answers.addresses.iter().map(|one| quoted(one)).collect();
    let timezone = match &answers.timezone {
        Some(zone) => format!("timezone = {}", quoted(zone)),
        None => "# timezone = \"Europe/Paris\"        # without it, the machine's own".to_owned(),
    };
    let mut text = format!(
        "\
# The settings of ccmail. Every key is explained in config.example.toml.

[me]
name = {name}
# All addresses you play from. A draft goes out from the one your opponent wrote to.
addresses = [{addresses}]
# The language of drafts to opponents who have none of their own.
language = {language}
# The zone in which your days of reflection begin and end.
{timezone}

[store]
# Games and drafts are kept in this file. Relative paths start where this config lies.
path = {store}
",
        name = quoted(&answers.name),
        addresses = addresses.join(", "),
        language = quoted(&answers.language),
        store = quoted(&answers.store.to_string_lossy()),
    );
    for account in &answers.accounts {
        text.push_str(&render_account(account));
    }
    text.push_str(
        "
[reading]
# When an opponent moves without repeating your move: \"warn\" records it, \"require\" holds it.
echo = \"warn\"
",
    );
    text
}

fn render_account(account: &InitAccount) -> String {
    format!(
        "
[[account]]
name = {name}
kind = \"maildir\"
path = {path}
# \"INBOX\" is the Maildir itself; other names are folders in it. Your mail is only read;
# drafts are put into the Drafts folder, and nothing is sent without you.
inbox = {inbox}
drafts = {drafts}
sent = {sent}
",
        name = quoted(&account.name),
        path = quoted(&account.path.to_string_lossy()),
        inbox = quoted(&account.inbox),
        drafts = quoted(&account.drafts),
        sent = quoted(&account.sent),
    )
}

/// Writes a text as TOML does.
fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}
