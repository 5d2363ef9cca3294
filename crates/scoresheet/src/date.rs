//! Dates of which a part may be unknown, as people write them in headings.

use planilla_notation::days_in_month;
use planilla_notation::language::month;
use std::fmt;
use std::str::FromStr;

/// A year, a month and a day.
type Day = (u16, u16, u16);

/// A date as headings give it: `2005.07.01`, with `?` for what is unknown (PGN 8.1.1.3), `2005-07-01`, `1/7/2005`,
/// `1 de julio de 2005`, `July 1, 2005`, `julio 2005`. What can be read in two ways is the range of days that covers both:
/// `5/7/2005` may be in May or in July, while with points, `5.7.2005`, the day is the first.
///
/// ```
/// use planilla::PartialDate;
/// let date: PartialDate = "2005.??.??".parse().unwrap();
/// assert_eq!(date.earliest(), (2005, 1, 1));
/// assert_eq!(date.latest(), (2005, 12, 31));
/// let date: PartialDate = "5/7/2005".parse().unwrap();
/// assert_eq!((date.earliest(), date.latest()), ((2005, 5, 7), (2005, 7, 5)));
/// assert!("yesterday".parse::<PartialDate>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PartialDate {
    earliest: Day,
    latest: Day,
}

impl PartialDate {
    /// The earliest day it can be: year, month, day.
    pub const fn earliest(self) -> (u16, u16, u16) {
        self.earliest
    }

    /// The latest day it can be: year, month, day.
    pub const fn latest(self) -> (u16, u16, u16) {
        self.latest
    }

    /// The date of one day.
    pub(crate) const fn on(day: Day) -> PartialDate {
        PartialDate { earliest: day, latest: day }
    }

    /// Whether it is a year of which month and day are not known.
    pub(crate) fn is_a_year(self) -> bool {
        let (first, last) = (self.earliest, self.latest);
        first.0 == last.0 && (first.1, first.2) == (1, 1) && (last.1, last.2) == (12, 31)
    }

    /// Whether it is a month of which the day is not known.
    pub(crate) fn is_a_month(self) -> bool {
        let (first, last) = (self.earliest, self.latest);
        let year = (first.0, first.0);
        (first.0, first.1, 1) == (last.0, last.1, first.2) && last.2 == days_of(year, first.1)
    }

    /// Whether it is one day, month or year, and not several days between which the text leaves the choice.
    pub fn is_plain(self) -> bool {
        self.earliest == self.latest || self.is_a_month() || self.is_a_year()
    }

    /// Whether not even a part of the year is known.
    pub const fn says_nothing(self) -> bool {
        self.earliest.0 == 0 && self.latest.0 == LAST_YEAR
    }

    /// The days that either date may be.
    fn or(self, other: PartialDate) -> PartialDate {
        PartialDate { earliest: self.earliest.min(other.earliest), latest: self.latest.max(other.latest) }
    }
}

/// A text that is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

impl fmt::Display for NotADate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a date like `2005.07.01`, `2005.??.??`, `1/7/2005` or `1 July 2005`")
    }
}

impl std::error::Error for NotADate {}

const LAST_YEAR: u16 = 9999;

/// Two figures of a year from here on are of the twentieth century.
const LAST_CENTURY: u16 = 50;

/// A longer text is no date.
const LONGEST: usize = 64;

/// A word of so many characters that is no month only joins the others: `de`, `of`, the `st` of `1st`.
const SHORT: usize = 3;

impl FromStr for PartialDate {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<PartialDate, NotADate> {
        if let Some(date) = standard(text) {
            return Ok(date);
        }
        let text = text.trim();
        if text == "?" {
            return date(Part::UNKNOWN, Part::UNKNOWN, Part::UNKNOWN).ok_or(NotADate);
        }
        let parts = if text.len() > LONGEST { None } else { Parts::of(text) };
        parts.and_then(|parts| parts.read()).ok_or(NotADate)
    }
}

