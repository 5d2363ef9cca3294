//! One cell: a move as a player writes it, and what befalls it.

use super::{Dice, Rates};
use planilla_board::Role;
use planilla_notation::{Language, MoveFacts, Style, write_move};

/// The letters and digits that were most often taken for each other, the commonest pair first.
const PAIRS: [(char, char); 15] = [
    ('c', 'e'),
    ('K', 'R'),
    ('a', 'g'),
    ('3', '5'),
    ('c', 'd'),
    ('B', 'b'),
    ('a', 'd'),
    ('4', '5'),
    ('B', 'R'),
    ('b', 'h'),
    ('f', 'h'),
    ('N', 'h'),
    ('2', '7'),
    ('6', '7'),
    ('1', '8'),
];

const FILES: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const RANKS: [char; 8] = ['1', '2', '3', '4', '5', '6', '7', '8'];

/// Of how many moves over the board one has a hint, gives check, takes a piece with a piece, or takes with a pawn. Only these
/// can lack the hint or the mark or be written in a short way, so they do so many times as often as cells do.
const ONE_IN_HINTS: usize = 26;
const ONE_IN_CHECKS: usize = 20;
const ONE_IN_EXCHANGES: usize = 11;
const ONE_IN_PAWNS: usize = 16;

/// How a player writes, and what befalls the cells.
pub(super) struct Writer<'r> {
    pub(super) language: &'static Language,
    pub(super) style: Style,
    pub(super) rates: &'r Rates,
}

impl Writer<'_> {
    /// What is written for a move, and whether that is wrong.
    pub(super) fn write(&self, facts: &MoveFacts, dice: &mut Dice) -> (String, bool) {
        let rates = self.rates;
        let mut happens = |rate: usize| dice.below(10_000) < rate;
        let pawn = facts.role == Role::Pawn;
        let unhinted = !pawn && (facts.file || facts.rank) && happens(rates.hint * ONE_IN_HINTS);
        let unmarked = facts.check && happens(rates.mark * ONE_IN_CHECKS);
        let mut facts = *facts;
        if unhinted {
            (facts.file, facts.rank) = (false, false);
        }
        if unmarked {
            (facts.check, facts.mate) = (false, false);
        }
        let taken = facts.captured.filter(|taken| facts.capture && !pawn && *taken != Role::Pawn);
        let text = match taken {
            Some(taken) if happens(rates.taken * ONE_IN_EXCHANGES) => {
                format!("{}x{}", self.language.letter(facts.role), self.language.letter(taken))
            }
            _ if pawn && facts.capture && facts.promotion.is_none() && happens(rates.pawn * ONE_IN_PAWNS) => {
                let (from, to) = (facts.from.file().letter(), facts.to.file().letter());
                if dice.once_in(2) { format!("{from}x{to}") } else { format!("{from}{to}") }
            }
            _ => write_move(&facts, self.language, self.style),
        };
        match self.spoiled(&text, facts.role, dice) {
            Some(spoiled) => (spoiled, true),
            None => (text, unhinted),
        }
    }

    /// The text with one mishap; `None` where there is none.
    fn spoiled(&self, text: &str, role: Role, dice: &mut Dice) -> Option<String> {
        let Rates { file, rank, blank, query, character, letter, .. } = *self.rates;
        let mut left = dice.below(10_000);
        let mut falls = |rate: usize| {
            let falls = left < rate;
            left = if falls { usize::MAX } else { left - rate };
            falls
        };
        let mut characters: Vec<char> = text.chars().collect();
        if falls(blank) {
            return Some(String::new());
        } else if falls(query) {
            return Some("?".to_owned());
        } else if falls(file) {
            replace(&mut characters, &FILES, dice)?;
        } else if falls(rank) {
            replace(&mut characters, &RANKS, dice)?;
        } else if falls(character) {
            let at = dice.below(characters.len());
            match dice.below(5) {
                0 | 1 if characters.len() > 2 => drop(characters.remove(at)),
                0..=2 => characters.insert(at, characters[at]),
                3 => characters.insert(at, *dice.pick(&FILES)),
                _ => characters.insert(at, *dice.pick(&RANKS)),
            }
        } else if role != Role::Pawn && falls(letter * 3 / 2) {
            let letters = Role::ALL.into_iter().filter(|other| *other != Role::Pawn && *other != role);
            let letters: Vec<&str> = letters.map(|role| self.language.letter(role)).collect();
            let own = self.language.letter(role);
            let rest = text.strip_prefix(own)?;
            let other = own.parse().ok().and_then(|own| confused(own, dice)).filter(|_| !dice.once_in(3));
            return Some(format!("{}{rest}", other.map_or_else(|| (*dice.pick(&letters)).to_owned(), String::from)));
        } else {
            return None;
        }
        Some(characters.into_iter().collect())
    }
}

/// Puts another character of an alphabet in the place of one; mostly the last of them, which belongs to the square that the
/// man goes to.
fn replace(characters: &mut [char], alphabet: &[char], dice: &mut Dice) -> Option<()> {
    let end = characters.iter().position(|c| *c == ' ').unwrap_or(characters.len());
    let places: Vec<usize> = (0..end).filter(|at| alphabet.contains(&characters[*at])).collect();
    let last = *places.last()?;
    let at = if dice.once_in(5) { *dice.pick(&places) } else { last };
    let old = characters[at];
    let like = confused(old, dice).filter(|like| alphabet.contains(like) && !dice.once_in(4));
    characters[at] = like.unwrap_or_else(|| {
        let others: Vec<char> = alphabet.iter().copied().filter(|other| *other != old).collect();
        *dice.pick(&others)
    });
    Some(())
}

/// What a character is taken for; `None` for one that is in no pair.
fn confused(character: char, dice: &mut Dice) -> Option<char> {
    let others = PAIRS.iter().enumerate().filter_map(|(row, &(a, b))| {
        let other = if a == character { b } else { a };
        (a == character || b == character).then_some((PAIRS.len() - row, other))
    });
    let others: Vec<(usize, char)> = others.collect();
    let mut left = dice.below(others.iter().map(|(weight, _)| weight).sum());
    others.into_iter().find_map(|(weight, other)| {
        let found = left < weight;
        left = left.saturating_sub(weight);
        found.then_some(other)
    })
}
