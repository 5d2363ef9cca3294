//! The whole grammar: every form in which a move is written.

use super::body::Body;
use super::letters::Letters;
use super::marks::{Allowed, punctuation, tail};
use super::text::{Plain, shape};
use crate::language::castling_at;
use crate::{Kind, Laxity, ManMove, Marks, Readings, Target, WrittenMove};
use planilla_board::{Role, Side};

/// The longest text, in bytes, that is looked at: no move with its marks is near it.
const LONGEST: usize = 256;

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
    let text = plain.text.trim_start_matches(|c: char| (punctuation(c) && !matches!(c, ':' | ')' | ']')) || c == ' ');
    let stray = if text.len() < plain.text.len() { Marks::STRAY } else { Marks::NONE };
    let mut found = Found { readings: &mut readings, marks: plain.marks | stray };
    castling(text, plain.long_dash, letters, &mut found);
    let uci = uci_promotion(text, &mut found);
    let exact = Body { letters, any_case: false };
    let squares_only = without_letter(text, exact, &mut found) || uci;
    with_letter(text, exact, &mut found);
    // A text that is squares as it stands is never a piece's move as well.
    let lax = Body { letters, any_case: true };
    if !squares_only {
        with_letter(text, lax, &mut found);
    }
    without_letter(text, lax, &mut found);
    readings
}

/// Where readings go, with the marks that all of them have.
struct Found<'r> {
    readings: &'r mut Readings,
    marks: Marks,
}

impl Found<'_> {
    fn push(&mut self, kind: Kind, marks: Marks, any_case: bool, left_out: bool) {
        let (case, laxity) = if any_case { (Marks::CASE, Laxity::Case) } else { (Marks::NONE, Laxity::Letter) };
        let laxity = if left_out { Laxity::Stray } else { laxity };
        self.readings.push(WrittenMove { kind, marks: self.marks | marks | case, laxity });
    }
}

/// Whether a text leaves its place open: dots, dashes, question marks, or nothing.
fn gap(text: &str) -> bool {
    let open = |c| matches!(c, '?' | '-' | '.' | '_');
    text.is_empty()
        || matches!(text, "Z0" | "0000") // null moves of ChessBase and UCI
        || (text.contains(open) && text.chars().all(|c| open(c) || matches!(c, ' ' | '(' | ')' | '[' | ']')))
}

/// Castling by signs (C.13; with letters PGN 8.2.3.3) or in words.
fn castling(text: &str, long_dash: bool, letters: &Letters, found: &mut Found<'_>) {
    let allowed = Allowed { letters, colon: false, novelty: true, stray: true };
    if let Some((length, sides)) = castling_at(text) {
        if let Some((marks, left_out)) = tail(&text[length..], allowed) {
            for side in sides {
                found.push(Kind::Castle(side), marks | Marks::CASTLE_FORM, false, left_out);
            }
        }
        return;
    }
    let mut marks = Marks::NONE;
    let (mut zeros, mut capitals, mut circles) = (0, 0, 0);
    let mut plain = !long_dash;
    let mut rest = text;
    while circles < 3 {
        let joined = rest.trim_start_matches(' ');
        let joined = if circles > 0 { joined.strip_prefix(['-', '.', '_']).unwrap_or(joined) } else { joined };
        let joined = joined.trim_start_matches(' ');
        let Some(circle) = joined.chars().next() else { break };
        match shape(circle) {
            '0' => zeros += 1,
            'O' => capitals += 1,
            'o' => {}
            _ => break,
        }
        if circles > 0 {
            let between = &rest[..rest.len() - joined.len()];
            plain &= between == "-";
            marks |= if between.contains(' ') { Marks::SPACED } else { Marks::NONE };
        }
        marks |= if shape(circle) == circle { Marks::NONE } else { Marks::LOOKALIKE };
        circles += 1;
        rest = &joined[circle.len_utf8()..];
    }
    let side = match circles {
        2 => Side::King,
        3 => Side::Queen,
        _ => return,
    };
    marks |= match () {
        () if plain && zeros == circles => Marks::CASTLE_ZERO,
        () if plain && capitals == circles => Marks::CASTLE_LETTER,
        () => Marks::CASTLE_FORM,
    };
    if let Some((more, left_out)) = tail(rest, allowed) {
        found.push(Kind::Castle(side), marks | more, false, left_out);
    }
}