/// A date in the form of the PGN standard (8.1.1.3), as nearly all PGN files have it: `2005.07.01`, `1999.??.??`.
fn standard(text: &str) -> Option<PartialDate> {
    let [_, _, _, _, b'.', _, _, b'.', _, _] = text.as_bytes() else { return None };
    let plain = text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'?' | b'.'));
    let part = |range| text.get(range).filter(|part: &&str| plain && !part.contains('.')).and_then(Part::of);
    date(part(0..4)?, part(5..7)?, part(8..10)?)
}

/// Figures, with `?` for what is unknown: the numbers they can be.
#[derive(Clone, Copy, Debug)]
struct Part {
    low: u16,
    high: u16,
    figures: usize,
}

impl Part {
    const UNKNOWN: Part = Part { low: 0, high: LAST_YEAR, figures: 0 };

    fn of(text: &str) -> Option<Part> {
        if text.len() > 4 {
            return None;
        }
        if text.bytes().all(|byte| matches!(byte, b'?' | b'0')) {
            // Nobody means a year, month or day of zero.
            return Some(Part { figures: text.len(), ..Part::UNKNOWN });
        }
        let number = |unknown: u16| {
            text.bytes().fold(0, |number, byte| {
                number * 10 + if byte == b'?' { unknown } else { u16::from(byte.wrapping_sub(b'0')) }
            })
        };
        Some(Part { low: number(0), high: number(9), figures: text.len() })
    }

    fn is_unknown(self) -> bool {
        (self.low, self.high) == (0, LAST_YEAR)
    }

    /// Whether it can stand in the first place as a year.
    fn is_year(self) -> bool {
        self.figures == 4
    }

    /// The years it can be; of two figures those of one century.
    fn years(self) -> Option<(u16, u16)> {
        let century = |year: u16| if year < LAST_CENTURY { 2000 + year } else { 1900 + year };
        match self.figures {
            _ if self.is_unknown() => Some((0, LAST_YEAR)),
            4 => Some((self.low, self.high)),
            2 if self.low == self.high => Some((century(self.low), century(self.low))),
            _ => None,
        }
    }

    /// The numbers it can be from one to a last one.
    fn within(self, last: u16) -> Option<(u16, u16)> {
        let (low, high) = (self.low.max(1), self.high.min(last));
        (low <= high && self.figures <= 2).then_some((low, high))
    }
}

/// The date of a year, a month and a day, if there can be one.
fn date(year: Part, month: Part, day: Part) -> Option<PartialDate> {
    let (years, months) = (year.years()?, month.within(12)?);
    // In a known month there are as many days as it has.
    let last = if months.0 == months.1 { days_of(years, months.0) } else { 31 };
    let days = day.within(last)?;
    Some(PartialDate { earliest: (years.0, months.0, days.0), latest: (years.1, months.1, days.1) })
}

/// How many days a month has; of an unknown year as many as it can have.
fn days_of(years: (u16, u16), month: u16) -> u16 {
    /// It has as many days as may be.
    const LEAP: u16 = 2000;
    let year = if years.0 == years.1 { years.0 } else { LEAP };
    u8::try_from(month).map_or(0, |month| days_in_month(year, month)).into()
}

/// What a text that may be a date is made of.
#[derive(Default)]
struct Parts {
    numbers: Vec<Part>,
    month: Option<u16>,
    /// A word before all numbers that is no month: perhaps a day of the week.
    weekday: bool,
    /// The signs between the parts: nobody writes points with the month first.
    points: usize,
    others: usize,
}

