//! Every sheet of the corpus, checked; what came out stands beside it (`<name>.snap`). `INSTA_UPDATE=always` writes the
//! snapshots anew: look at what changed before you commit it.

use planilla::{Applicability, Checked, Checker, Messages, Settings, Status};
use planilla_notation::{LineIndex, Span};
use planilla_tests::{oracles, places};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// All files of a folder and the folders in it, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut list: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    list.sort();
    list.into_iter().flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn with_extension(wanted: &str) -> Vec<PathBuf> {
    let mut list = files(&places::corpus("sheets"));
    list.retain(|path| path.extension().is_some_and(|extension| extension == wanted));
    list
}

#[test]
fn every_sheet_gives_what_stands_beside_it() {
    let messages = Messages::of("en").expect("the first language of messages");
    for path in with_extension("sheet") {
        let bytes = fs::read(&path).expect("a sheet");
        let mut checker = Checker::new(Settings { notes: true, ..Settings::default() });
        let concise = concise(&checker.check(&bytes), messages);
        let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        insta::with_settings!({
            snapshot_path => path.parent().expect("a folder"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, { insta::assert_snapshot!(name, concise) });
    }
}

/// Sheets, and the inputs that once broke a law.
#[test]
fn every_sheet_keeps_the_laws() {
    for path in with_extension("sheet").into_iter().chain(files(&places::corpus("crashes"))) {
        let bytes = fs::read(&path).expect("a sheet");
        let text = String::from_utf8_lossy(&bytes);
        oracles::lexing_is_lossless(&text);
        oracles::sheet_holds_every_byte(&text);
        oracles::pgn_holds_every_byte(&text);
        oracles::blocks_tile(&bytes);
        oracles::check_keeps_every_cell(&bytes);
        oracles::convert_keeps_text(&bytes);
    }
}

#[test]
fn no_snapshot_is_left_without_its_sheet() {
    for path in with_extension("snap") {
        assert!(path.with_extension("sheet").exists(), "{} has no sheet", path.display());
    }
}

/// A check as text: the facts of the game in one line, cells that are not exact, and a line for each finding.
fn concise(checked: &Checked<'_>, messages: &Messages) -> String {
    let (text, record) = (&*checked.source.text, checked.record);
    let lines = LineIndex::new(text);
    let place = |span: Span| {
        let at = |offset: u32| {
            let place = lines.position(offset as usize);
            format!("{}:{}", place.line, place.column)
        };
        format!("{}-{}", at(span.start), at(span.end))
    };
    let language = &checked.language;
    let others: Vec<_> = language.others.iter().map(|other| other.code).collect();
    let mut out = format!(
        "{} {} [{}], laws {} by {}, {} plies\n",
        language.language.code,
        language.how.as_str(),
        others.join(" "),
        checked.laws.name,
        checked.laws_how.as_str(),
        record.plies.len(),
    );
    for (entry, ply) in record.plies.iter().enumerate().filter(|(_, ply)| ply.status != Status::Exact) {
        let written = ply.span.map_or("-", |span| span.of(text));
        let before = record.position_before(entry);
        let san = ply.played.map_or_else(String::new, |played| format!(" {}", before.san(played)));
        let rivals: Vec<_> =
            record.candidates_of(ply).iter().map(|rival| before.san(rival.played).to_string()).collect();
        let rivals = if rivals.is_empty() { String::new() } else { format!(" [{}]", rivals.join(" ")) };
        let _ = writeln!(out, "{entry} `{written}` {}{san}{rivals}", ply.status.as_str());
    }
    for finding in &checked.findings.list {
        let articles = finding.articles_in(checked.laws.name).join(" ");
        let fix = finding.fix.as_ref().map_or_else(String::new, |fix| {
            let trust: &str = Applicability::as_str(fix.applicability);
            format!(" ({trust}: `{}`)", fix.replacement)
        });
        let _ = writeln!(
            out,
            "{} {} {} {articles} {}{fix}",
            place(finding.span),
            finding.rule.name,
            finding.severity.as_str(),
            messages.format(&finding.message),
        );
    }
    for undecided in &checked.findings.undecided {
        let _ = writeln!(out, "undecided {}: {}", undecided.rule.name, messages.format(&undecided.why));
    }
    out
}
