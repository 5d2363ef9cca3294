//! The top of the page: what the run has come to in numbers, what could not be read, what was found by rule, and the table
//! of the games, those that need somebody first.

use super::{MOST_LISTED, ReportPage, Totals};
use crate::finding::Message;
use crate::report::html::page::section::Need;
use crate::report::html::pane::severity_word;
use crate::report::html::sign;
use crate::report::markup::{Escaped, Sentence};
use crate::rule::Severity;
use std::fmt::Write;

impl ReportPage {
    /// Numbers, files that could not be read, rules.
    pub(super) fn summary(&self, out: &mut String) {
        let _ = write!(
            out,
            "<section aria-labelledby=\"summary\"><h2 id=\"summary\">{}</h2>",
            self.say(&Message::new("page-summary"))
        );
        self.numbers(out);
        self.unread(out);
        self.of_report(out);
        self.by_rule(out);
        out.push_str("</section>");
    }

    fn numbers(&self, out: &mut String) {
        let Totals { files, games, errors, warnings, notes, undecided, .. } = self.totals;
        let clean = self.needs[Need::Clean as usize];
        let numbers: [(u64, &str, Message); 7] = [
            (games, "", Message::new("page-number-games")),
            (files, "", Message::new("page-number-files")),
            (errors, "error", Message::new("page-number-errors")),
            (warnings, "warning", Message::new("page-number-warnings")),
            (notes, "note", Message::new("page-number-notes")),
            (undecided, "undecided", Message::new("page-number-undecided")),
            (clean, "clean", Message::new("page-number-clean")),
        ];
        out.push_str("<dl class=\"numbers\">");
        for (number, class, word) in numbers {
            if number == 0 && matches!(class, "note" | "undecided") {
                continue;
            }
            let mark = match class {
                "error" => format!("{} ", sign(Severity::Error)),
                "warning" => format!("{} ", sign(Severity::Warning)),
                "note" => format!("{} ", sign(Severity::Note)),
                _ => String::new(),
            };
            let class = if number == 0 { "" } else { class };
            let word = Sentence(&self.messages.format(&word.with("count", number as usize))).to_string();
            let _ = write!(out, "<div class=\"{class}\"><dt>{mark}{word}</dt><dd>{number}</dd></div>");
        }
        out.push_str("</dl>");
    }

    /// What is wrong in the tournament report.
    fn of_report(&self, out: &mut String) {
        let Some((file, faults)) = &self.report else { return };
        let heading = self.say(&Message::new("page-trf").with("file", file.clone()));
        let _ = write!(out, "<h3 class=\"alert\">{heading}</h3><ul class=\"unread\">");
        for (severity, line, message) in faults {
            let word = self.say(&severity_word(*severity));
            let _ = write!(out, "<li>{} {word}, {line}: {}</li>", sign(*severity), Sentence(message));
        }
        out.push_str("</ul>");
    }

    fn unread(&self, out: &mut String) {
        if !self.unread.is_empty() {
            let _ = write!(
                out,
                "<h3 class=\"alert\">{}</h3><ul class=\"unread\">",
                self.say(&Message::new("page-unread").with("count", self.unread.len()))
            );
            for (file, why) in &self.unread {
                let _ = write!(out, "<li><b><bdi>{}</bdi></b>: {}</li>", Escaped(file), Sentence(why));
            }
            out.push_str("</ul>");
        }
        if self.passed_over > 0 {
            let message = Message::new("page-passed-over").with("count", self.passed_over as usize);
            let _ = write!(out, "<p class=\"soft\">{}</p>", self.say(&message));
        }
    }

    fn by_rule(&self, out: &mut String) {
        if self.rules.is_empty() {
            return;
        }
        let mut rules: Vec<_> = self.rules.values().collect();
        rules.sort_by_key(|count| (std::cmp::Reverse((count.severity, count.found)), count.rule.name));
        let head =
            [Message::new("page-column-found"), Message::new("page-column-count"), Message::new("page-column-games")];
        let [found, count, games] = head.map(|column| self.say(&column));
        let _ = write!(
            out,
            "<h3>{}</h3><table class=\"rules\"><thead><tr><th scope=\"col\">{found}</th><th scope=\"col\" class=\"n\">{count}</th>\
             <th scope=\"col\" class=\"n\">{games}</th></tr></thead><tbody>",
            self.say(&Message::new("page-by-rule"))
        );
        for each in rules {
            let severity = each.severity;
            let _ = write!(
                out,
                "<tr><th scope=\"row\"><i class=\"{}\" role=\"img\" aria-label=\"{}\">{}</i> <span class=\"say\">{}</span> <small>{}</small></th>\
                 <td class=\"n\">{}</td><td class=\"n\">{}</td></tr>",
                severity.as_str(),
                self.say(&severity_word(severity)),
                sign(severity),
                Sentence(each.rule.summary),
                each.rule.name,
                each.found,
                each.games
            );
        }
        out.push_str("</tbody></table>");
    }

