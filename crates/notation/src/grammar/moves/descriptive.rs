//! Descriptive notation: `P-K4`, `KKt-K2`, `QPxB`, `R(QB1)-Q1`; `P4R`, `CRxP`, `T4CR-2CR`, `P8C=D`.
//!
//! A text is taken for all that it may be, for letters name men, files and sides at once; what does not come out even is
//! nothing. A letter of the alphabet is no rank or file of its own, so no move of algebraic notation has this form.

mod longhand;
mod names;

use super::MEANING;
use super::marks::{Allowed, tail};
use crate::language::capture_word;
use crate::{Kind, Laxity, Marks, Readings, RelativeMove, WrittenMove, Zone};
use longhand::Compact;
pub(super) use names::Names;
use names::{At, Heads, Named, half, rank};
use planilla_board::Role;

/// Signs that say that a check is given, or that it is mate.
const CHECKS: Marks = Marks(Marks::CHECK.0 | Marks::DOUBLE_PLUS.0 | Marks::MATE.0);

/// A move up to its marks.
#[derive(Clone, Copy)]
struct Move {
    man: RelativeMove,
    marks: Marks,
    /// Whether it is told by the half of the board in which the man stands that is taken.
    lax: bool,
}

/// Adds the readings of a text.
pub(super) fn read(text: &str, names: &Names, allowed: Allowed<'_>, marks: Marks, readings: &mut Readings) {
    for any_case in [false, true] {
        let at = names.at(any_case);
        for (rest, found) in moves(text, at) {
            let written = &text[..text.len() - rest.len()];
            if any_case && !in_one_case(written, at) {
                continue;
            }
            let Some((more, _)) = tail(rest, allowed) else { continue };
            let (case, laxity) = if any_case { (Marks::CASE, Laxity::Case) } else { (Marks::NONE, Laxity::Letter) };
            let laxity = if found.lax { laxity.max(Laxity::Other) } else { laxity };
            let marks = ((marks | found.marks | more) & MEANING) | Marks::OTHER_SYSTEM | case;
            readings.push(WrittenMove { kind: Kind::Relative(found.man), marks, laxity });
        }
    }
    if readings.first().kind == Kind::Unread
        && let Some(compact) = Compact::new(text, names)
    {
        for (rest, found) in moves(compact.text.trim(), names.at(false)) {
            let Some((more, _)) = tail(rest, allowed) else { continue };
            let laxity = if found.lax { Laxity::Other } else { Laxity::Letter };
            let marks = ((marks | found.marks | more) & MEANING) | Marks::OTHER_SYSTEM;
            readings.push(WrittenMove { kind: Kind::Relative(found.man), marks, laxity });
        }
    }
    if readings.first().kind == Kind::Unread {
        for (rest, named) in names.at(false).man(text) {
            // `RX` takes something; what, it does not say.
            let sign = rest.trim_start_matches(' ').starts_with(['x', 'X', '×']);
            let Some((more, _)) = tail(rest, allowed).filter(|(more, _)| more.any(CHECKS) && !sign) else { continue };
            let from = Zone { files: named.files, ranks: u8::MAX };
            let man = relative(named, from, Zone::ALL, None);
            let marks = ((marks | named.marks | more) & MEANING) | Marks::OTHER_SYSTEM;
            readings.push(WrittenMove { kind: Kind::Relative(man), marks, laxity: Laxity::Letter });
        }
    }
}

/// The length of the longest move without its marks at the start of a text.
pub(super) fn longest(text: &str, names: &Names) -> Option<usize> {
    let ends = |text: &str| {
        let found = moves(text, names.at(false)).into_iter().map(|(rest, _)| text.len() - rest.len());
        found.filter(|&length| !text[length..].starts_with(char::is_alphanumeric)).max()
    };
    let compact = Compact::new(text, names).and_then(|compact| compact.source(ends(&compact.text)?));
    ends(text).max(compact)
}

/// Whether letters are all capitals or all small, and cannot be meant as a move with a letter for its file: `n-b3`.
fn in_one_case(written: &str, at: At<'_>) -> bool {
    let small = !written.contains(|c: char| c.is_uppercase());
    let capital = !written.contains(|c: char| c.is_lowercase() && c != 'x');
    let square =
        |text: &[u8]| matches!(text, [b'a'..=b'h', b'1'..=b'8', ..] | [b'-' | b' ' | b'x', b'a'..=b'h', b'1'..=b'8']);
    let signed = at.names.rank_first || written.contains(['-', 'x', ':', '×', ' ']);
    capital || (small && signed && !square(written.as_bytes()) && !written.as_bytes().windows(3).any(square))
}

const fn relative(named: Named, from: Zone, to: Zone, captured: Option<Role>) -> RelativeMove {
    RelativeMove { role: named.role, wing: named.wing, from, to, captured, promotion: None }
}

