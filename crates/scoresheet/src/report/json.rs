//! A game as a line of JSON.
//!
//! Most of such a line is moves, and nearly all of them have rows of one shape, which `plain` writes; all else is
//! written by `serde_json` from the rows. Tests hold the two together against what `serde_json` makes of a [`GameRow`].

use super::fill::{Filler, Place};
use super::moves::MovesShown;
use super::plain::PlainRows;
use super::rows::{GameRow, MoveRow};
use super::tags::Tags;
use crate::checked::Checked;
use crate::messages::Messages;
use serde::Serialize;
use serde_json::{Result, to_writer};

/// So many bytes are enough for a move, nearly always,
const FOR_A_MOVE: usize = 224;
/// and so many for the rest of a game.
const FOR_A_GAME: usize = 1024;

/// Appends a row as JSON, without the end of its line.
///
/// # Errors
///
/// None, as rows are now: those of `serde_json` are for keys that are no texts, and for writers that fail.
pub fn write_row(row: &impl Serialize, out: &mut Vec<u8>) -> Result<()> {
    to_writer(out, row)
}

/// Appends the row of a game as JSON: the bytes that [`write_row`] makes of a [`GameRow`], in a fraction of the time.
///
/// ```
/// use planilla::report::{GameRow, MovesShown, Place, write_game, write_row};
/// use planilla::{Checker, Messages, Settings};
/// let mut checker = Checker::new(Settings::default());
/// let checked = checker.check(b"1. e4 e5 2. Nf3 *");
/// let place = Place { file: "game.pgn", game: 1, line: 1, offset: 0 };
/// let english = Messages::of("en").unwrap();
/// let (mut line, mut same) = (Vec::new(), Vec::new());
/// write_game(&checked, &place, english, MovesShown::All, &mut line).unwrap();
/// write_row(&GameRow::new(&checked, &place, english, MovesShown::All), &mut same).unwrap();
/// assert_eq!(line, same);
/// ```
///
/// # Errors
///
/// Those of [`write_row`].
pub fn write_game(
    checked: &Checked<'_>,
    place: &Place<'_>,
    messages: &Messages,
    shown: MovesShown,
    out: &mut Vec<u8>,
) -> Result<()> {
    let moves = if shown == MovesShown::All { checked.record.plies.len() } else { 0 };
    out.reserve(FOR_A_GAME + moves * FOR_A_MOVE);
    let filler = Filler::new(checked, place, messages);
    let row = filler.game(Tags::default(), Vec::new());
    // All by name, so that none is forgotten.
    let GameRow {
        schema,
        r#type,
        file,
        game,
        line,
        tags: _,
        language,
        laws,
        laws_how,
        time_class,
        moves: _,
        result,
        end,
        findings,
        undecided,
        resumed_at,
    } = &row;
    out.extend_from_slice(b"{\"schema\":");
    to_writer(&mut *out, schema)?;
    field(out, "type", r#type)?;
    field(out, "file", file)?;
    field(out, "game", game)?;
    field(out, "line", line)?;
    field(out, "tags", &filler.tags())?;
    field(out, "language", language)?;
    field(out, "laws", laws)?;
    field(out, "laws_how", laws_how)?;
    field(out, "time_class", time_class)?;
    out.extend_from_slice(b",\"moves\":");
    match shown {
        MovesShown::All => all_moves(&filler, out)?,
        MovesShown::Findings | MovesShown::None => to_writer(&mut *out, &filler.moves(shown))?,
    }
    field(out, "result", result)?;
    field(out, "end", end)?;
    field(out, "findings", findings)?;
    field(out, "undecided", undecided)?;
    field(out, "resumed_at", resumed_at)?;
    out.push(b'}');
    Ok(())
}

fn field(out: &mut Vec<u8>, name: &str, value: &impl Serialize) -> Result<()> {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\":");
    to_writer(out, value)
}

/// The list of all moves.
fn all_moves(filler: &Filler<'_>, out: &mut Vec<u8>) -> Result<()> {
    let plies = &filler.checked.record.plies;
    let mut clocks = filler.clocks();
    let mut plain = PlainRows::new(filler);
    out.push(b'[');
    for (index, ply) in plies.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        let clock = clocks.of(index);
        match (plain.row(index, ply, clock.as_ref()), filler.entries.get(index)) {
            (Some(row), _) => out.extend_from_slice(row),
            (None, Some(entry)) => to_writer(&mut *out, &MoveRow::new(&entry, clock))?,
            (None, None) => {}
        }
    }
    out.push(b']');
    Ok(())
}
