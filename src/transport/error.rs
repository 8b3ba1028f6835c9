use std::error::Error;
use std::fmt;
use std::io;
use std::path::Path;

/// Why a mail folder or a server could not do what was asked.
///
/// It is opaque: whoever handles it asks [`is_transient`](Self::is_transient) or
/// [`is_permanent`](Self::is_permanent), and prints the rest.
#[derive(Debug)]
pub struct TransportError(Box<Inner>);

#[derive(Debug)]
struct Inner {
    operation: &'static str,
    place: String,
    is_transient: bool,
    source: Box<dyn Error + Send + Sync>,
}

impl TransportError {
    /// Returns whether the same may succeed later without anybody doing anything.
    #[must_use]
    pub fn is_transient(&self) -> bool {
        self.0.is_transient
    }

    /// Returns whether somebody must act (a wrong path, a missing right) before it can succeed.
    #[must_use]
    pub fn is_permanent(&self) -> bool {
        !self.0.is_transient
    }

    /// Returns what was to be done: `read`, `write`, `list`, ...
    #[must_use]
    pub fn operation(&self) -> &'static str {
        self.0.operation
    }

    /// Returns the folder, file or server where it failed.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.0.place
    }

    pub(super) fn io(operation: &'static str, path: &Path, source: io::Error) -> Self {
        let is_transient = is_transient(source.kind());
        Self::new(
            operation,
            path.display().to_string(),
            is_transient,
            source.into(),
        )
    }

    pub(super) fn new(
        operation: &'static str,
        place: String,
        is_transient: bool,
        source: Box<dyn Error + Send + Sync>,
    ) -> Self {
        Self(Box::new(Inner {
            operation,
            place,
            is_transient,
            source,
        }))
    }
}

impl fmt::Display for TransportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot {} `{}`", self.0.operation, self.0.place)
    }
}

impl Error for TransportError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(self.0.source.as_ref())
    }
}

/// Returns whether a failure of the system tends to pass: a full disk, a network drive that is away.
fn is_transient(kind: io::ErrorKind) -> bool {
    use io::ErrorKind;
    matches!(
        kind,
        ErrorKind::StorageFull
            | ErrorKind::QuotaExceeded
            | ErrorKind::Interrupted
            | ErrorKind::WouldBlock
            | ErrorKind::TimedOut
            | ErrorKind::ResourceBusy
            | ErrorKind::OutOfMemory
            | ErrorKind::StaleNetworkFileHandle
            | ErrorKind::NetworkDown
            | ErrorKind::NetworkUnreachable
            | ErrorKind::HostUnreachable
    )
}
