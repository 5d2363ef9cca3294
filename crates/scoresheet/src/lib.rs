//! Reads chess scoresheets and PGN, replays them under the FIDE Laws of Chess of the right edition, and says what
//! holds, what does not, why, and what was probably meant. **Lacks input and output**: bytes come in, rows go out.

mod checked;
mod edition;
mod finding;
mod reason;
mod record;
mod rule;
mod settings;

pub use checked::{Checked, Found, LanguageHow, LawsHow, Refusal};
pub use edition::{Edition, EditionName};
pub use finding::{Applicability, Arg, Finding, Fix, Label, Message};
pub use reason::Reason;
pub use record::{Candidate, NumberFault, Ply, Record, Signals, Status};
pub use rule::{Cited, Context, Findings, Rule, Severity, Undecided};
pub use settings::Settings;
