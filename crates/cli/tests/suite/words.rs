//! Words beside the moves of a sheet, in the four languages: what is understood of them, and what is said.

use crate::program::planilla_with;
use planilla_cli::Surroundings;

/// What is found in a sheet from standard input, as rules with their grades, and the object of the game.
fn check(sheet: &str) -> (Vec<String>, serde_json::Value) {
    let args = ["check", "--notes", "--format", "json"];
    let ran = planilla_with(&args, sheet.as_bytes(), &Surroundings::default());
    let game = ran.objects().swap_remove(0);
    let word = |finding: &serde_json::Value, key: &str| finding[key].as_str().unwrap_or_default().to_owned();
    let findings = game["findings"].as_array().unwrap();
    let found = findings.iter().map(|finding| format!("{}[{}]", word(finding, "severity"), word(finding, "rule")));
    (found.collect(), game)
}

/// The moves with an offer, as SAN.
fn offers(game: &serde_json::Value) -> Vec<&str> {
    let moves = game["moves"].as_array().unwrap().iter();
    moves.filter(|row| row["draw_offer"] == true).map(|row| row["san"].as_str().unwrap()).collect()
}

#[test]
fn offers_are_those_of_the_player_who_moved() {
    for (words, offered, found) in [
        ("White offers a draw", &["Bb5"][..], &[][..]),
        ("(White offers a draw)", &["Bb5"], &[]),
        ("draw offered by White", &["Bb5"], &[]),
        ("tablas ofrecidas por las blancas", &["Bb5"], &[]),
        ("Weiß bietet Remis an", &["Bb5"], &[]),
        ("les Blancs proposent nulle", &["Bb5"], &[]),
        ("ofrezco tablas", &["Bb5"], &[]),
        // It was White who had just moved.
        ("offer of a draw by Black", &[], &["note[sheet.extraneous]"]),
        ("las negras ofrecen tablas", &[], &["note[sheet.extraneous]"]),
        ("(Schwarz bietet Remis)", &[], &["note[sheet.extraneous]"]),
        ("les Noirs proposent la nulle", &[], &["note[sheet.extraneous]"]),
    ] {
        let (all, game) = check(&format!("lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 {words} a6 4.Ba4 Nf6"));
        let all: Vec<&str> = all.iter().map(String::as_str).filter(|rule| !rule.contains("form")).collect();
        assert_eq!((offers(&game).as_slice(), all.as_slice()), (offered, found), "{words}");
        assert_eq!(game["moves"].as_array().unwrap().len(), 8, "{words}");
    }
}

#[test]
fn refusals_are_no_moves_and_no_results() {
    for words in [
        "Black declined the draw",
        "las negras rechazan las tablas",
        "tablas rechazadas por las negras",
        "les Noirs refusent la nulle",
        "nulle déclinée",
        "Remis von Schwarz abgelehnt",
        "Schwarz lehnt das Remis ab",
    ] {
        let (found, game) = check(&format!("lang: en\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 {words} a6 4.Ba4 Nf6"));
        assert_eq!((found, game["result"]["score"].as_str()), (vec![], Some("*")), "{words}");
    }
}

#[test]
fn reasons_before_the_score() {
    for (words, reason) in [
        ("White resigns 0-1", "resignation"),
        ("White lost on time 0-1", "time"),
        ("las blancas pierden por tiempo 0-1", "time"),
        ("pierde por tiempo 0-1", "time"),
        ("cae la bandera 0-1", "time"),
        ("le drapeau est tombé 0-1", "time"),
        ("perd au temps 0-1", "time"),
        ("verliert durch Zeit 0-1", "time"),
        ("durch Zeit 0-1", "time"),
        ("me rindo 0-1", "resignation"),
        ("j'abandonne 0-1", "resignation"),
        ("ich gebe auf 0-1", "resignation"),
    ] {
        let (found, game) = check(&format!("lang: en\n\n1.e4 e5 2.Nf3 Nc6 {words}"));
        let result = &game["result"];
        let told = (result["score"].as_str(), result["reason"].as_str());
        assert_eq!((found, told), (vec![], (Some("0-1"), Some(reason))), "{words}");
    }
}

#[test]
fn results_of_headings_and_squares_in_two_parts() {
    for heading in ["Result: =", "Resultado: =", "Ergebnis: =", "Résultat : ="] {
        let (_, game) = check(&format!("{heading}\nlang: en\n\n1.e4 e5 2.Nf3 Nc6"));
        assert_eq!(game["result"]["score"], "1/2-1/2", "{heading}");
    }
    for (lang, moves) in [("en", "1. e 4 e 5 2. N f 3 N c 6"), ("es", "1. e 4 e 5 2. C f 3 C c 6")] {
        let (_, game) = check(&format!("lang: {lang}\n\n{moves}"));
        let played: Vec<_> = game["moves"].as_array().unwrap().iter().map(|row| row["san"].as_str().unwrap()).collect();
        assert_eq!(played, ["e4", "e5", "Nf3", "Nc6"], "{moves}");
    }
}
