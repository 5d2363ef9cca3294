//! The search over legal games: ply by ply, the cheapest positions side by side, merged where they are the same.
//!
//! At first each cell is taken for one ply. Where that becomes too dear within a few cells, the search goes back some plies
//! and looks there for cells that are left out or stand for nothing ([`super::gaps`]). It goes back at most once for
//! each ply, and a few times more for second thoughts ([`super::again`]), so its time grows with the length of the sheets and
//! no faster.

use super::again::Again;
use super::channel::Channel;
use super::drafts::Draft;
use super::evidence::Evidence;
use super::expand::Expander;
use super::lattice::{Lattice, Node};
use super::prior::USUAL;
use planilla_board::{Move, Position};
use std::ops::Range;

/// How far behind the best a position may be.
pub(super) const REACH: f32 = 13.0;

/// What a cell costs on the average.
const USUAL_CELL: f32 = 0.6;

/// So much more than usual within so many plies is trouble.
const TROUBLE: f32 = 14.0;
const TROUBLE_PLIES: usize = 4;

/// So much more than usual within so many plies, and so many times as many positions are held.
const UNSURE: f32 = 3.5;
const UNSURE_PLIES: usize = 4;
const WIDER: usize = 3;

/// How many plies the search goes back.
const BACK: usize = 8;

/// So much more than usual a ply, for so many plies, and reading stops.
const HOPELESS: f32 = 8.0;
const HOPELESS_PLIES: usize = 12;

/// What is searched.
pub(super) struct Task<'t> {
    pub(super) start: Position,
    pub(super) sheets: &'t mut [Evidence],
    /// What a person answered, by ply from 0.
    pub(super) known: &'t [(u32, Move)],
    pub(super) width: usize,
    pub(super) channel: &'t Channel,
    /// The moves of a sheet that needs no repair: sense says nothing against them.
    pub(super) clean: &'t [Move],
    /// Whether second thoughts are worth their time.
    pub(super) thinks: bool,
}

/// Buffers of the search, and what it found.
#[derive(Debug, Default)]
pub(super) struct Search {
    pub(super) lattice: Lattice,
    expander: Expander,
    groups: Vec<(f32, Range<usize>)>,
    classes: Vec<([i32; 2], usize)>,
    /// The least rank in each layer.
    least: Vec<f32>,
    again: Again,
}

impl Search {
    /// Fills the lattice. It has no end if no legal game is found.
    pub(super) fn run(&mut self, task: &mut Task<'_>) {
        self.lattice.clear();
        self.least.clear();
        self.again.begin();
        self.expander.begin_game();
        self.lattice.nodes.push(Node { position: task.start, at: [0; 2], lacks: [0; 2], cost: 0.0, edges: 0..0 });
        self.lattice.layers.push(0..1);
        self.least.push(task.rest([0; 2]));
        let total: usize = task.sheets.iter().map(|sheet| sheet.cells.len()).sum();
        let (mut ply, mut gaps, mut settled) = (0, 0..0, 0);
        while ply < 2 * total + 8 {
            self.expander.begin(gaps.contains(&ply));
            for node in self.lattice.layers[ply].clone() {
                self.expander.go_on(&mut self.lattice, node, count(ply), task, &self.again.held);
            }
            if self.expander.drafts.is_empty() {
                if let Some(from) = self.again.think(&self.lattice, ply, true, task) {
                    ply = self.back_to(from);
                    continue;
                }
                break;
            }
            self.keep(ply + 1, task);
            ply += 1;
            if let Some(from) = self.again.think(&self.lattice, ply, false, task) {
                (gaps, settled) = (ply.saturating_sub(BACK)..ply + 3, ply + 2);
                ply = self.back_to(from.min(gaps.start));
            } else if ply > settled && self.is_dear(ply, TROUBLE_PLIES, TROUBLE * times(task.sheets.len())) {
                (gaps, settled) = (ply.saturating_sub(BACK)..ply + 3, ply + 2);
                ply = self.back_to(gaps.start);
            } else if self.is_dear(ply, HOPELESS_PLIES, HOPELESS * times(HOPELESS_PLIES * task.sheets.len())) {
                self.stop(ply - HOPELESS_PLIES);
                return;
            }
        }
    }

    /// Takes all behind a ply away.
    fn back_to(&mut self, ply: usize) -> usize {
        self.lattice.cut(ply);
        self.least.truncate(ply + 1);
        ply
    }

