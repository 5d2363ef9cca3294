//! A whole score rewritten in another language or style, move by move; all other text stays as it stands.

use crate::checked::Checked;
use crate::facts::facts;
use crate::reading::read_in;
use crate::record::{Signals, Status};
use planilla_board::{Move, Position};
use planilla_notation::{Dialect, Form, ItemKind, Key, Language, Marks, Span, Style, Tag, WrittenMove, write_move};

/// A score rewritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Converted {
    /// The text, with each read move in its new form.
    pub text: String,
    /// The cells that were left as they stand, because nothing says which move they are.
    pub kept: Vec<Kept>,
    /// The cells that were rewritten and may mean another move, or whose marks were false: a person should look.
    pub doubted: Vec<Doubted>,
}

/// A cell rewritten with a doubt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubted {
    /// Where it stands in the old text.
    pub span: Span,
    /// What stands in its place.
    pub replacement: String,
}

/// What makes a rewritten move doubtful: later moves had to settle it, a letter may be lost, a mark is false.
const DOUBTS: Signals = Signals(
    Signals::AMBIGUOUS.0
        | Signals::CASE_DECIDES.0
        | Signals::CAPTURE_FALSE.0
        | Signals::CHECK_FALSE.0
        | Signals::MATE_FALSE.0
        | Signals::EP_FALSE.0,
);

/// A cell left as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where it stands in the old text.
    pub span: Span,
    /// Why: its status.
    pub status: Status,
}

/// Rewrites the moves of a checked score, those of variations too, and the heading that names its language. All else
/// stays: other headings, numbers, comments, annotations, draw offers. A cell that is not read stays and is listed.
///
/// ```
/// use planilla::{Checker, Settings, convert};
/// use planilla_notation::{Language, Style};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"lang: es\n\n1.Cf3 d5 {bien} 2.g3 (2.c4 dxc4) Af5");
/// let converted = convert(&checked, Language::by_code("de").unwrap(), Style::default());
/// assert_eq!(converted.text, "lang: de\n\n1.Sf3 d5 {bien} 2.g3 (2.c4 dxc4) Lf5");
/// assert!(converted.kept.is_empty());
/// ```
pub fn convert(checked: &Checked<'_>, to: &'static Language, style: Style) -> Converted {
    let text = &*checked.source.text;
    let mut walk = Walk {
        checked,
        to,
        style,
        edits: Vec::new(),
        kept: Vec::new(),
        doubted: Vec::new(),
        entry: 0,
        line: Some(Line { before: checked.record.start, after: checked.record.start }),
        outer: Vec::new(),
    };
    for item in &checked.score.items {
        match item.kind {
            ItemKind::Cell if walk.outer.is_empty() => walk.main_cell(item.span),
            ItemKind::Cell => walk.variation_cell(item.span),
            ItemKind::VariationStart => walk.open(),
            ItemKind::VariationEnd => walk.shut(),
            _ => {}
        }
    }
    walk.heading();
    Converted { text: edited(text, walk.edits), kept: walk.kept, doubted: walk.doubted }
}

/// A text with pieces replaced; the pieces do not overlap.
fn edited(text: &str, mut edits: Vec<(Span, String)>) -> String {
    edits.sort_by_key(|(span, _)| span.start);
    let mut out = String::with_capacity(text.len());
    let mut copied = 0;
    for (span, new) in edits {
        out.push_str(text.get(copied..span.start as usize).unwrap_or_default());
        out.push_str(&new);
        copied = span.end as usize;
    }
    out.push_str(text.get(copied..).unwrap_or_default());
    out
}

/// Where a line stands, and where it stood before its last move: there a variation branches off.
#[derive(Clone, Copy)]
struct Line {
    before: Position,
    after: Position,
}

