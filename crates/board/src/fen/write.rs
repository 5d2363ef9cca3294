//! FEN as a short text in one place, without an allocation.

use crate::{Color, Position, Role};
use std::fmt;

/// A position in FEN: ASCII letters, all six fields.
#[derive(Clone, Copy)]
pub struct Fen {
    letters: [u8; LONGEST],
    length: usize,
}

/// The board has at most 71 letters, the side to move 1, the rights 4, the square 2, each clock 5, and five blanks part
/// them.
const LONGEST: usize = 93;

impl Fen {
    /// Its letters.
    pub fn as_bytes(&self) -> &[u8] {
        &self.letters[..self.length]
    }

    /// Its letters as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(self.as_bytes()).unwrap_or_default() // they are ASCII
    }

    fn push(&mut self, letter: u8) {
        self.letters[self.length] = letter;
        self.length += 1;
    }

    fn number(&mut self, number: u16) {
        let mut digits = [0; 5];
        let (mut rest, mut first) = (number, digits.len());
        while rest > 0 || first == digits.len() {
            first -= 1;
            digits[first] = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        digits[first..].iter().for_each(|digit| self.push(*digit));
    }
}

impl Position {
    /// The position in FEN, with all six fields.
    ///
    /// ```
    /// use planilla_board::Position;
    /// let fen = Position::default().fen();
    /// assert_eq!(fen.as_str(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// ```
    pub fn fen(&self) -> Fen {
        let mut fen = Fen { letters: [0; LONGEST], length: 0 };
        let mut board = [0_u8; 64];
        for role in Role::ALL {
            let letter = role.letter() as u8;
            for square in self.by_role(role) {
                let small = u8::from(self.by_color(Color::Black).contains(square)) * 0x20;
                board[square.index()] = letter | small;
            }
        }
        for (number, rank) in board.chunks_exact(8).rev().enumerate() {
            if number > 0 {
                fen.push(b'/');
            }
            let mut empty = 0;
            for letter in rank {
                if *letter == 0 {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    fen.push(b'0' + empty);
                    empty = 0;
                }
                fen.push(*letter);
            }
            if empty > 0 {
                fen.push(b'0' + empty);
            }
        }
        fen.push(b' ');
        fen.push(if self.turn() == Color::White { b'w' } else { b'b' });
        fen.push(b' ');
        self.rights.letters().for_each(|letter| fen.push(letter));
        fen.push(b' ');
        match self.ep_square() {
            Some(square) => square.name().into_iter().for_each(|letter| fen.push(letter)),
            None => fen.push(b'-'),
        }
        fen.push(b' ');
        fen.number(self.halfmove_clock());
        fen.push(b' ');
        fen.number(self.fullmove_number());
        fen
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fen({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_again() {
        for fen in [
            "rnbqkbnr/p1p1p1p1/1p1p1p1p/8/8/1P1P1P1P/P1P1P1P1/RNBQKBNR w KQkq - 99 65535",
            "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
            "r3k2r/8/8/8/3pP3/8/8/R3K2R b Qk e3 0 10",
        ] {
            let position = Position::from_fen(fen).unwrap();
            assert_eq!(position.fen().as_str(), fen);
            assert_eq!(position.fen().to_string(), position.to_fen());
        }
    }

    #[test]
    fn there_is_room_for_the_longest() {
        let mut position = Position::default();
        (position.halfmove_clock, position.fullmove_number) = (u16::MAX, u16::MAX);
        assert!(position.fen().as_str().ends_with("KQkq - 65535 65535"));
        assert_eq!(64 + 7 + 1 + 4 + 2 + 5 + 5 + 5, LONGEST);
    }
}
