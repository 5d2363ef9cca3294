//! The class of play that an edition makes of a thinking time: standard, rapid or blitz (Appendices A and B).

use super::{Period, TimeControl, increment, seconds};
use crate::edition::Edition;
use planilla_notation::{Dialect, Key, Tag, unescape};

/// A class of play by its thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TimeClass {
    /// Blitz (Appendix B; C before 2009).
    Blitz,
    /// Rapid chess (Appendix A; B before 2009).
    Rapid,
    /// All that is longer.
    Standard,
}

impl TimeClass {
    /// The word of the interface: `standard`, `rapid`, `blitz`.
    pub const fn as_str(self) -> &'static str {
        match self {
            TimeClass::Blitz => "blitz",
            TimeClass::Rapid => "rapid",
            TimeClass::Standard => "standard",
        }
    }
}

/// The moves for which an increment counts when a game's class is told (A.1, B.1; B1, C1 in 2005).
const MOVES_COUNTED: u32 = 60;

impl TimeControl {
    /// The class of play in an edition. The Laws of 1997 and 2001 say nothing of increments: `None`. So do
    /// different times of the players that are of different classes.
    ///
    /// ```
    /// use planilla::{Edition, EditionName, TimeClass, TimeControl};
    /// use planilla_notation::Dialect;
    /// let class = |text, laws| TimeControl::read(text, Dialect::Sheet).unwrap().class(Edition::of(laws));
    /// assert_eq!(class("12 min", EditionName::E2009), Some(TimeClass::Blitz));
    /// assert_eq!(class("12 min", EditionName::E2014), Some(TimeClass::Rapid));
    /// assert_eq!(class("10+5", EditionName::E2001), None);
    /// ```
    pub fn class(&self, laws: &Edition) -> Option<TimeClass> {
        let class = class_in(&self.periods, laws)?;
        (self.black.is_empty() || class_in(&self.black, laws) == Some(class)).then_some(class)
    }
}

/// The class of the periods of one player.
fn class_in(periods: &[Period], laws: &Edition) -> Option<TimeClass> {
    let increment = increment(periods);
    if increment > 0 && !laws.increment60 {
        return None;
    }
    let seconds = seconds(periods).saturating_add(increment.saturating_mul(MOVES_COUNTED));
    Some(if laws.blitz.contains(seconds) {
        TimeClass::Blitz
    } else if laws.rapid.contains(seconds) {
        TimeClass::Rapid
    } else {
        TimeClass::Standard
    })
}

/// The class of play of a game by its headings: by its time, else by a word for the class in the place of a time.
pub(crate) fn class_of(tags: &[Tag], dialect: Dialect, text: &str, laws: &Edition) -> Option<TimeClass> {
    let tag = tags.iter().find(|tag| tag.key == Key::TimeControl)?;
    let value = tag.value.of(text);
    let value = if dialect == Dialect::Pgn { unescape(value) } else { value.into() };
    match TimeControl::read(&value, dialect) {
        Some(time) => time.class(laws),
        None => class_named(&value),
    }
}

/// The class that a text names, if it names one.
pub(crate) fn class_named(text: &str) -> Option<TimeClass> {
    let text = text.to_lowercase();
    let mut found = text.split(|c: char| !c.is_alphabetic()).filter_map(|word| {
        let is = |words: &[&str]| words.contains(&word);
        if is(&["blitz", "bullet", "relámpago", "relampago", "éclair", "blitzschach", "blitzpartie"]) {
            Some(TimeClass::Blitz)
        } else if is(&[
            "rapid",
            "rápido",
            "rápida",
            "rápidas",
            "rápidos",
            "rapide",
            "rapides",
            "schnellschach",
            "schnellpartie",
        ]) {
            Some(TimeClass::Rapid)
        } else if is(&[
            "standard",
            "classical",
            "clásico",
            "clásica",
            "clásicas",
            "classique",
            "turnierpartie",
            "estándar",
        ]) {
            Some(TimeClass::Standard)
        } else {
            None
        }
    });
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}
