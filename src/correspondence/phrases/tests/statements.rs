use super::super::Statement::{DrawAccepted, DrawOffer, NoDraw, NoResignation, Query, Resignation};
use super::super::{Statement, is_greeting_or_closing, statement};

#[track_caller]
fn check(sentence: &str, expected: impl Into<Option<Statement>>) {
    assert_eq!(statement(sentence), expected.into(), "{sentence}");
}

#[test]
fn offers() {
    for sentence in [
        "I offer a draw.",
        "draw?",
        "Remis?",
        "Ich biete Remis an",
        "Je propose la nulle",
        "Nulle ?",
        "Nabízím remízu",
        "Erbjuder remi",
        "Proponuję remis",
        "предлагаю ничью",
        "¿Tablas?",
        "Offro patta.",
        "Ofrezco tablas",
        "Jag erbjuder remi.",
        "Jeg tilbyder remis",
        "Jeg tilbyr remis",
        "Tarjoan tasapeliä.",
        "Beraberlik teklif ediyorum.",
        "Propun remiză.",
        "Proponho empate.",
        "Döntetlent ajánlok.",
        "Προτείνω ισοπαλία.",
        "Пропоную нічию.",
        "Nudim remi.",
        "Нудим реми.",
        "Ponúkam remízu.",
        "Ofereixo taules.",
        "Ik stel remise voor.",
        "How about a draw?",
        "With this move I offer a draw",
        "I would like to offer you a draw.",
        "Wie wäre es mit Remis?",
        "Jogada: empate?",
        "Что скажете насчет ничьей?",
        "Ich möchte dir Remis anbieten.",
        "Je vous propose le partage du point",
        "ISOPALIA? ισοπαλία;",
        "23. Rf1 draw?",
        "Would you accept a draw?",
        "Med detta drag erbjuder jag remi",
        "Proponho o empate",
        "Let's agree to a draw",
    ] {
        check(sentence, DrawOffer);
    }
}

#[test]
fn acceptances() {
    for sentence in [
        "I accept your draw offer.",
        "I accept the draw",
        "Draw agreed.",
        "Remis angenommen.",
        "Einverstanden mit Remis",
        "Ich nehme das Remis an.",
        "J'accepte la nulle.",
        "Acepto las tablas.",
        "Accetto la patta",
        "Aceito o empate.",
        "Ik accepteer de remise",
        "Ik neem het remiseaanbod aan",
        "Принимаю ничью.",
        "Приймаю нічию",
        "Przyjmuję remis",
        "Přijímám remízu.",
        "Prijímam remízu",
        "Elfogadom a döntetlent.",
        "Jag accepterar remi.",
        "Jeg accepterer remis",
        "Jeg aksepterer remis",
        "Hyväksyn tasapelin.",
        "Accepto les taules",
        "Δέχομαι την ισοπαλία",
        "Prihvatam remi",
        "Prihvaćam remi",
        "Beraberliği kabul ediyorum.",
        "Accept remiza.",
        "No problem, I accept the draw.",
    ] {
        check(sentence, DrawAccepted);
    }
}

#[test]
fn refusals() {
    for sentence in [
        "I do not offer a draw",
        "No draw.",
        "Ich biete kein Remis an.",
        "Remízu nepřijímám.",
        "Ничью не принимаю.",
        "Nenabízím remízu.",
        "Beraberlik teklif etmiyorum",
        "I decline your draw offer.",
        "Ich lehne Ihr Remisangebot ab.",
        "Nie przyjmuję remisu",
        "Recuso o empate.",
        "Jag tackar nej till remi.",
        "Beraberlik teklifini kabul etmiyorum.",
        "Nu propun remiză.",
        "Não ofereço empate.",
        "Je refuse la nulle",
        "Je ne propose pas la nulle",
        "No ofrezco tablas",
        "Rechazo las tablas",
        "Non offro patta",
        "Ik bied geen remise aan",
        "Ничью не предлагаю",
        "Не пропоную нічию",
        "Nem ajánlok döntetlent",
        "Jag erbjuder inte remi",
        "Jeg tilbyder ikke remis",
        "En tarjoa tasapeliä",
        "No ofereixo taules",
        "Δεν προτείνω ισοπαλία",
        "Ne nudim remi",
        "Neprijímam remízu",
        "Remis lehne ich ab",
        "I don't want a draw",
        "I can't accept the draw",
    ] {
        check(sentence, NoDraw);
    }
}

#[test]
fn resignations() {
    for sentence in [
        "I resign.",
        "And with this I resign.",
        "Ich gebe auf.",
        "J'abandonne",
        "Abandono.",
        "Abbandono.",
        "Desisto. 1-0",
        "Ik geef op",
        "Сдаюсь.",
        "Здаюся.",
        "Poddaję partię.",
        "Poddaję się",
        "Vzdávám.",
        "Vzdávám sa",
        "Feladom.",
        "Jag ger upp.",
        "Jeg opgiver",
        "Jeg gir opp",
        "Luovutan.",
        "Abandono la partida",
        "Παραιτούμαι",
        "Predajem se",
        "Предајем се",
        "Terk ediyorum.",
        "Cedez.",
        "Resigns",
        "Hiermit gebe ich die Partie auf",
    ] {
        check(sentence, Resignation);
    }
}

