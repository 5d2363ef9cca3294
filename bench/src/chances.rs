//! Whether a player can still mate: ours against `chasolver` (MIT) on the same positions in the same run.
//!
//! A line of a file is `WB FEN`: W if White can mate, B if Black can, `-` for each who cannot; of a file that ends in `.csv`,
//! `FEN,player,verdict,note` below a line of headings. Each question is asked on its own, ours and the peer's in turns, and timed
//! on the processor. Without files, those of `../shared/data/mating_chance` are asked, and what is not there is skipped.

use planilla_board::{Color, Effort, MatingChance, Position};
use planilla_tests::places::{fields, shared};
use rustix::time::{ClockId, clock_gettime};
use std::path::Path;
use std::time::Duration;
use std::{fs, io};

/// What is asked without files, and the positions that ours may meet for a question: a second's worth, but of the hard ones
/// what an arbiter waits for.
const SHARED: [(&str, u64); 3] = [("games.txt.zst", SECOND), ("submitted.txt", SECOND), ("hard.csv", 2 * SECOND)];
const SECOND: u64 = 1_000_000;

/// A position, a player, and whether that player can still mate.
type Question = (Position, Color, bool);

/// One contender's answers and what they took.
#[derive(Default)]
struct Record {
    took: Vec<(Duration, bool)>,
    wrong: usize,
    never: usize,
}

impl Record {
    fn note(&mut self, took: Duration, answer: Option<bool>, truth: bool) {
        self.took.push((took, answer.is_some()));
        self.wrong += usize::from(answer.is_some_and(|answer| answer != truth));
        self.never += usize::from(answer == Some(false));
    }

    fn total(&self) -> Duration {
        self.took.iter().map(|(took, _)| *took).sum()
    }

    fn show(&self, name: &str) {
        let count = self.took.len() as f64;
        let mut sorted: Vec<Duration> = self.took.iter().map(|(took, _)| *took).collect();
        sorted.sort_unstable();
        let micros = |took: Duration| took.as_secs_f64() * 1e6;
        let at = |part: usize| sorted.get(sorted.len() * part / 100).copied().map_or(0.0, micros);
        let share = |count_of: usize| 100.0 * count_of as f64 / count;
        let within = |limit: u64| {
            let limit = Duration::from_micros(limit);
            share(self.took.iter().filter(|(took, decided)| *decided && *took <= limit).count())
        };
        println!(
            "{name:>15} {:>6} {:>6} {:>7.2} {:>9.1} {:>9.2} {:>8.2} {:>9.1} {:>10.1} {:>7.2} {:>7.2} {:>7.2}",
            self.wrong,
            self.never,
            share(self.took.iter().filter(|(_, decided)| *decided).count()),
            self.total().as_secs_f64() * 1e3,
            micros(self.total()) / count,
            at(50),
            at(99),
            sorted.last().copied().map_or(0.0, micros),
            within(100),
            within(10_000),
            within(1_000_000),
        );
    }
}

/// Asks everything of all, and shows how they did.
pub(crate) fn run(files: &[String]) {
    for file in files {
        let text = read(file).unwrap_or_else(|error| panic!("{file}: {error}"));
        ask(file, &questions(file, &text), SECOND);
    }
    if files.is_empty() {
        for (file, nodes) in SHARED {
            let Some(bytes) = shared(&format!("mating_chance/{file}")) else { continue };
            ask(file, &questions(file, &String::from_utf8_lossy(&bytes)), nodes);
        }
    }
}

/// The questions of a file. A line that holds none is passed over.
fn questions(file: &str, text: &str) -> Vec<Question> {
    let position = |fen: &str| Position::from_fen_lenient(fen).ok().map(|(position, _)| position);
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    if ends_in(file, "csv") {
        let question = |line: &str| match fields(line).as_slice() {
            [fen, player, verdict, ..] => {
                let player = if player == "white" { Color::White } else { Color::Black };
                Some((position(fen)?, player, verdict == "winnable"))
            }
            _ => None,
        };
        return lines.filter_map(question).collect();
    }
    let question = |line: &str| {
        let (who, fen) = line.split_once(' ')?;
        let position = position(fen)?;
        Some([(position, Color::White, who.contains('W')), (position, Color::Black, who.contains('B'))])
    };
    lines.filter_map(question).flatten().collect()
}

/// Asks the questions of a file; of the peer, those whose positions it reads.
fn ask(file: &str, questions: &[Question], nodes: u64) {
    let [mut fast, mut full, mut quick, mut theirs] = <[Record; 4]>::default();
    let mut same = Duration::ZERO;
    for &(position, player, truth) in questions {
        let ours = |effort| match position.mating_chance(player, effort) {
            MatingChance::Winnable { .. } => Some(true),
            MatingChance::Unwinnable { .. } => Some(false),
            MatingChance::Undecided { .. } => None,
        };
        let note = |record: &mut Record, (took, answer)| {
            record.note(took, answer, truth);
            took
        };
        note(&mut fast, timed(|| ours(Effort::Fast)));
        let took = note(&mut full, timed(|| ours(Effort::Full { nodes })));
        let Ok(board) = position.to_fen().parse::<chess::Board>() else { continue };
        let peers = if player == Color::White { chess::Color::White } else { chess::Color::Black };
        note(&mut quick, timed(|| chasolver::is_unwinnable_fast(&board, peers).then_some(false)));
        let winnable = |answer| matches!(answer, chasolver::Winnability::Winnable { .. });
        note(&mut theirs, timed(|| chasolver::winnability(&board, peers).map(winnable)));
        same += took;
    }
    let never = questions.iter().filter(|(.., truth)| !truth).count();
    println!("{file}: {} questions, {never} to be answered by no; {} of the peer", fast.took.len(), theirs.took.len());
    println!(
        "{:>15} {:>6} {:>6} {:>7} {:>9} {:>9} {:>8} {:>9} {:>10} {:>7} {:>7} {:>7}",
        "", "wrong", "no", "known%", "total ms", "mean us", "median", "p99 us", "most us", "100 us%", "10 ms%", "1 s%"
    );
    for (name, record) in [("fast", &fast), ("full", &full), ("chasolver fast", &quick), ("chasolver full", &theirs)] {
        record.show(name);
    }
    println!("full is {:.1} times as fast", theirs.total().as_secs_f64() / same.as_secs_f64());
}

fn ends_in(file: &str, extension: &str) -> bool {
    Path::new(file).extension().is_some_and(|found| found == extension)
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let now = || Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).expect("time goes forward");
    let start = now();
    let found = std::hint::black_box(work());
    (now().saturating_sub(start), found)
}

fn read(file: &str) -> io::Result<String> {
    let bytes = fs::read(file)?;
    let bytes = if ends_in(file, "zst") { zstd::decode_all(bytes.as_slice())? } else { bytes };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
