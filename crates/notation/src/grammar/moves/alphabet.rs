//! The readers of all languages, each once.

use super::{MoveReader, reader};
use crate::language::{LANGUAGES, Language};
use std::sync::LazyLock;

/// A reader of moves, and all languages of the table for which it is the one.
#[derive(Clone, Debug)]
pub struct Alphabet {
    /// The reader.
    pub reader: &'static MoveReader,
    /// Its languages, in the table's order.
    pub languages: Vec<&'static Language>,
    /// The same as bits: bit *n* is row *n* of the table.
    pub rows: u64,
}

static ALPHABETS: LazyLock<Vec<Alphabet>> = LazyLock::new(|| {
    let mut alphabets: Vec<Alphabet> = Vec::new();
    for (row, language) in LANGUAGES.iter().enumerate() {
        let reader = reader(language);
        let same = |held: &&mut Alphabet| {
            held.reader.language.system == language.system && held.reader.letters == reader.letters
        };
        match alphabets.iter_mut().find(same) {
            Some(held) => {
                held.languages.push(language);
                held.rows |= 1 << row;
            }
            None => alphabets.push(Alphabet { reader, languages: vec![language], rows: 1 << row }),
        }
    }
    alphabets
});

/// The alphabets of the table: languages with the same letters are one.
///
/// ```
/// use planilla_notation::alphabets;
/// let spanish = alphabets().iter().find(|one| one.reader.language().code == "es").unwrap();
/// assert!(spanish.languages.iter().all(|language| language.letters[1..] == spanish.languages[0].letters[1..]));
/// ```
pub fn alphabets() -> &'static [Alphabet] {
    &ALPHABETS
}
