//! Descriptive notation: `Kt-KB3`, `QPxB`, `P-Kt8(Q) ch`; `C3AR`, `PDxA`, `P8C=D+`; `C3FR`, `P8D=D`. Forms as in the books
//! named in the table of languages. **Lacks the board**: how much a move has to tell so that one legal move fits, [`Told`],
//! is found elsewhere.

use super::{MoveFacts, Style};
use crate::language::Language;
use planilla_board::{Color, Role, Side, Square};
use std::fmt;

/// How a man is named in descriptive notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Naming {
    /// By its letter: `R`, `P`.
    #[default]
    Letter,
    /// A pawn by its file without the side: `BP`, `PA`. Any other man by its letter.
    File,
    /// A pawn by its file: `QBP`, `PAD`. Any other man by its letter.
    WholeFile,
    /// A rook, knight or bishop by the wing it belongs to: `QR`, `TD`. Any other man by its letter.
    Wing(Side),
    /// By its letter and the rank it stands on: `R/1`, `T1`.
    Rank,
    /// By its letter and its square: `R(QB1)`, `T4CR`.
    Square,
}

/// How much a move in descriptive notation tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Told {
    /// How the man that moves is named.
    pub mover: Naming,
    /// How the man that is taken is named.
    pub captured: Naming,
    /// Whether a square is named with the side of its file, `KB3`, and not without, `B3`.
    pub side: bool,
}

impl Told {
    /// The least: letters, and squares without the side.
    pub const LEAST: Told = Told { mover: Naming::Letter, captured: Naming::Letter, side: false };
    /// The most: the squares of the man that moves and of the man that is taken. Never do two moves fit.
    pub const MOST: Told = Told { mover: Naming::Square, captured: Naming::Square, side: true };
}

pub(super) fn write(out: &mut impl fmt::Write, facts: &MoveFacts, language: &Language, style: Style) -> fmt::Result {
    let Style { marks, pgn, .. } = style;
    let words = Wording { language, turn: facts.turn, pgn, rank_first: is_rank_first(language) };
    match facts.castle {
        Some(Side::King) => out.write_str("O-O")?,
        Some(Side::Queen) => out.write_str("O-O-O")?,
        None => {
            let Told { mover, captured, side } = facts.told;
            words.man(out, facts.role, facts.from, mover, true)?;
            match (facts.capture, facts.captured) {
                (true, Some(victim)) => {
                    out.write_char('x')?;
                    words.man(out, victim, facts.to, captured, false)?;
                }
                (true, None) => {
                    out.write_char('x')?;
                    words.square(out, facts.to, true)?;
                }
                (false, _) => {
                    // `T1-1CR`: two ranks one behind the other would be one number.
                    if !words.rank_first || matches!(mover, Naming::Rank | Naming::Square) {
                        out.write_char('-')?;
                    }
                    words.square(out, facts.to, side)?;
                }
            }
            if let Some(piece) = facts.promotion {
                let letter = language.letter(piece);
                // In PGN what stands in brackets is a variation.
                if words.rank_first || pgn { write!(out, "={letter}")? } else { write!(out, "({letter})")? }
            }
        }
    }
    if marks {
        words.marks(out, facts)?;
    }
    if facts.offer {
        out.write_str(" (=)")?;
    }
    Ok(())
}

/// Whether the rank comes first and the side of the file last, `3AR`, as its file names say.
fn is_rank_first(language: &Language) -> bool {
    let queen = language.letter(Role::Queen);
    !language.files[0].iter().any(|name| name.starts_with(queen))
}

/// How a row words the parts of a move.
#[derive(Clone, Copy)]
struct Wording<'l> {
    language: &'l Language,
    turn: Color,
    pgn: bool,
    rank_first: bool,
}

impl Wording<'_> {
    /// A man that stands on a square. `moves`: it is the one that moves.
    fn man(self, out: &mut impl fmt::Write, role: Role, at: Square, naming: Naming, moves: bool) -> fmt::Result {
        let letter = self.language.letter(role);
        let pawn = role == Role::Pawn;
        let named = match naming {
            Naming::File if pawn => self.file(at, false),
            Naming::WholeFile if pawn => self.file(at, true),
            Naming::Wing(side) if matches!(role, Role::Rook | Role::Knight | Role::Bishop) => {
                self.language.letter(if side == Side::King { Role::King } else { Role::Queen })
            }
            _ => "",
        };
        if self.rank_first {
            write!(out, "{letter}{named}")?;
        } else {
            write!(out, "{named}{letter}")?;
        }
        match naming {
            Naming::Rank if self.rank_first && moves => write!(out, "{}", self.rank(at)),
            Naming::Rank => write!(out, "/{}", self.rank(at)),
            Naming::Square if self.rank_first && moves => self.square(out, at, true),
            // In PGN what stands in brackets is a variation.
            Naming::Square if self.pgn => {
                out.write_char('/')?;
                self.square(out, at, true)
            }
            Naming::Square => {
                out.write_char('(')?;
                self.square(out, at, true)?;
                out.write_char(')')
            }
            _ => Ok(()),
        }
    }

    fn square(self, out: &mut impl fmt::Write, square: Square, side: bool) -> fmt::Result {
        let (file, rank) = (self.file(square, side), self.rank(square));
        if self.rank_first { write!(out, "{rank}{file}") } else { write!(out, "{file}{rank}") }
    }

    /// The rank of a square as the mover counts it, from 1.
    fn rank(self, square: Square) -> usize {
        let rank = square.rank().index();
        if self.turn == Color::White { rank + 1 } else { 8 - rank }
    }

    /// The name of a square's file, with its side or without.
    fn file(self, square: Square, side: bool) -> &'static str {
        let name = self.language.files[square.file().index()].first().copied().unwrap_or_default();
        let sides = [Role::King, Role::Queen].map(|role| self.language.letter(role));
        let bare = sides
            .into_iter()
            .find_map(|letter| if self.rank_first { name.strip_suffix(letter) } else { name.strip_prefix(letter) });
        bare.filter(|bare| !side && !bare.is_empty()).unwrap_or(name)
    }

    /// Mate is a word in every row: `++` is mate in Spanish and English books, and double check in French ones. Check is a
    /// word in English books, and `+` where the rank comes first. PGN has its own signs, and none for en passant.
    fn marks(self, out: &mut impl fmt::Write, facts: &MoveFacts) -> fmt::Result {
        let words = &self.language.words;
        if facts.en_passant && !self.pgn {
            let mark = words.en_passant.first().copied().unwrap_or("e.p.");
            write!(out, " {mark}")?;
        }
        let (list, sign) = match (facts.mate, facts.check) {
            (true, _) => (words.mate, "#"),
            (false, true) => (if self.rank_first { &[] } else { words.check }, "+"),
            (false, false) => return Ok(()),
        };
        match list.first() {
            Some(word) if !self.pgn => write!(out, " {word}"),
            _ => out.write_str(sign),
        }
    }
}
