//! The words of date and clock lines, in all languages together. Accents may be written; they are not compared.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::super::phrases::fold;
use super::lexer::{Lexeme, Token};
use crate::game::Color;

/// What a word of a date or clock line announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// The writer received our move on ...
    Received,
    /// He answered on ...
    Replied,
    /// Somebody sent something on ...; the answer, if nothing else tells when that was.
    Sent,
    /// We sent our move on ...
    TheySent,
    /// Days for this move, perhaps with the total behind a stroke.
    Days,
    /// Days so far.
    Total,
    /// The number of the move that a time control ends with.
    Reach,
    /// A side: what follows is about its clock.
    Side(Color),
    /// Whose: "your" time is the reader's.
    Yours,
    /// Nothing: a word that joins the others.
    Joint,
}

const RECEIVED: &str = "received, received on, i received, i received on, i received it on, date received, receipt, recd, rcvd, rec d, erhalten, erhalten am, eingang, eingegangen, eingegangen am, erh, bekommen am, empfangen, recu, recu le, recue le, recue, date de reception, reception, \
    recibido, recibida, recibido el, recibida el, recibi, recibi el, fecha de recepcion, rec, ricevuto, ricevuta, ricevuto il, ricevuta il, data di ricezione, recebido, recebida, recebido em, recebido a, recepcao, recebi em, ontvangen, ontvangen op, ontv, ontvangst, mottaget, mottagen, mottaget den, mott, \
    modtaget, modtaget den, modt, mottatt, mottatt den, saapunut, vastaanotettu, saatu, erkezett, megkaptam, erk, получено, получен, получена, получил, дата получения, получ, отримано, отриман, отримав, одержано, дата отримання, otrzymano, otrzymany, otrzymane, otrzymalem, odebrano, data otrzymania, otrz, \
    obdrzeno, obdrzel, obdrzela, prijato, doruceno, dorucene, prijate, obdrzane, dostal, primljeno, primljen, primio, primila, примљено, примљен, примио, rebut, rebuda, rebut el, primit, primita, primit la, data primirii, elhfqh, ελήφθη, ληφθηκε, ελαβα, παραλαβη, παραληφθηκε, alindi, alinma, alinma tarihi, aldim, \
    получен на, получено на, prejeto, prejeta, saadud, saabunud, sanemts, gauta, gautas";
const REPLIED: &str = "replied, replied on, i replied, i replied on, answered, answered on, i answered, i answered on, reply, replied to, reply sent, answer sent, i sent, i sent on, i reply on, i answer on, ans, repl, my move sent, beantwortet, beantwortet am, beantw, antwort am, antwort, geantwortet am, abgesandt, abgesandt am, abgeschickt, \
    repondu, repondu le, reponse le, reponse, date de reponse, je reponds le, ma reponse le, expedie, expedie le, date d envoi, envoye le, rep, respondido, respondido el, respondida, respondo el, contestado, contestado el, contestada, fecha de respuesta, risposto, risposto il, risposta il, risposta, data di risposta, data risposta, rispondo il, \
    respondido em, respondido a, respondida em, resposta, resposta em, data da resposta, respondo em, beantwoord, beantwoord op, beantw op, antwoord op, besvarat, besvarad, besvarat den, svar, besvaret, besvaret den, besvart, besvart den, vastattu, vastaus, valaszolva, valasz, valaszoltam, valasz datuma, отвечено, ответ, ответил, ответил на него, дата ответа, \
    відповів, відповідь, дата відповіді, odpowiedziano, odpowiedz, odpowiedzialem, data odpowiedzi, odp, odpoved, odpovezeno, odpovedel, odpovedela, odpovedane, odpovedal, odgovoreno, odgovor, odgovorio, odgovorila, одговорено, одговор, contestat, contestat el, contestada, resposta el, respost, raspuns, raspuns la, raspuns pe, am raspuns, \
    απαντηθηκε, απαντησα, απαντηση, απαντησα στις, cevaplandi, cevap, cevap tarihi, yanitlandi, yanit, cevapladim, отговорено, отговор, odgovorjeno, vastatud, vastasin, atbildets, atbilde, atsakyta, atsakymas";
