//! Which cell of a sheet belongs to which ply of a game: the cheapest way to lay one beside the other, with cells left out,
//! cells too many, one that ends sooner or begins later. Three lists of costs, as for texts (Gotoh 1982): a run of cells left
//! out costs less than as many single ones.

use super::sheet::Cell;
use planilla_board::{Color, Move, Position};

/// A ply of the game that cells are laid beside.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The position before it.
    pub before: Position,
    /// The move, if it is known.
    pub played: Option<Move>,
}

impl Step {
    fn number(&self) -> u16 {
        self.before.fullmove_number()
    }

    fn color(&self) -> Color {
        self.before.turn()
    }
}

/// How a ply and a cell stand beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    /// The cell is for the ply.
    Both { step: usize, cell: usize },
    /// The sheet has no cell for the ply.
    Step(usize),
    /// The cell is for no ply of the game.
    Cell(usize),
}

/// What is odd costs so much, in hundredths of a cell that names another move.
const OTHER_MOVE: u32 = 150;
const NO_MOVE: u32 = 120;
const LEFT_OPEN: u32 = 20;
const OTHER_NUMBER: u32 = 40;
const OTHER_COLUMN: u32 = 20;
/// A run of plies without a cell, and each of them; before the first cell where its number says so, and after the last. With a
/// cell without a ply one costs more than a cell that names another move: two games are not taken for two parts of one.
const LEFT_OUT: (u32, u32) = (120, 14);
const BEGUN_LATE: (u32, u32) = (40, 4);
const ENDED_EARLY: (u32, u32) = (40, 12);
/// A run of cells without a ply, and each of them; after the last ply where their numbers say so.
const SURPLUS: (u32, u32) = (120, 140);
const GOES_ON: (u32, u32) = (40, 8);

/// A table larger than this is not made: what is that long is laid beside each other in its order.
const MOST: usize = 4_000_000;

const NEVER: u32 = u32::MAX / 4;

/// In which of the three lists a way stands, after so many plies and cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Both = 0,
    Step = 1,
    Cell = 2,
}

/// A sheet whose rows are turned round is laid beside a game only if that costs so much less; and it is tried only where as many
/// cells as this name other moves.
const TURNED: u32 = 300;
const TROUBLE: u32 = 6 * OTHER_MOVE;

/// Lays the cells of a sheet beside the plies of a game, in their order; if that is cheaper by far, with the two cells of each row
/// exchanged, from a row on.
pub(super) fn align(steps: &[Step], cells: &[Cell]) -> Vec<Beside> {
    let (mut least, mut ways) = in_order_of_cells(steps, cells);
    if least < TROUBLE {
        return ways;
    }
    for from in suspects(steps, cells, &ways) {
        let (turned, order) = turned(cells, from);
        let (cost, found) = in_order_of_cells(steps, &turned);
        if cost + TURNED < least {
            let told = found.into_iter().map(|beside| match beside {
                Beside::Both { step, cell } => Beside::Both { step, cell: order[cell] },
                Beside::Cell(cell) => Beside::Cell(order[cell]),
                Beside::Step(_) => beside,
            });
            (least, ways) = (cost + TURNED, told.collect());
        }
    }
    ways
}

/// Where rows that are turned round may begin: at the first cell that names another move or stands in the other column, or a row before.
fn suspects(steps: &[Step], cells: &[Cell], ways: &[Beside]) -> Vec<usize> {
    let is_off = |way: &Beside| match *way {
        Beside::Both { step, cell } => (beside(&steps[step], &cells[cell]) > 0).then_some(cell),
        Beside::Cell(cell) => Some(cell),
        Beside::Step(_) => None,
    };
    let first = ways.iter().find_map(is_off).unwrap_or_default();
    (0..=first).rev().filter(|at| is_row(cells, *at)).take(2).collect()
}

/// Whether a cell and the next one are those of one row.
fn is_row(cells: &[Cell], at: usize) -> bool {
    let column = |at: usize| cells.get(at).and_then(|cell| cell.column);
    column(at) == Some(Color::White) && column(at + 1) == Some(Color::Black)
}

/// The cells with those of each row exchanged, from a cell on, and where each stood before.
fn turned(cells: &[Cell], from: usize) -> (Vec<Cell>, Vec<usize>) {
    let (mut turned, mut order) = (cells.to_vec(), (0..cells.len()).collect::<Vec<usize>>());
    for at in (from..cells.len()).filter(|at| is_row(cells, *at)) {
        order.swap(at, at + 1);
        turned.swap(at, at + 1);
        (turned[at].column, turned[at + 1].column) = (Some(Color::White), Some(Color::Black));
    }
    (turned, order)
}

