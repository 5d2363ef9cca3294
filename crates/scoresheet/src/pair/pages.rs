//! Pages of which the ones before are not there: what begins where the other ends is no sheet of the other player, and two later
//! pages tell no game without the first ones.

use super::sheet::Sheet;
use crate::finding::{Arg, Message};
use planilla_board::Color;

/// So many moves are missing at the start of a later page at the least.
const LEAST: u16 = 2;

/// Why two texts cannot be compared as they are, if it is for their pages.
pub(super) fn lacks_pages(sheets: &[Sheet<'_>; 2]) -> Option<Message> {
    let numbers = |sheet: &Sheet<'_>| -> Option<(u16, u16)> {
        let first = sheet.cells.iter().find_map(|cell| cell.number)?;
        let last = sheet.cells.iter().rev().find_map(|cell| cell.number)?;
        Some((first, last))
    };
    let own = [numbers(&sheets[0])?, numbers(&sheets[1])?];
    let later = Color::ALL.into_iter().find(|side| own[side.index()].0 > own[(!*side).index()].1);
    if let Some(later) = later {
        let number = Arg::Ordinal(own[later.index()].0.into());
        let message = Message::new("pair-page").with("number", number).with("right", later).with("faulty", !later);
        return Some(message);
    }
    let first = own[0].0.min(own[1].0);
    let start = sheets[0].checked.record.start.fullmove_number();
    let both = first >= start.saturating_add(LEAST);
    both.then(|| Message::new("pair-pages").with("number", Arg::Ordinal(first.into())))
}
