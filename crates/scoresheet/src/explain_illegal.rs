//! Why an illegal move is illegal: the first thing that stands in its way, as data.

use crate::reason::Reason;
use crate::record::Record;
use crate::replay::{among, squares};
use planilla_board::{
    Bitboard, CastlingFault, Color, Piece, Position, Rank, Role, Side, Square, attacks, between, pawn_attacks,
};
use planilla_notation::{Kind, ManMove, Marks, RelativeMove, Target, WrittenMove, Zone};

/// Why no legal move fits an entry of a record. Only entries whose text names a move have a reason.
pub(crate) fn explain(record: &Record, entry: usize) -> Option<Reason> {
    let ply = record.plies.get(entry)?;
    let reason = explain_in(record.position_before(entry), &ply.written)?;
    Some(with_history(reason, record, entry))
}

/// Why no legal move of a position fits a written move; what the game before says is left open.
///
/// ```
/// use planilla::{Reason, explain_in};
/// use planilla_board::{Position, Role};
/// use planilla_notation::{Language, read_move};
/// let english = Language::by_code("en").unwrap();
/// let written = *read_move("Qd3", english).first();
/// let reason = explain_in(&Position::default(), &written).unwrap();
/// assert!(matches!(reason, Reason::Blocked { role: Role::Queen, .. }));
/// ```
pub fn explain_in(position: &Position, written: &WrittenMove) -> Option<Reason> {
    match written.kind {
        Kind::Castle(side) => castling(position, side),
        Kind::Man(man) => Some(explain_man(position, man, written.marks)),
        Kind::Relative(man) => explain_relative(position, man, written.marks),
        Kind::Gap | Kind::Unread => None,
    }
}

/// Of a place that is several squares, what stands in the way to the first of those that the man could otherwise reach.
fn explain_relative(position: &Position, man: RelativeMove, marks: Marks) -> Option<Reason> {
    let us = position.turn();
    let own = position.pieces(us, man.role);
    if own.is_empty() {
        return Some(Reason::NoSuchPiece { role: man.role });
    }
    let from = own & squares(man.from, us);
    if from.is_empty() {
        return Some(Reason::NotThere { role: man.role });
    }
    if let Some(captured) = man.captured {
        return Some(Reason::NoSuchCapture { role: captured, color: !us });
    }
    if man.to == Zone::ALL {
        return None;
    }
    let only = Some(from).filter(|from| from.is_single()).and_then(Bitboard::first);
    let (file, rank) = (only.map(Square::file), only.map(Square::rank));
    let reasons = squares(man.to, us).into_iter().map(|to| {
        // A pawn that takes nothing stays on its file.
        let file = if man.role == Role::Pawn && !marks.has(Marks::CAPTURE) { None } else { file };
        let target = Target::Square(to);
        let man = ManMove { role: Some(man.role), file, rank, target, promotion: man.promotion };
        explain_man(position, man, marks)
    });
    let far = |reason: &Reason| matches!(reason, Reason::CannotReach { .. } | Reason::NotThere { .. });
    let mut reasons: Vec<Reason> = reasons.collect();
    reasons.sort_by_key(far);
    reasons.first().copied()
}

fn castling(position: &Position, side: Side) -> Option<Reason> {
    position.castle(side).err().map(|fault| Reason::Castling { side, fault, lost_at: None })
}

fn explain_man(position: &Position, man: ManMove, marks: Marks) -> Reason {
    let us = position.turn();
    let role = match (man.role, man.file, man.rank) {
        (Some(role), ..) => role,
        (None, Some(file), Some(rank)) => {
            let square = Square::new(file, rank);
            match position.piece_at(square) {
                None => return Reason::EmptySquare { square },
                Some(Piece { color, role }) if color != us => return Reason::NotYours { square, role },
                Some(Piece { role, .. }) => role,
            }
        }
        (None, ..) => Role::Pawn,
    };
    let man = ManMove { role: Some(role), ..man };
    if position.pieces(us, role).is_empty() {
        return Reason::NoSuchPiece { role };
    }
    match man.target {
        Target::File(to) if role != Role::Pawn => Reason::NoCaptureOnFile { role, to },
        Target::File(to) => {
            let from = man.file.unwrap_or(to);
            Reason::NoPawnCapture { from, to }
        }
        Target::Man(captured) => Reason::NoSuchCapture { role: captured, color: !us },
        Target::ManAt(captured, to) if position.role_at(to) != Some(captured) => {
            Reason::NoSuchCapture { role: captured, color: !us }
        }
        Target::Square(to) | Target::ManAt(_, to) => {
            if let Some(piece) = man.promotion
                && (role != Role::Pawn || to.rank() != last_rank(us) || !Role::PROMOTIONS.contains(&piece))
            {
                return Reason::Promotion { to: piece };
            }
            if let Some(reason) = king_as_castling(position, man, to) {
                return reason;
            }
            let from = position.pieces(us, role) & among(man, to, marks);
            if role == Role::Pawn {
                explain_pawn(position, man, to, marks)
            } else if from.is_empty() {
                Reason::NotThere { role }
            } else {
                explain_piece(position, role, from, to)
            }
        }
    }
}

