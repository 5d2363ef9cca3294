//! What is known of a ply of the path, whatever branches pass it, and the branches that begin there.

use super::super::evidence::Evidence;
use super::super::expand::weak;
use super::super::features::{Choice, choices};
use super::super::lattice::{Edge, Lattice, Node};
use super::super::price::Room;
use super::super::prior::senses;
use super::super::search::Task;
use super::Leave;
use super::wanted::Wanted;
use planilla_board::{Bitboard, Color, Move, Position, Role, between};

/// What another reading of a cell may cost more where a branch begins.
const READING: f32 = 9.0;

/// What the sense of two plies without cells may cost.
const PAIR: f32 = 6.0;

/// What the sense of the first of them may cost if it takes or checks: the answers have to be weighed for each of these.
const FORCED: f32 = 2.5;

/// What is known of a ply.
#[derive(Debug)]
pub(super) struct Known {
    /// The squares that have to do with its move.
    pub(super) touched: Bitboard,
    /// What its cells cost with its move.
    pub(super) own: f32,
    pub(super) wanted: Wanted,
    /// How branches leave here, and what they cost more.
    pub(super) leaves: Vec<(Leave, f32)>,
}

/// Finds out what is known of a ply, with the buffers for it.
#[derive(Debug, Default)]
pub(super) struct Knower {
    room: Room,
    choices: Vec<Choice>,
    senses: Vec<f32>,
}

impl Knower {
    /// What is known of the ply of an edge.
    pub(super) fn known(&mut self, lattice: &Lattice, edge: &Edge, task: &mut Task<'_>) -> Known {
        let node = &lattice.nodes[edge.from];
        let list = self.all(&node.position, lattice.recent(edge.from));
        let mut leaves = Vec::new();
        let mut own = f32::INFINITY;
        for (choice, sense) in &list {
            let cells = self.price(choice, node, edge, task);
            if choice.played == edge.played {
                own = cells;
            } else if sense + cells - edge.price <= READING {
                leaves.push((Leave::Other(choice.played), sense + cells - edge.price));
            }
        }
        // What one of two sheets has no cell for stands on the other one.
        if task.sheets.len() == 1 && edge.used[0].cell {
            let gap = task.channel.gap.missing + task.channel.gap.missing_next;
            self.pairs(&node.position, &list, |one, other, sense| leaves.push((Leave::Pair(one, other), gap + sense)));
        }
        let wanted = Wanted::of(&node.position, node.at, edge, task);
        Known { touched: touched(&node.position, edge.played), own, wanted, leaves }
    }

    /// Two plies in a row, with what of their sense counts. Only a capture or a check changes how much sense the answers make.
    fn pairs(&mut self, position: &Position, list: &[(Choice, f32)], mut each: impl FnMut(Move, Move, f32)) {
        let answers = position.passed().map(|passed| self.all(&passed, [None; 2]));
        for (first, sense) in list.iter().filter(|(_, sense)| sense + weak(0.0) <= PAIR) {
            let after = position.played(first.played);
            let forces = first.features.captured.is_some() || after.in_check();
            if forces && *sense > FORCED {
                continue;
            }
            let own;
            let answers = match &answers {
                Some(answers) if !forces => answers,
                _ => {
                    own = self.all(&after, [Some(first.played), None]);
                    &own
                }
            };
            for (second, other) in answers {
                if sense + other <= PAIR && after.is_legal(second.played) {
                    each(first.played, second.played, sense + other);
                }
            }
        }
    }

    /// All moves of a position with what of their sense counts.
    fn all(&mut self, position: &Position, recent: [Option<Move>; 2]) -> Vec<(Choice, f32)> {
        choices(position, &mut self.choices);
        senses(position, recent, &self.choices, &mut self.senses);
        self.choices.iter().copied().zip(self.senses.iter().map(|sense| weak(*sense))).collect()
    }

    /// The moves of another position there that cost no more than `room`, the cheapest first: each with what it costs, and what
    /// its cells do. How much sense they make is not asked if the cells of all are too dear.
    pub(super) fn readings(
        &mut self,
        position: &Position,
        node: &Node,
        edge: &Edge,
        room: f32,
        task: &mut Task<'_>,
    ) -> Vec<(Move, f32, f32)> {
        choices(position, &mut self.choices);
        let list = std::mem::take(&mut self.choices);
        let mut readings: Vec<(Move, f32, f32)> = Vec::with_capacity(list.len());
        readings.extend(list.iter().map(|choice| (choice.played, 0.0, self.price(choice, node, edge, task))));
        if readings.iter().all(|(.., cells)| cells + weak(0.0) > room) {
            readings.clear();
        } else {
            senses(position, [None; 2], &list, &mut self.senses);
            for ((_, price, cells), sense) in readings.iter_mut().zip(&self.senses) {
                *price = *cells + weak(*sense);
            }
            readings.retain(|(_, price, _)| *price <= room);
            readings.sort_by(|(_, one, _), (_, other, _)| one.total_cmp(other));
        }
        self.choices = list;
        readings
    }

    /// What the cells of a ply cost with a move.
    fn price(&mut self, choice: &Choice, node: &Node, edge: &Edge, task: &mut Task<'_>) -> f32 {
        let read = task.sheets.iter_mut().enumerate().filter(|(nth, _)| edge.used[*nth].cell);
        let price = |(nth, sheet): (usize, &mut Evidence)| {
            let cell = usize::from(node.at[nth]) + usize::from(edge.used[nth].surplus);
            sheet.price(cell, choice.features, &mut self.room)
        };
        read.map(price).sum()
    }
}

/// The squares that have to do with a move; all for one that depends on the move before.
pub(in super::super) fn touched(position: &Position, played: Move) -> Bitboard {
    let (from, to) = (played.from(), played.to());
    let own = Bitboard::of(from) | Bitboard::of(to) | between(from, to);
    match position.role_at(from) {
        Some(Role::Pawn) if from.file() != to.file() && position.role_at(to).is_none() => Bitboard::ALL,
        Some(Role::King) if from.file().index().abs_diff(to.file().index()) > 1 => own | Bitboard::rank(from.rank()),
        _ => own,
    }
}

/// The squares on which two positions differ.
pub(super) fn apart(one: &Position, other: &Position) -> Bitboard {
    let colors = one.by_color(Color::White) ^ other.by_color(Color::White);
    let roles = Role::ALL.into_iter().map(|role| one.by_role(role) ^ other.by_role(role));
    roles.fold(colors | (one.by_color(Color::Black) ^ other.by_color(Color::Black)), |apart, role| apart | role)
}
