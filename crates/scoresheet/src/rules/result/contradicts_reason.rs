//! `result.contradicts_reason`

use super::account::{Account, is_open, winner};
use super::chance::{self, Chance};
use super::contradicts_end;
use super::draw_without_moves::moves_of;
use crate::announced::Fallen;
use crate::edition::EditionName::{E1997, E2001, E2005, E2009, E2014, E2017, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use planilla_board::{Color, State};
use planilla_notation::{EndReason, Outcome, Span};

/// The result and what is told of the end cannot both be right.
pub(crate) static RULE: Rule = Rule {
    name: "result.contradicts_reason",
    severity: Severity::Error,
    articles: &[
        Cited { from: E1997, to: E1997, numbers: &["5.1", "5.2", "5.3", "5.4", "5.5", "6.9", "9.6"] },
        Cited { from: E2001, to: E2005, numbers: &["5.1", "5.2", "6.10"] },
        Cited { from: E2009, to: E2014, numbers: &["5.1", "5.2", "6.9"] },
        Cited { from: E2017, to: E2023, numbers: &["5.1", "5.2", "6.9", "9.2", "9.3"] },
    ],
    summary: "the result cannot come from the reason that is given, or the board does not show that reason",
    page: include_str!("contradicts_reason.md"),
    wakes: Signals::TOLD,
    notes_in_pgn: Signals::NONE,
    check,
};

/// Where the Laws speak of each reason.
const ARTICLES: &[(EndReason, &[Cited])] = &[
    (EndReason::Checkmate, &[cited(E1997, E2014, &["5.1a"]), cited(E2017, E2023, &["5.1.1"])]),
    (EndReason::Resignation, &[cited(E1997, E2014, &["5.1b"]), cited(E2017, E2023, &["5.1.2"])]),
    (
        EndReason::Stalemate,
        &[cited(E1997, E1997, &["5.2"]), cited(E2001, E2014, &["5.2a"]), cited(E2017, E2023, &["5.2.1"])],
    ),
    (
        EndReason::DeadPosition,
        &[cited(E1997, E1997, &["9.6"]), cited(E2001, E2014, &["5.2b"]), cited(E2017, E2023, &["5.2.2"])],
    ),
    (
        EndReason::Agreement,
        &[cited(E1997, E1997, &["5.3", "9.1"]), cited(E2001, E2014, &["5.2c", "9.1"]), cited(E2017, E2023, &["5.2.3"])],
    ),
    (
        EndReason::Repetition,
        &[cited(E1997, E1997, &["5.4", "9.2"]), cited(E2001, E2014, &["5.2d", "9.2"]), cited(E2017, E2023, &["9.2"])],
    ),
    (
        EndReason::Moves,
        &[cited(E1997, E1997, &["5.5", "9.3"]), cited(E2001, E2014, &["5.2e", "9.3"]), cited(E2017, E2023, &["9.3"])],
    ),
    (EndReason::Time, &[cited(E1997, E1997, &["6.9"]), cited(E2001, E2005, &["6.10"]), cited(E2009, E2023, &["6.9"])]),
    (EndReason::Forfeit, &[cited(E1997, E2023, &["6.7"])]),
];

const fn cited(
    from: crate::edition::EditionName,
    to: crate::edition::EditionName,
    numbers: &'static [&'static str],
) -> Cited {
    Cited { from, to, numbers }
}

/// Entries after which the last position is not certain, or not the last.
const DOUBT: Signals =
    Signals(Signals::ILLEGAL.0 | Signals::UNREAD.0 | Signals::MISSING.0 | Signals::AMBIGUOUS.0 | Signals::UNREACHED.0);

fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.refused.is_some() {
        return;
    }
    let account = Account::of(context);
    let result = super::written(context).filter(|(outcome, _)| *outcome != Outcome::Unknown);
    // What the board calls for is told there.
    let by_result = match result {
        Some((outcome, _)) if contradicts_end::due_instead(context.record, outcome).is_some() => None,
        Some((outcome, span)) => of_result(context, &account, outcome, span, findings),
        None => None,
    };
    let others =
        || of_flag(context, &account).or_else(|| of_play(context, &account)).or_else(|| of_board(context, &account));
    findings.list.extend(by_result.or_else(others));
}

