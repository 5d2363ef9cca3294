//! The legal games that were kept, as a lattice: positions with how far the sheets are read, joined by moves.

use planilla_board::{Move, Position};
use std::ops::Range;

/// A position, with how many cells of each sheet are read.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    /// The cells read of each sheet.
    pub(super) at: [u16; 2],
    /// What the cheapest way here costs.
    pub(super) cost: f32,
    /// The moves that lead here.
    pub(super) edges: Range<usize>,
}

/// A move from one node to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) from: usize,
    pub(super) played: Move,
    pub(super) price: f32,
    /// How each sheet was read on.
    pub(super) used: [Used; 2],
}

/// How a sheet is read on at a move: so many surplus cells, then the cell of the move or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Used {
    pub(super) surplus: u8,
    pub(super) cell: bool,
}

impl Used {
    /// The next cell is that of the move.
    pub(super) const NEXT: Used = Used { surplus: 0, cell: true };
    /// No cell is read.
    pub(super) const NONE: Used = Used { surplus: 0, cell: false };

    /// How many cells are read.
    pub(super) fn count(self) -> u16 {
        u16::from(self.surplus) + u16::from(self.cell)
    }
}

/// All nodes, by how many plies were played.
#[derive(Debug, Default)]
pub(super) struct Lattice {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge>,
    /// The nodes after so many plies.
    pub(super) layers: Vec<Range<usize>>,
    /// The nodes in which all cells are read.
    pub(super) ends: Vec<usize>,
}

impl Lattice {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.layers.clear();
        self.ends.clear();
    }

    /// The last two moves of the cheapest way to a node, the last one first. The cheapest edge is a node's first.
    pub(super) fn recent(&self, node: usize) -> [Option<Move>; 2] {
        let cheapest = |node: usize| self.edges.get(self.nodes[node].edges.clone()).and_then(<[Edge]>::first);
        let last = cheapest(node);
        [last, last.and_then(|edge| cheapest(edge.from))].map(|edge| edge.map(|edge| edge.played))
    }

    /// The cheapest end.
    pub(super) fn best_end(&self) -> Option<usize> {
        self.ends.iter().copied().min_by(|one, other| self.nodes[*one].cost.total_cmp(&self.nodes[*other].cost))
    }

    /// The cheapest way to a node: its moves from the first on, as indices of edges.
    pub(super) fn way_to(&self, mut node: usize) -> Vec<usize> {
        let mut way = Vec::new();
        loop {
            let cost = |edge: &usize| self.nodes[self.edges[*edge].from].cost + self.edges[*edge].price;
            let cheapest = self.nodes[node].edges.clone().min_by(|one, other| cost(one).total_cmp(&cost(other)));
            let Some(edge) = cheapest else { break };
            way.push(edge);
            node = self.edges[edge].from;
        }
        way.reverse();
        way
    }

    /// The probability of each edge among all ways to an end.
    pub(super) fn chances(&self, heat: f64) -> Vec<f64> {
        let price = |edge: &Edge| -f64::from(edge.price) / heat;
        let mut forward = vec![f64::NEG_INFINITY; self.nodes.len()];
        for (at, node) in self.nodes.iter().enumerate() {
            forward[at] = if node.edges.is_empty() {
                0.0
            } else {
                sum(self.edges[node.edges.clone()].iter().map(|edge| forward[edge.from] + price(edge)))
            };
        }
        let mut backward = vec![f64::NEG_INFINITY; self.nodes.len()];
        for end in &self.ends {
            backward[*end] = 0.0;
        }
        let all = sum(self.ends.iter().map(|end| forward[*end]));
        let mut chances = vec![0.0; self.edges.len()];
        for (at, node) in self.nodes.iter().enumerate().rev() {
            if backward[at] == f64::NEG_INFINITY {
                continue;
            }
            for index in node.edges.clone() {
                let edge = &self.edges[index];
                let behind = backward[at] + price(edge);
                backward[edge.from] = sum([backward[edge.from], behind].into_iter());
                chances[index] = (forward[edge.from] + behind - all).exp();
            }
        }
        chances
    }
}

/// The logarithm of the sum of numbers given by their logarithms.
fn sum(logarithms: impl Iterator<Item = f64> + Clone) -> f64 {
    let most = logarithms.clone().fold(f64::NEG_INFINITY, f64::max);
    if most == f64::NEG_INFINITY {
        return most;
    }
    most + logarithms.map(|logarithm| (logarithm - most).exp()).sum::<f64>().ln()
}
