//! The escapes of JSON that stand for a character with a shape (RFC 8259, 7).

use std::ops::Range;

/// Where such escapes stand in a text, with their characters.
pub(super) fn json_escapes(text: &str) -> Vec<(Range<usize>, char)> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(length) = memchr::memchr(b'\\', &bytes[at..]) {
        let start = at + length;
        at = match bytes.get(start + 1) {
            Some(b'/') => {
                found.push((start..start + 2, '/'));
                start + 2
            }
            Some(b'u') => match character(bytes, start) {
                Some((end, character)) => {
                    if !character.is_control() && !matches!(character, '"' | '\'' | '\\') {
                        found.push((start..end, character));
                    }
                    end
                }
                None => start + 2,
            },
            Some(_) => start + 2,
            None => break,
        };
        if at >= bytes.len() {
            break;
        }
    }
    found
}

/// The character of the escape, or pair of escapes, that begins here, and its end.
fn character(bytes: &[u8], start: usize) -> Option<(usize, char)> {
    let unit = |at: usize| {
        let digits = bytes.get(at..at + 6)?.strip_prefix(b"\\u")?;
        let digits = std::str::from_utf8(digits).ok().filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()))?;
        u32::from_str_radix(digits, 16).ok()
    };
    let first = unit(start)?;
    if let Some(character) = char::from_u32(first) {
        return Some((start + 6, character));
    }
    let second =
        unit(start + 6).filter(|second| (0xD800..0xDC00).contains(&first) && (0xDC00..0xE000).contains(second))?;
    Some((start + 12, char::from_u32(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))?))
}

#[cfg(test)]
mod tests {
    use super::json_escapes;
    use crate::Source;

    type Case<'c> = (&'c str, &'c [(usize, usize, char)]);

    #[test]
    fn escapes_of_characters_with_a_shape() {
        let cases: [Case<'_>; 8] = [
            ("", &[]),
            (r"\", &[]),
            (r"\u00e9", &[(0, 6, 'é')]),
            (r"a\\u00e9\/", &[(8, 10, '/')]),
            (r"\n\u0041\u000a\u0022\u005c", &[(2, 8, 'A')]),
            (r"\ud83d\ude00x", &[(0, 12, '😀')]),
            (r"\ud83dx\ude00", &[]),
            (r"\u26", &[]),
        ];
        for (text, expected) in cases {
            let found: Vec<_> = json_escapes(text).into_iter().map(|(range, c)| (range.start, range.end, c)).collect();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn the_way_back_to_the_bytes_leads_through_both_changes() {
        let bytes = b"\xef\xbb\xbf[\"\\u2658\xff3\", \"\\u00bd-\\u00bd\"]";
        let source = Source::decode(bytes, Some(crate::Encoding::Utf8)).undo_json_escapes();
        assert_eq!(source.text, "[\"♘\u{fffd}3\", \"½-½\"]");
        for (decoded, byte) in source.text.char_indices().filter(|(_, c)| c.is_ascii()) {
            assert_eq!(char::from(bytes[source.original_offset(decoded)]), byte, "{decoded}");
        }
        assert_eq!(source.original_offset(2), 5);
        assert_eq!(source.original_offset(source.text.len()), bytes.len());
    }
}
