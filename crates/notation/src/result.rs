//! Results as players write them: in points, with the signs of a forfeit, or in words. Digits and signs may be of full
//! width, as East Asian keyboards give them.

use crate::Outcome;
use crate::language::{reason_tail, result_word};

/// One player's share as written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Points {
    None,
    Half,
    One,
    Equal,
    Plus,
    Minus,
}

const HALVES: [&str; 5] = ["1/2", "1\u{2044}2", "½", "0.5", "0,5"];

fn dash(character: char) -> bool {
    matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '－')
}

/// One player's share at the start of a text, and its length.
fn points(text: &str) -> Option<(usize, Points)> {
    if let Some(half) = HALVES.iter().find(|half| text.starts_with(**half)) {
        return Some((half.len(), Points::Half));
    }
    let first = text.chars().next()?;
    let share = match first {
        '0' | '０' => Points::None,
        '1' | '１' => Points::One,
        '=' | '＝' => Points::Equal,
        '+' | '＋' => Points::Plus,
        _ if dash(first) => Points::Minus,
        _ => return None,
    };
    Some((first.len_utf8(), share))
}

/// The outcome of two shares and the sign between them.
fn outcome(white: Points, sign: char, black: Points) -> Option<Outcome> {
    use Points::{Equal, Half, Minus, None as Nil, One, Plus};
    let score = dash(sign) || matches!(sign, ':' | '：');
    Some(match (white, black) {
        (One, Nil) if score => Outcome::WhiteWins,
        (Nil, One) if score => Outcome::BlackWins,
        (Half, Half) | (Equal, Equal) if score => Outcome::Draw,
        (Nil, Nil) if score => Outcome::BothLose,
        (Half, Nil) if score => Outcome::HalfZero,
        (Nil, Half) if score => Outcome::ZeroHalf,
        (Plus, Minus) if !dash(sign) => Outcome::WhiteForfeitWin,
        (Minus, Plus) if !dash(sign) => Outcome::BlackForfeitWin,
        (Minus, Minus) if !dash(sign) => Outcome::BothForfeit,
        _ => return None,
    })
}

/// Whether a result may end before `rest`: not inside a word, a number, a longer score (`0-0-0`) or a mark (`0-0+`).
fn may_end(rest: &str) -> bool {
    let Some(next) = rest.chars().next() else { return true };
    match next {
        '.' | ',' => !rest[1..].starts_with(|digit: char| digit.is_ascii_digit()),
        '/' | ':' | '+' | '#' | '=' | '½' | '†' | '\u{2044}' => false,
        _ => !next.is_alphanumeric() && !dash(next),
    }
}

/// A score of two shares at the start of a text: `1-0`, `½ : ½`, `+/-`.
fn score(text: &str) -> Option<(usize, Outcome)> {
    let (first, white) = points(text)?;
    let rest = text[first..].trim_start();
    let sign = rest.chars().next().filter(|sign| dash(*sign) || matches!(sign, ':' | '：' | '/' | '／'))?;
    let rest = rest[sign.len_utf8()..].trim_start();
    let (second, black) = points(rest)?;
    let outcome = outcome(white, sign, black)?;
    let rest = &rest[second..];
    may_end(rest).then_some((text.len() - rest.len(), outcome))
}

/// The longest result at the start of `rest`, in any language, and its length in bytes.
///
/// It ends where a word and a score end; a reason that follows belongs to it (`draw by agreement`, `1-0 (time)`), and
/// [`reason_of`](crate::reason_of) tells it. `0-0` is read as both players' loss (and is short castling where a move is
/// due: that is for the caller to tell apart); a digit or `=` alone is no result, a word with `?` is an offer.
///
/// ```
/// use planilla_notation::{Outcome, result_phrase};
/// assert_eq!(result_phrase("1 – 0  Firma"), Some(("1 – 0".len(), Outcome::WhiteWins)));
/// assert_eq!(result_phrase("Tablas"), Some((6, Outcome::Draw)));
/// assert_eq!(result_phrase("tablas?"), None);
/// assert_eq!(result_phrase("0-0-0"), None);
/// ```
pub fn result_phrase(rest: &str) -> Option<(usize, Outcome)> {
    let (length, outcome) = bare_result(rest)?;
    // "0-0" may be castling, and "mate" its mark.
    let tail = if outcome == Outcome::BothLose { None } else { reason_tail(&rest[length..]) };
    Some((length + tail.unwrap_or_default(), outcome))
}

