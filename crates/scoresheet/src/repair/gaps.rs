//! What it costs that plies and cells do not go together, and what numbers and columns say to that.

use super::channel::GapPrices;
use super::evidence::Evidence;

/// What it costs that a sheet has no cell for a ply, after so many others in a row.
pub(super) fn missing(at: usize, lacks: u8, prices: &GapPrices) -> f32 {
    match lacks {
        // A sheet that has not begun pays when it begins.
        _ if at == 0 => 0.0,
        0 => prices.missing,
        1 => prices.missing_next,
        _ => prices.missing_next + 1.0,
    }
}

/// Whether a sheet begins later by its own numbers.
pub(super) fn begins_late(sheet: &Evidence, ply: i32) -> bool {
    sheet.cells.first().is_some_and(|cell| cell.place.told && cell.place.ply > ply)
}

/// What it costs that the cell behind so many surplus ones is that of a ply.
pub(super) fn lines_up(sheet: &Evidence, at: usize, ply: i32, lacks: u8, surplus: u8, prices: &GapPrices) -> f32 {
    let cell = at + surplus as usize;
    let Some(place) = sheet.cells.get(cell).map(|cell| cell.place) else { return 0.0 };
    let of_surplus: f32 = sheet.cells[at..cell].iter().map(|cell| cell.surplus).sum();
    let Some(before) = at.checked_sub(1).map(|before| sheet.cells[before].place) else {
        let late = match ply {
            0 => 0.0,
            _ if place.told && place.ply >= ply => prices.late_by_numbers,
            _ => prices.late,
        };
        return of_surplus + late;
    };
    let plies = i32::from(lacks) + 1;
    let bears_out = place.ply - before.ply == plies;
    let of_numbers = if lacks == 0 && surplus == 0 {
        if bears_out { 0.0 } else { prices.number_wrong }
    } else if bears_out && place.told {
        prices.numbers_bear_out
    } else {
        let right = |place: i32, ply: i32| place.rem_euclid(2) == ply.rem_euclid(2);
        let again = right(place.ply, ply) && !right(before.ply, ply - plies);
        if again { prices.columns_right_again } else { 0.0 }
    };
    of_surplus + of_numbers
}
