//! Games that leave the cheapest one, the path: by another reading of one of its cells, or by two plies that have no cells.
//!
//! Each is followed along the path, and costs nothing more as long as the squares on which the two differ have nothing to do
//! with what is played. Only where they have, or where a man who stands elsewhere in the branch could do what is written, is
//! its position made and the cell read anew. So hundreds of branches are followed in the time in which a few dozen positions
//! are searched.

mod known;
mod wanted;

pub(super) use known::touched;

use super::lattice::{Edge, Lattice};
use super::mix::Mixed;
use super::search::Task;
use known::{Knower, Known, apart};
use planilla_board::{Bitboard, Color, Move, Position};
use std::collections::HashMap;
use std::sync::Arc;

/// How many plies a branch is followed.
const FOLLOWED: usize = 60;

/// How many branches are followed, the cheapest.
const BRANCHES: usize = 700;

/// Of so many plies the branches are kept, for the path that comes next.
const KEPT: usize = 64;

/// So many cells that were read anew are kept at the most; then it begins anew.
const MOST_ANEW: usize = 500_000;

/// What the cells of a ply cost at the most of which no better reading is looked for.
const CLEAR: f32 = 3.0;

/// What another reading must save where they cost more.
const SAVING: f32 = 2.5;

/// What a branch may cost more than the path, at all; where its cells are unclear and the path's move cannot be played; and where
/// they are clear and say what cannot be played.
const MOST: f32 = 22.0;
const UNCLEAR: f32 = 16.0;
const SLIP: f32 = 8.0;

/// How many readings of a cell are followed; of one that says nothing, where the branch costs so little more.
const READINGS: usize = 3;
const GUESSES: usize = 10;
const NEAR: f32 = 6.0;

/// How a branch leaves the path.
#[derive(Clone, Copy, Debug)]
pub(super) enum Leave {
    /// The cell of the ply is read as this move.
    Other(Move),
    /// Two plies without cells come first.
    Pair(Move, Move),
}

/// A game that leaves the path.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    /// The ply of the path before which it leaves.
    pub(super) begins: usize,
    pub(super) leave: Leave,
    /// What it costs more.
    pub(super) more: f32,
    /// The last of its cells that were read anew.
    anew: Option<u32>,
    /// Its position before the move of this ply of the path; none if nothing has asked for it yet.
    at: Option<(usize, Position)>,
    /// Where it differs from the path.
    apart: Bitboard,
    /// Whether that had nothing to do with the moves since it left.
    pure: bool,
}

/// A cell read anew: the one before it, the ply of the path, and the move.
#[derive(Clone, Copy, Debug)]
struct Anew {
    before: Option<u32>,
    ply: usize,
    played: Move,
}

/// A ply of the path, by its position, how far the sheets are read, and its move.
type Place = (u64, [u16; 2], Move);

/// The branches of a path.
#[derive(Debug, Default)]
pub(super) struct Branches {
    path: Vec<Place>,
    /// The branches before each ply of the path; none if they are not kept.
    layers: Vec<Option<Vec<Branch>>>,
    anew: Vec<Anew>,
    known: HashMap<Place, Arc<Known>, Mixed>,
    knower: Knower,
    /// The branches before a ply and behind it.
    list: Vec<Branch>,
    next: Vec<Branch>,
    /// Those of two plies, White's first, that nothing has touched since.
    pairs: HashMap<(Move, Move), usize, Mixed>,
}

impl Branches {
    /// Begins a game.
    pub(super) fn clear(&mut self) {
        self.path.clear();
        self.layers.clear();
        self.anew.clear();
        self.known.clear();
    }

    /// Follows all branches of a path to its end, from where it is another path than the last one.
    pub(super) fn follow(&mut self, lattice: &Lattice, path: &[Edge], task: &mut Task<'_>) -> &[Branch] {
        if self.anew.len() > MOST_ANEW {
            self.clear();
        }
        let place = |edge: &Edge| (lattice.nodes[edge.from].position.key(), lattice.nodes[edge.from].at, edge.played);
        let same = path.iter().zip(&self.path).take_while(|(edge, held)| place(edge) == **held).count();
        // Where the last path ended, it was not known where it would lead.
        let mut from = same.min(self.path.len().saturating_sub(1));
        self.layers.truncate(from + 1);
        self.layers.resize(path.len() + 1, None);
        if self.layers[from].is_none() {
            from = path.len().saturating_sub(FOLLOWED);
            self.layers[from] = Some(Vec::new());
        }
        self.path.clear();
        self.path.extend(path.iter().map(place));
        for ply in from..path.len() {
            let known = self.known(lattice, path, ply, task);
            self.begin_pairs(lattice, path, ply, &known);
            let list = std::mem::take(&mut self.list);
            self.next.clear();
            for branch in &list {
                self.pass(&Passing { lattice, path, ply, known: &known, branch }, task);
            }
            self.list = list;
            self.begin_others(lattice, path, ply, &known);
            if self.next.len() > BRANCHES {
                self.next.select_nth_unstable_by(BRANCHES, |one, other| one.more.total_cmp(&other.more));
                self.next.truncate(BRANCHES);
            }
            self.layers[ply + 1] = Some(self.next.clone());
            if let Some(old) = (ply + 1).checked_sub(KEPT) {
                self.layers[old] = None;
            }
        }
        self.layers.last().and_then(Option::as_deref).unwrap_or_default()
    }

