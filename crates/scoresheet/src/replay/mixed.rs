//! The languages that a sheet mixes: which others than its own were met, and which of them is written at the moment.

/// Languages met on a sheet beside its own. A letter may leave several possible, so each is a set, made smaller by what
/// follows.
#[derive(Clone, Debug, Default)]
pub(super) struct Mixed {
    /// Each a set of languages, bits by table order; the one met last stands last.
    met: Vec<u64>,
    /// Whether the cell that last told languages apart was in another language than the sheet's own.
    now: bool,
}

/// How many other languages of one sheet are told apart; more make one.
const MOST: usize = 4;

impl Mixed {
    /// Whether no other language was met.
    pub(super) fn is_empty(&self) -> bool {
        self.met.is_empty()
    }

    /// All that were met.
    pub(super) fn languages(&self) -> u64 {
        self.met.iter().fold(0, |all, one| all | one)
    }

    /// Those that are written at the moment; none while it is the sheet's own.
    pub(super) fn at_hand(&self) -> u64 {
        self.met.last().copied().filter(|_| self.now).unwrap_or_default()
    }

    /// A cell was read in one of these languages.
    pub(super) fn meet(&mut self, languages: u64) {
        self.now = true;
        if let Some(at) = self.met.iter().rposition(|one| one & languages != 0) {
            let one = self.met.remove(at);
            self.met.push(one & languages);
        } else if self.met.len() < MOST {
            self.met.push(languages);
        } else if let Some(last) = self.met.last_mut() {
            *last |= languages;
        }
    }

    /// A cell was read in the sheet's own language, and by its letters could not be in those at hand.
    pub(super) fn back_to_own(&mut self) {
        self.now = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_met_is_made_smaller_and_kept_apart() {
        let mut mixed = Mixed::default();
        assert!(mixed.is_empty());
        mixed.meet(0b0110);
        mixed.meet(0b0011);
        assert_eq!((mixed.at_hand(), mixed.languages()), (0b0010, 0b0010));
        mixed.meet(0b1000);
        assert_eq!((mixed.at_hand(), mixed.languages()), (0b1000, 0b1010));
        mixed.back_to_own();
        assert_eq!((mixed.at_hand(), mixed.languages()), (0, 0b1010));
        for bit in 4..64 {
            mixed.meet(1 << bit);
        }
        assert_eq!(mixed.met.len(), MOST);
    }
}
