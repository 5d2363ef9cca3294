//! Legal games of random moves.

use super::Dice;
use planilla_board::{Move, Position, State};

/// A game: its moves, and every position on the way.
#[derive(Clone, Debug)]
pub struct Game {
    /// The positions: the first is the start, the last the end.
    pub positions: Vec<Position>,
    /// The moves between them.
    pub moves: Vec<Move>,
}

/// A game of at most so many legal moves, with a liking for captures, promotion and castling, so that these are seen.
/// It ends where the Laws end it.
pub fn random_game(dice: &mut Dice, most: usize) -> Game {
    let mut game = Game { positions: vec![Position::default()], moves: Vec::new() };
    while game.moves.len() < most {
        let position = *game.end();
        let legal = position.legal_moves();
        if position.state() != State::Ongoing {
            break;
        }
        let mut played = *dice.pick(&legal);
        if dice.once_in(4) {
            let rare = |m: &Move| m.promotion().is_some() || castles(&position, *m) || position.is_en_passant(*m);
            let rare: Vec<Move> = legal.iter().copied().filter(rare).collect();
            if !rare.is_empty() {
                played = *dice.pick(&rare);
            }
        }
        game.moves.push(played);
        game.positions.push(position.played(played));
    }
    game
}

impl Game {
    /// The position after the last move.
    pub fn end(&self) -> &Position {
        self.positions.last().expect("a game has its start")
    }

    /// The moves, each with the position it is played in.
    pub fn plies(&self) -> impl Iterator<Item = (&Position, Move)> {
        self.positions.iter().zip(self.moves.iter().copied())
    }
}

fn castles(position: &Position, m: Move) -> bool {
    position.king(position.turn()) == m.from() && m.from().file().index().abs_diff(m.to().file().index()) == 2
}
