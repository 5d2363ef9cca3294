//! From the lattice to entries: what each cell was taken for, how sure that is, and what decided it.

use super::answer::{Alternative, DecidedBy, Repair, RepairEntry, RepairOptions, WholeGame};
use super::evidence::{Evidence, MOST_CELLS};
use super::features::{Check, Choice, choices};
use super::lattice::{Chances, Edge, Lattice};
use super::price::Room;
use super::said::{Said, gravity, said, status};
use super::sheet::SheetCells;
use crate::record::Status;
use planilla_board::{Move, Position};
use planilla_notation::language::Language;

/// A move less likely than this is not named as an alternative.
const LEAST_NAMED: f64 = 0.001;

/// A rival so much dearer is out: one to ten.
const OUT: f32 = 2.3;

/// What is needed to conclude.
pub(super) struct Found<'f> {
    pub(super) lattice: &'f Lattice,
    pub(super) sheets: &'f [&'f SheetCells],
    pub(super) evidence: &'f mut [Evidence],
    pub(super) languages: &'f [&'static Language],
    pub(super) options: &'f RepairOptions,
    /// The probabilities are those of prices divided by this.
    pub(super) heat: f64,
}

impl Found<'_> {
    /// Turns the lattice into an answer.
    pub(super) fn conclude(mut self) -> Repair {
        let start = self.sheets.first().map_or_else(Position::default, |sheet| sheet.start);
        let mut repair = Repair {
            start,
            languages: self.languages.to_vec(),
            entries: Vec::new(),
            cost: 0.0,
            plies_changed: 0,
            games: Vec::new(),
            unmet: Vec::new(),
            turned: [None; 2],
        };
        let (mut at, mut position) = ([0_usize; 2], start);
        let ways = self.lattice.best_ways(self.options.best.max(1));
        if let Some((cost, way)) = ways.first() {
            repair.cost = f64::from(*cost);
            let chances = self.lattice.chances(self.heat);
            for (ply, edge) in way.iter().enumerate() {
                let edge = self.lattice.edges[*edge];
                self.add_ply(ply, edge, &position, &chances, &mut at, &mut repair);
                position.play(edge.played);
            }
            let games = ways.iter().map(|(cost, way)| WholeGame {
                moves: way.iter().map(|edge| self.lattice.edges[*edge].played).collect(),
                probability: chances.of_way(*cost),
                cost: f64::from(*cost),
            });
            for game in games {
                // Two ways to lay one game beside the sheets are one game.
                match repair.games.iter_mut().find(|held| held.moves == game.moves) {
                    Some(held) => held.probability = (held.probability + game.probability).min(1.0),
                    None => repair.games.push(game),
                }
            }
        }
        let over = !position.has_legal_move();
        for (nth, sheet) in self.sheets.iter().enumerate() {
            let mut reached = !ways.is_empty() && !self.lattice.stopped;
            for cell in at[nth]..sheet.cells.len() {
                // Behind the last move only what is there a second time, or after the end of the game, stands for nothing.
                let text = sheet.cells[cell].text();
                let again = cell > 0 && sheet.cells[cell - 1].text() == text;
                reached &= cell < MOST_CELLS && (over || again || text.is_empty());
                let status = match (reached, sheet.cells[cell].readings.is_empty()) {
                    (false, _) => Status::Unreached,
                    (true, true) => Status::Missing,
                    (true, false) => Status::Extra,
                };
                repair.entries.push(without_ply(nth, cell, status));
            }
        }
        repair
    }

    fn add_ply(
        &mut self,
        ply: usize,
        edge: Edge,
        position: &Position,
        chances: &Chances,
        at: &mut [usize; 2],
        repair: &mut Repair,
    ) {
        let Edge { played, used, .. } = edge;
        let mut cells = [None; 2];
        for nth in 0..self.sheets.len() {
            for _ in 0..used[nth].surplus {
                repair.entries.push(without_ply(nth, at[nth], Status::Extra));
                at[nth] += 1;
            }
            if used[nth].cell {
                cells[nth] = Some(at[nth]);
                at[nth] += 1;
            }
        }
        let mut rivals = rivals(self.lattice, chances, ply);
        let own = rivals.iter().position(|rival| rival.played == played);
        let probability = own.map_or(0.0, |own| rivals.remove(own).probability).min(1.0);
        let known = self.options.known.iter().any(|(known, by)| *known as usize == ply + 1 && *by == played);
        let told: [Option<Said>; 2] = [0, 1].map(|nth| {
            let cell = self.sheets.get(nth)?.cells.get(cells[nth]?)?;
            Some(said(cell, position, self.languages[nth], self.options))
        });
        // What is written stands; beside it a proposal is taken only if it is likelier than all others by the margin.
        let mut texts = told.iter().flatten().peekable();
        let is_written = texts.peek().is_some() && texts.all(|told| told.fits == [played]);
        let lead = probability - rivals.first().map_or(0.0, |rival| rival.probability);
        let likelier = lead >= self.options.margin && !is_same_fault(&told);
        let decided = known || is_written || likelier;
        let unlike = [0, 1].map(|nth| cells[nth].is_some_and(|cell| self.is_unlike(nth, cell, position, played)));
        let mut statuses = told.each_ref().map(|told| told.as_ref().map(|told| status(told, played, decided)));
        for ((status, told), unlike) in statuses.iter_mut().zip(&told).zip(unlike) {
            // A text that has nothing to do with the proposal is not what was repaired: it stays what it is.
            if let (Some(status @ Status::Repaired), Some(told), true) = (status, told, unlike) {
                *status = told.otherwise.unwrap_or(Status::Illegal);
            }
        }
        let worst = statuses.iter().flatten().copied().max_by_key(|status| gravity(*status));
        let status = worst.unwrap_or(Status::Missing);
        repair.plies_changed += usize::from(decided && !matches!(status, Status::Exact | Status::Normalized));
        let decided_by = match (known, decided) {
            (true, _) => DecidedBy::Answer,
            (false, false) => DecidedBy::Nothing,
            (false, true) => match self.lattice.settled_at(ply, played, OUT) {
                Some(later) if later > ply => DecidedBy::Later(later as u32 + 1),
                Some(_) => self.decided_at_once(position, played, cells),
                None => DecidedBy::Nothing,
            },
        };
        repair.entries.push(RepairEntry {
            ply: Some(ply as u32 + 1),
            cells,
            status,
            statuses,
            proposal: Some(played),
            decided,
            probability,
            // Games that part from this one before may go on with what is no move here.
            alternatives: rivals
                .into_iter()
                .filter(|rival| rival.probability >= LEAST_NAMED && position.is_legal(rival.played))
                .collect(),
            decided_by,
        });
    }

    /// Whether the text of a cell has nothing to do with a move.
    fn is_unlike(&mut self, nth: usize, cell: usize, position: &Position, played: Move) -> bool {
        let mut list = Vec::new();
        choices(position, &mut list);
        let own = list.iter().find(|choice| choice.played == played);
        own.is_some_and(|choice| self.evidence[nth].is_unlike(cell, choice.features, &mut Room::default()))
    }

    /// Which cell decides where nothing behind it is needed.
    fn decided_at_once(&mut self, position: &Position, played: Move, cells: [Option<usize>; 2]) -> DecidedBy {
        let ([Some(one), Some(other)], [first, second, ..]) = (cells, &mut *self.evidence) else {
            return DecidedBy::Text;
        };
        let (mut list, mut room) = (Vec::new(), Room::default());
        choices(position, &mut list);
        let mut lead = |sheet: &mut Evidence, cell: usize| {
            let mut price = |choice: &Choice| {
                let check = Check::of(&position.played(choice.played));
                sheet.price(cell, choice.features, &mut room) + sheet.sign(cell, check)
            };
            let (mut own, mut rival) = (f32::INFINITY, f32::INFINITY);
            for choice in &list {
                let held = if choice.played == played { &mut own } else { &mut rival };
                *held = held.min(price(choice));
            }
            rival - own
        };
        match (lead(first, one), lead(second, other)) {
            (one, other) if one < OUT && other >= OUT => DecidedBy::OtherSheet(1),
            (one, other) if other < OUT && one >= OUT => DecidedBy::OtherSheet(0),
            _ => DecidedBy::Text,
        }
    }
}

/// Whether both sheets have the same move, which is not legal: then it was played, or nobody knows what was.
fn is_same_fault(told: &[Option<Said>; 2]) -> bool {
    matches!(told, [Some(one), Some(other)] if one.is_same_fault(other))
}

/// All moves at a ply with what they are worth, the likeliest first.
fn rivals(lattice: &Lattice, chances: &Chances, ply: usize) -> Vec<Alternative> {
    let mut rivals: Vec<Alternative> = Vec::new();
    let Some(layer) = lattice.layers.get(ply + 1) else { return rivals };
    for index in layer.clone().flat_map(|node| lattice.nodes[node].edges.clone()) {
        let (played, probability) = (lattice.edges[index].played, chances.edges[index]);
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
