//! The published measure: a person is asked about the least certain plies and tells what was played.
//!
//! The answer is taken as given (`RepairOptions::known`), and the game is repaired anew after each. Asked is always the ply
//! that is least certain among all sheets, up to 4 % of all plies; plies that were asked count as right.

use crate::case::Case;
use crate::score::{Said, said};
use planilla::repair::{RepairOptions, Repairer};
use planilla_board::Move;

/// The share of plies that are asked about at most, and the points of the curve.
const MOST: f64 = 0.04;
const POINTS: [f64; 9] = [0.0, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03, MOST];

struct Open<'c> {
    case: &'c Case,
    known: Vec<(u32, Move)>,
    said: Vec<Said>,
}

impl Open<'_> {
    fn repair(&mut self, repairer: &mut Repairer) {
        let options = RepairOptions { known: self.known.clone(), ..RepairOptions::default() };
        self.said = said(&repairer.repair(&self.case.sheets(), &options), &self.case.truth);
    }

    fn asked(&self, ply: usize) -> bool {
        self.known.iter().any(|(known, _)| *known as usize == ply + 1)
    }

    /// The ply that is least certain.
    fn doubt(&self) -> Option<(usize, f64)> {
        let open = self.said.iter().enumerate().filter(|(ply, _)| !self.asked(*ply));
        let open = open.map(|(ply, said)| (ply, said.probability));
        open.min_by(|one, other| one.1.total_cmp(&other.1))
    }
}

/// Prints the share of plies that are right against the share that was asked about.
pub(crate) fn run(cases: &[Case]) {
    let mut repairer = Repairer::default();
    let mut open: Vec<Open<'_>> = cases.iter().map(|case| Open { case, known: Vec::new(), said: Vec::new() }).collect();
    for case in &mut open {
        case.repair(&mut repairer);
    }
    let plies: usize = open.iter().map(|case| case.said.len()).sum();
    println!("| asked | answers | right | whole sheets |\n|---:|---:|---:|---:|");
    let mut asked = 0_u32;
    for point in POINTS {
        while f64::from(asked + 1) <= point * plies as f64 {
            let doubts = open.iter().enumerate().filter_map(|(at, case)| Some((at, case.doubt()?)));
            let Some((at, (ply, _))) = doubts.min_by(|one, other| one.1.1.total_cmp(&other.1.1)) else { break };
            let case = &mut open[at];
            case.known.push((u32::try_from(ply + 1).expect("few plies"), case.case.truth[ply]));
            case.repair(&mut repairer);
            asked += 1;
        }
        let right =
            |case: &Open<'_>| (0..case.said.len()).filter(|ply| case.said[*ply].right || case.asked(*ply)).count();
        let whole = open.iter().filter(|case| right(case) == case.said.len()).count();
        let right: usize = open.iter().map(right).sum();
        println!(
            "| {:.2} % | {asked} | {:.2} % | {:.0} % |",
            100.0 * f64::from(asked) / plies.max(1) as f64,
            100.0 * right as f64 / plies.max(1) as f64,
            100.0 * whole as f64 / open.len().max(1) as f64
        );
    }
}
