//! Lines that open and close a letter.

use std::sync::LazyLock;

use super::pattern::Index;
use super::words::{Word, cells, words};

/// Most words of a greeting, with the name.
const OPENING_WORDS_MAX: usize = 6;
/// Most words of a closing, with the name.
const CLOSING_WORDS_MAX: usize = 9;

/// How a letter begins; a name may follow.
const OPENINGS: &str = "^dear, ^hi, ^hello, ^hey, ^good morning/evening/afternoon/day, ^greetings, ^howdy, ^hallo, ^lieber, ^liebe, ^guten tag/morgen/abend, ^moin, ^servus, ^sehr geehrter/geehrte, ^gruss gott, \
    ^bonjour, ^bonsoir, ^salut, ^cher, ^chere, ^chers, ^coucou, ^hola, ^estimado, ^estimada, ^querido, ^querida, ^apreciado, ^buenos dias, ^buenas tardes/noches, ^buenas, ^muy buenas, ^ciao, ^caro, ^cara, ^buongiorno, ^buonasera, ^buon giorno, ^salve, ^gentile, ^egregio, \
    ^ola, ^oi, ^prezado, ^prezada, ^bom dia, ^boa tarde/noite, ^beste, ^geachte, ^hoi, ^dag, ^goedendag, ^goedemorgen, ^goedemiddag, ^goedenavond, ^hej, ^hejsan, ^kara, ^basta, ^kaere, ^god dag/morgen/kvall/aften, ^goddag, ^hei, ^kjaere, ^moi, ^terve, ^hyva, ^rakas, ^hyvaa paivaa/iltaa/huomenta, \
    ^здравствуйте, ^здравствуй, ^привет, ^добрый день/вечер, ^доброе утро, ^доброго дня, ^уважаемый, ^уважаемая, ^дорогой, ^дорогая, ^вітаю, ^привіт, ^добрий день/вечір, ^шановний, ^шановна, ^дорогий, ^доброго ранку, \
    ^witaj, ^witam, ^czesc, ^drogi, ^droga, ^szanowny, ^szanowna, ^dzien dobry, ^dobry wieczor/den/vecer, ^ahoj, ^mily, ^mila, ^vazeny, ^vazena, ^cau, ^zdravim, ^drahy, ^draha, ^dobre rano, ^kedves, ^szia, ^tisztelt, ^udv, ^jo napot/reggelt/estet, ^udvozlom, \
    ^buna, ^buna ziua/seara/dimineata, ^draga, ^stimate, ^stimata, ^γεια, ^γεια σου/σας, ^αγαπητε, ^αγαπητη, ^καλημερα, ^καλησπερα, ^χαιρετε, ^merhaba, ^merhabalar, ^selam, ^sayin, ^sevgili, ^gunaydin, ^iyi gunler/aksamlar, \
    ^zdravo, ^postovani, ^postovana, ^dragi, ^dobar dan, ^dobro jutro, ^bok, ^здраво, ^поштовани, ^драги, ^драга, ^добар дан, ^pozdravljeni, ^zivjo, ^spostovani, ^dober dan, ^здравей, ^здравейте, ^уважаеми, ^скъпи, ^добър ден, \
    ^benvolgut, ^benvolguda, ^bon dia, ^bona tarda, ^tere, ^lugupeetud, ^sveiki, ^labdien, ^cienijamais, ^laba diena, ^gerbiamas, ^labas, ^こんにちは, ^thank you for the game, ^shalom";

