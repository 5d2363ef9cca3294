//! The commands that programs put into comments: `[%clk 1:29:58]`, after the PGN supplement of 2001.

use memchr::memmem;
use nom::bytes::complete::{tag, take_while_m_n, take_while1};
use nom::character::complete::{char, digit1};
use nom::combinator::{opt, recognize};
use nom::sequence::{preceded, terminated};
use nom::{IResult, Parser};

/// One command in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'t> {
    /// Its name: `clk`, `egt`, `eval`.
    pub name: &'t str,
    /// What follows the name, as written, without outer space.
    pub value: &'t str,
}

/// The commands of a comment, known or not, in their order.
///
/// ```
/// use planilla_notation::{clock, commands};
/// let command = commands("{ Novelty [%clk 1:29:58.5] }").next().unwrap();
/// assert_eq!((command.name, clock(command.value)), ("clk", Some(5398.5)));
/// ```
pub fn commands(comment: &str) -> Commands<'_> {
    Commands { rest: comment }
}

/// Iterates over the commands of a comment.
#[derive(Clone, Debug)]
pub struct Commands<'t> {
    rest: &'t str,
}

impl<'t> Iterator for Commands<'t> {
    type Item = Command<'t>;

    fn next(&mut self) -> Option<Command<'t>> {
        loop {
            let opening = memmem::find(self.rest.as_bytes(), b"[%")?;
            self.rest = &self.rest[opening + 2..];
            let Ok((body, name)) = command_name(self.rest) else { continue };
            // Without a closing bracket anywhere there is no further command.
            let close = memchr::memchr(b']', body.as_bytes())?;
            self.rest = &body[close + 1..];
            return Some(Command { name, value: body[..close].trim() });
        }
    }
}

fn command_name(input: &str) -> IResult<&str, &str> {
    take_while1(|c: char| c.is_ascii_alphanumeric() || c == '_').parse(input)
}

/// The seconds of a time on a clock, `h:mm:ss` with or without a fraction; below zero with a minus before it; `None` for any
/// other text.
///
/// ```
/// use planilla_notation::clock;
/// assert_eq!(clock("0:00:09.8"), Some(9.8));
/// assert_eq!(clock("-0:00:02"), Some(-2.0));
/// assert_eq!(clock("1:75:00"), None);
/// ```
pub fn clock(text: &str) -> Option<f64> {
    let text = text.trim();
    let (sign, text) = text.strip_prefix('-').map_or((1.0, text), |text| (-1.0, text));
    let (rest, (hours, minutes, seconds)) = clock_parts(text).ok()?;
    let minutes: f64 = minutes.parse().ok().filter(|&minutes| minutes < 60.0)?;
    let seconds: f64 = seconds.parse().ok().filter(|&seconds| seconds < 60.0)?;
    rest.is_empty().then_some(sign * (hours.parse::<f64>().ok()? * 3600.0 + minutes * 60.0 + seconds))
}

/// What an engine says of a position, from White's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Eval {
    /// So many pawns better.
    Pawns(f64),
    /// Mate in so many moves; below zero it is Black who mates.
    Mate(i32),
}

/// An engine's evaluation as `[%eval ...]` has it: pawns or `#` and moves to mate, and perhaps the depth behind a comma;
/// `None` for any other text.
///
/// ```
/// use planilla_notation::{Eval, eval};
/// assert_eq!(eval("-1.25,20"), Some(Eval::Pawns(-1.25)));
/// assert_eq!(eval("#-3"), Some(Eval::Mate(-3)));
/// assert_eq!(eval("good"), None);
/// ```
pub fn eval(text: &str) -> Option<Eval> {
    let value = text.split_once(',').map_or(text, |(value, _)| value).trim();
    let is_number = |text: &str| text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'-' | b'+'));
    match value.strip_prefix('#') {
        Some(moves) if is_number(moves) => moves.parse().ok().map(Eval::Mate),
        None if is_number(value) => value.parse().ok().map(Eval::Pawns),
        _ => None,
    }
}

fn clock_parts(input: &str) -> IResult<&str, (&str, &str, &str)> {
    let two = || take_while_m_n(1, 2, |c: char| c.is_ascii_digit());
    let hours = terminated(take_while_m_n(1, 5, |c: char| c.is_ascii_digit()), char(':'));
    let minutes = terminated(two(), char(':'));
    let seconds = recognize((two(), opt(preceded(tag("."), digit1))));
    (hours, minutes, seconds).parse(input)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_of_comments() {
        let cases: [(&str, &[(&str, &str)]); 7] = [
            ("{ [%clk 0:05:00] }", &[("clk", "0:05:00")]),
            ("{[%eval 0.3,12][%csl Ga1,Rb2]}", &[("eval", "0.3,12"), ("csl", "Ga1,Rb2")]),
            ("{a [% x] [%offer W] b}", &[("offer", "W")]),
            ("{[%clk 0:05:00}", &[]),
            ("{[%x]}", &[("x", "")]),
            ("", &[]),
            ("[%[%[%clk  1:00:00 ]", &[("clk", "1:00:00")]),
        ];
        for (comment, expected) in cases {
            let found: Vec<_> = commands(comment).map(|command| (command.name, command.value)).collect();
            assert_eq!(found, expected, "{comment:?}");
        }
    }

    #[test]
    fn evals() {
        let cases = [
            ("0.17", Some(Eval::Pawns(0.17))),
            ("+3", Some(Eval::Pawns(3.0))),
            ("-0.5, 18", Some(Eval::Pawns(-0.5))),
            ("#12", Some(Eval::Mate(12))),
            ("#-1,99", Some(Eval::Mate(-1))),
        ];
        for (text, expected) in cases {
            assert_eq!(eval(text), expected, "{text}");
        }
        for text in ["", "#", "#1.5", "inf", "nan", "1e5", "0.3x", "--1", "#99999999999"] {
            assert_eq!(eval(text), None, "{text}");
        }
    }

    #[test]
    fn clocks() {
        for (text, seconds) in
            [("1:30:00", 5400.0), ("0:00:00", 0.0), ("12:05:09.25", 43509.25), (" 0:00:07 ", 7.0), ("-0:00:07", -7.0)]
        {
            assert_eq!(clock(text), Some(seconds), "{text:?}");
        }
        for text in [
            "",
            "5",
            "1:30",
            "1:60:00",
            "1:00:60",
            "1:00:0x",
            "--1:00:00",
            "- 1:00:00",
            "1:00:00.",
            "999999:00:00",
            "1::2",
        ] {
            assert_eq!(clock(text), None, "{text:?}");
        }
    }
}
