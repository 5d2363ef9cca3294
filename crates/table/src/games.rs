//! The table of games.

use crate::cells::Cells;
use crate::column::{Column, Needs, Row, Table};
use crate::findings::{FIELDS, OF_FINDING};
use crate::shape::Shape;
use crate::values::{Parts, elo};
use planilla::Severity;
use planilla::report::Entry;
use planilla_board::{Fen, Position};
use planilla_notation::{Eval, eval};

/// A row for each game or sheet.
pub(crate) static TABLE: Table = Table {
    name: "games",
    about: "a row for each game or sheet",
    groups: &[&PLACE, &BEGIN, &HEADINGS, &MORE_HEADINGS, &GAME],
    rows: |_| 1,
    needs: Needs::LITTLE,
};

const TEXTS: Shape = Shape::List(&Shape::Text);
const TAG: Shape = Shape::Struct(&[("name", Shape::Text), ("value", Shape::Text)]);
const UNDECIDED: Shape = Shape::Struct(&[("rule", Shape::Text), ("why", Shape::Text)]);

/// A column filled from what every glance shows.
pub(crate) const fn plain(
    name: &'static str,
    shape: Shape,
    about: &'static str,
    fill: fn(&Row<'_>, &mut Cells),
) -> Column {
    Column { name, about, shape, needs: Needs::LITTLE, fill }
}

/// A column that needs more than that.
pub(crate) const fn needing(
    needs: Needs,
    name: &'static str,
    shape: Shape,
    about: &'static str,
    fill: fn(&Row<'_>, &mut Cells),
) -> Column {
    Column { name, about, shape, needs, fill }
}

/// Where a game stands: what the rows of all tables are joined by.
pub(crate) static PLACE: [Column; 2] = [
    plain("file", Shape::Text, "the file, as it was named", |row, cells| cells.text(Some(row.seen.place.file))),
    plain("game", Shape::Int64, "the number of the game in its file, from 1", |row, cells| {
        cells.int(Some(row.seen.place.game));
    }),
];

static BEGIN: [Column; 2] = [
    plain("line", Shape::Int64, "the line of the file in which it begins, from 1", |row, cells| {
        cells.int(Some(row.seen.place.line));
    }),
    plain("offset", Shape::Int64, "the byte of the unpacked file at which it begins, from 0", |row, cells| {
        cells.int(Some(row.seen.place.offset));
    }),
];

/// The headings by which people know a game.
pub(crate) static HEADINGS: [Column; 6] = [
    plain("event", Shape::Text, "the heading `Event`; null where there is none, as all headings", |row, cells| {
        cells.text(row.seen.headings.get("Event"));
    }),
    plain("site", Shape::Text, "the heading `Site`", |row, cells| cells.text(row.seen.headings.get("Site"))),
    plain("date", Shape::Date, "the heading `Date`, if year, month and day are known", |row, cells| {
        cells.date(date(row).days());
    }),
    plain("round", Shape::Text, "the heading `Round`", |row, cells| cells.text(row.seen.headings.get("Round"))),
    plain("white", Shape::Text, "White's name", |row, cells| cells.text(row.seen.headings.get("White"))),
    plain("black", Shape::Text, "Black's name", |row, cells| cells.text(row.seen.headings.get("Black"))),
];

static MORE_HEADINGS: [Column; 9] = [
    plain("year", Shape::Int16, "the year of `Date`; null where unknown (`????.07.01`)", |row, cells| {
        cells.int(date(row).year);
    }),
    plain("month", Shape::Int16, "the month of `Date`, 1-12; null where unknown (`2005.??.??`)", |row, cells| {
        cells.int(date(row).month);
    }),
    plain("day", Shape::Int16, "the day of `Date`, 1-31; null where unknown", |row, cells| {
        cells.int(date(row).day);
    }),
    plain("white_elo", Shape::Int32, "White's rating; null unless `WhiteElo` is a number above 0", |row, cells| {
        cells.int(row.seen.headings.get("WhiteElo").and_then(elo));
    }),
    plain("black_elo", Shape::Int32, "Black's rating; null unless `BlackElo` is a number above 0", |row, cells| {
        cells.int(row.seen.headings.get("BlackElo").and_then(elo));
    }),
    plain("eco", Shape::Text, "the heading `ECO`", |row, cells| cells.text(row.seen.headings.get("ECO"))),
    plain("time_control", Shape::Text, "the heading `TimeControl`, as written", |row, cells| {
        cells.text(row.seen.headings.get("TimeControl"));
    }),
    plain("termination", Shape::Text, "the heading `Termination`", |row, cells| {
        cells.text(row.seen.headings.get("Termination"));
    }),
    plain(
        "tags",
        Shape::List(&TAG),
        "all headings in their order, by PGN's names; those without a value are left out",
        tags,
    ),
];

static GAME: [Column; 27] = [
    needing(
        Needs::CHECK,
        "language",
        Shape::Text,
        "the language of the moves, its code; null if not read",
        |row, cells| {
            cells.text(row.seen.row().and_then(|game| game.language.code));
        },
    ),
    needing(Needs::CHECK, "language_how", Shape::Text, "`given`, `detected` or `undecided`", |row, cells| {
        cells.text(row.seen.row().map(|game| game.language.how));
    }),
    plain("laws", Shape::Text, "the edition of the Laws it is judged by (`2018`)", |row, cells| {
        cells.text(Some(row.seen.laws().0));
    }),
    plain(
        "laws_how",
        Shape::Text,
        "how the edition was chosen: `option`, `header`, `date` or `newest`",
        |row, cells| {
            cells.text(Some(row.seen.laws().1));
        },
    ),
    plain("fen", Shape::Text, "the start position, if it is not the usual one", |row, cells| {
        let start = row.seen.start().filter(|start| **start != Position::default());
        cells.text(start.map(Position::fen).as_ref().map(Fen::as_str));
    }),
    plain("plies", Shape::Int32, "the half-moves on the board", |row, cells| cells.int(Some(row.seen.plies()))),
    plain(
        "moves",
        TEXTS,
        "the moves in UCI, one for each entry of the sheet; null where the entry is not read",
        |row, cells| {
            cells.list(|cells| row.seen.add_moves(cells));
        },
    ),
    needing(Needs::CHECK, "sans", TEXTS, "the moves in SAN, one for each entry", |row, cells| {
        cells.list(|cells| {
            row.seen.each_entry().for_each(|entry| cells.word(entry.san()));
        });
    }),
    plain("written", TEXTS, "the entries as written; null for a move that the sheet leaves out", |row, cells| {
        cells.list(|cells| row.seen.each_text(|text| cells.text(text)));
    }),
    needing(
        Needs::STATUSES,
        "statuses",
        TEXTS,
        "what became of each entry: `exact`, `normalized`, `ambiguous`, `illegal` ...",
        |row, cells| {
            cells.list(|cells| row.seen.each_status(|status| cells.text(Some(status.as_str()))));
        },
    ),
    needing(
        Needs::COMMENTS,
        "clocks",
        Shape::List(&Shape::Float),
        "seconds left after each entry (`%clk`, times on a sheet); null where nothing is told",
        |row, cells| {
            cells.list(|cells| row.seen.each_clock().into_iter().for_each(|time| cells.float(time)));
        },
    ),
    needing(
        Needs::COMMENTS,
        "evals",
        Shape::List(&Shape::Float),
        "an engine's evaluation after each entry (`%eval`), in pawns from White's side; null for mates",
        |row, cells| {
            cells.list(|cells| {
                row.seen.each_command("eval", eval).into_iter().for_each(|told| cells.float(pawns(told)));
            });
        },
    ),
    needing(
        Needs::COMMENTS,
        "mates",
        Shape::List(&Shape::Int32),
        "moves to mate after each entry (`%eval #3`), below 0 for Black's; else null",
        |row, cells| {
            cells.list(|cells| row.seen.each_command("eval", eval).into_iter().for_each(|told| cells.int(mate(told))));
        },
    ),
    needing(
        Needs::CHECK,
        "draw_offers",
        Shape::List(&Shape::Int32),
        "the plies with which a draw was offered, from 1",
        |row, cells| {
            cells.list(|cells| {
                let offers = row.seen.each_entry().filter(Entry::is_draw_offer);
                offers.for_each(|entry| cells.int(entry.ply()));
            });
        },
    ),
    plain("result", Shape::Text, "the score, White's points first: `1-0`, `0-1`, `1/2-1/2`, `*` ...", |row, cells| {
        cells.text(Some(row.seen.result()));
    }),
    needing(Needs::CHECK, "result_written", Shape::Text, "the result as written", |row, cells| {
        cells.text(row.seen.row().and_then(|game| game.result.written.as_deref()));
    }),
    needing(
        Needs::CHECK,
        "reason",
        Shape::Text,
        "why the game ended, as the sheet says: `resignation`, `agreement` ...",
        |row, cells| {
            cells.text(row.seen.row().and_then(|game| game.result.reason));
        },
    ),
    plain(
        "end_state",
        Shape::Text,
        "`ongoing`, `checkmate`, `stalemate`, `dead_position`, `fivefold` or `seventyfive`; null if the end is not known",
        |row, cells| {
            cells.text(row.seen.state());
        },
    ),
    plain("end_fen", Shape::Text, "the last position", |row, cells| {
        cells.text(row.seen.end().map(Position::fen).as_ref().map(Fen::as_str));
    }),
    plain("errors", Shape::Int32, "findings that are errors", |row, cells| add_count(row, Severity::Error, cells)),
    plain("warnings", Shape::Int32, "findings that are warnings", |row, cells| {
        add_count(row, Severity::Warning, cells);
    }),
    plain("notes", Shape::Int32, "findings that are notes, where notes are asked for", |row, cells| {
        add_count(row, Severity::Note, cells);
    }),
    plain(
        "findings",
        Shape::List(&Shape::Struct(&FIELDS)),
        "the findings by place, as in the table `findings`",
        |row, cells| {
            cells.list(|cells| {
                for index in 0..row.seen.check().map_or(0, |checked| checked.findings.list.len()) {
                    let of_finding = Row { seen: row.seen, index };
                    cells.fields(|fields| {
                        OF_FINDING.iter().zip(fields).for_each(|(column, cells)| (column.fill)(&of_finding, cells));
                    });
                }
            });
        },
    ),
    plain(
        "undecided",
        Shape::List(&UNDECIDED),
        "the rules that could not decide, and what they lacked",
        |row, cells| {
            cells.list(|cells| {
                for undecided in row.seen.row().map_or(&[][..], |game| &game.undecided) {
                    cells.fields(|fields| {
                        fields[0].text(Some(undecided.rule));
                        fields[1].text(Some(&undecided.why));
                    });
                }
            });
        },
    ),
    plain(
        "resumed_at",
        Shape::Int32,
        "the ply from which reading went on after an illegal or unread entry",
        |row, cells| {
            cells.int(row.seen.row().and_then(|game| game.resumed_at));
        },
    ),
    plain("text", Shape::Text, "the game as it stands in the file, decoded", |row, cells| {
        cells.text(Some(row.seen.text));
    }),
    plain(
        "time_class",
        Shape::Text,
        "`standard`, `rapid` or `blitz` by `TimeControl` and the edition; null if that does not tell",
        |row, cells| cells.text(row.seen.time_class().map(planilla::TimeClass::as_str)),
    ),
];

fn date(row: &Row<'_>) -> Parts {
    row.seen.headings.get("Date").map(Parts::of).unwrap_or_default()
}

fn tags(row: &Row<'_>, cells: &mut Cells) {
    cells.list(|cells| {
        for (name, value) in row.seen.headings.iter() {
            if let Some(value) = value {
                cells.fields(|fields| {
                    fields[0].text(Some(name));
                    fields[1].text(Some(value));
                });
            }
        }
    });
}

fn add_count(row: &Row<'_>, severity: Severity, cells: &mut Cells) {
    cells.int(Some(row.seen.count(severity)));
}

/// The pawns of an evaluation.
pub(crate) fn pawns(told: Option<Eval>) -> Option<f64> {
    match told? {
        Eval::Pawns(pawns) => Some(pawns),
        Eval::Mate(_) => None,
    }
}

/// The moves to mate of an evaluation.
pub(crate) fn mate(told: Option<Eval>) -> Option<i64> {
    match told? {
        Eval::Mate(moves) => Some(moves.into()),
        Eval::Pawns(_) => None,
    }
}
