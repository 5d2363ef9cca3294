//! A point of a game as people name it: `23b` is after Black's move 23. **Lacks the game**: whether it has such a move is
//! answered by [`At::find`] for one record.

use crate::finding::Message;
use crate::record::Record;
use planilla_board::Color;
use std::fmt;
use std::str::FromStr;

/// A point of a game: a position is asked for there.
///
/// ```
/// use planilla::report::At;
/// use planilla_board::Color;
/// assert_eq!("23b".parse(), Ok(At::Move(23, Some(Color::Black))));
/// assert_eq!("23...".parse(), Ok(At::Move(23, Some(Color::Black))));
/// assert_eq!("23".parse(), Ok(At::Move(23, None))); // after the whole move
/// assert_eq!("ply 45".parse(), Ok(At::Ply(45)));
/// assert_eq!("0".parse(), Ok(At::Start));
/// assert!("Nf3".parse::<At>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum At {
    /// Before the first move.
    Start,
    /// After the last move that could be reached.
    End,
    /// After so many half-moves, counted from 1 at the first on the sheet.
    Ply(u32),
    /// After the move of this number of a player; without a player, after the whole move: Black's, or White's where the game
    /// has no more.
    Move(u32, Option<Color>),
}

/// A text that names no point of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPoint {
    /// The text.
    pub written: String,
}

impl NotAPoint {
    /// What is said of it, for [`Messages`](crate::Messages) to put into words.
    pub fn message(&self) -> Message {
        Message::new("at-unknown")
    }
}

/// A point that a game does not have.
#[derive(Clone, Debug, PartialEq)]
pub struct NoSuchPoint {
    /// The point.
    pub at: At,
    /// How far the game goes, for [`Messages`](crate::Messages) to put into words.
    pub why: Message,
}

impl fmt::Display for NotAPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this names no point of a game: `23b`, `23w`, `23`, `ply 45`, `start` and `end` do")
    }
}

impl std::error::Error for NotAPoint {}

impl FromStr for At {
    type Err = NotAPoint;

    fn from_str(text: &str) -> Result<At, NotAPoint> {
        read(text).ok_or_else(|| NotAPoint { written: text.trim().to_owned() })
    }
}

fn read(text: &str) -> Option<At> {
    let mut word: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    word.make_ascii_lowercase();
    match word.as_str() {
        "start" => return Some(At::Start),
        "end" => return Some(At::End),
        _ => {}
    }
    let number = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse::<u32>().ok())?;
    if let Some(digits) = word.strip_prefix("ply") {
        let digits = digits.strip_prefix([':', '=']).unwrap_or(digits);
        return number(digits).map(|ply| if ply == 0 { At::Start } else { At::Ply(ply) });
    }
    let digits = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let (digits, rest) = word.split_at(word.len() - digits.len());
    let number = number(digits)?;
    let player = match rest {
        "" => None,
        "w" | "." => Some(Color::White),
        // `n` for negras, noirs, neri, `s` for Schwarz; `b` is not Blancas, and the answer is headed by `23...`.
        "b" | "n" | "s" | "..." | "…" | ".…" | "...." => Some(Color::Black),
        _ => return None,
    };
    match (number, player) {
        (0, None) => Some(At::Start),
        (0, Some(_)) => None,
        _ => Some(At::Move(number, player)),
    }
}

impl At {
    /// The entry (an index) after which the point lies; `None` for the start, which is also after the move that was made last before
    /// a position that was set up.
    ///
    /// # Errors
    ///
    /// If the game has no such move.
    pub fn find(self, record: &Record) -> Result<Option<usize>, NoSuchPoint> {
        let of = |number: u32, color| {
            let is_it = |ply: &crate::Ply| ply.ply != 0 && u32::from(ply.number) == number && ply.color == color;
            record.plies.iter().rposition(is_it)
        };
        let found = match self {
            At::Start => return Ok(None),
            _ if self.is_before_first(record) => return Ok(None),
            At::End => return Ok(last(record)),
            At::Ply(ply) => record.plies.iter().rposition(|each| ply != 0 && each.ply == ply),
            At::Move(number, Some(color)) => of(number, color),
            At::Move(number, None) => of(number, Color::Black).or_else(|| of(number, Color::White)),
        };
        found.map(Some).ok_or_else(|| NoSuchPoint { at: self, why: self.missing(record) })
    }

    /// Whether the point is after the last move before the position that the game starts from.
    fn is_before_first(self, record: &Record) -> bool {
        let (number, turn) = (u32::from(record.start.fullmove_number()), record.start.turn());
        match self {
            At::Move(named, Some(Color::Black) | None) => turn == Color::White && named.checked_add(1) == Some(number),
            At::Move(named, Some(Color::White)) => turn == Color::Black && named == number,
            _ => false,
        }
    }

