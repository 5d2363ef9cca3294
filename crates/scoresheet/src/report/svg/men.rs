//! The drawings of the men, each in a square of 48 by 48, made for this project.

use planilla_board::{Color, Role};
use std::fmt::Write;

/// The foot on which all stand but the pawn.
const FOOT: &str = "M12 37.5h24a2.5 2.5 0 0 1 2.5 2.5v3h-29v-3a2.5 2.5 0 0 1 2.5-2.5z";

/// The outline of a man, and the lines drawn inside it.
const fn drawing(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Pawn => (
            "<path d=\"M20 21.5c-.6 5.5-2.6 10.5-6.8 15h21.600c-4.2-4.5-6.2-9.5-6.8-15zM13 36.500h22a2 2 0 0 1 2 \
             2V43H11v-4.500a2 2 0 0 1 2-2zM18 19.500h12a1.7 1.7 0 0 1 0 3.500H18a1.7 1.7 0 0 1 0-3.500z\"/>\
             <circle cx=\"24\" cy=\"13.5\" r=\"6.5\"/>",
            "M16 38.800h16",
        ),
        Role::Knight => (
            "<path d=\"M36.5 38c.6-13-2.2-23.5-13.3-27l-1.7-4.5-3 5c-5 2-6.7 5.5-8 9.700L8.3 27c-.9 2.5.2 4.8 2.6 5.1 \
             1.5.2 2.6-.3 3.6-1.3 1.4-1.4 2.6-2 4.7-2.3-1.7 2.6-5 5-5.2 9.500z\"/>",
            "M26 15.500c5 4 6.8 10.5 6.7 19M11.4 27.800l.9-1.300M17.4 18a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0",
        ),
        Role::Bishop => (
            "<path d=\"M19.5 31c-.3 3-1.5 5-4 7h17c-2.5-2-3.7-4-4-7zM24 9c-5.5 4.3-8.7 9-8.7 13.5 0 3 1.2 5 2.9 \
             6.500h11.600c1.7-1.5 2.9-3.5 2.9-6.500C32.7 18 29.5 13.3 24 9zM17 28h14a1.7 1.7 0 0 1 0 3.500H17a1.7 1.7 0 0 \
             1 0-3.500z\"/><circle cx=\"24\" cy=\"7.5\" r=\"2.6\"/>",
            "M27.3 14.500l-4.3 7",
        ),
        Role::Rook => (
            "<path d=\"M16 20.500h16l1.8 17H14.200zM11.5 8h6v4h3.700V8h5.600v4h3.700V8h6v9.500L33 21H15l-3.5-3.500z\"/>",
            "M16.5 20.800h15M15.5 34h17",
        ),
        Role::Queen => (
            "<path d=\"M13.8 34L8.5 15.500l8 7.5 1-11.500L24 21.500l6.5-10 1 11.5 8-7.500L34.2 34c-1 1.3-.3 3 .5 4H13.300c.8-1 \
             1.5-2.7.5-4z\"/><circle cx=\"8\" cy=\"13.5\" r=\"2.5\"/><circle cx=\"17.3\" cy=\"9.3\" r=\"2.5\"/>\
             <circle cx=\"30.7\" cy=\"9.3\" r=\"2.5\"/><circle cx=\"40\" cy=\"13.5\" r=\"2.5\"/>",
            "M14.5 30.500c6-1.8 13-1.8 19 0M14.3 34.200c6-1.6 13.4-1.6 19.4 0",
        ),
        Role::King => (
            "<path d=\"M22.2 4.500h3.600v3.200H29v3.500h-3.200V16h-3.600v-4.800H19V7.700h3.200zM24 15c3.2 0 4.3 2.5 4.3 4 2-1.7 4.3-2.3 \
             6.3-2.3 3.7 0 6.4 2.7 6.4 6.3 0 4.5-4.3 6.5-6.5 11-.6 1.3-.3 3 .2 4H13.300c.5-1 .8-2.7.2-4C11.3 29.5 7 \
             27.5 7 23c0-3.6 2.7-6.3 6.4-6.3 2 0 4.3.6 6.3 2.3 0-1.5 1.1-4 4.3-4z\"/>",
            "M14.5 30.800c6-1.8 13-1.8 19 0M14.3 34.300c6-1.6 13.4-1.6 19.4 0M24 18.500v8.5",
        ),
    }
}

/// Fill, outline and inner lines of a player's men.
const fn paint(color: Color) -> [&'static str; 3] {
    match color {
        Color::White => ["#fffdf6", "#24282b", "#24282b"],
        Color::Black => ["#3a3f44", "#15181a", "#e9e6da"],
    }
}

/// Writes the twelve men; each has its letter of FEN as the end of its id.
pub(crate) fn define_men(out: &mut String, id: &str) {
    for role in Role::ALL {
        let (outline, inside) = drawing(role);
        let letter = role.letter();
        let foot = if role == Role::Pawn { String::new() } else { format!("<path d=\"{FOOT}\"/>") };
        let _ = write!(
            out,
            "<g id=\"{id}{letter}0\" stroke-width=\"1.8\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{outline}{foot}\
             <path d=\"{inside}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\"/></g>"
        );
        for color in Color::ALL {
            let man = planilla_board::Piece { color, role }.fen_letter();
            let [fill, stroke, inner] = paint(color);
            let _ = write!(
                out,
                "<g id=\"{id}{man}\" fill=\"{fill}\" stroke=\"{stroke}\" color=\"{inner}\"><use href=\"#{id}{letter}0\"/></g>"
            );
        }
    }
}
