//! The marks of a written move against what happened on the board.

use super::standard::Standard;
use crate::record::Signals;
use planilla_board::{Bitboard, Move, Position, Role};
use planilla_notation::{Kind, Laxity, ManMove, Marks, Target, WrittenMove};

/// Everything that stands between the text and the board for a move that was read and played. Signals that are not
/// wanted may be left out.
#[inline]
pub(crate) fn judge(
    before: &Position,
    after: &Position,
    written: &WrittenMove,
    played: Move,
    standard: &Standard,
    wanted: Signals,
) -> Signals {
    let marks = written.marks;
    let pawn = before.by_role(Role::Pawn).contains(played.from());
    // The Laws write a pawn's long form without a letter (C.8: `e7e5`); of a piece it is another system.
    let mut signals = standard.form(if pawn { marks.without(Marks::COORDINATES | Marks::LOST) } else { marks });
    if marks.has(Marks::LOST) && !pawn {
        signals |= Signals::CASE_DECIDES;
    }
    if played.promotion().is_some() {
        signals |= standard.promotion(marks);
    }
    let en_passant = pawn && before.ep_square() == Some(played.to());
    let captured = en_passant || before.occupied().contains(played.to());
    signals |= judge_marks(marks, captured, en_passant, after, after.checkers());
    if marks.has(Marks::OTHER_SYSTEM) {
        return standard.heard(judge_other_system(written, signals));
    }
    if marks.any(Marks::LONG | Marks::HYPHEN | Marks::COORDINATES) {
        signals |= Signals::LONG;
    }
    if written.laxity == Laxity::Case {
        signals |= Signals::CASE_CHANGED;
    }
    if marks.has(Marks::OFFER) {
        signals |= Signals::OFFER;
    }
    signals = standard.heard(signals);
    match written.kind {
        Kind::Man(man) if man.file.is_some() || man.rank.is_some() => {
            let of_hints = if wanted.any(OF_HINTS) { judge_hints(before, man, played, marks) } else { Signals::NONE };
            signals.with(of_hints)
        }
        Kind::Man(ManMove { role: Some(Role::King), .. }) => signals.with(judge_king(before, played)),
        _ => signals,
    }
}

/// What is left to say of a move in another system than the algebraic: what it says of the board must be true, and what it
/// leaves out it may leave out. Descriptive notation always says what is taken.
#[cold]
fn judge_other_system(written: &WrittenMove, signals: Signals) -> Signals {
    const LEFT_OUT: Signals = Signals(
        Signals::CHECK_MISSING.0
            | Signals::MATE_MISSING.0
            | Signals::EP_MISSING.0
            | Signals::DOUBLE_CHECK_PLUS.0
            | Signals::FORM.0,
    );
    let descriptive = matches!(written.kind, Kind::Relative(_));
    let left_out = if descriptive { LEFT_OUT } else { LEFT_OUT.with(Signals::CAPTURE_MISSING) };
    let mut signals = Signals(signals.0 & !left_out.0).with(Signals::NON_ALGEBRAIC);
    if written.laxity == Laxity::Case {
        signals |= Signals::CASE_CHANGED;
    }
    if written.marks.has(Marks::OFFER) {
        signals |= Signals::OFFER;
    }
    signals
}

/// What [`judge_hints`] may say.
pub(super) const OF_HINTS: Signals =
    Signals(Signals::HINT_SPARE.0 | Signals::HINT_RANK.0 | Signals::CASTLING_AS_KING_MOVE.0);

/// The signs of capture, en passant, check and mate against what the move did.
pub(crate) fn judge_marks(
    marks: Marks,
    captured: bool,
    en_passant: bool,
    after: &Position,
    checkers: Bitboard,
) -> Signals {
    let mut signals = match (en_passant, marks.has(Marks::EN_PASSANT)) {
        (true, false) => Signals::EP_MISSING,
        (false, true) => Signals::EP_FALSE,
        _ => Signals::NONE,
    };
    if captured != marks.has(Marks::CAPTURE) {
        signals |= if captured { Signals::CAPTURE_MISSING } else { Signals::CAPTURE_FALSE };
    }
    if !checkers.is_empty() {
        signals |= judge_check(after, checkers, marks);
    } else if marks.any(Marks::CHECK | Marks::DOUBLE_PLUS | Marks::MATE) {
        signals |= if marks.has(Marks::CHECK) { Signals::CHECK_FALSE } else { Signals::MATE_FALSE };
    }
    signals
}

/// What the text alone says against its form: all that is left to say where rivals stand and the board is not known.
pub(crate) const OF_THE_TEXT: Signals =
    Signals(Signals::FORM.0 | Signals::LONG.0 | Signals::CASE_CHANGED.0 | Signals::OFFER.0 | Signals::NON_ALGEBRAIC.0);

#[cold]
fn judge_check(after: &Position, checkers: Bitboard, marks: Marks) -> Signals {
    let claims_mate = marks.any(Marks::MATE | Marks::DOUBLE_PLUS);
    if !after.has_legal_move() {
        if claims_mate { Signals::NONE } else { Signals::MATE_MISSING }
    } else if marks.has(Marks::DOUBLE_PLUS) && !checkers.is_single() {
        Signals::DOUBLE_CHECK_PLUS
    } else if claims_mate {
        Signals::MATE_FALSE
    } else if marks.has(Marks::CHECK) {
        Signals::NONE
    } else {
        Signals::CHECK_MISSING
    }
}

/// Castling written as a king's move.
fn judge_king(before: &Position, played: Move) -> Signals {
    let king = before.king(before.turn()) == played.from();
    let two = played.from().file().index().abs_diff(played.to().file().index()) == 2;
    if king && two { Signals::CASTLING_AS_KING_MOVE } else { Signals::NONE }
}

/// Whether the hints were needed, and the ones the rule asks for (2005 E10, 2009+ C.10; PGN 8.2.3.4).
#[cold]
fn judge_hints(before: &Position, man: ManMove, played: Move, marks: Marks) -> Signals {
    let Some(role) = before.role_at(played.from()) else { return Signals::NONE };
    if role == Role::King {
        return judge_king(before, played);
    }
    let Target::Square(to) = man.target else { return Signals::NONE };
    if marks.any(Marks::LONG | Marks::COORDINATES) {
        return Signals::NONE;
    }
    if role == Role::Pawn {
        let steps = man.file == Some(to.file());
        return if steps || man.rank.is_some() { Signals::HINT_SPARE } else { Signals::NONE };
    }
    let all = before.resolve(role, to, Bitboard::ALL);
    let same_file = all & Bitboard::file(played.from().file());
    if all.is_single() {
        Signals::HINT_SPARE
    } else if man.rank.is_some() && same_file.is_single() {
        if man.file.is_some() { Signals::HINT_SPARE } else { Signals::HINT_RANK }
    } else if man.rank.is_some() && man.file.is_some() && (all & Bitboard::rank(played.from().rank())).is_single() {
        Signals::HINT_SPARE
    } else {
        Signals::NONE
    }
}
