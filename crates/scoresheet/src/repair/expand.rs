//! All ways on from one position: each legal move with the cells that it may stand in.

use super::drafts::{Draft, KnownDrafts};
use super::evidence::Evidence;
use super::features::{Check, Choice, choices};
use super::gaps::{begins_late, lines_up, missing};
use super::held::Held;
use super::lattice::{Edge, Lattice, Node, Used};
use super::price::Room;
use super::prior::{USUAL, senses};
use super::search::{REACH, Task};
use planilla_board::Position;

/// In how many positions of a layer gaps are looked for.
const GAP_NODES: usize = 6;
const TROUBLED_NODES: usize = 3;

/// In how many it is looked ahead where the cells say nothing.
const AHEAD_NODES: usize = 12;

/// What the next cell may cost behind a ply that is left out.
const READABLE: f32 = 4.0;

/// Drafts ways on.
#[derive(Debug, Default)]
pub(super) struct Expander {
    pub(super) drafts: Vec<Draft>,
    room: Room,
    choices: Vec<Choice>,
    ahead: Vec<Choice>,
    senses: Vec<f32>,
    least: Option<f32>,
    gaps: bool,
    /// How many positions of the layer were looked at.
    seen: usize,
    known: KnownDrafts,
}

impl Expander {
    /// Begins a game.
    pub(super) fn begin_game(&mut self) {
        self.known.clear();
    }

    /// Begins a layer, with or without a search for gaps.
    pub(super) fn begin(&mut self, gaps: bool) {
        self.drafts.clear();
        (self.least, self.gaps, self.seen) = (None, gaps, 0);
    }

    fn is_far(&self, rank: f32) -> bool {
        self.least.is_some_and(|least| rank > least + REACH)
    }

    /// Drafts all ways on from a node; where there are none, or next to nothing is left to read, a game may end there.
    pub(super) fn go_on(&mut self, lattice: &mut Lattice, from: usize, ply: i32, task: &mut Task<'_>, held: &Held) {
        let Node { position, at, lacks, cost, .. } = lattice.nodes[from].clone();
        let left = |nth: usize, sheet: &Evidence| sheet.cells.len().saturating_sub(at[nth] as usize);
        let unread: usize = task.sheets.iter().enumerate().map(|(nth, sheet)| left(nth, sheet)).sum();
        let answered = task.known.iter().all(|(known, _)| i64::from(*known) < i64::from(ply));
        if answered && (unread <= 2 || !position.has_legal_move()) {
            let surplus = |(nth, sheet): (usize, &Evidence)| {
                sheet.cells.iter().skip(at[nth] as usize).map(|cell| cell.surplus).sum::<f32>()
            };
            lattice.ends.push((from, task.sheets.iter().enumerate().map(surplus).sum()));
        }
        let layer = usize::try_from(ply).unwrap_or_default();
        if unread == 0 {
            return;
        }
        let ways = held.ways(layer, position.key(), at);
        let far = self.is_far(cost + task.rest(at));
        if far && ways.is_empty() {
            return;
        }
        self.seen += 1;
        let thoroughly = [self.gaps && self.seen <= GAP_NODES, self.seen <= TROUBLED_NODES, self.seen <= AHEAD_NODES];
        let place = (ply, position.key(), at, lacks, thoroughly);
        if ways.is_empty()
            && let Some(known) = self.known.get(&place)
        {
            for draft in known.iter().map(|draft| draft.from(from, cost)) {
                if self.least.is_none_or(|least| draft.rank <= least + REACH) {
                    self.least = Some(self.least.map_or(draft.rank, |least| least.min(draft.rank)));
                    self.drafts.push(draft);
                }
            }
            return;
        }
        let begins = self.drafts.len();
        choices(&position, &mut self.choices);
        senses(&position, lattice.recent(from), &self.choices, &mut self.senses);
        let answer =
            task.known.iter().find(|(known, _)| i64::from(*known) == i64::from(ply)).map(|(_, played)| *played);
        let clean = usize::try_from(ply).ok().and_then(|ply| task.clean.get(ply)).copied();
        for (choice, sense) in self.choices.iter().zip(&mut self.senses) {
            *sense = if clean == Some(choice.played) { SENSE } else { weak(*sense) };
        }
        let list = std::mem::take(&mut self.choices);
        let prices = std::mem::take(&mut self.senses);
        let origin = Origin { from, ply, position, at, lacks, cost };
        let usual = origin.step([0, 1].map(|nth| origin.usual(nth, task)), task);
        let allowed = |choice: &Choice| answer.is_none_or(|answer| answer == choice.played);
        for (choice, sense) in
            list.iter().zip(&prices).filter(|(choice, _)| ways.contains(&choice.played) && allowed(choice))
        {
            self.draft_held(&origin, &usual, choice, *sense, task, held);
        }
        if far {
            (self.choices, self.senses) = (list, prices);
            return;
        }
        let mut least = [f32::INFINITY; 2];
        for (choice, sense) in list.iter().zip(&prices).filter(|(choice, _)| allowed(choice)) {
            self.draft(&origin, choice, *sense, &usual, task, Some(&mut least));
        }
        let unreadable = [0, 1].map(|nth| usual.used[nth].cell && least[nth] > READABLE);
        let troubled = self.seen <= TROUBLED_NODES && (unreadable[0] || unreadable[1]);
        // Who answers numbers the plies, and knows of gaps that nobody sees.
        if troubled || answer.is_some() || (self.gaps && self.seen <= GAP_NODES) {
            for (choice, sense) in list.iter().zip(&prices).filter(|(choice, _)| allowed(choice)) {
                self.look_for_gaps(&origin, usual.used, choice, *sense, task);
            }
        }
        (self.choices, self.senses) = (list, prices);
        if ways.is_empty() {
            self.known.put(place, &self.drafts[begins..], cost);
        }
    }

