//! What stands above and below the moves of a table: names with their values side by side, titles, names of columns.

use super::layout::{Layout, Role};
use super::rows::Rows;
use super::words::Head;
use crate::grammar::sheet::{heading_line, push_heading};
use crate::language::header_key;
use crate::{Key, Score, Span, Tag};

/// Adds a heading without a name.
pub(super) fn title(score: &mut Score, span: Span) {
    let name = Span { start: span.start, end: span.start };
    score.tags.push(Tag { key: Key::Other, name, value: span, span });
}

/// Adds the row of the names of the columns. Where they are none, they may be the names of the players.
pub(super) fn columns(text: &str, rows: &Rows, row: usize, layout: &Layout, score: &mut Score) {
    let player = |column: usize| {
        let written = rows.field(row, column).of(text);
        let letters = written.chars().filter(|c| c.is_alphabetic()).count();
        letters > 2 && !Head::of(written).is_known() && header_key(written).is_none()
    };
    let group = &layout.groups[0];
    let of = |wanted: Role| group.iter().find(|(_, role)| *role == wanted).map(|(column, _)| *column);
    let players = match (of(Role::White), of(Role::Black)) {
        (Some(white), Some(black)) if !layout.named && player(white) && player(black) => Some((white, black)),
        _ => None,
    };
    let Some((white, black)) = players else { return title(score, rows.list[row].span) };
    for (column, field) in rows.of(row).iter().enumerate().filter(|(_, field)| !field.is_empty()) {
        let key = if column == white {
            Key::White
        } else if column == black {
            Key::Black
        } else {
            Key::Other
        };
        title(score, *field);
        if let Some(tag) = score.tags.last_mut() {
            tag.key = key;
        }
    }
}

/// Whether a row opens with the name of a heading in any language, alone in its field or with a colon.
pub(super) fn opens_with_heading(text: &str, rows: &Rows, row: usize) -> bool {
    let first = rows.of(row).iter().find(|field| !field.is_empty());
    first.is_some_and(|field| {
        let written = field.of(text);
        let name = written.split_once(':').map_or(written, |(name, _)| name);
        header_key(name).is_some_and(|key| key != Key::Other || rows.of(row).len() > 1)
    })
}

/// Whether a row holds nothing but names of headings, two or more: their values stand below them.
pub(super) fn are_names(text: &str, rows: &Rows, row: usize) -> bool {
    let filled = || rows.of(row).iter().filter(|field| !field.is_empty());
    filled().take(2).count() > 1 && filled().all(|field| header_key(field.of(text)).is_some())
}

/// Adds a row of values, each below its name, which was added with the row above.
pub(super) fn values(text: &str, rows: &Rows, row: usize, score: &mut Score) {
    for (column, field) in rows.of(row).iter().enumerate().filter(|(_, field)| !field.is_empty()) {
        let name = Span { start: field.start, end: field.start };
        let above = rows.field(row - 1, column).of(text);
        let key = header_key(above).unwrap_or(Key::Other);
        score.tags.push(Tag { key, name, value: *field, span: *field });
    }
}

/// Adds a row of headings: names each with the value beside it, or `name: value` in a field. The rest are titles.
pub(super) fn headings(text: &str, rows: &Rows, row: usize, score: &mut Score) {
    let fields = rows.of(row);
    let mut at = 0;
    while let Some(&field) = fields.get(at) {
        at += 1;
        if field.is_empty() {
            continue;
        }
        let (start, written) = (field.start as usize, field.of(text));
        let name = written.strip_suffix(':').unwrap_or(written);
        if (header_key(name).is_some() || name.len() < written.len()) && !name.trim().is_empty() {
            // The value stands in the next field that holds something, unless that is a name in its turn.
            let next = fields[at..].iter().position(|field| !field.is_empty()).map(|next| at + next);
            let value = next.filter(|&next| next < at + 3 && header_key(fields[next].of(text)).is_none());
            let end = value.map_or(field.end, |value| fields[value].end);
            let name = Span { start: field.start, end: field.start + name.len() as u32 };
            let value_span = value.map_or(Span { start: field.end, end: field.end }, |value| fields[value]);
            push_heading(text, score, name, value_span, Span { start: field.start, end });
            at = value.map_or(at, |value| value + 1);
        } else if heading_line(&text[..field.end as usize], start, written, true, score).is_none() {
            title(score, field);
        }
    }
}
