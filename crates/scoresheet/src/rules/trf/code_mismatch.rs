//! `trf.code_mismatch`

use super::{heading, paired};
use crate::federation::{Federation, Pairing, code_text, ordinal};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{Key, Outcome, Span, result_of_heading};
use planilla_trf::Code;

/// The codes of the report are not those of the game (Rating Regulations B.02, 5.1; TRF26, player section).
pub(crate) static RULE: Rule = Rule {
    name: "trf.code_mismatch",
    severity: Severity::Error,
    articles: &[],
    summary: "the result codes of the tournament report do not fit the game: its moves, its result, or each other",
    page: include_str!("code_mismatch.md"),
    wakes: Signals::FEDERATION,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((federation, pairing)) = paired(context) else { return };
    let [white, black] = codes(federation, pairing);
    let told = of_moves(context, pairing, [white, black], findings);
    if !is_explained(federation, pairing) {
        of_result(context, pairing, ([white, black], told), findings);
    }
}

/// Whether the report says that a result is the arbiter's: both players did not come, or a record 299 gives the points.
pub(crate) fn is_decided(context: &Context<'_>, outcome: Outcome) -> bool {
    let Some((federation, pairing)) = paired(context) else { return false };
    let forfeit = codes(federation, pairing) == [Some(Code::ForfeitLoss); 2] && context.record.plies.is_empty();
    forfeit && halves(outcome) == Some((0, 0)) || is_explained(federation, pairing)
}

/// The codes of the player who has White in the game, and of the one who has Black.
fn codes(federation: &Federation, pairing: &Pairing) -> [Option<Code>; 2] {
    let players = &federation.report().players;
    [pairing.white, pairing.black].map(|player| {
        let round = players[player].round(pairing.round);
        round.and_then(|round| round.code)
    })
}

/// Whether a record 299 gives points of its own for the game.
fn is_explained(federation: &Federation, pairing: &Pairing) -> bool {
    let report = federation.report();
    let numbers = [pairing.white, pairing.black].map(|player| report.players[player].number);
    report.abnormal.iter().any(|record| numbers.iter().any(|&number| record.covers(number, pairing.round)))
}

/// Holds the codes against the moves: a game over the board needs a move of each player, one of less than a move has none,
/// and so has a forfeit. Says whether something was found.
fn of_moves(context: &Context<'_>, pairing: &Pairing, codes: [Option<Code>; 2], findings: &mut Findings) -> bool {
    // A cell that is not read may be a move.
    let cells = context.record.plies.len();
    let both_moved = context.record.plies.iter().filter(|ply| ply.ply > 0).count() >= 2 || cells > 2;
    let any = |is: fn(Code) -> bool| codes.into_iter().flatten().any(is);
    let [white, black] = codes.map(code_text);
    let outcome = result(context).map(|(outcome, _)| outcome);
    let with = |message: Message| message.with("white", white.clone()).with("black", black.clone());
    let instead = |message: Message, of: fn(Code) -> Code| {
        let [first, second] = codes.map(|code| code_text(code.map(of)));
        with(message).with("first", first).with("second", second)
    };
    let forfeit = outcome.and_then(forfeit_of);
    let message = if let (Some([first, second]), Some(outcome), true) =
        (forfeit, outcome, cells < 2 && !both_moved && any(|code| code.is_played() || code.is_short()))
    {
        let message = with(Message::new("trf-code-not-played")).with("written", outcome.as_str());
        message.with("first", code_text(Some(first))).with("second", code_text(Some(second)))
    } else if cells == 0 && any(|code| code == Code::Win) && any(|code| code == Code::Loss) {
        let [third, fourth] = codes.map(|code| code_text(code.map(short_of)));
        instead(Message::new("trf-code-empty"), forfeited_of).with("third", third).with("fourth", fourth)
    } else if !both_moved && cells < 2 && any(Code::is_played) {
        instead(Message::new("trf-code-lasted"), short_of)
    } else if both_moved && any(Code::is_short) {
        instead(Message::new("trf-code-short"), played_of)
    } else if both_moved && any(Code::is_forfeit) {
        match outcome.and_then(halves) {
            Some((one, two)) => {
                let message = with(Message::new("trf-code-forfeit"));
                message.with("first", code_text(Some(played(one)))).with("second", code_text(Some(played(two))))
            }
            None => instead(Message::new("trf-code-forfeit"), played_of),
        }
    } else {
        return false;
    };
    let first = context.record.plies.iter().find_map(|ply| ply.span).filter(|span| !span.is_empty());
    let place = first.unwrap_or_else(|| heading(context, &[Key::Result, Key::White]));
    findings.push(Finding::new(&RULE, place, message.with("round", ordinal(pairing.round))));
    true
}

