//! The readers of systems other than the algebraic, one for each: [`numeric`], [`descriptive`], [`spoken`].
//!
//! [`numeric`]: super::numeric
//! [`descriptive`]: super::descriptive
//! [`spoken`]: super::spoken

use super::body::Body;
use super::descriptive::{self, Names};
use super::general::{self, Found};
use super::letters::Letters;
use super::marks::{Allowed, tail};
use super::numeric;
use super::spoken::Lexicon;
use super::text::{Plain, shape};
use crate::language::{Language, System};
use crate::{Kind, Laxity, ManMove, Marks, Readings, WrittenMove};
use planilla_board::Role;

/// What a system needs to read.
#[derive(Debug)]
pub(super) enum Other {
    Numeric,
    Descriptive(Names),
    Spoken(Lexicon),
    /// Algebraic without the letters or figurines it had.
    Lost,
}

/// The marks that say something of the move. Those of its form are measured by the algebraic system.
pub(super) const MEANING: Marks = Marks(
    Marks::CAPTURE.0
        | Marks::CHECK.0
        | Marks::DOUBLE_PLUS.0
        | Marks::MATE.0
        | Marks::EN_PASSANT.0
        | Marks::OFFER.0
        | Marks::OFFER_FORM.0
        | Marks::ANNOTATION.0
        | Marks::CASTLE_ZERO.0
        | Marks::FIGURINE.0
        | Marks::LOOKALIKE.0
        | Marks::STRAY.0,
);

/// Whether a text has three letters in a row, as each announcement has.
fn has_word(text: &str) -> bool {
    let mut row = 0;
    text.chars().any(|c| {
        row = if c.is_alphabetic() { row + 1 } else { 0 };
        row == 3
    })
}

impl Other {
    /// The reader of a language's system, unless it is the algebraic one.
    pub(super) fn new(language: &'static Language) -> Option<Other> {
        match language.system {
            System::Algebraic | System::Figurine => None,
            System::Numeric => Some(Other::Numeric),
            System::Descriptive => Some(Other::Descriptive(Names::new(language))),
            System::Spoken => Some(Other::Spoken(Lexicon::new(language))),
        }
    }

    /// The readings of a cell's text.
    pub(super) fn read(&self, raw: &str) -> Readings {
        let mut readings = Readings::one(WrittenMove::UNREAD);
        if raw.len() > general::LONGEST {
            return readings;
        }
        let mut plain = Plain::new(raw);
        if general::gap(&plain.text) {
            return Readings::one(WrittenMove::GAP);
        }
        if matches!(self, Other::Spoken(_)) && !has_word(&plain.text) {
            return readings;
        }
        // Letters of another alphabet that only look Latin; an umlaut is no such letter.
        if plain.text.chars().any(|letter| shape(letter) != letter) {
            plain.text = plain.text.chars().map(shape).collect();
            plain.marks |= Marks::LOOKALIKE;
        }
        let text = general::head(&plain.text);
        self.castling(text, &plain, &mut readings);
        let allowed = Allowed { letters: Letters::NONE, capture: false, novelty: false, stray: false };
        match self {
            Other::Numeric => readings.extend(numeric::read(text, allowed, plain.marks)),
            Other::Descriptive(names) => descriptive::read(text, names, allowed, plain.marks, &mut readings),
            Other::Spoken(lexicon) => readings.extend(lexicon.read(text, allowed, plain.marks)),
            Other::Lost => readings.extend(lost(text, allowed, plain.marks)),
        }
        readings
    }

    /// Castling: by signs in descriptive notation only, in words also where it is announced. In digits it is the king's
    /// move.
    fn castling(&self, text: &str, plain: &Plain, readings: &mut Readings) {
        let words = !text.starts_with(['0', 'O', 'o']);
        let has = match self {
            Other::Numeric => false,
            Other::Descriptive(_) | Other::Lost => true,
            Other::Spoken(_) => words,
        };
        if !has {
            return;
        }
        let mut castled = Readings::one(WrittenMove::UNREAD);
        let mut found = Found { readings: &mut castled, marks: plain.marks };
        general::castling(text, plain.long_dash, Letters::NONE, &mut found);
        if matches!(self, Other::Lost) {
            castled.iter().filter(|one| **one != WrittenMove::UNREAD).for_each(|one| readings.push(*one));
            return;
        }
        for castling in castled.iter().filter(|one| *one != &WrittenMove::UNREAD && one.laxity == Laxity::Letter) {
            readings.push(WrittenMove { marks: (castling.marks & MEANING) | Marks::OTHER_SYSTEM, ..*castling });
        }
    }

    /// The length of the longest move, without its marks, at the start of a text; castling aside.
    pub(super) fn longest(&self, text: &str) -> Option<usize> {
        match self {
            Other::Numeric | Other::Lost => None,
            Other::Descriptive(names) => descriptive::longest(text, names),
            Other::Spoken(lexicon) => lexicon.longest(text).map(|(rest, ..)| text.len() - rest.len()),
        }
    }
}

/// A move of a man whose letter is lost.
fn lost(text: &str, allowed: Allowed<'_>, marks: Marks) -> Option<WrittenMove> {
    let body = Body { letters: Letters::NONE, any_case: false, kha_is_file: false };
    let (rest, man, found) = body.after_letter(Role::Pawn, text)?;
    let (more, left_out) = tail(rest, allowed)?;
    let kind = Kind::Man(ManMove { role: None, ..man });
    (!left_out).then_some(WrittenMove { kind, marks: marks | found | more | Marks::LOST, laxity: Laxity::Letter })
}
