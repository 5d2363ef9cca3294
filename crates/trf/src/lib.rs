//! Reads FIDE's tournament report files: TRF06 and TRF16, TRF26, and the codes that pairing programs add (TRF(x)). **Lacks
//! chess**: a report holds no moves, and nothing here knows any; lacks input and output, and lacks sentences: what is wrong
//! in a file is a [`Fault`], a kind with its place and its evidence as data.
//!
//! A report is text in fixed columns, one record a line, told by its first three columns. Sources: *Tournament Report File,
//! version 2026* (FIDE Handbook, `TRF26.pdf`, approved 2025-05-12) and C.04 Annex 2 (`TRF16`, approved 2015-08-10) for all
//! records with numbers and for national ratings; the advanced user manual of `JaVaFo` for the codes `XX.`.
//!
//! ```
//! let line = "001    1 mGM  Carlsen,Magnus                    2831 NOR     1503014 1990/11/30  1.0    1     2 w 1\r";
//! let read = planilla_trf::read(line.as_bytes(), None);
//! let player = &read.report.players[0];
//! assert_eq!((player.number, &*player.name, player.rating), (1, "Carlsen,Magnus", Some(2831)));
//! assert_eq!(player.rounds[0].opponent, Some(2));
//! // The file lacks the second player, and says nothing of the tournament.
//! assert!(read.faults.iter().any(|fault| fault.kind.name() == "opponent_unknown"));
//! ```

mod agree;
mod code;
mod columns;
mod date;
mod engine;
mod fault;
mod field;
mod fold;
mod follow;
mod layout;
mod lists;
mod player;
mod points;
mod reader;
mod report;
mod scoring;
mod sniff;
mod teams;
mod tournament;

#[cfg(test)]
mod tests;

pub use code::{Code, Colour};
pub use date::Date;
pub use fault::{Fault, FaultKind, Other};
pub use field::Field;
pub use points::Points;
pub use reader::{MOST_BYTES, MOST_FAULTS, MOST_LINES, Trf, read};
pub use report::{
    Abnormal, Acceleration, Bye, EngineCode, Forfeit, Lineup, National, Player, Prohibited, Report, Round, Team,
    TeamBye, TeamLine, Text, Tournament,
};
pub use scoring::{Event, Scoring};
pub use sniff::is_report;
