//! The page of all tables, made from their columns.

use crate::column::{TABLES, Table};

/// What holds for all tables.
const INTRODUCTION: &str = "\
# Tables

Made from the tables themselves by `planilla_table::tables_markdown`. `planilla export` writes them as Parquet files;
`planilla export --table moves --list-columns` prints these lists.

- **Rows** come in the order of the files, of the games in a file, and of the entries or findings in a game. Nothing is left
  out: a game that is refused or cannot be replayed has its row in `games`, and each of its entries one in `moves`.
- **Joins**: `file` and `game` name a game in all tables; in `moves`, `entry` names its entry.
- **Lists of a game align.** `moves`, `sans`, `written`, `statuses`, `clocks`, `evals` and `mates` have one item for each entry
  of the sheet, in its order, so that item *n* of each is about the same entry, and about the row of `moves` whose `entry` is
  *n* (from 1). An entry is a written move, a gap, or a move that the sheet leaves out and the rest of the game asks for. That
  is not always a ply: see `ply` in `moves`.
- **Null** means that it is not known, not told, or does not apply; an empty text was written so. A move that is not
  sure is null in `moves` and `sans`; its status and, in the table `moves`, its candidates say why. Each column may hold
  nulls. A list is never null; it may be empty.
- **Units**: clocks in seconds, evaluations in pawns from White's side, probabilities from 0 to 1. Lines, columns, plies, games
  and entries count from 1, bytes from 0. Dates are days of the calendar; where a part of a date is unknown, the day is null
  and `year`, `month` and `day` tell what is known.
- **Places** are bytes of the unpacked file, before decoding: `start` is the first, `end` one past the last.
- **Findings** are those that a check tells: notes only where they are asked for (`--notes`). Their messages are in the
  language asked for (`--messages`); all other words are the same in all languages.
- **Types** are named as in Spark and DuckDB. All are plain Arrow types; no dictionaries, no unsigned numbers.

";

/// The page of all tables, in Markdown: what holds for all, then each table with its columns.
///
/// ```
/// assert!(planilla_table::tables_markdown().contains("\n## `moves`\n"));
/// ```
pub fn tables_markdown() -> String {
    INTRODUCTION.to_owned() + &TABLES.map(Table::to_markdown).join("\n")
}