    /// How far the game goes that has no such move.
    fn missing(self, record: &Record) -> Message {
        let Some(last) = last(record) else { return Message::new("at-no-moves") };
        let name = |entry: usize| name_of(record, Some(entry));
        let first = record.plies.iter().position(|ply| ply.ply != 0).unwrap_or_default();
        let is_before = match self {
            At::Move(number, _) => number <= u32::from(record.plies[first].number),
            _ => false,
        };
        if is_before {
            return Message::new("at-before").with("first", name(first)).with("last", name(last));
        }
        if last + 1 < record.plies.len() {
            return Message::new("at-unreached").with("last", name(last));
        }
        Message::new("at-beyond").with("last", name(last))
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Start => f.write_str("start"),
            At::End => f.write_str("end"),
            At::Ply(ply) => write!(f, "ply {ply}"),
            At::Move(number, None) => write!(f, "{number}"),
            At::Move(number, Some(Color::White)) => write!(f, "{number}w"),
            At::Move(number, Some(Color::Black)) => write!(f, "{number}b"),
        }
    }
}

/// The last entry that was reached and stands on the board.
pub(super) fn last(record: &Record) -> Option<usize> {
    record.plies.iter().rposition(|ply| ply.ply != 0)
}

/// The name of the point after an entry: `23b`, or `start`.
pub(crate) fn name_of(record: &Record, entry: Option<usize>) -> String {
    let at = entry.and_then(|entry| record.plies.get(entry));
    at.map_or(At::Start, |ply| At::Move(ply.number.into(), Some(ply.color))).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Checker, Messages, Settings};

    #[test]
    fn the_move_before_a_position_that_was_set_up() {
        for (fen, moves, point, found) in [
            ("8/8/8/4k3/8/8/8/R3K3 w - - 99 80", "80.Ra2 Kd5", "79...", Some(None)),
            ("8/8/8/4k3/8/8/8/R3K3 w - - 99 80", "80.Ra2 Kd5", "79", Some(None)),
            ("8/8/8/4k3/8/8/8/R3K3 w - - 99 80", "80.Ra2 Kd5", "79w", None),
            ("8/8/8/4k3/8/8/8/R3K3 w - - 99 80", "80.Ra2 Kd5", "80", Some(Some(1))),
            ("8/8/8/4k3/8/8/8/R3K3 b - - 99 80", "80...Kd5", "80w", Some(None)),
            ("8/8/8/4k3/8/8/8/R3K3 b - - 99 80", "80...Kd5", "79...", None),
        ] {
            let mut checker = Checker::new(Settings::default());
            let sheet = format!("lang: en\nfen: {fen}\n\n{moves}");
            let checked = checker.check(sheet.as_bytes());
            let at: At = point.parse().unwrap();
            assert_eq!(at.find(checked.record).ok(), found, "{point} of {fen}");
        }
    }

    #[test]
    fn points_are_read_and_written() {
        for (text, name) in [
            ("23b", "23b"),
            (" 23 B ", "23b"),
            ("23…", "23b"),
            ("23. ...", "23b"),
            ("23w", "23w"),
            ("23.", "23w"),
            ("23", "23"),
            ("start", "start"),
            ("0", "start"),
            ("ply0", "start"),
            ("END", "end"),
            ("ply:45", "ply 45"),
            ("ply=7", "ply 7"),
        ] {
            assert_eq!(text.parse::<At>().map(|at| at.to_string()).as_deref(), Ok(name), "{text}");
        }
        for text in ["", "b", "23x", "0b", "-1", "ply", "ply-3", "+5", "99999999999", "23b5", "Nf3", "٣"] {
            assert!(text.parse::<At>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_not_there_says_how_far_the_game_goes() {
        let mut checker = Checker::new(Settings::default());
        let mut answer = |sheet: &str, at: &str| {
            let checked = checker.check(sheet.as_bytes());
            let found = at.parse::<At>().unwrap().find(checked.record);
            found.map_err(|missing| Messages::english().format(&missing.why))
        };
        let fen = "[SetUp \"1\"]\n[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n7... e5 8. e4 *";
        assert_eq!(answer("1.e4 e5 2.Nf3", "1"), Ok(Some(1)));
        assert_eq!(answer("1.e4 e5 2.Nf3", "2"), Ok(Some(2)));
        assert_eq!(answer("1.e4 e5 2.Nf3", "end"), Ok(Some(2)));
        assert_eq!(answer(fen, "ply 2"), Ok(Some(1)));
        assert_eq!(answer(fen, "7w"), Ok(None));
        for (sheet, at, said) in [
            ("1.e4 e5 2.Nf3", "2b", "the game goes to `2w`"),
            ("1.e4 e5 2.Nf3", "ply 9", "the game goes to `2w`"),
            (fen, "6b", "the game goes from `7b` to `8w`"),
            (
                "lang: en\n1.e4 e5 2.Kd5 Ra4 3.Bb7 Kc1",
                "3w",
                "the game can be followed to `2w`, and what is written after it is not judged",
            ),
        ] {
            assert_eq!(answer(sheet, at), Err(said.to_owned()));
        }
    }
}
