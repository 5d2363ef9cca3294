//! `result.unusual`

use crate::announced::{Scoring, scoring_named};
use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::report::end_reason;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::code_mismatch;
use planilla_notation::{EndReason, Key, Outcome, Span, Tag, read_result, read_score, result_of_heading};

/// A result that no game ends with as a rule, or that none can have.
pub(crate) static RULE: Rule = Rule {
    name: "result.unusual",
    severity: Severity::Warning,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["11.1"] },
        Cited { from: E2001, to: E2001, numbers: &["11.1", "12.8"] },
        Cited { from: E2005, to: E2009, numbers: &["11.1", "12.9"] },
        Cited { from: E2014, to: E2014, numbers: &["10", "11.8"] },
        Cited { from: E2017, to: E2023, numbers: &["10.1", "10.2", "11.8"] },
    ],
    summary: "both players lose, a forfeit, half a point and none, or points that no game gives",
    page: include_str!("unusual.md"),
    wakes: Signals::RESULT_UNUSUAL,
    notes_in_pgn: Signals::NONE,
    check,
};

/// Whether a result is not one of those that games end with as a rule.
pub(crate) fn is_unusual(written: &str) -> bool {
    read_result(written).map_or_else(|| read_score(written).is_some(), |outcome| !outcome.is_usual())
}

/// Whether a result behind the moves is such a one.
pub(crate) fn ends_unusual((outcome, span): (Outcome, Span), text: &str) -> bool {
    !outcome.is_usual() || is_of_points(span.of(text))
}

/// Whether a text is a score of points that no game gives.
fn is_of_points(written: &str) -> bool {
    read_result(written).is_none() && read_score(written).is_some()
}

fn check(context: &Context<'_>, findings: &mut Findings) {
    let text = context.text;
    let at_end = context.record.result.filter(|at_end| ends_unusual(*at_end, text));
    if let Some((outcome, span)) = at_end {
        if is_of_points(span.of(text)) {
            findings.list.extend(no_score(context, span));
        } else {
            findings.push(unusual(context, outcome, span));
        }
    }
    let headings = context.score.tags.iter().filter(|tag| tag.key == Key::Result);
    // The same result in two places is one.
    let same = |tag: &&Tag| {
        let points = |span: Span| read_score(span.of(text));
        let of_points = context
            .record
            .result
            .is_some_and(|(_, span)| is_of_points(span.of(text)) && points(span) == points(tag.value));
        of_points || result_of_heading(tag.value.of(text)) == context.result_at_end()
    };
    let others = headings.filter(|tag| at_end.is_none() || !same(tag));
    if let Some(tag) = others.into_iter().find(|tag| is_unusual(tag.value.of(text))) {
        match read_result(tag.value.of(text)) {
            Some(outcome) => findings.push(unusual(context, outcome, tag.value)),
            None => findings.list.extend(no_score(context, tag.value)),
        }
    }
}

impl Context<'_> {
    /// The result that stands after the moves.
    fn result_at_end(&self) -> Option<Outcome> {
        self.record.result.map(|(outcome, _)| outcome)
    }
}

fn unusual(context: &Context<'_>, outcome: Outcome, span: Span) -> Finding {
    let message = match outcome {
        Outcome::WhiteForfeitWin | Outcome::BlackForfeitWin | Outcome::BothForfeit => Message::new("result-forfeit"),
        Outcome::HalfZero | Outcome::ZeroHalf => Message::new("result-half"),
        _ => Message::new("result-both-lose"),
    };
    let (told, severity) =
        if is_decided(context, outcome) { ("yes", Severity::Note) } else { ("no", Severity::Warning) };
    let message = message.with("written", outcome.as_str()).with("told", told);
    Finding::new(&RULE, span, message).severity(severity)
}

