//! Games and the pairing of a small report that each of them is.

use super::{Federation, GameHeadings, Joined};
use crate::messages::Messages;

/// Two players of a family name and initial, two who share neither, one without a FIDE number, and one named by an initial.
const REPORT: &str = "\
001    1      Gruber,Eva                        2210 AUT     1600001             0.0    1     2 w =     3 b =     4 w =
001    2      Novak,Andrej                      2100 CZE      300002             0.0    2     1 b =     5 w =     6 b =
001    3      Novak,Adam                        2000 CZE      300003             0.0    3     6 w =     1 w =     5 b =
001    4      Rossi,Carla                       1900 ITA                         0.0    4     5 w =     6 b =     1 b =
001    5      Horvat,I                          1800 CRO    14500005             0.0    5     4 b =     2 b =     3 w =
001    6      Horvat,Iva                        1700 CRO    14500006             0.0    6     3 b =     4 w =     2 w =
";

/// The pairing that a game is, as `round: white-black`, and what is doubtful of it; else why it is none.
fn said(game: &GameHeadings) -> Vec<String> {
    let federation = Federation::read("open.trf", REPORT.as_bytes(), None);
    let words = Messages::english();
    match federation.join(game) {
        Joined::Open(why) => vec![words.format(&why)],
        Joined::Pairing(pairing) => {
            let number = |player: usize| federation.report().players[player].number;
            let pair = format!("{}: {}-{}", pairing.round, number(pairing.white), number(pairing.black));
            let doubts = federation.doubts(game, &pairing);
            [pair].into_iter().chain(doubts.into_iter().flatten().map(|doubt| words.format(&doubt))).collect()
        }
    }
}

/// A game, and what is said of it: each sentence begins or ends as given here.
type Case = ((&'static str, u64), (&'static str, u64), u16, &'static [&'static str]);

#[test]
fn numbers_names_opponents_and_rounds() {
    const CASES: [Case; 18] = [
        // Numbers and names agree, or one of them is enough.
        (("Gruber, Eva", 1_600_001), ("Novak, Andrej", 300_002), 1, &["1: 1-2"]),
        (("", 1_600_001), ("", 300_003), 0, &["2: 1-3"]),
        (("Gruber", 0), ("Rossi", 0), 0, &["3: 1-4"]),
        // The number is another player's: opponent and round say that the name is right, or that the number is.
        (("Gruber, Eva", 1_600_001), ("Novak, Andrej", 300_003), 1, &["1: 1-2", "correct the number in the game"]),
        (("Gruber, Eva", 1_600_001), ("Novak, Andrej", 300_003), 2, &["2: 1-3", "correct the name in the game"]),
        (("Rossi, Carla", 14_500_005), ("Novak, Andrej", 300_002), 3, &["correct the number or the name in the game"]),
        // Both met this opponent, and the round is not told.
        (("Gruber, Eva", 1_600_001), ("Novak, Andrej", 300_003), 0, &["correct the number or the name in the game"]),
        // Nobody has the number: that of the report is another.
        (("Gruber, Eva", 9_999), ("Novak, Adam", 300_003), 2, &["2: 1-3", "correct the number that is wrong"]),
        (("Gruber, Eva", 9_999), ("", 0), 2, &["correct the number that is wrong"]),
        (("Rossi, Carla", 9_999), ("Gruber, Eva", 0), 3, &["3: 4-1"]),
        // The number is known, and the name is nobody's: another spelling passes.
        (("Grueber, Ewa", 1_600_001), ("Novak, Andrej", 0), 1, &["1: 1-2"]),
        (("Smith, John", 1_600_001), ("Novak, Andrej", 0), 1, &["1: 1-2", "correct the number or the name"]),
        // Initials, settled by the opponent and the round, or by the opponent alone.
        (("Gruber, E.", 0), ("Novak, A.", 0), 1, &["1: 1-2"]),
        (("Gruber, E.", 0), ("Novak, A.", 0), 2, &["2: 1-3"]),
        (("Gruber, E.", 0), ("Novak, A.", 0), 0, &["a FIDE number (`WhiteFideId`, `BlackFideId`) would tell"]),
        (("Rossi, C", 0), ("Horvat, I.", 0), 2, &["2: 4-6"]),
        (("Novak, A.", 0), ("Novak, A.", 0), 1, &["a FIDE number (`WhiteFideId`, `BlackFideId`) would tell"]),
        (("Svoboda, P.", 0), ("Novak, A.", 0), 1, &["write the name as there, or add the FIDE number"]),
    ];
    for ((white, white_id), (black, black_id), round, expected) in CASES {
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let id = |id: u64| (id > 0).then_some(id);
        let game = GameHeadings {
            white: text(white),
            black: text(black),
            white_id: id(white_id),
            black_id: id(black_id),
            round: (round > 0).then_some(round),
        };
        let found = said(&game);
        assert_eq!(found.len(), expected.len(), "{game:?}\n{found:#?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.ends_with(expected), "{game:?}\n{found}");
        }
    }
}

/// A line that breaks off has no rounds behind its end; who met whom is then known from the other line, if at all.
#[test]
fn a_record_may_break_off_anywhere() {
    let player = |name: &str| Some(name.to_owned());
    let games = [Some(0), Some(1), Some(3), None].map(|round| GameHeadings {
        white: player("Gruber, Eva"),
        black: player("Rossi, Carla"),
        white_id: Some(1_600_001),
        black_id: None,
        round,
    });
    let alone = games.clone().map(|game| GameHeadings { black: None, ..game });
    for (at, line) in REPORT.lines().enumerate() {
        for end in 0..line.len() {
            let lines = REPORT.lines().enumerate().map(|(other, whole)| if other == at { &line[..end] } else { whole });
            let text = lines.collect::<Vec<_>>().join("\n");
            let federation = Federation::read("open.trf", text.as_bytes(), None);
            for game in games.iter().chain(&alone) {
                if let Joined::Pairing(pairing) = federation.join(game) {
                    assert!(pairing.round > 0, "{text}");
                    federation.doubts(game, &pairing);
                }
            }
        }
    }
}
