//! A game and a position as fragments of HTML, for notebooks and pages: without scripts, with all they need inside, in light
//! and dark. The moves are radio buttons, so that arrow keys step through the game, and each has its board behind it; which is
//! seen is a matter of style alone. **Lacks variations and glyphs**: the main line is shown, with its comments.

mod head;
mod page;
mod pair;
mod pane;
mod remarks;
mod table;

pub use page::{GameSection, Painter, ReportPage};
pub use pair::comparison_html;

use super::chance::ChanceRow;
use super::course::{Seen, course};
use super::markup::{Escaped, Sentence, id_of};
use super::position::PositionRow;
use super::svg::{BoardView, board_svg, define};
use super::tags::{Headings, Tags};
use crate::checked::Checked;
use crate::finding::Message;
use crate::messages::Messages;
use crate::record::{Ply, Status};
use crate::rule::Severity;
pub(crate) use pane::severity_word;
pub use pane::status_message;
use planilla_board::{Color, Effort, Position, State};
use remarks::Remarks;
pub(crate) use remarks::fix_message;
use std::fmt::Write;
pub use table::{ScoreRow, score_rows};

/// How all of it looks.
const STYLE: &str = include_str!("html/style.css");

/// So many entries have a board of their own at the most; a page with more would be too heavy to open.
const MOST_BOARDS: usize = 600;

/// A position as a fragment of HTML: its board, and what the Laws say of it.
///
/// ```
/// use planilla::{Messages, report::position_html};
/// use planilla_board::Position;
/// let html = position_html(&Position::default(), Messages::of("en").unwrap());
/// assert!(html.starts_with("<div class=\"planilla\"") && html.contains("White to move"));
/// ```
pub fn position_html(position: &Position, messages: &Messages) -> String {
    let row = PositionRow::new(position, Effort::FULL, messages);
    let mut out = String::with_capacity(16 * 1024);
    let board = board_svg(position, &BoardView::new(messages));
    let _ =
        write!(out, "{}<div class=\"facts\"><div class=\"board\">{board}</div><div class=\"said\">", opening(messages));
    let mut facts = vec![Message::new("board-turn").with("color", position.turn())];
    facts.extend(if row.state == "dead_position" { Some(Message::new("view-dead")) } else { standing(position) });
    let facts: Vec<String> = facts.iter().map(|fact| messages.format(fact)).collect();
    let _ = write!(out, "<p class=\"title say\">{}</p>", Sentence(&facts.join("; ")));
    let moves = Message::new("view-legal-moves").with("count", row.legal_moves.len());
    let san: Vec<String> =
        position.legal_moves().into_iter().map(|legal| position.san(legal).as_str().to_owned()).collect();
    let _ = write!(out, "<p class=\"say\">{}", Sentence(&messages.format(&moves)));
    if !san.is_empty() {
        let _ = write!(out, ": <code>{}</code>", Escaped(&san.join(" ")));
    }
    out.push_str("</p>");
    for (color, chance) in [(Color::White, &row.white_can_mate), (Color::Black, &row.black_can_mate)] {
        let _ = write!(out, "<p class=\"say\">{}</p>", Sentence(&chance_sentence(color, chance, messages)));
    }
    let _ = write!(out, "<p class=\"soft\"><code>{}</code></p></div></div></div>", Escaped(&row.fen));
    out
}

fn chance_sentence(color: Color, chance: &ChanceRow, messages: &Messages) -> String {
    let message = match chance.answer {
        "yes" => Message::new("view-can-mate"),
        "no" => Message::new("view-cannot-mate"),
        _ => Message::new("view-may-mate"),
    };
    format!("{}: {}", messages.format(&message.with("color", color)), chance.why)
}

/// A game as a fragment of HTML: its players and result, its moves as written with what was found beside them, and the board
/// at each move. At first the board of the gravest finding is seen, else the last one. The text is the same each time.
///
/// What is not sure says so: a move that cannot be played shows the board before it, and a move that nothing settles the last
/// sure one. The first 600 entries have boards.
///
/// ```
/// use planilla::{Checker, Messages, Settings, report::game_html};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"laws: 2005\n\n1e4 e5 2Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5Dxd5");
/// let html = game_html(&checked, Messages::of("en").unwrap());
/// assert!(html.contains("<bdi>Dxd5</bdi>") && !html.contains("<script"));
/// ```
pub fn game_html(checked: &Checked<'_>, messages: &Messages) -> String {
    View::new(checked, messages).write()
}

/// What all parts of a game's page are made from.
struct View<'a> {
    checked: &'a Checked<'a>,
    messages: &'a Messages,
    /// The text of the game.
    text: &'a str,
    tags: Tags,
    /// The start of all ids.
    id: String,
    /// What is seen at each entry that has a board; of a game that was refused, none has.
    course: Vec<Seen>,
    remarks: Remarks,
}

