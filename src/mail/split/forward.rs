//! Quotation without marks that goes on to the end: what Outlook and others put below a reply, and
//! forwarded messages.

use super::attribution::Attributions;
use super::phrase::{FORWARDED, FORWARDED_WORDS, MESSAGE};
use super::{Line, LineKind, head_of, is_blank, is_own_word, label, ours};

/// `From` in the header block above a quoted message, in the languages of the programs.
const FROM: &[&str] = &[
    "from",
    "von",
    "de",
    "da",
    "van",
    "от",
    "від",
    "från",
    "fra",
    "od",
    "feladó",
    "lähettäjä",
    "de la",
    "kimden",
    "gönderen",
    "από",
    "expéditeur",
    "remitente",
    "mittente",
    "remetente",
    "afzender",
    "отправитель",
    "відправник",
    "nadawca",
    "odesílatel",
    "odosielateľ",
    "avsändare",
    "afsender",
    "avsender",
    "expeditor",
    "αποστολέας",
    "шаље",
];

/// `Sent`, `Date`, `To`, `Cc`, `Subject` there.
const OTHER_FIELDS: &[&str] = &[
    // English, German
    "sent",
    "date",
    "to",
    "cc",
    "subject",
    "reply-to",
    "gesendet",
    "datum",
    "an",
    "betreff",
    // French, Spanish, Catalan, Italian, Portuguese, Romanian
    "envoyé",
    "à",
    "objet",
    "enviado",
    "enviado el",
    "fecha",
    "para",
    "asunto",
    "enviat",
    "per a",
    "per",
    "assumpte",
    "inviato",
    "data",
    "a",
    "oggetto",
    "enviada em",
    "enviado em",
    "assunto",
    "trimis",
    "către",
    "subiect",
    // Dutch, Swedish, Danish, Norwegian
    "verzonden",
    "aan",
    "onderwerp",
    "skickat",
    "till",
    "ämne",
    "dato",
    "sendt",
    "til",
    "emne",
    // Russian, Ukrainian, Polish, Czech, Slovak
    "отправлено",
    "дата",
    "кому",
    "копия",
    "тема",
    "надіслано",
    "копія",
    "wysłano",
    "do",
    "dw",
    "temat",
    "odesláno",
    "odoslané",
    "komu",
    "kopie",
    "předmět",
    "predmet",
    // Hungarian, Finnish, Turkish, Greek, Serbian
    "elküldve",
    "dátum",
    "címzett",
    "másolatot kap",
    "tárgy",
    "lähetetty",
    "päivämäärä",
    "vastaanottaja",
    "kopio",
    "aihe",
    "gönderildi",
    "gönderilme tarihi",
    "tarih",
    "kime",
    "bilgi",
    "konu",
    "στάλθηκε",
    "ημερομηνία",
    "προς",
    "κοιν",
    "θέμα",
    "послато",
    "датум",
    "за",
    "наслов",
];

/// `Subject` there.
const SUBJECT: &[&str] = &[
    "subject",
    "betreff",
    "objet",
    "asunto",
    "assumpte",
    "oggetto",
    "assunto",
    "subiect",
    "onderwerp",
    "ämne",
    "emne",
    "тема",
    "temat",
    "předmět",
    "predmet",
    "tárgy",
    "aihe",
    "konu",
    "θέμα",
    "наслов",
];

/// Header lines of the block that must stand near its first one.
const BLOCK_LINES_MAX: usize = 8;

/// Where quotation to the end begins.
#[derive(Clone, Copy, Debug)]
struct Start {
    /// The first line of what introduces it.
    line: usize,
    /// The line after that.
    content: usize,
    is_forwarded: bool,
    /// A header block that may as well head the letter itself: a postcard's `From`, `To`, `Date`.
    is_doubtful: bool,
}

