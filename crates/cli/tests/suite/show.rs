use crate::program::{Ran, planilla, planilla_with, root, sample};
use planilla_cli::Surroundings;
use std::{env, fs};

/// A sheet on which the position after 1...d5 stands five times, with an offer.
const SHUFFLE: &str = "\
white: Ana Roe
black: Eva Doe
date: 2019.05.03
lang: es

1.d4 d5 2.Cf3 Cf6 3.Cg1 Cg8 4.Cf3 Cf6 5.Cg1 (=) Cg8 6.Cf3 Cf6 7.Cg1 Cg8 8.Cf3 Cf6 9.Cg1 Cg8 10.Cf3 Cf6 1/2-1/2
";

/// `planilla show -` with a text on standard input.
fn show(text: &str, args: &[&str]) -> Ran {
    planilla_with(&[&["show", "-"], args].concat(), text.as_bytes(), &Surroundings::default())
}

/// The points of a list of objects, by name.
fn names(list: &serde_json::Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|point| point["at"].as_str().unwrap()).collect()
}

#[test]
fn the_game_as_people_read_it() {
    let ran = show(SHUFFLE, &["--at", "5b"]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    let expected = "\
Ana Roe – Eva Doe  1/2-1/2
3 May 2019
Laws: 2018, by the game's date; language: Spanish
1 warning found in this game: see `planilla check`

      White     Black
   1  d4        d5
   2  Cf3       Cf6
   3  Cg1       Cg8
   4  Cf3       Cf6
   5  Cg1 (=)   Cg8
   6  Cf3       Cf6
   7  Cg1       Cg8
   8  Cf3       Cf6
   9  Cg1       Cg8
  10  Cf3       Cf6

After 5...Cg8

8   r n b q k b n r
7   p p p . p p p p
6   . . . . . . . .
5   . . . p . . . .
4   . . . P . . . .
3   . . . . . . . .
2   P P P . P P P P
1   R N B Q K B N R

    a b c d e f g h

FEN: rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 8 6
White to move, not in check; the game goes on
27 legal moves; half-move clock 8; the next move is number 6
this position stood on the board 3 times
White after 5...Cg8: the position stood there for the third time or more (Laws 2018, 9.2.1.2)

Repeated positions
  5 times: 1...d5, 3...Cg8, 5...Cg8, 7...Cg8, 9...Cg8
    rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq d6 0 2
    third time: 5...Cg8
    fifth time: 9...Cg8
";
    assert!(ran.out.starts_with(expected), "{}", ran.out);
    let end = "
Moves without a capture and a pawn move
  18 half-moves: 2.Cf3 to 10...Cf6

Claims of a draw that stood open
  Black after 5.Cg1 (=): by announcing Cg8, after which the position would stand there for the third time (Laws 2018, 9.2.1.1)
  White at each turn from 5...Cg8 to 8...Cf6: the position stood there for the third time or more (Laws 2018, 9.2.1.2)
  Black at each turn from 6.Cf3 to 9.Cg1: the position stood there for the third time or more (Laws 2018, 9.2.1.2)

The game was drawn by itself
  9...Cg8: the position stood there for the fifth time (Laws 2018, 9.6.1)

Draw offers
  White with 5.Cg1 (=): refused by 5...Cg8

No time control on the sheet
";
    assert!(ran.out.ends_with(end), "{}", ran.out);
}

#[test]
fn the_game_as_programs_read_it() {
    let ran = show(SHUFFLE, &["--at", "start,5b", "--at", "ply 11", "--format", "json"]);
    let facts = &ran.objects()[0];
    assert_eq!((ran.status, facts["type"].as_str()), (0, Some("facts")));
    let points: Vec<&str> =
        facts["positions"].as_array().unwrap().iter().map(|row| row["point"]["at"].as_str().unwrap()).collect();
    assert_eq!(points, ["start", "5b", "6w"]);
    assert_eq!(names(&facts["repetitions"][0]["points"]), ["1b", "3b", "5b", "7b", "9b"]);
    assert_eq!((&facts["quiet_runs"][0]["halfmoves"], &facts["quiet_runs"][0]["fifty"]), (&18.into(), &().into()));
    assert_eq!(facts["draw_offers"][0]["answer"], "played_on");
    assert_eq!(facts["automatic_draws"][0]["point"]["at"], "9b");
    assert_eq!((&facts["unsure_from"], &facts["counted_to"]), (&().into(), &().into()));
    // Not before 2014, and on consecutive alternate moves then.
    let older = show(SHUFFLE, &["--format", "json", "--laws", "2009"]);
    assert_eq!(older.objects()[0]["automatic_draws"].as_array().map(Vec::len), Some(0));
    assert_eq!(older.objects()[0]["claims"][0]["articles"], serde_json::json!(["9.2a"]));
}

#[test]
fn diagrams_from_either_side() {
    let board = |args: &[&str]| {
        let ran = show("1.e4", args);
        ran.out.lines().skip(8).take(10).collect::<Vec<_>>().join("\n")
    };
    let flipped = "1   ♖ ♘ ♗ ♔ ♕ ♗ ♘ ♖\n2   ♙ ♙ ♙ . ♙ ♙ ♙ ♙\n";
    let shown = board(&["--flip", "--pieces", "figurines"]);
    assert!(shown.starts_with(flipped) && shown.ends_with("    h g f e d c b a"), "{shown}");
    let shown = board(&[]);
    assert!(shown.starts_with("8   r n b q k b n r\n") && shown.ends_with("    a b c d e f g h"), "{shown}");
}

#[test]
fn what_is_not_sure_says_on_what_it_rests() {
    let ran = planilla(&["show", "--at", "5w,6w", &sample()]);
    assert_eq!((ran.status, ran.err.as_str()), (0, ""));
    for line in [
        "1 error found in this game: see `planilla check`",
        "   5  Dxd5 *     d5        * `Dxd5`: illegal",
        "At 5.Dxd5 (illegal): the position before it; the game goes on as if `Dxd4` had been played",
        "After 6.exd6 a.p.",
        "this rests on what was taken for 5.Dxd5",
    ] {
        assert!(ran.out.lines().any(|shown| shown == line), "{line}\n{}", ran.out);
    }
    // Which knight went to d2 is never said, so nothing is counted from there on.
    let ran = show("lang: en\n1.d4 d5 2.Nf3 Nf6 3.Nd2 e6 4.e3 e5", &["--at", "4b", "--format", "json"]);
    let facts = &ran.objects()[0];
    assert_eq!((&facts["unsure_from"]["at"], &facts["counted_to"]["at"]), (&"3w".into(), &"2b".into()));
    assert_eq!(facts["positions"][0]["shown"], "last_sure");
}

#[test]
fn a_point_that_is_not_there_says_how_far_the_game_goes() {
    let ran = show(SHUFFLE, &["--at", "11w,ply 99"]);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""));
    assert_eq!(ran.err, "planilla: -:1: 11w: the game goes to `10b`\nplanilla: -:1: ply 99: the game goes to `10b`\n");
    let ran = show(SHUFFLE, &["--at", "soon"]);
    assert!(ran.status == 2 && ran.err.contains("this names no point of a game: `23b`"), "{}", ran.err);
    let ran = show("[Variant \"Atomic\"]\n\n1. e4 e5 *", &["--at", "1b"]);
    assert_eq!(ran.status, 2);
    assert_eq!(ran.err, "planilla: -:1: 1b: there is no position to show, as the game is not judged\n");
}

