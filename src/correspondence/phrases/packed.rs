//! Many short texts in one long one: thousands of `String`s would take ten times the memory, for as
//! long as the daemon runs.

/// The texts.
#[derive(Debug, Default)]
pub(super) struct Texts(String);

/// Where a text lies in them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    start: u32,
    end: u32,
}

impl Texts {
    /// Adds the words of a text, with blanks between them.
    pub(super) fn push<'w>(&mut self, words: impl Iterator<Item = &'w str>) -> Span {
        let start = self.end();
        for (index, word) in words.enumerate() {
            if index > 0 {
                self.0.push(' ');
            }
            self.0.push_str(word);
        }
        Span {
            start,
            end: self.end(),
        }
    }

    /// Returns a text.
    pub(super) fn get(&self, span: Span) -> &str {
        let bounds = usize::try_from(span.start)
            .ok()
            .zip(usize::try_from(span.end).ok());
        bounds
            .and_then(|(start, end)| self.0.get(start..end))
            .unwrap_or_default()
    }

    /// Gives back what is not needed once all texts are in.
    pub(super) fn shrink(&mut self) {
        self.0.shrink_to_fit();
    }

    /// The tables are far from 4 GB.
    fn end(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }
}
