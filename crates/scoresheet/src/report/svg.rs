//! A position as a picture: SVG for notebooks, pages and files. It has its own colours and frame, so that it looks the same
//! on light and on dark pages.

mod men;
mod squares;

pub(super) use men::define_men;
pub(super) use squares::{Drawing, SIDE, checked_king, define, define_board, draw, last_square, mark, opening};

use super::markup::{Escaped, id_of};
use crate::finding::{Arg, Message};
use crate::messages::Messages;
use crate::rule::Severity;
use planilla_board::{Color, Move, Position, Role, Square};
use std::fmt::Write;

/// How a board is shown.
#[derive(Clone, Debug)]
pub struct BoardView<'a> {
    /// Whether Black's side is at the bottom.
    pub flipped: bool,
    /// Whether letters and numbers stand beside the board.
    pub coordinates: bool,
    /// The move that led to the position: its two squares are coloured.
    pub last_move: Option<Move>,
    /// Squares to look at, each framed in the colour and with the sign of a severity.
    pub marks: Vec<(Square, Severity)>,
    /// How wide and high the picture is, in pixels; it shrinks where there is less room.
    pub size: u32,
    /// The language of the words for those who hear the picture.
    pub messages: &'a Messages,
}

impl<'a> BoardView<'a> {
    /// White at the bottom, with coordinates, 360 pixels wide, and nothing marked.
    pub fn new(messages: &'a Messages) -> BoardView<'a> {
        BoardView { flipped: false, coordinates: true, last_move: None, marks: Vec::new(), size: 360, messages }
    }
}

/// The position as an SVG picture, with its description in words for screen readers. A king in check is marked.
///
/// ```
/// use planilla::report::{BoardView, board_svg};
/// use planilla::{Messages, Severity};
/// use planilla_board::{Position, Square};
/// let mut view = BoardView::new(Messages::of("en").unwrap());
/// view.flipped = true;
/// view.marks.push((Square::E4, Severity::Error));
/// let svg = board_svg(&Position::default(), &view);
/// assert!(svg.starts_with("<svg ") && svg.contains("White: king e1; queen d1; rook a1; rook h1"));
/// ```
pub fn board_svg(position: &Position, view: &BoardView<'_>) -> String {
    let BoardView { flipped, coordinates, last_move, .. } = *view;
    let drawing = Drawing { flipped, last_move, marks: &view.marks };
    let fen = position.to_fen();
    let id = id_of(&format!("{fen} {coordinates} {drawing:?}"));
    let mut out = String::with_capacity(8 * 1024);
    let (open, size) = (opening(coordinates), view.size);
    let _ = write!(
        out,
        "{open} xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" \
         style=\"max-width:100%;height:auto\" aria-labelledby=\"{id}-t {id}-d\"><title id=\"{id}-t\">{}</title>\
         <desc id=\"{id}-d\">{}</desc>",
        Escaped(&fen),
        Escaped(&in_words(position, last_move, view.messages)),
    );
    define(&mut out, &id, flipped, coordinates);
    draw(&mut out, &id, position, &drawing);
    out.push_str("</svg>");
    out
}

/// The position in words: who is to move, a check, the last move, and where the men stand, kings first.
fn in_words(position: &Position, last_move: Option<Move>, messages: &Messages) -> String {
    let turn = position.turn();
    let mut parts = vec![Message::new("board-turn").with("color", turn)];
    if position.in_check() {
        parts.push(Message::new("board-check").with("color", turn));
    }
    if let Some(last) = last_move {
        parts.push(Message::new("board-last").with("written", last.to_string()));
    }
    parts.extend(Color::ALL.map(|color| {
        let men = Role::ALL.into_iter().rev().flat_map(|role| {
            let squares = position.pieces(color, role).into_iter();
            squares.map(move |square| Message::new("board-man").with("role", role).with("square", square))
        });
        Message::new("board-men").with("color", color).with("moves", Arg::Sentences(men.collect()))
    }));
    let parts: Vec<String> = parts.iter().map(|part| messages.format(part).replace('`', "")).collect();
    parts.join(". ") + "."
}

#[cfg(test)]
mod tests {
    use super::*;

    fn english() -> &'static Messages {
        Messages::of("en").unwrap()
    }

    #[test]
    fn each_man_stands_on_its_square() {
        let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
        let mut view = BoardView::new(english());
        let white = board_svg(&position, &view);
        let xml = roxmltree::Document::parse(&white).unwrap();
        let places = |xml: &roxmltree::Document<'_>| {
            let uses = xml.root_element().children().filter(|node| node.has_tag_name("use"));
            let text = |node: &roxmltree::Node<'_, '_>, name| node.attribute(name).unwrap_or("0").to_owned();
            let man = |node: &roxmltree::Node<'_, '_>| {
                node.attributes().find(|a| a.name() == "href").unwrap().value().chars().last().unwrap()
            };
            uses.skip(1).map(|node| (man(&node), text(&node, "x"), text(&node, "y"))).collect::<Vec<_>>()
        };
        let place = |man, x: &str, y: &str| (man, x.to_owned(), y.to_owned());
        assert_eq!(places(&xml), [place('K', "192", "336"), place('R', "336", "336"), place('k', "192", "0")]);
        view.flipped = true;
        let black = board_svg(&position, &view);
        let xml = roxmltree::Document::parse(&black).unwrap();
        assert_eq!(places(&xml), [place('K', "144", "0"), place('R', "0", "0"), place('k', "144", "336")]);
        assert_ne!(white[..200], black[..200], "the ids differ");
    }

    #[test]
    fn marks_and_moves_are_shown() {
        let position = Position::from_fen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3").unwrap();
        let plain = board_svg(&position, &BoardView::new(english()));
        let mut view = BoardView::new(english());
        view.last_move = "d8h4".parse().ok();
        view.marks = vec![(Square::E4, Severity::Error), (Square::F1, Severity::Warning), (Square::A1, Severity::Note)];
        let svg = board_svg(&position, &view);
        roxmltree::Document::parse(&svg).unwrap();
        assert!(svg.contains("White to move. White is in check. last move d8h4."), "{svg}");
        assert_eq!((plain.matches("class=\"last\"").count(), svg.matches("class=\"last\"").count()), (0, 2));
        for (severity, count) in [("error", 1), ("warning", 1), ("note", 1)] {
            assert_eq!(svg.matches(&format!("class=\"{severity}\"")).count(), count, "{severity}");
            assert!(!plain.contains(&format!("class=\"{severity}\"")));
        }
        assert_eq!(plain.matches("class=\"check\"").count(), 1);
        assert!(svg.len() < 10_000, "{}", svg.len());
    }
}
