//! Ours and the peers' on the same files: one run of each after the other in turn, several times; the medians count.

mod asked;
mod contender;
mod field;

pub(crate) use asked::Asked;

use crate::readers::{MEASURE, READERS};
use contender::Contender;
use field::{Field, Loads};
use planilla_count::files;
use planilla_count::instructions::{Counter, can_be_counted};
use planilla_count::table::{Table, grouped};

/// Measures each file and prints its table.
pub(crate) fn run(asked: &Asked) {
    let counting = asked.instructions && can_be_counted();
    if asked.instructions && !counting {
        println!("skipped: instructions, because valgrind is not on PATH");
    }
    let field = Field::gathered();
    for path in &asked.files {
        let games = files::read(path);
        let loads = Loads::of(&games);
        println!(
            "\n{}, repeated to {:.1} MB: {} games, {} plies; medians of {} rounds; pgn-reader + shakmaty is 1\n",
            files::name(path),
            loads.whole.megabytes(),
            grouped(loads.whole.counts.games),
            grouped(loads.whole.counts.plies),
            asked.rounds,
        );
        let mut contenders = field.contenders(&loads);
        for _ in 0..asked.rounds {
            contenders.iter_mut().for_each(Contender::run);
        }
        let counter = counting.then(|| Counter::new(&games));
        print!("{}", table(&contenders, counter.as_ref()));
        println!();
        tell_ratio(&contenders, field::JOBS_2, field::JOBS_1);
        tell_ratio(&contenders, field::JSON, field::PYTHON);
        tell_disagreements(&loads);
    }
}

fn table(contenders: &[Contender<'_>], counter: Option<&Counter>) -> Table {
    let measure = named(contenders, MEASURE).expect("it is built in");
    let mut head = vec!["", "MB/s", "ns/ply", "times", "CPU ns/ply", "CPU times", "slowest/fastest"];
    head.extend(counter.map(|_| "Ir/ply"));
    let mut table = Table::new(&head);
    for contender in contenders {
        let mut row = vec![
            contender.title.clone(),
            format!("{:.*}", usize::from(contender.megabytes_a_second() < 10.0), contender.megabytes_a_second()),
            format!("{:.1}", contender.nanoseconds()),
            times(measure.nanoseconds() / contender.nanoseconds()),
            format!("{:.1}", contender.cpu_nanoseconds()),
            times(measure.cpu_nanoseconds() / contender.cpu_nanoseconds()),
            format!("{:.2}", contender.spread()),
        ];
        row.extend(counter.map(|counter| {
            let Some((program, arguments)) = &contender.counted else { return String::new() };
            format!("{:.0}", counter.per_ply(program, arguments))
        }));
        table.push(row);
    }
    table
}

/// How many times as fast: of the slow ones the first digit counts.
fn times(ratio: f64) -> String {
    format!("{ratio:.*}", if ratio < 0.1 { 4 } else { 2 })
}

fn named<'c, 'a>(contenders: &'c [Contender<'a>], name: &str) -> Option<&'c Contender<'a>> {
    contenders.iter().find(|contender| contender.name == name)
}

fn tell_ratio(contenders: &[Contender<'_>], name: &str, against: &str) {
    if let (Some(one), Some(other)) = (named(contenders, name), named(contenders, against)) {
        println!("{name}: {:.2} times {against}", other.nanoseconds() / one.nanoseconds());
    }
}

/// Whoever stops at a move that is not read has less to do, so it is said when they count differently.
fn tell_disagreements(loads: &Loads) {
    for reader in READERS {
        let counts = (reader.read)(&loads.whole.games);
        if counts != loads.whole.counts {
            println!("{} counts {counts:?}, and we {:?}", reader.name, loads.whole.counts);
        }
    }
}
