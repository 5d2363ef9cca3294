//! Which legal moves fit a written move.

use super::relative::each_relative;
use planilla_board::{Bitboard, File, Move, Position, Rank, Role, Side, Square};
use planilla_notation::{Kind, Laxity, ManMove, Marks, Target, WrittenMove};

/// The squares a man may come from, as far as the text says. A pawn's move without a file goes straight ahead, for a
/// capture always names the file (2005 E9, 2009+ C.9); a sign of capture without a file leaves the two beside it.
#[inline]
pub(crate) fn among(man: ManMove, to: Square, marks: Marks) -> Bitboard {
    let mut among = Bitboard::ALL;
    if let Some(rank) = man.rank {
        among &= Bitboard::rank(rank);
    }
    match man.file {
        Some(file) => among & Bitboard::file(file),
        None if man.role == Some(Role::Pawn) => {
            let ahead = Bitboard::file(to.file());
            among & if marks.has(Marks::CAPTURE) { !ahead } else { ahead }
        }
        None => among,
    }
}

/// Calls `found` with each legal move that fits. An unnamed promotion fits four moves.
pub(crate) fn each_fit(position: &Position, written: &WrittenMove, mut found: impl FnMut(Move)) {
    match written.kind {
        Kind::Relative(man) => each_relative(position, man, written.marks, &mut found),
        Kind::Gap | Kind::Unread => {}
        Kind::Castle(side) => {
            if let Ok(played) = position.castle(side) {
                found(played);
            }
        }
        // In small letters `hxf3` is a pawn's capture; that it is a man's move and captures nothing are two slips in one.
        Kind::Man(man) if written.laxity == Laxity::Case && written.marks.has(Marks::CAPTURE) => {
            each_man(position, man, written.marks, |played| {
                if position.is_capture(played) {
                    found(played);
                }
            });
        }
        Kind::Man(man) => each_man(position, man, written.marks, found),
    }
}

/// Calls `found` with each legal move of a man that fits.
fn each_man(position: &Position, man: ManMove, marks: Marks, mut found: impl FnMut(Move)) {
    if let Some(played) = king_move_as_castling(position, man) {
        found(played);
    }
    let roles = match man.role {
        Some(role) => &Role::ALL[role.index()..=role.index()],
        None => &Role::ALL[..],
    };
    for &role in roles {
        let man = ManMove { role: Some(role), ..man };
        for to in targets(position, man) {
            let captures = !matches!(man.target, Target::Square(_));
            for from in position.resolve(role, to, among(man, to, marks)) {
                if captures && from.file() == to.file() && role == Role::Pawn {
                    continue;
                }
                each_promotion(role, from, to, man.promotion, &mut found);
            }
        }
    }
}

/// Castling written as a king's move of two squares (`Rg1` in Spanish): from its home square the king cannot get there
/// otherwise, so the meaning is fixed.
pub(crate) fn king_move_as_castling(position: &Position, man: ManMove) -> Option<Move> {
    if !matches!(man.role, None | Some(Role::King)) || man.promotion.is_some() {
        return None;
    }
    let Target::Square(to) = man.target else { return None };
    let from = position.king(position.turn());
    if !among(ManMove { role: Some(Role::King), ..man }, to, Marks::NONE).contains(from) {
        return None;
    }
    let side = match (to.file().index(), from.file().index()) {
        (6, 4) => Side::King,
        (2, 4) => Side::Queen,
        _ => return None,
    };
    position.castle(side).ok().filter(|played| played.to() == to)
}

fn targets(position: &Position, man: ManMove) -> Bitboard {
    match man.target {
        Target::Square(to) => Bitboard::from(to),
        Target::ManAt(captured, to) => {
            let whole = ManMove { target: Target::Man(captured), ..man };
            targets(position, whole) & Bitboard::from(to)
        }
        Target::File(file) => {
            let beside = |from: File| from.index().abs_diff(file.index()) == 1;
            let possible = man.role != Some(Role::Pawn) || man.file.is_none_or(beside);
            if possible { Bitboard::file(file) & capturable(position, man) } else { Bitboard::EMPTY }
        }
        Target::Man(captured) => {
            let men = position.pieces(!position.turn(), captured);
            match position.ep_square() {
                Some(square) if man.role == Some(Role::Pawn) && captured == Role::Pawn => men | square.into(),
                _ => men,
            }
        }
    }
}

fn capturable(position: &Position, man: ManMove) -> Bitboard {
    let enemies = position.by_color(!position.turn());
    match position.ep_square() {
        Some(square) if man.role == Some(Role::Pawn) => enemies | square.into(),
        _ => enemies,
    }
}

fn each_promotion(role: Role, from: Square, to: Square, promotion: Option<Role>, found: &mut impl FnMut(Move)) {
    let last = to.rank() == Rank::new(0).unwrap_or(to.rank()) || to.rank() == Rank::new(7).unwrap_or(to.rank());
    match promotion {
        None if role == Role::Pawn && last => {
            for piece in Role::PROMOTIONS {
                found(Move::promoting(from, to, piece));
            }
        }
        None => found(Move::new(from, to)),
        Some(piece) if role == Role::Pawn && last && Role::PROMOTIONS.contains(&piece) => {
            found(Move::promoting(from, to, piece));
        }
        Some(_) => {}
    }
}
