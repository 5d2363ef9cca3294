//! Sixteen bytes looked at together, in one register where the machine has such.

use wide::u8x16;

/// As many bytes as are looked at together.
pub(crate) type Window = [u8; 16];

/// A bit for each of 32 bytes that is `byte`, the lowest for the first.
#[inline]
pub(crate) fn equal_in_32(bytes: &[u8; 32], byte: u8) -> u32 {
    let [low, high] = windows(bytes);
    let byte = u8x16::splat(byte);
    low.simd_eq(byte).to_bitmask() | high.simd_eq(byte).to_bitmask() << 16
}

/// A bit for each of 32 bytes that is one of two bytes.
#[inline]
pub(crate) fn either_in_32(bytes: &[u8; 32], one: u8, other: u8) -> u32 {
    let either = |half: u8x16| (half.simd_eq(u8x16::splat(one)) | half.simd_eq(u8x16::splat(other))).to_bitmask();
    let [low, high] = windows(bytes);
    either(low) | either(high) << 16
}

#[inline]
fn windows(bytes: &[u8; 32]) -> [u8x16; 2] {
    let (halves, _) = bytes.as_chunks::<16>();
    [u8x16::new(halves[0]), u8x16::new(halves[1])]
}

/// A bit for each byte of the window that a plain word of PGN may hold: letters, digits and `+ , - . /`.
#[inline]
pub(crate) fn plain(window: &Window) -> u32 {
    let lanes = u8x16::new(*window);
    (within(lanes | u8x16::splat(0x20), b'a', b'z') | within(lanes, b'+', b'9')).to_bitmask()
}

/// A bit for each byte of the window that the name of a tag may hold: letters, digits and `_`.
#[inline]
pub(crate) fn name(window: &Window) -> u32 {
    let lanes = u8x16::new(*window);
    let letters = within(lanes | u8x16::splat(0x20), b'a', b'z');
    (letters | within(lanes, b'0', b'9') | lanes.simd_eq(u8x16::splat(b'_'))).to_bitmask()
}

/// A bit for each byte of the window that may end the value of a tag, or is not plain in it: a quote, a backslash, a line
/// feed.
#[inline]
pub(crate) fn value_end(window: &Window) -> u32 {
    let lanes = u8x16::new(*window);
    let is = |byte| lanes.simd_eq(u8x16::splat(byte));
    (is(b'"') | is(b'\\') | is(b'\n')).to_bitmask()
}

/// Which lanes lie between two bytes.
#[inline]
fn within(lanes: u8x16, from: u8, to: u8) -> u8x16 {
    let above = lanes - u8x16::splat(from);
    above.min(u8x16::splat(to - from)).simd_eq(above)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_and_bytes_agree() {
        let is_plain = |byte: u8| byte.is_ascii_alphabetic() || matches!(byte, b'+'..=b'9');
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        for byte in 0..=255 {
            for place in 0..16 {
                for around in [b' ', b'e', 0x80, 0xff] {
                    let mut window = [around; 16];
                    window[place] = byte;
                    for (at, found) in window.into_iter().enumerate() {
                        assert_eq!(plain(&window) >> at & 1 != 0, is_plain(found), "{byte} at {place}");
                        assert_eq!(name(&window) >> at & 1 != 0, is_name(found), "{byte} at {place}");
                        let ends = matches!(found, b'"' | b'\\' | b'\n');
                        assert_eq!(value_end(&window) >> at & 1 != 0, ends, "{byte} at {place}");
                        let twice = [window, window].concat();
                        let twice: &[u8; 32] = twice.first_chunk().unwrap();
                        for at in [at, at + 16] {
                            assert_eq!(equal_in_32(twice, byte) >> at & 1 != 0, found == byte, "{byte} at {place}");
                            let either = either_in_32(twice, byte, b'e');
                            assert_eq!(either >> at & 1 != 0, found == byte || found == b'e', "{byte} at {place}");
                        }
                    }
                }
            }
        }
    }
}
