//! The search: every position that can be reached, once each, the likeliest first. **Lacks depth**: when nothing is left
//! to look at, everything has been looked at, and there is no mate; what is found on the way is a helpmate.

use super::aim::Aim;
use super::counted::Counted;
use super::packed::Packed;
use super::visited::Visited;
use super::waiting::{HIGHEST, Next, Waiting};
use super::{material, walls};
use crate::{Color, Move, Position, Role};

/// How a search ended, or paused.
pub(super) enum Outcome {
    /// The opponent is mated in the position with that index.
    Mate(u32),
    /// Every position that can be reached has been met, but for those that a theorem settles.
    Exhausted,
    /// As many positions as were allowed have been met.
    Limit,
}

/// What a search for one player's mates has seen of the other's.
#[derive(Clone, Copy)]
pub(super) enum Seen {
    /// A mate by the other player, in the position with that index.
    Mate(u32),
    /// No mate, and nothing was left out because it is no concern of the first player's.
    All,
    /// No mate, but not everything was looked at.
    Part,
}

/// Up to this many positions, moves wait unplayed: a guided search plays few of them. Beyond, what waits is counted among
/// the positions met, so that it takes no more room than they do.
const UNPLAYED: usize = 2048;

/// It is looked for walls while they are found once in so many times, but for so many times at the start.
const SELDOM: (u32, u32) = (3, 20);

/// How much sooner a check is looked at than it costs.
const CHECK: usize = 6;

/// A position after a move, and what the move makes of its cost.
struct Child {
    m: Move,
    packed: Packed,
    spread: u64,
    cost: u16,
    level: usize,
}

/// In which order positions are looked at.
pub(super) enum Guide {
    /// Towards a mating picture.
    Aim(Aim),
    /// The fewest moves first that bring nothing nearer.
    Counted(Box<Counted>),
}

/// A search for a mate by one player.
pub(super) struct Search {
    winner: Color,
    guide: Guide,
    visited: Visited,
    waiting: Waiting,
    /// Whether to look for walls on the way: it costs as much as a few positions, and spares many.
    careful: bool,
    /// How often it was looked for walls, and how often they were found.
    looked: [u32; 2],
    root: Position,
    other: Seen,
    /// What follows the position that is looked at; empty in between.
    children: Vec<Child>,
}

impl Search {
    /// A search from a position.
    pub(super) fn new(position: &Position, winner: Color, guide: Guide) -> Search {
        let mut search = Search {
            winner,
            guide,
            visited: Visited::new(),
            waiting: Waiting::new(),
            careful: false,
            looked: [0; 2],
            root: *position,
            other: Seen::All,
            children: Vec::new(),
        };
        let packed = Packed::of(position);
        search.visited.insert(packed, packed.spread(), Move::NONE, 0);
        let cost = if matches!(search.guide, Guide::Aim(_)) { 64 } else { 0 };
        search.waiting.push(Next { from: 0, by: None, cost }, usize::from(cost));
        search
    }

    /// The positions met.
    pub(super) fn met(&self) -> u64 {
        self.visited.len() as u64
    }

    /// What has been seen of the other player's mates.
    pub(super) fn other(&self) -> Seen {
        self.other
    }

    /// The moves that lead to a position.
    pub(super) fn line(&self, index: u32) -> Vec<Move> {
        self.visited.line(index)
    }

    /// From now on, looks for walls after moves that cannot be taken back.
    pub(super) fn be_careful(&mut self) {
        self.careful = true;
    }

    /// Goes on until that many positions have been met.
    pub(super) fn run(&mut self, limit: u64) -> Outcome {
        while let Some(next) = self.waiting.pop() {
            let Some(met) = self.visited.get(next.from) else { continue };
            let mut position = if next.from == 0 { self.root } else { met.packed.position() };
            let index = match next.by {
                None => next.from,
                Some(m) => {
                    let after = position.played(m);
                    let packed = Packed::of(&after);
                    let child = Child { m, packed, spread: packed.spread(), cost: next.cost, level: 0 };
                    let Some(index) = self.meet(&position, &child, next.from) else { continue };
                    position = after;
                    index
                }
            };
            if self.expand(&position, index, next.cost) {
                return Outcome::Mate(index);
            }
            if self.met() >= limit {
                return Outcome::Limit;
            }
        }
        Outcome::Exhausted
    }

