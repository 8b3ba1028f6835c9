//! Romance languages.

use super::Row;

/// One row a language.
pub(super) const ROWS: &[Row] = &[
    Row {
        lang: "fr",
        draw: "nulle, nul, nulles, nullite, remise, partage du point, partager le point",
        offer: "je propose, je vous propose, je te propose, ^propose, ^proposition, j offre, je vous offre, je t offre, \
                je suggere, voudrais .. proposer, aimerais .. proposer, me permets .. proposer, puis je .. proposer, \
                souhaite proposer, je repropose, ^et propose, je renouvelle, nulle proposee, proposer la nulle",
        accept: "j accepte, accepte, acceptee, accepte avec plaisir, d accord, je prends, accordee, j agree, convenu, acceptons",
        decline: "je refuse, refuse, refusee, je decline, decline, je rejette, rejette, continue la partie, preferer continuer, \
                  prefere continuer, prefere jouer, refus",
        ask: "que diriez vous, que dirais tu, que pensez vous, que penses tu, acceptez vous, acceptes tu, accepteriez vous, \
              accepterais tu, voulez vous, veux tu, on fait, on partage, etes vous d accord, es tu d accord, si on faisait, \
              ca vous va, ca te va, partageons",
        not: "pas, ne, n, non, aucun, aucune, jamais, sans, ni, point de",
        block: "si, s il, sinon, quand, lorsque, devrais, pourrais, pourrait, aurais, aurait, serait, peut etre, pourquoi, ami, \
                adversaire, ordinateur, moteur, hier, semaine derniere, autre partie, presque, bientot, avant de, jusqu, il, elle, \
                quelqu un, avait, avais, pensais, croyais, m attendais, eventuellement, au cas ou, votre proposition du",
        resign: "j abandonne, ^abandonne, abandonne la partie, ^abandon, je dois abandonner, je vais abandonner, dois abandonner, \
                 je capitule, je me rends, je jette l eponge, je couche mon roi, j ai perdu, c est l abandon, prefere abandonner",
        resigning: "abandonne, abandonner, abandonnerai, abandon, capituler",
        query: "coup .. illegal, coup .. impossible, coup .. pas possible, coup .. pas legal, coup .. irregulier, \
                coup .. ambigu, coup .. pas clair, est illegal, est impossible, n est pas possible, n est pas legal, \
                coup impossible, coup illegal, renvoyer .. coup, renvoyer .. message, renvoyer .. mail, renvoyez .. coup, \
                renvoie .. coup, me renvoyer, repeter .. coup, repetez .. coup, perdu votre, perdu ton, egare votre, egare ton, \
                pas recu votre, pas recu ton, pas reçu de coup, ne comprends pas votre coup, ne comprends pas ton coup, \
                peux pas lire, n arrive pas a lire, voulez vous dire, voulais tu dire, vouliez vous dire, veux tu dire, \
                quel coup, quel cavalier, quelle tour, merci de verifier, verifier votre coup, verifiez .. coup, \
                verifie .. coup, merci de confirmer, confirmer votre coup, merci de preciser, veuillez verifier",
    },
    Row {
        lang: "es",
        draw: "tablas, empate, medio punto",
        offer: "ofrezco, propongo, te ofrezco, le ofrezco, quiero ofrecer*, quisiera ofrecer*, quisiera proponer*, \
                quiero proponer*, me gustaria ofrecer*, me gustaria proponer*, puedo ofrecer*, ^oferta de, ^ofrezco, \
                reitero, tablas ofrecidas, sugiero, permitame ofrecer*",
        accept: "acepto, aceptadas, aceptado, de acuerdo, acordadas, acepto encantado, aceptamos, conforme, tomo",
        decline: "rechazo, declino, rechazadas, rehuso, rechazar, declinar, sigo jugando, seguir jugando, prefiero seguir",
        ask: "que tal, que le parece*, que te parece*, que opina, que dice de, acepta, aceptas, aceptaria, aceptarias, quiere, \
              quieres, le parece, te parece, hacemos, firmamos, esta de acuerdo, estas de acuerdo, acordamos, pactamos",
        not: "no, ningun, ninguna, ningunas, nunca, jamas, sin, tampoco, ni",
        block: "si, sino, cuando, deberia, podria, habria, hubiera, quizas, quiza, tal vez, por que, porque pregunta, amigo, \
                adversario, rival, oponente, ordenador, computadora, motor, ayer, semana pasada, otra partida, casi, pronto, \
                antes de, hasta, el me, ella, alguien, habia, pensaba, esperaba, acaso, su oferta del, en caso",
        resign: "abandono, me rindo, ^me rindo, rindo la partida, debo abandonar, tengo que abandonar, voy a abandonar, \
                 inclino mi rey, tiro la toalla, capitulo, renuncio a seguir, quiero abandonar, me toca abandonar, doy por perdida",
        resigning: "abandonar, abandono, rendirme, rendirse, rindo, abandonare, rendire",
        query: "jugada .. ilegal, jugada .. imposible, jugada .. no es posible, jugada .. no es legal, jugada .. ambigua, \
                jugada .. no esta clara, movimiento .. ilegal, movimiento .. imposible, es ilegal, es imposible, \
                no es posible, no es legal, jugada imposible, jugada ilegal, enviar .. jugada .. nuevo, \
                enviar .. de nuevo, enviar .. otra vez, envie .. de nuevo, envie .. otra vez, envia .. de nuevo, \
                envia .. otra vez, mande .. de nuevo, mandar .. de nuevo, manda .. otra vez, reenviar*, reenvie, reenvia, \
                envieme .. nuevo, enviame .. nuevo, repita .. jugada, repite .. jugada, repetir .. jugada, perdido su, perdido tu, \
                perdi su, perdi tu, no recibi su, no recibi tu, no he recibido su, no he recibido tu, no puedo leer, \
                no entiendo su jugada, no entiendo tu jugada, quiere decir, quieres decir, quiso decir, quisiste decir, \
                que jugada, cual jugada, que caballo, que torre, compruebela, compruebe*, comprueba*, verifique, verifica .. jugada, \
                revise .. jugada, revisa .. jugada, confirme .. jugada, confirma .. jugada, confirmar .. jugada",
    },
    Row {
        lang: "it",
        draw: "patta, patte, pareggio, pari, parita",
        offer: "offro, propongo, ti offro, le offro, vorrei offrir*, vorrei proporre, posso offrir*, posso proporre, \
                ti propongo, le propongo, patta offerta, ^offerta di, rinnovo, suggerisco, desidero offrir*, mi permetto",
        accept: "accetto, accettata, d accordo, accettiamo, concordata, accettato, va bene la, sta bene la, concordo",
        decline: "rifiuto, declino, respingo, rifiutata, rifiutare, preferisco giocare, preferisco continuare, continuo a giocare",
        ask: "che ne dici, che ne dice, cosa ne pensi, cosa ne pensa, accetti, accetta, accetteresti, accetterebbe, vuoi, vuole, \
              facciamo, ti va, le va, sei d accordo, e d accordo, possiamo",
        not: "non, no, nessuna, nessun, mai, senza, neppure, neanche, ne",
        block: "se, qualora, quando, dovresti, dovessi, dovesse, potrei, potrebbe, avrei, avrebbe, forse, perche, amico, avversario, \
                computer, motore, ieri, settimana scorsa, altra partita, quasi, presto, prima di, finche, fino, lui, lei mi, qualcuno, \
                aveva, avevo, pensavo, aspettavo, magari, eventualmente, la tua offerta del, altrimenti, nel caso",
        resign: "abbandono, mi arrendo, ^mi arrendo, devo abbandonare, abbandono la partita, getto la spugna, corico il re, \
                 voglio abbandonare, devo arrendermi, ^abbandona, capitolo, rinuncio a continuare, do partita vinta",
        resigning: "abbandonare, abbandono, arrendermi, arrendo, arrendersi, abbandonero, arrendero",
        query: "mossa .. illegale, mossa .. impossibile, mossa .. non e possibile, mossa .. non e legale, mossa .. irregolare, \
                mossa .. ambigua, mossa .. non e chiara, e illegale, e impossibile, non e possibile, non e legale, \
                mossa impossibile, mossa illegale, rimandare .. mossa, rimanda .. mossa, rimandi .. mossa, rimandarmi, \
                rispedire .. mossa, rispediscimi, rispedirmi, inviare .. di nuovo, inviare .. nuovamente, inviami .. di nuovo, \
                inviarmi .. nuovamente, mandami .. di nuovo, mandare .. di nuovo, mandarmi .. di nuovo, ripetere .. mossa, \
                ripeti .. mossa, ripeta .. mossa, perso la tua, perso la sua, perso il tuo, perso il suo, perduto la, \
                non ho ricevuto la tua, non ho ricevuto la sua, non ho ricevuto alcuna mossa, non riesco a leggere, \
                non capisco la tua mossa, intendevi, intendeva, vuoi dire, vuole dire, volevi dire, voleva dire, quale mossa, \
                quale cavallo, quale torre, controllare .. mossa, prego controllare, controlla .. mossa, controlli .. mossa, \
                si prega di controllare, verificare .. mossa, per favore verifica, per favore controlla, confermare .. mossa",
    },
    Row {
        lang: "pt",
        draw: "empate, tablas, nulas, meio ponto",
        offer: "ofereco, proponho, ofereco te, ofereco lhe, quero oferecer, gostaria de oferecer, gostaria de propor, \
                quero propor, posso oferecer, posso propor, ^oferta de, sugiro, empate oferecido, reitero, venho propor",
        accept: "aceito, aceite, concordo, de acordo, aceitado, acordado, aceitamos, topo, fechado",
        decline: "recuso, declino, rejeito, recusado, rejeitado, recusar, prefiro continuar, prefiro jogar, continuo a jogar, \
                  vou continuar",
        ask: "que tal, que acha, que achas, o que acha, o que achas, o que me diz, aceita, aceitas, aceitaria, aceitarias, quer, \
              queres, vamos, podemos, concorda, concordas, esta de acordo, que dizes",
        not: "nao, nenhum, nenhuma, nunca, jamais, sem, nem, tampouco",
        block: "se, caso, quando, deveria, poderia, teria, tivesse, talvez, por que, porque pergunta, porque, amigo, adversario, \
                oponente, computador, motor, ontem, semana passada, outra partida, quase, em breve, antes de, ate, ele, ela, alguem, \
                tinha, pensava, esperava, acaso, porventura, a sua oferta de dia, senao",
        resign: "desisto, abandono, ^abandono, me rendo, rendo me, tenho de desistir, tenho que desistir, vou desistir, \
                 devo desistir, resigno, resigno me, jogo a toalha, entrego, entrego a partida, quero desistir, deito o rei, \
                 desisto da partida, capitulo",
        resigning: "desistir, desisto, abandonar, abandono, render me, rendo, desistirei, resignar",
        query: "lance .. ilegal, lance .. impossivel, lance .. nao e possivel, lance .. nao e legal, lance .. ambiguo, \
                lance .. nao esta claro, jogada .. ilegal, jogada .. impossivel, e ilegal, e impossivel, nao e possivel, \
                nao e legal, lance impossivel, lance ilegal, reenviar*, reenvie, reenvia, enviar .. de novo, \
                enviar .. novamente, envie .. de novo, envie .. novamente, envia .. de novo, mande .. de novo, mandar .. de novo, \
                mande .. outra vez, repetir .. lance, repita .. lance, repete .. lance, repetir .. jogada, perdi o seu, perdi o teu, \
                perdi a sua, perdi a tua, perdi sua, perdi seu, nao recebi o seu, nao recebi o teu, nao recebi seu, nao recebi a sua, \
                nao consigo ler, nao entendo o seu lance, nao percebo o teu lance, quer dizer, queria dizer, quis dizer, \
                querias dizer, quiseste dizer, qual lance, que lance, qual cavalo, qual torre, verifique, verifica .. lance, \
                favor verificar, favor confirmar, confirme .. lance, confirma .. lance, confira",
    },
    Row {
        lang: "ca",
        draw: "taules, empat, mig punt",
        offer: "ofereixo, proposo, t ofereixo, us ofereixo, vull oferir*, voldria oferir*, vull proposar*, voldria proposar*, \
                m agradaria oferir*, puc oferir*, ^oferta de, suggereixo",
        accept: "accepto, acceptades, d acord, acordades, acceptem, acceptat",
        decline: "rebutjo, refuso, declino, rebutjades, rebutjar, prefereixo continuar, prefereixo jugar, segueixo jugant",
        ask: "que tal, que et sembla*, que us sembla*, que li sembla*, acceptes, accepteu, accepta, acceptaries, vols, voleu, \
              fem, et sembla, us sembla, esteu d acord, estas d acord",
        not: "no, cap, mai, sense, tampoc, ni",
        block: "si, quan, hauria, podria, potser, per que, amic, adversari, rival, ordinador, motor, ahir, setmana passada, \
                altra partida, gairebe, aviat, abans de, fins, ell, ella, algu, havia, pensava, esperava, cas",
        resign: "abandono, em rendeixo, m rendeixo, he d abandonar, haig d abandonar, abandono la partida, vull abandonar, \
                 tiro la tovallola, em dono per vencut",
        resigning: "abandonar, abandono, rendir me, rendeixo, rendire, abandonare",
        query: "jugada .. il legal, jugada .. illegal, jugada .. impossible, jugada .. no es possible, jugada .. ambigua, \
                jugada .. no es legal, es il legal, es illegal, es impossible, no es possible, jugada impossible, enviar .. un altre cop, \
                enviar .. de nou, envia .. de nou, envieu .. de nou, envia .. un altre cop, envieu .. un altre cop, reenviar*, \
                reenvia, reenvieu, torneu a enviar, torna a enviar, tornar a enviar, repetir .. jugada, repeteix .. jugada, \
                repetiu .. jugada, perdut el teu, perdut el vostre, perdut la, no he rebut, no puc llegir, volies dir, voleu dir, \
                vols dir, volieu dir, quina jugada, quin cavall, quina torre, comproveu*, comprova*, reviseu .. jugada, \
                confirmeu .. jugada, confirma .. jugada",
    },
    Row {
        lang: "ro",
        draw: "remiza, remize, remizei, remi, egalitate",
        offer: "propun, ofer, va propun, iti propun, va ofer, iti ofer, as dori sa propun, doresc sa propun, vreau sa propun, \
                as vrea sa propun, as dori sa ofer, vreau sa ofer, remiza propusa, sugerez, imi permit sa propun",
        accept: "accept, acceptat, acceptata, de acord, sunt de acord, primesc, convenit, acceptam",
        decline: "refuz, resping, declin, refuzat, refuzata, respins, respinsa, prefer sa joc, prefer sa continui, continui, joc mai departe",
        ask: "ce zici, ce ziceti, ce parere, acceptati, accepti, vrei, vreti, doriti, facem, ai accepta, ati accepta, \
              sunteti de acord, esti de acord",
        not: "nu, n, nicio, nici, niciun, niciodata, fara, deloc",
        block: "daca, cand, ar trebui, ar fi, poate, eventual, de ce, prieten*, adversar*, calculator*, motor*, ieri, \
                saptamana trecuta, alta partida, aproape, curand, inainte, pana, el, ea, cineva, avea, credeam, asteptam, altfel, \
                in caz, oare",
        resign: "cedez, abandonez, ma predau, ma dau batut, trebuie sa cedez, trebuie sa abandonez, renunt, voi ceda, \
                 am cedat, vreau sa cedez, recunosc infrangerea, capitulez, inchin partida",
        resigning: "cedez, ceda, abandona, abandonez, preda, predau, renunt, renunta",
        query: "mutare* .. ilegala, mutare* .. imposibila, mutare* .. nu este posibila, mutare* .. nu e posibila, \
                mutare* .. ambigua, mutare* .. neclara, mutare* .. nu este legala, este ilegala, este imposibila, e imposibila, \
                e ilegala, nu este posibila, nu e posibila, mutare imposibila, mutare ilegala, trimite* .. din nou, \
                trimite* .. inca o data, retrimite*, retrimiti, trimiteti mi .. din nou, repeta* .. mutare*, repetati .. mutare*, \
                am pierdut mesaj*, pierdut mail*, pierdut email*, pierdut e mail*, pierdut mutare*, nu am primit mutare*, \
                n am primit mutare*, nu am primit mesaj*, nu pot citi, vrei sa spui, ati vrut sa spuneti, ai vrut sa spui, \
                ce mutare, care cal, care turn, verificati, verifica .. mutare*, va rog verificati, confirmati .. mutare*, \
                confirma .. mutare*",
    },
];
