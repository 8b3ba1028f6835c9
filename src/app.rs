//! The use-cases: each a function over the store, the accounts and the clock. Nothing prints here.

mod arrival;
mod backup;
mod clock;
mod config;
mod convert;
mod daemon;
mod deliver;
mod demo;
mod doctor;
mod draft_change;
mod drafting;
mod drafts;
mod explain;
mod filing;
mod find;
mod held;
mod held_choice;
mod held_view;
mod import;
mod init;
mod line;
mod lock;
mod neighbor;
mod new_game;
mod notated;
mod opened;
mod play;
mod rejudging;
mod show;
mod source;
mod status;
mod visible;

use std::cell::RefCell;
use std::rc::Rc;

use crate::correspondence::GameEntry;
use crate::store::Store;

pub use self::backup::{Backup, BackupError, Restored};
pub use self::clock::{Clock, ClockError, FileClock, local_date};
pub use self::config::{
    Account, AccountKind, Config, ConfigError, Echo, Excerpt, ImapAccount, InitAccount,
    InitAnswers, KindError, MaildirAccount, Me, Reading, SaveSent, Server, Smtp, Surroundings, Tls,
};
pub use self::convert::{
    Conversion, ConversionError, ConvertRequest, MoveAnswer, SourceName, TargetName, answer_line,
    convert, notation_in_words,
};
pub use self::daemon::{DaemonError, RunReport, Trouble};
pub use self::deliver::{DeliverError, wants_move};
pub use self::demo::{DemoError, DemoWorld};
pub use self::doctor::{Condition, Finding, Mender, check_up};
pub use self::draft_change::{DraftError, Edited, draft_state_words};
pub use self::drafts::{DraftList, DraftView};
pub use self::find::FindGameError;
pub use self::held::{HeldItem, HeldList};
pub use self::held_choice::{HeldError, HeldOutcome};
pub use self::held_view::{Choice, HeldLine, HeldNote, HeldView};
pub use self::import::{ImportError, ImportSummary, Refusal};
pub use self::init::{InitDefaults, InitError, Initialized};
pub use self::line::{ClaimsLine, MailLine, MoveLine, SquaresLine};
pub use self::lock::{DeliveryLock, LockError, RunLock};
pub use self::new_game::{GameRequest, NewGameError, Opponent, Started};
pub use self::notated::{Notated, number_before};
pub use self::play::{Play, PlayError, PlayHow};
pub use self::show::{BoardView, Event, GameView, MoveView};
pub use self::source::{SourceError, mails_of};
pub use self::status::{
    AccountStatus, Clock as SideClock, Clocks, DraftStatus, GameStatus, InBoth, LastMove,
    ServiceStatus, Status,
};
pub use self::visible::visible;
pub use crate::store::StoreError;

/// The games in play, and the store's stamp when they were listed.
type Listed = ((i64, u64), Rc<[GameEntry]>);

/// What every use-case works with.
#[derive(Debug)]
pub struct App {
    /// The user's settings.
    pub config: Config,
    /// His games and drafts.
    pub store: Store,
    /// What time it is.
    pub clock: Clock,
    /// The games in play, if they were listed before.
    open_entries: RefCell<Option<Listed>>,
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
            open_entries: RefCell::new(None),
        })
    }
}
