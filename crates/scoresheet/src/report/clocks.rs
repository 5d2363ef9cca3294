//! The times on the players' clocks, as comments tell them.

use super::fill::Filler;
use planilla_notation::{clock, commands};
use serde_json::Number;
use std::iter::Peekable;
use std::vec::IntoIter;

impl Filler<'_> {
    /// The times that the comments after the moves tell.
    pub(super) fn clocks(&self) -> Clocks {
        let told =
            self.checked.comments().filter_map(|(entry, span)| Some((entry as usize, told_in(span.of(self.text))?)));
        let told: Vec<_> = told.collect();
        Clocks(told.into_iter().peekable())
    }
}

/// The clocks told in a game, each with its entry, in the order of the entries.
pub(super) struct Clocks(Peekable<IntoIter<(usize, Number)>>);

impl Clocks {
    /// The clock of an entry; of several the last one. The clocks of the entries before are done with.
    #[inline]
    pub(super) fn of(&mut self, entry: usize) -> Option<Number> {
        let mut found = None;
        while let Some((at, clock)) = self.0.next_if(|(at, _)| *at <= entry) {
            found = (at == entry).then_some(clock);
        }
        found
    }
}

/// The last time that a comment tells, in seconds.
#[inline]
fn told_in(comment: &str) -> Option<Number> {
    told_last(comment.as_bytes()).map(Number::from).or_else(|| told_anywhere(comment))
}

/// The time that a comment tells in the way of nearly all files: with it the comment ends, and it is below ten hours.
fn told_last(comment: &[u8]) -> Option<u32> {
    let comment = comment.strip_suffix(b"}").unwrap_or(comment).trim_ascii_end();
    let [before @ .., b'[', b'%', b'c', b'l', b'k', b' ', hours, b':', ten_minutes, minutes, b':', ten, seconds, b']'] =
        comment
    else {
        return None;
    };
    // An earlier command that is not closed would go on here.
    if before.iter().rev().find(|byte| matches!(byte, b'[' | b']')) == Some(&b'[') {
        return None;
    }
    let digit = |letter: &u8, below: u8| letter.checked_sub(b'0').filter(|digit| *digit < below).map(u32::from);
    let (hours, minutes, seconds) = (
        digit(hours, 10)?,
        10 * digit(ten_minutes, 6)? + digit(minutes, 10)?,
        10 * digit(ten, 6)? + digit(seconds, 10)?,
    );
    Some(3600 * hours + 60 * minutes + seconds)
}

/// The last time that a comment tells, in any form.
fn told_anywhere(comment: &str) -> Option<Number> {
    let told = commands(comment).filter(|command| command.name == "clk");
    told.filter_map(|command| clock(command.value)).last().and_then(number)
}

/// A number without a fraction where it has none.
fn number(seconds: f64) -> Option<Number> {
    if seconds.fract() == 0.0 && seconds.abs() < 1e15 {
        Some(Number::from(seconds as i64))
    } else {
        Number::from_f64(seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_to_a_time_agree() {
        let pieces =
            ["{", " ", "[%clk ", "[%eval ", "0:05:07", "1:59:59", "10:00:00", "0:60:00", "0:00:9", "]", " }", "[", "%"];
        for mut way in 0..pieces.len().pow(5) {
            let mut comment = String::from("{");
            while way > 0 {
                comment.push_str(pieces[way % pieces.len()]);
                way /= pieces.len();
            }
            for comment in [comment.clone() + "]", comment + "[%clk 0:05:07] }"] {
                if let Some(seconds) = told_last(comment.as_bytes()) {
                    assert_eq!(told_anywhere(&comment), Some(Number::from(seconds)), "{comment}");
                }
            }
        }
    }

    #[test]
    fn times() {
        for (comment, seconds) in [
            ("{ [%clk 0:05:07] }", Some("307")),
            ("{[%eval 0.3] [%clk 9:59:59]}", Some("35999")),
            ("{[%clk 0:00:01] [%clk 0:00:02] and more}", Some("2")),
            ("{[%clk 12:00:00]}", Some("43200")),
            ("{[%clk 0:00:09.5]}", Some("9.5")),
            ("{[%eval [%clk 0:00:01]}", None),
            ("{[%clk 0:75:00]}", None),
        ] {
            assert_eq!(told_in(comment).map(|number| number.to_string()).as_deref(), seconds, "{comment}");
        }
    }
}
