//! The whole grammar: every form in which a move is written.

use super::body::Body;
use super::letters::Letters;
use super::marks::{Allowed, late_capture, punctuation, tail};
use super::text::{Plain, shape};
use crate::language::castling_at;
use crate::{Kind, Laxity, ManMove, Marks, Readings, Target, WrittenMove};
use planilla_board::{Role, Side};

/// The longest text, in bytes, that is looked at: no move with its marks is near it.
pub(super) const LONGEST: usize = 256;

/// The readings of a cell's text, from the letter of the text to the loosest.
pub(super) fn read(raw: &str, letters: &Letters) -> Readings {
    let mut readings = Readings::one(WrittenMove::UNREAD);
    if raw.len() > LONGEST {
        return readings;
    }
    let plain = Plain::new(raw);
    if gap(&plain.text) {
        return Readings::one(WrittenMove::GAP);
    }
    let closed = closed_up(&plain.text);
    let whole = closed.as_deref().unwrap_or(&plain.text);
    let text = head(whole);
    let stray = if text.len() < whole.len() { Marks::STRAY } else { Marks::NONE };
    let spaced = if closed.is_some() { Marks::SPACED } else { Marks::NONE };
    let mut found = Found { readings: &mut readings, marks: plain.marks | stray | spaced };
    castling(text, plain.long_dash, letters, &mut found);
    let uci = uci_promotion(text, &mut found);
    let exact = Body { letters, any_case: false, kha_is_file: false };
    // A small letter behind two squares is UCI's, whatever it is in the language.
    let mut squares_only = uci || without_letter(text, exact, &mut found);
    with_letter(text, exact, &mut found);
    if letters.has_two_meanings(text) {
        let exact = Body { kha_is_file: true, ..exact };
        squares_only |= without_letter(text, exact, &mut found);
        with_letter(text, exact, &mut found);
    }
    // A text that is squares as it stands is never a piece's move as well.
    let lax = Body { any_case: true, ..exact };
    if !squares_only {
        with_letter(text, lax, &mut found);
    }
    if !uci {
        without_letter(text, lax, &mut found);
    }
    readings
}

/// A text with its square closed up, if a space keeps file and rank apart: `e 4`, `N f 3`. Of two such squares neither is.
fn closed_up(text: &str) -> Option<String> {
    let apart = |three: &[u8]| matches!(three, [b'a'..=b'h', b' ', b'1'..=b'8']);
    let mut places = text.as_bytes().windows(3).enumerate().filter(|(_, three)| apart(three)).map(|(at, _)| at);
    let (at, None) = (places.next()?, places.next()) else { return None };
    let before = text[..at].chars().last().is_none_or(|last| !last.is_lowercase());
    let behind = text[at + 3..].chars().next().is_none_or(|next| !next.is_alphanumeric());
    (before && behind).then(|| format!("{}{}", &text[..=at], &text[at + 2..]))
}

/// A text without what stands before the move and means nothing.
pub(super) fn head(text: &str) -> &str {
    text.trim_start_matches(|c: char| (punctuation(c) && !matches!(c, ':' | ')' | ']')) || c == ' ')
}

/// Where readings go, with the marks that all of them have.
pub(super) struct Found<'r> {
    pub(super) readings: &'r mut Readings,
    pub(super) marks: Marks,
}

impl Found<'_> {
    fn push(&mut self, kind: Kind, marks: Marks, any_case: bool, left_out: bool) {
        let case = if any_case { Marks::CASE } else { Marks::NONE };
        let marks = self.marks | marks | case;
        let laxity = if left_out {
            Laxity::Stray
        } else if any_case {
            Laxity::Case
        } else if marks.any(Marks::LOOKALIKE | Marks::OTHER_LETTER) {
            Laxity::Other
        } else {
            Laxity::Letter
        };
        self.readings.push(WrittenMove { kind, marks, laxity });
    }
}

/// What programs write where a side passes, as UCI does with `0000`. As a move it is a place left open.
const NULL_MOVES: [&str; 5] = ["Z0", "0000", "@@@@", "null", "NULL"];

