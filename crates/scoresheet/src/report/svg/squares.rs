//! The board under the men: squares, frame, coordinates, and what is marked.

use super::men::define_men;
use crate::rule::Severity;
use planilla_board::{Move, Position, Square};
use std::fmt::Write;

/// The side of a square.
pub(crate) const SIDE: usize = 48;

/// What is drawn of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing<'a> {
    pub(crate) flipped: bool,
    pub(crate) last_move: Option<Move>,
    pub(crate) marks: &'a [(Square, Severity)],
}

/// The tag of a picture, left open for further attributes.
pub(crate) const fn opening(coordinates: bool) -> &'static str {
    if coordinates {
        "<svg viewBox=\"-22 -6 412 412\" role=\"img\""
    } else {
        "<svg viewBox=\"-6 -6 396 396\" role=\"img\""
    }
}

/// Writes what all boards of a page have in common: the empty board and the men.
pub(crate) fn define(out: &mut String, id: &str, flipped: bool, coordinates: bool) {
    out.push_str("<defs>");
    define_board(out, &format!("{id}-b"), flipped, coordinates);
    define_men(out, id);
    out.push_str("</defs>");
}

/// Writes the empty board, by its own id.
pub(crate) fn define_board(out: &mut String, id: &str, flipped: bool, coordinates: bool) {
    let (left, whole) = if coordinates { (22, 412) } else { (6, 396) };
    let _ = write!(
        out,
        "<g id=\"{id}\"><rect x=\"-{left}\" y=\"-6\" width=\"{whole}\" height=\"{whole}\" rx=\"6\" fill=\"#46544c\"/>\
         <path fill=\"#eef0ea\" d=\"M0 0h384v384H0z\"/><path fill=\"#9fb3a4\" d=\""
    );
    for row in 0..8 {
        for column in (0..8).filter(|column| (row + column) % 2 == 1) {
            let _ = write!(out, "M{} {}h48v48h-48z", column * SIDE, row * SIDE);
        }
    }
    out.push_str("\"/>");
    if coordinates {
        let sans = "system-ui,sans-serif";
        let _ = write!(out, "<g fill=\"#eef0ea\" font-family=\"{sans}\" font-size=\"13\" text-anchor=\"middle\">");
        for step in 0..8 {
            let place = step * SIDE + SIDE / 2;
            let (file, rank) = if flipped { (7 - step, step) } else { (step, 7 - step) };
            let (file, rank) = (char::from(b'a' + file as u8), rank + 1);
            let _ = write!(
                out,
                "<text x=\"{place}\" y=\"399\">{file}</text><text x=\"-11\" y=\"{}\">{rank}</text>",
                place + 5
            );
        }
        out.push_str("</g>");
    }
    out.push_str("</g>");
}

/// Writes a board with its men, once [`define`] has been written to the page.
pub(crate) fn draw(out: &mut String, id: &str, position: &Position, drawing: &Drawing<'_>) {
    let place = |square: Square| {
        let (file, rank) = (square.file().index(), square.rank().index());
        let (column, row) = if drawing.flipped { (7 - file, rank) } else { (file, 7 - rank) };
        (column * SIDE, row * SIDE)
    };
    let _ = write!(out, "<use href=\"#{id}-b\"/>");
    for square in drawing.last_move.into_iter().flat_map(|last| [last.from(), last.to()]) {
        last_square(out, place(square));
    }
    if position.in_check() {
        checked_king(out, place(position.king(position.turn())));
    }
    for square in position.occupied() {
        if let Some(man) = position.piece_at(square) {
            let (x, y) = place(square);
            let _ = write!(out, "<use href=\"#{id}{}\"", man.fen_letter());
            for (name, at) in [("x", x), ("y", y)].into_iter().filter(|(_, at)| *at > 0) {
                let _ = write!(out, " {name}=\"{at}\"");
            }
            out.push_str("/>");
        }
    }
    for &(square, severity) in drawing.marks {
        mark(out, place(square), severity);
    }
}

/// A square of the last move.
pub(crate) fn last_square(out: &mut String, (x, y): (usize, usize)) {
    let _ = write!(out, "<path class=\"last\" fill=\"#f0d13c\" fill-opacity=\".6\" d=\"M{x} {y}h48v48h-48z\"/>");
}

/// What a king in check stands on.
pub(crate) fn checked_king(out: &mut String, (x, y): (usize, usize)) {
    let _ = write!(
        out,
        "<circle class=\"check\" fill=\"#d32f2f\" fill-opacity=\".5\" stroke=\"#d32f2f\" stroke-opacity=\".35\" \
         stroke-width=\"5\" cx=\"{}\" cy=\"{}\" r=\"20\"/>",
        x + SIDE / 2,
        y + SIDE / 2
    );
}

/// A frame in the colour of the severity, and its sign in the corner: a cross, an exclamation mark, an i.
pub(crate) fn mark(out: &mut String, (x, y): (usize, usize), severity: Severity) {
    let (name, color, sign) = match severity {
        Severity::Error => ("error", "#c62828", "M37.5 5.5l5 5m0-5l-5 5"),
        Severity::Warning => ("warning", "#b26a00", "M40 3.800v4.700m0 3v.1"),
        Severity::Note => ("note", "#2f5f9e", "M40 4.500v.1m0 3v4.6"),
    };
    let _ = write!(
        out,
        "<g class=\"{name}\" transform=\"translate({x} {y})\" fill=\"none\" stroke=\"{color}\" stroke-width=\"3.5\">\
         <path d=\"M1.75 1.750h44.500v44.500h-44.500z\"/><circle cx=\"40\" cy=\"8\" r=\"7\" fill=\"{color}\" stroke-width=\"1\"/>\
         <path d=\"{sign}\" stroke=\"#fff\" stroke-width=\"2.2\" stroke-linecap=\"round\"/></g>"
    );
}