#[test]
fn one_game_of_several_or_all() {
    let file = "[White \"Ana\"]\n\n1. e4 e5 1-0\n\n[White \"Eva\"]\n\n1. d4 d5 2. c4 1/2-1/2\n";
    let ran = show(file, &[]);
    assert!(ran.status == 0 && ran.out.starts_with("Ana – Black  1-0\n"), "{}", ran.out);
    assert_eq!(
        ran.err,
        "planilla: -: this is the first of 2 games; `--game N` shows another, `--game all` shows all\n"
    );
    let ran = show(file, &["--game", "2", "--at", "2w"]);
    assert!(ran.status == 0 && ran.err.is_empty() && ran.out.starts_with("Eva – Black  1/2-1/2\n"), "{}", ran.out);
    let ran = show(file, &["--game", "3"]);
    assert_eq!((ran.status, ran.err.as_str()), (2, "planilla: -: there is no game 3; it has 2 games\n"));
    // A game that has none of the points is shown at its end.
    let ran = show(file, &["--game", "all", "--at", "2w", "--format", "json"]);
    let counts: Vec<usize> = ran.objects().iter().map(|facts| facts["positions"].as_array().unwrap().len()).collect();
    assert_eq!((ran.status, counts), (1, vec![1, 1]));
    assert_eq!(ran.err, "planilla: -:1: 2w: the game goes to `1b`\n");
    assert_eq!(show(file, &["--game", "0"]).status, 2);
}

/// The games in `corpus/shown`, each with what is told of it; the first line has the arguments. `UPDATE=1` writes them anew:
/// look at what changed before you commit it.
#[test]
fn games_of_the_corpus_are_shown_as_stands_beside_them() {
    let folder = root().join("corpus/shown");
    let mut seen = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "shown") {
            continue;
        }
        let stands = fs::read_to_string(&path).unwrap();
        let (command, _) = stands.split_once('\n').unwrap();
        let words: Vec<&str> = command.strip_prefix("$ planilla ").unwrap().split(' ').collect();
        let file = folder.join(words[1]).display().to_string();
        let args: Vec<&str> = words.iter().map(|word| if *word == words[1] { file.as_str() } else { word }).collect();
        let ran = planilla(&args);
        let fresh = format!("{command}\n{}{}", ran.out, ran.err.replace(&file, words[1]));
        seen += 1;
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, fresh).unwrap();
            continue;
        }
        assert_eq!(stands, fresh, "{}: run `UPDATE=1 ./test show`", path.display());
    }
    assert!(seen >= 10, "{seen} games");
}