/// Whether a text is a sign for a null move, by which a side passes: the Laws know none. (`--`, which PGN has for one too,
/// is on sheets a dash in an empty place.)
///
/// ```
/// use planilla_notation::is_null_move;
/// assert!(is_null_move("Z0") && !is_null_move("?"));
/// ```
pub fn is_null_move(text: &str) -> bool {
    NULL_MOVES.contains(&text.trim())
}

/// Whether a text leaves its place open: dots, dashes, question marks, or nothing.
pub(super) fn gap(text: &str) -> bool {
    let open = |c| matches!(c, '?' | '-' | '.' | '_');
    text.is_empty()
        || NULL_MOVES.contains(&text)
        || (text.contains(open) && text.chars().all(|c| open(c) || matches!(c, ' ' | '(' | ')' | '[' | ']')))
}

/// Castling by signs (C.13; with letters PGN 8.2.3.3) or in words. Words that name no side have a reading for each.
pub(super) fn castling(text: &str, long_dash: bool, letters: &Letters, found: &mut Found<'_>) {
    let allowed = Allowed { letters, capture: false, novelty: true, stray: true };
    if let Some((length, sides)) = castling_at(text) {
        if let Some((marks, left_out)) = tail(&text[length..], allowed) {
            for side in sides {
                found.push(Kind::Castle(side), marks | Marks::CASTLE_FORM, false, left_out);
            }
        }
    } else if let Some((rest, side, marks)) = circles(text, long_dash)
        && let Some((more, left_out)) = tail(rest, allowed)
    {
        found.push(Kind::Castle(side), marks | more, false, left_out);
    }
}

/// The circles of castling at the start of a text: two or three zeros or letters `O`.
fn circles(text: &str, long_dash: bool) -> Option<(&str, Side, Marks)> {
    let first = text.chars().next()?;
    let second = circle(&text[first.len_utf8()..])?;
    // The third is joined as the second is: a letter `o` after `0-0` is none.
    let third = circle(second.rest).filter(|third| third.hyphen == second.hyphen || third.sign == second.sign);
    let third = third.filter(|third| !(second.hyphen && third.spaced && !third.hyphen));
    let all = [Some(first), Some(second.sign), third.as_ref().map(|third| third.sign)];
    let every = |wanted: char| all.iter().flatten().all(|sign| shape(*sign) == wanted);
    if !matches!(shape(first), '0' | 'O' | 'o') {
        return None;
    }
    let joins = [Some(&second), third.as_ref()];
    let plain = !long_dash && joins.iter().flatten().all(|join| join.hyphen && !join.spaced);
    let mut marks = match (plain, every('0'), every('O')) {
        (true, true, _) => Marks::CASTLE_ZERO,
        (true, _, true) => Marks::CASTLE_LETTER,
        _ => Marks::CASTLE_FORM,
    };
    if joins.iter().flatten().any(|join| join.spaced) {
        marks |= Marks::SPACED;
    }
    if all.iter().flatten().any(|sign| shape(*sign) != *sign) {
        marks |= Marks::LOOKALIKE;
    }
    let side = if third.is_some() { Side::Queen } else { Side::King };
    Some((third.map_or(second.rest, |third| third.rest), side, marks))
}

/// A further circle of castling and how it is joined to the one before.
struct Circle<'t> {
    sign: char,
    hyphen: bool,
    spaced: bool,
    rest: &'t str,
}

fn circle(text: &str) -> Option<Circle<'_>> {
    let close = text.trim_start_matches(' ');
    let joined = close.strip_prefix(['-', '.', '_']).unwrap_or(close);
    let hyphen = close.starts_with('-');
    let bare = joined.trim_start_matches(' ');
    let sign = bare.chars().next().filter(|sign| matches!(shape(*sign), '0' | 'O' | 'o'))?;
    let spaced = text.len() - bare.len() > close.len() - joined.len();
    Some(Circle { sign, hyphen, spaced, rest: &bare[sign.len_utf8()..] })
}

