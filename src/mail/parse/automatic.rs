//! Whether a program wrote the message (RFC 3834 and common practice).

use super::header::Fields;
use crate::mail::{Automatic, Mailbox};

/// Starts of the subject of an absence note, for programs that set no header. Followed by the end,
/// a colon or a space.
const ABSENCE_SUBJECTS: &[&str] = &[
    "out of office",
    "out of the office",
    "auto reply",
    "auto-reply",
    "autoreply",
    "automatic reply",
    "autoresponse",
    "auto response",
    "vacation reply",
    "abwesenheitsnotiz",
    "abwesenheitsmeldung",
    "automatische antwort",
    "automatische abwesenheitsnotiz",
    "réponse automatique",
    "reponse automatique",
    "absence du bureau",
    "message d'absence",
    "respuesta automática",
    "respuesta automatica",
    "fuera de la oficina",
    "fuera de oficina",
    "risposta automatica",
    "fuori sede",
    "fuori ufficio",
    "resposta automática",
    "resposta automatica",
    "ausência temporária",
    "fora do escritório",
    "automatisch antwoord",
    "afwezigheidsbericht",
    "afwezig",
    "автоответ",
    "автоматический ответ",
    "автовідповідь",
    "автоматична відповідь",
    "autoodpowiedź",
    "odpowiedź automatyczna",
    "automatyczna odpowiedź",
    "poza biurem",
    "automatická odpověď",
    "mimo kancelář",
    "automatická odpoveď",
    "automatikus válasz",
    "házon kívül",
    "autosvar",
    "automatiskt svar",
    "frånvaromeddelande",
    "frånvarande",
    "automatisk svar",
    "ikke til stede",
    "fravær",
    "automaattinen vastaus",
    "poissaoloilmoitus",
    "poissa",
    "răspuns automat",
    "raspuns automat",
    "otomatik yanıt",
    "otomatik cevap",
    "ofis dışında",
    "αυτόματη απάντηση",
    "εκτός γραφείου",
    "resposta automàtica",
    "fora de l'oficina",
    "аутоматски одговор",
    "automatski odgovor",
];

/// Judges by the header. `report`: the `report-type` of a `multipart/report`.
pub(super) fn judge(
    fields: Fields<'_>,
    from: &[Mailbox],
    subject: &str,
    report: Option<&str>,
) -> Automatic {
    if is_bounce(fields, from, report) {
        Automatic::Bounce
    } else if report.is_some() || is_reply(fields) || is_absence_subject(subject) {
        Automatic::AutoReply
    } else if is_list(fields) {
        Automatic::List
    } else {
        Automatic::No
    }
}

fn is_bounce(fields: Fields<'_>, from: &[Mailbox], report: Option<&str>) -> bool {
    if let Some(kind) = report {
        return kind.is_empty() || kind.eq_ignore_ascii_case("delivery-status");
    }
    let is_daemon = |names: &[&str]| {
        from.iter().any(|mailbox| {
            let local = mailbox.address.split('@').next().unwrap_or_default();
            names.iter().any(|name| local.eq_ignore_ascii_case(name))
        })
    };
    match fields.text("Return-Path") {
        Some(path) => path.trim() == "<>" && is_daemon(&["mailer-daemon", "postmaster"]),
        // A mail that was never delivered by SMTP to its folder has none.
        None => is_daemon(&["mailer-daemon"]),
    }
}

fn is_reply(fields: Fields<'_>) -> bool {
    let first_word = |name: &str| {
        let text = fields.text(name)?.to_ascii_lowercase();
        let word = text.split([';', ' ', '(', '\t']).next()?;
        Some(word.to_owned())
    };
    first_word("Auto-Submitted").is_some_and(|word| !word.is_empty() && word != "no")
        || ["X-Autoreply", "X-Autorespond", "X-Autoresponder"]
            .iter()
            .any(|name| fields.has(name) && first_word(name).as_deref() != Some("no"))
        || first_word("Precedence").is_some_and(|word| word == "auto_reply")
}

fn is_list(fields: Fields<'_>) -> bool {
    ["List-Id", "List-Unsubscribe", "List-Post"]
        .iter()
        .any(|name| fields.has(name))
        || fields.text("Precedence").is_some_and(|text| {
            matches!(
                text.trim().to_ascii_lowercase().as_str(),
                "bulk" | "junk" | "list"
            )
        })
}

fn is_absence_subject(subject: &str) -> bool {
    let subject = subject.to_lowercase();
    ABSENCE_SUBJECTS.iter().any(|start| {
        subject.strip_prefix(start).is_some_and(|rest| {
            rest.trim_start().is_empty() || rest.starts_with([':', ' ', '-', '–', '('])
        })
    })
}
