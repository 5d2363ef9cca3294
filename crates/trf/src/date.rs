//! Days as reports write them: `YYYY/MM/DD`, and `YY/MM/DD` for the rounds.

use planilla_notation::days_in_month;
use std::fmt;

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day, from 1.
    pub day: u8,
}

/// What came of reading a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dated {
    /// It is written as the format asks.
    Standard(Date),
    /// It is a day, written in another way.
    Otherwise(Date),
    /// It is none, or one that can be read in two ways.
    Not,
}

/// Two figures for a year stand for one of the hundred years that begin here.
const CENTURY: u16 = 1970;

/// The earliest and the latest year that a report can be of, or a player be born in.
const YEARS: std::ops::RangeInclusive<u16> = 1850..=2199;

impl Date {
    /// The day, if there is one.
    ///
    /// ```
    /// use planilla_trf::Date;
    /// assert!(Date::new(2024, 2, 29).is_some() && Date::new(2023, 2, 29).is_none());
    /// ```
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        (YEARS.contains(&year) && (1..=days_in_month(year, month)).contains(&day)).then_some(Date { year, month, day })
    }

    /// Reads a day with all four figures of its year.
    pub(crate) fn read(text: &str) -> Dated {
        Date::parse(text, 4)
    }

    /// Reads the day of a round: two figures of the year.
    pub(crate) fn read_short(text: &str) -> Dated {
        Date::parse(text, 2)
    }

    /// Reads a day whose year has so many figures if it is written as asked.
    fn parse(text: &str, figures: usize) -> Dated {
        let mut numbers = [""; 3];
        let mut count = 0;
        for part in text.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty()) {
            if count == 3 || part.len() > 4 {
                return Dated::Not;
            }
            numbers[count] = part;
            count += 1;
        }
        let words = text.chars().any(|c| !(c.is_ascii_digit() || c.is_whitespace() || "/.-".contains(c)));
        if count != 3 || words {
            return Dated::Not;
        }
        let number = |text: &str| text.parse::<u16>().unwrap_or_default();
        let small = |text: &str| u8::try_from(number(text)).unwrap_or_default();
        let [first, second, third] = numbers;
        let date = if first.len() == 4 {
            Date::new(number(first), small(second), small(third))
        } else if third.len() == 4 {
            Date::new(number(third), small(second), small(first))
        } else if figures == 2 && first.len() == 2 {
            let year = CENTURY + (number(first) + 100 - CENTURY % 100) % 100;
            Date::new(year, small(second), small(third))
        } else {
            None
        };
        let standard = [first.len(), second.len(), third.len()] == [figures, 2, 2]
            && text.len() == figures + 6
            && text.bytes().filter(|&byte| byte == b'/').count() == 2;
        match date {
            Some(date) if standard => Dated::Standard(date),
            Some(date) => Dated::Otherwise(date),
            None => Dated::Not,
        }
    }
}

impl Dated {
    /// The day, if there is one.
    pub(crate) fn date(self) -> Option<Date> {
        match self {
            Dated::Standard(date) | Dated::Otherwise(date) => Some(date),
            Dated::Not => None,
        }
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_in_all_ways() {
        let day = |year, month, day| Date::new(year, month, day).unwrap();
        for (text, expected) in [
            ("2026/01/10", Dated::Standard(day(2026, 1, 10))),
            ("2026.01.10", Dated::Otherwise(day(2026, 1, 10))),
            ("2026/1/9", Dated::Otherwise(day(2026, 1, 9))),
            ("28. 07. 2005", Dated::Otherwise(day(2005, 7, 28))),
            ("2026/02/30", Dated::Not),
            ("May 29, 2020", Dated::Not),
            ("10/01/26", Dated::Not),
            ("2026/01", Dated::Not),
            ("", Dated::Not),
        ] {
            assert_eq!(Date::read(text), expected, "{text}");
        }
        for (text, expected) in [
            ("26/01/10", Dated::Standard(day(2026, 1, 10))),
            ("99.12.31", Dated::Otherwise(day(1999, 12, 31))),
            ("2026/01/10", Dated::Otherwise(day(2026, 1, 10))),
            ("26/13/10", Dated::Not),
        ] {
            assert_eq!(Date::read_short(text), expected, "{text}");
        }
    }
}
