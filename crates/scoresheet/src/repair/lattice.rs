//! The legal games that were kept, as a lattice: positions with how far the sheets are read, joined by moves.

use planilla_board::{Move, Position};
use std::ops::Range;

/// A position, with how many cells of each sheet are read.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) position: Position,
    /// The cells read of each sheet.
    pub(super) at: [u16; 2],
    /// How many plies in a row each sheet has no cell for, up to here.
    pub(super) lacks: [u8; 2],
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
    /// The nodes in which a game ends, each with what ending there costs.
    pub(super) ends: Vec<(usize, f32)>,
    /// Whether reading stopped before the sheets end.
    pub(super) stopped: bool,
}

impl Lattice {
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.layers.clear();
        self.ends.clear();
        self.stopped = false;
    }

    /// The last two moves of the cheapest way to a node, the last one first. The cheapest edge is a node's first.
    pub(super) fn recent(&self, node: usize) -> [Option<Move>; 2] {
        let cheapest = |node: usize| self.edges.get(self.nodes[node].edges.clone()).and_then(<[Edge]>::first);
        let last = cheapest(node);
        [last, last.and_then(|edge| cheapest(edge.from))].map(|edge| edge.map(|edge| edge.played))
    }

    /// The cheapest way to the first position after so many plies.
    pub(super) fn cheapest_to(&self, ply: usize) -> Vec<Edge> {
        let mut node = self.layers[ply].start;
        let mut path = Vec::with_capacity(ply);
        while let Some(edge) = self.edges.get(self.nodes[node].edges.clone()).and_then(<[Edge]>::first) {
            path.push(*edge);
            node = edge.from;
        }
        path.reverse();
        path
    }

    /// Takes all layers behind one away, and the ends in it.
    pub(super) fn cut(&mut self, layer: usize) {
        self.layers.truncate(layer + 1);
        let last = self.layers.last().cloned().unwrap_or_default();
        let nodes = last.end;
        let edges = self.nodes[..nodes].last().map_or(0, |last| last.edges.end);
        self.nodes.truncate(nodes);
        self.edges.truncate(edges);
        self.ends.retain(|(node, _)| *node < last.start);
    }

    /// The cheapest whole ways, as many as are asked for: what each costs, and its moves as indices of edges.
    pub(super) fn best_ways(&self, most: usize) -> Vec<(f32, Vec<usize>)> {
        // Of each node the cheapest ways there: what they cost, by which edge, and which of the ways to its beginning.
        let mut ways: Vec<Vec<(f32, usize, usize)>> = Vec::with_capacity(self.nodes.len());
        for node in &self.nodes {
            let mut list = if node.edges.is_empty() { vec![(0.0, usize::MAX, 0)] } else { Vec::new() };
            for index in node.edges.clone() {
                let edge = &self.edges[index];
                let before = ways[edge.from].iter().enumerate();
                list.extend(before.map(|(nth, (cost, ..))| (cost + edge.price, index, nth)));
            }
            list.sort_by(|one, other| one.0.total_cmp(&other.0));
            list.truncate(most);
            ways.push(list);
        }
        let mut ends: Vec<(f32, usize, usize)> = Vec::new();
        for (end, price) in &self.ends {
            ends.extend(ways[*end].iter().enumerate().map(|(nth, (cost, ..))| (cost + price, *end, nth)));
        }
        ends.sort_by(|one, other| one.0.total_cmp(&other.0));
        ends.truncate(most);
        let way = |(cost, mut node, mut nth): (f32, usize, usize)| {
            let mut way = Vec::new();
            while let (_, edge, before) = ways[node][nth]
                && edge != usize::MAX
            {
                way.push(edge);
                (node, nth) = (self.edges[edge].from, before);
            }
            way.reverse();
            (cost, way)
        };
        ends.into_iter().map(way).collect()
    }

    /// The probability of each edge among all ways to an end.
    pub(super) fn chances(&self, heat: f64) -> Chances {
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
        for (end, price) in &self.ends {
            backward[*end] = -f64::from(*price) / heat;
        }
        let all = sum(self.ends.iter().map(|(end, price)| forward[*end] - f64::from(*price) / heat));
        let mut edges = vec![0.0; self.edges.len()];
        for (at, node) in self.nodes.iter().enumerate().rev() {
            if backward[at] == f64::NEG_INFINITY {
                continue;
            }
            for index in node.edges.clone() {
                let edge = &self.edges[index];
                let behind = backward[at] + price(edge);
                backward[edge.from] = sum([backward[edge.from], behind].into_iter());
                edges[index] = (forward[edge.from] + behind - all).exp();
            }
        }
        Chances { edges, all, heat }
    }

    /// The first ply, counted from 0 and after `ply`, at which all games with another move there are so much dearer than those with
    /// this one; `ply` itself if they are so at once.
    pub(super) fn settled_at(&self, ply: usize, played: Move, dearer: f32) -> Option<usize> {
        // What the cheapest way to a node costs with the move, and without it.
        let mut held: Vec<[f32; 2]> = Vec::new();
        for at in ply..self.layers.len() - 1 {
            let before = self.layers[at].start;
            let layer = self.layers[at + 1].clone();
            let mut next = vec![[f32::INFINITY; 2]; layer.len()];
            for node in layer.clone() {
                let costs = &mut next[node - layer.start];
                for edge in &self.edges[self.nodes[node].edges.clone()] {
                    if at == ply {
                        let which = usize::from(edge.played != played);
                        costs[which] = costs[which].min(self.nodes[edge.from].cost + edge.price);
                    } else {
                        for (cost, came) in costs.iter_mut().zip(held[edge.from - before]) {
                            *cost = cost.min(came + edge.price);
                        }
                    }
                }
            }
            let least = |which: usize| next.iter().fold(f32::INFINITY, |least, costs| least.min(costs[which]));
            if least(1) - least(0) >= dearer {
                return Some(at);
            }
            held = next;
        }
        None
    }
}

/// How likely the edges of a lattice are.
#[derive(Debug)]
pub(super) struct Chances {
    /// Each edge among all ways to an end.
    pub(super) edges: Vec<f64>,
    /// The logarithm of the weight of all ways.
    all: f64,
    heat: f64,
}

impl Chances {
    /// How likely one whole way is by its cost.
    pub(super) fn of_way(&self, cost: f32) -> f64 {
        (-f64::from(cost) / self.heat - self.all).exp().min(1.0)
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