/// A king's move of two squares from home is castling in all but its sign.
fn king_as_castling(position: &Position, man: ManMove, to: Square) -> Option<Reason> {
    let king = position.king(position.turn());
    let home = if position.turn() == Color::White { Square::E1 } else { Square::E8 };
    if man.role != Some(Role::King) || king != home || to.rank() != home.rank() {
        return None;
    }
    match to.file().index() {
        6 => castling(position, Side::King),
        2 => castling(position, Side::Queen),
        _ => None,
    }
}

fn explain_piece(position: &Position, role: Role, from: Bitboard, to: Square) -> Reason {
    let us = position.turn();
    let reach = |from: Square, occupied: Bitboard| attacks(role, us, from, occupied).contains(to);
    let geometric: Bitboard = from.into_iter().filter(|&from| reach(from, Bitboard::EMPTY)).collect();
    let Some(first) = geometric.first() else { return Reason::CannotReach { role, to } };
    if let Some(Piece { color, role: by }) = position.piece_at(to) {
        if color == us {
            return Reason::OwnPiece { role, square: to, by };
        }
        if by == Role::King {
            return Reason::KingCapture { square: to };
        }
    }
    let open: Bitboard = geometric.into_iter().filter(|&from| reach(from, position.occupied())).collect();
    match open.first() {
        Some(from) => unsafe_move(position, role, from, to),
        None => blocked(position, role, first, to),
    }
}

fn blocked(position: &Position, role: Role, from: Square, to: Square) -> Reason {
    let way = between(from, to) & position.occupied();
    let nearest = |square: &Square| distance(*square, from);
    match way.into_iter().min_by_key(nearest).and_then(|square| Some((square, position.piece_at(square)?))) {
        Some((square, by)) => Reason::Blocked { role, from, to, by, square },
        None => Reason::CannotReach { role, to },
    }
}

fn distance(a: Square, b: Square) -> usize {
    a.file().index().abs_diff(b.file().index()).max(a.rank().index().abs_diff(b.rank().index()))
}

/// A move that has the shape its man moves in, and leaves or puts the own king in check.
fn unsafe_move(position: &Position, role: Role, from: Square, to: Square) -> Reason {
    let us = position.turn();
    let occupied = (position.occupied() & !Bitboard::from(from)) | Bitboard::from(to);
    if role == Role::King {
        let attackers = position.attackers(to, !us, occupied) & !Bitboard::from(to);
        return match attacker(position, attackers) {
            Some((by, square)) => Reason::IntoCheck { to, by, square },
            None => Reason::CannotReach { role, to },
        };
    }
    if let Some((by, square)) = attacker(position, position.checkers()) {
        return Reason::InCheck { by, square };
    }
    let king = position.king(us);
    let attackers = position.attackers(king, !us, occupied) & !Bitboard::from(to);
    match attacker(position, attackers) {
        Some((by, square)) => Reason::Pinned { role, from, by, square },
        None => exposed_by_en_passant(position, from, to).unwrap_or(Reason::CannotReach { role, to }),
    }
}

/// Capturing en passant takes two men off a rank at once and may open it.
fn exposed_by_en_passant(position: &Position, from: Square, to: Square) -> Option<Reason> {
    let victim = Bitboard::from(Square::new(to.file(), from.rank()));
    let occupied = ((position.occupied() & !Bitboard::from(from)) | Bitboard::from(to)) & !victim;
    let us = position.turn();
    let (by, square) = attacker(position, position.attackers(position.king(us), !us, occupied))?;
    Some(Reason::Pinned { role: Role::Pawn, from, by, square })
}

fn attacker(position: &Position, attackers: Bitboard) -> Option<(Role, Square)> {
    let square = attackers.first()?;
    Some((position.role_at(square)?, square))
}

