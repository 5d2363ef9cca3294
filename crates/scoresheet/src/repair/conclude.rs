//! From the lattice to entries: what each cell was taken for, how sure that is, and what its text says by itself.

use super::answer::{Alternative, DecidedBy, Repair, RepairEntry, RepairOptions, WholeGame};
use super::lattice::{Edge, Lattice};
use super::sheet::{ObservedCell, SheetCells};
use crate::record::{Signals, Status};
use crate::replay::{Standard, each_fit, judge};
use planilla_board::{Move, Position};
use planilla_notation::language::Language;
use planilla_notation::{Dialect, Kind, Laxity, reader};

/// A move less likely than this is not named as an alternative.
const LEAST_NAMED: f64 = 0.001;

/// Turns the lattice into an answer.
pub(super) fn conclude(
    lattice: &Lattice,
    sheets: &[&SheetCells],
    languages: Vec<&'static Language>,
    options: &RepairOptions,
) -> Repair {
    let start = sheets.first().map_or_else(Position::default, |sheet| sheet.start);
    let mut repair = Repair {
        start,
        languages,
        entries: Vec::new(),
        cost: 0.0,
        plies_changed: 0,
        games: Vec::new(),
        unmet: Vec::new(),
    };
    let Some(end) = lattice.best_end() else {
        for (nth, sheet) in sheets.iter().enumerate().take(2) {
            repair.entries.extend((0..sheet.cells.len()).map(|cell| without_ply(nth, cell, Status::Unreached)));
        }
        return repair;
    };
    repair.cost = f64::from(lattice.nodes[end].cost);
    let chances = lattice.chances(1.0);
    let mut position = start;
    let mut at = [0_usize; 2];
    for (ply, edge) in lattice.way_to(end).into_iter().enumerate() {
        let Edge { played, used, .. } = lattice.edges[edge];
        let mut cells = [None; 2];
        for nth in 0..2 {
            for _ in 0..used[nth].surplus {
                repair.entries.push(without_ply(nth, at[nth], Status::Extra));
                at[nth] += 1;
            }
            if used[nth].cell {
                cells[nth] = Some(at[nth]);
                at[nth] += 1;
            }
        }
        let mut rivals = rivals(lattice, &chances, ply);
        let own = rivals.iter().position(|rival| rival.played == played);
        let probability = own.map_or(0.0, |own| rivals.remove(own).probability);
        let known = options.known.iter().any(|(known, _)| *known as usize == ply + 1);
        let decided = known || probability >= options.margin;
        let mut statuses = [None; 2];
        for nth in 0..2 {
            if let Some(cell) = cells[nth].and_then(|cell| sheets.get(nth)?.cells.get(cell)) {
                let said = said(cell, &position, repair.languages[nth], options);
                statuses[nth] = Some(status(&said, played, decided));
            }
        }
        let worst = statuses.iter().flatten().copied().max_by_key(|status| gravity(*status));
        let status = worst.unwrap_or(Status::Missing);
        repair.plies_changed += usize::from(decided && !matches!(status, Status::Exact | Status::Normalized));
        repair.entries.push(RepairEntry {
            ply: Some(ply as u32 + 1),
            cells,
            status,
            statuses,
            proposal: Some(played),
            decided,
            probability,
            alternatives: rivals.into_iter().filter(|rival| rival.probability >= LEAST_NAMED).collect(),
            decided_by: if known { DecidedBy::Answer } else { DecidedBy::Text },
        });
        position.play(played);
    }
    let moves: Vec<Move> = repair.moves().collect();
    let probability = repair.plies().map(|entry| entry.probability).product();
    repair.games.push(WholeGame { moves, probability, cost: repair.cost });
    repair
}

/// All moves at a ply with what they are worth, the likeliest first.
fn rivals(lattice: &Lattice, chances: &[f64], ply: usize) -> Vec<Alternative> {
    let mut rivals: Vec<Alternative> = Vec::new();
    let Some(layer) = lattice.layers.get(ply + 1) else { return rivals };
    for index in layer.clone().flat_map(|node| lattice.nodes[node].edges.clone()) {
        let (played, probability) = (lattice.edges[index].played, chances[index]);
        match rivals.iter_mut().find(|rival| rival.played == played) {
            Some(rival) => rival.probability += probability,
            None => rivals.push(Alternative { played, probability }),
        }
    }
    rivals.sort_by(|one, other| other.probability.total_cmp(&one.probability));
    rivals
}

fn without_ply(nth: usize, cell: usize, status: Status) -> RepairEntry {
    let mut entry = RepairEntry {
        ply: None,
        cells: [None; 2],
        status,
        statuses: [None; 2],
        proposal: None,
        decided: false,
        probability: 0.0,
        alternatives: Vec::new(),
        decided_by: DecidedBy::Nothing,
    };
    entry.cells[nth] = Some(cell);
    entry.statuses[nth] = Some(status);
    entry
}

/// What the text of a cell says by itself in a position.
#[derive(Debug, Default)]
struct Said {
    /// The legal moves that fit.
    fits: Vec<Move>,
    /// Whether it is written as the Laws prescribe or allow, if one fits.
    exact: bool,
    /// What it is where none fits.
    otherwise: Option<Status>,
}

fn said(cell: &ObservedCell, position: &Position, language: &'static Language, options: &RepairOptions) -> Said {
    let readings = reader(language).read(cell.text());
    if cell.readings.is_empty() || readings.first().kind == Kind::Gap {
        return Said { otherwise: Some(Status::Missing), ..Said::default() };
    }
    for laxity in Laxity::ALL {
        let mut said = Said::default();
        let mut first = None;
        for written in readings.iter().filter(|written| written.laxity == laxity) {
            each_fit(position, written, |played| {
                if !said.fits.contains(&played) {
                    said.fits.push(played);
                    first = first.or(Some(*written));
                }
            });
        }
        if let (Some(written), Some(played)) = (first, said.fits.first()) {
            let standard = Standard::new(Dialect::Sheet, options.laws);
            let signals = judge(position, &position.played(*played), &written, *played, &standard, Signals::ALWAYS);
            said.exact = said.fits.len() == 1 && standard.is_exact(signals);
            return said;
        }
    }
    let unread = readings.iter().all(|written| written.kind == Kind::Unread);
    Said { otherwise: Some(if unread { Status::Unread } else { Status::Illegal }), ..Said::default() }
}

fn status(said: &Said, played: Move, decided: bool) -> Status {
    match (said.fits.as_slice(), said.otherwise) {
        ([only], _) if *only == played => {
            if said.exact {
                Status::Exact
            } else {
                Status::Normalized
            }
        }
        (fits, _) if fits.len() > 1 && fits.contains(&played) && decided => Status::Normalized,
        (_, Some(Status::Missing)) => Status::Missing,
        _ if decided => Status::Repaired,
        (_, Some(otherwise)) => otherwise,
        _ => Status::Ambiguous,
    }
}

/// Which of two statuses is the worse.
fn gravity(status: Status) -> usize {
    match status {
        Status::Exact => 0,
        Status::Normalized => 1,
        Status::Repaired => 2,
        Status::Missing => 3,
        Status::Ambiguous => 4,
        Status::Illegal => 5,
        Status::Unread => 6,
        Status::Extra => 7,
        Status::Unreached => 8,
    }
}
