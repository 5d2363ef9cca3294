//! The text of a cell made ready: characters as numbers, the sign of check or mate apart.

use super::channel::Channel;
use super::letters::Letters;

/// How many characters of a text are looked at; a longer one has nothing to do with a move.
pub(super) const LONGEST: usize = 15;

/// A text made ready: its characters as numbers, and what each costs if it is one too many.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Text {
    pub(super) characters: Vec<u8>,
    pub(super) surplus: Vec<f32>,
    /// Whether it is too long for a move.
    pub(super) long: bool,
    /// The sign behind it.
    pub(super) sign: Sign,
}

/// The sign of check or mate behind a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sign {
    #[default]
    None,
    Check,
    Mate,
}

impl Sign {
    pub(super) const ALL: [Sign; 3] = [Sign::None, Sign::Check, Sign::Mate];
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
        let sign = take_sign(&mut characters);
        let surplus = characters.iter().enumerate().map(|(at, character)| match character {
            b'=' | b'!' | b'?' | b'.' | b',' | b'(' | b')' => channel.slip.sign,
            _ if at > 0 && characters[at - 1] == *character => channel.slip.again,
            _ => channel.slip.insert,
        });
        let surplus = surplus.collect();
        Text { long: characters.len() > LONGEST, characters, surplus, sign }
    }
}

/// Takes the signs of check and mate away from the end, with what is written behind them.
fn take_sign(characters: &mut Vec<u8>) -> Sign {
    let mut end = characters.len();
    let mut sign = Sign::None;
    while let Some(last) = end.checked_sub(1).and_then(|at| characters.get(at)) {
        match last {
            b'+' if sign == Sign::None => sign = Sign::Check,
            b'#' | b'+' => sign = Sign::Mate,
            b'!' | b'?' => {}
            _ => break,
        }
        end -= 1;
    }
    characters.truncate(end);
    sign
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
