//! A game on the page: the board to step through, the sheet in its columns as written, and what a step says.

use super::board::{in_short, picture};
use super::found::{number_of, text_of};
use crate::finding::{Arg, Message};
use crate::record::Status;
use crate::report::html::pane::{severity_word, status_message};
use crate::report::html::{View, sign, table};
use crate::report::markup::Escaped;
use planilla_board::Color;
use std::fmt::Write;

/// So many rows stand in a column of the sheet.
pub(super) const ROWS: usize = 20;

impl View<'_> {
    /// The board, with the position that is seen at first; a script may show the others.
    pub(super) fn step_board(&self, out: &mut String) {
        let start = in_short(&self.checked.record.start, None, &[]);
        let start_word = self.plain(&Message::new("view-start"));
        let opened = self.opened();
        let short = opened.and_then(|entry| self.short(entry)).unwrap_or_else(|| start.clone());
        let at = opened.map_or(0, |entry| entry + 1);
        let _ = write!(
            out,
            "<figure class=\"board\" data-b=\"{start}\" data-s=\"{}\" data-at=\"{at}\">",
            Escaped(&start_word)
        );
        picture(out, &short, &Escaped(&self.plain(&Message::new("page-board"))).to_string());
        out.push_str("<figcaption aria-live=\"polite\" aria-atomic=\"true\">");
        match opened {
            None => {
                let _ = write!(out, "<b></b> <span>{}</span>", Escaped(&start_word));
            }
            Some(entry) => {
                let ply = &self.checked.record.plies[entry];
                let written = self.written(ply).unwrap_or_else(|| "—".to_owned());
                let rests = self.rests_on(entry).map(|number| self.rests(number)).unwrap_or_default();
                let _ = write!(
                    out,
                    "<b>{} <bdi>{}</bdi></b> <span>{}</span> <small>{}</small>",
                    number_of(ply),
                    Escaped(&written),
                    Escaped(&self.step_says(entry)),
                    Escaped(&rests)
                );
            }
        }
        out.push_str("</figcaption></figure>");
    }

    /// The sheet: a number, White's cell and Black's, in as many columns as the game is long.
    pub(super) fn sheet(&self, out: &mut String) {
        let rows = table::score_rows(self.checked.record);
        out.push_str("<div class=\"sheet\"");
        let mut rested: Vec<u16> = (0..self.course.len()).filter_map(|entry| self.rests_on(entry)).collect();
        rested.dedup();
        for number in rested {
            let _ = write!(out, " data-r{number}=\"{}\"", Escaped(&self.rests(number)));
        }
        out.push('>');
        let opened = self.opened();
        let column = |color| self.title(&Message::new("view-column").with("color", color));
        for block in rows.chunks(ROWS) {
            let numbers: Vec<u16> = block.iter().filter_map(|row| row.number).collect();
            let caption = match (numbers.first(), numbers.last()) {
                (Some(first), Some(last)) => self.say(
                    &Message::new("page-moves").with("first", usize::from(*first)).with("last", usize::from(*last)),
                ),
                _ => self.say(&Message::new("status-unreached")),
            };
            let _ = write!(
                out,
                "<table><caption class=\"away\">{caption}</caption><thead><tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th>\
                 <th scope=\"col\">{}</th></tr></thead><tbody>",
                self.title(&Message::new("view-number")),
                column(Color::White),
                column(Color::Black),
            );
            for row in block {
                let number = row.number.map(|number| number.to_string()).unwrap_or_default();
                let _ = write!(out, "<tr><th scope=\"row\">{number}</th>");
                for entry in row.entries {
                    match entry {
                        Some(entry) => self.step_cell(entry, opened == Some(entry), out),
                        None => out.push_str("<td></td>"),
                    }
                }
                out.push_str("</tr>");
            }
            out.push_str("</tbody></table>");
        }
        if rows.is_empty() {
            let _ = write!(out, "<p class=\"soft\">{}</p>", self.say(&Message::new("page-no-moves")));
        }
        out.push_str("</div>");
    }

    /// An entry as written, with its sign, and in short what is seen and said when it is stepped to.
    fn step_cell(&self, entry: usize, opened: bool, out: &mut String) {
        let ply = &self.checked.record.plies[entry];
        let severity = self.severity(entry);
        let status = status_message(ply.status);
        out.push_str("<td");
        if let Some(severity) = severity {
            let _ = write!(out, " class=\"{}\"", severity.as_str());
        }
        if opened {
            out.push_str(" aria-current=\"true\"");
        }
        if let Some(short) = self.short(entry) {
            let _ = write!(out, " data-e=\"{entry}\" data-b=\"{short}\"");
            let said = self.step_says(entry);
            if !said.is_empty() {
                let _ = write!(out, " data-s=\"{}\"", Escaped(&said));
            }
            if matches!(ply.status, Status::Extra | Status::Unreached) {
                out.push_str(" data-x=\"\"");
            }
            if let Some(number) = self.rests_on(entry) {
                let _ = write!(out, " data-r=\"{number}\"");
            }
        }
        match self.written(ply) {
            Some(written) => {
                let _ = write!(out, "><bdi>{}</bdi>", Escaped(&written));
            }
            None => out.push_str("><bdi>—</bdi>"),
        }
        if let Some(mark) = severity.map(sign).or(status.as_ref().map(|_| "≈")) {
            let word = status.or(severity.map(severity_word)).map(|word| self.plain(&word)).unwrap_or_default();
            let _ = write!(out, "<i role=\"img\" title=\"{0}\" aria-label=\"{0}\">{mark}</i>", Escaped(&word));
        }
        out.push_str("</td>");
    }

    /// What is seen at an entry, in short.
    fn short(&self, entry: usize) -> Option<String> {
        let seen = self.course.get(entry)?;
        Some(in_short(&seen.position, seen.last_move, &self.marks(entry, &self.checked.record.plies[entry], seen)))
    }

    /// What is said at an entry: its status, what was found about it, and what its board is.
    fn step_says(&self, entry: usize) -> String {
        let ply = &self.checked.record.plies[entry];
        let found = self.remarks.findings(Some(entry)).iter().map(|at| &self.checked.findings.list[*at]);
        let status = status_message(ply.status);
        let head = status.or_else(|| found.clone().map(|finding| finding.severity).max().map(severity_word));
        // The move itself is said before this.
        let written = self.written(ply).unwrap_or_default();
        let found: Vec<String> = found.map(|finding| without(&self.plain(&finding.message), &written)).collect();
        let found = found.join("; ");
        let mut said = match head.map(|word| self.plain(&word)) {
            Some(head) if found.is_empty() => head,
            Some(head) if found.contains(&head) => found,
            Some(head) => format!("{head}: {found}"),
            None => found,
        };
        if let Some(seen) = self.course.get(entry) {
            for message in self.said(ply, seen) {
                said.push_str(if said.is_empty() { "" } else { " · " });
                said.push_str(&self.plain(&message));
            }
        }
        said
    }

    /// The number of the move on which the position at an entry rests, where it was taken for another.
    fn rests_on(&self, entry: usize) -> Option<u16> {
        self.course.get(entry)?.rests_on
    }

    fn rests(&self, number: u16) -> String {
        self.plain(&Message::new("view-rests").with("number", Arg::Ordinal(i64::from(number))))
    }

    /// A sentence as plain text.
    pub(super) fn plain(&self, message: &Message) -> String {
        text_of(&self.messages.format(message))
    }
}

/// A sentence without the move that it opens with.
fn without(sentence: &str, written: &str) -> String {
    let rest = sentence.strip_prefix(written).filter(|rest| rest.starts_with(' ') && !written.is_empty());
    rest.map_or(sentence, str::trim_start).to_owned()
}
