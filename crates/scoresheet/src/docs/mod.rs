//! Documents made from the tables of the program: the rules, the languages, and the Laws.

mod envelope;
mod example;
mod headings;
mod languages;
mod laws;
mod pair;
mod rules;
mod said;
mod sealed;
mod written;

pub use crate::messages::messages_markdown;
pub use envelope::EnvelopeExample;
pub use example::Example;
pub use headings::group_about;
pub use languages::languages_markdown;
pub use laws::laws_markdown;
pub use pair::PairExample;
pub(crate) use rules::doubts;
pub use rules::{PAGE_LANGUAGES, groups, page_language, rule_file, rule_markdown, rules_markdown};
pub use said::said_markdown;
pub use sealed::SealedExample;
use written::blocks;
pub use written::{sheets, written_page};
