use chrono::{DateTime, Utc};

use crate::correspondence::domain_of;
use crate::mail::{Mail, RawMessage};
use crate::store::ReceivedBy;

use super::Config;

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
    pub(super) fn of(mail: &Mail, raw: &RawMessage, config: &Config, now: DateTime<Utc>) -> Self {
        let domains: Vec<String> = config
            .me
            .addresses
            .iter()
            .filter_map(|mine| domain_of(mine))
            .collect();
        let is_own = |host: &str| {
            let host = host.to_ascii_lowercase();
            domains.iter().any(|domain| {
                host == *domain
                    || host
                        .strip_suffix(domain)
                        .is_some_and(|rest| rest.ends_with('.'))
            })
        };
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
