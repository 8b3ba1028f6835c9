/// What digits that are no move may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    /// A date, a time, or days used of days allowed: understood beside a move.
    DateOrClock,
    /// A small number: understood in a table only.
    Small,
    /// Anything else: telephone numbers, amounts, codes.
    Other,
}

/// Tells by form alone what a figure may be.
pub(super) fn figure(text: &str) -> Figure {
    let text = text.trim_matches(|c: char| !c.is_ascii_digit() && c != '+');
    let digits = text.chars().filter(char::is_ascii_digit).count();
    if text.chars().all(|c| c.is_ascii_digit()) {
        return if digits <= 3 {
            Figure::Small
        } else {
            Figure::Other
        };
    }
    for separator in ['.', '-', '/', ':'] {
        let parts: Vec<&str> = text.trim_end_matches(separator).split(separator).collect();
        if (2..=3).contains(&parts.len()) && parts.iter().all(|part| is_number(part)) {
            return if fits_date_or_clock(&parts, separator) {
                Figure::DateOrClock
            } else {
                Figure::Other
            };
        }
    }
    Figure::Other
}

fn is_number(part: &str) -> bool {
    !part.is_empty() && part.len() <= 4 && part.chars().all(|c| c.is_ascii_digit())
}

fn fits_date_or_clock(parts: &[&str], separator: char) -> bool {
    let n_long = parts.iter().filter(|part| part.len() > 2).count();
    match separator {
        ':' => n_long == 0,
        '/' if parts.len() == 2 => parts.iter().all(|part| part.len() <= 3),
        _ if parts.len() == 3 => n_long <= 1,
        _ => n_long == 0,
    }
}
