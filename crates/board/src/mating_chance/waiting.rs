//! What a search has still to look at, the cheapest first, and of equals the last. **Lacks positions**: it holds where to go
//! on from and by which move.

use crate::Move;

/// A position to go on from: one met before, or the one after a move from it.
#[derive(Clone, Copy)]
pub(super) struct Next {
    pub(super) from: u32,
    pub(super) by: Option<Move>,
    pub(super) cost: u16,
}

/// An entry and the one below it on its level.
#[derive(Clone, Copy)]
struct Entry {
    from: u32,
    below: u32,
    by: Move,
    cost: u16,
    is_move: bool,
}

/// The highest cost; what would cost more costs the same.
pub(super) const HIGHEST: u16 = 255;

const LEVELS: usize = HIGHEST as usize + 1;

/// No entry.
const NONE: u32 = u32::MAX;

/// A stack for each cost, all in one list whose places are used again.
pub(super) struct Waiting {
    entries: Vec<Entry>,
    tops: [u32; LEVELS],
    free: u32,
    lowest: usize,
}

impl Waiting {
    pub(super) fn new() -> Waiting {
        Waiting { entries: Vec::with_capacity(512), tops: [NONE; LEVELS], free: NONE, lowest: LEVELS }
    }

    /// Adds what is to be looked at on a level.
    #[inline]
    pub(super) fn push(&mut self, next: Next, level: usize) {
        let level = level.min(LEVELS - 1);
        let by = next.by.unwrap_or(Move::NONE);
        let Some(top) = self.tops.get_mut(level) else { return };
        let entry = Entry { from: next.from, below: *top, by, cost: next.cost, is_move: next.by.is_some() };
        if let Some(place) = self.entries.get_mut(self.free as usize) {
            *top = self.free;
            self.free = place.below;
            *place = entry;
        } else {
            *top = self.entries.len() as u32;
            self.entries.push(entry);
        }
        self.lowest = self.lowest.min(level);
    }

    /// Takes the last one of the lowest level.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Next> {
        while let Some(top) = self.tops.get_mut(self.lowest) {
            let index = *top;
            if let Some(entry) = self.entries.get_mut(index as usize) {
                let found = *entry;
                *top = found.below;
                entry.below = self.free;
                self.free = index;
                return Some(Next { from: found.from, by: found.is_move.then_some(found.by), cost: found.cost });
            }
            self.lowest += 1;
        }
        None
    }
}
