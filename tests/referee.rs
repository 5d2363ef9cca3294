//! Another engine to agree with: cozy-chess (MIT), and a strict reader of SAN on top of it.

use cozy_chess::{Board, Move, Piece, Rank, Square, util};
use planilla_board::Position;

/// The same position on the other engine's board.
///
/// # Panics
///
/// If the other engine refuses the position.
pub fn board(position: &Position) -> Board {
    let fen = position.to_fen();
    Board::from_fen(&fen, false).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The legal moves in UCI's form, sorted.
pub fn legal_moves(board: &Board) -> Vec<String> {
    let mut moves: Vec<String> = legal(board).iter().map(|&m| uci(board, m)).collect();
    moves.sort_unstable();
    moves
}

/// A move in UCI's form, castling as the king's move of two squares.
pub fn uci(board: &Board, m: Move) -> String {
    util::display_uci_move(board, m).to_string()
}

/// The other engine's own SAN.
pub fn san(board: &Board, m: Move) -> String {
    util::display_san_move(board, m).to_string()
}

/// The move of UCI's form.
///
/// # Panics
///
/// If it is none.
pub fn from_uci(board: &Board, uci: &str) -> Move {
    util::parse_uci_move(board, uci).unwrap_or_else(|_| panic!("{uci} in {board}"))
}

fn legal(board: &Board) -> Vec<Move> {
    let mut list = Vec::with_capacity(64);
    board.generate_moves(|moves| {
        list.extend(moves);
        false
    });
    list
}

/// The one legal move that a SAN of PGN 8.2.3 names. Strict: letters as they stand, `x` exactly on captures, one check
/// mark at the most (right or wrong), the promotion piece exactly where there is one, `O-O` with the letter O. A hint
/// that is not needed does no harm, but a pawn has none unless it captures.
pub fn strict_san(board: &Board, san: &str) -> Option<Move> {
    let san = san.strip_suffix(['+', '#']).unwrap_or(san);
    let (ours, home) = (board.side_to_move(), Rank::First.relative_to(board.side_to_move()));
    let mut fits = match san {
        "O-O" | "O-O-O" => {
            let rights = board.castle_rights(ours);
            let rook = Square::new(if san == "O-O" { rights.short } else { rights.long }?, home);
            let king = board.king(ours);
            legal(board).into_iter().filter(|m| m.from == king && m.to == rook).collect::<Vec<_>>()
        }
        _ => {
            let written = Written::read(san)?;
            legal(board).into_iter().filter(|&m| written.fits(board, m)).collect()
        }
    };
    let only = fits.pop()?;
    fits.is_empty().then_some(only)
}

/// A SAN taken apart.
struct Written {
    piece: Piece,
    file: Option<u8>,
    rank: Option<u8>,
    capture: bool,
    to: Square,
    promotion: Option<Piece>,
}

impl Written {
    fn read(san: &str) -> Option<Written> {
        if !san.is_ascii() {
            return None;
        }
        let (san, promotion) = match san.split_once('=') {
            Some((san, piece)) => (san, Some(piece_of(piece).filter(|piece| *piece != Piece::King)?)),
            None => (san, None),
        };
        let (head, to) = san.split_at_checked(san.len().checked_sub(2)?)?;
        let to = to.parse().ok()?;
        let (head, capture) = match head.strip_suffix('x') {
            Some(head) => (head, true),
            None => (head, false),
        };
        let (piece, hints) = match head.get(..1).and_then(piece_of) {
            Some(piece) => (piece, &head[1..]),
            None => (Piece::Pawn, head),
        };
        let (file, rank) = match *hints.as_bytes() {
            [] => (None, None),
            [file @ b'a'..=b'h'] => (Some(file - b'a'), None),
            [rank @ b'1'..=b'8'] => (None, Some(rank - b'1')),
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (Some(file - b'a'), Some(rank - b'1')),
            _ => return None,
        };
        let pawn = piece == Piece::Pawn;
        let sound = !pawn || (rank.is_none() && file.is_some() == capture);
        sound.then_some(Written { piece, file, rank, capture, to, promotion })
    }

    fn fits(&self, board: &Board, m: Move) -> bool {
        let pawn_takes = self.piece == Piece::Pawn && m.from.file() != m.to.file();
        let castles = board.colors(board.side_to_move()).has(m.to);
        board.piece_on(m.from) == Some(self.piece)
            && m.to == self.to
            && !castles
            && self.file.is_none_or(|file| m.from.file() as u8 == file)
            && self.rank.is_none_or(|rank| m.from.rank() as u8 == rank)
            && (board.occupied().has(m.to) || pawn_takes) == self.capture
            && m.promotion == self.promotion
    }
}

fn piece_of(letter: &str) -> Option<Piece> {
    Some(match letter {
        "N" => Piece::Knight,
        "B" => Piece::Bishop,
        "R" => Piece::Rook,
        "Q" => Piece::Queen,
        "K" => Piece::King,
        _ => return None,
    })
}
