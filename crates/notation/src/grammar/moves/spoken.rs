//! The names that are announced where a player cannot see the board (Laws 1997-2005 F, 2009 E, 2014+ D): `Springer Gustav
//! eins Felix drei`, `Eva zwei Eva vier`, `Eva acht Dame`. Letters and digits may stand for single words, `Springer g eins
//! f3`; what is all letters and digits is algebraic and no move here.

use super::MEANING;
use super::marks::{Allowed, tail};
use crate::language::{Language, SPOKEN_RANKS, folded, match_folded};
use crate::{Kind, Laxity, ManMove, Marks, Target, WrittenMove};
use planilla_board::{File, Rank, Role, Square};

/// Words that join the parts of a move and say nothing of it.
const JOINTS: [&str; 4] = ["nach", "auf", "wird", "gleich"];

/// A word of an announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Man(Role),
    File(File),
    Rank(Rank),
    Takes,
    Joint,
}

/// The words, folded, and the letters of the men.
#[derive(Debug)]
pub(super) struct Lexicon {
    words: Vec<(String, Word)>,
}

impl Lexicon {
    pub(super) fn new(language: &'static Language) -> Lexicon {
        let mut words: Vec<(String, Word)> = Vec::new();
        for role in Role::ALL {
            words.extend(language.letters[role.index()].iter().map(|name| (folded(name), Word::Man(role))));
        }
        for index in 0..8 {
            let names = language.files[usize::from(index)];
            words.extend(
                File::new(index)
                    .into_iter()
                    .flat_map(|file| names.iter().map(move |name| (folded(name), Word::File(file)))),
            );
            let names = SPOKEN_RANKS[usize::from(index)];
            words.extend(
                Rank::new(index)
                    .into_iter()
                    .flat_map(|rank| names.iter().map(move |name| (folded(name), Word::Rank(rank)))),
            );
        }
        words.extend(language.words.capture.iter().map(|name| (folded(name), Word::Takes)));
        words.extend(JOINTS.iter().map(|name| (folded(name), Word::Joint)));
        Lexicon { words }
    }

    /// The word at the start of a text, its length, and whether it is a name and no letter or digit.
    fn at(&self, text: &str) -> Option<(usize, Word, bool)> {
        let ends = |length: usize| !text[length..].starts_with(char::is_alphabetic);
        for (name, word) in &self.words {
            if let Some(length) = match_folded(name, text).filter(|&length| ends(length)) {
                let named = matches!(word, Word::Man(_) | Word::File(_) | Word::Rank(_));
                return Some((length, *word, named && length > 1));
            }
        }
        let word = match *text.as_bytes() {
            [digit @ b'1'..=b'8', ..] if !text[1..].starts_with(char::is_alphanumeric) => {
                Word::Rank(Rank::new(digit - b'1')?)
            }
            [file @ b'a'..=b'h', b'1'..=b'8', ..] => Word::File(File::new(file - b'a')?),
            [file @ b'a'..=b'h', ..] if ends(1) => Word::File(File::new(file - b'a')?),
            [b'x' | b':', ..] => Word::Takes,
            [b'-' | b'=', ..] => Word::Joint,
            _ => return None,
        };
        Some((1, word, false))
    }

    /// The word behind the spaces at the start of a text, if it is one of those wanted; the text goes on behind it.
    fn take<T>(&self, text: &mut &str, named: &mut bool, wanted: impl Fn(Word) -> Option<T>) -> Option<T> {
        let close = text.trim_start_matches(' ');
        let (length, word, is_named) = self.at(close)?;
        let found = wanted(word)?;
        *text = &close[length..];
        *named |= is_named;
        Some(found)
    }

    /// A move without its marks at the start of a text, and what follows it.
    pub(super) fn longest<'t>(&self, text: &'t str) -> Option<(&'t str, ManMove, Marks)> {
        let (mut rest, mut named, mut marks) = (text, false, Marks::NONE);
        let man = |word| if let Word::Man(role) = word { Some(role) } else { None };
        let file = |word| if let Word::File(file) = word { Some(file) } else { None };
        let rank = |word| if let Word::Rank(rank) = word { Some(rank) } else { None };
        let takes = |word| (word == Word::Takes).then_some(());
        let joint = |word| (word == Word::Joint).then_some(());
        let role = self.take(&mut rest, &mut named, man);
        if role.is_some() {
            self.take(&mut rest, &mut named, joint);
        }
        let first = (self.take(&mut rest, &mut named, file), self.take(&mut rest, &mut named, rank));
        let behind_first = rest;
        let mut victim = None;
        if self.take(&mut rest, &mut named, takes).is_some() {
            marks |= Marks::CAPTURE;
            victim = self.take(&mut rest, &mut named, man);
        }
        self.take(&mut rest, &mut named, joint);
        let second = (self.take(&mut rest, &mut named, file), self.take(&mut rest, &mut named, rank));
        let (from, target) = match (first, second) {
            (from, (Some(file), Some(rank))) => (from, Target::Square(Square::new(file, rank))),
            (from, (None, None)) if victim.is_some() => (from, Target::Man(victim?)),
            ((Some(file), Some(rank)), _) if !marks.has(Marks::CAPTURE) => {
                rest = behind_first;
                ((None, None), Target::Square(Square::new(file, rank)))
            }
            _ => return None,
        };
        let whole = from.0.is_some() && from.1.is_some();
        let role = if role.is_none() && !whole { Some(Role::Pawn) } else { role };
        let last = matches!(target, Target::Square(to) if matches!(to.rank().index(), 0 | 7));
        let mut promotion = None;
        if last && matches!(role, None | Some(Role::Pawn)) {
            let mut after = rest;
            self.take(&mut after, &mut named, joint);
            promotion = self.take(&mut after, &mut named, man).filter(|piece| Role::PROMOTIONS.contains(piece));
            rest = if promotion.is_some() { after } else { rest };
        }
        let man = ManMove { role, file: from.0, rank: from.1, target, promotion };
        (named && !rest.starts_with(char::is_alphanumeric)).then_some((rest, man, marks))
    }

    /// The reading of a text.
    pub(super) fn read(&self, text: &str, allowed: Allowed<'_>, marks: Marks) -> Option<WrittenMove> {
        let (rest, man, found) = self.longest(text)?;
        let (more, _) = tail(rest, allowed)?;
        let marks = ((marks | found | more) & MEANING) | Marks::OTHER_SYSTEM;
        Some(WrittenMove { kind: Kind::Man(man), marks, laxity: Laxity::Letter })
    }
}
