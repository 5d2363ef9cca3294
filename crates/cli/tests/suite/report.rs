use crate::program::{Ran, folder, planilla, planilla_with};
use planilla_cli::Surroundings;
use std::fs;
use std::path::Path;

const GAMES: &str = "[White \"Roe\"]\n\n1. e4 e5 2. Ke3 1-0\n\n[White \"Doe\"]\n\n1. d4 *\n";

fn report(args: &[&str], files: &[&Path], out: &str) -> Ran {
    let files: Vec<String> = files.iter().map(|path| path.display().to_string()).collect();
    let args = ["report"].into_iter().chain(args.iter().copied()).chain(files.iter().map(String::as_str));
    planilla(&args.chain(["-o", out]).collect::<Vec<_>>())
}

#[test]
fn a_page_is_written_and_the_status_is_that_of_check() {
    let folder = folder("report");
    let (file, out) = (folder.join("a.pgn"), folder.join("out.html"));
    fs::write(&file, GAMES).unwrap();
    let shown = out.display().to_string();
    let ran = report(&[], &[&file], &shown);
    assert_eq!((ran.status, ran.out.as_str()), (1, ""), "{}", ran.err);
    assert!(ran.err.starts_with("2 games in 1 file: 1 error; the page is in "), "{}", ran.err);
    let page = fs::read_to_string(&out).unwrap();
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">") && page.ends_with("</html>\n"));
    assert_eq!(page.matches("<article").count(), 2);
    for (args, status, expected) in [
        (&["--messages", "es", "--title", "Ronda <1>"][..], 1, "<title>Ronda &lt;1&gt;</title>"),
        (&["--ignore", "move.illegal"], 0, "lang=\"en\""),
        (&["--fail-on", "never"], 0, "move.illegal"),
        (&["--drawn", "1"], 1, "Only one game is drawn"),
        (&["--laws", "1997", "--jobs", "3", "--lang", "en"], 1, "Laws of 1997, as asked"),
    ] {
        let ran = report(args, &[&file], &shown);
        assert_eq!(ran.status, status, "{args:?}: {}", ran.err);
        let page = fs::read_to_string(&out).unwrap();
        assert!(page.contains(expected), "{args:?}");
    }
    // Standard output takes the page as it is, and nothing else.
    let ran = report(&[], &[&file], "-");
    assert!(ran.out.starts_with("<!DOCTYPE html>") && ran.out.ends_with("</html>\n"));
    assert!(ran.err.contains("the page is in standard output"), "{}", ran.err);
}

#[test]
fn what_cannot_be_read_stands_on_the_page() {
    let folder = folder("report-unreadable");
    let [good, empty, picture, missing, out] =
        ["good.pgn", "empty.pgn", "picture.pgn", "missing.pgn", "out.html"].map(|name| folder.join(name));
    fs::write(&good, GAMES).unwrap();
    fs::write(&empty, "\n").unwrap();
    fs::write(&picture, b"\x89PNG\r\n").unwrap();
    let shown = out.display().to_string();
    let ran = report(&["--messages", "de"], &[&missing, &picture, &empty, &good], &shown);
    assert_eq!(ran.status, 2, "{}", ran.err);
    let page = fs::read_to_string(&out).unwrap();
    for expected in ["es gibt keine solche Datei", "es ist ein Bild", "es ist keine Partie darin", "Roe"] {
        assert!(page.contains(expected), "{expected}");
    }
    // Where nothing could be read, what stood there stays.
    fs::write(&out, "before").unwrap();
    let ran = report(&[], &[&missing, &picture], &shown);
    assert_eq!(ran.status, 2);
    assert!(ran.err.ends_with("out.html was not written\n"), "{}", ran.err);
    assert_eq!(fs::read(&out).unwrap(), b"before");
}

#[test]
fn what_may_not_be_written_to_is_refused() {
    let folder = folder("report-refused");
    let file = folder.join("a.pgn");
    fs::write(&file, GAMES).unwrap();
    let ran = report(&[], &[&file], &file.display().to_string());
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("this is one of the files to read"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), GAMES);
    let ran = report(&[], &[&file], &folder.display().to_string());
    assert!(ran.status == 2 && ran.err.contains("this is a folder"), "{}", ran.err);
    // Without a place to write to there is nothing to do.
    let ran = planilla_with(&["report", "x"], b"", &Surroundings::default());
    assert!(ran.status == 2 && ran.err.contains("--output"), "{}", ran.err);
}

#[test]
fn a_page_is_the_same_however_many_work_on_it() {
    let folder = folder("report-jobs");
    let (file, out) = (folder.join("a.pgn"), folder.join("out.html"));
    let game = |number: usize| match number % 7 {
        3 => format!("[White \"{number}\"]\n\n1. e4 e5 2. Ke3 1-0\n\n"),
        5 => format!("[White \"{number}\"]\n\n1. e4 e5 3. Nf3 1-0\n\n"),
        _ => format!("[White \"{number}\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n"),
    };
    fs::write(&file, (0..1_500).map(game).collect::<String>()).unwrap();
    let page = |jobs: &str| {
        let ran = report(&["--jobs", jobs, "--drawn", "600"], &[&file], &out.display().to_string());
        assert_eq!(ran.status, 1, "{}", ran.err);
        fs::read_to_string(&out).unwrap()
    };
    let one = page("1");
    assert_eq!(one.matches("<article").count(), 600);
    assert!(one == page("4"));
}
