/// Whose words a line holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// The sender's own words.
    Own,
    /// Quoted from an earlier message, or the line that introduces the quotation.
    Quoted,
    /// Signature, disclaimer, footer, advertisement.
    Signature,
}

/// One line of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Whose words.
    pub kind: LineKind,
    /// The line as it stands, without its line end.
    pub text: &'a str,
}

/// A text, each of its lines labelled; all lines, in order.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Body<'a> {
    /// The lines.
    pub lines: Vec<Line<'a>>,
}

/// Labels each line of a text. `ours`: texts that we sent in this thread, to know unmarked quotes by.
#[must_use]
pub fn split_body<'a>(_text: &'a str, _ours: &[&str]) -> Body<'a> {
    todo!()
}