/// The cheapest way to lay cells beside plies in their order, and what it costs.
fn in_order_of_cells(steps: &[Step], cells: &[Cell]) -> (u32, Vec<Beside>) {
    if steps.len().saturating_mul(cells.len()) > MOST {
        return (0, in_order(steps.len(), cells.len()));
    }
    if follows(steps, cells) {
        let of_steps = (0..steps.len()).map(Beside::Step);
        return (0, of_steps.chain((0..cells.len()).map(Beside::Cell)).collect());
    }
    let width = cells.len() + 1;
    let first = cells.iter().find_map(|cell| cell.number).unwrap_or_default();
    let last = steps.last().map_or(0, Step::number);
    let mut came = vec![[At::Both; 3]; (steps.len() + 1) * width];
    let (mut above, mut row) = (vec![[NEVER; 3]; width], vec![[NEVER; 3]; width]);
    for step in 0..=steps.len() {
        for cell in 0..width {
            let mut best = [(NEVER, At::Both); 3];
            if step == 0 && cell == 0 {
                best[0] = (0, At::Both);
            }
            if step > 0 && cell > 0 {
                let cost = beside(&steps[step - 1], &cells[cell - 1]);
                best[0] = least(&above[cell - 1], [cost; 3]);
            }
            if step > 0 {
                let (open, more) = match cell {
                    0 if steps[step - 1].number() < first => BEGUN_LATE,
                    _ if cell == cells.len() => ENDED_EARLY,
                    _ => LEFT_OUT,
                };
                best[1] = least(&above[cell], [open + more, more, LEFT_OUT.0 + LEFT_OUT.1]);
            }
            if cell > 0 {
                let goes_on = step == steps.len() && cells[cell - 1].number.is_some_and(|number| number > last);
                let (open, more) = if goes_on { GOES_ON } else { SURPLUS };
                best[2] = least(&row[cell - 1], [open + more, SURPLUS.0 + SURPLUS.1, more]);
            }
            row[cell] = best.map(|(cost, _)| cost);
            came[step * width + cell] = best.map(|(_, from)| from);
        }
        std::mem::swap(&mut above, &mut row);
    }
    let (cost, last) = least(&above[cells.len()], [0; 3]);
    (cost, back(&came, width, last))
}

/// The way back through the lists.
fn back(came: &[[At; 3]], width: usize, last: At) -> Vec<Beside> {
    let (mut step, mut cell, mut at) = (came.len() / width - 1, width - 1, last);
    let mut ways = Vec::with_capacity(step + cell);
    while step > 0 || cell > 0 {
        let from = came[step * width + cell][at as usize];
        match at {
            At::Both if step > 0 && cell > 0 => {
                (step, cell) = (step - 1, cell - 1);
                ways.push(Beside::Both { step, cell });
            }
            At::Step if step > 0 => {
                step -= 1;
                ways.push(Beside::Step(step));
            }
            _ if cell > 0 => {
                cell -= 1;
                ways.push(Beside::Cell(cell));
            }
            _ => {
                step -= 1;
                ways.push(Beside::Step(step));
            }
        }
        at = from;
    }
    ways.reverse();
    ways
}

/// The least of three costs with what is added to each, and where it came from: of equal ones that by which a cell too many comes
/// as late as can be.
fn least(costs: &[u32; 3], more: [u32; 3]) -> (u32, At) {
    let ways = [At::Cell, At::Step, At::Both];
    let sums = ways.map(|at| (costs[at as usize].saturating_add(more[at as usize]).min(NEVER), at));
    sums.into_iter().min_by_key(|(cost, _)| *cost).unwrap_or((NEVER, At::Both))
}

/// What it costs to take a cell for a ply.
fn beside(step: &Step, cell: &Cell) -> u32 {
    let number = if cell.number.is_some_and(|number| number != step.number()) { OTHER_NUMBER } else { 0 };
    let column = if cell.column.is_some_and(|column| column != step.color()) { OTHER_COLUMN } else { 0 };
    let text = if cell.is_gap {
        LEFT_OPEN
    } else {
        match step.played {
            None => LEFT_OPEN,
            Some(played) if cell.fits(&step.before, played) => 0,
            Some(_) if cell.readings.is_empty() => NO_MOVE,
            Some(_) => OTHER_MOVE,
        }
    };
    number + column + text
}

/// Whether a sheet begins by its numbers where the game ends: a page that goes on with it.
fn follows(steps: &[Step], cells: &[Cell]) -> bool {
    let first = cells.iter().find_map(|cell| cell.number);
    let last = steps.iter().rfind(|step| step.played.is_some());
    matches!((first, last), (Some(first), Some(last)) if first > last.number())
}

fn in_order(steps: usize, cells: usize) -> Vec<Beside> {
    let both = steps.min(cells);
    let ways = (0..both).map(|at| Beside::Both { step: at, cell: at });
    ways.chain((both..steps).map(Beside::Step)).chain((both..cells).map(Beside::Cell)).collect()
}
