//! The characters that some texts are made of, letter case and look-alikes set aside.

use super::text::shape;
use std::collections::BTreeSet;
use unicode_normalization::UnicodeNormalization;

/// Characters as a set, letter case and look-alikes set aside.
///
/// ```
/// use planilla_notation::Characters;
/// let characters = Characters::of(["Nf3", "ｅ4"]);
/// assert!(characters.has('n') && characters.has('е')); // a Cyrillic one
/// assert!(!characters.has('q'));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Characters {
    ascii: u128,
    others: BTreeSet<char>,
}

impl Characters {
    /// No characters.
    pub const NONE: Characters = Characters { ascii: 0, others: BTreeSet::new() };

    /// Those of some texts.
    pub fn of<'t>(texts: impl IntoIterator<Item = &'t str>) -> Characters {
        let mut characters = Characters::default();
        for text in texts {
            if text.is_ascii() {
                text.bytes().for_each(|byte| characters.ascii |= 1 << byte.to_ascii_lowercase());
            } else {
                text.nfkc().flat_map(plain).for_each(|part| characters.add(part));
            }
        }
        characters
    }

    fn add(&mut self, plain: char) {
        if plain.is_ascii() {
            self.ascii |= 1 << plain as u32;
        } else {
            self.others.insert(plain);
        }
    }

    /// Whether a character is among them.
    #[inline]
    pub fn has(&self, character: char) -> bool {
        if character.is_ascii() {
            return self.ascii >> character.to_ascii_lowercase() as u32 & 1 == 1;
        }
        let held =
            |part: char| if part.is_ascii() { self.ascii >> part as u32 & 1 == 1 } else { self.others.contains(&part) };
        plain(character).all(held)
    }
}

/// A character without what is set aside.
fn plain(character: char) -> impl Iterator<Item = char> {
    shape(character).to_lowercase().map(shape)
}
