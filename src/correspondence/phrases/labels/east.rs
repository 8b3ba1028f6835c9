//! Slavic and Baltic languages.

use super::Row;

/// One row a language.
pub(super) const ROWS: &[Row] = &[
    Row {
        lang: "ru",
        yours: "ваш/ваша/ваше/ваши/вашего/твой/твоя/твое/твоего -/последний/предыдущий/последнего ход/хода/ответ/-, на ваш/твой/вашу/твою -/последний ход/ответ/-, после вашего/твоего -/хода/ответа, вы сыграли, ты сыграл, вы играете, вы пошли, вы, ты, спасибо за ход, спасибо за ваш/твой ход, получил ваш/твой ход, в ответ на, в ответ на ваш/твой -/ход, \
                ответ на, на ход, на, соперник, противник, ход соперника, vash hod, vash khod, tvoi hod, повторение хода, повторяю ваш ход",
        mine: "мой/моя/мое/моего/наш -/следующий/новый/последний/ответный/очередной ход/ответ/-, мой ход таков, мой ответ таков, я, я играю/отвечаю/хожу/сыграл/пошел/иду/выбираю/беру/бью/рокирую, играю, отвечаю, отвечаю ходом, хожу, сыграл, вот мой ход, вот мой ответ, и мой ответ, и отвечаю, и играю, отвечаю на него, мы играем, moi hod, moy khod, moj hod, moi khod, moi otvet, посылаю мой ход, посылаю свой ход, ответный ход, свой ход",
        cond: "если, ежели, при, в случае, условный, условный ход, условные ходы, условно, вариант, варианты, предложение, предлагаю вариант, в случае если, esli",
        then: "то, тогда, то я, тогда я, то играю, тогда играю, to ya, я бы",
        doubt: "или, либо, между, вместо, имею в виду, имел в виду, имела в виду, точнее, вернее, извините, извини, простите, прости, ошибка, ошибся, ошиблась, описка, опечатка, исправление, почему, зачем, идея, идею, ожидал, сильнее, лучше, хуже, было бы, бы, может, возможно, не, нет, ни, что, как, какой, назад, взять назад, отменить, неверно, неправильно, невозможно, \
                был, но, потому что, неясно, хорошо, хороший, плохо, анализ, например, предпочитаю, хотел, потом, затем, выигрывает, проигрывает, следовало, думал, ili, ne, а не",
        filler: "здравствуйте, здравствуй, привет, добрый день, доброе утро, добрый вечер, доброго дня, уважаемый, уважаемая, дорогой, дорогая, пожалуйста, и, а, вот, это, с, в, за, по, теперь, сейчас, сегодня, следующий, ход, ходы, белые, черные, белых, черных, белыми, черными, партия, партии, турнир, тур, доска, группа, шах, мат, шах и мат, бьет, берет, рокировка, короткая рокировка, длинная рокировка, \
                 с уважением, с наилучшими пожеланиями, с приветом, с дружеским приветом, с шахматным приветом, всего доброго, всего хорошего, всего наилучшего, спасибо, благодарю, спасибо за партию, спасибо за игру, ответ, следующее, итак, да, ок, снова, еще раз, повторяю, до свидания, удачи, успехов, хорошего дня, у меня белые, у меня черные, ваша очередь, позиция, пешка, конь, слон, ладья, ферзь, король, превращение, и мой",
    },
    Row {
        lang: "uk",
        yours: "ваш/ваша/ваше/вашого/твій/твоя/твого -/останній/попередній хід/ходу/відповідь/-, на ваш/твій -/останній хід/-, після вашого/твого -/ходу, ви зіграли, ти зіграв, ви, ти, дякую за хід, дякую за ваш/твій хід, отримав ваш/твій хід, у відповідь на, у відповідь на ваш/твій -/хід, відповідь на, на хід, на, суперник",
        mine: "мій/моя/моє/мого/наш -/наступний/новий/останній/черговий хід/відповідь/-, моя відповідь така, я, я граю/відповідаю/ходжу/зіграв/пішов/беру, граю, відповідаю, відповідаю ходом, ходжу, зіграв, ось мій хід, ось моя відповідь, і моя відповідь, і відповідаю, і граю, надсилаю мій хід, надсилаю свій хід, хід у відповідь",
        cond: "якщо, якби, при, у разі, в разі, у випадку, умовний, умовний хід, умовні ходи, варіант, варіанти, пропозиція",
        then: "то, тоді, то я, тоді я, тоді граю",
        doubt: "або, чи, між, замість, маю на увазі, мав на увазі, мала на увазі, точніше, вибачте, вибач, перепрошую, пробачте, помилка, помилився, помилилась, описка, виправлення, чому, навіщо, ідея, чекав, очікував, сильніше, краще, гірше, було б, би, б, може, можливо, не, ні, що, як, який, назад, скасувати, невірно, неправильно, неможливо, був, але, тому що, бо, \
                неясно, добре, погано, аналіз, наприклад, хотів, потім, виграє, програє, слід було",
        filler: "вітаю, привіт, здрастуйте, добрий день, доброго дня, доброго ранку, добрий вечір, шановний, шановна, дорогий, дорога, будь ласка, і, й, та, а, ось, це, з, в, у, за, по, тепер, зараз, сьогодні, наступний, хід, ходи, білі, чорні, білими, чорними, партія, партії, турнір, тур, дошка, група, шах, мат, шах і мат, бере, рокіровка, рокировка, \
                 з повагою, з найкращими побажаннями, з привітом, всього найкращого, на все добре, дякую, дякую за партію, дякую за гру, відповідь, так, ок, знову, ще раз, повторюю, до побачення, успіхів, щасти, гарного дня, у мене білі, у мене чорні, позиція, пішак, кінь, слон, тура, ферзь, король",
    },
    Row {
        lang: "pl",
        yours: "twoj/pana/pani/panski/wasz/twoja/twoje/twojego -/ostatni/ostatnie/poprzedni ruch/posuniecie/odpowiedz/ruchu/-, na twoj/pana/pani/panski -/ostatni ruch/posuniecie/-, na twoje/pana posuniecie, po twoim/pana ruchu/posunieciu, zagrales, zagral pan, pan zagral, ty, pan, pani, dziekuje za ruch, otrzymalem twoj/pana ruch, w odpowiedzi na, \
                w odpowiedzi na twoj/pana ruch, odpowiedz na, na ruch, na, przeciwnik",
        mine: "moj/moja/moje/mojego/nasz -/nastepny/nowy/kolejny/ostatni/nastepne ruch/posuniecie/odpowiedz/-, moja odpowiedz to, moj ruch to, ja, gram, ja gram, odpowiadam, ja odpowiadam, odpowiadam ruchem, zagralem, zagralam, ruszam, bije, robie roszade, roszuje, oto moj ruch, oto moja odpowiedz, i moja odpowiedz, i odpowiadam, i gram, przesylam moj ruch, przesylam swoj ruch, wysylam moj ruch, wybieram, gramy",
        cond: "jesli, jezeli, gdy, gdyby, w przypadku, w razie, warunkowy, ruch warunkowy, ruchy warunkowe, warunkowo, propozycja, propozycje",
        then: "wtedy, wowczas, to ja, to gram, wtedy gram, wtedy ja",
        doubt: "lub, albo, czy, miedzy, pomiedzy, zamiast, mam na mysli, mialem na mysli, chodzilo mi o, mialo byc, przepraszam, sorry, blad, pomylka, pomylilem, poprawka, korekta, dlaczego, czemu, pomysl, idea, spodziewalem, oczekiwalem, silniejsze, silniej, lepsze, lepiej, gorzej, byloby, moze, nie, co, jak, jaki, ktory, cofnac, cofam, zly, bledny, nielegalny, niemozliwy, bylo, byl, \
                ale, poniewaz, bo, niejasne, dobry, dobre, slabe, wariant, analiza, na przyklad, np, wole, chcialem, potem, nastepnie, wygrywa, przegrywa, powinno, raczej, myslalem",
        filler: "witaj, witam, czesc, hej, drogi, droga, szanowny, szanowna, szanowny panie, szanowna pani, dzien dobry, dobry wieczor, prosze, i, oraz, a, jest, z, ze, w, za, dla, do, oto, teraz, dzis, dzisiaj, nastepny, kolejny, ruch, ruchy, posuniecie, posuniecia, biale, czarne, bialymi, czarnymi, partia, partie, turniej, runda, szachownica, grupa, \
                 szach, mat, szach mat, szach i mat, bierze, roszada, krotka roszada, dluga roszada, pozdrawiam, pozdrowienia, serdecznie pozdrawiam, serdeczne pozdrowienia, z pozdrowieniami, z powazaniem, z szachowym pozdrowieniem, dziekuje, dzieki, dziekuje za partie, odpowiedz, nastepujaco, wiec, ok, znowu, ponownie, jeszcze raz, do uslyszenia, powodzenia, milego dnia, \
                 gram bialymi, gram czarnymi, pozycja, pionek, pion, skoczek, goniec, wieza, hetman, krol",
    },
    Row {
        lang: "cs",
        yours: "vas/tvuj -/posledni tah je, vase/tva odpoved je, vas/tvuj/vase/tva/tve/vaseho/tveho -/posledni/predchozi tah/tahu/odpoved/-, na vas/tvuj -/posledni tah/-, na tah, po vasem/tvem -/tahu, hral jste, hrali jste, hral jsi, zahral jste, zahral jsi, vy, ty, dekuji za tah, diky za tah, dostal jsem vas/tvuj tah, obdrzel jsem vas/tvuj tah, v odpovedi na, odpoved na, na, souper",
        mine: "muj/moje/ma/me/meho/nas -/dalsi/novy/posledni/pristi tah/odpoved/-, muj tah je, moje odpoved je, ja, hraji, hraju, ja hraji, ja hraju, odpovidam, ja odpovidam, odpovidam tahem, tahnu, zahral jsem, hral jsem, beru, rosuji, zde je muj tah, zde muj tah, tady je muj tah, a moje odpoved, a odpovidam, a hraji, a muj tah, posilam muj tah, posilam svuj tah, posilam tah, svuj tah, hrajeme, volim",
        cond: "jestlize, jestli, pokud, kdyz, kdyby, v pripade, podmineny, podmineny tah, podminene tahy, podminene, navrh, navrhy, pri",
        then: "pak, potom, pak ja, pak hraji, tak ja, tak hraji, potom hraji",
        doubt: "nebo, anebo, ci, mezi, misto, namisto, myslim, mam na mysli, mel jsem na mysli, myslel jsem, minim, promin, prominte, omlouvam, pardon, chyba, omyl, spletl jsem, oprava, proc, myslenka, napad, cekal, ocekaval, silnejsi, lepsi, horsi, bylo by, byl by, by, mozna, snad, ne, neni, co, jak, jaky, ktery, zpet, vzit zpet, spatny, nelegalni, nemozny, \
                bylo, byl, ale, protoze, nejasne, dobry tah, dobre, spatne, varianta, analyza, napriklad, napr, radeji, chtel, vyhrava, prohrava, melo, nez",
        filler: "ahoj, dobry den, dobre rano, dobry vecer, zdravim, cau, mily, mila, vazeny, vazena, vazeny pane, vazena pani, drahy, draha, prosim, a, i, je, s, se, v, za, pro, do, z, od, zde, tady, nyni, ted, dnes, dalsi, tah, tahy, bily, cerny, bile, cerne, partie, partii, turnaj, kolo, deska, sachovnice, skupina, sach, mat, sach mat, sach a mat, bere, rosada, mala rosada, velka rosada, \
                 s pozdravem, s pratelskym pozdravem, srdecne zdravim, zdravi, s uctou, mejte se, mej se, dekuji, dekuju, diky, dekuji za partii, odpoved, nasledovne, tedy, ano, ok, opet, znovu, jeste jednou, na shledanou, nashledanou, hodne stesti, pekny den, hezky den, hraji bilymi, hraji cernymi, mam bile, mam cerne, jste na tahu, jsi na tahu, pozice, pesec, jezdec, strelec, vez, dama, kral, stim",
    },
    Row {
        lang: "sk",
        yours: "vas/tvoj -/posledny tah je, vasa/tvoja odpoved je, vas/tvoj/vase/tvoja/vasho/tvojho -/posledny/predosly tah/tahu/odpoved/-, na vas/tvoj -/posledny tah/-, na tah, po vasom/tvojom -/tahu, hrali ste, hral si, zahrali ste, zahral si, vy, ty, dakujem za tah, vdaka za tah, dostal som vas/tvoj tah, v odpovedi na, odpoved na, na, super",
        mine: "moj/moja/moje/mojho/nas -/dalsi/novy/posledny/nasledujuci tah/odpoved/-, moj tah je, moja odpoved je, ja, hram, ja hram, odpovedam, ja odpovedam, odpovedam tahom, taham, zahral som, hral som, beriem, tu je moj tah, a moja odpoved, a odpovedam, a hram, a moj tah, posielam moj tah, posielam svoj tah, posielam tah, svoj tah, hrame, volim",
        cond: "ak, pokial, keby, ked, v pripade, podmieneny, podmieneny tah, podmienene tahy, navrh, navrhy, pri",
        then: "potom, tak ja, potom hram, vtedy",
        doubt: "alebo, ci, medzi, namiesto, miesto, myslim, mam na mysli, mal som na mysli, myslel som, prepac, prepacte, ospravedlnujem, pardon, chyba, omyl, pomylil som, oprava, preco, myslienka, napad, cakal, ocakaval, silnejsi, lepsi, horsi, bolo by, bol by, by, mozno, snad, nie, co, aky, ktory, spat, vziat spat, zly, nelegalny, nemozny, bolo, bol, ale, pretoze, \
                nejasne, dobry tah, dobre, zle, variant, analyza, napriklad, napr, radsej, chcel, vyhrava, prehrava, nez",
        filler: "ahoj, dobry den, dobre rano, dobry vecer, zdravim, cau, mily, mila, milý, vazeny, vazena, drahy, draha, prosim, a, i, je, s, so, v, za, pre, do, z, od, tu, teraz, dnes, dalsi, tah, tahy, biely, cierny, biele, cierne, partia, partie, turnaj, kolo, sachovnica, skupina, sach, mat, sach mat, sach a mat, berie, rosada, mala rosada, velka rosada, \
                 s pozdravom, s priatelskym pozdravom, srdecne zdravim, s uctou, majte sa, maj sa, dakujem, vdaka, dakujem za partiu, odpoved, nasledovne, teda, ano, ok, opat, znova, este raz, dovidenia, vela stastia, pekny den, hram bielymi, hram ciernymi, mam biele, mam cierne, ste na tahu, si na tahu, pozicia, pesiak, jazdec, strelec, veza, dama, kral",
    },
    Row {
        lang: "sr",
        yours: "vas/tvoj -/zadnji/poslednji potez je, vas/tvoj odgovor je, ваш/твој потез је, vas/tvoj/vaseg/tvog/tvoga -/poslednji/zadnji/prethodni potez/poteza/odgovor/-, na vas/tvoj -/poslednji/zadnji potez/-, nakon vaseg/tvog poteza, posle vaseg/tvog poteza, poslije tvog poteza, odigrali ste, odigrao si, igrali ste, vi, ti, hvala na potezu, primio sam vas/tvoj potez, dobio sam vas/tvoj potez, kao odgovor na, odgovor na, na, protivnik, \
                ваш/твој -/последњи/задњи потез/одговор/-, на ваш/твој -/последњи потез/-, после вашег/твог потеза, одиграли сте, одиграо си, ви, ти, хвала на потезу, примио сам ваш потез, одговор на, на, противник",
        mine: "moj/moja/moje/mog -/sledeci/sljedeci/iduci/novi/poslednji/zadnji potez/odgovor/-, moj potez je, moj odgovor je, ja, igram, ja igram, odgovaram, ja odgovaram, odgovaram sa, odgovaram potezom, odigrao sam, odigrala sam, uzimam, rokiram, evo mog poteza, evo moj potez, a moj odgovor, i moj odgovor, i odgovaram, i igram, saljem moj potez, saljem svoj potez, vucem, povlacim, \
               мој/моја -/следећи/нови/последњи потез/одговор/-, мој потез је, мој одговор је, ја, играм, ја играм, одговарам, одговарам са, одиграо сам, узимам, ево мог потеза, ево мој потез, и мој одговор, и одговарам, и играм, шаљем свој потез, вучем",
        cond: "ako, ukoliko, u slucaju, uslovni, uslovni potez, uslovni potezi, uvjetni potez, uvjetni potezi, uslovno, predlog, prijedlog, ако, уколико, у случају, условни, условни потез, условни потези, предлог",
        then: "onda, tada, onda igram, tada igram, онда, тада, онда играм",
        doubt: "ili, izmedu, umesto, umjesto, mislim, mislio sam, mislila sam, hteo sam, htio sam, izvinite, izvini, oprostite, oprosti, ispricavam, greska, pogreska, pogresio, ispravka, ispravak, zasto, ideja, ocekivao, jace, jaci, bolje, bolji, losije, bilo bi, bi, mozda, ne, nije, sta, sto, kako, koji, nazad, vratiti, pogresan, nelegalan, nemoguc, bio, ali, jer, nejasno, dobar, \
                varijanta, analiza, na primer, na primjer, npr, radije, zeleo, zatim, dobija, gubi, nego, или, између, уместо, мислим, мислио сам, хтео сам, извините, извини, опростите, грешка, погрешио, исправка, зашто, идеја, очекивао, јаче, боље, било би, би, можда, не, није, шта, како, који, назад, погрешан, немогућ, био, али, јер, варијанта, анализа, на пример, радије, затим, него",
        filler: "zdravo, pozdrav, cao, bok, postovani, postovana, dragi, draga, dobar dan, dobro jutro, dobro vece, dobra vecer, molim, molim vas, i, a, je, s, sa, u, za, od, evo, ovde, ovdje, sada, sad, danas, sledeci, sljedeci, potez, potezi, beli, crni, bijeli, bele, crne, bijele, partija, partije, turnir, kolo, tabla, ploca, grupa, sah, mat, sah mat, sah i mat, uzima, rokada, mala rokada, velika rokada, \
                 pozdravi, srdacan pozdrav, srdacno, lep pozdrav, lijep pozdrav, lp, s postovanjem, sa postovanjem, prijateljski pozdrav, hvala, hvala na partiji, hvala na igri, odgovor, kako sledi, dakle, da, ok, opet, ponovo, ponovno, do videnja, srecno, sretno, prijatan dan, ugodan dan, igram belim, igram crnim, igram bijelim, pozicija, pesak, pjesak, skakac, konj, lovac, top, dama, kraljica, kralj, \
                 здраво, поздрав, ћао, поштовани, драги, драга, добар дан, добро јутро, добро вече, молим, молим вас, и, а, је, с, са, у, за, од, ево, овде, сада, данас, следећи, потез, потези, бели, црни, беле, црне, партија, партије, турнир, коло, табла, група, шах, мат, шах мат, шах и мат, узима, рокада, поздрави, срдачан поздрав, срдачно, леп поздрав, с поштовањем, са поштовањем, хвала, хвала на партији, одговор, да, ок, опет, поново, срећно, пријатан дан",
    },
    Row {
        lang: "sl",
        yours: "vasa/tvoja -/zadnja poteza, vasa/tvoja poteza je, vasa, tvoja, na vaso/tvojo -/potezo, po vasi/tvoji potezi, vi, ti, odgovor na, hvala za potezo, odigrali ste, odigral si",
        mine: "moja -/naslednja/nova poteza, moj odgovor, moja, jaz, igram, odgovarjam, odgovarjam z, odigral sem, vlecem, tukaj je moja poteza, in moja poteza, in odgovarjam, posiljam potezo",
        cond: "ce, če, v primeru, pogojna poteza, pogojne poteze, predlog",
        then: "potem, tedaj, potem igram",
        doubt: "ali, namesto, mislim, mislil sem, oprostite, oprosti, napaka, zmota, popravek, zakaj, ideja, pricakoval, mocneje, bolje, slabse, bi bilo, bi, morda, mogoce, ne, ni, kaj, kako, katera, nazaj, napacna, nemogoca, bila, vendar, ker, varianta, analiza, na primer, npr, raje",
        filler: "pozdravljeni, zdravo, zivjo, dragi, draga, spostovani, dober dan, dobro jutro, dober vecer, prosim, in, je, z, s, v, za, od, tukaj, zdaj, danes, naslednja, poteza, poteze, beli, crni, partija, turnir, kolo, sahovnica, skupina, sah, mat, sah mat, vzame, rokada, lep pozdrav, lp, s spostovanjem, hvala, odgovor, da, ok, spet, ponovno, srecno, trdnjava, lovec, skakac, dama, kralj, kmet",
    },
    Row {
        lang: "bg",
        yours: "ваш/вашият/твоят/вашия -/последен/последния ход, вашият, твоят, на ваш/вашия/твоя -/ход, след вашия/твоя ход, вие, ти, отговор на, изиграхте, изигра, благодаря за хода",
        mine: "моят/моя -/следващ/следващия/нов ход/отговор, моят, аз, играя, аз играя, отговарям, отговарям с, изиграх, ето моя ход, ето хода ми, ходът ми, моят ход е, и отговарям, изпращам моя ход",
        cond: "ако, в случай, в случай че, условен ход, условни ходове, предложение",
        then: "тогава, тогава играя",
        doubt: "или, между, вместо, имам предвид, имах предвид, извинете, извинявай, съжалявам, грешка, сгреших, поправка, защо, идея, очаквах, по силно, по добре, би, може, не, какво, как, кой, назад, грешен, невъзможен, беше, но, защото, вариант, анализ, например, след това",
        filler: "здравей, здравейте, уважаеми, уважаема, скъпи, драги, добър ден, добро утро, добър вечер, моля, и, е, с, в, за, от, ето, сега, днес, следващ, ход, ходът, ходове, бели, черни, партия, турнир, кръг, дъска, група, шах, мат, шах и мат, взема, рокада, поздрави, с уважение, с поздрав, най добри пожелания, благодаря, отговор, да, ок, отново, пак, успех, приятен ден",
    },
    Row {
        lang: "lv",
        yours: "jusu/tavs -/pedejais gajiens, jusu, tavs, uz jusu/tavu gajienu, pec jusu gajiena, atbilde uz, jus, tu",
        mine: "mans/mana -/nakamais/jaunais gajiens/atbilde, mans, mana, speleju, es speleju, atbildu, es atbildu, atbildu ar, seit ir mans gajiens",
        cond: "gadijuma, nosacits, nosacitais gajiens, priekslikums",
        then: "tad, tad es",
        doubt: "vai, starp, vieta, domaju, domats, atvainojiet, atvaino, kluda, labojums, kapec, ideja, gaidiju, stiprak, labak, butu, varbut, ne, nav, kas, ka, atpakal, nepareizs, neiespejams, bija, bet, jo, variants, analize, piemeram",
        filler: "sveiki, sveiks, labdien, labrit, labvakar, cienijamais, cienijama, dargais, ludzu, un, ir, ar, no, seit, tagad, sodien, nakamais, gajiens, gajieni, baltie, melnie, partija, turnirs, karta, galds, grupa, sahs, mats, ar cienu, ar sveicienu, sveicieni, paldies, atbilde, velreiz, veiksmi, labu dienu",
    },
    Row {
        lang: "lt",
        yours: "jusu/tavo -/paskutinis ejimas, jusu, tavo, i jusu/tavo ejima, po jusu/tavo ejimo, atsakymas i, jus, tu",
        mine: "mano -/kitas/naujas ejimas/atsakymas, mano, zaidziu, as zaidziu, atsakau, as atsakau, atsakau i, stai mano ejimas",
        cond: "jei, jeigu, tuo atveju, salyginis, salyginis ejimas, pasiulymas",
        then: "tada, tuomet, tai as",
        doubt: "arba, tarp, vietoj, turiu omenyje, turejau omenyje, atsiprasau, atleiskite, klaida, pataisymas, kodel, ideja, tikejausi, stipriau, geriau, butu, galbut, ne, nera, kas, kaip, atgal, neteisingas, negalimas, buvo, bet, nes, variantas, analize, pavyzdziui",
        filler: "sveiki, sveikas, labas, laba diena, labas rytas, labas vakaras, gerbiamas, gerbiama, mielas, miela, prasau, ir, yra, su, is, cia, dabar, siandien, kitas, ejimas, ejimai, baltieji, juodieji, partija, turnyras, ratas, lenta, grupe, sachas, matas, pagarbiai, su pagarba, linkejimai, geriausi linkejimai, aciu, dekoju, atsakymas, dar karta, sekmes, geros dienos",
    },
];
