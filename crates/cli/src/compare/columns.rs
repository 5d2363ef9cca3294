//! Both sheets side by side, a line for each move, with a word where they differ.

use super::text::{Page, shortened};
use planilla::DifferenceKind;
use planilla::report::{DifferenceRow, JointMoveRow};
use std::fmt::Write as _;

/// The columns of a cell at the least.
const NARROWEST: usize = 7;

impl Page<'_> {
    /// The columns: number, White's sheet, Black's sheet, and what is to be said of the row.
    pub(super) fn columns(&self) -> Vec<String> {
        let mut lines: Vec<(String, [String; 4], String)> = Vec::new();
        let mut last: Option<(u16, &str)> = None;
        for joint in &self.row.moves {
            let cells = cells(joint);
            let at = usize::from(joint.color == "black");
            let goes_on = joint.ply.is_some() && at == 1 && last == Some((joint.number, "white"));
            if !goes_on {
                let number = if joint.ply.is_some() { joint.number.to_string() } else { String::new() };
                lines.push((number, Default::default(), String::new()));
            }
            if let Some((_, texts, remarks)) = lines.last_mut() {
                let [white, black] = cells;
                (texts[at], texts[2 + at]) = (white, black);
                let remark = self.remark(joint);
                if !remark.is_empty() {
                    let _ = write!(remarks, "{}{remark}", if remarks.is_empty() { "" } else { "; " });
                }
            }
            last = joint.ply.map(|_| (joint.number, joint.color));
        }
        let heads = ["white", "black"].map(|color| self.words.say("compare-column", &[("color", color.into())]));
        let width = |column: usize| {
            lines.iter().map(|(_, texts, _)| texts[column].chars().count()).max().unwrap_or_default().max(NARROWEST)
        };
        let widths = [0, 1, 2, 3].map(width);
        let both = [widths[0] + widths[1] + 2, widths[2] + widths[3] + 2];
        let both = [both[0].max(heads[0].chars().count()), both[1].max(heads[1].chars().count())];
        let mut shown = vec![format!("{:>4}  {}   {}", "", padded(&heads[0], both[0]), heads[1])];
        for (number, texts, remarks) in &lines {
            let pair = |from: usize, to: usize| {
                padded(&format!("{}  {}", padded(&texts[from], widths[from]), texts[from + 1]), both[to])
            };
            shown.push(format!("{number:>4}  {}   {}   {remarks}", pair(0, 0), pair(2, 1)));
        }
        if lines.is_empty() { Vec::new() } else { shown }
    }

    /// What is to be said beside a half-move.
    fn remark(&self, joint: &JointMoveRow) -> String {
        match joint.outcome {
            "illegal" | "open" | "extra" | "unreached" => {
                return self.words.word(&format!("compare-is-{}", joint.outcome));
            }
            _ if joint.ply.is_some() && joint.ply == self.row.parted_at => return self.words.word("compare-parted"),
            _ => {}
        }
        let of_it =
            self.row.differences.iter().filter(|difference| difference.ply == joint.ply && self.is_listed(difference));
        let mut kinds: Vec<&str> = of_it.map(|difference| difference.kind).collect();
        kinds.dedup();
        kinds.iter().map(|kind| self.words.word(&format!("compare-kind-{kind}"))).collect::<Vec<_>>().join(", ")
    }

    /// Whether a difference is shown: spelling that nothing hangs on is shown with notes.
    pub(super) fn is_listed(&self, difference: &DifferenceRow) -> bool {
        self.view.args.notes || difference.kind != DifferenceKind::Spelling.as_str() || difference.settled.is_some()
    }
}

/// The cells of a half-move on both sheets.
fn cells(joint: &JointMoveRow) -> [String; 2] {
    joint.written.each_ref().map(|written| match written.as_deref().map(str::trim) {
        None if joint.ply.is_none() => String::new(),
        None | Some("") => "—".to_owned(),
        Some(text) => shortened(text),
    })
}

fn padded(text: &str, width: usize) -> String {
    text.to_owned() + &" ".repeat(width.saturating_sub(text.chars().count()))
}
