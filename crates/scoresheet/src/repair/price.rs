//! What a text costs if a move was meant: one dynamic program over the characters of the text and the graph of the move.

use super::channel::Channel;
use super::features::Features;
use super::letters::{Letters, SIZE};
use super::spelling::{NODES, Spelling};
use super::text::{LONGEST, Text};

/// Room for the dynamic program.
#[derive(Debug)]
pub(super) struct Room {
    spelling: Spelling,
    /// The characters that the graph has, and the least that any of them costs where another stands; NaN: not yet asked.
    meant: Vec<u8>,
    nearest: [f32; SIZE],
    /// The least cost to stand at a node with so many characters read.
    least: [[f32; LONGEST + 1]; NODES],
}

impl Default for Room {
    fn default() -> Room {
        Room {
            spelling: Spelling::default(),
            meant: Vec::new(),
            nearest: [f32::NAN; SIZE],
            least: [[f32::INFINITY; LONGEST + 1]; NODES],
        }
    }
}

impl Room {
    /// Makes ready for texts by which a move of these features may be meant.
    pub(super) fn spell(&mut self, features: Features, letters: &Letters, channel: &Channel) {
        self.spelling.spell(features, letters, channel);
        self.meant.clear();
        self.meant.extend(self.spelling.arcs.iter().map(|arc| arc.character).filter(|character| *character != 0));
        self.meant.sort_unstable();
        self.meant.dedup();
        self.nearest.fill(f32::NAN);
    }

    /// What a text costs at the least: each of its characters stands for the nearest one of the move, or is one too many.
    pub(super) fn bound(&mut self, text: &Text, letters: &Letters) -> f32 {
        let mut bound = 0.0;
        for (seen, surplus) in text.characters.iter().zip(&text.surplus) {
            let nearest = &mut self.nearest[usize::from(*seen)];
            if nearest.is_nan() {
                let changes = self.meant.iter().map(|meant| letters.change(*meant, *seen));
                *nearest = changes.fold(f32::INFINITY, f32::min);
            }
            bound += nearest.min(*surplus);
        }
        bound
    }

    /// What a text costs if the move was meant that the room was made ready for.
    pub(super) fn price(&mut self, text: &Text, letters: &Letters) -> f32 {
        if text.long {
            return f32::INFINITY;
        }
        let (count, last) = (text.characters.len(), self.spelling.last as usize);
        for row in &mut self.least[..=last] {
            row[..=count].fill(f32::INFINITY);
        }
        self.least[0][0] = 0.0;
        let mut done = usize::MAX;
        for arc in &self.spelling.arcs {
            let (from, to) = (arc.from as usize, arc.to as usize);
            if done != from {
                settle(&mut self.least[from], &text.surplus);
                done = from;
            }
            let row = self.least[from];
            let target = &mut self.least[to];
            let other = if arc.character == 0 { arc.price } else { arc.price + arc.drop };
            for (held, came) in target[..=count].iter_mut().zip(&row) {
                *held = held.min(came + other);
            }
            if arc.character != 0 {
                for (at, seen) in text.characters.iter().enumerate() {
                    let came = row[at] + arc.price + letters.change(arc.character, *seen);
                    target[at + 1] = target[at + 1].min(came);
                }
            }
        }
        settle(&mut self.least[last], &text.surplus);
        self.least[last][count]
    }
}

/// Lets characters be too many at a node.
#[inline]
fn settle(row: &mut [f32; LONGEST + 1], surplus: &[f32]) {
    for (at, price) in surplus.iter().enumerate() {
        row[at + 1] = row[at + 1].min(row[at] + price);
    }
}
