//! Thinking times in codes: PGN's fields (9.6.1), and record 222 of tournament reports (TRF26), which has the same and may give
//! each player a time.

use super::Period;

/// The times of White and Black, where a text gives each one: `W300-B240`.
pub(super) fn for_each_player(text: &str) -> Option<(&str, &str)> {
    let (white, black) = text.split_once('-')?;
    let (white, black) = (white.trim().strip_prefix('W')?, black.trim().strip_prefix('B')?);
    let begins = |text: &str| text.starts_with(|first: char| first.is_ascii_digit());
    (begins(white) && begins(black)).then_some((white, black))
}

/// The fields of the standard, all in seconds: `40/7200:3600`, `300+3`, `*180` for a sandglass. Only the last may take all moves that
/// are left; `40/5400+30:1800+30` is not in the standard and usual.
pub(super) fn of_pgn(text: &str) -> Option<Vec<Period>> {
    let number =
        |text: &str| if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse::<u32>().ok() } else { None };
    let field = |field: &str| {
        let (moves, time) = match field.trim().split_once('/') {
            Some((moves, time)) => (Some(u16::try_from(number(moves)?).ok().filter(|moves| *moves > 0)?), time),
            None => (None, field.trim()),
        };
        let sandglass = time.starts_with('*');
        let (seconds, increment) = time.split_once('+').unwrap_or((time, "0"));
        let seconds = number(seconds.strip_prefix('*').unwrap_or(seconds))?;
        let period = Period { moves, seconds, increment: number(increment)?, sandglass };
        (!sandglass || (moves.is_none() && period.increment == 0)).then_some(period)
    };
    let periods: Vec<Period> = text.split(':').map(field).collect::<Option<_>>()?;
    let before = periods.iter().rev().skip(1);
    before.clone().all(|period| period.moves.is_some()).then_some(periods)
}
