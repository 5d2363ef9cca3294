//! The tables of the corpus, each with an oddity that its name tells. The moves they hold stand beside them, written by
//! hand from the game (`.moves`), and so does what is found in them (`.snap`).

use planilla::{Checked, Checker, Messages, Settings, Signals};
use planilla_notation::{Input, Key, LineIndex, sniff};
use planilla_tests::{oracles, places};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

/// The tables of all languages, sorted.
fn tables() -> Vec<PathBuf> {
    let folders = fs::read_dir(places::corpus("tables")).expect("the tables of the corpus");
    let files = folders.flat_map(|folder| fs::read_dir(folder.expect("a folder").path()).expect("a folder"));
    let mut list: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    list.retain(|path| path.extension().is_none_or(|extension| extension != "moves" && extension != "snap"));
    list.sort();
    list
}

/// What a table ought to give: its moves in SAN, `--` for one that nothing tells, and headings as `name: value`.
fn expected(path: &std::path::Path) -> (Vec<String>, Vec<(String, String)>) {
    let name = format!("{}.moves", path.display());
    let text = fs::read_to_string(&name).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (mut moves, mut facts) = (Vec::new(), Vec::new());
    for line in text.lines() {
        match line.split_once(": ") {
            Some((name, value)) => facts.push((name.to_owned(), value.to_owned())),
            None => moves.extend(line.split(' ').filter(|word| !word.ends_with('.')).map(str::to_owned)),
        }
    }
    (moves, facts)
}

#[test]
fn every_table_gives_the_moves_beside_it() {
    let tables = tables();
    assert!(tables.len() >= 20);
    for path in tables {
        let bytes = fs::read(&path).expect("a table");
        assert_eq!(sniff(&bytes), Input::Table, "{}", path.display());
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(&bytes);
        let record = checked.record;
        let told = record.plies.iter().enumerate().map(|(entry, ply)| match record.told(ply) {
            Some(played) => record.position_before(entry).san(played).to_string(),
            None => "--".to_owned(),
        });
        let (moves, facts) = expected(&path);
        assert_eq!(told.collect::<Vec<_>>().join(" "), moves.join(" "), "{}", path.display());
        for (name, value) in facts {
            let key = [("White", Key::White), ("Black", Key::Black)].into_iter().find(|(key, _)| *key == name);
            let found = match key {
                Some((_, key)) => checked.score.tag(key, &checked.source.text).map(str::to_owned),
                None => record.result.map(|(outcome, _)| outcome.to_string()),
            };
            assert_eq!(found.as_deref(), Some(value.as_str()), "{} of {}", name, path.display());
        }
        let language = path.parent().and_then(|folder| folder.file_name()).expect("a language");
        assert_eq!(checked.language.language.code, language.to_str().expect("a code"), "{}", path.display());
    }
}

#[test]
fn every_table_keeps_the_laws() {
    for path in tables() {
        let bytes = fs::read(&path).expect("a table");
        let source = planilla_notation::Source::decode(&bytes, None);
        oracles::sheet_holds_every_byte(&source.text);
        oracles::table_holds_every_byte(&source.text);
        oracles::blocks_tile(&bytes);
        oracles::check_keeps_every_cell(&bytes);
        oracles::convert_keeps_text(&bytes);
    }
}

#[test]
fn every_table_gives_the_findings_beside_it() {
    let messages = Messages::of("en").expect("the first language of messages");
    for path in tables() {
        let bytes = fs::read(&path).expect("a table");
        let mut checker = Checker::new(Settings::default());
        let found = found(&checker.check(&bytes), messages);
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        insta::with_settings!({
            snapshot_path => path.parent().expect("a folder"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, { insta::assert_snapshot!(name, found) });
    }
}

/// The headings of a table, and a line for each finding.
fn found(checked: &Checked<'_>, messages: &Messages) -> String {
    let text = &*checked.source.text;
    let lines = LineIndex::new(text);
    let mut out = String::new();
    for tag in &checked.score.tags {
        let _ = writeln!(out, "{:?} {:?}: {:?}", tag.key, tag.name.of(text), tag.value.of(text));
    }
    if let Some((outcome, _)) = checked.record.result {
        let _ = writeln!(out, "result {outcome}");
    }
    for (entry, ply) in checked.record.with_signals(Signals::OFFER) {
        let _ = writeln!(out, "a draw is offered with entry {entry}: {}", ply.span.unwrap_or_default().of(text));
    }
    for (entry, span) in checked.comments() {
        let _ = writeln!(out, "behind entry {entry}: {}", span.of(text));
    }
    for finding in &checked.findings.list {
        let place = lines.position(finding.span.start as usize);
        let said = messages.format(&finding.message);
        let _ = writeln!(out, "{}:{} {} {said}", place.line, place.column, finding.rule.name);
    }
    if out.is_empty() { "nothing\n".to_owned() } else { out }
}
