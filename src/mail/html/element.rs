//! What an open element means for the text in it.

use html5gum::StartTag;

/// Kinds of elements, as far as the text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Inline,
    /// Inline and without an end tag.
    Void,
    Image,
    Break,
    Block,
    Rule,
    Paragraph,
    Quote,
    Preformatted,
    Ordered,
    Unordered,
    Item,
    Table,
    Row,
    Cell,
    /// `<style>` and its like: never shown.
    Unseen,
}

impl Kind {
    pub(super) fn is_block(self) -> bool {
        !matches!(
            self,
            Self::Inline | Self::Void | Self::Image | Self::Break | Self::Unseen
        )
    }

    pub(super) fn is_void(self) -> bool {
        matches!(self, Self::Void | Self::Image | Self::Break | Self::Rule)
    }

    pub(super) fn is_table(self) -> bool {
        matches!(self, Self::Table | Self::Row | Self::Cell)
    }
}

pub(super) fn kind_of(name: &[u8]) -> Kind {
    match name {
        b"br" => Kind::Break,
        b"hr" => Kind::Rule,
        b"img" => Kind::Image,
        b"area" | b"base" | b"col" | b"embed" | b"input" | b"link" | b"meta" | b"param"
        | b"source" | b"track" | b"wbr" => Kind::Void,
        b"p" => Kind::Paragraph,
        b"blockquote" => Kind::Quote,
        b"pre" | b"xmp" | b"listing" | b"plaintext" => Kind::Preformatted,
        b"ol" => Kind::Ordered,
        b"ul" | b"menu" | b"dir" => Kind::Unordered,
        b"li" => Kind::Item,
        b"table" => Kind::Table,
        b"tr" => Kind::Row,
        b"td" | b"th" => Kind::Cell,
        b"div" | b"h1" | b"h2" | b"h3" | b"h4" | b"h5" | b"h6" | b"center" | b"address"
        | b"article" | b"aside" | b"body" | b"html" | b"caption" | b"dd" | b"dl" | b"dt"
        | b"fieldset" | b"figure" | b"figcaption" | b"footer" | b"form" | b"header" | b"legend"
        | b"main" | b"nav" | b"section" | b"tbody" | b"thead" | b"tfoot" => Kind::Block,
        b"style" | b"script" | b"title" | b"template" | b"select" | b"object" | b"svg"
        | b"noframes" | b"iframe" => Kind::Unseen,
        _ => Kind::Inline,
    }
}

/// An open element, with what it inherits.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: Vec<u8>,
    pub(super) kind: Kind,
    is_hidden: bool,
    /// Text of no size: unlike the other ways to hide, an inner element may undo it.
    is_tiny: bool,
    pub(super) is_preformatted: bool,
    /// Levels of quotation.
    pub(super) quotes: usize,
    /// A paragraph with space around it: a blank line.
    pub(super) has_margin: bool,
    /// The block of header lines that Outlook puts above what it quotes, with nothing at the end.
    pub(super) begins_endless_quote: bool,
}

impl Element {
    pub(super) fn open(tag: &StartTag<()>, kind: Kind, parent: Option<&Self>) -> Self {
        let style = Style::of(tag);
        let (hidden, tiny, preformatted, quotes) = parent.map_or((false, false, false, 0), |up| {
            (up.is_hidden, up.is_tiny, up.is_preformatted, up.quotes)
        });
        let attribute = |name: &[u8]| {
            let value = tag.attributes.get(name)?;
            Some(String::from_utf8_lossy(value).to_ascii_lowercase())
        };
        let class = attribute(b"class").unwrap_or_default();
        let is_quote = match kind {
            Kind::Quote => !style.is_indent(&class, tag),
            Kind::Block => style.is_quote() || is_quote_class(&class),
            _ => false,
        };
        let id = attribute(b"id").unwrap_or_default();
        Self {
            kind,
            is_hidden: hidden
                || kind == Kind::Unseen
                || style.is_hidden()
                || tag.attributes.contains_key(b"hidden".as_slice()),
            is_tiny: style.is_tiny().unwrap_or(tiny),
            is_preformatted: style.is_preformatted().unwrap_or(preformatted)
                || kind == Kind::Preformatted,
            quotes: quotes + usize::from(is_quote),
            has_margin: !style.has_no_margin() && !class.contains("mso"),
            begins_endless_quote: kind == Kind::Block
                && (style.is_outlook_header() || id.ends_with("divrplyfwdmsg")),
            name: tag.name.to_vec(),
        }
    }

