//! The score of a game in its columns, as written, with marks beside what is not sure.

use super::text::Page;
use planilla::report::{score_rows, status_message};
use planilla::{Message, Status};
use planilla_board::Color;

/// The columns of a cell at the least.
const NARROWEST: usize = 8;
/// A longer cell is cut.
const LONGEST: usize = 24;

/// The lines of the score.
pub(super) fn score(page: &Page<'_>) -> Vec<String> {
    let plies = &page.checked.record.plies;
    let cell = |entry: Option<usize>| -> String {
        let Some(entry) = entry else { return String::new() };
        let written = page.facts.moves[entry].written.as_deref().filter(|written| !written.trim().is_empty());
        let mark = if is_doubtful(plies[entry].status) { " *" } else { "" };
        let offer = if page.facts.moves[entry].draw_offer { " =" } else { "" };
        let shown = shortened(written.unwrap_or("—"));
        // What is written may hold the sign of the offer itself.
        let offer = if shown.contains('=') { "" } else { offer };
        format!("{shown}{offer}{mark}")
    };
    let column = |color| page.message(&Message::new("view-column").with("color", color));
    let rows = score_rows(page.checked.record);
    if rows.is_empty() {
        return Vec::new();
    }
    let (white, black) = (column(Color::White), column(Color::Black));
    let cells: Vec<[String; 2]> = rows.iter().map(|row| row.entries.map(cell)).collect();
    let width = |column: usize, name: &str| {
        let cells = cells.iter().map(|cells| cells[column].chars().count());
        cells.chain([name.chars().count(), NARROWEST]).max().unwrap_or(NARROWEST)
    };
    let widths = [width(0, &white), width(1, &black)];
    let line = |number: &str, [left, right]: [&str; 2], remarks: &str| {
        format!("{number:>4}  {}  {}  {remarks}", padded(left, widths[0]), padded(right, widths[1]))
    };
    let mut lines = vec![line("", [&white, &black], "")];
    for (row, [left, right]) in rows.iter().zip(&cells) {
        let number = row.number.map(|number| number.to_string()).unwrap_or_default();
        let remarks: Vec<String> = row
            .entries
            .iter()
            .flatten()
            .filter_map(|entry| {
                let status = plies[*entry].status;
                let said = page.message(&status_message(status).filter(|_| is_doubtful(status))?);
                let written = page.facts.moves[*entry].written.as_deref().filter(|text| !text.trim().is_empty());
                Some(written.map_or_else(|| said.clone(), |written| format!("`{}`: {said}", shortened(written))))
            })
            .collect();
        let remarks = if remarks.is_empty() { String::new() } else { format!("* {}", remarks.join("; ")) };
        lines.push(line(&number, [left, right], &remarks));
    }
    lines
}

/// Whether a cell does not stand for one legal move.
fn is_doubtful(status: Status) -> bool {
    !matches!(status, Status::Exact | Status::Normalized)
}

fn padded(text: &str, width: usize) -> String {
    text.to_owned() + &" ".repeat(width.saturating_sub(text.chars().count()))
}

/// A text in one line, cut where it is too long for a column.
pub(super) fn shortened(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut short: String = line.chars().take(LONGEST).collect();
    if line.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}
