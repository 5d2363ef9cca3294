//! Second thoughts: where a cell cannot be read, an earlier one may have been read wrongly.
//!
//! A slip that is a legal move too (`a5` for `d5`) shows only when a man is not where a later cell needs him, and so do
//! two plies in a row that have no cells. By then the search does not hold the right game any more, for hundreds of games with a
//! slip that never happened cost less. So the games that leave the cheapest one ([`super::branches`]) are followed to where a
//! cell was hard to read; those that cost less by then, or little more, are held, and the search goes again from where they leave.

use super::branches::{Branch, Branches, Leave, touched};
use super::held::{At, Held};
use super::lattice::{Edge, Lattice};
use super::mix::Mixed;
use super::search::Task;
use std::collections::HashSet;

/// So many branches are held at a time.
const HOLD: usize = 8;

/// What they may cost more than the cheapest game.
const MORE: f32 = 3.0;

/// How many plies before the last place of two plies without cells other places are held.
const EARLIER: usize = 16;

/// How often the search goes again for a game at most.
const MOST: usize = 8;

/// A cell that costs so much more than usual makes think again when so many more are read.
const DEAR: f32 = 3.0;
const LATER: usize = 2;

/// What is thought over, with the buffers for it.
#[derive(Debug, Default)]
pub(super) struct Again {
    pub(super) held: Held,
    left: usize,
    /// The ways that were thought over, by how many plies they have, their last positions, and whether the sheets end there.
    thought: HashSet<(usize, u64, bool), Mixed>,
    branches: Branches,
}

impl Again {
    /// Begins a game.
    pub(super) fn begin(&mut self) {
        self.held.clear();
        self.thought.clear();
        self.left = MOST;
        self.branches.clear();
    }

    /// Thinks over the cheapest way to a ply if there is reason to: holds what costs less, or not much more, and tells where the
    /// first of it leaves.
    pub(super) fn think(&mut self, lattice: &Lattice, ply: usize, ends: bool, task: &mut Task<'_>) -> Option<usize> {
        if self.left == 0 || !task.thinks {
            return None;
        }
        let path = lattice.cheapest_to(ply);
        let last = path.last()?;
        let asks = path.get(ply.checked_sub(LATER + 1)?)?;
        if !ends && asks.price <= task.usual() + DEAR {
            return None;
        }
        let key = lattice.nodes[last.from].position.played(last.played).key();
        if !self.thought.insert((ply, key, ends)) {
            return None;
        }
        let list = self.branches.follow(lattice, &path, task).iter();
        let mut list: Vec<Branch> = list.filter(|branch| branch.more <= MORE).copied().collect();
        list.sort_by(|one, other| one.more.total_cmp(&other.more));
        let held = list.iter().filter_map(|branch| self.hold(lattice, &path, branch)).take(HOLD);
        let from = held.min()?;
        self.left -= 1;
        Some(from)
    }

    /// Holds a branch, and tells where it leaves; nothing if it is not legal or the search has it.
    fn hold(&mut self, lattice: &Lattice, path: &[Edge], branch: &Branch) -> Option<usize> {
        let moves = self.branches.moves(branch, path, lattice)?;
        let mut at = at(lattice, path, branch.begins);
        let lacks = if let Leave::Pair(..) = branch.leave { 2 } else { 0 };
        let mut steps = Vec::with_capacity(moves.len());
        for (nth, played) in moves.into_iter().enumerate() {
            let read = nth.checked_sub(lacks).map(|nth| path[branch.begins + nth]);
            let cells = [0, 1].map(|nth| at.cells[nth] + read.map_or(0, |edge| edge.used[nth].count()));
            let after = at.played(played, cells);
            steps.push((at, played, after));
            at = after;
        }
        let layer = lattice.layers.get(at.ply).cloned().unwrap_or_default();
        let same = |node: usize| {
            let node = &lattice.nodes[node];
            node.at == at.cells && node.position.key() == at.position.key()
        };
        if layer.into_iter().any(same) || steps.iter().all(|(.., after)| self.held.has_at(after)) {
            return None;
        }
        for (before, played, after) in &steps {
            self.held.put(before, *played, after);
        }
        Some(self.hold_earlier(lattice, path, branch))
    }

    /// Two plies without cells may have been played before as well, if the moves since have nothing to do with them: both orders
    /// lead to the same game. Tells the first place.
    fn hold_earlier(&mut self, lattice: &Lattice, path: &[Edge], branch: &Branch) -> usize {
        let Leave::Pair(mut one, mut other) = branch.leave else { return branch.begins };
        for ply in (branch.begins.saturating_sub(EARLIER)..branch.begins).rev() {
            (one, other) = (other, one);
            let (before, played) = (at(lattice, path, ply), path[ply].played);
            let position = &before.position;
            let apart = touched(position, one) | touched(position, other);
            if !(apart & touched(position, played)).is_empty() || !position.is_legal(one) {
                return ply + 1;
            }
            let first = before.played(one, before.cells);
            if !first.position.is_legal(other) {
                return ply + 1;
            }
            let second = first.played(other, before.cells);
            if !second.position.is_legal(played) {
                return ply + 1;
            }
            self.held.put(&before, one, &first);
            self.held.put(&first, other, &second);
            let cells = lattice.nodes[path[ply + 1].from].at;
            self.held.put(&second, played, &second.played(played, cells));
        }
        branch.begins.saturating_sub(EARLIER)
    }
}

/// Where a path stands before the move of a ply.
fn at(lattice: &Lattice, path: &[Edge], ply: usize) -> At {
    let node = &lattice.nodes[path[ply].from];
    At { ply, position: node.position, cells: node.at }
}
