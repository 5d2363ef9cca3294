//! From bytes to text: finds the encoding, decodes without ever failing, and finds the way back to the bytes.

mod escapes;

use escapes::json_escapes;
use std::borrow::Cow;

/// How a text is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, low byte first.
    Utf16Le,
    /// UTF-16, high byte first.
    Utf16Be,
    /// Windows-1252, which holds ISO 8859-1, the character set of the PGN standard.
    Windows1252,
    /// Any other that has a name on the Web.
    Other(&'static encoding_rs::Encoding),
}

impl Encoding {
    /// The encoding of a name, as Web pages name them: `utf-8`, `latin1`, `windows-1251`, `shift_jis`.
    ///
    /// ```
    /// use planilla_notation::Encoding;
    /// assert_eq!(Encoding::from_name("Latin1"), Some(Encoding::Windows1252));
    /// assert_eq!(Encoding::from_name("morse"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Encoding> {
        let found = encoding_rs::Encoding::for_label(name.as_bytes())?;
        Some(match found {
            _ if found == encoding_rs::UTF_8 => Encoding::Utf8,
            _ if found == encoding_rs::UTF_16LE => Encoding::Utf16Le,
            _ if found == encoding_rs::UTF_16BE => Encoding::Utf16Be,
            _ if found == encoding_rs::WINDOWS_1252 => Encoding::Windows1252,
            _ => Encoding::Other(found),
        })
    }

    /// The name of the encoding.
    pub fn name(self) -> &'static str {
        self.table().name()
    }

    fn table(self) -> &'static encoding_rs::Encoding {
        match self {
            Encoding::Utf8 => encoding_rs::UTF_8,
            Encoding::Utf16Le => encoding_rs::UTF_16LE,
            Encoding::Utf16Be => encoding_rs::UTF_16BE,
            Encoding::Windows1252 => encoding_rs::WINDOWS_1252,
            Encoding::Other(table) => table,
        }
    }

    /// The byte order mark of the encoding.
    fn mark(self) -> &'static [u8] {
        match self {
            Encoding::Utf8 => b"\xef\xbb\xbf",
            Encoding::Utf16Le => b"\xff\xfe",
            Encoding::Utf16Be => b"\xfe\xff",
            _ => b"",
        }
    }
}

/// A decoded text and how it came about.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    /// The text, without its byte order mark.
    pub text: Cow<'a, str>,
    /// How it was stored.
    pub encoding: Encoding,
    /// Whether a byte order mark was there.
    pub marked: bool,
    /// How many bytes could not be decoded; U+FFFD stands for them.
    pub undecoded: usize,
    map: Map,
    /// The length of the input. An offset never lies beyond it, though the text of a character that was cut off would.
    length: usize,
}

/// The way from a byte of the text back to a byte of the input.
#[derive(Clone, Debug)]
enum Map {
    /// The text is the input after so many bytes.
    Shift(usize),
    /// A character has so many bytes in the input, here for single-byte encodings and UTF-16.
    /// The list has the input's offset at the first character from each multiple of `STRIDE` on.
    Counted { wide: bool, marks: Vec<(u32, u32)> },
    /// Pairs of text and input offsets; between them both run in step.
    Anchors(Vec<(u32, u32)>),
}

/// How far two marks of a counted map are apart, at the least.
const STRIDE: usize = 1024;

