//! `pgn.syntax`

use crate::checked::Refusal;
use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{ItemKind, ScoreFaultKind, Span};

/// Text that its grammar has no place for.
pub(crate) static RULE: Rule = Rule {
    name: "pgn.syntax",
    severity: Severity::Warning,
    articles: &[],
    summary: "text that the grammar of PGN or of a sheet has no place for",
    page: include_str!("syntax.md"),
    wakes: Signals::SCORE_FAULT,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    if matches!(context.refused, Some(Refusal::NoMoves { .. })) {
        return; // in a text that is no game nothing has a place
    }
    for run in context.score.faults.chunk_by(|one, next| one.kind == next.kind) {
        let Some(first) = run.first() else { continue };
        let written = context.text_of(first.span);
        let mut severity = RULE.severity;
        let message = match first.kind {
            ScoreFaultKind::OpenComment => {
                let lines = written.trim_end().lines().count();
                if written.split_whitespace().any(has_square) {
                    severity = Severity::Error;
                    Message::new("syntax-open-comment-swallows").with("lines", lines)
                } else {
                    Message::new("syntax-open-comment")
                }
            }
            ScoreFaultKind::OpenVariation => match moves_behind(context, first.span) {
                0 => Message::new("syntax-open-variation"),
                moves => {
                    severity = Severity::Error;
                    Message::new("syntax-open-variation-swallows").with("moves", moves)
                }
            },
            ScoreFaultKind::StrayClose => Message::new("syntax-stray-close"),
            ScoreFaultKind::BrokenTag => Message::new("syntax-broken-tag").with("written", written),
            ScoreFaultKind::RepeatedTag => Message::new("syntax-repeated-tag").with("written", written),
            ScoreFaultKind::Junk => Message::new("syntax-junk").with("written", written),
            ScoreFaultKind::AfterResult => Message::new("syntax-after-result"),
            // Told with the numbers, `sheet.move_number`, and by `text.json`.
            ScoreFaultKind::TwoMoves | ScoreFaultKind::Json(_) => continue,
        };
        let finding = Finding::new(&RULE, first.span, message.with("others", run.len() - 1)).severity(severity);
        findings.push(finding.or_pgn(context, section(first.kind)));
    }
}

/// Whether a word may be a move: it names a square, or castles. What a comment swallows is not known to be one.
fn has_square(word: &str) -> bool {
    let square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    word.as_bytes().windows(2).any(square) || ["O-O", "0-0"].iter().any(|castling| word.contains(castling))
}

/// How many texts that ought to be moves stand behind a place, all of them in a variation that was never closed.
fn moves_behind(context: &Context<'_>, place: Span) -> usize {
    let items = context.score.items.iter();
    items.filter(|item| item.kind == ItemKind::Cell && item.span.start >= place.end).count()
}

/// The section of the PGN standard that is broken.
fn section(kind: ScoreFaultKind) -> &'static str {
    match kind {
        ScoreFaultKind::OpenComment => "PGN 5",
        ScoreFaultKind::OpenVariation | ScoreFaultKind::StrayClose => "PGN 8.2.5",
        ScoreFaultKind::BrokenTag => "PGN 8.1",
        ScoreFaultKind::RepeatedTag => "PGN 8.1.1",
        ScoreFaultKind::Junk | ScoreFaultKind::TwoMoves | ScoreFaultKind::Json(_) => "PGN 7",
        ScoreFaultKind::AfterResult => "PGN 8.2.6",
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::check;
    use crate::{Checker, Settings, Severity};

    #[test]
    fn what_is_never_closed() {
        for (text, severity, english, spanish) in [
            (
                "[White \"A\"]\n\n1. e4 e5 {good\n2. Nf3 Nc6\n3. Bb5 a6 1-0\n\n",
                Severity::Error,
                "a comment opens here and is never closed: it swallows 3 lines, and their moves are not judged; \
                 close it with `}` where it ends",
                "aquí se abre un comentario que no se cierra: se traga 3 líneas, y sus jugadas no se juzgan; \
                 ciérrelo con `}` donde termine",
            ),
            (
                "[White \"A\"]\n\n1. e4 e5 1-0 {a good game",
                Severity::Warning,
                "a comment opens here and is never closed",
                "aquí se abre un comentario que no se cierra",
            ),
            (
                "[White \"A\"]\n\n1. e4 e5 (1... c5 2. Nf3 Nc6 1-0",
                Severity::Error,
                "a variation opens here and is never closed: the 3 moves behind it are not judged as moves of the game; \
                 close it with `)` where it ends",
                "aquí se abre una variante que no se cierra: las 3 jugadas que siguen no se juzgan como de la partida; \
                 ciérrela con `)` donde termine",
            ),
        ] {
            check(text, "pgn.syntax", &[english], &[spanish]);
            let mut checker = Checker::new(Settings::default());
            let found = checker.check(text.as_bytes()).worst();
            assert_eq!(found, Some(severity), "{text}");
        }
    }
}
