//! Thinking times as they are met, and what the editions make of them.

use super::class::class_named;
use super::*;
use crate::edition::{Edition, EditionName};

/// Seconds and increment.
fn read(text: &str, dialect: Dialect) -> Option<(u32, u32)> {
    TimeControl::read(text, dialect).map(|time| (time.seconds(), time.increment()))
}

#[test]
fn fields_of_pgn_are_seconds() {
    for (text, expected) in [
        ("300", Some((300, 0))),
        ("300+3", Some((300, 3))),
        ("60+0", Some((60, 0))),
        ("90+30", Some((90, 30))),
        ("40/7200:3600", Some((10_800, 0))),
        ("40/5400+30:1800+30", Some((7_200, 30))),
        ("*180", Some((180, 0))),
        ("1/259200", Some((259_200, 0))),
        ("90 min + 30 sec", Some((5_400, 30))),
        ("?", None),
        ("-", None),
        ("", None),
        ("40/9", Some((9, 0))),
        ("1:30:00+30", Some((5_400, 30))),
        ("1:30:00 + 0:00:30", Some((5_400, 30))),
        ("40/1:30:00+30, 0:30:00+30", Some((7_200, 30))),
        ("0:03:00+2", Some((180, 2))),
        ("40/6000+30:900+30", Some((6_900, 30))),
        ("W300-B240", Some((300, 0))),
        ("W300+2-B240+1", Some((300, 2))),
        ("40/7200:20/3600:900+30", Some((11_700, 30))),
        ("40/7200:?", None),
        ("7200:3600", None),
        ("40/*180", None),
        ("*180+2", None),
        ("0/300", None),
        ("1:30", None),
        ("300-240", None),
        ("G/90", None),
        ("0+0", None),
    ] {
        assert_eq!(read(text, Dialect::Pgn), expected, "{text}");
    }
}