/// Whether it is told that the arbiter decided so, or that a player did not come: of a game without a move, the sign of a
/// forfeit says as much.
fn is_decided(context: &Context<'_>, outcome: Outcome) -> bool {
    const DECIDED: [&str; 5] = ["adjudication", "rules infraction", "forfeit", "death", "emergency"];
    let forfeit = matches!(outcome, Outcome::WhiteForfeitWin | Outcome::BlackForfeitWin | Outcome::BothForfeit);
    let reason = end_reason(context.score, context.record, context.text);
    let termination = super::termination(context);
    let told = |word: &&str| termination.as_ref().is_some_and(|told| told.trim().eq_ignore_ascii_case(word));
    matches!(reason, Some(EndReason::Arbiter | EndReason::Forfeit))
        || DECIDED.iter().any(told)
        || (forfeit && context.record.plies.is_empty())
        || code_mismatch::is_decided(context, outcome)
}

/// A win where it gives three points, and a draw one.
const THREE: [u32; 3] = [300, 100, 0];

/// A score that is none: the points of a game are one together, or fewer, and none but a whole and two halves are given, unless
/// something else was announced (10.1). A win by three points is told as what it may be.
fn no_score(context: &Context<'_>, span: Span) -> Option<Finding> {
    let written = span.of(context.text);
    let (white, black) = read_score(written).unwrap_or_default();
    let sum = white + black;
    let gives = |[win, draw, loss]: Scoring| [(win, loss), (loss, win), (draw, draw)].contains(&(white, black));
    if let Some(scoring) = context.score.tag(Key::Scoring, context.text).and_then(scoring_named) {
        if gives(scoring) {
            return None;
        }
    } else if sum == THREE[0] && gives(THREE) {
        let message = Message::new("result-three-points").with("written", written);
        return Some(Finding::new(&RULE, span, message));
    }
    let (message, sure) = if sum > 100 {
        (Message::new("result-too-much"), true)
    } else {
        (Message::new("result-no-score"), context.laws.normal_scores)
    };
    let severity = if sure { Severity::Error } else { Severity::Warning };
    Some(Finding::new(&RULE, span, message.with("written", written)).severity(severity))
}

#[cfg(test)]
mod tests {
    use super::RULE;
    use crate::rules::said::check;
    use crate::{Checker, Settings, Severity};

    /// The severities of what is found about a result.
    fn found(sheet: &str) -> Vec<Severity> {
        let mut checker = Checker::new(Settings { select: vec![&RULE], ..Settings::default() });
        checker.check(sheet.as_bytes()).findings.list.iter().map(|finding| finding.severity).collect()
    }

    #[test]
    fn results_that_need_a_decision() {
        for result in ["0:0", "½-0", "0-½", "+/-", "-/+", "-/-"] {
            let sheet = |heading: &str| format!("{heading}lang: en\nresult: {result}\n\n1.e4 e5 2.Nf3 Nc6");
            for laws in ["1997", "2001", "2009", "2014", "2023"] {
                assert_eq!(found(&sheet(&format!("laws: {laws}\n"))), [Severity::Warning], "{result} in {laws}");
            }
            for reason in ["arbiter", "forfeit"] {
                assert_eq!(found(&sheet(&format!("reason: {reason}\n"))), [Severity::Note], "{result} by {reason}");
            }
            assert_eq!(found(&sheet("reason: time\n")), [Severity::Warning], "{result}");
        }
        // Not played at all.
        assert_eq!(found("white: A Bee\nblack: C Dee\nresult: +/-\n"), [Severity::Note]);
        assert_eq!(found("lang: en\nresult: 0:0\n\n1.e4 e5 2.Nf3 Nc6 0:0"), [Severity::Warning]);
        assert_eq!(found("lang: en\n1.e4 e5 2.Nf3 Nc6 0:0"), [Severity::Warning]);
        let pgn = |more: &str| format!("[Result \"0-0\"]\n{more}\n1. e4 e5 2. Nf3 Nc6 *\n");
        assert_eq!(found(&pgn("")), [Severity::Warning]);
        assert_eq!(found(&pgn("[Termination \"adjudication\"]\n")), [Severity::Note]);
    }

