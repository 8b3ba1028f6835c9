use rusqlite::{Params, Row};

use super::Store;
use super::error::{During as _, Fault, StoreError};

/// Statements are cached by their text: the same mail path runs the same few dozen for each mail.
impl Store {
    /// Reads the first row, if there is one.
    pub(super) fn row<T>(
        &self,
        operation: &'static str,
        sql: &'static str,
        params: impl Params,
        map: impl FnOnce(&Row<'_>) -> Result<T, Fault>,
    ) -> Result<Option<T>, StoreError> {
        let read = || {
            let mut statement = self.conn.prepare_cached(sql)?;
            let mut rows = statement.query(params)?;
            rows.next()?.map(map).transpose()
        };
        read().during(operation)
    }

    /// Reads all rows.
    pub(super) fn rows<T>(
        &self,
        operation: &'static str,
        sql: &'static str,
        params: impl Params,
        mut map: impl FnMut(&Row<'_>) -> Result<T, Fault>,
    ) -> Result<Vec<T>, StoreError> {
        let read = || {
            let mut statement = self.conn.prepare_cached(sql)?;
            let mut rows = statement.query(params)?;
            let mut found = Vec::new();
            while let Some(row) = rows.next()? {
                found.push(map(row)?);
            }
            Ok::<_, Fault>(found)
        };
        read().during(operation)
    }

    /// Inserts a row and returns its number.
    pub(super) fn insert(
        &self,
        operation: &'static str,
        sql: &'static str,
        params: impl Params,
    ) -> Result<i64, StoreError> {
        self.write(operation, sql, params)?;
        Ok(self.conn.last_insert_rowid())
    }

    /// Writes, and returns how many rows changed.
    pub(super) fn write(
        &self,
        operation: &'static str,
        sql: &'static str,
        params: impl Params,
    ) -> Result<usize, StoreError> {
        #[cfg(test)]
        self.count_write().during(operation)?;
        let write = || self.conn.prepare_cached(sql)?.execute(params);
        write().during(operation)
    }

    /// Lets the given number of writes succeed, and every later one fail as on a full disk.
    #[cfg(test)]
    pub(crate) fn fail_after_writes(&self, n_writes: Option<u32>) {
        self.writes_left.set(n_writes);
    }

    #[cfg(test)]
    fn count_write(&self) -> Result<(), Fault> {
        match self.writes_left.get() {
            None => Ok(()),
            Some(0) => {
                let full = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_FULL);
                Err(rusqlite::Error::SqliteFailure(full, None).into())
            }
            Some(left) => {
                self.writes_left.set(Some(left - 1));
                Ok(())
            }
        }
    }

    /// Reads several tables as they stand at one instant.
    pub(super) fn snapshot<T>(
        &self,
        operation: &'static str,
        read: impl FnOnce(&Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if !self.conn.is_autocommit() {
            return read(self);
        }
        // Rolls back when dropped, which ends a reading transaction as well as a commit does.
        let transaction = self.conn.unchecked_transaction().during(operation)?;
        let value = read(self)?;
        transaction.commit().during(operation)?;
        Ok(value)
    }
}

/// Fails where a row that was named does not exist.
pub(super) fn found(
    n_changed: usize,
    operation: &'static str,
    what: &'static str,
    id: i64,
) -> Result<(), StoreError> {
    if n_changed == 0 {
        return Err(StoreError::new(operation, Fault::Missing { what, id }));
    }
    Ok(())
}
