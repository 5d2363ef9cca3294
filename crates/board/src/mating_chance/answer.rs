//! The steps in their order, and the rounds of the search. **Lacks proofs**: those are the steps'.

use super::aim::Aim;
use super::counted::Counted;
use super::forced::{self, Forced, Patience};
use super::search::{Guide, Outcome, Search, Seen};
use super::{Effort, How, MatingChance, material, pictures, walls};
use crate::{Color, Move, Position, Role};

/// Positions met by a fast answer, at the most.
const FAST: u64 = 600;

/// Positions met by any answer, at the most.
const MOST: u64 = 1 << 30;

/// How many plies it is looked whether all lines die.
const DYING: u32 = 7;

/// How many positions and looks for walls that may take: where a search follows, and where none does.
const SEARCHED: Patience = Patience { positions: 400, walls: 400 };
const UNSEARCHED: Patience = Patience { positions: 400, walls: 16 };

/// By round: the positions met by the first search when it ends, by each of the counting ones, and how many those that aim
/// elsewhere may meet. These start afresh in each round; the others go on, so that what the first has looked at by the last
/// round is everything.
const ROUNDS: [(u64, [u64; 3], u64); 5] = [
    (400, [0, 0, 0], 100),
    (2_000, [2_000, 1_000, 0], 1_000),
    (40_000, [40_000, 20_000, 10_000], 10_000),
    (150_000, [150_000, 100_000, 60_000], 20_000),
    (MOST, [0, 0, 0], 0),
];

/// The answer for one player, and for the other if it came along.
pub(super) fn one(position: &Position, winner: Color, effort: Effort) -> (MatingChance, Option<MatingChance>) {
    let (chance, other) = steps(position, winner, effort);
    (replayed(position, winner, chance), other.map(|other| replayed(position, !winner, other)))
}

/// The answers for White and Black.
pub(super) fn both(position: &Position, effort: Effort) -> [MatingChance; 2] {
    let (white, black) = one(position, Color::White, effort);
    [white, black.unwrap_or_else(|| one(position, Color::Black, effort).0)]
}

/// A line is given only if it is legal and ends in the mate.
fn replayed(position: &Position, winner: Color, chance: MatingChance) -> MatingChance {
    let MatingChance::Winnable { line, nodes } = &chance else { return chance };
    let mut now = *position;
    for &m in line {
        if !now.is_legal(m) {
            return MatingChance::Undecided { nodes: *nodes };
        }
        now.play(m);
    }
    if now.is_checkmate() && now.turn() != winner { chance } else { MatingChance::Undecided { nodes: *nodes } }
}

fn steps(position: &Position, winner: Color, effort: Effort) -> (MatingChance, Option<MatingChance>) {
    let mut line = Vec::new();
    let no = |how, nodes| (MatingChance::Unwinnable { how, nodes }, None);
    // A side that has moved and stands in check: no move leads here, and the theorems ask that a check come from a move.
    let turn = position.turn();
    if !position.attackers(position.king(!turn), turn, position.occupied()).is_empty() {
        return (MatingChance::Undecided { nodes: 0 }, None);
    }
    if material::rules_out(position, winner) {
        // A mate of this player's men may stand there, if someone put it there.
        let mated = position.turn() != winner && position.is_checkmate();
        return if mated { (MatingChance::Winnable { line, nodes: 0 }, None) } else { no(How::Material, 0) };
    }
    let (now, narrow) = match forced::play(position, &mut line) {
        Forced::Never => return no(How::Forced, line.len() as u64),
        Forced::Mate(end) if end.turn() == winner => return no(How::Forced, line.len() as u64),
        Forced::Mate(_) => return (MatingChance::Winnable { nodes: line.len() as u64, line }, None),
        Forced::Choice { now, narrow } => (now, narrow),
    };
    if !line.is_empty() && material::rules_out(&now, winner) {
        return no(How::Forced, line.len() as u64);
    }
    let blocked = blocked(&now);
    let proved = match blocked {
        BLOCKED.. => walls::prove_apart(&now, winner),
        _ => may_be_walled(&now, winner) && walls::prove_safe(&now, winner),
    };
    if proved {
        return no(How::Static, line.len() as u64);
    }
    let given = if effort == Effort::Fast { UNSEARCHED } else { SEARCHED };
    let mut patience = given;
    if narrow && forced::dies(&now, winner, DYING, &mut patience) {
        return no(How::Forced, u64::from(given.positions - patience.positions));
    }
    match effort {
        Effort::Fast if !is_locked(&now) => (MatingChance::Undecided { nodes: 0 }, None),
        Effort::Fast => search(&now, winner, FAST, &line),
        Effort::Full { nodes } => search(&now, winner, nodes.min(MOST), &line),
    }
}

