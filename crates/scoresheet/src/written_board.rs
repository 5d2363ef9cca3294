//! A position as it is written down with a claim: the men on their squares, and perhaps who is to move. It need not be one that a
//! game can have, so it is no [`Position`](planilla_board::Position).

use planilla_board::{Color, File, Piece, Rank, Square};

/// The men that are written, and who is to move if that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrittenBoard {
    men: [Option<Piece>; 64],
    pub(crate) turn: Option<Color>,
}

impl WrittenBoard {
    /// Reads the first field of a FEN, and the second if there is one.
    pub(crate) fn read(text: &str) -> Option<WrittenBoard> {
        let mut fields = text.split_whitespace();
        let mut men = [None; 64];
        let mut ranks = fields.next()?.split('/');
        for rank in (0..8).rev() {
            let mut file = 0;
            for letter in ranks.next()?.chars() {
                match letter.to_digit(10) {
                    Some(blank @ 1..=8) => file += blank as u8,
                    Some(_) => return None,
                    None => {
                        let square = Square::new(File::new(file)?, Rank::new(rank)?);
                        men[square.index()] = Some(Piece::from_fen_letter(letter)?);
                        file += 1;
                    }
                }
            }
            if file != 8 {
                return None;
            }
        }
        let turn = match fields.next() {
            None | Some("-") => None,
            Some("w") => Some(Color::White),
            Some("b") => Some(Color::Black),
            Some(_) => return None,
        };
        ranks.next().is_none().then_some(WrittenBoard { men, turn })
    }

    /// What is written on a square.
    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        self.men[square.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read() {
        let start = WrittenBoard::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").unwrap();
        assert_eq!(start.turn, None);
        assert_eq!(start.piece_at(Square::E1).map(Piece::fen_letter), Some('K'));
        assert_eq!(start.piece_at(Square::E4), None);
        assert_eq!(WrittenBoard::read("8/8/8/8/8/8/8/8 b - - 0 1").unwrap().turn, Some(Color::Black));
        for text in [
            "",
            "8",
            "8/8/8/8/8/8/8/9",
            "8/8/8/8/8/8/8/8/8",
            "8/8/8/8/8/8/8/7",
            "8/8/8/8/8/8/8/x7",
            "8/8/8/8/8/8/8/88",
            "8/8/8/8/8/8/8/8 x",
            "pppppppppp/8/8/8/8/8/8/8",
        ] {
            assert_eq!(WrittenBoard::read(text), None, "{text}");
        }
    }
}
