//! The Laws by edition: the editions, what one says, what differs between two.

use crate::errors::{bad_value, unknown};
use crate::options::Options;
use crate::rows::dictionary;
use planilla::Edition;
use planilla::laws::{Fact, Topic, differences};
use planilla::names::{self, UnknownName};
use planilla::report::{EditionRow, LawDifferenceRow, LawRow};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// The rows for the editions that are named, of a topic if one is.
#[pyfunction]
pub(crate) fn laws<'py>(
    py: Python<'py>,
    edition: Option<&Bound<'py, PyString>>,
    other: Option<&Bound<'py, PyString>>,
    topic: Option<&Bound<'py, PyString>>,
    options: &Options,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let messages = options.messages;
    let before = find("edition", edition, names::edition)?;
    let after = find("other", other, names::edition)?;
    let wanted = find("topic", topic, names::law_topic)?;
    let takes = |fact: Fact| wanted.is_none_or(|topic: Topic| fact.topic() == topic);
    match (before, after) {
        (Some(before), Some(after)) => {
            let pairs = differences(before, after).into_iter().filter(|pair| takes(pair.before));
            pairs.map(|pair| dictionary(py, &LawDifferenceRow::new(pair, messages))).collect()
        }
        (Some(before), None) => {
            let facts = Edition::of(before).facts().filter(|fact| takes(*fact));
            facts.map(|fact| dictionary(py, &LawRow::new(fact, messages))).collect()
        }
        (None, _) => {
            match [("other", other), ("topic", topic)].into_iter().find_map(|(name, value)| Some((name, value?))) {
                Some((name, value)) => Err(bad_value(name, value, "asks for `edition` too")),
                None => EditionRow::all(messages).iter().map(|edition| dictionary(py, edition)).collect(),
            }
        }
    }
}

/// What a name stands for, if one is given.
fn find<T>(
    argument: &str,
    name: Option<&Bound<'_, PyString>>,
    named: fn(&str) -> Result<T, UnknownName>,
) -> PyResult<Option<T>> {
    let found = name.map(|name| named(&name.to_string_lossy()).map_err(|error| unknown(argument, name, &error)));
    found.transpose()
}
