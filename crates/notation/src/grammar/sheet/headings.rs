//! The headings of a sheet: `key: value` lines, PGN tag pairs, printed headings, and lines above the moves that are
//! neither.

use super::super::FIRST_TAGS;
use super::super::trimmed;
use super::titles::{self, Title};
use crate::language::header_key;
use crate::lexer::{TagParts, is_space, line_length, tag_parts};
use crate::{Key, Score, ScoreFaultKind, Span, Tag};
use memchr::memchr_iter;

/// How long the name of a heading may be.
const LONGEST_NAME: usize = 48;

/// Reads the headings at the start of a text, and gives the byte where the moves begin.
///
/// A line in which no word looks like a move (a title, names, a place, the names of columns) counts as a heading without
/// a name if it is sure that it holds no move that cannot be read: see [`titles::Title::sure`]. The first that is not
/// sure is where the moves begin.
pub(super) fn read(text: &str, score: &mut Score) -> usize {
    let mut at = 0;
    let mut titles: Vec<Title> = Vec::new();
    let moves = loop {
        let blank: usize = text[at..].chars().take_while(|&c| is_space(c)).map(char::len_utf8).sum();
        let start = at + blank;
        if text[start..].starts_with('[') {
            let parts = tag_parts(text, start);
            if !parts.whole && !unquoted(text, &parts) {
                break start;
            }
            tag_pair(text, score, &parts, Span::new(start, parts.end));
            at = parts.end;
            continue;
        }
        let line = &text[start..start + line_length(&text.as_bytes()[start..])];
        if let Some(end) = heading_line(text, start, line, true, score) {
            at = end;
        } else if titles.len() < titles::MOST
            && let Some(title) = Title::new(line, at, score.tags.len())
        {
            titles.push(title);
            let span = trimmed(text, Span::new(start, start + line.len()));
            let name = Span::new(start, start);
            score.tags.push(Tag { key: Key::Other, name, value: span, span });
            at = start + line.len();
        } else {
            break start;
        }
    };
    let moves = titles::Moves::new(&text[at..moves], &text[moves..]);
    if let Some(title) = titles.iter().find(|title| !title.sure(moves)) {
        score.tags.truncate(title.tags);
        score.faults.retain(|fault| (fault.span.start as usize) < title.before);
        return title.before;
    }
    at
}

/// Reads a heading of a known name that stands among or below the moves, and gives its end.
pub(super) fn footer(text: &str, at: usize, score: &mut Score) -> Option<usize> {
    let rest = text.get(at..)?;
    let blank: usize = rest.bytes().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let rest = &rest[blank..];
    let near = &rest.as_bytes()[..rest.len().min(LONGEST_NAME + 1)];
    // Most lines have no colon near their start, and need no further look.
    memchr::memchr(b':', near)?;
    let line = &rest[..line_length(rest.as_bytes())];
    heading_line(text, at + blank, line, false, score)
}

/// Whether a broken tag pair only lacks its quotes: it has a known name, a value and its closing bracket.
pub(super) fn unquoted(text: &str, parts: &TagParts) -> bool {
    text[..parts.end].ends_with(']') && !parts.value.of(text).is_empty() && header_key(parts.name.of(text)).is_some()
}

/// Adds a tag pair, and a fault if it is broken.
pub(super) fn tag_pair(text: &str, score: &mut Score, parts: &TagParts, span: Span) {
    if !parts.whole {
        score.fault(ScoreFaultKind::BrokenTag, span);
    }
    push(text, score, parts.name, parts.value, span);
}

/// Adds a heading of a name in any language. One that says of the game what another has said otherwise is a fault.
pub(in crate::grammar) fn push(text: &str, score: &mut Score, name: Span, value: Span, span: Span) {
    let key = header_key(name.of(text)).unwrap_or(Key::Other);
    let value = trimmed(text, value);
    let written = value.of(text);
    let once = !matches!(
        key,
        Key::Other
            | Key::Signed
            | Key::Claim
            | Key::ClaimPosition
            | Key::Illegal
            | Key::Penalty
            | Key::WhiteElo
            | Key::BlackElo
    );
    if once && !written.is_empty() {
        let held = score.tags.iter().take(FIRST_TAGS).filter(|tag| tag.key == key).map(|tag| tag.value.of(text));
        if held.into_iter().any(|held| !held.is_empty() && held != written) {
            score.fault(ScoreFaultKind::RepeatedTag, span);
        }
    }
    score.tags.push(Tag { key, name, value, span });
}

/// Reads a line of one or more headings `name: value`, of which the first must have a known name, unless `any` name
/// will do. Gives the end of the line.
pub(in crate::grammar) fn heading_line(
    text: &str,
    start: usize,
    line: &str,
    any: bool,
    score: &mut Score,
) -> Option<usize> {
    let colon = line.find(':').filter(|&colon| colon <= LONGEST_NAME)?;
    let name = line[..colon].trim();
    if header_key(name).is_none() && !(any && may_name(name, &line[colon + 1..])) {
        return None;
    }
    let mut opening = 0;
    let mut colon = colon;
    loop {
        let next = next_heading(line, colon + 1);
        let end = next.map_or(line.len(), |(opening, _)| opening);
        let span = trimmed(text, Span::new(start + opening, start + end));
        let name = trimmed(text, Span::new(start + opening, start + colon));
        let value = Span::new(start + colon + 1, span.end as usize);
        push(text, score, name, value, span);
        match next {
            Some(next) => (opening, colon) = next,
            None => return Some(start + line.len()),
        }
    }
}

/// The next known name with a colon in a line from `from` on, of up to three words: where it begins, and its colon.
fn next_heading(line: &str, from: usize) -> Option<(usize, usize)> {
    memchr_iter(b':', &line.as_bytes()[from..]).find_map(|at| {
        let colon = from + at;
        let mut near = colon.saturating_sub(LONGEST_NAME).max(from);
        while !line.is_char_boundary(near) {
            near += 1;
        }
        // The starts of words behind white space, the nearest first; the longest known name counts.
        let words = line[near..colon].char_indices().rev().filter(|&(at, c)| {
            !is_space(c)
                && line[..near + at].ends_with(|before: char| is_space(before) || matches!(before, ',' | ';' | '|'))
        });
        let known = words.take(3).filter(|&(at, _)| header_key(line[near + at..colon].trim()).is_some());
        known.last().map(|(at, _)| (near + at, colon))
    })
}

/// Whether an unknown name with a colon opens a heading: words of letters with one of three letters or more, and a
/// space or nothing behind the colon.
fn may_name(name: &str, value: &str) -> bool {
    name.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '_' | '-' | '.' | '/' | '\'' | '(' | ')'))
        && name.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2)
        && (value.is_empty() || value.starts_with(is_space))
}
