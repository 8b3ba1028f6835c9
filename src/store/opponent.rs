use chrono::{DateTime, Utc};
use rusqlite::params;
use serde_json::{Map, Value, json};

use crate::correspondence::{Correspondent, OpponentId};

use super::Store;
use super::column;
use super::error::{During as _, Fault, StoreError};
use super::message::MessageRowId;
use super::statement::found;

/// Whose address it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressRole {
    /// An opponent's.
    Player,
    /// A tournament director's.
    Director,
    /// The user's own.
    Mine,
}

impl AddressRole {
    const ALL: [Self; 3] = [Self::Player, Self::Director, Self::Mine];

    fn as_str(self) -> &'static str {
        match self {
            Self::Player => "player",
            Self::Director => "director",
            Self::Mine => "mine",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.as_str() == word)
    }
}

impl Store {
    /// Finds whose address it is among the opponents; case does not matter.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn opponent_by_address(&self, address: &str) -> Result<Option<OpponentId>, StoreError> {
        self.row(
            "find an opponent",
            "SELECT opponent_id FROM address WHERE address = ?1 AND opponent_id IS NOT NULL",
            [address.to_lowercase()],
            |row| Ok(OpponentId(row.get(0)?)),
        )
    }

    /// Returns the role in which an address is known; case does not matter.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn role_of_address(&self, address: &str) -> Result<Option<AddressRole>, StoreError> {
        self.row(
            "look up an address",
            "SELECT role FROM address WHERE address = ?1",
            [address.to_lowercase()],
            |row| column::word(row, "role", AddressRole::parse),
        )
    }

    /// Reads what is known of an opponent.
    ///
    /// # Errors
    /// [`StoreError`] if he is unknown or the store cannot be read.
    pub fn correspondent(&self, id: OpponentId) -> Result<Correspondent, StoreError> {
        const OPERATION: &str = "read an opponent";
        let addresses = self.rows(
            OPERATION,
            "SELECT address FROM address
             WHERE opponent_id = ?1 AND role <> 'mine'
             ORDER BY trusted_at, address",
            [id.0],
            |row| Ok(row.get(0)?),
        )?;
        let correspondent = self.row(
            OPERATION,
            "SELECT name, language, notation, greeting, learnt ->> '$.writes.value' AS writes
             FROM opponent WHERE id = ?1",
            [id.0],
            |row| {
                let mut correspondent = Correspondent {
                    id,
                    name: row.get("name")?,
                    addresses,
                    language: row.get("language")?,
                    notation: None,
                    writes: None,
                    greeting: row.get("greeting")?,
                };
                let notation: Option<String> = row.get("notation")?;
                correspondent.set_notation_code(notation.as_deref());
                let writes: Option<String> = row.get("writes")?;
                correspondent.set_writes_code(writes.as_deref());
                Ok(correspondent)
            },
        )?;
        correspondent.ok_or_else(|| no_opponent(OPERATION, id))
    }

    /// Finds an opponent, or adds him: by his address, else by his name among those who have none.
    ///
    /// What is known of his language and notation already is not changed.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    #[expect(
        clippy::too_many_arguments,
        reason = "each is a column, and most are optional"
    )]
    pub fn ensure_opponent(
        &self,
        name: &str,
        address: Option<&str>,
        language: Option<&str>,
        notation_code: Option<&str>,
        at: DateTime<Utc>,
        because: &str,
    ) -> Result<OpponentId, StoreError> {
        self.savepoint(|store| {
            let known = match address {
                Some(address) => match store.opponent_by_address(address)? {
                    Some(id) => Some(id),
                    None => store.opponent_without_address(name)?,
                },
                None => store.opponent_by_name(name)?,
            };
            let id = match known {
                Some(id) => id,
                None => OpponentId(store.insert(
                    "add an opponent",
                    "INSERT INTO opponent (name) VALUES (?1)",
                    [name],
                )?),
            };
            store.write(
                "add an opponent",
                "UPDATE opponent
                 SET language = coalesce(language, ?2), notation = coalesce(notation, ?3)
                 WHERE id = ?1",
                params![id.0, language, notation_code],
            )?;
            if let Some(address) = address {
                store.add_address(id, address, because, at)?;
            }
            Ok(id)
        })
    }

    fn opponent_by_name(&self, name: &str) -> Result<Option<OpponentId>, StoreError> {
        self.row(
            "find an opponent by name",
            "SELECT id FROM opponent WHERE name = ?1 ORDER BY id",
            [name],
            |row| Ok(OpponentId(row.get(0)?)),
        )
    }

    fn opponent_without_address(&self, name: &str) -> Result<Option<OpponentId>, StoreError> {
        self.row(
            "find an opponent by name",
            "SELECT id FROM opponent
             WHERE name = ?1
               AND NOT EXISTS (SELECT 1 FROM address WHERE address.opponent_id = opponent.id)
             ORDER BY id",
            [name],
            |row| Ok(OpponentId(row.get(0)?)),
        )
    }

    /// Lets an address move for an opponent, and keeps why it is trusted.
    ///
    /// An address known in another role (a director who plays) keeps that role.
    ///
    /// # Errors
    /// [`StoreError`] if the address belongs to another opponent or the store cannot be written.
    pub fn add_address(
        &self,
        opponent: OpponentId,
        address: &str,
        because: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "add an address";
        self.savepoint(|store| {
            match store.opponent_by_address(address)? {
                Some(known) if known == opponent => return Ok(()),
                Some(_) => return Err(StoreError::new(OPERATION, Fault::AddressTaken)),
                None => {}
            }
            store.write(
                OPERATION,
                "INSERT INTO address (address, opponent_id, role, trusted_at, because)
                 VALUES (?1, ?2, 'player', ?3, ?4)
                 ON CONFLICT (address) DO UPDATE SET opponent_id = excluded.opponent_id",
                params![address.to_lowercase(), opponent.0, at.timestamp(), because],
            )?;
            Ok(())
        })
    }

    /// Knows an address in a role; an opponent who has it keeps it.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be written.
    pub fn set_address_role(
        &self,
        address: &str,
        role: AddressRole,
        because: &str,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        self.write(
            "set the role of an address",
            "INSERT INTO address (address, role, trusted_at, because)
             VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (address) DO UPDATE SET role = excluded.role",
            params![
                address.to_lowercase(),
                role.as_str(),
                at.timestamp(),
                because
            ],
        )?;
        Ok(())
    }

    /// Keeps a fact learnt about an opponent with the message that taught it.
    ///
    /// `language`, `letters`, `notation`, `layout`, `date_order` and `greeting` are used from then
    /// on; any other fact is only remembered.
    ///
    /// # Errors
    /// [`StoreError`] if he is unknown or the store cannot be written.
    pub fn learn(
        &self,
        opponent: OpponentId,
        fact: &str,
        value: &str,
        message: Option<MessageRowId>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "learn about an opponent";
        let sql = match fact {
            "language" => Some("UPDATE opponent SET language = ?2 WHERE id = ?1"),
            "letters" => Some("UPDATE opponent SET letters = ?2 WHERE id = ?1"),
            "notation" => Some("UPDATE opponent SET notation = ?2 WHERE id = ?1"),
            "layout" => Some("UPDATE opponent SET layout = ?2 WHERE id = ?1"),
            "date_order" => Some("UPDATE opponent SET date_order = ?2 WHERE id = ?1"),
            "greeting" => Some("UPDATE opponent SET greeting = ?2 WHERE id = ?1"),
            _ => None,
        };
        self.savepoint(|store| {
            let mut learnt = store.learnt(opponent)?;
            let lesson = json!({ "value": value, "message": message.map(|id| id.0) });
            learnt.insert(fact.to_owned(), lesson);
            let n_changed = store.write(
                OPERATION,
                "UPDATE opponent SET learnt = ?2 WHERE id = ?1",
                params![opponent.0, Value::Object(learnt).to_string()],
            )?;
            found(n_changed, OPERATION, "opponent", opponent.0)?;
            if let Some(sql) = sql {
                store.write(OPERATION, sql, params![opponent.0, value])?;
            }
            Ok(())
        })
    }

    /// Returns what was learnt about an opponent: each fact with its value and its message.
    ///
    /// # Errors
    /// [`StoreError`] if he is unknown or the store cannot be read.
    pub fn learnt(&self, opponent: OpponentId) -> Result<Map<String, Value>, StoreError> {
        const OPERATION: &str = "read what was learnt";
        let text: Option<String> = self.row(
            OPERATION,
            "SELECT learnt FROM opponent WHERE id = ?1",
            [opponent.0],
            |row| Ok(row.get(0)?),
        )?;
        let text = text.ok_or_else(|| no_opponent(OPERATION, opponent))?;
        serde_json::from_str(&text).during(OPERATION)
    }
}

fn no_opponent(operation: &'static str, id: OpponentId) -> StoreError {
    StoreError::new(
        operation,
        Fault::Missing {
            what: "opponent",
            id: id.0,
        },
    )
}
