//! Germanic languages.

use super::Row;

/// One row a language.
pub(super) const ROWS: &[Row] = &[
    Row {
        lang: "en",
        draw: "draw, draws, remis, half point, split the point",
        offer: "i offer, i am offering, i m offering, i do offer, i hereby offer, i also offer, i now offer, \
                i again offer, ^offer, ^offering, ^and offer, ^but offer, ^with .. offer, i propose, i suggest, ^propose, \
                i would offer, i d like to offer, would like to offer, like to offer, want to offer, wish to offer, \
                let me offer, may i offer, can i offer, i repeat .. offer, i renew .. offer, draw offered, draw is offered, \
                i would like to propose, would like to propose, let s call it, let us call it, let s agree, let us agree, \
                my draw offer stands, i think we should agree, ^and propose, we could agree, i can offer",
        accept: "i accept, i gladly accept, i happily accept, i do accept, i will accept, i ll accept, ^accept, accepted, \
                 accepting, i agree, we agree, agreed, i take your, i will take, i ll take, i am happy with, i m happy with, \
                 is accepted, am accepting, happy to accept, glad to accept, pleased to accept, ^and accept, i take the",
        decline: "i decline, decline, declined, declining, refuse, refused, refusing, reject, rejected, rejecting, turn down, \
                  must play on, rather play on, want to play on, prefer to play, will play on, play on, not yet ready",
        ask: "how about, what about, would you accept, would you like, would you agree, do you accept, do you agree, \
              do you want, will you accept, will you take, can we agree, could we agree, shall we, should we agree, \
              should we call, are you happy with, is .. ok, is .. okay, care for, fancy, what do you say to, \
              what do you think about, what do you think of, are you interested in, interested in, can we call it, agree to",
        not: "not, no, cannot, t, dont, wont, cant, never, none, without, nor, neither",
        block: "if, unless, whether, should, would, could, might, perhaps, maybe, why, when, until, till, once, before, after, \
                had, he, she, they, friend, opponent, opponents, computer, engine, stockfish, fritz, your offer of, \
                last week, yesterday, earlier, other game, another game, almost, nearly, soon, tempted, expect, expected, \
                wonder, thought, feared, remember, resign myself, resign from, was, were, someone, anyone, who, otherwise",
        resign: "i resign, i m resigning, i am resigning, i hereby resign, i now resign, i have to resign, i must resign, \
                 i therefore resign, i ll resign, i will resign, i shall resign, ^resign, ^resigns, ^resigned, ^and resign, \
                 ^so resign, time to resign, i give up, i give in, i concede, ^concede, white resigns, black resigns, \
                 let me resign, i had better resign, i can only resign, i surrender, i throw in the towel, i lay down my king, \
                 i tip over my king, forced to resign, i capitulate, i decided to resign, i want to resign, i wish to resign",
        resigning: "resign, resigning, give up, giving up, surrender, concede, resignation",
        query: "your .. move .. illegal, your .. move .. impossible, your .. move .. not possible, your .. move .. not legal, \
                your .. move .. isn t legal, your .. move .. isn t possible, your move .. unclear, your move .. ambiguous, \
                your move .. cannot be, your move .. can t be, cannot play your, illegal move, impossible move, is illegal, \
                is impossible, is not legal, is not possible, isn t legal, isn t possible, send .. move again, send .. again, \
                send .. once more, resend, repeat your .. move, repeat it, make sense, makes no sense, lost your, didn t get your, did not get your, \
                didn t receive your, did not receive your, haven t received your, have not received your, never got your, \
                never received your, haven t got your, could not read your, couldn t read your, can t read your, \
                cannot read your, don t understand your move, do not understand your move, what is your move, \
                what was your move, which move did you, did you mean, do you mean, please clarify, please check your move, \
                please correct your move, please confirm your move, mail .. was empty, confirm the move, \
                there was no move, no move in your, i can t find your move, i cannot find your move, which rook, which knight",
    },
    Row {
        lang: "de",
        draw: "remis, remi, remisangebot*, remisgebot*, remisvorschlag*, unentschieden, punkteteilung, punkt teilen",
        offer: "ich biete, biete, biete ich, schlage .. vor, schlage ich, mochte .. anbieten, mochte .. vorschlagen, \
                ich offeriere, offeriere, wurde gern* .. anbieten, darf ich .. anbieten, anbieten darf, ich bote, erneuere, \
                wiederhole mein, wiederhole ich mein, remis angeboten, sei angeboten, einigen wir uns",
        accept: "nehme .. an, nehme ich, ich nehme, angenommen, akzeptiere, akzeptiert, einverstanden, stimme .. zu, \
                 bin .. einverstanden, willige, gehe .. ein, bin mit, gerne an, annehmen",
        decline: "lehne, lehnen, ablehnen, abgelehnt, ablehnung, schlage .. aus, weise .. zuruck, spiele weiter, \
                  spiele .. weiter, weiterspielen, mochte weiter",
        ask: "wie ware, wie war s, wie ware es, was haltst du, was halten sie, wollen wir, sollen wir, sollten wir, \
              nimmst du, nehmen sie, bist du .. einverstanden, sind sie .. einverstanden, wurdest du, wurden sie, \
              magst du, mochtest du, mochten sie, lust auf, ist .. recht, einigen wir, akzeptierst du, akzeptieren sie",
        not: "nicht, kein, keine, keinen, keinem, keiner, keinerlei, nein, nie, niemals, ohne, noch kein, nee, nix, weder",
        block: "wenn, falls, sofern, ob, sollte, solltest, sollten, hatte, hattest, hatten, ware, warst, wurde, konnte, vielleicht, \
                eventuell, warum, weshalb, wieso, freund, gegner, computer, engine, gestern, letzte woche, letzten, neulich, \
                damals, andere partie, anderen partie, fast, beinahe, bald, bevor, sobald, erst wenn, bis, er, jemand, \
                ihr remisangebot vom, dein remisangebot vom, war, gedacht, erwartet, uberlege, sonst, ansonsten, partner",
        resign: "gebe auf, ich gebe .. auf, gebe ich .. auf, gebe .. auf, aufgegeben, ich kapituliere, muss .. aufgeben, \
                 mochte .. aufgeben, werde .. aufgeben, geb auf, gebe mich geschlagen, strecke .. die waffen, kapituliere, \
                 ^aufgabe, ^ich aufgebe, ich aufgebe, gebe die partie, gebe .. verloren, gratuliere zum sieg, zeit aufzugeben",
        resigning: "aufgeben, aufgebe, aufzugeben, aufgabe, geschlagen, kapitulieren",
        query: "zug .. illegal, zug .. unmoglich, zug .. nicht moglich, zug .. regelwidrig, zug .. nicht legal, \
                zug .. unklar, zug .. nicht eindeutig, zug .. mehrdeutig, ist illegal, ist unmoglich, ist nicht moglich, \
                ist regelwidrig, geht nicht, unmoglicher zug, illegaler zug, regelwidriger zug, zug .. noch einmal, \
                zug .. nochmal, zug .. nochmals, zug .. erneut, noch einmal schicken, noch einmal senden, nochmals senden, \
                nochmal schicken, zug wiederholen, wiederhole .. zug, wiederholen sie .. zug, mail verloren, mail .. verloren, \
                nachricht verloren, mail nicht erhalten, zug nicht erhalten, zug .. nicht bekommen, zug .. nicht angekommen, \
                keinen zug erhalten, keinen zug bekommen, keinen zug gefunden, nicht lesen, meinst du, meinen sie, \
                meintest du, meinten sie, welcher zug, welchen zug, welcher springer, welcher turm, zug .. uberprufen, \
                zug .. prufen, bitte prufen, bitte uberprufen, zug .. bestatigen",
    },
    Row {
        lang: "nl",
        draw: "remise, remis, remiseaanbod*, remisevoorstel*, puntendeling, gelijkspel",
        offer: "ik bied, bied ik, ^bied, stel .. voor, stel ik, ^stel, ik stel, bied .. aan, wil .. aanbieden, \
                wil .. voorstellen, graag .. aanbieden, mag ik .. aanbieden, zou .. willen aanbieden, remise aangeboden, \
                herhaal mijn, bied hierbij",
        accept: "accepteer, aanvaard, ga akkoord, akkoord, neem .. aan, geaccepteerd, aangenomen, ik accepteer, stem .. in, \
                 stem ik, aanvaarden, ga in op, eens met",
        decline: "wijs .. af, wijs, sla .. af, sla, weiger, afgewezen, geweigerd, bedank voor, speel door, speel liever, \
                  doorspelen, afslaan",
        ask: "wat dacht, wat denk, wat vind, zullen we, wil je, wilt u, ga je akkoord, gaat u akkoord, accepteer je, \
              accepteert u, is .. goed, zin in, hoe zou, neem je",
        not: "niet, geen, nee, neen, nooit, zonder, noch",
        block: "als, indien, mits, wanneer, of, zou, zouden, mocht, misschien, wellicht, waarom, vriend, tegenstander, \
                computer, gisteren, vorige week, laatst, andere partij, bijna, binnenkort, voordat, tot, hij, iemand, was, \
                dacht, verwachtte, anders, had, uw remiseaanbod van, je remiseaanbod van",
        resign: "geef op, ik geef .. op, geef ik .. op, geef .. op, opgegeven, moet .. opgeven, wil .. opgeven, \
                 geef me gewonnen, geef mij gewonnen, ^opgave, ga opgeven, geef het op, ik capituleer, zal opgeven",
        resigning: "opgeven, geef, op te geven, opgave, gewonnen",
        query: "zet .. onmogelijk, zet .. illegaal, zet .. niet mogelijk, zet .. ongeldig, zet .. onduidelijk, \
                zet .. niet toegestaan, is onmogelijk, is illegaal, is niet mogelijk, kan niet, onmogelijke zet, \
                ongeldige zet, illegale zet, zet .. opnieuw, zet .. nog eens, zet .. nogmaals, opnieuw .. sturen, \
                nogmaals .. sturen, nog een keer .. sturen, stuur .. opnieuw, stuur .. nogmaals, mail .. kwijt, \
                mail .. verloren, bericht .. kwijt, zet .. niet ontvangen, mail .. niet ontvangen, geen zet ontvangen, \
                niet lezen, bedoel je, bedoelt u, bedoelde je, bedoelde u, welke zet, welk paard, welke toren, \
                graag controleren, zet .. controleren, zet .. herhalen, herhaal .. zet, zet .. bevestigen",
    },
    Row {
        lang: "sv",
        draw: "remi, remis, remianbud*, remierbjudande*, remiforslag*, oavgjort",
        offer: "jag erbjuder, erbjuder jag, ^erbjuder, jag foreslar, foreslar jag, ^foreslar, vill .. erbjuda, \
                vill .. foresla, far jag erbjuda, ^och erbjuder, remi erbjuds, bjuder pa, jag bjuder, ^bjuder, ville erbjuda",
        accept: "accepterar, tackar ja, sager ja, antar, tar emot, gar med pa, godtar, accepterat, accepterad, antaget, overens, jag tar, \
                 haller med, gar jag med",
        decline: "tackar nej, avbojer, avslar, avvisar, nej tack, avbojt, forkastar, spelar vidare, spela vidare, tackar jag nej",
        ask: "vad sags om, vad sager du om, ska vi, skall vi, vill du, accepterar du, gar du med, kan vi, vore det, ar .. ok",
        not: "inte, ej, icke, ingen, inget, inga, nej, aldrig, utan, varken",
        block: "om, ifall, nar, skulle, kanske, varfor, van, vän, motstandare*, dator*, igar, forra veckan, andra partiet, \
                nastan, snart, innan, tills, han, hon, nagon, hade, var, trodde, annars, mojligen, ditt remianbud fran",
        resign: "ger upp, ge upp, ger jag upp, ger jag .. upp, jag resignerar, maste ge upp, uppgivet, lagger ner, \
                 jag kapitulerar, ^uppgivet, ger mig, ger partiet",
        resigning: "ge upp, ger, uppge, uppgivning",
        query: "drag .. omojligt, drag .. olagligt, drag .. otillatet, drag .. ogiltigt, drag .. inte mojligt, \
                drag .. oklart, ar omojligt, ar olagligt, ar inte mojligt, gar inte, omojligt drag, olagligt drag, \
                drag .. igen, drag .. en gang till, skicka .. igen, skicka .. pa nytt, sand .. igen, sanda .. igen, \
                skicka .. en gang till, tappat .. mejl, tappat bort, forlorat .. mejl, forlorat .. brev, fick inte ditt, \
                inte fatt ditt, inte mottagit ditt, kan inte lasa, menar du, menade du, vilket drag, vilken springare, \
                vilket torn, kontrollera .. drag, var god kontrollera, kontrollera garna, vanligen kontrollera, upprepa .. drag, \
                bekrafta .. drag",
    },
    Row {
        lang: "da",
        draw: "remis, remistilbud*, remisforslag*, uafgjort",
        offer: "jeg tilbyder, tilbyder jeg, ^tilbyder, jeg foreslar, foreslar jeg, ^foreslar, vil .. tilbyde, \
                vil .. foresla, ma jeg tilbyde, ^og tilbyder, remis tilbydes, gerne tilbyde, jeg byder",
        accept: "accepterer, modtager, tager imod, takker ja, siger ja, godtager, accepteret, antager, gar med til, indforstaet, enig, jeg tager",
        decline: "afslar, afviser, siger nej, takker nej, afslaet, afvist, nej tak, spiller videre, spille videre",
        ask: "hvad med, hvad siger du til, skal vi, vil du, accepterer du, er du med pa, kan vi, er det ok, tager du",
        not: "ikke, ej, ingen, intet, nej, aldrig, uden, hverken",
        block: "hvis, safremt, nar, skulle, maske, hvorfor, ven, modstander*, computer*, i gar, sidste uge, andet parti, \
                naesten, snart, inden, indtil, han, hun, nogen, havde, var, troede, ellers, muligvis, om",
        resign: "opgiver, opgiver jeg, giver op, jeg giver .. op, opgivet, ma opgive, vil opgive, ^opgivet, jeg kapitulerer, \
                 overgiver mig",
        resigning: "opgive, opgivelse, give op, opgiv",
        query: "traek .. umuligt, traek .. ulovligt, traek .. ikke muligt, traek .. ugyldigt, traek .. uklart, \
                er umuligt, er ulovligt, er ikke muligt, kan ikke lade sig gore, umuligt traek, ulovligt traek, \
                traek .. igen, traek .. en gang til, send .. igen, sende .. igen, sende .. en gang til, gensend, \
                mistet .. mail, mistet .. brev, ikke faet dit, ikke modtaget dit, har ikke modtaget, kan ikke laese, \
                mener du, mente du, hvilket traek, hvilken springer, hvilket tarn, kontroller .. traek, tjek .. traek, \
                venligst kontroller, tjek venligst, gentag .. traek, bekraeft .. traek",
    },
    Row {
        lang: "no",
        draw: "remis, remistilbud*, remisforslag*, uavgjort",
        offer: "jeg tilbyr, tilbyr jeg, ^tilbyr, jeg foreslar, foreslar jeg, vil .. tilby, vil .. foresla, far jeg tilby, \
                ^og tilbyr, remis tilbys, gjerne tilby",
        accept: "aksepterer, godtar, takker ja, sier ja, tar imot, tar i mot, akseptert, gar med pa, godtatt, enig, antar, jeg tar",
        decline: "avslar, avviser, takker nei, sier nei, avslatt, avvist, nei takk, spiller videre, spille videre",
        ask: "hva med, hva sier du til, skal vi, vil du, aksepterer du, er du med pa, kan vi, er det ok, godtar du",
        not: "ikke, ingen, intet, nei, aldri, uten, verken",
        block: "hvis, dersom, nar, skulle, kanskje, hvorfor, venn, motstander*, datamaskin*, i gar, forrige uke, sist uke, \
                annet parti, nesten, snart, for, innen, inntil, han, hun, noen, hadde, var, trodde, ellers, muligens, om",
        resign: "gir opp, gir jeg opp, jeg gir .. opp, oppgir, oppgitt, ma gi opp, vil gi opp, gir meg, jeg kapitulerer, \
                 ^oppgitt, gir partiet",
        resigning: "gi opp, gi meg, oppgi, gir",
        query: "trekk .. umulig, trekk .. ulovlig, trekk .. ikke mulig, trekk .. ugyldig, trekk .. uklart, trekket .. umulig, \
                trekket .. ulovlig, er umulig, er ulovlig, er ikke mulig, gar ikke, umulig trekk, ulovlig trekk, \
                trekk .. igjen, trekk .. pa nytt, trekket .. igjen, trekket .. pa nytt, send .. pa nytt, send .. igjen, \
                sende .. pa nytt, sende .. igjen, mistet .. post, mistet .. mail, ikke fatt trekket, ikke mottatt, \
                kan ikke lese, mener du, mente du, hvilket trekk, hvilken springer, hvilket tarn, sjekk .. trekk, \
                vennligst sjekk, kontroller .. trekk, gjenta .. trekk, bekreft .. trekk",
    },
];
