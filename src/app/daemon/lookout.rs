//! Which folders and files are watched, and what a change in them means.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Sender;
use std::time::Duration;

use crate::transport::{Folder, TransportError, Wake, Watcher};

use super::super::{App, Clock};
use super::news::News;

/// How often to look where the system does not report changes by itself.
const LOOKS_APART: Duration = Duration::from_secs(2);

/// Watches all that can wake the daemon.
#[derive(Debug)]
pub(super) struct Lookout {
    sender: Sender<Wake>,
    watchers: Vec<Watcher>,
    places: Places,
}

/// What is watched, and what it is.
#[derive(Debug, Default, PartialEq, Eq)]
struct Places {
    /// Paths whose changes the system reports.
    native: Vec<PathBuf>,
    /// Paths that are looked at in intervals: network drives.
    polled: Vec<(Duration, Vec<PathBuf>)>,
    maildirs: Vec<PathBuf>,
    drafts: Vec<PathBuf>,
    store: PathBuf,
    clock: Option<PathBuf>,
}

impl Lookout {
    pub(super) fn new(sender: Sender<Wake>) -> Self {
        Self {
            sender,
            watchers: Vec::new(),
            places: Places::default(),
        }
    }

    /// Watches what there is now.
    ///
    /// # Errors
    /// [`TransportError`] if something can't be watched; nothing is watched then.
    pub(super) fn renew(&mut self, app: &App, news: News) -> Result<(), TransportError> {
        if !news.folders && !self.watchers.is_empty() {
            return Ok(());
        }
        // A folder that was removed and made again has the same path, and its watch is gone.
        self.watchers.clear();
        self.places = Places::of(app);
        let native = Watcher::new(&self.places.native, LOOKS_APART, self.sender.clone())?;
        let mut watchers = vec![native];
        for (interval, paths) in &self.places.polled {
            watchers.push(Watcher::polling(paths, *interval, self.sender.clone())?);
        }
        self.watchers = watchers;
        Ok(())
    }

    /// Tells what a change means for us.
    pub(super) fn news_of(&self, wake: &Wake) -> News {
        match wake {
            Wake::Unsure => News::ALL,
            Wake::Changed(paths) => paths
                .iter()
                .map(|path| self.places.news_at(path))
                .fold(News::default(), News::and),
        }
    }
}

impl Places {
    fn of(app: &App) -> Self {
        let store = app.store.path().to_owned();
        let mut places = Self {
            native: vec![folder_of(&store)],
            store,
            ..Self::default()
        };
        if let Clock::File(file) = &app.clock {
            places.native.push(folder_of(file.path()));
            places.clock = Some(file.path().to_owned());
        }
        for account in &app.config.accounts {
            let Ok(settings) = account.maildir() else {
                continue;
            };
            let maildir = settings.open();
            let mut paths = maildir.watch_paths();
            if paths.is_empty() {
                // Not there yet: it will show above.
                paths.extend(nearest_folder(&settings.path));
            }
            match settings.poll_seconds {
                Some(seconds) => {
                    let interval = Duration::from_secs(u64::from(seconds.get()));
                    places.polled.push((interval, paths));
                }
                None => places.native.extend(paths),
            }
            places.drafts.push(maildir.path(Folder::Drafts));
            places.maildirs.push(settings.path.clone());
        }
        places.native.sort();
        places.native.dedup();
        places
    }

    fn news_at(&self, path: &Path) -> News {
        let mut news = News::default();
        if self.clock.as_deref() == Some(path) {
            news.time = true;
        }
        news.store = self.is_of_store(path);
        let polled = self.polled.iter().flat_map(|(_, paths)| paths);
        let is_above = |maildir: &PathBuf| maildir.starts_with(path);
        if self.native.iter().chain(polled).any(|one| one == path)
            || self.maildirs.iter().any(is_above)
        {
            news.folders = true;
            news.mail = true;
        } else if self.drafts.iter().any(|folder| path.starts_with(folder)) {
            news.drafts = true;
        } else if self
            .maildirs
            .iter()
            .any(|maildir| path.starts_with(maildir))
        {
            news.mail = true;
            // A folder that another program makes: it is to be watched too.
            news.folders = path.is_dir();
        }
        news
    }

    /// The store's file and its log; not the locks, which we open ourselves.
    fn is_of_store(&self, path: &Path) -> bool {
        let name = |path: &Path| path.file_name().map(OsStr::to_owned);
        let (Some(store), Some(file)) = (name(&self.store), name(path)) else {
            return false;
        };
        let (store, file) = (store.to_string_lossy(), file.to_string_lossy());
        path.parent() == self.store.parent()
            && file
                .strip_prefix(store.as_ref())
                .is_some_and(|rest| rest.is_empty() || rest == "-wal")
    }
}

fn folder_of(file: &Path) -> PathBuf {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

fn nearest_folder(path: &Path) -> Option<PathBuf> {
    path.ancestors()
        .find(|folder| folder.is_dir())
        .map(Path::to_owned)
}
