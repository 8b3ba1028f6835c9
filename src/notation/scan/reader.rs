use unicode_normalization::char::compose;

/// First characters of the runs of ten digits that other scripts have.
const ZEROS: &[u32] = &[
    0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6, 0x0D66,
    0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x17E0, 0x1810,
];

/// Steps through a line character by character, in a unified form: invisible characters are passed
/// over, full-width forms, digits of any script and dashes of any length become ASCII, and a letter
/// with its combining mark becomes one character. Offsets are those of the line as it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(line: &'a str, at: usize) -> Self {
        Self { line, at }
    }

    /// Byte offset of the next character.
    pub(crate) fn offset(self) -> usize {
        self.at
    }

    fn rest(self) -> &'a str {
        self.line.get(self.at..).unwrap_or_default()
    }

    #[inline]
    fn next(self) -> Option<(char, usize)> {
        // Nearly all text is ASCII, followed by ASCII.
        if let [byte, next, ..] = self.rest().as_bytes()
            && byte.is_ascii()
            && next.is_ascii()
        {
            return Some((char::from(*byte), self.at + 1));
        }
        self.next_of_any_script()
    }

    fn next_of_any_script(self) -> Option<(char, usize)> {
        let mut chars = self
            .rest()
            .char_indices()
            .filter(|(_, c)| !is_invisible(*c));
        let (index, c) = chars.next()?;
        let end = self.at + index + c.len_utf8();
        if c.is_alphabetic()
            && let Some((index, mark)) = chars.next()
            && let Some(composed) = compose(c, mark)
        {
            return Some((composed, self.at + index + mark.len_utf8()));
        }
        Some((unify(c), end))
    }

    pub(crate) fn peek(self) -> Option<char> {
        self.next().map(|(c, _)| c)
    }

    /// The character after the next one.
    pub(crate) fn peek_second(mut self) -> Option<char> {
        self.bump()?;
        self.peek()
    }

    pub(crate) fn bump(&mut self) -> Option<char> {
        let (c, end) = self.next()?;
        self.at = end;
        Some(c)
    }

    pub(crate) fn eat_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let (c, end) = self.next().filter(|(c, _)| wanted(*c))?;
        self.at = end;
        Some(c)
    }

    pub(crate) fn eat(&mut self, wanted: char) -> bool {
        self.eat_if(|c| c == wanted).is_some()
    }

    /// Takes the whole text or nothing.
    pub(crate) fn eat_str(&mut self, wanted: &str) -> bool {
        self.eat_as(wanted, |c| c)
    }

    /// Takes the whole text or nothing, after each character has been changed.
    pub(crate) fn eat_as(&mut self, wanted: &str, change: impl Fn(char) -> char) -> bool {
        let mut ahead = *self;
        if wanted
            .chars()
            .all(|w| ahead.eat_if(|c| change(c) == w).is_some())
        {
            *self = ahead;
            return true;
        }
        false
    }

    /// Takes the value of a digit.
    pub(crate) fn digit(&mut self) -> Option<u32> {
        self.eat_if(|c| c.is_ascii_digit())?.to_digit(10)
    }

    /// Takes white space; returns how many characters.
    pub(crate) fn spaces(&mut self) -> usize {
        let mut count = 0;
        while self.eat_if(char::is_whitespace).is_some() {
            count += 1;
        }
        count
    }

    /// Whether no letter or digit follows.
    pub(crate) fn at_word_end(self) -> bool {
        !self.peek().is_some_and(is_joining)
    }

    /// Whether white space or the end follows.
    pub(crate) fn at_space(self) -> bool {
        self.peek().is_none_or(char::is_whitespace)
    }

    /// Whether what ends here stands free: neither a letter or digit follows, nor a sign that
    /// joins it to one (`/7`, `.com`, `@`).
    pub(crate) fn at_clean_end(self) -> bool {
        let Some(c) = self.peek() else { return true };
        let second = self.peek_second();
        match c {
            '@' | '%' | '\\' | '€' | '$' | '£' | '°' | '&' => false,
            '/' | '-' | ':' | '.' | '\'' | '’' | '=' | '+' | '#' | '_' => {
                !second.is_some_and(is_joining)
            }
            ',' => !second.is_some_and(|c| c.is_ascii_digit()),
            c => !is_joining(c),
        }
    }
}

/// Whether a character makes one word with the letters and digits beside it. Chinese, Japanese and
/// Korean are written without spaces, or with endings glued to figures: there a move ends.
pub(crate) fn is_joining(c: char) -> bool {
    c.is_alphanumeric() && !is_ideograph(c)
}

pub(crate) fn is_ideograph(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7AF}'
        | '\u{F900}'..='\u{FAFF}')
}

/// Characters without width that mail programs and word processors leave inside a move.
pub(crate) fn is_invisible(c: char) -> bool {
    matches!(c, '\u{00AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{2064}' | '\u{2066}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

fn unify(c: char) -> char {
    if c.is_ascii() {
        return c;
    }
    match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE58}' | '\u{FE63}' => '-',
        '✕' | '✖' | '⨯' | '╳' => '×',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        _ if c.is_numeric() => digit_of_script(c).unwrap_or(c),
        _ => c,
    }
}

fn digit_of_script(c: char) -> Option<char> {
    let code = u32::from(c);
    let zero = ZEROS
        .iter()
        .find(|zero| (**zero..**zero + 10).contains(&code))?;
    char::from_digit(code - zero, 10)
}
