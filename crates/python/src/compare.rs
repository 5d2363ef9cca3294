//! Two sheets compared, made again from the texts of two games.

use crate::characters::Characters;
use crate::options::Options;
use crate::rows::dictionary;
use crate::views::bytes_of;
use planilla::report::{ComparisonRow, Place, SaidRow, comparison_html};
use planilla::{Checkers, compare as compare_sheets};
use planilla_notation::Input;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// White's sheet and Black's compared: the row. Places are counted from each text's own beginning.
#[pyfunction]
pub(crate) fn compare<'py>(
    white: &Bound<'py, PyAny>,
    white_options: &Options,
    black: &Bound<'py, PyAny>,
    black_options: &Options,
) -> PyResult<Bound<'py, PyAny>> {
    let mut row = row([white, black], [white_options, black_options])?;
    for (side, text) in [white, black].into_iter().enumerate() {
        let Ok(text) = text.cast::<PyString>() else { continue };
        if let Some(characters) = Characters::of(&crate::sources::utf8(text)?) {
            count_in(&mut row, side, &characters);
        }
    }
    dictionary(white.py(), &row)
}

/// The same as a page.
#[pyfunction]
pub(crate) fn show_comparison(
    white: &Bound<'_, PyAny>,
    white_options: &Options,
    black: &Bound<'_, PyAny>,
    black_options: &Options,
) -> PyResult<String> {
    let row = row([white, black], [white_options, black_options])?;
    Ok(comparison_html(&row, white_options.messages))
}

fn row(texts: [&Bound<'_, PyAny>; 2], options: [&Options; 2]) -> PyResult<ComparisonRow> {
    let py = texts[0].py();
    let [(white, white_encoding), (black, black_encoding)] =
        [bytes_of(texts[0], options[0])?, bytes_of(texts[1], options[1])?];
    let settings = options.map(|options| options.settings.clone());
    let messages = options[0].messages;
    let place = Place { file: "-", game: 1, line: 1, offset: 0 };
    Ok(py.detach(|| {
        let [of_white, of_black] = settings;
        let inputs = [&of_white, &of_black].map(|settings| settings.input.unwrap_or(Input::Text));
        let (mut one, mut other) = (Checkers::new(of_white), Checkers::new(of_black));
        let white = one.of(inputs[0], white_encoding).check(&white);
        let black = other.of(inputs[1], black_encoding).check(&black);
        let compared = compare_sheets(&white, &black);
        ComparisonRow::new(&compared, [&white, &black], &[place, place], messages)
    }))
}

/// Counts the places on one sheet in characters.
fn count_in(row: &mut ComparisonRow, side: usize, characters: &Characters) {
    let lead = |at: &mut u64| *at = characters.before(*at);
    for difference in &mut row.differences {
        let said: &mut Option<SaidRow> = if side == 0 { &mut difference.white } else { &mut difference.black };
        if let Some(said) = said {
            lead(&mut said.start);
            lead(&mut said.end);
        }
    }
    for finding in &mut row.findings {
        let place = if side == 0 { &mut finding.white } else { &mut finding.black };
        if let Some(place) = place {
            lead(&mut place.start);
            lead(&mut place.end);
        }
    }
}
