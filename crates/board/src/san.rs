//! Standard Algebraic Notation, the canonical form of PGN 8.2.3. The one written notation this crate knows: it is what
//! tests, logs and other programs expect; every other notation lives in `planilla-notation`.

use crate::castling::Path;
use crate::{Bitboard, File, Move, Position, Rank, Role, Side};
use std::fmt;

/// A move in SAN, at most seven letters, kept in place.
///
/// ```
/// use planilla_board::Position;
/// let position = Position::default();
/// assert_eq!(position.san("g1f3".parse().unwrap()).as_str(), "Nf3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    letters: [u8; 7],
    len: u8,
}

impl San {
    /// The text.
    pub fn as_str(&self) -> &str {
        self.letters.get(..self.len as usize).and_then(|letters| std::str::from_utf8(letters).ok()).unwrap_or_default()
    }
}

impl fmt::Write for San {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let start = self.len as usize;
        let place = self.letters.get_mut(start..start + text.len()).ok_or(fmt::Error)?;
        place.copy_from_slice(text.as_bytes());
        self.len += text.len() as u8;
        Ok(())
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Position {
    /// The move in canonical SAN; a move from an empty square comes out by its squares.
    ///
    /// ```
    /// use planilla_board::Position;
    /// let position = Position::from_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    /// assert_eq!(position.san("a7a8q".parse().unwrap()).as_str(), "a8=Q+");
    /// ```
    pub fn san(&self, m: Move) -> San {
        let mut san = San { letters: [0; 7], len: 0 };
        // Nothing below is longer than seven letters: a piece, two hints, `x`, two and a check mark; or `exd8=Q#`.
        let _ = self.write_san(m, &mut san);
        san
    }

    /// Writes the move in canonical SAN (PGN 8.2.3).
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_san(&self, m: Move, out: &mut impl fmt::Write) -> fmt::Result {
        let Some(role) = self.role_at(m.from()) else { return write!(out, "{m}") };
        match Path::side(self.turn, m).filter(|_| role == Role::King) {
            Some(Side::King) => out.write_str("O-O")?,
            Some(Side::Queen) => out.write_str("O-O-O")?,
            None => self.write_man_and_target(role, m, out)?,
        }
        let after = self.played(m);
        match (after.in_check(), after.has_legal_move()) {
            (true, true) => out.write_char('+'),
            (true, false) => out.write_char('#'),
            (false, _) => Ok(()),
        }
    }

    fn write_man_and_target(&self, role: Role, m: Move, out: &mut impl fmt::Write) -> fmt::Result {
        if role != Role::Pawn {
            out.write_char(role.letter())?;
        }
        let (file, rank) = self.disambiguation(m);
        file.map_or(Ok(()), |file| out.write_char(file.letter()))?;
        rank.map_or(Ok(()), |rank| out.write_char(rank.digit()))?;
        if self.is_capture(m) {
            out.write_char('x')?;
        }
        write!(out, "{}", m.to())?;
        m.promotion().map_or(Ok(()), |piece| write!(out, "={}", piece.letter()))
    }

    /// Whether the move captures, en passant included.
    pub fn is_capture(&self, m: Move) -> bool {
        self.by_color(!self.turn).contains(m.to()) || self.is_en_passant(m)
    }

    /// Whether the move captures en passant (Article 3.7.3.1 of 2023, 3.7.4 of 2017).
    pub fn is_en_passant(&self, m: Move) -> bool {
        self.en_passant.contains(m.to())
            && self.pieces(self.turn, Role::Pawn).contains(m.from())
            && m.from().file() != m.to().file()
    }

    /// The file or rank, or both, that SAN needs to tell the man from others that can *legally* go there (PGN 8.2.3.4).
    ///
    /// A pawn that captures always has its file (8.2.3.3); a king and a pawn that steps have nothing.
    pub fn disambiguation(&self, m: Move) -> (Option<File>, Option<Rank>) {
        let (from, to) = (m.from(), m.to());
        let (file, rank) = (from.file(), from.rank());
        match self.role_at(from) {
            None | Some(Role::King) => return (None, None),
            Some(Role::Pawn) => return (self.is_capture(m).then_some(file), None),
            Some(_) => {}
        }
        let role = self.role_at(from).unwrap_or(Role::King);
        let others = self.resolve(role, to, !Bitboard::of(from));
        if others.is_empty() {
            (None, None)
        } else if (others & Bitboard::file(file)).is_empty() {
            (Some(file), None)
        } else if (others & Bitboard::rank(rank)).is_empty() {
            (None, Some(rank))
        } else {
            (Some(file), Some(rank))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn canonical_forms() {
        for (fen, uci, san) in [
            // Three knights: by rank, by file, by file.
            ("4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1", "b1d2", "N1d2"),
            ("4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1", "b3d2", "Nb3d2"),
            ("4k3/8/8/8/8/1N3N2/8/1N2K3 w - - 0 1", "f3d2", "Nfd2"),
            // The knight on c3 is pinned and does not count.
            ("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"),
            ("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "g1e2", "Nge2"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"),
            ("3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"),
            ("r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "O-O-O"),
            ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"),
            ("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "Ra8#"),
            ("6k1/8/8/8/Q2Q4/8/8/Q3K3 w - - 0 1", "a4d1", "Qa4d1"),
        ] {
            let position = Position::from_fen(fen).unwrap();
            assert_eq!(position.san(uci.parse().unwrap()).as_str(), san, "{fen}");
        }
    }
}
