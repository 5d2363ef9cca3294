//! Which man can make the move: the hot path of reading a game.
//!
//! A written move gives a role and a target, so the candidates are sought *from the target square*: what a man of that
//! role would attack from there, and what of it holds such a man. Nearly always there is one. Then two words, the
//! enemies left and the squares occupied after the move, are enough to ask once whether the own king would be attacked:
//! pins, checks, king moves and en passant fall out of that one question, and nothing has to be taken back.

use crate::castling::Path;
use crate::play::backward;
use crate::{Bitboard, Color, Move, Position, Role, Square, attacks::pawn_attacks};
use crate::{bishop_attacks, king_attacks, knight_attacks, rook_attacks};

/// What [`Position::advance`] did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// One man could make the move and it is played.
    Played(Move),
    /// No man can legally make it; the position is unchanged.
    None,
    /// Several men can legally make it, from these squares; the position is unchanged.
    Several(Bitboard),
}

/// By role, which of the rook's, bishop's, knight's and king's attacks it has: a choice by masks, without a branch.
static HAS: [[u64; 4]; 6] = [[0; 4], [0, 0, !0, 0], [0, !0, 0, 0], [!0, 0, 0, 0], [!0, !0, 0, 0], [0, 0, 0, !0]];

impl Position {
    /// The squares among those given from which a man of that role can legally move to `to`; castling is left out.
    ///
    /// ```
    /// use planilla_board::{Bitboard, Position, Role, Square};
    /// let from = Position::default().resolve(Role::Pawn, Square::E4, Bitboard::ALL);
    /// assert_eq!(from, Bitboard::of("e2".parse().unwrap()));
    /// ```
    #[inline]
    pub fn resolve(&self, role: Role, to: Square, among: Bitboard) -> Bitboard {
        self.safe_ones(role, to, self.candidates(role, to) & among)
    }

    /// Finds the one man of that role, among the squares given, that can legally move to `to`, and moves it.
    ///
    /// A pawn that reaches the last rank without a promotion piece, and a promotion anywhere else, is no move.
    ///
    /// ```
    /// use planilla_board::{Advance, Bitboard, Position, Role, Square};
    /// let mut position = Position::default();
    /// let played = position.advance(Role::Pawn, Square::E4, Bitboard::ALL, None);
    /// assert_eq!(played, Advance::Played("e2e4".parse().unwrap()));
    /// assert_eq!(position.advance(Role::Queen, Square::E4, Bitboard::ALL, None), Advance::None);
    /// ```
    #[allow(clippy::inline_always, reason = "the hot path, of which a caller seldom needs all")]
    #[inline(always)]
    pub fn advance(&mut self, role: Role, to: Square, among: Bitboard, promotion: Option<Role>) -> Advance {
        match self.turn {
            Color::White => self.advance_as(Color::White, role, to, among, promotion),
            Color::Black => self.advance_as(Color::Black, role, to, among, promotion),
        }
    }

    /// The same for the player who is to move, who is known where this is compiled.
    #[allow(clippy::inline_always, reason = "once for each player: nothing needs to be looked up by colour")]
    #[inline(always)]
    fn advance_as(&mut self, us: Color, role: Role, to: Square, among: Bitboard, promotion: Option<Role>) -> Advance {
        // Promotion and en passant are rare.
        let special = (Bitboard::EDGE_RANKS | self.en_passant) & to.into();
        if promotion.is_some() | ((role == Role::Pawn) & !special.is_empty()) {
            return self.advance_rarely(role, to, among, promotion);
        }
        if role == Role::Pawn {
            self.advance_from(us, Role::Pawn, to, self.pawn_origins(us, to) & among)
        } else {
            self.advance_from(us, role, to, self.piece_origins(role, to) & among)
        }
    }

    /// The same for a man that comes from one of these squares.
    #[allow(clippy::inline_always, reason = "once for pawns and once for pieces, which have less to be asked")]
    #[inline(always)]
    fn advance_from(&mut self, us: Color, role: Role, to: Square, origins: Bitboard) -> Advance {
        let (them, to_set) = (!us, Bitboard::of(to));
        let (own, enemies) = (self.by_color(us), self.by_color(them));
        let from_set = origins & own & self.by_role(role);
        let taken = (own | self.by_role(Role::King)) & to_set;
        if !from_set.is_single() | !taken.is_empty() {
            return self.advance_rarely(role, to, origins, None);
        }
        let from = from_set.first_or_a1();
        let open = self.checked | (role == Role::King) | !(self.shield & from_set).is_empty();
        if open && !self.leaves_king_safe(role, from, to) {
            return Advance::None;
        }
        let victim = enemies & to_set;
        if !victim.is_empty() {
            self.remove(them, victim);
        }
        self.commit(us, role, from, to, role, victim);
        self.look_at_king(them);
        Advance::Played(Move::new(from, to))
    }

