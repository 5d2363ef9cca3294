//! What each cell of a game says in all languages: worked out once for each text, however often it is asked, and each
//! reading once, with the languages that have it.

use super::Tongue;
use crate::detect::tongues;
use planilla_notation::{Characters, Dialect, ItemKind, Kind, Language, Score, Span, WrittenMove, Zone};
use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

/// A reading of a text, and the languages that have it (bits by table order).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gloss {
    pub(crate) written: WrittenMove,
    pub(crate) languages: u64,
}

impl Gloss {
    /// Whether a language has this reading.
    pub(crate) fn is_of(&self, language: &Language) -> bool {
        self.languages >> language.row() & 1 == 1
    }

    /// Whether it names a place or a man that is taken, and not only a man and a check.
    pub(crate) fn names_a_place(&self) -> bool {
        !matches!(self.written.kind, Kind::Relative(man) if man.to == Zone::ALL && man.captured.is_none())
    }
}

/// The readings of the cells of one game in all languages. Texts that name no move have none.
#[derive(Debug)]
pub(crate) struct Glosses<'s> {
    text: &'s str,
    score: &'s Score,
    /// The readers of all languages, with those that read all cells of this game alike as one.
    merged: OnceCell<Vec<Tongue>>,
    known: RefCell<HashMap<&'s str, Rc<[Gloss]>>>,
}

impl<'s> Glosses<'s> {
    pub(crate) fn new(text: &'s str, score: &'s Score) -> Glosses<'s> {
        Glosses { text, score, merged: OnceCell::new(), known: RefCell::default() }
    }

    /// The standard that the game is written to.
    pub(crate) fn dialect(&self) -> Dialect {
        self.score.dialect
    }

    /// The text at a place of the game.
    pub(crate) fn text_at(&self, span: Span) -> &'s str {
        span.of(self.text)
    }

    /// The texts of the game's cells.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &'s str> + '_ {
        let cells = self.score.items.iter().filter(|item| item.kind == ItemKind::Cell);
        cells.map(|item| item.span.of(self.text))
    }

    fn merged(&self) -> &[Tongue] {
        self.merged.get_or_init(|| {
            let characters = Characters::of(self.texts());
            let mut merged: Vec<Tongue> = Vec::new();
            for tongue in tongues() {
                match merged.iter_mut().find(|held| held.reader.reads_alike(tongue.reader, &characters)) {
                    Some(held) => held.bit |= tongue.bit,
                    None => merged.push(*tongue),
                }
            }
            merged
        })
    }

    /// The readings of the text of one of the game's cells.
    pub(crate) fn of(&self, text: &'s str) -> Rc<[Gloss]> {
        if let Some(known) = self.known.borrow().get(text) {
            return known.clone();
        }
        let mut glosses: Vec<Gloss> = Vec::new();
        for Tongue { reader, bit } in self.merged() {
            for written in reader.read(text).iter().filter(|written| written.kind != Kind::Unread) {
                match glosses.iter_mut().find(|gloss| gloss.written == *written) {
                    Some(gloss) => gloss.languages |= bit,
                    None => glosses.push(Gloss { written: *written, languages: *bit }),
                }
            }
        }
        let glosses: Rc<[Gloss]> = glosses.into();
        self.known.borrow_mut().insert(text, glosses.clone());
        glosses
    }
}