/// How a letter ends; a name may follow.
const CLOSINGS: &str = "^amici sumus, ^gens una sumus, ^regards, ^best, ^best regards/wishes, ^kind regards, ^warm regards/wishes, ^with best/kind regards/wishes, ^with regards, ^cheers, ^yours, ^yours sincerely/truly/faithfully, ^sincerely, ^all the best, ^greetings from, ^bye, ^good luck, ^take care, ^thanks, ^many thanks, ^thank you, \
    ^have a nice/good/great day/weekend/week/evening, ^thanks for the game, ^viele/beste/liebe/herzliche/freundliche/schone/sonnige/schachliche grusse, ^mit freundlichen/besten/herzlichen/lieben/schachlichen/vielen grussen, ^mit freundlichem/bestem/herzlichem/schachlichem gruss, ^gruss, ^grusse, ^schachgruss, ^mfg, ^lg, ^vg, ^bis bald, ^schonen tag, ^schones wochenende, ^alles gute, ^herzlichst, ^danke, ^vielen dank, \
    ^cordialement, ^bien cordialement, ^amicalement, ^bien amicalement, ^amities, ^bien a vous/toi, ^salutations, ^meilleures/sinceres/cordiales salutations, ^sportivement, ^merci, ^a bientot, ^bonne journee/soiree/continuation/partie, ^bon week end, ^saludos, ^un saludo, ^saludos cordiales, ^cordiales saludos, ^un abrazo, ^abrazos, ^atentamente, ^cordialmente, ^gracias, ^suerte, ^hasta pronto, ^un cordial saludo, \
    ^saluti, ^cordiali/distinti/cari/tanti saluti, ^un caro saluto, ^un saluto, ^cordialmente, ^amichevolmente, ^grazie, ^a presto, ^abracos, ^um abraco, ^abraco, ^grande abraco, ^cumprimentos, ^com os melhores cumprimentos, ^melhores cumprimentos, ^saudacoes, ^atenciosamente, ^obrigado, ^obrigada, ^ate breve, ^ate logo, \
    ^groeten, ^groetjes, ^groet, ^met vriendelijke/hartelijke/sportieve groet/groeten, ^vriendelijke/hartelijke/veel groet/groeten, ^mvg, ^bedankt, ^halsningar, ^med vanliga/vanlig halsningar/halsning, ^vanliga/basta/hjartliga/manga halsningar, ^mvh, ^halsning, ^tack, ^hilsen, ^hilsner, ^med venlig/vennlig hilsen, ^venlig hilsen, ^vennlig hilsen, ^mange hilsner/hilsener, ^bedste hilsner, ^beste hilsen, ^hilsener, ^de bedste hilsner, ^tak, ^takk, \
    ^terveisin, ^terveiset, ^ystavallisin terveisin, ^parhain terveisin, ^kiitos, ^yt, ^с уважением, ^с наилучшими пожеланиями, ^с дружеским приветом, ^с приветом, ^с шахматным приветом, ^всего доброго/хорошего/наилучшего, ^спасибо, ^удачи, ^до свидания, ^з повагою, ^з найкращими побажаннями, ^всього найкращого, ^на все добре, ^дякую, \
    ^pozdrawiam, ^pozdrowienia, ^serdecznie pozdrawiam, ^serdeczne pozdrowienia, ^z pozdrowieniami, ^z powazaniem, ^z szachowym pozdrowieniem, ^dziekuje, ^s pozdravem, ^s pratelskym pozdravem, ^srdecne zdravim, ^s uctou, ^zdravi, ^mejte se, ^dekuji, ^diky, ^s pozdravom, ^s priatelskym pozdravom, ^dakujem, \
    ^udvozlettel, ^tisztelettel, ^baratsaggal, ^szivelyes/baratsagos udvozlettel, ^koszonettel, ^koszonom, ^minden jot, ^cu stima, ^cu respect, ^salutari, ^toate cele bune, ^cu drag, ^cu prietenie, ^multumesc, ^mersi, ^με εκτιμηση, ^με φιλικους χαιρετισμους, ^φιλικα, ^χαιρετισμους, ^χαιρετισμοι, ^πολλους χαιρετισμους, ^ευχαριστω, ^με σεβασμο, \
    ^saygilar, ^saygilarimla, ^selamlar, ^sevgiler, ^sevgilerle, ^tesekkurler, ^dostca, ^kolay gelsin, ^pozdrav, ^pozdravi, ^srdacan pozdrav, ^srdacno, ^lep/lijep pozdrav, ^s/sa postovanjem, ^prijateljski pozdrav, ^hvala, ^поздрав, ^поздрави, ^срдачан поздрав, ^с/са поштовањем, ^хвала, ^lp, ^s spostovanjem, ^с уважение, ^благодаря, \
    ^salutacions, ^salutacions cordials, ^una salutacio, ^records, ^una abracada, ^abracades, ^atentament, ^gracies, ^lugupidamisega, ^parimate soovidega, ^tervitades, ^aitah, ^ar cienu, ^ar sveicienu, ^paldies, ^pagarbiai, ^su pagarba, ^aciu, ^よろしくお願いします, ^敬具, ^此致, ^cheerio, ^ciao, ^ahoj";

/// Whether a pattern opens or closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Opening,
    Closing,
}

static INDEX: LazyLock<Index<Place>> = LazyLock::new(|| {
    Index::new(
        cells(OPENINGS)
            .map(|cell| (cell, Place::Opening))
            .chain(cells(CLOSINGS).map(|cell| (cell, Place::Closing))),
    )
});

/// Returns whether a line only greets or takes leave: `Dear Ann,`, `Viele Grüße`, `Amici sumus`.
///
/// A line with a figure in it is none, whatever it begins with: it may hold a move.
pub(in crate::correspondence) fn is_greeting_or_closing(line: &str) -> bool {
    if line.chars().any(char::is_numeric) || line.contains('?') {
        return false;
    }
    let words: Vec<Word> = words(line).take(CLOSING_WORDS_MAX + 1).collect();
    INDEX.find(&words).into_iter().any(|hit| {
        hit.start == 0
            && match hit.tag {
                Place::Opening => words.len() <= OPENING_WORDS_MAX,
                // A name of up to three words may share the line.
                Place::Closing => words.len() <= (hit.len + 3).min(CLOSING_WORDS_MAX),
            }
    })
}