    /// What is known of a ply of the path.
    fn known(&mut self, lattice: &Lattice, path: &[Edge], ply: usize, task: &mut Task<'_>) -> Arc<Known> {
        let Branches { known, knower, path: places, .. } = self;
        known.entry(places[ply]).or_insert_with(|| Arc::new(knower.known(lattice, &path[ply], task))).clone()
    }

    /// Lists the branches before a ply, with those that begin there with two plies without cells.
    fn begin_pairs(&mut self, lattice: &Lattice, path: &[Edge], ply: usize, known: &Known) {
        self.list.clear();
        self.pairs.clear();
        let before = self.layers[ply].iter().flatten();
        for branch in before.filter(|branch| branch.begins + FOLLOWED > ply) {
            if let Leave::Pair(one, other) = branch.leave
                && branch.pure
            {
                self.pairs.insert(in_order(one, other, branch.begins), self.list.len());
            }
            self.list.push(*branch);
        }
        let position = &lattice.nodes[path[ply].from].position;
        for (leave, more) in &known.leaves {
            let Leave::Pair(one, other) = *leave else { continue };
            if let Some(held) = self.pairs.get(&in_order(one, other, ply)) {
                // The same game: here at the latest the two were played.
                let held = &mut self.list[*held];
                (held.begins, held.leave, held.at) = (ply, *leave, None);
                held.more = held.more.min(*more);
            } else {
                let apart = touched(position, one) | touched(position, other);
                self.list.push(Branch::new(ply, *leave, *more, None, apart));
            }
        }
    }

    /// Adds the branches that begin with another reading of the cell of a ply to those behind it.
    fn begin_others(&mut self, lattice: &Lattice, path: &[Edge], ply: usize, known: &Known) {
        let Some(next) = path.get(ply + 1) else { return };
        let position = &lattice.nodes[path[ply].from].position;
        for (leave, more) in &known.leaves {
            let Leave::Other(played) = *leave else { continue };
            let after = position.played(played);
            let apart = apart(&after, &lattice.nodes[next.from].position);
            self.next.push(Branch::new(ply, *leave, *more, Some((ply + 1, after)), apart));
        }
    }

    /// Takes a branch past a ply of the path.
    fn pass(&mut self, passing: &Passing<'_>, task: &mut Task<'_>) {
        let Passing { lattice, path, ply, known, branch } = *passing;
        let edge = &path[ply];
        let node = &lattice.nodes[edge.from];
        let turn = node.position.turn();
        let touched = !(branch.apart & known.touched).is_empty();
        let clear = known.own <= CLEAR;
        let asked = passing.someone_may(turn) || (!clear && known.wanted.opens(branch.apart));
        if !touched && !asked {
            self.next.push(*branch);
            return;
        }
        let Some(position) = passing.position() else { return };
        let legal = position.is_legal(edge.played);
        let other = |played: &Move| *played != edge.played && position.is_legal(*played);
        let plain = clear && known.wanted.is_plain();
        let asked = if plain {
            asked && known.wanted.moves(&position, turn).any(|played| other(&played))
        } else {
            asked && known.wanted.can_be(&position, turn)
        };
        if legal && !asked {
            if touched {
                self.go(passing, &position, edge.played, 0.0);
            } else {
                self.next.push(Branch { at: Some((ply, position)), ..*branch });
            }
            return;
        }
        if plain {
            // What is written is read as it stands.
            if legal {
                self.go(passing, &position, edge.played, 0.0);
            }
            let others: Vec<Move> = known.wanted.moves(&position, turn).filter(other).take(READINGS).collect();
            for played in &others {
                self.go(passing, &position, *played, 0.0);
            }
            if legal || !others.is_empty() {
                return;
            }
        }
        if !legal && branch.more > if clear { SLIP } else { UNCLEAR } {
            return;
        }
        let room = MOST - branch.more + edge.price;
        let readings = self.knower.readings(&position, node, edge, room, task);
        let least = readings.iter().map(|(.., cells)| *cells).fold(f32::INFINITY, f32::min);
        if legal && least + SAVING > known.own {
            self.go(passing, &position, edge.played, 0.0);
            return;
        }
        let most = if least > CLEAR && branch.more < NEAR { GUESSES } else { READINGS };
        for (played, price, _) in readings.into_iter().take(most) {
            self.go(passing, &position, played, price - edge.price);
        }
    }

