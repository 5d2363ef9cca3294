//! Which moves a helpmate is likely to want. **Lacks any bearing on an answer**: it orders the search and nothing else.

use super::pictures::Picture;
use crate::{
    Bitboard, Color, Move, Position, Role, Square, bishop_attacks, king_attacks, knight_attacks, pawn_attacks,
    rook_attacks,
};

/// How far each square is from where a man is wanted, in moves of a king.
type Way = [u8; 64];

/// A mating picture, and what a move costs that does not bring it nearer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aim {
    winner: Color,
    /// The way of the king to be mated.
    victim: Way,
    /// The way of the other king, which stops two squares before.
    helper: Way,
    /// Squares that men of the king to be mated should take from it.
    hold: Bitboard,
    kind: Kind,
}

/// With what the winner may mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A queen or rook is there.
    Heavy,
    /// A pawn has to promote.
    Promote,
    /// Bishops and knights: men of the other side must stand in their king's way.
    Minor,
}

/// What moves cost, found by trying on positions of online games: where fewer positions are met, it is better.
mod price {
    /// Any move of the winner's, so that lines stay short.
    pub(super) const MOVE: i16 = 1;
    /// The winner's king, a step farther away.
    pub(super) const HELPER: i16 = 7;
    /// The king to be mated, a step farther away.
    pub(super) const VICTIM: i16 = 2;
    /// What a capture by the winner spares.
    pub(super) const CAPTURE: i16 = 2;
    /// A capture of the winner's men.
    pub(super) const LOSS: i16 = 4;
    /// What an advance of the winner's spares where a promotion is wanted.
    pub(super) const ADVANCE: i16 = 2;
    /// What a promotion to a queen spares.
    pub(super) const QUEEN: i16 = 6;
    /// What a promotion of the loser's to a man that can be blocked spares, where men are wanted in the king's way.
    pub(super) const BLOCKER: i16 = 4;
    /// What it spares to hold a square beside the king.
    pub(super) const HOLD: i16 = 3;
    /// A corner of the wrong colour, or on the wrong rank.
    pub(super) const WRONG: i16 = 32;
    pub(super) const WRONG_RANK: i16 = 16;
}

const CORNERS: [Square; 4] = [Square::H8, Square::A8, Square::H1, Square::A1];

/// The ways to the corners, and to within two squares of them.
static WAYS: [[Way; 2]; 4] = {
    let mut ways = [[[0; 64]; 2]; 4];
    let mut corner = 0;
    while corner < 4 {
        let (file, rank) = (CORNERS[corner].index() & 7, CORNERS[corner].index() >> 3);
        let mut square = 0;
        while square < 64 {
            let (files, ranks) = ((square & 7_usize).abs_diff(file), (square >> 3_usize).abs_diff(rank));
            let far = if files > ranks { files } else { ranks };
            ways[corner][0][square] = far as u8;
            ways[corner][1][square] = if far < 2 { 2 } else { far as u8 };
            square += 1;
        }
        corner += 1;
    }
    ways
};

impl Kind {
    fn of(position: &Position, winner: Color) -> Kind {
        let [pawns, _, _, rooks, queens, _] = position.by_role;
        let own = position.by_color(winner);
        if !(own & (rooks | queens)).is_empty() {
            Kind::Heavy
        } else if !(own & pawns).is_empty() {
            Kind::Promote
        } else {
            Kind::Minor
        }
    }
}

impl Aim {
    /// The corners, the one in which the kings meet soonest first; of the colour of the winner's bishops and on the rank on
    /// which the other side promotes, where these matter.
    pub(super) fn corners(position: &Position, winner: Color) -> [Aim; 4] {
        let kind = Kind::of(position, winner);
        let bishops = position.pieces(winner, Role::Bishop);
        let pawns = position.pieces(!winner, Role::Pawn);
        let [king, other] = [!winner, winner].map(|color| position.king(color).index());
        let mut order = [0, 1, 2, 3];
        order.sort_by_key(|&corner| {
            let square = CORNERS[corner];
            let mut far = 2 * i16::from(WAYS[corner][0][king]) + i16::from(WAYS[corner][0][other]);
            let right = if square.is_light() { bishops & Bitboard::LIGHT } else { bishops & !Bitboard::LIGHT };
            if kind != Kind::Heavy && !bishops.is_empty() && right.is_empty() {
                far += price::WRONG;
            }
            // A bishop of the other side stands in its king's way only on squares of another colour than the corner's.
            let theirs = position.pieces(!winner, Role::Bishop);
            let blockers = if square.is_light() { theirs & !Bitboard::LIGHT } else { theirs & Bitboard::LIGHT };
            if kind == Kind::Minor && !theirs.is_empty() && blockers.is_empty() {
                far += price::WRONG_RANK;
            }
            let last = if winner == Color::White { 0 } else { 7 };
            if kind == Kind::Minor && !pawns.is_empty() && square.rank().index() != last {
                far += price::WRONG_RANK;
            }
            far
        });
        order.map(|corner| {
            let [victim, helper] = WAYS[corner];
            let beside = if kind == Kind::Minor { king_attacks(CORNERS[corner]) } else { Bitboard::EMPTY };
            Aim { winner, victim, helper, hold: beside, kind }
        })
    }

