//! What is said beside the moves: findings with their fixes and articles, and the sheet's own comments.

use super::pane::severity_word;
use super::{View, sign};
use crate::checked::Checked;
use crate::finding::{Applicability, Finding, Fix, Message};
use crate::report::cited::cited;
use crate::report::markup::Escaped;
use planilla_notation::{Dialect, Span};
use std::collections::HashMap;
use std::fmt::Write;

/// The findings and comments by the entry (an index) they belong to; `None`: to the game.
pub(super) struct Remarks {
    findings: HashMap<Option<usize>, Vec<usize>>,
    pub(super) comments: HashMap<Option<usize>, Vec<Span>>,
}

impl Remarks {
    /// Sorts a game's findings, and the comments outside variations to the entry before them.
    pub(super) fn new(checked: &Checked<'_>, text: &str) -> Remarks {
        let plies = &checked.record.plies;
        let mut findings: HashMap<Option<usize>, Vec<usize>> = HashMap::new();
        for (at, finding) in checked.findings.list.iter().enumerate() {
            let entry = finding.entry.map(|entry| entry as usize).filter(|entry| *entry < plies.len());
            findings.entry(entry).or_default().push(at);
        }
        let mut comments: HashMap<Option<usize>, Vec<Span>> = HashMap::new();
        for (entry, span) in checked.all_comments() {
            if checked.score.dialect == Dialect::Sheet || !words(span.of(text)).is_empty() {
                comments.entry(entry).or_default().push(span);
            }
        }
        Remarks { findings, comments }
    }

    /// The findings (indices) about an entry.
    pub(super) fn findings(&self, entry: Option<usize>) -> &[usize] {
        self.findings.get(&entry).map(Vec::as_slice).unwrap_or_default()
    }
}

impl View<'_> {
    /// What is said of an entry, or of the game.
    pub(super) fn remarks_on(&self, entry: Option<usize>, out: &mut String) {
        for at in self.remarks.findings(entry) {
            self.finding(&self.checked.findings.list[*at], out);
        }
        for span in self.remarks.comments.get(&entry).into_iter().flatten() {
            let _ = write!(out, "<p class=\"soft\"><bdi>{}</bdi></p>", Escaped(&words(span.of(self.text))));
        }
    }

    fn finding(&self, finding: &Finding, out: &mut String) {
        let severity = finding.severity;
        let _ = write!(
            out,
            "<div class=\"find {}\"><b data-sign=\"{}\">{}</b>: <span>{}",
            severity.as_str(),
            sign(severity),
            self.say(&severity_word(severity)),
            self.say(&finding.message)
        );
        if let Some(fix) = &finding.fix {
            let _ = write!(out, " → {}", self.say(&fix_message(fix)));
        }
        let _ = write!(out, "</span><small>{}", finding.rule.name);
        for cited in cited(finding, self.checked.laws.name, self.messages) {
            let _ = write!(out, " · {}", Escaped(&cited));
        }
        out.push_str("</small></div>");
    }
}

/// What could be written instead, and how far to trust it.
pub(crate) fn fix_message(fix: &Fix) -> Message {
    let replacement = fix.replacement.trim();
    let message = match (fix.applicability, replacement.is_empty()) {
        (Applicability::Certain, true) => return Message::new("fix-remove-certain"),
        (Applicability::Likely, true) => return Message::new("fix-remove-likely"),
        (Applicability::Shown, true) => return Message::new("fix-remove-shown"),
        (Applicability::Certain, false) => Message::new("fix-certain"),
        (Applicability::Likely, false) => Message::new("fix-likely"),
        (Applicability::Shown, false) => Message::new("fix-shown"),
    };
    message.with("better", replacement)
}

/// A comment without its braces and without the commands that programs leave in it (`[%clk 0:05:00]`).
pub(super) fn words(comment: &str) -> String {
    let mut rest = comment.trim().trim_start_matches(['{', ';']).trim_end_matches('}');
    let mut words = String::new();
    while let Some((before, after)) = rest.split_once("[%") {
        words.push_str(before);
        rest = after.split_once(']').map_or("", |(_, after)| after);
    }
    words.push_str(rest);
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}
