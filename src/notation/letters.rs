mod read;
mod table;
#[cfg(test)]
mod tests;

pub(super) use self::read::{Likeness, read_letters};
use self::table::{Confidence, ROWS, Row};
use crate::game::Role;

/// The roles, in the order in which [`Letters`] keeps them.
const ROLES: [Role; 6] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

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
    /// French.
    pub const FRENCH: Self = Self(1);
    /// Spanish.
    pub const SPANISH: Self = Self(3);
    /// Italian.
    pub const ITALIAN: Self = Self(4);
    /// Portuguese.
    pub const PORTUGUESE: Self = Self(5);

    /// Finds a language by its code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        (0..)
            .zip(ROWS)
            .find(|(_, row)| row.code.eq_ignore_ascii_case(code))
            .map(|(i, _)| Self(i))
    }

    /// Returns the code.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.row().map_or("en", |row| row.code)
    }

    /// The languages in which games were printed in descriptive notation.
    pub const DESCRIPTIVE: [Self; 5] = [
        Self::ENGLISH,
        Self::FRENCH,
        Self::SPANISH,
        Self::ITALIAN,
        Self::PORTUGUESE,
    ];

    /// Returns whether there is descriptive notation in this language.
    #[must_use]
    pub fn is_descriptive(self) -> bool {
        Self::DESCRIPTIVE.contains(&self)
    }

    /// Returns the English name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().map_or("English", |row| row.name)
    }

    /// Returns the customary (first) spelling of a role's letter; `None` for a pawn.
    #[must_use]
    pub fn letter(self, role: Role) -> Option<&'static str> {
        let [king, queen, rook, bishop, knight] = self.row()?.letters;
        match role {
            Role::Pawn => None,
            Role::Knight => Some(knight),
            Role::Bishop => Some(bishop),
            Role::Rook => Some(rook),
            Role::Queen => Some(queen),
            Role::King => Some(king),
        }
    }

    /// Returns all languages, English first.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..).zip(ROWS).map(|(index, _)| Self(index))
    }

    fn row(self) -> Option<&'static Row> {
        ROWS.get(usize::from(self.0))
    }

    /// All spellings of all roles.
    fn spellings(self) -> impl Iterator<Item = (&'static str, Role)> {
        const ORDER: [Role; 5] = [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
        ];
        self.row().into_iter().flat_map(|row| {
            let named = row.letters.into_iter().zip(ORDER);
            named
                .chain([(row.pawn, Role::Pawn)])
                .chain(row.others.iter().copied())
        })
    }
}

impl Languages {
    /// No language: no letters are read, but figurines, coordinates and numeric are.
    pub const NONE: Self = Self(0);
    /// English alone.
    pub const ENGLISH: Self = Self(1);
    /// More than there are: what a figurine speaks.
    const UNIVERSAL: Self = Self(u64::MAX);

    /// Returns all languages that may be tried without being named (rows of confidence A and B).
    #[must_use]
    pub fn all_sure() -> Self {
        Language::every()
            .filter(|language| {
                language
                    .row()
                    .is_some_and(|row| row.confidence != Confidence::Unsure)
            })
            .collect()
    }

    /// Returns all languages of the table, unsure ones too: for a text of which nothing is known and
    /// where a doubt is better than a mistake.
    #[must_use]
    pub fn every() -> Self {
        Language::every().collect()
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

    /// Returns the languages of the set, in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Language> {
        Language::every().filter(move |language| self.contains(*language))
    }
}

impl FromIterator<Language> for Languages {
    fn from_iter<I: IntoIterator<Item = Language>>(languages: I) -> Self {
        languages
            .into_iter()
            .fold(Self::NONE, |set, language| set.union(Self::one(language)))
    }
}

impl Letters {
    const NOTHING: Self = Self([Languages::NONE; 6]);

    /// Returns the languages in which the letter names the role; a figurine names it in every language.
    #[must_use]
    pub fn languages_for(&self, role: Role) -> Languages {
        let named = ROLES.iter().zip(self.0).find(|(named, _)| **named == role);
        named.map_or(Languages::NONE, |(_, languages)| languages)
    }

    /// Returns whether a figurine stood there, which needs no language.
    #[must_use]
    pub fn is_figurine(&self) -> bool {
        self.0.contains(&Languages::UNIVERSAL)
    }

    /// Returns whether the letter can name a man that a pawn becomes.
    #[must_use]
    pub fn names_officer(&self) -> bool {
        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight]
            .into_iter()
            .any(|role| !self.languages_for(role).is_empty())
    }

    /// Returns whether the letter names the role in one of the languages.
    ///
    /// The answer is the languages in which it does; for a figurine all of those asked for.
    pub(super) fn read_as(&self, role: Role, languages: Languages) -> Option<Languages> {
        let named = self.languages_for(role);
        let common = named.intersection(languages);
        (named == Languages::UNIVERSAL || !common.is_empty()).then_some(common)
    }

    /// The same letter in the languages only in which it names another role than `other`.
    pub(super) fn without_shared(mut self, other: &Self) -> Self {
        for (set, shared) in self.0.iter_mut().zip(other.0) {
            *set = Languages(set.0 & !shared.0);
        }
        self
    }

    /// Whether the letter names nothing.
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|languages| languages.is_empty())
    }

    fn figurine(role: Role) -> Self {
        let mut letters = Self::NOTHING;
        letters.add(role, Languages::UNIVERSAL);
        letters
    }

    fn add(&mut self, role: Role, languages: Languages) {
        for (named, set) in ROLES.iter().zip(&mut self.0) {
            if *named == role {
                *set = set.union(languages);
            }
        }
    }

    /// What the letter names in some languages only.
    fn among(mut self, languages: Languages) -> Self {
        for set in &mut self.0 {
            *set = set.intersection(languages);
        }
        self
    }

    fn join(&mut self, other: &Self) {
        for (set, more) in self.0.iter_mut().zip(other.0) {
            *set = set.union(more);
        }
    }

    /// The same letter where it does not name a pawn.
    pub(super) fn without_pawn(mut self) -> Self {
        if let [pawn, ..] = &mut self.0
            && *pawn != Languages::UNIVERSAL
        {
            *pawn = Languages::NONE;
        }
        self
    }
}
