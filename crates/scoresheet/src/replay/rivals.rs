//! The walk while several readings stand side by side.

use super::Replay;
use super::branches::{Fit, Pending};
use super::fit::each_fit;
use super::glosses::Gloss;
use super::judge::{OF_THE_TEXT, judge};
use crate::record::{Candidate, Signals, Status};
use planilla_board::{Position, Role};
use planilla_notation::{Kind, Laxity, Marks, Readings, WrittenMove};

/// How far back the letters of a sheet are looked at.
const LOOK_BACK: usize = 32;

impl Replay<'_, '_> {
    /// Reads a cell on every branch; opens branches if none stand. Gives the cell to go on with.
    pub(super) fn read_among_rivals(&mut self, at: usize) -> usize {
        self.open_branches();
        let cell = self.cells[at];
        let readings = self.readings(at);
        let gap = readings.first().kind == Kind::Gap;
        let mut fits = std::mem::take(self.fits);
        fits.clear();
        if gap {
            self.every_move(&mut fits);
        } else {
            self.fits_of_cell(&readings, at, &mut fits);
        }
        let next = if fits.is_empty() {
            self.fault(at, &readings)
        } else {
            let status = if gap { Status::Missing } else { Status::Exact };
            let written = fits[0].1.written;
            self.note_language(at, &fits);
            let entry = self.push(Some(&cell), written, status, Signals::of_status(status));
            self.advance(entry, &fits, at)
        };
        *self.fits = fits;
        next
    }

    /// Puts a half-move that the sheet leaves out between two cells, if there is room for its rivals.
    pub(super) fn insert_missing(&mut self) -> bool {
        self.open_branches();
        let mut fits = Vec::new();
        self.every_move(&mut fits);
        let entry = self.push(None, WrittenMove::GAP, Status::Missing, Signals::MISSING);
        let room = self.branches.advance(entry as u32, &fits);
        if !room {
            self.record.plies.pop();
            self.plies -= 1;
        }
        room
    }

    /// Moves the branches on by one entry; without room the rest is unreached. Gives the cell to go on with.
    pub(super) fn advance(&mut self, entry: usize, fits: &[(usize, Fit)], at: usize) -> usize {
        let mut last = usize::MAX;
        let survivors = fits.iter().filter(|(from, _)| std::mem::replace(&mut last, *from) != *from).count();
        let cut_off = survivors < self.branches.list().len();
        if !self.branches.advance(entry as u32, fits) {
            self.record.plies.truncate(entry);
            self.plies -= 1;
            return self.stop(at);
        }
        if self.branches.is_single() {
            if cut_off {
                self.branches.settle(entry as u32);
            }
            self.close();
        } else if cut_off {
            self.branches.settle(entry as u32);
        }
        at + 1
    }

    pub(super) fn open_branches(&mut self) {
        if !self.open {
            self.branches.open(self.position);
            // The clocks of rivals are not watched.
            self.record.signals |= Signals::MAY_CLAIM | Signals::MAY_BE_DRAWN;
            self.open = true;
        }
    }

    /// Every legal move of every branch: what may stand in a gap.
    pub(super) fn every_move(&self, fits: &mut Vec<(usize, Fit)>) {
        for (index, branch) in self.branches.list().iter().enumerate() {
            branch.position.for_each_legal(|played| {
                fits.push((index, Fit { played, written: WrittenMove::GAP, languages: 0 }));
            });
        }
    }

    /// The moves that fit a cell, on every branch.
    fn fits_of_cell(&self, readings: &Readings, at: usize, fits: &mut Vec<(usize, Fit)>) {
        let positions = self.branches.list().iter().map(|branch| &branch.position);
        self.fits_on(positions, readings, at, fits);
    }