impl<'a> Source<'a> {
    /// Decodes a text. With no encoding given: UTF-8 or UTF-16 by its byte order mark, else UTF-8 if it is valid, else
    /// Windows-1252. Never fails.
    ///
    /// ```
    /// use planilla_notation::{Encoding, Source};
    /// let source = Source::decode(b"Mu\xf1oz: e4", None);
    /// assert_eq!((&*source.text, source.encoding), ("Muñoz: e4", Encoding::Windows1252));
    /// assert_eq!(source.original_offset(8), 7);
    /// ```
    pub fn decode(bytes: &'a [u8], encoding: Option<Encoding>) -> Source<'a> {
        let by_mark = [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be]
            .into_iter()
            .find(|candidate| bytes.starts_with(candidate.mark()));
        // Nearly all texts are UTF-8, and need to be looked at once.
        let marked = |encoding| by_mark == Some(encoding);
        let skipped = |encoding: Encoding| if marked(encoding) { encoding.mark().len() } else { 0 };
        let whole = |text, encoding| Source {
            text: Cow::Borrowed(text),
            encoding,
            marked: marked(encoding),
            undecoded: 0,
            map: Map::Shift(skipped(encoding)),
            length: bytes.len(),
        };
        let given = encoding.or(by_mark);
        if matches!(given, None | Some(Encoding::Utf8))
            && let Ok(text) = std::str::from_utf8(&bytes[skipped(Encoding::Utf8)..])
        {
            return whole(text, Encoding::Utf8);
        }
        let encoding = given.unwrap_or(Encoding::Windows1252);
        let mut source = whole("", encoding);
        let skipped = skipped(encoding);
        let body = &bytes[skipped..];
        if encoding == Encoding::Utf8 {
            source.decode_broken_utf8(body, skipped);
            return source;
        }
        let table = encoding.table();
        let wide = matches!(encoding, Encoding::Utf16Le | Encoding::Utf16Be);
        if wide || table.is_single_byte() {
            let (text, _) = table.decode_without_bom_handling(body);
            source.undecoded = text.matches(char::REPLACEMENT_CHARACTER).count();
            source.map = Map::Counted { wide, marks: count_marks(&text, wide, skipped) };
            source.text = text;
        } else {
            source.decode_bytewise(body, skipped);
        }
        source
    }

    /// The source with the escapes of JSON undone (RFC 8259, 7): `\u2654` is the character, `\/` a slash. Those of quotes,
    /// of backslashes and of signs without a shape stay, so that texts end where they did.
    ///
    /// ```
    /// use planilla_notation::Source;
    /// let source = Source::decode(br#"["\u2658f3", "1\/2"]"#, None).undo_json_escapes();
    /// assert_eq!(source.text, r#"["♘f3", "1/2"]"#);
    /// assert_eq!(source.original_offset(5), 8);
    /// ```
    #[must_use]
    pub fn undo_json_escapes(self) -> Source<'a> {
        let in_step: &[(u32, u32)] = match &self.map {
            Map::Shift(_) => &[],
            Map::Anchors(anchors) => anchors,
            // Between its marks nothing tells where a character stands.
            Map::Counted { .. } => return self,
        };
        let escapes = json_escapes(&self.text);
        if escapes.is_empty() {
            return self;
        }
        let mut text = String::with_capacity(self.text.len());
        let mut anchors = vec![(0, self.original_offset(0) as u32)];
        let (mut done, mut held) = (0, in_step);
        let end = (self.text.len()..self.text.len(), None);
        for (range, character) in escapes.into_iter().map(|(range, character)| (range, Some(character))).chain([end]) {
            while let [(at, input), rest @ ..] = held
                && (*at as usize) < range.start
            {
                if let Some(behind) = (*at as usize).checked_sub(done) {
                    anchors.push(((text.len() + behind) as u32, *input));
                }
                held = rest;
            }
            text.push_str(&self.text[done..range.start]);
            if let Some(character) = character {
                anchors.push((text.len() as u32, self.original_offset(range.start) as u32));
                text.push(character);
                anchors.push((text.len() as u32, self.original_offset(range.end) as u32));
            }
            done = range.end;
        }
        Source { text: Cow::Owned(text), map: Map::Anchors(anchors), ..self }
    }

    /// Whether each byte of the text stands as far from the first as it does in the input.
    pub fn is_in_step(&self) -> bool {
        matches!(self.map, Map::Shift(_))
    }

    /// The source without its borrow.
    pub fn into_owned(self) -> Source<'static> {
        let Source { text, encoding, marked, undecoded, map, length } = self;
        Source { text: Cow::Owned(text.into_owned()), encoding, marked, undecoded, map, length }
    }

    /// Decodes bytes that ought to be UTF-8 and are not.
    fn decode_broken_utf8(&mut self, body: &[u8], skipped: usize) {
        let mut text = String::with_capacity(body.len() + 16);
        let mut anchors = vec![(0, skipped as u32)];
        let mut at = skipped;
        for chunk in body.utf8_chunks() {
            text.push_str(chunk.valid());
            at += chunk.valid().len();
            if !chunk.invalid().is_empty() {
                anchors.push((text.len() as u32, at as u32));
                text.push(char::REPLACEMENT_CHARACTER);
                at += chunk.invalid().len();
                anchors.push((text.len() as u32, at as u32));
                self.undecoded += chunk.invalid().len();
            }
        }
        self.text = Cow::Owned(text);
        self.map = Map::Anchors(anchors);
    }

    /// Decodes one byte after the other, to see which characters come from which bytes.
    fn decode_bytewise(&mut self, body: &[u8], skipped: usize) {
        let mut decoder = self.encoding.table().new_decoder_without_bom_handling();
        let mut text = String::with_capacity(body.len() * 2 + 16);
        let mut anchors = vec![(0u32, skipped as u32)];
        let mut pending = 0;
        for at in 0..=body.len() {
            let (last, byte) = (at == body.len(), &body[at..body.len().min(at + 1)]);
            let before = text.len();
            text.reserve(16);
            let (_, _, broken) = decoder.decode_to_string(byte, &mut text, last);
            self.undecoded += usize::from(broken);
            let mut origin = pending;
            for (offset, _) in text[before..].char_indices() {
                let anchor = ((before + offset) as u32, (skipped + origin) as u32);
                if anchors.last().is_none_or(|&(text, input)| anchor.0 - text != anchor.1 - input) {
                    anchors.push(anchor);
                }
                origin = at;
            }
            if text.len() > before {
                pending = at + 1;
            }
        }
        self.text = Cow::Owned(text);
        self.map = Map::Anchors(anchors);
    }

    /// The offset in the undecoded input of a byte of the text.
    pub fn original_offset(&self, decoded: usize) -> usize {
        let before = |marks: &[(u32, u32)]| {
            let found = marks.partition_point(|&(text, _)| text as usize <= decoded);
            found.checked_sub(1).map_or((0, 0), |at| (marks[at].0 as usize, marks[at].1 as usize))
        };
        let offset = match &self.map {
            Map::Shift(skipped) => decoded + skipped,
            Map::Anchors(anchors) => {
                let (text, input) = before(anchors);
                input + (decoded - text)
            }
            Map::Counted { wide, marks } => {
                let (text, input) = before(marks);
                let part = self.text.get(text..decoded).unwrap_or_else(|| &self.text[text..]);
                input + if *wide { part.encode_utf16().count() * 2 } else { part.chars().count() }
            }
        };
        offset.min(self.length)
    }
}