    pub(super) fn is_visible(&self) -> bool {
        !self.is_hidden && !self.is_tiny
    }
}

/// Yahoo's quotation is a plain `<div>` of this class. Gmail's `gmail_quote` is none: inline
/// replies stand in it, between its `<blockquote>`s.
fn is_quote_class(class: &str) -> bool {
    class
        .split_whitespace()
        .any(|word| word.starts_with("yahoo_quoted"))
}

/// A style attribute in lower case, without white space.
struct Style(String);

impl Style {
    fn of(tag: &StartTag<()>) -> Self {
        let style = tag.attributes.get(b"style".as_slice());
        let text = style.map(|style| String::from_utf8_lossy(style).to_ascii_lowercase());
        Self(
            text.unwrap_or_default()
                .chars()
                .filter(|char| !char.is_whitespace())
                .collect(),
        )
    }

    /// The value of a property; the last one counts.
    fn value(&self, property: &str) -> Option<&str> {
        self.0
            .split(';')
            .filter_map(|declaration| declaration.split_once(':'))
            .filter(|(name, _)| *name == property)
            .map(|(_, value)| value.trim_end_matches("!important"))
            .next_back()
    }

    fn is_hidden(&self) -> bool {
        self.value("display") == Some("none")
            || matches!(self.value("visibility"), Some("hidden" | "collapse"))
            || self.value("mso-hide") == Some("all")
            || self.value("opacity") == Some("0")
            || self.value("max-height").is_some_and(is_zero)
    }

    fn is_tiny(&self) -> Option<bool> {
        self.value("font-size").map(is_zero)
    }

    fn is_preformatted(&self) -> Option<bool> {
        self.value("white-space")
            .map(|value| value.starts_with("pre"))
    }

    fn has_no_margin(&self) -> bool {
        ["margin", "margin-top", "margin-bottom"]
            .iter()
            .any(|name| self.value(name).is_some_and(|value| value.starts_with('0')))
    }

    /// Outlook: `border:none;border-left:solid blue 1.5pt;padding:0cm 0cm 0cm 4.0pt`.
    fn is_quote(&self) -> bool {
        self.value("border-left").is_some_and(|border| {
            border.contains("solid") && !border.starts_with("none") && !is_zero(border)
        }) && (self.value("border") == Some("none") || self.value("padding-left").is_some())
    }

    /// Outlook: `border:none;border-top:solid #E1E1E1 1.0pt` (`#B5C4DF` in 2007 and 2010).
    fn is_outlook_header(&self) -> bool {
        self.value("border-top").is_some_and(|border| {
            border.contains("solid") && (border.contains("e1e1e1") || border.contains("b5c4df"))
        })
    }

    /// Gmail's indent button makes `<blockquote style="margin:0 0 0 40px;border:none;padding:0px">`.
    fn is_indent(&self, class: &str, tag: &StartTag<()>) -> bool {
        class.is_empty()
            && !tag.attributes.contains_key(b"type".as_slice())
            && !tag.attributes.contains_key(b"cite".as_slice())
            && self.value("border") == Some("none")
            && self.value("border-left").is_none()
    }
}

/// `0`, `0px`, `0.0pt`, `0!important`; not `0.9em`.
fn is_zero(value: &str) -> bool {
    let digits = value.trim_end_matches(|char: char| char.is_ascii_alphabetic() || char == '%');
    !digits.is_empty() && digits.bytes().all(|byte| matches!(byte, b'0' | b'.'))
}
