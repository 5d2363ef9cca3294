//! Dead positions in a game (Article 5.2.2; 5.2b before 2017): where it was over, because neither player could mate any more.
//!
//! What follows a dead position by legal moves is dead too. So the last position is asked, and only if it is dead are those
//! before it, each time the one in the middle of what is left.
//!
//! What is asked of a position in which there is reason to ask ([`goes_on_plainly`] says where there is none): the men, forced
//! moves and walls, and lines that die soon ([`Effort::Fast`]). Where these leave it open and nearly all that is left is blocked
//! pawns, what can be reached is searched, up to [`NODES`] positions; beyond that it is *open*. **Lacks the rest**: any other
//! position counts as one in which the game goes on.

use crate::record::{Record, Signals};
use planilla_board::{Bitboard, Color, Dead, Effort, File, MatingChance, Position, Role, State, attacks, king_attacks};

/// Positions met at the most where one may be dead and no quick proof says so.
pub(crate) const NODES: u64 = 100_000;

/// What is known of dead positions in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeadSeen {
    /// The first entry (an index) before which the position is dead: one past the last for the end of the game.
    pub(crate) first: Option<usize>,
    /// Whether it is not known if the last position is dead, though it may be.
    pub(crate) open: bool,
}

/// Whether a position is dead, as far as this asks.
pub(crate) fn deadness(position: &Position) -> Dead {
    // What follows a dead position by a legal move is dead too.
    let by_evasion = || position.legal_moves().iter().any(|m| goes_on_plainly(&position.played(*m)));
    if goes_on_plainly(position) || (position.in_check() && by_evasion()) {
        return Dead::No;
    }
    let mut open = false;
    for player in Color::ALL {
        match position.mating_chance(player, Effort::Fast) {
            MatingChance::Winnable { .. } => return Dead::No,
            MatingChance::Unwinnable { .. } => {}
            MatingChance::Undecided { nodes } if nodes == 0 && !is_blocked(position) => return Dead::No,
            MatingChance::Undecided { .. } => open = true,
        }
    }
    if open { position.dead_with(Effort::Full { nodes: NODES }) } else { Dead::Yes }
}

/// Whether it is seen at once that all that is asked here would leave open if one of the players can mate, or the force for it is at
/// hand.
fn goes_on_plainly(position: &Position) -> bool {
    let is_open = |player| position.leaves_mate_open(player);
    (!is_blocked(position) && Color::ALL.into_iter().any(is_open))
        || Color::ALL.iter().any(|player| has_force_at_hand(position, *player))
}

/// Fewest men on the board for which no question is asked of a player whose force is at hand.
const MANY: usize = 6;

/// Fewest free squares that the pieces of each player have then.
const FREE: usize = 8;

/// Whether it is so plain that a player can still mate that nothing is asked: six men or more are on the board, the pieces of each
/// player have eight free squares or more, a king in check has two squares to go to, and of two men or more beside the player's
/// king a pawn has a free way to promote, or there is a queen, a rook or a knight, which bears on the squares about the other
/// king where the pawns could make a wall. This is no proof, but it holds for none of the positions collected for their lack of a
/// mate, nor of those met in real games.
pub(crate) fn has_force_at_hand(position: &Position, player: Color) -> bool {
    let (own, occupied) = (position.by_color(player), position.occupied());
    if occupied.len() < MANY
        || own.len() < 3
        || !Color::ALL.iter().all(|side| moves_freely(position, *side))
        || (position.in_check() && !may_step_aside(position))
    {
        return false;
    }
    let king = position.king(!player);
    let about = (king_attacks(king) | Bitboard::of(king)) & !own;
    let [white, black] = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
    let open = (white.0 & (black.0 >> 8)).count_ones() < WALL;
    let bears = |role| {
        let men = position.pieces(player, role);
        men.into_iter().any(|from| open || !(attacks(role, player, from, occupied) & about).is_empty())
    };
    [Role::Queen, Role::Rook, Role::Knight].into_iter().any(bears) || has_free_pawn(position, player)
}

