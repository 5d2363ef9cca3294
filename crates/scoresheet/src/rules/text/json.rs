//! `text.json`

use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{JsonFault, ScoreFaultKind, Span};

/// A sheet as JSON that is not as it ought to be.
pub(crate) static RULE: Rule = Rule {
    name: "text.json",
    severity: Severity::Error,
    articles: &[],
    summary: "what in a sheet as JSON cannot be read, or not as it stands",
    page: include_str!("json.md"),
    wakes: Signals::SCORE_FAULT,
    notes_in_pgn: Signals::NONE,
    check,
};

/// No more of the text is quoted, in characters.
const QUOTED: usize = 40;

fn check(context: &Context<'_>, findings: &mut Findings) {
    let faults = context.score.faults.iter().filter_map(|fault| match fault.kind {
        ScoreFaultKind::Json(kind) => Some((kind, fault.span)),
        _ => None,
    });
    let faults: Vec<(JsonFault, Span)> = faults.collect();
    for run in faults.chunk_by(|one, next| one.0 == next.0) {
        let Some(&(kind, span)) = run.first() else { continue };
        let message = match kind {
            JsonFault::Value => Message::new("json-value"),
            JsonFault::Comma => Message::new("json-comma"),
            JsonFault::Colon => Message::new("json-colon"),
            JsonFault::Key => Message::new("json-key"),
            JsonFault::Open => Message::new("json-open"),
            JsonFault::Stray => Message::new("json-stray"),
            JsonFault::Quotes => Message::new("json-quotes"),
            JsonFault::NoMoves => Message::new("json-no-moves"),
            JsonFault::Type(wants) => Message::new("json-type").with("wants", wants.word()),
            JsonFault::Probability => Message::new("json-probability"),
            JsonFault::NoProbability => Message::new("json-no-probability"),
            JsonFault::Sum => Message::new("json-sum"),
            JsonFault::NoReadings => Message::new("json-no-readings"),
            JsonFault::NoText => Message::new("json-no-text"),
            JsonFault::Repeated => Message::new("json-repeated"),
        };
        let severity = match kind {
            JsonFault::NoProbability | JsonFault::Sum | JsonFault::Quotes => Severity::Warning,
            _ => Severity::Error,
        };
        let message = message.with("written", quoted(context.text_of(span))).with("others", run.len() - 1);
        findings.push(Finding::new(&RULE, span, message).severity(severity));
    }
}

/// A text in short, in one line.
fn quoted(text: &str) -> String {
    let line: String = text.chars().take_while(|c| !matches!(c, '\n' | '\r')).filter(|c| *c != '`').collect();
    match line.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None if line.len() < text.trim_end().len() => format!("{line}…"),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::said::{check, graded};

    const RULE: &str = "text.json";

    #[test]
    fn each_fault_has_its_sentence_and_the_rest_is_read() {
        check(
            r#"{"lang": "es", "moves": ["e4", {"readings": [{"text": "e5", "probability": 97}]}, "Cf3"]}"#,
            RULE,
            &["`97` is no probability, and the reading is taken without one: write a number from 0 to 1, such as 0.9"],
            &["`97` no es una probabilidad, y la lectura se toma sin ella: escriba un número de 0 a 1, como 0.9"],
        );
        check(
            r#"{"lang": "es", "moves": ["e4", ["e5"], ["e5"], "Cf3"]}"#,
            RULE,
            &[
                "`[\"e5\"]` is of the wrong kind and is passed over: write a text in double quotes, `null` for a gap, or an \
               object with `written` or `readings` (and 1 more)",
            ],
            &[
                "`[\"e5\"]` no es del tipo debido y se pasa por alto: escriba un texto entre comillas dobles, `null` para \
               un hueco, o un objeto con `written` o `readings` (y 1 más)",
            ],
        );
    }

    #[test]
    fn grades() {
        for (text, expected) in [
            (r#"{"moves": ["e4", "e5"]}"#, ""),
            (r#"{"moves": ["e4", "e5"}"#, "error"),
            (r#"{"moves": ["e4", {"readings": []}]}"#, "error"),
            (r#"{"moves": ["e4", {"readings": ["e5", "e6"]}]}"#, "warning"),
            (
                r#"{"moves": ["e4", {"readings": [{"text": "e5", "probability": 1}, {"text": "e6", "probability": 1}]}]}"#,
                "warning",
            ),
            (r#"{"moves": "1. e4 e5"} {"moves": ["e4"]}"#, "error"),
        ] {
            assert_eq!(graded(text, RULE), expected, "{text}");
        }
    }
}
