//! What a glance sees of a game's history: whether it is worth looking at closely. **It never misses.** Between equal
//! positions lie four half-moves at the least, so all but the first of those that count stand where as many have gone by
//! without a pawn move or a capture; only there are keys kept.

use crate::history::{CYCLE, FIFTY};
use planilla_board::Position;

/// How many half-moves a game takes at the least from a position to the same for the third time, and for the fifth.
pub(crate) const TO_THIRD: u16 = 2 * CYCLE;
pub(crate) const TO_FIFTH: u16 = 4 * CYCLE;

/// Keeps the keys of a run without pawn moves and captures, once it is long enough.
#[derive(Debug)]
pub(crate) struct Watch {
    /// How often a key that counts has been kept before.
    most: usize,
    keys: [u64; Watch::ROOM],
    length: usize,
    /// Whether a key came back so often, or fifty moves are reached.
    pub(super) woken: bool,
}

impl Watch {
    /// No run is kept beyond fifty moves: these wake it.
    const ROOM: usize = FIFTY as usize;

    /// One who looks for what draws a game; where claims count too, for what lets a player claim.
    #[inline]
    pub(crate) fn new(claims: bool) -> Watch {
        let most = if claims { 1 } else { 3 };
        Watch { most, keys: [0; Watch::ROOM], length: 0, woken: false }
    }

    /// Sees the position after a move.
    #[inline]
    pub(super) fn see(&mut self, position: &Position) {
        if position.halfmove_clock() >= CYCLE {
            self.look(position);
        }
    }

    #[inline(never)]
    fn look(&mut self, position: &Position) {
        if position.halfmove_clock() == CYCLE {
            self.length = 0;
        }
        let key = position.key();
        let (seen, rest) = self.keys.split_at_mut(self.length);
        match rest.first_mut() {
            Some(place) if position.halfmove_clock() < FIFTY => *place = key,
            _ => self.woken = true,
        }
        self.woken |= seen.iter().filter(|seen| **seen == key).count() >= self.most;
        self.length += usize::from(!rest.is_empty());
    }
}
