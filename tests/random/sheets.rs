//! Games written down as players write them.

use super::{Dice, Game};
use planilla::facts;
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
        let mut facts = facts(position, played);
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
