//! The cells of a sheet as JSON: texts, `null`, or objects with what is written or how it may be read.

use super::lax::{Json, Opens};
use super::object::{repeated, wrong};
use super::readings::{self, Read};
use crate::grammar::sheet::{Reader, looks_like_move};
use crate::grammar::trimmed;
use crate::{ItemKind, ItemReading, JsonFault, JsonWants, Score, ScoreFaultKind, Span};

/// What an object says of its cell.
#[derive(Default)]
struct Cell {
    written: Option<Span>,
    /// Whether `written` or `readings` is there, though there be nothing in it.
    told: bool,
    /// Whether it has a place in another file and none there: a gap that a program found.
    found: bool,
    readings: Vec<Read>,
    number: Option<(u16, Span)>,
    black: Option<bool>,
    offer: Option<Span>,
}

/// Reads a list of cells.
pub(super) fn list(json: &mut Json<'_>, score: &mut Score) {
    let mut inside = json.enter();
    let mut last = None;
    while json.next_item(&mut inside) {
        let place = json.place();
        match json.opens() {
            Opens::Object => {
                let cell = Cell::read(json);
                cell.add(json, score, place, &mut last);
            }
            Opens::Text => {
                let span = json.scalar().inner;
                written(json.text, score, span);
            }
            Opens::Bare => {
                let value = json.scalar();
                match value.inner.of(json.text) {
                    "null" => gap(score, json.text, place),
                    // The digits of correspondence chess are a number to JSON.
                    digits if digits.len() >= 4 && digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                        written(json.text, score, value.inner);
                    }
                    _ => {
                        json.fault(JsonFault::Type(JsonWants::Cell), value.outer);
                        gap(score, json.text, place);
                    }
                }
            }
            Opens::List | Opens::Nothing => {
                wrong(json, JsonWants::Cell);
                gap(score, json.text, place);
            }
        }
    }
}

impl Cell {
    fn read(json: &mut Json<'_>) -> Cell {
        let text = json.text;
        let mut cell = Cell::default();
        let place = json.place();
        let mut inside = json.enter();
        while let Some(key) = json.next_key(&mut inside) {
            let opens = json.opens();
            match key.of(text) {
                "written" if cell.written.is_some() => repeated(json, key),
                "written" => {
                    cell.told = true;
                    cell.written = text_of(json);
                }
                "readings" if !cell.readings.is_empty() => repeated(json, key),
                "readings" if opens == Opens::List => {
                    cell.told = true;
                    cell.readings = readings::list(json);
                }
                "readings" => {
                    cell.told = true;
                    wrong(json, JsonWants::List);
                }
                "number" => cell.number = number(json),
                "color" | "colour" => cell.black = color(json),
                "draw_offer" => cell.offer = truth(json),
                "start" if opens == Opens::Bare => cell.found = json.scalar().inner.of(text) == "null",
                _ => json.skip(),
            }
        }
        cell.found &= cell.written.is_none() && cell.readings.is_empty();
        if !cell.told {
            json.fault(JsonFault::NoText, Span::new(place, place + 1));
        }
        cell
    }

    /// Adds a cell with its number, the likeliest of its readings as what is written.
    fn add(self, json: &Json<'_>, score: &mut Score, place: usize, last: &mut Option<u16>) {
        if self.found {
            return;
        }
        if let Some((value, span)) = self.number {
            let black = self.black == Some(true);
            if !black || *last != Some(value) {
                score.push(ItemKind::Number { number: value, black }, span);
            }
            *last = Some(value);
        }
        let best = readings::likeliest(&self.readings);
        let item = if let Some(span) = self.written.or(best) {
            written(json.text, score, span)
        } else {
            gap(score, json.text, place);
            score.items.len() - 1
        };
        let readings = self.readings.into_iter();
        score.readings.extend(readings.map(|read| ItemReading {
            item,
            span: read.text,
            probability: read.probability.unwrap_or(0.0),
        }));
        if let Some(span) = self.offer
            && !self.written.is_some_and(|span| span.of(json.text).contains('='))
        {
            score.push(ItemKind::Offer, span);
        }
    }
}

