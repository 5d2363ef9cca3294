//! Where a king among walls might be mated, by what the facts leave possible. **Lacks proofs**: it only says where to aim.

use super::facts::{Facts, Supposed};
use super::steps::{king_steps, straight_steps};
use super::walls::{Threats, helpers};
use crate::{Bitboard, Color, Position, Square, king_attacks};

/// Where the king might be mated among walls, and the ways of both kings there.
#[derive(Clone, Copy)]
pub(super) struct Picture {
    pub(super) victim: [u8; 64],
    pub(super) helper: [u8; 64],
    /// Squares beside the king that its own men should hold.
    pub(super) hold: Bitboard,
}

/// The likeliest pictures, the nearest first: at most three. Nothing is proved by them.
pub(super) fn likely(position: &Position, winner: Color) -> Vec<Picture> {
    let Some(mut facts) = Facts::of(position, winner, Supposed::default()) else { return Vec::new() };
    while facts.grow() {}
    let threats = Threats::of(&facts, winner);
    let to_victim = ways(position.king(!winner).into(), threats.victim);
    let to_helper = ways(position.king(winner).into(), threats.helper);
    let mut found: Vec<(u32, Square, Bitboard)> = Vec::new();
    for square in threats.checked() {
        let mut from = if facts.promotes[winner.index()] {
            threats.helper & !(king_attacks(square) | Bitboard::of(square))
        } else {
            helpers(&facts, winner, &threats, square)
        };
        let near = king_steps(king_attacks(square));
        if !(from & near).is_empty() {
            from &= near;
        }
        let Some(helper) = from.into_iter().map(|from| to_helper[from.index()]).min() else { continue };
        let exits = king_attacks(square) & threats.victim;
        let cost = u32::from(to_victim[square.index()]) + u32::from(helper) + 2 * exits.len() as u32;
        found.push((cost, square, from));
    }
    found.sort_by_key(|&(cost, ..)| cost);
    let picture = |&(_, square, from): &(u32, Square, Bitboard)| Picture {
        victim: ways(square.into(), threats.victim),
        helper: ways(from, threats.helper),
        hold: straight_steps(square.into()) & threats.victim,
    };
    found.iter().take(3).map(picture).collect()
}

/// How many steps of a king each square is from a set, inside a region.
fn ways(to: Bitboard, region: Bitboard) -> [u8; 64] {
    let mut ways = [24; 64];
    let (mut seen, mut edge, mut far) = (to, to, 0);
    while !edge.is_empty() && far < 24 {
        for square in edge {
            ways[square.index()] = far;
        }
        edge = king_steps(edge) & region & !seen;
        seen |= edge;
        far += 1;
    }
    ways
}
