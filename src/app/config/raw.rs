//! The config as it is written: every value with its place in the text, so that what is found wrong
//! later can still be shown there.

use std::num::NonZeroU32;
use std::path::PathBuf;

use serde::Deserialize;
use toml::Spanned;

use super::{Echo, SaveSent, Tls};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawConfig {
    #[serde(default)]
    pub(super) plain: bool,
    pub(super) me: RawMe,
    #[serde(default)]
    pub(super) store: RawStore,
    #[serde(default, rename = "account")]
    pub(super) accounts: Vec<Spanned<RawAccount>>,
    #[serde(default)]
    pub(super) reading: RawReading,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMe {
    pub(super) name: Spanned<String>,
    pub(super) addresses: Spanned<Vec<Spanned<String>>>,
    pub(super) language: Option<Spanned<String>>,
    pub(super) timezone: Option<Spanned<String>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawStore {
    pub(super) path: Option<Spanned<PathBuf>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawReading {
    #[serde(default)]
    pub(super) echo: Echo,
    #[serde(default)]
    pub(super) authserv_ids: Vec<Spanned<String>>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum RawKind {
    Maildir,
    Imap,
}

/// Keys of both kinds: a tagged enum would lose the places of errors.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawAccount {
    pub(super) name: Spanned<String>,
    pub(super) kind: RawKind,
    pub(super) path: Option<Spanned<PathBuf>>,
    pub(super) inbox: Option<Spanned<String>>,
    pub(super) drafts: Option<Spanned<String>>,
    pub(super) sent: Option<Spanned<String>>,
    pub(super) host: Option<Spanned<String>>,
    pub(super) port: Option<u16>,
    #[serde(default)]
    pub(super) tls: Tls,
    pub(super) user: Option<String>,
    pub(super) password_command: Option<String>,
    pub(super) password_file: Option<PathBuf>,
    pub(super) token_command: Option<String>,
    pub(super) ca_file: Option<PathBuf>,
    pub(super) idle_minutes: Option<NonZeroU32>,
    pub(super) poll_seconds: Option<NonZeroU32>,
    pub(super) timeout_seconds: Option<NonZeroU32>,
    pub(super) smtp: Option<RawSmtp>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSmtp {
    pub(super) host: Spanned<String>,
    pub(super) port: Option<u16>,
    #[serde(default)]
    pub(super) tls: Tls,
    pub(super) user: Option<String>,
    pub(super) password_command: Option<String>,
    pub(super) password_file: Option<PathBuf>,
    pub(super) token_command: Option<String>,
    pub(super) ca_file: Option<PathBuf>,
    pub(super) timeout_seconds: Option<NonZeroU32>,
    #[serde(default)]
    pub(super) save_sent: SaveSent,
}
