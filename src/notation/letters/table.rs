use crate::game::Role;

/// How well the letters of a language are attested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Confidence {
    /// Two sources, or a founding document.
    Attested,
    /// One source.
    OneSource,
    /// From memory: to be used for an opponent who is known to write so.
    Unsure,
}

/// The letters of one language.
#[derive(Debug)]
pub(super) struct Row {
    /// Code, as the contract writes it.
    pub(super) code: &'static str,
    /// English name of the language.
    pub(super) name: &'static str,
    /// How well the letters are attested.
    pub(super) confidence: Confidence,
    /// King, queen, rook, bishop, knight.
    pub(super) letters: [&'static str; 5],
    /// Pawn.
    pub(super) pawn: &'static str,
    /// Other spellings that are met.
    pub(super) others: &'static [(&'static str, Role)],
}

const fn row(
    (code, name): (&'static str, &'static str),
    confidence: Confidence,
    letters: [&'static str; 5],
    pawn: &'static str,
    others: &'static [(&'static str, Role)],
) -> Row {
    Row {
        code,
        name,
        confidence,
        letters,
        pawn,
        others,
    }
}

use Confidence::{Attested, OneSource, Unsure};
use Role::{Bishop, King, Knight, Pawn, Queen, Rook};

/// All languages; English is the first. The bits of `Languages` are indices of this table.
#[rustfmt::skip]
pub(super) const ROWS: &[Row] = &[
    row(("en", "English"), Attested, ["K", "Q", "R", "B", "N"], "P", &[("Kt", Knight)]),
    row(("fr", "French"), Attested, ["R", "D", "T", "F", "C"], "P", &[]),
    row(("de", "German"), Attested, ["K", "D", "T", "L", "S"], "B", &[]),
    row(("es", "Spanish"), Attested, ["R", "D", "T", "A", "C"], "P", &[]),
    row(("it", "Italian"), Attested, ["R", "D", "T", "A", "C"], "P", &[]),
    row(("pt", "Portuguese"), Attested, ["R", "D", "T", "B", "C"], "P", &[]),
    row(("nl", "Dutch"), Attested, ["K", "D", "T", "L", "P"], "O", &[("pi", Pawn)]),
    row(("sv", "Swedish"), Attested, ["K", "D", "T", "L", "S"], "B", &[]),
    row(("da", "Danish"), Attested, ["K", "D", "T", "L", "S"], "B", &[]),
    row(("no", "Norwegian"), Attested, ["K", "D", "T", "L", "S"], "B", &[]),
    row(("fi", "Finnish"), Attested, ["K", "D", "T", "L", "R"], "S", &[("P", Pawn)]),
    row(("is", "Icelandic"), Attested, ["K", "D", "H", "B", "R"], "P", &[]),
    row(("et", "Estonian"), Attested, ["K", "L", "V", "O", "R"], "E", &[("P", Pawn)]),
    row(("pl", "Polish"), Attested, ["K", "H", "W", "G", "S"], "P", &[]),
    row(("cs", "Czech"), Attested, ["K", "D", "V", "S", "J"], "P", &[]),
    row(("sk", "Slovak"), OneSource, ["K", "D", "V", "S", "J"], "P", &[]),
    row(("hu", "Hungarian"), Attested, ["K", "V", "B", "F", "H"], "G", &[]),
    row(("ro", "Romanian"), Attested, ["R", "D", "T", "N", "C"], "P", &[]),
    row(("ca", "Catalan"), Attested, ["R", "D", "T", "A", "C"], "P", &[]),
    row(("gl", "Galician"), Unsure, ["R", "D", "T", "B", "C"], "P", &[("A", Bishop), ("Re", King), ("Ra", Queen)]),
    row(("hr", "Croatian"), OneSource, ["K", "D", "T", "L", "S"], "P", &[]),
    row(("sr", "Serbian (Latin)"), OneSource, ["K", "D", "T", "L", "S"], "P", &[]),
    row(("sr-Cyrl", "Serbian (Cyrillic)"), Unsure, ["К", "Д", "Т", "Л", "С"], "П", &[]),
    row(("sl", "Slovene"), OneSource, ["K", "D", "T", "L", "S"], "P", &[]),
    row(("bs", "Bosnian"), OneSource, ["K", "D", "T", "L", "S"], "P", &[]),
    row(("mk", "Macedonian"), Unsure, ["К", "Д", "Т", "Л", "С"], "П", &[]),
    row(("bg", "Bulgarian"), Attested, ["Ц", "Д", "Т", "О", "К"], "П", &[]),
    row(("ru", "Russian"), Attested, ["Кр", "Ф", "Л", "С", "К"], "П", &[("п", Pawn)]),
    row(("uk", "Ukrainian"), Unsure, ["Кр", "Ф", "Т", "С", "К"], "П", &[("п", Pawn)]),
    row(("be", "Belarusian"), OneSource, ["К", "Вз", "Лд", "А", "В"], "Л", &[]),
    row(("el", "Greek"), Unsure, ["Ρ", "Β", "Π", "Α", "Ι"], "Σ", &[]),
    row(("tr", "Turkish"), Attested, ["Ş", "V", "K", "F", "A"], "P", &[]),
    row(("az", "Azerbaijani"), OneSource, ["Ş", "V", "T", "F", "A"], "P", &[]),
    row(("lv", "Latvian"), OneSource, ["K", "D", "T", "L", "Z"], "B", &[]),
    row(("lt", "Lithuanian"), Unsure, ["K", "V", "B", "R", "Ž"], "P", &[("Z", Knight)]),
    row(("sq", "Albanian"), Unsure, ["M", "D", "T", "O", "K"], "P", &[("Msh", Queen), ("Ku", Rook), ("Ka", Knight), ("U", Pawn)]),
    row(("eo", "Esperanto"), Unsure, ["R", "D", "T", "K", "Ĉ"], "P", &[("C", Knight)]),
    row(("af", "Afrikaans"), OneSource, ["K", "D", "T", "L", "R"], "P", &[]),
    row(("ga", "Irish"), Unsure, ["R", "B", "C", "E", "D"], "F", &[]),
    row(("cy", "Welsh"), Unsure, ["T", "B", "C", "E", "M"], "G", &[]),
    row(("id", "Indonesian"), Unsure, ["R", "M", "B", "G", "K"], "P", &[]),
    row(("vi", "Vietnamese"), OneSource, ["V", "H", "X", "T", "M"], "C", &[("P", Pawn)]),
    row(("lb", "Luxembourgish"), Unsure, ["K", "D", "T", "L", "P"], "B", &[]),
    row(("eu", "Basque"), Unsure, ["E", "D", "G", "A", "Z"], "P", &[]),
    row(("ar", "Arabic"), OneSource, ["م", "و", "ر", "ف", "ح"], "ب", &[]),
    row(("fa", "Persian"), Unsure, ["ش", "و", "ر", "ف", "ا"], "س", &[]),
    row(("he", "Hebrew"), Unsure, ["מ", "מה", "צ", "ר", "פ"], "רג", &[]),
    row(("bn", "Bengali (Latin)"), OneSource, ["R", "M", "N", "G", "Gh"], "B", &[]),
];
