use std::ops::Range;

/// Returns where the name of an event stands in a line, in whatever case.
///
/// A name without letters is found nowhere: a move may be written the same.
pub(super) fn event_in(line: &str, event: &str) -> Vec<Range<usize>> {
    let event = event.trim();
    if !event.chars().any(char::is_alphabetic) {
        return Vec::new();
    }
    let starts = line.char_indices().map(|(start, _)| start);
    starts
        .filter_map(|start| {
            let range = start..start.checked_add(event.len())?;
            let is_same = line.get(range.clone())?.eq_ignore_ascii_case(event);
            (is_same && is_whole(line, &range)).then_some(range)
        })
        .collect()
}

/// Tells whether no letter or digit is joined to a range.
fn is_whole(line: &str, range: &Range<usize>) -> bool {
    let before = line.get(..range.start).and_then(|text| text.chars().last());
    let after = line.get(range.end..).and_then(|text| text.chars().next());
    ![before, after]
        .iter()
        .flatten()
        .any(|c| c.is_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::event_in;

    #[test]
    fn an_event_is_found_as_a_whole_word_in_any_case() {
        assert_eq!(event_in("Re: desc 2214, Wolf", "DESC 2214"), vec![4..13]);
        assert_eq!(event_in("DESC 22145", "DESC 2214"), vec![]);
        assert_eq!(event_in("XDESC 2214", "DESC 2214"), vec![]);
        assert_eq!(event_in("é DESC 2214 é", "DESC 2214"), vec![3..12]);
    }

    #[test]
    fn a_bare_number_is_no_event() {
        assert_eq!(event_in("12. 2214", "2214"), vec![]);
        assert_eq!(event_in("12. 2214", ""), vec![]);
    }
}
