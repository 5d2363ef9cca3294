//! How long a repair takes, on one processor, its other work left out.

use crate::case::Case;
use planilla::repair::{RepairOptions, Repairer};
use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// Repairs all cases once to warm up and once on the clock, and prints what each took.
pub(crate) fn run(name: &str, cases: &[Case]) {
    let (mut repairer, options) = (Repairer::default(), RepairOptions::default());
    let mut took: Vec<Duration> = Vec::new();
    for round in 0..2 {
        for case in cases {
            let sheets = case.sheets();
            let start = now();
            std::hint::black_box(repairer.repair(&sheets, &options));
            if round > 0 {
                took.push(now().saturating_sub(start));
            }
        }
    }
    took.sort_unstable();
    let millis = |took: Duration| took.as_secs_f64() * 1e3;
    let at = |part: usize| took.get(took.len() * part / 100).copied().map_or(0.0, millis);
    let total: Duration = took.iter().sum();
    println!(
        "{name:>34}: {:>4} repairs, mean {:7.2} ms, median {:7.2}, 95 % {:7.2}, most {:7.2}, together {:6.2} s",
        took.len(),
        millis(total) / took.len().max(1) as f64,
        at(50),
        at(95),
        took.last().copied().map_or(0.0, millis),
        total.as_secs_f64()
    );
}

fn now() -> Duration {
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).expect("time goes forward")
}
