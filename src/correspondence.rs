//! Where mail and chess meet: what a mail says of a game ([`read()`]), which game it means
//! ([`identify()`]), what is to be made of it ([`judge()`]), and the answer ([`reply()`]).
//!
//! Everything here is pure: a mistake of the opponent's, or of the user's, is a [`Verdict`], never an
//! error; `now` and the store's knowledge come in as values.

mod align;
mod claims;
mod correspondent;
mod draft;
mod identify;
mod judge;
mod phrases;
mod read;
mod reply;
mod sender;
mod verdict;

pub use self::claims::Claims;
pub use self::correspondent::{Correspondent, OpponentId};
pub use self::draft::{DraftFacts, DraftKind, DraftState, DraftText};
pub use self::identify::{Directory, GameEntry, Part, Which, choose, identify};
pub use self::judge::{Case, judge};
pub use self::read::{
    Candidate, Label, Reading, ReadingContext, Sentence, SpokenText, Spot, Tag, read,
};
pub use self::reply::{
    is_placeholder, language, opening, placeholder_lines, query, reply, resend, subject, surname,
    without_placeholder,
};
pub use self::sender::{Sender, domain_of, is_forged};
pub use self::verdict::{Author, Echo, Judgement, Note, Played, Reason, Remark, Verdict, Warning};
