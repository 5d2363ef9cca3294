//! Reads chess scoresheets and PGN, replays them under the FIDE Laws of Chess of the right edition, and says what
//! holds, what does not, why, and what was probably meant. **Lacks input and output**: bytes come in, rows go out.

mod announced;
mod answer;
mod arbiter;
mod check;
mod checked;
mod checkers;
mod claims;
mod clocks;
mod convert;
mod date;
mod dead;
mod detect;
pub mod docs;
mod edition;
mod envelope;
mod explain_illegal;
mod facts;
mod fast_play;
mod federation;
mod finding;
mod games;
mod history;
pub mod laws;
pub mod messages;
mod misread;
pub mod names;
pub mod numbers;
mod pair;
mod reading;
mod reason;
mod record;
pub mod repair;
mod repaired;
mod replay;
pub mod report;
mod rule;
mod rules;
mod sealed;
mod settings;
mod time_control;
mod touched;
mod written_board;

pub use answer::{Answer, NotAnAnswer, Unanswered, WhyUnanswered, repair_answered, repair_checked};
pub use check::{Asked, Checker, Clean, Glanced};
pub use checked::{Checked, Found, LanguageHow, LawsHow, Refusal};
pub use checkers::Checkers;
pub use claims::{Claim, Difference, Grounds, Intended, Verdict};
pub use clocks::{ClockTime, Clocks, OpenClocks};
pub use convert::{Converted, Doubted, Kept, convert, convert_move, translate};
pub use date::{NotADate, PartialDate};
pub use edition::{
    BothFlags, ClaimCost, Deed, Edition, EditionName, Fivefold, IllegalMove, InForce, Late, LateWord, LongForm,
    LowTime, Mark, NotAnEdition, OfEach, PromotionChoice, SetupCastling, TimeRange,
};
pub use envelope::{EnvelopeCase, EnvelopeJudgement, EnvelopeRemark, EnvelopeSheet, judge_envelope};
pub use explain_illegal::explain_in;
pub use facts::{facts, facts_for};
pub use federation::{Attendance, Federation, GameHeadings, Joined, Pairing, Roll};
pub use finding::{Applicability, Arg, Finding, Fix, Label, Message};
pub use games::{Fault, Game, Games, GamesIn, Moves, Played};
pub use history::{Drawn, FIFTY, History, Repetition, SEVENTY_FIVE, Stretch};
pub use messages::Messages;
pub use pair::{
    CellMeaning, Comparison, DifferenceKind, JointOutcome, JointPly, MissingMoves, PairFinding, SettledBy,
    SheetDifference, SheetHeadings, compare, side_of,
};
pub use planilla_trf as trf;
pub use planilla_trf::MOST_BYTES as MOST_REPORT_BYTES;
pub use reading::{Reading, read_in};
pub use reason::Reason;
pub use record::{Candidate, NumberFault, Ply, Record, Signals, Status};
pub use rule::{Cited, Context, Findings, Rule, Severity, Undecided};
pub use rules::RULES;
pub use sealed::{
    Chooser, MOST_SEALED_BYTES, OutcomeKind, RemarkKind, SealedEnd, SealedJudgement, SealedMove, SealedOutcome,
    SealedRemark, SealedStandard, SealedVerdict, judge_sealed, positions_before_end,
};
pub use settings::Settings;
pub use time_control::{Period, TimeClass, TimeControl};
pub use touched::{NotATouch, Reading as TouchReading, Touch, TouchFault, Touched, touched};
