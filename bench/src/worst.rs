//! A megabyte of one thing. Each must be done in under a second.

use planilla_count::ours;
use planilla_notation::Input;
use planilla_tests::random::{FLOODS, flood};
use std::time::Instant;

pub(crate) fn run() {
    println!("{:>12} {:>9} {:>9}  seconds for a megabyte", "", "sheet", "pgn");
    let mut slow = 0;
    for piece in FLOODS {
        let text = flood(piece, 1 << 20);
        let seconds = [Input::Text, Input::Pgn].map(|input| {
            let start = Instant::now();
            std::hint::black_box(ours::read_one(text.as_bytes(), input));
            start.elapsed().as_secs_f64()
        });
        slow += usize::from(seconds.iter().any(|seconds| *seconds > 1.0));
        println!("{:>12} {:>9.3} {:>9.3}", format!("{piece:?}"), seconds[0], seconds[1]);
    }
    println!("{slow} of {} take more than a second", FLOODS.len());
}
