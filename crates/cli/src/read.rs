//! `planilla move`: reads one written move.

use crate::args::{Common, Move};
use crate::console::{Console, Exit};
use std::io;

pub(crate) fn run(_: &Move, _: &Common, _: &mut Console<'_>) -> io::Result<Exit> {
    Ok(Exit::Misuse)
}
