//! Times of clocks, days, and times of day.

use crate::fault::Expected;
use crate::value::{Raw, Value, Written};
use planilla_notation::days_in_month;
use std::fmt;

/// A time that a clock shows or a player has used, in seconds; at most 99 hours, 59 minutes and 59 seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockTime(u32);

impl ClockTime {
    /// The time of so many seconds, unless they are too many.
    ///
    /// ```
    /// use planilla_envelope::ClockTime;
    /// assert_eq!(ClockTime::from_seconds(7110).unwrap().to_string(), "1:58:30");
    /// assert!(ClockTime::from_seconds(360_000).is_none());
    /// ```
    pub fn from_seconds(seconds: u32) -> Option<ClockTime> {
        (seconds < 100 * 3600).then_some(ClockTime(seconds))
    }

    /// Its seconds.
    pub fn seconds(self) -> u32 {
        self.0
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02}:{:02}", self.0 / 3600, self.0 / 60 % 60, self.0 % 60)
    }
}

/// Hours, minutes and seconds: `H:MM` or `H:MM:SS`, with one or two digits for the hours.
fn parts(text: &str) -> Option<(u32, u32, u32)> {
    let mut parts = text.split(':');
    let hours = digits(parts.next()?, 1..=2)?;
    let minutes = digits(parts.next()?, 2..=2)?;
    let seconds = parts.next().map_or(Some(0), |seconds| digits(seconds, 2..=2))?;
    (parts.next().is_none() && minutes < 60 && seconds < 60).then_some((hours, minutes, seconds))
}

fn digits(text: &str, length: std::ops::RangeInclusive<usize>) -> Option<u32> {
    (length.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.parse().ok())?
}

impl Value for ClockTime {
    const EXPECTED: Expected = Expected::ClockTime;

    fn read(raw: &Raw) -> Option<Self> {
        let (hours, minutes, seconds) = parts(raw.text()?)?;
        ClockTime::from_seconds(hours * 3600 + minutes * 60 + seconds)
    }

    fn write(&self) -> Written {
        Written::Text(self.to_string())
    }
}

/// A day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// The day, if there is one; years have four digits.
    ///
    /// ```
    /// use planilla_envelope::Date;
    /// assert_eq!(Date::new(2024, 2, 29).unwrap().to_string(), "2024-02-29");
    /// assert!(Date::new(2023, 2, 29).is_none());
    /// ```
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        ((1000..=9999).contains(&year) && (1..=days_in_month(year, month)).contains(&day)).then_some(Date {
            year,
            month,
            day,
        })
    }

    /// Year, month and day.
    pub fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// Days since a day in the past, by which two of them can be compared.
    pub(crate) fn number(self) -> i64 {
        // The year begins in March, so that the leap day ends it (a common computation of the Gregorian calendar).
        let (year, month) = (i64::from(self.year) - i64::from(self.month < 3), (i64::from(self.month) + 9) % 12);
        year * 365 + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + i64::from(self.day)
    }

    fn parse(text: &str) -> Option<Date> {
        let separator = ['-', '.', '/'].into_iter().find(|separator| text.contains(*separator))?;
        let mut parts = text.split(separator);
        let year = digits(parts.next()?, 4..=4)?;
        let month = digits(parts.next()?, 1..=2)?;
        let day = digits(parts.next()?, 1..=2)?;
        if parts.next().is_some() {
            return None;
        }
        Date::new(year as u16, month as u8, day as u8)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl Value for Date {
    const EXPECTED: Expected = Expected::Date;

    fn read(raw: &Raw) -> Option<Self> {
        Date::parse(raw.text()?)
    }

    fn write(&self) -> Written {
        Written::Text(self.to_string())
    }
}

/// A time of day, in seconds after midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DayTime(u32);

impl DayTime {
    /// The time so many seconds after midnight, on the same day.
    ///
    /// ```
    /// use planilla_envelope::DayTime;
    /// assert_eq!(DayTime::from_seconds(16 * 3600).unwrap().to_string(), "16:00");
    /// assert!(DayTime::from_seconds(86_400).is_none());
    /// ```
    pub fn from_seconds(seconds: u32) -> Option<DayTime> {
        (seconds < 86_400).then_some(DayTime(seconds))
    }

    /// Seconds after midnight.
    pub fn seconds(self) -> u32 {
        self.0
    }

    fn parse(text: &str) -> Option<DayTime> {
        let (hours, minutes, seconds) = parts(text)?;
        DayTime::from_seconds(hours * 3600 + minutes * 60 + seconds)
    }
}

impl fmt::Display for DayTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}", self.0 / 3600, self.0 / 60 % 60)?;
        if self.0.is_multiple_of(60) { Ok(()) } else { write!(f, ":{:02}", self.0 % 60) }
    }
}

impl Value for DayTime {
    const EXPECTED: Expected = Expected::DayTime;

    fn read(raw: &Raw) -> Option<Self> {
        DayTime::parse(raw.text()?)
    }

    fn write(&self) -> Written {
        Written::Text(self.to_string())
    }
}

/// A moment, of which the day or the time may be unknown, but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// The day.
    Day(Date),
    /// The time, on a day that is clear from elsewhere.
    Time(DayTime),
    /// Both.
    Both(Date, DayTime),
}

impl When {
    /// The day, if it is known.
    pub fn day(self) -> Option<Date> {
        match self {
            When::Day(day) | When::Both(day, _) => Some(day),
            When::Time(_) => None,
        }
    }

    /// The time of day, if it is known.
    pub fn time(self) -> Option<DayTime> {
        match self {
            When::Time(time) | When::Both(_, time) => Some(time),
            When::Day(_) => None,
        }
    }

    /// Minutes from a moment to this one, rounded down; less than zero if this is the earlier. `None` if the time of this
    /// one is not known, or its day is and that of the other is not. Where this one has no day, it is that of the other.
    ///
    /// ```
    /// use planilla_envelope::{Date, DayTime, When};
    /// let (day, four) = (Date::new(2005, 3, 14).unwrap(), DayTime::from_seconds(16 * 3600).unwrap());
    /// let next = When::Both(Date::new(2005, 3, 15).unwrap(), DayTime::from_seconds(600).unwrap());
    /// assert_eq!(next.minutes_after(Some(day), four), Some(8 * 60 + 10));
    /// ```
    pub fn minutes_after(self, day: Option<Date>, time: DayTime) -> Option<i64> {
        let days = match (self.day(), day) {
            (Some(own), Some(other)) => own.number() - other.number(),
            (None, _) => 0,
            (Some(_), None) => return None,
        };
        let seconds = i64::from(self.time()?.0) - i64::from(time.0);
        Some((days * 86_400 + seconds).div_euclid(60))
    }
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            When::Day(day) => day.fmt(f),
            When::Time(time) => time.fmt(f),
            When::Both(day, time) => write!(f, "{day} {time}"),
        }
    }
}

impl Value for When {
    const EXPECTED: Expected = Expected::When;

    fn read(raw: &Raw) -> Option<Self> {
        let text = raw.text()?;
        match text.split_once([' ', 'T']) {
            Some((day, time)) => Some(When::Both(Date::parse(day)?, DayTime::parse(time.trim_start())?)),
            None => Date::parse(text).map(When::Day).or_else(|| DayTime::parse(text).map(When::Time)),
        }
    }

    fn write(&self) -> Written {
        Written::Text(self.to_string())
    }
}
