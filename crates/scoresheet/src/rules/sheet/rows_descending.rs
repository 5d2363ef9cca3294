//! `sheet.rows_descending`

use crate::checked::Refusal;
use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};

/// The rows of a sheet stand from the last to the first.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.rows_descending",
    severity: Severity::Error,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "the rows stand from the last move to the first; nothing is judged until they are put right",
    page: include_str!("rows_descending.md"),
    wakes: Signals::REFUSED,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(&Refusal::RowsDescending { last, place, first }) = context.refused else { return };
    let message = Message::new("rows-descending").with("last", usize::from(last));
    let finding = Finding::new(&RULE, place, message).label(first, Message::new("rows-first"));
    findings.push(finding);
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;

    #[test]
    fn from_the_last_to_the_first() {
        let english = "the rows stand in descending order, from move 4 to move 1; sort them by number and check again, \
                       nothing is judged before (the game begins here)";
        let spanish = "las filas están en orden descendente, de la jugada 4 a la 1; ordénelas por número y compruebe de \
                       nuevo; hasta entonces no se juzga nada (la partida empieza aquí)";
        for sheet in
            ["4.Ba4 Nf6\n3.Bb5 a6\n2.Nf3 Nc6\n1.e4 e5\n", "Nr;White;Black\n4;Ba4;\n3;Bb5;a6\n2;Nf3;Nc6\n1;e4;e5\n"]
        {
            check(sheet, "sheet.rows_descending", &[english], &[spanish]);
        }
        for sheet in ["1.e4 e5\n2.Nf3 Nc6\n3.Bb5 a6\n", "3.Qh8 a6\n2.Nh7 Nc6\n1.e4 e5\n", "2.Nf3 Nc6\n1.e4 e5\n"] {
            check(sheet, "sheet.rows_descending", &[], &[]);
        }
    }
}
