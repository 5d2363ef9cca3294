//! Texts that no grammar loves: pieces of sheets and games in any order, and damage done to good ones.

use super::Dice;
use planilla_notation::{ItemKind, Score, parse_pgn};

/// What sheets and games are made of, and what breaks them.
const PIECES: [&str; 76] = [
    "e4",
    "e5",
    "Nf3",
    "Cf3",
    "Sf3",
    "♘f3",
    "♞f6",
    "exd5",
    "exd6 e.p.",
    "a.p.",
    "Dxd4+",
    "0-0",
    "O-O-O",
    "o-o",
    "00",
    "e8=Q",
    "e8(D)",
    "d8D#",
    "Ng1-f3",
    "g1f3",
    "Ngf3",
    "N1xd2",
    "Cgxf3o",
    "1.",
    "1",
    "12...",
    "999999",
    "65536.",
    "1...",
    "?",
    "--",
    "...",
    "(=)",
    "=",
    "tablas?",
    "remis",
    "1-0",
    "½-½",
    "0-1",
    "*",
    "+/-",
    "(",
    ")",
    "{",
    "}",
    ";",
    "%",
    "[",
    "]",
    "\"",
    "\\",
    "[White \"A\"]",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
    "[Variant \"Atomic\"]",
    "[%clk 0:05:00]",
    "lang: es",
    "laws: 2005",
    "fen: 8/8/8/8/8/3kP3/8/7K b - - 0 1",
    "Blancas:",
    "$1",
    "$256",
    "!?",
    "!!",
    "\n",
    "\r\n",
    "\n\n",
    "\t",
    " ",
    "|",
    ",",
    ";\n",
    "\u{feff}",
    "\u{2028}",
    "é",
    "\0",
    "x",
];

/// A text of at most so many pieces.
pub fn hostile_text(dice: &mut Dice, most: usize) -> String {
    let mut text = String::new();
    for _ in 0..dice.below(most + 1) {
        text.push_str(dice.pick::<&str>(&PIECES));
        if !dice.once_in(3) {
            text.push(' ');
        }
    }
    text
}

/// A text with a few bytes changed, taken out, doubled or put in; what comes out may be no UTF-8.
pub fn mutated(dice: &mut Dice, text: &[u8]) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.below(bytes.len() + 1);
        let end = (at + dice.below(8)).min(bytes.len());
        match dice.below(5) {
            0 => bytes.insert(at, dice.roll() as u8),
            1 => drop(bytes.drain(at..end)),
            2 => drop(bytes.splice(at..at, dice.pick(&PIECES).bytes())),
            3 => {
                let part = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, part));
            }
            _ => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << dice.below(8);
                }
            }
        }
    }
    bytes
}

/// What a machine may be flooded with.
pub const FLOODS: [&str; 25] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "1.",
    "a",
    "=",
    "\0",
    "(=",
    "e4 ",
    "? ",
    "0-0 ",
    "(e4) ",
    "{}",
    "\n",
    ".",
    "-",
    "é",
    "x1",
    "[A \"",
    "1.e4 e5 (",
    "White claims draw ((",
];

/// A text of at least so many bytes that says one thing over and over.
pub fn flood(piece: &str, length: usize) -> String {
    piece.repeat(length.div_ceil(piece.len()))
}

/// What a character of a SAN is changed into.
const LETTERS: &[u8] = b"abcdefgh12345678NBRQKOx=+#-";

/// A game in PGN with one character of one of its moves changed; `None` for a game without moves.
pub fn corrupted_game(game: &str, score: &mut Score, dice: &mut Dice) -> Option<String> {
    parse_pgn(game, score);
    let cells: Vec<_> = score.items.iter().filter(|item| item.kind == ItemKind::Cell).map(|item| item.span).collect();
    let cell = cells.get(dice.below(cells.len()))?;
    let at = cell.start as usize + dice.below(cell.len());
    let mut bytes = game.as_bytes().to_vec();
    let old = bytes[at];
    while bytes[at] == old {
        bytes[at] = *dice.pick(LETTERS);
    }
    String::from_utf8(bytes).ok()
}
