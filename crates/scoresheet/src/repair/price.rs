//! What a text costs if a move was meant: one dynamic program over the characters of the text and the graph of the move.

use super::channel::Channel;
use super::features::Features;
use super::letters::Letters;
use super::spelling::{NODES, Spelling};

/// How many characters of a text are looked at; a longer one has nothing to do with a move.
const LONGEST: usize = 15;

/// A text made ready: its characters as numbers, and what each costs if it is one too many.
#[derive(Clone, Debug, Default)]
pub(super) struct Text {
    characters: Vec<u8>,
    surplus: Vec<f32>,
    /// Whether it is too long for a move.
    long: bool,
}

impl Text {
    pub(super) fn new(text: &str, letters: &Letters, channel: &Channel) -> Text {
        let mut characters: Vec<u8> = Vec::new();
        for character in without_offer(text).chars().filter(|character| !character.is_whitespace()) {
            let character = match character {
                '–' | '—' | '−' | '‐' => '-',
                '×' | '✕' => 'x',
                '†' => '+',
                '‡' => '#',
                other => other,
            };
            match planted(character) {
                Some(role) => characters.extend(letters.men[role].first().into_iter().flatten()),
                None => characters.push(letters.code(character)),
            }
        }
        let surplus = characters.iter().enumerate().map(|(at, character)| match character {
            b'=' | b'!' | b'?' | b'.' | b',' | b'(' | b')' => channel.slip.sign,
            _ if at > 0 && characters[at - 1] == *character => channel.slip.again,
            _ => channel.slip.insert,
        });
        let surplus = surplus.collect();
        Text { long: characters.len() > LONGEST, characters, surplus }
    }
}

/// The man of a figurine, by [`planilla_board::Role::index`].
fn planted(character: char) -> Option<usize> {
    let nth = |first: char| (character as u32).checked_sub(first as u32).filter(|nth| *nth < 6);
    let nth = nth('♔').or_else(|| nth('♚'))?;
    Some(5 - nth as usize)
}

/// A text without the offer of a draw behind it.
fn without_offer(text: &str) -> &str {
    let text = text.trim();
    text.strip_suffix("(=)").unwrap_or(text).trim_end()
}

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
    /// What a text costs if a move of these features was meant, at most what a cell costs that has nothing to do with it.
    pub(super) fn price(&mut self, text: &Text, features: &Features, letters: &Letters, channel: &Channel) -> f32 {
        let most = channel.cell.garbage;
        if text.long {
            return most;
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
        self.least[last][count].min(most)
    }
}

/// Lets characters be too many at a node.
#[inline]
fn settle(row: &mut [f32; LONGEST + 1], surplus: &[f32]) {
    for (at, price) in surplus.iter().enumerate() {
        row[at + 1] = row[at + 1].min(row[at] + price);
    }
}
