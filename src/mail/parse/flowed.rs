//! `format=flowed` (RFC 3676): paragraphs that were broken for the way are joined again.

/// Joins flowed lines of the same quote depth; the marks of quotation stay at the start of each.
pub(super) fn join(text: &str, delete_space: bool) -> String {
    let mut joined = String::with_capacity(text.len());
    // Depth of the paragraph that waits for its next line.
    let mut open: Option<usize> = None;
    for line in text.lines() {
        let (depth, marks, content) = split_marks(line);
        let content = content.strip_prefix(' ').unwrap_or(content);
        // 4.3: the signature's separator is neither flowed nor does it continue a paragraph.
        let is_separator = content == "-- ";
        let continues = open == Some(depth) && !is_separator;
        if !continues {
            if open.is_some() {
                joined.push('\n');
            }
            joined.push_str(marks);
            if depth > 0 && !content.is_empty() {
                joined.push(' ');
            }
        }
        let is_flowed = content.ends_with(' ') && !is_separator;
        if is_flowed {
            let kept = if delete_space {
                content.strip_suffix(' ')
            } else {
                None
            };
            joined.push_str(kept.unwrap_or(content));
            open = Some(depth);
        } else {
            joined.push_str(content);
            joined.push('\n');
            open = None;
        }
    }
    if open.is_some() {
        joined.push('\n');
    }
    joined
}

/// The depth of quotation, the marks, and the rest. 4.5 wants the marks together; programs that
/// write `> > ` mean the same.
fn split_marks(line: &str) -> (usize, &str, &str) {
    let mut depth = 0;
    let mut rest = line;
    while let Some(after) = rest
        .strip_prefix('>')
        .or_else(|| rest.strip_prefix(" >").filter(|_| depth > 0))
    {
        depth += 1;
        rest = after;
    }
    let marks = line.strip_suffix(rest).unwrap_or_default();
    (depth, marks, rest)
}
