//! The keys and values of a TOML file, as many as its syntax lets one see.

use super::{Pair, line_at};
use crate::fault::{Fault, FaultKind};
use crate::value::Raw;
use toml::de::{DeTable, DeValue};

/// How many lines are given up before the rest is left as the parser leaves it.
const MOST_GIVEN_UP: usize = 20;

/// The pairs of a text, in the order of the keys, and what is wrong with its syntax. A line that breaks the syntax is given up,
/// and the others are read as if it were not there.
pub(super) fn pairs(text: &str) -> (Vec<Pair>, Vec<Fault>) {
    let mut faults: Vec<Fault> = Vec::new();
    let mut rest = text.to_owned();
    loop {
        let (table, errors) = DeTable::parse_recoverable(&rest);
        let Some(error) = errors.first() else { return (pairs_of(table.into_inner(), &rest), faults) };
        let place = error.span().map_or(0, |span| span.start);
        let line = line_at(rest.as_bytes(), place);
        let message = error.message().lines().collect::<Vec<_>>().join("; ");
        if faults.iter().any(|fault| fault.line == line) || faults.len() == MOST_GIVEN_UP {
            return (pairs_of(table.into_inner(), &rest), faults);
        }
        faults.push(Fault { line, key: None, kind: FaultKind::Syntax { format: "TOML", message } });
        rest = without(&rest, line);
    }
}

/// A text with one line blank, so that all others stay where they are.
fn without(text: &str, line: usize) -> String {
    let blank = |own: &str| " ".repeat(own.trim_end_matches('\n').len()) + &own[own.trim_end_matches('\n').len()..];
    let keep = |(at, own): (usize, &str)| if at + 1 == line { blank(own) } else { own.to_owned() };
    text.split_inclusive('\n').enumerate().map(keep).collect()
}

fn pairs_of(table: DeTable<'_>, text: &str) -> Vec<Pair> {
    let line = |offset| line_at(text.as_bytes(), offset);
    let pairs = table.into_iter().map(|(key, value)| {
        let (start, place) = (key.span().start, value.span());
        let value = match value.into_inner() {
            DeValue::String(text) => Raw::Text(text.into_owned()),
            DeValue::Datetime(moment) => Raw::Text(moment.to_string()),
            DeValue::Integer(number) if number.radix() == 10 => Raw::Number(number.as_str().to_owned()),
            DeValue::Boolean(truth) => Raw::Truth(truth),
            _ => Raw::Other(text.get(place.clone()).unwrap_or_default().to_owned()),
        };
        Pair { key: key.into_inner().into_owned(), line: line(start), place, value }
    });
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_by_key(|pair| pair.line);
    pairs
}
