use serde::{Deserialize, Serialize};

use crate::game::{Position, Record, Variant};
use crate::notation::{Language, Languages, SingleMoveError, Writing, resolve_next};

/// One question of a batch: a single move in a position.
#[derive(Debug, Deserialize)]
struct Question {
    #[serde(default)]
    id: serde_json::Value,
    #[serde(default)]
    fen: Option<String>,
    #[serde(default)]
    text: String,
    #[serde(default)]
    notation: Option<String>,
    #[serde(default)]
    lang: Option<Vec<String>>,
    #[serde(default)]
    history: Option<Vec<String>>,
    #[serde(default)]
    variant: Option<String>,
}

#[derive(Debug, Serialize)]
struct Answer {
    id: serde_json::Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    uci: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl Answer {
    fn unreadable(id: serde_json::Value, reason: impl Into<String>) -> Self {
        Self {
            id,
            uci: None,
            error: Some("unreadable"),
            candidates: Some(Vec::new()),
            reason: Some(reason.into()),
        }
    }
}

/// Answers one JSON line of a batch with one JSON line.
///
/// A line that is no question is answered as unreadable, with the reason.
#[must_use]
pub fn answer_line(line: &str) -> String {
    let answer = match serde_json::from_str::<Question>(line) {
        Ok(question) => answer(question),
        Err(error) => Answer::unreadable(serde_json::Value::Null, error.to_string()),
    };
    serde_json::to_string(&answer).unwrap_or_else(|_| "{\"error\":\"unreadable\"}".to_owned())
}

fn answer(question: Question) -> Answer {
    let id = question.id.clone();
    let Some(record) = record_of(&question) else {
        return Answer::unreadable(id, "not a position");
    };
    let languages = match languages_of(question.lang.as_deref()) {
        Ok(languages) => languages,
        Err(code) => {
            return Answer::unreadable(id, format!("`{code}` is no language of the table"));
        }
    };
    let writing = match question.notation.as_deref() {
        None => Writing::Any,
        Some("descriptive") => Writing::Descriptive,
        Some(code) if code.starts_with("descriptive-") => Writing::Descriptive,
        Some(_) => Writing::NotDescriptive,
    };
    let position = record.position();
    let (uci, error, candidates) = match resolve_next(&question.text, &record, languages, writing) {
        Ok(mv) => (Some(position.uci(mv)), None, None),
        Err(SingleMoveError::Illegal) => (None, Some("illegal"), Some(Vec::new())),
        Err(SingleMoveError::Unreadable) => (None, Some("unreadable"), Some(Vec::new())),
        Err(SingleMoveError::Ambiguous(moves)) => {
            let candidates = moves.iter().map(|mv| position.uci(*mv)).collect();
            (None, Some("ambiguous"), Some(candidates))
        }
    };
    Answer {
        id,
        uci,
        error,
        candidates,
        reason: None,
    }
}

/// The game so far, where it leads to the position asked for; else the position alone.
fn record_of(question: &Question) -> Option<Record> {
    let variant = match question.variant.as_deref() {
        None => Variant::Standard,
        Some(name) => Variant::parse(name)?,
    };
    let replayed = question.history.as_deref().and_then(|history| {
        let mut record = Record::default();
        for uci in history {
            let mv = record.position().parse_uci(uci)?;
            record.push(mv).then_some(())?;
        }
        Some(record)
    });
    let Some(fen) = question.fen.as_deref() else {
        return Some(replayed.unwrap_or_default());
    };
    let position = Position::from_fen(fen, variant).ok()?;
    let board = |position: &Position| {
        let fen = position.fen();
        fen.split_whitespace().take(2).collect::<Vec<_>>().join(" ")
    };
    Some(match replayed {
        Some(record) if board(record.position()) == board(&position) => record,
        _ => Record::from_position(position),
    })
}

/// The languages of a list of codes; all where nothing is said.
fn languages_of(codes: Option<&[String]>) -> Result<Languages, String> {
    let Some(codes) = codes else {
        // A doubt is better than a mistake: unsure letters make a move ambiguous here.
        return Ok(Languages::every());
    };
    let language = |code: &String| Language::from_code(code).ok_or_else(|| code.clone());
    codes.iter().map(language).collect()
}
