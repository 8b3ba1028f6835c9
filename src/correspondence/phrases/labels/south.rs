//! Romance languages, Greek and Turkish.

use super::Row;

/// One row a language.
pub(super) const ROWS: &[Row] = &[
    Row {
        lang: "fr",
        yours: "votre/ton/ta/vos -/dernier/derniere coup/reponse/-, a votre/ton -/dernier coup/-, sur votre/ton -/dernier coup/-, apres votre/ton -/dernier coup/-, contre votre coup, vous avez joue, tu as joue, vous jouez, tu joues, vous, toi, tu, v, \
                merci pour votre/ton coup, en reponse a, en reponse a votre/ton -/coup, reponse a, j ai/bien recu votre/ton coup, adversaire, sur, a votre",
        mine: "mon/ma/notre -/prochain/nouveau/dernier/nouvelle coup/reponse/replique/-, mon coup est, ma reponse est/sera, je joue/reponds/choisis/prends/roque/continue -/par/avec/donc, j ai joue, je vous reponds, je te reponds, moi, m, voici mon/ma -/prochain/nouveau coup/reponse, voila mon/ma coup/reponse, \
               et ma reponse, et mon coup, nous jouons, nous repondons, et je joue/reponds, joue, mes",
        cond: "si, s'il, au cas ou, en cas de, dans le cas de, conditionnel, coup conditionnel, coups conditionnels, proposition, supposons, sauf si",
        then: "alors, alors je joue, dans ce cas, je jouerai, je jouerais, je repondrai",
        doubt: "ou, entre, plutot, au lieu de, a la place de, je veux dire, je voulais dire, voulais, desole, pardon, excusez moi, excuse moi, erreur, faute, correction, rectification, pourquoi, idee, attendais, plus fort, mieux, meilleur, aurait, serait, peut etre, pas, ne, non, quoi, que, quel, \
                comment, reprendre, annuler, faux, illegal, impossible, etait, mais, parce que, pas clair, bon, mauvais, variante, analyse, par exemple, soit, prefere, voudrais, ensuite, gagne, perd, devrait, car, j hesite, d ailleurs",
        filler: "bonjour, bonsoir, salut, cher, chere, chers, s'il vous plait, s'il te plait, svp, stp, et, est, le, la, les, l, un, une, de, du, des, d, avec, pour, au, a, dans, en, voici, voila, maintenant, aujourd hui, prochain, coup, coups, blanc, blancs, noir, noirs, les blancs, les noirs, \
                 partie, parties, tournoi, ronde, echiquier, groupe, echec, mat, echec et mat, prend, roque, petit roque, grand roque, cordialement, bien cordialement, amicalement, amities, bien amicalement, bien a vous, bien a toi, salutations, meilleures salutations, sinceres salutations, sportivement, \
                 merci, merci beaucoup, merci pour la partie, bonne journee, bonne soiree, bonne continuation, bon week end, bonne partie, reponse, comme suit, donc, oui, ok, encore, de nouveau, a bientot, a plus, j ai les blancs, j ai les noirs, c est a vous, c est a toi, position, pion, cavalier, fou, tour, dame, roi, promotion, bien",
    },
    Row {
        lang: "es",
        yours: "su/tu/vuestra/vuestro -/ultima/ultimo jugada/movida/movimiento/respuesta/lance/-, a su/tu -/ultima jugada/movida/-, tras su/tu -/jugada, despues de su/tu jugada, contra su jugada, usted jugo, tu jugaste, jugaste, jugo usted, ha jugado, has jugado, usted, gracias por su/tu jugada, \
                en respuesta a, en respuesta a su/tu -/jugada, respuesta a, respondiendo a su/tu jugada, rival, adversario, recibi su/tu jugada, he recibido su/tu jugada",
        mine: "mi/mis -/proxima/siguiente/nueva/ultima/proximo/siguiente jugada/movida/movimiento/respuesta/contestacion/-, mi jugada es, mi respuesta es, yo, juego, yo juego, respondo, yo respondo, contesto, respondo con, contesto con, juego ahora, jugue, he jugado, muevo, le respondo, te respondo, tomo, capturo, enroco, \
               aqui esta/va/tiene/tienes mi -/proxima/siguiente/nueva jugada/respuesta, ahi va mi jugada, esta es mi jugada, y mi respuesta, y respondo, y juego, jugamos, me, le contesto, te contesto",
        cond: "si, en caso de, caso, en el caso de, condicional, jugada condicional, jugadas condicionales, condicionales, propuesta, suponiendo, supongamos, de jugar",
        then: "entonces, entonces juego, en ese caso, jugare, jugaria",
        doubt: "o, entre, en vez de, en lugar de, quiero decir, quise decir, digo, perdon, perdone, lo siento, disculpe, disculpa, error, equivocacion, correccion, por que, porque, idea, esperaba, mas fuerte, mejor, peor, habria, hubiera, seria, quizas, quiza, tal vez, no, que, cual, como, \
                rectifico, anular, equivocado, ilegal, imposible, era, pero, no esta claro, buena, bueno, mala, malo, variante, analisis, por ejemplo, prefiero, queria, bien, despues, gana, pierde, deberia, me equivoque, ni, sino",
        filler: "hola, buenos dias, buenas tardes, buenas noches, buenas, estimado, estimada, querido, querida, amigo, por favor, y, e, es, el, la, los, las, un, una, de, del, con, para, al, a, en, aqui, ahora, hoy, siguiente, proxima, jugada, jugadas, movida, movimiento, blancas, negras, blanco, negro, las blancas, las negras, \
                 partida, partidas, torneo, ronda, tablero, grupo, jaque, mate, jaque mate, jaque y mate, captura, toma, come, enroque, enroque corto, enroque largo, saludos, un saludo, saludos cordiales, cordiales saludos, un abrazo, abrazos, atentamente, cordialmente, amistosamente, gracias, muchas gracias, gracias por la partida, \
                 respuesta, como sigue, asi, ok, otra vez, de nuevo, hasta pronto, suerte, buena suerte, buen dia, feliz dia, juego con blancas, juego con negras, llevo blancas, llevo negras, le toca, te toca, posicion, peon, caballo, alfil, torre, dama, rey, coronacion, va, adios",
    },
    Row {
        lang: "it",
        yours: "tua/sua/vostra -/ultima mossa/risposta/-, la tua/sua/vostra -/ultima mossa/risposta, alla tua/sua/vostra -/ultima mossa/-, dopo la tua/sua -/mossa, contro la tua mossa, sulla tua mossa, hai giocato, ha giocato, tu, tu hai giocato, lei ha giocato, tuo, suo, tuo tratto, a tua, grazie per la tua/sua mossa, in risposta a, \
                in risposta alla tua/sua -/mossa, risposta a, ho ricevuto la tua/sua mossa, avversario, alla",
        mine: "mia/miei/mie -/prossima/nuova/ultima mossa/risposta/-, la mia -/prossima/nuova/ultima mossa/risposta, la mia mossa e, la mia risposta e, mio, il mio tratto, io, gioco, io gioco, rispondo, io rispondo, rispondo con, replico, muovo, ho giocato, ho risposto, ti rispondo, le rispondo, gioco ora, arrocco, prendo, catturo, \
               ecco la mia -/prossima/nuova mossa/risposta, e la mia risposta, e la mia mossa, e rispondo, e gioco, giochiamo, questa e la mia mossa",
        cond: "se, nel caso, nel caso di, in caso di, qualora, condizionale, mossa condizionale, mosse condizionali, proposta, supponendo",
        then: "allora, allora gioco, in tal caso, giocherei, giochero, rispondero",
        doubt: "o, oppure, tra, fra, invece di, invece, al posto di, intendo, intendevo, volevo dire, voglio dire, scusa, scusi, mi scuso, mi dispiace, errore, sbaglio, correzione, perche, idea, aspettavo, piu forte, meglio, migliore, peggio, avrebbe, sarebbe, forse, non, no, che, cosa, quale, come, \
                annullare, sbagliata, sbagliato, illegale, impossibile, era, ma, pero, non chiaro, buona, cattiva, variante, analisi, per esempio, ad esempio, preferisco, volevo, poi, vince, perde, dovrebbe, mi sono sbagliato, anziche, piuttosto",
        filler: "ciao, buongiorno, buon giorno, buonasera, buona sera, salve, caro, cara, cari, gentile, egregio, per favore, per piacere, prego, e, ed, il, lo, la, i, gli, le, un, una, di, del, della, con, per, al, in, ecco, qui, ora, adesso, oggi, prossima, mossa, mosse, bianco, nero, bianchi, neri, il bianco, il nero, \
                 partita, partite, torneo, turno, scacchiera, gruppo, scacco, matto, scacco matto, scaccomatto, scacco e matto, prende, cattura, mangia, saluti, cordiali saluti, distinti saluti, cari saluti, un saluto, tanti saluti, cordialmente, amichevolmente, amici, grazie, grazie mille, grazie per la partita, a presto, buona giornata, buona serata, buona fortuna, buon divertimento, buon fine settimana, \
                 risposta, come segue, quindi, si, ok, ancora, di nuovo, ho il bianco, ho il nero, tocca a te, tocca a lei, posizione, pedone, cavallo, alfiere, torre, donna, re, promozione",
    },
    Row {
        lang: "pt",
        yours: "seu/sua/teu/tua/vosso/vossa -/ultimo/ultima lance/jogada/resposta/movimento/-, o seu/teu -/ultimo lance/movimento, a sua/tua -/ultima jugada/jogada/resposta, ao seu/teu -/ultimo lance/-, a sua/tua jogada, depois do seu/teu lance, apos seu/teu/o lance, contra o seu lance, voce jogou, jogou, jogaste, tu jogaste, voce, \
                obrigado pelo seu/teu lance, em resposta a, em resposta ao seu/teu -/lance, resposta a, respondendo ao seu lance, recebi o seu/teu lance, recebi seu lance, adversario, ao",
        mine: "meu/minha/meus -/proximo/proxima/novo/nova/ultimo lance/jogada/resposta/movimento/-, o meu -/proximo/novo/ultimo lance/movimento, a minha -/proxima/nova jogada/resposta, meu lance e, minha resposta e, a minha resposta e, eu, eu jogo, jogo, respondo, eu respondo, respondo com, respondo por, joguei, movo, lhe respondo, te respondo, tomo, capturo, \
               aqui esta/vai/segue meu/minha/o/a -/meu/minha -/proximo lance/jogada/resposta, segue meu lance, segue o meu lance, e minha resposta, e respondo, e jogo, jogamos, faco, rocar, contra jogo",
        cond: "se, caso, no caso de, em caso de, condicional, lance condicional, lances condicionais, condicionais, proposta, supondo",
        then: "entao, entao jogo, nesse caso, jogarei, jogaria, responderei",
        doubt: "ou, entre, em vez de, ao inves de, em lugar de, quero dizer, quis dizer, queria dizer, digo, desculpe, desculpa, perdao, sinto muito, erro, engano, correcao, por que, porque, porquê, ideia, esperava, mais forte, melhor, pior, teria, seria, talvez, nao, nem, que, qual, como, anular, errado, errada, \
                ilegal, impossivel, era, mas, nao esta claro, bom, boa, mau, variante, analise, por exemplo, prefiro, queria, depois, ganha, perde, deveria, me enganei, enganei me, senao",
        filler: "ola, oi, bom dia, boa tarde, boa noite, caro, cara, prezado, prezada, amigo, por favor, e, o, a, os, as, um, uma, de, do, da, com, para, em, no, aqui, agora, hoje, proximo, lance, lances, jogada, jogadas, movimento, brancas, pretas, branco, preto, negras, as brancas, as pretas, partida, partidas, jogo, torneio, rodada, \
                 tabuleiro, grupo, xeque, mate, xeque mate, xequemate, xeque e mate, captura, toma, come, roque, roque pequeno, roque grande, abracos, abraco, um abraco, grande abraco, saudacoes, cumprimentos, com os melhores cumprimentos, melhores cumprimentos, atenciosamente, cordialmente, obrigado, obrigada, muito obrigado, obrigado pela partida, \
                 resposta, como segue, assim, sim, ok, novamente, de novo, outra vez, ate breve, boa sorte, bom fim de semana, jogo de brancas, jogo de pretas, sua vez, tua vez, posicao, peao, cavalo, bispo, torre, dama, rei, promocao, segue, vai, novo jogo",
    },
    Row {
        lang: "ca",
        yours: "la vostra/teva/seva -/ultima/darrera jugada/resposta/-, vostra/teva/seva jugada/resposta/-, a la vostra/teva/seva -/darrera jugada/-, després de la vostra/teva jugada, heu jugat, has jugat, vos, gracies per la vostra/teva jugada, en resposta a, en resposta a la vostra/teva jugada, resposta a, el vostre moviment, el teu moviment",
        mine: "la meva -/propera/seguent/nova/darrera jugada/resposta, meva jugada/resposta/-, jo, jugo, jo jugo, responc, jo responc, responc amb, contesto, contesto amb, he jugat, moc, us responc, et responc, aqui teniu/tens la meva jugada, la meva jugada es, la meva resposta es, el meu moviment, i responc, i jugo, prenc, m enroco",
        cond: "si, en cas de, en cas que, condicional, jugada condicional, jugades condicionals, proposta, suposant",
        then: "llavors, aleshores, en aquest cas, jugaria, jugare",
        doubt: "o, entre, en comptes de, en lloc de, vull dir, volia dir, perdo, perdoni, ho sento, disculpa, disculpeu, error, equivocacio, correccio, per que, idea, esperava, mes fort, mes forta, millor, pitjor, hauria, seria, potser, no, que, quin, anullar, equivocat, il legal, impossible, era, pero, bona, bo, dolenta, variant, \
                analisi, per exemple, prefereixo, volia, despres, guanya, perd, hauria de",
        filler: "hola, bon dia, bona tarda, bona nit, benvolgut, benvolguda, estimat, estimada, si us plau, sisplau, i, es, el, la, els, les, un, una, de, del, amb, per, per a, a, en, aqui, ara, avui, seguent, propera, jugada, jugades, blanques, negres, les blanques, les negres, partida, partides, torneig, ronda, tauler, grup, \
                 escac, mat, escac i mat, captura, enroc, salutacions, salutacions cordials, una salutacio, salut, records, abracades, una abracada, atentament, cordialment, gracies, moltes gracies, gracies per la partida, resposta, aixi, ok, altre cop, de nou, fins aviat, sort, bona sort, posicio, peo, cavall, alfil, torre, dama, rei, promocio",
    },
    Row {
        lang: "ro",
        yours: "mutarea ta/dumneavoastra/dvs/voastra, ultima ta mutare, ultima mutare, la mutarea ta/dumneavoastra/dvs/-, la mutarea, dupa mutarea ta/dumneavoastra/dvs/-, ai jucat, ati jucat, tu, dumneavoastra, dvs, ta, multumesc pentru mutare, am primit mutarea ta/dumneavoastra/-, ca raspuns la, ca raspuns la mutarea ta/dumneavoastra/-, \
                raspuns la, adversar, la mutare",
        mine: "mutarea mea -/este, mutarea mea urmatoare, urmatoarea mea mutare, raspunsul meu -/este, mea, eu, joc, eu joc, raspund, eu raspund, raspund cu, mut, am jucat, am mutat, va raspund, iti raspund, iata mutarea mea, aceasta este mutarea mea, si raspunsul meu, si mutarea mea, si raspund, si joc, noua mea mutare, iau, capturez, fac rocada, trimit mutarea mea",
        cond: "daca, in caz de, in cazul, in caz ca, conditionat, mutare conditionata, mutari conditionate, propunere, presupunand",
        then: "atunci, atunci joc, in acest caz, as juca, voi juca",
        doubt: "sau, ori, intre, in loc de, in locul, vreau sa spun, voiam sa spun, adica, scuze, scuza ma, scuzati ma, imi pare rau, greseala, eroare, corectie, corectura, de ce, ideea, idee, asteptam, mai tare, mai puternic, mai bine, mai buna, mai slab, ar fi, poate, nu, ce, cum, care, anulez, gresit, gresita, ilegal, ilegala, imposibil, \
                imposibila, era, dar, neclar, buna mutare, varianta, analiza, de exemplu, prefer, voiam, apoi, castiga, pierde, ar trebui, m am gresit, decat",
        filler: "buna, salut, buna ziua, buna dimineata, buna seara, draga, dragă, stimate, stimata, va rog, te rog, și, şi, este, e, un, o, cu, pentru, in, din, de, aici, iata, acum, azi, astazi, urmatoare, mutare, mutarea, mutari, alb, negru, albul, negrul, albe, negre, partida, partide, turneu, runda, tabla, grupa, sah, mat, sah mat, sah si mat, \
                 ia, captureaza, rocada, rocada mica, rocada mare, cu stima, cu respect, salutari, toate cele bune, cu drag, cu prietenie, multumesc, mersi, multumesc pentru partida, raspuns, dupa cum urmeaza, deci, ok, din nou, inca o data, pe curand, succes, o zi buna, weekend placut, am albele, am negrele, sunt alb, sunt negru, pozitie, pion, cal, nebun, turn, dama, rege",
    },
    Row {
        lang: "el",
        yours: "κινηση σας/σου, η κινηση σας/σου, τελευταια κινηση σας/σου, η τελευταια κινηση σας/σου, στην κινηση σας/σου, στην, μετα την κινηση σας/σου, παιξατε, επαιξες, σας, σου, εσεις, εσυ, ευχαριστω για την κινηση, ελαβα την κινηση σας/σου, σε απαντηση, απαντηση σας, απαντηση σου, αντιπαλος, στο",
        mine: "κινηση μου, η κινηση μου, επομενη κινηση μου, η επομενη κινηση μου, νεα κινηση μου, η απαντηση μου, απαντηση μου, η κινηση μου ειναι, η απαντηση μου ειναι, μου, εγω, παιζω, εγω παιζω, απαντω, εγω απαντω, απαντω με, απανταω, επαιξα, απαντησα, ιδου η κινηση μου, οριστε η κινηση μου, και η απαντηση μου, και απαντω, και παιζω, παιρνω",
        cond: "αν, εαν, σε περιπτωση, στην περιπτωση, υπο ορους, υποθετικη κινηση, υποθετικες κινησεις, προταση, εφοσον",
        then: "τοτε, τοτε παιζω, θα επαιζα, θα παιξω",
        doubt: "η αλλιως, ή, ειτε, μεταξυ, αντι, αντι για, εννοω, εννοουσα, συγγνωμη, συγνωμη, λαθος, διορθωση, γιατι, ιδεα, περιμενα, ισχυροτερο, ισχυροτερη, καλυτερο, καλυτερη, χειροτερο, θα ηταν, ισως, δεν, οχι, μην, τι, πως, ποια, ποιο, ακυρωνω, παρανομη, αδυνατη, ηταν, αλλα, ασαφες, καλη, κακη, βαριαντα, αναλυση, για παραδειγμα, \
                π χ, πχ, προτιμω, ηθελα, μετα, κερδιζει, χανει, θα επρεπε, επειδη, ποια κινηση",
        filler: "γεια, γεια σου, γεια σας, αγαπητε, αγαπητη, αγαπητοι, καλημερα, καλησπερα, καληνυχτα, χαιρετε, παρακαλω, και, ειναι, ο, η, το, του, της, των, τον, την, ενα, μια, με, για, εδω, τωρα, σημερα, επομενη, κινηση, κινησεις, λευκα, μαυρα, λευκος, μαυρος, τα λευκα, τα μαυρα, παρτιδα, παρτιδες, τουρνουα, γυρος, σκακιερα, ομιλος, \
                 σαχ, ματ, ρουα, ρουα ματ, σαχ και ματ, παιρνει, ροκε, μικρο ροκε, μεγαλο ροκε, με εκτιμηση, με φιλικους χαιρετισμους, φιλικα, χαιρετισμους, χαιρετισμοι, πολλους χαιρετισμους, ευχαριστω, ευχαριστω πολυ, ευχαριστω για την παρτιδα, απαντηση, ως εξης, ναι, οκ, παλι, ξανα, καλη συνεχεια, καλη τυχη, καλη μερα, σειρα σας, σειρα σου, θεση, πιονι, ιππος, αξιωματικος, πυργος, βασιλισσα, βασιλιας",
    },
    Row {
        lang: "tr",
        yours: "hamleniz, hamlen, son hamleniz, son hamlen, sizin hamleniz, senin hamlen, sizin, senin, hamlenize, hamlene, hamlenize karsi, hamlene karsi, hamlenizden sonra, hamlenden sonra, oynadiniz, oynadin, siz, sen, hamleniz icin tesekkurler, hamlen icin tesekkurler, hamlenizi aldim, hamleni aldim, cevap olarak, yanit olarak, rakip, rakibin hamlesi, e karsi, karsi",
        mine: "hamlem, benim hamlem, son hamlem, sonraki hamlem, siradaki hamlem, yeni hamlem, cevabim, benim cevabim, yanitim, benim yanitim, benim, ben, oynuyorum, ben oynuyorum, cevap veriyorum, yanit veriyorum, oynadim, ile cevap veriyorum, ile yanit veriyorum, iste hamlem, iste benim hamlem, hamlem su, hamlemi gonderiyorum, cevap veririm, ve cevabim, aliyorum, rok yapiyorum",
        cond: "eger, halinde, durumunda, sartli, sartli hamle, sartli hamleler, kosullu, kosullu hamle, oneri, varsayalim, ise, oynarsaniz, oynarsan",
        then: "o zaman, o halde, oynarim, o zaman oynarim",
        doubt: "veya, ya da, yahut, arasinda, yerine, demek istedim, demek istiyorum, yani, pardon, uzgunum, ozur dilerim, affedersiniz, hata, yanlislik, duzeltme, neden, nicin, fikir, fikri, bekliyordum, daha guclu, daha iyi, daha kotu, olurdu, belki, degil, hayir, yok, ne, nasil, hangi, geri, geri almak, iptal, yanlis, gecersiz, imkansiz, idi, \
                ama, fakat, cunku, belirsiz, iyi, kotu, varyant, analiz, ornegin, mesela, tercih, istedim, sonra, kazanir, kaybeder, ancak",
        filler: "merhaba, merhabalar, selam, sayin, sevgili, gunaydin, iyi gunler, iyi aksamlar, iyi geceler, lutfen, ve, bu, su, bir, ile, icin, iste, simdi, bugun, sonraki, siradaki, hamle, hamleler, beyaz, siyah, beyazlar, siyahlar, oyun, oyunumuz, parti, turnuva, tur, tahta, grup, sah, mat, sah mat, sah ve mat, alir, rok, kisa rok, uzun rok, \
                 saygilar, saygilarimla, saygilarimizla, selamlar, sevgiler, sevgilerle, dostca, tesekkurler, tesekkur ederim, cok tesekkurler, oyun icin tesekkurler, cevap, yanit, asagidaki gibi, evet, tamam, ok, tekrar, yine, gorusmek uzere, kolay gelsin, iyi sanslar, iyi oyunlar, iyi hafta sonlari, sira sizde, sira sende, konum, piyon, at, fil, kale, vezir, sah cekiyorum",
    },
];
