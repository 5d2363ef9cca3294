//! `planilla compare`: two sheets of one game, side by side.

mod columns;
pub(crate) mod found;
pub(crate) mod load;
mod text;

use crate::args::{Common, Compare};
use crate::console::{Console, Exit};
use crate::names;
use crate::surroundings::Surroundings;
use load::{Loaded, load};
use planilla::report::ComparisonRow;
use planilla::{Checked, Checker, Comparison, Rule, Settings, compare, side_of};
use planilla_board::Color;
use planilla_notation::Language;
use std::io::{self, Read};

/// Compares the sheet of White with that of Black.
pub(crate) fn run(
    args: &Compare,
    common: &Common,
    around: &Surroundings,
    stdin: &mut (dyn Read + Send),
    console: &mut Console<'_>,
) -> io::Result<Exit> {
    let Some(loaded) = load(args, common, around, stdin, console) else { return Ok(Exit::Misuse) };
    let languages = |own: &[&'static Language]| match own {
        [] => names::settings(common).languages,
        _ => own.to_vec(),
    };
    let languages = [languages(&args.white_lang), languages(&args.black_lang)];
    let wanted = Wanted { select: &args.select, ignore: &args.ignore };
    compared(&loaded, languages, common, &wanted, |pair| {
        let [white, black] = pair.sheets.map(|(loaded, _)| loaded.name.as_str());
        let names = [("white", white.into()), ("black", black.into())];
        if pair.exchanged {
            console.tell("compare-exchanged", &names);
        }
        if loaded[0].bytes.trim_ascii() == loaded[1].bytes.trim_ascii() {
            console.tell("compare-same-text", &names);
        }
        let row = pair.row(console);
        if console.is_human() {
            console.print(text::text(&View { args, pair }, &row, console))?;
            console.print(found::findings(pair, &row, console))?;
        } else {
            console.print_json(&row)?;
        }
        let failed = pair.compared.worst().is_some_and(|worst| args.fail_on.fails(worst));
        Ok(if failed { Exit::Findings } else { Exit::Clean })
    })
}

/// Which rules are asked for.
pub(crate) struct Wanted<'w> {
    pub select: &'w [&'static Rule],
    pub ignore: &'w [&'static Rule],
}

impl Wanted<'_> {
    fn holds(&self, rule: &Rule) -> bool {
        let named = |list: &[&'static Rule]| list.iter().any(|other| other.name == rule.name);
        (self.select.is_empty() || named(self.select)) && !named(self.ignore)
    }
}

/// Two sheets that were compared, White's first.
pub(crate) struct Pair<'p> {
    pub compared: &'p Comparison,
    pub sheets: [(&'p Loaded, &'p Checked<'p>); 2],
    /// Whether the sheets say that they are not in the order in which they were named.
    pub exchanged: bool,
}

impl Pair<'_> {
    pub(crate) fn row(&self, console: &Console<'_>) -> ComparisonRow {
        let places = self.sheets.map(|(loaded, _)| loaded.place());
        ComparisonRow::new(self.compared, self.sheets.map(|(_, checked)| checked), &places, console.messages)
    }
}

/// Compares two sheets, and has what came out told. What the sheets say of themselves counts more than their order.
pub(crate) fn compared<T>(
    loaded: &[Loaded; 2],
    languages: [Vec<&'static Language>; 2],
    common: &Common,
    wanted: &Wanted<'_>,
    tell: impl FnOnce(&Pair<'_>) -> T,
) -> T {
    let [of_one, of_other] = languages;
    let settings = |languages, sheet: &Loaded| Settings {
        languages,
        input: Some(sheet.input),
        encoding: sheet.encoding,
        ..names::settings(common)
    };
    let mut one = Checker::new(settings(of_one, &loaded[0]));
    let mut other = Checker::new(settings(of_other, &loaded[1]));
    let (first, second) = (one.check(&loaded[0].bytes), other.check(&loaded[1].bytes));
    let mut sheets = [(&loaded[0], &first), (&loaded[1], &second)];
    let exchanged = is_exchanged([&first, &second]);
    if exchanged {
        sheets.swap(0, 1);
    }
    let mut compared = compare(sheets[0].1, sheets[1].1);
    compared.findings.retain(|finding| wanted.holds(finding.rule));
    tell(&Pair { compared: &compared, sheets, exchanged })
}

/// Whether the sheets say that the first is Black's and the second White's, or one does and the other says nothing.
fn is_exchanged(sheets: [&Checked<'_>; 2]) -> bool {
    matches!(sheets.map(side_of), [Some(Color::Black), Some(Color::White) | None] | [None, Some(Color::White)])
}

/// Two sheets as the command line asks to see them.
struct View<'v> {
    args: &'v Compare,
    pair: &'v Pair<'v>,
}
