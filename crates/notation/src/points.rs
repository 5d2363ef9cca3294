//! Scores that no game has: two numbers of points that are not those of a win, a draw or a loss by both.

use crate::Outcome;

/// What two players got by a text that is nothing but a score, in hundredths of a point. Whether a game may end so is not
/// asked: [`read_result`](crate::read_result) knows the scores that games end with.
///
/// ```
/// use planilla_notation::read_score;
/// assert_eq!(read_score("1-1"), Some((100, 100)));
/// assert_eq!(read_score("¾ : ¼"), Some((75, 25)));
/// assert_eq!(read_score("1.5-0,5"), Some((150, 50)));
/// assert_eq!(read_score("2004-05"), None);
/// ```
pub fn read_score(text: &str) -> Option<(u32, u32)> {
    let (white, rest) = points(text.trim())?;
    let rest = rest.trim_start();
    let sign = rest.chars().next().filter(|sign| matches!(sign, '-' | ':' | '\u{2010}'..='\u{2015}' | '\u{2212}'))?;
    let (black, rest) = points(rest[sign.len_utf8()..].trim_start())?;
    matches!(rest.trim(), "" | ".").then_some((white, black))
}

/// What a player gets by a text that is nothing but a number of points, in hundredths.
///
/// ```
/// use planilla_notation::read_points;
/// assert_eq!(["1½", "0,5", "3"].map(read_points), [Some(150), Some(50), Some(300)]);
/// ```
pub fn read_points(text: &str) -> Option<u32> {
    points(text.trim()).filter(|(_, rest)| rest.is_empty()).map(|(points, _)| points)
}

/// The outcome of a score that no game has, at the start of a text: who got all of it, or a draw where both got the same; and its
/// length. None where neither is so.
pub(crate) fn score_at(text: &str) -> Option<(usize, Outcome)> {
    let near = &text[..text.floor_char_boundary(LONGEST + 1)];
    let end = near.find(char::is_whitespace).unwrap_or(near.len());
    let word = near[..end].trim_end_matches('.');
    let (white, black) = if word.len() > LONGEST { None } else { read_score(word) }?;
    let outcome = match (white, black) {
        _ if white.max(black) > MOST => return None,
        (_, 0) if white > 0 => Outcome::WhiteWins,
        (0, _) if black > 0 => Outcome::BlackWins,
        _ if white == black => Outcome::Draw,
        _ => return None,
    };
    Some((word.len(), outcome))
}

/// The longest such score, in bytes, and the most points that one gives.
const LONGEST: usize = 16;
const MOST: u32 = 300;

/// The points at the start of a text, and what stands behind them: `1`, `1½`, `3/4`, `0,75`.
fn points(text: &str) -> Option<(u32, &str)> {
    let (whole, rest) = number(text)?;
    if let Some((part, length)) = fraction(rest) {
        return Some((whole.unwrap_or_default() * 100 + part, &rest[length..]));
    }
    let whole = whole?;
    if let Some(below) = rest.strip_prefix(['/', '\u{2044}']) {
        let (of, behind) = number(below)?;
        return of.filter(|of| matches!(of, 2 | 4)).map(|of| (whole * 100 / of, behind));
    }
    match rest.strip_prefix(['.', ',']) {
        Some(behind) if behind.starts_with(|c: char| c.is_ascii_digit()) => {
            let digits = behind.len() - behind.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let part: u32 = behind[..digits].parse().ok()?;
            match digits {
                1 => Some((whole * 100 + part * 10, &behind[1..])),
                2 => Some((whole * 100 + part, &behind[2..])),
                _ => None,
            }
        }
        _ => Some((whole * 100, rest)),
    }
}

/// A number of one or two digits at the start of a text, if there is one; `None` for what no score has: `012`, `2004`.
fn number(text: &str) -> Option<(Option<u32>, &str)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    match digits {
        0 => Some((None, text)),
        1 | 2 if digits == 1 || !text.starts_with('0') => Some((text[..digits].parse().ok(), &text[digits..])),
        _ => None,
    }
}

/// A fraction in one sign at the start of a text, in hundredths, and its length.
fn fraction(text: &str) -> Option<(u32, usize)> {
    let sign = text.chars().next()?;
    let part = match sign {
        '¼' => 25,
        '½' => 50,
        '¾' => 75,
        _ => return None,
    };
    Some((part, sign.len_utf8()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores() {
        for (text, score) in [
            ("1-1", (100, 100)),
            ("1 - 1.", (100, 100)),
            ("½:1", (50, 100)),
            ("¾-¼", (75, 25)),
            ("3/4-1/4", (75, 25)),
            ("0.75-0.25", (75, 25)),
            ("1½–½", (150, 50)),
            ("3-0", (300, 0)),
            ("1/2-1/2", (50, 50)),
            ("0,8-0,2", (80, 20)),
        ] {
            assert_eq!(read_score(text), Some(score), "{text}");
        }
        for text in ["", "1", "-", "1-", "2004-05", "1-0 (time)", "01-02", "1/3-2/3", "0.755-0.2", "e4", "+/-", "1-1-1"]
        {
            assert_eq!(read_score(text), None, "{text}");
        }
    }
}
