//! What stands beside the moves of a score, and is carried over to a repaired game: comments, glyphs, variations.

use crate::convert::annotation;
use planilla_notation::{Dialect, Item, ItemKind, Score, TimeKind};

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// A numeric annotation glyph (PGN 10).
    Glyph(String),
    /// A comment, without its braces.
    Comment(String),
    /// What a clock showed.
    Clock(String),
    /// A variation in place of the move, with its brackets.
    Variation(String),
}

/// The notes of the main line: first those before the first cell, then those behind each cell.
pub(super) fn notes(score: &Score, text: &str) -> Vec<Vec<Note>> {
    let mut notes: Vec<Vec<Note>> = vec![Vec::new()];
    let (mut depth, mut variation) = (0_usize, String::new());
    for item in &score.items {
        let written = item.span.of(text);
        let is_end = item.kind == ItemKind::VariationEnd;
        if item.kind == ItemKind::VariationStart {
            depth += 1;
        }
        if depth > 0 {
            put(&mut variation, *item, written);
            depth -= usize::from(is_end);
            if depth == 0 {
                add(&mut notes, Note::Variation(std::mem::take(&mut variation)));
            }
            continue;
        }
        match item.kind {
            ItemKind::Cell => {
                notes.push(Vec::new());
                if score.dialect == Dialect::Pgn {
                    add_signs(&mut notes, annotation(written));
                }
            }
            ItemKind::Nag => add_signs(&mut notes, written.trim()),
            ItemKind::Time(TimeKind::Clock) => add(&mut notes, Note::Clock(written.trim().to_owned())),
            ItemKind::Comment | ItemKind::Time(_) | ItemKind::Junk => {
                add(&mut notes, Note::Comment(bare(written).to_owned()));
            }
            _ => {}
        }
    }
    if !variation.is_empty() {
        add(&mut notes, Note::Comment(variation));
    }
    notes
}

fn add(notes: &mut [Vec<Note>], note: Note) {
    let is_empty = matches!(&note, Note::Comment(text) if text.is_empty());
    if let Some(last) = notes.last_mut().filter(|_| !is_empty) {
        last.push(note);
    }
}

/// Adds the signs of a move: those of PGN's first six glyphs, other glyphs as they are; the rest is a comment.
fn add_signs(notes: &mut [Vec<Note>], signs: &str) {
    const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    let is_glyph = |rest: &str| !rest.is_empty() && rest.len() <= 3 && rest.bytes().all(|byte| byte.is_ascii_digit());
    let note = match SIGNS.iter().position(|sign| *sign == signs) {
        Some(place) => Note::Glyph(format!("${}", place + 1)),
        None if signs.strip_prefix('$').is_some_and(is_glyph) => Note::Glyph(signs.to_owned()),
        None => Note::Comment(signs.to_owned()),
    };
    add(notes, note);
}

/// A comment without its braces, or without the semicolon before it.
fn bare(written: &str) -> &str {
    let written = written.trim();
    let inner = written.strip_prefix('{').map(|rest| rest.strip_suffix('}').unwrap_or(rest));
    inner.or_else(|| written.strip_prefix(';')).unwrap_or(written).trim()
}

/// Puts a part of a variation behind the others; a comment to the end of a line has braces in it.
fn put(variation: &mut String, item: Item, written: &str) {
    let closes = item.kind == ItemKind::VariationEnd;
    if !variation.is_empty() && !variation.ends_with('(') && !closes {
        variation.push(' ');
    }
    match item.kind {
        ItemKind::Comment => {
            *variation += "{";
            *variation += &bare(written).replace(['{', '}'], "|");
            *variation += "}";
        }
        ItemKind::Escape => {}
        _ => *variation += written.trim(),
    }
}
