//! The times that the commands in comments tell (PGN supplement of 2001): `%clk`, the time left, and `%egt`, the time used.

use planilla_notation::{clock, commands};

/// The last time left that a comment tells, in seconds.
#[inline]
pub(crate) fn told_in(comment: &str) -> Option<f64> {
    match told_last(comment.as_bytes()) {
        Some(seconds) => Some(seconds.into()),
        None => last(comment, "clk"),
    }
}

/// The last time used that a comment tells, in seconds.
pub(super) fn used_in(comment: &str) -> Option<f64> {
    last(comment, "egt")
}

/// The time that a comment tells in the way of nearly all files: with it the comment ends, and it is below ten hours.
#[inline]
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

/// The last time that a command of a comment gives, in any form.
#[cold]
#[inline(never)]
fn last(comment: &str, name: &str) -> Option<f64> {
    commands(comment).filter(|command| command.name == name).filter_map(|command| clock(command.value)).last()
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
                    assert_eq!(last(&comment, "clk"), Some(seconds.into()), "{comment}");
                }
            }
        }
    }

    #[test]
    fn times() {
        for (comment, seconds) in [
            ("{ [%clk 0:05:07] }", Some(307.0)),
            ("{[%eval 0.3] [%clk 9:59:59]}", Some(35_999.0)),
            ("{[%clk 0:00:01] [%clk 0:00:02] and more}", Some(2.0)),
            ("{[%clk 12:00:00]}", Some(43_200.0)),
            ("{[%clk 0:00:09.5]}", Some(9.5)),
            ("{[%clk -0:00:03]}", Some(-3.0)),
            ("{[%eval [%clk 0:00:01]}", None),
            ("{[%clk 0:75:00]}", None),
            ("{[%egt 0:05:00]}", None),
        ] {
            assert_eq!(told_in(comment), seconds, "{comment}");
        }
        assert_eq!(used_in("{[%egt 0:05:00]}"), Some(300.0));
    }
}
