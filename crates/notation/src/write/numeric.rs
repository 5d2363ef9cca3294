//! The digits of correspondence chess (ICCF): `5254`, castling as the king's move `5171`, a promotion with the digit of its
//! piece, `57581`. **Lacks signs** for all else: captures, checks and draw offers are not written.

use super::MoveFacts;
use planilla_board::{Role, Square};
use std::fmt;

pub(super) fn write(out: &mut impl fmt::Write, facts: &MoveFacts) -> fmt::Result {
    let digits = |square: Square| (square.file().index() + 1) * 10 + square.rank().index() + 1;
    write!(out, "{}{}", digits(facts.from), digits(facts.to))?;
    match facts.promotion {
        None => Ok(()),
        Some(Role::Queen) => out.write_char('1'),
        Some(Role::Rook) => out.write_char('2'),
        Some(Role::Bishop) => out.write_char('3'),
        Some(_) => out.write_char('4'),
    }
}
