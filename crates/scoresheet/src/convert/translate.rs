//! A written move rewritten by its letters alone. **Lacks the board**, and says nothing where it would have to be asked.

use super::annotation::{add_annotation, is_annotation_lost};
use planilla_board::{Role, Square};
use planilla_notation::language::{LANGUAGES, System};
use planilla_notation::{
    Form, Kind, Language, Laxity, ManMove, Marks, MoveFacts, Style, Target, WrittenMove, read_move, write_move,
};

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
/// let iccf = Language::by_code("iccf").unwrap();
/// assert_eq!(translate("e7e8q", &[], Some(iccf), Style::default()).as_deref(), Some("57581"));
/// assert_eq!(translate("5254", &[iccf], None, Style::new(Form::Uci)).as_deref(), Some("e2e4"));
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
    let system = if style.form == Form::Short { to.system } else { System::Algebraic };
    let are_squares = style.form == Form::Uci || system == System::Numeric;
    let is_square_needed = are_squares || style.form == Form::Long || system == System::Spoken;
    // `++` is mate or a check by two men; and some forms have no sign for a draw offer.
    let is_offer_lost = marks.has(Marks::OFFER) && !style.shows_offers(to);
    // A look-alike letter may be a piece of another language; and what stands beside the move would be lost.
    let is_doubtful = marks.has(Marks::DOUBLE_PLUS) || marks.has(Marks::LOOKALIKE) || marks.has(Marks::OTHER_LETTER);
    let is_more = text.contains(['$', '±', '∓', '⩲', '⩱', '∞', '−']) || is_annotation_lost(written, text);
    let has_spaces = marks.has(Marks::EN_PASSANT) || marks.has(Marks::OFFER) || marks.has(Marks::OTHER_SYSTEM);
    let is_apart = text.trim().contains(char::is_whitespace) && !has_spaces;
    // What descriptive notation has to tell of a move, only the board can say.
    if is_doubtful || is_offer_lost || is_more || is_apart || system == System::Descriptive {
        return None;
    }
    let mut facts = match written.kind {
        Kind::Man(ManMove { role, file, rank, target: Target::Square(target), promotion }) => {
            if matches!(promotion, Some(Role::King | Role::Pawn)) {
                return None;
            }
            let whole = file.is_some() && rank.is_some();
            // Between squares and squares no man need be named.
            let role = role.or_else(|| (are_squares && whole).then_some(Role::Pawn))?;
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
        Kind::Castle(side) if !are_squares => {
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
