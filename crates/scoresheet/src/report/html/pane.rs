//! A move and what is seen when it is chosen: the board, and what the board is.

use super::{View, sign, standing};
use crate::facts::facts_for;
use crate::finding::{Arg, Message};
use crate::reason::Reason;
use crate::record::{Ply, Status};
use crate::report::course::{Kind, Seen};
use crate::report::markup::Escaped;
use crate::report::svg::{Drawing, draw, opening};
use crate::rule::Severity;
use planilla_board::{Color, Move, Position, Square};
use planilla_notation::{Kind as Written, ManMove, Style, Target, write_move};
use std::fmt::Write;

/// What is drawn beside a position.
#[derive(Default)]
struct Drawn {
    last_move: Option<Move>,
    marks: Vec<(Square, Severity)>,
}

impl View<'_> {
    /// The first line: the position the game starts from.
    pub(super) fn start_pane(&self, opened: bool, out: &mut String) {
        let label = format!("<span class=\"say\">{}</span>", self.say(&Message::new("view-start")));
        self.choice("s", "", &label, opened, out);
        let caption = format!("<p class=\"say\">{}</p>", self.say(&Message::new("view-start")));
        self.pane(&self.checked.record.start, &Drawn::default(), &caption, out);
    }

    /// An entry as written, with its signs, and its board behind it.
    pub(super) fn cell(&self, entry: usize, opened: bool, out: &mut String) {
        let ply = &self.checked.record.plies[entry];
        let severity = self.severity(entry);
        let status = status_message(ply.status).map(|word| self.say(&word));
        let mut label = match self.written(ply) {
            Some(written) => format!("<bdi>{}</bdi>", Escaped(&written)),
            None => "<span class=\"soft\">—</span>".to_owned(),
        };
        let mark = severity.map(sign).or(status.as_ref().map(|_| "≈"));
        if let Some(mark) = mark {
            let word = status
                .unwrap_or_else(|| severity.map(|severity| self.say(&severity_word(severity))).unwrap_or_default());
            let _ = write!(
                label,
                "<span class=\"sign {}\" role=\"img\" title=\"{word}\" aria-label=\"{word}\">{mark}</span>",
                severity.map_or("soft", Severity::as_str)
            );
        }
        let class = severity.map(Severity::as_str).unwrap_or_default();
        let Some(seen) = self.course.get(entry) else {
            let _ = write!(out, "<span class=\"cell {class}\">{label}</span>");
            return;
        };
        self.choice(&entry.to_string(), class, &label, opened, out);
        let drawn = Drawn { last_move: seen.last_move, marks: self.marks(entry, ply, seen) };
        self.pane(&seen.position, &drawn, &self.caption(ply, seen), out);
    }

    fn choice(&self, name: &str, class: &str, label: &str, opened: bool, out: &mut String) {
        let id = &self.id;
        let checked = if opened { " checked=\"checked\"" } else { "" };
        let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
        let _ = write!(
            out,
            "<input type=\"radio\" name=\"{id}\" id=\"{id}-{name}\"{checked}/><label for=\"{id}-{name}\"{class}>{label}</label>"
        );
    }

    fn pane(&self, position: &Position, drawn: &Drawn, caption: &str, out: &mut String) {
        let label = position.to_fen();
        let _ = write!(out, "<div class=\"view\">{} aria-label=\"{}\">", opening(true), Escaped(&label));
        let drawing = Drawing { flipped: false, last_move: drawn.last_move, marks: &drawn.marks };
        draw(out, &self.id, position, &drawing);
        let _ = write!(out, "</svg>{caption}</div>");
    }

    /// The move, and what its board is.
    fn caption(&self, ply: &Ply, seen: &Seen) -> String {
        let mut caption = String::from("<p>");
        if seen.kind == Kind::After || (ply.status != Status::Unreached && ply.status != Status::Extra) {
            let dots = if ply.color == Color::White { "." } else { "…" };
            let _ = write!(caption, "<b>{}{dots}</b> ", ply.number);
        }
        match self.written(ply) {
            Some(written) => {
                let _ = write!(caption, "<b><bdi>{}</bdi></b>", Escaped(&written));
            }
            None => caption.push_str(&self.say(&Message::new("status-missing"))),
        }
        let said = self.said(ply, seen);
        for message in &said {
            let _ = write!(caption, " · {}", self.say(message));
        }
        caption.push_str("</p>");
        if let Some(number) = seen.rests_on.filter(|_| seen.kind == Kind::After) {
            let message = Message::new("view-rests").with("number", Arg::Ordinal(i64::from(number)));
            let _ = write!(caption, "<p class=\"soft say\">{}</p>", self.say(&message));
        }
        caption
    }

    /// What an entry's board is, and how the game goes on from there.
    pub(super) fn said(&self, ply: &Ply, seen: &Seen) -> Vec<Message> {
        let mut said = Vec::new();
        match seen.kind {
            Kind::After => said.extend(standing(&seen.position)),
            Kind::Before => said.push(Message::new("view-before")),
            Kind::LastSure => said.push(Message::new("view-last-sure")),
            Kind::Stopped => said.push(Message::new("view-stopped")),
        }
        if seen.kind == Kind::Before
            && let Some(played) = self.checked.record.sure(ply).filter(|played| seen.position.is_legal(*played))
        {
            let moves = vec![self.in_language(&seen.position, played)];
            said.push(Message::new("view-as-if").with("moves", moves));
        }
        said
    }

    /// A move as the sheet's language writes it.
    fn in_language(&self, position: &Position, played: Move) -> String {
        let (language, style) = (self.checked.language.language, Style::default());
        write_move(&facts_for(position, played, language, style), language, style)
    }

    /// The squares to look at: where a move cannot go and what is in its way, or between which moves nothing settles.
    pub(super) fn marks(&self, entry: usize, ply: &Ply, seen: &Seen) -> Vec<(Square, Severity)> {
        let mut marks: Vec<(Square, Severity)> = Vec::new();
        let mut add = |square: Square, severity| {
            if marks.iter().all(|(known, _)| *known != square) {
                marks.push((square, severity));
            }
        };
        match (seen.kind, ply.status) {
            (Kind::After, _) => {
                let severity = self.severity(entry).filter(|severity| *severity >= Severity::Warning);
                if let (Some(played), Some(severity)) = (seen.last_move, severity) {
                    add(played.to(), severity);
                }
            }
            (Kind::Before, Status::Illegal) => {
                if let Written::Man(ManMove { target: Target::Square(to), .. }) = ply.written.kind {
                    add(to, Severity::Error);
                }
                for at in self.remarks.findings(Some(entry)) {
                    if let Some(square) = self.checked.findings.list[*at].reason.and_then(cause) {
                        add(square, Severity::Warning);
                    }
                }
            }
            (Kind::LastSure, Status::Ambiguous) => {
                for rival in self.checked.record.candidates_of(ply) {
                    if seen.position.is_legal(rival.played) {
                        add(rival.played.from(), Severity::Warning);
                    }
                }
            }
            _ => {}
        }
        marks
    }
}

