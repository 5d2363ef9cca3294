//! Forsyth-Edwards Notation (PGN 16.1): reading with all faults, and writing.

mod fault;
mod write;

pub use fault::{FenError, FenFault};
pub use write::Fen;

use crate::{Bitboard, CastlingRights, Color, Piece, Position, Role, Side, Square};
use std::fmt;
use std::str::FromStr;

/// No FEN is longer: 71 letters of board, 18 of the other fields, and room for generous white space.
const LONGEST: usize = 512;

impl Position {
    /// Reads a FEN of four to six fields; missing clocks are 0 and 1.
    ///
    /// ```
    /// use planilla_board::{Color, FenFault, Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K -").unwrap();
    /// assert_eq!(position.to_fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    ///
    /// let error = Position::from_fen("4k3/8/8/8/8/8/8/6P1 w - - 0 1").unwrap_err();
    /// let g1 = "g1".parse().unwrap();
    /// assert_eq!(error.faults(), [FenFault::NoKing(Color::White), FenFault::PawnOnEdge(g1)]);
    /// ```
    ///
    /// # Errors
    /// All faults found.
    pub fn from_fen(text: &str) -> Result<Position, FenError> {
        match read(text) {
            (position, faults) if faults.is_empty() => Ok(position),
            (_, faults) => Err(FenError::new(text, faults)),
        }
    }

    /// Reads a FEN and forgives what leaves it playable: rights without their men and impossible en passant squares are
    /// dropped, unreadable clocks become 0 and 1, and any number of men may stand. The forgiven faults come along.
    ///
    /// ```
    /// use planilla_board::Position;
    /// let (position, forgiven) = Position::from_fen_lenient("4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1").unwrap();
    /// assert_eq!(position.to_fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    /// assert_eq!(forgiven.len(), 3);
    /// ```
    ///
    /// # Errors
    /// All faults found, if one of them is not forgivable ([`FenFault::is_forgivable`]).
    pub fn from_fen_lenient(text: &str) -> Result<(Position, Vec<FenFault>), FenError> {
        let (position, faults) = read(text);
        if faults.iter().all(|fault| fault.is_forgivable()) {
            Ok((position, faults))
        } else {
            Err(FenError::new(text, faults))
        }
    }

    /// The position in FEN, with all six fields, as a text of its own; see [`Position::fen`].
    pub fn to_fen(&self) -> String {
        self.fen().as_str().to_owned()
    }
}

/// Reads what can be read; the position is sound if all faults are forgivable.
fn read(text: &str) -> (Position, Vec<FenFault>) {
    let mut position = Position::EMPTY;
    if text.len() > LONGEST {
        return (position, vec![FenFault::TooLong { len: text.len() }]);
    }
    let mut faults = Vec::new();
    // A seventh shows that there are too many.
    let mut parts = [""; 7];
    let mut count = 0;
    for (part, field) in parts.iter_mut().zip(text.split_whitespace()) {
        *part = field;
        count += 1;
    }
    let mut fields = parts[..count].iter().copied();
    if count == parts.len() {
        count = text.split_whitespace().count();
    }
    if !(4..=6).contains(&count) {
        faults.push(FenFault::FieldCount { found: count });
    }
    let start = text.len() - text.trim_start().len();
    let boarded = fields.next().is_some_and(|board| read_board(&mut position, board, start, &mut faults));
    match fields.next() {
        Some("w") | None => {}
        Some("b") => position.turn = Color::Black,
        Some(_) => faults.push(FenFault::Turn),
    }
    let castling = fields.next().map_or(CastlingRights::NONE, |field| read_castling(field, &mut faults));
    let en_passant = fields.next().filter(|&field| field != "-").and_then(|field| {
        let square = Square::from_str(field).ok();
        if square.is_none() {
            faults.push(FenFault::EnPassant);
        }
        square
    });
    if boarded {
        check_men(&position, &mut faults);
        check_rights(&mut position, castling, en_passant, &mut faults);
        check_checks(&position, &mut faults);
    }
    let number = |field: &str| field.parse::<u16>().ok().filter(|_| field.bytes().all(|b| b.is_ascii_digit()));
    match fields.next().map(number) {
        Some(Some(clock)) => position.halfmove_clock = clock,
        Some(None) => faults.push(FenFault::HalfmoveClock),
        None => {}
    }
    match fields.next().map(number) {
        Some(Some(number)) if number > 0 => position.fullmove_number = number,
        Some(_) => faults.push(FenFault::FullmoveNumber),
        None => {}
    }
    position.key = position.counted_key();
    position.look_at_king(position.turn);
    (position, faults)
}

