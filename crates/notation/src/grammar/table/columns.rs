//! Tables in columns of space, as they come out of a PDF or a typewriter. They are cut only where words above the columns
//! show where these stand, or where numbers show that two or more parts of a game stand side by side; all else is
//! better read as text.

use super::layout::is_header;
use super::rows::{Rows, lines, trimmed};
use super::shape::number;
use crate::Span;
use crate::lexer::is_space;
use std::collections::HashMap;

/// Whether it is worth while to cut a text: two lines or more have several numbers.
pub(super) fn may_be_cut(text: &str) -> bool {
    lines(text).take(100).filter(|line| numbers(text, *line).len() > 1).take(2).count() > 1
}

/// Some characters of a line: their columns, and where they stand in the text.
#[derive(Clone, Copy, Debug)]
struct Piece {
    from: usize,
    to: usize,
    span: Span,
}

/// The rows of a text in columns of space, if it is one.
pub(super) fn cut(text: &str) -> Option<Rows> {
    by_header(text).or_else(|| by_numbers(text))
}

/// The pieces of a line that so many spaces or more part.
fn pieces(text: &str, line: Span, least: usize) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut space = usize::MAX;
    for (column, (at, character)) in line.of(text).char_indices().enumerate() {
        if is_space(character) {
            space = space.saturating_add(1);
            continue;
        }
        let start = line.start as usize + at;
        let end = start + character.len_utf8();
        match pieces.last_mut() {
            Some(last) if space < least => (last.to, last.span.end) = (column + 1, end as u32),
            _ => pieces.push(Piece { from: column, to: column + 1, span: Span::new(start, end) }),
        }
        space = 0;
    }
    pieces
}

/// Rows below a line of names of columns, which say where the columns stand.
fn by_header(text: &str) -> Option<Rows> {
    let mut rows = Rows::default();
    let mut columns: Option<Vec<Piece>> = None;
    let mut fitting = 0;
    for line in lines(text) {
        let found = pieces(text, line, 2);
        let spans = || found.iter().map(|piece| piece.span);
        if found.len() > 1 && line.of(text).contains(char::is_alphabetic) {
            let mut head = Rows::default();
            head.push(text, line, spans());
            if is_header(text, &head, 0) {
                columns = Some(found.clone());
            }
        }
        let Some(columns) = &columns else {
            rows.push(text, line, [trimmed(text, line)]);
            continue;
        };
        match assigned(text, &found, columns) {
            Some(fields) => {
                fitting += usize::from(found.len() > 1);
                rows.push(text, line, fields);
            }
            // A line of words below the moves; but moves must stand in their columns.
            None if number(found.first()?.span.of(text).split(is_space).next()?).is_none() => {
                rows.push(text, line, [trimmed(text, line)]);
            }
            None => return None,
        }
    }
    (fitting > 1).then_some(rows)
}

/// The pieces of a line by the column that each stands in; `None` if two stand in one.
fn assigned(text: &str, found: &[Piece], columns: &[Piece]) -> Option<Vec<Span>> {
    let mut pieces: Vec<Piece> = Vec::with_capacity(found.len() + 1);
    for piece in found {
        // "1. e4" stands in two columns where both have a name.
        let written = piece.span.of(text);
        let first = written.split(is_space).next().unwrap_or_default();
        let rest = written[first.len()..].trim_start_matches(is_space);
        let below = columns.iter().filter(|column| piece.from < column.to && column.from < piece.to).count();
        if below > 1 && number(first).is_some() && !rest.is_empty() {
            let (start, end) = (piece.span.start as usize, piece.span.end as usize);
            let middle = piece.from + first.chars().count();
            pieces.push(Piece { from: piece.from, to: middle, span: Span::new(start, start + first.len()) });
            pieces.push(Piece {
                from: piece.to - rest.chars().count(),
                to: piece.to,
                span: Span::new(end - rest.len(), end),
            });
        } else {
            pieces.push(*piece);
        }
    }
    if pieces.len() == columns.len() {
        return Some(pieces.iter().map(|piece| piece.span).collect());
    }
    let mut fields: Vec<Option<Span>> = vec![None; columns.len()];
    let mut next = 0;
    for piece in &pieces {
        // The column whose name stands above most of it, else the one that is nearest.
        let far = |column: &Piece| {
            let over = piece.to.min(column.to).saturating_sub(piece.from.max(column.from));
            (std::cmp::Reverse(over), (piece.from + piece.to).abs_diff(column.from + column.to))
        };
        let at = (0..columns.len()).min_by_key(|at| far(&columns[*at]))?;
        if at < next {
            return None;
        }
        fields[at] = Some(piece.span);
        next = at + 1;
    }
    // An empty field stands behind the one before it.
    let mut place = found.first().map_or(0, |piece| piece.span.start);
    Some(
        fields
            .into_iter()
            .map(|field| {
                let span = field.unwrap_or(Span { start: place, end: place });
                place = span.end;
                span
            })
            .collect(),
    )
}

/// Whether the numbers count on from one to the next as they are read: then the lines are those of a running text, wherever it
/// was broken.
fn runs_on(text: &str) -> bool {
    let read: Vec<u16> = lines(text).flat_map(|line| numbers(text, line)).map(|(number, _)| number).collect();
    let steps = read.windows(2).filter(|pair| pair[1] != pair[0]);
    let (on, off): (Vec<&[u16]>, Vec<&[u16]>) = steps.partition(|pair| pair[0].checked_add(1) == Some(pair[1]));
    on.len() >= off.len()
}

