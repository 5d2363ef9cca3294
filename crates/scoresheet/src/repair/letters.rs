//! The characters of a language as small numbers, and what it costs to take one for another.

use super::channel::Channel;
use planilla_board::Role;
use planilla_notation::language::Language;

/// How many characters are told apart: ASCII, and so many letters of the language beyond it.
pub(super) const SIZE: usize = 192;

/// A character that no move has.
const STRANGE: u8 = 0;

/// The letters of one language over the prices of the channel.
pub(super) struct Letters {
    pub(super) language: &'static Language,
    /// Letters beyond ASCII, numbered from 128 on.
    beyond: Vec<char>,
    /// How each man is written, by [`Role::index`]; the letter of the Laws' list first.
    pub(super) men: [Vec<Vec<u8>>; 6],
    /// What it costs that the second stands where the first was meant.
    changed: Vec<f32>,
}

impl std::fmt::Debug for Letters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Letters").field("men", &self.men).finish_non_exhaustive()
    }
}

impl Letters {
    pub(super) fn new(language: &'static Language, channel: &Channel) -> Letters {
        let mut letters = Letters { language, beyond: Vec::new(), men: Default::default(), changed: Vec::new() };
        let language = language.algebraic();
        for role in Role::ALL {
            let list = language.letters[role.index()];
            for (at, written) in list.iter().enumerate() {
                // Of the pawn's own letters only P is read.
                if role != Role::Pawn || (at == 0 && *written == "P") {
                    let coded = letters.learn(written);
                    letters.men[role.index()].push(coded);
                }
            }
        }
        if letters.men[Role::Pawn.index()].is_empty() {
            letters.men[Role::Pawn.index()].push(vec![b'P']);
        }
        letters.price(channel);
        letters
    }

    fn learn(&mut self, written: &str) -> Vec<u8> {
        for character in written.chars().flat_map(|letter| [letter, lower(letter)]) {
            if !character.is_ascii() && !self.beyond.contains(&character) && self.beyond.len() < SIZE - 128 {
                self.beyond.push(character);
            }
        }
        written.chars().map(|character| self.code(character)).collect()
    }

    /// The number of a character.
    pub(super) fn code(&self, character: char) -> u8 {
        if character.is_ascii() {
            return character as u8;
        }
        let place = self.beyond.iter().position(|held| *held == character);
        place.map_or(STRANGE, |place| 128 + place as u8)
    }

    fn character(&self, code: usize) -> char {
        if code < 128 { code as u8 as char } else { self.beyond.get(code - 128).copied().unwrap_or('\0') }
    }

    /// What it costs that `seen` stands where `meant` was meant.
    #[inline]
    pub(super) fn change(&self, meant: u8, seen: u8) -> f32 {
        self.changed[meant as usize * SIZE + seen as usize]
    }

    fn price(&mut self, channel: &Channel) {
        let men: Vec<u8> = self.men.iter().flatten().filter_map(|written| written.first().copied()).collect();
        let mut changed = vec![channel.changed.other; SIZE * SIZE];
        for meant in 0..SIZE {
            for seen in 0..SIZE {
                let (one, other) = (self.character(meant), self.character(seen));
                changed[meant * SIZE + seen] =
                    if (meant == seen && meant != STRANGE as usize) || (meant, seen) == ('O' as usize, '0' as usize) {
                        0.0
                    } else if one != '\0' && lower(one) == lower(other) {
                        channel.changed.case
                    } else {
                        let both = |list: &dyn Fn(usize) -> bool| list(meant) && list(seen);
                        if both(&|code| (b'a' as usize..=b'h' as usize).contains(&code)) {
                            channel.changed.file
                        } else if both(&|code| (b'1' as usize..=b'8' as usize).contains(&code)) {
                            channel.changed.rank
                        } else if both(&|code| men.contains(&(code as u8))) {
                            channel.changed.man
                        } else {
                            channel.changed.other
                        }
                    };
            }
        }
        for (pair, price) in &channel.pairs {
            let mut pair = pair.chars().map(|character| self.code(character) as usize);
            if let (Some(one), Some(other)) = (pair.next(), pair.next()) {
                for at in [one * SIZE + other, other * SIZE + one] {
                    changed[at] = changed[at].min(*price);
                }
            }
        }
        self.changed = changed;
    }
}

fn lower(character: char) -> char {
    character.to_lowercase().next().unwrap_or(character)
}
