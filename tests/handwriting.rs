//! What people read on 97 real tournament sheets (the HCS collection). It is not part of the workspace and must not be:
//! where `../shared/data/hcs` is absent the test says that it is skipped.

use planilla::{Checker, Settings};
use planilla_tests::places::{fields, shared};
use std::collections::BTreeMap;
use std::fmt::Write;

/// One player's sheet: the cells in their order, blank ones empty.
type Cells = Vec<(String, String, String)>;

fn sheets(table: &str) -> Vec<Cells> {
    let mut sheets: BTreeMap<(String, String), Cells> = BTreeMap::new();
    for line in table.lines().skip(1) {
        let [game, sheet, number, color, written] = <[String; 5]>::try_from(fields(line)).expect("five fields");
        sheets.entry((game, sheet)).or_default().push((number, color, written.trim().to_owned()));
    }
    sheets.into_values().collect()
}

/// The sheet as text: `?` stands in blank cells, and blank ones at the end are left out.
fn as_text(cells: &mut Cells) -> (String, Vec<String>) {
    while cells.last().is_some_and(|(.., written)| written.is_empty()) {
        cells.pop();
    }
    let (mut text, mut expected) = (String::new(), Vec::new());
    for (number, color, written) in cells {
        if color == "white" {
            let _ = write!(text, "{number}. ");
        }
        let written = if written.is_empty() { "?" } else { written };
        text.push_str(written);
        text.push(if color == "white" { ' ' } else { '\n' });
        expected.push(written.to_owned());
    }
    (text, expected)
}

#[test]
#[expect(clippy::print_stdout, reason = "the counts are the result; the test keeps the cells, not the counts")]
fn every_cell_of_a_real_sheet_keeps_its_text_and_gets_a_status() {
    let Some(table) = shared("hcs/sheets.csv") else { return };
    let table = String::from_utf8(table).expect("the table is UTF-8");
    let mut checker = Checker::new(Settings::default());
    let (mut statuses, mut cells, mut lost) = (BTreeMap::<&str, usize>::new(), 0, Vec::new());
    let mut sheets = sheets(&table);
    for sheet in &mut sheets {
        let (text, expected) = as_text(sheet);
        let checked = checker.check(text.as_bytes());
        let found: Vec<String> =
            checked.record.plies.iter().filter_map(|ply| Some(ply.span?.of(&text).to_owned())).collect();
        if found != expected {
            lost.push(format!("{text}\nfound {found:?}"));
        }
        cells += expected.len();
        for ply in checked.record.plies.iter().filter(|ply| ply.span.is_some()) {
            *statuses.entry(ply.status.as_str()).or_default() += 1;
        }
    }
    println!("{} sheets, {cells} cells: {statuses:?}", sheets.len());
    assert!(lost.is_empty(), "{} sheets lose or gain cells:\n{}", lost.len(), lost.join("\n"));
    assert_eq!((sheets.len(), cells, statuses.values().sum::<usize>()), (97, 6_750, 6_750));
}
