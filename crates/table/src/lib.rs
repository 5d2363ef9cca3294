//! Games, moves and findings as tables: Arrow record batches that stream, and Parquet files. The only place where Arrow
//! is known. **Lacks chess and files of its own**: what a game holds is said by `planilla`, games come from
//! `planilla-files`.
//!
//! A [`Table`] is a list of [`Column`]s, and each column a row of data: its name, what it holds, its shape and what fills
//! it. A [`Scan`] reads only what the chosen columns ask for.

mod cells;
mod clerk;
mod column;
mod findings;
mod games;
mod moves;
mod page;
#[cfg(feature = "parquet")]
mod parquet;
mod scan;
mod seen;
mod shape;
mod texts;
mod values;

pub use clerk::{Clerk, PACE, Page};
pub use column::{Chosen, Column, TABLES, Table, UnknownColumn};
pub use page::tables_markdown;
#[cfg(feature = "parquet")]
pub use parquet::{Parquet, write_parquet};
pub use scan::{Counts, Order, Scan, Unread};
pub use shape::{Shape, describe};
pub use texts::{Boards, Conversions, ReadColumns, Texts, check_texts, convert_texts, read_moves};

pub use arrow_array::{RecordBatch, RecordBatchReader};
pub use arrow_schema::{ArrowError, Schema, SchemaRef};
