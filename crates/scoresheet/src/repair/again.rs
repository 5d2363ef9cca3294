//! Second thoughts: where a cell cannot be read, an earlier one may have been read wrongly.
//!
//! A slip that is a legal move too (`a5` for `d5`) shows only when a man is not where a later cell needs him, and so do
//! two plies in a row that have no cells. By then the search does not hold the right game any more, for hundreds of games with a
//! slip that never happened cost less. So it asks back: which other reading of an earlier cell, or which two plies more,
//! would let all moves since be played and make sense of this cell? These ways are held, whatever they cost, and the search
//! goes again from there.

use super::expand::weak;
use super::features::{Choice, choices};
use super::lattice::{Edge, Lattice};
use super::price::Room;
use super::prior::senses;
use super::search::Task;
use planilla_board::{Move, Position};
use std::collections::HashSet;

/// How many plies it is looked back.
const LOOK_BACK: usize = 48;

/// A cell that costs so much more than usual is asked about; so many of them at a time.
const DEAR: f32 = 3.0;
const CELLS: usize = 3;

/// What another reading may cost more than the one that was taken, and what it must save at the cell that is asked about.
const MOST_MORE: f32 = 9.0;
const SAVING: f32 = 2.5;

/// So many other readings, and so many pairs of plies, are held for each cell.
const READINGS: usize = 24;
const PAIRS: usize = 60;

/// How often a game is thought over at most; each time that it did not help counts for some more.
const MOST: usize = 10;
const VAIN: usize = 3;
const HELP: f32 = 3.0;

/// The positions that are held, by how many plies were played and how many cells were read.
#[derive(Debug, Default)]
pub(super) struct Held {
    nodes: HashSet<(usize, u64, [u16; 2])>,
    /// There are none behind so many plies.
    last: usize,
}

impl Held {
    /// Whether any position is held after so many plies.
    pub(super) fn any(&self, ply: usize) -> bool {
        ply <= self.last
    }

    pub(super) fn has(&self, ply: usize, key: u64, at: [u16; 2]) -> bool {
        self.any(ply) && self.nodes.contains(&(ply, key, at))
    }

    fn put(&mut self, ply: usize, position: &Position, at: [u16; 2]) {
        self.nodes.insert((ply, position.key(), at));
        self.last = self.last.max(ply);
    }
}

/// What is thought over, with the buffers for it.
#[derive(Debug, Default)]
pub(super) struct Again {
    pub(super) held: Held,
    left: usize,
    /// The ply of the last second thoughts, and the least rank there before them, until it is reached again.
    last: usize,
    before: Option<f32>,
    room: Room,
    choices: Vec<Choice>,
    senses: Vec<f32>,
    ahead: Vec<Choice>,
}

/// Another way to a ply: moves from an earlier ply on, instead of the one of the path there or, if there are two, before it.
struct Way {
    more: f32,
    ply: usize,
    moves: Vec<Move>,
}

/// The cells of a ply that are asked about, and what they cost at the least.
struct Asked<'p> {
    path: &'p [Edge],
    ply: usize,
    at: [u16; 2],
    own: f32,
}

impl Again {
    /// Begins a game.
    pub(super) fn begin(&mut self) {
        self.held.nodes.clear();
        (self.held.last, self.left, self.last, self.before) = (0, MOST, 0, None);
    }

    /// Whether a ply may be thought over. The least rank there tells whether it helped the last time.
    pub(super) fn may(&mut self, ply: usize, least: f32) -> bool {
        if ply == self.last
            && let Some(before) = self.before.take()
            && least > before - HELP
        {
            self.left = self.left.saturating_sub(VAIN);
        }
        ply > self.last + 2 && self.left > 0
    }

    /// Holds all other ways to make sense of the dear cells among the last plies, and tells where the first of them begins.
    pub(super) fn think(
        &mut self,
        lattice: &Lattice,
        ply: usize,
        plies: usize,
        least: f32,
        task: &mut Task<'_>,
    ) -> Option<usize> {
        (self.last, self.before) = (ply, Some(least));
        self.left -= 1;
        let path = lattice.cheapest_to(ply);
        let dear = (ply.saturating_sub(plies)..ply).filter(|at| path[*at].price > task.usual() + DEAR).take(CELLS);
        let mut from = None;
        for ply in dear.collect::<Vec<usize>>() {
            let node = &lattice.nodes[path[ply].from];
            let own = self.cheapest(&node.position, node.at, path[ply], task);
            let asked = Asked { path: &path, ply, at: node.at, own };
            let mut ways = self.readings(lattice, &asked, task);
            if let [_] = task.sheets {
                ways.extend(self.pairs(lattice, &asked, task));
            }
            for way in &ways {
                self.hold(lattice, &asked, way);
                from = Some(from.map_or(way.ply, |from: usize| from.min(way.ply)));
            }
        }
        from
    }

