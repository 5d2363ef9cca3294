//! Where cells stand on their sheet: what the numbers and columns say of how many plies were played before.

use super::sheet::ObservedCell;
use planilla_board::Color;

/// Where a cell stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// The ply, from 0, by the last number written and the cells since.
    pub(super) ply: i32,
    /// Whether a number or a column says so here.
    pub(super) told: bool,
}

impl Place {
    /// The places of all cells.
    pub(super) fn of(cells: &[ObservedCell]) -> Vec<Place> {
        let mut places = Vec::with_capacity(cells.len());
        let mut next = 0;
        for cell in cells {
            let black = cell.color == Some(Color::Black);
            let ply = match cell.number {
                Some(number) => 2 * (i32::from(number) - 1) + i32::from(black),
                // A column alone tells half of it: the cell goes where the next of that column is.
                None if cell.color.is_some() => next + i32::from((next % 2 == 1) != black),
                None => next,
            };
            places.push(Place { ply, told: cell.number.is_some() || cell.color.is_some() });
            next = ply + 1;
        }
        // Cells before the first number count back from it.
        if let Some(first) = cells.iter().position(|cell| cell.number.is_some()) {
            let ply = places[first].ply;
            for (place, before) in places[..first].iter_mut().rev().zip(1..) {
                place.ply = ply - before;
            }
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_by_numbers_and_columns() {
        let cell =
            |number: Option<u16>, color: Option<Color>| ObservedCell { number, color, ..ObservedCell::default() };
        let white = |number| cell(Some(number), Some(Color::White));
        let black = cell(None, Some(Color::Black));
        for (cells, plies) in [
            (vec![white(1), black.clone(), white(2), black.clone()], vec![0, 1, 2, 3]),
            (vec![white(4), white(6), black.clone()], vec![6, 10, 11]),
            (vec![cell(None, None), cell(None, None), white(2)], vec![0, 1, 2]),
            (vec![black.clone(), white(21)], vec![39, 40]),
            (vec![cell(None, None); 3], vec![0, 1, 2]),
        ] {
            assert_eq!(Place::of(&cells).iter().map(|place| place.ply).collect::<Vec<_>>(), plies);
        }
    }
}
