use std::ops::Range;
use std::path::{Path, PathBuf};

use chrono_tz::Tz;
use toml::Spanned;

use super::error::nearest;
use super::raw::{RawAccount, RawConfig, RawKind, RawMe, RawReading, RawSmtp, RawStore};
use super::{
    Account, AccountKind, Config, ConfigError, FolderNames, ImapAccount, MaildirAccount, Me,
    Reading, Server, Smtp, Surroundings,
};

const LANGUAGE_DEFAULT: &str = "en";
const STORE_DEFAULT: &str = "ccmail.db";
const INBOX_DEFAULT: &str = "INBOX";
const DRAFTS_DEFAULT: &str = "Drafts";
const SENT_DEFAULT: &str = "Sent";

/// Turns what is written into what is meant, or says where it makes no sense.
pub(super) struct Checker<'a> {
    pub(super) text: &'a str,
    pub(super) path: &'a Path,
    pub(super) surroundings: &'a Surroundings,
}

impl Checker<'_> {
    pub(super) fn config(&self, raw: RawConfig) -> Result<Config, ConfigError> {
        let mut accounts: Vec<Account> = Vec::new();
        for raw in raw.accounts {
            let name_span = raw.get_ref().name.span();
            let account = self.account(raw)?;
            if accounts.iter().any(|other| other.name == account.name) {
                let message = format!("a second account is named `{}`", account.name);
                return Err(self.wrong(name_span, message));
            }
            accounts.push(account);
        }
        Ok(Config {
            path: self.path.to_owned(),
            plain: raw.plain,
            me: self.me(raw.me)?,
            store: self.store(raw.store)?,
            accounts,
            reading: self.reading(raw.reading)?,
        })
    }

    fn me(&self, raw: RawMe) -> Result<Me, ConfigError> {
        if raw.addresses.get_ref().is_empty() {
            let message = "`addresses` is empty".to_owned();
            return Err(self
                .wrong(raw.addresses.span(), message)
                .with_hint("give all addresses you play from: addresses = [\"ann@example.org\"]"));
        }
        let addresses = raw.addresses.into_inner().into_iter();
        Ok(Me {
            name: self.one_line(raw.name, "name")?,
            addresses: addresses
                .map(|one| self.address(one))
                .collect::<Result<_, _>>()?,
            language: raw.language.map_or_else(
                || Ok(LANGUAGE_DEFAULT.to_owned()),
                |language| self.language(language),
            )?,
            timezone: match raw.timezone {
                None => self.surroundings.timezone.unwrap_or(Tz::UTC),
                Some(zone) => self.timezone(&zone)?,
            },
        })
    }

    fn address(&self, raw: Spanned<String>) -> Result<String, ConfigError> {
        if is_address(raw.get_ref()) {
            return Ok(raw.into_inner());
        }
        let message = format!("`{}` does not look like a mail address", raw.get_ref());
        Err(self
            .wrong(raw.span(), message)
            .with_hint("write only the address: ann@example.org"))
    }

    fn language(&self, raw: Spanned<String>) -> Result<String, ConfigError> {
        if is_language_code(raw.get_ref()) {
            return Ok(raw.into_inner());
        }
        let message = format!("`{}` is not a language code", raw.get_ref());
        Err(self
            .wrong(raw.span(), message)
            .with_hint("such as en, fr, de or sr-Cyrl"))
    }

    fn timezone(&self, raw: &Spanned<String>) -> Result<Tz, ConfigError> {
        let name = raw.get_ref();
        if let Ok(zone) = name.parse() {
            return Ok(zone);
        }
        let zones = || chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name());
        let is_its_city = |zone: &&str| {
            zone.rsplit_once('/')
                .is_some_and(|(_, city)| city.eq_ignore_ascii_case(name))
        };
        let near = zones().find(is_its_city).or_else(|| nearest(name, zones()));
        let hint = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => "such as Europe/Paris or America/New_York".to_owned(),
        };
        Err(self
            .wrong(raw.span(), format!("unknown time zone `{name}`"))
            .with_hint(hint))
    }

    fn store(&self, raw: RawStore) -> Result<PathBuf, ConfigError> {
        match raw.path {
            None => Ok(self.resolve(STORE_DEFAULT.into())),
            Some(path) => self.path(path),
        }
    }

    fn reading(&self, raw: RawReading) -> Result<Reading, ConfigError> {
        let ids = raw.authserv_ids.into_iter();
        let authserv_ids = ids
            .map(|id| self.one_line(id, "authserv_ids"))
            .collect::<Result<_, _>>()?;
        Ok(Reading {
            echo: raw.echo,
            authserv_ids,
        })
    }

    fn account(&self, raw: Spanned<RawAccount>) -> Result<Account, ConfigError> {
        let span = raw.span();
        let mut raw = raw.into_inner();
        let folders = FolderNames {
            inbox: self.folder(raw.inbox.take(), INBOX_DEFAULT)?,
            drafts: self.folder(raw.drafts.take(), DRAFTS_DEFAULT)?,
            sent: self.folder(raw.sent.take(), SENT_DEFAULT)?,
        };
        let name = self.one_line(raw.name.clone(), "name")?;
        let smtp = raw.smtp.take().map(|smtp| self.smtp(smtp)).transpose()?;
        let kind = match raw.kind {
            RawKind::Maildir => AccountKind::Maildir(self.maildir(raw, folders, span)?),
            RawKind::Imap => AccountKind::Imap(self.imap(raw, folders, span)?),
        };
        Ok(Account { name, kind, smtp })
    }

    fn maildir(
        &self,
        raw: RawAccount,
        folders: FolderNames,
        span: Range<usize>,
    ) -> Result<MaildirAccount, ConfigError> {
        if let Some(host) = raw.host {
            let message = "`host` has no meaning for a Maildir".to_owned();
            return Err(self.wrong(host.span(), message));
        }
        let Some(path) = raw.path else {
            let message = "missing key `path`: where the Maildir lies".to_owned();
            return Err(self.wrong(span, message));
        };
        Ok(MaildirAccount {
            path: self.path(path)?,
            folders,
            poll_seconds: raw.poll_seconds,
        })
    }

    fn imap(
        &self,
        raw: RawAccount,
        folders: FolderNames,
        span: Range<usize>,
    ) -> Result<ImapAccount, ConfigError> {
        if let Some(path) = raw.path {
            let message = "`path` has no meaning for an IMAP account".to_owned();
            return Err(self.wrong(path.span(), message));
        }
        let Some(host) = raw.host else {
            return Err(self.wrong(span, "missing key `host`".to_owned()));
        };
        let server = Server {
            host: self.one_line(host, "host")?,
            port: raw.port,
            tls: raw.tls,
            user: raw.user,
            password_command: raw.password_command,
            password_file: raw.password_file.map(|path| self.resolve(path)),
            token_command: raw.token_command,
            ca_file: raw.ca_file.map(|path| self.resolve(path)),
            timeout_seconds: raw.timeout_seconds,
        };
        Ok(ImapAccount {
            server,
            folders,
            idle_minutes: raw.idle_minutes,
            poll_seconds: raw.poll_seconds,
        })
    }

    fn smtp(&self, raw: RawSmtp) -> Result<Smtp, ConfigError> {
        let server = Server {
            host: self.one_line(raw.host, "host")?,
            port: raw.port,
            tls: raw.tls,
            user: raw.user,
            password_command: raw.password_command,
            password_file: raw.password_file.map(|path| self.resolve(path)),
            token_command: raw.token_command,
            ca_file: raw.ca_file.map(|path| self.resolve(path)),
            timeout_seconds: raw.timeout_seconds,
        };
        Ok(Smtp {
            server,
            save_sent: raw.save_sent,
        })
    }

    fn folder(&self, raw: Option<Spanned<String>>, default: &str) -> Result<String, ConfigError> {
        raw.map_or_else(
            || Ok(default.to_owned()),
            |name| self.one_line(name, "folder"),
        )
    }

    /// Accepts a text that has something on its one line: it goes into header fields and file names.
    fn one_line(&self, raw: Spanned<String>, key: &str) -> Result<String, ConfigError> {
        let text = raw.get_ref();
        if text.trim().is_empty() {
            return Err(self.wrong(raw.span(), format!("`{key}` is empty")));
        }
        if text.chars().any(char::is_control) {
            return Err(self.wrong(raw.span(), format!("`{key}` holds a control character")));
        }
        Ok(raw.into_inner())
    }

    fn path(&self, raw: Spanned<PathBuf>) -> Result<PathBuf, ConfigError> {
        if raw.get_ref().as_os_str().is_empty() {
            return Err(self.wrong(raw.span(), "`path` is empty".to_owned()));
        }
        if raw.get_ref().starts_with("~") && self.surroundings.home.is_none() {
            let message = "`~` has no meaning: no home folder is known".to_owned();
            return Err(self.wrong(raw.span(), message));
        }
        Ok(self.resolve(raw.into_inner()))
    }

    /// Makes a path absolute: `~` is the home folder, and a relative one starts at the config file.
    fn resolve(&self, path: PathBuf) -> PathBuf {
        match (path.strip_prefix("~"), &self.surroundings.home) {
            (Ok(rest), Some(home)) => home.join(rest),
            _ => self.path.parent().unwrap_or(Path::new("")).join(path),
        }
    }

    fn wrong(&self, span: Range<usize>, message: String) -> ConfigError {
        ConfigError::at(self.path, self.text, span, message)
    }
}

/// Returns whether a text looks like a mail address; whether mail arrives there only mail can tell.
fn is_address(text: &str) -> bool {
    let odd = |c: char| c.is_whitespace() || c.is_control() || "<>,;:\\\"()[]".contains(c);
    text.rsplit_once('@').is_some_and(|(local, domain)| {
        let labels_are_filled = domain.split('.').all(|label| !label.is_empty());
        !local.is_empty() && labels_are_filled && !text.contains(odd) && !local.contains('@')
    })
}

/// Returns whether a text has the form of a language code (BCP 47): `fr`, `sr-Cyrl`, `pt-BR`.
fn is_language_code(text: &str) -> bool {
    let mut parts = text.split('-');
    let is_primary = |part: &str| {
        (2..=3).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_lowercase())
    };
    let is_other = |part: &str| {
        (2..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    parts.next().is_some_and(is_primary) && parts.all(is_other)
}