const SENT: &str = "sent, sent on, date sent, mailed, posted, dispatched, gesendet, gesendet am, versandt, abgesendet, envoye, envoyee, enviado, enviada, enviado el, enviado em, enviei em, inviato, inviata, inviato il, spedito, spedita, spedito il, verzonden, verzonden op, verstuurd, verstuurd op, skickat, skickat den, avsant, sant, afsendt, afsendt den, sendt, sendt den, \
    lahetetty, elkuldve, kuldve, elkuldtem, отправлено, отправлен, отправлена, отправил, отослано, дата отправления, дата отправки, надіслано, надісланий, надіслав, відправлено, відправлений, дата відправлення, wyslano, wyslany, wyslane, wyslalem, data wyslania, odeslano, odeslan, odeslany, odeslal, odoslane, odoslany, odoslal, poslato, poslano, poslat, poslao, послато, послао, enviat, enviada el, \
    trimis, trimisa, trimis la, trimis pe, σταλθηκε, εσταλη, απεσταλη, εστειλα, gonderildi, gonderme tarihi, gonderdim, изпратено, изпратен, изпратих, odposlano, poslal, saadetud, nosutits, issiusta";
const THEY_SENT: &str = "you sent, you sent on, you sent it on, your move sent, sent by you, your mail of, your move of, you posted, postmark, postmark of yours, poststempel, von dir gesendet, du hast gesendet, sie sandten am, cachet, cachet de la poste, vous avez envoye le, enviaste el, usted envio el, hai inviato il, u verstuurde op, вы отправили, ви надіслали, вы послали";
const DAYS: &str = "days used, days, used, time used, time usage, reflection time, thinking time, time for this move, time this move, time, my time, days for this move, days this move, bedenkzeit, bz, verbraucht, verbrauchte tage, verbrauchte bedenkzeit, tage, zeitverbrauch, zeit, bedenktage, temps de reflexion, temps, temps utilise, temps pour ce coup, jours utilises, duree de reflexion, reflexion, tr, \
    tiempo de reflexion, tiempo, tiempo usado, tiempo empleado, tiempo utilizado, dias usados, dias empleados, dias, tempo di riflessione, tempo, tempo usato, tempo impiegato, giorni usati, giorni, tempo de reflexao, tempo gasto, tempo usado, dias gastos, bedenktijd, gebruikte tijd, gebruikte bedenktijd, gebruikt, dagen gebruikt, betanketid, anvand tid, tid, betaenkningstid, brugt tid, brugt, \
    betenkningstid, brukt tid, brukt, tenketid, taenketid, dager brukt, miettimisaika, kaytetty aika, aika, gondolkodasi ido, gondolkodasi ideje, felhasznalt ido, время на обдумывание, время обдумывания, время на размышление, затрачено, израсходовано, время, потрачено, обдумывание, час на обмірковування, час на обдумування, час на роздуми, витрачено, час, czas do namyslu, czas namyslu, czas na namysl, czas na ruch, czas zuzyty, zuzyty czas, zuzyto, czas, \
    cas na rozmyslenou, cas na premyslenou, spotrebovany cas, spotrebovano, cas na premyslanie, cas na rozmyslanie, spotrebovany cas, cas, vreme za razmisljanje, vrijeme za razmisljanje, utroseno vreme, utroseno, vreme, vrijeme, време за размишљање, утрошено, време, temps de reflexio, temps emprat, temps usat, dies usats, timp de gandire, timp de reflectie, timp folosit, timp, zile folosite, χρονος σκεψης, χρονος, \
    ημερες, χρονος που χρησιμοποιηθηκε, dusunme suresi, kullanilan sure, sure, време за мислене, време за обмисляне, cas za razmislek, moiteaeg, motlemisaeg, domasanas laiks, mastymo laikas";
const TOTAL: &str = "total, totals, total time, in total, altogether, total days, which totals, gesamt, gesamtzeit, insgesamt, gesamtbedenkzeit, summe, total des jours, au total, cumul, temps total, tiempo total, en total, total acumulado, acumulado, totale, in totale, tempo totale, no total, tempo total, ao todo, totaal, in totaal, totalt, sammanlagt, i alt, ialt, sammenlagt, til sammen, \
    yhteensa, kaikkiaan, osszesen, eddig osszesen, всего, итого, общее время, в сумме, всього, усього, разом, загалом, razem, lacznie, ogolem, w sumie, celkem, dohromady, spolu, celkovo, ukupno, sveukupno, укупно, συνολο, συνολικα, συνολικος χρονος, toplam, toplam sure, общо, skupaj, kokku, kopa, is viso, acumulat";
