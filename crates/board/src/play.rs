//! Playing a move.

use crate::castling::Path;
use crate::{
    Bitboard, Color, Move, Position, Role, Square, bishop_attacks, key, knight_attacks, pawn_attacks, rook_attacks,
};

impl Position {
    /// Plays a legal move.
    ///
    /// The caller vouches for legality ([`Position::is_legal`]); a pseudo-legal move, which leaves the own king
    /// attacked, is played too, and so is castling without the right to it where the rook is in its corner and the way is free:
    /// what follows is judged as if it had been legal, and a king that stands beside the other gives
    /// no check. A move from a square without a man of the side to move, onto an own man or onto a king
    /// is no move at all and changes nothing.
    ///
    /// ```
    /// use planilla_board::{Color, Position};
    /// let mut position = Position::default();
    /// position.play("e2e4".parse().unwrap());
    /// assert_eq!(position.turn(), Color::Black);
    /// ```
    pub fn play(&mut self, m: Move) {
        let (from, to) = (m.from(), m.to());
        let own = self.by_color(self.turn);
        if !own.contains(from) || (own | self.by_role(Role::King)).contains(to) {
            return;
        }
        let Some(role) = self.role_at(from) else { return };
        if role == Role::King
            && let Some(side) = Path::side(self.turn, m)
            && self.has_way_to_castle(self.turn, side)
        {
            self.commit_castling(side);
        } else {
            let landing = if role == Role::Pawn { m.promotion().unwrap_or(role) } else { role };
            self.play_man(role, from, to, landing);
        }
    }

    /// Moves a man without a question; anything but castling.
    pub(crate) fn play_man(&mut self, role: Role, from: Square, to: Square, landing: Role) {
        let victim = self.victim_square(role, to.into()) & self.by_color(!self.turn);
        if !victim.is_empty() {
            self.remove(!self.turn, victim);
        }
        self.commit(self.turn, role, from, to, landing, victim);
        self.look_at_king(self.turn);
    }

    /// Finds out whether the player to move, who is known where this is compiled, is in check, and who stands next to the
    /// king on its lines. No branch depends on where the men stand: it would be foreseen too seldom.
    #[inline]
    pub(crate) fn look_at_king(&mut self, us: Color) {
        let (king, enemies, occupied) = (self.king(us), self.by_color(!us), self.occupied());
        let [pawns, knights, bishops, rooks, queens, _] = self.by_role;
        let (straight, oblique) = (rook_attacks(king, occupied), bishop_attacks(king, occupied));
        let leapers = (knight_attacks(king) & knights) | (pawn_attacks(us, king) & pawns);
        let sliders = (straight & (rooks | queens)) | (oblique & (bishops | queens));
        self.checked = !((leapers | sliders) & enemies).is_empty();
        self.shield = (straight | oblique) & occupied;
    }

    /// The position with the other side to move and nothing else changed: what a half-move that nobody knows leaves at the
    /// least. `None` in check, for then a move has to be made.
    ///
    /// ```
    /// use planilla_board::{Color, Position};
    /// let passed = Position::default().passed().unwrap();
    /// assert_eq!((passed.turn(), passed.legal_moves().len()), (Color::Black, 20));
    /// assert_eq!(passed.key(), Position::from_fen(&passed.to_fen()).unwrap().key());
    /// ```
    pub fn passed(mut self) -> Option<Position> {
        if self.checked {
            return None;
        }
        let us = self.turn;
        self.key ^= key::other_turn();
        self.en_passant = Bitboard::EMPTY;
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.fullmove_number = self.fullmove_number.saturating_add(us.index() as u16);
        self.turn = !us;
        self.look_at_king(!us);
        Some(self)
    }

    /// The position after a legal move; see [`Position::play`].
    #[must_use]
    pub fn played(mut self, m: Move) -> Position {
        self.play(m);
        self
    }