struct Walk<'w> {
    checked: &'w Checked<'w>,
    to: &'static Language,
    style: Style,
    edits: Vec<(Span, String)>,
    kept: Vec<Kept>,
    doubted: Vec<Doubted>,
    /// The next entry of the main line.
    entry: usize,
    /// The line that is walked; unknown after a cell that is not read.
    line: Option<Line>,
    outer: Vec<Option<Line>>,
}

impl Walk<'_> {
    fn main_cell(&mut self, span: Span) {
        let record = self.checked.record;
        while record.plies.get(self.entry).is_some_and(|ply| ply.span != Some(span)) {
            self.entry += 1;
        }
        let Some(ply) = record.plies.get(self.entry) else { return };
        let before = *record.position_before(self.entry);
        self.entry += 1;
        self.line = ply.played.map(|played| Line { before, after: before.played(played) });
        match ply.played {
            Some(played) if ply.status.is_read() => {
                self.replace(span, &before, played, &ply.written);
                // SAN and UCI have no sign for a draw offer: it is lost, and that is said.
                let lost = matches!(self.style.form, Form::San | Form::Uci) && ply.signals.any(Signals::OFFER);
                self.doubt(if lost { ply.signals | Signals::AMBIGUOUS } else { ply.signals });
            }
            _ => self.kept.push(Kept { span, status: ply.status }),
        }
    }

    fn variation_cell(&mut self, span: Span) {
        let Some(line) = self.line else {
            self.kept.push(Kept { span, status: Status::Unreached });
            return;
        };
        let text = span.of(&self.checked.source.text);
        let reading = read_in(text, &line.after, &[self.checked.language.language], self.checked.laws);
        if let Some(played) = reading.played() {
            self.line = Some(Line { before: line.after, after: line.after.played(played) });
            self.replace(span, &line.after, played, &reading.written);
            self.doubt(reading.signals);
        } else {
            self.line = None;
            self.kept.push(Kept { span, status: reading.status });
        }
    }

    fn open(&mut self) {
        self.outer.push(self.line);
        self.line = self.line.map(|line| Line { before: line.before, after: line.before });
    }

    fn shut(&mut self) {
        if let Some(line) = self.outer.pop() {
            self.line = line;
        }
    }

    fn replace(&mut self, span: Span, before: &Position, played: Move, written: &WrittenMove) {
        let mut facts = facts(before, played);
        facts.offer = written.marks.has(Marks::OFFER);
        let pgn = self.checked.score.dialect == Dialect::Pgn;
        let style = if pgn { self.style.with_pgn_signs() } else { self.style };
        let mut new = write_move(&facts, self.to, style);
        if written.marks.has(Marks::ANNOTATION) {
            let at = new.find("(=)").unwrap_or(new.len());
            new.insert_str(at, annotation(span.of(&self.checked.source.text)));
        }
        self.edits.push((span, new));
    }

    /// Notes the last edit if the move it writes is doubtful.
    fn doubt(&mut self, signals: Signals) {
        if signals.any(DOUBTS)
            && let Some((span, replacement)) = self.edits.last()
        {
            self.doubted.push(Doubted { span: *span, replacement: replacement.clone() });
        }
    }

    /// A heading that names the sheet's language names the new one.
    fn heading(&mut self) {
        let language = if matches!(self.style.form, Form::San | Form::Uci) { "en" } else { self.to.code };
        let text = &*self.checked.source.text;
        let names_one = |tag: &&Tag| tag.key == Key::Lang && Language::named(tag.value.of(text)).is_some();
        let tags = self.checked.score.tags.iter().filter(names_one);
        self.edits.extend(tags.map(|tag| (tag.value, language.to_owned())));
    }
}

/// The `!` and `?` of a cell.
fn annotation(cell: &str) -> &str {
    let is_mark = |c: char| matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉');
    let Some(start) = cell.find(is_mark) else { return "" };
    let rest = &cell[start..];
    &rest[..rest.find(|c| !is_mark(c)).unwrap_or(rest.len())]
}