    /// Sheets have no cell for the move, or one or two too many before it.
    fn look_for_gaps(&mut self, origin: &Origin, usual: [Used; 2], choice: &Choice, sense: f32, task: &mut Task<'_>) {
        for nth in 0..task.sheets.len() {
            let left = task.sheets[nth].cells.len().saturating_sub(origin.at[nth] as usize);
            for surplus in 1..=2 {
                if left > surplus {
                    let mut used = usual;
                    used[nth] = Used { surplus: surplus as u8, cell: true };
                    self.draft(origin, choice, sense, &origin.step(used, task), task, None);
                }
            }
        }
        let ways = [[true, false], [false, true], [true, true]];
        for lacking in ways.into_iter().take(if task.sheets.len() == 1 { 1 } else { 3 }) {
            // A sheet can lack only a cell that it would have read.
            if (0..2).any(|nth| lacking[nth] && !usual[nth].cell) {
                continue;
            }
            let used = [0, 1].map(|nth| if lacking[nth] { Used::NONE } else { usual[nth] });
            let step = origin.step(used, task);
            if self.is_far(step.cost + sense + step.rest) {
                continue;
            }
            let tells = used.iter().any(|used| used.cell)
                || task.known.iter().any(|(known, _)| i64::from(*known) == i64::from(origin.ply));
            let after = origin.position.played(choice.played);
            let mut reads_on = |nth: usize| {
                let cell = origin.at[nth] as usize;
                lacking[nth] && self.reads(&after, &mut task.sheets[nth], cell)
            };
            if tells || (0..2).any(&mut reads_on) {
                self.draft(origin, choice, sense, &step, task, None);
            }
        }
    }

    /// Whether a move makes sense of a cell in a position.
    fn reads(&mut self, position: &Position, sheet: &mut Evidence, cell: usize) -> bool {
        if sheet.is_blank(cell) {
            return true;
        }
        choices(position, &mut self.ahead);
        let room = &mut self.room;
        self.ahead.iter().any(|choice| sheet.price(cell, choice.features, room) <= READABLE)
    }

    /// What a cell costs at the least in a position.
    fn cheapest(&mut self, position: &Position, sheet: &mut Evidence, cell: usize) -> f32 {
        if sheet.is_blank(cell) {
            return 0.0;
        }
        choices(position, &mut self.ahead);
        let room = &mut self.room;
        self.ahead.iter().map(|choice| sheet.price(cell, choice.features, room)).fold(f32::INFINITY, f32::min)
    }

    /// Drafts a move, with its cells or without any, if that leads to a position that is held; how dear it is does not matter.
    fn draft_held(
        &mut self,
        origin: &Origin,
        usual: &Step,
        choice: &Choice,
        sense: f32,
        task: &mut Task<'_>,
        held: &Held,
    ) {
        let layer = usize::try_from(origin.ply).unwrap_or_default() + 1;
        let key = origin.position.played(choice.played).key();
        for step in [*usual, origin.step([Used::NONE; 2], task)] {
            if held.has(layer, key, step.at) {
                let least = self.least.take();
                self.draft(origin, choice, sense, &Step { ahead: Some(0.0), ..step }, task, None);
                self.least = least;
            }
        }
    }

