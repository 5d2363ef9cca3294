//! The search over legal games: ply by ply, the cheapest positions side by side, merged where they are the same.

use super::evidence::Evidence;
use super::features::{Choice, choices};
use super::lattice::{Edge, Lattice, Node, Used};
use super::price::Room;
use super::prior::senses;
use planilla_board::{Move, Position};
use std::collections::HashMap;

/// How far behind the best a position may be.
const REACH: f32 = 16.0;

/// Buffers of the search.
#[derive(Debug, Default)]
pub(super) struct Search {
    pub(super) lattice: Lattice,
    room: Room,
    choices: Vec<Choice>,
    senses: Vec<f32>,
    drafts: Vec<Draft>,
    merged: HashMap<(u64, [u16; 2]), (usize, f32)>,
}

/// A way to a position that may be kept.
#[derive(Clone, Copy, Debug)]
struct Draft {
    key: u64,
    at: [u16; 2],
    cost: f32,
    edge: Edge,
}

/// What is searched.
pub(super) struct Task<'t> {
    pub(super) start: Position,
    pub(super) sheets: &'t mut [Evidence],
    /// What a person answered, by ply from 0.
    pub(super) known: &'t [(u32, Move)],
    pub(super) width: usize,
}

impl Search {
    /// Fills the lattice. It has no end if no legal game is found.
    pub(super) fn run(&mut self, task: &mut Task<'_>) {
        self.lattice.clear();
        self.lattice.nodes.push(Node { position: task.start, at: [0; 2], cost: 0.0, edges: 0..0 });
        self.lattice.layers.push(0..1);
        let total: usize = task.sheets.iter().map(|sheet| sheet.cells.len()).sum();
        for ply in 0..=total {
            let layer = self.lattice.layers[ply].clone();
            self.drafts.clear();
            let mut least = f32::INFINITY;
            for node in layer {
                if task.is_end(self.lattice.nodes[node].at) {
                    self.lattice.ends.push(node);
                } else {
                    self.go_on(node, ply, task, &mut least);
                }
            }
            if self.drafts.is_empty() {
                break;
            }
            self.keep(least, task.width);
        }
    }

    /// Drafts all ways on from a node.
    fn go_on(&mut self, from: usize, ply: usize, task: &mut Task<'_>, least: &mut f32) {
        let Node { position, at, cost, .. } = self.lattice.nodes[from].clone();
        if cost > *least + REACH {
            return;
        }
        choices(&position, &mut self.choices);
        let answer = task.known.iter().find(|(known, _)| *known as usize == ply).map(|(_, played)| *played);
        let recent = self.lattice.recent(from);
        senses(&position, recent, &self.choices, &mut self.senses);
        for (choice, sense) in self.choices.iter().zip(&self.senses) {
            if answer.is_some_and(|answer| answer != choice.played) {
                continue;
            }
            let mut price = *sense;
            let mut used = [Used::NONE; 2];
            for (nth, sheet) in task.sheets.iter_mut().enumerate() {
                if (at[nth] as usize) < sheet.cells.len() {
                    used[nth] = Used::NEXT;
                    price += sheet.price(at[nth] as usize, &choice.features, &mut self.room);
                }
            }
            let cost = cost + price;
            if cost > *least + REACH {
                continue;
            }
            *least = least.min(cost);
            let edge = Edge { from, played: choice.played, price, used };
            let at = [at[0] + used[0].count(), at[1] + used[1].count()];
            self.drafts.push(Draft { key: choice.after.key(), at, cost, edge });
        }
    }

    /// Makes the next layer of the cheapest positions that were drafted.
    fn keep(&mut self, least: f32, width: usize) {
        let Search { lattice, drafts, merged, .. } = self;
        drafts.retain(|draft| draft.cost <= least + REACH);
        drafts.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        merged.clear();
        let first = lattice.nodes.len();
        for draft in drafts.iter() {
            let count = merged.len();
            if count < width {
                merged.entry((draft.key, draft.at)).or_insert((first + count, draft.cost));
            }
        }
        // The ways to a node stand together.
        let place = |draft: &Draft| merged.get(&(draft.key, draft.at)).map(|(node, _)| *node);
        drafts.retain(|draft| place(draft).is_some());
        drafts.sort_by_key(|draft| place(draft).unwrap_or_default());
        let mut open = None;
        for draft in drafts.iter() {
            let node = place(draft).unwrap_or_default();
            if open != Some(node) {
                open = Some(node);
                let position = lattice.nodes[draft.edge.from].position.played(draft.edge.played);
                let edges = lattice.edges.len()..lattice.edges.len();
                lattice.nodes.push(Node { position, at: draft.at, cost: draft.cost, edges });
            }
            lattice.edges.push(draft.edge);
            if let Some(last) = lattice.nodes.last_mut() {
                last.edges.end = lattice.edges.len();
            }
        }
        lattice.layers.push(first..lattice.nodes.len());
    }
}

impl Task<'_> {
    fn is_end(&self, at: [u16; 2]) -> bool {
        self.sheets.iter().zip(at).all(|(sheet, at)| at as usize >= sheet.cells.len())
    }
}
