//! The laws. Each is a function that panics where its law is broken; the corpus, the properties and the fuzz targets
//! call the same ones.

#[cfg(feature = "tables")]
mod arrow;
mod board;
mod chance;
mod check;
mod conversion;
mod convert;
mod games;
mod repair;
mod sealed;
mod systems;
#[cfg(feature = "tables")]
mod tables;
mod text;
mod trf;

#[cfg(feature = "tables")]
pub use arrow::objects;
pub use board::{fen_round_trips, keys_are_identity, writing_is_read_back};
pub use chance::{Closure, chances_agree, closure};
pub use check::{check_keeps_every_cell, check_keeps_every_cell_as, json_is_that_of_the_rows};
pub use conversion::converted_games_are_the_same;
pub use convert::{convert_keeps_text, letters_alone_keep_the_move};
pub use games::{a_glance_agrees_with_a_check, games_agree_with_a_check, notes_add_only_notes};
pub use repair::{a_repair_keeps_every_cell, any_sheet_is_repaired};
pub use sealed::{a_needed_hint_is_needed, any_paper_is_judged, sealing_what_is_written_is_clear};
pub use systems::{algebraic_is_no_other_system, other_systems_are_read_back, systems_are_written_and_read_back};
#[cfg(feature = "tables")]
pub use tables::{columns_stand_alone, table_of, tables_say_what_rows_say, tables_say_what_rows_say_by};
pub use text::{
    blocks_tile, json_gives_what_stands_there, lexing_is_lossless, pgn_holds_every_byte, sheet_holds_every_byte,
    table_holds_every_byte,
};
pub use trf::{any_report_is_read, reports_are_read_back};
