//! `pgn.result_mismatch`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::result::contradicts_end;
use planilla_notation::{Key, Outcome, Score, Tag, read_result, result_of_heading};

/// The result of the headings and the one after the moves are not the same.
pub(crate) static RULE: Rule = Rule {
    name: "pgn.result_mismatch",
    severity: Severity::Error,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.7"] }],
    summary: "the result of the headings is another than the one after the moves, or `*` hides one that PGN cannot write",
    page: include_str!("result_mismatch.md"),
    wakes: Signals::RESULT_MISMATCH,
    notes_in_pgn: Signals::NONE,
    check,
};

/// How the result of a heading and the one after the moves differ.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mismatch {
    /// Both are results, and not the same.
    Other,
    /// Only one of them says how the game ended.
    Open,
    /// The one after the moves is `*`, and the heading has one that PGN has no sign for.
    Hidden,
    /// The one after the moves is `*`, and the heading says that rules were broken.
    MayHide,
}

fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some((end, span)) = context.record.result else { return };
    let Some((mismatch, tag)) = mismatch(context.score, context.text, end) else { return };
    let heading = context.text_of(tag.value);
    // What the last position calls for is told there, and the heading is right.
    let due = contradicts_end::due_instead(context.record, end);
    if due.is_some() && due == result_of_heading(heading) {
        return;
    }
    let (message, severity) = match mismatch {
        Mismatch::Other => (Message::new("result-mismatch"), Severity::Error),
        Mismatch::Open => (Message::new("result-mismatch"), Severity::Warning),
        Mismatch::Hidden => (Message::new("result-hidden"), Severity::Warning),
        Mismatch::MayHide => (Message::new("result-may-be-hidden"), Severity::Note),
    };
    let message = message.with("written", context.text_of(span)).with("heading", heading);
    let finding = Finding::new(&RULE, span, message).severity(severity);
    let finding = finding.label(tag.value, Message::new("result-in-heading"));
    findings.push(if context.is_pgn() { finding.articles(vec!["PGN 8.1.1.7", "PGN 8.2.6"]) } else { finding });
}

/// Whether the rule has something to say of a score with that result after its moves.
#[inline]
pub(crate) fn stands_in(score: &Score, text: &str, end: Option<Outcome>) -> bool {
    let Some(end) = end else { return false };
    let tag = score.tags.iter().find(|tag| tag.key == Key::Result);
    // Nearly always they are written alike.
    let alike = tag.is_none_or(|tag| tag.value.of(text) == end.as_str());
    !(alike && end != Outcome::Unknown) && mismatch(score, text, end).is_some()
}

#[cold]
fn mismatch<'s>(score: &'s Score, text: &str, end: Outcome) -> Option<(Mismatch, &'s Tag)> {
    let tag = score.tags.iter().find(|tag| tag.key == Key::Result);
    let of_heading = tag.and_then(|tag| Some((result_of_heading(tag.value.of(text))?, tag)));
    let sheet = score.dialect == planilla_notation::Dialect::Sheet;
    let by_heading = of_heading.and_then(|(heading, tag)| {
        let mismatch = match (heading, end) {
            _ if as_played(heading) == as_played(end) => return None,
            // A heading of a sheet that was left open says nothing.
            (Outcome::Unknown, _) if sheet => return None,
            (_, Outcome::Unknown) if !has_sign_in_pgn(heading) && !sheet => Mismatch::Hidden,
            (Outcome::Unknown, _) | (_, Outcome::Unknown) => Mismatch::Open,
            _ => Mismatch::Other,
        };
        Some((mismatch, tag))
    });
    by_heading.or_else(|| {
        let termination = score.tags.iter().find(|tag| !sheet && is_termination(tag))?;
        let value = termination.value.of(text);
        let mismatch = match read_result(value) {
            _ if end != Outcome::Unknown => return None,
            Some(told) if !has_sign_in_pgn(told) => Mismatch::Hidden,
            _ if value.eq_ignore_ascii_case("rules infraction") => Mismatch::MayHide,
            _ => return None,
        };
        Some((mismatch, termination))
    })
}

/// A result without the difference between a win on the board and one by forfeit, which PGN has no sign for.
fn as_played(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::WhiteForfeitWin => Outcome::WhiteWins,
        Outcome::BlackForfeitWin => Outcome::BlackWins,
        Outcome::BothForfeit => Outcome::BothLose,
        other => other,
    }
}

