//! What a text costs if a move was meant: one dynamic program over the characters of the text and the graph of the move.

use super::channel::Channel;
use super::features::Features;
use super::letters::Letters;
use super::spelling::{NODES, Spelling};
use super::text::{LONGEST, Text};

/// Room for the dynamic program.
#[derive(Debug)]
pub(super) struct Room {
    spelling: Spelling,
    /// The least cost to stand at a node with so many characters read.
    least: [[f32; LONGEST + 1]; NODES],
}

impl Default for Room {
    fn default() -> Room {
        Room { spelling: Spelling::default(), least: [[f32::INFINITY; LONGEST + 1]; NODES] }
    }
}

impl Room {
    /// What a text costs if a move of these features was meant.
    pub(super) fn price(&mut self, text: &Text, features: Features, letters: &Letters, channel: &Channel) -> f32 {
        if text.long {
            return f32::INFINITY;
        }
        self.spelling.spell(features, letters, channel);
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