impl Parts {
    /// The numbers and the month of a text; `None` if it holds what no date does.
    fn of(text: &str) -> Option<Parts> {
        let mut parts = Parts::default();
        let is_figure = |c: char| c.is_ascii_digit() || c == '?';
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let (token, after) = if is_figure(first) {
                let (token, after) = split(rest, is_figure);
                // The time of day, behind the date.
                if after.starts_with(':') && parts.numbers.len() == 3 {
                    break;
                }
                parts.numbers.push(Part::of(token)?);
                (token, after)
            } else if first.is_alphabetic() {
                let (word, after) = split(rest, char::is_alphabetic);
                parts.word(word)?;
                (word, after)
            } else if matches!(first, '.' | '-' | '/' | ',' | '\'' | '’' | '–' | 'º') || first.is_whitespace() {
                match first {
                    '.' => parts.points += 1,
                    '-' | '/' | '–' => parts.others += 1,
                    _ => {}
                }
                rest.split_at(first.len_utf8())
            } else {
                return None;
            };
            debug_assert!(!token.is_empty());
            rest = after;
        }
        Some(parts)
    }

    fn word(&mut self, word: &str) -> Option<()> {
        match month(word).or_else(|| roman(word)) {
            Some(number) if self.month.is_none() => self.month = Some(u16::from(number)),
            None if word.chars().count() <= SHORT => {}
            None if self.numbers.is_empty() && self.month.is_none() && !self.weekday => self.weekday = true,
            Some(_) | None => return None,
        }
        Some(())
    }

    fn read(&self) -> Option<PartialDate> {
        let month = self.month.map(|number| Part { low: number, high: number, figures: 2 });
        match (month, self.numbers.as_slice()) {
            (Some(month), [day, year] | [year, day]) if year.is_year() && !day.is_year() => date(*year, month, *day),
            (Some(month), [day, year]) if year.figures == 2 => date(*year, month, *day),
            (Some(_), _) if self.weekday => None,
            (Some(month), [year]) if year.is_year() => date(*year, month, Part::UNKNOWN),
            (None, [year, month, day]) if year.is_year() => date(*year, *month, *day),
            (None, [day, month, year]) if (year.is_year() || year.figures == 2) && self.is_pointed() => {
                date(*year, *month, *day).or_else(|| either(*day, *month, *year))
            }
            (None, [one, other, year]) if year.is_year() || year.figures == 2 => either(*one, *other, *year),
            (None, _) if self.weekday => None,
            (None, [year]) if year.is_year() => date(*year, Part::UNKNOWN, Part::UNKNOWN),
            (None, [year, month] | [month, year]) if year.is_year() => date(*year, *month, Part::UNKNOWN),
            _ => None,
        }
    }
}

impl Parts {
    /// Whether points stand behind day and month, as in `7.1.2017`: the day is then the first.
    fn is_pointed(&self) -> bool {
        self.points == 2 && self.others == 0
    }
}

/// A day and a month in either order; what is unknown is the day.
fn either(one: Part, other: Part, year: Part) -> Option<PartialDate> {
    let day_first = date(year, other, one).filter(|_| one.is_unknown() || !other.is_unknown());
    let month_first = date(year, one, other).filter(|_| other.is_unknown() || !one.is_unknown());
    match (day_first, month_first) {
        (Some(date), Some(rival)) => Some(date.or(rival)),
        (date, rival) => date.or(rival),
    }
}

/// A text up to the first character that is of another kind, and the rest.
fn split(text: &str, kind: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|c| !kind(c)).unwrap_or(text.len()))
}

