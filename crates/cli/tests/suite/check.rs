use crate::program::{planilla, planilla_with, sample};
use planilla_cli::Surroundings;
use std::fmt::Write;

/// Checks a text on standard input.
fn check(args: &[&str], text: &str) -> crate::program::Ran {
    let args: Vec<&str> = ["check"].iter().chain(args).copied().collect();
    planilla_with(&args, text.as_bytes(), &Surroundings::default())
}

const TWO_GAMES: &str = "[White \"Ñandú\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n\
                         [White \"C\"]\n[Black \"D\"]\n[Result \"1-0\"]\n\n1. d4 d5 2. Qxd5 1-0\n";

#[test]
fn the_sample_has_one_error_and_its_fix() {
    let ran = planilla(&["check", &sample()]);
    assert_eq!(ran.status, 1);
    assert!(ran.out.starts_with("error[move.illegal]: the queen cannot reach `d5`"), "{}", ran.out);
    assert!(ran.out.contains("laws-2005-sample.sheet:3:37\n"), "{}", ran.out);
    assert!(ran.out.contains("= note: Laws 2005, "), "{}", ran.out);
    assert!(ran.out.contains("= help: probably `Dxd4` was meant"), "{}", ran.out);
    assert_eq!(ran.err, "1 game in 1 file: 1 error\n");
}

#[test]
fn in_spanish() {
    let ran = planilla(&["check", "--messages", "es", &sample()]);
    assert!(ran.out.starts_with("error[move.illegal]: la dama no llega a `d5`"), "{}", ran.out);
    assert!(ran.out.contains("= ayuda: probablemente se quiso escribir `Dxd4`"), "{}", ran.out);
    assert_eq!(ran.err, "1 partida en 1 archivo: 1 error\n");
}

#[test]
fn a_clean_game_has_no_finding() {
    let ran = check(&[], "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6");
    assert_eq!((ran.status, ran.out.as_str(), ran.err.as_str()), (0, "", "1 game in 1 file: no findings\n"));
}

#[test]
fn a_game_of_a_file_is_named_and_its_lines_are_the_files() {
    let ran = check(&[], TWO_GAMES);
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains(" -:11:13\n") || ran.out.contains("> -:11:13\n"), "{}", ran.out);
    assert!(ran.out.contains("= note: game 2, C - D\n"), "{}", ran.out);
    assert!(ran.err.ends_with("2 games in 1 file: 1 error\n"), "{}", ran.err);
}

#[test]
fn a_long_line_is_cut_to_a_window() {
    let mut text = "[Result \"*\"]\n\n".to_owned();
    for number in 0..200 {
        let moves = if number % 2 == 0 { "Nf3 Nf6" } else { "Ng1 Ng8" };
        write!(text, "{}. {moves} ", number + 1).unwrap();
    }
    text.push_str("201. Qxd5 Nf6 202. Ng1 Ng8 *\n");
    let ran = check(&["--select", "move.illegal"], &text);
    assert_eq!(ran.status, 1, "{}", ran.out);
    assert!(ran.out.lines().all(|line| line.chars().count() <= 110), "{}", ran.out);
    assert!(ran.out.contains("Qxd5"), "{}", ran.out);
}

#[test]
fn the_status_goes_by_what_is_asked() {
    let run = |args: &[&str]| check(args, "1.e4 e5 2.Qxe5 Nc6").status;
    assert_eq!(run(&[]), 1);
    assert_eq!(run(&["--fail-on", "never"]), 0);
    assert_eq!(run(&["--ignore", "move.illegal"]), 0);
    assert_eq!(run(&["--select", "notation.ambiguous"]), 0);
    let quiet = check(&["-q"], "1.e4 e5 2.Qxe5 Nc6");
    assert_eq!((quiet.status, quiet.out.as_str(), quiet.err.as_str()), (1, "", ""));
}

#[test]
fn a_selected_rule_shows_its_notes() {
    let ran = check(&["--select", "notation.castling_form"], "lang: en\n1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.O-O");
    assert!(ran.out.starts_with("note[notation.castling_form]: castling is written `0-0`"), "{}", ran.out);
    assert_eq!(ran.err, "1 game in 1 file: 1 note\n");
}

#[test]
fn verbose_tells_what_a_game_was_taken_for() {
    let ran = check(&["-v", "--laws", "2005"], "1e4 e5 2Cf3 Cc6 3Ab5");
    let taken = "-:1: language: Spanish, found by the moves (reads the same in: Italian, Catalan, Galician); Laws:";
    assert!(ran.err.contains(taken), "{}", ran.err);
    assert!(ran.err.contains("Laws: 2005, as asked; 5 half-moves"), "{}", ran.err);
    let ran = check(&["-v"], "1e4 e5");
    assert!(
        ran.err.contains("(reads the same in: Spanish, French, German, Italian, Portuguese, Catalan, …)"),
        "{}",
        ran.err
    );
}

#[test]
fn json_lines_end_with_a_summary() {
    let ran = check(&["--format", "json"], TWO_GAMES);
    assert_eq!((ran.status, ran.err.as_str()), (1, ""));
    let objects = ran.objects();
    assert_eq!(objects.len(), 3);
    assert!(objects.iter().all(|object| object["schema"] == "planilla/1"));
    assert_eq!(objects[0]["tags"]["White"], "Ñandú");
    let (game, finding) = (&objects[1], &objects[1]["findings"][0]);
    assert_eq!((&game["type"], &game["game"]), (&"game".into(), &2.into()));
    assert_eq!(
        (&finding["rule"], &finding["line"], &finding["column"]),
        (&"move.illegal".into(), &11.into(), &13.into())
    );
    let start = finding["start"].as_u64().unwrap() as usize;
    assert_eq!(&TWO_GAMES[start..start + 4], "Qxd5");
    assert_eq!(
        (&objects[2]["type"], &objects[2]["games"], &objects[2]["errors"]),
        (&"summary".into(), &2.into(), &1.into())
    );
}
