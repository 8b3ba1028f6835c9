use super::Store;
use super::error::{During as _, Fault, StoreError};

impl Store {
    /// Writes all of something or nothing: an error or a panic in `write` undoes what it did.
    ///
    /// Outside a transaction it takes the write lock first (`BEGIN IMMEDIATE`), so that what `write`
    /// reads cannot change before it writes; inside one it is a savepoint.
    ///
    /// # Errors
    /// What `write` gives, or a [`StoreError`] if the store is locked or cannot commit.
    pub fn savepoint<T, E: From<StoreError>>(
        &self,
        write: impl FnOnce(&Self) -> Result<T, E>,
    ) -> Result<T, E> {
        let step = Step::begin(self)?;
        let value = write(self)?;
        step.commit()?;
        Ok(value)
    }

    /// Begins a transaction in which many savepoints are committed together, at the cost of one sync.
    ///
    /// It holds the write lock until [`Store::batch_commit`] or [`Store::batch_rollback`].
    ///
    /// # Errors
    /// [`StoreError`] if the store is locked, or a transaction is open already.
    pub fn batch_begin(&self) -> Result<(), StoreError> {
        self.conn
            .execute_batch("BEGIN IMMEDIATE")
            .during("begin a batch")?;
        self.in_batch.set(true);
        Ok(())
    }

    /// Commits a batch.
    ///
    /// # Errors
    /// [`StoreError`] if nothing of the batch could be kept; its mails must be handled again.
    pub fn batch_commit(&self) -> Result<(), StoreError> {
        const OPERATION: &str = "commit a batch";
        if !self.in_batch.replace(false) {
            return Err(StoreError::new(OPERATION, Fault::NoBatch));
        }
        if self.conn.is_autocommit() {
            return Err(StoreError::new(OPERATION, Fault::BatchLost));
        }
        let committed = self.conn.execute_batch("COMMIT").during(OPERATION);
        if committed.is_err() && !self.conn.is_autocommit() {
            self.conn.execute_batch("ROLLBACK").during(OPERATION)?;
        }
        committed
    }

    /// Drops a batch with all that was written in it.
    ///
    /// # Errors
    /// [`StoreError`] if SQLite cannot roll back.
    pub fn batch_rollback(&self) -> Result<(), StoreError> {
        if self.in_batch.replace(false) && !self.conn.is_autocommit() {
            self.conn.execute_batch("ROLLBACK").during("drop a batch")?;
        }
        Ok(())
    }
}

/// An open transaction or savepoint; undone when dropped before its commit.
struct Step<'a> {
    store: &'a Store,
    is_outermost: bool,
    is_done: bool,
}

impl<'a> Step<'a> {
    fn begin(store: &'a Store) -> Result<Self, StoreError> {
        const OPERATION: &str = "begin to write";
        let is_outermost = store.conn.is_autocommit();
        if is_outermost && store.in_batch.get() {
            // SQLite has rolled back under a batch; a commit of its own here would break the promise.
            return Err(StoreError::new(OPERATION, Fault::BatchLost));
        }
        let sql = if is_outermost {
            "BEGIN IMMEDIATE"
        } else {
            "SAVEPOINT step"
        };
        store.conn.execute_batch(sql).during(OPERATION)?;
        Ok(Self {
            store,
            is_outermost,
            is_done: false,
        })
    }

    fn commit(mut self) -> Result<(), StoreError> {
        let sql = if self.is_outermost {
            "COMMIT"
        } else {
            "RELEASE step"
        };
        self.store.conn.execute_batch(sql).during("commit")?;
        self.is_done = true;
        Ok(())
    }
}

impl Drop for Step<'_> {
    fn drop(&mut self) {
        // A full disk makes SQLite roll back by itself; then nothing is left to undo.
        if self.is_done || self.store.conn.is_autocommit() {
            return;
        }
        let sql = if self.is_outermost {
            "ROLLBACK"
        } else {
            "ROLLBACK TO step; RELEASE step"
        };
        // Nothing can be reported from here; a transaction that stays open is never committed.
        self.store.conn.execute_batch(sql).ok();
    }
}
