//! `sheet.columns_swapped`

use crate::checked::Refusal;
use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Applicability, Finding, Fix, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_notation::Span;

/// White's moves stand in Black's column, and Black's in White's.
pub(crate) static RULE: Rule = Rule {
    name: "sheet.columns_swapped",
    severity: Severity::Error,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "White's moves stand in Black's column and Black's in White's; nothing is judged until they are put right",
    page: include_str!("columns_swapped.md"),
    wakes: Signals::REFUSED,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(&Refusal::ColumnsSwapped { one, other, makes_sense, of }) = context.refused else { return };
    let message = Message::new("columns-swapped").with("count", makes_sense).with("of", of);
    let span = Span { start: one.start.min(other.start), end: one.end.max(other.end) };
    let between = Span { start: one.end, end: other.start };
    // Of the first row; what stands between the two stays where it is.
    let fix = (between.start <= between.end).then(|| Fix {
        span,
        replacement: [other, between, one].map(|part| context.text_of(part)).concat(),
        played: None,
        san: None,
        applicability: Applicability::Shown,
        probability: None,
    });
    findings.push(Finding::new(&RULE, span, message).fix(fix));
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;
    use crate::{Checker, Settings};

    const TEXT: &str = "1. e5 e4\n2. Cc6 Cf3\n3. a6 Ab5\n4. Cf6 Aa4\n5. Ae7 0-0\n6. b5 Te1\n7. Ab3\n";

    #[test]
    fn exchanged_in_a_text_and_in_tables() {
        let of = |count: usize, of: usize, fix: &str| {
            [
                format!(
                    "the columns of White and Black are exchanged: turned round, {count} of the first {of} moves make \
                     sense; put them right and check again, nothing is judged before -> shown {fix}"
                ),
                format!(
                    "las columnas de las blancas y las negras están intercambiadas: al revés tienen sentido {count} de \
                     las primeras {of} jugadas; corríjalas y compruebe de nuevo; hasta entonces no se juzga nada -> shown {fix}"
                ),
            ]
        };
        let [english, spanish] = of(10, 10, "e4 e5");
        check(TEXT, "sheet.columns_swapped", &[&english], &[&spanish]);
        check(&TEXT.replace(". ", "."), "sheet.columns_swapped", &[&english], &[&spanish]);
        let bare: String = TEXT.lines().map(|line| line[3..].to_owned() + "\n").collect();
        check(&bare, "sheet.columns_swapped", &[&english], &[&spanish]);
        let [english, spanish] = of(10, 10, "e4;e5");
        let table: String = TEXT.lines().map(|line| line.replace(". ", ";").replace(' ', ";") + "\n").collect();
        let table = table.replace("7;Ab3", "7;;Ab3");
        check(&table, "sheet.columns_swapped", &[&english], &[&spanish]);
        check(&format!("Nr;Blancas;Negras\n{table}"), "sheet.columns_swapped", &[&english], &[&spanish]);
        let [english, spanish] = of(6, 6, "e4 e5");
        check("1. e5 e4\n2. Nc6 Nf3\n3. a6 Bb5\n", "sheet.columns_swapped", &[&english], &[&spanish]);
    }

    #[test]
    fn nothing_is_turned_round_and_nothing_is_piled_up() {
        let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
        let checked = checker.check(TEXT.as_bytes());
        assert!(checked.record.plies.iter().all(|ply| ply.status.as_str() == "unreached" && ply.played.is_none()));
        assert_eq!(checked.findings.list.len(), 1);
    }

    #[test]
    fn what_is_not_exchanged() {
        for sheet in [
            // As it should be, and in columns that say so themselves.
            "1. e4 e5\n2. Cf3 Cc6\n3. Ab5 a6\n",
            "Nr;Negras;Blancas\n1;e5;e4\n2;Cc6;Cf3\n3;a6;Ab5\n",
            // White's first move was left out, and all others stand one column too far.
            "1. e5 Nf3\n2. Nc6 Bb5\n3. a6 Bxc6\n4. dxc6 O-O\n5. f6 d4\n",
            // Too little to say so; and another fault at the start.
            "1. e5 e4\n2. Nc6 Nf3\n",
            "1. e5 c5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n",
            // Played on another board from another position.
            "fen: 4k3/8/8/8/8/8/8/4K2R b K - 0 1\n1... Kd7 2. O-O Kc6",
        ] {
            check(sheet, "sheet.columns_swapped", &[], &[]);
        }
    }
}