    fn hold(&mut self, lattice: &Lattice, asked: &Asked<'_>, way: &Way) {
        let node = &lattice.nodes[asked.path[way.ply].from];
        let (mut position, mut at, mut ply) = (node.position, node.at, way.ply);
        let pair = way.moves.len() == 2;
        let rest = asked.path[way.ply..asked.ply].iter().skip(usize::from(!pair));
        let moves = way.moves.iter().map(|played| (*played, if pair { None } else { Some(asked.path[way.ply]) }));
        for (played, edge) in moves.chain(rest.map(|edge| (edge.played, Some(*edge)))) {
            position.play(played);
            ply += 1;
            at = [0, 1].map(|nth| at[nth] + edge.map_or(0, |edge| edge.used[nth].count()));
            self.held.put(ply, &position, at);
        }
    }

    /// Other readings of one cell before that which is asked about, the cheapest first.
    fn readings(&mut self, lattice: &Lattice, asked: &Asked<'_>, task: &mut Task<'_>) -> Vec<Way> {
        let mut ways = Vec::new();
        for ply in asked.ply.saturating_sub(LOOK_BACK)..asked.ply {
            let edge = asked.path[ply];
            let node = &lattice.nodes[edge.from];
            for (choice, sense) in self.all(&node.position, lattice.recent(edge.from)) {
                let more = sense + self.price(&choice, node.at, edge, task) - edge.price;
                if choice.played != edge.played
                    && more <= MOST_MORE
                    && self.explains(node.position.played(choice.played), ply + 1, asked, task)
                {
                    ways.push(Way { more, ply, moves: vec![choice.played] });
                }
            }
        }
        cheapest_of(ways, READINGS)
    }

    /// Two plies in a row without a cell, the likeliest first. One of the two makes sense of the cell, whatever the other one
    /// is; it is tried at the last place where it can be played, for until then both orders lead to the same position.
    fn pairs(&mut self, lattice: &Lattice, asked: &Asked<'_>, task: &mut Task<'_>) -> Vec<Way> {
        let (mut ways, mut firsts, mut seconds) = (Vec::new(), HashSet::new(), HashSet::new());
        for ply in (asked.ply.saturating_sub(LOOK_BACK)..=asked.ply).rev() {
            let edge = asked.path[ply];
            let node = &lattice.nodes[edge.from];
            if !edge.used[0].cell {
                continue;
            }
            let list = self.all(&node.position, lattice.recent(edge.from));
            for (first, sense) in &list {
                let after = node.position.played(first.played);
                let new = firsts.insert(first.played);
                if new && after.passed().is_some_and(|passed| self.explains(passed, ply, asked, task)) {
                    for (second, other) in self.all(&after, [Some(first.played), None]) {
                        if self.explains(after.played(second.played), ply, asked, task) {
                            let moves = vec![first.played, second.played];
                            ways.push(Way { more: sense + other, ply, moves });
                        }
                    }
                }
            }
            let Some(passed) = node.position.passed() else { continue };
            let mut answers = self.all(&passed, [None; 2]);
            answers.retain(|(second, _)| {
                seconds.insert(second.played) && self.explains(passed.played(second.played), ply, asked, task)
            });
            for ((first, sense), (second, other)) in
                list.iter().flat_map(|first| answers.iter().map(move |second| (first, second)))
            {
                let after = node.position.played(first.played);
                if after.is_legal(second.played) && self.explains(after.played(second.played), ply, asked, task) {
                    ways.push(Way { more: sense + other, ply, moves: vec![first.played, second.played] });
                }
            }
        }
        cheapest_of(ways, PAIRS)
    }

    /// Whether the moves of the path from a ply on can be played in a position, and make sense of the cell that is asked about.
    fn explains(&mut self, mut position: Position, from: usize, asked: &Asked<'_>, task: &mut Task<'_>) -> bool {
        for edge in &asked.path[from..asked.ply] {
            if !position.is_legal(edge.played) {
                return false;
            }
            position.play(edge.played);
        }
        self.cheapest(&position, asked.at, asked.path[asked.ply], task) + SAVING <= asked.own
    }

    /// All moves of a position with what of their sense counts.
    fn all(&mut self, position: &Position, recent: [Option<Move>; 2]) -> Vec<(Choice, f32)> {
        choices(position, &mut self.choices);
        senses(position, recent, &self.choices, &mut self.senses);
        self.choices.iter().copied().zip(self.senses.iter().map(|sense| weak(*sense))).collect()
    }

    /// What the cells of a ply cost at the least in a position.
    fn cheapest(&mut self, position: &Position, at: [u16; 2], edge: Edge, task: &mut Task<'_>) -> f32 {
        let mut list = std::mem::take(&mut self.ahead);
        choices(position, &mut list);
        let least = list.iter().map(|choice| self.price(choice, at, edge, task)).fold(f32::INFINITY, f32::min);
        self.ahead = list;
        least
    }

    fn price(&mut self, choice: &Choice, at: [u16; 2], edge: Edge, task: &mut Task<'_>) -> f32 {
        let read = task.sheets.iter_mut().enumerate().filter(|(nth, _)| edge.used[*nth].cell);
        let price = |(nth, sheet): (usize, &mut super::evidence::Evidence)| {
            sheet.price((at[nth] + u16::from(edge.used[nth].surplus)) as usize, choice.features, &mut self.room)
        };
        read.map(price).sum()
    }
}

fn cheapest_of(mut ways: Vec<Way>, most: usize) -> Vec<Way> {
    ways.sort_by(|one, other| one.more.total_cmp(&other.more));
    ways.truncate(most);
    ways
}