/// Labels everything from the first such introduction on.
///
/// Where the content is marked by `>`, the marks tell, and an answer below stays the sender's own;
/// but what is forwarded is quoted whatever stands in it.
pub(super) fn label_to_end(lines: &mut [Line<'_>], attributions: &Attributions, ours: &[&str]) {
    let header = (0..lines.len()).find_map(|line| start_at(lines, line));
    let attribution = attributions.first_unmarked(lines).map(|line| Start {
        line,
        content: line + 1,
        is_forwarded: false,
        is_doubtful: false,
    });
    let start = match (header, attribution) {
        (Some(a), Some(b)) => Some(if a.line <= b.line { a } else { b }),
        (a, b) => a.or(b),
    };
    let Some(start) = start else { return };
    let is_marked = lines
        .iter()
        .skip(start.content)
        .find(|line| !is_blank(line))
        .is_some_and(|line| line.kind == LineKind::Quoted);
    let has_words_above = lines.iter().take(start.line).any(is_own_word);
    if start.is_doubtful && !has_words_above {
        return;
    }
    let end = if start.is_forwarded {
        lines.len()
    } else if is_marked {
        start.content
    } else if has_words_above {
        lines.len()
    } else if lines
        .iter()
        .skip(start.content)
        .any(|line| line.kind == LineKind::Quoted)
    {
        // Marked quotation below and no word above: what stands between are inline replies.
        start.content
    } else {
        // Nothing stands above: the answer may stand below, where our own text ends.
        ours::end_of_ours(lines, start.content, ours).unwrap_or(lines.len())
    };
    if let Some(quoted) = lines.get_mut(start.line..end) {
        label(quoted, LineKind::Quoted);
    }
}

fn start_at(lines: &[Line<'_>], position: usize) -> Option<Start> {
    let line = lines.get(position).filter(|line| is_own_word(line))?;
    let text = head_of(line.text).trim().trim_matches('*').to_lowercase();
    let start = Start {
        line: position,
        content: position + 1,
        is_forwarded: false,
        is_doubtful: false,
    };
    if FORWARDED.iter().any(|words| text.starts_with(words)) {
        return Some(Start {
            is_forwarded: true,
            ..start
        });
    }
    if is_message_rule(&text) {
        return Some(Start {
            is_forwarded: FORWARDED_WORDS.iter().any(|word| text.contains(word)),
            content: end_of_block(lines, position + 1).map_or(position + 1, |block| block.end),
            ..start
        });
    }
    // Outlook.com draws a line of underscores above the block.
    let is_rule = text.len() >= 10 && text.bytes().all(|byte| byte == b'_');
    let block = position + usize::from(is_rule);
    end_of_block(lines, block).map(|block| Start {
        content: block.end,
        is_doubtful: !is_rule && !block.has_subject,
        ..start
    })
}

/// A header block that was found.
struct Block {
    /// The line after it.
    end: usize,
    has_subject: bool,
}

/// `-----Original Message-----`: dashes around a few words, one of them "message".
fn is_message_rule(text: &str) -> bool {
    let inner = text.trim_matches(['-', '\u{2013}', '\u{2014}']);
    let has_dashes = text.starts_with("---") && text.ends_with("---")
        || text.starts_with("\u{2014}\u{2014}") && text.ends_with('\u{2014}');
    has_dashes
        && inner.split_whitespace().count() <= 6
        && inner.split(['-', ' ']).any(|word| {
            let word = word.trim_matches(|char: char| !char.is_alphanumeric());
            MESSAGE
                .iter()
                .any(|message| word.starts_with(message) || word.ends_with(message))
        })
}

/// The line after a header block that begins here: a `From` and two of the others.
fn end_of_block(lines: &[Line<'_>], start: usize) -> Option<Block> {
    let mut has_from = false;
    let mut n_others = 0;
    let mut has_subject = false;
    let mut end = None;
    for (n, line) in lines.iter().enumerate().skip(start).take(BLOCK_LINES_MAX) {
        if is_blank(line) {
            // Thunderbird and Outlook have no blank line in the block, Apple one before it.
            if n == start || !(has_from || n_others > 0) {
                continue;
            }
            break;
        }
        let Some(name) = field_name(line.text) else {
            // A long list of recipients goes on below its name.
            if has_from || n_others > 0 {
                continue;
            }
            return None;
        };
        if FROM.contains(&name.as_str()) && !has_from {
            has_from = true;
        } else if FROM.contains(&name.as_str()) || OTHER_FIELDS.contains(&name.as_str()) {
            n_others += 1;
            has_subject |= SUBJECT.contains(&name.as_str());
        } else {
            break;
        }
        end = Some(n + 1);
    }
    end.filter(|_| has_from && n_others >= 2)
        .map(|end| Block { end, has_subject })
}

/// The name before the colon, in lower case: `From:`, `De :`, `*Von:*`.
fn field_name(line: &str) -> Option<String> {
    let line = head_of(line).trim().trim_start_matches('*');
    let (name, _) = line.split_once(':')?;
    let name = name.trim().trim_end_matches('*').trim().to_lowercase();
    (name.chars().count() <= 20).then_some(name)
}
