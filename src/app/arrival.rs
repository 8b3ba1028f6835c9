use chrono::{DateTime, Utc};

use crate::mail::{Mail, RawMessage};
use crate::store::ReceivedBy;

/// When a mail arrived, and who says so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// The instant.
    pub(super) at: DateTime<Utc>,
    /// Which source gave it.
    pub(super) by: ReceivedBy,
}

impl Arrival {
    /// The topmost `Received` of the user's own server, else the file's time, else now; never `Date`,
    /// which is the sender's to write. An instant after now is a lie too.
    pub(super) fn of(
        mail: &Mail,
        raw: &RawMessage,
        is_own: impl Fn(&str) -> bool,
        now: DateTime<Utc>,
    ) -> Self {
        let own = mail.received.iter().find(|(host, _)| is_own(host));
        let received = own.and_then(|(_, at)| *at).filter(|at| *at <= now);
        match (received, raw.arrived_at.filter(|at| *at <= now)) {
            (Some(at), _) => Self {
                at,
                by: ReceivedBy::Received,
            },
            (None, Some(at)) => Self {
                at,
                by: ReceivedBy::FileTime,
            },
            (None, None) => Self {
                at: now,
                by: ReceivedBy::Now,
            },
        }
    }
}