/// A month in Roman figures: `12.III.2004`.
fn roman(word: &str) -> Option<u8> {
    const FIGURES: [&str; 12] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
    FIGURES.iter().zip(1..).find(|(figures, _)| **figures == word).map(|(_, number)| number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_of_pgn_is_read_as_any_other() {
        let (years, parts) =
            (["2005", "199?", "????", "0000", "20.5"], ["07", "1?", "??", "00", "13", "31", "??", "3?", "x1"]);
        for (year, month, day) in years.iter().flat_map(|y| parts.iter().flat_map(move |m| parts.map(|d| (y, m, d)))) {
            let text = format!("{year}.{month}.{day}");
            let long = Parts::of(&text).and_then(|parts| parts.read());
            let short = standard(&text);
            assert!(short.is_none() || short == long, "{text}: {short:?}, {long:?}");
        }
        assert!(standard("1999.??.??").is_some() && standard("2005.07.01").is_some());
    }

    #[test]
    fn with_points_the_day_is_the_first() {
        for (written, day) in [("7.1.2017", (2017, 1, 7)), ("07.01.2017", (2017, 1, 7)), ("5. 7. 2005", (2005, 7, 5))] {
            let date: PartialDate = written.parse().unwrap();
            assert_eq!((date.earliest(), date.latest()), (day, day), "{written}");
        }
        let slashed: PartialDate = "7/1/2017".parse().unwrap();
        assert_eq!((slashed.earliest(), slashed.latest()), ((2017, 1, 7), (2017, 7, 1)));
    }

    #[test]
    fn dates_are_read_as_ranges_of_days() {
        let one = |day: Day| Ok((day, day));
        let read = |text: &str| text.parse::<PartialDate>().map(|date| (date.earliest(), date.latest()));
        for (text, expected) in [
            ("1997.07.01", one((1997, 7, 1))),
            ("2005-7-1", one((2005, 7, 1))),
            ("2005/07/01", one((2005, 7, 1))),
            ("199?.??.05", Ok(((1990, 1, 5), (1999, 12, 5)))),
            ("2014", Ok(((2014, 1, 1), (2014, 12, 31)))),
            ("2014.1?.??", Ok(((2014, 10, 1), (2014, 12, 31)))),
            ("2014.02.??", Ok(((2014, 2, 1), (2014, 2, 28)))),
            ("2014.00.00", Ok(((2014, 1, 1), (2014, 12, 31)))),
            ("2014.?.?", Ok(((2014, 1, 1), (2014, 12, 31)))),
            ("?", Ok(((0, 1, 1), (9999, 12, 31)))),
            ("????.??.??", Ok(((0, 1, 1), (9999, 12, 31)))),
            // Day and month in either order.
            ("12/03/2004", Ok(((2004, 3, 12), (2004, 12, 3)))),
            ("12-3-04", Ok(((2004, 3, 12), (2004, 12, 3)))),
            ("01.05.2004", one((2004, 5, 1))),
            ("3/3/99", one((1999, 3, 3))),
            ("25/12/2004", one((2004, 12, 25))),
            ("12.25.2004", one((2004, 12, 25))),
            ("??.05.2004", Ok(((2004, 5, 1), (2004, 5, 31)))),
            ("05/2004", Ok(((2004, 5, 1), (2004, 5, 31)))),
            ("12.III.2004", one((2004, 3, 12))),
            // In words.
            ("12 de marzo de 2004", one((2004, 3, 12))),
            ("viernes, 12 de marzo de 2004", one((2004, 3, 12))),
            ("12-mar-04", one((2004, 3, 12))),
            ("May 1, 2004", one((2004, 5, 1))),
            ("May 1st, 2004", one((2004, 5, 1))),
            ("Saturday 1st of May 2004", one((2004, 5, 1))),
            ("3 mars 2020", one((2020, 3, 3))),
            ("1er février 2020", one((2020, 2, 1))),
            ("1. Mai 2004", one((2004, 5, 1))),
            ("2004 March 12", one((2004, 3, 12))),
            ("marzo 2004", Ok(((2004, 3, 1), (2004, 3, 31)))),
            ("marzo de 2004", Ok(((2004, 3, 1), (2004, 3, 31)))),
            ("2004-03-12 18:30", one((2004, 3, 12))),
            ("2004-03-12T18:30:00", one((2004, 3, 12))),
            ("2004年3月12日", one((2004, 3, 12))),
            ("29.2.2004", one((2004, 2, 29))),
            // No dates.
            ("29.2.2005", Err(NotADate)),
            ("2014.13.01", Err(NotADate)),
            ("31.04.2014", Err(NotADate)),
            ("14.13.2001", Err(NotADate)),
            ("2014.01.01.01", Err(NotADate)),
            ("12 marzo", Err(NotADate)),
            ("May 04", Err(NotADate)),
            ("round 4, 2004", Err(NotADate)),
            ("12 marzo abril 2004", Err(NotADate)),
            ("yesterday", Err(NotADate)),
            ("3.45", Err(NotADate)),
            ("12003", Err(NotADate)),
            ("", Err(NotADate)),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
