//! Reads JSON (RFC 8259) step by step and goes on behind what is wrong. **Lacks what the keys mean.** Nothing recurses, so
//! that no depth of brackets does harm.

use crate::grammar::add_fault;
use crate::lexer::is_space;
use crate::{JsonFault, ScoreFault, ScoreFaultKind, Span};

/// What a value is, by its first character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opens {
    Object,
    List,
    Text,
    /// A number, `true`, `false`, `null`, or a word that is none.
    Bare,
    /// No value stands here.
    Nothing,
}

/// A value that is neither an object nor a list.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scalar {
    /// What it says: of a text, without its quotes.
    pub(super) inner: Span,
    /// All of it.
    pub(super) outer: Span,
    /// Whether it stands in quotes.
    pub(super) quoted: bool,
}

/// Where in a list or object the reader is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inside {
    /// The bracket that opened it.
    opened: usize,
    /// Whether a comma or the end must come next.
    full: bool,
}

impl Scalar {
    /// What it says.
    pub(super) fn of(self, text: &str) -> &str {
        self.inner.of(text)
    }
}

pub(super) struct Json<'t> {
    pub(super) text: &'t str,
    at: usize,
    pub(super) faults: Vec<ScoreFault>,
}

impl<'t> Json<'t> {
    pub(super) fn new(text: &'t str) -> Json<'t> {
        Json { text, at: 0, faults: Vec::new() }
    }

    pub(super) fn fault(&mut self, fault: JsonFault, span: Span) {
        add_fault(&mut self.faults, ScoreFaultKind::Json(fault), span);
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest().trim_start_matches(|c: char| is_space(c) || c == '\u{feff}');
        self.at = self.text.len() - rest.len();
    }

    fn peek(&mut self) -> Option<u8> {
        self.skip_space();
        self.rest().bytes().next()
    }

    /// What stands between two values of the first level: `false` at the end of the text. The brackets and commas of a list of
    /// sheets say nothing.
    pub(super) fn next_outside(&mut self) -> bool {
        loop {
            match self.peek() {
                None => return false,
                Some(b',' | b'[' | b']') => self.at += 1,
                Some(b'}' | b':') => {
                    self.fault(JsonFault::Stray, Span::new(self.at, self.at + 1));
                    self.at += 1;
                }
                Some(_) => return true,
            }
        }
    }

    /// What kind of value comes next.
    pub(super) fn opens(&mut self) -> Opens {
        match self.peek() {
            Some(b'{') => Opens::Object,
            Some(b'[') => Opens::List,
            Some(b'"' | b'\'') => Opens::Text,
            None | Some(b',' | b'}' | b']' | b':') => Opens::Nothing,
            Some(_) => Opens::Bare,
        }
    }

    /// Where the next value begins.
    pub(super) fn place(&mut self) -> usize {
        self.skip_space();
        self.at
    }

    /// Goes into the object or list that opens here.
    pub(super) fn enter(&mut self) -> Inside {
        self.skip_space();
        let opened = self.at;
        self.at += 1;
        Inside { opened, full: false }
    }

    /// Whether another value stands in a list; behind its end if not.
    pub(super) fn next_item(&mut self, inside: &mut Inside) -> bool {
        self.next_in(inside, b']')
    }

    /// The next key of an object, its value still to be read; `None` behind its end.
    pub(super) fn next_key(&mut self, inside: &mut Inside) -> Option<Scalar> {
        while self.next_in(inside, b'}') {
            let key = match self.opens() {
                Opens::Text => self.scalar(),
                Opens::Bare => {
                    let key = self.scalar();
                    self.fault(JsonFault::Key, key.outer);
                    key
                }
                _ => {
                    let start = self.at;
                    self.skip();
                    self.fault(JsonFault::Key, Span::new(start, self.at));
                    continue;
                }
            };
            if self.peek() == Some(b':') {
                self.at += 1;
                return Some(key);
            }
            self.fault(JsonFault::Colon, key.outer);
            if self.opens() != Opens::Nothing {
                return Some(key);
            }
        }
        None
    }

    fn next_in(&mut self, inside: &mut Inside, close: u8) -> bool {
        loop {
            match self.peek() {
                Some(byte) if byte == close => {
                    self.at += 1;
                    return false;
                }
                // Another bracket ends what is around this one.
                None | Some(b'}' | b']') => {
                    self.fault(JsonFault::Open, Span::new(inside.opened, inside.opened + 1));
                    return false;
                }
                Some(b',') => {
                    if !inside.full {
                        self.fault(JsonFault::Value, Span::new(self.at, self.at + 1));
                    }
                    self.at += 1;
                    inside.full = false;
                    // A comma before the end.
                    if self.peek() == Some(close) {
                        self.fault(JsonFault::Value, Span::new(self.at, self.at + 1));
                    }
                }
                Some(b':') => {
                    self.fault(JsonFault::Stray, Span::new(self.at, self.at + 1));
                    self.at += 1;
                }
                Some(_) => {
                    if inside.full {
                        self.fault(JsonFault::Comma, Span::new(self.at, self.at));
                    }
                    inside.full = true;
                    return true;
                }
            }
        }
    }

    /// The text, number or word that comes next.
    pub(super) fn scalar(&mut self) -> Scalar {
        self.skip_space();
        let start = self.at;
        let bytes = self.text.as_bytes();
        let Some(quote @ (b'"' | b'\'')) = bytes.get(start).copied() else {
            let word = |c: char| !is_space(c) && !matches!(c, ',' | ':' | '[' | ']' | '{' | '}' | '"' | '\'');
            let length = self.rest().find(|c| !word(c)).unwrap_or(self.rest().len());
            self.at += length;
            let span = Span::new(start, self.at);
            return Scalar { inner: span, outer: span, quoted: false };
        };
        let mut at = start + 1;
        // A text ends with its line at the latest: no line feed may stand in one.
        let end = loop {
            match bytes.get(at) {
                None | Some(b'\n' | b'\r') => break None,
                Some(b'\\') => at += 2,
                Some(byte) if *byte == quote => break Some(at),
                Some(_) => at += 1,
            }
        };
        let mut stop = end.unwrap_or(at).min(bytes.len());
        while !self.text.is_char_boundary(stop) {
            stop -= 1;
        }
        self.at = end.map_or(stop, |end| end + 1);
        let outer = Span::new(start, self.at);
        if end.is_none() {
            self.fault(JsonFault::Open, Span::new(start, start + 1));
        } else if quote == b'\'' {
            self.fault(JsonFault::Quotes, outer);
        }
        Scalar { inner: Span::new(start + 1, stop.max(start + 1)), outer, quoted: true }
    }

    /// A scalar without quotes that is no value of JSON is a fault.
    pub(super) fn check_bare(&mut self, scalar: Scalar) {
        if !scalar.quoted && !is_literal(scalar.inner.of(self.text)) {
            self.fault(JsonFault::Value, scalar.outer);
        }
    }

    /// Goes behind the value that comes next, whatever it is.
    pub(super) fn skip(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.opens() {
                Opens::Object | Opens::List => {
                    self.at += 1;
                    depth += 1;
                }
                Opens::Text => {
                    self.scalar();
                }
                Opens::Bare => {
                    let scalar = self.scalar();
                    if depth == 0 {
                        self.check_bare(scalar);
                    }
                }
                Opens::Nothing if depth == 0 => {
                    self.fault(JsonFault::Value, Span::new(self.at, self.at));
                    return;
                }
                Opens::Nothing => match self.peek() {
                    None => return,
                    Some(b'}' | b']') => {
                        self.at += 1;
                        depth -= 1;
                    }
                    Some(_) => self.at += 1,
                },
            }
            if depth == 0 {
                return;
            }
        }
    }
}

/// Whether a word is a value of JSON without quotes.
fn is_literal(word: &str) -> bool {
    matches!(word, "true" | "false" | "null") || is_number(word)
}

/// Whether a word is a number as JSON writes it.
fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('-').unwrap_or(word);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && word.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'+' | b'.' | b'e' | b'E'))
        && word.parse::<f64>().is_ok_and(f64::is_finite)
}
