//! Words of date, clock and transmission.

/// All languages together: whichever it is, no move is meant.
pub(super) const WORDS: &str = "received, received on, sent, sent on, replied, replied on, answered, answered on, reflection time, thinking time, time, time used, time usage, time this move, \
    time left, days, day, days used, used, total, total time, totals, time control, allowed days, to reach, to reach move, which totals, date, dated, hours, clock, postmark, postmarked, stamp, you sent, you sent on, i received, i received on, i answered, i answered on, i replied, i sent, days left, \
    erhalten, erhalten am, eingang, eingegangen, eingegangen am, erh, beantwortet, beantwortet am, beantw, abgesandt, gesendet, abgeschickt, bedenkzeit, bz, tage, tag, verbraucht, gesamt, gesamtzeit, insgesamt, summe, zeit, datum, poststempel, am, vom, verbrauchte zeit, gbz, \
    recu, recu le, recue, repondu, repondu le, expedie, expedie le, envoye, envoye le, temps de reflexion, temps, temps utilise, jours, jour, au total, date de reception, date d envoi, cachet, reponse le, reflexion, \
    recibido, recibida, recibido el, recibida el, respondido, respondida, respondido el, contestado, contestada, enviado, enviada, enviado el, tiempo de reflexion, tiempo, tiempo usado, tiempo empleado, dias, dia, fecha, dias usados, \
    ricevuto, ricevuta, ricevuto il, ricevuta il, risposto, risposta il, risposto il, inviato, inviata, spedito, tempo di riflessione, tempo, tempo usato, tempo impiegato, giorni, giorno, totale, data, data di risposta, data di ricezione, \
    recebido, recebida, recebido em, respondido em, enviado em, recepcao, tempo de reflexao, tempo gasto, tempo usado, dias gastos, \
    ontvangen, ontvangen op, beantwoord, beantwoord op, verzonden, verzonden op, verstuurd, bedenktijd, dagen, dag gebruikt, totaal, tijd, gebruikt, gebruikte tijd, \
    mottaget, mottagen, mottaget den, besvarat, besvarad, besvarat den, skickat, sant, betanketid, dagar, totalt, tid, datum, anvand tid, \
    modtaget, modtaget den, besvaret, besvaret den, sendt, betaenkningstid, dage, dato, brugt, brugt tid, ialt, i alt, mottatt, mottatt den, besvart, besvart den, betenkningstid, dager, brukt, brukt tid, tenketid, taenketid, \
    saapunut, vastattu, vastaanotettu, lahetetty, miettimisaika, paivaa, paivia, yhteensa, aika, kaytetty aika, \
    erkezett, megerkezett, valaszolva, valasz datuma, elkuldve, kuldve, gondolkodasi ido, nap, napok, osszesen, ido, \
    получен, получено, получена, получил, отправлен, отправлено, отправлена, отвечено, ответ отправлен, время на обдумывание, время обдумывания, время, затрачено, израсходовано, всего, дней, дня, день, итого, дата, дата получения, дата отправления, суток, г, года, число, \
    отримано, отриман, одержано, надіслано, надісланий, відправлено, відповідь надіслано, час на обмірковування, час на обдумування, час, витрачено, всього, усього, разом, днів, дні, дата, року, \
    otrzymano, otrzymany, otrzymane, odebrano, odpowiedz wyslano, odpowiedziano, wyslano, wyslany, wyslane, czas do namyslu, czas namyslu, czas, zuzyto, dni, dzien, razem, lacznie, ogolem, data, \
    obdrzeno, prijato, dorucene, doruceno, odeslano, odpovezeno, cas na rozmyslenou, cas, dny, dnu, celkem, spotrebovano, datum, prijate, odoslane, odpovedane, cas na premyslanie, cas na rozmyslanie, dni, spolu, celkovo, \
    primljeno, primljen, odgovoreno, odgovoren, poslato, poslano, poslan, vreme za razmisljanje, vrijeme za razmisljanje, vreme, vrijeme, utroseno, dana, ukupno, datum, примљено, одговорено, послато, време за размишљање, време, утрошено, дана, укупно, датум, \
    rebut, rebuda, contestat, contestada, respost, enviat, enviada, temps de reflexio, dies, data, total dies, \
    primit, primita, primit la, raspuns la data, trimis, trimisa, timp de gandire, timp, zile, zi, total zile, \
    ελαβα, ελήφθη, ελημφθη, παραληφθηκε, απαντηθηκε, απαντησα στις, σταλθηκε, εσταλη, απεσταλη, χρονος σκεψης, χρονος, ημερες, μερες, συνολο, συνολικα, ημερομηνια, στις, \
    alindi, alinma, cevaplandi, yanitlandi, gonderildi, dusunme suresi, sure, gun, toplam, tarih, kullanilan sure, \
    получена на, отговорено, изпратено, изпратен, време за мислене, време за обмисляне, общо, дни, prejeto, prejeta, odgovorjeno, odposlano, cas za razmislek, skupaj, dni, saadud, vastatud, saadetud, moiteaeg, motlemisaeg, paeva, kokku, \
    sanemts, atbildets, nosutits, domasanas laiks, dienas, kopa, gauta, atsakyta, issiusta, mastymo laikas, dienos, is viso";
