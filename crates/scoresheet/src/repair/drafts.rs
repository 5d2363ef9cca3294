//! Ways to positions that may be kept, and those that were made before: the search goes back and comes again.

use super::lattice::Edge;
use super::mix::Mixed;
use std::collections::HashMap;
use std::ops::Range;

/// So many drafts are kept at the most; then it begins anew.
const MOST: usize = 200_000;

/// A way to a position that may be kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub(super) key: u64,
    pub(super) at: [u16; 2],
    pub(super) lacks: [u8; 2],
    pub(super) cost: f32,
    /// The cost with what is still to come.
    pub(super) rank: f32,
    pub(super) edge: Edge,
}

/// Where a way goes on from, by ply, position and what is read, and how thoroughly it is looked at.
pub(super) type Place = (i32, u64, [u16; 2], [u8; 2], [bool; 3]);

/// All drafts that were made before, without what the way there cost.
#[derive(Debug, Default)]
pub(super) struct KnownDrafts {
    places: HashMap<Place, Range<usize>, Mixed>,
    drafts: Vec<Draft>,
}

impl KnownDrafts {
    pub(super) fn clear(&mut self) {
        self.places.clear();
        self.drafts.clear();
    }

    /// Keeps the drafts from a node that is reached at this cost.
    pub(super) fn put(&mut self, place: Place, drafts: &[Draft], cost: f32) {
        if self.drafts.len() + drafts.len() > MOST {
            self.clear();
        }
        let from = self.drafts.len();
        let without = |draft: &Draft| Draft { cost: draft.cost - cost, rank: draft.rank - cost, ..*draft };
        self.drafts.extend(drafts.iter().map(without));
        self.places.insert(place, from..self.drafts.len());
    }

    /// The drafts from a node, if they were made before: what they cost there is to be added.
    pub(super) fn get(&self, place: &Place) -> Option<&[Draft]> {
        self.places.get(place).map(|range| &self.drafts[range.clone()])
    }
}

impl Draft {
    /// The same from a node that is reached at this cost.
    pub(super) fn from(&self, from: usize, cost: f32) -> Draft {
        Draft { cost: self.cost + cost, rank: self.rank + cost, edge: Edge { from, ..self.edge }, ..*self }
    }
}
