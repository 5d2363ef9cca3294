//! Reads and writes chess notation as people write it, in their languages. **Lacks positions**: what a written move
//! means on a board is asked elsewhere. The only place where nom is known.

pub mod language;
mod outcome;
mod result;
mod score;
mod span;
mod written;

pub use language::Language;
pub use outcome::Outcome;
pub use result::{read_result, result_phrase};
pub use score::{Dialect, Item, ItemKind, Key, Score, ScoreFault, ScoreFaultKind, Tag};
pub use span::Span;
pub use written::{Kind, Laxity, ManMove, Marks, Readings, Target, WrittenMove};