/// Whether the king in check has two squares to go to.
fn may_step_aside(position: &Position) -> bool {
    let (turn, king) = (position.turn(), position.king(position.turn()));
    let without = position.occupied() & !Bitboard::of(king);
    let free = king_attacks(king) & !position.occupied();
    free.into_iter().filter(|to| position.attackers(*to, !turn, without).is_empty()).take(2).count() == 2
}

/// Fewest pairs of pawns that block each other of which a wall can be made.
const WALL: u32 = 3;

/// Whether a player has free squares enough for the pieces, so that no capture is forced, and no stalemate near.
fn moves_freely(position: &Position, player: Color) -> bool {
    let occupied = position.occupied();
    let free = |role| {
        let men = position.pieces(player, role).into_iter();
        men.map(|from| (attacks(role, player, from, occupied) & !occupied).len()).sum::<usize>()
    };
    [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].into_iter().map(free).sum::<usize>() >= FREE
}

/// Whether a pawn of a player can walk to its last rank: no man stands before it, and no pawn of the opponent beside its way.
fn has_free_pawn(position: &Position, player: Color) -> bool {
    let (occupied, against) = (position.occupied(), position.pieces(!player, Role::Pawn));
    position.pieces(player, Role::Pawn).into_iter().any(|from| {
        let ranks = match player {
            Color::White => (u64::MAX << 8) << (8 * from.rank().index()),
            Color::Black => (1 << (8 * from.rank().index())) - 1,
        };
        let file = Bitboard::file(from.file()).0 & ranks;
        let beside = (0..8_u8).filter(|at| at.abs_diff(from.file().index() as u8) == 1).filter_map(File::new);
        let beside = beside.fold(0, |files, file| files | Bitboard::file(file).0) & ranks;
        occupied.0 & file == 0 && against.0 & beside == 0
    })
}

/// Whether little is left that moves: no queen, at least three pairs of pawns that block each other and one other pawn at the most,
/// and two other men.
fn is_blocked(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
    let pairs = (white.0 & (black.0 >> 8)).count_ones() as usize;
    let men = position.occupied().len() - (white | black).len();
    pairs >= 3 && (white | black).len() <= 2 * pairs + 1 && men <= 4 && position.by_role(Role::Queen) == Bitboard::EMPTY
}

impl Record {
    /// The first dead position of the game, and whether its end is one is open.
    pub(crate) fn dead(&self) -> DeadSeen {
        *self.dead.get_or_init(|| seen(self))
    }

    /// How the game stands at its end, dead positions among them that the men alone do not tell; `None` where readings end in
    /// different positions.
    pub(crate) fn state_at_end(&self) -> Option<State> {
        let state = self.end.as_ref()?.state();
        Some(if state == State::Ongoing && self.dead().first.is_some() { State::DeadPosition } else { state })
    }
}

fn seen(record: &Record) -> DeadSeen {
    let Some(end) = &record.end else { return DeadSeen::default() };
    // An illegal move that stands may bring a dead position to life: what is before it has an end of its own.
    let mut from = 0;
    if record.signals.any(Signals::STANDS) {
        for (entry, _) in record.with_signals(Signals::STANDS) {
            let seen = first_dead(record, from, entry, record.position_before(entry));
            if seen.first.is_some() {
                return seen;
            }
            from = entry + 1;
        }
    }
    first_dead(record, from, record.plies.len(), end)
}

