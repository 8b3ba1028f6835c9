use super::fold;

/// The names of men other than the pawn, folded, in the forms in which they stand before a square.
const MEN: &[&str] = &[
    // en, de, nl, sv, da, no
    "king, queen, rook, bishop, knight, castle, horse",
    "konig, konigin, dame, turm, laufer, springer, pferd",
    "koning, koningin, dame, toren, loper, paard",
    "kung, dam, drottning, torn, lopare, springare, hast",
    "konge, dronning, tarn, lober, springer, loper",
    // fr, es, it, pt, ca, ro
    "roi, dame, reine, tour, fou, cavalier",
    "rey, dama, reina, torre, alfil, caballo",
    "re, donna, regina, torre, alfiere, cavallo",
    "rei, dama, rainha, torre, bispo, cavalo",
    "rei, dama, reina, torre, alfil, cavall",
    "rege, regele, dama, regina, turn, turnul, nebun, nebunul, cal, calul",
    // pl, cs, sk, ru, uk, sr, hr, sl
    "krol, hetman, krolowa, wieza, goniec, laufer, skoczek, kon",
    "kral, dama, kralovna, vez, strelec, jezdec, kun",
    "kral, dama, veza, strelec, jazdec, kon",
    "король, ферзь, ладья, слон, конь",
    "король, ферзь, тура, слон, кінь, кінь",
    "kralj, dama, kraljica, top, lovac, skakac, konj, краљ, дама, краљица, топ, ловац, скакач, коњ",
    "kralj, dama, trdnjava, lovec, skakac, konj",
    // hu, fi, tr, el, et, lv, lt
    "kiraly, vezer, bastya, futo, huszar, lo",
    "kuningas, kuningatar, daami, torni, lahetti, ratsu",
    "sah, vezir, kale, fil, at",
    "βασιλιας, βασιλισσα, πυργος, αξιωματικος, ιππος, αλογο",
    "kuningas, lipp, vanker, oda, ratsu",
];

/// Tells whether a word names a man: the move that follows is dictated, and its letter is this word.
pub(in crate::correspondence) fn names_man(word: &str) -> bool {
    let word = fold(word);
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    !word.is_empty()
        && MEN
            .iter()
            .any(|row| row.split(", ").any(|name| fold(name) == word))
}
