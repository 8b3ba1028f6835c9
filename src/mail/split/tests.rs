use proptest::prelude::*;

use super::*;

/// Renders each line as its kind's letter (`o`, `q`, `s`), a space and the line.
fn render(text: &str, ours: &[&str]) -> String {
    split_body(text, ours)
        .lines
        .iter()
        .map(|line| {
            let kind = match line.kind {
                LineKind::Own => 'o',
                LineKind::Quoted => 'q',
                LineKind::Signature => 's',
            };
            format!("{kind} {}\n", line.text)
        })
        .collect()
}

/// `expected` is the text with the kind before each line; it is checked with both line ends.
#[track_caller]
pub(super) fn check(expected: &str) {
    check_with(expected, &[]);
}

#[track_caller]
fn check_with(expected: &str, ours: &[&str]) {
    let text: String = expected
        .lines()
        .map(|line| format!("{}\n", line.get(2..).unwrap_or_default()))
        .collect();
    assert_eq!(trimmed(&render(&text, ours)), trimmed(expected), "with LF");
    let crlf = text.replace('\n', "\r\n");
    assert_eq!(
        trimmed(&render(&crlf, ours)),
        trimmed(expected),
        "with CRLF"
    );
}

fn trimmed(text: &str) -> String {
    text.lines()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

#[test]
fn a_letter_without_quotation_is_own() {
    check("o Hello Ann,\no\no 12. 5254 5755\no\no Regards\no Vera\n");
}

#[test]
fn an_answer_above_a_quotation_is_own() {
    check(
        "o 12... Nf6\n\
         o\n\
         q On Thu, 12 Mar 2026 at 06:17, Ann Example <ann@example.org> wrote:\n\
         q\n\
         q > 12. Nf3\n\
         q >\n\
         q > Ann\n\
         q > On 10 Mar 2026, Vera Holt wrote:\n\
         q >> 11... e6\n",
    );
}

#[test]
fn an_answer_below_or_within_a_quotation_is_own() {
    check(
        "q On 12 Mar 2026, Ann Example wrote:\n\
         q > 12. Nf3\n\
         o Hello,\n\
         o\n\
         o 12... Nf6\n\
         q >\n\
         q > Ann\n\
         o\n\
         o Vera\n",
    );
}

#[test]
fn an_attribution_is_known_in_every_language() {
    const ATTRIBUTIONS: &[&str] = &[
        "On Thu, 12 Mar 2026 at 06:17, Ann Example <ann@example.org> wrote:",
        "On Mar 12, 2026, at 8:21 PM, Ann Example <ann@example.org> wrote:",
        "Le 9 mars 2026 à 11:52, Ann Example <ann@example.org> a écrit :",
        "Am 12.3.2026 um 10:54 schrieb Ann Example:",
        "Ann Example <ann@example.org> schrieb am Do., 12. März 2026, 10:54:",
        "Ann Example hat am 12.03.2026 10:54 geschrieben:",
        "El 12 mar 2026, a las 12:21, Ann Example <ann@example.org> escribió:",
        "Il giorno 12 mar 2026, alle ore 08:20, Ann Example <ann@example.org> ha scritto:",
        "Em qui., 12 de mar. de 2026 às 10:54, Ann Example escreveu:",
        "Op 12 maart 2026 om 10:54 schreef Ann Example <ann@example.org>:",
        "Den 12 mars 2026 kl. 10:54 skrev Ann Example <ann@example.org>:",
        "På 12. mars 2026 kl. 10:54 skrev Ann Example:",
        "Den tors. 12. mar. 2026 kl. 10.54 skrev Ann Example <ann@example.org>:",
        "Dnia 12 marca 2026 10:54 Ann Example napisał(a):",
        "W dniu 12.03.2026 o 10:54, Ann Example pisze:",
        "12.03.2026 10:54, Ann Example пишет:",
        "чт, 12 мар. 2026 г. в 10:54, Ann Example <ann@example.org>:",
        "12 марта 2026 г., в 10:54, Ann Example написал(а):",
        "чт, 12 бер. 2026 о 10:54 Ann Example пише:",
        "Dne 12. 3. 2026 v 10:54 Ann Example napsal(a):",
        "Dňa 12. 3. 2026 o 10:54 Ann Example napísal(a):",
        "2026. márc. 12. 10:54 keltezéssel, Ann Example írta:",
        "Ann Example kirjoitti 12.3.2026 klo 10.54:",
        "to 12. maalisk. 2026 klo 10.54 Ann Example (ann@example.org) kirjoitti:",
        "Pe joi, 12 mar. 2026 la 10:54, Ann Example a scris:",
        "Ann Example, 12 Mar 2026 Per, 10:54 tarihinde şunu yazdı:",
        "Στις Πέμ 12 Μαρ 2026 στις 10:54, ο χρήστης Ann Example έγραψε:",
        "El 12 març 2026, Ann Example va escriure:",
        "12.03.2026. 10:54, Ann Example је написао/ла:",
        "2026-03-12 10:54 GMT+01:00 Ann Example <ann@example.org>:",
    ];
    for attribution in ATTRIBUTIONS {
        // Before marked quotation, and before unmarked.
        check(&format!(
            "o 12... Nf6\no\nq {attribution}\nq\nq > 12. Nf3\n"
        ));
        check(&format!(
            "o 12... Nf6\no\nq {attribution}\nq\nq 12. Nf3\nq\nq Ann\n"
        ));
    }
}

#[test]
fn an_attribution_may_be_wrapped() {
    check(
        "o 12... Nf6\n\
         q On Thu, 12 Mar 2026 at 06:17, Ann Example <ann@example.org>\n\
         q wrote:\n\
         q > 12. Nf3\n",
    );
    check(
        "o 12... Nf6\n\
         q On Thu, 12 Mar 2026 at 06:17, Ann Example <\n\
         q ann1970@example.org> wrote:\n\
         q\n\
         q > 12. Nf3\n",
    );
    check(
        "o Merci.\n\
         q Le jeu. 12 mars 2026 à 06:17, Ann Example\n\
         q <ann@example.org> a\n\
         q écrit :\n\
         q > 12. Nf3\n",
    );
}

#[test]
fn an_own_line_above_an_attribution_stays_own() {
    check(
        "o On 19. Bb2, I answer 19... Ng4.\n\
         q On Mar 16, 2026, at 10:32 AM, Ann Example <ann@example.org> wrote:\n\
         q > 19. 3122\n",
    );
}

#[test]
fn a_line_with_a_colon_is_no_attribution() {
    check("o On 12.3.2026 I wrote:\no 12. Nf3\no I meant 12. Ng1-f3.\n");
    check("o My move:\no 12. Nf3\no Received: 12.3.2026\no You wrote:\no 12. Nf3 is best\n");
}

#[test]
fn everything_below_outlooks_header_block_is_quoted() {
    check(
        "o 12... Nf6\n\
         o\n\
         q -----Original Message-----\n\
         q From: Ann Example [mailto:ann@example.org]\n\
         q Sent: 10.03.2026 17:25\n\
         q To: Vera Holt\n\
         q Subject: Our game\n\
         q\n\
         q 12. Nf3\n\
         q\n\
         q Ann\n",
    );
    const BLOCKS: &[&str] = &[
        "q Von: Ann Example <ann@example.org>\nq Gesendet: Donnerstag, 12. März 2026 10:54\n\
         q An: Vera Holt\nq Betreff: Partie\n",
        "q De : Ann Example <ann@example.org>\nq Envoyé : jeudi 12 mars 2026 10:54\n\
         q À : Vera Holt\nq Objet : Partie\n",
        "q ________________________________\nq De: Ann Example\nq Enviado: jueves\nq Para: Vera\n\
         q Asunto: Partida\n",
        "q Da: Ann Example\nq Inviato: giovedì\nq A: Vera\nq Oggetto: partita\n",
        "q Van: Ann Example\nq Verzonden: donderdag\nq Aan: Vera\nq Onderwerp: partij\n",
        "q От: Ann Example\nq Отправлено: 12 марта 2026 г.\nq Кому: Vera\nq Тема: партия\n",
        "q Від: Ann Example\nq Надіслано: 12 березня\nq Кому: Vera\nq Тема: партія\n",
        "q Od: Ann Example\nq Wysłano: czwartek\nq Do: Vera\nq Temat: partia\n",
        "q Från: Ann Example\nq Skickat: den 12 mars 2026\nq Till: Vera\nq Ämne: parti\n",
        "q Fra: Ann Example\nq Sendt: 12. mars 2026\nq Til: Vera\nq Emne: parti\n",
        "q Feladó: Ann Example\nq Elküldve: csütörtök\nq Címzett: Vera\nq Tárgy: játszma\n",
        "q Lähettäjä: Ann Example\nq Lähetetty: torstai\nq Vastaanottaja: Vera\nq Aihe: peli\n",
        "q Kimden: Ann Example\nq Gönderildi: Perşembe\nq Kime: Vera\nq Konu: oyun\n",
        "q Από: Ann Example\nq Στάλθηκε: Πέμπτη\nq Προς: Vera\nq Θέμα: παρτίδα\n",
        "q *From:* Ann Example\nq *Sent:* Thursday\nq *To:* Vera\nq *Subject:* game\n",
        "q -----Ursprüngliche Nachricht-----\nq Von: Ann\nq Gesendet: heute\nq An: Vera\n",
        "q -----Message d'origine-----\nq De: Ann\nq Envoyé: hier\nq À: Vera\n",
        "q -------- Original Message --------\nq Subject: game\nq Date: Thu, 12 Mar 2026\n\
         q From: Ann\nq To: Vera\n",
    ];
    for block in BLOCKS {
        check(&format!("o 12... Nf6\no\n{block}q\nq 12. Nf3\nq\nq Ann\n"));
    }
}

#[test]
fn a_forwarded_message_is_quoted_to_the_end() {
    check(
        "o As promised.\n\
         o\n\
         q ---------- Forwarded message ---------\n\
         q From: Ann Example <ann@example.org>\n\
         q Date: Mon, 9 Mar 2026 at 20:41\n\
         q Subject: Our game\n\
         q To: <vera@example.net>\n\
         q\n\
         q 12. Nf3\n\
         q > 11... e6\n\
         q 12... Nf6\n",
    );
    check("o Hi\no\nq Begin forwarded message:\nq\nq > 12. Nf3\nq\nq 12... Nf6\n");
    check("o Hallo\no\nq Anfang der weitergeleiteten Nachricht:\nq\nq 12. Nf3\n");
}

#[test]
fn a_postcards_own_head_is_own() {
    check("o From: Vera Holt\no To: Ann Example\no Date: 12.3.2026\no\no 12. 5254 5755\n");
}

#[test]
fn a_table_or_a_diagram_is_no_header_block() {
    check("o From: e2\no To: e4\no\no 12. 5254\n");
    check("o White: Ann\no Black: Vera\no Date: 2026.03.12\no 12. 5254 5755\n");
    check(
        "o ---------------------------\no | Move | White | Black |\no | 12 | Nf3 | Nf6 |\n\
         o ---------------------------\n",
    );
}

#[test]
fn tails_of_wrapped_quotation_are_quoted() {
    check(
        "o 6... Nf6\n\
         q On Sun, 8 Mar 2026 at 22:19, Ann Example <ann@example.org> wrote:\n\
         q > The game so far:\n\
         q > 1. 4244 4745 2. 3234 3736 3. 7163 7866 4. 2133 4\n\
         q 534 5. 1214 3865\n\
         q > 6. 6355 2816 7. 5534 1624 8. 3453 6576 9. 6263 5\n\
         q 756 10. 7273\n\
         q > 3635 11. 4435\n",
    );
}

#[test]
fn one_short_line_within_a_quotation_is_an_answer() {
    check(
        "q On Sun, 8 Mar 2026 at 22:19, Ann Example <ann@example.org> wrote:\n\
         q > I have thought about this position for a long time, and play\n\
         o 12... Nf6\n\
         q > Ann\n",
    );
    check("o See below.\nq > 12. Nf3\no 12... Nf6\nq > Ann\n");
}

#[test]
fn initials_and_bars_mark_quotation_too() {
    check("q AE> 12. Nf3\nq AE> Ann\no 12... Nf6\n");
    check("q | 12. Nf3\nq | Ann\no 12... Nf6\n");
    check("o B2>A4\n");
    check("q Thursday, 12 March 2026, you wrote:\nq\nq AE> 12. Nf3\no 12... Nf6\n");
    check("o | 12 | Nf3 |\no | 13 | Nc3 |\n");
}

#[test]
fn our_own_text_is_known_again_without_any_mark() {
    let ours = "Your move: 11... e6\nMy move: 12. Nf3\n\nAnn\n";
    check_with(
        "o 12... Nf6\n\
         o\n\
         q Your move: 11... e6\n\
         q My move: 12. Nf3\n\
         q\n\
         q Ann\n",
        &[ours],
    );
}

#[test]
fn an_echo_of_our_lines_is_not_quotation() {
    let ours = "11... e6\n12. Nf3\n\nAnn\n";
    check_with("o 11... e6\no 12. Nf3\no 12... Nf6\n", &[ours]);
    check_with(
        "o 11... e6\no 12. Nf3\no 12... Nf6\n",
        &["11... e6\n12. Nf3\n"],
    );
}

#[test]
fn an_answer_below_unmarked_quotation_is_found_by_our_text() {
    check_with(
        "q On 12 Mar 2026, Ann Example wrote:\n\
         q\n\
         q 12. Nf3\n\
         q\n\
         q Ann\n\
         o\n\
         o 12... Nf6\n",
        &["12. Nf3\n\nAnn\n"],
    );
}

#[test]
fn a_mail_with_nothing_but_quotation_has_no_own_words() {
    check("o\nq On 12 Mar 2026, Ann Example wrote:\nq\nq 12. Nf3\nq\nq Ann\n");
    check("s -- \ns Vera Holt\ns (713) 555-0100\n");
}

#[test]
fn text_below_many_lines_is_still_there() {
    let text = "> a\n".repeat(LINES_MAX) + "own\n";
    let body = split_body(&text, &[]);
    assert_eq!(body.lines.len(), LINES_MAX + 1);
    assert!(body.lines.iter().all(|line| line.kind == LineKind::Quoted));
}

/// Lines that heuristics look at, in any order.
fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        Just("> 12. Nf3".to_owned()),
        Just("On 12 Mar 2026, Ann Example <ann@example.org> wrote:".to_owned()),
        Just("From: Ann".to_owned()),
        Just("To: Vera".to_owned()),
        Just("Subject: game".to_owned()),
        Just("-----Original Message-----".to_owned()),
        Just("-- ".to_owned()),
        Just("__________".to_owned()),
        Just("Tel. 2248 2646".to_owned()),
        Just("12. Nf3".to_owned()),
        Just("Ann".to_owned()),
        "[ -~äпΣ<>|:_-]{0,60}",
    ]
}

proptest! {
    #[test]
    fn no_line_is_lost(text in any::<String>(), ours in any::<String>()) {
        let body = split_body(&text, &[&ours]);
        let lines: Vec<&str> = body.lines.iter().map(|line| line.text).collect();
        prop_assert_eq!(lines, text.lines().collect::<Vec<_>>());
    }

    #[test]
    fn no_line_of_a_letter_is_lost(
        lines in proptest::collection::vec(line(), 0..40),
        ours in proptest::collection::vec(line(), 0..10),
    ) {
        let text = lines.join("\n");
        let ours = ours.join("\n");
        let body = split_body(&text, &[&ours]);
        let kept: Vec<&str> = body.lines.iter().map(|line| line.text).collect();
        prop_assert_eq!(kept, text.lines().collect::<Vec<_>>());
    }
}
