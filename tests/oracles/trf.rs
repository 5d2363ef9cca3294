//! The laws of report files.

use crate::random::{Dice, random_tournament, write_report};
use planilla::{Checker, Federation, Settings};
use planilla_notation::LineIndex;
use planilla_trf::{Trf, read};
use std::sync::Arc;

/// Any bytes are read: places lie in the text, by their order, and the lines end as they may without anything changing.
pub fn any_report_is_read(bytes: &[u8]) {
    let trf = read(bytes, None);
    let text = &*trf.source.text;
    let mut before = 0;
    for fault in &trf.faults {
        for span in [Some(fault.span), fault.other].into_iter().flatten() {
            assert!(span.start <= span.end && text.get(span.range()).is_some(), "{fault:?} lies outside");
            assert!(trf.source.original_offset(span.end as usize) <= bytes.len(), "{fault:?} lies outside the bytes");
        }
        assert!(before <= fault.span.start, "{fault:?} is out of order");
        before = fault.span.start;
    }
    if bytes.len() < 1 << 16 {
        games_are_held_against(bytes, &trf);
    }
    for player in &trf.report.players {
        assert!(text.get(player.span.range()).is_some_and(|line| !line.contains(['\r', '\n'])), "{player:?}");
    }
    let names = |trf: &Trf<'_>| trf.faults.iter().map(|fault| fault.kind.name()).collect::<Vec<_>>();
    if !bytes.contains(&b'\r') && bytes.len() < 1 << 16 && std::str::from_utf8(bytes).is_ok() {
        for end in ["\r", "\r\n"] {
            let other = text.replace('\n', end);
            assert_eq!(names(&trf), names(&read(other.as_bytes(), None)), "lines that end with {end:?}");
        }
    }
}

/// Games of players who stand in a report are held against it, whatever their records say: in each round and in none.
fn games_are_held_against(bytes: &[u8], trf: &Trf<'_>) {
    let settings = Settings { trf: Some(Arc::new(Federation::read("any.trf", bytes, None))), ..Settings::default() };
    let mut checker = Checker::new(settings);
    let names: Vec<&str> = trf.report.players.iter().take(3).map(|player| player.name.as_str()).collect();
    let pairs = names.windows(2).flat_map(|pair| [(pair[0], pair[1]), (pair[1], pair[0])]);
    for (white, black) in pairs {
        for round in ["", "round: 0\n", "round: 2\n"] {
            let sheet = format!("white: {white}\nblack: {black}\n{round}\n1.e4 e5 1-0\n");
            checker.check(sheet.as_bytes());
        }
    }
}

/// A random tournament is written and read back, with lines that end in any way and in any encoding; and one damaged field is
/// told by its line.
pub fn reports_are_read_back(seed: u64, players: usize, rounds: usize) {
    let mut dice = Dice::new(seed);
    let report = random_tournament(&mut dice, players, rounds);
    let lines = write_report(&report);
    for end in ["\r", "\n", "\r\n"] {
        let text = lines.join(end) + end;
        let trf = read(text.as_bytes(), None);
        assert!(trf.faults.is_empty(), "{:#?}\n{}", trf.faults, lines.join("\n"));
        assert_eq!(write_report(&trf.report), lines);
        assert_eq!((trf.report.players.len(), trf.report.rounds), (players, last_round(&lines)));
    }
    damaged_fields_are_told(&mut dice, &lines);
}

/// The last round in which anybody has something written.
fn last_round(lines: &[String]) -> u16 {
    let longest = lines.iter().filter(|line| line.starts_with("001")).map(|line| line.chars().count()).max();
    longest.unwrap_or_default().saturating_sub(91).div_ceil(10) as u16
}

/// Damages a line: what is done, the kind that must be told of it, and how.
type Damage = (&'static str, fn(&mut Vec<char>));

const DAMAGES: [Damage; 10] = [
    ("shifted", |line| line.insert(47, ' ')),
    ("shifted", |line| {
        line.remove(13);
    }),
    ("shifted", |line| line.insert(90, ' ')),
    ("tab", |line| line[13] = '\t'),
    ("field", |line| set(line, 81, " 1,5")),
    ("field", |line| set(line, 99, "?")),
    ("missing", |line| set(line, 81, "    ")),
    ("points_sum", |line| set(line, 81, "99.5")),
    ("opponent_unknown", |line| set(line, 92, "9998 w 1")),
    ("missing", |line| set(line, 5, "    ")),
];

fn set(line: &mut [char], column: usize, text: &str) {
    for (at, character) in text.chars().enumerate() {
        line[column - 1 + at] = character;
    }
}

fn damaged_fields_are_told(dice: &mut Dice, lines: &[String]) {
    let players: Vec<usize> = (0..lines.len()).filter(|&at| lines[at].starts_with("001")).collect();
    for (name, damage) in DAMAGES {
        let at = *dice.pick(&players);
        let mut line: Vec<char> = lines[at].chars().collect();
        if line.len() < 109 {
            continue;
        }
        damage(&mut line);
        let mut lines = lines.to_vec();
        lines[at] = line.into_iter().collect();
        let text = lines.join("\r");
        let trf = read(text.as_bytes(), None);
        let index = LineIndex::new(&trf.source.text);
        let told = trf.faults.iter().any(|fault| {
            fault.kind.name() == name && index.position(fault.span.start as usize).line as usize == at + 1
        });
        assert!(told, "{name} is not told of line {}:\n{}\n{:#?}", at + 1, lines[at], trf.faults);
        assert_eq!(trf.report.players.len(), players.len(), "the other lines are read");
    }
}
