use crate::mail::split::tests::check;

#[test]
fn signatures_and_footers_are_not_the_letter() {
    check("o 12... Nf6\no\ns -- \ns Vera Holt\ns 4153 Elm Street\n");
    check("o 12... Nf6\no\ns --\ns Vera Holt\n");
    check("o 12... Nf6\no\no Vera\ns Phone 713-555-0100\n");
    check("o 12... Nf6\no\no Vera\ns (713) 555-0100 ext. 5254\n");
    check("o 12... Nf6\no\no Vera\ns Tel. 2248 2646\ns 12345 Springfield\n");
    check("o 12... Nf6\no\no Vera\ns cell: +1.713.555.0100\ns fax: +1.713.555.0101\n");
    check(
        "o 12... Nf6\no\ns _________________________________________\n\
         s Get your free mail account! Only 12.34 a month, call 1-800-555-0100\n",
    );
    check(
        "o 12... Nf6\nq > 12. Nf3\ns ________________________________\n\
         s GET INTERNET ACCESS!\ns Free access for less.\n",
    );
    check(
        "o 12... Nf6\no\ns _______________________________________________\n\
         s chess-l mailing list 5254\n",
    );
    check("o 12... Nf6\no\no Vera\no\ns Don't miss it: http://shop.example.com/?id=5254\n");
}

#[test]
fn what_a_telephone_adds_is_signature() {
    const LINES: &[&str] = &[
        "Sent from my iPhone",
        "Von meinem iPhone gesendet",
        "Gesendet mit der GMX Mail App",
        "Envoyé de mon iPhone",
        "Enviado desde mi iPhone",
        "Inviato da iPhone",
        "Enviado do meu iPhone",
        "Verstuurd vanaf mijn iPhone",
        "Skickat från min iPhone",
        "Sendt fra min iPhone",
        "Lähetetty iPhonesta",
        "Wysłane z iPhone'a",
        "Odesláno z iPhonu",
        "Отправлено с iPhone",
        "Надіслано з iPhone",
        "Trimis de pe iPhone-ul meu",
        "iPhone'umdan gönderildi",
        "Στάλθηκε από το iPhone μου",
        "Get Outlook for Android",
    ];
    for line in LINES {
        check(&format!("o 12... Nf6\no\ns {line}\n"));
    }
    check("o Gesendet: von mir per Mail am 12.3.\no Elküldve: 12.3. mailben\n");
    check("o Gesendet: 12.3.2026\no Отправлено: 2026/3/12\no Enviado: 12.3.\n");
}

#[test]
fn disclaimers_are_signature() {
    const LINES: &[&str] = &[
        "This e-mail may contain confidential information. Ref. 2236-8236.",
        "Diese E-Mail ist vertraulich. Amtsgericht HRB 2836.",
        "Ce message et ses pièces jointes sont confidentiels.",
        "Este mensaje es confidencial.",
        "Questo messaggio è riservato.",
        "Deze e-mail is vertrouwelijk.",
        "Это сообщение конфиденциально.",
    ];
    for line in LINES {
        check(&format!("o 12... Nf6\no\no Vera\no\ns {line}\n"));
        check(&format!("o 12... Nf6\no\no Vera\ns {line}\n"));
    }
    check("o This e-mail confirms my move:\no 12... Nf6\n");
}

#[test]
fn moves_are_not_taken_for_a_signature() {
    check("o 2248 2646\no 12. 5254 5755\no 8 r . . q\no Tel Aviv 2026\no (713) was my idea\n");
    check("o Hello\no --\no 12. Nf3\no Vera\n");
    check("o Hello\no --\no 12. Nf3\ns --\ns Vera\n");
    check("o ----------\no 12. Nf3\no ----------\no Vera\n");
    check("o __________\no 12. Nf3\no Vera\n");
    // A frame of underscores around the game.
    check("o Hello\no ______________\no 1. 5254 5755\no 2. 7163 2836\no ______________\n");
}
