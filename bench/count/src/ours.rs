//! This project over a file of games: all that is measured of it is called here.

use planilla::{Checker, Fault, GamesIn, Messages, RULES, Settings, Status};
use planilla_cli::{Surroundings, run};
use planilla_notation::{BlocksIn, Input};
use planilla_table::{Order, Scan, TABLES, Unread};
use std::io;

/// Games, plies, and games with a move that is not read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Games.
    pub games: usize,
    /// Plies of the main lines.
    pub plies: usize,
    /// Games with a move that is not read.
    pub bad: usize,
}

/// Replays the main line of every game of a file.
pub fn validate(file: &[u8]) -> Counts {
    let (mut counts, mut games) = (Counts::default(), GamesIn::new(file));
    while let Some(mut game) = games.next_game() {
        counts.games += 1;
        match game.validate() {
            Ok(plies) => counts.plies += plies as usize,
            Err(Fault::Move { ply, .. }) => {
                counts.plies += ply as usize - 1;
                counts.bad += 1;
            }
            Err(Fault::Refused(_) | Fault::Utf16) => counts.bad += 1,
        }
    }
    counts
}

/// Checks every game of a file with all rules, as by default: a glance first, and where that is not enough the rest.
pub fn all_rules(file: &[u8]) -> Counts {
    let mut checker = Checker::new(Settings { input: Some(Input::Pgn), ..Settings::default() });
    let mut counts = Counts::default();
    for block in BlocksIn::new(file, Input::Pgn) {
        counts.games += 1;
        if let Some(clean) = checker.glance(block.bytes) {
            counts.plies += clean.plies as usize;
        } else {
            let plies = &checker.check(block.bytes).record.plies;
            counts.plies += plies.len();
            counts.bad += usize::from(plies.iter().any(|ply| !ply.status.is_read()));
        }
    }
    counts
}

/// The whole program, `planilla check --jobs 1 -q FILE`, in this process. Gives its exit status.
pub fn program(file: &str) -> u8 {
    let args = ["planilla", "check", "--jobs", "1", "-q", file].map(Into::into);
    run(args.into_iter(), &Surroundings::default(), &mut io::empty(), &mut io::sink(), &mut io::sink())
}

/// The table of games, with the columns that other libraries for Python have too: headings, moves in UCI, result and how
/// the game ends. Gives the number of rows.
pub fn scan(file: &str) -> usize {
    let columns = ["event", "site", "date", "round", "white", "black", "result", "moves", "end_state"];
    let order = Order {
        columns: TABLES[0].choose(columns).expect("the table has these columns"),
        settings: Settings::default(),
        messages: Messages::english(),
        jobs: 1,
        unread: Unread::Stop,
    };
    let batches = Scan::new(vec![planilla_files::Input::File(file.into())], order);
    batches.map(|batch| batch.expect("the file can be read").num_rows()).sum()
}

/// What reads and replays alone.
pub fn validator() -> Checker {
    Checker::new(Settings { input: Some(Input::Pgn), ignore: RULES.to_vec(), ..Settings::default() })
}

/// What is said of a game.
pub struct Verdict {
    /// All its moves are read.
    pub read: bool,
    /// All are exact.
    pub exact: bool,
    /// It can be replayed by the letter.
    pub valid: bool,
    /// How many words stand for moves.
    pub words: usize,
}

/// What is said of a game.
pub fn verdict(validator: &mut Checker, game: &[u8]) -> Verdict {
    let plies = &validator.check(game).record.plies;
    Verdict {
        read: plies.iter().all(|ply| ply.status.is_read()),
        exact: plies.iter().all(|ply| ply.status == Status::Exact),
        valid: GamesIn::new(game).next_game().is_some_and(|mut game| game.validate().is_ok()),
        words: plies.iter().filter(|ply| ply.span.is_some()).count(),
    }
}

/// Reads one text, whatever is in it, as a sheet or as PGN. Gives the number of plies.
pub fn read_one(text: &[u8], input: Input) -> usize {
    Checker::new(Settings { input: Some(input), ..Settings::default() }).check(text).record.plies.len()
}