    /// The moves that fit a cell, on any positions: by its letters as the sheet's own language has them, and beside it
    /// the language that is written at the moment if that is another. If neither knows them, by those of other languages,
    /// the ones met before first, or by another letter case, which stand equal; then by what is looser still.
    pub(super) fn fits_on<'p>(
        &self,
        positions: impl Iterator<Item = &'p Position> + Clone,
        readings: &Readings,
        at: usize,
        fits: &mut Vec<(usize, Fit)>,
    ) {
        let text = self.text(&self.cells[at]);
        let own = |laxity, fits: &mut Vec<(usize, Fit)>| {
            for (index, position) in positions.clone().enumerate() {
                for written in readings.iter().filter(|written| written.laxity == laxity) {
                    add_fit(position, index, written, 0, fits);
                }
            }
        };
        let foreign = |laxity, among: u64, fits: &mut Vec<(usize, Fit)>| {
            for gloss in self.sheet.glosses.of(text).iter().filter(|gloss| gloss.names_a_place()) {
                let Gloss { written, languages } = gloss;
                let languages = languages & among & !self.sheet.own.bit;
                if languages != 0 && written.laxity == laxity {
                    for (index, position) in positions.clone().enumerate() {
                        add_fit(position, index, written, languages, fits);
                    }
                }
            }
            fits.sort_by_key(|(index, _)| *index);
        };
        let first = readings.first();
        let alike = first.marks.has(Marks::LOOKALIKE);
        let known = first.laxity <= Laxity::Other && first.kind != Kind::Unread && !alike;
        own(Laxity::Letter, fits);
        if self.mixed.at_hand() != 0 {
            foreign(Laxity::Letter, self.mixed.at_hand(), fits);
        }
        if fits.is_empty() {
            own(Laxity::Other, fits);
            // A letter that only looks like the sheet's own may be another language's, where its own has been seen.
            if alike && self.has_written(first) {
                foreign(Laxity::Letter, u64::MAX, fits);
            }
        }
        if fits.is_empty() && !self.mixed.is_empty() {
            foreign(Laxity::Letter, self.mixed.languages(), fits);
        }
        if fits.is_empty() && !known {
            foreign(Laxity::Letter, u64::MAX, fits);
            own(Laxity::Case, fits);
            fits.sort_by_key(|(index, _)| *index);
        }
        for laxity in [Laxity::Case, Laxity::Stray] {
            if fits.is_empty() {
                own(laxity, fits);
            }
        }
        // A small letter that is a file is not another language's piece in the wrong case.
        let loosest = if text.starts_with(|c| matches!(c, 'a'..='h')) { 1 } else { 2 };
        for laxity in [Laxity::Other, Laxity::Case].into_iter().take(loosest) {
            if fits.is_empty() && readings.first().kind == Kind::Unread {
                foreign(laxity, u64::MAX, fits);
            }
        }
        prefer_captures(positions, fits);
    }

    /// Whether one of the last cells has the man of a reading in the letters of the sheet's own language.
    fn has_written(&self, reading: &WrittenMove) -> bool {
        let role = |written: &WrittenMove| if let Kind::Man(man) = written.kind { man.role } else { None };
        let recent = self.record.plies.iter().rev().take(LOOK_BACK);
        role(reading) != Some(Role::Pawn)
            && recent
                .filter(|ply| ply.written.laxity == Laxity::Letter && !ply.signals.any(Signals::FOREIGN))
                .any(|ply| role(&ply.written) == role(reading) && !ply.written.marks.has(Marks::FIGURINE))
    }

    /// Takes note of the language in which a cell was read.
    fn note_language(&mut self, at: usize, fits: &[(usize, Fit)]) {
        let foreign = fits.iter().fold(0, |all, (_, fit)| all | fit.languages);
        if foreign != 0 && fits.iter().all(|(_, fit)| fit.languages != 0) {
            self.mixed.meet(foreign);
        } else if foreign == 0 && self.mixed.at_hand() != 0 {
            let glosses = self.sheet.glosses.of(self.text(&self.cells[at]));
            if glosses.iter().all(|gloss| gloss.languages & self.mixed.at_hand() == 0) {
                self.mixed.back_to_own();
            }
        }
    }

    /// Ends the time of rivals: what only one branch, or all, agree on is played; the rest stays ambiguous.
    pub(super) fn close(&mut self) {
        // From the last entry back; taken off the end in the order of the entries.
        let mut rivals: Vec<(usize, Vec<Candidate>)> = Vec::new();
        let own = self.sheet.own.bit;
        self.branches.levels(0, |level, fits| {
            let candidates = candidates_of(fits, own);
            if candidates.len() > 1 {
                rivals.push((level, candidates));
            }
        });
        let last = self.branches.pending().last().map(|pending| pending.entry);
        let mut position = *self.branches.start();
        let mut known = true;
        for (level, fit) in self.branches.first_path().into_iter().enumerate() {
            let before = position;
            position.play(fit.played);
            let here = rivals.pop_if(|(at, _)| *at == level).map(|(_, candidates)| candidates).unwrap_or_default();
            let mut pending = self.branches.pending()[level];
            if pending.rivals && here.is_empty() {
                pending.settled_by = pending.settled_by.or(last);
            }
            known &= here.is_empty();
            self.conclude(pending, &fit, &here, known, &before, &position);
        }
        let list = self.branches.list();
        let agree = list.iter().all(|branch| branch.position.same_as(&position));
        self.record.end = agree.then_some(position);
        self.position = position;
        self.open = false;
    }

    /// Ends one entry. `known`: no rivals stand here or before, so that the position is the one on the board.
    fn conclude(
        &mut self,
        pending: Pending,
        fit: &Fit,
        rivals: &[Candidate],
        known: bool,
        before: &Position,
        after: &Position,
    ) {
        let entry = pending.entry as usize;
        let start = self.record.candidates.len() as u32;
        self.record.candidates.extend_from_slice(rivals);
        let ply = &mut self.record.plies[entry];
        ply.played = Some(fit.played);
        ply.settled_by = pending.settled_by;
        ply.candidates = (start, start + rivals.len() as u32);
        if ply.status == Status::Exact {
            ply.written = fit.written;
            let judged = judge(before, after, &fit.written, fit.played, &self.sheet.standard, Signals::ALWAYS);
            ply.signals |= if known { judged } else { judged.and(OF_THE_TEXT) };
            if fit.languages != 0 {
                ply.signals |= Signals::FOREIGN;
                if rivals.is_empty() {
                    // The one move that is left keeps its languages.
                    self.record.candidates.push(Candidate { played: fit.played, languages: fit.languages });
                    ply.candidates.1 += 1;
                }
            }
            // What fitted several moves in a line that was cut off may fit one in the line that was played.
            let several = pending.several && (!known || fits_several(before, &fit.written));
            if several {
                ply.signals |= Signals::AMBIGUOUS;
            }
            let text = ply.span.map_or("", |span| span.of(self.sheet.text));
            let letters = self.sheet.own.reader.read(text).first().laxity == Laxity::Letter;
            if fit.written.laxity == Laxity::Case && fit.languages == 0 && letters {
                ply.signals |= Signals::CASE_DECIDES;
            }
            let named = fit.written.kind.names_promotion();
            if fit.played.promotion().is_some() && !named {
                ply.signals |= Signals::PROMOTION_UNNAMED;
            }
            let clear = !several && self.sheet.standard.is_exact(ply.signals);
            ply.status = match rivals.len() {
                0 if clear => Status::Exact,
                0 => Status::Normalized,
                _ => Status::Ambiguous,
            };
        }
        let signals = ply.signals;
        self.record.signals |= signals;
        if known && after.halfmove_clock() == 0 {
            self.watch_material(entry, after);
        }
    }
}

