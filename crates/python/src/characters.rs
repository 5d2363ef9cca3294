//! From bytes to characters: Python counts a text in characters, the library in bytes of UTF-8.

/// How many characters there are up to each stretch of a text, so that the way is short to any place in it.
#[derive(Debug)]
pub(crate) struct Characters {
    text: Vec<u8>,
    /// How many begin before each stretch.
    before: Vec<u64>,
}

/// The bytes of a stretch.
const STRETCH: usize = 256;

impl Characters {
    /// Counts through a text once; `None` for one in which bytes and characters are the same.
    pub(crate) fn of(text: &[u8]) -> Option<Characters> {
        if text.is_ascii() {
            return None;
        }
        let mut sum = 0;
        let stretches = text.chunks(STRETCH).map(|stretch| {
            sum += count(stretch);
            sum
        });
        let before = std::iter::once(0).chain(stretches).collect();
        Some(Characters { text: text.to_vec(), before })
    }

    /// How many characters begin before a byte.
    pub(crate) fn before(&self, at: u64) -> u64 {
        let at = usize::try_from(at).unwrap_or(usize::MAX).min(self.text.len());
        let stretch = at / STRETCH;
        self.before[stretch] + count(&self.text[stretch * STRETCH..at])
    }
}

/// How many characters begin in some bytes of UTF-8.
fn count(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|byte| **byte & 0xC0 != 0x80).count() as u64
}