    /// The table of the games, with what filters it where scripts run.
    pub(super) fn table(&self, out: &mut String) {
        let _ = write!(
            out,
            "<section aria-labelledby=\"table\"><h2 id=\"table\">{}</h2>",
            self.say(&Message::new("page-table-title"))
        );
        let (listed, drawn): (usize, usize) = (self.games.iter().map(Vec::len).sum(), self.drawn.iter().sum());
        if self.totals.games == 0 {
            let _ = write!(out, "<p>{}</p></section>", self.say(&Message::new("page-nothing")));
            return;
        }
        let mut limits = Vec::new();
        if listed < self.totals.games as usize {
            limits.push(Message::new("page-limit-listed").with("count", MOST_LISTED));
        }
        if drawn < listed {
            limits.push(Message::new("page-limit-drawn").with("count", drawn));
        }
        for limit in limits {
            let _ = write!(out, "<p class=\"limit\">{}</p>", self.say(&limit));
        }
        self.filter(listed, out);
        let head = [
            (Message::new("view-number"), "n"),
            (Message::new("page-column-game"), ""),
            (Message::new("page-column-round"), ""),
            (Message::new("page-column-result"), ""),
            (Message::new("page-column-found"), ""),
        ];
        out.push_str("<table class=\"games\"><thead><tr>");
        for (column, class) in head {
            let _ = write!(out, "<th scope=\"col\" class=\"{class}\">{}</th>", self.say(&column));
        }
        out.push_str("</tr></thead>");
        for need in Need::ALL.into_iter().filter(|need| !self.games[*need as usize].is_empty()) {
            let _ = write!(
                out,
                "<tbody class=\"{}\"><tr class=\"need\"><th scope=\"rowgroup\" colspan=\"5\">{}</th></tr>",
                need.as_str(),
                self.say(&of_need(need).with("count", self.needs[need as usize] as usize))
            );
            for (number, game) in &self.games[need as usize] {
                let Some(listed) = &game.listed else { continue };
                let _ = write!(out, "<tr><td class=\"n\">{number}</td><th scope=\"row\">");
                match game.drawn {
                    Some(_) => {
                        let _ = write!(out, "<a href=\"#g{number}\">{}</a>", listed.players);
                    }
                    None => out.push_str(&listed.players),
                }
                let _ = write!(
                    out,
                    " <small>{}</small></th><td>{}</td><td>{}</td><td>{}</td></tr>",
                    listed.place, listed.round, listed.score, listed.found
                );
            }
            out.push_str("</tbody>");
        }
        out.push_str("</table></section>");
    }

    /// What filters the table: hidden until a script shows it, since nothing else makes it work.
    fn filter(&self, listed: usize, out: &mut String) {
        let _ = write!(
            out,
            "<form class=\"filter\" role=\"search\" hidden=\"hidden\"><label class=\"text\">{} <input type=\"search\" autocomplete=\"off\"/></label>\
             <fieldset><legend class=\"away\">{}</legend>",
            self.say(&Message::new("page-filter-text")),
            self.say(&Message::new("page-filter-needs"))
        );
        for need in Need::ALL.into_iter().filter(|need| self.needs[*need as usize] > 0) {
            let word = match need {
                Need::Error => Message::new("page-filter-errors"),
                Need::Warning => Message::new("page-filter-warnings"),
                Need::Undecided => Message::new("page-filter-undecided"),
                Need::Note => Message::new("page-filter-notes"),
                Need::Clean => Message::new("page-filter-clean"),
            };
            let _ = write!(
                out,
                "<label><input type=\"checkbox\" value=\"{}\" checked=\"checked\"/> {}</label>",
                need.as_str(),
                self.say(&word)
            );
        }
        let _ = write!(
            out,
            "</fieldset><p class=\"shown\" role=\"status\">{} <b>{listed}</b> / {listed}</p></form>",
            self.say(&Message::new("page-shown"))
        );
    }
}

/// What the games of a need are called.
fn of_need(need: Need) -> Message {
    match need {
        Need::Error => Message::new("page-need-error"),
        Need::Warning => Message::new("page-need-warning"),
        Need::Undecided => Message::new("page-need-undecided"),
        Need::Note => Message::new("page-need-note"),
        Need::Clean => Message::new("page-need-clean"),
    }
}
