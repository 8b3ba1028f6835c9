/// What may have changed, and so what a round has to look at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct News {
    /// Mail may have come.
    pub(super) mail: bool,
    /// Somebody worked in the Drafts folder.
    pub(super) drafts: bool,
    /// Another command may have written to the store.
    pub(super) store: bool,
    /// Time has passed.
    pub(super) time: bool,
    /// Folders were made or removed, so that others must be watched.
    pub(super) folders: bool,
}

impl News {
    /// Anything may have happened.
    pub(super) const ALL: Self = Self {
        mail: true,
        drafts: true,
        store: true,
        time: true,
        folders: true,
    };

    /// Returns whether nothing happened that matters.
    pub(super) fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// Returns what happened in either.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            mail: self.mail || other.mail,
            drafts: self.drafts || other.drafts,
            store: self.store || other.store,
            time: self.time || other.time,
            folders: self.folders || other.folders,
        }
    }
}
