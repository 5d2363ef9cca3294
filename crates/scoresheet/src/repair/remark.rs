//! Cells that are no attempt at a move: words between the moves, a name, a signature. **Lacks the game**: a text is held
//! against all that can be written of any move.

use super::channel::Channel;
use super::evidence::Cell;
use super::features::Features;
use super::letters::Letters;
use super::price::Room;
use planilla_board::{Color, Role, Side, Square};
use planilla_notation::Kind;

/// Marks the cells that are no nearer to any move than any other text is.
pub(super) fn mark(cells: &mut [Cell], letters: &Letters, channel: &Channel) {
    let unread = |cell: &Cell| {
        let mut readings = cell.texts.iter().flat_map(|(_, readings, _)| readings.iter());
        !cell.texts.is_empty() && readings.all(|written| written.kind == Kind::Unread)
    };
    let mut left: Vec<usize> = (0..cells.len()).filter(|cell| unread(&cells[*cell])).collect();
    let mut room = Room::default();
    for features in any_moves() {
        if left.is_empty() {
            return;
        }
        room.spell(features, letters, channel);
        left.retain(|cell| {
            let near = |price: f32| channel.of_more_slips(price) < channel.cell.garbage;
            let mut texts = cells[*cell].texts.iter();
            !texts.any(|(text, ..)| near(room.bound(text, letters)) && near(room.price(text, letters)))
        });
    }
    for cell in left {
        cells[cell].remark = true;
    }
}

/// A move of each kind to each square.
fn any_moves() -> impl Iterator<Item = Features> {
    let features = |role: Role, to: Square| Features {
        turn: Color::White,
        role,
        from: to,
        to,
        captured: None,
        promotion: None,
        castle: None,
        file: false,
        rank: false,
    };
    let castle = |side| Features { castle: Some(side), ..features(Role::King, Square::from_low_bits(6)) };
    let castles = [Side::King, Side::Queen].map(castle);
    let quiet = move |to: Square| Role::ALL.map(|role| features(role, to));
    let of_square = move |to: Square| {
        let captures = quiet(to).map(|quiet| Features { captured: Some(Role::Pawn), ..quiet });
        quiet(to).into_iter().chain(captures)
    };
    castles.into_iter().chain((0..64).map(Square::from_low_bits).flat_map(of_square))
}
