//! A whole score rewritten in another language or style, move by move; all other text stays as it stands.

use crate::checked::Checked;
use crate::facts::facts;
use crate::reading::{Reading, read_in};
use crate::record::{Signals, Status};
use planilla_board::{Move, Position, Role, Square};
use planilla_notation::language::LANGUAGES;
use planilla_notation::{
    Dialect, Form, ItemKind, Key, Kind, Language, Laxity, ManMove, Marks, MoveFacts, Span, Style, TableForm, Tag,
    Target, WrittenMove, read_move, write_move,
};
use std::collections::BTreeMap;

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
        | Signals::EP_FALSE.0
        | Signals::TWO_MOVES.0,
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
    if checked.score.table == Some(TableForm::Columns) {
        align(text, &mut walk.edits);
    }
    Converted { text: edited(text, walk.edits), kept: walk.kept, doubted: walk.doubted }
}

/// Rewrites one written move that was read in a position, with its annotation and its draw offer. `None` if it was read as
/// no move or several, or if the new form has no sign for its draw offer.
///
/// ```
/// use planilla::{Edition, EditionName, convert_move, read_in};
/// use planilla_board::Position;
/// use planilla_notation::{Form, Language, Style};
/// let (position, spanish) = (Position::default(), Language::by_code("es").unwrap());
/// let reading = read_in("Cf3!", &position, &[spanish], Edition::of(EditionName::E2023));
/// let new = convert_move("Cf3!", &reading, &position, None, Style::new(Form::Long));
/// assert_eq!(new.as_deref(), Some("Cg1f3!"));
/// ```
pub fn convert_move(
    text: &str,
    reading: &Reading,
    position: &Position,
    to: Option<&'static Language>,
    style: Style,
) -> Option<String> {
    let offer = reading.written.marks.has(Marks::OFFER);
    if offer && matches!(style.form, Form::San | Form::Uci) {
        return None;
    }
    let facts = MoveFacts { offer, ..facts(position, reading.played()?) };
    let mut new = write_move(&facts, to.unwrap_or(reading.language), style);
    add_annotation(&mut new, &reading.written, text);
    Some(new)
}

