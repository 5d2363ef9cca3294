//! Which fault follows from which: what a wrong starting rank, result or pairing brings with it is told with that.

use crate::fault::{Fault, FaultKind};
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// A player whose pairings fail in so many rounds is what is wrong with them.
const ROUNDS_OF_ONE: usize = 4;

/// From so many on, points that do not add up are no slips: rounds are missing.
const MANY_SUMS: usize = 20;

/// What others can follow from, by its place among the faults.
#[derive(Default)]
struct Causes {
    /// By player: a starting rank given twice, pairings that fail round after round.
    players: HashMap<u16, usize>,
    /// By player and round: a result that is not known, or not the opponent's.
    results: HashMap<(u16, u16), usize>,
    /// By player: the first of these.
    by_result: HashMap<u16, usize>,
    /// By player: points that do not add up.
    points: HashMap<u16, usize>,
    /// The only starting rank that was given twice.
    doubled: Option<usize>,
    /// How many rounds of a player fail.
    rounds: HashMap<u16, usize>,
    /// The players who are not there, and the first who names one.
    missing: HashSet<u16>,
    names_missing: Option<usize>,
    /// There are fewer rounds than days of rounds.
    too_few_rounds: Option<usize>,
}

impl Causes {
    fn of(faults: &[Fault]) -> Causes {
        let mut causes = Causes::default();
        let mut doubled = Vec::new();
        for (at, fault) in faults.iter().enumerate() {
            match &fault.kind {
                FaultKind::DuplicateRank { number } => {
                    causes.players.entry(*number).or_insert(at);
                    doubled.push(at);
                }
                FaultKind::NotMirrored { number, opponent, .. } => {
                    for number in [number, opponent] {
                        *causes.rounds.entry(*number).or_default() += 1;
                    }
                }
                FaultKind::ResultUnknown { round, number } => {
                    causes.results.insert((*number, *round), at);
                    causes.by_result.insert(*number, at);
                }
                FaultKind::PointsSum { number, .. } => {
                    causes.points.entry(*number).or_insert(at);
                }
                FaultKind::OpponentUnknown { opponent, .. } => {
                    causes.missing.insert(*opponent);
                    causes.names_missing.get_or_insert(at);
                }
                FaultKind::RoundDays { days, rounds } if days > rounds => causes.too_few_rounds = Some(at),
                _ => {}
            }
        }
        for (at, fault) in faults.iter().enumerate() {
            match fault.kind {
                FaultKind::NotMirrored { number, .. }
                    if causes.rounds.get(&number).is_some_and(|&count| count >= ROUNDS_OF_ONE) =>
                {
                    causes.players.entry(number).or_insert(at);
                }
                FaultKind::ResultsDisagree { number, opponent, .. } => {
                    for number in [number, opponent] {
                        causes.by_result.entry(number).or_insert(at);
                    }
                }
                _ => {}
            }
        }
        causes.doubled = doubled.first().copied().filter(|_| doubled.len() == 1);
        causes.too_few_rounds = causes.too_few_rounds.filter(|_| causes.points.len() >= MANY_SUMS);
        causes
    }

    /// What a fault follows from.
    fn cause(&self, fault: &Fault) -> Option<usize> {
        let player = |number: &u16| self.players.get(number).copied();
        match &fault.kind {
            FaultKind::NotMirrored { number, opponent, .. } => {
                let mut both = [number, opponent];
                both.sort_by_key(|number| Reverse(self.rounds.get(number).copied().unwrap_or_default()));
                both.into_iter().find_map(player)
            }
            FaultKind::RankPoints { number, other } | FaultKind::RankOrder { number, other, .. } => {
                [number, other].into_iter().find_map(|number| self.points.get(number).copied())
            }
            FaultKind::OpponentSelf { number, .. } => player(number),
            FaultKind::ResultsDisagree { round, number, opponent, .. } => {
                [number, opponent].into_iter().find_map(|number| self.results.get(&(*number, *round)).copied())
            }
            FaultKind::PointsSum { number, .. } => {
                self.too_few_rounds.or_else(|| player(number)).or_else(|| self.by_result.get(number).copied())
            }
            // The player whose rank was overwritten is missing under his own.
            FaultKind::OpponentUnknown { .. } => self.doubled,
            FaultKind::CountWrong { code: "062" | "072", given, counted } => {
                let missing = u32::try_from(self.missing.len()).unwrap_or(u32::MAX);
                self.names_missing.filter(|_| counted.checked_add(missing) == Some(*given))
            }
            _ => None,
        }
    }
}

/// Gives faults to those that they follow from. What follows from a fault that follows itself goes to its cause.
pub(crate) fn follow(faults: Vec<Fault>) -> Vec<Fault> {
    let causes = Causes::of(&faults);
    let direct: Vec<Option<usize>> =
        faults.iter().enumerate().map(|(at, fault)| causes.cause(fault).filter(|&cause| cause != at)).collect();
    let first = |mut at: usize| {
        // Causes of causes are few, and none leads back.
        for _ in 0..8 {
            match direct[at] {
                Some(cause) => at = cause,
                None => return Some(at),
            }
        }
        None
    };
    let causes: Vec<Option<usize>> = (0..faults.len()).map(|at| first(at).filter(|&cause| cause != at)).collect();
    let mut followers: HashMap<usize, Vec<Fault>> = HashMap::new();
    let mut rest = Vec::with_capacity(faults.len());
    for ((at, fault), cause) in faults.into_iter().enumerate().zip(causes) {
        match cause {
            Some(cause) => followers.entry(cause).or_default().push(fault),
            None => rest.push((at, fault)),
        }
    }
    for (at, fault) in &mut rest {
        fault.follows.extend(followers.remove(at).unwrap_or_default());
    }
    rest.into_iter().map(|(_, fault)| fault).collect()
}
