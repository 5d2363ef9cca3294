//! `move.unread`

use crate::edition::EditionName::{E1997, E2023};
use crate::finding::Message;
use crate::record::{Signals, Status};
use crate::rule::{Cited, Context, Findings, Rule, Severity};
use crate::rules::place::{about, written};

/// A text that is no move.
pub(crate) static RULE: Rule = Rule {
    name: "move.unread",
    severity: Severity::Error,
    articles: &[Cited { from: E1997, to: E2023, numbers: &["8.1"] }],
    summary: "a text in the place of a move that names no move",
    page: include_str!("unread.md"),
    wakes: Signals::UNREAD,
    notes_in_pgn: Signals::NONE,
    check,
};

fn check(context: &Context<'_>, findings: &mut Findings) {
    for (entry, ply) in context.record.with_signals(Signals::UNREAD) {
        if ply.status == Status::Unread {
            let finding = about(context, &RULE, entry, message(written(context, ply)));
            findings.push(super::near(context, (entry, ply), finding));
        }
    }
}

/// What is said of a text that is no move.
pub(super) fn message(text: &str) -> Message {
    let message = if is_drop(text) { Message::new("unread-drop") } else { Message::new("unread") };
    message.with("written", text)
}

/// Whether a text puts a man on the board, as crazyhouse and bughouse allow: `R@e4`.
fn is_drop(text: &str) -> bool {
    let [head @ .., b'@', b'a'..=b'h', b'1'..=b'8'] = text.trim_end_matches(['+', '#', '!', '?']).as_bytes() else {
        return false;
    };
    matches!(head, [] | [b'A'..=b'Z'])
}
