//! The use-cases: each a function over the store, the account and the clock. Nothing prints here.

mod arrival;
pub mod clock;
pub mod config;
mod deliver;
mod drafting;
mod filing;
mod line;
pub mod lock;
mod opened;
mod play;
mod rejudging;
mod source;

use self::clock::Clock;
use self::config::Config;
use crate::store::Store;

pub use self::deliver::{DeliverError, wants_move};
pub use self::line::{ClaimsLine, MailLine, MoveLine, SquaresLine};
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
