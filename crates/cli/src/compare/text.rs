//! Two sheets as people read them: which is whose, the columns, the last position on which both agree, and the differences one
//! by one.

use super::View;
use crate::console::Console;
use crate::judge::language_fact;
use crate::words::Words;
use annotate_snippets::normalize_untrusted_str;
use planilla::report::{ComparisonRow, Diagram, DifferenceRow, JointMoveRow, MissingMovesRow, SaidRow, diagram};
use planilla::{Message, Messages};
use std::fmt::Write as _;

/// The characters of a cell at the most.
const LONGEST: usize = 14;

/// All that is told of two sheets but the findings.
pub(super) fn text(view: &View<'_>, row: &ComparisonRow, console: &Console<'_>) -> String {
    let page = Page { view, row, words: console.words, messages: console.messages };
    let blocks = [page.heading(), page.columns(), page.agreed(), page.differences(), page.missing(), page.undecided()];
    let blocks = blocks.into_iter().filter(|block| !block.is_empty()).map(|block| {
        let lines = block.iter().map(|line| normalize_untrusted_str(line).trim_end().to_owned() + "\n");
        lines.collect::<String>()
    });
    blocks.map(|block| block + "\n").collect()
}

pub(super) struct Page<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) row: &'a ComparisonRow,
    pub(super) words: &'static Words,
    messages: &'static Messages,
}

