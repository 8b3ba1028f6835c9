#[cfg(test)]
mod tests;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use notify::event::{AccessKind, AccessMode};
use notify::{ErrorKind, Event, EventKind, PollWatcher, RecommendedWatcher, RecursiveMode};

use super::TransportError;

/// Word that something may have changed on disk: a reason to look, not a description of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wake {
    /// Something happened to these files.
    Changed(Vec<PathBuf>),
    /// Reports were lost, or watching failed for a moment: look at everything.
    Unsure,
}

/// Watches directories and files until it is dropped, without a timer where the system reports
/// changes by itself.
pub struct Watcher {
    inner: Box<dyn notify::Watcher + Send>,
    is_polling: bool,
}

impl Watcher {
    /// Watches the given paths, not what lies deeper, and sends word to `sender`.
    ///
    /// Where the system does not report changes (inotify's limits, other systems), the paths are
    /// looked at every `poll_interval`. Several reports for one change are usual.
    ///
    /// # Errors
    /// Returns [`TransportError`] if a path does not exist or cannot be watched in either way.
    pub fn new(
        paths: &[PathBuf],
        poll_interval: Duration,
        sender: Sender<Wake>,
    ) -> Result<Self, TransportError> {
        let config = notify::Config::default();
        let native = <RecommendedWatcher as notify::Watcher>::new(reporter(sender.clone()), config)
            .map_err(|error| failed(Path::new("inotify"), error))
            .map(|inner| Self {
                inner: Box::new(inner),
                is_polling: false,
            })
            .and_then(|watcher| watcher.with_paths(paths));
        match native {
            Ok(watcher) => Ok(watcher),
            Err(_) => Self::polling(paths, poll_interval, sender),
        }
    }

    /// Watches the given paths by looking every `poll_interval`: for network drives, whose changes
    /// by other machines are never reported.
    ///
    /// # Errors
    /// Returns [`TransportError`] if a path does not exist or cannot be read.
    pub fn polling(
        paths: &[PathBuf],
        poll_interval: Duration,
        sender: Sender<Wake>,
    ) -> Result<Self, TransportError> {
        let config = notify::Config::default().with_poll_interval(poll_interval);
        let inner = <PollWatcher as notify::Watcher>::new(reporter(sender), config)
            .map_err(|error| failed(Path::new("poll"), error))?;
        Self {
            inner: Box::new(inner),
            is_polling: true,
        }
        .with_paths(paths)
    }

    /// Watches one path more.
    ///
    /// # Errors
    /// Returns [`TransportError`] if it does not exist or cannot be watched.
    pub fn watch(&mut self, path: &Path) -> Result<(), TransportError> {
        if !path.exists() {
            return Err(failed(path, notify::Error::path_not_found()));
        }
        self.inner
            .watch(path, RecursiveMode::NonRecursive)
            .map_err(|error| failed(path, error))
    }

    /// Returns whether it looks at intervals because nothing better is to be had.
    #[must_use]
    pub fn is_polling(&self) -> bool {
        self.is_polling
    }

    fn with_paths(mut self, paths: &[PathBuf]) -> Result<Self, TransportError> {
        for path in paths {
            self.watch(path)?;
        }
        Ok(self)
    }
}

impl fmt::Debug for Watcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watcher")
            .field("is_polling", &self.is_polling)
            .finish_non_exhaustive()
    }
}

/// Returns the function that turns the system's reports into [`Wake`]s.
fn reporter(sender: Sender<Wake>) -> impl Fn(notify::Result<Event>) + Send + 'static {
    move |report| {
        let wake = match report {
            Ok(event) if event.need_rescan() => Wake::Unsure,
            Ok(event) if is_change(event.kind) => Wake::Changed(event.paths),
            Ok(_) => return,
            Err(_) => Wake::Unsure,
        };
        // Nobody listens any more while the daemon stops: nothing is lost.
        sender.send(wake).ok();
    }
}

/// Returns whether an event can mean news. Opening and reading are reported too, our own among
/// them: taken for news they would keep the daemon awake for ever.
fn is_change(kind: EventKind) -> bool {
    match kind {
        EventKind::Access(access) => access == AccessKind::Close(AccessMode::Write),
        EventKind::Any
        | EventKind::Create(_)
        | EventKind::Modify(_)
        | EventKind::Remove(_)
        | EventKind::Other => true,
    }
}

fn failed(path: &Path, error: notify::Error) -> TransportError {
    let place = path.display().to_string();
    let is_transient = matches!(error.kind, ErrorKind::MaxFilesWatch);
    match error.kind {
        ErrorKind::Io(source) => TransportError::io("watch", path, source),
        _ => TransportError::new("watch", place, is_transient, Box::new(error)),
    }
}