/// Whether PGN 8.2.6 has a sign for a result.
fn has_sign_in_pgn(outcome: Outcome) -> bool {
    matches!(as_played(outcome), Outcome::WhiteWins | Outcome::BlackWins | Outcome::Draw | Outcome::Unknown)
}

/// Whether a tag tells how the game was brought to its end (PGN 9.8.1).
const fn is_termination(tag: &Tag) -> bool {
    matches!(tag.key, Key::Termination)
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;

    const RULE: &str = "pgn.result_mismatch";

    fn pgn(tags: &str, end: &str) -> String {
        format!("{tags}\n\n1. e4 e5 2. Nf3 Nc6 {end}\n")
    }

    #[test]
    fn two_results() {
        for (tags, end, english, spanish) in [
            (
                "[Result \"1-0\"]",
                "1/2-1/2",
                "the game ends with `1/2-1/2`, but its heading says `1-0` (this heading)",
                "la partida termina con `1/2-1/2`, pero su encabezamiento dice `1-0` (este encabezamiento)",
            ),
            (
                "[Result \"*\"]",
                "0-1",
                "the game ends with `0-1`, but its heading says `*` (this heading)",
                "la partida termina con `0-1`, pero su encabezamiento dice `*` (este encabezamiento)",
            ),
            (
                "[Result \"0-0\"]",
                "*",
                "the `*` at the end hides the result `0-0` of the heading, which PGN has no sign for (this heading)",
                "el `*` del final oculta el resultado `0-0` del encabezamiento, para el que el PGN no tiene signo \
                 (este encabezamiento)",
            ),
            (
                "[Result \"*\"]\n[Termination \"1/2-0\"]",
                "*",
                "the `*` at the end hides the result `1/2-0` of the heading, which PGN has no sign for (this heading)",
                "el `*` del final oculta el resultado `1/2-0` del encabezamiento, para el que el PGN no tiene signo \
                 (este encabezamiento)",
            ),
            (
                "[Result \"*\"]\n[Termination \"rules infraction\"]",
                "*",
                "the `*` at the end may hide a result that PGN has no sign for: the heading says `rules infraction` \
                 (this heading)",
                "el `*` del final puede ocultar un resultado para el que el PGN no tiene signo: el encabezamiento dice \
                 `rules infraction` (este encabezamiento)",
            ),
        ] {
            check(&pgn(tags, end), RULE, &[english], &[spanish]);
        }
        check(
            "result: 1-0\nlang: en\n\n1.e4 e5 2.Nf3 Nc6 0-1",
            RULE,
            &["the game ends with `0-1`, but its heading says `1-0` (this heading)"],
            &["la partida termina con `0-1`, pero su encabezamiento dice `1-0` (este encabezamiento)"],
        );
    }

    #[test]
    fn the_same_result() {
        for (tags, end) in [
            ("[Result \"1-0\"]", "1-0"),
            ("[Result \"½-½\"]", "1/2-1/2"),
            ("[Result \"1/2\"]", "1/2-1/2"),
            ("[Result \"+/-\"]", "1-0"),
            ("[Result \"*\"]", "*"),
            ("[Result \"?\"]", "1-0"),
            ("[Result \"\"]", "1-0"),
            ("[Event \"?\"]", "1-0"),
            ("[Result \"1-0\"]\n[Termination \"rules infraction\"]", "1-0"),
            ("[Result \"*\"]\n[Termination \"unterminated\"]", "*"),
            ("[Result \"1-0\"]", ""),
        ] {
            check(&pgn(tags, end), RULE, &[], &[]);
        }
        for sheet in ["result: *\n\n1.e4 e5 1-0", "result: White wins\n\n1.e4 e5 1-0", "result: 1-0\n\n1.e4 e5"] {
            check(sheet, RULE, &[], &[]);
        }
    }

    #[test]
    fn what_the_board_decides_is_said_once() {
        let mate = |result: &str, end: &str| format!("[Result \"{result}\"]\n\n1. f3 e5 2. g4 Qh4# {end}\n");
        check(&mate("0-1", "1-0"), RULE, &[], &[]);
        let said = "the game ends with `0-1`, but its heading says `1-0` (this heading)";
        let dicho = "la partida termina con `0-1`, pero su encabezamiento dice `1-0` (este encabezamiento)";
        check(&mate("1-0", "0-1"), RULE, &[said], &[dicho]);
    }
}