const REACH: &str = "to reach move, to reach, bis zum zug, bis zug, jusqu au coup, hasta la jugada, fino alla mossa, ate o lance, tot zet";
const JOINT: &str = "on, the, at, of, and, i, it, is, was, which, days, day, date, dated, your move, my move, move, for, this, with, allowed, th, st, nd, rd, hours, hrs, h, my, by, am, den, der, vom, von, um, uhr, und, tag, tage, tagen, mein, meine, datum, le, la, du, de, et, jour, jours, mon, date, el, y, e, a, dia, dias, del, mi, fecha, il, del, di, giorno, giorni, mio, mia, data, em, do, dias, meu, minha, op, dag, dagen, van, en, mijn, \
    dagar, mitt, och, den, d, dage, dager, og, mit, mitt, paivaa, paivia, pvm, paivana, ja, nap, napja, napot, es, день, дня, дней, г, года, год, и, мой, суток, сут, дні, днів, року, р, і, та, мій, dzien, dni, r, roku, i, moj, den, dny, dnu, a, dne, muj, dana, dan, и, дана, дан, dies, zile, zi, ziua, si, data de, pe, στις, μερες, και, του, gun, ve, tarihinde, tarih, дни, ден, dni, dneh, in, to, giorni, est, ist";
const WHITE: &str = "white, weiss, blancs, blanc, blancas, blanco, bianco, brancas, branco, wit, vit, hvid, hvit, valkea, vilagos, feher, белые, білі, biale, bily, bile, biely, beli, bijeli, бели, blanques, alb, λευκα, λευκος, beyaz, beli igralec";
const BLACK: &str = "black, schwarz, noirs, noir, negras, negro, nero, pretas, preto, zwart, svart, sort, musta, sotet, fekete, черные, чорні, czarne, cerny, cerne, cierny, crni, црни, negres, negru, μαυρα, μαυρος, siyah";
const YOURS: &str = "your, your time, dein, deine, ihr, ihre, votre, ton, su, tu, tua, sua, seu, uw, jouw, ditt, dit, ваше, твое, twoj, vas, tvuj";

/// A phrase of the lists above, without its first word.
#[derive(Debug)]
struct Entry {
    rest: Vec<String>,
    key: Key,
}

/// All phrases by their first word, the longest first; of equals, the first listed.
static KEYS: LazyLock<HashMap<String, Vec<Entry>>> = LazyLock::new(|| {
    let lists = [
        (Key::Received, RECEIVED),
        (Key::TheySent, THEY_SENT),
        (Key::Replied, REPLIED),
        (Key::Sent, SENT),
        (Key::Days, DAYS),
        (Key::Total, TOTAL),
        (Key::Reach, REACH),
        (Key::Side(Color::White), WHITE),
        (Key::Side(Color::Black), BLACK),
        (Key::Yours, YOURS),
        (Key::Joint, JOINT),
    ];
    let mut keys: HashMap<String, Vec<Entry>> = HashMap::new();
    for (key, list) in lists {
        for phrase in list.split(',') {
            let folded = fold(phrase);
            let mut words = folded.split_whitespace().map(str::to_owned);
            if let Some(first) = words.next() {
                keys.entry(first).or_default().push(Entry {
                    rest: words.collect(),
                    key,
                });
            }
        }
    }
    for entries in keys.values_mut() {
        entries.sort_by_key(|entry| std::cmp::Reverse(entry.rest.len()));
    }
    keys
});

/// Finds the longest phrase at the start of some tokens, with the number of tokens it takes.
pub(super) fn key_at(tokens: &[Token]) -> Option<(Key, usize)> {
    let (first, rest) = tokens.split_first()?;
    let Lexeme::Word(first) = &first.lexeme else {
        return None;
    };
    let entry = KEYS
        .get(first)?
        .iter()
        .find(|entry| starts_with(rest, &entry.rest))?;
    Some((entry.key, entry.rest.len() + 1))
}

fn starts_with(tokens: &[Token], words: &[String]) -> bool {
    tokens.len() >= words.len()
        && tokens
            .iter()
            .zip(words)
            .all(|(token, word)| matches!(&token.lexeme, Lexeme::Word(text) if text == word))
}
