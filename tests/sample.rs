//! The sample game of the Laws: with the misprint of a Spanish text of 2005, corrected, and in the forms of 2018.

use planilla::{Applicability, Checker, EditionName, Reason, Settings, Severity, Signals, Status};
use planilla_board::{Color, Piece, Role};
use planilla_notation::Marks;
use planilla_tests::places::corpus_text;

fn settings(laws: Option<EditionName>) -> Settings {
    Settings { laws, notes: true, ..Settings::default() }
}

#[test]
fn the_misprint_is_found_and_explained() {
    let sheet = corpus_text("sheets/es/laws-2005-sample.sheet");
    let mut checker = Checker::new(settings(None));
    let checked = checker.check(sheet.as_bytes());
    assert_eq!((checked.language.language.code, checked.laws.name), ("es", EditionName::E2005));
    let others: Vec<_> = checked.language.others.iter().map(|language| language.code).collect();
    assert_eq!(others, ["it", "ca", "gl"], "their letters are the same");
    let wrong: Vec<_> = checked.record.plies.iter().filter(|ply| !ply.status.is_read()).collect();
    let [queen] = wrong.as_slice() else { panic!("{wrong:#?}") };
    assert_eq!((queen.ply, queen.status, queen.number, queen.color), (9, Status::Illegal, 5, Color::White));
    assert_eq!(queen.span.expect("a cell").of(&sheet), "Dxd5");
    let errors: Vec<_> = checked.findings.list.iter().filter(|finding| finding.severity > Severity::Note).collect();
    let [finding] = errors.as_slice() else { panic!("{errors:#?}") };
    assert_eq!((finding.rule.name, finding.severity), ("move.illegal", Severity::Error));
    let [d1, d4, d5] = ["d1", "d4", "d5"].map(|name| name.parse().expect("a square"));
    let pawn = Piece { color: Color::Black, role: Role::Pawn };
    let reason = Reason::Blocked { role: Role::Queen, from: d1, to: d5, by: pawn, square: d4 };
    assert_eq!(finding.reason, Some(reason));
    let fix = finding.fix.as_ref().expect("a fix");
    assert_eq!((fix.replacement.as_str(), fix.applicability), ("Dxd4", Applicability::Likely));
    assert_eq!(fix.played.map(|played| played.to_string()).as_deref(), Some("d1d4"));
}

#[test]
fn the_draw_offer_is_kept() {
    let sheet = corpus_text("sheets/es/laws-2005-sample.sheet");
    let mut checker = Checker::new(settings(None));
    let checked = checker.check(sheet.as_bytes());
    let offers: Vec<_> = checked.record.with_signals(Signals::OFFER).collect();
    let [(entry, ply)] = offers.as_slice() else { panic!("{offers:#?}") };
    assert_eq!((*entry, ply.number, ply.color, ply.status), (20, 11, Color::White, Status::Exact));
    assert!(ply.written.marks.has(Marks::OFFER) && !ply.written.marks.has(Marks::OFFER_FORM));
}

/// Checks a sheet of the corpus and gives what is found, notes too.
fn found(path: &str, laws: Option<EditionName>) -> Vec<String> {
    let sheet = corpus_text(path);
    let mut checker = Checker::new(settings(laws));
    let checked = checker.check(sheet.as_bytes());
    assert!(checked.record.plies.iter().all(|ply| ply.status.is_read()), "{path}: {:#?}", checked.record.plies);
    checked.findings.list.iter().map(|finding| format!("{} {}", finding.rule.name, finding.severity.as_str())).collect()
}

#[test]
fn corrected_it_is_clear() {
    assert_eq!(found("sheets/es/laws-2005-sample-corrected.sheet", None), [""; 0]);
    let misprint = corpus_text("sheets/es/laws-2005-sample.sheet");
    let mut checker = Checker::new(settings(None));
    let corrected = misprint.replace("5Dxd5", "5Dxd4");
    assert!(checker.check(corrected.as_bytes()).findings.list.is_empty());
}

/// The edition of 2018 prints the game in full, without the marks that need not be written, and with both squares; in
/// the last the eighth move is another one, `Qd4d3`, and the rest is played from there.
#[test]
fn the_forms_of_2018_are_clear() {
    assert_eq!(found("sheets/en/laws-2018-short-form.sheet", None), [""; 0]);
    for (form, laws) in
        ["long-form", "without-marks"].into_iter().flat_map(|form| [(form, None), (form, Some(EditionName::E2023))])
    {
        let found = found(&format!("sheets/en/laws-2018-{form}.sheet"), laws);
        assert!(found.iter().all(|finding| finding.ends_with("note")), "{form}: {found:?}");
    }
    let found = found("sheets/en/laws-2018-long-form.sheet", Some(EditionName::E2009));
    assert!(!found.is_empty() && found.iter().all(|finding| finding == "notation.long_form warning"), "{found:?}");
}

/// Damage that texts of the Laws have suffered: it is read through, and never into another move.
#[test]
fn damage_is_read_through() {
    for (path, moves) in [
        ("sheets/es/glued-numbers.sheet", 21),
        ("sheets/es/doubled-full-stop.sheet", 12),
        ("sheets/es/stray-letter-on-knight.sheet", 9),
        ("sheets/es/stray-letter-on-pawn.sheet", 7),
        ("sheets/es/two-knights-take.sheet", 8),
        ("sheets/es/the-other-knight-takes.sheet", 8),
        ("sheets/es/left-rook.sheet", 20),
    ] {
        let sheet = corpus_text(path);
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(sheet.as_bytes());
        let read = checked.record.plies.iter().filter(|ply| ply.status.is_read()).count();
        let spanish =
            [checked.language.language].iter().chain(&checked.language.others).any(|found| found.code == "es");
        assert_eq!((spanish, read, checked.record.plies.len()), (true, moves, moves), "{path}");
        let grave: Vec<_> =
            checked.findings.list.iter().filter(|finding| finding.severity == Severity::Error).collect();
        assert!(grave.is_empty(), "{path}: {grave:#?}");
    }
}

#[test]
fn the_two_knights_of_the_summary_are_two_moves() {
    for (path, uci) in [("two-knights-take", "c3d5"), ("the-other-knight-takes", "f4d5")] {
        let sheet = corpus_text(&format!("sheets/es/{path}.sheet"));
        let mut checker = Checker::new(Settings::default());
        let played = checker.check(sheet.as_bytes()).record.plies[6].played.expect("it is read");
        assert_eq!(played.to_string(), uci);
    }
}
