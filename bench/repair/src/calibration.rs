//! Whether a probability is what it says: of the plies that are given one of nine in ten, nine in ten ought to be right.

use crate::score::Said;

/// Where the rows of the table end. The last ones are narrow, for most plies are there.
const ENDS: [f64; 9] = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 0.999, f64::INFINITY];

/// The bins of the expected error are equally wide.
const BINS: usize = 10;

/// Prints the table, the expected error and what holds of the plies that are given 0.99 or more.
pub(crate) fn show(plies: &[Said]) {
    println!("| given | plies | mean given | right |\n|---|---:|---:|---:|");
    let mut from = 0.0;
    for end in ENDS {
        let inside: Vec<&Said> = plies.iter().filter(|said| (from..end).contains(&said.probability)).collect();
        if !inside.is_empty() {
            let (given, right) = means(&inside);
            let to = if end.is_finite() { format!("{end}") } else { "1".to_owned() };
            println!("| {from} to {to} | {} | {:.2} % | {:.2} % |", inside.len(), 100.0 * given, 100.0 * right);
        }
        from = end;
    }
    let error: f64 = (0..BINS)
        .map(|bin| {
            let (from, to) = (bin as f64 / BINS as f64, (bin + 1) as f64 / BINS as f64);
            let last = bin + 1 == BINS;
            let falls = |said: &&Said| said.probability >= from && (last || said.probability < to);
            let inside: Vec<&Said> = plies.iter().filter(falls).collect();
            let (given, right) = means(&inside);
            (given - right).abs() * inside.len() as f64
        })
        .sum();
    let sure: Vec<&Said> = plies.iter().filter(|said| said.probability >= 0.99).collect();
    println!(
        "expected calibration error {:.4}; given 0.99 or more: {:.1} % of plies, {:.2} % of them right",
        error / plies.len().max(1) as f64,
        100.0 * sure.len() as f64 / plies.len().max(1) as f64,
        100.0 * means(&sure).1
    );
}

/// The mean of what is given, and the share that is right.
fn means(plies: &[&Said]) -> (f64, f64) {
    let count = plies.len().max(1) as f64;
    let given: f64 = plies.iter().map(|said| said.probability).sum();
    (given / count, plies.iter().filter(|said| said.right).count() as f64 / count)
}
