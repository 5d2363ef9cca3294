//! The letters of a language, ready to be matched at a place of a text.

use super::characters::Characters;
use super::text::shape;
use crate::Marks;
use crate::language::{FIGURINES, LANGUAGES, Language, System};
use planilla_board::{File, Role};

/// One spelling of a man.
#[derive(Debug, PartialEq, Eq)]
struct Letter {
    text: &'static str,
    role: Role,
    /// What using it says: nothing, another letter than the list's, a pawn letter, a figurine.
    marks: Marks,
}

/// What an ASCII character at the head of a move is in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// No letter of a man.
    None,
    /// The letter of a man, as the list has it.
    Man(Role),
    /// Something for the general grammar.
    Other,
}

/// The spellings of the men in one language, the longest first, the figurines, and its own letters for files.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Letters {
    list: Vec<Letter>,
    files: Vec<(char, File)>,
    /// The characters that spellings open with.
    first: Characters,
}

/// The one letter taken for a pawn, in every language in which it names no other man.
const PAWN: &str = "P";

/// The Cyrillic letter that stands both for the sign of capture and for the h-file.
const KHA: char = 'х';

impl Letters {
    /// No letters.
    pub(super) const NONE: &'static Letters = &Letters { list: Vec::new(), files: Vec::new(), first: Characters::NONE };

    pub(super) fn new(language: &'static Language) -> Letters {
        let mut list = Vec::new();
        for role in Role::ALL {
            for (place, text) in language.letters[role.index()].iter().enumerate() {
                if role != Role::Pawn {
                    list.push(Letter { text, role, marks: [Marks::NONE, Marks::OTHER_LETTER][usize::from(place > 0)] });
                } else if *text != PAWN && names_no_other_man(text) {
                    list.push(Letter { text, role, marks: Marks::PAWN_LETTER });
                }
            }
            let pawn = if role == Role::Pawn { Marks::PAWN_LETTER } else { Marks::NONE };
            list.push(Letter { text: FIGURINES[role.index()], role, marks: Marks::FIGURINE | pawn });
        }
        if list.iter().all(|letter| letter.text != PAWN) {
            list.push(Letter { text: PAWN, role: Role::Pawn, marks: Marks::PAWN_LETTER });
        }
        list.sort_by_key(|letter| (std::cmp::Reverse(letter.text.chars().count()), letter.text));
        let own = |file: File| {
            let letters = language.files[file.index()].iter().filter_map(|text| text.chars().next());
            letters.map(move |letter| (letter, file))
        };
        let files = (0..8).filter_map(File::new).flat_map(own).collect();
        let first =
            list.iter().map(|letter| letter.text.split_at(letter.text.chars().next().map_or(0, char::len_utf8)).0);
        Letters { first: Characters::of(first), list, files }
    }

    /// The file that a letter of the language's own alphabet names.
    pub(super) fn own_file(&self, letter: char, any_case: bool) -> Option<File> {
        let is = |held: char| held == letter || (any_case && letter.to_lowercase().eq([held]));
        self.files.iter().find(|(held, _)| is(*held)).map(|(_, file)| *file)
    }

    /// Whether some letter of a text may be the sign of capture or a file.
    pub(super) fn has_two_meanings(&self, text: &str) -> bool {
        self.files.iter().any(|(letter, _)| *letter == KHA) && text.chars().any(is_kha)
    }

    /// The men that the start of a text may name, the best first: the longest exact spelling, then look-alikes.
    /// Each with the length of its spelling and what using it says.
    pub(super) fn at<'t>(&'t self, text: &'t str, any_case: bool) -> impl Iterator<Item = (usize, Role, Marks)> {
        let opens = text.chars().next().is_some_and(|first| self.first.has(first));
        let list = if opens { self.list.as_slice() } else { &[] };
        let exact = list
            .iter()
            .filter_map(move |letter| Some((spelled(letter.text, text, any_case, false)?, letter.role, letter.marks)));
        let alike = list.iter().filter_map(move |letter| {
            let length = spelled(letter.text, text, any_case, true)?;
            let exact = spelled(letter.text, text, any_case, false).is_some();
            (!exact).then_some((length, letter.role, letter.marks | Marks::LOOKALIKE))
        });
        exact.chain(alike)
    }

    /// The spellings and the letters for files that can be made of some characters: all that matters of a language for
    /// texts of these.
    pub(super) fn made_of<'l>(
        &'l self,
        characters: &'l Characters,
    ) -> (impl Iterator<Item = (&'static str, Role, Marks)> + 'l, impl Iterator<Item = (char, File)> + 'l) {
        let list = self.list.iter().filter(|letter| letter.text.chars().all(|part| characters.has(part)));
        let files = self.files.iter().copied().filter(|(letter, _)| characters.has(*letter));
        (list.map(|letter| (letter.text, letter.role, letter.marks)), files)
    }

    /// What an ASCII character is at the head of a move.
    pub(super) fn sign(&self, byte: u8, any_case: bool) -> Sign {
        let letter = char::from(byte);
        if !letter.is_ascii_alphabetic() {
            return Sign::None;
        }
        let mut buffer = [0; 4];
        let mut found = self.at(letter.encode_utf8(&mut buffer), any_case);
        match (found.next(), found.next()) {
            _ if self.opens_longer(letter) => Sign::Other,
            (None, _) => Sign::None,
            (Some((_, role, Marks::NONE)), None) => Sign::Man(role),
            _ => Sign::Other,
        }
    }

    /// Whether some spelling of several characters opens with this one, in any case or alphabet, and goes on with a
    /// character that may also stand after a letter in a move: a file, or the sign of capture. (`Kt` does not, so `K`
    /// alone decides.)
    fn opens_longer(&self, first: char) -> bool {
        self.list.iter().any(|letter| {
            let mut characters = letter.text.chars();
            let (held, next) = (characters.next(), characters.next());
            next.is_some_and(|next| matches!(next.to_ascii_lowercase(), 'a'..='h' | 'x'))
                && held.is_some_and(|held| same(held, first, true, true))
        })
    }
}

/// Whether a letter is the one that may be a capture or the h-file.
pub(super) fn is_kha(letter: char) -> bool {
    letter == KHA
}

/// Whether a pawn's letter is in no language a piece's.
fn names_no_other_man(pawn: &str) -> bool {
    let algebraic = LANGUAGES.iter().filter(|language| language.system == System::Algebraic);
    let pieces = algebraic.flat_map(|language| language.letters[1..].iter().copied().flatten());
    pieces.into_iter().all(|piece| *piece != pawn)
}

/// How many bytes of `text` spell `letter`.
fn spelled(letter: &str, text: &str, any_case: bool, alike: bool) -> Option<usize> {
    let mut rest = text.chars();
    for wanted in letter.chars() {
        if !same(wanted, rest.next()?, any_case, alike) {
            return None;
        }
    }
    Some(text.len() - rest.as_str().len())
}

/// Whether two characters are one, letter case or the alphabet set aside where told.
fn same(wanted: char, found: char, any_case: bool, alike: bool) -> bool {
    let (wanted, found) = if alike { (shape(wanted), shape(found)) } else { (wanted, found) };
    wanted == found || (any_case && wanted.to_lowercase().eq(found.to_lowercase()))
}
