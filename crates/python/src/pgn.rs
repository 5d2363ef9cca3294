//! What of a sheet is written otherwise in PGN: dates, results, annotations, comments; and what is said of what PGN cannot
//! hold.

use planilla::{Message, Messages, PartialDate, Status};
use planilla_notation::Outcome;

/// A date as PGN writes it, with question marks for what is not certain (PGN 8.1.1.3).
pub(crate) fn date(known: PartialDate) -> String {
    let (first, last) = (known.earliest(), known.latest());
    match (first.0 == last.0, first.1 == last.1, first.2 == last.2) {
        (true, true, true) => format!("{:04}.{:02}.{:02}", first.0, first.1, first.2),
        (true, true, false) => format!("{:04}.{:02}.??", first.0, first.1),
        (true, false, _) => format!("{:04}.??.??", first.0),
        (false, ..) => "????.??.??".to_owned(),
    }
}

/// The results that PGN knows (PGN 8.2.6).
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// Whether PGN has a word for a result.
pub(crate) fn is_result(outcome: Outcome) -> bool {
    RESULTS.contains(&outcome.as_str())
}

/// The number of an annotation (PGN 10), if it has one.
pub(crate) fn annotation(written: &str) -> Option<&str> {
    Some(match written {
        "!" => "1",
        "?" => "2",
        "!!" | "‼" => "3",
        "??" | "⁇" => "4",
        "!?" | "⁉" => "5",
        "?!" | "⁈" => "6",
        _ => written.strip_prefix('$').filter(|number| !number.is_empty())?,
    })
}

/// What a status is called.
pub(crate) fn status_word(messages: &Messages, status: Status) -> String {
    messages.format(&match status {
        Status::Illegal => Message::new("status-illegal"),
        Status::Ambiguous => Message::new("status-ambiguous"),
        Status::Missing => Message::new("status-missing"),
        Status::Extra => Message::new("status-extra"),
        Status::Unread => Message::new("status-unread"),
        _ => Message::new("status-unreached"),
    })
}

/// A comment without what opens and closes it; one space inside each brace belongs to the brace.
pub(crate) fn words(comment: &str) -> String {
    let comment = comment.trim();
    let inner = match comment.strip_prefix('{') {
        Some(inner) => {
            let inner = inner.strip_suffix('}').unwrap_or(inner);
            let inner = inner.strip_prefix(' ').unwrap_or(inner);
            inner.strip_suffix(' ').unwrap_or(inner)
        }
        None => comment.strip_prefix(';').map_or(comment, str::trim),
    };
    inner.replace("\r\n", "\n")
}

/// A stretch of a score as one line that can stand in a comment: its brackets are round, so that none closes the comment,
/// and no clock of a later move is taken for this one's.
pub(crate) fn plain(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.replace(['{', '['], "(").replace(['}', ']'], ")")
}