impl<'a> View<'a> {
    fn new(checked: &'a Checked<'_>, messages: &'a Messages) -> View<'a> {
        let text: &str = &checked.source.text;
        let laws = checked.laws.name.as_str();
        let id = id_of(&format!("{laws} {} {} {text}", messages.code, checked.language.language.code));
        let boards = if checked.refused.is_some() { 0 } else { MOST_BOARDS };
        let course = course(checked.record, boards);
        let remarks = Remarks::new(checked, text);
        View {
            checked,
            messages,
            text,
            tags: Headings::new(&checked.score.tags, checked.score.dialect, text).into(),
            id,
            course,
            remarks,
        }
    }

    fn write(&self) -> String {
        let plies = &self.checked.record.plies;
        let mut out = String::with_capacity(32 * 1024 + plies.len().min(MOST_BOARDS) * 1600);
        out.push_str(&opening(self.messages));
        self.head(&mut out);
        self.remarks_on(None, &mut out);
        let boards = self.checked.refused.is_none();
        out.push_str(if boards { "<div class=\"game boards\">" } else { "<div class=\"game\">" });
        if boards {
            out.push_str(
                "<svg width=\"0\" height=\"0\" style=\"position:absolute;width:0;height:0\" aria-hidden=\"true\">",
            );
            define(&mut out, &self.id, false, true);
            out.push_str("</svg>");
        }
        self.list(&mut out);
        out.push_str("</div>");
        self.tail(&mut out);
        out.push_str("</div>");
        out
    }

    /// The moves in their columns.
    fn list(&self, out: &mut String) {
        let column = |color| self.say(&Message::new("view-column").with("color", color));
        let _ = write!(
            out,
            "<div class=\"list\"><table><thead><tr><th scope=\"col\">{}</th><th scope=\"col\" class=\"half\">{}</th>\
             <th scope=\"col\" class=\"half\">{}</th><th scope=\"col\">{}</th></tr></thead><tbody>",
            self.say(&Message::new("view-number")),
            column(Color::White),
            column(Color::Black),
            self.say(&Message::new("view-remarks")),
        );
        let opened = self.opened();
        if self.checked.refused.is_none() {
            out.push_str("<tr><th></th><td colspan=\"2\">");
            self.start_pane(opened.is_none(), out);
            out.push_str("</td><td></td></tr>");
        }
        for row in score_rows(self.checked.record) {
            let number = row.number.map(|number| number.to_string()).unwrap_or_default();
            let _ = write!(out, "<tr><th scope=\"row\">{number}</th>");
            for entry in row.entries {
                out.push_str("<td>");
                if let Some(entry) = entry {
                    self.cell(entry, opened == Some(entry), out);
                }
                out.push_str("</td>");
            }
            out.push_str("<td>");
            for entry in row.entries.into_iter().flatten() {
                self.remarks_on(Some(entry), out);
            }
            out.push_str("</td></tr>");
        }
        out.push_str("</tbody></table></div>");
    }

    /// The entry whose board is seen at first: the first of the gravest severity from a warning on, else the last.
    fn opened(&self) -> Option<usize> {
        let graded = (0..self.course.len()).map(|entry| (entry, self.severity(entry)));
        let grave = graded.filter(|(_, severity)| *severity >= Some(Severity::Warning));
        let gravest = grave.max_by_key(|(entry, severity)| (*severity, std::cmp::Reverse(*entry)));
        gravest.map(|(entry, _)| entry).or(self.course.len().checked_sub(1))
    }

    /// How grave an entry is: by what was found about it, else by its status.
    fn severity(&self, entry: usize) -> Option<Severity> {
        let found = self.remarks.findings(Some(entry)).iter();
        let found = found.map(|at| self.checked.findings.list[*at].severity).max();
        let by_status = match self.checked.record.plies[entry].status {
            Status::Illegal | Status::Unread => Some(Severity::Error),
            Status::Ambiguous | Status::Missing | Status::Extra | Status::Unreached => Some(Severity::Warning),
            Status::Exact | Status::Normalized | Status::Repaired => None,
        };
        found.max(by_status)
    }

    /// The text of an entry as it is shown; none for a move that the sheet leaves out.
    fn written(&self, ply: &Ply) -> Option<String> {
        ply.span.filter(|span| !span.is_empty()).map(|span| shortened(span.of(self.text)))
    }

    /// A sentence as HTML.
    fn say(&self, message: &Message) -> String {
        Sentence(&self.messages.format(message)).to_string()
    }
}

/// The start of a fragment, with its style.
fn opening(messages: &Messages) -> String {
    format!("<div class=\"planilla\" lang=\"{}\"><style>{STYLE}</style>", messages.code)
}

/// How a position stands, if there is anything to say.
fn standing(position: &Position) -> Option<Message> {
    match position.state() {
        State::Checkmate => Some(Message::new("view-checkmate")),
        State::Stalemate => Some(Message::new("view-stalemate")),
        State::DeadPosition => Some(Message::new("view-dead")),
        State::Ongoing if position.in_check() => Some(Message::new("board-check").with("color", position.turn())),
        State::Ongoing => None,
    }
}

/// A cell's text, cut where it is too long for a column.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut short: String = text.chars().take(LONGEST).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

/// A sign for a severity, so that colour alone never tells.
const fn sign(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "✗",
        Severity::Warning => "!",
        Severity::Note => "i",
    }
}

#[cfg(test)]
mod tests;