    /// A picture found among walls.
    pub(super) fn picture(position: &Position, winner: Color, picture: &Picture) -> Aim {
        Aim {
            winner,
            victim: picture.victim,
            helper: picture.helper,
            hold: picture.hold,
            kind: Kind::of(position, winner),
        }
    }

    /// Whether men of the side to be mated must stand in their king's way.
    pub(super) fn needs_blockers(&self) -> bool {
        self.kind == Kind::Minor
    }

    /// What every move from a position costs: a function of the move.
    #[inline]
    pub(super) fn prices<'a>(&'a self, position: &'a Position) -> Prices<'a> {
        let king = position.king(!self.winner);
        let occupied = position.occupied();
        Prices {
            aim: self,
            position,
            straight: rook_attacks(king, occupied),
            oblique: bishop_attacks(king, occupied),
            leap: knight_attacks(king),
            pawn: pawn_attacks(!self.winner, king),
            winning: position.turn == self.winner,
        }
    }
}

/// The prices of the moves from one position.
pub(super) struct Prices<'a> {
    aim: &'a Aim,
    position: &'a Position,
    straight: Bitboard,
    oblique: Bitboard,
    leap: Bitboard,
    pawn: Bitboard,
    winning: bool,
}

/// How much nearer or farther a move brings a man.
#[inline]
fn along(way: &Way, m: Move) -> i16 {
    i16::from(way[m.to().index()]) - i16::from(way[m.from().index()])
}

impl Prices<'_> {
    /// What the move adds to the cost of its line, and whether it gives check at once.
    #[inline]
    pub(super) fn of(&self, m: Move) -> (i16, bool) {
        if self.winning { self.of_winner(m) } else { (self.of_loser(m), false) }
    }

    fn of_winner(&self, m: Move) -> (i16, bool) {
        let Aim { helper, kind, .. } = self.aim;
        let (from, to) = (m.from(), m.to());
        let [pawns, knights, bishops, rooks, queens, kings] = self.position.by_role;
        let mut cost = price::MOVE;
        if *kind != Kind::Minor && self.position.by_color(!self.aim.winner).contains(to) {
            cost -= price::CAPTURE;
        }
        if kings.contains(from) {
            return (cost + price::HELPER * along(helper, m), false);
        }
        if pawns.contains(from) {
            cost -= if *kind == Kind::Heavy { 1 } else { price::ADVANCE };
            return match m.promotion() {
                Some(Role::Queen) => (cost - price::QUEEN, (self.straight | self.oblique).contains(to)),
                Some(_) => (cost, false),
                None => (cost, self.pawn.contains(to)),
            };
        }
        if knights.contains(from) {
            let step = if *kind == Kind::Heavy { 0 } else { along(helper, m) };
            return (cost + step, self.leap.contains(to));
        }
        if (rooks | queens).contains(from) {
            cost += along(helper, m);
        }
        let straight = (rooks | queens).contains(from) && self.straight.contains(to);
        let oblique = (bishops | queens).contains(from) && self.oblique.contains(to);
        (cost, straight | oblique)
    }

    fn of_loser(&self, m: Move) -> i16 {
        let Aim { victim, kind, hold, .. } = self.aim;
        let (from, to) = (m.from(), m.to());
        let mut cost = if self.position.by_color(self.aim.winner).contains(to) { price::LOSS } else { 0 };
        if self.position.by_role(Role::King).contains(from) {
            return cost + price::VICTIM * along(victim, m);
        }
        cost += price::HOLD * (i16::from(hold.contains(from)) - i16::from(hold.contains(to)));
        let pawn = self.position.by_role(Role::Pawn).contains(from);
        if *kind == Kind::Minor {
            cost += if pawn { -1 } else { along(victim, m) };
            if matches!(m.promotion(), Some(Role::Knight | Role::Bishop)) {
                cost -= price::BLOCKER;
            }
        } else if m.promotion().is_some() {
            cost += 1;
        }
        cost
    }
}
