use chrono::{DateTime, Utc};
use rusqlite::{Row, params};

use crate::correspondence::Author;
use crate::game::{GameId, Ply};

use super::Store;
use super::column;
use super::error::{Fault, StoreError};
use super::message::MessageRowId;
use super::statement::found;

/// The store's number of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OfferId(pub i64);

/// What is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To resign.
    Resignation,
    /// A claim of a draw or a win by the rules.
    Claim,
}

/// What became of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferState {
    /// Not decided.
    Open,
    /// Accepted.
    Accepted,
    /// Declined.
    Declined,
    /// Overtaken by a move.
    Lapsed,
}

impl OfferKind {
    const ALL: [Self; 3] = [Self::Draw, Self::Resignation, Self::Claim];

    /// Returns the word that the store keeps.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Resignation => "resign",
            Self::Claim => "claim",
        }
    }

    pub(super) fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word)
    }
}

impl OfferState {
    const ALL: [Self; 4] = [Self::Open, Self::Accepted, Self::Declined, Self::Lapsed];

    /// Returns the word that the store keeps.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Accepted => "accepted",
            Self::Declined => "declined",
            Self::Lapsed => "lapsed",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == word)
    }
}

/// An offer to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewOffer {
    /// The game.
    pub game: GameId,
    /// Who makes it: the opponent or the user.
    pub author: Author,
    /// What it is.
    pub kind: OfferKind,
    /// The ply with which it was made.
    pub ply: Ply,
    /// The mail in which it stands.
    pub message: Option<MessageRowId>,
    /// Where it stands.
    pub state: OfferState,
}

/// A stored offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its number.
    pub id: OfferId,
    /// The game.
    pub game: GameId,
    /// Who makes it: the opponent or the user.
    pub author: Author,
    /// What it is.
    pub kind: OfferKind,
    /// The ply with which it was made.
    pub ply: Ply,
    /// The mail in which it stands.
    pub message: Option<MessageRowId>,
    /// Where it stands.
    pub state: OfferState,
    /// When it was decided.
    pub decided_at: Option<DateTime<Utc>>,
}

impl Store {
    /// Stores an offer.
    ///
    /// # Errors
    /// [`StoreError`] if its author is neither the opponent nor the user, or the store cannot be
    /// written.
    pub fn add_offer(&self, new: &NewOffer) -> Result<OfferId, StoreError> {
        let id = self.insert(
            "store an offer",
            "INSERT INTO offer (game_id, author, kind, ply, message_id, state)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                new.game.0,
                column::author_word(new.author),
                new.kind.as_str(),
                new.ply.0,
                new.message.map(|id| id.0),
                new.state.as_str(),
            ],
        )?;
        Ok(OfferId(id))
    }

    /// Lists the undecided offers of a game, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn open_offers(&self, game: GameId) -> Result<Vec<Offer>, StoreError> {
        self.rows(
            "list the open offers of a game",
            "SELECT id, game_id, author, kind, ply, message_id, state, decided_at
             FROM offer WHERE game_id = ?1 AND state = 'open' ORDER BY id",
            [game.0],
            offer,
        )
    }

    /// Lists all offers of a game, oldest first.
    ///
    /// # Errors
    /// [`StoreError`] if the store cannot be read.
    pub fn offers(&self, game: GameId) -> Result<Vec<Offer>, StoreError> {
        self.rows(
            "list the offers of a game",
            "SELECT id, game_id, author, kind, ply, message_id, state, decided_at
             FROM offer WHERE game_id = ?1 ORDER BY id",
            [game.0],
            offer,
        )
    }

    /// Decides an offer.
    ///
    /// # Errors
    /// [`StoreError`] if it is unknown or the store cannot be written.
    pub fn set_offer_state(
        &self,
        id: OfferId,
        state: OfferState,
        at: DateTime<Utc>,
    ) -> Result<(), StoreError> {
        const OPERATION: &str = "decide an offer";
        let decided_at = (state != OfferState::Open).then_some(at);
        let n_changed = self.write(
            OPERATION,
            "UPDATE offer SET state = ?2, decided_at = ?3 WHERE id = ?1",
            params![id.0, state.as_str(), column::seconds(decided_at)],
        )?;
        found(n_changed, OPERATION, "offer", id.0)
    }
}

fn offer(row: &Row<'_>) -> Result<Offer, Fault> {
    Ok(Offer {
        id: OfferId(row.get("id")?),
        game: GameId(row.get("game_id")?),
        author: column::word(row, "author", column::parse_author)?,
        kind: column::word(row, "kind", OfferKind::parse)?,
        ply: Ply(row.get("ply")?),
        message: row.get::<_, Option<i64>>("message_id")?.map(MessageRowId),
        state: column::word(row, "state", OfferState::parse)?,
        decided_at: column::instant_or_none(row, "decided_at")?,
    })
}
