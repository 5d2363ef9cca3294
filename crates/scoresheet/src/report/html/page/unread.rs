//! Why a file could not be read, in the words of the page.

use crate::finding::Message;

/// The sentence for a word of `planilla-files`, with what the system says.
pub(super) fn reason(word: &str, more: &str) -> Message {
    match word {
        "empty" => Message::new("unread-empty"),
        "not-found" => Message::new("unread-not-found"),
        "denied" => Message::new("unread-denied"),
        "too-large" => Message::new("unread-too-large"),
        "damaged" => Message::new("unread-damaged").with("why", more),
        "link" => Message::new("unread-link").with("why", more),
        "spreadsheet" => Message::new("unread-spreadsheet"),
        "document" => Message::new("unread-document"),
        "data" => Message::new("unread-data"),
        "positions" => Message::new("unread-positions"),
        "zip" => Message::new("unread-zip"),
        "office" => Message::new("unread-office"),
        "pdf" => Message::new("unread-pdf"),
        "picture" => Message::new("unread-picture"),
        "styled" => Message::new("unread-styled"),
        "database" => Message::new("unread-database"),
        "archive" => Message::new("unread-archive"),
        "binary" => Message::new("unread-binary"),
        _ => Message::new("unread-system").with("why", more),
    }
}
