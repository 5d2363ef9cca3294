//! A board of the page: drawn once, from pieces that stand on the page once, and as a short text from which the page's
//! script draws the same.
//!
//! The text is the first field of a FEN, and then by a letter and a square what is marked: `l` a square of the last move,
//! `k` a king in check, `e`, `w` and `n` a square to look at, by severity. The letters are the ends of the pieces' ids too.

use crate::report::svg::{SIDE, checked_king, define_board, define_men, last_square, mark, opening};
use crate::rule::Severity;
use planilla_board::{Move, Position, Square};
use std::fmt::Write;

/// The start of the pieces' ids.
const ID: &str = "m";

/// What draws one sign.
type Draw = fn(&mut String);

/// Writes the pieces: the board and the turned one, the men, and what marks squares.
pub(super) fn define_pieces(out: &mut String) {
    out.push_str("<svg class=\"pieces\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>");
    define_board(out, "m-b", false, true);
    define_board(out, "m-f", true, true);
    define_men(out, ID);
    let marks: [(char, Draw); 5] = [
        ('l', |out| last_square(out, (0, 0))),
        ('k', |out| checked_king(out, (0, 0))),
        ('e', |out| mark(out, (0, 0), Severity::Error)),
        ('w', |out| mark(out, (0, 0), Severity::Warning)),
        ('n', |out| mark(out, (0, 0), Severity::Note)),
    ];
    for (letter, draw) in marks {
        let _ = write!(out, "<g id=\"m-{letter}\">");
        draw(out);
        out.push_str("</g>");
    }
    out.push_str("</defs></svg>");
}

/// A position as a short text, with what is marked in it.
pub(super) fn in_short(position: &Position, last_move: Option<Move>, marks: &[(Square, Severity)]) -> String {
    let fen = position.to_fen();
    let mut short = fen.split(' ').next().unwrap_or_default().to_owned();
    for square in last_move.into_iter().flat_map(|last| [last.from(), last.to()]) {
        let _ = write!(short, " l{square}");
    }
    if position.in_check() {
        let _ = write!(short, " k{}", position.king(position.turn()));
    }
    for (square, severity) in marks {
        let letter = match severity {
            Severity::Error => 'e',
            Severity::Warning => 'w',
            Severity::Note => 'n',
        };
        let _ = write!(short, " {letter}{square}");
    }
    short
}

/// Writes the picture of a position given in short, with a label for those who hear it.
pub(super) fn picture(out: &mut String, short: &str, label: &str) {
    let _ = write!(out, "{} aria-label=\"{label}\"><use href=\"#m-b\"/><g>", opening(true));
    let mut fields = short.split(' ');
    let men = fields.next().unwrap_or_default();
    let marks: Vec<(&str, Square)> =
        fields.filter_map(|field| Some((field.get(..1)?, field.get(1..)?.parse().ok()?))).collect();
    let (under, over): (Vec<_>, Vec<_>) = marks.into_iter().partition(|(letter, _)| matches!(*letter, "l" | "k"));
    let mut put = |name: &str, column: usize, row: usize| {
        let _ = write!(out, "<use href=\"#{ID}{name}\"");
        for (axis, at) in [("x", column), ("y", row)].into_iter().filter(|(_, at)| *at > 0) {
            let _ = write!(out, " {axis}=\"{}\"", at * SIDE);
        }
        out.push_str("/>");
    };
    let place = |square: Square| (square.file().index(), 7 - square.rank().index());
    for (letter, square) in under {
        let (column, row) = place(square);
        put(&format!("-{letter}"), column, row);
    }
    for (row, rank) in men.split('/').enumerate() {
        let mut column = 0;
        for man in rank.chars() {
            if let Some(empty) = man.to_digit(10) {
                column += empty as usize;
            } else {
                put(man.encode_utf8(&mut [0; 4]), column, row);
                column += 1;
            }
        }
    }
    for (letter, square) in over {
        let (column, row) = place(square);
        put(&format!("-{letter}"), column, row);
    }
    out.push_str("</g></svg>");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_in_short_and_drawn() {
        let position = Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1").unwrap();
        let short = in_short(&position, "e3e2".parse().ok(), &[("e2".parse().unwrap(), Severity::Warning)]);
        assert_eq!(short, "4k3/8/8/8/8/8/4R3/4K3 le3 le2 ke8 we2");
        let mut drawn = String::new();
        picture(&mut drawn, &short, "x");
        let men = "<use href=\"#m-l\" x=\"192\" y=\"240\"/><use href=\"#m-l\" x=\"192\" y=\"288\"/><use href=\"#m-k\" x=\"192\"/>\
                   <use href=\"#mk\" x=\"192\"/><use href=\"#mR\" x=\"192\" y=\"288\"/><use href=\"#mK\" x=\"192\" y=\"336\"/>\
                   <use href=\"#m-w\" x=\"192\" y=\"288\"/></g></svg>";
        assert!(drawn.ends_with(men), "{drawn}");
    }

    #[test]
    fn every_piece_has_its_place() {
        let mut pieces = String::new();
        define_pieces(&mut pieces);
        let xml = roxmltree::Document::parse(&pieces).unwrap();
        let ids: Vec<&str> = xml.descendants().filter_map(|node| node.attribute("id")).collect();
        for id in ["m-b", "m-f", "m-l", "m-k", "m-e", "m-w", "m-n", "mP", "mp", "mK", "mq"] {
            assert!(ids.contains(&id), "{id}");
        }
    }
}
