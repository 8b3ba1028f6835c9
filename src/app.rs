//! Use-cases over the store and the mail accounts, and what they stand on: config, clock, locks.
//! `toml` is named only here.

mod clock;
mod config;
mod lock;

pub use self::clock::{Clock, ClockError, FileClock, local_date};
pub use self::config::{
    Account, AccountKind, Config, ConfigError, Echo, Excerpt, ImapAccount, InitAccount,
    InitAnswers, KindError, MaildirAccount, Me, Reading, SaveSent, Server, Smtp, Surroundings, Tls,
};
pub use self::lock::{DeliveryLock, LockError, RunLock};