/// How many pawns stand before a pawn of the other side.
pub(super) fn blocked(position: &Position) -> usize {
    let [white, black] = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
    (white & (black >> 8)).len() + (black & (white << 8)).len()
}

/// So many blocked pawns are worth some patience, and a look for walls where there are queens, rooks or knights.
pub(super) const BLOCKED: usize = 6;

/// Whether walls are worth looking for though few pawns are blocked: not with queens, rooks or knights.
fn may_be_walled(position: &Position, winner: Color) -> bool {
    let [_, knights, _, rooks, queens, _] = position.by_role;
    (position.by_color(winner) & (knights | rooks | queens)).is_empty()
}

/// Whether so little moves that all that can be reached may be little: kings, bishops and pawns, of which nearly all are
/// blocked.
pub(super) fn is_locked(position: &Position) -> bool {
    let [pawns, knights, _, rooks, queens, _] = position.by_role;
    let blocked = blocked(position);
    (knights | rooks | queens).is_empty() && blocked >= BLOCKED && blocked + 2 >= pawns.len()
}

/// Searches in rounds: one that goes on from round to round and in the end looks at everything, others that count moves, and
/// three that try their luck elsewhere.
fn search(now: &Position, winner: Color, most: u64, line: &[Move]) -> (MatingChance, Option<MatingChance>) {
    let [first, others @ ..] = Aim::corners(now, winner);
    let mut others = others.to_vec();
    let mut main = Search::new(now, winner, Guide::Aim(first));
    let mut counting: Vec<Search> = Vec::new();
    let mut nodes = 0;
    for (round, (limit, counted, each)) in ROUNDS.into_iter().enumerate() {
        if round == 1 {
            main.be_careful();
            let pictures = if first.needs_blockers() { Vec::new() } else { pictures::likely(now, winner) };
            if !pictures.is_empty() {
                others = pictures.iter().map(|picture| Aim::picture(now, winner, picture)).collect();
            }
            counting =
                Counted::all(now, winner).map(|counted| Search::new(now, winner, Guide::Counted(counted))).into();
        }
        let going = std::iter::once((&mut main, limit)).chain(counting.iter_mut().zip(counted));
        for (search, limit) in going.filter(|(_, limit)| *limit > 0) {
            let met = search.met();
            let outcome = search.run(limit.min(met + (most - nodes)));
            nodes += search.met() - met;
            if let Some(answer) = told(search, &outcome, line, nodes) {
                return answer;
            }
            if nodes >= most {
                return (MatingChance::Undecided { nodes }, None);
            }
        }
        for aim in others.iter().filter(|_| each > 0) {
            let mut search = Search::new(now, winner, Guide::Aim(*aim));
            if round > 0 {
                search.be_careful();
            }
            let outcome = search.run(each.min(most - nodes));
            nodes += search.met();
            if let Some(answer) = told(&search, &outcome, line, nodes) {
                return answer;
            }
            if nodes >= most {
                return (MatingChance::Undecided { nodes }, None);
            }
        }
    }
    (MatingChance::Undecided { nodes }, None)
}

/// What a search has found, if it has: for the player it was asked for, and for the other one.
fn told(search: &Search, outcome: &Outcome, line: &[Move], nodes: u64) -> Option<(MatingChance, Option<MatingChance>)> {
    let mate = |index| {
        let line = line.iter().copied().chain(search.line(index)).collect();
        MatingChance::Winnable { line, nodes }
    };
    let never = || MatingChance::Unwinnable { how: How::Closure, nodes };
    let (chance, all) = match *outcome {
        Outcome::Mate(index) => (mate(index), false),
        Outcome::Exhausted => (never(), true),
        Outcome::Limit => return None,
    };
    let other = match search.other() {
        Seen::Mate(index) => Some(mate(index)),
        Seen::All if all => Some(never()),
        Seen::All | Seen::Part => None,
    };
    Some((chance, other))
}