/// Holds the codes against the result, where something may have been told of the moves.
fn of_result(
    context: &Context<'_>,
    pairing: &Pairing,
    (codes, told): ([Option<Code>; 2], bool),
    findings: &mut Findings,
) {
    let Some((outcome, place)) = result(context) else { return };
    let [white, black] = codes.map(code_text);
    let unknown = codes.contains(&Some(Code::Unknown)) && outcome != Outcome::Unknown;
    let points = codes.map(|code| code.and_then(Code::halves));
    let (message, severity) = if unknown {
        (Message::new("trf-code-unknown").with("written", outcome.as_str()), Severity::Error)
    } else if outcome == Outcome::Unknown && !told && codes.iter().flatten().any(|code| code.is_played()) {
        (Message::new("trf-code-open").with("white", white).with("black", black), Severity::Warning)
    } else if let ([Some(one), Some(two)], Some(own)) = (points, halves(outcome))
        && (one, two) != own
    {
        let message = Message::new("trf-code-result").with("white", white).with("black", black);
        (message.with("written", outcome.as_str()), Severity::Error)
    } else {
        return;
    };
    let finding = Finding::new(&RULE, place, message.with("round", ordinal(pairing.round)));
    findings.push(finding.severity(severity));
}

/// The result of the game as it is written, behind its moves or in its heading.
fn result(context: &Context<'_>) -> Option<(Outcome, Span)> {
    let at_end = context.record.result;
    let known = at_end.filter(|(outcome, _)| *outcome != Outcome::Unknown);
    let heading = || {
        let tag = context.score.tags.iter().find(|tag| tag.key == Key::Result)?;
        Some((result_of_heading(tag.value.of(context.text))?, tag.value))
    };
    known.or_else(heading).or(at_end)
}

/// The half-points that a result gives.
const fn halves(outcome: Outcome) -> Option<(u8, u8)> {
    Some(match outcome {
        Outcome::WhiteWins | Outcome::WhiteForfeitWin => (2, 0),
        Outcome::BlackWins | Outcome::BlackForfeitWin => (0, 2),
        Outcome::Draw => (1, 1),
        Outcome::BothLose | Outcome::BothForfeit => (0, 0),
        Outcome::HalfZero => (1, 0),
        Outcome::ZeroHalf => (0, 1),
        Outcome::Unknown => return None,
    })
}

/// The code for a game of less than one move with the same result.
fn short_of(code: Code) -> Code {
    match code {
        Code::Win => Code::ShortWin,
        Code::Draw => Code::ShortDraw,
        Code::Loss => Code::ShortLoss,
        other => other,
    }
}

/// The codes of a result by forfeit.
const fn forfeit_of(outcome: Outcome) -> Option<[Code; 2]> {
    Some(match outcome {
        Outcome::WhiteForfeitWin => [Code::ForfeitWin, Code::ForfeitLoss],
        Outcome::BlackForfeitWin => [Code::ForfeitLoss, Code::ForfeitWin],
        Outcome::BothForfeit => [Code::ForfeitLoss, Code::ForfeitLoss],
        _ => return None,
    })
}

/// The code for a forfeit with the same result.
fn forfeited_of(code: Code) -> Code {
    match code {
        Code::Win => Code::ForfeitWin,
        Code::Loss => Code::ForfeitLoss,
        other => other,
    }
}

/// The code for so many half-points over the board.
const fn played(halves: u8) -> Code {
    match halves {
        0 => Code::Loss,
        1 => Code::Draw,
        _ => Code::Win,
    }
}

