//! What stands above a game and below it: players, result, where and when, by which Laws; what was not decided.

use super::View;
use crate::date::PartialDate;
use crate::finding::{Arg, Message};
use crate::report::markup::Escaped;
use crate::report::rows::ResultRow;
use planilla_board::Color;
use std::fmt::Write;

impl View<'_> {
    /// The title and what the headings say.
    pub(super) fn head(&self, out: &mut String) {
        let player = |name: &str, color| match self.tags.get(name).filter(|value| is_known(value)) {
            Some(value) => format!("<bdi>{}</bdi>", Escaped(value)),
            None => {
                format!("<span class=\"say\">{}</span>", self.say(&Message::new("view-column").with("color", color)))
            }
        };
        let result = ResultRow::new(self.checked);
        let _ = write!(
            out,
            "<div class=\"title\" role=\"heading\" aria-level=\"3\">{} – {} <span class=\"score\">{}</span></div><p class=\"about\">",
            player("White", Color::White),
            player("Black", Color::Black),
            Escaped(result.score)
        );
        for name in ["Event", "Site", "Date"] {
            if let Some(value) = self.tags.get(name).filter(|value| is_known(value)) {
                let _ = write!(out, "<span>{}</span>", self.heading(name, value));
            }
        }
        if let Some(round) = self.tags.get("Round").filter(|value| is_known(value)) {
            let _ = write!(out, "<span>{}</span>", self.say(&Message::new("view-round").with("written", round)));
        }
        let laws = self.checked.laws.name.as_str();
        let _ = write!(out, "<span>{}</span>", self.say(&Message::new("view-laws").with("laws", laws)));
        if self.checked.refused.is_none() {
            let language = Message::new("view-language").with("language", self.checked.language.language);
            let _ = write!(out, "<span>{}</span>", self.say(&language));
        }
        out.push_str("</p>");
    }

    /// What a heading says: a date in the reader's language, unless it can be several days; all else as it is written.
    pub(super) fn heading(&self, name: &str, value: &str) -> String {
        let date = value.parse::<PartialDate>().ok().filter(|date| name == "Date" && date.is_plain());
        match date {
            Some(date) => self.say(&Message::new("view-date").with("date", date)),
            None => format!("<bdi>{}</bdi>", Escaped(value)),
        }
    }

    /// What could not be decided, that nothing was found, and that boards are left out.
    pub(super) fn tail(&self, out: &mut String) {
        let findings = self.checked.findings;
        if findings.list.is_empty() {
            let _ = write!(out, "<p class=\"after soft say\">{}</p>", self.say(&Message::new("view-clean")));
        }
        for undecided in &findings.undecided {
            let message = Message::new("view-undecided").with("moves", Arg::Sentences(vec![undecided.why.clone()]));
            let _ = write!(
                out,
                "<p class=\"after soft\"><span class=\"say\">{}</span> <small>{}</small></p>",
                self.say(&message),
                undecided.rule.name
            );
        }
        if self.checked.refused.is_none() && self.course.len() < self.checked.record.plies.len() {
            let message = Message::new("view-boards-cut").with("count", self.course.len());
            let _ = write!(out, "<p class=\"after soft say\">{}</p>", self.say(&message));
        }
    }
}

/// Whether a heading says something: PGN writes `?`, `-` and `????.??.??` for what is not known (PGN 8.1.1).
pub(super) fn is_known(value: &str) -> bool {
    value.chars().any(char::is_alphanumeric)
}
