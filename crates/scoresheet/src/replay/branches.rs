//! Rival readings, carried side by side until a later move settles them.
//!
//! Each branch is a position with the path of moves that led to it. All branches advance together, an entry at a time,
//! so a level of the paths belongs to one entry. Branches that reach the same position (Article 9.2) are merged, and
//! the paths then have two ways back.

use planilla_board::{Move, Position};
use planilla_notation::WrittenMove;
use std::collections::HashMap;

/// How many branches are carried at the most. Past that nothing is guessed: reading stops.
pub(crate) const MOST_BRANCHES: usize = 512;

/// How many steps the paths may hold together before reading stops.
const MOST_NODES: usize = 1 << 18;

/// How many entries back a cut-off rival may settle at once; what is older is settled when the branches close.
const SETTLED_AT_ONCE: usize = 128;

/// Marks the root of the paths.
const ROOT: u32 = u32::MAX;

/// How a move fitted its text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fit {
    /// The move.
    pub(crate) played: Move,
    /// The reading that it fits.
    pub(crate) written: WrittenMove,
    /// The languages of that reading, by table order; 0: the sheet's own.
    pub(crate) languages: u64,
}

/// One rival: where the game would stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub(crate) position: Position,
    node: u32,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    parent: u32,
    fit: Fit,
}

/// What is known of an entry that was read while rivals stood.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    /// The entry (an index).
    pub(crate) entry: u32,
    /// Whether the rivals gave it different moves when it was read.
    pub(crate) rivals: bool,
    /// Whether its text fitted several moves in one and the same position.
    pub(crate) several: bool,
    /// The entry at which only one of them was left.
    pub(crate) settled_by: Option<u32>,
}

/// The rivals that stand.
#[derive(Debug, Default)]
pub(crate) struct Branches {
    list: Vec<Branch>,
    nodes: Vec<Node>,
    /// Second ways back, from merging: (node, parent).
    merged: Vec<(u32, u32)>,
    pending: Vec<Pending>,
    start: Position,
    next: Vec<Branch>,
    by_key: HashMap<u64, u32>,
}

impl Branches {
    /// Forgets everything and starts from one position.
    pub(crate) fn open(&mut self, position: Position) {
        self.list.clear();
        self.nodes.clear();
        self.merged.clear();
        self.pending.clear();
        self.start = position;
        self.list.push(Branch { position, node: ROOT });
    }

    /// The rivals.
    pub(crate) fn list(&self) -> &[Branch] {
        &self.list
    }

    /// Whether one is left and no entry waits for it.
    pub(crate) fn is_single(&self) -> bool {
        self.list.len() == 1
    }

    /// The position before the first entry that was read among rivals.
    pub(crate) fn start(&self) -> &Position {
        &self.start
    }

    /// What is known of the entries read among rivals, in order.
    pub(crate) fn pending(&self) -> &[Pending] {
        &self.pending
    }

    /// Moves every branch on by the fits given for it (pairs of a branch's index and a fit), as one entry. Says whether
    /// there was room; without room nothing is changed.
    pub(crate) fn advance(&mut self, entry: u32, fits: &[(usize, Fit)]) -> bool {
        if self.nodes.len() + fits.len() > MOST_NODES {
            return false;
        }
        let (nodes, merged) = (self.nodes.len(), self.merged.len());
        self.next.clear();
        self.by_key.clear();
        for &(from, fit) in fits {
            let branch = self.list[from];
            let position = branch.position.played(fit.played);
            // Equal positions by unequal moves stay apart: they are what the reader must choose between.
            let key = position.key() ^ u64::from(move_number(fit.played)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            if let Some(&node) = self.by_key.get(&key) {
                self.merged.push((node, branch.node));
                continue;
            }
            let node = self.nodes.len() as u32;
            self.by_key.insert(key, node);
            self.nodes.push(Node { parent: branch.node, fit });
            self.next.push(Branch { position, node });
            if self.next.len() > MOST_BRANCHES {
                self.nodes.truncate(nodes);
                self.merged.truncate(merged);
                return false;
            }
        }
        std::mem::swap(&mut self.list, &mut self.next);
        let rivals = self.list.iter().any(|branch| self.played(branch.node) != self.played(self.list[0].node));
        let several = fits.windows(2).any(|pair| pair[0].0 == pair[1].0);
        self.pending.push(Pending { entry, rivals, several, settled_by: None });
        true
    }

    fn played(&self, node: u32) -> Move {
        self.nodes[node as usize].fit.played
    }

    /// Notes which entries have only one move left, now that an entry has cut rivals off.
    pub(crate) fn settle(&mut self, entry: u32) {
        let mut settled = Vec::new();
        let oldest = self.pending.len().saturating_sub(SETTLED_AT_ONCE);
        self.levels(oldest, |level, fits| {
            if fits.iter().all(|fit| fit.played == fits[0].played) {
                settled.push(level);
            }
        });
        for level in settled {
            let pending = &mut self.pending[level];
            if pending.rivals && pending.settled_by.is_none() {
                pending.settled_by = Some(entry);
            }
        }
    }

    /// Shows, from the last entry back to one of them, the fits that some surviving branch took there.
    pub(crate) fn levels(&self, oldest: usize, mut show: impl FnMut(usize, &[Fit])) {
        let mut nodes: Vec<u32> = self.list.iter().map(|branch| branch.node).collect();
        let mut merged = self.merged.as_slice();
        let mut fits = Vec::new();
        for level in (oldest..self.pending.len()).rev() {
            nodes.sort_unstable();
            nodes.dedup();
            fits.clear();
            fits.extend(nodes.iter().map(|&node| self.nodes[node as usize].fit));
            show(level, &fits);
            // Nodes are numbered in the order of their levels, and so are the second ways back.
            let lowest = nodes[0];
            let split = merged.partition_point(|&(node, _)| node < lowest);
            let mut parents: Vec<u32> = nodes.iter().map(|&node| self.nodes[node as usize].parent).collect();
            parents.extend(
                merged[split..].iter().filter(|(node, _)| nodes.binary_search(node).is_ok()).map(|&(_, parent)| parent),
            );
            merged = &merged[..split];
            nodes = parents;
        }
    }

    /// The fits along the first branch's path, in the order of the entries.
    pub(crate) fn first_path(&self) -> Vec<Fit> {
        let mut path = Vec::with_capacity(self.pending.len());
        let mut node = self.list.first().map_or(ROOT, |branch| branch.node);
        while node != ROOT {
            let Node { parent, fit } = self.nodes[node as usize];
            path.push(fit);
            node = parent;
        }
        path.reverse();
        path
    }
}

fn move_number(played: Move) -> u16 {
    let promotion = played.promotion().map_or(0, |role| role.index() as u16);
    played.from().index() as u16 | (played.to().index() as u16) << 6 | promotion << 12
}
