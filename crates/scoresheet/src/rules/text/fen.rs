//! What is wrong with a FEN, in sentences.

use crate::finding::{Arg, Message};
use planilla_board::{FenFault, Side};
use std::mem::discriminant;

/// So many faults are named; a text that is no FEN at all has one in every letter.
const MOST: usize = 4;

impl Message {
    /// What is wrong with a FEN; of many faults the first few.
    ///
    /// ```
    /// use planilla::{Message, Messages};
    /// use planilla_board::Position;
    /// let error = Position::from_fen("4k3/8/8/8/8/8/4K3 w - - 0 1").unwrap_err();
    /// let english = Messages::of("en").unwrap();
    /// let said = english.format(&Message::of_fen_faults(error.faults()));
    /// assert_eq!(said, "a FEN has eight ranks separated by `/`, and this has 7");
    /// ```
    pub fn of_fen_faults(faults: &[FenFault]) -> Message {
        Message::new("fen-faults").with("why", sentences(faults))
    }
}

/// The faults of a FEN as one argument.
pub(super) fn sentences(faults: &[FenFault]) -> Arg {
    let first_of_its_kind = |(at, fault): &(usize, &FenFault)| {
        let often = matches!(fault, FenFault::UnknownLetter { .. } | FenFault::RankLength { .. });
        !often || !faults[..*at].iter().any(|earlier| discriminant(earlier) == discriminant(*fault))
    };
    let named = faults.iter().enumerate().filter(first_of_its_kind).take(MOST);
    Arg::Sentences(named.map(|(_, fault)| sentence(*fault)).collect())
}

fn sentence(fault: FenFault) -> Message {
    match fault {
        FenFault::TooLong { len } => Message::new("fen-too-long").with("count", len),
        FenFault::FieldCount { found } => Message::new("fen-field-count").with("count", found),
        FenFault::RankCount { found } => Message::new("fen-rank-count").with("count", found),
        FenFault::RankLength { rank, squares } => {
            Message::new("fen-rank-length").with("rank", usize::from(rank)).with("count", squares as usize)
        }
        FenFault::UnknownLetter { letter, .. } => {
            Message::new("fen-unknown-letter").with("written", letter.to_string())
        }
        FenFault::NoKing(color) => Message::new("fen-no-king").with("color", color),
        FenFault::SeveralKings { color, count } => {
            Message::new("fen-several-kings").with("color", color).with("count", count)
        }
        FenFault::PawnOnEdge(square) => Message::new("fen-pawn-on-edge").with("square", square),
        FenFault::Turn => Message::new("fen-turn"),
        FenFault::Castling => Message::new("fen-castling"),
        FenFault::Chess960 => Message::new("fen-chess960"),
        FenFault::CastlingWithoutMen { color, side } => {
            let side = if side == Side::King { "short" } else { "long" };
            Message::new("fen-castling-without-men").with("color", color).with("side", side)
        }
        FenFault::EnPassant => Message::new("fen-en-passant"),
        FenFault::EnPassantImpossible(square) => Message::new("fen-en-passant-impossible").with("square", square),
        FenFault::HalfmoveClock => Message::new("fen-halfmove-clock"),
        FenFault::FullmoveNumber => Message::new("fen-fullmove-number"),
        FenFault::TooManyMen { color, count } => {
            Message::new("fen-too-many-men").with("color", color).with("count", count)
        }
        FenFault::TooManyPawns { color, count } => {
            Message::new("fen-too-many-pawns").with("color", color).with("count", count)
        }
        FenFault::TooManyPromoted { color, promoted, missing } => {
            Message::new("fen-too-many-promoted").with("color", color).with("count", promoted).with("missing", missing)
        }
        FenFault::OpponentInCheck => Message::new("fen-opponent-in-check"),
        FenFault::TooManyCheckers { count } => Message::new("fen-too-many-checkers").with("count", count),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Message, Messages};
    use planilla_board::Position;

    #[test]
    fn faults_in_both_languages() {
        for (fen, english, spanish) in [
            (
                "garbage",
                "a FEN has four to six fields separated by spaces, and this has 1; \
                 a FEN has eight ranks separated by `/`, and this has 1; \
                 `g` stands for no man in a FEN; rank 8 of the FEN describes 7 squares instead of 8",
                "un FEN tiene de cuatro a seis campos separados por espacios, y este tiene 1; \
                 un FEN tiene ocho filas separadas por `/`, y este tiene 1; \
                 `g` no representa ninguna pieza en un FEN; la fila 8 del FEN describe 7 casillas en lugar de 8",
            ),
            ("8/8/8/8/8/8/8/K7 w - - 0 1", "Black has no king", "las negras no tienen rey"),
            (
                "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
                "White cannot have the right to castle short: the king or that rook is not at home",
                "las blancas no pueden tener derecho al enroque corto: el rey o esa torre no está en su casilla inicial",
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 x Z e 0 1",
                "the FEN says who is to move by `w` or `b`; \
                 the FEN gives the rights to castle by letters of `KQkq`, or `-`; \
                 the FEN gives the en passant square, or `-`",
                "el FEN indica a quién le toca jugar con `w` o `b`; \
                 el FEN indica los derechos de enroque con letras de `KQkq`, o `-`; \
                 el FEN indica la casilla de captura al paso, o `-`",
            ),
        ] {
            let error = Position::from_fen(fen).unwrap_err();
            let message = Message::of_fen_faults(error.faults());
            for (code, expected) in [("en", english), ("es", spanish)] {
                assert_eq!(Messages::of(code).unwrap().format(&message), expected, "{fen}");
            }
        }
    }
}
