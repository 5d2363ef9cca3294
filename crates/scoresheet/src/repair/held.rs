//! What the search holds however dear it is, because second thoughts ask for it.

use super::mix::Mixed;
use planilla_board::{Move, Position};
use std::collections::{HashMap, HashSet};

/// A position by how many plies were played and how many cells were read.
type Place = (usize, u64, [u16; 2]);

/// The positions that are held, and the moves by which they are reached from one another.
#[derive(Debug, Default)]
pub(super) struct Held {
    places: HashSet<Place, Mixed>,
    ways: HashMap<Place, Vec<Move>, Mixed>,
}

/// A position after so many plies, with how many cells are read.
#[derive(Clone, Copy, Debug)]
pub(super) struct At {
    pub(super) ply: usize,
    pub(super) position: Position,
    pub(super) cells: [u16; 2],
}

impl At {
    fn place(&self) -> Place {
        (self.ply, self.position.key(), self.cells)
    }

    /// The same a ply later.
    pub(super) fn played(&self, played: Move, cells: [u16; 2]) -> At {
        At { ply: self.ply + 1, position: self.position.played(played), cells }
    }
}

impl Held {
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.ways.clear();
    }

    /// Whether a position is held after so many plies, with so many cells read.
    pub(super) fn has(&self, ply: usize, key: u64, cells: [u16; 2]) -> bool {
        !self.places.is_empty() && self.places.contains(&(ply, key, cells))
    }

    /// Whether a position is held.
    pub(super) fn has_at(&self, at: &At) -> bool {
        self.places.contains(&at.place())
    }

    /// The moves from a position to others that are held.
    pub(super) fn ways(&self, ply: usize, key: u64, cells: [u16; 2]) -> &[Move] {
        if self.ways.is_empty() { &[] } else { self.ways.get(&(ply, key, cells)).map_or(&[], Vec::as_slice) }
    }

    /// Holds the position after a move, reached from the one before it.
    pub(super) fn put(&mut self, before: &At, played: Move, after: &At) {
        let ways = self.ways.entry(before.place()).or_default();
        if !ways.contains(&played) {
            ways.push(played);
        }
        self.places.insert(after.place());
    }
}