    fn draft(
        &mut self,
        origin: &Origin,
        choice: &Choice,
        sense: f32,
        step: &Step,
        task: &mut Task<'_>,
        mut least: Option<&mut [f32; 2]>,
    ) {
        let Step { used, at, lacks, rest, .. } = *step;
        let mut price = sense + step.cost - origin.cost;
        for (nth, sheet) in task.sheets.iter_mut().enumerate() {
            if used[nth].cell {
                let cell = origin.at[nth] as usize + used[nth].surplus as usize;
                let own = sheet.price(cell, choice.features, &mut self.room);
                if let Some(least) = &mut least {
                    least[nth] = least[nth].min(own);
                }
                price += own;
            }
        }
        if self.is_far(origin.cost + price + rest) {
            return;
        }
        let after = origin.position.played(choice.played);
        let check = Check::of(&after);
        let mut ahead = 0.0;
        let mut tells = false;
        for (nth, sheet) in task.sheets.iter_mut().enumerate() {
            if used[nth].cell {
                let cell = origin.at[nth] as usize + used[nth].surplus as usize;
                price += sheet.sign(cell, check);
                tells |= !sheet.is_blank(cell);
            }
        }
        if let Some(known) = step.ahead {
            ahead = known;
        } else if !tells && self.seen > AHEAD_NODES {
            ahead = USUAL;
        } else if !tells {
            // Nothing tells these moves apart but what follows.
            let next = task.sheets.iter_mut().zip(at).filter(|(sheet, at)| (*at as usize) < sheet.cells.len());
            for (sheet, at) in next {
                ahead += self.cheapest(&after, sheet, at as usize).min(9.0) * 0.8;
            }
        }
        let cost = origin.cost + price;
        let rank = cost + rest + ahead;
        if self.is_far(rank) {
            return;
        }
        self.least = Some(self.least.map_or(rank, |least| least.min(rank)));
        let edge = Edge { from: origin.from, played: choice.played, price, used };
        self.drafts.push(Draft { key: after.key(), at, lacks, cost, rank, edge });
    }
}

/// Sense counts for so much: what is written says more than it.
const SENSE: f32 = 0.6;

/// What of the sense of a move is taken into account.
pub(super) fn weak(sense: f32) -> f32 {
    USUAL + (sense - USUAL) * SENSE
}

/// How all sheets are read on, whatever the move is.
#[derive(Clone, Copy)]
struct Step {
    used: [Used; 2],
    at: [u16; 2],
    lacks: [u8; 2],
    /// The cost up to here and of lining the sheets up.
    cost: f32,
    /// The cost of what is left behind it, on the average.
    rest: f32,
    /// What the next cells cost more than that, where it need not be found out.
    ahead: Option<f32>,
}

/// Where a way goes on from.
struct Origin {
    from: usize,
    ply: i32,
    position: Position,
    at: [u16; 2],
    lacks: [u8; 2],
    cost: f32,
}

impl Origin {
    /// How a sheet is read on where nothing is amiss.
    fn usual(&self, nth: usize, task: &Task<'_>) -> Used {
        match task.sheets.get(nth) {
            Some(sheet) if (self.at[nth] as usize) < sheet.cells.len() => {
                let late = self.at[nth] == 0 && begins_late(sheet, self.ply);
                if late { Used::NONE } else { Used::NEXT }
            }
            _ => Used::NONE,
        }
    }

    fn step(&self, used: [Used; 2], task: &Task<'_>) -> Step {
        let (mut cost, mut at, mut lacks) = (self.cost, self.at, [0; 2]);
        for (nth, sheet) in task.sheets.iter().enumerate() {
            let next = at[nth] as usize;
            if next >= sheet.cells.len() {
                continue;
            }
            if used[nth].cell {
                cost += lines_up(sheet, next, self.ply, self.lacks[nth], used[nth].surplus, &task.channel.gap);
            } else {
                cost += missing(next, self.lacks[nth], &task.channel.gap);
                lacks[nth] = if next > 0 { self.lacks[nth].saturating_add(1) } else { 0 };
            }
            at[nth] += used[nth].count();
        }
        Step { used, at, lacks, cost, rest: task.rest(at), ahead: None }
    }
}
