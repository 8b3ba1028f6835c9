//! Greek, Finno-Ugric, Baltic and Turkish.

use super::Row;

/// One row a language.
pub(super) const ROWS: &[Row] = &[
    Row {
        lang: "el",
        draw: "ισοπαλι*, ισοπαλο, ρεμι",
        offer: "προτεινω, προσφερω, σας προτεινω, σου προτεινω, θα ηθελα να προτεινω, θελω να προτεινω, μπορω να προτεινω, \
                θα ηθελα να προσφερω, επαναλαμβανω",
        accept: "δεχομαι, αποδεχομαι, συμφωνω, δεκτη, συμφωνοι, εγινε δεκτη, την αποδεχομαι, αποδοχη",
        decline: "απορριπτω, αρνουμαι, αρνηση, απορριπτεται, συνεχιζω, προτιμω να συνεχισω, αρνηθηκα",
        ask: "τι λετε, τι λες, δεχεστε, δεχεσαι, θελετε, θελεις, συμφωνειτε, συμφωνεις, πως θα σας φαινοταν, μηπως",
        not: "δεν, δε, μην, οχι, ουτε, χωρις, καμια, ποτε, καθολου",
        block: "αν, εαν, οταν, ισως, γιατι, φιλος, φιλη, αντιπαλος, αντιπαλου, υπολογιστης, χτες, χθες, περασμενη εβδομαδα, αλλη παρτιδα, \
                σχεδον, συντομα, πριν, μεχρι, αυτος, καποιος, ηταν, περιμενα, νομιζα, αλλιως, θα μπορουσα, θα μπορουσε",
        resign: "παραιτουμαι, εγκαταλειπω, πρεπει να παραιτηθω, παραδινομαι, πρεπει να εγκαταλειψω, αναγκαζομαι να παραιτηθω, \
                 αποφασισα να παραιτηθω, ^παραιτηση",
        resigning: "παραιτουμαι, παραιτηθω, εγκαταλειπω, εγκαταλειψω, παραδινομαι, παραδοθω, παραιτηση",
        query: "κινηση .. αδυνατη, κινηση .. παρανομη, κινηση .. δεν ειναι δυνατη, κινηση .. ακυρη, κινηση .. μη εγκυρη, κινηση .. ασαφης, \
                κινηση .. δεν ειναι νομιμη, ειναι αδυνατη, ειναι παρανομη, αδυνατη κινηση, παρανομη κινηση, στειλτε .. ξανα, στειλε .. ξανα, \
                ξαναστειλτε, ξαναστειλε, στειλετε .. ξανα, να στειλετε .. παλι, στειλτε .. παλι, επαναλαβετε .. κινηση, επαναλαβε .. κινηση, \
                εχασα, χασει .. μηνυμα, δεν ελαβα, δεν εχω λαβει, δεν πηρα, δεν μπορω να διαβασω, εννοειτε, εννοεις, εννοουσατε, ποια κινηση, \
                ποιος ιππος, ποιος πυργος, ελεγξτε, ελεγξε, παρακαλω ελεγξτε, επιβεβαιωστε, επιβεβαιωσε, διευκρινιστε",
    },
    Row {
        lang: "tr",
        draw: "beraberlik, beraberlig*, berabere, remi, beraberlige",
        offer: "teklif ediyorum, oneriyorum, teklif ederim, oneririm, teklif etmek istiyorum, onermek istiyorum, teklifimi yineliyorum, \
                teklif edebilir miyim, sunuyorum, teklif etmek isterim",
        accept: "kabul ediyorum, kabul ederim, kabul, kabul ettim, razıyım, anlastik, tamam, kabulum, onayliyorum, kabul edildi",
        decline: "reddediyorum, red, reddettim, geri ceviriyorum, reddedildi, devam etmek istiyorum, oynamaya devam",
        ask: "ne dersin, ne dersiniz, kabul eder misin, kabul eder misiniz, kabul ediyor musun, kabul ediyor musunuz, ister misin, \
              ister misiniz, var misin, olur mu, ne dusunuyorsun",
        not: "etmiyorum, etmem, istemiyorum, istemem, onermiyorum, degil, hayir, yok, olmaz, etmeyecegim, edemem, edemiyorum, kabul etmiyorum, \
              cekilmiyorum, vermiyorum, birakmiyorum, onermem, erken",
        block: "eger, belki, neden, nicin, acaba, arkadas*, rakib*, rakip*, bilgisayar*, motor*, dun, gecen hafta, baska oyun*, neredeyse, \
                yakinda, once, kadar, o, biri, olsaydi, saniyordum, bekliyordum, yoksa, ederse*, edersen*, etseydi*, olursa",
        resign: "terk ediyorum, oyunu terk ediyorum, teslim oluyorum, cekiliyorum, oyunu birakiyorum, birakiyorum, terk ettim, pes ediyorum, \
                 terk etmek zorundayim, yenilgiyi kabul ediyorum, partiyi terk ediyorum, pes ettim",
        resigning: "terk, teslim, pes, cekilmiyorum, cekilmek, birakmiyorum, birakmak",
        query: "hamle* .. imkansiz, hamle* .. gecersiz, hamle* .. kurallara aykiri, hamle* .. mumkun degil, hamle* .. yasal degil, \
                hamle* .. belirsiz, hamle* .. acik degil, hamle* .. hatali, imkansiz hamle, gecersiz hamle, tekrar gonder*, yeniden gonder*, \
                bir daha gonder*, tekrar yolla*, yeniden yolla*, hamle* .. tekrarla*, hamle* .. tekrar yaz*, kaybettim, kaybolmus, hamle* almadim, \
                hamle* ulasmadi, e posta* ulasmadi, hamle* .. alamadim, hamle* gelmedi, okuyamiyorum, okuyamadim, mi demek istediniz, \
                mi demek istedin, demek istediniz, hangi hamle, hangi at, hangi kale, kontrol eder misin*, kontrol edin*, kontrol et, \
                lutfen kontrol, dogrula*, onayla*",
    },
    Row {
        lang: "fi",
        draw: "tasapeli*, tasuri*, remi*, pisteenjako*",
        offer: "tarjoan, ehdotan, haluan tarjota, haluaisin tarjota, saanko tarjota, haluaisin ehdottaa, tarjoaisin, toistan, voin tarjota",
        accept: "hyvaksyn, otan, sovittu, suostun, hyvaksytty, kelpaa, olen samaa mielta, sopii",
        decline: "hylkaan, kieltaydyn, torjun, hylatty, torjuttu, jatkan pelia, jatketaan, en hyvaksy, haluan jatkaa, jatkan",
        ask: "mitas sanot, mita sanot, miten olisi, hyvaksytko, hyvaksyttek*, sopisiko, kelpaako, sovitaanko, kavisiko, haluatko, otatko, \
              suostutko, olisiko, entapa, sovitaan",
        not: "en, ei, emme, ala, ilman, enka, eika, koskaan, mitaan",
        block: "jos, kun, mikali, ehka, kenties, miksi, ystava*, vastustaja*, tietokone*, eilen, viime viikolla, toisessa pelissa, melkein, \
                pian, ennen, kunnes, han, joku, oli, olin, luulin, odotin, muuten, voisi",
        resign: "luovutan, luovutan pelin, minun taytyy luovuttaa, taytyy luovuttaa, annan periksi, joudun luovuttamaan, paatin luovuttaa, \
                 antaudun, haluan luovuttaa, ^luovutus",
        resigning: "luovuta, luovuttaa, luovutan, periksi, antaudu, luovuttamassa, luovuttamaan",
        query: "siirto* .. mahdoton, siirto* .. laiton, siirto* .. ei ole mahdollinen, siirto* .. virheellinen, siirto* .. epaselva, \
                siirto* .. ei ole laillinen, on mahdoton, on laiton, mahdoton siirto, laiton siirto, laheta* .. uudelleen, laheta* .. uudestaan, \
                lahettaisitko .. uudelleen, lahettaisitko .. uudestaan, lahettaa .. uudelleen, lahettaa .. uudestaan, toista* .. siirto*, \
                kadotin, hukkasin, kadonnut, hukannut, kadottanut, en saanut, en ole saanut, en pysty lukemaan, en voi lukea, en ymmarra siirto*, \
                tarkoititko, tarkoitatko, mika siirto, kumpi ratsu, kumpi torni, tarkista*, vahvista* .. siirto*",
    },
    Row {
        lang: "hu",
        draw: "dontetlen*, remi, remit",
        offer: "ajanlok, ajanlom, felajanlom, javaslom, javaslok, szeretnek .. ajanlani, szeretnek .. felajanlani, kinalok, megismetlem, \
                felajanlok, ajanlanek, hadd ajanljak, ajanlani szeretnek",
        accept: "elfogadom, elfogadva, egyetertek, rendben, benne vagyok, belemegyek, beleegyezem, megegyeztunk, elfogadtam",
        decline: "elutasitom, visszautasitom, elutasitva, nem fogadom, inkabb jatszom, folytatom, tovabb jatszom, jatsszunk tovabb",
        ask: "mit szolna*, mit szolsz, mit szol, elfogadja, elfogadod, legyen, megegyezunk, lenne kedve*, beleegyezik, beleegyezel, \
              elfogadnad, elfogadna, kiegyez*",
        not: "nem, nincs, ne, sem, soha, nelkul, se, semmi",
        block: "ha, amennyiben, amikor, mikor, talan, esetleg, miert, barat*, ellenfel*, szamitogep*, motor*, tegnap, mult heten, masik jatszma*, \
                majdnem, hamarosan, mielott, amig, o, valaki, volt, lett volna, azt hittem, vartam, kulonben, volna",
        resign: "feladom, feladom a jatszmat, fel kell adnom, feladtam, megadom magam, a jatszmat feladom, kapitulalok, fel kell adni, feladas",
        resigning: "feladom, feladni, feladas*, adom fel, adnom, adnam fel, megadom",
        query: "lepes* .. szabalytalan, lepes* .. lehetetlen, lepes* .. nem lehetseges, lepes* .. ervenytelen, lepes* .. nem szabalyos, \
                lepes* .. nem egyertelmu, lepes* .. hibas, szabalytalan lepes, lehetetlen lepes, kuldje .. ujra, kuld* .. ujra, kuldje .. megegyszer, \
                kuld* .. meg egyszer, kuldje el ujra, kuldd .. ujra, ujrakuld*, ujra elkulde*, ismetelje .. lepes*, ismeteld .. lepes*, \
                elvesztettem, elveszett, elvesztettuk, nem kaptam, nem erkezett, nem jott meg, nem tudom elolvasni, nem tudom olvasni, \
                nem ertem .. lepes*, arra gondolt, ugy erti, ugy erted, melyik lepes, melyik huszar, melyik bastya, ellenorizze, ellenorizd, \
                kerem ellenorizze, erositse meg, erositsd meg",
    },
    Row {
        lang: "et",
        draw: "viik, viiki, viigi*",
        offer: "pakun, teen ettepaneku, soovin pakkuda, sooviksin pakkuda",
        accept: "votan vastu, noustun, vastu voetud, aktsepteerin, olen nous",
        decline: "keeldun, lukkan tagasi, lukkan, mangin edasi",
        ask: "kas noustu*, kas votate, kas votad, mis arvate, mis arvad, kuidas oleks",
        not: "ei, mitte, pole, ilma, ara",
        block: "kui, juhul, vahest, voib olla, miks, sober, vastane, arvuti, eile, eelmisel nadalal, peaaegu, varsti, enne, kuni, ta, keegi, oli",
        resign: "alistun, annan alla, pean alistuma, loobun",
        resigning: "alistu, alistuma, alistuda, alistun, loobu",
        query: "kaik .. voimatu, kaik .. ebaseaduslik, kaik .. ei ole voimalik, kaik .. vigane, saatke .. uuesti, saada .. uuesti, korrake .. kaik*, \
                korda .. kaik*, kaotasin, ei saanud, pole saanud, kontrollige, kontrolli, kinnitage .. kaik*",
    },
    Row {
        lang: "lv",
        draw: "neizskirt*, remi",
        offer: "piedavaju, velos piedavat, gribu piedavat",
        accept: "pienemu, piekritu, pienemts, esmu ar mieru",
        decline: "noraidu, atsakos, turpinu, noraidits, nepienemu, nepiekritu",
        ask: "ko sakat, ko saki, vai piekritat, vai piekriti, vai pienemat, ka butu",
        not: "ne, nav, nepiedavaju, nepienemu, nepiekritu, bez, nekad, nepadodos, nevelos",
        block: "ja, kad, varbut, kapec, draugs, pretinieks, dators, vakar, pagajusaja nedela, gandriz, driz, pirms, lidz, vins, vina, kads, bija",
        resign: "padodos, man japadodas, atzistu sakavi",
        resigning: "nepadodos, padoties, padodos",
        query: "gajiens .. neiespejams, gajiens .. nelegals, gajiens .. nav iespejams, gajiens .. nepareizs, atsutiet .. velreiz, atsuti .. velreiz, \
                atkartojiet .. gajienu, pazaudeju, nesanemu, neesmu sanemis, parbaudiet, parbaudi, apstipriniet .. gajienu",
    },
    Row {
        lang: "lt",
        draw: "lygiosios, lygiasias, lygiuju, lygiomis",
        offer: "siulau, noreciau pasiulyti, noriu pasiulyti",
        accept: "priimu, sutinku, priimta, sutariam",
        decline: "atmetu, atsisakau, nepriimu, nesutinku, tesiu",
        ask: "ka manote, ka manai, ar sutinkate, ar sutinki, gal, ar priimate",
        not: "ne, nera, nesiulau, nepriimu, nesutinku, be, niekada, nepasiduodu, nenoriu",
        block: "jei, jeigu, kai, galbut, kodel, draugas, varzovas, kompiuteris, vakar, praejusia savaite, beveik, greitai, pries, kol, jis, ji, buvo",
        resign: "pasiduodu, turiu pasiduoti, pripazistu pralaimejima",
        resigning: "nepasiduodu, pasiduoti, pasiduodu",
        query: "ejimas .. neimanomas, ejimas .. negalimas, ejimas .. neteisingas, atsiuskite .. dar karta, atsiusk .. dar karta, \
                pakartokite .. ejima, pamečiau, pamesta, negavau, patikrinkite, patikrink, patvirtinkite .. ejima",
    },
];
