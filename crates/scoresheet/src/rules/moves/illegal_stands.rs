//! `move.illegal_stands`

use super::sentence;
use crate::edition::EditionName::{E1997, E2005, E2009, E2014, E2017, E2018, E2023};
use crate::explain_illegal::explain;
use crate::fast_play::illegal_stands;
use crate::finding::{Arg, Message};
use crate::record::{Signals, Status};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};

/// An illegal move of fast play that was answered, and stands.
pub(crate) static RULE: Rule = Rule {
    name: "move.illegal_stands",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E2005, numbers: &["C3"] },
        Cited { from: E2009, to: E2009, numbers: &["A.4.c", "B.3.c"] },
        Cited { from: E2014, to: E2014, numbers: &["A.4.b", "B"] },
        Cited { from: E2017, to: E2018, numbers: &["A.4.2", "B.4"] },
        Cited { from: E2023, to: E2023, numbers: &["A.5.2", "B.3"] },
    ],
    summary: "an illegal move in rapid play or blitz without adequate supervision that was answered, and stands",
    page: include_str!("illegal_stands.md"),
    wakes: Signals(Signals::STANDS.0 | Signals::ILLEGAL.0),
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let record = context.record;
    for (entry, ply) in record.with_signals(Signals::STANDS) {
        let text = written(context, ply);
        let Some(reason) = explain(record, entry) else {
            let message = Message::new("illegal-stands-unexplained").with("written", text);
            findings.push(about(context, &RULE, entry, message));
            continue;
        };
        let why = sentence::of(record.position_before(entry), &reason, text);
        let message = Message::new("illegal-stands").with("written", text).with("why", Arg::Sentences(vec![why]));
        findings.push(about(context, &RULE, entry, message).reason(reason));
    }
    // Without supervision the move would stand: nobody says whether there was any.
    let answered = |entry: usize| record.plies.get(entry + 1).is_some_and(|ply| ply.span.is_some());
    let illegal = record.with_signals(Signals::ILLEGAL).any(|(at, ply)| ply.status == Status::Illegal && answered(at));
    if illegal && illegal_stands(context.score, context.text, context.laws, context.reported).is_none() {
        findings.undecided(&RULE, Message::new("illegal-stands-open"));
    }
}

#[cfg(test)]
mod tests {
    use super::RULE;
    use crate::rules::said::check;
    use crate::{Checker, Settings, Status};

    /// Black leaves his king in check, and White goes on.
    const LEFT_IN_CHECK: &str = "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.Bxf7+ h6 5.Bb3 d6 6.0-0 Be7 7.d3 Bg4";

    fn found(sheet: &str) -> (Vec<&'static str>, usize) {
        let mut checker = Checker::new(Settings::default());
        let checked = checker.check(sheet.as_bytes());
        let rules =
            checked.findings.list.iter().map(|finding| finding.rule.name).filter(|name| name.starts_with("move."));
        let rules = rules.collect();
        let undecided = checked.findings.undecided.iter().filter(|undecided| undecided.rule.name == RULE.name).count();
        (rules, undecided)
    }

    #[test]
    fn by_edition_class_and_supervision() {
        let stands = (vec!["move.illegal_stands"], 0);
        // Taken for a slip of the pen, `h6` leaves no sense in what follows.
        let illegal = |undecided| (vec!["move.leaves_king_in_check", "move.illegal"], undecided);
        for (headings, expected) in [
            ("laws: 2018\ntime_control: 3+2\nsupervised: no", stands.clone()),
            ("laws: 2018\ntime_control: 3+2\nsupervised: yes", illegal(0)),
            ("laws: 2018\ntime_control: 3+2", illegal(1)),
            ("laws: 2018\ntime_control: 90+30\nsupervised: no", illegal(0)),
            ("laws: 2018\nsupervised: no", illegal(0)),
            ("laws: 1997\ntime_control: 5 min", stands.clone()),
            ("laws: 2001\ntime_control: 5 min", stands.clone()),
            ("laws: 2005\ntime_control: 5 min", stands.clone()),
            ("laws: 2005\ntime_control: 25 min\nsupervised: no", illegal(0)),
            ("laws: 2009\ntime_control: 25 min\nsupervised: no", stands.clone()),
            ("laws: 2014\ntime_control: 5 min\nsupervised: no", stands.clone()),
            ("laws: 2017\ntime_control: 15+10\nsupervised: no", stands.clone()),
            ("laws: 2023\ntime_control: 15+10\nsupervised: no", stands.clone()),
        ] {
            assert_eq!(found(&format!("{headings}\nlang: en\n\n{LEFT_IN_CHECK}")), expected, "{headings}");
        }
        let pgn = "[TimeControl \"180+2\"]\n[Supervised \"no\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. Bxf7+ h6 \
                   5. Bb3 d6 6. O-O Be7 *\n";
        assert_eq!(found(pgn), stands);
    }