    /// Goes on with a move from the position of a branch, unless the path is reached again.
    fn go(&mut self, passing: &Passing<'_>, position: &Position, played: Move, more: f32) {
        let Passing { lattice, path, ply, known, branch } = *passing;
        let after = position.played(played);
        let next = path.get(ply + 1).map(|next| &lattice.nodes[next.from].position);
        let apart = next.map_or(branch.apart, |next| apart(&after, next));
        if apart.is_empty() {
            return;
        }
        let same = played == path[ply].played;
        let mut anew = branch.anew;
        if !same {
            self.anew.push(Anew { before: anew, ply, played });
            anew = u32::try_from(self.anew.len() - 1).ok();
        }
        let pure = branch.pure && same && (branch.apart & known.touched).is_empty();
        let (more, at) = (branch.more + more, Some((ply + 1, after)));
        self.next.push(Branch { more, anew, at, apart, pure, ..*branch });
    }

    /// The moves of a branch from where it leaves up to the end of the path; none if they are not all legal.
    pub(super) fn moves(&self, branch: &Branch, path: &[Edge], lattice: &Lattice) -> Option<Vec<Move>> {
        let (mut moves, ply) = match branch.leave {
            Leave::Other(played) => (vec![played], branch.begins + 1),
            Leave::Pair(one, other) => (vec![one, other], branch.begins),
        };
        let left = moves.len();
        moves.extend(path[ply..].iter().map(|edge| edge.played));
        let mut last = branch.anew;
        while let Some(Anew { before, ply: at, played }) = last.map(|last| self.anew[last as usize]) {
            moves[left + at - ply] = played;
            last = before;
        }
        let mut position = lattice.nodes[path[branch.begins].from].position;
        for played in &moves {
            if !position.is_legal(*played) {
                return None;
            }
            position.play(*played);
        }
        Some(moves)
    }
}

impl Branch {
    fn new(begins: usize, leave: Leave, more: f32, at: Option<(usize, Position)>, apart: Bitboard) -> Branch {
        Branch { begins, leave, more, anew: None, at, apart, pure: true }
    }
}

/// A branch at a ply of the path.
#[derive(Clone, Copy)]
struct Passing<'p> {
    lattice: &'p Lattice,
    path: &'p [Edge],
    ply: usize,
    known: &'p Known,
    branch: &'p Branch,
}

impl Passing<'_> {
    /// Whether a man who stands elsewhere than in the path may do what is written.
    fn someone_may(&self, turn: Color) -> bool {
        let Branch { at, leave, apart, begins, .. } = *self.branch;
        match (at, leave) {
            (Some((_, position)), _) => self.known.wanted.by_any(&position, turn, apart),
            (None, Leave::Pair(one, other)) => {
                let begins = &self.lattice.nodes[self.path[begins].from].position;
                let own = if begins.turn() == turn { one } else { other };
                let role = own.promotion().or(begins.role_at(own.from()));
                role.is_some_and(|role| self.known.wanted.by(role, own.to()))
            }
            (None, Leave::Other(_)) => false,
        }
    }

    /// The position of the branch before the move of the ply, if its moves are legal.
    fn position(&self) -> Option<Position> {
        let Branch { at, leave, begins, .. } = *self.branch;
        let (from, mut position) = at.or_else(|| {
            let Leave::Pair(one, other) = leave else { return None };
            Some((begins, self.lattice.nodes[self.path[begins].from].position.played(one).played(other)))
        })?;
        for edge in &self.path[from..self.ply] {
            if !position.is_legal(edge.played) {
                return None;
            }
            position.play(edge.played);
        }
        Some(position)
    }
}

/// Two plies, White's first.
fn in_order(one: Move, other: Move, ply: usize) -> (Move, Move) {
    if ply.is_multiple_of(2) { (one, other) } else { (other, one) }
}
