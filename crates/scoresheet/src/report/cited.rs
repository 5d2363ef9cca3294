//! What a finding rests on, in words: the articles of an edition, and the sections of the PGN standard, which name themselves.

use crate::edition::EditionName;
use crate::finding::{Finding, Message};
use crate::messages::Messages;

/// The articles in one piece with their edition, then the sections of the PGN standard; empty if it rests on neither.
pub(crate) fn cited(finding: &Finding, edition: EditionName, messages: &Messages) -> Vec<String> {
    let (pgn, laws): (Vec<&str>, Vec<&str>) =
        finding.articles_in(edition).into_iter().partition(|article| article.starts_with("PGN"));
    let of_laws = |laws: Vec<&str>| {
        let message = Message::new("view-articles").with("laws", edition.as_str()).with("written", laws.join(", "));
        messages.format(&message)
    };
    let laws = (!laws.is_empty()).then(|| of_laws(laws));
    let pgn = (!pgn.is_empty()).then(|| pgn.join(", "));
    laws.into_iter().chain(pgn).collect()
}
