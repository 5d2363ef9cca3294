use crate::program::{Ran, folder, planilla, planilla_with};
use planilla::RULES;
use planilla_cli::Surroundings;
use std::collections::BTreeSet;
use std::fs;

/// English words that are none of Spanish, French or German, and that no file or option of these runs has in its name.
const ENGLISH: &str = "the of is are not and this that these with were has have which from by stands there its move \
    moves king queen rook bishop knight pawn check checkmate stalemate draw castling written sign game games folder sheet \
    found nothing only other others another more than same who when where read reads cannot must been language languages \
    english spanish french german square squares white black illegal piece captured letter letters number missing rank \
    warning note asked newest heading half first did you mean such save plain unpack please look write probably perhaps \
    decided still yes row rows byte left name";

/// What a run says, without the lines of the sheets, what stands between backticks, and names of files and options.
fn said(args: &[&str], ran: &Ran) -> String {
    let source =
        |line: &&str| !line.trim_start().starts_with(|first: char| first.is_ascii_digit()) || !line.contains(" | ");
    // What `convert` prints is the sheet.
    let out = if args.contains(&"convert") { "" } else { &ran.out };
    let lines = out.lines().chain(ran.err.lines()).filter(source).filter(|line| !line.contains("--> "));
    let lines: Vec<String> = lines.map(|line| line.split('`').step_by(2).collect::<Vec<_>>().join(" ")).collect();
    let is_word = |word: &&str| !word.contains(['/', '\\']) && !word.contains("--") && !word.contains('[');
    lines.join("\n").split_whitespace().filter(is_word).collect::<Vec<_>>().join(" ")
}

/// The English words that a run in another language says.
fn left(args: &[&str], ran: &Ran) -> BTreeSet<String> {
    let said = said(args, ran);
    let words = said.split(|character: char| !character.is_alphanumeric() && !"_.".contains(character));
    let words = words.map(|word| word.trim_matches('.').to_lowercase());
    words.filter(|word| ENGLISH.split_whitespace().any(|english| english == word)).collect()
}

/// Envelopes, sealed and not, and what is wrong with them.
fn envelopes(good: &str, file: &dyn Fn(&str, &[u8]) -> String, add: &mut dyn FnMut(&[&str])) {
    let every = "whte = 1\nwhite = 3\nfen = 1\nlaws = 1\nadjourned_at = 1\nresumption_date = 1\nresumption_time = 1\nx = 1\n\
        white_time_used = 1\nmove = 1\nmove_number = 'x'\n= 1\n";
    for (at, envelope) in
        ["", "move = 'e4'", every, "{\"white\": 'A'}", "{\"event\": \"A\", \"event\": \"A\"}"].iter().enumerate()
    {
        let envelope = file(&format!("seal{at}.toml"), envelope.as_bytes());
        add(&[
            "seal",
            &envelope,
            "--move",
            "e4",
            "--public",
            &format!("{envelope}.p"),
            "--secret",
            &format!("{envelope}.s"),
        ]);
        add(&["seal", &envelope, "--move", "e4", "--public", &envelope]);
        add(&["seal", &envelope]);
    }
    let seals = |name: &str| crate::program::root().join("corpus/seals").join(name).display().to_string();
    let [public, secret, other] = ["sample.public.json", "sample.secret.json", "empty.secret.json"].map(seals);
    add(&["open", &public, &secret]);
    add(&["open", &secret, &public]);
    add(&["open", &public, &other]);
    add(&["open", &public, good]);
    add(&["seal", &public]);
    add(&["sealed", &public, good]);
    add(&["sealed", &seals("sample.toml"), good, &format!("{good}x")]);
    let adjourned = file("adjourned.toml", b"fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 41'\nmove = 'Rf1'\nsealed_by = 'black'\npresent = 'none'\n\
        envelope_lost = true\noffer_after_sealing = 'white'\nclaim_after_sealing = 'black'\nwhite_time_used = '1:00'\nwhite_time_set = '1:10'\n");
    add(&["sealed", &adjourned]);
    for (at, text) in ["Cd2", "Cd5", "xyz"].iter().enumerate() {
        add(&[
            "seal",
            &seals("sample.toml"),
            "--move",
            text,
            "--public",
            &format!("{adjourned}.{at}p"),
            "--secret",
            &format!("{adjourned}.{at}s"),
        ]);
    }
    add(&["sealed", "--new", "-o", &adjourned]);
}

