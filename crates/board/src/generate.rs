//! All legal moves.

use crate::play::backward;
use crate::{Bitboard, Color, Move, Position, Role, Side, Square, attacks, between};
use std::fmt;
use std::ops::{ControlFlow, Deref};

/// The legal moves of a position, kept in place.
///
/// 218 moves are the most a reachable position is known to have. A position read leniently may hold any number of men.
/// Even then 512 places do: knights have at most 8 moves each and, as every square is entered from 8 knights' squares,
/// 248 in all; ten other men or more have at most 8 lines into each square that is left, 74 more by promotion and
/// castling, and together with the knights 506; fewer than ten have at most 27 moves each.
///
/// ```
/// use planilla_board::Position;
/// let moves = Position::default().legal_moves();
/// assert!(moves.contains(&"e2e4".parse().unwrap()));
/// assert_eq!(moves.iter().count(), 20);
/// ```
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; 512],
    len: usize,
}

impl MoveList {
    fn new() -> MoveList {
        MoveList { moves: [Move::new(Square::A1, Square::A1); 512], len: 0 }
    }

    #[inline]
    fn push(&mut self, m: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = m;
            self.len += 1;
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or_default()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Move>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, 512>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl Position {
    /// All legal moves (Articles 3.2 to 3.9).
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.for_each_legal(|m| list.push(m));
        list
    }

    /// Hands every legal move to a function.
    pub fn for_each_legal(&self, mut visit: impl FnMut(Move)) {
        let _ = self.try_each_legal(|m| {
            visit(m);
            ControlFlow::Continue(())
        });
    }

    /// Whether there is a legal move; stops at the first.
    pub fn has_legal_move(&self) -> bool {
        self.has_more_free_moves(0) || self.try_each_legal(|_| ControlFlow::Break(())).is_break()
    }

    /// Whether more moves than so many are seen to be legal at once: single steps of pawns, and moves of pieces, that cannot be
    /// pinned, where there is no check.
    pub(crate) fn has_more_free_moves(&self, most: usize) -> bool {
        if self.checked {
            return false;
        }
        let (us, occupied) = (self.turn, self.occupied());
        let forbidden = self.by_color(us) | self.by_role(Role::King);
        let free = |role| self.pieces(us, role) & !self.shield;
        let mut count = (backward(!us, free(Role::Pawn)) & !occupied).len();
        for role in [Role::Knight, Role::Queen, Role::Rook, Role::Bishop] {
            for from in free(role) {
                if count > most {
                    return true;
                }
                count += (attacks(role, us, from, occupied) & !forbidden).len();
            }
        }
        count > most
    }

    /// Hands legal moves to a function until it breaks off.
    pub(crate) fn try_each_legal(&self, mut visit: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let (us, occupied) = (self.turn, self.occupied());
        let (own, king) = (self.by_color(us), self.king(us));
        let forbidden = own | self.by_role(Role::King);
        let checked = self.in_check();
        let evasions = if checked { self.evasions(king) } else { Bitboard::ALL };
        for role in [Role::King, Role::Knight, Role::Pawn, Role::Queen, Role::Rook, Role::Bishop] {
            for from in self.pieces(us, role) {
                // Away from the king's lines no man is pinned: without check it may go anywhere. En passant takes two men away.
                let free = !checked && role != Role::King && !self.shield.contains(from);
                let targets = if role == Role::Pawn {
                    self.pawn_targets(from)
                } else {
                    attacks(role, us, from, occupied) & !forbidden
                };
                let targets = if role == Role::King { targets } else { targets & evasions };
                for to in targets {
                    let surely = free && !(role == Role::Pawn && self.en_passant.contains(to));
                    if !surely && !self.keeps_king_safe(role, from, to) {
                        continue;
                    }
                    if role == Role::Pawn && Bitboard::EDGE_RANKS.contains(to) {
                        for piece in Role::PROMOTIONS {
                            visit(Move::promoting(from, to, piece))?;
                        }
                    } else {
                        visit(Move::new(from, to))?;
                    }
                }
            }
        }
        Side::ALL.into_iter().filter_map(|side| self.castle(side).ok()).try_for_each(visit)
    }

    /// Where a man other than the king may go in check: it must capture the one man that gives it, or stand in its way.
    fn evasions(&self, king: Square) -> Bitboard {
        let checkers = self.checkers();
        if !checkers.is_single() {
            return Bitboard::EMPTY;
        }
        checkers | between(king, checkers.first_or_a1()) | self.en_passant
    }

    /// Where the pawn on a square could go, were its king no matter.
    fn pawn_targets(&self, from: Square) -> Bitboard {
        let (us, free) = (self.turn, !self.occupied());
        let captures = attacks(Role::Pawn, us, from, Bitboard::EMPTY)
            & (self.by_color(!us) | self.en_passant)
            & !self.by_role(Role::King);
        let one = backward(!us, from.into()) & free;
        captures | one | (backward(!us, one & home_step(us)) & free)
    }
}

/// The rank a pawn's first single step enters.
fn home_step(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard(0xFF << 16),
        Color::Black => Bitboard(0xFF << 40),
    }
}