#[test]
fn no_resignations() {
    for sentence in [
        "I won't resign yet",
        "Ich gebe noch nicht auf.",
        "Ainda não desisto.",
        "Ještě se nevzdávám.",
        "No need to resign",
        "Je n'abandonne pas encore",
        "Todavía no abandono",
        "Non abbandono ancora",
        "Ik geef nog niet op",
        "Ещё не сдаюсь",
        "Ще не здаюся",
        "Jeszcze się nie poddaję",
        "Még nem adom fel",
        "Jag ger inte upp än",
        "Jeg giver ikke op endnu",
        "Jeg gir ikke opp",
        "En luovuta vielä",
        "Encara no abandono",
        "Δεν παραιτούμαι ακόμα",
        "Ne predajem se još",
        "Henüz terk etmiyorum",
        "Încă nu cedez",
        "Ešte sa nevzdávam",
        "I am not resigning",
    ] {
        check(sentence, NoResignation);
    }
}

#[test]
fn queries() {
    for sentence in [
        "Your move 12. Nf3 is illegal.",
        "Your move 23. Rd1 is impossible",
        "Please send your move again, I seem to have lost your mail.",
        "Merci de renvoyer votre dernier coup.",
        "Uw zet 9. 0-0 is onmogelijk, graag controleren.",
        "Su jugada 23. Cf3 es ilegal, compruébela por favor.",
        "Siirtosi 10.e4 on mahdoton, tarkistathan.",
        "Dein Zug 12. Lg5 ist unmöglich",
        "Bitte schicke mir den Zug noch einmal schicken",
        "Пришлите, пожалуйста, ваш ход еще раз",
        "Ваш ход 12. Лf1 невозможен",
        "Váš tah 12. Jf3 je nemožný",
        "Pana ruch 12. Sc3 jest niemożliwy",
        "A tua mossa 3. Cf3 è impossibile",
        "Seu lance 3. Cf3 é impossível",
        "Hamleniz 3. Af3 imkansız",
        "Mutarea ta 3. Cf3 este imposibilă",
        "Az ön lépése 3. Hf3 szabálytalan",
        "Ditt drag 3. Sf3 är omöjligt",
        "Dit træk 3. Sf3 er umuligt",
        "Η κίνησή σας 3. Ιf3 είναι αδύνατη",
        "Ваш хід 3. Кf3 неможливий",
    ] {
        check(sentence, Query);
    }
}

#[test]
fn says_nothing_for_certain() {
    for sentence in [
        "if Nf3 I resign",
        "Should you offer a draw, I accept",
        "your draw offer of last week",
        "Why not a draw?",
        "My friend offered a draw",
        "My opponent offered a draw yesterday",
        "Wenn Sf3, gebe ich auf",
        "Si Cf3, j'abandonne",
        "Если Кf3, сдаюсь",
        "Jestliže Jf3, vzdávám",
        "Thanks for the game so far!",
        "I hope the weather is fine.",
        "Ich habe deinen Zug bekommen und antworte nächste Woche.",
        "Recebi o seu lance, respondo na semana que vem.",
        "The draw for round two is out tomorrow",
        "What was the idea behind 12. Bd8?",
        "I almost resigned last week",
        "Should I resign?",
        "Thanks for the draw offer",
        "My move again:",
        "",
        "...",
        "12. Nf3",
        "Tah jsem dostal, odpovím příští týden.",
        "Hamlenizi aldım, gelecek hafta cevap vereceğim.",
        "J'ai bien reçu votre coup, je réponds la semaine prochaine.",
        "Si rinde? Ja, 4. e4",
        "I have heard nothing from you since, so I repeat:",
    ] {
        check(sentence, None);
    }
}

#[test]
fn greetings_and_closings() {
    for line in [
        "Dear Ann,",
        "Hallo Ann,",
        "Viele Grüße",
        "Amicalement",
        "Amici sumus",
        "Здравствуйте, Ann!",
        "Με εκτίμηση",
        "Kedves Ann!",
        "Mit freundlichen Grüßen",
        "Saygılar",
        "Chère Ann,",
        "Cu stimă",
        "S pozdravem",
        "Best wishes",
        "Hi Ann",
        "Olá Ann,",
    ] {
        assert!(is_greeting_or_closing(line), "{line}");
    }
    for line in [
        "",
        "12. Nf3",
        "Best is 12. Nf3",
        "Dear Ann, I resign the game and that is all there is",
        "Draw?",
        "My move",
    ] {
        assert!(!is_greeting_or_closing(line), "{line}");
    }
}
