//! What a glance sees of a game's history: whether it is worth looking at closely. **It never misses.** Between equal
//! positions lie four half-moves at the least, so all but the first of those that count stand where as many have gone by
//! without a pawn move or a capture; only there are keys kept. A close look keeps all, and so wakes for nothing but what counts.

use super::Look;
use crate::history::{CYCLE, FIFTY, SEVENTY_FIVE};
use planilla_board::Position;

/// How many half-moves a game takes at the least from a position to the same for the third time, and for the fifth.
pub(crate) const TO_THIRD: u16 = 2 * CYCLE;
pub(crate) const TO_FIFTH: u16 = 4 * CYCLE;

/// Keeps the keys of a run without pawn moves and captures, once it is long enough.
#[derive(Debug)]
pub(crate) struct Watch {
    /// How often a key that counts has been kept before.
    most: usize,
    /// From how many half-moves of a run on keys are kept, and how many wake it.
    from: u16,
    to: u16,
    keys: [u64; Watch::ROOM],
    length: usize,
    /// Whether a key came back so often, or fifty moves are reached.
    pub(super) woken: bool,
}

impl Watch {
    /// The longest run that is kept.
    const ROOM: usize = SEVENTY_FIVE as usize + 1;

    /// One who looks for what draws a game; where claims count too, for what lets a player claim.
    #[inline]
    pub(crate) fn new(claims: bool, look: Look, start: &Position) -> Watch {
        // The first of those that count is kept too, if all are.
        let (kept, from) = if look == Look::Close { (1, 0) } else { (0, CYCLE) };
        let most = kept + if claims { 1 } else { 3 };
        let to = if claims || look == Look::Quick { FIFTY } else { SEVENTY_FIVE };
        let mut watch = Watch { most, from, to, keys: [0; Watch::ROOM], length: 0, woken: false };
        watch.see(start);
        watch
    }

    /// Sees the position after a move.
    #[inline]
    pub(super) fn see(&mut self, position: &Position) {
        if position.halfmove_clock() >= self.from {
            self.look(position);
        }
    }

    #[inline(never)]
    fn look(&mut self, position: &Position) {
        if position.halfmove_clock() == self.from {
            self.length = 0;
        }
        let key = position.key();
        let (seen, rest) = self.keys.split_at_mut(self.length);
        match rest.first_mut() {
            Some(place) if position.halfmove_clock() < self.to => *place = key,
            _ => self.woken = true,
        }
        self.woken |= seen.iter().filter(|seen| **seen == key).count() >= self.most;
        self.length += usize::from(!rest.is_empty());
    }
}
