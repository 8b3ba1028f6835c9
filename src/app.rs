//! The use-cases: each a function over the store, the accounts and the clock. Nothing prints here.

mod arrival;
mod clock;
mod config;
mod convert;
mod deliver;
mod drafting;
mod filing;
mod import;
mod line;
mod lock;
mod opened;
mod play;
mod rejudging;
mod source;
mod status;

use crate::store::{Store, StoreError};

pub use self::clock::{Clock, ClockError, FileClock, local_date};
pub use self::config::{
    Account, AccountKind, Config, ConfigError, Echo, Excerpt, ImapAccount, InitAccount,
    InitAnswers, KindError, MaildirAccount, Me, Reading, SaveSent, Server, Smtp, Surroundings, Tls,
};
pub use self::convert::{
    Conversion, ConversionError, ConvertRequest, MoveAnswer, SourceName, TargetName, answer_line,
    convert, notation_in_words,
};
pub use self::deliver::{DeliverError, wants_move};
pub use self::import::{ImportError, ImportSummary, Refusal};
pub use self::line::{ClaimsLine, MailLine, MoveLine, SquaresLine};
pub use self::lock::{DeliveryLock, LockError, RunLock};
pub use self::play::{Play, PlayError};
pub use self::source::{SourceError, mails_of};
pub use self::status::{GameStatus, LastMove, ServiceStatus, Status};

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

impl App {
    /// Opens the store that a config names; it is made if there is none.
    ///
    /// # Errors
    /// [`StoreError`] if the store can't be opened.
    pub fn open(config: Config, clock: Clock) -> Result<Self, StoreError> {
        let store = Store::open(&config.store)?;
        Ok(Self {
            config,
            store,
            clock,
        })
    }
}