/// UCI writes the piece of a promotion as a small English letter, in every language: `e7e8r` is a rook. Whether the text
/// is such a one.
fn uci_promotion(text: &str, found: &mut Found<'_>) -> bool {
    let [b'a'..=b'h', b'2' | b'7', b'a'..=b'h', b'1' | b'8', piece @ (b'q' | b'r' | b'b' | b'n')] = *text.as_bytes()
    else {
        return false;
    };
    let nothing = Body { letters: Letters::NONE, any_case: false };
    let Some((_, man, marks)) = nothing.bare(&text[..4]) else { return false };
    let man = ManMove { promotion: Role::from_letter(char::from(piece)), ..man };
    found.push(Kind::Man(man), marks | Marks::PROMOTION_FORM, false, false);
    true
}

/// Moves with a letter for the man.
fn with_letter(text: &str, body: Body<'_>, found: &mut Found<'_>) {
    for (length, role, letter) in body.letters.at(text, body.any_case) {
        let Some((rest, man, marks)) = body.after_letter(role, &text[length..]) else { continue };
        let marks = marks | letter;
        let read = if role == Role::Pawn {
            pawn_move(rest, man, marks, body, found)
        } else {
            let allowed = Allowed {
                letters: body.letters,
                colon: !marks.has(Marks::CAPTURE),
                novelty: !body.any_case,
                stray: true,
            };
            finish(rest, man, marks, allowed, body, found)
        };
        if read {
            return;
        }
    }
}

/// Moves without one. Whether the text is squares only.
fn without_letter(text: &str, body: Body<'_>, found: &mut Found<'_>) -> bool {
    let Some((rest, man, marks)) = body.bare(text) else { return false };
    pawn_move(rest, man, marks, body, found) && man.role.is_none()
}

/// A move that may end in a promotion. A bare `=` after a move to the last rank is an offer in another form, with no
/// piece chosen: it may as well be a promotion left unfinished, and the reading keeps both open.
fn pawn_move(rest: &str, man: ManMove, marks: Marks, body: Body<'_>, found: &mut Found<'_>) -> bool {
    let last = match man.target {
        Target::Square(square) => matches!(square.rank().index(), 0 | 7),
        Target::File(_) | Target::Man(_) => true,
    };
    let whole = matches!(man.target, Target::Square(_));
    let mut colon = !marks.has(Marks::CAPTURE);
    let (rest, marks) = match rest.strip_prefix(':') {
        Some(after) if std::mem::take(&mut colon) => (after, marks | Marks::CAPTURE | Marks::CAPTURE_FORM),
        _ => (rest, marks),
    };
    if let Some((after, role, more)) = body.promotion(rest, last, last && whole) {
        let promoted = ManMove { promotion: Some(role), ..man };
        let allowed = Allowed { letters: body.letters, colon, novelty: true, stray: true };
        if finish(after, promoted, marks | more, allowed, body, found) {
            return true;
        }
    }
    // On the last rank a letter left out might be the piece.
    let allowed = Allowed { letters: body.letters, colon, novelty: !last && !body.any_case, stray: !last };
    finish(rest, man, marks, allowed, body, found)
}

fn finish(rest: &str, man: ManMove, marks: Marks, allowed: Allowed<'_>, body: Body<'_>, found: &mut Found<'_>) -> bool {
    let Some((more, left_out)) = tail(rest, allowed) else { return false };
    found.push(Kind::Man(man), marks | more, body.any_case, left_out);
    true
}
