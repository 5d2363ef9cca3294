//! Sheets repaired, from their texts as Python keeps them.

use crate::characters::Characters;
use crate::errors::{bad_type, bad_value};
use crate::options::Options;
use crate::rows::{Placed, dictionary};
use crate::sources::utf8;
use planilla::names;
use planilla::repair::{RepairOptions, Repairer, SheetCells};
use planilla::report::{Each, Place, RepairPair, RepairRow, RepairSheet, repair_remark, repaired_pgn};
use planilla::{Answer, Checked, Checkers, Unanswered, repair_checked};
use planilla_notation::{Encoding, Input};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

/// A sheet: its text or bytes, the file it is from, what it is, its encoding, and its number and line there.
type Given<'py> = (Bound<'py, PyAny>, String, Bound<'py, PyAny>, String, u64, u64);

/// The row of a repair, the game as PGN, and what is said of its entries.
type Repaired<'py> = (Bound<'py, PyAny>, String, Vec<Option<String>>);

/// A sheet, ready to be read.
struct Sheet {
    bytes: Vec<u8>,
    file: String,
    input: Input,
    encoding: Option<Encoding>,
    game: u64,
    line: u64,
    characters: Option<Characters>,
}

/// Why nothing is repaired.
enum Refused {
    Unanswered(Unanswered),
    /// The sheets are of two games; what is said of them.
    TwoGames(String),
}

/// Repairs one sheet or two.
#[pyfunction]
#[allow(clippy::needless_pass_by_value, reason = "lists come from Python by value")]
pub(crate) fn repair<'py>(
    sheets: Vec<Given<'py>>,
    best: &Bound<'py, PyAny>,
    margin: &Bound<'py, PyAny>,
    known: Vec<Bound<'py, PyAny>>,
    options: &Options,
) -> PyResult<Repaired<'py>> {
    let py = best.py();
    let Options { settings, messages, .. } = options;
    let wrong = || bad_value("margin", margin, "must be a number from 0 to 1");
    let share = margin.extract::<f64>().ok().filter(|share| (0.0..=1.0).contains(share)).ok_or_else(wrong)?;
    let count = best.extract::<u16>().ok().filter(|count| *count > 0);
    let count = count.ok_or_else(|| bad_value("best", best, "must be a whole number from 1 to 65535"))?;
    let answers = known.iter().map(|text| answer(text, options)).collect::<PyResult<Vec<Answer>>>()?;
    let sheets = sheets.iter().map(sheet).collect::<PyResult<Vec<Sheet>>>()?;
    let asked = RepairOptions { best: count.into(), margin: share, ..RepairOptions::default() };
    let made = py.detach(|| {
        let mut checkers: Vec<Checkers> = sheets.iter().map(|_| Checkers::new(settings.clone())).collect();
        let checked: Vec<Checked<'_>> = checkers
            .iter_mut()
            .zip(&sheets)
            .map(|(checkers, sheet)| checkers.of(sheet.input, sheet.encoding).check(&sheet.bytes))
            .collect();
        let cells: Vec<SheetCells> = checked.iter().map(SheetCells::of).collect();
        let read: Vec<RepairSheet<'_>> = checked
            .iter()
            .zip(&cells)
            .zip(&sheets)
            .map(|((checked, cells), sheet)| {
                let place = Place { file: &sheet.file, game: sheet.game, line: sheet.line, offset: 0 };
                RepairSheet { checked, cells, place }
            })
            .collect();
        let mut repairer = Repairer::default();
        let pair = match &read[..] {
            [first, second] => Some(RepairPair::new(&mut repairer, [*first, *second])),
            _ => None,
        };
        if let Some(message) = pair.as_ref().and_then(RepairPair::of_two_games) {
            return Err(Refused::TwoGames(messages.format(message)));
        }
        let repair = repair_checked(&mut repairer, &read, &asked, &answers).map_err(Refused::Unanswered)?;
        let mut row = RepairRow::new(&repair, &read, messages);
        if let Some(pair) = pair {
            pair.tell(&mut row, &read, 0, messages);
        }
        let pgn = if row.games.is_empty() { String::new() } else { repaired_pgn(&row, &repair, &read, messages) };
        let remarks = row.moves.iter().map(|played| repair_remark(played, messages)).collect();
        count_in(&mut row, &sheets);
        Ok((row, pgn, remarks))
    });
    match made {
        Ok((row, pgn, remarks)) => Ok((dictionary(py, &row)?, pgn, remarks)),
        Err(Refused::TwoGames(why)) => Err(PyValueError::new_err(format!("other: {why}; repair each by itself"))),
        Err(Refused::Unanswered(unanswered)) => {
            let Unanswered { answer, .. } = &unanswered;
            let at = answers.iter().position(|known| known == answer).unwrap_or(0);
            Err(bad_value("known", &known[at], &messages.format(&unanswered.message())))
        }
    }
}

/// What a person answers.
fn answer(text: &Bound<'_, PyAny>, options: &Options) -> PyResult<Answer> {
    let Ok(word) = text.cast::<PyString>() else { return Err(bad_type("known", "answers such as '12w=Nf3'", text)) };
    let read = word.to_string_lossy().parse::<Answer>();
    read.map_err(|error| bad_value("known", text, &options.messages.format(&error.message())))
}

fn sheet((text, file, input, encoding, game, line): &Given<'_>) -> PyResult<Sheet> {
    let kind = names::input(&input.cast::<PyString>()?.to_string_lossy()).unwrap_or(Input::Text);
    let of = |bytes, encoding, characters| Sheet {
        bytes,
        file: file.clone(),
        input: kind,
        encoding,
        game: *game,
        line: *line,
        characters,
    };
    if let Ok(text) = text.cast::<PyString>() {
        let bytes = utf8(text)?;
        let characters = Characters::of(&bytes);
        return Ok(of(bytes, Some(Encoding::Utf8), characters));
    }
    match text.cast::<PyBytes>() {
        Ok(bytes) => Ok(of(bytes.as_bytes().to_vec(), names::encoding(encoding).ok(), None)),
        Err(_) => Err(bad_type("the text of a sheet", "a str or bytes", text)),
    }
}

/// Counts the places of each sheet that is a text in characters.
fn count_in(row: &mut RepairRow, sheets: &[Sheet]) {
    for (nth, characters) in sheets.iter().enumerate() {
        let Some(characters) = &characters.characters else { continue };
        for played in &mut row.moves {
            for place in [&mut played.start, &mut played.end] {
                if let Some(at) = of_sheet(place, nth) {
                    *at = characters.before(*at);
                }
            }
        }
        let findings = match &mut row.findings {
            Each::One(findings) => findings,
            Each::Two(findings) => &mut findings[nth],
        };
        findings.count_in(characters);
    }
}

fn of_sheet(place: &mut Each<Option<u64>>, nth: usize) -> Option<&mut u64> {
    match place {
        Each::One(place) => place.as_mut(),
        Each::Two(places) => places[nth].as_mut(),
    }
}
