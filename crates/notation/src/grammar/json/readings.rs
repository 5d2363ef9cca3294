//! The readings of a cell, each with its probability.

use super::cell::without_escaped_space;
use super::lax::{Json, Opens};
use super::object::{repeated, wrong};
use crate::{JsonFault, JsonWants, Span};

/// One reading of a cell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Read {
    pub(super) text: Span,
    pub(super) probability: Option<f64>,
}

/// More than 1 by no more than this is rounding.
const ROUNDING: f64 = 0.01;

/// Reads the list of the readings of one cell. Those without a probability share what the others leave, which is in order for
/// one; if all add up to more than 1, each is taken in proportion.
pub(super) fn list(json: &mut Json<'_>) -> Vec<Read> {
    let start = json.place();
    let mut inside = json.enter();
    let (mut list, mut any): (Vec<Read>, bool) = (Vec::new(), false);
    while json.next_item(&mut inside) {
        any = true;
        let read = match json.opens() {
            Opens::Text => Some(Read { text: json.scalar().inner, probability: None }),
            Opens::Object => reading(json),
            _ => {
                wrong(json, JsonWants::Reading);
                None
            }
        };
        list.extend(read.map(|read| Read { text: without_escaped_space(json.text, read.text), ..read }));
    }
    if !any {
        json.fault(JsonFault::NoReadings, Span::new(start, start + 1));
    }
    let known: f64 = list.iter().filter_map(|read| read.probability).sum();
    let open = list.iter().fold(0.0, |open, read| if read.probability.is_none() { open + 1.0 } else { open });
    if open > 0.0 {
        if open > 1.0 {
            json.fault(JsonFault::NoProbability, Span::new(start, start + 1));
        }
        let share = (1.0 - known).max(0.0) / open;
        for read in list.iter_mut().filter(|read| read.probability.is_none()) {
            read.probability = Some(share);
        }
    }
    if known > 1.0 + ROUNDING {
        json.fault(JsonFault::Sum, Span::new(start, start + 1));
    }
    if known > 1.0 {
        for read in &mut list {
            read.probability = read.probability.map(|probability| probability / known);
        }
    }
    list
}

/// The text of the likeliest reading, the first of several that are equal.
pub(super) fn likeliest(list: &[Read]) -> Option<Span> {
    let best = list
        .iter()
        .rev()
        .max_by(|one, other| one.probability.unwrap_or(0.0).total_cmp(&other.probability.unwrap_or(0.0)));
    best.map(|read| read.text)
}

/// Reads `{"text": ..., "probability": ...}`.
fn reading(json: &mut Json<'_>) -> Option<Read> {
    let text = json.text;
    let place = json.place();
    let (mut read, mut probability, mut told) = (None, None, false);
    let mut inside = json.enter();
    while let Some(key) = json.next_key(&mut inside) {
        match key.of(text) {
            "text" if read.is_some() => repeated(json, key),
            "text" => {
                told = true;
                match json.opens() {
                    Opens::Text => read = Some(json.scalar().inner),
                    _ => wrong(json, JsonWants::Text),
                }
            }
            "probability" if probability.is_some() => repeated(json, key),
            "probability" => probability = probability_of(json),
            _ => json.skip(),
        }
    }
    if !told {
        json.fault(JsonFault::NoText, Span::new(place, place + 1));
    }
    Some(Read { text: read?, probability })
}

fn probability_of(json: &mut Json<'_>) -> Option<f64> {
    if json.opens() != Opens::Bare {
        let start = json.place();
        let end = if json.opens() == Opens::Text {
            json.scalar().outer.end as usize
        } else {
            json.skip();
            json.place()
        };
        json.fault(JsonFault::Probability, crate::grammar::trimmed(json.text, Span::new(start, end)));
        return None;
    }
    let value = json.scalar();
    let word = value.inner.of(json.text);
    let number = word.parse::<f64>().ok().filter(|number| (0.0..=1.0).contains(number));
    if number.is_none() {
        json.fault(JsonFault::Probability, value.outer);
    }
    number
}
