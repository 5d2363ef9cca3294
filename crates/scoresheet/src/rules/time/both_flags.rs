//! `time.both_flags`

use crate::announced::{Fallen, flag_named};
use crate::edition::BothFlags;
use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::result;
use crate::time_control::{TimeClass, TimeControl};
use planilla_board::State;
use planilla_notation::{Key, Outcome};

/// Both flags have fallen, and a player is given the win.
pub(crate) static RULE: Rule = Rule {
    name: "time.both_flags",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["6.11", "10.4"] },
        Cited { from: E2001, to: E2001, numbers: &["6.12", "10.3"] },
        Cited { from: E2005, to: E2005, numbers: &["6.12"] },
        Cited { from: E2009, to: E2009, numbers: &["6.11"] },
        Cited { from: E2014, to: E2014, numbers: &["G.3"] },
        Cited { from: E2017, to: E2023, numbers: &["III.3.1"] },
    ],
    summary: "both flags fell and nobody can say which first, and a player is given the win",
    page: include_str!("both_flags.md"),
    wakes: Signals::TOLD,
    notes_in_pgn: Signals::NONE,
    check,
};

/// Where it is a draw in rapid play in any period.
const OF_RAPID: [Cited; 2] =
    [Cited { from: E1997, to: E2005, numbers: &["B9"] }, Cited { from: E2009, to: E2009, numbers: &["A.4.d"] }];

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Context { score, text, laws, .. } = *context;
    let Some(tag) = score.tags.iter().find(|tag| tag.key == Key::Flag) else { return };
    let decided = result::written(context).filter(|(outcome, _)| !matches!(outcome, Outcome::Draw | Outcome::Unknown));
    let Some((outcome, span)) = decided.filter(|_| flag_named(context.text_of(tag.value)) == Some(Fallen::Both)) else {
        return;
    };
    // Mate, stalemate and a dead position end a game whatever the clocks show.
    if context.refused.is_some() || context.record.state_at_end().is_some_and(|state| state != State::Ongoing) {
        return;
    }
    let time = score.tag(Key::TimeControl, text).and_then(|written| TimeControl::read(written, context.dialect));
    let rapid = context.time_class() == Some(TimeClass::Rapid);
    let last = time.as_ref().is_some_and(|time| matches!(time.periods.as_slice(), [only] if only.moves.is_none()));
    let bonus = time.as_ref().is_some_and(|time| time.increment() > 0);
    let of_rapid: Vec<_> = Cited::of(OF_RAPID.iter().filter(|_| rapid), laws.name).collect();
    let message = if laws.both_flags == BothFlags::NoIncrementDraw && bonus {
        Message::new("both-flags-increment")
    } else if last || !of_rapid.is_empty() {
        Message::new("both-flags-draw")
    } else {
        Message::new("both-flags-open")
    };
    let finding = Finding::new(&RULE, span, message.with("written", outcome.as_str()));
    let finding = finding.label(tag.value, Message::new("both-flags-here"));
    findings.push(if of_rapid.is_empty() { finding } else { finding.articles(of_rapid) });
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, editions};
    use crate::{Checker, EditionName, Settings};

    const RULE: &str = "time.both_flags";
    const ALL: &str = "1997 2001 2005 2009 2014 2017 2018 2023";

    fn sheet(headings: &str, end: &str) -> String {
        format!("lang: en\n{headings}\n\n1.e4 e5 2.Nf3 Nc6 {end}")
    }

    #[test]
    fn both_and_a_winner() {
        assert_eq!(editions(&sheet("flag: both", "1-0"), RULE), ALL);
        assert_eq!(editions(&sheet("flag: white, black", "0-1"), RULE), ALL);
        for (headings, end) in [("flag: both", "1/2-1/2"), ("flag: both", "*"), ("flag: black", "1-0"), ("", "1-0")] {
            assert_eq!(editions(&sheet(headings, end), RULE), "", "{headings} {end}");
        }
        assert_eq!(editions("lang: en\nflag: both\n\n1.f3 e5 2.g4 Qh4# 0-1", RULE), "");
    }

    #[test]
    fn articles_by_edition_and_class() {
        let cited = |headings: &str| {
            let articles = |laws: &EditionName| {
                let settings = Settings { laws: Some(*laws), ..Settings::default() };
                let mut checker = Checker::new(settings);
                let sheet = sheet(headings, "1-0");
                let checked = checker.check(sheet.as_bytes());
                let found = checked.findings.list.iter().find(|finding| finding.rule.name == RULE).unwrap();
                found.articles_in(*laws).join(" ")
            };
            EditionName::ALL.iter().map(articles).collect::<Vec<_>>().join(", ")
        };
        let usual = "6.11 10.4, 6.12 10.3, 6.12, 6.11, G.3, III.3.1, III.3.1, III.3.1";
        assert_eq!(cited("flag: both"), usual);
        let rapid = "B9, B9, B9, A.4.d, G.3, III.3.1, III.3.1, III.3.1";
        assert_eq!(cited("flag: both\ntime_control: 25 min"), rapid);
    }

    #[test]
    fn what_is_said() {
        check(
            &sheet("flag: both", "1-0"),
            RULE,
            &[
                "both flags fell and which was first is not known: the game goes on, and in its last period it is a draw, so \
               `1-0` needs a reason (both flags)",
            ],
            &[
                "cayeron las dos banderas y no se sabe cuál cayó primero: la partida sigue, y en su último período es tablas, así que \
               `1-0` necesita un motivo (las dos banderas)",
            ],
        );
        check(
            &sheet("flag: both\ntime_control: 5 min", "1-0"),
            RULE,
            &[
                "both flags fell and which was first is not known: the game is a draw, so `1-0` needs a reason (both flags)",
            ],
            &[
                "cayeron las dos banderas y no se sabe cuál cayó primero: la partida es tablas, así que `1-0` necesita un motivo \
               (las dos banderas)",
            ],
        );
        check(
            &sheet("flag: both\ntime_control: 3+2", "1-0"),
            RULE,
            &[
                "both flags fell and which was first is not known; with an increment this edition has no rule for it, so \
               `1-0` needs a reason (both flags)",
            ],
            &[
                "cayeron las dos banderas y no se sabe cuál cayó primero; con incremento esta edición no tiene norma para ello, así \
               que `1-0` necesita un motivo (las dos banderas)",
            ],
        );
    }
}
