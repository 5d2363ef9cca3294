//! What the men alone decide, wherever they stand. **Lacks squares**: of them only the colour counts.

use crate::{Bitboard, Color, Position};

/// Whether the men of both sides rule out every mate by `winner`, now and after any moves.
///
/// Three theorems. Each holds for all positions that follow too: captures only take men away, and where it asks for anything
/// of the opponent's men there are no pawns to become others. A mate that stands on the board already is not asked about.
///
/// 1. A bare king gives no check.
/// 2. One knight against a king and any number of queens. Let the king stand on (0, 0) and the knight, which gives the
///    check, on (1, 2); other cases are mirror images. The squares (0, 1), (1, 1) and (1, 0) are on the board and the knight
///    attacks none of them. A queen on (0, 1) or (1, 1) stands beside the knight and captures it; so does one on (1, 0),
///    unless something stands on (1, 1), and that would be a queen. So the other king must attack all three, and every square
///    from which a king does is beside (0, 0).
/// 3. Bishops on squares of one colour, and no bishop on the other colour on the board, against no knight and no pawn. Two
///    bishops of a colour give no double check by a move: one that leaves its diagonal to the king moves along a line that
///    is parallel to the king's other diagonal. Let the check come along the diagonal of (1, 1). The squares (1, 0) and
///    (0, 1) are of the other colour, so they are attacked by the other king or held by a rook or queen. A king attacks both
///    only from beside (0, 0); so a rook or queen stands on one of them, is not pinned, and can move to (1, 1): it captures
///    the bishop or stands in its way.
#[must_use]
pub(super) fn rules_out(position: &Position, winner: Color) -> bool {
    let own = position.by_color(winner);
    if own.is_single() {
        return true;
    }
    let [pawns, knights, bishops, rooks, queens, _] = position.by_role;
    if !(own & (pawns | rooks | queens)).is_empty() {
        return false;
    }
    let theirs = position.by_color(!winner);
    if (own & bishops).is_empty() {
        let only_queens = (theirs & !queens).is_single();
        return (own & knights).is_single() && only_queens;
    }
    let one_color = (bishops & Bitboard::LIGHT).is_empty() || (bishops & !Bitboard::LIGHT).is_empty();
    (own & knights).is_empty() && one_color && (theirs & (pawns | knights)).is_empty()
}
