//! A whole score rewritten in another language, style or system, move by move; all other text stays as it stands.

mod annotation;
mod edits;
mod translate;
mod walk;

pub use translate::translate;

use crate::checked::Checked;
use crate::facts::facts_for;
use crate::reading::Reading;
use crate::record::Status;
use annotation::add_annotation;
pub(crate) use annotation::annotation;
use planilla_board::Position;
use planilla_notation::{Dialect, Form, Language, Marks, MoveFacts, Span, Style, TableForm, write_move};

/// A score rewritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Converted {
    /// The text, with each read move in its new form.
    pub text: String,
    /// The cells that were left as they stand, because nothing says which move they are.
    pub kept: Vec<Kept>,
    /// The cells that were rewritten and may mean another move, or whose marks were false: a person should look.
    pub doubted: Vec<Doubted>,
    /// Whether it was PGN and is no longer: the new moves are not SAN in English letters (PGN 8.2.3).
    pub leaves_pgn: bool,
}

/// A cell rewritten with a doubt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doubted {
    /// Where it stands in the old text.
    pub span: Span,
    /// What stands in its place.
    pub replacement: String,
    /// Whether it surely is the same move, and only a draw offer or an annotation is lost: the new form has no sign for it.
    pub lost: bool,
}

/// A cell left as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where it stands in the old text.
    pub span: Span,
    /// Why: its status.
    pub status: Status,
}

/// Rewrites the moves of a checked score, those of variations too, and the heading that names its language. All else
/// stays: other headings, numbers, comments, annotations, draw offers. A cell that is not read stays and is listed; one
/// that loses its draw offer or its annotation, because the new form has no sign for it, is listed with the doubted.
///
/// ```
/// use planilla::{Checker, Settings, convert};
/// use planilla_notation::{Language, Style};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"lang: es\n\n1.Cf3 d5 {bien} 2.g3 (2.c4 dxc4) Af5");
/// let to = |code: &str| convert(&checked, Language::by_code(code).unwrap(), Style::default());
/// assert_eq!(to("de").text, "lang: de\n\n1.Sf3 d5 {bien} 2.g3 (2.c4 dxc4) Lf5");
/// assert_eq!(to("iccf").text, "lang: iccf\n\n1.7163 4745 {bien} 2.7273 (2.3234 4534) 3865");
/// assert_eq!(to("es-descriptive").text, "lang: es-descriptive\n\n1.C3AR P4D {bien} 2.P3CR (2.P4A PxP) A4A");
/// assert!(to("de").kept.is_empty());
/// ```
pub fn convert(checked: &Checked<'_>, to: &'static Language, style: Style) -> Converted {
    let mut walked = walk::walk(checked, to, style);
    let is_pgn = checked.score.dialect == Dialect::Pgn;
    let leaves_pgn = is_pgn && !walked.edits.is_empty() && !is_standard(to, style);
    if checked.score.table == Some(TableForm::Columns) {
        edits::align(&checked.source.text, &mut walked.edits);
    }
    let text = edits::edited(&checked.source.text, walked.edits);
    Converted { text, kept: walked.kept, doubted: walked.doubted, leaves_pgn }
}

/// Whether moves written so in a PGN are those of the standard.
fn is_standard(to: &Language, style: Style) -> bool {
    let english = to.is_alias() || to.row() == 0;
    style.form == Form::San || (style.form == Form::Short && style.marks && english)
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
    let language = to.unwrap_or(reading.language);
    let offer = reading.written.marks.has(Marks::OFFER);
    if offer && !style.shows_offers(language) {
        return None;
    }
    let facts = MoveFacts { offer, ..facts_for(position, reading.played()?, language, style) };
    let mut new = write_move(&facts, language, style);
    add_annotation(&mut new, &reading.written, text);
    Some(new)
}
