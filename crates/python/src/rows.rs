//! Rows as Python's dictionaries, with lists as tuples, so that nothing in them changes.

use crate::characters::Characters;
use planilla::report::{ConversionRow, FindingRow, GameRow, MoveReadRow, SealedMoveRow};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pythonize::{PythonizeTypes, PythonizeUnnamedMappingAdapter, pythonize_custom};
use serde::Serialize;

/// What rows become: dictionaries and tuples.
struct Frozen;

impl PythonizeTypes for Frozen {
    type Map = PyDict;
    type NamedMap = PythonizeUnnamedMappingAdapter<PyDict>;
    type List = PyTuple;
}

/// A row as a dictionary.
pub(crate) fn dictionary<'py>(py: Python<'py>, row: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    Ok(pythonize_custom::<Frozen, _>(py, row)?)
}

/// A row that tells places of a text.
pub(crate) trait Placed {
    /// Leads each place, counted in bytes, to the same counted otherwise.
    fn lead(&mut self, way: &mut dyn FnMut(&mut u64));

    /// Counts all places in characters.
    fn count_in(&mut self, characters: &Characters) {
        self.lead(&mut |at| *at = characters.before(*at));
    }
}

impl Placed for GameRow {
    fn lead(&mut self, way: &mut dyn FnMut(&mut u64)) {
        let moves = self.moves.iter_mut().flat_map(|row| [&mut row.start, &mut row.end]);
        moves.flatten().for_each(&mut *way);
        self.findings.lead(way);
    }
}

impl Placed for MoveReadRow {
    fn lead(&mut self, way: &mut dyn FnMut(&mut u64)) {
        self.findings.lead(way);
    }
}

impl Placed for SealedMoveRow {
    fn lead(&mut self, way: &mut dyn FnMut(&mut u64)) {
        self.also.iter_mut().flat_map(|row| [&mut row.start, &mut row.end]).for_each(&mut *way);
        self.findings.lead(way);
    }
}

impl Placed for Vec<FindingRow> {
    fn lead(&mut self, way: &mut dyn FnMut(&mut u64)) {
        for finding in self {
            let labels = finding.labels.iter_mut().flat_map(|label| [&mut label.start, &mut label.end]);
            [&mut finding.start, &mut finding.end].into_iter().chain(labels).for_each(&mut *way);
        }
    }
}

impl Placed for ConversionRow {
    fn lead(&mut self, way: &mut dyn FnMut(&mut u64)) {
        let kept = self.kept.iter_mut().flat_map(|row| [&mut row.start, &mut row.end]);
        let doubted = self.doubted.iter_mut().flat_map(|row| [&mut row.start, &mut row.end]);
        kept.chain(doubted).for_each(way);
    }
}
