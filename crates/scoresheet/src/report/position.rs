//! The row of one position: what the Laws say of it by itself. **Lacks the game**: repetitions and the count of moves
//! without a capture need the moves before it.

use super::chance::{ChanceRow, chances};
use super::reason_row::player;
use super::rows::SCHEMA;
use super::touched::TouchedRow;
use crate::edition::{Edition, EditionName};
use crate::messages::Messages;
use crate::touched::{Touch, TouchFault, touched};
use planilla_board::{Effort, Position, State};
use schemars::JsonSchema;
use serde::Serialize;

/// One position.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PositionRow {
    /// The name and version of the format: `planilla/1`.
    pub schema: &'static str,
    /// `position`
    pub r#type: &'static str,
    /// The position, with all six fields.
    pub fen: String,
    /// Who is to move: `white`, `black`.
    pub turn: &'static str,
    /// `ongoing`, `checkmate`, `stalemate`, `dead_position`.
    pub state: &'static str,
    /// Whether the side to move is in check.
    pub check: bool,
    /// The legal moves in UCI, in the order of the alphabet.
    pub legal_moves: Vec<String>,
    /// What is equal for positions that are the same under Article 9.2 (the same men on the same squares, the same side to
    /// move, the same possible moves): 16 hexadecimal digits. Different positions have different ones but for a chance
    /// of one in 2^64 a pair; the digits may be others in another version of the program.
    pub repetition_key: String,
    /// Whether White can still mate by some series of legal moves.
    pub white_can_mate: ChanceRow,
    /// Whether Black can.
    pub black_can_mate: ChanceRow,
    /// What may be played after pieces were touched; null where nobody asked.
    pub touched: Option<TouchedRow>,
}

impl PositionRow {
    /// The row of a position. It is `dead_position` too where neither player is found to be able to mate, which with more
    /// effort is found more often.
    ///
    /// ```
    /// use planilla::{Messages, report::PositionRow};
    /// use planilla_board::{Effort, Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K -").unwrap();
    /// let row = PositionRow::new(&position, Effort::FULL, Messages::of("en").unwrap());
    /// assert_eq!((row.turn, row.state, row.check), ("white", "ongoing", false));
    /// assert_eq!(row.legal_moves[..2], ["e1d1", "e1d2"]);
    /// assert_eq!(row.black_can_mate.answer, "no");
    /// assert_eq!(row.white_can_mate.answer, "yes");
    /// assert_eq!(row.black_can_mate.why, "Black has only the king");
    /// ```
    pub fn new(position: &Position, effort: Effort, messages: &Messages) -> PositionRow {
        let [white_can_mate, black_can_mate] = chances(position, effort, messages);
        let state = match position.state() {
            State::Ongoing if white_can_mate.answer == "no" && black_can_mate.answer == "no" => State::DeadPosition,
            state => state,
        };
        let mut legal_moves: Vec<String> = position.legal_moves().into_iter().map(|legal| legal.to_string()).collect();
        legal_moves.sort_unstable();
        PositionRow {
            schema: SCHEMA,
            r#type: "position",
            fen: position.to_fen(),
            turn: player(position.turn()),
            state: state.as_str(),
            check: position.in_check(),
            legal_moves,
            repetition_key: format!("{:016x}", position.key()),
            white_can_mate,
            black_can_mate,
            touched: None,
        }
    }

    /// The same, with what may be played after pieces were touched.
    ///
    /// # Errors
    ///
    /// If they cannot have been touched.
    pub fn touching(
        self,
        position: &Position,
        list: &[Touch],
        laws: EditionName,
        messages: &Messages,
    ) -> Result<PositionRow, TouchFault> {
        let row = TouchedRow::new(&touched(position, list, Edition::of(laws))?, list, laws, messages);
        Ok(PositionRow { touched: Some(row), ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(fen: &str) -> PositionRow {
        PositionRow::new(&Position::from_fen(fen).unwrap(), Effort::FULL, Messages::of("en").unwrap())
    }

    #[test]
    fn states_and_moves() {
        for (fen, turn, state, check, moves) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "white", "ongoing", false, 20),
            ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "white", "checkmate", true, 0),
            ("7k/8/5KQ1/8/8/8/8/8 b - - 0 1", "black", "stalemate", false, 0),
            ("4k3/8/8/8/8/8/8/4KN2 b - - 0 1", "black", "dead_position", false, 5),
            ("4k3/8/8/8/8/8/8/4KR2 b - - 0 1", "black", "ongoing", false, 3),
            ("8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1", "black", "dead_position", false, 8),
        ] {
            let row = row(fen);
            assert_eq!((row.turn, row.state, row.check, row.legal_moves.len()), (turn, state, check, moves), "{fen}");
            assert!(row.legal_moves.is_sorted() && row.fen == fen, "{fen}");
        }
    }

    /// Article 9.2: a right to castle that is gone makes another position; an en passant square that no pawn can use does
    /// not, and neither does the number of the move.
    #[test]
    fn keys_tell_repetitions() {
        let key = |fen: &str| row(fen).repetition_key;
        let home = key("4k3/8/8/8/4P3/8/8/4K2R b K - 0 1");
        assert_eq!(home.len(), 16);
        assert_eq!(home, key("4k3/8/8/8/4P3/8/8/4K2R b K e3 0 1"));
        assert_eq!(home, key("4k3/8/8/8/4P3/8/8/4K2R b K - 7 30"));
        assert_ne!(home, key("4k3/8/8/8/4P3/8/8/4K2R b - - 0 1"));
        assert_ne!(home, key("4k3/8/8/8/4P3/8/8/4K2R w K - 0 1"));
    }
}
