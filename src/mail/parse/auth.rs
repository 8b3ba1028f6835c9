//! `Authentication-Results` (RFC 8601), by hand: who speaks, and what was found.

use crate::mail::AuthResult;

/// More results in one field than any server writes.
const RESULTS_MAX: usize = 64;

/// Reads one field's text; `None` where it names no server.
///
/// Exchange Online writes the results without a name before them; whom to believe is then unknown,
/// and the field is left out.
pub(super) fn parse(field: &str) -> Option<AuthResult> {
    let plain = without_comments(field);
    let mut pieces = split_outside_quotes(&plain, ';').into_iter();
    let head = pieces.next()?;
    let authserv_id = unquoted(head.split_whitespace().next()?);
    if authserv_id.is_empty() || authserv_id.contains('=') {
        return None;
    }
    let mut result = AuthResult {
        authserv_id: authserv_id.to_owned(),
        ..AuthResult::default()
    };
    for piece in pieces.take(RESULTS_MAX) {
        read_result(piece, &mut result);
    }
    Some(result)
}

fn read_result(piece: &str, result: &mut AuthResult) {
    let pairs = pairs(piece);
    let Some((method, value)) = pairs.first() else {
        return;
    };
    // The method may carry a version: `dkim/1=pass`.
    let method = method.split('/').next().unwrap_or_default();
    let property = |names: &[&str]| {
        names.iter().find_map(|name| {
            pairs
                .iter()
                .skip(1)
                .find(|(key, _)| key == name)
                .map(|(_, value)| domain_of(value))
        })
    };
    match method {
        "dmarc" if result.dmarc.is_none() => result.dmarc = Some(value.clone()),
        "spf" => result
            .spf
            .push((value.clone(), property(&["smtp.mailfrom", "smtp.mail"]))),
        "dkim" => result
            .dkim
            .push((value.clone(), property(&["header.d", "header.i"]))),
        _ => {}
    }
}

/// `key=value` pairs in lower case; spaces may stand around the `=`.
fn pairs(piece: &str) -> Vec<(String, String)> {
    let tight: String = split_outside_quotes(piece, '=')
        .into_iter()
        .map(str::trim)
        .collect::<Vec<_>>()
        .join("=");
    split_outside_quotes(&tight, ' ')
        .into_iter()
        .flat_map(|token| split_outside_quotes(token, '\t'))
        .filter_map(|token| token.split_once('='))
        .filter(|(key, _)| !key.is_empty())
        .map(|(key, value)| {
            (
                key.to_ascii_lowercase(),
                unquoted(value).to_ascii_lowercase(),
            )
        })
        .collect()
}

/// The domain of an address, or the value itself.
fn domain_of(value: &str) -> String {
    value
        .rsplit('@')
        .next()
        .unwrap_or_default()
        .trim_matches(['<', '>', '.'])
        .to_owned()
}

fn unquoted(text: &str) -> &str {
    text.trim().trim_matches('"')
}

/// Comments nest, and a parenthesis within quotes is none (RFC 5322 3.2.2).
fn without_comments(field: &str) -> String {
    let mut plain = String::with_capacity(field.len());
    let mut depth = 0_usize;
    let mut is_quoted = false;
    let mut chars = field.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => {
                let escaped = chars.next();
                if depth == 0 {
                    plain.extend(escaped);
                }
            }
            '"' if depth == 0 => {
                is_quoted = !is_quoted;
                plain.push('"');
            }
            '(' if !is_quoted => depth += 1,
            ')' if !is_quoted && depth > 0 => {
                depth -= 1;
                plain.push(' ');
            }
            _ if depth == 0 => plain.push(char),
            _ => {}
        }
    }
    plain
}

fn split_outside_quotes(text: &str, separator: char) -> Vec<&str> {
    let mut is_quoted = false;
    text.split(|char| {
        is_quoted ^= char == '"';
        char == separator && !is_quoted
    })
    .collect()
}
