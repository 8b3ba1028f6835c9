use super::super::Statement::{DrawAccepted, DrawOffer, NoDraw, NoResignation, Query, Resignation};
use super::super::{Statement, statement};

#[track_caller]
fn check(sentences: &[&str], expected: Option<Statement>) {
    for sentence in sentences {
        assert_eq!(statement(sentence), expected, "{sentence}");
    }
}

#[test]
fn more_offers() {
    check(
        &[
            "Jag föreslår remi.",
            "Was halten Sie von Remis?",
            "Wollen wir uns auf Remis einigen?",
            "I propose a draw",
            "Je t'offre la nulle",
            "Może remis?",
            "Co powiesz na remis?",
            "Ничья?",
            "Нічия?",
            "Remíza?",
            "Döntetlen?",
            "Tasapeli?",
            "Berabere?",
            "Empate?",
            "Patta?",
            "Remiză?",
            "Taules?",
            "Nudim Vam remi.",
            "Nudim ti remi!",
            "Tilbyder jeg remis",
            "Beraberlik öneriyorum.",
            "Vă propun remiza.",
            "Gostaria de propor empate",
            "Vorrei proporre la patta.",
            "Me gustaría ofrecer tablas.",
            "Dovolte mi nabídnout remízu",
            "(=) I offer a draw",
            "My move is 23. Rd1 and I offer a draw.",
            "Με αυτή την κίνηση προτείνω ισοπαλία",
            "Dovoľte mi ponúknuť remízu",
        ],
        Some(DrawOffer),
    );
}

#[test]
fn more_acceptances() {
    check(
        &[
            "I accept the draw offer with thanks",
            "Suostun tasapeliin",
            "Souhlasím s remízou.",
            "Súhlasím s remízou",
            "Ok, draw accepted.",
            "Zgadzam się na remis",
            "Согласен на ничью",
            "Згоден на нічию",
            "De acuerdo, tablas.",
            "D'accord pour la nulle",
            "Ik ga akkoord met remise",
            "Slažem se s remijem",
            "Jag antar remianbudet",
            "Jeg takker ja til remis",
            "Remis akzeptiert",
        ],
        Some(DrawAccepted),
    );
}

#[test]
fn more_refusals() {
    check(
        &[
            "Danke, aber kein Remis.",
            "Sorry, I can't accept the draw yet",
            "La nulle, non merci",
            "Remis nein danke",
            "Tablas no, gracias",
            "Remi ne prihvatam",
            "Ne prihvaćam remi.",
            "Neakceptujem remízu",
            "Odmítám remízu",
            "Nie oferuję remisu",
            "Avslår remi",
            "En hyväksy tasapeliä",
            "A döntetlent nem fogadom el",
            "Το ισόπαλο δεν το δέχομαι",
            "Δεν δέχομαι ισοπαλία.",
            "Rebutjo les taules",
            "Non accetto la patta",
            "Não aceito o empate",
            "Ik neem de remise niet aan",
            "Jeg afslår remis",
            "Jeg avslår remistilbudet",
            "Jeg ønsker ikke remis",
        ],
        Some(NoDraw),
    );
}

#[test]
fn more_resignations() {
    check(
        &[
            "Ich gebe die Partie auf.",
            "Je dois abandonner, félicitations",
            "Congratulations, I resign!",
            "Here I resign",
            "Dobijam, predajem partiju",
            "Predajem partiju.",
            "Em rendeixo",
            "Abandono, felicitats",
            "Jeg gir opp partiet",
            "Vzdávam sa",
            "Oyunu bırakıyorum",
            "Mă dau bătut",
            "Gratulálok, feladom a játszmát",
            "Ehdotan... luovutan",
            "I have to resign.",
            "Poddaję się, gratulacje",
            "Признаю поражение.",
        ],
        Some(Resignation),
    );
}

#[test]
fn more_words_of_fighting_on() {
    check(
        &[
            "I am not ready to resign",
            "Encara no em rendeixo.",
            "Još se ne predajem.",
            "Jeg gir ikke opp ennå",
            "Todavía no me rindo",
            "Je ne vais pas abandonner",
            "Nog geen opgave",
            "Ještě to nevzdám",
            "Henüz pes etmiyorum",
            "Nu mă predau încă",
        ],
        Some(NoResignation),
    );
}

#[test]
fn more_queries() {
    check(
        &[
            "Your last move does not make sense, could you repeat it?",
            "Prosím, pošli tah ještě jednou",
            "Prosím, pošlite mi ťah ešte raz",
            "Vennligst send trekket på nytt",
            "Si us plau, torneu a enviar la vostra jugada",
            "Molim pošaljite potez ponovo",
            "Molim ponovno pošaljite svoj potez.",
            "Ваш хід неможливий, перевірте, будь ласка.",
            "Za svůj tah prosím o kontrolu",
            "Kérem küldje el újra a lépését",
            "Proszę o ponowne przysłanie ruchu",
            "Por favor envíe su jugada otra vez",
            "Por favor, envie de novo o seu último lance",
            "Per favore rimanda la mossa",
            "Lütfen hamlenizi tekrar gönderin",
            "Vă rog trimiteți din nou mutarea",
            "Παρακαλώ στείλτε ξανά την κίνησή σας",
            "Ole hyvä ja lähetä siirtosi uudelleen",
            "Var vänlig skicka ditt drag igen",
            "Send venligst dit træk igen",
            "Trekket ditt 12. Sf3 er umulig, vennligst sjekk",
            "Vaš potez 12. Sf3 je nemoguć, molim provjerite",
            "Váš ťah 12. Jf3 je nemožný",
            "La vostra jugada 9. 0-0 és impossible, comproveu-ho.",
            "What do you mean by 12. Nd2?",
        ],
        Some(Query),
    );
}

#[test]
fn more_that_says_nothing() {
    check(
        &[
            "Your resignation came as a surprise",
            "You should resign",
            "It will be a draw I think",
            "This is a drawn position",
            "I had a draw in the last round",
            "In the other game my opponent resigned",
            "He offered a draw",
            "Karpov drew with white",
            "Mein Freund bietet Remis an",
            "If you play 24. Rd1 I offer a draw",
            "Ak Jf3, vzdávam",
            "Ako Sf3, predajem",
            "Hvis Sf3, gir jeg opp",
            "Si Cf3, em rendeixo",
            "Remis in der letzten Runde gegen Müller",
            "Le match nul de dimanche était ennuyeux",
            "El partido acabó en empate",
            "La partita di calcio è finita in pareggio",
            "Нулевая погода, ничего нового",
            "I'll answer next week, thank you for your patience",
            "Spasibo za predlozhenie nichyei",
            "Danke für dein Remisangebot, ich denke darüber nach",
            "Merci pour votre proposition de nulle, je réfléchis",
            "Did you offer a draw?",
            "I will think about your draw offer.",
            "I do not accept it as a gift",
        ],
        None,
    );
}