/// The code for a game over the board with the same result.
fn played_of(code: Code) -> Code {
    match code {
        Code::ForfeitWin | Code::ShortWin => Code::Win,
        Code::ShortDraw => Code::Draw,
        Code::ForfeitLoss | Code::ShortLoss => Code::Loss,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Checker, Federation, Messages, Settings};
    use std::sync::Arc;

    /// What is said of a game by this rule, and by others that speak of its result, where the report has these two codes.
    fn said(codes: [char; 2], result: &str, moves: &str) -> Vec<String> {
        let report = format!(
            "012 Open\n001    1 w    Gruber,Eva                        2210 AUT     1600001             0.0    1     2 w {}\n\
             001    2      Novak,Jan                         1950 CZE      300002             0.0    2     1 b {}\n",
            codes[0], codes[1],
        );
        let trf = Some(Arc::new(Federation::read("open.trf", report.as_bytes(), None)));
        let game = format!(
            "[White \"Gruber, Eva\"]\n[Black \"Novak, Jan\"]\n[Round \"1\"]\n[Result \"{result}\"]\n\n{moves} {result}\n"
        );
        let mut checker = Checker::new(Settings { trf, ..Settings::default() });
        let checked = checker.check(game.as_bytes());
        let findings = checked.findings.list.iter();
        let findings = findings.filter(|finding| !finding.rule.name.starts_with("result.draw"));
        let said = |finding: &crate::Finding| Messages::english().format(&finding.message);
        findings.map(|finding| format!("{}: {}", finding.rule.name, said(finding))).collect()
    }

    #[test]
    fn codes_and_games() {
        const REPORT: &str = "trf.code_mismatch: round 1: the report has";
        for (codes, result, moves, expected) in [
            (['1', '0'], "1-0", "1. e4 e5", ""),
            (
                ['1', '0'],
                "+:-",
                "",
                "`1` and `0`, and here the game was decided by forfeit, `+/-`: write `+` and `-` in the report",
            ),
            (
                ['W', 'L'],
                "+:-",
                "",
                "`W` and `L`, and here the game was decided by forfeit, `+/-`: write `+` and `-` in the report",
            ),
            (
                ['0', '1'],
                "-/+",
                "",
                "`0` and `1`, and here the game was decided by forfeit, `-/+`: write `-` and `+` in the report",
            ),
            (
                ['1', '0'],
                "1:0",
                "",
                "`1` and `0`, a game over the board, and here are no moves: write `+` and `-` if a player did not come, `W` and \
                 `L` if the game had begun, or add the moves",
            ),
            (
                ['1', '0'],
                "1-0",
                "1. e4",
                "`1` and `0`, a game over the board, and the players did not both move: write `W` and `L`, or add the moves",
            ),
            (
                ['=', '='],
                "*",
                "",
                "`=` and `=`, a game over the board, and the players did not both move: write `D` and `D`, or add the moves",
            ),
            (
                ['W', 'L'],
                "1-0",
                "1. e4 e5",
                "`W` and `L`, a game of less than one move, and both players moved: write `1` and `0`",
            ),
            (['+', '-'], "0-1", "1. e4 e5", "`+` and `-`, a forfeit, and both players moved: write `0` and `1`"),
            (['+', '-'], "1-0", "", ""),
            (['-', '-'], "0-0", "", ""),
            (['-', '-'], "-/-", "", ""),
            (['-', '-'], "*", "", ""),
            (['X', 'X'], "*", "1. e4 e5", ""),
            (
                ['X', 'X'],
                "1-0",
                "1. e4 e5",
                "`X`, a result not known, and the result here is `1-0`: write its code in the report",
            ),
            (
                ['1', '0'],
                "*",
                "1. e4 e5",
                "`1` for White and `0` for Black, and `*` here tells no result: write the result of the game here",
            ),
            (
                ['1', '0'],
                "0-1",
                "1. e4 e5",
                "`1` for White and `0` for Black, and the result here is `0-1`: correct the one that is wrong",
            ),
        ] {
            let found = said(codes, result, moves);
            let first = found.iter().find(|said| said.starts_with(REPORT)).map(|said| said[REPORT.len()..].trim());
            assert_eq!(first.unwrap_or_default(), expected, "{codes:?} {result} {moves}");
            assert!(
                found.len() <= 2 && (found.is_empty() || !expected.is_empty()),
                "{codes:?} {result} {moves}: {found:#?}"
            );
        }
    }
}
