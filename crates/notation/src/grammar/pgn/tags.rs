//! Tag pairs (PGN 8.1).

use super::Movetext;
use super::keys::PackedName;
use crate::grammar::{FIRST_TAGS, trimmed};
use crate::lexer::{TagParts, plain_tag, tag_parts};
use crate::{Key, ScoreFaultKind, Span, Tag};
use std::borrow::Cow;

/// Undoes the escapes `\"` and `\\` of the value of a tag pair.
///
/// ```
/// use planilla_notation::unescape;
/// assert_eq!(unescape(r#"\"Big\" Al"#), "\"Big\" Al");
/// ```
pub fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut plain = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(c) = characters.next() {
        let escaped = (c == '\\').then(|| characters.next_if(|next| matches!(next, '"' | '\\'))).flatten();
        plain.push(escaped.unwrap_or(c));
    }
    Cow::Owned(plain)
}

/// Which names have been read: a bit for each, that names beyond the known ones may share.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Names(u64);

impl Names {
    /// Adds a name; whether it may have been there before. Of a known key that is sure.
    #[inline]
    fn may_hold(&mut self, name: PackedName, key: Key) -> bool {
        const KNOWN: u32 = Key::Other as u32;
        let place = if key == Key::Other { KNOWN + name.hash() % (64 - KNOWN) } else { key as u32 };
        let held = self.0 >> place & 1 != 0;
        self.0 |= 1 << place;
        held
    }
}

impl Movetext<'_, '_> {
    /// Reads the tag pairs before the first item.
    #[inline]
    pub(super) fn headings(&mut self, wanted: impl Fn(&[u8]) -> bool) {
        let bytes = self.text.as_bytes();
        loop {
            while let Some(b' ' | b'\t'..=b'\r') = bytes.get(self.at) {
                self.at += 1;
            }
            if bytes.get(self.at) != Some(&b'[') {
                return;
            }
            match plain_tag(bytes, self.at) {
                Some(plain) if wanted(&bytes[plain.name.range()]) => self.add_tag(plain, self.at),
                Some(plain) => self.at = plain.end,
                // One without a name is no tag pair, but an item.
                None if self.tag(self.at).is_some() => return,
                None => {}
            }
        }
    }

    /// Reads what opens with the `[` at `start`, goes to its end, and gives it if it is no tag pair.
    #[cold]
    pub(super) fn tag(&mut self, start: usize) -> Option<Span> {
        let parts = tag_parts(self.text, start);
        let span = Span::new(start, parts.end);
        if parts.name.is_empty() {
            return Some(span);
        }
        if !parts.whole {
            self.fault(ScoreFaultKind::BrokenTag, span);
        }
        self.add_tag(parts, start);
        None
    }

    #[inline]
    fn add_tag(&mut self, parts: TagParts, start: usize) {
        let span = Span::new(start, parts.end);
        self.at = parts.end;
        let name = PackedName::new(self.text.as_bytes(), parts.name);
        let key = name.key();
        if self.names.may_hold(name, key) && (key != Key::Other || self.holds(parts.name)) {
            self.fault(ScoreFaultKind::RepeatedTag, span);
        }
        self.tags.push(Tag { key, name: parts.name, value: trimmed(self.text, parts.value), span });
    }

    /// Whether a tag of this name has been read.
    #[cold]
    fn holds(&self, name: Span) -> bool {
        self.tags.iter().take(FIRST_TAGS).any(|tag| tag.name.of(self.text) == name.of(self.text))
    }
}
