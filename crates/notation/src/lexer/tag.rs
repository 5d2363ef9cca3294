//! Tag pairs of PGN.

use super::{lanes, line_length};
use crate::Span;
use memchr::memchr3;

/// A tag pair taken apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TagParts {
    /// One past its last byte.
    pub(crate) end: usize,
    pub(crate) name: Span,
    /// The value between its quotes; where it has none, what stands for it.
    pub(crate) value: Span,
    /// Whether it is whole: a name, a value in quotes, a closing bracket.
    pub(crate) whole: bool,
}

/// Takes apart a tag pair as programs write it: a short name, one space behind it, no backslash in the value.
#[inline]
pub(crate) fn plain_tag(bytes: &[u8], start: usize) -> Option<TagParts> {
    let window = |at: usize| bytes.get(at..).and_then(<[u8]>::first_chunk);
    let name_end = start + 1 + lanes::name(window(start + 1)?).trailing_ones() as usize;
    let value = name_end + 2;
    if bytes.get(name_end..value)? != b" \"" || name_end == start + 1 {
        return None;
    }
    let mut end = value;
    loop {
        let found = lanes::value_end(window(end)?);
        if found != 0 {
            end += found.trailing_zeros() as usize;
            break;
        }
        end += 16;
    }
    (bytes.get(end..end + 2)? == b"\"]").then_some(TagParts {
        end: end + 2,
        name: Span::new(start + 1, name_end),
        value: Span::new(value, end),
        whole: true,
    })
}

/// Takes apart what opens with the `[` at `start`: `[Name "value"]`, over several lines if need be, the value on one.
/// Quotes inside the value that no backslash covers are forgiven. What is broken ends with its line or its `]`.
pub(crate) fn tag_parts(text: &str, start: usize) -> TagParts {
    let bytes = text.as_bytes();
    let skip = |mut at: usize| {
        while let Some(b' ' | b'\t'..=b'\r') = bytes.get(at) {
            at += 1;
        }
        at
    };
    let name_start = skip(start + 1);
    let mut name_end = name_start;
    while bytes.get(name_end).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
        name_end += 1;
    }
    let name = Span::new(name_start, name_end);
    let quote = skip(name_end);
    if name_end > name_start && bytes.get(quote) == Some(&b'"') {
        let value_start = quote + 1;
        let mut at = value_start;
        let mut last_quote = None;
        while let Some(length) = memchr3(b'"', b'\\', b'\n', &bytes[at..]) {
            at += length;
            match bytes[at] {
                b'"' => {
                    let close = skip(at + 1);
                    if bytes.get(close) == Some(&b']') {
                        return TagParts { end: close + 1, name, value: Span::new(value_start, at), whole: true };
                    }
                    last_quote = Some(at);
                    at += 1;
                }
                b'\\' if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => at += 2,
                b'\\' => at += 1,
                _ => break,
            }
        }
        let end = value_start + line_length(&bytes[value_start..]);
        let written = text[value_start..end].trim_end();
        let unclosed = value_start + written.strip_suffix(']').unwrap_or(written).len();
        let value_end = last_quote.filter(|&quote| quote < end).unwrap_or(unclosed);
        return TagParts { end, name, value: Span::new(value_start, value_end), whole: false };
    }
    let end = match memchr3(b']', b'\n', b'\r', &bytes[start..]) {
        Some(length) => start + length + usize::from(bytes[start + length] == b']'),
        None => bytes.len(),
    };
    let empty = Span::new(end, end);
    if name_end > end {
        return TagParts { end, name: empty, value: empty, whole: false };
    }
    // "[White A]": the value as it stands; a quote at its end belongs to no value.
    let inside = text[name_end..end].trim_end_matches(']').trim_end();
    let value_end = name_end + inside.strip_suffix('"').unwrap_or(inside).len();
    let value = Span::new(skip(name_end).min(value_end), value_end);
    TagParts { end, name, value, whole: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quickcheck::QuickCheck;

    fn agree(text: &str) -> bool {
        let parts = plain_tag(text.as_bytes(), 0);
        if let Some(plain) = parts {
            let whole = tag_parts(text, 0);
            let all = |parts: TagParts| (parts.end, parts.name, parts.value, parts.whole);
            assert_eq!(all(plain), all(whole), "{text:?}");
        }
        parts.is_some()
    }

    const BEHIND: &str = "\n[Round \"?\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0";

    #[test]
    fn the_short_way_and_the_long_one_agree() {
        for (tag, plain) in [
            ("[White \"Roe\"]", true),
            ("[White \"\"]", true),
            ("[White \"Muñoz, a very long name that goes on and on\"]", true),
            ("[White \"a]b\"]", true),
            ("[A_1 \"x\"]", true),
            ("[White  \"Roe\"]", false),
            ("[White\"Roe\"]", false),
            ("[White \"Roe\" ]", false),
            ("[White \"Ro\\\"e\"]", false),
            ("[White \"Ro\"e\"]", false),
            ("[White \"Roe\n\"]", false),
            ("[ \"Roe\"]", false),
            ("[ANameOfSixteenLet \"Roe\"]", false),
            ("[]", false),
        ] {
            assert_eq!(agree(&format!("{tag}{BEHIND}")), plain, "{tag}");
        }
        let any = |picks: Vec<u8>| {
            let pieces = ["A", "Name", " ", "\"", "\\", "]", "[", "\n", "é", "x, y", "_", "long value of a tag"];
            let inside: String = picks.iter().map(|pick| pieces[usize::from(*pick) % pieces.len()]).collect();
            agree(&format!("[Name \"{inside}\"]{BEHIND}"));
            agree(&format!("[{inside}{BEHIND}"));
        };
        QuickCheck::new().tests(5_000).quickcheck(any as fn(Vec<u8>));
    }
}