fn last_rank(color: Color) -> Rank {
    let index = if color == Color::White { 7 } else { 0 };
    Rank::new(index).unwrap_or(Square::A1.rank())
}

fn explain_pawn(position: &Position, man: ManMove, to: Square, marks: Marks) -> Reason {
    let captures = match man.file {
        Some(file) => file != to.file(),
        None => marks.has(Marks::CAPTURE),
    };
    if captures { explain_pawn_capture(position, man, to, marks) } else { explain_pawn_step(position, man, to) }
}

fn explain_pawn_step(position: &Position, man: ManMove, to: Square) -> Reason {
    let us = position.turn();
    let file = Bitboard::file(to.file());
    let pawns = position.pieces(us, Role::Pawn) & file & among(man, to, Marks::NONE);
    let Some(one) = behind(us, to) else { return Reason::CannotReach { role: Role::Pawn, to } };
    let in_the_way = |square: Square| position.piece_at(square).map(|by| Reason::PawnBlocked { to, by, square });
    if pawns.contains(one) {
        return in_the_way(to).unwrap_or_else(|| unsafe_move(position, Role::Pawn, one, to));
    }
    let double = behind(us, one).filter(|from| pawns.contains(*from) && from.rank() == second_rank(us));
    if let Some(from) = double {
        return in_the_way(one)
            .or_else(|| in_the_way(to))
            .unwrap_or_else(|| unsafe_move(position, Role::Pawn, from, to));
    }
    if pawns.is_empty() { Reason::NotThere { role: Role::Pawn } } else { Reason::CannotReach { role: Role::Pawn, to } }
}

fn explain_pawn_capture(position: &Position, man: ManMove, to: Square, marks: Marks) -> Reason {
    let us = position.turn();
    let named = position.pieces(us, Role::Pawn) & among(man, to, marks);
    let from = named & pawn_attacks(!us, to);
    let Some(from) = from.first() else {
        return if named.is_empty() {
            Reason::NotThere { role: Role::Pawn }
        } else {
            Reason::CannotReach { role: Role::Pawn, to }
        };
    };
    match position.piece_at(to) {
        Some(Piece { color, role: by }) if color == us => Reason::OwnPiece { role: Role::Pawn, square: to, by },
        Some(Piece { role: Role::King, .. }) => Reason::KingCapture { square: to },
        Some(_) => unsafe_move(position, Role::Pawn, from, to),
        None if position.ep_square() == Some(to) => unsafe_move(position, Role::Pawn, from, to),
        None => {
            let beside = Square::new(to.file(), from.rank());
            let enemy = position.pieces(!us, Role::Pawn).contains(beside);
            let fifth = from.rank().index() == if us == Color::White { 4 } else { 3 };
            if fifth && (enemy || marks.has(Marks::EN_PASSANT)) {
                Reason::NoDoubleStep { to, stepped_at: None }
            } else {
                Reason::NothingToCapture { square: to }
            }
        }
    }
}

fn behind(color: Color, square: Square) -> Option<Square> {
    let rank = square.rank().index() as u8;
    let rank = if color == Color::White { rank.checked_sub(1) } else { Some(rank + 1) };
    rank.and_then(Rank::new).map(|rank| Square::new(square.file(), rank))
}

fn second_rank(color: Color) -> Rank {
    let index = if color == Color::White { 1 } else { 6 };
    Rank::new(index).unwrap_or(Square::A1.rank())
}

/// Adds what only the game before can say: where the right to castle was lost, where the double step was.
fn with_history(reason: Reason, record: &Record, entry: usize) -> Reason {
    match reason {
        Reason::Castling { side, fault, .. } => {
            let lost = matches!(
                fault,
                CastlingFault::NoRight | CastlingFault::KingNotHome { .. } | CastlingFault::RookNotHome { .. }
            );
            let color = record.position_before(entry).turn();
            let has = |at: usize| record.position_before(at).castling_rights().has(color, side);
            let lost_at = (0..entry).rev().find(|&at| has(at)).filter(|_| lost).map(|at| at as u32);
            Reason::Castling { side, fault, lost_at }
        }
        Reason::NoDoubleStep { to, .. } => {
            let stepped = |at: &usize| record.position_before(at + 1).ep_square() == Some(to);
            Reason::NoDoubleStep { to, stepped_at: (0..entry).rev().find(stepped).map(|at| at as u32) }
        }
        reason => reason,
    }
}
