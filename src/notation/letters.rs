use crate::game::Role;

/// A language of piece letters, by its code (`en`, `fr`, `sr-Cyrl`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(u8);

/// A set of [`Language`]s.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Languages(u64);

/// What a written letter means: for each role, the languages in which it names that role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letters([Languages; 6]);

impl Language {
    /// English.
    pub const ENGLISH: Self = Self(0);

    /// Finds a language by its code.
    #[must_use]
    pub fn from_code(_code: &str) -> Option<Self> {
        todo!()
    }

    /// Returns the code.
    #[must_use]
    pub fn code(self) -> &'static str {
        todo!()
    }

    /// Returns the customary (first) spelling of a role's letter; `None` for a pawn.
    #[must_use]
    pub fn letter(self, _role: Role) -> Option<&'static str> {
        todo!()
    }
}

impl Languages {
    /// No language: no letters are read, but figurines, coordinates and numeric are.
    pub const NONE: Self = Self(0);
    /// English alone.
    pub const ENGLISH: Self = Self(1);

    /// Returns all languages that may be tried without being named (rows of confidence A and B).
    #[must_use]
    pub fn all_sure() -> Self {
        todo!()
    }

    /// Returns the set of one language.
    #[must_use]
    pub fn one(language: Language) -> Self {
        Self(1 << language.0)
    }

    /// Returns the languages in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the languages in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether a language is in the set.
    #[must_use]
    pub fn contains(self, language: Language) -> bool {
        self.0 & (1 << language.0) != 0
    }
}

impl Letters {
    /// Returns the languages in which the letter names the role; a figurine names it in every language.
    #[must_use]
    pub fn languages_for(&self, _role: Role) -> Languages {
        todo!()
    }
}