#[test]
fn people_write_minutes() {
    for (text, expected) in [
        ("90+30", Some((5_400, 30))),
        ("90'+30''", Some((5_400, 30))),
        ("90′ + 30″", Some((5_400, 30))),
        ("90' + 30\"", Some((5_400, 30))),
        ("10+0", Some((600, 0))),
        ("3|2", Some((180, 2))),
        ("15 min", Some((900, 0))),
        ("15 minutos", Some((900, 0))),
        ("25 Min. + 10 Sek.", Some((1_500, 10))),
        ("60", Some((3_600, 0))),
        ("5400+30", Some((5_400, 30))),
        ("1h30", Some((5_400, 0))),
        ("1 h 30 min + 30 s", Some((5_400, 30))),
        ("1 h 30 min", Some((5_400, 0))),
        ("2 hours", Some((7_200, 0))),
        ("G/90", Some((5_400, 0))),
        ("G/60;d5", Some((3_600, 5))),
        ("40/90, SD/30", Some((7_200, 0))),
        ("40/90 + 30", Some((5_400, 30))),
        ("40/2h, 1h", Some((10_800, 0))),
        ("40 moves in 2 hours, then 1 hour", Some((10_800, 0))),
        ("90 minutes for 40 moves, then 30 minutes, plus 30 seconds per move from move 1", Some((7_200, 30))),
        ("90 min para toda la partida más 30 segundos por jugada", Some((5_400, 30))),
        ("90 min + 30 min", Some((7_200, 0))),
        ("10 s per move", Some((0, 10))),
        ("40 Züge in 90 Minuten", Some((5_400, 0))),
        ("1:30:00 + 30", Some((5_400, 30))),
        ("40/6000+30:900+30", Some((6_900, 30))),
        ("40/90 SD/30 +30", Some((7_200, 30))),
        ("40/90, SD/30; +30", Some((7_200, 30))),
        ("40/80, 20/40, 15+30", Some((8_100, 30))),
        ("40/90 + 30, SD/30 + 30", Some((7_200, 30))),
        ("G/90 inc/30", Some((5_400, 30))),
        ("G90+30", Some((5_400, 30))),
        ("90 minutes for 40 moves and 30 minutes for the rest, 30 seconds a move", Some((7_200, 30))),
        ("40 moves in 1 hour and 30 minutes", Some((5_400, 0))),
        (
            "100 minutes for the first 40 moves followed by 50 minutes for the next 20 moves followed by 15 minutes for the rest, \
          with an increment of 30 seconds per move from move 1",
            Some((9_900, 30)),
        ),
        ("90 minutos + 30 segundos por jugada", Some((5_400, 30))),
        (
            "90 minutos para 40 jugadas, luego 30 minutos, con 30 segundos por jugada desde la jugada 1",
            Some((7_200, 30)),
        ),
        ("90 minutos con 30 segundos de incremento", Some((5_400, 30))),
        ("60 minutos más 30 segundos de incremento por jugada desde la primera", Some((3_600, 30))),
        ("90 minutes pour 40 coups puis 30 minutes, 30 secondes par coup", Some((7_200, 30))),
        ("1h30 pour 40 coups + 30 min KO avec 30 s par coup", Some((7_200, 30))),
        ("2 heures pour 40 coups, puis 1 heure", Some((10_800, 0))),
        ("90 Minuten für 40 Züge, danach 30 Minuten, 30 Sekunden pro Zug ab Zug 1", Some((7_200, 30))),
        ("90 Minuten für 40 Züge + 15 Minuten für den Rest + 30 Sekunden je Zug ab dem 1. Zug", Some((6_300, 30))),
        ("15 Minuten plus 10 Sekunden je Zug", Some((900, 10))),
        ("40/2h", Some((7_200, 0))),
        ("4/2h", Some((7_200, 0))),
        ("90 min/40 moves + 30 min + 30 s", Some((7_200, 30))),
        ("90 min/40 jugadas + 30 min + 30 s", Some((7_200, 30))),
        ("90 min/40 coups + 30 min + 30 s", Some((7_200, 30))),
        ("90 min/40 Züge + 30 min + 30 s", Some((7_200, 30))),
        ("90'/40 + 30' + 30\"", Some((7_200, 30))),
        ("2 h for 40 moves, then 1 h", Some((10_800, 0))),
        ("2 h para 40 jugadas, luego 1 h", Some((10_800, 0))),
        ("2 h pour 40 coups, puis 1 h", Some((10_800, 0))),
        ("2 h für 40 Züge, dann 1 h", Some((10_800, 0))),
        ("15+10 (rapid)", Some((900, 10))),
        // What is read by half is not read.
        ("foo bar", None),
        ("90 min foo", None),
        ("90 min and a bottle of rum 30", None),
        ("90/30", None),
        ("1.5 h", None),
        ("90 min, 40 moves", None),
        ("90+30?", None),
        ("*60", None),
        ("40/", None),
        ("40/2", None),
        ("90-30", None),
        ("W5-B4", Some((300, 0))),
        ("15/10", None),
        ("200", None),
        ("", None),
        ("____", None),
        ("blitz", None),
        ("99999999999", None),
    ] {
        assert_eq!(read(text, Dialect::Sheet), expected, "{text}");
    }
}

#[test]
fn minutes_of_a_clock_and_what_is_no_time() {
    for (text, expected) in [
        ("90:00+0:30", Some((5_400, 30))),
        ("15:00 + 0:10", Some((900, 10))),
        ("5:00", Some((300, 0))),
        ("90:00 + 30", Some((5_400, 30))),
        ("1:30", None),
        ("3:00+2", None),
        ("90:30", None),
        ("40/90:30", Some((7_200, 0))),
        // No numbers of a time.
        ("-5+3", None),
        ("−5 + 3", None),
        ("5+-3", None),
        ("1e9+3", None),
        ("1e9", None),
        ("90\"+30'", None),
        ("90 s + 30 min", None),
        ("30 s + 90 min", None),
        ("90min+30s", Some((5_400, 30))),
        ("g60d5", Some((3_600, 5))),
        ("1h30m+30s", Some((5_400, 30))),
    ] {
        assert_eq!(read(text, Dialect::Sheet), expected, "{text}");
    }
}

