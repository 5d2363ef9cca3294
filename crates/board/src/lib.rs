//! Squares, positions and legal moves. **Lacks text**: FEN, UCI and SAN are the only texts it knows, and of SAN only the
//! writing, because every chess program and test speaks it.
//!
//! Purpose-built to resolve a written move from its target square: see [`Position::resolve`] and [`Position::advance`].
//! Nothing here allocates but the reader and writer of FEN.
//!
//! ```
//! use planilla_board::{Advance, Bitboard, Position, Role, Square};
//! let mut position = Position::default();
//! assert!(matches!(position.advance(Role::Pawn, Square::E4, Bitboard::ALL, None), Advance::Played(_)));
//! assert_eq!(position.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
//! ```

mod attacks;
mod bitboard;
mod castling;
mod color;
mod ending;
mod fen;
mod generate;
mod key;
mod mating_chance;
mod moves;
mod piece;
mod play;
mod position;
mod resolve;
mod san;
mod square;

pub use attacks::{attacks, between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks};
pub use bitboard::{Bitboard, Squares};
pub use castling::{CastlingFault, CastlingRights};
pub use color::Color;
pub use ending::{Dead, State};
pub use fen::{Fen, FenError, FenFault};
pub use generate::MoveList;
pub use mating_chance::{Effort, How, MatingChance};
pub use moves::{Move, NotAMove, Uci};
pub use piece::{Piece, Role, Side};
pub use position::Position;
pub use resolve::Advance;
pub use san::San;
pub use square::{File, NotASquare, Rank, Square};
