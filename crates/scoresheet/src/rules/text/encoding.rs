//! `text.encoding`

use crate::finding::{Finding, Message};
use crate::record::Signals;
use crate::rule::{Context, Findings, Rule, Severity};
use planilla_notation::{Encoding, Span};

/// A text that was not UTF-8.
pub(crate) static RULE: Rule = Rule {
    name: "text.encoding",
    severity: Severity::Note,
    articles: &[],
    summary: "the text was read as Windows-1252 (note), or holds bytes that are no text (warning)",
    page: include_str!("encoding.md"),
    wakes: Signals::ENCODING,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    let source = context.source;
    if source.undecoded > 0 {
        let at = context.text.find(char::REPLACEMENT_CHARACTER).unwrap_or(0);
        let end = (at + char::REPLACEMENT_CHARACTER.len_utf8()).min(context.text.len());
        let message =
            Message::new("encoding-undecoded").with("count", source.undecoded).with("encoding", source.encoding.name());
        findings.push(Finding::new(&RULE, Span::new(at, end), message).severity(Severity::Warning));
    } else if source.encoding == Encoding::Windows1252 && context.notes {
        let letters = context.text.char_indices().find(|(_, character)| !character.is_ascii());
        let span = letters.map_or(Span::default(), |(at, letter)| Span::new(at, at + letter.len_utf8()));
        let message = Message::new("encoding-assumed").with("encoding", source.encoding.name());
        findings.push(Finding::new(&RULE, span, message));
    }
}