/// What is known of the positions before the entries from one to another, of which the last is given.
fn first_dead(record: &Record, from: usize, to: usize, end: &Position) -> DeadSeen {
    let is_dead = |entry| deadness(record.position_before(entry)) == Dead::Yes;
    let (mut from, mut to) = (from, to);
    match end.state() {
        State::Checkmate => return DeadSeen::default(),
        State::Stalemate => {
            // Nobody can mate then: the question is whether anybody could before the last move.
            let last = record.plies.get(from..to).and_then(|plies| plies.iter().rposition(|ply| ply.played.is_some()));
            match last.map(|last| from + last) {
                Some(last) if is_dead(last) => to = last,
                _ => return DeadSeen::default(),
            }
        }
        State::Ongoing | State::DeadPosition => match deadness(end) {
            Dead::Yes => {}
            Dead::No => return DeadSeen::default(),
            Dead::Undecided => return DeadSeen { first: None, open: true },
        },
    }
    // Nearly always the last move was the one.
    if from < to && !is_dead(to - 1) {
        from = to;
    }
    while from < to {
        let middle = usize::midpoint(from, to);
        if is_dead(middle) { to = middle } else { from = middle + 1 }
    }
    DeadSeen { first: Some(to), open: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Checker, Settings};

    fn first(sheet: &str) -> Option<usize> {
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(sheet.as_bytes());
        let seen = checked.record.dead();
        assert!(!seen.open, "{sheet}");
        seen.first
    }

    #[test]
    fn the_first_dead_position_of_a_game() {
        let sheet = |fen: &str, moves: &str| format!("lang: en\nfen: {fen}\n\n{moves}");
        for (fen, moves, expected) in [
            // The last pawn is taken.
            ("8/8/8/8/8/3kP3/8/7K b - -", "Kxe3 2.Kg1 Ke2", Some(1)),
            ("8/8/8/8/8/3kP3/8/7K b - -", "Kd4 2.exd4 Ke4", None),
            // The walls close with the first move.
            ("8/3k4/6p1/p4pP1/P1pP1P2/2K5/8/8 b - -", "Kd6 2.Kxc4", None),
            ("8/3k4/3p2p1/p4pP1/P2P1P2/2K5/8/8 b - -", "d5 2.Kd3 Ke7 3.Ke3 Kd7 4.Kf3", Some(1)),
            // A stalemate, and a mate.
            ("7k/5Q2/8/6K1/8/8/8/8 w - -", "Kg6", None),
            ("7k/5Q2/6K1/8/8/8/8/8 w - -", "Qg7#", None),
        ] {
            assert_eq!(first(&sheet(fen, moves)), expected, "{fen} {moves}");
        }
        assert_eq!(first("lang: en\n1.e4 e5 2.Nf3 Nc6"), None);
    }

    #[test]
    fn no_force_at_hand_where_mates_lack() {
        // Compositions in which heavy men stand about and nobody can mate: a man that bears on the king is not enough.
        for fen in [
            "8/8/8/6p1/6P1/4p1PK/4Pp1p/2q2nkr w - -",
            "8/8/p7/PP6/K7/1R6/1R6/k7 b - -",
            "k1b5/1pPp4/1P1P4/1P5p/5P1P/5PNR/3NPBBQ/4K2R w - -",
            "B1R5/k1P5/P7/KpP5/pP6/P2P2P1/8/B7 w - -",
            "8/2N5/2P5/kBP5/p7/P1N5/KP6/1R6 w - -",
        ] {
            let position = Position::from_fen(fen).unwrap();
            assert!(Color::ALL.iter().all(|player| !has_force_at_hand(&position, *player)), "{fen}");
        }
        let middlegame = "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B1P1/PP2PPBP/R2Q1RK1 w - -";
        assert!(has_force_at_hand(&Position::from_fen(middlegame).unwrap(), Color::White));
    }

    #[test]
    fn positions_that_little_is_left_of() {
        for (fen, expected) in [
            // Two pawns of White's king and a bishop of the wrong colour, all walled in.
            ("8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - -", Dead::Yes),
            ("5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -", Dead::No),
            ("4k3/8/8/8/8/8/8/3NKN2 w - -", Dead::No),
            ("4k3/8/8/8/8/8/8/4KN2 w - -", Dead::Yes),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", Dead::No),
        ] {
            assert_eq!(deadness(&Position::from_fen(fen).unwrap()), expected, "{fen}");
        }
    }
}