    /// Whether the last plies up to one cost so much more than usual.
    fn is_dear(&self, ply: usize, plies: usize, more: f32) -> bool {
        let before = if plies == HOPELESS_PLIES { ply.checked_sub(plies) } else { Some(ply.saturating_sub(plies)) };
        before.is_some_and(|before| self.least[ply] - self.least[before] > more)
    }

    /// Whether a slip or a blank cell stands among the last plies.
    fn is_unsure(&self) -> bool {
        let before = self.least.len().saturating_sub(UNSURE_PLIES + 1);
        matches!((self.least.get(before), self.least.last()), (Some(before), Some(last)) if last - before > UNSURE)
    }

    /// Ends all games after so many plies.
    fn stop(&mut self, ply: usize) {
        self.lattice.cut(ply);
        self.lattice.stopped = true;
        self.lattice.ends = self.lattice.layers[ply].clone().map(|node| (node, 0.0)).collect();
    }

    /// Makes the next layer of the cheapest positions that were drafted.
    fn keep(&mut self, ply: usize, task: &Task<'_>) {
        let width = if self.is_unsure() { WIDER * task.width } else { task.width };
        let Search { lattice, expander, groups, classes, least, again, .. } = self;
        let held = |draft: &Draft| again.held.has(ply, draft.key, draft.at);
        let drafts = &mut expander.drafts;
        let best = drafts.iter().fold(f32::INFINITY, |best, draft| best.min(draft.rank));
        least.push(best);
        drafts.retain(|draft| draft.rank <= best + REACH || held(draft));
        let most = 4 * width;
        if drafts.len() > most {
            let (_, middle, _) = drafts.select_nth_unstable_by(most, |one, other| one.rank.total_cmp(&other.rank));
            let rank = middle.rank;
            drafts.retain(|draft| draft.rank < rank || held(draft));
        }
        drafts.sort_unstable_by(|one, other| {
            (one.key, one.at, one.lacks).cmp(&(other.key, other.at, other.lacks)).then(one.cost.total_cmp(&other.cost))
        });
        // What is held may have been drafted twice.
        drafts.dedup_by_key(|draft| (draft.key, draft.lacks, draft.edge.from, draft.edge.played, draft.edge.used));
        groups.clear();
        let mut from = 0;
        for chunk in drafts.chunk_by(|one, other| (one.key, one.at, one.lacks) == (other.key, other.at, other.lacks)) {
            groups.push((chunk[0].rank, from..from + chunk.len()));
            from += chunk.len();
        }
        groups.sort_by(|one, other| one.0.total_cmp(&other.0));
        classes.clear();
        let first = lattice.nodes.len();
        for (_, range) in groups.iter() {
            let Draft { at, lacks, cost, edge, .. } = drafts[range.start];
            let held = held(&drafts[range.start]);
            // Ways of lining the sheets up have room each, so that the usual one does not crowd out the others.
            let class = at.map(|at| i32::from(at) - count(ply));
            let place = classes.iter().position(|(held, _)| *held == class).unwrap_or_else(|| {
                classes.push((class, 0));
                classes.len() - 1
            });
            let room = if place == 0 || lacks != [0; 2] { width } else { width / 2 + 1 };
            if (classes[place].1 >= room || place > 8) && !held {
                continue;
            }
            classes[place].1 += 1;
            let position = lattice.nodes[edge.from].position.played(edge.played);
            let edges = lattice.edges.len();
            lattice.edges.extend(drafts[range.clone()].iter().map(|draft| draft.edge));
            lattice.nodes.push(Node { position, at, lacks, cost, edges: edges..lattice.edges.len() });
        }
        lattice.layers.push(first..lattice.nodes.len());
    }
}

impl Task<'_> {
    /// What a ply costs on the average.
    pub(super) fn usual(&self) -> f32 {
        times(self.sheets.len()) * USUAL_CELL + USUAL
    }

    /// What the rest of the sheets costs on the average.
    pub(super) fn rest(&self, at: [u16; 2]) -> f32 {
        let left =
            |nth: usize| self.sheets.get(nth).map_or(0, |sheet| sheet.cells.len().saturating_sub(at[nth] as usize));
        let (one, other) = (left(0), left(1));
        times(one + other) * USUAL_CELL + times(one.max(other)) * USUAL
    }
}

/// A count of plies or cells; no sheet has so many that it would not fit.
fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// The same to reckon prices with.
fn times(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
