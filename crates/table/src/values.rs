//! Values that headings hold as text: ratings and dates.

use planilla::PartialDate;

/// A rating, a whole number from 1 to 9999; `None` for `-`, `?`, `0` and any other text.
pub(crate) fn elo(text: &str) -> Option<i64> {
    let text = text.trim();
    let plain = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|rating| plain && *rating > 0)
}

/// A date, each part of it known or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    pub(crate) year: Option<u16>,
    pub(crate) month: Option<u16>,
    pub(crate) day: Option<u16>,
}

impl Parts {
    /// The parts of a date that its text settles: of `1/7/2005`, which may be January or July, the year alone.
    pub(crate) fn of(text: &str) -> Parts {
        let Ok(date) = text.parse::<PartialDate>() else { return Parts::default() };
        let (earliest, latest) = (date.earliest(), date.latest());
        let same = |one: u16, other: u16| (one == other).then_some(one);
        Parts { year: same(earliest.0, latest.0), month: same(earliest.1, latest.1), day: same(earliest.2, latest.2) }
    }

    /// The days since 1 January 1970, if all is known.
    pub(crate) fn days(self) -> Option<i32> {
        let (year, month, day) = (i32::from(self.year?), i32::from(self.month?), i32::from(self.day?));
        // Years begin in March, so that the leap day is the last; an era is 400 of them, which all have as many days.
        let year = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        Some(era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings() {
        for (text, rating) in [("2500", Some(2500)), (" 1999 ", Some(1999)), ("0900", Some(900))] {
            assert_eq!(elo(text), rating, "{text}");
        }
        for text in ["", "-", "?", "0", "0000", "2500a", "+2500", "25000", "2.500", "²"] {
            assert_eq!(elo(text), None, "{text}");
        }
    }

    #[test]
    fn dates() {
        let cases = [
            ("1970.01.01", (Some(1970), Some(1), Some(1)), Some(0)),
            ("2005.07.01", (Some(2005), Some(7), Some(1)), Some(12_965)),
            ("2000.02.29", (Some(2000), Some(2), Some(29)), Some(11_016)),
            ("1899.12.31", (Some(1899), Some(12), Some(31)), Some(-25_568)),
            ("1999.05.??", (Some(1999), Some(5), None), None),
            ("1999.??.??", (Some(1999), None, None), None),
            ("1/7/2005", (Some(2005), None, None), None),
            ("3/3/2005", (Some(2005), Some(3), Some(3)), Some(12_845)),
            ("????.??.??", (None, None, None), None),
            ("199?.??.??", (None, None, None), None),
            ("yesterday", (None, None, None), None),
        ];
        for (text, (year, month, day), days) in cases {
            let parts = Parts::of(text);
            assert_eq!((parts, parts.days()), (Parts { year, month, day }, days), "{text}");
        }
    }
}
