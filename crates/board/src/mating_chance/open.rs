//! What is seen at once of positions that no quick proof speaks of. **Lacks proofs**: where it says no, nothing is known yet.

use super::answer::{BLOCKED, blocked, is_locked};
use super::forced::NARROW;
use super::steps::pawn_steps;
use crate::play::backward;
use crate::{Bitboard, Color, Position, Role};

impl Position {
    /// Whether it is seen at once that [`Effort::Fast`](crate::Effort::Fast) leaves open if a player can still mate: the side to
    /// move has a choice, and the player has heavy men, or a pawn on its way, that walls do not stop. Nearly all positions of
    /// games are of that kind.
    ///
    /// ```
    /// use planilla_board::{Color, Position};
    /// assert!(Position::default().leaves_mate_open(Color::White));
    /// let bare = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - -").unwrap();
    /// assert!(!bare.leaves_mate_open(Color::Black));
    /// ```
    pub fn leaves_mate_open(&self, winner: Color) -> bool {
        let turn = self.turn();
        let out_of_walls = if blocked(self) < BLOCKED {
            is_heavy(self, winner) || may_promote(self, winner, Bitboard::EMPTY)
        } else {
            self.en_passant.is_empty() && !is_locked(self) && may_promote(self, winner, Bitboard::EMPTY)
        };
        out_of_walls
            && self.has_more_free_moves(NARROW)
            && self.attackers(self.king(!turn), turn, self.occupied()).is_empty()
    }
}

/// Whether a player has a queen or a rook, or a knight and another man: no theorem about the men rules out a mate, and where few
/// pawns are blocked walls are not looked for.
fn is_heavy(position: &Position, color: Color) -> bool {
    let [_, knights, _, rooks, queens, _] = position.by_role;
    let own = position.by_color(color);
    !(own & (rooks | queens)).is_empty() || (!(own & knights).is_empty() && own.len() > 2)
}

/// Whether the facts will have a pawn promote, whatever else comes of them: one gets to the last rank by steps to squares that are
/// free now, and captures of men where they stand now. Pawns on some squares stay there.
pub(super) fn may_promote(position: &Position, color: Color, still: Bitboard) -> bool {
    let free = !position.occupied();
    let prey = position.by_color(!color) & !position.by_role(Role::King);
    let mut set = position.pieces(color, Role::Pawn) & !still & !Bitboard::EDGE_RANKS;
    loop {
        let more = set | (backward(!color, set) & free) | (pawn_steps(color, set) & prey);
        if !(more & Bitboard::EDGE_RANKS).is_empty() {
            return true;
        }
        if more == set {
            return false;
        }
        set = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mating_chance::facts::{Facts, Supposed};
    use crate::{Effort, MatingChance};

    /// Positions of all sorts: walls, endings, compositions, and what follows from them.
    fn positions() -> Vec<Position> {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
            "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - -",
            "8/3k4/6p1/p4pP1/P1pP1P2/2K5/8/8 b - -",
            "4k3/8/8/1pPp1p1p/1P1P1P1P/8/8/4K3 w - b6",
            "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -",
            "8/8/8/6p1/6P1/4p1PK/4Pp1p/2q2nkr w - -",
            "k1b5/1pPp4/1P1P4/1P5p/5P1P/5PNR/3NPBBQ/4K2R w - -",
            "r1b2rk1/pp2bppp/2n1pn2/q1pp4/3P1B2/2PBPN2/PP1N1PPP/R2Q1RK1 w - -",
            "8/5pk1/6p1/3R4/r5P1/5P2/6K1/8 b - -",
            "8/8/4k3/4p3/4P3/4K3/8/8 w - -",
            "8/8/2b1k3/2p1p3/2P1P3/4K3/3B4/8 b - -",
            "8/8/4k3/8/8/3NK3/8/6q1 w - -",
            "7k/8/8/8/8/8/5PPP/r5K1 w - -",
        ];
        let mut all: Vec<Position> = fens.iter().map(|fen| Position::from_fen(fen).unwrap()).collect();
        for at in 0..1500 {
            let Some(position) = all.get(at).copied() else { break };
            let moves = position.legal_moves();
            all.extend(moves.iter().skip(at % 3).step_by(5).map(|m| position.played(*m)));
        }
        all
    }

    #[test]
    fn a_fast_answer_leaves_open_what_is_seen_to_be() {
        let mut seen = 0;
        for position in positions() {
            for player in Color::ALL.into_iter().filter(|player| position.leaves_mate_open(*player)) {
                seen += 1;
                let answer = position.mating_chance(player, Effort::Fast);
                assert_eq!(answer, MatingChance::Undecided { nodes: 0 }, "{position} {player}");
            }
        }
        assert!(seen > 2000, "{seen}");
    }

    #[test]
    fn free_moves_are_legal() {
        for position in positions() {
            let legal = position.legal_moves().len();
            assert_eq!(position.has_legal_move(), legal > 0, "{position}");
            assert!((0..NARROW + 40).all(|most| !position.has_more_free_moves(most) || legal > most), "{position}");
        }
    }

    #[test]
    fn facts_have_those_pawns_promote() {
        let (mut seen, mut left) = (0, 0);
        for position in positions() {
            for color in Color::ALL {
                let Some(mut facts) = Facts::of(&position, color, Supposed::default()) else { continue };
                while facts.grow() {}
                let promotes = facts.promotes[color.index()];
                if may_promote(&position, color, Bitboard::EMPTY) {
                    assert!(promotes, "{position} {color}");
                    seen += 1;
                } else {
                    left += 1;
                }
            }
        }
        assert!(seen > 10_000 && left > 400, "{seen} {left}");
    }
}
