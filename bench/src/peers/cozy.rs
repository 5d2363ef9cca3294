//! cozy-chess, which does not read SAN: what is written is resolved here.
//!
//! It is done as fast as its interface lets us: the pieces that may come from the target square are found backwards, with
//! the hints, and only they are asked whether the move is legal. What is accepted is what shakmaty accepts.

use super::Peer;
use cozy_chess::{
    BitBoard, Board, File, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves, get_knight_moves,
    get_pawn_attacks, get_rook_moves,
};
use shakmaty::san::San;
use shakmaty::{CastlingSide, Role};

impl Peer for Board {
    fn from_fen(fen: &[u8]) -> Option<Board> {
        Board::from_fen(str::from_utf8(fen).ok()?, false).ok()
    }

    #[inline]
    fn play_written(&mut self, san: San) -> bool {
        let Some(played) = resolve(self, san) else { return false };
        self.play_unchecked(played);
        true
    }
}

#[inline]
fn resolve(board: &Board, san: San) -> Option<Move> {
    match san {
        San::Normal { role, file, rank, capture, to, promotion } => {
            let (piece, to) = (piece(role), Square::index(usize::from(to)));
            let mut from = sources(board, piece, capture, to)?;
            if let Some(file) = file {
                from &= File::index(usize::from(file)).bitboard();
            }
            if let Some(rank) = rank {
                from &= Rank::index(usize::from(rank)).bitboard();
            }
            let promotion = promotion.map(self::piece);
            let mut legal =
                from.into_iter().map(|from| Move { from, to, promotion }).filter(|played| board.is_legal(*played));
            let played = legal.next()?;
            legal.next().is_none().then_some(played)
        }
        San::Castle(side) => castling(board, side),
        San::Put { .. } | San::Null => None,
    }
}

/// The squares of own pieces of the kind from which the target can be reached, whatever that does to the king. None if
/// what is written as a capture is none, or the other way round.
#[inline]
fn sources(board: &Board, piece: Piece, capture: bool, to: Square) -> Option<BitBoard> {
    let us = board.side_to_move();
    let reach = match piece {
        // Whether a pawn takes is told by where it comes from.
        Piece::Pawn if capture => get_pawn_attacks(to, !us),
        Piece::Pawn => to.file().bitboard(),
        _ if capture != board.colors(!us).has(to) => return None,
        Piece::Knight => get_knight_moves(to),
        Piece::Bishop => get_bishop_moves(to, board.occupied()),
        Piece::Rook => get_rook_moves(to, board.occupied()),
        Piece::Queen => get_bishop_moves(to, board.occupied()) | get_rook_moves(to, board.occupied()),
        Piece::King => get_king_moves(to),
    };
    Some(reach & board.colored_pieces(us, piece))
}

/// cozy-chess has the king go to where the rook stands.
#[cold]
fn castling(board: &Board, side: CastlingSide) -> Option<Move> {
    let us = board.side_to_move();
    let rights = board.castle_rights(us);
    let file = if side.is_king_side() { rights.short } else { rights.long };
    let played = Move { from: board.king(us), to: Square::new(file?, Rank::First.relative_to(us)), promotion: None };
    board.is_legal(played).then_some(played)
}

fn piece(role: Role) -> Piece {
    match role {
        Role::Pawn => Piece::Pawn,
        Role::Knight => Piece::Knight,
        Role::Bishop => Piece::Bishop,
        Role::Rook => Piece::Rook,
        Role::Queen => Piece::Queen,
        Role::King => Piece::King,
    }
}