impl Page<'_> {
    /// Which file is whose, and in which language; what is found on each by itself.
    fn heading(&self) -> Vec<String> {
        let sheets = [(&self.row.white, "white"), (&self.row.black, "black")];
        let line =
            |((sheet, color), (_, checked)): ((&planilla::report::PairSheetRow, &str), (_, &planilla::Checked<'_>))| {
                let language = language_fact(checked, self.messages, self.words);
                let mut line = self.words.say(
                    "compare-sheet",
                    &[("color", color.into()), ("file", sheet.file.as_str().into()), ("language", language.into())],
                );
                let faulty = checked.findings.list.len();
                if faulty > 0 {
                    let _ = write!(line, "; {}", self.words.say("compare-own", &[("count", faulty.into())]));
                }
                line
            };
        sheets.into_iter().zip(self.view.pair.sheets).map(line).collect()
    }

    /// How far the sheets agree, and the position there.
    fn agreed(&self) -> Vec<String> {
        let row = self.row;
        if row.same_game == Some(false) {
            return vec![self.words.word("compare-two-games")];
        }
        let last = &row.last_agreed;
        let point = match (last.number, last.color) {
            (Some(number), Some(color)) => {
                point(number, color, row.moves.iter().find(|joint| joint.ply == Some(last.ply)))
            }
            _ => self.messages.format(&Message::new("view-start")),
        };
        let whole = row.parted_at.is_none() && row.moves.iter().all(|joint| joint.outcome == "agreed");
        let id = if whole { "compare-agreed-all" } else { "compare-agreed" };
        let mut lines = vec![self.words.say(id, &[("count", row.agreed_plies.into()), ("point", point.into())])];
        if whole {
            return lines;
        }
        let how =
            Diagram { flipped: self.view.args.flip, men: self.view.args.pieces.men(self.words.code), bare: false };
        lines.push(String::new());
        lines.extend(diagram(&self.view.pair.compared.last_agreed, how).lines().map(str::to_owned));
        lines.push(String::new());
        lines.push(self.words.say("position-fen", &[("fen", last.fen.as_str().into())]));
        lines
    }

    /// The differences, one by one; half-moves that one sheet lacks in a row are one line.
    fn differences(&self) -> Vec<String> {
        let listed: Vec<&DifferenceRow> =
            self.row.differences.iter().filter(|difference| self.is_listed(difference)).collect();
        let hidden = self.row.differences.len() - listed.len();
        let mut lines = Vec::new();
        let runs = listed.chunk_by(|one, next| {
            let lacks = |row: &DifferenceRow| (row.kind, row.white.is_none(), row.black.is_none());
            let follows = match (one.ply, next.ply) {
                (Some(one), Some(next)) => next == one + 1,
                (one, next) => one == next && one.is_none(),
            };
            matches!(one.kind, "missing" | "extra")
                && lacks(one) == lacks(next)
                && follows
                && one.settled.is_some() == next.settled.is_some()
        });
        if self.row.same_game != Some(false) {
            lines.extend(runs.map(|run| self.difference(run)));
        }
        if !lines.is_empty() {
            lines.insert(0, self.words.word("compare-differences"));
        }
        if hidden > 0 {
            lines.push(self.words.say("compare-spelled", &[("count", hidden.into())]));
        }
        lines
    }

    fn difference(&self, run: &[&DifferenceRow]) -> String {
        let first = run[0];
        let place = match (first.number, first.color, first.heading) {
            (Some(number), Some(color), _) if first.ply.is_some() => {
                let dots = if color == "black" { "..." } else { "." };
                match run.last().filter(|_| run.len() > 1).and_then(|last| Some((last.number?, last.color?))) {
                    Some((to, "black")) => format!("{number}{dots} – {to}..."),
                    Some((to, _)) => format!("{number}{dots} – {to}."),
                    None => format!("{number}{dots}"),
                }
            }
            (_, _, Some(heading)) => heading.to_owned(),
            _ => String::new(),
        };
        let said = |said: Option<&SaidRow>| {
            said.map(|said| said.written.as_str())
                .filter(|text| !text.is_empty())
                .map_or_else(|| "—".to_owned(), |text| format!("`{}`", shortened(text)))
        };
        let texts = |of: fn(&DifferenceRow) -> Option<&SaidRow>| {
            let shown: Vec<String> = run.iter().take(FEW).map(|row| said(of(row))).collect();
            if shown.iter().all(|text| text == "—") {
                return "—".to_owned();
            }
            shown.join(" ") + if run.len() > FEW { " …" } else { "" }
        };
        let kind = self.words.word(&format!("compare-kind-{}", first.kind));
        let settled = match &first.settled {
            Some(_) if run.len() > 1 || first.kind == "shift" => String::new(),
            Some(settled) => {
                let args = [("san", settled.san.as_str().into()), ("by", settled.by.into())];
                format!("; {}", self.words.say("compare-settled", &args))
            }
            None if matches!(first.kind, "move" | "missing") => format!("; {}", self.words.word("compare-open")),
            None => String::new(),
        };
        let args =
            [("white", texts(|row| row.white.as_ref()).into()), ("black", texts(|row| row.black.as_ref()).into())];
        let both = self.words.say("compare-both", &args);
        let place = if place.is_empty() { place } else { format!("{place} ") };
        format!("  {place}{kind}: {both}{settled}")
    }

    /// What is missing by time control, and who makes it up.
    fn missing(&self) -> Vec<String> {
        if self.row.same_game == Some(false) {
            return Vec::new();
        }
        let line = |missing: &MissingMovesRow| {
            let control = missing.control.map_or_else(String::new, |control| control.to_string());
            let args = [
                ("control", control.into()),
                ("white", missing.white.len().into()),
                ("whitepairs", missing.white_pairs.into()),
                ("black", missing.black.len().into()),
                ("blackpairs", missing.black_pairs.into()),
                ("neither", missing.neither.len().into()),
                ("by", missing.made_up_by.into()),
                ("edition", self.row.laws.into()),
                ("articles", missing.articles.join(", ").into()),
            ];
            let id = if missing.control.is_some() { "compare-missing-control" } else { "compare-missing" };
            self.words.say(id, &args)
        };
        self.row.missing.iter().map(line).collect()
    }

    fn undecided(&self) -> Vec<String> {
        let open = |open: &planilla::report::UndecidedRow| {
            format!("{}: {}", open.rule, self.words.say("undecided", &[("why", open.why.as_str().into())]))
        };
        self.row.undecided.iter().map(open).collect()
    }
}

/// So many half-moves of a run are shown.
const FEW: usize = 6;

/// A half-move as players write it: `12.Cf3`, `12...Cf6`.
fn point(number: u16, color: &str, joint: Option<&JointMoveRow>) -> String {
    let dots = if color == "black" { "..." } else { "." };
    let written = joint.and_then(|joint| joint.written.iter().flatten().next()).map_or("", String::as_str);
    format!("{number}{dots}{}", shortened(written))
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
