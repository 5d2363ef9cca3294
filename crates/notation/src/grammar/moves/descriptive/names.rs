//! The names of men and files in descriptive notation: all that one text may be, for short names begin longer ones.

use crate::language::{FIGURINES, Language};
use crate::{Marks, Zone};
use planilla_board::{Role, Side};

/// What the head of a text may be, each with the text behind it.
pub(super) type Heads<'t, T> = Vec<(&'t str, T)>;

/// A man, the wing it is said to belong to, and where it may stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named {
    pub(super) role: Role,
    pub(super) wing: Option<Side>,
    pub(super) files: u8,
    pub(super) marks: Marks,
}

/// The files of each half of the board, by the side whose wing it is.
pub(super) const fn half(side: Side) -> u8 {
    match side {
        Side::King => 0xf0,
        Side::Queen => 0x0f,
    }
}

/// The names of a row of the table.
#[derive(Debug)]
pub(in crate::grammar::moves) struct Names {
    men: Vec<(&'static str, Role, Marks)>,
    /// The names of the files: the men that start there, with and without the side they stand on.
    files: Vec<(String, u8)>,
    /// The letters of the king's and the queen's side.
    sides: [(Side, &'static str); 2],
    /// Whether the rank comes first and the side last, `3AR`, and not the side first and the rank last, `KB3`.
    pub(super) rank_first: bool,
}

impl Names {
    pub(in crate::grammar::moves) fn new(language: &'static Language) -> Names {
        let mut men = Vec::new();
        for role in Role::ALL {
            men.extend(language.letters[role.index()].iter().map(|text| (*text, role, Marks::NONE)));
            men.push((FIGURINES[role.index()], role, Marks::FIGURINE));
        }
        let sides = [(Side::King, language.letter(Role::King)), (Side::Queen, language.letter(Role::Queen))];
        let mut files: Vec<(String, u8)> = Vec::new();
        for (index, names) in language.files.iter().enumerate() {
            files.extend(names.iter().map(|name| ((*name).to_owned(), 1 << index)));
        }
        let rank_first = !language.files[0].iter().any(|name| name.starts_with(sides[1].1));
        for role in [Role::Rook, Role::Knight, Role::Bishop] {
            for man in language.letters[role.index()] {
                let named = files.iter().filter(|(name, _)| {
                    let side = if rank_first { name.strip_prefix(man) } else { name.strip_suffix(man) };
                    side.is_some_and(|side| sides.iter().any(|(_, letter)| *letter == side))
                });
                let both = named.fold(0, |bits, (_, file)| bits | file);
                files.push(((*man).to_owned(), both));
            }
        }
        Names { men, files, sides, rank_first }
    }

    /// Whether a word is made of letters of men and nothing else: `K`, `KKt`.
    pub(super) fn are_men(&self, word: &str) -> bool {
        let mut rest = word;
        while !rest.is_empty() {
            match self.men.iter().filter_map(|(name, ..)| rest.strip_prefix(name)).min_by_key(|rest| rest.len()) {
                Some(behind) => rest = behind,
                None => return false,
            }
        }
        true
    }

    /// Reads names at the start of texts.
    pub(super) const fn at(&self, any_case: bool) -> At<'_> {
        At { names: self, any_case }
    }
}

/// The reading of names, letter case set aside or not.
#[derive(Clone, Copy)]
pub(super) struct At<'n> {
    pub(super) names: &'n Names,
    any_case: bool,
}

impl At<'_> {
    /// What follows a name at the start of a text.
    fn behind<'t>(self, name: &str, text: &'t str) -> Option<&'t str> {
        let head = text.get(..name.len())?;
        let same = head == name || (self.any_case && head.eq_ignore_ascii_case(name));
        same.then(|| &text[name.len()..])
    }

    /// A man without a word of where it stands.
    fn bare(self, text: &str) -> impl Iterator<Item = (&str, Role, Marks)> {
        let men = self.names.men.iter();
        men.filter_map(move |(name, role, marks)| Some((self.behind(name, text)?, *role, *marks)))
    }

    /// The letter of a side.
    fn side(self, text: &str) -> impl Iterator<Item = (&str, Side)> {
        self.names.sides.iter().filter_map(move |(side, name)| Some((self.behind(name, text)?, *side)))
    }

    /// A file by its name, which may leave its side out.
    pub(super) fn file(self, text: &str) -> impl Iterator<Item = (&str, u8)> {
        self.names.files.iter().filter_map(move |(name, file)| Some((self.behind(name, text)?, *file)))
    }

    /// A man, perhaps with its wing, `KKt`, `TD`, and a pawn perhaps with its file, `QBP`, `PAR`.
    pub(super) fn man<'t>(self, text: &'t str) -> Heads<'t, Named> {
        let mut found: Heads<'t, Named> = Vec::new();
        let named = |role, wing, files, marks| Named { role, wing, files, marks };
        let has_wing = |role| matches!(role, Role::Rook | Role::Knight | Role::Bishop);
        for (rest, role, marks) in self.bare(text) {
            found.push((rest, named(role, None, u8::MAX, marks)));
            if self.names.rank_first && has_wing(role) {
                found.extend(self.side(rest).map(|(rest, side)| (rest, named(role, Some(side), u8::MAX, marks))));
            } else if self.names.rank_first && role == Role::Pawn {
                found.extend(self.file(rest).map(|(rest, files)| (rest, named(role, None, files, marks))));
            }
        }
        if !self.names.rank_first {
            for (rest, side) in self.side(text) {
                let men = self.bare(rest).filter(|(_, role, _)| has_wing(*role));
                found.extend(men.map(|(rest, role, marks)| (rest, named(role, Some(side), u8::MAX, marks))));
            }
            for (rest, files) in self.file(text) {
                let pawns = self.bare(rest).filter(|(_, role, _)| *role == Role::Pawn);
                found.extend(pawns.map(|(rest, role, marks)| (rest, named(role, None, files, marks))));
            }
        }
        found
    }

    /// A square, which may leave its side out: `KB3`, `B3`; `3AR`, `3A`.
    pub(super) fn square<'t>(self, text: &'t str) -> Heads<'t, Zone> {
        let mut found: Heads<'t, Zone> = Vec::new();
        if self.names.rank_first {
            if let Some((rest, ranks)) = rank(text) {
                let rest = rest.strip_prefix(' ').unwrap_or(rest);
                found.extend(self.file(rest).map(|(rest, files)| (rest, Zone { files, ranks })));
            }
        } else {
            for (rest, files) in self.file(text) {
                found.extend(rank(rest).map(|(rest, ranks)| (rest, Zone { files, ranks })));
            }
        }
        found
    }
}

/// A rank, as the mover counts it. English books of old write `sq.` for the first: `R-Ksq`.
pub(super) fn rank(text: &str) -> Option<(&str, u8)> {
    if let Some(digit @ b'1'..=b'8') = text.as_bytes().first() {
        return Some((&text[1..], 1 << (digit - b'1')));
    }
    let rest = text.strip_prefix(' ').unwrap_or(text).strip_prefix("sq")?;
    Some((rest.strip_prefix('.').unwrap_or(rest), 1))
}