/// The marks of a counted map.
fn count_marks(text: &str, wide: bool, skipped: usize) -> Vec<(u32, u32)> {
    let mut marks = Vec::with_capacity(text.len() / STRIDE + 1);
    let mut input = skipped;
    let mut next = 0;
    for (at, c) in text.char_indices() {
        if at >= next {
            marks.push((at as u32, input as u32));
            next = at + STRIDE;
        }
        input += if wide { c.len_utf16() * 2 } else { 1 };
    }
    if marks.is_empty() {
        marks.push((0, skipped as u32));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;

    // Input, encoding given, text, marked, undecoded, and pairs of text and input offsets.
    type Case<'c> = (&'c [u8], Option<Encoding>, &'c str, bool, usize, &'c [(usize, usize)]);

    #[test]
    fn encodings() {
        let russian = Encoding::from_name("windows-1251");
        let japanese = Encoding::from_name("shift_jis");
        let utf8 = Some(Encoding::Utf8);
        let cases: [Case<'_>; 10] = [
            (b"e4", None, "e4", false, 0, &[(0, 0), (2, 2)]),
            (b"\xef\xbb\xbfe4", None, "e4", true, 0, &[(0, 3), (2, 5)]),
            (b"\xff\xfee\x004\x00", None, "e4", true, 0, &[(0, 2), (1, 4), (2, 6)]),
            (b"\xfe\xff\x26\x58\x00f", None, "♘f", true, 0, &[(0, 2), (3, 4), (4, 6)]),
            (b"\xbd-\xbd e", None, "½-½ e", false, 0, &[(0, 0), (2, 1), (3, 2), (5, 3), (6, 4)]),
            (b"a\xffb\xe2\x99c", utf8, "a\u{fffd}b\u{fffd}c", false, 3, &[(1, 1), (4, 2), (5, 3), (8, 5), (9, 6)]),
            (b"\xca\xf0e4", russian, "Крe4", false, 0, &[(2, 1), (4, 2), (5, 3)]),
            (b"e\x8b\xe2f", japanese, "e銀f", false, 0, &[(0, 0), (1, 1), (4, 3), (5, 4)]),
            (b"\xfe\xff\x00", None, "\u{fffd}", true, 1, &[(3, 3)]),
            (b"", None, "", false, 0, &[(0, 0)]),
        ];
        for (bytes, encoding, text, marked, undecoded, offsets) in cases {
            let source = Source::decode(bytes, encoding);
            assert_eq!((&*source.text, source.marked, source.undecoded), (text, marked, undecoded));
            for &(decoded, original) in offsets {
                assert_eq!(source.original_offset(decoded), original, "{text:?} {decoded}");
            }
        }
    }

    #[test]
    fn long_texts_find_the_way_back() {
        let bytes: Vec<u8> = (0..10_000u32).map(|at| if at % 7 == 0 { 0xf1 } else { b'a' }).collect();
        let source = Source::decode(&bytes, None);
        for (original, (decoded, _)) in source.text.char_indices().enumerate() {
            assert_eq!(source.original_offset(decoded), original);
        }
    }
}
