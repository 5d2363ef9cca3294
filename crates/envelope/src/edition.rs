//! Editions of the Laws as far as an envelope needs them: their years, and where each point of adjourning stands in them.

use crate::fault::Expected;
use crate::value::{Raw, Value, Written};
use std::fmt;

/// An edition of the Laws, by the year in which it came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edition(u16);

impl Edition {
    /// The newest.
    pub const NEWEST: Edition = Edition(2023);

    /// The names of all, the oldest first.
    pub const NAMES: &'static [&'static str] = &["1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023"];

    /// The edition of a name.
    ///
    /// ```
    /// use planilla_envelope::Edition;
    /// assert_eq!(Edition::named("2005").map(Edition::year), Some(2005));
    /// assert_eq!(Edition::named("2004"), None);
    /// ```
    pub fn named(name: &str) -> Option<Edition> {
        let known = Edition::NAMES.contains(&name.trim());
        known.then(|| name.trim().parse().ok()).flatten().map(Edition)
    }

    /// The year in which it came into force.
    pub fn year(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Value for Edition {
    const EXPECTED: Expected = Expected::OneOf(Edition::NAMES);

    fn read(raw: &Raw) -> Option<Self> {
        match raw {
            Raw::Number(digits) => Edition::named(digits),
            _ => Edition::named(raw.text()?),
        }
    }

    fn write(&self) -> Written {
        Written::Text(self.to_string())
    }
}

/// A point of the rules of adjourned games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Point {
    /// How a move is sealed, and that both sheets are enclosed.
    Sealing,
    /// What is written on the envelope.
    Envelope,
    /// An offer of a draw made after sealing.
    Offer,
    /// A game that ends before it is resumed.
    Ended,
    /// Who is present when the game is resumed.
    Presence,
    /// Who comes late.
    Late,
    /// The envelope is lost.
    Lost,
    /// Wrong times on the clock.
    Clock,
}

/// The number of a point in an edition: `A2` until 2005, `Guidelines 2` in 2009, `E.2` in 2014, `I.2` since 2017, where
/// a point (both players absent) came before that of the lost envelope.
///
/// ```
/// use planilla_envelope::{Edition, Point, article};
/// let of = |year, point| article(point, Edition::named(year).unwrap());
/// assert_eq!(of("2005", Point::Lost), "A11");
/// assert_eq!(of("2009", Point::Lost), "Guidelines 11");
/// assert_eq!(of("2014", Point::Lost), "E.11");
/// assert_eq!(of("2023", Point::Lost), "I.12");
/// ```
pub fn article(point: Point, edition: Edition) -> String {
    let number = match point {
        Point::Sealing => 1,
        Point::Envelope => 2,
        Point::Offer => 4,
        Point::Ended => 6,
        Point::Presence => 9,
        Point::Late => 10,
        Point::Lost => 11,
        Point::Clock => 12,
    };
    match edition.0 {
        ..2009 => format!("A{number}"),
        2009..2014 => format!("Guidelines {number}"),
        2014..2017 => format!("E.{number}"),
        _ => format!("I.{}", number + u8::from(number > 10)),
    }
}
