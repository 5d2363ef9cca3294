//! Dates of which a part may be unknown.

use std::fmt;
use std::str::FromStr;

/// A date as headings give it, `2005.07.01`, with `?` for what is unknown (PGN 8.1.1.3), or `2005-07-01`.
///
/// ```
/// use planilla::PartialDate;
/// let date: PartialDate = "2005.??.??".parse().unwrap();
/// assert_eq!(date.earliest(), (2005, 1, 1));
/// assert_eq!(date.latest(), (2005, 12, 31));
/// assert!("yesterday".parse::<PartialDate>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PartialDate {
    years: (u16, u16),
    months: (u16, u16),
    days: (u16, u16),
}

impl PartialDate {
    /// The earliest day it can be: year, month, day.
    pub const fn earliest(self) -> (u16, u16, u16) {
        (self.years.0, self.months.0, self.days.0)
    }

    /// The latest day it can be: year, month, day.
    pub const fn latest(self) -> (u16, u16, u16) {
        (self.years.1, self.months.1, self.days.1)
    }

    /// Whether not even a part of the year is known.
    pub const fn says_nothing(self) -> bool {
        self.years.0 == 0 && self.years.1 == 9999
    }
}

/// A text that is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

impl fmt::Display for NotADate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a date like `2005.07.01`, `2005.??.??` or `2005-07-01`")
    }
}

impl std::error::Error for NotADate {}

impl FromStr for PartialDate {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<PartialDate, NotADate> {
        let text = text.trim();
        let mut parts = text.split(['.', '-', '/']);
        let mut part =
            |digits, least, most| parts.next().map_or(Ok((least, most)), |part| range(part, digits, least, most));
        let date = PartialDate { years: part(4, 0, 9999)?, months: part(2, 1, 12)?, days: part(2, 1, 31)? };
        if text == "?" || parts.next().is_none() { Ok(date) } else { Err(NotADate) }
    }
}

/// What digits with `?` among them can stand for, within bounds.
fn range(part: &str, digits: usize, least: u16, most: u16) -> Result<(u16, u16), NotADate> {
    if part == "?" {
        return Ok((least, most));
    }
    if part.len() > digits || part.is_empty() || (digits == 4 && part.len() < 4) {
        return Err(NotADate);
    }
    let (mut low, mut high) = (0, 0);
    for byte in part.bytes() {
        let (from, to) = match byte {
            b'0'..=b'9' => (byte - b'0', byte - b'0'),
            b'?' => (0, 9),
            _ => return Err(NotADate),
        };
        low = low * 10 + u16::from(from);
        high = high * 10 + u16::from(to);
    }
    let (low, high) = (low.max(least), high.min(most));
    if low <= high { Ok((low, high)) } else { Err(NotADate) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_read_as_ranges_of_days() {
        let read = |text: &str| text.parse::<PartialDate>().map(|date| (date.earliest(), date.latest()));
        for (text, expected) in [
            ("1997.07.01", Ok(((1997, 7, 1), (1997, 7, 1)))),
            ("2005-7-1", Ok(((2005, 7, 1), (2005, 7, 1)))),
            ("199?.??.05", Ok(((1990, 1, 5), (1999, 12, 5)))),
            ("2014", Ok(((2014, 1, 1), (2014, 12, 31)))),
            ("2014.1?.??", Ok(((2014, 10, 1), (2014, 12, 31)))),
            ("?", Ok(((0, 1, 1), (9999, 12, 31)))),
            ("2014.13.01", Err(NotADate)),
            ("14.01.01", Err(NotADate)),
            ("2014.01.01.01", Err(NotADate)),
            ("", Err(NotADate)),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }
}