    /// The rest of [`Position::advance`]: none or several candidates, promotion, en passant.
    #[cold]
    #[inline(never)]
    fn advance_rarely(&mut self, role: Role, to: Square, among: Bitboard, promotion: Option<Role>) -> Advance {
        let from = self.resolve(role, to, among);
        if !promotion_fits(role, to, promotion) || from.is_empty() {
            return Advance::None;
        }
        if !from.is_single() {
            return Advance::Several(from);
        }
        let from = from.first_or_a1();
        self.play_man(role, from, to, promotion.unwrap_or(role));
        Advance::Played(promotion.map_or(Move::new(from, to), |piece| Move::promoting(from, to, piece)))
    }

    /// Whether the side to move may play the move under Article 3, castling and promotion with it.
    ///
    /// ```
    /// use planilla_board::Position;
    /// assert!(Position::default().is_legal("g1f3".parse().unwrap()));
    /// assert!(!Position::default().is_legal("g1e2".parse().unwrap()));
    /// ```
    pub fn is_legal(&self, m: Move) -> bool {
        let (from, to) = (m.from(), m.to());
        let Some(role) = self.role_at(from) else { return false };
        if role == Role::King
            && let Some(side) = Path::side(self.turn, m)
        {
            return self.castle(side) == Ok(m);
        }
        promotion_fits(role, to, m.promotion())
            && self.candidates(role, to).contains(from)
            && self.keeps_king_safe(role, from, to)
    }

    /// The squares from which a man of that role could move to `to`, were its own king no matter.
    #[inline]
    pub(crate) fn candidates(&self, role: Role, to: Square) -> Bitboard {
        let own = self.by_color(self.turn);
        if (own | self.by_role(Role::King)).contains(to) {
            return Bitboard::EMPTY;
        }
        let origins = if role == Role::Pawn { self.pawn_origins(self.turn, to) } else { self.piece_origins(role, to) };
        origins & own & self.by_role(role)
    }

    #[inline]
    fn piece_origins(&self, role: Role, to: Square) -> Bitboard {
        let occupied = self.occupied();
        let [rook, bishop, knight, king] = HAS[role.index()].map(Bitboard);
        (rook_attacks(to, occupied) & rook)
            | (bishop_attacks(to, occupied) & bishop)
            | (knight_attacks(to) & knight)
            | (king_attacks(to) & king)
    }

    /// Captures when there is something to capture, en passant with it, and otherwise steps (Article 3.7).
    #[inline]
    fn pawn_origins(&self, us: Color, to: Square) -> Bitboard {
        if (self.by_color(!us) | self.en_passant).contains(to) {
            return pawn_attacks(!us, to);
        }
        let one = backward(us, to.into());
        let home = match us {
            Color::White => Bitboard(0xFF00),
            Color::Black => Bitboard(0xFF << 48),
        };
        one | (backward(us, one & !self.occupied()) & home)
    }

    /// Those of the squares from which the move would not leave the own king attacked.
    #[inline]
    fn safe_ones(&self, role: Role, to: Square, from: Bitboard) -> Bitboard {
        from.into_iter().filter(|&from| self.keeps_king_safe(role, from, to)).collect()
    }

    /// Whether the own king would be unattacked after a move other than castling (Article 3.9.2).
    ///
    /// Without a check, and with someone else next to the king, no man is pinned. En passant takes two men away.
    #[inline]
    pub(crate) fn keeps_king_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let en_passant = (role == Role::Pawn) & self.en_passant.contains(to);
        let open = self.checked | (role == Role::King) | en_passant | self.shield.contains(from);
        !open || self.leaves_king_safe(role, from, to)
    }

    /// [`Position::keeps_king_safe`] without a short cut.
    #[cold]
    #[inline(never)]
    fn leaves_king_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let (us, to_set) = (self.turn, Bitboard::of(to));
        let victim = self.victim_square(role, to_set);
        let enemies = self.by_color(!us) & !victim;
        let own = (self.by_color(us) & !Bitboard::of(from)) | to_set;
        let king = if role == Role::King { to } else { self.king(us) };
        if self.checked | (role == Role::King) {
            return self.attackers_among(king, !us, enemies, enemies | own).is_empty();
        }
        // Only a slider can be uncovered.
        (self.aligned_sliders(king) & enemies).is_empty() || self.sliders_among(king, enemies, enemies | own).is_empty()
    }
}

/// Whether the promotion piece is there exactly when Article 3.7.3.3 (2017: 3.7.5) asks for one, and allowed.
fn promotion_fits(role: Role, to: Square, promotion: Option<Role>) -> bool {
    let promotes = role == Role::Pawn && Bitboard::EDGE_RANKS.contains(to);
    promotion.map_or(!promotes, |piece| promotes && Role::PROMOTIONS.contains(&piece))
}