    /// Where the pawn taken en passant stands when a pawn enters the crossed square; otherwise the target itself.
    #[inline]
    pub(crate) fn victim_square(&self, role: Role, to: Bitboard) -> Bitboard {
        if role == Role::Pawn && !(to & self.en_passant).is_empty() { backward(self.turn, to) } else { to }
    }

    /// Moves a man whose victim, if any, is off the board. The caller looks at the kings then.
    #[allow(clippy::inline_always, reason = "the hot path, of which a caller seldom needs all")]
    #[inline(always)]
    pub(crate) fn commit(&mut self, us: Color, role: Role, from: Square, to: Square, landing: Role, victim: Bitboard) {
        let (from_set, to_set) = (Bitboard::of(from), Bitboard::of(to));
        self.by_role[role.index()] ^= from_set;
        self.by_role[landing.index()] ^= to_set;
        self.by_color[us.index()] ^= from_set | to_set;
        self.key ^= key::man(us, role, from) ^ key::man(us, landing, to);
        let crossed = if role == Role::Pawn { crossed(from_set, to_set) } else { Bitboard::EMPTY };
        self.pass_turn(us, from, to, (role == Role::Pawn) | !victim.is_empty(), crossed);
    }

    /// Takes the captured man off the board.
    #[inline]
    pub(crate) fn remove(&mut self, color: Color, man: Bitboard) {
        self.by_color[color.index()] ^= man;
        let square = man.first_or_a1();
        // Counted, not sought: a branch on the role would be guessed wrongly too often.
        let [_, knights, bishops, rooks, queens, _] = self.by_role.map(|set| set.contains(square));
        let index = usize::from(knights) + 2 * usize::from(bishops) + 3 * usize::from(rooks) + 4 * usize::from(queens);
        let role = Role::ALL[index.min(4)];
        self.by_role[role.index()] ^= man;
        self.key ^= key::man(color, role, square);
    }

    /// What every move does to rights, clocks, turn and the crossed square, once the men stand where they should.
    #[inline]
    pub(crate) fn pass_turn(&mut self, us: Color, from: Square, to: Square, resets_clock: bool, crossed: Bitboard) {
        if !self.rights.is_empty() {
            let rights = self.rights.after(from, to);
            self.key ^= key::castling(self.rights) ^ key::castling(rights);
            self.rights = rights;
        }
        self.key ^= key::other_turn();
        self.en_passant = crossed;
        self.halfmove_clock = if resets_clock { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(us.index() as u16);
        self.turn = !us;
    }
}

/// One rank towards the player.
#[inline]
pub(crate) fn backward(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set >> 8,
        Color::Black => set << 8,
    }
}

/// The square between two squares two ranks apart on one file, which a double step crosses; otherwise none.
#[inline]
fn crossed(from: Bitboard, to: Bitboard) -> Bitboard {
    (from << 8 | from >> 8) & (to << 8 | to >> 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_without_the_right_moves_the_rook_too_if_it_can() {
        for (fen, played, expected) in [
            ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"),
            ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1", "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"),
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1g1", "4k3/8/8/8/8/8/8/R5K1 b - - 1 1"),
            ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", "4k3/8/8/8/8/8/8/RNK5 b - - 1 1"),
        ] {
            let after = Position::from_fen(fen).unwrap().played(played.parse().unwrap());
            assert_eq!(after.to_fen(), expected, "{fen} {played}");
            assert_eq!(after.key, after.counted_key());
        }
    }

    #[test]
    fn no_move_makes_play_panic_and_the_kings_stay() {
        let start = Position::default();
        for from in Square::all() {
            for to in Square::all() {
                for m in [Move::new(from, to), Move::promoting(from, to, Role::Queen)] {
                    let after = start.played(m);
                    assert_eq!(after.by_role(Role::King).len(), 2);
                    assert_eq!(after.key, after.counted_key());
                    assert_eq!(after.checked, !after.checkers().is_empty());
                    let mut again = after;
                    again.look_at_king(after.turn);
                    assert_eq!(again, after);
                }
            }
        }
    }
}