    #[test]
    fn the_game_goes_on_from_the_illegal_position() {
        let mut checker = Checker::new(Settings::default());
        let sheet = format!("laws: 2018\ntime_control: 3+2\nsupervised: no\nlang: en\n\n{LEFT_IN_CHECK}");
        let checked = checker.check(sheet.as_bytes());
        let statuses: Vec<Status> = checked.record.plies.iter().map(|ply| ply.status).collect();
        assert_eq!((statuses[7], statuses[8]), (Status::Illegal, Status::Exact));
        assert!(statuses[8..].iter().all(|status| status.is_read()), "{statuses:?}");
        assert_eq!(
            checked.record.end.unwrap().to_fen(),
            "r2qk2r/ppp1b1p1/2np1n1p/4p3/4P1b1/1B1P1N2/PPP2PPP/RNBQ1RK1 w kq - 1 8"
        );
        assert_eq!(checked.record.resumed_at, Some(8));
    }

    #[test]
    fn only_if_the_man_is_certain() {
        let blitz =
            |moves: &str| found(&format!("laws: 2018\ntime_control: 3+2\nsupervised: no\nlang: en\n\n{moves}")).0;
        // Of two bishops none moves that way, and both leave what follows possible.
        assert_eq!(blitz("1.e4 e5 2.Nf3 Bb5 3.a3 a6"), ["move.illegal"]);
        assert_eq!(blitz("1.e4 e5 2.Nf3 Bf8b5 3.a3 a6"), ["move.illegal_stands"]);
        // The one queen jumps.
        assert_eq!(blitz("1.e4 e5 2.Qd5 Nf6 3.Qxe5+ Be7"), ["move.illegal_stands"]);
        // What comes next settles which knight it was.
        assert_eq!(blitz("1.e4 e5 2.Ne5 a6 3.Nc3 Nc6"), ["move.illegal_stands"]);
        // Nobody answered it.
        assert_eq!(blitz("1.e4 e5 2.Qd5"), ["move.illegal"]);
        // Kings are not taken, and do not stand side by side.
        assert_eq!(blitz("1.e4 e5 2.Qh5 Nc6 3.Qxe8 Nf6 4.a3 a6"), ["move.leaves_king_in_check"]);
    }

    #[test]
    fn castling_stands_like_other_moves() {
        for (moves, expected, end) in [
            // The king has moved and come back.
            (
                "1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.Ke2 Ke7 5.Ke1 Ke8 6.0-0 d6 7.d3 Bg4 8.h3 Bxf3",
                vec!["move.illegal_stands"],
                "rn1qk2r/ppp2ppp/3p1n2/2b1p3/2B1P3/3P1b1P/PPP2PP1/RNBQ1RK1 w - - 0 9",
            ),
            // Through check.
            (
                "1.e4 e5 2.Nf3 b6 3.g3 Ba6 4.Bh3 d6 5.0-0 h6 6.d3 Nf6",
                vec!["move.illegal_stands"],
                "rn1qkb1r/p1p2pp1/bp1p1n1p/4p3/4P3/3P1NPB/PPP2P1P/RNBQ1RK1 w kq - 1 7",
            ),
            // Right lost and in check at once; and a man in the way, over which nobody castles.
            (
                "1.e4 e5 2.Nf3 Nc6 3.Bc4 d6 4.Ke2 Nd4+ 5.Ke1 Nxf3+ 6.0-0 Nd4 7.d3 Nf6",
                vec!["move.illegal_stands"],
                "r1bqkb1r/ppp2ppp/3p1n2/4p3/2BnP3/3P4/PPP2PPP/RNBQ1RK1 w kq - 1 8",
            ),
            ("1.e4 e5 2.Nf3 Nc6 3.0-0 Nf6 4.d3 d6 5.a3 a6", vec!["move.illegal_castling"], ""),
        ] {
            let mut checker = Checker::new(Settings::default());
            let sheet = format!("laws: 2018\ntime_control: 3+2\nsupervised: no\nlang: en\n\n{moves}");
            assert_eq!(found(&sheet).0, expected, "{moves}");
            let checked = checker.check(sheet.as_bytes());
            let fen = checked.record.end.map(|end| end.to_fen()).unwrap_or_default();
            assert!(end.is_empty() || fen == end, "{moves}: {fen}");
            // In a supervised game it is an error like any.
            let supervised = sheet.replace("supervised: no", "supervised: yes");
            assert!(!found(&supervised).0.contains(&"move.illegal_stands"), "{moves}");
        }
    }

    #[test]
    fn what_is_said() {
        check(
            &format!("laws: 2018\ntime_control: 3+2\nsupervised: no\nlang: en\n\n{LEFT_IN_CHECK}"),
            RULE.name,
            &[
                "`h6` is illegal but was answered, so it stands: the king is in check from the bishop on `f7`, and this move \
               leaves it there",
            ],
            &[
                "`h6` es ilegal, pero se respondió y queda en pie: el alfil de `f7` da jaque al rey, y esta jugada no lo evita",
            ],
        );
    }
}
