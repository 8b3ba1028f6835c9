//! Germanic and Finno-Ugric languages.

use super::Row;

/// One row a language.
pub(super) const ROWS: &[Row] = &[
    Row {
        lang: "en",
        yours: "your -/last/latest/previous/next/th move/answer/reply/response/play, your, yours, you, you -/have/just/last played/moved/play/move/replied, your/yr last move was, your move was, \
                to/on/after/against/for your -/last move/-, in reply/response/answer to, in reply/response/answer to your -/last/move, \
                replying/responding to your, i/we have/- -/got/received/saw your -/last move, thanks for your -/last move/reply, \
                thank you for your -/last move/reply, got your -/last move, received your -/last move, opponent, opponent s move, opp, you are playing, \
                you made, yr, yr move",
        mine: "my -/next/new/last/first/own move/answer/reply/response/play/choice, my -/next move/answer/reply is/will -/be, my, mine, me, i/we play/played/answer/reply/respond/move/moved/choose/continue -/with, \
               i ll/will/now/shall/would play/answer/reply/move -/with, i m/am playing/moving/answering/replying -/with, i have -/now played/moved/chosen, \
               here is/s/comes my -/next/new move/reply/answer, here it/is -/is -/my move, and my -/next move/answer/reply -/is, \
               i take/capture/recapture/castle/castled/check, i send/sent, i think i ll play, i go -/for, let me play, myself, i continue -/by, and i play/answer/reply -/with, \
               sending my -/next move, this is my -/next move, my move again, me again, i have decided on, i decided on, i m going with",
        cond: "if, if any, in case, in case of, should you play, should you, provided, assuming, suppose, supposing, if you play, if you, if then, \
               in the event of, if moves, if move, conditional, conditionals, conditional moves, conditional move, proposal",
        then: "then, then i, then i play, i then, i would, i would play, i d play, i will play then, my reply would be",
        doubt: "or, of, otherwise, between, instead, instead of, i mean, i meant, mean, sorry i mean, sorry, mistake, error, typo, correction, corrected, why, idea, expected, stronger, \
                better, weaker, would have, would, could, might, maybe, perhaps, not, no, cannot, can t, don t, didn t, isn t, wasn t, won t, what, what about, how, \
                how about, which, take back, wrong, illegal, impossible, should, was, were, had, decide, either, rather, wanted, intended, ignore, cancel, withdraw, \
                forget, unclear, good, bad, blunder, line, variation, analysis, for instance, for example, eg, e g, because, since, but, example, than, when, who, \
                another, thought, think, thinking, considered, wonder, wondering, after that, yesterday, strong, best, winning, losing, also possible, alternatively",
        filler: "hi, hello, answers, replies, hey, dear, please, and, is, the, a, an, with, best/kind/warm -/regards/wishes, with best/kind regards/wishes, regards, cheers, greetings, yours sincerely, \
                 here, here is, move list, list of moves, here s, here you are, now, next, move, moves, move no, move number, moves so far, the game so far, game so far, white, black, game, games, tournament, \
                 event, board, match, round, section, thematic, check, checkmate, mate, check and mate, captures, takes, x, by, from, to, at, in, for, for you, game no, number, thanks, thank you, \
                 thanks for the game, thanks for the game so far, so, this, that, as, again, i am white, i am black, i m white, i m black, you are white, you are black, i, am, we, follows, \
                 as follows, following, reply, answer, response, plays, play, played, moved, resigns, castles, castle, castling, kingside, queenside, promotes, promotion, pawn, king, queen, rook, bishop, knight, \
                 e p, ep, en passant, ok, okay, yes, well, today, it, it is, your turn, good luck, have fun, have a nice day, have a nice weekend, have a good day, all the best, take care, yours, sincerely, \
                 friendly, mail, email, e mail, no white, no white black, nr white black, game with, good evening, good morning, good day, hope you are well, enjoy, dear friend, my friend, friend, accepted, \
                 conditional accepted, your if moves are accepted, if moves accepted, accepting, i accept your conditional, i accept your conditionals, move again, last, position, score, so far, repeat, repeated, resend, i repeat, my move to your, final, and now, that s it, still, the move, in your favor",
    },
    Row {
        lang: "de",
        yours: "dein/deinen/deinem/deine/deiner/ihr/ihren/ihrem/ihre/ihrer/euer -/letzter/letzten/letztem/letzte/n/nachster -/zug/antwort/erwiderung, auf dein/deinen/ihr/ihren -/letzten zug/-, \
                nach deinem/ihrem -/letzten zug/-, zu deinem/ihrem -/zug, du/sie spieltest/spielst/spielten/zogst/ziehst/zogen, du, du hast -/mit gespielt/gezogen/-, sie haben -/gespielt/gezogen, \
                danke fur deinen/ihren zug, danke fur deine/ihre antwort, gegner, gegnerischer zug, deins, auf, als antwort auf, in antwort auf, antwort auf",
        mine: "mein/meinen/meine/meinem/meiner -/nachster/neuer/nachste/letzter/neuer -/zug/antwort/erwiderung/gegenzug, mein zug ist/lautet, meine antwort ist/lautet/darauf, ich, ich spiele/ziehe/antworte/erwidere/spielte/zog/schlage/rochiere/nehme/wahle/setze -/mit/nun/jetzt, \
               antworte/spiele/ziehe/erwidere ich -/mit/nun/jetzt, ich habe -/gezogen/gespielt, hier -/ist/kommt mein/meine -/nachster/neuer zug/antwort, darauf antworte/spiele/ziehe ich, spiele, ziehe, antworte, \
               und meine antwort, und mein zug, es folgt mein zug, meins, wir spielen, wir ziehen, mz, dz",
        cond: "falls, wenn, sofern, bei, eventualzug, eventualzuge, eventuell, zugvorschlag, zugvorschlage, vorschlag, vorschlage, im falle, fur den fall, sollten sie, solltest du, angenommen, bedingt, \
               bedingte zuge, bedingter zug",
        then: "dann, dann spiele ich, dann ziehe ich, so spiele ich, wurde ich",
        doubt: "oder, zwischen, statt, anstatt, anstelle, ich meine, meine ich, ich meinte, meinte, gemeint, entschuldigung, entschuldige, sorry, verzeihung, fehler, irrtum, korrektur, warum, wieso, weshalb, idee, erwartet, \
                starker, besser, schwacher, ware, hatte, wurde, vielleicht, nicht, kein, keine, keinen, nein, was, wie, welcher, welchen, zuruck, zurucknehmen, falsch, illegal, unmoglich, regelwidrig, sollte, war, sondern, \
                eigentlich, aber, weil, doch, unklar, gut, schlecht, variante, analyse, zum beispiel, z b, beispielsweise, eher, wollte, verschrieben, vertippt, vertan, ungultig, vergiss, entweder, konnte, gedacht, danach, gewinnt, verliert",
        filler: "diesmal, hallo, hi, lieber, liebe, lieben, guten tag, guten morgen, guten abend, moin, servus, gruss gott, sehr geehrter, sehr geehrte, herr, frau, bitte, und, ist, lautet, der, die, das, den, dem, ein, eine, mit, fur, am, im, in, an, von, vom, zu, zum, \
                 hier, nun, jetzt, heute, nachster, zug, zuge, zug nr, weiss, schwarz, partie, partien, spiel, turnier, runde, brett, gruppe, klasse, wettkampf, schach, matt, schachmatt, schach und matt, schlagt, nimmt, \
                 viele/beste/liebe/herzliche/schone/freundliche/schachliche grusse/gruss/gruße, mit freundlichen/besten/herzlichen/schachlichen grussen, mit freundlichem/bestem/herzlichem/schachlichem gruss, gruss, grusse, mfg, lg, vg, \
                 danke, vielen dank, besten dank, danke fur die partie, schonen tag, schones wochenende, alles gute, viel spass, viel gluck, bis bald, antwort, wie folgt, folgt, also, ja, ok, noch, wieder, nochmals, mein guter, \
                 ich bin weiss, ich bin schwarz, ich habe weiss, ich habe schwarz, du bist am zug, sie sind am zug, stellung, rochade, kurze rochade, lange rochade, bauer, springer, laufer, turm, dame, konig, umwandlung, angenommen und, nr weiss schwarz, nr",
    },
    Row {
        lang: "nl",
        yours: "jouw/uw/jullie -/laatste/vorige zet/antwoord/-, je -/laatste/vorige zet/antwoord, op je/jouw/uw -/laatste zet/-, na je/jouw/uw -/laatste zet/-, jij/u/je speelde/speelt/zette, jij, jouw zet is, uw zet is, je zet is, u, bedankt voor je/uw zet, als antwoord op, in antwoord op, op, tegenstander",
        mine: "mijn/m'n -/volgende/nieuwe/laatste zet/antwoord/tegenzet/-, mijn zet is, mijn antwoord is/luidt/hierop, ik, ik speel/zet/antwoord/speelde/sla/rokeer/kies/doe/trek -/met/nu, speel/antwoord/zet ik -/met/nu, hier is/komt mijn -/volgende zet/antwoord, \
               hierbij mijn -/volgende zet/antwoord, en mijn antwoord, wij spelen, hierop antwoord ik -/met, antwoord ik",
        cond: "als, indien, mocht u, mocht je, ingeval, in het geval, voorwaardelijk, voorwaardelijke zet, voorwaardelijke zetten, conditioneel, conditionele zet, conditionele zetten, bij",
        then: "dan, dan speel ik, zou ik, dan ik",
        doubt: "of, tussen, in plaats van, ik bedoel, bedoel ik, ik bedoelde, bedoel, sorry, fout, vergissing, correctie, waarom, idee, verwacht, verwachtte, sterker, beter, zwakker, zou, had, misschien, wellicht, niet, geen, nee, wat, hoe, welke, \
                terug, terugnemen, verkeerd, illegaal, onmogelijk, was, maar, omdat, eigenlijk, onduidelijk, goed, slecht, variant, analyse, bijvoorbeeld, bv, dan wel, liever, wilde, ofwel, daarna, wint, verliest, moest, vraag",
        filler: "hallo, hoi, dag, beste, geachte, goedemorgen, goedemiddag, goedenavond, goedendag, alstublieft, alsjeblieft, graag, en, is, luidt, de, het, een, met, voor, aan, in, van, hier, hierbij, nu, vandaag, volgende, zet, zetten, wit, zwart, partij, partijen, toernooi, ronde, bord, groep, \
                 schaak, mat, schaakmat, schaak en mat, slaat, neemt, groeten, groetjes, groet, met vriendelijke groet, met vriendelijke groeten, vriendelijke groet, vriendelijke groeten, hartelijke groeten, veel groeten, mvg, bedankt, dank je, dank u, \
                 antwoord, als volgt, dus, ja, ok, nog, opnieuw, fijne dag, fijn weekend, veel plezier, ik ben wit, ik ben zwart, ik heb wit, ik heb zwart, jij bent aan zet, u bent aan zet, stelling, rokade, pion, paard, loper, toren, dame, koning, promotie",
    },
    Row {
        lang: "sv",
        yours: "ditt/ert/din -/senaste/forra drag/svar/-, pa ditt/ert/din -/senaste drag/-, efter ditt/ert -/senaste drag/-, du/ni spelade/spelar/drog, du, tack for ditt/ert drag, som svar pa, svar pa, pa, motstandare",
        mine: "mitt/min -/nasta/nya/senaste drag/svar/svarsdrag/-, mitt drag ar/blir, mitt svar ar/blir/pa det, jag, jag spelar/drar/svarar/spelade/tar/slar/valjer/rockerar -/med/nu, svarar/spelar/drar jag -/med/nu, har ar/kommer mitt -/nasta drag/svar, och mitt svar, vi spelar",
        cond: "om, ifall, villkorsdrag, villkorligt, villkorliga drag, forslag, i fall, dragforslag, skulle du",
        then: "da, sa, da spelar jag, da svarar jag, skulle jag",
        doubt: "eller, mellan, i stallet for, istallet for, istallet, jag menar, menar jag, menar, jag menade, menade, ursakta, forlat, fel, misstag, rattelse, varfor, ide, iden, vantade, starkare, battre, samre, skulle, hade, kanske, inte, ej, ingen, nej, vad, hur, \
                vilket, tillbaka, ta tillbaka, felaktigt, omojligt, olagligt, var, men, eftersom, oklart, bra, daligt, variant, analys, till exempel, t ex, hellre, ville, antingen, sedan, vinner, forlorar, borde",
        filler: "hej, hejsan, hallå, kara, basta, god dag, god morgon, god kvall, snalla, var god, tack, och, ar, blir, det, den, en, ett, med, for, i, av, till, har, nu, idag, nasta, drag, dragen, vit, svart, parti, partiet, partier, turnering, rond, brade, bord, grupp, \
                 schack, matt, schackmatt, schack och matt, slar, tar, halsningar, med vanliga halsningar, vanliga halsningar, basta halsningar, hjartliga halsningar, mvh, halsning, med vanlig halsning, tack for partiet, svar, enligt foljande, foljer, ja, ok, igen, \
                 jag ar vit, jag ar svart, jag har vit, jag har svart, din tur, stallning, rockad, bonde, springare, lopare, torn, dam, kung, ha det bra, lycka till, trevlig helg",
    },
    Row {
        lang: "da",
        yours: "dit/jeres/din/deres -/sidste/seneste traek/svar/-, pa dit/jeres/deres/din -/sidste traek/-, efter dit/jeres/deres -/sidste traek/-, du/i spillede/spiller/trak, du, tak for dit traek, som svar pa, svar pa, pa, modstander",
        mine: "mit/min -/naeste/nye/sidste traek/svar/modtraek/-, mit traek er/bliver, mit svar er/bliver, jeg, jeg spiller/traekker/svarer/spillede/tager/slar/vaelger/rokerer -/med/nu, svarer/spiller/traekker jeg -/med/nu, her er/kommer mit -/naeste traek/svar, og mit svar, vi spiller",
        cond: "hvis, safremt, i tilfaelde af, betinget, betingede traek, betinget traek, forslag, skulle du",
        then: "sa, da, sa spiller jeg, sa svarer jeg, ville jeg",
        doubt: "eller, mellem, i stedet for, istedet for, i stedet, jeg mener, mener jeg, mener, jeg mente, mente, undskyld, beklager, fejl, fejltagelse, rettelse, hvorfor, ide, ideen, forventede, ventede, staerkere, bedre, darligere, ville, havde, maske, ikke, ej, ingen, nej, hvad, hvordan, \
                hvilket, tilbage, tage tilbage, forkert, umuligt, ulovligt, var, men, fordi, uklart, godt, darligt, variant, analyse, for eksempel, f eks, hellere, enten, sa ville, vinder, taber, burde",
        filler: "hej, kaere, goddag, god dag, godmorgen, godaften, venligst, vaer sa god, tak, og, er, bliver, det, den, en, et, med, for, i, af, til, her, nu, i dag, naeste, traek, traekket, hvid, sort, parti, partiet, partier, turnering, runde, braet, gruppe, \
                 skak, mat, skakmat, skak og mat, slar, tager, hilsen, hilsner, venlig hilsen, med venlig hilsen, mange hilsner, mvh, bedste hilsner, kaerlig hilsen, de bedste hilsner, tak for partiet, svar, som folger, folger, ja, ok, igen, jeg er hvid, jeg er sort, \
                 jeg har hvid, jeg har sort, din tur, stilling, rokade, bonde, springer, lober, tarn, dronning, konge, hav det godt, held og lykke, god weekend",
    },
    Row {
        lang: "no",
        yours: "ditt/deres/din -/siste/forrige trekk/svar/-, pa ditt/deres/din -/siste trekk/-, etter ditt/deres -/siste trekk/-, trekket ditt, du/dere spilte/spiller/trakk, du, takk for trekket, takk for ditt trekk, som svar pa, svar pa, pa, motstander",
        mine: "mitt/min -/neste/nye/siste trekk/svar/mottrekk/-, trekket mitt -/er, svaret mitt -/er, mitt trekk er/blir, mitt svar er/blir, jeg, jeg spiller/trekker/svarer/spilte/tar/slar/velger/rokerer -/med/na, svarer/spiller/trekker jeg -/med/na, her er/kommer mitt -/neste trekk/svar, \
               her er/kommer trekket mitt, og mitt svar, vi spiller",
        cond: "hvis, dersom, i tilfelle, betinget, betingede trekk, betinget trekk, forslag, skulle du",
        then: "sa, da, da spiller jeg, da svarer jeg, ville jeg",
        doubt: "eller, mellom, i stedet for, istedenfor, isteden, i stedet, jeg mener, mener jeg, mener, jeg mente, mente, unnskyld, beklager, feil, feiltakelse, rettelse, hvorfor, ide, ideen, forventet, ventet, sterkere, bedre, darligere, ville, hadde, kanskje, ikke, ingen, nei, hva, hvordan, \
                hvilket, tilbake, ta tilbake, galt, umulig, ulovlig, var, men, fordi, uklart, bra, darlig, variant, analyse, for eksempel, f eks, heller, enten, vinner, taper, burde",
        filler: "hei, hallo, kjaere, god dag, god morgen, god kveld, vennligst, vaer sa snill, takk, og, er, blir, det, den, en, et, ett, med, for, i, av, til, her, na, i dag, neste, trekk, trekket, hvit, svart, sort, parti, partiet, partier, turnering, runde, brett, gruppe, \
                 sjakk, matt, sjakkmatt, sjakk og matt, slar, tar, hilsen, hilsener, vennlig hilsen, med vennlig hilsen, beste hilsen, mange hilsener, mvh, takk for partiet, svar, som folger, folger, ja, ok, igjen, jeg er hvit, jeg er svart, jeg har hvit, jeg har svart, din tur, \
                 stilling, rokade, bonde, springer, loper, tarn, dronning, konge, ha det bra, lykke til, god helg",
    },
    Row {
        lang: "fi",
        yours: "siirtosi, viime siirtosi, viimeisin siirtosi, sinun siirtosi, teidan siirtonne, siirtonne, sinun, teidan, siirtoosi, siirtoonne, siirtosi jalkeen, pelasit, siirsit, vastauksena, vastaus siirtoosi, vastustaja, kiitos siirrosta, kiitos siirrostasi, sina",
        mine: "siirtoni, seuraava siirtoni, uusi siirtoni, minun siirtoni, vastaukseni, minun vastaukseni, minun, mina, mina pelaan, pelaan, siirran, vastaan, vastaan siihen, pelasin, siirsin, vastasin, tassa siirtoni, tassa on siirtoni, tassa seuraava siirtoni, siirtoni on, vastaukseni on, lyon, linnoitan, valitsen",
        cond: "jos, mikali, ehdollinen, ehdolliset siirrot, ehdollinen siirto, ehdotus, siina tapauksessa",
        then: "niin, sitten, silloin, niin pelaan",
        doubt: "tai, vai, joko, valilla, sijasta, sijaan, asemesta, tarkoitan, tarkoitin, anteeksi, pahoittelen, virhe, erehdys, korjaus, miksi, idea, odotin, vahvempi, parempi, heikompi, olisi, ehka, ei, mita, miten, mika, kumpi, takaisin, perua, vaarin, laiton, mahdoton, \
                oli, mutta, koska, epaselva, hyva, huono, muunnelma, analyysi, esimerkiksi, mieluummin, halusin, kuin, olisin, voittaa, haviaa, pitaisi, eika, enka",
        filler: "hei, moi, terve, hyva, rakas, hyvaa paivaa, hyvaa huomenta, hyvaa iltaa, kiitos, ole hyva, ja, on, tassa, nyt, tanaan, seuraava, siirto, siirrot, valkea, valkoinen, musta, valkealla, mustalla, peli, ottelu, turnaus, kierros, lauta, ryhma, shakki, sakki, matti, shakkimatti, sakkimatti, \
                 lyo, terveisin, terveiset, ystavallisin terveisin, parhain terveisin, t, yt, hyvaa jatkoa, kiitos pelista, vastaus, seuraavasti, kylla, ok, taas, olen valkea, olen musta, asema, linnoitus, sotilas, ratsu, lahetti, torni, kuningatar, daami, kuningas, hyvaa viikonloppua, vuorosi",
    },
    Row {
        lang: "hu",
        yours: "az on lepese/lepesere/valasza, on lepese, az on, ön, lepesed, lepesedre, a te lepesed/lepesedre, te lepesed, te, utolso lepesed, utolso lepese, az on utolso lepese, lepese, lepesere, az on utan, lepesed utan, lepese utan, valaszul, a lepesre, lepesre, a lepesedre, koszonom a lepest, koszonom a lepeset, ellenfel, azt lepted, azt lepte",
        mine: "lepesem, az en lepesem, en lepesem, a valaszom, valaszom, az en valaszom, az en, én, kovetkezo lepesem, a kovetkezo lepesem, a lepesem, uj lepesem, lepem, lepek, azt lepem, erre lepem, valaszolok, azt valaszolom, jatszom, lepesre a valaszom, a lepesre a valaszom, en azt lepem, itt a lepesem, kuldom a lepesem, kuldom a lepesemet, utok, sancolok, valasztom, leptem",
        cond: "ha, amennyiben, abban az esetben, felteteles, felteteles lepes, felteteles lepesek, javaslat, feltetelezve",
        then: "akkor, akkor en, akkor lepem",
        doubt: "vagy, kozott, kozul, helyett, ugy ertem, ugy ertettem, gondolom, bocsanat, elnezest, sajnalom, hiba, tevedes, javitas, miert, otlet, otlete, vartam, erosebb, jobb, gyengebb, lenne, volna, talan, esetleg, nem, nincs, hogyan, melyik, vissza, visszavonom, rossz, szabalytalan, lehetetlen, \
                volt, mert, nem vilagos, jo, valtozat, elemzes, peldaul, pl, inkabb, akartam, mint, majd, nyer, veszit, kellett",
        filler: "kedves, szia, udv, udvozlom, tisztelt, jo napot, jo reggelt, jo estet, kerem, es, a, az, egy, itt, most, ma, kovetkezo, lepes, lepesek, vilagos, sotet, feher, fekete, jatszma, parti, verseny, fordulo, tabla, csoport, sakk, matt, sakkmatt, sakk matt, uti, \
                 udvozlettel, tisztelettel, baratsaggal, szivelyes udvozlettel, baratsagos udvozlettel, koszonom, koszonettel, koszonom a jatszmat, valasz, igen, ok, ujra, ismet, en vagyok vilagos, en vagyok sotet, te jossz, on jon, allas, sanc, sancolas, gyalog, huszar, futo, bastya, vezer, kiraly, minden jot, jo jatekot",
    },
    Row {
        lang: "et",
        yours: "sinu/teie -/viimane kaik, sinu, teie, sinu kaigule, teie kaigule, vastuseks, vastane",
        mine: "minu -/jargmine/uus kaik/vastus, minu, mina, mangin, kain, vastan, minu kaik on, siin on minu kaik",
        cond: "kui, juhul kui, tinglik, tinglikud kaigud, ettepanek",
        then: "siis, siis mangin",
        doubt: "voi, vahel, asemel, motlen, motlesin, vabandust, viga, eksitus, parandus, miks, idee, ootasin, tugevam, parem, oleks, vahest, ei, mitte, kuidas, kumb, tagasi, vale, voimatu, oli, aga, kuid, sest, naiteks, pigem",
        filler: "tere, tervist, hea, lugupeetud, palun, ja, on, siin, nuud, tana, jargmine, kaik, kaigud, valge, must, partii, turniir, voor, laud, tuli, matt, loob, tervitades, lugupidamisega, parimate soovidega, aitah, tanan, vastus, jah, ok, ratsu, oda, vanker, lipp, kuningas, ettur, vangerdus",
    },
];