#[test]
fn no_english_word_is_left_in_another_language() {
    let folder = folder("translated");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a file can be written");
        path.display().to_string()
    };
    let mut runs: Vec<Vec<String>> = Vec::new();
    let mut add = |args: &[&str]| runs.push(args.iter().map(|arg| (*arg).to_owned()).collect());
    for (at, sheet) in RULES.iter().flat_map(|rule| rule.page.split("```sheet\n").skip(1)).enumerate() {
        let path = file(&format!("{at}.txt"), sheet.split("```").next().unwrap_or_default().as_bytes());
        add(&["check", "--notes", "-v", &path]);
        add(&["convert", "--to", "fr-descriptive", &path]);
        add(&["convert", "--to", "ru", &path]);
    }
    let good = file("gut.txt", b"1.e4 e5 2.Cf3");
    for (name, bytes) in [
        ("x.xlsx", &b"PK\x03\x04rest"[..]),
        ("x.pdf", b"%PDF-1.7"),
        ("x.png", b"\x89PNG\r\n\x1a\n"),
        ("x.html", b"<!DOCTYPE html><html><body>1.e4</body></html>"),
        ("x.bin", &[0, 1, 2, 3, 0, 0, 255]),
        ("x.txt", b"\n"),
    ] {
        add(&["check", &file(name, bytes)]);
    }
    add(&["check", &format!("{good}x"), &good]);
    add(&["check", &folder.join("niente.txt").display().to_string()]);
    add(&["check", &folder.display().to_string(), "--quiet"]);
    add(&["check", "-v", "--lang", "es", "--laws", "2005", &good]);
    add(&["check"]);
    add(&["rules"]);
    add(&["convert", "--to", "es", &file("x.pgn", b"[Event \"x\"]\n\n1. e4 e5 2. Nf3 $1 Nc6 {x} 3. Bb9 *\n")]);
    for text in ["Cf3", "Nf3", "Ng1f3", "e9", "?", "Nbd2"] {
        add(&["move", text]);
    }
    add(&["move", "Rf1", "--fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]);
    add(&["move", "0-0", "--fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"]);
    for fen in ["7k/6Q1/6K1/8/8/8/8/8 b - -", "7k/5Q2/6K1/8/8/8/8/8 b - -", "8/8/4k3/8/8/4K3/8/8 w - -", "8/8/8 w"] {
        add(&["position", fen]);
    }
    add(&["position", "4k3/8/8/8/8/8/8/4K2R w K -"]);
    envelopes(&good, &file, &mut add);
    #[cfg(feature = "export")]
    {
        let out = folder.join("x.parquet").display().to_string();
        add(&["export", &good, "-o", &out]);
        add(&["export", &good, "-o", &good]);
        add(&["export", &good, "-o", &folder.display().to_string()]);
        add(&["export", &format!("{good}x"), "-o", &out]);
    }
    let mut wrong = Vec::new();
    for language in ["es", "fr", "de"] {
        for args in &runs {
            let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
            args.extend(["--messages", language]);
            let ran = planilla(&args);
            let left = left(&args, &ran);
            if !left.is_empty() {
                wrong.push(format!("{language}: {left:?}\n  {args:?}\n{}", said(&args, &ran)));
            }
            let unfilled = ["{$", "{ $", "$‹"].iter().any(|mark| said(&args, &ran).contains(mark));
            assert!(!unfilled, "{args:?}: {}", said(&args, &ran));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_locale_chooses_the_language() {
    for (locale, said) in [("fr_CA.UTF-8", "1 partie dans 1 fichier"), ("de_AT", "1 Partie in 1 Datei")] {
        let around = Surroundings { locale: Some(locale.to_owned()), ..Surroundings::default() };
        let ran = planilla_with(&["check", "-"], b"1.e4 e5", &around);
        assert!(ran.err.contains(said), "{}", ran.err);
    }
}