/// Adds what is written in one cell, and gives the item of its move. A text in which nothing is a move is a cell too, unless it
/// is a result or an offer.
fn written(text: &str, score: &mut Score, span: Span) -> usize {
    let span = without_escaped_space(text, span);
    if span.is_empty() {
        gap(score, text, span.start as usize);
        return score.items.len() - 1;
    }
    let (tags, items, faults) = (score.tags.len(), score.items.len(), score.faults.len());
    let cells = Reader::new(text, score).field(text, span);
    let added = &score.items[items..];
    let first = added.iter().position(|item| item.kind == ItemKind::Cell);
    let told = added.iter().any(|item| {
        matches!(item.kind, ItemKind::Result(_) | ItemKind::Resignation | ItemKind::Offer | ItemKind::Time(_))
    });
    let moves = || span.of(text).split_whitespace().filter(|word| looks_like_move(word)).count();
    match first {
        // A tag pair in a cell is what is written there.
        _ if score.tags.len() > tags => {}
        Some(first) if cells == 1 => return items + first,
        Some(first) if moves() > 1 => {
            score.fault(ScoreFaultKind::TwoMoves, span);
            return items + first;
        }
        None if told => return score.items.len() - 1,
        _ => {}
    }
    score.tags.truncate(tags);
    score.items.truncate(items);
    score.faults.truncate(faults);
    score.push(ItemKind::Cell, span);
    items
}

/// Adds a cell without text.
fn gap(score: &mut Score, text: &str, at: usize) {
    let at = at.min(text.len());
    score.push(ItemKind::Cell, Span::new(at, at));
}

/// A span without space at its ends, the escaped kind too.
pub(super) fn without_escaped_space(text: &str, span: Span) -> Span {
    let mut span = trimmed(text, span);
    loop {
        let inner = span.of(text);
        let escape = |pair: &str| matches!(pair, "\\n" | "\\r" | "\\t");
        if inner.get(..2).is_some_and(escape) {
            span.start += 2;
        } else if inner.len() > 1 && inner.get(inner.len() - 2..).is_some_and(escape) {
            span.end -= 2;
        } else {
            return span;
        }
        span = trimmed(text, span);
    }
}

/// The text that comes next; `None` for `null`, and for what is neither.
fn text_of(json: &mut Json<'_>) -> Option<Span> {
    match json.opens() {
        Opens::Text => Some(json.scalar().inner),
        Opens::Bare => {
            let value = json.scalar();
            let word = value.inner.of(json.text);
            if word.len() >= 4 && word.bytes().all(|byte| byte.is_ascii_digit()) {
                return Some(value.inner);
            }
            if word != "null" {
                json.fault(JsonFault::Type(JsonWants::Text), value.outer);
            }
            None
        }
        _ => {
            wrong(json, JsonWants::Text);
            None
        }
    }
}

fn number(json: &mut Json<'_>) -> Option<(u16, Span)> {
    if !matches!(json.opens(), Opens::Bare | Opens::Text) {
        wrong(json, JsonWants::Number);
        return None;
    }
    let value = json.scalar();
    let word = value.inner.of(json.text);
    if !value.quoted && word == "null" {
        return None;
    }
    let number = word.parse().ok().filter(|number| *number > 0);
    if number.is_none() {
        json.fault(JsonFault::Type(JsonWants::Number), value.outer);
    }
    Some((number?, value.inner))
}

fn color(json: &mut Json<'_>) -> Option<bool> {
    if !matches!(json.opens(), Opens::Bare | Opens::Text) {
        wrong(json, JsonWants::Color);
        return None;
    }
    let value = json.scalar();
    match value.inner.of(json.text) {
        "white" => Some(false),
        "black" => Some(true),
        "null" if !value.quoted => None,
        _ => {
            json.fault(JsonFault::Type(JsonWants::Color), value.outer);
            None
        }
    }
}

/// Where `true` stands, if it does.
fn truth(json: &mut Json<'_>) -> Option<Span> {
    if json.opens() != Opens::Bare {
        wrong(json, JsonWants::Truth);
        return None;
    }
    let value = json.scalar();
    match value.inner.of(json.text) {
        "true" => return Some(value.inner),
        "false" | "null" => {}
        _ => json.fault(JsonFault::Type(JsonWants::Truth), value.outer),
    }
    None
}
