use crate::notation::{Language, Languages, Notation, Writing};

/// The name of the notation that a text is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceName {
    /// To be found out.
    Auto,
    /// Known.
    Of(Notation),
}

/// The name of a notation to write in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetName {
    /// Moves in a notation.
    Of(Notation),
    /// A whole PGN game.
    Pgn,
    /// The final position.
    Fen,
}

impl SourceName {
    /// Reads a name; `None` for an unknown one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "auto" => Some(Self::Auto),
            "pgn" => Some(Self::Of(Notation::SAN)),
            _ => Notation::from_code(code).map(Self::Of),
        }
    }

    pub(super) fn languages(self) -> Languages {
        match self {
            Self::Auto => Languages::all_sure(),
            Self::Of(
                Notation::Algebraic(language)
                | Notation::Long(language)
                | Notation::Descriptive(language),
            ) => Languages::one(language),
            Self::Of(Notation::Numeric | Notation::Figurine | Notation::Uci) => Languages::ENGLISH,
        }
    }

    pub(super) fn writing(self) -> Writing {
        match self {
            Self::Auto => Writing::Any,
            Self::Of(Notation::Descriptive(_)) => Writing::Descriptive,
            Self::Of(_) => Writing::NotDescriptive,
        }
    }

    pub(super) fn notation(self) -> Option<Notation> {
        match self {
            Self::Auto => None,
            Self::Of(notation) => Some(notation),
        }
    }
}

impl TargetName {
    /// Reads a name; `None` for an unknown one.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "pgn" => Some(Self::Pgn),
            "fen" => Some(Self::Fen),
            _ => Notation::from_code(code).map(Self::Of),
        }
    }

    pub(super) fn notation(self) -> Notation {
        match self {
            Self::Of(notation) => notation,
            Self::Pgn | Self::Fen => Notation::SAN,
        }
    }
}

/// Names a notation in words: `French algebraic`.
#[must_use]
pub fn notation_in_words(notation: Notation) -> String {
    match notation {
        Notation::Numeric => "ICCF numeric".to_owned(),
        Notation::Figurine => "figurine algebraic".to_owned(),
        Notation::Uci => "coordinates (UCI)".to_owned(),
        Notation::Algebraic(Language::ENGLISH) => "English algebraic (SAN)".to_owned(),
        Notation::Algebraic(language) => format!("{} algebraic", language.name()),
        Notation::Long(language) => format!("{} long algebraic", language.name()),
        Notation::Descriptive(language) => format!("{} descriptive", language.name()),
    }
}
