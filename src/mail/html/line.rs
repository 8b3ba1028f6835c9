//! Puts lines together: white space collapsed, quotation marked, no two blank lines in a row.

/// Lines that are finished, and the one being written.
#[derive(Default)]
pub(super) struct Lines {
    finished: String,
    line: String,
    /// A block has ended or begun: the line ends before the next text.
    is_break_due: bool,
    /// A blank line is due as well.
    is_gap_due: bool,
    /// White space stands between the line and the next text.
    is_space_due: bool,
    /// No line has ended since the row began: its cells stand on one line so far.
    is_row_on_one_line: bool,
    /// A cell has begun and is still empty: the paragraph in it begins no new line.
    is_in_empty_cell: bool,
    /// Something stands on the line, if only a no-break space.
    is_begun: bool,
    last_was_blank: bool,
    depth: usize,
}

impl Lines {
    pub(super) fn finish(mut self) -> String {
        self.flush();
        let end = self.finished.trim_end_matches([' ', '>', '\n']).len();
        // Blank lines at the end, quoted or not, say nothing.
        let end = self
            .finished
            .get(end..)
            .and_then(|rest| rest.find('\n'))
            .map(|at| end + at + 1);
        self.finished.truncate(end.unwrap_or(self.finished.len()));
        self.finished
    }

    /// A block begins or ends here.
    pub(super) fn block(&mut self) {
        self.is_break_due |= !self.is_in_empty_cell;
    }

    /// A paragraph with space around it begins or ends here.
    pub(super) fn paragraph(&mut self) {
        self.block();
        self.is_gap_due |= !self.is_in_empty_cell;
    }

    /// A row of a table begins.
    pub(super) fn row(&mut self) {
        self.flush();
        self.is_row_on_one_line = true;
    }

    /// A row ends: what follows stands below it.
    pub(super) fn end_row(&mut self) {
        self.flush();
        self.is_row_on_one_line = false;
    }

    /// A cell begins: after a tab, where the row so far is one line. A break due at the end of the
    /// cell before (Word puts a paragraph into each cell) is none then.
    pub(super) fn cell(&mut self) {
        if self.is_row_on_one_line && self.is_begun {
            self.is_break_due = false;
            self.is_gap_due = false;
            self.is_space_due = false;
            self.line.push('\t');
        } else {
            self.block();
        }
        self.is_in_empty_cell = true;
    }

    /// `<br>`: the line ends, even an empty one.
    pub(super) fn end_line(&mut self) {
        if self.is_break_due {
            self.flush();
        }
        if self.is_begun {
            self.flush();
        } else {
            self.push_blank();
        }
    }

    pub(super) fn set_depth(&mut self, depth: usize) {
        if depth != self.depth {
            self.flush();
            self.depth = depth;
        }
    }

    pub(super) fn text(&mut self, text: &str, is_preformatted: bool) {
        for char in text.chars() {
            match char {
                '\n' if is_preformatted => self.end_line(),
                '\r' => {}
                '\u{a0}' | '\u{202f}' | '\u{2007}' => self.push(' '),
                ' ' | '\t' if is_preformatted => self.push(char),
                ' ' | '\t' | '\n' | '\u{c}' => self.is_space_due = true,
                _ => self.push(char),
            }
        }
    }

    fn push(&mut self, char: char) {
        if self.is_break_due {
            self.flush();
        }
        if self.is_space_due {
            if self.is_begun && !self.line.ends_with(['\t', ' ']) {
                self.line.push(' ');
            }
            self.is_space_due = false;
        }
        self.is_begun = true;
        self.is_in_empty_cell = false;
        self.line.push(char);
    }

    /// Ends the line that has been begun, if one has.
    fn flush(&mut self) {
        let is_gap_due = std::mem::take(&mut self.is_gap_due);
        self.is_break_due = false;
        self.is_space_due = false;
        self.is_in_empty_cell = false;
        if self.is_begun {
            self.is_begun = false;
            self.is_row_on_one_line = false;
            let line = std::mem::take(&mut self.line);
            let content = line.trim_end();
            if content.is_empty() {
                self.push_blank();
            } else {
                self.push_marks();
                self.finished.push_str(content);
                self.finished.push('\n');
                self.last_was_blank = false;
            }
        }
        if is_gap_due {
            self.push_blank();
        }
    }

    fn push_blank(&mut self) {
        if self.last_was_blank || self.finished.is_empty() {
            return;
        }
        self.push_marks();
        let end = self.finished.trim_end_matches(' ').len();
        self.finished.truncate(end);
        self.finished.push('\n');
        self.last_was_blank = true;
    }

    fn push_marks(&mut self) {
        self.finished.extend(std::iter::repeat_n("> ", self.depth));
    }
}
