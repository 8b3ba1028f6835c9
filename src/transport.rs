//! Where mail comes from and where drafts go: the traits of an account, and Maildir behind them.
//! Only this module opens mail folders and sockets. No chess and no store is known here.

mod error;
mod folder;
mod maildir;
mod watch;

pub use self::error::TransportError;
pub use self::folder::{DraftItem, Drafts, Fetched, Folder, HEAD_BYTES_MAX, Inbox, Item};
pub use self::maildir::{FolderNames, Maildir};
pub use self::watch::{Wake, Watcher};
