//! The positions a search has met, each once, and how each was reached. **Lacks an order** in which to go on: that is the
//! search's.

use super::packed::Packed;
use crate::Move;

/// A position met, the move that led to it and from where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Met {
    pub(super) packed: Packed,
    pub(super) by: Move,
    pub(super) from: u32,
}

/// A set of positions, compared exactly, with the way to each. It holds at most 2^31 of them.
#[derive(Debug)]
pub(super) struct Visited {
    met: Vec<Met>,
    /// Open addressing: the upper half of the spread number, and the index of the position plus one.
    places: Vec<u64>,
    /// What was read ahead: kept so that it is read at all.
    read: u64,
}

impl Visited {
    /// An empty set.
    pub(super) fn new() -> Visited {
        Visited { met: Vec::with_capacity(256), places: vec![0; 1024], read: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.met.len()
    }

    /// The position with that index; the first one for an index never given out.
    #[inline]
    pub(super) fn get(&self, index: u32) -> Option<&Met> {
        self.met.get(index as usize)
    }

    /// Reads the places where positions with these spread numbers would be, one after the other without waiting for any: most
    /// of the time of a long search is spent waiting for memory, and so it waits once for all of them.
    pub(super) fn look_ahead(&mut self, spreads: impl Iterator<Item = u64> + Clone) {
        let mask = self.places.len() - 1;
        let place = |spread: u64| self.places.get(spread as usize & mask).copied().unwrap_or_default();
        let mut read = spreads.clone().fold(0, |read, spread| read ^ place(spread));
        for spread in spreads {
            let entry = place(spread);
            if (entry ^ spread) >> 32 == 0
                && let Some(met) = self.met.get((entry as u32).wrapping_sub(1) as usize)
            {
                read ^= u64::from(met.from);
            }
        }
        self.read ^= read;
    }

    /// Adds a position with its spread number unless it is there: its index if it is new.
    #[inline]
    pub(super) fn insert(&mut self, packed: Packed, spread: u64, by: Move, from: u32) -> Option<u32> {
        let mask = self.places.len() - 1;
        let tag = spread & 0xFFFF_FFFF_0000_0000;
        let mut place = spread as usize & mask;
        loop {
            let entry = *self.places.get(place)?;
            if entry == 0 {
                break;
            }
            if entry & 0xFFFF_FFFF_0000_0000 == tag
                && self.met.get(entry as u32 as usize - 1).is_some_and(|met| met.packed == packed)
            {
                return None;
            }
            place = (place + 1) & mask;
        }
        let index = self.met.len() as u32;
        self.met.push(Met { packed, by, from });
        if let Some(entry) = self.places.get_mut(place) {
            *entry = tag | u64::from(index + 1);
        }
        if self.met.len() * 2 > self.places.len() {
            self.grow();
        }
        Some(index)
    }

    /// Twice the room: each position is put into its new place.
    #[cold]
    fn grow(&mut self) {
        let size = self.places.len() * 2;
        let mask = size - 1;
        let mut places = vec![0u64; size];
        for (index, met) in self.met.iter().enumerate() {
            let spread = met.packed.spread();
            let mut place = spread as usize & mask;
            while places.get(place).is_some_and(|&entry| entry != 0) {
                place = (place + 1) & mask;
            }
            if let Some(entry) = places.get_mut(place) {
                *entry = (spread & 0xFFFF_FFFF_0000_0000) | (index as u64 + 1);
            }
        }
        self.places = places;
    }

    /// The moves that led to a position, from the first one on.
    pub(super) fn line(&self, mut index: u32) -> Vec<Move> {
        let mut line = Vec::new();
        while index != 0
            && let Some(met) = self.get(index)
        {
            line.push(met.by);
            index = met.from; // always below the index
        }
        line.reverse();
        line
    }
}
