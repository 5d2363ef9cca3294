//! The times that the commands in comments tell (PGN supplement of 2001): `%clk`, the time left, `%egt`, the time used, and `%emt`,
//! the time for one move.

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
pub(crate) fn used_in(comment: &str) -> Option<f64> {
    last(comment, "egt").filter(|seconds| *seconds >= 0.0)
}

/// The last time for one move that a comment tells, in seconds (`%emt`).
pub(crate) fn elapsed_in(comment: &str) -> Option<f64> {
    last(comment, "emt").filter(|seconds| *seconds >= 0.0)
}

/// Whether a comment has a time that is none: `[%clk 99:99:99]`, `[%emt xx]`. Time that was used is not below zero.
pub(crate) fn has_no_time(comment: &str) -> bool {
    let is_none = |value: &str, least| {
        clock(value).is_none_or(|seconds| seconds < least) && value.contains(char::is_alphanumeric)
    };
    commands(comment).any(|command| match command.name {
        "clk" => is_none(command.value, f64::NEG_INFINITY),
        "egt" | "emt" => is_none(command.value, 0.0),
        _ => false,
    })
}

/// Whether a comment with a time left may tell a time used beside it.
#[inline]
pub(crate) fn tells_used(comment: &str) -> bool {
    comment.len() > LENGTH + 8 && (comment.contains("%emt") || comment.contains("%egt"))
}

/// Whether a comment tells of a clock in another way than by the time left: times used, or what is no time.
pub(crate) fn tells_otherwise(comment: &str) -> bool {
    commands(comment).any(|command| match command.name {
        "egt" | "emt" | "clk" => command.value.contains(char::is_alphanumeric),
        _ => false,
    })
}

/// The time that a comment tells in the way of nearly all files: nothing else stands in it, or what does ends before the last command
/// begins; with that the comment ends, and the time is below ten hours.
#[inline]
fn told_last(comment: &[u8]) -> Option<u32> {
    let end = match comment {
        [.., b']', b' ', b'}'] => comment.len() - 2,
        [.., b']', b'}'] => comment.len() - 1,
        _ => comment.len(),
    };
    let start = end.checked_sub(LENGTH)?;
    let seconds = seconds_of(comment.get(start..end)?.first_chunk()?)?;
    // An earlier command that is not closed would go on here.
    let before = &comment[..start];
    if before.len() > 2 && before.iter().rev().find(|byte| matches!(byte, b'[' | b']')) == Some(&b'[') {
        return None;
    }
    Some(seconds)
}

/// The time of the comment that nearly all files have, `{ [%clk h:mm:ss] }`.
#[inline]
pub(crate) fn told_plainly(comment: &[u8]) -> Option<u32> {
    let comment: &[u8; LENGTH + 4] = comment.try_into().ok()?;
    let [b'{', b' ', command @ .., b' ', b'}'] = comment else { return None };
    seconds_of(command)
}

/// How long `[%clk h:mm:ss]` is.
const LENGTH: usize = 14;
/// Its first eight bytes and its last ones as numbers, the first byte the lowest, with zeros for figures; of the first ones all but
/// the figure are always the same.
const HEAD: u64 = u64::from_le_bytes(*b"[%clk 0:");
const SAME: u64 = u64::from_le_bytes(*b"\xff\xff\xff\xff\xff\xff\0\xff");
const TIME: u64 = u64::from_le_bytes(*b"0:00:00]");
/// Where the figures of the time stand.
const FIGURES: u64 = u64::from_le_bytes(*b"\x0f\0\x0f\x0f\0\x0f\x0f\0");
/// What they may not have more of: added to them, a greater one carries into its high bit.
const OVER: u64 = u64::from_le_bytes(*b"\x76\0\x7a\x76\0\x7a\x76\0");
const HIGH: u64 = u64::from_le_bytes([0x80; 8]);

/// The seconds of a command `[%clk h:mm:ss]`.
#[inline]
fn seconds_of(command: &[u8; LENGTH]) -> Option<u32> {
    let (head, time) = (u64::from_le_bytes(*command.first_chunk()?), u64::from_le_bytes(*command.last_chunk()?));
    let figures = time ^ TIME;
    if ((head ^ HEAD) & SAME) | (figures & !FIGURES) | (figures.wrapping_add(OVER) & HIGH) != 0 {
        return None;
    }
    // Each figure's byte becomes ten times the figure, and the one behind it.
    let tens = 10 * figures + (figures >> 8);
    let at = |byte: u32| (tens >> (8 * byte)) as u32 & 0xff;
    Some(360 * at(0) + 60 * at(2) + at(5))
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
    fn all_ways_to_a_time_agree() {
        assert_eq!(told_plainly(b"{ [%clk 1:02:03] }"), Some(3723));
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
                if let Some(seconds) = told_plainly(comment.as_bytes()) {
                    assert_eq!(told_last(comment.as_bytes()), Some(seconds), "{comment}");
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
        assert_eq!(elapsed_in("{[%emt 0:00:07]}"), Some(7.0));
        for (comment, none, otherwise) in [
            ("{[%clk 99:99:99]}", true, true),
            ("{[%clk 0:05:00]}", false, true),
            ("{[%clk ]}", false, false),
            ("{[%emt xx]}", true, true),
            ("{[%emt -0:00:07]}", true, true),
            ("{[%egt 0:99:00]}", true, true),
            ("{[%clk -0:00:03]}", false, true),
            ("{[%emt 0:00:07]}", false, true),
            ("{clk 99:99:99}", false, false),
        ] {
            assert_eq!((has_no_time(comment), tells_otherwise(comment)), (none, otherwise), "{comment}");
        }
    }
}
