//! Which moves a helpmate is likely to want. **Lacks any bearing on an answer**: it orders the search and nothing else.

use crate::{Bitboard, Color, Move, Position, Role, Square, bishop_attacks, knight_attacks, pawn_attacks, rook_attacks};

/// A mating picture in a corner, and what a move costs that does not bring it nearer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    winner: Color,
    corner: Square,
    /// Whether the winner needs a promotion, because no queen or rook is there.
    promote: bool,
    minor: bool,
    w: [i32; 20],
}

pub(super) fn weights() -> [i32; 20] {
    static W: std::sync::OnceLock<[i32; 20]> = std::sync::OnceLock::new();
    *W.get_or_init(|| {
        let mut w = [1, 0, 3, 2, 2, 1, 4, 6, 1, 6, 1, 1, 0, 1, 0, 1, 0, 1, 4, 16];
        if let Ok(s) = std::env::var("W") {
            for (i, x) in s.split(',').enumerate() { if !x.is_empty() { w[i] = x.parse().unwrap(); } }
        }
        w
    })
}

impl Aim {
    /// The corners, the one in which the kings meet soonest first, of the colour of the winner's bishops where these have to mate.
    pub(super) fn all(position: &Position, winner: Color) -> [Aim; 4] {
        let [pawns, _, bishops, rooks, queens, _] = position.by_role;
        let own = position.by_color(winner);
        let heavy = own & (rooks | queens);
        let own_bishops = own & bishops;
        let w = weights();
        let minor = (own & (pawns | rooks | queens)).is_empty();
        let mut corners = [Square::H8, Square::A8, Square::H1, Square::A1];
        corners.sort_by_key(|&corner| {
            let mut far = 2 * distance(position.king(!winner), corner) + distance(position.king(winner), corner);
            let right = if corner.is_light() { own_bishops & Bitboard::LIGHT } else { own_bishops & !Bitboard::LIGHT };
            if heavy.is_empty() && !own_bishops.is_empty() && right.is_empty() {
                far += 32;
            }
            let last = if winner == Color::White { 0 } else { 7 };
            if minor && !(position.by_color(!winner) & pawns).is_empty() && corner.rank().index() != last {
                far += w[19] as u32;
            }
            far
        });
        corners.map(|corner| Aim { winner, corner, promote: heavy.is_empty(), minor, w })
    }

    /// What every move from a position costs: a function of the move.
    #[inline]
    pub(super) fn prices<'a>(&'a self, position: &'a Position) -> Prices<'a> {
        let king = position.king(!self.winner);
        let occupied = position.occupied();
        let winning = position.turn == self.winner;
        let (straight, oblique) = if winning {
            (rook_attacks(king, occupied), bishop_attacks(king, occupied))
        } else {
            (Bitboard::EMPTY, Bitboard::EMPTY)
        };
        Prices { aim: self, position, straight, oblique, winning, leap: knight_attacks(king), pawn: pawn_attacks(!self.winner, king) }
    }
}

/// The prices of the moves from one position.
pub(super) struct Prices<'a> {
    aim: &'a Aim,
    position: &'a Position,
    straight: Bitboard,
    oblique: Bitboard,
    winning: bool,
    leap: Bitboard,
    pawn: Bitboard,
}

impl Prices<'_> {
    /// What the move adds to the cost of its line, and whether it gives check at once.
    #[inline]
    pub(super) fn of(&self, m: Move) -> (i32, bool) {
        let w = &self.aim.w;
        let (from, to) = (m.from(), m.to());
        let [pawns, knights, bishops, rooks, queens, kings] = self.position.by_role;
        let captures = self.position.by_color(!self.position.turn).contains(to);
        let mut cost = if self.winning { w[0] } else { w[1] };
        if kings.contains(from) {
            let near = |square| distance(square, self.aim.corner) as i32;
            if self.winning {
                cost += w[2] * (near(to).max(2) - near(from).max(2));
            } else {
                cost += w[3] * (near(to) - near(from));
            }
            if captures {
                cost += if !self.winning { w[6] } else if self.aim.minor { w[16] } else { -w[4] };
            }
            return (cost, false);
        }
        if self.winning {
            if captures {
                cost += if self.aim.minor { w[16] } else { -w[4] };
            }
            if pawns.contains(from) {
                cost -= if self.aim.promote { w[5] } else { w[10] };
                if let Some(role) = m.promotion() {
                    cost += if matches!(role, Role::Queen) { -w[7] } else { 0 };
                    return (cost, matches!(role, Role::Queen) && (self.straight | self.oblique).contains(to));
                }
                return (cost, self.pawn.contains(to));
            }
            if knights.contains(from) {
                let near = |square| distance(square, self.aim.corner) as i32;
                cost += if self.aim.promote { w[15] } else { w[12] } * (near(to).max(2) - near(from).max(2));
                return (cost, self.leap.contains(to));
            }
            let near = |square| distance(square, self.aim.corner) as i32;
            if (rooks | queens).contains(from) { cost += w[13] * (near(to).max(2) - near(from).max(2)); }
            let straight = (rooks | queens).contains(from) && self.straight.contains(to);
            let oblique = (bishops | queens).contains(from) && self.oblique.contains(to);
            (cost, straight | oblique)
        } else {
            if captures {
                cost += w[6];
            }
            if self.aim.minor {
                if pawns.contains(from) { cost -= w[11]; }
                else {
                    let near = |square| distance(square, self.aim.corner) as i32;
                    cost += w[17] * (near(to) - near(from));
                }
                if let Some(role) = m.promotion() { cost += if matches!(role, Role::Knight | Role::Bishop) { -w[18] } else { 0 }; }
            } else if m.promotion().is_some() {
                cost += w[8];
            } else if pawns.contains(from) { cost += w[14]; }
            (cost, false)
        }
    }
}

/// How many moves a king needs on an empty board.
#[inline]
fn distance(a: Square, b: Square) -> u32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as u32
}