/// A result without its reason.
fn bare_result(rest: &str) -> Option<(usize, Outcome)> {
    if let Some(found) = score(rest) {
        return Some(found);
    }
    if let Some((length, outcome)) = result_word(rest) {
        return (!rest[length..].trim_start().starts_with('?')).then_some((length, outcome));
    }
    let (sign, outcome) = [("*", Outcome::Unknown), ("½", Outcome::Draw), ("1/2", Outcome::Draw)]
        .into_iter()
        .find(|(sign, _)| rest.starts_with(sign))?;
    may_end(&rest[sign.len()..]).then_some((sign.len(), outcome))
}

/// The result that is the whole of a text, outer white space and a full stop set aside.
///
/// ```
/// use planilla_notation::{Outcome, read_result};
/// assert_eq!(read_result(" 0,5-0,5 "), Some(Outcome::Draw));
/// assert_eq!(read_result("ganan las blancas."), Some(Outcome::WhiteWins));
/// assert_eq!(read_result("1"), None);
/// ```
pub fn read_result(text: &str) -> Option<Outcome> {
    plain_result(text).or_else(|| any_result(text.trim()))
}

/// The result that a heading for it gives: [`read_result`], and `=` for a draw, as lists of pairings have it.
///
/// ```
/// use planilla_notation::{Outcome, result_of_heading};
/// assert_eq!(result_of_heading("="), Some(Outcome::Draw));
/// assert_eq!(result_of_heading("1-0"), Some(Outcome::WhiteWins));
/// ```
pub fn result_of_heading(text: &str) -> Option<Outcome> {
    read_result(text).or_else(|| matches!(text.trim(), "=" | "＝").then_some(Outcome::Draw))
}

/// The result that one of the four signs of PGN gives, as nearly all files have it.
fn plain_result(text: &str) -> Option<Outcome> {
    [Outcome::WhiteWins, Outcome::BlackWins, Outcome::Draw, Outcome::Unknown]
        .into_iter()
        .find(|sign| sign.as_str() == text)
}

