//! Positions with walls of pawns, changed a little.

use super::Dice;
use planilla_board::{Color, Piece, Position, Role, Square};

/// A position with one to three changes: a man moved by a step, taken away, added, or made another one. `None` where no
/// position came of it.
pub fn rebuilt(position: &Position, dice: &mut Dice) -> Option<Position> {
    const STEPS: [isize; 12] = [8, -8, 1, -1, 7, 9, -7, -9, 16, -16, 2, -2];
    const MEN: [Role; 6] = [Role::Pawn, Role::Pawn, Role::Bishop, Role::Bishop, Role::Knight, Role::Rook];
    let mut board: Vec<Option<Piece>> = Square::all().map(|square| position.piece_at(square)).collect();
    for _ in 0..=dice.below(3) {
        let men: Vec<usize> = (0..64).filter(|&square| board[square].is_some()).collect();
        let from = men[dice.below(men.len())];
        let is_king = board[from].is_some_and(|man| man.role == Role::King);
        match dice.below(6) {
            0..3 => {
                let to = from.checked_add_signed(STEPS[dice.below(12)]).filter(|&to| to < 64);
                if let Some(to) = to.filter(|&to| board[to].is_none()) {
                    board[to] = board[from].take();
                }
            }
            3 if !is_king => board[from] = None,
            4 => {
                let to = dice.below(64);
                let man = Piece { color: Color::ALL[dice.below(2)], role: MEN[dice.below(6)] };
                board[to] = board[to].or(Some(man));
            }
            _ if !is_king => board[from] = board[from].map(|man| Piece { role: MEN[1 + dice.below(5)], ..man }),
            _ => {}
        }
    }
    let rank = |rank: usize| -> String {
        board[rank * 8..rank * 8 + 8].iter().map(|man| man.map_or('1', Piece::fen_letter)).collect()
    };
    let ranks: Vec<String> = (0..8).rev().map(rank).collect();
    let turn = if dice.below(2) == 0 { 'w' } else { 'b' };
    Position::from_fen_lenient(&format!("{} {turn} - - 0 1", ranks.join("/"))).ok().map(|(position, _)| position)
}
