//! Squares, positions and legal moves. **Lacks text**: FEN and UCI are the only texts it knows.
//!
//! Purpose-built to resolve a written move from its target square: see [`Position::resolve`].

mod color;
mod moves;
mod piece;
mod square;

pub use color::Color;
pub use moves::{Move, NotAMove};
pub use piece::{Piece, Role, Side};
pub use square::{File, NotASquare, Rank, Square};
