//! Another order for the search: lines with the fewest moves that bring nothing nearer come first. **Lacks any bearing on an
//! answer**, as `aim` does.
//!
//! What brings something nearer costs nothing, and the move after it is free: the winner's captures and pawn moves, and steps
//! of kings, knights and bishops towards a picture in a corner. Other moves cost one; what the loser had better not do,
//! more. So a line to a promotion or a mate may be long where it is straight.

use super::facts::{Facts, Supposed};
use super::steps::{king_steps, knight_steps};
use crate::{Bitboard, Color, Move, Position, Role, Square, bishop_attacks};

/// How far each square is from where a man is wanted.
type Way = [u8; 64];

/// From where no way leads to where a man is wanted.
const NEVER: u8 = u8::MAX;

/// What it costs that the loser captures or advances.
const DEAR: u16 = 4;

/// The ways of all men to a picture in a corner.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    winner: Color,
    helper: Way,
    victim: Way,
    /// Knights of the winner, and of the loser.
    knights: [Way; 2],
    bishops: Way,
    /// Whether pawns should be captured, and capture: where walls must be broken.
    opened: bool,
}

/// How many moves a man needs from each square to the nearest one of a set, if `steps` are its steps.
fn ways(to: Bitboard, steps: impl Fn(Bitboard) -> Bitboard) -> Way {
    let mut ways = [NEVER; 64];
    let (mut seen, mut edge, mut far) = (to, to, 0);
    while !edge.is_empty() {
        for square in edge {
            ways[square.index()] = far;
        }
        edge = steps(edge) & !seen;
        seen |= edge;
        far += 1;
    }
    ways
}

/// The squares of men that are known to stay.
fn steady(position: &Position, winner: Color) -> Bitboard {
    let Some(mut facts) = Facts::of(position, winner, Supposed::default()) else { return Bitboard::EMPTY };
    while facts.grow() {}
    let stays = facts.men().iter().filter(|man| !facts.clear[man.color.index()].contains(man.from));
    stays.map(|man| man.from).collect()
}

impl Counted {
    /// Three of them: towards the likelier corner where walls must be broken and where not, and towards the other one.
    pub(super) fn all(position: &Position, winner: Color) -> [Box<Counted>; 3] {
        [(true, false), (false, false), (true, true)]
            .map(|(opened, other)| Box::new(Counted::of(position, winner, opened, other)))
    }

    /// The corner on the side where the winner's pawns promote, of the colour of the bishops, or the other one.
    fn of(position: &Position, winner: Color, opened: bool, other: bool) -> Counted {
        let [own, theirs] = [winner, !winner].map(|color| position.pieces(color, Role::Bishop));
        let dark = !(own & !Bitboard::LIGHT).is_empty() || (own.is_empty() && !(theirs & Bitboard::LIGHT).is_empty());
        // H8 and a1 are dark.
        let (rank, right) = if winner == Color::White { (7, dark != other) } else { (0, dark == other) };
        let inward = |files: u8, ranks: u8| {
            let file = if right { 7 - files } else { files };
            let rank = if rank == 7 { 7 - ranks } else { ranks };
            Square::from_index(rank * 8 + file).map_or(Bitboard::EMPTY, Bitboard::of)
        };
        let steady = if opened { steady(position, winner) } else { Bitboard::EMPTY };
        let diagonal = |set: Bitboard| {
            set.into_iter().fold(Bitboard::EMPTY, |all, from| all | (bishop_attacks(from, steady) & !steady))
        };
        let around = inward(0, 0) | inward(1, 0) | inward(0, 1);
        let bishops = if opened { ways(around, diagonal) } else { [NEVER; 64] };
        Counted {
            winner,
            helper: ways(inward(1, 1), king_steps),
            victim: ways(inward(0, 0), king_steps),
            knights: [ways(inward(3, 3), knight_steps), ways(inward(1, 0), knight_steps)],
            bishops,
            opened,
        }
    }

    /// What the move costs after one that brought something nearer or did not, and whether it does itself.
    #[inline]
    pub(super) fn price(&self, position: &Position, m: Move, nearer: bool) -> (u16, bool) {
        let (from, to) = (m.from(), m.to());
        let [pawns, knights, bishops, .., kings] = position.by_role;
        let captures = position.occupied().contains(to);
        let winning = position.turn == self.winner;
        let closer = |way: &Way| way[to.index()] < way[from.index()];
        let progress = if kings.contains(from) {
            closer(if winning { &self.helper } else { &self.victim })
        } else if knights.contains(from) {
            closer(&self.knights[usize::from(!winning)])
        } else if bishops.contains(from) {
            let (now, then) = (self.bishops[from.index()], self.bishops[to.index()]);
            if winning { now != NEVER && ((now <= 1 && now < then) || (now > 2 && now > then)) } else { now > then }
        } else {
            false
        };
        if winning {
            let progress = progress || captures || pawns.contains(from);
            return (u16::from(!progress && !nearer), progress);
        }
        let many = position.occupied().len() > 5;
        let opens = self.opened && many && captures && (pawns.contains(from) || pawns.contains(to));
        if progress || opens {
            return (0, true);
        }
        if captures || pawns.contains(from) {
            return (DEAR, false);
        }
        (u16::from(!nearer), false)
    }
}