/// The square of the man that makes a move illegal.
fn cause(reason: Reason) -> Option<Square> {
    match reason {
        Reason::Blocked { square, .. }
        | Reason::OwnPiece { square, .. }
        | Reason::Pinned { square, .. }
        | Reason::InCheck { square, .. }
        | Reason::IntoCheck { square, .. }
        | Reason::PawnBlocked { square, .. } => Some(square),
        _ => None,
    }
}

/// What a status is called where it is worth a word.
///
/// ```
/// use planilla::{Messages, Status, report::status_message};
/// assert_eq!(status_message(Status::Exact), None);
/// assert_eq!(Messages::english().format(&status_message(Status::Missing).unwrap()), "left out");
/// ```
pub fn status_message(status: Status) -> Option<Message> {
    Some(match status {
        Status::Exact => return None,
        Status::Normalized => Message::new("status-normalized"),
        Status::Repaired => Message::new("status-repaired"),
        Status::Ambiguous => Message::new("status-ambiguous"),
        Status::Illegal => Message::new("status-illegal"),
        Status::Unread => Message::new("status-unread"),
        Status::Missing => Message::new("status-missing"),
        Status::Extra => Message::new("status-extra"),
        Status::Unreached => Message::new("status-unreached"),
    })
}

/// What a severity is called.
pub(crate) fn severity_word(severity: Severity) -> Message {
    match severity {
        Severity::Error => Message::new("severity-error"),
        Severity::Warning => Message::new("severity-warning"),
        Severity::Note => Message::new("severity-note"),
    }
}
