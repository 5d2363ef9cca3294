//! A position: who stands where, whose move it is, and what the Laws remember (Articles 3.7, 3.8, 9.2 and 9.3).

use crate::attacks::{oblique_lines, straight_lines};
use crate::castling::CastlingRights;
use crate::{
    Bitboard, Color, Piece, Role, Square, bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
};
use std::fmt;
use std::sync::LazyLock;

/// A position with one king a side, six sets of squares by role and two by colour: 96 bytes, and a copy is cheap.
///
/// Equality compares all fields, the clocks too; [`Position::same_as`] is the identity of Article 9.2.
///
/// ```
/// use planilla_board::{Color, Position, Role};
/// let position = Position::default();
/// assert_eq!(position.turn(), Color::White);
/// assert_eq!(position.pieces(Color::Black, Role::Pawn).len(), 8);
/// assert_eq!(position.legal_moves().len(), 20);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) by_role: [Bitboard; 6],
    pub(crate) by_color: [Bitboard; 2],
    /// The square crossed by the double step just made; otherwise empty.
    pub(crate) en_passant: Bitboard,
    /// The men that stand next to the king of the side to move on its lines, one in each direction: of its own, only
    /// these can be pinned. It follows from the men, and like `checked` it is kept because every move asks for it.
    pub(crate) shield: Bitboard,
    /// Men, castling rights and turn; en passant is mixed in on reading.
    pub(crate) key: u64,
    pub(crate) halfmove_clock: u16,
    pub(crate) fullmove_number: u16,
    pub(crate) rights: CastlingRights,
    pub(crate) turn: Color,
    /// Whether the side to move is in check.
    pub(crate) checked: bool,
}

impl Default for Position {
    /// The position the game starts from (Article 2.3).
    fn default() -> Position {
        static START: LazyLock<Position> = LazyLock::new(Position::start);
        *START
    }
}

impl Position {
    fn start() -> Position {
        const BOTH: u64 = 1 | 1 << 56;
        let mut position = Position {
            by_role: [
                Bitboard(0x00FF_0000_0000_FF00),
                Bitboard(BOTH << 1 | BOTH << 6),
                Bitboard(BOTH << 2 | BOTH << 5),
                Bitboard(BOTH | BOTH << 7),
                Bitboard(BOTH << 3),
                Bitboard(BOTH << 4),
            ],
            by_color: [Bitboard(0xFFFF), Bitboard(0xFFFF << 48)],
            rights: CastlingRights::ALL,
            ..Position::EMPTY
        };
        position.key = position.counted_key();
        position.look_at_king(Color::White);
        position
    }
}

impl Position {
    /// A board without men: where the reader of FEN starts.
    pub(crate) const EMPTY: Position = Position {
        by_role: [Bitboard::EMPTY; 6],
        by_color: [Bitboard::EMPTY; 2],
        en_passant: Bitboard::EMPTY,
        key: 0,
        halfmove_clock: 0,
        fullmove_number: 1,
        rights: CastlingRights::NONE,
        turn: Color::White,
        checked: false,
        shield: Bitboard::EMPTY,
    };

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The squares of all men of a role.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.by_role[role.index()]
    }

    /// The squares of all men of a colour.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// The squares of all men.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// The squares of a player's men of one role.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.by_role(role) & self.by_color(color)
    }

    /// The role of the man on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|&role| self.by_role(role).contains(square))
    }

    /// The man on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.by_color[1].contains(square) { Color::Black } else { Color::White };
        self.role_at(square).map(|role| Piece { color, role })
    }

    /// The square of a player's king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.pieces(color, Role::King).first_or_a1()
    }

    /// The men of a colour that would attack a square if exactly these squares were occupied; men on other squares do
    /// not count.
    #[inline]
    pub fn attackers(&self, to: Square, by: Color, occupied: Bitboard) -> Bitboard {
        self.attackers_among(to, by, self.by_color(by) & occupied, occupied)
    }

    /// The men among `enemies`, all of colour `by`, that attack a square.
    #[inline]
    pub(crate) fn attackers_among(&self, to: Square, by: Color, enemies: Bitboard, occupied: Bitboard) -> Bitboard {
        let [pawns, knights, .., kings] = self.by_role;
        let leapers = (knight_attacks(to) & knights) | (king_attacks(to) & kings) | (pawn_attacks(!by, to) & pawns);
        let found = enemies & leapers;
        // Most often no slider stands on a line of the square at all, and its lines need not be walked.
        if (self.aligned_sliders(to) & enemies).is_empty() {
            return found;
        }
        found | self.sliders_among(to, enemies, occupied)
    }

    /// The queens, rooks and bishops that stand on a line of a square along which they move, whatever is between.
    #[inline]
    pub(crate) fn aligned_sliders(&self, square: Square) -> Bitboard {
        let [.., bishops, rooks, queens, _] = self.by_role;
        (straight_lines(square) & (rooks | queens)) | (oblique_lines(square) & (bishops | queens))
    }

    /// The queens, rooks and bishops among `enemies` that attack a square.
    #[inline]
    pub(crate) fn sliders_among(&self, to: Square, enemies: Bitboard, occupied: Bitboard) -> Bitboard {
        let [.., bishops, rooks, queens, _] = self.by_role;
        ((rook_attacks(to, occupied) & (rooks | queens)) | (bishop_attacks(to, occupied) & (bishops | queens)))
            & enemies
    }

    /// The men that give check to the side to move (Article 3.9). A king gives none.
    #[inline]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn), !self.turn, self.occupied()) & !self.by_role(Role::King)
    }

    /// Whether the side to move is in check (Article 3.9).
    #[inline]
    pub const fn in_check(&self) -> bool {
        self.checked
    }

    /// The plies since the last capture or pawn move (Articles 9.3 and 9.6.2); stays at 65,535.
    #[inline]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the move to come, as FEN counts it (PGN 16.1.3.6); stays at 65,535.
    #[inline]
    pub const fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// The rights to castle.
    #[inline]
    pub const fn castling_rights(&self) -> CastlingRights {
        self.rights
    }

    /// The square crossed by the double step just made, whether or not it can be captured on (PGN 16.1.3.4).
    #[inline]
    pub const fn ep_square(&self) -> Option<Square> {
        self.en_passant.first()
    }

    /// The square of a *legal* en passant capture: the one that counts under Article 9.2.
    ///
    /// ```
    /// use planilla_board::Position;
    /// let mut position = Position::default();
    /// position.play("e2e4".parse().unwrap());
    /// assert_eq!(position.ep_square(), Some("e3".parse().unwrap()));
    /// assert_eq!(position.legal_ep_square(), None);
    /// ```
    pub fn legal_ep_square(&self) -> Option<Square> {
        let square = self.en_passant.first()?;
        let pawns = pawn_attacks(!self.turn, square) & self.pieces(self.turn, Role::Pawn);
        pawns.into_iter().any(|from| self.keeps_king_safe(Role::Pawn, from, square)).then_some(square)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::mem::size_of;

    #[test]
    fn sizes_stay_small() {
        assert_eq!(size_of::<Position>(), 96);
        assert_eq!(size_of::<crate::Move>(), 2);
        assert_eq!(size_of::<Square>(), 1);
        assert_eq!(size_of::<CastlingRights>(), 1);
        assert_eq!(size_of::<crate::CastlingFault>(), 3);
        assert_eq!(size_of::<crate::San>(), 8);
        assert!(size_of::<crate::Advance>() <= 16);
    }
}
