//! What was found in a game, in words: beside its sheet, and as the one sentence that stands for it in the table.

use crate::finding::{Arg, Finding, Message};
use crate::record::{Ply, Status};
use crate::report::cited::cited;
use crate::report::html::page::capital;
use crate::report::html::pane::severity_word;
use crate::report::html::remarks::{fix_message, words};
use crate::report::html::{View, sign};
use crate::report::markup::{Escaped, Sentence};
use planilla_board::Color;
use std::fmt::Write;

/// So many comments of a sheet are shown beside it, and so many characters of each.
const COMMENTS: usize = 40;
const LONGEST: usize = 240;

impl View<'_> {
    /// Findings with their moves, fixes and articles; what is not decided; the sheet's own comments.
    pub(super) fn found(&self, out: &mut String) {
        let findings = self.checked.findings;
        out.push_str("<div class=\"found\">");
        let _ = write!(out, "<h4>{}</h4>", self.title(&Message::new("page-findings")));
        if findings.list.is_empty() {
            let _ = write!(out, "<p class=\"soft say\">{}</p>", self.say(&Message::new("view-clean")));
        } else {
            out.push_str("<ul>");
            for finding in &findings.list {
                self.finding_beside(finding, out);
            }
            out.push_str("</ul>");
        }
        if !findings.undecided.is_empty() {
            let _ = write!(out, "<h4>{}</h4><ul>", self.title(&Message::new("page-undecided")));
            for undecided in &findings.undecided {
                let _ = write!(
                    out,
                    "<li class=\"open\"><span class=\"say\">{}</span> <small>{}</small></li>",
                    self.say(&undecided.why),
                    undecided.rule.name
                );
            }
            out.push_str("</ul>");
        }
        self.comments(out);
        out.push_str("</div>");
    }

    /// A sentence as HTML, with a capital letter.
    pub(super) fn title(&self, message: &Message) -> String {
        Sentence(&capital(&self.messages.format(message))).to_string()
    }

    fn finding_beside(&self, finding: &Finding, out: &mut String) {
        let severity = finding.severity;
        let _ = write!(
            out,
            "<li class=\"{}\"><i role=\"img\" aria-label=\"{}\">{}</i> ",
            severity.as_str(),
            self.say(&severity_word(severity)),
            sign(severity)
        );
        let sentence = self.messages.format(&finding.message);
        self.place_of(finding.entry.map(|entry| entry as usize), &sentence, out);
        let _ = write!(out, "<span class=\"say\">{}</span>", Sentence(&sentence));
        if let Some(fix) = &finding.fix {
            let _ = write!(out, " <span class=\"fix\">→ {}</span>", self.say(&fix_message(fix)));
        }
        out.push_str(" <small>");
        for cited in cited(finding, self.checked.laws.name, self.messages) {
            let _ = write!(out, "{} · ", Escaped(&cited));
        }
        let _ = write!(out, "{}</small></li>", finding.rule.name);
    }

    /// The move that something is said of; its number is enough where the sentence names it.
    fn place_of(&self, entry: Option<usize>, sentence: &str, out: &mut String) {
        let Some((entry, ply)) = entry.and_then(|entry| Some((entry, self.checked.record.plies.get(entry)?))) else {
            return;
        };
        let go = if entry < self.course.len() { format!(" data-go=\"{entry}\"") } else { String::new() };
        let _ = write!(out, "<b{go}>{}</b> ", self.name_of(ply, sentence));
    }

    /// A move by its number and text, or by its number alone where a sentence names it.
    fn name_of(&self, ply: &Ply, sentence: &str) -> String {
        let number = number_of(ply);
        let written = self.written(ply).unwrap_or_else(|| "—".to_owned());
        if !number.is_empty() && sentence.contains(&format!("`{written}`")) {
            return number;
        }
        format!("{number} <bdi>{}</bdi>", Escaped(&written))
    }

    fn comments(&self, out: &mut String) {
        let mut comments: Vec<_> = self.remarks.comments.iter().collect();
        comments.sort_unstable_by_key(|(entry, _)| **entry);
        let all = comments.iter().flat_map(|(entry, spans)| spans.iter().map(move |span| (**entry, *span)));
        let count = all.clone().count();
        if count == 0 {
            return;
        }
        let _ = write!(out, "<h4>{}</h4><ul>", self.title(&Message::new("view-remarks")));
        for (entry, span) in all.take(COMMENTS) {
            out.push_str("<li>");
            self.place_of(entry, "", out);
            let text = words(span.of(self.text));
            let mut short: String = text.chars().take(LONGEST).collect();
            if text.chars().nth(LONGEST).is_some() {
                short.push('…');
            }
            let _ = write!(out, "<bdi>{}</bdi></li>", Escaped(&short));
        }
        if count > COMMENTS {
            let more = Message::new("page-more").with("count", count - COMMENTS);
            let _ = write!(out, "<li class=\"soft\">{}</li>", self.say(&more));
        }
        out.push_str("</ul>");
    }

    /// The gravest finding with its move, how many more there are; what is not decided; or that nothing was found.
    pub(super) fn in_one_line(&self) -> String {
        let findings = self.checked.findings;
        let mut line = String::new();
        let more = match findings.list.iter().rev().max_by_key(|finding| finding.severity) {
            Some(gravest) => {
                let severity = gravest.severity;
                let _ = write!(
                    line,
                    "<i role=\"img\" aria-label=\"{}\" class=\"{}\">{}</i> ",
                    self.say(&severity_word(severity)),
                    severity.as_str(),
                    sign(severity)
                );
                let ply = gravest.entry.and_then(|entry| self.checked.record.plies.get(entry as usize));
                let sentence = self.messages.format(&gravest.message);
                if let Some(ply) = ply {
                    let _ = write!(line, "<b>{}</b> ", self.name_of(ply, &sentence));
                }
                let _ = write!(line, "<span class=\"say\">{}</span>", Sentence(&sentence));
                findings.list.len() - 1
            }
            None => {
                if let Some((first, others)) = findings.undecided.split_first() {
                    let message = Message::new("view-undecided").with("moves", Arg::Sentences(vec![first.why.clone()]));
                    let _ = write!(line, "<span class=\"say\">{}</span>", self.say(&message));
                    others.len()
                } else {
                    let _ = write!(line, "<span class=\"say soft\">{}</span>", self.say(&Message::new("view-clean")));
                    0
                }
            }
        };
        if more > 0 {
            let _ = write!(line, " <small>{}</small>", self.say(&Message::new("page-more").with("count", more)));
        }
        line
    }
}

/// The number before a move: `5.`, or `5…` for Black's; none for a cell that is not on the board.
pub(super) fn number_of(ply: &Ply) -> String {
    match (ply.status, ply.color) {
        (Status::Extra | Status::Unreached, _) => String::new(),
        (_, Color::White) => format!("{}.", ply.number),
        (_, Color::Black) => format!("{}…", ply.number),
    }
}

/// A sentence of the messages without the backticks round squares and moves.
pub(super) fn text_of(sentence: &str) -> String {
    sentence.replace('`', "")
}
