//! The table of moves.

use crate::column::{Column, Needs, Row, Table};
use crate::games::{PLACE, mate, needing, pawns};
use crate::shape::Shape;
use planilla::report::{Entry, language_codes};
use planilla_board::{Fen, Position};
use planilla_notation::eval;

/// A row for each written move or gap.
pub(crate) static TABLE: Table = Table {
    name: "moves",
    about: "a row for each written move or gap",
    groups: &[&PLACE, &OF_MOVE],
    rows: |seen| seen.entries(),
    needs: Needs::CHECK,
};

const CANDIDATE: Shape =
    Shape::Struct(&[("uci", Shape::Text), ("san", Shape::Text), ("languages", Shape::List(&Shape::Text))]);

/// A column of what is told of an entry.
const fn told(
    name: &'static str,
    shape: Shape,
    about: &'static str,
    fill: fn(&Row<'_>, &mut crate::cells::Cells),
) -> Column {
    needing(Needs::CHECK, name, shape, about, fill)
}

static OF_MOVE: [Column; 20] = [
    needing(Needs::CHECK, "entry", Shape::Int32, "the number of the entry on the sheet, from 1", |row, cells| {
        cells.int(Some(row.index + 1));
    }),
    told("ply", Shape::Int32, "the ply on the board, from 1; null for an entry that stands for none", |row, cells| {
        cells.int(entry(row).and_then(|entry| entry.ply()));
    }),
    told("number", Shape::Int32, "the number of the move", |row, cells| {
        cells.int(entry(row).and_then(|entry| entry.number()));
    }),
    told("color", Shape::Text, "who plays it: `white` or `black`", |row, cells| {
        cells.text(entry(row).and_then(|entry| entry.color()));
    }),
    told("written", Shape::Text, "the text on the sheet; null where it has none", |row, cells| {
        cells.text(entry(row).and_then(|entry| entry.written()));
    }),
    told("start", Shape::Int64, "the first byte of the text in the unpacked file, from 0", |row, cells| {
        cells.int(entry(row).and_then(|entry| entry.place()).map(|place| place.0));
    }),
    told("end", Shape::Int64, "one past its last byte", |row, cells| {
        cells.int(entry(row).and_then(|entry| entry.place()).map(|place| place.1));
    }),
    told(
        "status",
        Shape::Text,
        "what became of it: `exact`, `normalized`, `ambiguous`, `illegal` ...",
        |row, cells| {
            cells.text(entry(row).map(|entry| entry.status()));
        },
    ),
    told("uci", Shape::Text, "the move it was read as, in UCI", |row, cells| {
        cells.uci(entry(row).and_then(|entry| entry.played()));
    }),
    told("san", Shape::Text, "the same in SAN", |row, cells| {
        cells.word(entry(row).and_then(|entry| entry.san()));
    }),
    told(
        "candidates",
        Shape::List(&CANDIDATE),
        "the rivals of an ambiguous move, and the languages that read it so",
        |row, cells| {
            cells.list(|cells| {
                let Some(entry) = entry(row) else { return };
                for rival in entry.rivals() {
                    cells.fields(|fields| {
                        fields[0].uci(Some(rival.played));
                        fields[1].word(entry.san_of(rival));
                        let codes = language_codes(rival.languages);
                        fields[2].list(|cells| codes.iter().for_each(|code| cells.text(Some(code))));
                    });
                }
            });
        },
    ),
    told("settled_by", Shape::Int32, "the ply that decided an ambiguity or a gap", |row, cells| {
        cells.int(entry(row).and_then(|entry| entry.settled_by()));
    }),
    told("draw_offer", Shape::Bool, "whether a draw was offered with it", |row, cells| {
        cells.bool(entry(row).map(|entry| entry.is_draw_offer()));
    }),
    told(
        "clock",
        Shape::Float,
        "seconds left on the player's clock after it (`%clk`, times on a sheet)",
        |row, cells| {
            cells.float(row.seen.clock_of(row.index));
        },
    ),
    needing(
        Needs::CHECK,
        "eval",
        Shape::Float,
        "an engine's evaluation after it (`%eval`), in pawns from White's side",
        |row, cells| {
            cells.float(pawns(row.seen.command_of(row.index, "eval", eval)));
        },
    ),
    needing(
        Needs::CHECK,
        "mate",
        Shape::Int32,
        "moves to mate after it (`%eval #3`), below 0 for Black's",
        |row, cells| {
            cells.int(mate(row.seen.command_of(row.index, "eval", eval)));
        },
    ),
    needing(
        Needs::CHECK,
        "comment",
        Shape::Text,
        "the comments behind it, as written and without their braces",
        |row, cells| {
            cells.text(row.seen.comment_of(row.index).as_deref());
        },
    ),
    needing(
        Needs::CHECK,
        "fen",
        Shape::Text,
        "the position after it; null where the move is not known",
        |row, cells| {
            cells.text(after(row).map(Position::fen).as_ref().map(Fen::as_str));
        },
    ),
    needing(
        Needs::CHECK,
        "key",
        Shape::Int64,
        "the Zobrist key of that position: the same for positions that are the same under 9.2",
        |row, cells| {
            cells.int(after(row).map(|position| position.key().cast_signed()));
        },
    ),
    needing(Needs::CHECK, "check", Shape::Bool, "whether it gives check", |row, cells| {
        cells.bool(after(row).map(Position::in_check));
    }),
];

#[inline]
fn entry<'r>(row: &Row<'r>) -> Option<Entry<'r>> {
    row.seen.entry(row.index)
}

/// The position after an entry whose move is known.
fn after<'r>(row: &Row<'r>) -> Option<&'r Position> {
    row.seen.after(row.index)
}