/// Rewrites one written move by its letters alone, without a position. `None` where the text does not say enough: it names
/// no move or several, languages differ about it, the new form wants a departure square that is not written, or a mark
/// could mean two things.
///
/// ```
/// use planilla::translate;
/// use planilla_notation::{Form, Language, Style};
/// let [spanish, german] = ["es", "de"].map(|code| Language::by_code(code).unwrap());
/// assert_eq!(translate("Txe5+!?", &[spanish], Some(german), Style::default()).as_deref(), Some("Txe5+!?"));
/// assert_eq!(translate("Axe5", &[spanish], Some(german), Style::default()).as_deref(), Some("Lxe5"));
/// assert_eq!(translate("ed5", &[spanish], Some(german), Style::default()).as_deref(), Some("exd5"));
/// for text in ["dc4", "e8=R", "Dd1±", "\u{41a}f3"] {
///     assert_eq!(translate(text, &[spanish], Some(german), Style::default()), None, "{text}");
/// }
/// assert_eq!(translate("Cf3", &[spanish], None, Style::new(Form::Uci)), None); // from where?
/// ```
pub fn translate(
    text: &str,
    from: &[&'static Language],
    to: Option<&'static Language>,
    style: Style,
) -> Option<String> {
    let all: Vec<&'static Language>;
    let from = if from.is_empty() {
        all = LANGUAGES.iter().collect();
        &all
    } else {
        from
    };
    let mut only: Option<String> = None;
    for language in from {
        for written in read_move(text, language).iter().filter(|written| written.laxity == Laxity::Letter) {
            let new = match written.kind {
                Kind::Unread => continue,
                _ if may_be_a_piece(text, written, language) => return None,
                _ => rewrite(text, written, to.unwrap_or(language), style)?,
            };
            if only.as_ref().is_some_and(|other| *other != new) {
                return None;
            }
            only = Some(new);
        }
    }
    only
}

/// Whether a pawn's move that names the file it comes from and no capture, `dc4` or `cc3`, may be a piece's move in small
/// letters, or is none that has another form.
fn may_be_a_piece(text: &str, written: &WrittenMove, language: &Language) -> bool {
    let Kind::Man(ManMove { role: Some(Role::Pawn), file: Some(file), rank: None, target: Target::Square(to), .. }) =
        written.kind
    else {
        return false;
    };
    let is_other = |other: &WrittenMove| matches!(other.kind, Kind::Man(man) if man.role != Some(Role::Pawn));
    let readings = read_move(text, language);
    !written.marks.has(Marks::CAPTURE)
        && (file == to.file() || readings.iter().any(|other| other.laxity == Laxity::Case && is_other(other)))
}

/// Whether a pawn leaves its file and no sign says that it captures.
fn is_bare_capture(written: &WrittenMove) -> bool {
    let Kind::Man(ManMove { role: Some(Role::Pawn), file: Some(file), target: Target::Square(to), .. }) = written.kind
    else {
        return false;
    };
    file != to.file()
}

/// A written move in another language, with what stands in the text and nothing else.
fn rewrite(text: &str, written: &WrittenMove, to: &Language, style: Style) -> Option<String> {
    let marks = written.marks;
    // `++` is mate or a check by two men; and SAN and UCI have no sign for a draw offer.
    let is_offer_lost = marks.has(Marks::OFFER) && matches!(style.form, Form::San | Form::Uci);
    // A look-alike letter may be a piece of another language; and what stands beside the move would be lost.
    let is_doubtful = marks.has(Marks::DOUBLE_PLUS) || marks.has(Marks::LOOKALIKE) || marks.has(Marks::OTHER_LETTER);
    let is_more = text.contains(['$', '±', '∓', '⩲', '⩱', '∞', '−']) || text.contains("+-") || text.contains("-+");
    let is_apart =
        text.trim().contains(char::is_whitespace) && !marks.has(Marks::EN_PASSANT) && !marks.has(Marks::OFFER);
    if is_doubtful || is_offer_lost || is_more || is_apart {
        return None;
    }
    let mut facts = match written.kind {
        Kind::Man(ManMove { role: Some(role), file, rank, target: Target::Square(target), promotion }) => {
            if matches!(promotion, Some(Role::King | Role::Pawn)) {
                return None;
            }
            let whole = file.is_some() && rank.is_some();
            let is_square_needed = matches!(style.form, Form::Long | Form::Uci);
            // A pawn that takes is named by its file.
            let is_pawn_lost = role == Role::Pawn && marks.has(Marks::CAPTURE) && file.is_none();
            if is_pawn_lost || is_square_needed && !whole {
                return None;
            }
            let from = Square::new(file.unwrap_or(target.file()), rank.unwrap_or(target.rank()));
            let hint = role != Role::Pawn;
            MoveFacts {
                promotion,
                file: hint && file.is_some(),
                rank: hint && rank.is_some(),
                ..MoveFacts::new(role, from, target)
            }
        }
        Kind::Castle(side) if style.form != Form::Uci => {
            MoveFacts { castle: Some(side), ..MoveFacts::new(Role::King, Square::E1, Square::E1) }
        }
        Kind::Man(_) | Kind::Relative(_) | Kind::Castle(_) | Kind::Gap | Kind::Unread => return None,
    };
    facts.capture = marks.has(Marks::CAPTURE) || is_bare_capture(written);
    facts.en_passant = marks.has(Marks::EN_PASSANT);
    (facts.check, facts.mate, facts.offer) = (marks.has(Marks::CHECK), marks.has(Marks::MATE), marks.has(Marks::OFFER));
    let mut new = write_move(&facts, to, style);
    add_annotation(&mut new, written, text);
    Some(new)
}

/// Puts the `!` and `?` of a cell behind its new form, before a draw offer.
fn add_annotation(new: &mut String, written: &WrittenMove, cell: &str) {
    if written.marks.has(Marks::ANNOTATION) {
        let at = new.find("(=)").unwrap_or(new.len());
        new.insert_str(at, annotation(cell));
    }
}

/// Takes spaces from where the next column is parted from a piece that is replaced, or adds them, so that it stays where it
/// stands.
fn align(text: &str, edits: &mut Vec<(Span, String)>) {
    let mut longer: BTreeMap<usize, isize> = BTreeMap::new();
    for (span, new) in edits.iter() {
        let behind = text.get(span.end as usize..).unwrap_or_default();
        let line = behind.split(['\n', '\r']).next().unwrap_or_default();
        // Nothing stands behind it on its line where there is no such place.
        if let Some(gap) = line.find("  ") {
            let by = new.chars().count().cast_signed() - span.of(text).chars().count().cast_signed();
            *longer.entry(span.end as usize + gap).or_default() += by;
        }
    }
    for (gap, by) in longer {
        let spaces = text[gap..].bytes().take_while(|byte| *byte == b' ').count();
        // Two spaces at the least part the columns.
        let taken = usize::try_from(by).unwrap_or(0).min(spaces - 2);
        edits.push((Span::new(gap, gap + taken), " ".repeat(usize::try_from(-by).unwrap_or(0))));
    }
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
        let entries = self.checked.record.entries_of_cell(self.entry, span);
        self.entry = entries.end;
        let two = entries.len() > 1;
        for entry in entries.clone() {
            let ply = &self.checked.record.plies[entry];
            let span = ply.span.unwrap_or(span);
            let before = *self.checked.record.position_before(entry);
            self.line = ply.played.map(|played| Line { before, after: before.played(played) });
            match ply.played {
                Some(played) if ply.status.is_read() => {
                    self.replace(span, &before, played, &ply.written);
                    // SAN and UCI have no sign for a draw offer: it is lost, and that is said.
                    let lost = matches!(self.style.form, Form::San | Form::Uci) && ply.signals.any(Signals::OFFER);
                    self.doubt(if lost { ply.signals | Signals::AMBIGUOUS } else { ply.signals });
                    if two && entry > entries.start {
                        self.part();
                    }
                }
                _ => self.kept.push(Kept { span, status: ply.status }),
            }
        }
    }

    /// Parts the second of two moves in a cell from the first.
    fn part(&mut self) {
        if let Some((_, new)) = self.edits.last_mut() {
            new.insert(0, ' ');
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
        add_annotation(&mut new, written, span.of(&self.checked.source.text));
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
