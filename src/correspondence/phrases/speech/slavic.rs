//! Slavic languages. Serbian and Bulgarian rows hold both scripts where both are written.

use super::Row;

/// One row a language.
pub(super) const ROWS: &[Row] = &[
    Row {
        lang: "ru",
        draw: "ничь*, ничей*, ничья*, мировую, nichya, nichyu, nichiu",
        offer: "предлагаю, хочу предложить, хотел бы предложить, хотела бы предложить, позвольте предложить, предложу, \
                могу предложить, разрешите предложить, повторяю, ничья предложена, давайте согласимся, predlagayu, \
                повторяю предложение, согласимся на, готов предложить",
        accept: "принимаю, согласен, согласна, принято, принята, принял, приму, согласны, на ничью согласен, prinimayu, не против",
        decline: "отклоняю, отказываюсь, отказ, отклонено, отвергаю, отказался, буду играть дальше, играю дальше, играем дальше, \
                  продолжаю игру, продолжим",
        ask: "как насчет, что скажете, что скажешь, как вы смотрите, не хотите ли, согласны ли, согласны, согласен ли, может, \
              примете, примешь, сделаем, давай, давайте, согласитесь, не согласитесь",
        not: "не, нет, никакой, никакую, никакие, без, ни, никогда, рано",
        block: "если, ежели, когда, может быть, возможно, бы, почему, зачем, друг, друга, соперник*, противник*, компьютер*, движок, \
                вчера, на прошлой неделе, другой партии, другую партию, почти, скоро, прежде, до, он, она, кто то, был, было, думал, \
                ожидал, надеялся, иначе, ваше предложение от, ли бы",
        resign: "сдаюсь, сдаю, признаю поражение, приходится сдаться, вынужден сдаться, вынуждена сдаться, должен сдаться, \
                 пора сдаваться, прекращаю сопротивление, я сдался, складываю оружие, капитулирую, sdayus, решил сдаться, \
                 останавливаю часы, сдаем",
        resigning: "сдаваться, сдаюсь, сдаваться, сдамся, сдаться, сдавать, сдаю",
        query: "ход .. невозможен, ход .. невозможный, ход .. недопустим*, ход .. нелегал*, ход .. неправильн*, ход .. незаконн*, \
                ход .. против правил, ход .. не ясен, ход .. неясен, ход .. не понятен, ход .. непонятен, ход .. неоднознач*, \
                невозможный ход, неправильный ход, недопустимый ход, нелегальный ход, ход .. невозможно сделать, так ходить нельзя, \
                пришлите .. ход .. еще раз, пришлите .. еще раз, пришлите .. ход .. снова, пришлите .. повторно, пришли .. еще раз, \
                вышлите .. еще раз, отправьте .. еще раз, отправьте .. повторно, повторите .. ход, повторите .. письмо, \
                повтори .. ход, потерял* ваше, потерял* твое, потерял* письмо, не получил* ваш*, не получил* тво*, \
                не получал* ваш*, не получил* хода, ход .. не получил*, не могу прочитать, не могу прочесть, не понял* ваш, \
                имели в виду, имеете в виду, имел в виду ли, какой ход, какой конь, какая ладья, каким конем, проверьте, \
                проверь .. ход, уточните, подтвердите .. ход, подтверди .. ход",
    },
    Row {
        lang: "uk",
        draw: "нічи*, нічий*, нічия*, ничи*",
        offer: "пропоную, хочу запропонувати, хотів би запропонувати, хотіла б запропонувати, дозвольте запропонувати, запропоную, \
                можу запропонувати, повторюю, погодьмося",
        accept: "приймаю, згоден, згодна, прийнято, прийнята, погоджуюсь, погоджуюся, приєднуюсь, прийму",
        decline: "відхиляю, відмовляюсь, відмовляюся, відмова, відхилено, не погоджуюсь, граю далі, граємо далі, продовжую гру",
        ask: "як щодо, що скажете, що скажеш, чи згодні, чи згоден, чи приймаєте, може, згодні, приймаєте, приймаєш, погодимось, давайте",
        not: "не, ні, жодної, жодна, ніяк*, без, ніколи, зарано",
        block: "якщо, якби, коли, можливо, мабуть, би, б, чому, навіщо, друг, друга, суперник*, противник*, комп'ютер*, вчора, учора, \
                минулого тижня, іншій партії, іншу партію, майже, скоро, незабаром, перш ніж, до, він, вона, хтось, був, було, думав, \
                чекав, очікував, інакше",
        resign: "здаюсь, здаюся, здаю, визнаю поразку, мушу здатися, мушу здатись, змушений здатися, змушена здатися, вирішив здатися, \
                 час здаватися, припиняю опір, складаю зброю, капітулюю",
        resigning: "здаватися, здаватись, здаюсь, здаюся, здамся, здатися, здатись, здавати, здаю",
        query: "хід .. неможлив*, хід .. нелегальн*, хід .. неправильн*, хід .. незаконн*, хід .. недопустим*, хід .. неприпустим*, \
                хід .. незрозуміл*, хід .. неясн*, хід .. неоднознач*, неможливий хід, неправильний хід, так ходити не можна, \
                надішліть .. ще раз, надішліть .. знову, надішліть .. повторно, надішли .. ще раз, пришліть .. ще раз, \
                перешліть .. ще раз, відправте .. ще раз, повторіть .. хід, повторіть .. лист, повтори .. хід, загубив* ваш*, \
                загубив* лист, загубила ваш*, втратив* ваш*, втратив* лист, не отримав* ваш*, не отримав* твій, не отримав* ход*, \
                не одержав* ваш*, не отримала ваш*, не можу прочитати, не зрозумів* ваш, мали на увазі, маєте на увазі, який хід, \
                який кінь, яка тура, перевірте, перевір .. хід, уточніть, підтвердіть .. хід, підтверди .. хід",
    },
    Row {
        lang: "pl",
        draw: "remis*",
        offer: "proponuje, oferuje, chcialbym zaproponowac, chcialabym zaproponowac, chce zaproponowac, pozwole sobie zaproponowac, \
                zaproponuje, ponawiam, moge zaproponowac, sugeruje, ponawiam propozycje",
        accept: "przyjmuje, akceptuje, zgadzam, zgoda, przyjety, zgadzam sie, przyjete, biore, przystaje",
        decline: "odrzucam, odmawiam, odrzucony, odrzucone, rezygnuje z remisu, wole grac, gram dalej, gramy dalej, dziekuje za remis",
        ask: "co powie*, co pan powie, co pani powie, co ty na, moze, czy przyjmuj*, czy zgadza*, czy zgodzi*, zgodzisz sie, \
              zgodzi sie pan, a moze, czy przyjmie*, zgadzasz sie, zagodzimy sie",
        not: "nie, zaden, zadnego, bez, nigdy, ani, wcale",
        block: "jesli, jezeli, gdy, gdyby, gdybym, gdybys, czyby, moglby, moglbym, byc moze, chyba, dlaczego, czemu, przyjaciel*, \
                kolega, przeciwnik*, komputer*, silnik*, wczoraj, zeszlym tygodniu, innej partii, inna partie, prawie, wkrotce, zanim, \
                dopoki, on, ona, ktos, byl, bylo, myslalem, spodziewalem, inaczej, w razie",
        resign: "poddaje, poddaje sie, poddaje partie, musze sie poddac, musze poddac, chce sie poddac, czas sie poddac, kapituluje, \
                 skladam bron, poddalem, zmuszony poddac, uznaje porazke",
        resigning: "poddaje, poddac, poddam, poddawac, rezygnuje",
        query: "ruch .. niemozliw*, ruch .. nielegaln*, ruch .. nieprawidlow*, ruch .. niedozwolon*, ruch .. nie jest mozliwy, \
                ruch .. niejasn*, ruch .. niejednoznaczn*, posuniecie .. niemozliw*, posuniecie .. nielegaln*, niemozliwy ruch, \
                nielegalny ruch, nieprawidlowy ruch, prosze .. ponown*, przeslac .. ponown*, wyslac .. ponown*, przyslac .. ponown*, \
                ponowne przyslanie, ponowne przeslanie, ponownie .. ruch, przysla* .. jeszcze raz, przesla* .. jeszcze raz, \
                wysla* .. jeszcze raz, przyslij .. jeszcze raz, przeslij .. jeszcze raz, wyslij .. jeszcze raz, powtorz* .. ruch, \
                zgubilem, zgubilam, zgubil mi sie, nie otrzymalem, nie otrzymalam, nie dostalem, nie dostalam, nie dotarl, \
                nie moge odczytac, nie moge przeczytac, nie rozumiem ruchu, chodzilo o, mial pan na mysli, masz na mysli, \
                miales na mysli, jaki ruch, ktory ruch, ktory skoczek, ktora wieza, sprawdz*, prosze sprawdzic, prosze potwierdzic, \
                potwierdz .. ruch, prosze o sprawdzenie",
    },
    Row {
        lang: "cs",
        draw: "remiz*, remis*, plichta, nerozhodn*",
        offer: "nabizim, navrhuji, navrhuju, chtel bych nabidnout, chtela bych nabidnout, chci nabidnout, rad bych nabidl, dovoluji si nabidnout, dovolte .. nabidnout, \
                mohu nabidnout, opakuji, nabidka trva, dovolim si nabidnout, chci navrhnout",
        accept: "prijimam, souhlasim, prijato, prijata, beru, akceptuji, akceptuju, jsem pro, domluveno, prijmu",
        decline: "odmitam, odmitnuto, odmitnuta, zamitam, neprijimam, nechci, neberu, nesouhlasim, neakceptuji, hraji dal, hraju dal, \
                  pokracuji, odmitnout",
        ask: "co rikate, co rikas, co takhle, co takto, prijmete, prijmes, prijimate, prijimas, souhlasite, souhlasis, nechcete, nechces, \
              chcete, chces, dame, domluvime se",
        not: "ne, neni, nikoli*, zadn*, bez, nikdy, ani, nenabizim, neakceptuji, neakceptuju, neprijimam, nechci, nenavrhuji, neberu, nesouhlasim, nevzdavam, \
              nevzdam, nevzdal*, nehodlam, nemam",
        block: "jestli, jestlize, pokud, kdyby, kdybych, kdybyste, kdyz, az, snad, mozna, proc, pritel*, kamarad*, souper*, pocitac*, vcera, \
                minuly tyden, minulou, jine partii, jina partie, skoro, brzy, nez, dokud, on, ona, nekdo, byl, byla, bylo, cekal, myslel, \
                jinak, bych, by, drive, vase nabidka z",
        resign: "vzdavam, vzdavam se, vzdavam partii, musim vzdat, musim se vzdat, chci vzdat, je cas vzdat, skladam zbrane, kapituluji, \
                 vzdal jsem, nezbyva mi nez vzdat, gratuluji k vitezstvi",
        resigning: "nevzdavam, nevzdam, vzdat, vzdavat, vzdavam, vzdam",
        query: "tah .. nemozn*, tah .. nelegaln*, tah .. neplatn*, tah .. neni mozny, tah .. nejasn*, tah .. nejednoznacn*, tah .. nelze, \
                tah .. nepripustn*, nemozny tah, neplatny tah, nelegalni tah, tah .. znovu, tah .. jeste jednou, poslete .. znovu, \
                posli .. znovu, poslat .. znovu, zaslat .. znovu, zaslete .. znovu, poslete .. jeste jednou, posli .. jeste jednou, \
                poslat .. jeste jednou, zopakovat .. tah, zopakujte .. tah, zopakuj .. tah, ztratil* jsem, ztratil* se, nedostal* jsem, \
                neobdrzel*, nedosel*, neprisel*, nemohu precist, nemuzu precist, nerozumim .. tahu, mel jste na mysli, mysleli jste, \
                myslel jste, myslel jsi, mas na mysli, mate na mysli, ktery tah, jaky tah, ktery jezdec, ktera vez, zkontrolujte, zkontroluj, \
                prosim o kontrolu, overte, potvrdte .. tah, potvrd .. tah",
    },
    Row {
        lang: "sk",
        draw: "remiz*, remis*, nerozhodn*",
        offer: "ponukam, navrhujem, chcel by som ponuknut, chcela by som ponuknut, chcem ponuknut, rad by som ponukol, dovolujem si ponuknut, dovolte .. ponuknut, \
                mozem ponuknut, opakujem, dovolim si ponuknut, chcem navrhnut",
        accept: "prijimam, suhlasim, prijate, prijata, beriem, akceptujem, som za, dohodnute, prijmem",
        decline: "odmietam, odmietnuta, odmietnute, zamietam, neprijimam, nechcem, neberiem, nesuhlasim, hram dalej, pokracujem",
        ask: "co poviete, co povies, co takto, prijmete, prijmes, prijimate, prijimas, suhlasite, suhlasis, nechcete, nechces, chcete, chces, dame",
        not: "ne, nie, nijak*, ziadn*, bez, nikdy, ani, neponukam, neakceptujem, neprijimam, nechcem, nenavrhujem, neberiem, nesuhlasim, nevzdavam, nevzdam, \
              nemienim, nemam",
        block: "ak, keby, ked, az, snad, mozno, preco, priatel*, kamarat*, super*, pocitac*, vcera, minuly tyzden, inej partii, ina partia, \
                skoro, coskoro, nez, kym, on, ona, niekto, bol, bola, bolo, cakal, myslel, inak, by",
        resign: "vzdavam, vzdavam sa, vzdavam partiu, musim vzdat, musim sa vzdat, chcem vzdat, je cas vzdat, skladam zbrane, kapitulujem, \
                 vzdal som",
        resigning: "nevzdavam, nevzdam, vzdat, vzdavat, vzdavam, vzdam",
        query: "tah .. nemozn*, tah .. nelegaln*, tah .. neplatn*, tah .. nie je mozny, tah .. nejasn*, tah .. nejednoznacn*, tah .. nie je legalny, \
                nemozny tah, neplatny tah, nelegalny tah, tah .. znova, tah .. znovu, tah .. este raz, poslite .. znova, posli .. znova, \
                poslat .. znova, zaslat .. znova, poslite .. este raz, posli .. este raz, poslat .. este raz, zopakovat .. tah, \
                zopakujte .. tah, zopakuj .. tah, stratil* som, stratil* sa, nedostal* som, neobdrzal*, nedosiel, neprisiel, nemozem precitat, \
                nerozumiem .. tahu, mali ste na mysli, mal si na mysli, mysleli ste, mate na mysli, ktory tah, aky tah, ktory jazdec, \
                ktora veza, skontrolujte, skontroluj, prosim o kontrolu, overte, potvrdte .. tah, potvrd .. tah",
    },
    Row {
        lang: "sr",
        draw: "remi, remij*, remiz*, nereseno, реми, ремиј*, нерешено",
        offer: "nudim, predlazem, zelim da ponudim, zelim ponuditi, hteo bih da ponudim, mogu da ponudim, ponavljam, нудим, предлажем, \
                желим да понудим, хтео бих да понудим, понављам",
        accept: "prihvatam, prihvacen, prihvaceno, slazem se, pristajem, slozan, saglasan, primam, прихватам, прихваћено, слажем се, пристајем, \
                 сагласан, примам, прихваћен",
        decline: "odbijam, odbijeno, ne prihvatam, igram dalje, igramo dalje, одбијам, одбијено, играм даље, настављам",
        ask: "sta kazes, sta kazete, prihvatas, prihvatate, da li prihvat*, moze, slazes li se, slazete li se, hocemo, jeste li za, шта кажеш, \
              шта кажете, прихватате, прихваташ, да ли прихват*, може, хоћемо",
        not: "ne, nije, nisam, necu, nikako, bez, nikad, nikada, ni, nema, не, није, нисам, нећу, никако, без, никад, нема, nemam",
        block: "ako, ukoliko, kada, kad, mozda, zasto, prijatelj*, drug, protivnik*, kompjuter*, racunar*, juce, prosle nedelje, druga partija, \
                drugoj partiji, skoro, uskoro, pre nego, dok, on, ona, neko, bio, mislio, ocekivao, inace, bih, ако, уколико, када, кад, можда, \
                зашто, пријатељ*, противник*, рачунар*, јуче, прошле недеље, другој партији, скоро, ускоро, док, он, она, неко, иначе, бих",
        resign: "predajem, predajem se, predajem partiju, moram da predam, moram da se predam, предајем, предајем се, предајем партију, \
                 морам да предам, морам да се предам, kapituliram, капитулирам",
        resigning: "predajem, predati, predam, predaja, предајем, предати, предам, предаја",
        query: "potez .. nemoguc*, potez .. nelegal*, potez .. neispravan, potez .. nije moguc*, potez .. nije dozvoljen, potez .. nejasan, \
                nemoguc potez, nelegalan potez, ponovo .. posalji*, поново .. пошаљи*, posalji* .. ponovo, posalji* .. opet, posaljite .. jos jednom, poslati .. ponovo, \
                ponovite .. potez, ponovi .. potez, izgubio sam, izgubila sam, nisam dobio, nisam dobila, nisam primio, nisam primila, \
                ne mogu da procitam, mislili ste, mislio si, koji potez, koji skakac, koji top, proverite, proveri, potvrdite .. potez, \
                potvrdi .. potez, потез .. немогућ*, потез .. нелегал*, потез .. неисправан, потез .. није могућ*, потез .. нејасан, \
                пошаљи* .. поново, пошаљите .. још једном, поновите .. потез, понови .. потез, изгубио сам, изгубила сам, нисам добио, \
                нисам добила, нисам примио, не могу да прочитам, мислили сте, који потез, који скакач, проверите, провери, потврдите .. потез",
    },
    Row {
        lang: "hr",
        draw: "remi, remij*, remiz*, nerijeseno",
        offer: "nudim, predlazem, zelim ponuditi, htio bih ponuditi, htjela bih ponuditi, mogu ponuditi, ponavljam, zelio bih ponuditi",
        accept: "prihvacam, prihvacen, prihvaceno, slazem se, pristajem, suglasan, suglasna, primam, prihvatam",
        decline: "odbijam, odbijeno, igram dalje, igramo dalje, nastavljam",
        ask: "sto kazes, sto kazete, sto kazete na, prihvacas, prihvacate, prihvacate li, prihvacas li, moze, slazete li se, slazes li se, hocemo, \
              jeste li za",
        not: "ne, nije, nisam, necu, nikako, bez, nikad, nikada, ni, nema, nemam",
        block: "ako, ukoliko, kada, kad, mozda, zasto, prijatelj*, protivnik*, racunal*, kompjuter*, jucer, prosli tjedan, prosloga tjedna, \
                prosli put, druga partija, drugoj partiji, gotovo, uskoro, prije nego, dok, on, ona, netko, bio, mislio, ocekivao, inace, bih",
        resign: "predajem, predajem se, predajem partiju, moram predati, moram se predati, kapituliram, zelim predati",
        resigning: "predajem, predati, predam, predaja",
        query: "potez .. nemoguc*, potez .. nelegal*, potez .. neispravan, potez .. nije moguc*, potez .. nije dopusten, potez .. nejasan, \
                potez .. nedopusten, nemoguc potez, ponovno .. posalji*, ponovo .. posalji*, posaljite .. ponovno, posaljite .. ponovo, posalji .. ponovno, posalji .. ponovo, \
                posaljite .. jos jednom, posalji .. jos jednom, poslati .. ponovno, ponovite .. potez, ponovi .. potez, izgubio sam, \
                izgubila sam, nisam dobio, nisam dobila, nisam primio, nisam primila, ne mogu procitati, mislili ste, mislio si, koji potez, \
                koji skakac, koji top, provjerite, provjeri, potvrdite .. potez, potvrdi .. potez",
    },
    Row {
        lang: "sl",
        draw: "remi, remij*, remiz*, neodloceno",
        offer: "ponujam, predlagam, zelim ponuditi, rad bi ponudil, ponavljam",
        accept: "sprejmem, sprejemam, sprejeto, strinjam, se strinjam, soglasam, sprejet",
        decline: "zavracam, odklanjam, zavrnjeno, igram naprej, igrava naprej",
        ask: "kaj pravis, kaj pravite, sprejmes, sprejmete, ali sprejm*, kaj pa, se strinjate",
        not: "ne, ni, nisem, nocem, brez, nikoli, niti, nobenega",
        block: "ce, kadar, ko, morda, mogoce, zakaj, prijatelj*, nasprotnik*, racunalnik*, vceraj, prejsnji teden, skoraj, kmalu, preden, \
                dokler, on, ona, nekdo, bil, mislil, pricakoval, sicer, bi",
        resign: "predajam, predajam se, predajam partijo, vdam se, se vdam, moram predati, priznam poraz",
        resigning: "predajam, predati, predam, predal, vdam, vdal",
        query: "poteza .. nemogoca, poteza .. ni mogoca, poteza .. nelegalna, poteza .. nepravilna, poteza .. nejasna, nemogoca poteza, \
                posljite .. znova, poslji .. znova, posljite .. se enkrat, poslji .. se enkrat, ponovite .. potezo, ponovi .. potezo, \
                izgubil sem, izgubila sem, nisem dobil*, nisem prejel*, katera poteza, preverite, preveri, potrdite .. potezo",
    },
    Row {
        lang: "bg",
        draw: "реми, ремит*, равен*, наравно",
        offer: "предлагам, бих предложил, искам да предложа, повтарям",
        accept: "приемам, съгласен, съгласна, прието, съм съгласен, съм съгласна",
        decline: "отказвам, отхвърлям, отказано, отклонявам, играя нататък, продължавам",
        ask: "какво ще кажете, какво ще кажеш, приемате, приемате ли, приемаш ли, съгласни ли, може ли",
        not: "не, няма, без, никога, нито, никакво",
        block: "ако, когато, може би, защо, приятел*, противник*, компютър*, вчера, миналата седмица, почти, скоро, преди, докато, той, тя, \
                някой, беше, мислех, очаквах, иначе, бих",
        resign: "предавам се, предавам, трябва да се предам, признавам загубата",
        resigning: "предавам, предам, предаване",
        query: "ход* .. невъзможен, ход* .. нелегален, ход* .. неправилен, ход* .. не е възможен, ход* .. неясен, невъзможен ход, \
                изпратете .. отново, изпрати .. отново, изпратете .. пак, повторете .. ход*, повтори .. ход*, изгубих, не съм получил*, \
                не получих, кой ход, проверете, провери, потвърдете .. ход*",
    },
];
