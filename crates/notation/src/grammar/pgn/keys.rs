//! What a tag pair is about, by its name: one look into a table.

use crate::{Key, Span};

/// The names of the standard (8.1.1, 9), which knows one spelling of each; from `Laws` on they are our own.
const NAMES: [(&str, Key); 28] = [
    ("White", Key::White),
    ("Black", Key::Black),
    ("Event", Key::Event),
    ("Site", Key::Site),
    ("Date", Key::Date),
    ("Round", Key::Round),
    ("Board", Key::Board),
    ("Result", Key::Result),
    ("TimeControl", Key::TimeControl),
    ("FEN", Key::Fen),
    ("SetUp", Key::SetUp),
    ("Variant", Key::Variant),
    ("WhiteElo", Key::WhiteElo),
    ("BlackElo", Key::BlackElo),
    ("Termination", Key::Termination),
    ("Laws", Key::Laws),
    ("Lang", Key::Lang),
    ("Side", Key::Side),
    ("Reason", Key::Reason),
    ("Claim", Key::Claim),
    ("Signed", Key::Signed),
    ("Supervised", Key::Supervised),
    ("Flag", Key::Flag),
    ("MinimumMoves", Key::MinimumMoves),
    ("Scoring", Key::Scoring),
    ("Illegal", Key::Illegal),
    ("Penalty", Key::Penalty),
    ("ClaimPosition", Key::ClaimPosition),
];

/// A name as two numbers: its first sixteen bytes, the lowest first, and zeros behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedName(u64, u64);

impl PackedName {
    /// The name at a place of a text.
    #[inline]
    pub(super) fn new(text: &[u8], name: Span) -> PackedName {
        let length = name.len().min(16);
        let bytes = match text.get(name.start as usize..).and_then(<[u8]>::first_chunk::<16>) {
            Some(bytes) => u128::from_le_bytes(*bytes),
            None => whole(&text[name.range()]),
        };
        let bytes = bytes & (u128::MAX >> (128 - 8 * length as u32).min(127));
        PackedName(bytes as u64, (bytes >> 64) as u64)
    }

    /// A number that spreads names over its 32 bits.
    #[inline]
    pub(super) const fn hash(self) -> u32 {
        ((self.0 ^ self.1.rotate_left(23)).wrapping_mul(FACTOR) >> 32) as u32
    }

    /// What a tag of this name is about.
    #[inline]
    pub(super) fn key(self) -> Key {
        let (name, key) = TABLE[self.slot()];
        if name == self { key } else { Key::Other }
    }

    #[inline]
    const fn slot(self) -> usize {
        (self.hash() >> 26) as usize
    }
}

/// The first bytes of a name as a number.
const fn whole(name: &[u8]) -> u128 {
    let (mut bytes, mut at) = ([0; 16], 0);
    while at < name.len() && at < 16 {
        bytes[at] = name[at];
        at += 1;
    }
    u128::from_le_bytes(bytes)
}

/// A factor with which the hash gives every name a slot of its own: the table would not compile otherwise.
const FACTOR: u64 = 0x9E97_5EE4_FE3D_09A5;

/// Each name in its slot.
static TABLE: [(PackedName, Key); 64] = {
    let mut table = [(PackedName(0, 0), Key::Other); 64];
    let mut at = 0;
    while at < NAMES.len() {
        let (name, key) = NAMES[at];
        let bytes = whole(name.as_bytes());
        let packed = PackedName(bytes as u64, (bytes >> 64) as u64);
        assert!(table[packed.slot()].0.0 == 0, "two names have one slot: take another factor");
        table[packed.slot()] = (packed, key);
        at += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_known_and_others_are_not() {
        let key = |name: &str, behind: &str| {
            let text = format!("[{name}{behind}");
            PackedName::new(text.as_bytes(), Span::new(1, 1 + name.len())).key()
        };
        for (name, expected) in NAMES {
            for behind in ["", " \"a value that is long enough\"]"] {
                assert_eq!(key(name, behind), expected, "{name}");
                assert_eq!(key(&format!("{name}s"), behind), Key::Other, "{name}");
                assert_eq!(key(&name.to_lowercase(), behind), Key::Other, "{name}");
                assert_eq!(key(&name[1..], behind), Key::Other, "{name}");
            }
        }
        assert_eq!(key("", " x"), Key::Other);
        assert_eq!(key("AVeryLongNameOfMoreThanSixteenBytes", " x"), Key::Other);
    }
}
