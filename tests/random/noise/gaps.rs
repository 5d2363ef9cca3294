//! Where a sheet loses or doubles cells, so that what follows stands in other cells than it ought to.

use super::{Dice, NoisyCell};

/// What happens at one place.
const KINDS: [Kind; 7] = [
    Kind::Skipped,
    Kind::SkippedAndBack,
    Kind::SkippedAndBack,
    Kind::Pair,
    Kind::Twice,
    Kind::TwiceAndBack,
    Kind::RowTwice,
];

#[derive(Clone, Copy, Debug)]
enum Kind {
    /// A half-move is not written: the rest of the game stands in the other column.
    Skipped,
    /// The same, until a cell is left open some moves later.
    SkippedAndBack,
    /// A move of White's and the answer are not written.
    Pair,
    /// A move is written twice: the rest of the game stands in the other column.
    Twice,
    /// The same, until a half-move is not written some moves later.
    TwiceAndBack,
    /// A row is written twice.
    RowTwice,
}

/// Loses and doubles cells at some places of a sheet, in hundredths of a sheet. Nothing happens to the first and the last
/// plies, where there would be nothing to tell it by.
pub(super) fn lose_places(cells: &mut Vec<NoisyCell>, hundredths: usize, dice: &mut Dice) {
    const MARGIN: usize = 6;
    let mut places = hundredths / 100;
    if dice.below(100) < hundredths % 100 {
        places += 1;
    }
    for _ in 0..places {
        if cells.len() < 4 * MARGIN {
            return;
        }
        let at = MARGIN + dice.below(cells.len() - 2 * MARGIN);
        let later = (at + 2 + dice.below(20)).min(cells.len() - 2);
        match *dice.pick(&KINDS) {
            Kind::Skipped => drop(cells.remove(at)),
            Kind::SkippedAndBack => {
                cells.insert(later, NoisyCell { text: String::new(), ply: None, wrong: false });
                cells.remove(at);
            }
            Kind::Pair => drop(cells.drain(at..at + 2)),
            Kind::Twice => cells.insert(at + 1, again(&cells[at])),
            Kind::TwiceAndBack => {
                cells.remove(later);
                cells.insert(at + 1, again(&cells[at]));
            }
            Kind::RowTwice => {
                let row = [again(&cells[at]), again(&cells[at + 1])];
                drop(cells.splice(at + 2..at + 2, row));
            }
        }
    }
}

/// The same cell once more. It stands for no ply.
fn again(cell: &NoisyCell) -> NoisyCell {
    NoisyCell { ply: None, ..cell.clone() }
}
