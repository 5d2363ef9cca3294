//! Points as reports write them: `11.5`.

use std::fmt;
use std::ops::{Add, AddAssign};

/// Points, counted in tenths; never a fraction of binary numbers.
///
/// ```
/// use planilla_trf::Points;
/// assert_eq!(Points::read("11.5"), Some(Points::tenths(115)));
/// assert_eq!(Points::read(".5").unwrap().to_string(), "0.5");
/// assert_eq!(Points::read("1,5"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);

    /// So many tenths of a point.
    pub const fn tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// The tenths of a point.
    pub const fn as_tenths(self) -> i32 {
        self.0
    }

    /// Reads points: a sign if they are taken away, digits, and one place behind a point; further places must be zeros.
    pub fn read(text: &str) -> Option<Points> {
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() + part.len() == 0 || whole.len() > 6 || part.len() > 6 || !all_digits(whole) || !all_digits(part)
        {
            return None;
        }
        let (tenth, rest) = part.split_at(part.len().min(1));
        if rest.bytes().any(|byte| byte != b'0') {
            return None;
        }
        let number = |text: &str| if text.is_empty() { Some(0) } else { text.parse::<i32>().ok() };
        Some(Points(sign * (number(whole)? * 10 + number(tenth)?)))
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        write!(f, "{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_points_are() {
        for (text, expected) in
            [("0.0", Some(0)), ("8", Some(80)), ("-1.5", Some(-15)), ("11.50", Some(115)), ("5.", Some(50))]
        {
            assert_eq!(Points::read(text), expected.map(Points::tenths), "{text}");
        }
        for text in ["", "-", ".", "1.25", "1.5 ", "½", "+1", "99999999", "1..5"] {
            assert_eq!(Points::read(text), None, "{text}");
        }
        assert_eq!(Points::tenths(-5).to_string(), "-0.5");
    }
}
