//! The pairs of sheets of the corpus, compared; what came out stands beside them (`<name>.snap`). And games that both players
//! wrote without a fault, each in a language and style of their own: nothing is found in them.

use planilla::{Checked, Checker, Comparison, DifferenceKind, Messages, Settings, compare};
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{Form, Language, Style};
use planilla_tests::places;
use planilla_tests::random::{Castling, Dice, Hand, Numbers, random_game, write_sheet};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

fn pairs() -> Vec<(String, [PathBuf; 2])> {
    let folder = places::corpus("pairs");
    let mut names: Vec<String> = fs::read_dir(&folder)
        .expect("a folder")
        .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.strip_suffix(".white.sheet")?.to_owned()))
        .collect();
    names.sort();
    let files = |name: &str| ["white", "black"].map(|side| folder.join(format!("{name}.{side}.sheet")));
    names.into_iter().map(|name| (name.clone(), files(&name))).collect()
}

/// What is made of two sheets compared.
fn with<T>(sheets: [&[u8]; 2], look: impl FnOnce(&Comparison, [&Checked<'_>; 2]) -> T) -> T {
    let (mut one, mut other) = (Checker::new(Settings::default()), Checker::new(Settings::default()));
    let (white, black) = (one.check(sheets[0]), other.check(sheets[1]));
    look(&compare(&white, &black), [&white, &black])
}

#[test]
fn every_pair_gives_what_stands_beside_it() {
    for (name, files) in pairs() {
        let [white, black] = files.map(|file| fs::read(file).expect("a sheet"));
        let concise = with([&white, &black], concise);
        insta::with_settings!({
            snapshot_path => places::corpus("pairs"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, { insta::assert_snapshot!(name.as_str(), concise) });
    }
}

/// The same pair the other way round says the same of the moves.
#[test]
fn what_is_agreed_hangs_on_no_order() {
    for (name, files) in pairs() {
        let [white, black] = files.map(|file| fs::read(file).expect("a sheet"));
        let agreed = |sheets| with(sheets, |compared, _| (compared.agreed, compared.last_agreed, compared.same_game));
        assert_eq!(agreed([&white, &black]), agreed([&black, &white]), "{name}");
    }
}

/// A sheet compared with itself: nothing is found, unless it has an impossible move.
#[test]
fn a_sheet_agrees_with_itself() {
    for (name, files) in pairs() {
        for file in files {
            let sheet = fs::read(file).expect("a sheet");
            with([&sheet, &sheet], |compared, _| {
                let found = compared.findings.iter().filter(|finding| finding.rule.name != "sheets.same_illegal");
                // Both sheets may not be of one player.
                let found: Vec<_> = found.filter(|finding| finding.rule.name != "sheets.result_differs").collect();
                assert!(
                    found.is_empty() && compared.differences.iter().all(|one| one.row.is_none()),
                    "{name}: {found:?}"
                );
            });
        }
    }
}

/// A comparison as text: how far both agree, the differences, the findings, and what is open.
fn concise(compared: &Comparison, sheets: [&Checked<'_>; 2]) -> String {
    let messages = Messages::of("en").expect("the first language of messages");
    let texts = sheets.map(|checked| &*checked.source.text);
    let mut out = format!("{} agreed, laws {}", compared.agreed, compared.laws.name);
    let parted = compared.parted.map(|row| compared.rows[row].ply);
    let _ = writeln!(out, ", parted {parted:?}, one game {:?}", compared.same_game);
    let _ = writeln!(out, "{}", compared.last_agreed.to_fen());
    for difference in &compared.differences {
        let said = |side: usize| difference.places[side].map_or("-", |span| span.of(texts[side]).trim());
        let at = difference.row.map_or(0, |row| compared.rows[row].ply);
        let settled = difference.settled.map_or(String::new(), |(played, by)| format!(" {played} by {}", by.as_str()));
        let _ = writeln!(out, "{} {at}: {} / {}{settled}", difference.kind.as_str(), said(0), said(1));
    }
    for missing in &compared.missing {
        let _ = writeln!(
            out,
            "missing to {:?}: {:?} / {:?}, neither {:?} ({})",
            missing.control,
            missing.lacks[0],
            missing.lacks[1],
            missing.neither,
            missing.articles(compared.laws).join(", ")
        );
    }
    for finding in &compared.findings {
        let (severity, rule) = (finding.severity.as_str(), finding.rule.name);
        let articles = finding.articles(compared.laws.name).join(", ");
        let _ = writeln!(out, "{severity}[{rule}] {}: {}", articles, messages.format(&finding.message));
        if let Some((side, fix)) = &finding.fix {
            let _ = writeln!(out, "  {side}: {} {}", fix.applicability.as_str(), fix.replacement);
        }
    }
    for open in &compared.undecided {
        let _ = writeln!(out, "{}? {}", open.rule.name, messages.format(&open.why));
    }
    out
}

/// Random games, each written twice in languages, styles and numbers of their own, are the same game without a finding.
#[test]
fn one_game_in_two_hands_gives_no_finding() {
    let languages: Vec<&'static Language> = LANGUAGES.iter().filter(|language| language.is_algebraic()).collect();
    let mut dice = Dice::new(9);
    for game in 0..200 {
        let played = {
            let most = 20 + dice.below(120);
            random_game(&mut dice, most)
        };
        let mut sheet = |turn: usize| {
            let language = languages[dice.below(languages.len())];
            let forms = [Form::Short, Form::Long];
            let numbers =
                [Numbers::Dotted, Numbers::Near, Numbers::Glued, Numbers::Columns, Numbers::None][dice.below(5)];
            let plain = language.system != System::Figurine;
            let style = Style::new(if plain { forms[turn % 2] } else { Form::Figurine });
            let castling = [Castling::Zeros, Castling::SmallLetters][turn % 2];
            let hand = Hand { language, style, castling, numbers, offers: false };
            (language, write_sheet(&played, &hand, &mut dice).0)
        };
        let ((white, one), (black, other)) = (sheet(game), sheet(game / 2));
        let settings = |language| Settings { languages: vec![language], ..Settings::default() };
        let (mut first, mut second) = (Checker::new(settings(white)), Checker::new(settings(black)));
        let sheets = [&first.check(one.as_bytes()), &second.check(other.as_bytes())];
        let compared = compare(sheets[0], sheets[1]);
        let plies = played.plies().count() as u32;
        let kinds: Vec<_> = compared.differences.iter().map(|difference| difference.kind).collect();
        assert!(kinds.iter().all(|kind| *kind == DifferenceKind::Spelling), "{kinds:?}\n{one}\n{other}");
        assert_eq!((compared.agreed, compared.findings.len()), (plies, 0), "{one}\n{other}");
    }
}