/// A game lost on time in which no flag fell.
fn of_flag(context: &Context<'_>, account: &Account) -> Option<Finding> {
    let (reason, at) = account.reason?;
    let (flag, noted) = account.flag?;
    let contradicts = reason == EndReason::Time && flag == Fallen::Neither && !account.by_program;
    let finding = || Finding::new(&RULE, noted, Message::new("reason-no-flag").with("reason", context.text_of(at)));
    contradicts
        .then(|| under(context, reason, finding()).severity(Severity::Warning).label(at, Message::new("reason-here")))
}

/// A game in which a player is told not to have come, and both have moved.
fn of_play(context: &Context<'_>, account: &Account) -> Option<Finding> {
    let (reason, at) = account.reason.filter(|(reason, _)| *reason == EndReason::Forfeit && !account.by_program)?;
    let played = moves_of(context.record).iter().all(|made| *made > 0);
    let message = Message::new("reason-was-played").with("reason", context.text_of(at));
    played.then(|| under(context, reason, Finding::new(&RULE, at, message)).severity(Severity::Warning))
}

/// The result against what is told.
fn of_result(
    context: &Context<'_>,
    account: &Account,
    outcome: Outcome,
    span: Span,
    findings: &mut Findings,
) -> Option<Finding> {
    let Some((reason, at)) = account.reason else { return of_time(context, account, outcome, span, findings) };
    let found = |message: Message| {
        let message = message.with("written", outcome.as_str()).with("reason", context.text_of(at));
        Some(under(context, reason, Finding::new(&RULE, span, message)).label(at, Message::new("reason-here")))
    };
    let told = account.words.and_then(winner);
    match (reason, winner(outcome)) {
        (_, Some(winner)) if told == Some(!winner) => found(Message::new("reason-other-winner").with("color", !winner)),
        (
            EndReason::Agreement
            | EndReason::Stalemate
            | EndReason::DeadPosition
            | EndReason::Repetition
            | EndReason::Moves,
            Some(_),
        ) => found(Message::new("reason-draws")),
        (EndReason::Checkmate | EndReason::Forfeit, None) if outcome == Outcome::Draw => {
            found(Message::new("reason-decides"))
        }
        (EndReason::Resignation, None) if outcome == Outcome::Draw => {
            // Since 2023 it is a draw where the opponent cannot mate; who resigned is not always told.
            let players = told.map_or(Color::ALL.to_vec(), |winner| vec![winner]);
            let decides =
                !context.laws.resign_draw_exception || all_may_mate(context, account, &players, chance::of, findings)?;
            if decides { found(Message::new("reason-decides")) } else { None }
        }
        (EndReason::Time, _) => of_time(context, account, outcome, span, findings),
        _ => None,
    }
}

/// The result against the flag that fell.
fn of_time(
    context: &Context<'_>,
    account: &Account,
    outcome: Outcome,
    span: Span,
    findings: &mut Findings,
) -> Option<Finding> {
    // What ends the game on the board beats the flag (6.9), and so does what draws it of itself (9.6).
    if !is_open(context) || context.record.drawn_at_end(context.laws).is_some() {
        return None;
    }
    // One fault, one finding: the control that was missed is told there.
    if account.flag_before_control(context) {
        return None;
    }
    if let Some(why) = account.flag_in_doubt(context) {
        findings.undecided(&RULE, why);
        return None;
    }
    let found = |message: Message| {
        let finding = Finding::new(&RULE, span, message.with("written", outcome.as_str()));
        under(context, EndReason::Time, finding)
    };
    let here = |finding: Finding| match account.flag.map(|(_, at)| at).or(account.reason.map(|(_, at)| at)) {
        Some(at) => finding.label(at, Message::new("reason-here")),
        None => finding,
    };
    match (account.flag.map(|(flag, _)| flag), winner(outcome)) {
        (Some(Fallen::One(fallen)), Some(winner)) if fallen == winner => {
            Some(here(found(Message::new("flag-of-winner").with("color", winner))))
        }
        (Some(Fallen::One(fallen)), None) if outcome == Outcome::Draw => {
            let may = all_may_mate(context, account, &[!fallen], chance::of_flag, findings)?;
            may.then(|| here(found(Message::new("flag-can-mate").with("color", !fallen))))
        }
        (None, None) if outcome == Outcome::Draw && account.reason.is_some() => {
            let told = account.words.and_then(winner);
            let players = told.map_or(Color::ALL.to_vec(), |winner| vec![winner]);
            let may = all_may_mate(context, account, &players, chance::of_flag, findings)?;
            may.then(|| match told {
                Some(winner) => here(found(Message::new("flag-can-mate").with("color", winner))),
                None => here(found(Message::new("flag-both-can-mate"))),
            })
        }
        _ => None,
    }
}

