//! What a text costs that the grammar of its language reads: next to nothing for the moves that it names, in whatever
//! notation, with words or without.

use super::channel::Channel;
use super::features::Features;
use crate::replay::squares;
use planilla_board::{Role, Square};
use planilla_notation::{Kind, Laxity, ManMove, Marks, Readings, RelativeMove, Target, WrittenMove, Zone};

/// What a text costs by its readings if a move of these features was meant; `None` if it names another one. Of a system
/// without a spelling of its own here, looser readings count too.
pub(super) fn of_readings(readings: &Readings, features: Features, loose: bool, channel: &Channel) -> Option<f32> {
    let unspelled = |written: &WrittenMove| {
        written.laxity <= Laxity::Other && (written.marks.any(FORMS) || matches!(written.kind, Kind::Castle(_)))
    };
    let near = |written: &&WrittenMove| loose || unspelled(written);
    let prices = readings.iter().filter(near).filter_map(|written| of_reading(written, features, channel));
    prices.reduce(f32::min)
}

fn of_reading(written: &WrittenMove, features: Features, channel: &Channel) -> Option<f32> {
    let style = &channel.style;
    let of_laxity = match written.laxity {
        Laxity::Letter => 0.1,
        Laxity::Other => 0.4,
        Laxity::Case => channel.changed.case,
        Laxity::Stray => channel.slip.mark + 1.0,
    };
    let of_marks = match (written.marks.has(Marks::CAPTURE), features.captured.is_some()) {
        (true, false) => style.capture_false,
        (false, true) if !written.marks.any(UNSIGNED) => style.capture_missing,
        _ => 0.0,
    };
    let price = match written.kind {
        Kind::Castle(side) => (features.castle == Some(side)).then_some(0.0),
        Kind::Man(man) => of_man(man, written.marks, features, channel),
        Kind::Relative(man) => of_relative(man, features, channel),
        Kind::Gap | Kind::Unread => None,
    }?;
    Some(price + of_laxity + of_marks)
}

/// Forms that the graphs of moves lack or hold for slips.
const FORMS: Marks = Marks(
    Marks::LONG.0
        | Marks::HYPHEN.0
        | Marks::COORDINATES.0
        | Marks::PROMOTION_FORM.0
        | Marks::LOOKALIKE.0
        | Marks::MARK_FORM.0
        | Marks::HINT_FORM.0
        | Marks::EN_PASSANT.0
        | Marks::OFFER.0
        | Marks::OWN_FILE.0,
);

/// Forms that have no sign of capture, or need none.
const UNSIGNED: Marks = Marks(Marks::LONG.0 | Marks::COORDINATES.0 | Marks::OTHER_SYSTEM.0 | Marks::SHORT_TARGET.0);

fn of_man(man: ManMove, marks: Marks, features: Features, channel: &Channel) -> Option<f32> {
    let style = &channel.style;
    let same = |wanted: bool| wanted.then_some(());
    same(man.role.is_none_or(|role| role == features.role))?;
    same(man.file.is_none_or(|file| file == features.from.file()))?;
    same(man.rank.is_none_or(|rank| rank == features.from.rank()))?;
    match man.target {
        Target::Square(to) => same(to == features.to)?,
        Target::File(file) => same(features.captured.is_some() && file == features.to.file())?,
        Target::Man(captured) => same(features.captured == Some(captured))?,
        Target::ManAt(captured, to) => same(features.captured == Some(captured) && to == features.to)?,
    }
    let pawn = features.role == Role::Pawn;
    let captures = features.captured.is_some();
    let mut price = match man.promotion {
        Some(piece) => same(features.promotion == Some(piece)).map(|()| 0.0)?,
        None if features.promotion.is_some() => style.promotion_missing,
        None => 0.0,
    };
    if features.castle.is_some() {
        price += style.castling_as_king;
    }
    if pawn && captures && man.file.is_none() {
        // A pawn without a file goes straight ahead.
        price += if marks.has(Marks::CAPTURE) { style.pawn_file_missing } else { style.pawn_file_missing + 3.0 };
    }
    let told = |needed: bool, written: bool| if needed && !written { style.hint_missing } else { 0.0 };
    Some(price + told(features.file, man.file.is_some()) + told(features.rank, man.rank.is_some()))
}

/// A move in descriptive notation, part by part: a slip changes one of them.
fn of_relative(man: RelativeMove, features: Features, channel: &Channel) -> Option<f32> {
    if features.castle.is_some() {
        return None;
    }
    let changed = &channel.changed;
    let lacks = |zone: Zone, square: Square| !squares(zone, features.turn).contains(square);
    let files = |zone: Zone| Zone { ranks: u8::MAX, ..zone };
    let ranks = |zone: Zone| Zone { files: u8::MAX, ..zone };
    let parts = [
        (man.role != features.role, changed.man),
        (lacks(files(man.to), features.to), changed.file),
        (lacks(ranks(man.to), features.to), changed.rank),
        (lacks(man.from, features.from), changed.file),
        (man.captured.is_some_and(|captured| features.captured != Some(captured)), changed.man),
        (man.promotion.is_some_and(|piece| features.promotion != Some(piece)), changed.man),
    ];
    Some(parts.into_iter().filter(|(differs, _)| *differs).map(|(_, price)| price).sum())
}
