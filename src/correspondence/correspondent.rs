use crate::notation::{Language, Languages, Notation};

/// The store's number of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OpponentId(pub i64);

/// What is known of an opponent as a correspondent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correspondent {
    /// His number.
    pub id: OpponentId,
    /// His name, as the game's source wrote it (`Last, First` or `First Last`).
    pub name: String,
    /// Addresses that may move for him.
    pub addresses: Vec<String>,
    /// The language of his words (`fr`), if known.
    pub language: Option<String>,
    /// What he writes moves in, if known.
    pub notation: Option<Notation>,
    /// What he was last seen to write moves in: good enough to answer him in, not to read him by.
    pub writes: Option<Notation>,
    /// How he likes to be greeted, if the user has said so.
    pub greeting: Option<String>,
}

impl Correspondent {
    /// Returns the contract's name of his notation, as the store keeps it.
    #[must_use]
    pub fn notation_code(&self) -> Option<String> {
        self.notation.map(Notation::code)
    }

    /// Sets his notation by the contract's name; an unknown name leaves it unknown.
    pub fn set_notation_code(&mut self, code: Option<&str>) {
        self.notation = code.and_then(Notation::from_code);
    }

    /// Returns the notation in which moves are written to him: his own, as far as it is known.
    #[must_use]
    pub fn answered_in(&self) -> Notation {
        self.notation.or(self.writes).unwrap_or(Notation::Numeric)
    }

    /// Sets what he was seen to write in, by the contract's name of a notation.
    pub fn set_writes_code(&mut self, code: Option<&str>) {
        self.writes = code.and_then(Notation::from_code);
    }

    /// Returns the languages whose letters may be read in his moves without further proof.
    ///
    /// `None` means that nothing is known: letters then need proof from the echo or the score of the same mail.
    #[must_use]
    pub fn letters(&self) -> Option<Languages> {
        match self.notation? {
            Notation::Algebraic(language)
            | Notation::Long(language)
            | Notation::Descriptive(language) => Some(Languages::one(language)),
            Notation::Numeric | Notation::Figurine | Notation::Uci => None,
        }
    }

    /// Returns the language whose letters are written to him where letters are written at all.
    #[must_use]
    pub fn letter_language(&self) -> Language {
        match self.notation {
            Some(
                Notation::Algebraic(language)
                | Notation::Long(language)
                | Notation::Descriptive(language),
            ) => language,
            _ => Language::ENGLISH,
        }
    }
}
