//! Which legal moves fit a move in descriptive notation. Its text leaves out what the writer saw on the board, so that
//! each part of it is held against all legal moves; the number of those that fit is the answer.

use planilla_board::{Bitboard, Color, File, Move, Position, Rank, Role, Side, Square};
use planilla_notation::{Marks, RelativeMove, Zone};

/// Signs that say that a check is given, or that it is mate.
const CHECKS: Marks = Marks(Marks::CHECK.0 | Marks::DOUBLE_PLUS.0 | Marks::MATE.0);

/// Calls `found` with each legal move that fits.
pub(super) fn each_relative(position: &Position, man: RelativeMove, marks: Marks, found: &mut impl FnMut(Move)) {
    let mut fits = Vec::new();
    let (from, to) = (squares(man.from, position.turn()), squares(man.to, position.turn()));
    position.for_each_legal(|played| {
        let is = position.role_at(played.from()) == Some(man.role)
            && from.contains(played.from())
            && to.contains(played.to())
            && man.captured.is_none_or(|captured| taken(position, played) == Some(captured))
            && man.promotion.is_none_or(|piece| played.promotion() == Some(piece));
        if is {
            fits.push(played);
        }
    });
    // What is written as a capture is one, and what is not is none, as long as some move is of that kind.
    let captures = marks.has(Marks::CAPTURE) || man.captured.is_some();
    prefer(&mut fits, |played| position.is_capture(*played) == captures);
    if let Some(wing) = man.wing {
        on_wing(position, man.role, wing, &mut fits);
    }
    if marks.has(Marks::EN_PASSANT) {
        prefer(&mut fits, |played| position.is_en_passant(*played));
    }
    if marks.any(CHECKS) {
        let holds = |played: &Move| check_holds(&position.played(*played), marks);
        if man.to == Zone::ALL && man.captured.is_none() {
            fits.retain(holds);
        } else {
            prefer(&mut fits, holds);
        }
    }
    fits.into_iter().for_each(found);
}

/// Whether a legal move is one step from a move in descriptive notation: the man, a file, a rank, what is taken or the
/// promotion differs.
pub(super) fn is_near_relative(position: &Position, played: Move, man: RelativeMove, marks: Marks) -> bool {
    if man.to == Zone::ALL && man.captured.is_none() {
        return false;
    }
    let lacks = |zone: Zone, square: Square| !squares(zone, position.turn()).contains(square);
    let files = |zone: Zone| Zone { ranks: u8::MAX, ..zone };
    let ranks = |zone: Zone| Zone { files: u8::MAX, ..zone };
    [
        position.role_at(played.from()) != Some(man.role),
        lacks(files(man.to), played.to()),
        lacks(ranks(man.to), played.to()),
        lacks(man.from, played.from()),
        man.captured.is_some_and(|captured| taken(position, played) != Some(captured)),
        man.captured.is_none() && marks.has(Marks::CAPTURE) && !position.is_capture(played),
        man.promotion != played.promotion(),
    ]
    .into_iter()
    .filter(|differs| *differs)
    .count()
        == 1
}

/// The squares of a zone, as a side counts the ranks.
pub(crate) fn squares(zone: Zone, us: Color) -> Bitboard {
    let bits = |bits: u8| (0..8).filter(move |index| bits & 1 << index != 0);
    let files = bits(zone.files).filter_map(File::new).fold(Bitboard::EMPTY, |all, file| all | Bitboard::file(file));
    let counted = |rank: u8| Rank::new(if us == Color::White { rank } else { 7 - rank });
    files & bits(zone.ranks).filter_map(counted).fold(Bitboard::EMPTY, |all, rank| all | Bitboard::rank(rank))
}

/// Keeps the moves for which something is true, if there are any.
fn prefer(fits: &mut Vec<Move>, holds: impl Fn(&Move) -> bool) {
    if fits.iter().any(&holds) {
        fits.retain(holds);
    }
}

/// The man that a move takes.
fn taken(position: &Position, played: Move) -> Option<Role> {
    if position.is_en_passant(played) { Some(Role::Pawn) } else { position.role_at(played.to()) }
}

/// Whether the signs of check and mate are true of the position behind a move.
fn check_holds(after: &Position, marks: Marks) -> bool {
    let double = marks.has(Marks::DOUBLE_PLUS) && !after.checkers().is_single();
    after.in_check() && (!marks.any(Marks::MATE | Marks::DOUBLE_PLUS) || double || !after.has_legal_move())
}

/// Keeps the moves of the men that belong to a wing. Bishops belong to one by the colour of their squares; of other men it
/// is the ones nearer to it, whether they or their likes can move there.
fn on_wing(position: &Position, role: Role, wing: Side, fits: &mut Vec<Move>) {
    let us = position.turn();
    let own = match role {
        // The king's bishop starts from f1 or f8.
        Role::Bishop => {
            let home = if us == Color::White { Square::F1 } else { Square::F8 };
            let king_side = |square: Square| is_dark(square) == is_dark(home);
            let bishops = position.pieces(us, role).into_iter();
            bishops.filter(|square| king_side(*square) == (wing == Side::King)).collect()
        }
        _ => nearer(position.pieces(us, role), wing),
    };
    fits.retain(|played| own.contains(played.from()));
}

fn is_dark(square: Square) -> bool {
    (square.file().index() + square.rank().index()).is_multiple_of(2)
}

/// Of some men those that belong to a wing: of two the one nearer to it; of more, or of two on one file, those on that
/// half of the board; all where none is.
fn nearer(men: Bitboard, wing: Side) -> Bitboard {
    let mut files = men.into_iter().map(|square| square.file().index());
    let half: Bitboard = men.into_iter().filter(|square| (square.file().index() > 3) == (wing == Side::King)).collect();
    let nearest = match (files.next(), files.next(), files.next()) {
        (Some(one), Some(other), None) if one != other => {
            let file = if wing == Side::King { one.max(other) } else { one.min(other) };
            men.into_iter().filter(|square| square.file().index() == file).collect()
        }
        _ => half,
    };
    if nearest.is_empty() { men } else { nearest }
}
