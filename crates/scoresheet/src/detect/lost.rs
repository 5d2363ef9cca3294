//! Sheets that have lost all their figurines, as text taken out of a printed page has.

use super::{CellTexts, makes_sense};
use crate::record::{Ply, Record, Status};
use crate::replay::{Scratch, Sheet, Tongue, replay};
use planilla_board::Role;
use planilla_notation::language::System;
use planilla_notation::{Dialect, Kind, Language, Laxity, MoveReader};

/// A sheet that has no letter and makes little sense may have lost its figurines: it is read again with any man in the
/// place of each pawn, and that is kept if it makes more sense.
pub(super) fn replay_without_letters<'s>(
    record: &Record,
    cells: &[CellTexts<'_>],
    allowed: &[&'static Language],
    dialect: Dialect,
    make: &impl Fn(Tongue) -> Sheet<'s>,
    scratch: &mut Scratch,
) -> Option<Record> {
    let figurine = allowed.iter().find(|language| language.system == System::Figurine)?;
    let bare = |cell: &CellTexts<'_>| {
        cell.glosses.iter().all(|gloss| match gloss.written.kind {
            Kind::Man(man) => gloss.written.laxity > Laxity::Other || matches!(man.role, None | Some(Role::Pawn)),
            Kind::Relative(_) => false,
            Kind::Castle(_) | Kind::Gap | Kind::Unread => true,
        })
    };
    if dialect == Dialect::Pgn || makes_sense(record) || !cells.iter().all(bare) {
        return None;
    }
    let bit = 1 << figurine.row();
    let mut lost = Record::default();
    replay(&make(Tongue { reader: MoveReader::lost(), bit }), scratch, &mut lost);
    let faults = |record: &Record| {
        let faulty =
            |ply: &&Ply| matches!(ply.status, Status::Illegal | Status::Unread | Status::Extra | Status::Unreached);
        record.plies.iter().filter(faulty).count()
    };
    (faults(&lost) * 2 < faults(record)).then_some(lost)
}
