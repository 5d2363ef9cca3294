//! Moves as they are announced where a player cannot see the board (Laws 1997-2005 F, 2009 E, 2014+ D): `Springer Gustav
//! eins Felix drei`, `Eva sieben Eva acht Dame`, `Kurze Rochade`.

use super::{MoveFacts, Style};
use crate::language::{Language, SPOKEN_RANKS};
use planilla_board::{Role, Side, Square};
use std::fmt;

pub(super) fn write(out: &mut impl fmt::Write, facts: &MoveFacts, language: &Language, style: Style) -> fmt::Result {
    let words = &language.words;
    let name = |square: Square| {
        let file = language.files[square.file().index()].first().copied().unwrap_or_default();
        let rank = SPOKEN_RANKS[square.rank().index()].first().copied().unwrap_or_default();
        (file, rank)
    };
    if let Some(side) = facts.castle {
        let list = if side == Side::King { words.castle_short } else { words.castle_long };
        out.write_str(list.first().copied().unwrap_or_default())?;
    } else {
        let ((from_file, from_rank), (file, rank)) = (name(facts.from), name(facts.to));
        // A pawn is not named.
        if facts.role != Role::Pawn {
            write!(out, "{} ", language.letter(facts.role))?;
        }
        write!(out, "{from_file} {from_rank}")?;
        if facts.capture {
            say(out, words.capture)?;
        }
        write!(out, " {file} {rank}")?;
        if let Some(piece) = facts.promotion {
            write!(out, " {}", language.letter(piece))?;
        }
    }
    if style.marks {
        if facts.en_passant {
            say(out, words.en_passant)?;
        }
        if facts.mate {
            say(out, words.mate)?;
        } else if facts.check {
            say(out, words.check)?;
        }
    }
    if facts.offer {
        out.write_str(" (=)")?;
    }
    Ok(())
}

/// The first of some words, behind a space.
fn say(out: &mut impl fmt::Write, words: &[&str]) -> fmt::Result {
    words.first().map_or(Ok(()), |word| write!(out, " {word}"))
}
