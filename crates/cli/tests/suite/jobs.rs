use crate::program::{Ran, folder, planilla, planilla_with, together};
use planilla_cli::Surroundings;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write};

/// So many games in PGN; one in a hundred has a move that is not legal, so that each batch gives something to print.
fn games(count: usize) -> String {
    let mut text = String::new();
    for number in 0..count {
        let last = if number % 100 == 0 { "Qxd5" } else { "c4 e6" };
        write!(text, "[White \"A{number}\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. d4 d5 2. {last} *\n\n").unwrap();
    }
    text
}

/// Checks these files with so many jobs.
fn check(args: &[&str], files: &[String], jobs: usize) -> Ran {
    let jobs = jobs.to_string();
    let args = ["check", "--jobs", &jobs].into_iter().chain(args.iter().copied());
    planilla(&args.chain(files.iter().map(String::as_str)).collect::<Vec<_>>())
}

#[test]
fn all_is_the_same_whatever_the_jobs() {
    let folder = folder("jobs");
    let name = |file: &str| folder.join(file).display().to_string();
    let files = ["a.pgn", "none.txt", "b.pgn.zst", "c.txt"].map(name);
    fs::write(&files[0], games(3_000)).unwrap();
    fs::write(&files[1], "\n").unwrap();
    fs::write(&files[2], zstd::encode_all(games(2_000).as_bytes(), 1).unwrap()).unwrap();
    fs::write(&files[3], "blancas: A\n1.e4 e5 2.Dxe5 1-0\n\n".repeat(100)).unwrap();
    let ways: [&[&str]; 4] = [&[], &["-v"], &["--format", "json"], &["--format", "json", "--moves", "none"]];
    for way in ways {
        let alone = check(way, &files, 1);
        for jobs in [2, 7] {
            assert!(check(way, &files, jobs) == alone, "{way:?} with {jobs} jobs");
        }
    }
    let objects = check(&["--format", "json"], &files, 7).objects();
    let numbers: Vec<_> = objects[..3_000].iter().map(|object| object["game"].as_u64().unwrap()).collect();
    assert!(numbers.into_iter().eq(1..=3_000));
    assert_eq!((&objects[5_100]["files"], &objects[5_100]["errors"]), (&4.into(), &150.into()));
}

#[test]
fn a_fault_of_a_file_is_told_after_the_games_before_it() {
    let folder = folder("fault");
    let name = |file: &str| folder.join(file).display().to_string();
    let files = ["cut.pgn.zst", "next.pgn"].map(name);
    let packed = zstd::encode_all(games(10_000).as_bytes(), 1).unwrap();
    fs::write(&files[0], &packed[..packed.len() / 2]).unwrap();
    fs::write(&files[1], games(1)).unwrap();
    for jobs in ["1", "2", "7"] {
        let (status, said) = together(&["check", "--jobs", jobs, &files[0], &files[1]]);
        let place = |what: &str| said.find(what).unwrap_or_else(|| panic!("{what}: {said}"));
        let fault = place("cut.pgn.zst: the packed file is damaged");
        assert!(place("game 2001, A2000 - B") < fault && fault < place("next.pgn:5"), "{said}");
        // But for the summary, in which it is said again.
        let games = said.split("files read").next().unwrap_or_default();
        assert_eq!(games.rfind("cut.pgn.zst:"), Some(fault), "{said}");
        assert_eq!(status, 2);
    }
}

#[test]
fn a_game_larger_than_any_batch_is_one_game() {
    let folder = folder("large");
    let file = folder.join("large.pgn").display().to_string();
    let comment = format!("{{ {} }}", "long ago ".repeat(200_000));
    fs::write(&file, games(2_000) + &games(1).replace("2. Qxd5", &format!("{comment} 2. Qxd5")) + &games(2_000))
        .unwrap();
    let files = [file];
    let alone = check(&[], &files, 1);
    assert!(alone.err.ends_with("4,001 games in 1 file: 41 errors\n"), "{}", alone.err);
    assert!(check(&[], &files, 3) == alone);
}

/// A reader of the results who has seen enough after some bytes.
struct Enough(usize);

impl Write for Enough {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(bytes.len()).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_run_ends_when_nobody_reads_the_results() {
    let text = games(5_000);
    for jobs in ["1", "2", "7"] {
        let args = ["planilla", "check", "--format", "json", "--jobs", jobs].map(Into::into);
        let mut err = Vec::new();
        let (mut stdin, around) = (text.as_bytes(), Surroundings::default());
        let status = planilla_cli::run(args.into_iter(), &around, &mut stdin, &mut Enough(100_000), &mut err);
        assert_eq!((status, err.as_slice()), (0, &b""[..]));
        assert!(!stdin.is_empty());
    }
}

#[test]
fn any_number_of_jobs_is_taken() {
    let ran = planilla_with(&["check", "--jobs", "100000"], games(2_000).as_bytes(), &Surroundings::default());
    assert_eq!((ran.status, ran.err.as_str()), (1, "2,000 games in 1 file: 20 errors\n"));
}
