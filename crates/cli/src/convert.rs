//! `planilla convert`: rewrites games in another language or style.

use crate::args::{Common, Convert};
use crate::console::{Console, Exit};
use crate::surroundings::Surroundings;
use std::io::{self, Read};

pub(crate) fn run(
    _: &Convert,
    _: &Common,
    _: &Surroundings,
    _: &mut dyn Read,
    _: &mut Console<'_>,
) -> io::Result<Exit> {
    Ok(Exit::Misuse)
}
