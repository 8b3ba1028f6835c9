//! Text from a mail is shown, never obeyed: what would move the cursor, turn the direction of writing or hide is
//! written out.

use unicode_width::UnicodeWidthChar as _;

/// Columns between tab stops.
const TAB_COLUMNS: usize = 8;

/// Returns a line with everything visible: controls and the signs that turn the direction of writing as `<U+202E>`,
/// tabs as blanks up to the next stop.
///
/// What begins a line is written the same with or without what follows, so that carets can be placed below it.
#[must_use]
pub fn visible(line: &str) -> String {
    let mut shown = String::with_capacity(line.len());
    let mut column = 0;
    for c in line.chars() {
        if c == '\t' {
            let n_blanks = TAB_COLUMNS - column % TAB_COLUMNS;
            shown.extend(std::iter::repeat_n(' ', n_blanks));
            column += n_blanks;
        } else if is_hidden(c) {
            let code = format!("<U+{:04X}>", u32::from(c));
            column += code.len();
            shown.push_str(&code);
        } else {
            column += c.width().unwrap_or(0);
            shown.push(c);
        }
    }
    shown
}

/// Controls, signs that turn the direction of writing, blanks of no width, line ends of Unicode, tags.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        )
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        || matches!(c, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[track_caller]
    fn check(line: &str, expected: &str) {
        assert_eq!(visible(line), expected);
    }

    #[test]
    fn nothing_of_a_mail_is_obeyed() {
        check("12. 6125 1716", "12. 6125 1716");
        check("a\u{1b}[2Jb", "a<U+001B>[2Jb");
        check("\u{202e}5254\u{202c}", "<U+202E>5254<U+202C>");
        check("a\tb", "a       b");
        check("日本\tb", "日本    b");
        check("Amitiés 👋🏽", "Amitiés 👋🏽");
        check("x\r\u{7f}\u{9b}", "x<U+000D><U+007F><U+009B>");
    }
}