/// Puts the men on the board; false if it could not be read, so that nothing more can be said of it.
fn read_board(position: &mut Position, board: &str, start: usize, faults: &mut Vec<FenFault>) -> bool {
    let known = faults.len();
    let found = 1 + board.bytes().filter(|byte| *byte == b'/').count();
    if found != 8 {
        faults.push(FenFault::RankCount { found });
    }
    let (mut rank, mut squares) = (7, 0);
    for (i, letter) in board.char_indices().chain([(board.len(), '/')]) {
        match letter {
            '1'..='8' => squares += u32::from(letter) - u32::from('0'),
            '/' => {
                if squares != 8 {
                    faults.push(FenFault::RankLength { rank: rank + 1, squares });
                }
                if rank == 0 {
                    break;
                }
                (rank, squares) = (rank - 1, 0);
            }
            _ => {
                match Piece::from_fen_letter(letter) {
                    Some(piece) if squares < 8 => {
                        let bit = Bitboard::of(Square::from_low_bits(u32::from(rank) * 8 + squares));
                        position.by_role[piece.role.index()] |= bit;
                        position.by_color[piece.color.index()] |= bit;
                    }
                    Some(_) => {}
                    None => faults.push(FenFault::UnknownLetter { letter, at: start + i }),
                }
                squares += 1;
            }
        }
    }
    faults.len() == known
}

fn read_castling(field: &str, faults: &mut Vec<FenFault>) -> CastlingRights {
    let mut rights = CastlingRights::NONE;
    if field == "-" {
        return rights;
    }
    let (mut files, mut unknown) = (false, false);
    for letter in field.chars() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        match letter.to_ascii_lowercase() {
            'k' => rights.insert(color, Side::King),
            'q' => rights.insert(color, Side::Queen),
            'a'..='h' => files = true,
            _ => unknown = true,
        }
    }
    faults.extend(unknown.then_some(FenFault::Castling));
    faults.extend(files.then_some(FenFault::Chess960));
    rights
}

fn check_men(position: &Position, faults: &mut Vec<FenFault>) {
    for color in Color::ALL {
        match position.pieces(color, Role::King).len() {
            0 => faults.push(FenFault::NoKing(color)),
            1 => {}
            count => faults.push(FenFault::SeveralKings { color, count }),
        }
        let count = position.by_color(color).len();
        let pawns = position.pieces(color, Role::Pawn).len();
        let beyond = |role| position.pieces(color, role).len().saturating_sub(fault::first_set(role));
        let promoted = Role::PROMOTIONS.into_iter().map(beyond).sum();
        let missing = 8usize.saturating_sub(pawns);
        faults.extend((count > 16).then_some(FenFault::TooManyMen { color, count }));
        faults.extend((pawns > 8).then_some(FenFault::TooManyPawns { color, count: pawns }));
        faults.extend((promoted > missing).then_some(FenFault::TooManyPromoted { color, promoted, missing }));
    }
    let edge = position.by_role(Role::Pawn) & Bitboard::EDGE_RANKS;
    faults.extend(edge.into_iter().map(FenFault::PawnOnEdge));
}

fn check_rights(position: &mut Position, rights: CastlingRights, crossed: Option<Square>, faults: &mut Vec<FenFault>) {
    for (color, side) in Color::ALL.into_iter().flat_map(|color| Side::ALL.map(|side| (color, side))) {
        if rights.has(color, side) {
            if position.supports_castling(color, side) {
                position.rights.insert(color, side);
            } else {
                faults.push(FenFault::CastlingWithoutMen { color, side });
            }
        }
    }
    if let Some(square) = crossed {
        if can_have_been_crossed(position, square) {
            position.en_passant = square.into();
        } else {
            faults.push(FenFault::EnPassantImpossible(square));
        }
    }
}

/// Whether the opponent's pawn can have made a double step over the square: it stands behind it, and the square and the
/// pawn's home are empty.
fn can_have_been_crossed(position: &Position, square: Square) -> bool {
    let (us, them, crossed) = (position.turn, !position.turn, Bitboard::of(square));
    let rank = if us == Color::White { 5 } else { 2 };
    let (pawn, home) = (crate::play::backward(us, crossed), crate::play::backward(them, crossed));
    square.rank().index() == rank
        && ((crossed | home) & position.occupied()).is_empty()
        && !(pawn & position.pieces(them, Role::Pawn)).is_empty()
}

fn check_checks(position: &Position, faults: &mut Vec<FenFault>) {
    if Color::ALL.into_iter().any(|color| position.pieces(color, Role::King).len() != 1) {
        return;
    }
    let (us, them) = (position.turn, !position.turn);
    if !position.attackers(position.king(them), us, position.occupied()).is_empty() {
        faults.push(FenFault::OpponentInCheck);
    }
    let count = position.checkers().len();
    faults.extend((count > 2).then_some(FenFault::TooManyCheckers { count }));
}

impl fmt::Display for Position {
    /// Writes FEN with all six fields.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.fen().as_str())
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text)
    }
}
