//! Where mail and chess meet: what a mail says of a game ([`read`]), which game it means
//! ([`identify`]), what is to be made of it ([`judge`]), and the answer ([`reply`]).
//!
//! Everything here is pure: a mistake of the opponent's, or of the user's, is a [`Verdict`], never an
//! error; `now` and the store's knowledge come in as values.

mod claims;
mod correspondent;
mod draft;
mod phrases;
mod verdict;

pub use self::claims::Claims;
pub use self::correspondent::{Correspondent, OpponentId};
pub use self::draft::{DraftFacts, DraftKind, DraftState, DraftText};
pub use self::verdict::{
    Author, Echo, Judgement, Note, Played, Reason, Remark, Verdict, Warning,
};