#[test]
fn the_class_by_edition() {
    use TimeClass::{Blitz, Rapid, Standard};
    let editions = EditionName::ALL;
    for (text, expected) in [
        ("10 min", [Some(Blitz); 8]),
        (
            "12 min",
            [Some(Blitz), Some(Blitz), Some(Blitz), Some(Blitz), Some(Rapid), Some(Rapid), Some(Rapid), Some(Rapid)],
        ),
        ("15 min", [Some(Rapid); 8]),
        (
            "60 min",
            [
                Some(Rapid),
                Some(Rapid),
                Some(Rapid),
                Some(Standard),
                Some(Standard),
                Some(Standard),
                Some(Standard),
                Some(Standard),
            ],
        ),
        ("90 min", [Some(Standard); 8]),
        ("3+2", [None, None, Some(Blitz), Some(Blitz), Some(Blitz), Some(Blitz), Some(Blitz), Some(Blitz)]),
        (
            "30+30",
            [None, None, Some(Rapid), Some(Standard), Some(Standard), Some(Standard), Some(Standard), Some(Standard)],
        ),
    ] {
        let class =
            |laws: EditionName| TimeControl::read(text, Dialect::Sheet).and_then(|time| time.class(Edition::of(laws)));
        assert_eq!(editions.map(class), expected, "{text}");
    }
}

#[test]
fn words_for_a_class() {
    for (text, class) in [
        ("Blitz", Some(TimeClass::Blitz)),
        ("ajedrez rápido", Some(TimeClass::Rapid)),
        ("Partie rapide", Some(TimeClass::Rapid)),
        ("Schnellschach", Some(TimeClass::Rapid)),
        ("classical", Some(TimeClass::Standard)),
        ("rapid or blitz", None),
        ("fast", None),
    ] {
        assert_eq!(class_named(text), class, "{text}");
    }
}

#[test]
fn periods_of_each_player_and_of_each_move() {
    let read = |text: &str| TimeControl::read(text, Dialect::Sheet).unwrap();
    let all = read("90 minutes for 40 moves, then 30 minutes, 30 seconds per move from move 1");
    let periods: Vec<_> = all.periods.iter().map(|period| (period.moves, period.seconds, period.increment)).collect();
    assert_eq!(periods, [(Some(40), 5_400, 30), (None, 1_800, 30)]);
    let each = TimeControl::read("W300+0-B240+0", Dialect::Pgn).unwrap();
    assert_eq!((each.given(Color::White, 0), each.given(Color::Black, 0)), (300, 240));
    assert_eq!(each.class(Edition::of(EditionName::E2023)), Some(TimeClass::Blitz));
    let apart = TimeControl::read("W1800-B240", Dialect::Pgn).unwrap();
    assert_eq!(apart.class(Edition::of(EditionName::E2023)), None);
    assert!(TimeControl::read("W300-B300", Dialect::Pgn).unwrap().black.is_empty());
    assert!(TimeControl::read("*180", Dialect::Pgn).unwrap().is_sandglass());
    assert!(read("40/2h, 1h").is_whole() && !read("90 min + 30 min").is_whole());
    for text in ["90'/40 + 30' + 30\"", "90 min/40 moves + 30 min + 30 s"] {
        let all = read(text);
        let periods: Vec<_> =
            all.periods.iter().map(|period| (period.moves, period.seconds, period.increment)).collect();
        assert_eq!(periods, [(Some(40), 5_400, 0), (None, 1_800, 30)], "{text}");
    }
}

#[test]
fn any_text_is_a_time_or_none() {
    #[allow(clippy::needless_pass_by_value, reason = "quickcheck gives values")]
    fn never_fails(pieces: Vec<u8>) -> bool {
        const PIECES: [&str; 24] = [
            "40", "/", "90", "+", "30", ":", "W", "-", "B", "*", "999999", " h ", " min ", " s ", " moves ", "1:30:00",
            ",", "then", "G", "é", "'", "\"", "per move", "1.",
        ];
        let text: String = pieces.iter().map(|piece| PIECES[usize::from(*piece) % PIECES.len()]).collect();
        for dialect in [Dialect::Pgn, Dialect::Sheet] {
            if let Some(time) = TimeControl::read(&text, dialect) {
                assert!(!time.periods.is_empty());
                let _ = (time.given(Color::Black, 300), time.class(Edition::of(EditionName::E2023)));
            }
        }
        true
    }
    quickcheck::QuickCheck::new().tests(2_000).quickcheck(never_fails as fn(Vec<u8>) -> bool);
}
