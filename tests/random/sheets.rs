//! Games written down as players write them.

use super::{Dice, Game};
use planilla::facts_for;
use planilla_board::{Color, State};
use planilla_notation::{Language, Style, write_move};
use std::fmt::Write;

/// How a player writes.
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    /// The language of the letters.
    pub language: &'static Language,
    /// The form of the moves, and whether the marks that the Laws leave free are written.
    pub style: Style,
    /// How castling is written.
    pub castling: Castling,
    /// How the move numbers are written.
    pub numbers: Numbers,
    /// Whether draws are offered now and then.
    pub offers: bool,
}

/// How castling is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// `0-0`, the Laws' own.
    Zeros,
    /// `o-o`
    SmallLetters,
    /// `O-O`
    Letters,
}

/// How move numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// `1. e4 e5`
    Dotted,
    /// `1.e4 e5`
    Near,
    /// `1e4 e5`
    Glued,
    /// One line a move, in columns: `1<tab>e4<tab>e5`
    Columns,
    /// `e4 e5`
    None,
}

/// A cell as a hand in a hurry may have spoiled it: another file or rank, another letter of the language or of any other,
/// a character too many or too few, or nothing that can be read.
pub fn slip(cell: &str, language: &Language, dice: &mut Dice) -> String {
    let mut characters: Vec<char> = cell.chars().collect();
    let at = dice.below(characters.len());
    let letters: Vec<char> = language.letters[1..].iter().flat_map(|letters| letters[0].chars()).collect();
    let other = match dice.below(4) {
        0 if !letters.is_empty() => *dice.pick(&letters),
        1 => *dice.pick(&['K', 'Q', 'R', 'B', 'N', 'S', 'T', 'D', 'A', 'C', 'L', 'F', 'Л', 'С']),
        2 => *dice.pick(&['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
        _ => *dice.pick(&['1', '2', '3', '4', '5', '6', '7', '8']),
    };
    match dice.below(8) {
        0 => return "?".to_owned(),
        1 if characters.len() > 2 => drop(characters.remove(at)),
        2 => characters.insert(at, other),
        _ => characters[at] = other,
    }
    characters.into_iter().collect()
}

/// The sheet of a game, with the result at its end, and the text of each of its cells.
pub fn write_sheet(game: &Game, hand: &Hand, dice: &mut Dice) -> (String, Vec<String>) {
    let (mut sheet, mut cells) = (String::new(), Vec::new());
    for (ply, (position, played)) in game.plies().enumerate() {
        let number = ply / 2 + 1;
        if ply % 2 == 0 {
            let _ = match hand.numbers {
                Numbers::Dotted => write!(sheet, "{number}. "),
                Numbers::Near => write!(sheet, "{number}."),
                Numbers::Glued => write!(sheet, "{number}"),
                Numbers::Columns => write!(sheet, "{number}\t"),
                Numbers::None => Ok(()),
            };
        }
        let mut facts = facts_for(position, played, hand.language, hand.style);
        facts.offer = hand.offers && dice.once_in(20);
        let mut cell = write_move(&facts, hand.language, hand.style);
        match hand.castling {
            _ if facts.castle.is_none() => {}
            Castling::Zeros => {}
            Castling::SmallLetters => cell = cell.replace('0', "o"),
            Castling::Letters => cell = cell.replace('0', "O"),
        }
        sheet.push_str(&cell);
        cells.push(cell);
        sheet.push(match hand.numbers {
            Numbers::Columns if ply % 2 == 0 => '\t',
            Numbers::Columns => '\n',
            _ => ' ',
        });
    }
    sheet.push_str(match (game.end().state(), game.end().turn()) {
        (State::Checkmate, Color::White) => "0-1",
        (State::Checkmate, Color::Black) => "1-0",
        _ => "1/2-1/2",
    });
    (sheet, cells)
}
