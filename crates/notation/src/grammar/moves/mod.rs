//! Written moves: one grammar for all languages, over the table of their letters and words.
//!
//! [`plain`] knows the forms that most cells of files have, and gives no more than the nearest reading; [`fast`] knows
//! the forms that nearly all have, over bytes; [`general`] knows all forms. Where two know a form, they give one answer. No letter is ever passed over to turn a
//! piece's move into a pawn's: a text with a letter that the language does not know names no move in it.
//!
//! Rows of other systems have a reader each, [`numeric`], [`descriptive`] and [`spoken`], chosen once by [`system`].

mod alphabet;
mod body;
mod characters;
mod descriptive;
mod fast;
mod general;
mod letters;
mod marks;
mod numeric;
mod plain;
mod spoken;
mod system;
mod text;

#[cfg(test)]
mod tests;

pub use alphabet::{Alphabet, alphabets};
pub use characters::Characters;

use crate::language::{LANGUAGES, Language, System};
use crate::{Readings, Span};
use fast::Fast;
pub use general::is_null_move;
use letters::Letters;
use plain::PlainForms;
pub use plain::PlainMove;
use std::sync::{LazyLock, OnceLock};
use system::{MEANING, Other};

/// Reads written moves in one language.
///
/// ```
/// use planilla_board::{Role, Side};
/// use planilla_notation::{Kind, Language, MoveReader};
/// let spanish = MoveReader::new(Language::by_code("es").unwrap());
/// let readings = spanish.read("Cf3");
/// let Kind::Man(man) = readings.first().kind else { panic!() };
/// assert_eq!(man.role, Some(Role::Knight));
/// assert_eq!(spanish.read("0-0").first().kind, Kind::Castle(Side::King));
/// assert_eq!(spanish.read("Sf3").first().kind, Kind::Unread);
/// ```
#[derive(Debug)]
pub struct MoveReader {
    language: &'static Language,
    letters: Letters,
    fast: Fast,
    plain: PlainForms,
    /// The reader of another system; the algebraic one has none.
    other: Option<Other>,
}

