//! From files to games: found in folders, unpacked as they stream, cut into games and worked on by several threads, with
//! the results in the order of the files. **Lacks chess**: what a game holds is for the workers to say.
//!
//! The walk: names → [`gather`] → [`Input`]s → [`Reader`] → batches of games → [`Worker`]s → results in order
//! ([`work_through`], or [`InOrder`] for who asks for one after the other).

mod batch;
mod foreign;
mod games;
mod gather;
mod in_order;
mod open;
mod part;
mod reader;
mod unreadable;
mod wide;
mod workers;

pub use batch::{Batch, FileOf};
pub use foreign::Foreign;
pub use games::Game;
pub use gather::{Gathered, Given, Input, endings, gather, is_input};
pub use in_order::InOrder;
pub use open::read_whole;
pub use part::{Part, parts};
pub use reader::{Kind, News, Reader};
pub use unreadable::Unreadable;
pub use workers::{MOST_WORKERS, Outcome, Pace, Tell, Worker, work_through};
