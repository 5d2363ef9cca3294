//! A position as a diagram in text.

use planilla_board::{Color, Piece, Position, Role, Square};
use planilla_notation::Language;
use std::fmt::Write;

/// How a diagram in text is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Diagram {
    /// Whether Black's side is at the bottom.
    pub flipped: bool,
    /// What stands for the men.
    pub men: Men,
    /// Whether the letters and numbers beside the board are left out.
    pub bare: bool,
}

/// What stands for the men of a diagram.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Men {
    /// The letters of FEN: capitals for White.
    #[default]
    Letters,
    /// The letters of a language, capitals for White: `R D T A C P` in Spanish.
    Of(&'static Language),
    /// Figurines: ♔ and ♚.
    Figurines,
}

/// A position as a diagram in text, a line for each rank.
///
/// ```
/// use planilla::report::{Diagram, Men, diagram};
/// use planilla_board::Position;
/// let position = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K -").unwrap();
/// let drawn = diagram(&position, Diagram { flipped: true, men: Men::Figurines, bare: false });
/// assert_eq!(drawn.lines().next(), Some("1   ♖ . . ♔ . . . ."));
/// assert_eq!(drawn.lines().last(), Some("    h g f e d c b a"));
/// ```
pub fn diagram(position: &Position, how: Diagram) -> String {
    let order = |at: u32| if how.flipped { at } else { 7 - at };
    let mut text = String::new();
    for rank in (0..8).map(order) {
        if !how.bare {
            let _ = write!(text, "{}   ", rank + 1);
        }
        for file in 0..8 {
            let man = position.piece_at(Square::from_low_bits(rank * 8 + order(7 - file)));
            let _ = write!(text, "{}{}", if file > 0 { " " } else { "" }, man.map_or('.', |man| sign(man, how.men)));
        }
        text.push('\n');
    }
    if !how.bare {
        text.push_str(if how.flipped { "\n    h g f e d c b a\n" } else { "\n    a b c d e f g h\n" });
    }
    text
}

fn sign(man: Piece, men: Men) -> char {
    match men {
        Men::Letters => return man.fen_letter(),
        Men::Of(language) => {
            let letter = language.letter(man.role).chars().next();
            let cased = |letter: char| match man.color {
                Color::White => letter,
                Color::Black => letter.to_lowercase().next().unwrap_or(letter),
            };
            return letter.map_or_else(|| man.fen_letter(), cased);
        }
        Men::Figurines => {}
    }
    match (man.color, man.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_of_the_board() {
        let start = Position::default();
        let lines = |how| diagram(&start, how).lines().map(str::to_owned).collect::<Vec<_>>();
        let white = lines(Diagram::default());
        assert_eq!((white[0].as_str(), white[7].as_str()), ("8   r n b q k b n r", "1   R N B Q K B N R"));
        assert_eq!((white[8].as_str(), white[9].as_str()), ("", "    a b c d e f g h"));
        let spanish = lines(Diagram { men: Men::Of(Language::named("es").unwrap()), ..Diagram::default() });
        assert_eq!((spanish[0].as_str(), spanish[7].as_str()), ("8   t c a d r a c t", "1   T C A D R A C T"));
        let black = lines(Diagram { flipped: true, bare: true, men: Men::Figurines });
        assert_eq!((black.len(), black[0].as_str(), black[7].as_str()), (8, "♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖", "♜ ♞ ♝ ♚ ♛ ♝ ♞ ♜"));
    }
}
