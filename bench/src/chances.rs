//! Whether a player can still mate: ours against `chasolver` (MIT) on the same positions in the same run.
//!
//! A line of a file is `WB FEN`: W if White can mate, B if Black can, `-` for each who cannot. Each question is asked on its
//! own, ours and the peer's in turns, and timed on the processor.

use planilla_board::{Color, Effort, MatingChance, Position};
use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;
use std::{fs, io};

/// Positions that ours may meet for a question; a second's worth.
const NODES: u64 = 1_000_000;

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
        let within = |limit: u64| {
            let limit = Duration::from_micros(limit);
            100.0 * self.took.iter().filter(|(took, decided)| *decided && *took <= limit).count() as f64 / count
        };
        println!(
            "{name:>15} {:>6} {:>6} {:>9.1} {:>9.2} {:>8.2} {:>9.1} {:>7.2} {:>7.2} {:>7.2}",
            self.wrong,
            self.never,
            self.total().as_secs_f64() * 1e3,
            micros(self.total()) / count,
            at(50),
            at(99),
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
        let mut records: [Record; 4] = Default::default();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let Some((who, fen)) = line.split_once(' ') else { continue };
            let Ok((position, _)) = Position::from_fen_lenient(fen) else { continue };
            let Ok(board) = position.to_fen().parse::<chess::Board>() else { continue };
            for (player, peers, letter) in
                [(Color::White, chess::Color::White, 'W'), (Color::Black, chess::Color::Black, 'B')]
            {
                let truth = who.contains(letter);
                let ours = |effort| match position.mating_chance(player, effort) {
                    MatingChance::Winnable { .. } => Some(true),
                    MatingChance::Unwinnable { .. } => Some(false),
                    MatingChance::Undecided { .. } => None,
                };
                let theirs = || {
                    let answer = chasolver::winnability(&board, peers)?;
                    Some(matches!(answer, chasolver::Winnability::Winnable { .. }))
                };
                let quick = || chasolver::is_unwinnable_fast(&board, peers).then_some(false);
                let answers = [
                    timed(|| ours(Effort::Fast)),
                    timed(|| ours(Effort::Full { nodes: NODES })),
                    timed(quick),
                    timed(theirs),
                ];
                for (record, (took, answer)) in records.iter_mut().zip(answers) {
                    record.note(took, answer, truth);
                }
            }
        }
        println!("{file}: {} questions", records[0].took.len());
        println!(
            "{:>15} {:>6} {:>6} {:>9} {:>9} {:>8} {:>9} {:>7} {:>7} {:>7}",
            "", "wrong", "no", "total ms", "mean us", "median", "p99 us", "100 us%", "10 ms%", "1 s%"
        );
        for (record, name) in records.iter().zip(["fast", "full", "chasolver fast", "chasolver full"]) {
            record.show(name);
        }
        println!("full is {:.1} times as fast", records[3].total().as_secs_f64() / records[1].total().as_secs_f64());
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let now = || Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).expect("time goes forward");
    let start = now();
    let found = std::hint::black_box(work());
    (now().saturating_sub(start), found)
}

fn read(file: &str) -> io::Result<String> {
    let bytes = fs::read(file)?;
    let bytes = if file.ends_with(".zst") { zstd::decode_all(bytes.as_slice())? } else { bytes };
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