    #[test]
    fn points_that_no_game_gives() {
        for (result, until_2014, since_2017) in [
            ("1-1", Severity::Error, Severity::Error),
            ("1:½", Severity::Error, Severity::Error),
            ("¾-¼", Severity::Warning, Severity::Error),
            ("3/4-1/4", Severity::Warning, Severity::Error),
        ] {
            for (laws, expected) in
                [("1997", until_2014), ("2014", until_2014), ("2017", since_2017), ("2023", since_2017)]
            {
                let sheet = format!("laws: {laws}\nlang: en\nresult: {result}\n\n1.e4 e5 2.Nf3 Nc6");
                assert_eq!(found(&sheet), [expected], "{result} in {laws}");
                check(&sheet, "sheet.heading", &[], &[]);
            }
        }
    }

    #[test]
    fn points_of_another_scoring() {
        for (headings, expected) in [
            ("result: 3-0", &[Severity::Warning][..]),
            ("result: 0:3", &[Severity::Warning]),
            ("result: 3-0\nscoring: 3-1-0", &[]),
            ("result: 1-1\nscoring: 3-1-0", &[]),
            ("result: 2-0\nscoring: 3-1-0", &[Severity::Error]),
            ("result: 3-1", &[Severity::Error]),
        ] {
            assert_eq!(found(&format!("lang: en\n{headings}\n\n1.e4 e5 2.Nf3 Nc6")), expected, "{headings}");
        }
        // Behind the moves.
        for (headings, result, expected) in [
            ("", "3-0", &[Severity::Warning][..]),
            ("", "0-3", &[Severity::Warning]),
            ("", "1-1", &[Severity::Error]),
            ("", "2-0", &[Severity::Error]),
            ("", "½-½", &[]),
            ("result: 3-0\n", "3-0", &[Severity::Warning]),
            ("scoring: 3-1-0\n", "3-0", &[]),
            ("scoring: 3-1-0\n", "1-1", &[]),
            ("scoring: 3-1-0\n", "2-0", &[Severity::Error]),
        ] {
            let sheet = format!("lang: en\n{headings}\n1.e4 e5 2.Nf3 Nc6 {result}\n");
            assert_eq!(found(&sheet), expected, "{headings}{result}");
            let mut checker = Checker::new(Settings::default());
            let checked = checker.check(sheet.as_bytes());
            assert_eq!((checked.record.plies.len(), checked.record.result.is_some()), (4, true), "{result}");
        }
    }

    #[test]
    fn results_as_games_end() {
        for result in ["1-0", "0-1", "½-½", "0,5-0,5", "*", "", "draw", "White wins on time", "won"] {
            assert_eq!(found(&format!("lang: en\nresult: {result}\n\n1.e4 e5 2.Nf3 Nc6")), [], "{result}");
        }
    }

    #[test]
    fn what_is_said() {
        for (heading, english, spanish) in [
            (
                "result: 0:0",
                "`0-0` means that both players lose, and nothing says that the arbiter decided so",
                "`0-0` significa que pierden ambos jugadores, y nada dice que lo decidiera el árbitro",
            ),
            (
                "reason: arbiter\nresult: 0:0",
                "`0-0` means that both players lose",
                "`0-0` significa que pierden ambos jugadores",
            ),
            (
                "result: 0-½",
                "`0-1/2` gives half a point to one player and nothing to the other, and nothing says that the arbiter \
                 decided so",
                "`0-1/2` da medio punto a un jugador y nada al otro, y nada dice que lo decidiera el árbitro",
            ),
            (
                "result: +/-",
                "`+/-` is the sign of a forfeit, but moves are recorded, and nothing says that the arbiter decided so",
                "`+/-` es el signo de incomparecencia, pero constan jugadas y nada dice que lo decidiera el árbitro",
            ),
            (
                "result: 1-1",
                "`1-1` gives the players more than the one point that a game has",
                "`1-1` da a los jugadores más que el único punto de una partida",
            ),
            (
                "result: ¾-¼",
                "`¾-¼` is no score of a game: a player gets a point, half a point or nothing",
                "`¾-¼` no es un resultado de una partida: un jugador obtiene un punto, medio punto o nada",
            ),
        ] {
            let sheet = format!("lang: en\n{heading}\n\n1.e4 e5 2.Nf3 Nc6");
            check(&sheet, RULE.name, &[english], &[spanish]);
        }
    }
}
