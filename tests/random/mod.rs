//! Games and damaged texts from a seed: the same ones in every run, on every machine.

mod arbitrary;
mod damage;
mod games;
mod grids;
mod inputs;
mod noise;
mod played;
mod sheets;
mod tournaments;
mod walls;

pub use arbitrary::{AnyGame, Hostile};
pub use damage::{FLOODS, corrupted_game, flood, hostile_text, mutated};
pub use games::{Game, random_game};
pub use grids::write_grid;
pub use inputs::{any_hand, any_input};
pub use noise::{NoisyCell, NoisySheet, Rates, noisy_sheet};
pub use played::played_games;
pub use sheets::{Castling, Hand, Numbers, slip, write_sheet};
pub use tournaments::{random_tournament, write_report};
pub use walls::rebuilt;

/// A small generator of random numbers (`SplitMix64`, public domain, by S. Vigna). Good enough for choices, no more.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// A generator that gives the same numbers for the same seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next number.
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`; 0 where there is none.
    pub const fn below(&mut self, bound: usize) -> usize {
        if bound == 0 { 0 } else { (self.roll() % bound as u64) as usize }
    }

    /// True once in so many times.
    pub const fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of a list that holds something.
    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.below(list.len())]
    }
}
