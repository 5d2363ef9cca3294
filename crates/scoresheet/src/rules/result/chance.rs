//! Whether a player could still mate at the end of a game (Articles 5.1.2, 5.2.2 and 6.9), as far as the moves are sure.

use crate::dead::has_force_at_hand;
use crate::finding::Message;
use crate::record::Signals;
use crate::report::why_not;
use crate::rule::Context;
use crate::time_control::TimeClass;
use planilla_board::{Color, Effort, MatingChance, Position, Role};
use planilla_notation::Key;

/// Positions met at the most.
const NODES: u64 = 200_000;

/// Whether a player could still mate, and if not, why.
pub(in crate::rules) enum Chance {
    /// By some series of legal moves.
    Yes,
    /// By some, and yet without the men that the Laws of 1997 ask for in blitz (C4).
    Lacks,
    /// By none.
    No(Message),
    /// That is not known.
    Open(Message),
}

/// Entries after which the last position is not certain.
const DOUBT: Signals = Signals(Signals::ILLEGAL.0 | Signals::UNREAD.0 | Signals::MISSING.0 | Signals::AMBIGUOUS.0);

/// The chance of a player in the last position. For what programs write of every game (`by_program`) only positions are searched
/// in which a chance may be lacking: see [`may_lack`].
pub(super) fn of(context: &Context<'_>, player: Color, by_program: bool) -> Chance {
    let record = context.record;
    let Some(end) = record.end.as_ref().filter(|_| !record.signals.any(Signals::UNREACHED)) else {
        return Chance::Open(Message::new("chance-end-unknown"));
    };
    if by_program && !may_lack(end, player) {
        return Chance::Yes;
    }
    match end.mating_chance(player, Effort::Full { nodes: NODES }) {
        MatingChance::Winnable { .. } => Chance::Yes,
        MatingChance::Unwinnable { .. } if record.signals.any(DOUBT) => {
            Chance::Open(Message::new("chance-moves-unsure"))
        }
        MatingChance::Unwinnable { how, nodes } => Chance::No(why_not(end, player, how, nodes)),
        MatingChance::Undecided { nodes } => {
            let count = usize::try_from(nodes).unwrap_or(usize::MAX);
            Chance::Open(Message::new("chance-undecided").with("count", count))
        }
    }
}

/// Whether there is reason to ask whether a player can still mate: quick proofs say no, or leave it open where little moves or
/// the player has one minor piece and no pawn.
pub(super) fn may_lack(position: &Position, player: Color) -> bool {
    if position.leaves_mate_open(player) || has_force_at_hand(position, player) {
        return false;
    }
    match position.mating_chance(player, Effort::Fast) {
        MatingChance::Winnable { .. } => false,
        MatingChance::Unwinnable { .. } => true,
        MatingChance::Undecided { nodes } => nodes > 0 || !has_force(position, player),
    }
}

/// Whether quick proofs say that a player can no longer mate.
pub(super) fn is_gone(position: &Position, player: Color) -> bool {
    matches!(position.mating_chance(player, Effort::Fast), MatingChance::Unwinnable { .. })
}

/// Whether a player has a pawn, a rook, a queen, or two minor pieces.
fn has_force(position: &Position, player: Color) -> bool {
    let count = |role| position.pieces(player, role).len();
    count(Role::Pawn) + count(Role::Rook) + count(Role::Queen) > 0 || count(Role::Knight) + count(Role::Bishop) > 1
}

/// The chance of the player whose opponent's flag fell. The Laws of 1997 ask more of the winner of a game of blitz (C4).
pub(in crate::rules) fn of_flag(context: &Context<'_>, player: Color, by_program: bool) -> Chance {
    match of(context, player, by_program) {
        Chance::Yes if context.laws.blitz_mating_potential => potential(context, player),
        chance => chance,
    }
}

/// Whether a player has the men that C4 asks for, where it does.
fn potential(context: &Context<'_>, player: Color) -> Chance {
    let class = context.time_class();
    let timed = context.score.tag(Key::TimeControl, context.text).is_some();
    let Some(end) = &context.record.end else { return Chance::Yes };
    match (class, has_potential(end, player)) {
        (Some(TimeClass::Standard | TimeClass::Rapid), _) | (_, Some(true)) => Chance::Yes,
        (None, _) if !timed => Chance::Yes,
        (Some(TimeClass::Blitz), Some(false)) => Chance::Lacks,
        (None, _) => Chance::Open(Message::new("flag-class-open")),
        (Some(TimeClass::Blitz), None) => Chance::Open(Message::new("flag-potential-open").with("color", player)),
    }
}

/// Whether a player's men can bring about a position in which mate cannot be avoided, as the Laws of 1997 ask of the winner of
/// a game of blitz (C4); `None` where it depends on the position.
fn has_potential(position: &Position, player: Color) -> Option<bool> {
    let count = |color, role| position.pieces(color, role).len();
    if count(player, Role::Pawn) + count(player, Role::Rook) + count(player, Role::Queen) > 0 {
        return Some(true);
    }
    let (knights, bishops) = (count(player, Role::Knight), count(player, Role::Bishop));
    let alone = position.by_color(!player).len() == 1;
    match (knights, bishops) {
        // Two knights cannot force a bare king: the Laws name them.
        (0..=2, 0) | (0, 1) if alone => Some(false),
        (1.., 1..) | (3.., 0) => Some(true),
        _ => None,
    }
}
