//! The use-cases: each a function over the store, the accounts and the clock. Nothing prints here.

mod arrival;
mod clock;
mod config;
mod deliver;
mod drafting;
mod filing;
mod line;
mod lock;
mod opened;
mod play;
mod rejudging;
mod source;

use crate::store::Store;

pub use self::clock::{Clock, ClockError, FileClock, local_date};
pub use self::config::{
    Account, AccountKind, Config, ConfigError, Echo, Excerpt, ImapAccount, InitAccount,
    InitAnswers, KindError, MaildirAccount, Me, Reading, SaveSent, Server, Smtp, Surroundings, Tls,
};
pub use self::deliver::{DeliverError, wants_move};
pub use self::line::{ClaimsLine, MailLine, MoveLine, SquaresLine};
pub use self::lock::{DeliveryLock, LockError, RunLock};
pub use self::play::{Play, PlayError};
pub use self::source::{SourceError, mails_of};

/// What every use-case works with.
#[derive(Debug)]
pub struct App {
    /// The user's settings.
    pub config: Config,
    /// His games and drafts.
    pub store: Store,
    /// What time it is.
    pub clock: Clock,
}
