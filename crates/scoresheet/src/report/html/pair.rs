//! Two sheets side by side as a fragment of HTML: their moves with what differs, the last position on which both agree,
//! and what was found.

use super::opening;
use crate::finding::Message;
use crate::messages::Messages;
use crate::report::comparison::{ComparisonRow, JointMoveRow};
use crate::report::markup::{Escaped, Sentence};
use crate::report::{BoardView, board_svg};
use planilla_board::{Color, Position};
use std::fmt::Write;

/// Two sheets that were compared as a fragment of HTML. The text is the same each time.
///
/// ```
/// use planilla::report::{ComparisonRow, Place, comparison_html};
/// use planilla::{Checker, Messages, Settings, compare};
/// let (mut one, mut other) = (Checker::new(Settings::default()), Checker::new(Settings::default()));
/// let (white, black) = (one.check(b"1.e4 e5 2.Cf3"), other.check(b"1.e4 e5 2.<b>"));
/// let place = |file| Place { file, game: 1, line: 1, offset: 0 };
/// let compared = compare(&white, &black);
/// let row = ComparisonRow::new(&compared, [&white, &black], &[place("w"), place("b")], Messages::english());
/// let html = comparison_html(&row, Messages::english());
/// assert!(html.contains("<bdi>Cf3</bdi>") && !html.contains("<b>"));
/// ```
pub fn comparison_html(row: &ComparisonRow, messages: &Messages) -> String {
    let mut out = opening(messages);
    let column = |color| Escaped(&messages.format(&Message::new("view-sheet").with("color", color))).to_string();
    let _ = write!(
        out,
        "<table><thead><tr><th></th><th colspan=\"2\" scope=\"colgroup\">{}</th><th colspan=\"2\" \
         scope=\"colgroup\">{}</th></tr></thead><tbody>",
        column(Color::White),
        column(Color::Black)
    );
    for line in lines(row) {
        let number = line.number.map_or_else(String::new, |number| number.to_string());
        let _ = write!(out, "<tr><th scope=\"row\">{number}</th>");
        for cell in &line.cells {
            match cell {
                Some((text, differs)) => {
                    let mark = if *differs { " style=\"font-weight:bold;text-decoration:underline\"" } else { "" };
                    let text = if text.trim().is_empty() { "—" } else { text.trim() };
                    let _ = write!(out, "<td{mark}><bdi>{}</bdi></td>", Escaped(text));
                }
                None => out.push_str("<td></td>"),
            }
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
    if let Ok(position) = Position::from_fen(&row.last_agreed.fen) {
        let said = messages.format(&Message::new("view-agreed").with("count", row.agreed_plies as usize));
        let view = BoardView { size: 280, ..BoardView::new(messages) };
        let _ = write!(out, "<p class=\"say\">{}</p>{}", Sentence(&said), board_svg(&position, &view));
        let _ = write!(out, "<p class=\"soft\"><code>{}</code></p>", Escaped(&row.last_agreed.fen));
    }
    for finding in &row.findings {
        let _ =
            write!(out, "<p class=\"say\"><code>{}</code> {}</p>", Escaped(finding.rule), Sentence(&finding.message));
    }
    if row.findings.is_empty() {
        let _ = write!(out, "<p class=\"say\">{}</p>", Escaped(&messages.format(&Message::new("view-clean"))));
    }
    for open in &row.undecided {
        let _ = write!(out, "<p class=\"soft\"><code>{}</code> {}</p>", Escaped(open.rule), Sentence(&open.why));
    }
    out.push_str("</div>");
    out
}

/// A line of the table: a number, White's sheet's two cells, Black's sheet's two.
#[derive(Default)]
struct Line {
    number: Option<u16>,
    color: Option<&'static str>,
    cells: [Option<(String, bool)>; 4],
}

fn lines(row: &ComparisonRow) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for joint in &row.moves {
        let at = usize::from(joint.color == "black");
        let goes_on = |line: &&mut Line| {
            joint.ply.is_some() && at == 1 && line.number == Some(joint.number) && line.color == Some("white")
        };
        let differs = differs(joint);
        let cell = |side: usize| Some((joint.written[side].clone().unwrap_or_default(), differs));
        if let Some(line) = lines.last_mut().filter(goes_on) {
            (line.cells[1], line.cells[3], line.color) = (cell(0), cell(1), Some("black"));
            continue;
        }
        let mut line = Line { number: joint.ply.map(|_| joint.number), color: Some(joint.color), ..Line::default() };
        (line.cells[at], line.cells[2 + at]) = (cell(0), cell(1));
        lines.push(line);
    }
    lines
}

fn differs(joint: &JointMoveRow) -> bool {
    !matches!(joint.outcome, "agreed" | "alike")
}
