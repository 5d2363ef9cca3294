//! The examples of the rules' pages: each gives its rule and no other of its group but notes, and its clean twin gives none.

use planilla::docs::{Example, PAGE_LANGUAGES, sheets, written_page};
use planilla::{Checker, RULES, Rule, Settings, Severity};

/// The pages of a rule that there are, with their languages.
fn pages(rule: &Rule) -> impl Iterator<Item = (&'static str, &'static str)> {
    PAGE_LANGUAGES.into_iter().filter_map(|language| Some((language, written_page(rule, language)?)))
}

/// The names of the rules found in a sheet, of one group; of other rules than this what is more than a note.
fn found(sheet: &str, rule: &Rule) -> Vec<&'static str> {
    let group = |name: &'static str| name.split_once('.').map(|(group, _)| group);
    // What a repair tells is found only where one is asked for.
    let repair = rule.name == "notation.repaired_text";
    let mut checker = Checker::new(Settings { notes: true, repair, ..Settings::default() });
    let checked = checker.check(sheet.as_bytes());
    let list = checked.findings.list.iter();
    let list = list.filter(|finding| finding.rule.name == rule.name || finding.severity > Severity::Note);
    let mut names: Vec<_> = list.map(|finding| finding.rule.name).collect();
    names.retain(|name| group(name) == group(rule.name));
    names.dedup();
    names
}

/// The same of sheets that are held against a report, and of the report; and of sealed moves. What does not lose by a sealed
/// move is found beside the fault that would.
fn found_in(example: &Example<'_>, rule: &Rule) -> Vec<&'static str> {
    let found = example.found();
    let list = found.iter();
    let list = list.filter(|finding| finding.rule.name == rule.name || finding.severity > Severity::Note);
    let mut names: Vec<_> = list.map(|finding| finding.rule.name).collect();
    names.retain(|name| name.split_once('.').map(|(group, _)| group) == Some(rule.group()));
    names.retain(|name| *name == rule.name || rule.name != "sealed.loss_exempt");
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn every_example_gives_its_rule_and_no_other_of_its_group() {
    // A page is UTF-8, so it cannot show what is no UTF-8.
    for rule in RULES.iter().filter(|rule| rule.name != "text.encoding") {
        for (language, page) in pages(rule) {
            let example = Example::of(page, language, false);
            if example.is_joint() {
                assert_eq!(found_in(&example, rule), [rule.name], "{page}");
                continue;
            }
            for sheet in sheets(page, language, false) {
                assert_eq!(found(sheet, rule), [rule.name], "{sheet}");
            }
        }
    }
    let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
    let checked = checker.check(b"white: Mu\xf1oz\nlang: en\n1.e4 e5");
    let names: Vec<_> = checked.findings.list.iter().map(|finding| finding.rule.name).collect();
    assert_eq!(names, ["text.encoding"]);
}

#[test]
fn every_clean_twin_is_clean() {
    for rule in RULES {
        for (language, page) in pages(rule) {
            let example = Example::of(page, language, true);
            if example.is_joint() {
                assert_eq!(found_in(&example, rule), [""; 0], "{page}");
                continue;
            }
            for sheet in sheets(page, language, true) {
                assert_eq!(found(sheet, rule), [""; 0], "{}: {sheet}", rule.name);
            }
        }
    }
}