    /// Meets a position: its index if it is new and nothing rules out a mate after it.
    #[inline]
    fn meet(&mut self, before: &Position, child: &Child, from: u32) -> Option<u32> {
        let index = self.visited.insert(child.packed, child.spread, child.m, from)?;
        let pawn = before.by_role(Role::Pawn).contains(child.m.from());
        let captured = before.occupied().contains(child.m.to()) || (pawn && before.en_passant.contains(child.m.to()));
        let looks = (captured || pawn || before.checked) && self.looks();
        let promoted = child.m.promotion().is_some();
        if !(captured || promoted || looks) {
            return Some(index);
        }
        let position = &before.played(child.m);
        if (captured || promoted) && material::rules_out(position, self.winner) {
            return self.leave_out(material::rules_out(position, !self.winner));
        }
        if looks {
            self.looked[0] += 1;
            if walls::prove_safe(position, self.winner) {
                self.looked[1] += 1;
                return self.leave_out(walls::prove_safe(position, !self.winner));
            }
        }
        Some(index)
    }

    /// Whether it is worth while to look for walls: not where they were found too seldom.
    #[inline]
    fn looks(&self) -> bool {
        let [looked, found] = self.looked;
        self.careful && looked <= SELDOM.1 + SELDOM.0 * found
    }

    /// Leaves out what follows a position: it does not concern the winner, nor the other player where `neither` is known.
    fn leave_out(&mut self, neither: bool) -> Option<u32> {
        if !neither && matches!(self.other, Seen::All) {
            self.other = Seen::Part;
        }
        None
    }

    /// Puts what follows a position among what waits; whether it is the mate that is sought.
    fn expand(&mut self, position: &Position, index: u32, cost: u16) -> bool {
        let mut children = std::mem::take(&mut self.children);
        let lazy = self.visited.len() < UNPLAYED;
        let packed = self.visited.get(index).map_or_else(|| Packed::of(position), |met| met.packed);
        let mut any = false;
        let waiting = &mut self.waiting;
        let mut add = |m: Move, cost: u16, level: usize| {
            any = true;
            if lazy {
                waiting.push(Next { from: index, by: Some(m), cost }, level);
            } else {
                let packed = packed.after(position, m).unwrap_or_else(|| Packed::of(&position.played(m)));
                children.push(Child { m, packed, spread: packed.spread(), cost, level });
            }
        };
        match &self.guide {
            Guide::Aim(aim) => {
                let prices = aim.prices(position);
                position.for_each_legal(|m| {
                    let (price, check) = prices.of(m);
                    let cost = cost.saturating_add_signed(price).min(HIGHEST);
                    let level = if check { usize::from(cost).saturating_sub(CHECK) } else { usize::from(cost) };
                    add(m, cost, level);
                });
            }
            // Of the cost, the last bit tells whether the move before brought something nearer.
            Guide::Counted(counted) => position.for_each_legal(|m| {
                let (price, nearer) = counted.price(position, m, cost & 1 == 1);
                let cost = ((cost >> 1) + price).min(HIGHEST);
                add(m, cost << 1 | u16::from(nearer), usize::from(cost));
            }),
        }
        self.visited.look_ahead(children.iter().map(|child| child.spread));
        for child in &children {
            if let Some(new) = self.meet(position, child, index) {
                self.waiting.push(Next { from: new, by: None, cost: child.cost }, child.level);
            }
        }
        children.clear();
        self.children = children;
        let mate = !any && position.checked;
        if mate && position.turn == self.winner && !matches!(self.other, Seen::Mate(_)) {
            self.other = Seen::Mate(index);
        }
        mate && position.turn != self.winner
    }
}