/// Rows of parts of the game side by side, each of which opens with its number: 1 and 31 in one line.
fn by_numbers(text: &str) -> Option<Rows> {
    if runs_on(text) {
        return None;
    }
    // How far the numbers of a line are ahead of its first, and how often.
    let mut ahead: HashMap<u16, usize> = HashMap::new();
    for line in lines(text) {
        let mut numbers = numbers(text, line).into_iter();
        let Some((first, _)) = numbers.next() else { continue };
        for (number, _) in numbers {
            if let Some(by) = number.checked_sub(first).filter(|by| *by > 1) {
                *ahead.entry(by).or_default() += 1;
            }
        }
    }
    let most = ahead.iter().filter(|(_, times)| **times > 1).map(|(by, times)| (*times, std::cmp::Reverse(*by))).max();
    let (_, std::cmp::Reverse(step)) = most?;
    let mut rows = Rows::default();
    // Where the parts begin, in characters: of the lines that have them.
    let mut starts: Vec<usize> = Vec::new();
    for line in lines(text) {
        let numbers = numbers(text, line);
        let Some(&(first, piece)) = numbers.first() else {
            rows.push(text, line, [trimmed(text, line)]);
            continue;
        };
        let mut parts = vec![piece];
        for (number, piece) in &numbers[1..] {
            if u32::from(*number) == u32::from(first) + u32::from(step) * parts.len() as u32 {
                parts.push(*piece);
            }
        }
        starts.extend(parts.iter().skip(starts.len()).map(|piece| piece.from).collect::<Vec<_>>());
        // A line that has only the later parts of the page.
        let skipped =
            if parts.len() > 1 { 0 } else { starts.iter().rposition(|start| piece.from + 2 >= *start).unwrap_or(0) };
        let begin = line.start;
        let mut fields = vec![Span { start: begin, end: begin }; skipped];
        for (part, piece) in parts.iter().enumerate() {
            let start = if part == 0 { line.start } else { piece.span.start };
            let end = parts.get(part + 1).map_or(line.end, |next| next.span.start);
            fields.push(trimmed(text, Span { start, end }));
        }
        rows.push(text, line, fields);
    }
    (starts.len() > 1).then_some(rows)
}

/// The move numbers of a line that begins with one, with the words they open.
fn numbers(text: &str, line: Span) -> Vec<(u16, Piece)> {
    let mut found: Vec<(u16, Piece)> = Vec::new();
    for (at, piece) in pieces(text, line, 1).into_iter().enumerate() {
        let word = piece.span.of(text);
        let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let dotted = word[digits..].starts_with(['.', ')']) && digits > 0;
        let value = number(word).map(|(value, _)| value).or_else(|| word[..digits].parse().ok().filter(|_| dotted));
        match value {
            Some(value) => found.push((value, piece)),
            None if at == 0 => return found,
            None => {}
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Option<Vec<Vec<&str>>> {
        let rows = cut(text)?;
        Some((0..rows.list.len()).map(|row| rows.of(row).iter().map(|field| field.of(text)).collect()).collect())
    }

    #[test]
    fn columns_of_space() {
        let by_header = "Open\nNr  Weiß   Schwarz\n 1  e4     e5\n 2         Sc6\n 3  Lb5\n";
        let expected = [
            vec!["Open"],
            vec!["Nr", "Weiß", "Schwarz"],
            vec!["1", "e4", "e5"],
            vec!["2", "", "Sc6"],
            vec!["3", "Lb5", ""],
        ];
        assert_eq!(shown(by_header).unwrap(), expected);
        let by_numbers = " 1. e4  e5   31. Kf1 Kd7\n 2. Nf3 Nc6 32. Ke2\n 3. Bb5 a6\n            33. Kd2 Kd6\n";
        let expected = [
            vec!["1. e4  e5", "31. Kf1 Kd7"],
            vec!["2. Nf3 Nc6", "32. Ke2"],
            vec!["3. Bb5 a6"],
            vec!["", "33. Kd2 Kd6"],
        ];
        assert_eq!(shown(by_numbers).unwrap(), expected);
        for text in
            ["", "1. e4 e5\n2. Nf3 Nc6", "1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6 4. Ba4 Nf6", "White  Black\n", "a  b\n\nc"]
        {
            assert_eq!(shown(text), None, "{text}");
        }
    }

    #[test]
    fn a_running_text_is_no_table_wherever_its_lines_break() {
        let moves: Vec<String> = (1..=24).map(|number| format!("{number}.Nf3 Nf6")).collect();
        for first in 1..=12 {
            for second in 1..=12 {
                let (head, tail) = moves.split_at(first);
                let (middle, tail) = tail.split_at(second.min(tail.len()));
                for text in [
                    format!("{}\n{}", head.join(" "), middle.join(" ")),
                    format!("{}\n{}\n{}", head.join(" "), middle.join(" "), tail.join(" ")),
                ] {
                    assert_eq!(shown(&text), None, "{text}");
                }
            }
        }
    }
}