/// UCI writes the piece of a promotion as a small English letter, in every language: `e7e8r` is a rook. Whether the text
/// is such a one.
fn uci_promotion(text: &str, found: &mut Found<'_>) -> bool {
    let [b'a'..=b'h', b'2' | b'7', b'a'..=b'h', b'1' | b'8', piece @ (b'q' | b'r' | b'b' | b'n'), ..] =
        *text.as_bytes()
    else {
        return false;
    };
    let nothing = Body { letters: Letters::NONE, any_case: false, kha_is_file: false };
    let Some((_, man, marks)) = nothing.bare(&text[..4]) else { return false };
    let allowed = Allowed { letters: Letters::NONE, capture: false, novelty: false, stray: false };
    let Some((more, _)) = tail(&text[5..], allowed) else { return false };
    let man = ManMove { promotion: Role::from_letter(char::from(piece)), ..man };
    found.push(Kind::Man(man), marks | more | Marks::PROMOTION_FORM, false, false);
    true
}

/// Moves with a letter for the man: the longest spelling that makes a move, and the longest that only looks like one.
fn with_letter(text: &str, body: Body<'_>, found: &mut Found<'_>) {
    let (mut exact, mut alike) = (false, false);
    for (length, role, letter) in body.letters.at(text, body.any_case) {
        let done = if letter.has(Marks::LOOKALIKE) { &mut alike } else { &mut exact };
        if *done {
            continue;
        }
        let Some((rest, man, marks)) = body.after_letter(role, &text[length..]) else { continue };
        let marks = marks | letter;
        let read = if role == Role::Pawn {
            pawn_move(rest, man, marks, body, found)
        } else {
            let allowed = Allowed {
                letters: body.letters,
                capture: !marks.has(Marks::CAPTURE),
                novelty: !body.any_case,
                stray: true,
            };
            finish(rest, man, marks, allowed, body, found)
        };
        *done |= read;
    }
}

/// Moves without one. Whether the text is squares only.
fn without_letter(text: &str, body: Body<'_>, found: &mut Found<'_>) -> bool {
    let Some((rest, man, marks)) = body.bare(text) else { return false };
    pawn_move(rest, man, marks, body, found) && man.role.is_none()
}

/// A move that may end in a promotion. A bare `=` after a pawn's move to the last rank is a promotion left unfinished and
/// no offer; after squares only, `e7e8=`, the man may be another, and it is one.
fn pawn_move(rest: &str, man: ManMove, marks: Marks, body: Body<'_>, found: &mut Found<'_>) -> bool {
    let last = match man.target {
        Target::Square(square) | Target::ManAt(_, square) => matches!(square.rank().index(), 0 | 7),
        Target::File(_) | Target::Man(_) => true,
    };
    let whole = matches!(man.target, Target::Square(_) | Target::ManAt(..));
    let mut capture = !marks.has(Marks::CAPTURE);
    let (rest, marks) = match late_capture(rest) {
        Some(after) if std::mem::take(&mut capture) => (after, marks | Marks::CAPTURE | Marks::CAPTURE_FORM),
        _ => (rest, marks),
    };
    if let Some((after, role, more)) = body.promotion(rest, last, last && whole) {
        let promoted = ManMove { promotion: Some(role), ..man };
        let allowed = Allowed { letters: body.letters, capture, novelty: true, stray: true };
        if finish(after, promoted, marks | more, allowed, body, found) {
            return true;
        }
    }
    let (rest, marks) = match rest.trim_start_matches(' ').strip_prefix('=') {
        Some(after) if last && whole && man.role.is_some() => {
            let spaced = if rest.starts_with(' ') { Marks::SPACED } else { Marks::NONE };
            (after, marks | spaced | Marks::PROMOTION_EQUALS)
        }
        _ => (rest, marks),
    };
    // On the last rank a letter left out might be the piece.
    let stray = !last && !marks.has(Marks::COORDINATES);
    let allowed = Allowed { letters: body.letters, capture, novelty: !last && !body.any_case, stray };
    finish(rest, man, marks, allowed, body, found)
}

fn finish(rest: &str, man: ManMove, marks: Marks, allowed: Allowed<'_>, body: Body<'_>, found: &mut Found<'_>) -> bool {
    let Some((more, left_out)) = tail(rest, allowed) else { return false };
    found.push(Kind::Man(man), marks | more, body.any_case, left_out || marks.has(Marks::STRAY));
    true
}
