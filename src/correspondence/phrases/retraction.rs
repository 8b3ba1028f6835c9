use super::fold;

/// Words by which a player takes back what he has just written, or asks to wait with it. Folded stems, a
/// row a language.
const RETRACTIONS: &[&str] = &[
    "wrong game, ignore, disregard, please wait, may change, might change, forget my move, take it back, take that back, not sent yet",
    "mauvaise partie, ignorez, ignore, attendez, attends avant, je me suis trompe, annulez",
    "falsche partie, ignorier, bitte warte, warte noch, vergiss, nehme zuruck, verwechselt, uberlege noch",
    "partida equivocada, ignore, ignora, espere, espera antes, me equivoque, me he equivocado",
    "partita sbagliata, ignora, aspetta, aspetti, mi sono sbagliat",
    "partida errada, jogo errado, ignore, espere, aguarde, enganei, me equivoquei",
    "verkeerde partij, negeer, wacht nog, wacht even, vergeet mijn zet, vergis",
    "fel parti, ignorera, vanta med, glom draget, jag tog fel",
    "forkert parti, ignorer, vent med, feil parti",
    "zla partia, zignoruj, zignorowac, prosze czekac, poczekaj, pomylilem, pomylilam",
    "spatna partie, ignorujte, ignoruj, pockejte, spletl jsem",
    "не та партия, игнорируйте, подождите, ошибся, ошиблась",
    "не та партія, ігноруйте, зачекайте, помилився, помилилась",
    "rossz jatszma, varj meg, varjon, hagyja figyelmen, tevedtem",
    "vaara peli, odota, unohda siirto, erehdyin",
    "alta partida, partida gresita, ignora, asteptati, am gresit",
    "yanlis oyun, bekleyin, bekle, yok say, yanildim",
];

/// Tells whether a sentence takes back, or puts off, what stands beside it.
pub(in crate::correspondence) fn retracts(sentence: &str) -> bool {
    let sentence = format!(" {} ", fold(sentence));
    RETRACTIONS
        .iter()
        .flat_map(|row| row.split(", "))
        .any(|stem| sentence.contains(&format!(" {stem}")))
}