/// How the chance of a player is looked at: at a resignation, or at a flag.
type Look = fn(&Context<'_>, Color, bool) -> Chance;

/// Whether all these players can still mate; `None` where that is not known, which is told.
fn all_may_mate(
    context: &Context<'_>,
    account: &Account,
    players: &[Color],
    look: Look,
    findings: &mut Findings,
) -> Option<bool> {
    let mut open = None;
    for player in players {
        match look(context, *player, account.by_program) {
            Chance::Yes => {}
            Chance::No(_) | Chance::Lacks => return Some(false),
            Chance::Open(why) => open = Some(why),
        }
    }
    let Some(why) = open else { return Some(true) };
    findings.undecided(&RULE, why);
    None
}

/// The reason against the board.
fn of_board(context: &Context<'_>, account: &Account) -> Option<Finding> {
    let (reason, at) = account.reason?;
    let state = context.record.state_at_end().filter(|_| !context.record.signals.any(DOUBT))?;
    let message = match (reason, state) {
        (EndReason::Checkmate, State::Ongoing | State::Stalemate | State::DeadPosition) => {
            Message::new("reason-no-mate")
        }
        (EndReason::Stalemate, State::Ongoing | State::Checkmate | State::DeadPosition) => {
            Message::new("reason-no-stalemate")
        }
        (EndReason::DeadPosition, State::Checkmate) => Message::new("reason-not-dead"),
        (EndReason::DeadPosition, State::Ongoing) if !context.record.dead().open => Message::new("reason-not-dead"),
        _ => return None,
    };
    Some(under(context, reason, Finding::new(&RULE, at, message).severity(Severity::Warning)))
}

/// A finding under the articles of a reason.
fn under(context: &Context<'_>, reason: EndReason, finding: Finding) -> Finding {
    let edition = context.laws.name;
    let articles = ARTICLES.iter().filter(|(named, _)| *named == reason).flat_map(|(_, articles)| *articles);
    finding.articles(Cited::of(articles, edition).collect())
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, graded, graded_in, undecided};

    const RULE: &str = "result.contradicts_reason";

    fn sheet(headings: &str, end: &str) -> String {
        format!("lang: en\n{headings}\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 {end}")
    }

    #[test]
    fn reasons_and_results() {
        for (reasons, end, expected) in [
            (&["agreement", "stalemate", "dead_position", "repetition", "moves"][..], "1-0", "error"),
            (&["checkmate", "resignation", "forfeit"], "½-½", "error"),
            (&["agreement", "repetition", "moves", "arbiter"], "½-½", ""),
            (&["resignation", "time", "arbiter"], "1-0", ""),
            // Both players have moved.
            (&["forfeit", "incomparecencia", "kampflos", "forfait"], "1-0", "warning"),
            // The board shows neither mate nor stalemate, nor a dead position.
            (&["checkmate"], "1-0", "warning"),
            (&["stalemate", "dead_position"], "½-½", "warning"),
            // Both can mate: a flag that fell decides.
            (&["time"], "½-½", "error"),
            (&["agreement", "resignation"], "*", ""),
        ] {
            for reason in reasons {
                assert_eq!(graded(&sheet(&format!("reason: {reason}"), end), RULE), expected, "{reason} {end}");
            }
        }
    }

    #[test]
    fn the_wrong_player() {
        for (headings, end, expected) in [
            ("reason: White resigns", "1-0", "error"),
            ("reason: White resigns", "0-1", ""),
            ("Motivo: las negras se rinden", "0-1", "error"),
            ("reason: Black lost on time", "0-1", "error"),
            ("flag: white", "1-0", "error"),
            ("flag: black", "1-0", ""),
            ("flag: white\nreason: resignation", "1-0", ""),
            ("flag: none\nreason: time", "1-0", "warning"),
            ("Bandera: ninguna\nMotivo: por tiempo", "1-0", "warning"),
            ("flag: none\nreason: resignation", "1-0", ""),
            ("flag: none", "1-0", ""),
            ("result: forfeit", "1-0", "warning"),
            ("Resultado: incomparecencia", "1-0", "warning"),
            ("Résultat: forfait", "1-0", "warning"),
            ("Ergebnis: kampflos", "1-0", "warning"),
            ("flag: white", "½-½", "error"),
        ] {
            assert_eq!(graded(&sheet(headings, end), RULE), expected, "{headings} {end}");
        }
        let pgn = |result: &str, termination: &str| {
            format!(
                "[White \"ann\"]\n[Black \"bob\"]\n[Result \"{result}\"]\n[Termination \"{termination}\"]\n\n1. e4 e5 {result}\n"
            )
        };
        for (result, termination, expected) in [
            ("1-0", "bob won on time", "error"),
            ("1-0", "ann won on time", ""),
            ("1-0", "ann won by resignation", ""),
            ("1/2-1/2", "Game drawn by agreement", ""),
            ("0-1", "Game drawn by agreement", "error"),
            ("1-0", "ann won by checkmate", "warning"),
            ("1-0", "Time forfeit", ""),
            ("1/2-1/2", "Time forfeit", "error"),
            ("1-0", "Normal", ""),
            ("1-0", "Abandoned", ""),
            ("1-0", "rules infraction", ""),
        ] {
            assert_eq!(graded(&pgn(result, termination), RULE), expected, "{result} {termination}");
        }
    }

    #[test]
    fn a_game_that_was_not_played() {
        for (moves, expected) in [("", ""), ("1.e4", ""), ("1.e4 e5", "warning")] {
            assert_eq!(graded(&format!("lang: en\nreason: forfeit\n\n{moves} 1-0"), RULE), expected, "{moves}");
        }
        check(
            &sheet("reason: forfeit", "1-0"),
            RULE,
            &["the reason `forfeit` is that the game was not played, and moves of both players are recorded"],
            &["el motivo `forfeit` es que la partida no se jugó, y constan jugadas de ambos jugadores"],
        );
        check(
            &sheet("flag: none\nreason: time", "1-0"),
            RULE,
            &["the reason is `time`, and the note on the flags says that none fell (the reason)"],
            &["el motivo es `time`, y la nota sobre las banderas dice que no cayó ninguna (el motivo)"],
        );
    }

    #[test]
    fn draws_by_the_flag_and_by_resignation() {
        let bare = |headings: &str| format!("lang: en\nfen: 8/8/8/4k3/8/8/8/4K2Q w - - 0 1\n{headings}\n\n1.Qh2+ ½-½");
        let all = ["error"; 8].join(" ");
        for (headings, expected) in [
            ("flag: white", String::new()),
            ("flag: black", all.clone()),
            ("reason: time", String::new()),
            ("reason: White resigns", ["error"; 7].join(" ")),
            ("reason: resignation", ["error"; 7].join(" ")),
            ("reason: Black resigns", all),
        ] {
            assert_eq!(graded_in(&bare(headings), RULE), expected, "{headings}");
        }
        let unknown = "lang: en\nflag: white\n\n1.e4 xyzzy 2.pqrst ½-½";
        assert_eq!(undecided(unknown), [RULE]);
    }

    #[test]
    fn the_player_of_whom_the_reason_is_told() {
        for (words, loser) in [
            ("Zeitüberschreitung Weiß", "0-1"),
            ("Zeitüberschreitung durch Weiß", "0-1"),
            ("ZÜ Schwarz", "1-0"),
            ("tiempo, blancas", "0-1"),
            ("caída de bandera de las blancas", "0-1"),
            ("incomparecencia de las negras", "1-0"),
            ("temps, Blancs", "0-1"),
            ("chute du drapeau des Noirs", "1-0"),
            ("forfait des Blancs", "0-1"),
            ("time, White", "0-1"),
            ("White's flag fell", "0-1"),
            ("timeout by Black", "1-0"),
            ("White forfeits", "0-1"),
            ("White wins on time", "1-0"),
        ] {
            let other = if loser == "1-0" { "0-1" } else { "1-0" };
            // Both have moved, and a player is told not to have come.
            let played = if words.contains("forf") || words.contains("incomp") { "warning" } else { "" };
            assert_eq!(graded(&sheet(&format!("reason: {words}"), loser), RULE), played, "{words} {loser}");
            assert_eq!(graded(&sheet(&format!("reason: {words}"), other), RULE), "error", "{words} {other}");
            assert_eq!(graded(&sheet("", &format!("{loser} ({words})")), RULE), played, "{loser} ({words})");
        }
        assert_eq!(graded(&sheet("", "1-0 Zeitüberschreitung Weiß"), RULE), "error");
        assert_eq!(graded(&sheet("", "0-1 (time, White)"), RULE), "");
        // Black has only the king: White's flag is no loss.
        let bare = "lang: en\nfen: 8/8/8/4k3/8/8/8/4K2Q w - - 0 1\nreason: time, White\n\n1.Qh2+ ½-½";
        assert_eq!(graded(bare, RULE), "");
    }

    #[test]
    fn one_test_of_the_chance_and_one_finding() {
        // Two knights are not enough in the blitz of 1997 (C4), for both results.
        let knights = |laws: &str, result: &str| {
            let headings = format!("laws: {laws}\ntime_control: 5 min\nflag: black");
            format!("lang: en\n{headings}\nfen: 8/8/8/4k3/8/8/8/4KNN1 w - - 0 1\n\n1.Nf3+ Ke4 {result}")
        };
        assert_eq!(graded(&knights("1997", "½-½"), RULE), "");
        assert_eq!(graded(&knights("2001", "½-½"), RULE), "error");
        assert_eq!(graded(&knights("1997", "1-0"), "result.flag_without_mating_chance"), "error");
        // The control was made: the flag may have fallen there.
        let sheet = |control: &str, moves: &str| {
            format!("lang: en\ntime_control: {control}\nflag: black\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 {moves} ½-½")
        };
        let five = "4.Ba4 Nf6 5.O-O Be7";
        assert_eq!(graded(&sheet("4/2h, 1h", five), RULE), "");
        assert_eq!(undecided(&sheet("4/2h, 1h", five)), [RULE]);
        assert_eq!(graded(&sheet("2h", five), RULE), "error");
        assert_eq!(graded(&format!("reason: time\n{}", sheet("4/2h, 1h", five)), RULE), "error");
        // Told once.
        assert_eq!(graded(&sheet("40/2h, 1h", five), RULE), "");
        assert_eq!(graded(&sheet("40/2h, 1h", five), "time.control_missed"), "error");
    }

    #[test]
    fn what_is_said() {
        check(
            &sheet("reason: agreement", "1-0"),
            RULE,
            &["the reason `agreement` makes a draw, and the result is `1-0` (the reason)"],
            &["el motivo `agreement` da tablas, y el resultado es `1-0` (el motivo)"],
        );
        check(
            &sheet("reason: White resigns", "1-0"),
            RULE,
            &["by the words for the reason Black has won, and the result is `1-0` (the reason)"],
            &["según las palabras del motivo han ganado las negras, y el resultado es `1-0` (el motivo)"],
        );
        check(
            &sheet("flag: white", "½-½"),
            RULE,
            &["the flag fell and Black can still mate: the result cannot be `1/2-1/2` (the reason)"],
            &["cayó la bandera y las negras aún pueden dar mate: el resultado no puede ser `1/2-1/2` (el motivo)"],
        );
        check(
            &sheet("reason: checkmate", "1-0"),
            RULE,
            &["the reason is checkmate, and the last position is none"],
            &["el motivo es jaque mate, y la última posición no lo es"],
        );
    }
}
