//! Where a finding is, and how it is begun.

use crate::finding::{Finding, Message};
use crate::record::{Ply, Record, Signals, Status};
use crate::rule::{Context, Rule, Severity};
use planilla_notation::{Item, ItemKind, Span};

/// The place of an entry; a move the sheet leaves out without a trace is placed after the entry before it.
pub(super) fn place(record: &Record, entry: usize) -> Span {
    if let Some(span) = record.plies.get(entry).and_then(|ply| ply.span) {
        return span;
    }
    let before = entry.checked_sub(1).and_then(|before| record.plies.get(before)).and_then(|ply| ply.span);
    before.map_or(Span::default(), |span| Span { start: span.end, end: span.end })
}

/// A finding about an entry.
pub(super) fn about(context: &Context<'_>, rule: &'static Rule, entry: usize, message: Message) -> Finding {
    Finding::new(rule, place(context.record, entry), message).entry(entry)
}

/// The text of an entry.
pub(super) fn written<'a>(context: &Context<'a>, ply: &Ply) -> &'a str {
    ply.span.map_or("", |span| span.of(context.text))
}

/// Whether the position before an entry is the only one it can be: no rivals stand before it.
pub(super) fn is_settled_before(record: &Record, entry: usize) -> bool {
    let open = |ply: &Ply| ply.status != Status::Extra && record.candidates_of(ply).len() > 1;
    record.candidates.is_empty() || !record.plies.iter().take(entry).any(open)
}

/// The entries that name one legal move and whose signals have any of `wanted`.
pub(super) fn read<'a>(context: &Context<'a>, wanted: Signals) -> impl Iterator<Item = (usize, &'a Ply)> {
    context.record.with_signals(wanted).filter(|(_, ply)| ply.status.is_read() && ply.played.is_some())
}

/// Where the moves end: the last cell with a text, else the first heading.
pub(super) fn end_of_moves(context: &Context<'_>) -> Span {
    let cell = |item: &&Item| item.kind == ItemKind::Cell && !item.span.is_empty();
    let last = context.score.items.iter().rev().find(cell).map(|item| item.span);
    last.or_else(|| context.score.tags.first().map(|tag| tag.span)).unwrap_or_default()
}

/// Whether a finding of that severity is worth making.
pub(super) fn wanted(context: &Context<'_>, severity: Severity) -> bool {
    severity > Severity::Note || context.notes
}

impl Finding {
    /// The finding under a section of the PGN standard in the place of the Laws, if PGN is judged.
    #[must_use]
    pub(super) fn or_pgn(self, context: &Context<'_>, section: &'static str) -> Finding {
        if context.is_pgn() { self.articles(vec![section]) } else { self }
    }
}