/// All moves that a text may begin with.
fn moves<'t>(text: &'t str, at: At<'_>) -> Heads<'t, Move> {
    let mut found: Heads<'t, Move> = Vec::new();
    for (rest, named) in at.man(text) {
        let anywhere = Zone { files: named.files, ranks: u8::MAX };
        plain(rest, named, anywhere, false, at, &mut found);
        captures(rest, named, anywhere, at, &mut found);
        for (rest, place) in departure(rest, at) {
            // No pawn stands on the first rank or on the last.
            let ranks = if named.role == Role::Pawn { place.ranks & 0x7e } else { place.ranks };
            let from = Zone { files: place.files & named.files, ranks };
            if from.ranks == 0 {
                continue;
            }
            plain(rest, named, from, true, at, &mut found);
            captures(rest, named, from, at, &mut found);
        }
    }
    found
}

/// Where the man comes from, behind its letter: `(QB1)`, `/1`; `7`, `\7`, `4CR`.
fn departure<'t>(text: &'t str, at: At<'_>) -> Heads<'t, Zone> {
    let mut found = place(text, at);
    if at.names.rank_first {
        found.extend(spot(text, at));
    }
    found
}

/// A place in brackets or behind a stroke.
fn place<'t>(text: &'t str, at: At<'_>) -> Heads<'t, Zone> {
    if let Some(inner) = text.strip_prefix('(') {
        let spots = spot(inner, at).into_iter();
        return spots.filter_map(|(rest, zone)| Some((rest.strip_prefix(')')?, zone))).collect();
    }
    text.strip_prefix(['/', '\\']).map_or_else(Vec::new, |inner| spot(inner, at))
}

/// A square, or no more than its rank.
fn spot<'t>(text: &'t str, at: At<'_>) -> Heads<'t, Zone> {
    let mut found = at.square(text);
    found.extend(rank(text).map(|(rest, ranks)| (rest, Zone { files: u8::MAX, ranks })));
    found
}

/// Moves to a square. Behind the place it comes from a man needs a hyphen.
fn plain<'t>(text: &'t str, named: Named, from: Zone, hyphen: bool, at: At<'_>, found: &mut Heads<'t, Move>) {
    let close = text.trim_start_matches(' ');
    let joined = close.strip_prefix(['-', '–', '—', '.']).unwrap_or(close);
    let dash = close.starts_with(['-', '–', '—']);
    let word = close.strip_prefix("to ").or_else(|| close.strip_prefix("a "));
    let spaced = close.len() < text.len();
    let joined = match word {
        Some(behind) if spaced => behind,
        // A rank behind nothing but a space may be the number of the next move.
        _ => joined,
    };
    if hyphen && !dash {
        return;
    }
    for (rest, to) in at.square(joined.trim_start_matches(' ')) {
        promotions(rest, Move { man: relative(named, from, to, None), marks: named.marks, lax: false }, at, found);
    }
}

/// Captures: of a man, perhaps with its wing, file or place, or on a square.
fn captures<'t>(text: &'t str, named: Named, from: Zone, at: At<'_>, found: &mut Heads<'t, Move>) {
    let close = text.trim_start_matches(' ');
    let sign = close.strip_prefix(['x', 'X', '×', ':']);
    let word = capture_word(close).filter(|_| close.len() < text.len()).map(|length| &close[length..]);
    let Some(behind) = sign.or(word.filter(|behind| behind.starts_with(' '))) else { return };
    let behind = behind.trim_start_matches(' ');
    let marks = named.marks | Marks::CAPTURE;
    for (rest, to) in at.square(behind) {
        promotions(rest, Move { man: relative(named, from, to, None), marks, lax: false }, at, found);
    }
    for (rest, victim) in at.man(behind).into_iter().filter(|(_, victim)| victim.role != Role::King) {
        let captured = Some(victim.role);
        let mut on = |rest: &'t str, to: Zone, lax: bool| {
            let to = Zone { files: to.files & victim.files, ranks: to.ranks };
            promotions(rest, Move { man: relative(named, from, to, captured), marks, lax }, at, found);
        };
        let wing = victim.wing.map_or(Zone::ALL, |side| Zone { files: half(side), ..Zone::ALL });
        on(rest, wing, false);
        if victim.wing.is_some() {
            on(rest, Zone::ALL, true);
        }
        for (rest, to) in place(rest, at) {
            on(rest, to, false);
        }
    }
}

/// Adds a move, and for a pawn's that with the piece it becomes: `(Q)`, `=Q`, `/Q`, `:D`; in English also `Q` alone.
fn promotions<'t>(text: &'t str, found: Move, at: At<'_>, list: &mut Heads<'t, Move>) {
    list.push((text, found));
    let last = found.man.to.ranks & 1 << 7 != 0 || found.man.captured.is_some();
    if found.man.role != Role::Pawn || !last {
        return;
    }
    let close = text.trim_start_matches(' ');
    let bracket = close.starts_with('(');
    let signed = close.strip_prefix(['(', '=', '/', ':']).map(|rest| rest.trim_start_matches(['=', ' ']));
    let Some(inner) = signed.or(Some(text).filter(|_| !at.names.rank_first)) else { return };
    for (rest, piece) in at.man(inner).into_iter().filter(|(_, named)| named.wing.is_none()) {
        let rest = if bracket { rest.strip_prefix(')') } else { Some(rest) };
        if let Some(rest) = rest.filter(|_| Role::PROMOTIONS.contains(&piece.role)) {
            let man = RelativeMove { promotion: Some(piece.role), ..found.man };
            list.push((rest, Move { man, ..found }));
        }
    }
}
