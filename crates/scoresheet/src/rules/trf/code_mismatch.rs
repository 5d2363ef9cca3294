//! `trf.code_mismatch`

use super::{heading, paired};
use crate::federation::{Federation, Pairing, code_text, ordinal};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{Key, Outcome, Span, read_result};
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
    of_moves(context, pairing, [white, black], findings);
    if !is_explained(federation, pairing) {
        of_result(context, pairing, [white, black], findings);
    }
}

/// The codes of the player who has White in the game, and of the one who has Black.
fn codes(federation: &Federation, pairing: &Pairing) -> [Option<Code>; 2] {
    let players = &federation.report().players;
    [pairing.white, pairing.black].map(|player| {
        let round = players[player].rounds.get(usize::from(pairing.round) - 1);
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
/// and so has a forfeit.
fn of_moves(context: &Context<'_>, pairing: &Pairing, codes: [Option<Code>; 2], findings: &mut Findings) {
    // A cell that is not read may be a move.
    let cells = context.record.plies.len();
    let both_moved = context.record.plies.iter().filter(|ply| ply.ply > 0).count() >= 2 || cells > 2;
    let any = |is: fn(Code) -> bool| codes.into_iter().flatten().any(is);
    let [white, black] = codes.map(code_text);
    let message = if !both_moved && cells < 2 && any(Code::is_played) {
        let [first, second] = codes.map(|code| code_text(code.map(short_of)));
        let message = Message::new("trf-code-lasted").with("white", white).with("black", black);
        message.with("first", first).with("second", second)
    } else if both_moved && any(Code::is_short) {
        let [first, second] = codes.map(|code| code_text(code.map(played_of)));
        let message = Message::new("trf-code-short").with("white", white).with("black", black);
        message.with("first", first).with("second", second)
    } else if both_moved && any(Code::is_forfeit) {
        Message::new("trf-code-forfeit").with("white", white).with("black", black)
    } else {
        return;
    };
    let first = context.record.plies.iter().find_map(|ply| ply.span).filter(|span| !span.is_empty());
    let place = first.unwrap_or_else(|| heading(context, &[Key::Result, Key::White]));
    findings.push(Finding::new(&RULE, place, message.with("round", ordinal(pairing.round))));
}

/// Holds the codes against the result.
fn of_result(context: &Context<'_>, pairing: &Pairing, codes: [Option<Code>; 2], findings: &mut Findings) {
    let Some((outcome, place)) = result(context) else { return };
    let [white, black] = codes.map(code_text);
    let unknown = codes.contains(&Some(Code::Unknown)) && outcome != Outcome::Unknown;
    let points = codes.map(|code| code.and_then(Code::halves));
    let message = if unknown {
        Message::new("trf-code-unknown").with("written", outcome.as_str())
    } else if let ([Some(one), Some(two)], Some(own)) = (points, halves(outcome))
        && (one, two) != own
    {
        let message = Message::new("trf-code-result").with("white", white).with("black", black);
        message.with("written", outcome.as_str())
    } else {
        return;
    };
    findings.push(Finding::new(&RULE, place, message.with("round", ordinal(pairing.round))));
}

/// The result of the game as it is written, behind its moves or in its heading.
fn result(context: &Context<'_>) -> Option<(Outcome, Span)> {
    let at_end = context.record.result.filter(|(outcome, _)| *outcome != Outcome::Unknown);
    at_end.or_else(|| {
        let tag = context.score.tags.iter().find(|tag| tag.key == Key::Result)?;
        Some((read_result(tag.value.of(context.text))?, tag.value))
    })
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

/// The code for a game over the board with the same result.
fn played_of(code: Code) -> Code {
    match code {
        Code::ShortWin => Code::Win,
        Code::ShortDraw => Code::Draw,
        Code::ShortLoss => Code::Loss,
        other => other,
    }
}
