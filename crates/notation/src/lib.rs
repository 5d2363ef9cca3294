//! Reads and writes chess notation as people write it, in their languages. **Lacks positions**: what a written move
//! means on a board is asked elsewhere. The only place where nom is known.

mod blocks;
mod calendar;
mod claim;
mod grammar;
mod json_fault;
pub mod language;
mod lexer;
mod lines;
mod nearest;
mod outcome;
mod points;
mod reason;
mod result;
mod score;
mod source;
mod span;
mod token;
mod write;
mod written;

pub use blocks::{Block, Blocks, BlocksIn, Input, sniff, sniff_in};
pub use calendar::days_in_month;
pub use claim::{ClaimFault, ClaimKind, ClaimOutcome, ClaimWhere, ClaimWord, WrittenClaim, claim_phrase, read_claim};
pub use grammar::comment::{Command, Commands, Eval, clock, commands, eval};
pub use grammar::first_lost_byte;
pub use grammar::json::{is_json_output, is_json_sheet, parse_json};
pub use grammar::moves::{Alphabet, Characters, MoveReader, PlainMove, alphabets, is_null_move, read_move, reader};
pub use grammar::pgn::{Movetext, Visitor, parse_pgn, unescape};
pub use grammar::sheet::{looks_like_move, parse_sheet};
pub use grammar::table::parse_table;
pub use grammar::time::{WrittenTime, time_unit, written_time};
pub use json_fault::{JsonFault, JsonWants};
pub use language::{Language, folded};
pub use lexer::Lexer;
pub use lines::{LineIndex, Position};
pub use nearest::nearest;
pub use outcome::Outcome;
pub use points::{read_points, read_score};
pub use reason::{EndReason, reason_of};
pub use result::{read_result, result_of_heading, result_phrase};
pub use score::{
    Dialect, Item, ItemKind, ItemReading, Key, Score, ScoreFault, ScoreFaultKind, TableForm, Tag, TimeKind,
};
pub use source::{Encoding, Source};
pub use span::Span;
pub use token::{Token, TokenKind};
pub use write::{Form, MoveFacts, Naming, Style, Told, write_move, write_move_to};
pub use written::{Kind, Laxity, ManMove, Marks, Readings, RelativeMove, Target, WrittenMove, Zone};
