//! How long a repair or a comparison takes, on one processor, its other work left out.

use crate::case::{Case, as_text};
use planilla::repair::{RepairOptions, Repairer};
use planilla::{Checker, Settings, compare};
use planilla_notation::Language;
use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// Repairs all cases, and prints what each took.
pub(crate) fn repairs(name: &str, cases: &[Case]) {
    let (mut repairer, options) = (Repairer::default(), RepairOptions::default());
    on_the_clock(name, "repairs", cases, |case| {
        let sheets = case.sheets();
        let start = now();
        std::hint::black_box(repairer.repair(&sheets, &options));
        now().saturating_sub(start)
    });
}

/// Checks both sheets of all cases as text and compares them, and prints what each took.
pub(crate) fn comparisons(name: &str, cases: &[Case]) {
    let settings = |languages: &[&'static Language]| Settings { languages: languages.to_vec(), ..Settings::default() };
    on_the_clock(name, "comparisons", cases, |case| {
        let [white, black] = case.sheets.as_slice() else { panic!("{} has no two sheets", case.name) };
        let texts = [white, black].map(as_text);
        let [mut one, mut other] = [white, black].map(|sheet| Checker::new(settings(&sheet.languages)));
        let start = now();
        let (white, black) = (one.check(texts[0].as_bytes()), other.check(texts[1].as_bytes()));
        std::hint::black_box(compare(&white, &black));
        now().saturating_sub(start)
    });
}

/// Has all cases done once to warm up and once on the clock.
fn on_the_clock(name: &str, what: &str, cases: &[Case], mut time: impl FnMut(&Case) -> Duration) {
    for case in cases {
        time(case);
    }
    let mut took: Vec<Duration> = cases.iter().map(time).collect();
    took.sort_unstable();
    let millis = |took: Duration| took.as_secs_f64() * 1e3;
    let at = |part: usize| took.get(took.len() * part / 100).copied().map_or(0.0, millis);
    let total: Duration = took.iter().sum();
    println!(
        "{name:>34}: {:>4} {what}, mean {:7.2} ms, median {:7.2}, 95 % {:7.2}, most {:7.2}, together {:6.2} s",
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
