//! UTF-16, with the mark at its start or without.

use planilla_notation::{Encoding, Source};

/// Whether the first bytes of a file are UTF-16: by its mark, or where most signs of a text without one have a zero byte
/// in the same place, as digits, spaces and Latin letters do.
pub(crate) fn of(head: &[u8]) -> Option<Encoding> {
    if head.starts_with(b"\xFF\xFE") {
        return Some(Encoding::Utf16Le);
    }
    if head.starts_with(b"\xFE\xFF") {
        return Some(Encoding::Utf16Be);
    }
    // Nearly all files end here.
    if !head.contains(&0) {
        return None;
    }
    let zeros = |place: usize| head.iter().skip(place).step_by(2).filter(|byte| **byte == 0).count();
    let encoding = match (zeros(0), zeros(1)) {
        (0, high) if high > 1 && high * ONE_IN > head.len() / 2 => Encoding::Utf16Le,
        (high, 0) if high > 1 && high * ONE_IN > head.len() / 2 => Encoding::Utf16Be,
        _ => return None,
    };
    let source = Source::decode(&head[..head.len() / 2 * 2], Some(encoding));
    let text = source.text.strip_suffix(char::REPLACEMENT_CHARACTER).unwrap_or(&source.text);
    let plain = |c: char| c != char::REPLACEMENT_CHARACTER && (!c.is_control() || matches!(c, '\t'..='\r' | '\u{1A}'));
    text.chars().all(plain).then_some(encoding)
}

/// Of the characters of a text so many at the least are below U+0100: one in so many.
const ONE_IN: usize = 4;

#[cfg(test)]
mod tests {
    use super::of;
    use planilla_notation::Encoding::{Utf16Be, Utf16Le};

    #[test]
    fn with_and_without_a_mark() {
        for text in ["1.e4 e5 2.Nf3", "1.е4 е5 2.Кf3 Кc6", "[White \"Muñoz\"]\r\n\r\n1. e4 e5"] {
            let low: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let high: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
            assert_eq!((of(&low), of(&high), of(text.as_bytes())), (Some(Utf16Le), Some(Utf16Be), None), "{text}");
            assert_eq!((of(&low[..9]), of(&[b"\xFF\xFE", &*low].concat())), (Some(Utf16Le), Some(Utf16Le)));
        }
        for bytes in [&b""[..], b"a\0", b"\0", b"e4\0\0", b"a\0\0\0b\0\0\0", b"\x01\0\x02\0\x03\0\x04\0"] {
            assert_eq!(of(bytes), None, "{bytes:?}");
        }
    }
}
