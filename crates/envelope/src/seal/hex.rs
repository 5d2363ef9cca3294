//! Bytes as hexadecimal digits, two a byte, in lower case.

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Adds the digits of bytes to a text.
pub(super) fn write(text: &mut String, bytes: &[u8]) {
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
}

/// The digits of bytes.
pub(super) fn written(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    write(&mut text, bytes);
    text
}

/// 32 bytes of 64 digits. Capital letters are no digits here.
pub(super) fn read(text: &str) -> Option<[u8; 32]> {
    let value = |digit: u8| DIGITS.iter().position(|known| *known == digit).map(|value| value as u8);
    let mut bytes = [0; 32];
    if text.len() != 64 {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}
