//! An illegal move of fast play that the opponent answered: it stands, and the game goes on from where it led.
//!
//! Only where an edition says so of a game that was not supervised, and only if it is certain which man was moved: the text
//! says so, there is one such man, only one of them moves that way, or the cells that follow make sense with only one. No king
//! is captured, and none is put beside the other. The entry keeps its status: it is an illegal move.

use super::Replay;
use super::branches::Fit;
use super::fit::among;
use super::resume::ENOUGH;
use crate::fast_play::illegal_stands;
use crate::record::{Signals, Status};
use planilla_board::{Bitboard, CastlingFault, Color, Move, Position, Role, Side, Square, attacks, pawn_attacks};
use planilla_notation::{Kind, ManMove, Marks, Target, WrittenMove};

impl Replay<'_, '_> {
    /// Plays an illegal move that stands, and gives the cell to go on with.
    pub(super) fn play_on(&mut self, at: usize, written: &WrittenMove) -> Option<usize> {
        let left = self.cells.len() - at - 1;
        let [branch] = self.branches.list() else { return None };
        if left == 0
            || illegal_stands(self.sheet.score, self.sheet.text, self.sheet.laws, self.sheet.reported) != Some(true)
        {
            return None;
        }
        let position = branch.position;
        let needed = ENOUGH.min(left).max(self.look_near(written, at + 1));
        let mut sensible = moves(&position, written).into_iter().filter(|played| {
            let after = position.played(*played);
            self.is_answered(&after, at + 1) && self.look(vec![after], at + 1) >= needed
        });
        let (Some(played), None) = (sensible.next(), sensible.next()) else { return None };
        let entry = self.push(Some(&self.cells[at]), *written, Status::Illegal, Signals::STANDS);
        self.record.resumed_at = Some(entry as u32 + 1);
        Some(self.advance(entry, &[(0, Fit { played, written: *written, languages: 0 })], at))
    }

    /// Whether a cell is a legal move of a position.
    fn is_answered(&self, position: &Position, at: usize) -> bool {
        let mut fits = Vec::new();
        self.fits_on(std::iter::once(position), &self.readings(at), at, &mut fits);
        !fits.is_empty()
    }
}

/// The illegal moves that a text may stand for: those that only leave the king in check, if there are any.
fn moves(position: &Position, written: &WrittenMove) -> Vec<Move> {
    let man = match written.kind {
        Kind::Castle(side) => return castling(position, side).into_iter().collect(),
        Kind::Man(man) => man,
        Kind::Relative(_) | Kind::Gap | Kind::Unread => return Vec::new(),
    };
    let Target::Square(to) = man.target else { return Vec::new() };
    let us = position.turn();
    let taken = position.role_at(to);
    let captures = written.marks.has(Marks::CAPTURE);
    if position.by_color(us).contains(to) || taken == Some(Role::King) || (captures && taken.is_none()) {
        return Vec::new();
    }
    let from = among(man, to, written.marks) & position.by_color(us);
    let of_role = man.role.map_or(from, |role| from & position.by_role(role));
    // Without a name and without its square, no man is named.
    if man.role.is_none() && !(man.file.is_some() && man.rank.is_some()) {
        return Vec::new();
    }
    let all: Vec<Square> = of_role.into_iter().filter(|from| may_move(position, *from, man, to)).collect();
    let in_shape: Vec<Square> = all.iter().copied().filter(|from| moves_that_way(position, *from, to)).collect();
    let list = if in_shape.is_empty() { all } else { in_shape };
    list.into_iter()
        .map(|from| man.promotion.map_or(Move::new(from, to), |role| Move::promoting(from, to, role)))
        .collect()
}

/// Castling in or through check, or after king or rook has moved: both are where they belong, and the way is free.
fn castling(position: &Position, side: Side) -> Option<Move> {
    let us = position.turn();
    let home = if us == Color::White { Square::E1 } else { Square::E8 };
    let mut fault = Some(position.castle(side).err()?);
    if fault == Some(CastlingFault::NoRight) {
        let mut rights = position.castling_rights();
        rights.insert(us, side);
        fault = position.with_castling_rights(rights).castle(side).err();
    }
    let checks = |fault| {
        matches!(fault, CastlingFault::InCheck { .. } | CastlingFault::Through { .. } | CastlingFault::Into { .. })
    };
    if !fault.is_none_or(checks) {
        return None;
    }
    let file = if side == Side::King { Square::G1.file() } else { Square::C1.file() };
    Some(Move::new(home, Square::new(file, home.rank())))
}

/// Whether a man can be put on a square at all: a pawn becomes another man on the last rank and only there, and takes only
/// off its file; no king goes beside the other.
fn may_move(position: &Position, from: Square, man: ManMove, to: Square) -> bool {
    let us = position.turn();
    let Some(role) = position.role_at(from) else { return false };
    let last = matches!(to.rank().index(), 0 | 7);
    let captures = position.by_color(!us).contains(to);
    match role {
        Role::Pawn => last == man.promotion.is_some() && captures == (from.file() != to.file()),
        Role::King => man.promotion.is_none() && !beside(position.king(!us), to),
        _ => man.promotion.is_none(),
    }
}

fn beside(king: Square, square: Square) -> bool {
    king.file().index().abs_diff(square.file().index()) <= 1 && king.rank().index().abs_diff(square.rank().index()) <= 1
}

/// Whether a man moves that way, what becomes of its king set aside.
fn moves_that_way(position: &Position, from: Square, to: Square) -> bool {
    let us = position.turn();
    match position.role_at(from) {
        Some(Role::Pawn) if from.file() == to.file() => {
            let step = if us == Color::White { 1 } else { -1 };
            let (here, there) = (from.rank().index().cast_signed(), to.rank().index().cast_signed());
            let way = planilla_board::between(from, to) & position.occupied();
            let double = there - here == 2 * step && here == if us == Color::White { 1 } else { 6 };
            there - here == step || (double && way == Bitboard::EMPTY)
        }
        Some(Role::Pawn) => pawn_attacks(us, from).contains(to),
        Some(role) => attacks(role, us, from, position.occupied()).contains(to),
        None => false,
    }
}
