//! What is said, and what is proposed: only a move that is sure is named as the one that was meant.

use crate::{Checker, EditionName, Finding, Messages, Settings};

/// The sentence of a finding in a language, its labels, and after an arrow its fix.
fn said(finding: &Finding, language: &str) -> String {
    let messages = Messages::of(language).unwrap();
    let labels = finding.labels.iter().map(|label| format!(" ({})", messages.format(&label.message)));
    let fix = finding.fix.as_ref().map(|fix| format!(" -> {} {}", fix.applicability.as_str(), fix.replacement));
    messages.format(&finding.message) + &labels.collect::<String>() + &fix.unwrap_or_default()
}

/// Checks a sheet and compares what one rule says of it, in English and Spanish.
#[track_caller]
pub(super) fn check(sheet: &str, rule: &str, english: &[&str], spanish: &[&str]) {
    let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
    let checked = checker.check(sheet.as_bytes());
    for (language, expected) in [("en", english), ("es", spanish)] {
        let found = checked.findings.list.iter().filter(|finding| finding.rule.name == rule);
        let said: Vec<String> = found.map(|finding| said(finding, language)).collect();
        assert_eq!(said, expected, "{rule} of {sheet}");
    }
}

/// The editions of the Laws under which a rule finds something in a sheet.
pub(super) fn editions(sheet: &str, rule: &str) -> String {
    let finds = |name: &EditionName| {
        let settings = Settings { notes: true, laws: Some(*name), ..Settings::default() };
        Checker::new(settings).check(sheet.as_bytes()).findings.list.iter().any(|finding| finding.rule.name == rule)
    };
    EditionName::ALL.iter().filter(|name| finds(name)).map(|name| name.as_str()).collect::<Vec<_>>().join(" ")
}

/// How grave what a rule finds in a sheet is, as a list of words.
pub(super) fn graded(sheet: &str, rule: &str) -> String {
    let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
    let checked = checker.check(sheet.as_bytes());
    let found = checked.findings.list.iter().filter(|finding| finding.rule.name == rule);
    found.map(|finding| finding.severity.as_str()).collect::<Vec<_>>().join(" ")
}

/// The same under each edition that finds something, the oldest first.
pub(super) fn graded_in(sheet: &str, rule: &str) -> String {
    let graded = |name: &EditionName| {
        let settings = Settings { notes: true, laws: Some(*name), ..Settings::default() };
        let mut checker = Checker::new(settings);
        let checked = checker.check(sheet.as_bytes());
        let found = checked.findings.list.iter().filter(|finding| finding.rule.name == rule);
        found.map(|finding| finding.severity.as_str()).collect::<Vec<_>>()
    };
    EditionName::ALL.iter().flat_map(graded).collect::<Vec<_>>().join(" ")
}

/// The rules that cannot decide of a sheet.
pub(super) fn undecided(sheet: &str) -> Vec<&'static str> {
    let mut checker = Checker::new(Settings::default());
    checker.check(sheet.as_bytes()).findings.undecided.iter().map(|open| open.rule.name).collect()
}

#[test]
fn only_what_is_sure_is_named() {
    // A gap that any move fills.
    check(
        "lang: en\n1.d4 d5 2.c4 e6 3.Nc3 Nf6 4.Bg5 ?",
        "sheet.gap",
        &["Black's move 4 is missing; 31 moves fit"],
        &["falta la jugada 4 de las negras; encajan 31 jugadas"],
    );
    // A gap that three moves fill.
    check(
        "lang: en\nfen: 7k/p7/8/8/8/8/8/7K w - - 0 1\n1.?",
        "sheet.gap",
        &["White's move 1 is missing; it can be `Kg1`, `Kg2` or `Kh2`"],
        &["falta la jugada 1 de las blancas; puede ser `Kg1`, `Kg2` o `Kh2`"],
    );
    // One that only one move fills.
    check(
        "lang: en\nfen: 7k/8/8/8/8/8/r7/7K w - - 0 1\n1.? Ra1+ 2.Kg2",
        "sheet.gap",
        &["White's move 1 is missing; only `Kg1` fits -> likely Kg1"],
        &["falta la jugada 1 de las blancas; solo encaja `Kg1` -> likely Kg1"],
    );
    // A text that is no move, and what follows settles nothing.
    check(
        "lang: es\n1.e4 e5 2.Cf3 Cc6 3.Ab9 a6",
        "move.unread",
        &["`Ab9` is no move (the moves after it make sense with any of 26 moves)"],
        &["`Ab9` no es una jugada (las jugadas siguientes tienen sentido con cualquiera de 26 jugadas)"],
    );
    // A text that is no move, and what follows leaves one.
    check(
        "lang: en\n1.e4 e5 2.Nf3 Nc6 3.xyzzy a6 4.Ba4 Nf6 5.0-0 Be7",
        "move.unread",
        &["`xyzzy` is no move -> likely Bb5"],
        &["`xyzzy` no es una jugada -> likely Bb5"],
    );
}

#[test]
fn zeros_at_the_end() {
    check(
        "lang: en\n1.e4 e5 2.Qh5 Nc6 0-0",
        "notation.castling_form",
        &["`0-0` cannot be castling here: it is read as the result `0-0`, by which both players lose"],
        &["`0-0` no puede ser aquí el enroque: se lee como el resultado `0-0`, con el que pierden ambos"],
    );
    check(
        "lang: en\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 0-0",
        "notation.castling_form",
        &["`0-0` at the end may be castling, or the result `0-0` by which both players lose"],
        &["`0-0` al final puede ser el enroque, o el resultado `0-0`, con el que pierden ambos"],
    );
}

#[test]
fn a_start_position_that_is_none() {
    check(
        "lang: en\nfen: 8/8/8 w\n1.e4",
        "game.refused",
        &["the FEN of the start position is not right, and the game is not judged: \
           a FEN has four to six fields separated by spaces, and this has 2; \
           a FEN has eight ranks separated by `/`, and this has 3"],
        &["el FEN de la posición inicial no es correcto, y la partida no se juzga: \
           un FEN tiene de cuatro a seis campos separados por espacios, y este tiene 2; \
           un FEN tiene ocho filas separadas por `/`, y este tiene 3"],
    );
}
