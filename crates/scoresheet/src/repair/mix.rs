//! A quick hash for keys that are well mixed already: Zobrist keys, with small numbers beside them.

use std::hash::{BuildHasherDefault, Hasher};

/// How sets and maps by position are hashed. Their keys are made by the search, not by who wrote the sheet.
pub(super) type Mixed = BuildHasherDefault<Mix>;

/// Multiplies and turns.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_i32(&mut self, number: i32) {
        self.write_u64(u64::from(number.cast_unsigned()));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}
