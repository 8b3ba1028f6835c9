//! HTML to lines. mail-parser's own conversion glues lines together (two blocks `12. 5254` and
//! `5878` become `12. 52545878`) and html2text is quadratic in nesting; so this goes
//! once over html5gum's tokens, with a stack of open elements and a line builder.

use html5gum::emitters::default::DefaultEmitter;
use html5gum::{StartTag, Token, Tokenizer};

use self::element::{Element, Kind, kind_of};
use self::line::Lines;

mod element;
mod line;
#[cfg(test)]
mod tests;

/// Depth of quotation beyond which no further `> ` is put before a line.
pub const HTML_DEPTH_MAX: usize = 20;

/// Open elements above an end tag's own one that are looked through for it; keeps hostile nesting
/// linear. A tag that closes nothing within reach is ignored.
const END_REACH_MAX: usize = 100;

/// Turns HTML into lines.
///
/// Blocks and `<br>` break lines, cells of a row are set apart by a tab, quotations get `> ` before
/// each line, and what a reader doesn't see is left out. No two blank lines follow each other.
#[must_use]
pub fn html_to_text(html: &str) -> String {
    let mut emitter = DefaultEmitter::default();
    // So that `<style>`, `<script>` and `<title>` don't spill tags into the text.
    emitter.naively_switch_states(true);
    let mut page = Page::default();
    for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
        match token {
            Token::StartTag(tag) => page.start(tag),
            Token::EndTag(tag) => page.end(&tag.name),
            Token::String(text) => page.text(&String::from_utf8_lossy(&text)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    page.lines.finish()
}

#[derive(Default)]
struct Page {
    open: Vec<Element>,
    lines: Lines,
    /// Levels of quotation that never end: what follows Outlook's header block.
    endless_quotes: usize,
    /// Numbers of the next items of the open `<ol>`s; `None` for a `<ul>`.
    lists: Vec<Option<u32>>,
}

impl Page {
    fn start(&mut self, tag: StartTag<()>) {
        let kind = kind_of(&tag.name);
        if kind == Kind::Break {
            if self.is_visible() {
                self.lines.end_line();
            }
            return;
        }
        if kind.is_block() {
            // An open paragraph ends where a block begins, with or without `</p>`.
            self.close_if_on_top(b"p");
        }
        if kind == Kind::Item {
            self.close_if_on_top(b"li");
        }
        let element = Element::open(&tag, kind, self.open.last());
        if element.begins_endless_quote {
            self.endless_quotes += 1;
        }
        let is_kept = !kind.is_void() && !tag.self_closing || kind.is_block();
        // A hidden block sets its neighbors apart too: glued digits would make a move.
        self.break_before(&element);
        if element.is_visible() {
            self.mark_item(&tag, kind);
        }
        if kind.is_void() {
            self.image(&tag, kind);
        } else if is_kept {
            self.open.push(element);
            self.set_depth();
        }
    }

    fn break_before(&mut self, element: &Element) {
        match element.kind {
            Kind::Cell => self.lines.cell(),
            Kind::Row => self.lines.row(),
            Kind::Paragraph if element.has_margin && element.is_visible() => self.lines.paragraph(),
            kind if kind.is_block() => self.lines.block(),
            _ => {}
        }
    }

    /// Outlook and Gmail turn a typed `12. Nf3` into an item of a numbered list, number and all.
    fn mark_item(&mut self, tag: &StartTag<()>, kind: Kind) {
        match kind {
            Kind::Ordered => {
                self.lists.push(Some(number(tag, b"start").unwrap_or(1)));
            }
            Kind::Unordered => self.lists.push(None),
            Kind::Item => match self.lists.last_mut() {
                Some(Some(next)) => {
                    let value = number(tag, b"value").unwrap_or(*next);
                    *next = value.saturating_add(1);
                    self.lines.text(&format!("{value}. "), false);
                }
                _ => self.lines.text("\u{2022} ", false),
            },
            _ => {}
        }
    }

    /// A picture of one character (a figurine, a face) stands for that character.
    fn image(&mut self, tag: &StartTag<()>, kind: Kind) {
        let Some(alt) = tag.attributes.get(b"alt".as_slice()) else {
            return;
        };
        let alt = String::from_utf8_lossy(alt);
        if kind == Kind::Image && self.is_visible() && alt.chars().count() <= 2 {
            self.lines.text(&alt, false);
        }
    }

    fn end(&mut self, name: &[u8]) {
        let kind = kind_of(name);
        if kind == Kind::Break {
            // Browsers take `</br>` for `<br>`.
            self.lines.end_line();
            return;
        }
        let found = self
            .open
            .iter()
            .rev()
            .take(END_REACH_MAX)
            // A cell's end is out of reach of the tags within it, and a block's of inline ones.
            .take_while(|element| {
                *element.name == *name
                    || if kind.is_block() {
                        kind.is_table() || element.kind != Kind::Cell
                    } else {
                        !element.kind.is_block()
                    }
            })
            .position(|element| *element.name == *name);
        for _ in 0..found.map_or(0, |above| above + 1) {
            self.close_top();
        }
    }

    fn close_if_on_top(&mut self, name: &[u8]) {
        if self
            .open
            .last()
            .is_some_and(|element| *element.name == *name)
        {
            self.close_top();
        }
    }

    fn close_top(&mut self) {
        let Some(element) = self.open.pop() else {
            return;
        };
        match element.kind {
            Kind::Ordered | Kind::Unordered => {
                if element.is_visible() {
                    self.lists.pop();
                }
                self.lines.block();
            }
            Kind::Row => self.lines.end_row(),
            Kind::Paragraph if element.has_margin && element.is_visible() => self.lines.paragraph(),
            kind if kind.is_block() => self.lines.block(),
            _ => {}
        }
        self.set_depth();
    }

    fn set_depth(&mut self) {
        let depth = self.open.last().map_or(0, |element| element.quotes) + self.endless_quotes;
        self.lines.set_depth(depth.min(HTML_DEPTH_MAX));
    }

    fn is_visible(&self) -> bool {
        self.open.last().is_none_or(Element::is_visible)
    }

    fn text(&mut self, text: &str) {
        if self.is_visible() {
            let is_preformatted = self
                .open
                .last()
                .is_some_and(|element| element.is_preformatted);
            self.lines.text(text, is_preformatted);
        }
    }
}

fn number(tag: &StartTag<()>, name: &[u8]) -> Option<u32> {
    let value = tag.attributes.get(name)?;
    std::str::from_utf8(value).ok()?.trim().parse().ok()
}
