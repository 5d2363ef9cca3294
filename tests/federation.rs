//! Report files of the federation: random tournaments are read back, and damaged ones told about.

use planilla_tests::oracles;
use planilla_tests::random::{Dice, Hostile, random_tournament, write_report};
use planilla_trf::read;
use quickcheck::QuickCheck;

#[test]
fn any_report_is_read() {
    QuickCheck::new().tests(1_000).quickcheck((|bytes: Hostile| oracles::any_report_is_read(&bytes.0)) as fn(Hostile));
    let damaged = |seed: u64| {
        let mut dice = Dice::new(seed);
        let mut bytes = write_report(&random_tournament(&mut dice, 6, 3)).join("\n").into_bytes();
        for _ in 0..=dice.below(6) {
            let at = dice.below(bytes.len());
            match dice.below(4) {
                0 => bytes[at] = dice.roll() as u8,
                1 => {
                    let end = bytes[at..].iter().position(|&byte| byte == b'\n').map_or(bytes.len(), |end| at + end);
                    bytes.drain(at..end);
                }
                2 => bytes.insert(at, *dice.pick(b" \t\r\n019wb=+-\xff")),
                _ => {
                    bytes.remove(at);
                }
            }
        }
        oracles::any_report_is_read(&bytes);
    };
    QuickCheck::new().tests(2_000).quickcheck(damaged as fn(u64));
}

#[test]
fn reports_are_read_back() {
    let law = |seed: u64, players: u8, rounds: u8| {
        oracles::reports_are_read_back(seed, 4 + usize::from(players % 40), 2 + usize::from(rounds % 10));
    };
    QuickCheck::new().tests(300).quickcheck(law as fn(u64, u8, u8));
}

#[test]
fn two_hundred_players_and_nine_rounds() {
    for seed in 0..5 {
        oracles::reports_are_read_back(seed, 200, 9);
    }
}

#[test]
fn a_name_in_latin_1_moves_no_column() {
    let lines = write_report(&random_tournament(&mut Dice::new(1), 12, 5));
    let utf8 = lines.join("\r\n");
    let latin: Option<Vec<u8>> = utf8.replace('Š', "S").chars().map(|c| u8::try_from(c).ok()).collect();
    let trf = read(latin.as_deref().unwrap_or_default(), None);
    assert!(trf.faults.is_empty(), "{:#?}", trf.faults);
    assert_eq!(write_report(&trf.report).join("\r\n"), utf8.replace('Š', "S"));
    let marked = format!("\u{feff}{utf8}");
    assert!(read(marked.as_bytes(), None).faults.is_empty());
}

#[test]
fn much_is_read_within_bounds() {
    let line = "001    1      A                                                              1.0    1     2 w 1\r";
    for text in [line.repeat(20_000), "x\r".repeat(300_000), "1".repeat(1 << 20), "001 ".repeat(1 << 18)] {
        let trf = read(text.as_bytes(), None);
        assert!(trf.faults.len() <= planilla_trf::MOST_FAULTS && !trf.faults.is_empty());
    }
}