fn fits_several(position: &Position, written: &WrittenMove) -> bool {
    let mut count = 0;
    each_fit(position, written, |_| count += 1);
    count > 1
}

fn add_fit(position: &Position, index: usize, written: &WrittenMove, languages: u64, fits: &mut Vec<(usize, Fit)>) {
    each_fit(position, written, |played| {
        let same = fits.iter_mut().rev().take_while(|(at, _)| *at == index);
        match same.into_iter().find(|(_, fit)| fit.played == played) {
            // What the sheet's own language reads needs no other.
            Some((_, fit)) if fit.languages == 0 => {}
            Some((_, fit)) => fit.languages |= languages,
            None => fits.push((index, Fit { played, written: *written, languages })),
        }
    });
}

/// Where a sign of capture is true on some branches and false on others, the former are meant.
fn prefer_captures<'p>(positions: impl Iterator<Item = &'p Position>, fits: &mut Vec<(usize, Fit)>) {
    if fits.len() < 2 || !fits.iter().any(|(_, fit)| fit.written.marks.has(Marks::CAPTURE)) {
        return;
    }
    let positions: Vec<&Position> = positions.collect();
    let holds = |(index, fit): &(usize, Fit)| {
        !fit.written.marks.has(Marks::CAPTURE) || positions[*index].is_capture(fit.played)
    };
    if fits.iter().any(holds) {
        fits.retain(holds);
    }
}

/// The distinct moves of some fits, each with its languages.
fn candidates_of(fits: &[Fit], own: u64) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    for fit in fits {
        let languages = if fit.languages == 0 { own } else { fit.languages };
        match candidates.iter_mut().find(|candidate| candidate.played == fit.played) {
            Some(candidate) => candidate.languages |= languages,
            None => candidates.push(Candidate { played: fit.played, languages }),
        }
    }
    candidates
}