fn any_result(text: &str) -> Option<Outcome> {
    let (length, outcome) = result_phrase(text)?;
    matches!(text[length..].trim(), "" | ".").then_some(outcome)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::LANGUAGES;

    #[test]
    fn both_ways_to_a_sign_agree() {
        for sign in ["1-0", "0-1", "1/2-1/2", "*"] {
            assert!(plain_result(sign).is_some());
            assert_eq!(plain_result(sign), any_result(sign), "{sign}");
        }
        assert_eq!(plain_result("1-0 "), None);
    }

    #[test]
    fn results_as_written() {
        use Outcome::{
            BlackForfeitWin, BlackWins, BothForfeit, BothLose, Draw, HalfZero, Unknown, WhiteForfeitWin, WhiteWins,
            ZeroHalf,
        };
        for (text, outcome) in [
            ("1-0", WhiteWins),
            ("0-1", BlackWins),
            ("1/2-1/2", Draw),
            ("½-½", Draw),
            ("½ – ½", Draw),
            ("1:0", WhiteWins),
            ("0:1", BlackWins),
            ("½:½", Draw),
            ("1/2:1/2", Draw),
            ("0,5-0,5", Draw),
            ("0.5-0.5", Draw),
            ("=-=", Draw),
            ("1 - 0", WhiteWins),
            ("1–0", WhiteWins),
            ("1—0", WhiteWins),
            ("0−1", BlackWins),
            ("+/-", WhiteForfeitWin),
            ("-/+", BlackForfeitWin),
            ("-/-", BothForfeit),
            ("+:-", WhiteForfeitWin),
            ("-:+", BlackForfeitWin),
            ("+:–", WhiteForfeitWin),
            ("+ / —", WhiteForfeitWin),
            ("–:+", BlackForfeitWin),
            ("−/+", BlackForfeitWin),
            ("—:—", BothForfeit),
            ("½–½", Draw),
            ("½ : ½", Draw),
            ("1/2–1/2", Draw),
            ("1/2 : 1/2", Draw),
            ("0,5:0,5", Draw),
            ("0 : 1", BlackWins),
            ("１－０", WhiteWins),
            ("０：１", BlackWins),
            ("１-０", WhiteWins),
            ("＋：－", WhiteForfeitWin),
            ("*", Unknown),
            ("1/2", Draw),
            ("½", Draw),
            ("0-0", BothLose),
            ("1/2-0", HalfZero),
            ("0-1/2", ZeroHalf),
            ("0-½", ZeroHalf),
            ("tablas", Draw),
            ("REMIS", Draw),
            ("partie nulle", Draw),
            ("White wins", WhiteWins),
            ("Weiß gewinnt", WhiteWins),
            ("les noirs gagnent", BlackWins),
        ] {
            assert_eq!(read_result(text), Some(outcome), "{text}");
            assert_eq!(result_phrase(&format!("{text} x")), Some((text.len(), outcome)), "{text}");
        }
        for text in [
            "",
            "1",
            "0",
            "=",
            "1-",
            "-",
            "+",
            "+-",
            "--",
            "---",
            "1-1",
            "1-0-0",
            "0-0-0",
            "0-0+",
            "1:05",
            "1/2-1",
            "1-01",
            "0.5",
            "drawing",
            "tablas?",
            "e4",
            "+ -",
            "1.5-0.5",
            "**x",
            "½x",
            "White",
            "wins",
            "ganan",
            "abandona",
            "White\nwins",
            "ganan las",
            "resigns",
            "time",
            "0-0 mate",
            "1-0 (time",
        ] {
            assert_eq!(read_result(text), None, "{text}");
        }
    }

    #[test]
    fn results_in_sentences() {
        use Outcome::{BlackWins, Draw, WhiteWins};
        for (text, outcome) in [
            ("gana el blanco", WhiteWins),
            ("ganan blancas", WhiteWins),
            ("las negras ganaron", BlackWins),
            ("victoria de las negras", BlackWins),
            ("victoria blanca", WhiteWins),
            ("pierden blancas", BlackWins),
            ("perdió el negro por tiempo", WhiteWins),
            ("blancas abandonan", BlackWins),
            ("las blancas se rinden", BlackWins),
            ("abandono de las negras", WhiteWins),
            ("Black resigns", WhiteWins),
            ("resigned by White", BlackWins),
            ("White wins on time", WhiteWins),
            ("Black lost on time", WhiteWins),
            ("win for Black", BlackWins),
            ("draw agreed", Draw),
            ("draw by agreement", Draw),
            ("Drawn by threefold  repetition", Draw),
            ("Weiß gibt auf", BlackWins),
            ("Schwarz hat aufgegeben", WhiteWins),
            ("Sieg für Schwarz", BlackWins),
            ("Weiss gewinnt durch Zeitüberschreitung", WhiteWins),
            ("Remis vereinbart", Draw),
            ("les noirs abandonnent", WhiteWins),
            ("abandon des Blancs", BlackWins),
            ("gain des Noirs au temps", BlackWins),
            ("nulle par accord mutuel", Draw),
            ("tablas por acuerdo", Draw),
            ("1-0 (time)", WhiteWins),
            ("0-1, abandona", BlackWins),
            ("1:0 - mate", WhiteWins),
            ("½-½ pat", Draw),
        ] {
            assert_eq!(read_result(text), Some(outcome), "{text}");
            assert_eq!(result_phrase(&format!("{text} x")), Some((text.len(), outcome)), "{text}");
        }
    }

    #[test]
    fn every_result_word_of_the_table_is_read() {
        for language in LANGUAGES {
            for (words, outcome) in [
                (language.words.draw, Outcome::Draw),
                (language.words.white_wins, Outcome::WhiteWins),
                (language.words.black_wins, Outcome::BlackWins),
            ] {
                for word in words {
                    assert_eq!(read_result(word), Some(outcome), "{word}");
                }
            }
        }
    }

    #[test]
    fn what_is_printed_is_read() {
        for text in ["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "+/-", "-/+", "-/-", "*"] {
            assert_eq!(read_result(text).map(Outcome::as_str), Some(text));
        }
    }
}
