//! The same inputs for quickcheck, which makes a failing one smaller.

use super::{Dice, Game, hostile_text, mutated, random_game};
use quickcheck::{Arbitrary, Gen};

/// Bytes put together from pieces of sheets and games, some of them damaged.
#[derive(Clone, Debug)]
pub struct Hostile(pub Vec<u8>);

impl Hostile {
    /// The input as text, as a reader of files would have it.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.0).into_owned()
    }
}

impl Arbitrary for Hostile {
    fn arbitrary(g: &mut Gen) -> Hostile {
        let mut dice = Dice::new(u64::arbitrary(g));
        let text = hostile_text(&mut dice, g.size());
        Hostile(if dice.once_in(2) { mutated(&mut dice, text.as_bytes()) } else { text.into_bytes() })
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Hostile>> {
        Box::new(self.0.shrink().map(Hostile))
    }
}

/// A game by its seed and length; made smaller by dropping plies from its end.
#[derive(Clone, Copy, Debug)]
pub struct AnyGame {
    /// The seed.
    pub seed: u64,
    /// The most plies it has.
    pub plies: usize,
}

impl AnyGame {
    /// The game.
    pub fn game(self) -> Game {
        random_game(&mut Dice::new(self.seed), self.plies)
    }
}

impl Arbitrary for AnyGame {
    fn arbitrary(g: &mut Gen) -> AnyGame {
        AnyGame { seed: u64::arbitrary(g), plies: usize::arbitrary(g) % 160 }
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = AnyGame>> {
        let seed = self.seed;
        Box::new(self.plies.shrink().map(move |plies| AnyGame { seed, plies }))
    }
}
