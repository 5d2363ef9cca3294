//! Random envelopes.

use crate::value::{Fen, MoveText};
use crate::{
    Answer, Claim, ClockTime, Date, DayTime, Edition, Envelope, Players, Score, Shown, Side, Standard, When, Who,
};
use quickcheck::{Arbitrary, Gen};
use std::num::NonZeroU16;

/// An envelope, and a nonce for it.
#[derive(Clone, Debug)]
pub(crate) struct Filled(pub(crate) Envelope, pub(crate) [u8; 32]);

const FENS: [&str; 4] = [
    "r1bqk2r/ppppbppp/2n5/8/3Nn3/2P5/PP3PPP/RNBQKB1R w KQkq - 1 9",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 41",
    "7k/5Q2/6K1/8/8/8/8/8 w - -",
    "8/8/8/4k3/8/8/8/4K2Q w - - 99 120",
];

/// A text as people and machines write them: any characters but controls, no space around it.
fn text(g: &mut Gen) -> String {
    let text: String = String::arbitrary(g).chars().filter(|c| !c.is_control()).take(60).collect();
    let text = text.trim();
    let text = if text.is_empty() { "Ana \"la Niña\" \\ Żółw" } else { text };
    text.to_owned()
}

fn clock(g: &mut Gen) -> ClockTime {
    ClockTime::from_seconds(u32::arbitrary(g) % 360_000).unwrap()
}

fn date(g: &mut Gen) -> Date {
    let (year, month, day) = (1000 + u16::arbitrary(g) % 9000, 1 + u8::arbitrary(g) % 12, 1 + u8::arbitrary(g) % 28);
    Date::new(year, month, day).unwrap()
}

fn time(g: &mut Gen) -> DayTime {
    DayTime::from_seconds(u32::arbitrary(g) % 86_400).unwrap()
}

fn when(g: &mut Gen) -> When {
    match u8::arbitrary(g) % 3 {
        0 => When::Day(date(g)),
        1 => When::Time(time(g)),
        _ => When::Both(date(g), time(g)),
    }
}

impl Arbitrary for Filled {
    fn arbitrary(g: &mut Gen) -> Filled {
        /// Something, or nothing.
        fn perhaps<T>(g: &mut Gen, make: impl Fn(&mut Gen) -> T) -> Option<T> {
            (!u8::arbitrary(g).is_multiple_of(4)).then(|| make(g))
        }
        fn one<T: Copy>(all: &[T]) -> impl Fn(&mut Gen) -> T {
            |g| *g.choose(all).unwrap()
        }
        let editions: Vec<_> = Edition::NAMES.iter().filter_map(|name| Edition::named(name)).collect();
        let envelope = Envelope {
            event: perhaps(g, text),
            white: perhaps(g, text),
            black: perhaps(g, text),
            adjourned_at: perhaps(g, when),
            laws: perhaps(g, one(&editions)),
            standard: perhaps(g, one(Standard::ALL)),
            language: perhaps(g, |g| (*g.choose(&["en", "es", "fr", "de"]).unwrap()).to_owned()),
            fen: perhaps(g, |g| Fen((*g.choose(&FENS).unwrap()).to_owned())),
            white_time_used: perhaps(g, clock),
            black_time_used: perhaps(g, clock),
            sealed_by: perhaps(g, one(Side::ALL)),
            move_number: perhaps(g, |g| NonZeroU16::new(u16::arbitrary(g)).unwrap_or(NonZeroU16::MAX)),
            draw_offer: perhaps(g, one(Who::ALL)),
            resumption_date: perhaps(g, date),
            resumption_time: perhaps(g, time),
            resumption_place: perhaps(g, text),
            sheets_enclosed: perhaps(g, one(Players::ALL)),
            sealed_move: perhaps(g, |g| match u8::arbitrary(g) % 3 {
                0 => MoveText(format!(" {}\n\u{7}", text(g))),
                1 => MoveText(text(g)),
                _ => MoveText("Nd2".to_owned()),
            }),
            flag_fell: perhaps(g, one(Who::ALL)),
            offer_after_sealing: perhaps(g, one(Who::ALL)),
            offer_answer: perhaps(g, one(Answer::ALL)),
            claim_after_sealing: perhaps(g, one(Who::ALL)),
            claim_kind: perhaps(g, one(Claim::ALL)),
            present: perhaps(g, one(Players::ALL)),
            white_arrived: perhaps(g, when),
            black_arrived: perhaps(g, when),
            default_minutes: perhaps(g, u16::arbitrary),
            envelope_lost: perhaps(g, bool::arbitrary),
            white_time_set: perhaps(g, clock),
            black_time_set: perhaps(g, clock),
            clock_error_shown: perhaps(g, one(Shown::ALL)),
            result: perhaps(g, one(Score::ALL)),
        };
        Filled(envelope, std::array::from_fn(|_| u8::arbitrary(g)))
    }
}
