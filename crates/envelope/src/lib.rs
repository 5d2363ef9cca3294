//! The envelope of an adjourned game: what the Laws want written on it, what is missing, and a way to seal a move that
//! nobody has to be trusted with. **Lacks chess**: the position and the move are texts here, and nothing says whether they
//! fit; lacks input and output. Sentences of what is wrong in a file are in English.
//!
//! Sources: Appendix A of the Laws of 1997, 2001 and 2005, the Guidelines of 2009, Appendix E of 2014 and Guidelines I since
//! 2017. Articles are named by their numbers of 2005 (`A2`) and of 2023 (`I.2`); [`article`] tells those of an edition.
//!
//! ```
//! use planilla_envelope::{Edition, Envelope, Field, Side};
//! let read = Envelope::read(b"white = \"Ana\"\nsealed_by = \"white\"\nmove_numbr = 41\nwhite_time_used = 118\n");
//! assert_eq!(read.envelope.sealed_by, Some(Side::White));
//! let faults: Vec<_> = read.faults.iter().map(ToString::to_string).collect();
//! assert_eq!(faults[0], "line 3: `move_numbr` is not a key of an envelope; did you mean `move_number`?");
//! assert_eq!(faults[1], "line 4: `white_time_used`: `118` is no time of a clock; write hours and minutes, and seconds if known, as `\"1:58:30\"`");
//! assert!(read.envelope.missing(Edition::NEWEST).iter().any(|missing| missing.field == Field::Black));
//! ```
//!
//! Sealing: [`seal`] gives a public file, which commits to the move and does not tell it, and a secret one; [`open`] proves
//! that they belong together. The format is written down byte by byte in `docs/sealing.md`.

mod canonical;
mod choice;
mod edition;
mod fault;
mod fields;
mod missing;
mod read;
mod seal;
mod template;
mod time;
mod value;

#[cfg(test)]
mod tests;

pub use choice::{Answer, Claim, Players, Score, Shown, Side, Standard, Who};
pub use edition::{Edition, Point, article};
pub use fault::{Expected, Fault, FaultKind};
pub use fields::{Envelope, Field};
pub use missing::{Condition, Missing};
pub use read::{MOST_BYTES, Read};
pub use seal::{
    Commitment, File, MOST_MOVE_BYTES, NONCE_BYTES, NonceError, NonceSource, OpenError, Opened, Public, Reason,
    Refused, SealError, Secret, SystemNonces, open, seal,
};
pub use template::TEMPLATE_LANGUAGES;
pub use time::{ClockTime, Date, DayTime, When};
pub use value::{Fen, MoveText};