/// The readers of the table's languages, by row, each made when it is first asked for.
static READERS: [OnceLock<MoveReader>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

static LOST: LazyLock<MoveReader> = LazyLock::new(|| {
    let figurine = LANGUAGES.iter().find(|language| language.system == System::Figurine).unwrap_or(&LANGUAGES[0]);
    MoveReader { other: Some(Other::Lost), plain: PlainForms::NONE, ..MoveReader::new(figurine) }
});

impl MoveReader {
    /// The reader of sheets whose figurines or letters are lost, as happens when text is taken out of a printed page: `f3`
    /// may be a pawn's move or any piece's, `bd2` and `xd4` a piece's. Each reading has [`Marks::LOST`].
    ///
    /// ```
    /// use planilla_notation::{Kind, Marks, MoveReader};
    /// let readings = MoveReader::lost().read("bd2");
    /// let Kind::Man(man) = readings.first().kind else { panic!() };
    /// assert!(man.role.is_none() && readings.first().marks.has(Marks::LOST));
    /// ```
    ///
    /// [`Marks::LOST`]: crate::Marks::LOST
    pub fn lost() -> &'static MoveReader {
        &LOST
    }

    /// The reader of a language. [`reader`] has them ready made.
    pub fn new(language: &'static Language) -> MoveReader {
        let letters = Letters::new(language);
        let fast = Fast::new(&letters);
        let other = Other::new(language);
        let plain = if other.is_some() { PlainForms::NONE } else { PlainForms::new(&fast) };
        MoveReader { language, letters, fast, plain, other }
    }

    /// The language it reads.
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// Whether another reader surely gives the same readings of every text that is made of some characters. (What differs
    /// in its letters may still read alike.)
    ///
    /// ```
    /// use planilla_notation::{Characters, Language, reader};
    /// let [german, dutch] = ["de", "nl"].map(|code| reader(Language::by_code(code).unwrap()));
    /// assert!(german.reads_alike(dutch, &Characters::of(["Lb5", "Txe1+"])));
    /// assert!(!german.reads_alike(dutch, &Characters::of(["Lb5", "Sf3"])));
    /// ```
    pub fn reads_alike(&self, other: &MoveReader, characters: &Characters) -> bool {
        let algebraic = |reader: &MoveReader| matches!(reader.language.system, System::Algebraic | System::Figurine);
        let (letters, files) = self.letters.made_of(characters);
        let (their_letters, their_files) = other.letters.made_of(characters);
        std::ptr::eq(self, other)
            || algebraic(self) && algebraic(other) && letters.eq(their_letters) && files.eq(their_files)
    }

    /// The readings of one cell's text: a move with its marks, or a gap. White space around it does not matter.
    ///
    /// A bare `=` after a pawn's move to the last rank (`a8=`) is a promotion left unfinished: the reading has
    /// [`Marks::PROMOTION_EQUALS`], no piece and no offer. A capture without a file (`xd5`) is a pawn's with no file
    /// known. Castling in words that name no side (`enroque`) has a reading for each side.
    ///
    /// [`Marks::PROMOTION_EQUALS`]: crate::Marks::PROMOTION_EQUALS
    #[inline]
    pub fn read(&self, text: &str) -> Readings {
        if let Some(other) = &self.other {
            return other.read(text);
        }
        match self.fast.read(text.as_bytes()) {
            Some(readings) => readings,
            None => general::read(text, &self.letters),
        }
    }

    /// The first reading of a cell, if it has one of the plainest forms: the one to try before all others. Where a cell
    /// ends less than eight bytes before its text does, it is not looked at.
    ///
    /// ```
    /// use planilla_board::Role;
    /// use planilla_notation::{Language, Span, WrittenMove, reader};
    /// let english = reader(Language::by_code("en").unwrap());
    /// let text = "12.Nxf3+ Kg7 13.Nbd2 1/2-1/2";
    /// let plain = english.read_plain(text, Span::new(3, 8)).unwrap();
    /// assert_eq!((plain.role, plain.capture, plain.check), (Role::Knight, true, true));
    /// assert_eq!(WrittenMove::from(plain), *english.read("Nxf3+").first());
    /// assert_eq!(english.read_plain(text, Span::new(16, 20)), None);
    /// ```
    #[inline]
    pub fn read_plain(&self, text: &str, span: Span) -> Option<PlainMove> {
        let eight = text.as_bytes().get(span.start as usize..)?.first_chunk::<8>()?;
        self.plain.read(u64::from_le_bytes(*eight), span.len())
    }

    /// The same for a piece's move with a departure file or rank: `Nbxd2`, `R1e2+`.
    pub fn read_hinted(&self, text: &[u8]) -> Option<PlainMove> {
        self.plain.read_hinted(text)
    }
}

/// The length of the longest move at the start of a text that has spaces, brackets or strokes inside, as systems other
/// than the algebraic write it: `P pr P`, `R(QB1)-Q1`, `Springer Gustav eins Felix drei`. Its marks are not counted in.
pub(crate) fn phrase(text: &str) -> Option<usize> {
    let others = LANGUAGES.iter().filter(|language| !language.is_algebraic());
    others.filter_map(|language| reader(language).other.as_ref()?.longest(text)).max()
}

/// The reader of a language of the table, ready made.
///
/// ```
/// use planilla_notation::{Language, reader};
/// let german = Language::by_code("de").unwrap();
/// assert_eq!(reader(german).language(), german);
/// ```
pub fn reader(language: &Language) -> &'static MoveReader {
    let row = language.row();
    READERS[row].get_or_init(|| MoveReader::new(&LANGUAGES[row]))
}

/// Reads the text of one cell in one language.
///
/// ```
/// use planilla_notation::{Language, Laxity, Marks, read_move};
/// let english = Language::by_code("en").unwrap();
/// let readings = read_move("bc4", english);
/// // A pawn of the b-file captures (C.9); or, with the letter's case changed, a bishop goes to c4.
/// assert_eq!(readings.iter().map(|one| one.laxity).collect::<Vec<_>>(), [Laxity::Letter, Laxity::Case]);
/// assert!(readings.as_slice()[1].marks.has(Marks::CASE));
/// ```
pub fn read_move(text: &str, language: &Language) -> Readings {
    reader(language).read(text)
}
